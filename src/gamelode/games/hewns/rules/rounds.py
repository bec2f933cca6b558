"""Rounds: New turn, Recovery, Auction, Actions."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, clause

from ..events import Harvested, RoundBegan, TurnBegan
from ..kinds import Hewn
from ..table import HewnsTable
from .auction.auction import Auction
from .auction.turn_order import show_order_card
from .player_turn import PlayerTurn
from .recovery import Recovery
from .technology.transmit import Gaining


class Rounds(Frame):
    """[ROUND-01] Four phases a round, until the scenario ends the game."""

    harvesting: tuple[Hewn, ...] = ()

    @clause("ROUND-01", "ROUND-02", "HARV-01", "HARV-02", "R-51")
    def new_turn(self, table: HewnsTable, _: None) -> Next:
        """The marker moves on, and every player gets the same dirty Substract."""
        table.round += 1
        income = table.numbers.income_dirty_by_round[table.round - 1]
        for seat in range(table.seats):
            table.dirty[seat] += income
            table.dirty_out += income
        table.tell(RoundBegan, table.round, income)
        return None

    @clause("HARV-03", "R-86")
    def harvesters(self, table: HewnsTable, _: None) -> Next:
        """Each healthy Hewn on the board brings its owner some more."""
        self.harvesting = tuple(
            hewn
            for seat in range(table.seats)
            for hewn in table.own_hewns(seat)
            if table.space[hewn] >= 0 and not table.damaged[hewn]
        )
        return None

    @clause("HARV-03", "HARV-04")
    def harvest(self, table: HewnsTable, _: None) -> Next:
        """Each token is kept on the Hewn or transmitted on the spot."""
        if not self.harvesting:
            return None
        hewn, self.harvesting = self.harvesting[0], self.harvesting[1:]
        table.tell(Harvested, table.owner[hewn], hewn)
        more = table.numbers.income_dirty_per_healthy_hewn_on_board
        return self.goto(Rounds.harvest, after=Gaining(hewn=hewn, dirty=more))

    @clause("ROUND-03", "RECO-01")
    def recover(self, table: HewnsTable, _: None) -> Next:
        """Damaged and stunned Hewns may recover."""
        return Recovery()

    @clause("ROUND-04")
    def auction(self, table: HewnsTable, _: None) -> Next:
        """The auction is held and turn order is settled."""
        return Auction()

    @clause("ROUND-05")
    def actions(self, table: HewnsTable, _: None) -> Next:
        """Players take their turns in turn order."""
        return ActionsPhase()

    @clause("END-01", "END-02", "R-41")
    def end(self, table: HewnsTable, _: None) -> Next:
        """After the last turn of the last round the game is over."""
        if table.round >= table.rules.rounds:
            table.over = "END-02"
            return None
        return self.goto(Rounds.new_turn)


class ActionsPhase(Frame):
    """[ROUND-05] Each player in turn order moves and acts with all Hewns."""

    number: int = 0

    @clause("ROUND-05", "ORDER-03", "ORDER-04")
    def next_player(self, table: HewnsTable, _: None) -> Next:
        """The player with the next turn order card shows it and takes a turn."""
        self.number += 1
        if self.number > table.seats:
            table.active = -1
            return self.finish()
        seat = table.order_card.index(self.number)
        show_order_card(table, seat)
        table.active, table.acted = seat, 0
        table.tell(TurnBegan, seat)
        return self.goto(ActionsPhase.next_player, after=PlayerTurn(seat=seat))
