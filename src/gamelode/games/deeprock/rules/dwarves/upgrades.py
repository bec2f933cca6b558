"""Weapon Upgrades: taking, fitting and giving them up."""

from __future__ import annotations

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Seat, clause

from ...events.dwarves import UpgradeFitted, UpgradeFound, UpgradeGivenUp
from ...kinds import UNKNOWN, Space, UpgradeKind
from ...kinds import Slot as SlotName
from ...table import DeepRockTable


class Fit(Choice, frozen=True):
    """Fit it to the {slot}"""

    slot: SlotName


class Replace(Choice, frozen=True):
    """Fit it to the {slot} instead of {old}"""

    slot: SlotName
    old: UpgradeKind


class FitWhere(Ask[Fit | Replace | Pass]):
    """Which weapon gets the upgrade?"""

    def things(self, table: DeepRockTable, seat: Seat) -> list[Fit | Replace | Pass]:
        fitted, slots = table.dwarves[seat].fitted, table.content.tokens.slots
        free: list[Fit | Replace | Pass] = [Fit(slot) for slot in (0, 1) if len(fitted[slot]) < slots]
        if free:
            return free
        return [PASS, *(Replace(slot, old) for slot in (0, 1) for old in sorted(set(fitted[slot])))]


class Fitting(Frame):
    """[UPG-02] A Dwarf takes a Weapon Upgrade."""

    seat: Seat
    space: Space

    @clause("UPG-02", "HID-04", "HID-05")
    def take(self, table: DeepRockTable, _: None) -> Next:
        """The upgrade is turned over, and put on a weapon with a free slot."""
        if table.upgrades[self.space] == UNKNOWN:
            table.upgrades[self.space] = table.dice.draw(table.upgrade_bag, "upgrades")
            table.tell(UpgradeFound, self.seat, table.upgrades[self.space])
        return FitWhere(seat=self.seat)

    @clause("UPG-02", "UPG-03", "R-30")
    def fit(self, table: DeepRockTable, choice: Fit | Replace | Pass) -> Next:
        """A Dwarf without a free slot discards another upgrade, or leaves this one face up."""
        if isinstance(choice, Pass):
            return None
        new = table.upgrades.pop(self.space)
        if isinstance(choice, Replace):
            take_off(table, self.seat, choice.slot, choice.old)
            table.upgrade_box.append(choice.old)
            table.tell(UpgradeGivenUp, self.seat, choice.old, choice.slot)
        put_on(table, self.seat, choice.slot, new)
        table.tell(UpgradeFitted, self.seat, new, choice.slot)
        return None


def put_on(table: DeepRockTable, seat: Seat, slot: int, kind: int) -> None:
    fitted = [list(kinds) for kinds in table.dwarves[seat].fitted]
    fitted[slot] = sorted([*fitted[slot], kind])
    table.dwarves[seat].fitted = (tuple(fitted[0]), tuple(fitted[1]))


def take_off(table: DeepRockTable, seat: Seat, slot: int, kind: int) -> None:
    fitted = [list(kinds) for kinds in table.dwarves[seat].fitted]
    fitted[slot].remove(kind)
    table.dwarves[seat].fitted = (tuple(fitted[0]), tuple(fitted[1]))
