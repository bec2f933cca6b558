"""What the actions of all units have in common."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Choice, Frame, Refusal, cites

from ..kinds import DEBRIS, Kind, Rock, Unit, kind_of
from ..table import BeltTable

WRONG_KIND = Refusal("TURN-08")
NOT_TOUCHING = Refusal("R-14")
OTHER_ORE = Refusal("HAUL-05")


class Work(Choice, frozen=True):
    """An action of a unit: it knows whether the unit can take it, and which rule it begins."""

    kinds: ClassVar[tuple[Kind, ...]] = ()  # of units that can do it

    def why_not(self, table: BeltTable, unit: Unit) -> Refusal | None:
        """Why this unit cannot do it where it stands; the kind has been looked at before."""
        raise NotImplementedError

    def frame(self, unit: Unit) -> Frame | None:
        """The rule that it begins; to do nothing begins none."""
        raise NotImplementedError


@cites("ATT-02", "R-14", "R-45", "SCOUT-03", "DRILL-03", "HAUL-02")
def why_not_reach(table: BeltTable, unit: Unit, rock: Rock) -> Refusal | None:
    """To work on an asteroid a unit must touch it. Debris is no asteroid any more."""
    there = rock in table.on_board and table.size[rock] != DEBRIS
    return None if there and table.touches_rock(unit, rock) else NOT_TOUCHING


@cites("ATT-01", "ATT-02", "R-46")
def attach(table: BeltTable, unit: Unit, rock: Rock) -> None:
    """From now on the unit is carried along by what it works on."""
    table.rides[unit] = rock


@cites("HAUL-04", "HAUL-05", "R-52")
def why_not_stow(table: BeltTable, hauler: Unit, ore: int, loads: int = 1) -> Refusal | None:
    """A hauler holds a few loads, all of one ore."""
    aboard, room = table.loads[hauler], table.content.capacity[kind_of(hauler)]
    if aboard and table.ore[hauler] != ore:
        return OTHER_ORE
    return Refusal("HAUL-04", (room - aboard,)) if aboard + loads > room else None


def is_on_board(table: BeltTable, unit: Unit) -> bool:
    """Whether there is such a unit, and it is on the board."""
    return 0 <= unit < len(table.number) and table.number[unit] > 0
