"""Mining."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Act, Ask, Frame, Next, Pass, Refusal, Seat, Yes, cites, clause

from ...dice import AttackDie, worth
from ...events import GemTaken, MiningRolled
from ...kinds import CLAW, GEM, GEM_FACE, GOZZBAG, NO_CARD, NO_MINE, Hewn, Source, Space, some_of
from ...table import HewnsTable
from ..action_points import NO_ABILITY, spend, why_not_on_board, why_not_spend
from ..encounters.attack import Reroll, RerollDie, reroll
from ..heart_cards import take_gem
from ..technology.transmit import Gaining
from .danger_dice import DangerDice

NO_MINE_HERE = Refusal("MINE-01")
MINED = Refusal("MINE-02")
NO_GOZZBAG = Refusal("GOZZ-01")


@cites(
    "CARD-05",
    "CARD-06",
    "CLAW-01",
    "CLAW-02",
    "CLAW-03",
    "MINE-03",
    "MINE-08",
    "MINE-10",
    "MINE-11",
    "MINE-12",
    "SWARM-03",
)
def mining_dice(table: HewnsTable, hewn: Hewn, *, aggressive: bool, electric: bool) -> tuple[tuple[Source, ...], int]:
    """Where the mining dice come from, and how many danger dice are rolled."""
    claws = table.count(hewn, CLAW) * table.content.mining_dice[CLAW]
    bonus = max(table.mine[table.space[hewn]], 0)
    own: tuple[Source, ...] = ((table.content.mining[hewn], "card"), (claws, "claws"), (bonus, "mine"))
    chosen: tuple[Source, ...] = ((int(aggressive), "aggressive"), (int(electric), "gozzbag"))
    return some_of((*own, *chosen)), 1 + aggressive + electric


@cites("MINE-01", "CLAW-02", "AP-04")
def can_mine(table: HewnsTable, hewn: Hewn) -> bool:
    return bool(table.content.mining[hewn] or table.count(hewn, CLAW))


@cites("MINE-01", "MINE-02", "MINE-08", "MINE-09", "MINE-16", "GOZZ-01", "COST-01", "AP-06", "CALM-02")
class Mine(Act, frozen=True):
    """Mine{how}"""

    aggressive: bool = False
    electric: bool = False

    @property
    def how(self) -> str:
        return " aggressively" * self.aggressive + " with Major Gozzbag" * self.electric

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not can_mine(table, hewn):
            return NO_ABILITY
        if table.mine[table.space[hewn]] == NO_MINE:
            return NO_MINE_HERE
        if table.turn.mined >= table.content.limits.mine_per_hewn_turn:
            return MINED
        if self.electric and not table.count(hewn, GOZZBAG):
            return NO_GOZZBAG
        return why_not_spend(table, table.content.cost.mine)

    def frame(self, seat: Seat) -> Frame:
        return BeginMining(aggressive=self.aggressive, electric=self.electric)


MINE = (Mine(), Mine(True))


MINE_WITH_GOZZBAG = (*MINE, Mine(False, True), Mine(True, True))


class BeginMining(Frame):
    """[MINE-09] How it mines is chosen before any dice are rolled."""

    aggressive: bool
    electric: bool

    @clause("MINE-09", "MINE-16")
    def mine(self, table: HewnsTable, _: None) -> Next:
        return self.become(Mining(hewn=table.turn.hewn, aggressive=self.aggressive, electric=self.electric))


class MayTakeGem(Ask[Yes | Pass]):
    """Does {hewn} take a gem instead of 2 Substract?"""

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Yes | Pass]:
        return [PASS, YES]


class Mining(Frame):
    """[MINE-01] A Hewn mines."""

    hewn: Hewn
    aggressive: bool
    electric: bool
    rerolls: int = 0
    space: Space = -1
    seat: Seat = -1

    @clause("COST-01", "MINE-01", "MINE-02", "MINE-03", "MINE-04", "MINE-08", "MINE-09", "MINE-16", "GOZZ-01", "R-16")
    def roll(self, table: HewnsTable, _: None) -> Next:
        """Mining and danger dice are rolled in one throw."""
        hewn, turn, content = self.hewn, table.turn, table.content
        spend(table, content.cost.mine)
        turn.mined += 1
        self.space, self.seat, self.rerolls = table.space[hewn], table.owner[hewn], content.rerolls[hewn]
        mining, danger = mining_dice(table, hewn, aggressive=self.aggressive, electric=self.electric)
        faces = table.dice.roll(content.faces["mining"], sum([count for count, _ in mining]), "mining")
        table.danger_dice = tuple(sorted(table.dice.roll(content.faces["danger"], danger, "danger")))
        table.throw = tuple(AttackDie(hewn, "mining", face) for face in faces)
        table.tell(MiningRolled, hewn, "mining", faces, mining)
        table.tell_roll(hewn, "danger", table.danger_dice, (danger, "danger"))
        return None

    @clause("MINE-17", "RR-01", "RR-02", "RR-03")
    def ask_reroll(self, table: HewnsTable, _: None) -> Next:
        """Re-rolls may be used on mining dice only."""
        if not self.rerolls:
            return self.goto(Mining.ask_gem)
        return RerollDie(seat=self.seat, hewn=self.hewn, left=self.rerolls)

    @clause("MINE-17", "RR-02")
    def rerolled(self, table: HewnsTable, choice: Reroll | Pass) -> Next:
        if isinstance(choice, Pass):
            return None
        self.rerolls -= 1
        reroll(table, choice.die)
        return self.goto(Mining.ask_reroll)

    @clause("GEM-01", "MINE-13", "R-88")
    def ask_gem(self, table: HewnsTable, _: None) -> Next:
        """A 2/gem face may give a gem instead of 2 Substract."""
        has_face = any(die.face == GEM_FACE for die in table.throw)
        heart = table.heart[self.hewn]
        if has_face and heart != NO_CARD and heart < GEM and any(table.gems):
            return MayTakeGem(seat=self.seat, hewn=self.hewn)
        return None

    @clause("GEM-01", "GEM-02", "GEM-03", "MINE-05", "MINE-13", "MINE-14", "MINE-15", "END-03", "R-39", "SUBS-01")
    def take(self, table: HewnsTable, choice: Yes | Pass | None) -> Next:
        """The sum comes from the pile; when that is empty the game is over."""
        amount = sum(worth(die.face) for die in table.throw)
        table.throw = ()
        if isinstance(choice, Yes):
            amount -= worth(GEM_FACE)
            table.tell(GemTaken, self.hewn, take_gem(table, self.hewn))
        amount = min(amount, table.pile)
        table.pile -= amount
        if not table.pile and table.rules.ends_when_normal_pile_empty:
            table.normal[self.seat] += amount
            table.danger_dice = ()
            table.over = "END-03"
            return None
        table.gaining = amount
        return Gaining(hewn=self.hewn, normal=amount)

    @clause("MINE-07", "DANG-19")
    def danger(self, table: HewnsTable, _: None) -> Next:
        """Only then the danger dice take effect."""
        return DangerDice(seat=self.seat, space=self.space)

    @clause("END-05", "R-42")
    def no_mines_left(self, table: HewnsTable, _: None) -> Next:
        """No mine on the board ends the game."""
        table.check_mines()
        return None
