"""The crew: Dwarves, secondary weapons, start equipment."""

from __future__ import annotations

from typing import Annotated

from gamelode.kernel import Ask, Choice, Frame, Next, Seat, cites, clause

from ..events.dwarves import DwarfChosen
from ..kinds import DwarfKind
from ..table import DeepRockTable, Dwarf

WeaponName = Annotated[int, "weapon"]


class BeDwarf(Choice, frozen=True):
    """The {dwarf}"""

    dwarf: DwarfKind


class WhichDwarf(Ask[BeDwarf]):
    """Which Dwarf are you?"""

    only_if_choice = True

    @cites("CREW-01")
    def things(self, table: DeepRockTable, seat: Seat) -> list[BeDwarf]:
        taken = {dwarf.kind for dwarf in table.dwarves}
        return [BeDwarf(kind) for kind in range(len(table.content.dwarf_ids)) if kind not in taken]


class Arm(Choice, frozen=True):
    """{weapon}"""

    weapon: WeaponName


class WhichWeapon(Ask[Arm]):
    """Which secondary weapon do you take?"""

    @cites("CREW-02", "CREW-10", "R-83")
    def things(self, table: DeepRockTable, seat: Seat) -> list[Arm]:
        return [Arm(weapon) for weapon in table.weapons]


class Crew(Frame):
    """[CREW-01] The players take their Dwarves and secondary weapons."""

    first: Seat
    kinds: tuple[int, ...]
    done: int = 0

    @clause("CREW-01", "R-48")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """In turn order; no Dwarf is used twice."""
        if self.done == len(table.dwarves):
            return self.finish()
        seat = self._seat(table)
        if self.kinds:
            table.dwarves[seat].kind = self.kinds[seat]
            return None
        return WhichDwarf(seat=seat)

    @clause("CREW-01")
    def be(self, table: DeepRockTable, choice: BeDwarf | None) -> Next:
        """The player takes the Dwarf's board and miniature."""
        seat = self._seat(table)
        if choice is not None:
            table.dwarves[seat].kind = choice.dwarf
        table.tell(DwarfChosen, seat, table.dwarves[seat].kind)
        return None

    @clause("CREW-02", "SETUP-03", "R-83")
    def arm(self, table: DeepRockTable, _: None) -> Next:
        """Each weapon exists once, in an open supply."""
        if not self.done:
            table.weapons = list(range(len(table.content.files.secondary)))
        return WhichWeapon(seat=self._seat(table))

    @clause("CREW-02")
    def armed(self, table: DeepRockTable, choice: Arm) -> Next:
        """The weapon starts on its normal side."""
        table.dwarves[self._seat(table)].weapon = choice.weapon
        table.weapons.remove(choice.weapon)
        self.done += 1
        return self.goto(Crew.choose)

    def _seat(self, table: DeepRockTable) -> Seat:
        return (self.first + self.done) % len(table.dwarves)


@cites("CREW-02", "CREW-03", "CREW-04", "DIVE-07")
def equip(table: DeepRockTable) -> None:
    """The normal start equipment: whatever a Dwarf had before is gone."""
    numbers = table.content.numbers
    table.dwarves = [
        Dwarf(
            kind=old.kind,
            weapon=old.weapon,
            health=numbers.health,
            primary=numbers.primary,
            secondary=numbers.secondary,
        )
        for old in table.dwarves
    ]
