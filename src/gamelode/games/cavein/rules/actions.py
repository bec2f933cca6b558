"""The Action phase: two different actions, or a Raid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from gamelode.kernel import Act, AskToAct, Frame, Next, Refusal, Seat, cites, clause

from ..kinds import NO_CARD, ActionType, Card, Crystal, Stack
from ..table import CaveInTable
from .collecting import Collecting
from .mining import Mining
from .payment.prices import Purse, artifact_cost, levels_below, mining_cost, recruit_payments
from .raiding import Raiding, why_not_raid
from .recruiting import Recruiting
from .using_skill import UsingSkill

AFTER_RAID = Refusal("ACT-03")
NO_ACTION_LEFT = Refusal("TURN-04")
SAME_ACTION = Refusal("ACT-02")
NOT_IN_DOCKS = Refusal("REC-01")
RECRUIT_HAND_FULL = Refusal("REC-05")
NO_CARD_TO_PAY = Refusal("REC-03")
NOT_IN_MINE = Refusal("MINE-01")
NO_STACK = Refusal("ART-01")
NOT_IN_HAND = Refusal("SKILL-01")


@cites("ACT-02", "ACT-03", "TURN-04", "HYD-03", "R-27", "R-29")
def why_not_action(table: CaveInTable, seat: Seat, action: ActionType) -> Refusal | None:
    """Two normal actions of different types, none beside a Raid."""
    turn = table.turn
    if turn.raided:
        return AFTER_RAID
    if len(turn.actions) >= table.content.limits.actions:
        return NO_ACTION_LEFT
    if action in turn.actions and not turn.equal_actions and not table.players[seat].perks.equal_actions:
        return SAME_ACTION
    return None


@cites("TURN-04", "ACT-03")
def actions_left(table: CaveInTable) -> int:
    """How many normal actions may still be taken this turn: none beside a Raid."""
    turn = table.turn
    return 0 if turn.raided else table.content.limits.actions - len(turn.actions)


class Recruit(Act, frozen=True):
    """Recruit {card}"""

    kind: ClassVar[ActionType] = ActionType.RECRUIT

    card: Card

    @cites("REC-01", "REC-05", "R-14")
    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if self.card not in table.docks:
            return NOT_IN_DOCKS
        if table.room(seat) <= 0:
            return RECRUIT_HAND_FULL
        no = why_not_action(table, seat, self.kind)
        return no or (None if recruit_payments(table, seat, self.card) else NO_CARD_TO_PAY)

    def frame(self, seat: Seat) -> Frame:
        return Recruiting(seat=seat, card=self.card)


class Mine(Act, frozen=True):
    """Mine {crystal}"""

    kind: ClassVar[ActionType] = ActionType.MINE

    crystal: Crystal

    @cites("MINE-01", "MET-02", "R-28")
    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if self.crystal not in table.mine:
            return NOT_IN_MINE
        no = None if table.turn.extra_mines else why_not_action(table, seat, self.kind)
        if no is not None:
            return no
        have = Purse(table, seat).by_crystal_colour()[table.colour(self.crystal)]
        cost = mining_cost(table, seat, self.crystal)
        return None if have >= cost else Refusal("MINE-03", (have, cost))

    def frame(self, seat: Seat) -> Frame:
        return Mining(seat=seat, crystal=self.crystal)


class Collect(Act, frozen=True):
    """Collect the artifact on top of {stack}"""

    kind: ClassVar[ActionType] = ActionType.COLLECT

    stack: Stack

    @cites("ART-01", "ART-02")
    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if not 0 <= self.stack < len(table.artifact_tops) or table.artifact_tops[self.stack] == NO_CARD:
            return NO_STACK
        no = why_not_action(table, seat, self.kind)
        if no is not None:
            return no
        have, cost = Purse(table, seat).total, artifact_cost(table, seat, self.stack)
        return None if have >= cost else Refusal("ART-02", (have, cost))

    def frame(self, seat: Seat) -> Frame:
        return Collecting(seat=seat, stack=self.stack)


class UseSkill(Act, frozen=True):
    """Use the skill of {card}"""

    kind: ClassVar[ActionType] = ActionType.USE_SKILL

    card: Card

    @cites("SKILL-01", "R-04")
    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if self.card not in table.players[seat].hand:
            return NOT_IN_HAND
        return why_not_action(table, seat, self.kind)

    def frame(self, seat: Seat) -> Frame:
        return UsingSkill(seat=seat, card=self.card)


class Raid(Act, frozen=True):
    """Raid the Base of {base}"""

    base: Seat

    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        return why_not_raid(table, self.base)

    def frame(self, seat: Seat) -> Frame:
        return Raiding(seat=seat, base=self.base)


class EndActions(Act, frozen=True):
    """End the Action phase"""

    @cites("R-03")
    def why_not(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        return None


END_ACTIONS = EndActions()
NormalAction = Recruit | Mine | Collect | UseSkill
Action = NormalAction | Raid | EndActions


class TakeAction(AskToAct[Action]):
    """What do you do? {left} action(s) left"""

    def figures(self, table: CaveInTable, seat: Seat) -> dict[str, int]:
        return {"left": actions_left(table)}

    def things(self, table: CaveInTable, seat: Seat) -> Iterator[Action]:
        yield END_ACTIONS
        yield from map(Recruit, dict.fromkeys(table.docks))
        yield from map(Mine, table.mine)
        yield from map(Collect, range(len(table.artifact_tops)))
        yield from map(UseSkill, dict.fromkeys(table.players[seat].hand))
        yield from map(Raid, range(len(table.players)))

    def options(self, table: CaveInTable, seat: Seat) -> Sequence[Action]:
        """The same as the things without refusal, with what they have in common worked out once."""
        found: list[Action] = [END_ACTIONS]
        purse = Purse(table, seat)
        if table.room(seat) > 0 and why_not_action(table, seat, Recruit.kind) is None:
            found += _recruits(table, seat)
        if table.turn.extra_mines or why_not_action(table, seat, Mine.kind) is None:
            found += [Mine(crystal) for crystal in purse.minable()]
        if why_not_action(table, seat, Collect.kind) is None:
            stacks = [stack for stack, top in enumerate(table.artifact_tops) if top != NO_CARD]
            found += [Collect(stack) for stack in stacks if purse.total >= artifact_cost(table, seat, stack)]
        if why_not_action(table, seat, UseSkill.kind) is None:
            found += [UseSkill(card) for card in dict.fromkeys(purse.hand)]
        if not table.turn.actions:
            found += [Raid(base) for base in range(len(table.players)) if why_not_raid(table, base) is None]
        return found


def _recruits(table: CaveInTable, seat: Seat) -> list[Recruit]:
    """Recruits of every level that the hand can pay."""
    docks, level = dict.fromkeys(table.docks), table.content.level
    if table.turn.doubled:
        return [Recruit(card) for card in docks if recruit_payments(table, seat, card)]
    steps = levels_below(table, seat)
    free, reach = max(steps), {level[card] + step for card in table.players[seat].hand for step in steps}
    return [Recruit(card) for card in docks if level[card] <= free or level[card] in reach]


class ActionPhase(Frame):
    """[TURN-04] Two different actions, or a Raid; extra actions at any moment."""

    seat: Seat

    @clause("ACT-01", "TURN-04", "R-03")
    def choose(self, table: CaveInTable, _: None) -> Next:
        """Recruit, Mine, Collect, Use a skill; or Raid; or end the phase."""
        return TakeAction(seat=self.seat)

    @clause("ACT-02", "ACT-03", "REC-07", "MET-02", "MET-03", "START-05", "RAID-07", "CARD-05", "R-06", "R-28")
    def take(self, table: CaveInTable, act: Action) -> Next:
        """An extra Mine action is used up before a normal one, so that a Raid stays open."""
        if isinstance(act, EndActions):
            return self.finish()
        turn = table.turn
        turn.acted = True
        if isinstance(act, Mine) and turn.extra_mines:
            turn.extra_mines -= 1
        elif isinstance(act, NormalAction):
            turn.actions += (act.kind,)
        return self.goto(ActionPhase.choose, after=act.frame(self.seat))
