"""Dice of an attack are rolled; Fortunate creatures may have some of them rolled again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, PASS, Ask, Choice, Dice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...events import AttackRerolled, AttackRolled
from ...kinds import BLADE, MISS, Faces, Mini
from ...table import DreambladeTable
from ..choosing import Target


@cites("STRIKE-05", "STRIKE-06")
def damage_of(dice: Iterable[int]) -> int:
    """Numbers deal damage; blades and misses do not."""
    return sum([face for face in dice if face > 0])


class Reroll(Choice, frozen=True):
    """Roll these again: {dice}"""

    dice: tuple[int, ...]  # their places, the first being 0


class MayReroll(Ask[Reroll | Pass]):
    """{mini} is Fortunate: which of {faces} do you roll again, at most {most}?"""

    mini: Mini
    faces: Faces
    most: int

    is_open: ClassVar[bool] = True

    @cites("FORTUNATE-01", "FORTUNATE-02")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: Reroll | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        places = choice.dice
        if not places or len(set(places)) != len(places) or not all(0 <= place < len(self.faces) for place in places):
            return NOT_OFFERED
        return None if len(places) <= self.most else Refusal("FORTUNATE-01", (self.most,))

    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Reroll | Pass]:
        """The worst one, two, ... of the dice, with blades counted better or worse than numbers."""
        places = range(len(self.faces))
        worst = sorted(places, key=lambda place: (self.faces[place] != MISS, self.faces[place]))
        spare_blades = sorted(places, key=lambda place: (self.faces[place] == BLADE, self.faces[place]))
        counts = range(1, min(self.most, len(self.faces)) + 1)
        found = [tuple(sorted(order[:count])) for count in counts for order in (worst, spare_blades)]
        return [PASS, *(Reroll(dice) for dice in dict.fromkeys(found))]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> Reroll | Pass:
        count = dice.below(min(self.most, len(self.faces)) + 1, "sample")
        places = dice.shuffled(range(len(self.faces)), "sample")[:count]
        return Reroll(tuple(sorted(places))) if places else PASS


class WhoIsFortunate(Ask[Target]):
    """You have rolled {faces}: which Fortunate creature comes first?"""

    faces: Faces
    minis: tuple[Mini, ...]

    only_if_choice: ClassVar[bool] = True

    @cites("ABG-04", "R-70")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Target]:
        return [Target(mini) for mini in self.minis]


class Rolling(Frame):
    """[STRIKE-04] Attack dice are rolled. Finishes with their faces."""

    seat: Seat
    count: int
    lucky: tuple[tuple[Mini, int], ...] = ()  # Fortunate creatures in the attack, each with its number of dice
    faces: Faces = ()

    @clause("STRIKE-04", "R-02", "R-35")
    def roll(self, table: DreambladeTable, _: None) -> Next:
        """The dice are rolled; their number is fixed now."""
        self.faces = table.dice.roll(table.content.attack_die, self.count, "attack")
        if self.faces:
            table.tell(AttackRolled, self.seat, self.faces)
        return None

    @clause("FORTUNATE-01", "FORTUNATE-03", "ABG-04", "R-70")
    def order(self, table: DreambladeTable, _: None) -> Next:
        """Each Fortunate creature in turn; where they differ, their controller says which comes first."""
        if not self.lucky or not self.faces:
            return self.finish(self.faces)
        if len({most for _, most in self.lucky}) == 1:
            return None
        return WhoIsFortunate(seat=self.seat, faces=self.faces, minis=tuple(dict.fromkeys(m for m, _ in self.lucky)))

    @clause("FORTUNATE-01", "FORTUNATE-02", "R-70")
    def choose(self, table: DreambladeTable, choice: Target | None) -> Next:
        """The next Fortunate creature has its dice chosen."""
        mini, most = next(one for one in self.lucky if choice is None or one[0] == choice.mini)
        place = self.lucky.index((mini, most))
        self.lucky = self.lucky[:place] + self.lucky[place + 1 :]
        return MayReroll(seat=self.seat, mini=mini, faces=self.faces, most=most)

    @clause("FORTUNATE-01", "FORTUNATE-02", "R-70")
    def again(self, table: DreambladeTable, choice: Reroll | Pass) -> Next:
        """The dice chosen are rolled again together, and stand."""
        if isinstance(choice, Reroll):
            faces = list(self.faces)
            for place in choice.dice:
                faces[place] = table.dice.pick(table.content.attack_die, "attack")
            self.faces = tuple(faces)
            table.tell(AttackRerolled, self.seat, self.faces)
        return self.goto(Rolling.order)


@cites("FORTUNATE-01", "R-70")
def lucky(table: DreambladeTable, minis: Iterable[Mini]) -> tuple[tuple[Mini, int], ...]:
    """Fortunate abilities of attackers, each with its number of dice."""
    return tuple([(mini, most) for mini in minis for most in table.traits(mini).fortunate])
