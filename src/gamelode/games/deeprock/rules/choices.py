"""What a player points at: a space, a creature, a way; and how he is called himself."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Seat

from ..kinds import Creature, Space, Way
from ..table import DeepRockTable


class At(Choice, frozen=True):
    """At {space}"""

    space: Space


class This(Choice, frozen=True):
    """{creature}"""

    creature: Creature


class Along(Choice, frozen=True):
    """By way of {way}"""

    way: Way


class AskWhere(Ask[At]):
    """Where?"""

    spaces: tuple[Space, ...]
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[At]:
        return [At(space) for space in self.spaces]


class You(Struct, frozen=True):
    """you"""


class Mate(Struct, frozen=True):
    """{seat}"""

    seat: Seat


def called(seat: Seat, asked: Seat) -> Struct:
    """A player in a question to a player, who may be the same."""
    return You() if seat == asked else Mate(seat)
