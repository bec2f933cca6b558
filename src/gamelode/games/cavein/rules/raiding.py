"""Raid a Base."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ..events import BaseRaided, LeaderReturned, TotemTaken
from ..kinds import IN_BOX, Card
from ..table import CaveInTable
from .taking_crystals import TakingCrystal

AFTER_ACTION = Refusal("R-29")
RAIDED = Refusal("RAID-01")
EMPTY_BASE = Refusal("R-08")
SAME_BASE = Refusal("ARTC-04")


@cites("RAID-01", "RAID-05", "ACT-03", "R-08", "R-29")
def why_not_raid(table: CaveInTable, base: Seat) -> Refusal | None:
    """Before any normal action, on any Base with a card, a full hand notwithstanding."""
    if table.turn.actions:
        return AFTER_ACTION
    if table.turn.raided:
        return RAIDED
    return None if 0 <= base < len(table.players) and table.players[base].base else EMPTY_BASE


class RaidAgain(Choice, frozen=True):
    """Raid the Base of {base} too"""

    base: Seat


class WhichSecondRaid(Ask[RaidAgain | Pass]):
    """Do you Raid a second Base?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[RaidAgain | Pass]:
        return [PASS, *map(RaidAgain, range(len(table.players)))]

    def why_not(self, table: CaveInTable, seat: Seat, choice: RaidAgain | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        if choice.base in table.turn.raided:
            return SAME_BASE
        return None if 0 <= choice.base < len(table.players) and table.players[choice.base].base else EMPTY_BASE


class Raiding(Frame):
    """[RAID-01] A player Raids a Base, the own one or another's."""

    seat: Seat
    base: Seat
    returned: Card = -1  # the Leader
    crystals: int = 0  # taken by the Baton of Coaxing
    loot_left: int = 0  # cards that still come off the top

    @clause("RAID-01", "RAID-05")
    def announce(self, table: CaveInTable, _: None) -> Next:
        """A Base is named, and everybody knows of it."""
        table.turn.raided += (self.base,)
        table.tell(BaseRaided, self.seat, self.base)
        return None

    @clause("RAID-01", "RAID-02", "RAID-06", "RAID-08", "GOLD-01", "GOLD-02", "R-11", "R-13", "R-43")
    def leader(self, table: CaveInTable, _: None) -> Next:
        """Its Leader goes back to the hand of whoever owns the Base, even beyond the limit."""
        leader = table.players[self.base].base.pop()
        hand = table.players[self.base].hand
        hand.append(leader)
        hand.sort()
        table.tell(LeaderReturned, self.base, leader)
        self.returned = leader
        return None

    @clause("RAID-03", "R-09", "R-10", "R-52")
    def totem(self, table: CaveInTable, _: None) -> Next:
        """The raider takes the Totem of the returned Leader's colour, from its holder or from beside the board."""
        colour = table.content.faction[self.returned]
        if table.totems[colour] not in (self.seat, IN_BOX):
            table.totems[colour] = self.seat
            table.tell(TotemTaken, self.seat, colour)
        return None

    @clause("RAID-04", "RAID-05", "RAID-09", "R-11", "R-12", "R-57")
    def count_loot(self, table: CaveInTable, _: None) -> Next:
        """The raider loots until the Base is empty or the own hand is full."""
        victim = table.players[self.base]
        most = table.room(self.seat)
        if self.base != self.seat and victim.perks.raid_cap is not None:
            most = min(most, victim.perks.raid_cap)
        self.loot_left = max(min(most, len(victim.base)), 0)
        return None

    @clause("RAID-04", "RAID-09")
    def loot(self, table: CaveInTable, _: None) -> Next:
        """Cards come off the top one by one; the rest stays in order."""
        if not self.loot_left:
            return None
        self.loot_left -= 1
        table.take_into_hand(self.seat, table.players[self.base].base.pop(), "the Base")
        return self.goto(Raiding.loot)

    @clause("ARTC-05", "ARTC-06", "R-47")
    def coax(self, table: CaveInTable, _: None) -> Next:
        """The Baton of Coaxing gives a crystal for each Base raided."""
        costs = table.players[self.seat].perks.raid_crystals
        if self.crystals == len(costs):
            return None
        self.crystals += 1
        return self.goto(Raiding.coax, after=TakingCrystal(seat=self.seat, cost=costs[self.crystals - 1]))

    @clause("ARTC-04", "R-48")
    def again(self, table: CaveInTable, _: None) -> Next:
        """With Enhanced Vision a second, different Base may be raided at once."""
        if table.players[self.seat].perks.second_raid and len(table.turn.raided) == 1:
            return WhichSecondRaid(seat=self.seat)
        return self.finish()

    @clause("ARTC-04", "ARTC-05")
    def second(self, table: CaveInTable, choice: RaidAgain | Pass) -> Next:
        """The second Raid follows all rules of a Raid."""
        return Raiding(seat=self.seat, base=choice.base) if isinstance(choice, RaidAgain) else None
