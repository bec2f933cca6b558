"""The game turn: initiative, spawn phases, action phases, conquest."""

from __future__ import annotations

from gamelode.kernel import Ask, Choice, Dice, Frame, Next, Seat, cites, clause

from ..events import (
    ConquestBegun,
    FirstPlayerFound,
    GameEnded,
    InitiativeRolled,
    PhaseBegun,
    PhaseChosen,
    SpawningSkipped,
    TurnBegun,
    TurnScored,
    TurnTied,
    TurnWon,
)
from ..kinds import ACTION, NO_SPAWNING, TO_SHIFT, TO_STRIKE
from ..table import DreambladeTable, ThisPhase
from .combat.striking import Striking, cells_to_strike
from .scoring import cell_points, destruction_points
from .shifting import Shifting
from .spawning.phase import SpawnPhase, is_deserted


class Shift(Choice, frozen=True):
    """Shift: creatures may move"""


class Strike(Choice, frozen=True):
    """Strike: creatures may attack"""


SHIFT, STRIKE = Shift(), Strike()


class ShiftOrStrike(Ask[Shift | Strike]):
    """Do you shift or strike?"""

    @cites("ACT-02")
    def things(self, table: DreambladeTable, seat: Seat) -> list[Shift | Strike]:
        return [SHIFT, STRIKE]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> Shift | Strike:
        """A random player mostly strikes where somebody can, and mostly shifts elsewhere."""
        engaged = bool(cells_to_strike(table))
        return STRIKE if dice.below(4, "sample") < (3 if engaged else 1) else SHIFT


class Turns(Frame):
    """[TURN-01] Turn after turn, until somebody has won enough of them."""

    phases: int = 0  # action phases of this turn so far

    @clause("TURN-01", "INIT-01")
    def initiative(self, table: DreambladeTable, _: None) -> Next:
        """The turn begins with the initiative, in a phase that is shared by both."""
        table.turn += 1
        table.begin_phase(ThisPhase())
        table.tell(TurnBegun, table.turn)
        return Initiative()

    @clause("SPAWN-01", "INIT-05", "SPAWN-05", "DEAD-04", "R-98")
    def first_spawn(self, table: DreambladeTable, _: None) -> Next:
        """The first player spawns, then the second. If it is skipped, nothing of it takes place."""
        return None if table.skipped else SpawnPhase(seat=table.first)

    @clause("SPAWN-01", "INIT-05", "R-98")
    def second_spawn(self, table: DreambladeTable, _: None) -> Next:
        self.phases = 0
        return None if table.skipped else SpawnPhase(seat=1 - table.first)

    @clause("TURN-02", "ACT-01")
    def actions(self, table: DreambladeTable, _: None) -> Next:
        """Both action phases of the first player, then both of the second."""
        each = table.content.limits.action_phases
        if self.phases == 2 * each:
            return None
        seat = table.first if self.phases < each else 1 - table.first
        number = self.phases % each + 1
        self.phases += 1
        return self.goto(Turns.actions, after=ActionPhase(seat=seat, number=number))

    @clause("TURN-01", "CONQ-05", "ATK-07")
    def conquest(self, table: DreambladeTable, _: None) -> Next:
        """The turn ends with the conquest, which is shared again."""
        table.begin_phase(ThisPhase())
        table.tell(ConquestBegun)
        return self.goto(Turns.initiative, after=Conquest())


