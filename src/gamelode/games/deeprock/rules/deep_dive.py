"""The Deep Dive: missions one after another."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, clause

from ..board.hexes import BIT
from ..events.dwarves import UpgradeGivenUp
from ..kinds import LOSS, UpgradeKind
from ..kinds import Slot as SlotName
from ..table import DeepRockTable
from .crew import Crew, equip
from .dwarves.upgrades import take_off
from .layout import Mission


class PlayAgain(Ask[Pass | Yes]):
    """Do you try the mission again, with fresh Dwarves?"""

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class DropUpgrade(Choice, frozen=True):
    """Give up {upgrade} of the {slot}"""

    slot: SlotName
    upgrade: UpgradeKind


class DropWhich(Ask[DropUpgrade]):
    """Which upgrade do you give up for a Throwable?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[DropUpgrade]:
        fitted = table.dwarves[seat].fitted
        return [DropUpgrade(slot, kind) for slot in (0, 1) for kind in sorted(set(fitted[slot]))]


class DeepDive(Frame):
    """[DIVE-01] Missions one after another, without rest in between."""

    missions: tuple[int, ...]
    first: Seat
    robot: bool
    kinds: tuple[int, ...]
    place: int = 0
    fresh: bool = True
    seat: Seat = 0

    outlasts = True

    @clause("CREW-01", "DIVE-01")
    def crew(self, table: DeepRockTable, _: None) -> Next:
        """The players take their Dwarves, once."""
        return Crew(first=self.first, kinds=self.kinds)

    @clause("CREW-03", "DIVE-07")
    def equip(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarves get the normal start equipment."""
        equip(table)
        self.fresh = True
        return None

    @clause("DIVE-01", "DIVE-02", "DIVE-03", "DIVE-05")
    def mission(self, table: DeepRockTable, _: None) -> Next:
        """What a Dwarf has is what he starts the mission with."""
        return Mission(mission=self.missions[self.place], first=self.first, robot=self.robot, fresh=self.fresh)

    @clause("DIVE-07", "R-77")
    def after(self, table: DeepRockTable, reason: str) -> Next:
        """A failed mission may be replayed; a minor success counts as completed."""
        if table.result == LOSS:
            return PlayAgain(seat=self.first)
        table.completed += 1
        self.fresh = False
        if table.completed == len(self.missions):
            table.over = reason
        return self.goto(DeepDive.reward)

    @clause("DIVE-07")
    def again(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """The dive begins again with fresh Dwarves; everything gained before is lost."""
        if answer == YES:
            return self.goto(DeepDive.equip)
        table.over = "DIVE-07"
        return None

    @clause("DIVE-06", "R-77")
    def reward(self, table: DeepRockTable, _: None) -> Next:
        """A Rock & Stone card for everyone who made it home; who was left behind rejoins with one Health."""
        for seat, dwarf in enumerate(table.dwarves):
            if table.map.pod & BIT[dwarf.space]:
                table.draw_shout(seat)
                dwarf.health = max(dwarf.health, 1)
            else:
                dwarf.health = 1
        self.seat = 0
        return None

    @clause("DIVE-04")
    def upgrades(self, table: DeepRockTable, _: None) -> Next:
        """Each Dwarf keeps one Weapon Upgrade."""
        while self.seat < len(table.dwarves):
            if sum(map(len, table.dwarves[self.seat].fitted)) > 1:
                return DropWhich(seat=self.seat)
            self.seat += 1
        self.place += 1
        return self.goto(DeepDive.mission)

    @clause("DIVE-04")
    def compensate(self, table: DeepRockTable, choice: DropUpgrade) -> Next:
        """Each further one is paid for with a Throwable."""
        take_off(table, self.seat, choice.slot, choice.upgrade)
        table.upgrade_box.append(choice.upgrade)
        table.tell(UpgradeGivenUp, self.seat, choice.upgrade, choice.slot)
        table.draw_throwable(self.seat)
        return self.goto(DeepDive.upgrades)