class Initiative(Frame):
    """[INIT-01] Each player rolls a die."""

    @clause("INIT-01", "R-03")
    def roll(self, table: DreambladeTable, _: None) -> Next:
        self.throw(table)
        return None

    @clause("FIRST-01", "R-15", "R-106")
    def roll_ones_again(self, table: DreambladeTable, _: None) -> Next:
        """In the first turn every 1 is rolled again; by a tournament option also after spawning was skipped."""
        is_barred = table.turn == 1 or (table.no_double_skip and table.skipped)
        if not is_barred or NO_SPAWNING not in table.rolls:
            return None
        south, north = (self.die(table) if roll == NO_SPAWNING else roll for roll in table.rolls)
        self.show(table, south, north)
        return self.goto(Initiative.roll_ones_again)

    @clause("INIT-03", "INIT-04", "FIRST-02", "R-14", "R-15")
    def roll_ties_again(self, table: DreambladeTable, _: None) -> Next:
        """A tie goes to whoever has won more turns; otherwise, and in the first turn, both roll again."""
        south, north = table.rolls
        if south != north or (table.wins[0] != table.wins[1] and table.turn > 1):
            return None
        self.throw(table)
        return self.goto(Initiative.roll_ones_again)

    @clause("INIT-02", "INIT-03", "INIT-05", "R-14")
    def decide(self, table: DreambladeTable, _: None) -> Next:
        """The higher roll comes first. A 1 cancels spawning; only the final rolls count."""
        south, north = table.rolls
        ahead = table.wins if south == north else table.rolls
        table.first = 0 if ahead[0] > ahead[1] else 1
        table.skipped = NO_SPAWNING in table.rolls
        table.tell(FirstPlayerFound, table.first)
        if table.skipped:
            table.tell(SpawningSkipped)
        return None

    def die(self, table: DreambladeTable) -> int:
        return table.dice.pick(table.content.initiative_die, "initiative")

    def throw(self, table: DreambladeTable) -> None:
        self.show(table, self.die(table), self.die(table))

    def show(self, table: DreambladeTable, south: int, north: int) -> None:
        table.rolls = south, north
        table.tell(InitiativeRolled, south, north)


class ActionPhase(Frame):
    """[ACT-02] A player shifts or strikes, with all creatures alike."""

    seat: Seat
    number: int = 1

    @clause("ACT-01", "ACT-02", "ATK-07")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        table.begin_phase(ThisPhase(kind=ACTION, seat=self.seat, number=self.number))
        table.tell(PhaseBegun, self.seat, ACTION, self.number)
        return ShiftOrStrike(seat=self.seat)

    @clause("ACT-02", "ACT-03", "ACT-04")
    def act(self, table: DreambladeTable, choice: Shift | Strike) -> Next:
        """The choice holds for the whole phase."""
        shifts = isinstance(choice, Shift)
        table.phase.act = TO_SHIFT if shifts else TO_STRIKE
        table.tell(PhaseChosen, self.seat, table.phase.act)
        return Shifting(seat=self.seat) if shifts else Striking(seat=self.seat)


class Conquest(Frame):
    """[CONQ-01] Points for cells and for destroyed enemies decide the turn."""

    @clause("CONQ-01", "CONQ-02", "CONQ-05")
    def count(self, table: DreambladeTable, _: None) -> Next:
        """Both count their points, for cells and for destroyed enemies."""
        for seat in (0, 1):
            table.tell(TurnScored, seat, cell_points(table, seat), destruction_points(table, seat))
        return None

    @clause("CONQ-01", "CONQ-02", "CONQ-05", "CONQ-06", "DEAD-02")
    def score(self, table: DreambladeTable, _: None) -> Next:
        """More points win the turn, whatever the margin; equal points win nobody anything."""
        totals = [cell_points(table, seat) + destruction_points(table, seat) for seat in (0, 1)]
        table.score_fallen()
        table.unwon += 1
        if totals[0] == totals[1]:
            table.tell(TurnTied)
            return None
        winner = 0 if totals[0] > totals[1] else 1
        table.unwon = 0
        table.wins[winner] += 1
        table.tell(TurnWon, winner, table.wins[winner])
        return None

    @clause("WIN-01", "R-90", "R-105", "R-111")
    def end(self, table: DreambladeTable, _: None) -> Next:
        """Six turns win the game. If no turn can be won any more, or a limit is reached, it is a draw."""
        if max(table.wins) >= table.content.limits.turns_to_win:
            table.over = "WIN-01"
        elif table.turn_cap and table.turn >= table.turn_cap:
            table.over = "R-90"
        elif table.unwon >= table.content.safety.unwon_turns:
            table.over = "R-111"
        elif is_deserted(table):
            table.over = "R-105"
        if table.over:
            table.tell(GameEnded, table.over)
        return None
