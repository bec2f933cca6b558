"""Rounds and turns: Starting phase, Action phase, Clean-up phase."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ..events import ArtifactUsed, CardsRemoved, DocksRefilled, EndTriggered, LeaderUsed, MineRefilled, TurnBegan
from ..table import Card, CaveInTable, Half, ThisTurn
from .actions import ActionPhase
from .artifacts.perks import AtStart
from .skills.this_turn import ApplyingSkill

NOT_AT_START = Refusal("R-07")
NOT_LEADER = Refusal("START-03")


class Rounds(Frame):
    """[TURN-01] Players take turns until the Mine has collapsed and all have had as many."""

    start: Seat
    turns: int = 0
    triggered: bool = False

    @clause("TURN-01", "END-02", "END-03", "R-39")
    def turn(self, table: CaveInTable, _: None) -> Next:
        """Clockwise, the Start Player first."""
        seat = (self.start + self.turns) % len(table.players)
        self.turns += 1
        return Turn(seat=seat)

    @clause("END-01", "R-38")
    def collapse(self, table: CaveInTable, _: None) -> Next:
        """The token has come to the space that triggers the end."""
        if not self.triggered and table.cave_in >= table.content.cave_in.collapse[len(table.players)]:
            self.triggered = True
            table.tell(EndTriggered)
        return None

    @clause("END-02", "END-03", "R-06", "R-39")
    def round_end(self, table: CaveInTable, _: None) -> Next:
        """A round is played to its end, so the last turn belongs to the Start Player's right-hand neighbour."""
        if self.turns % len(table.players) == 0:
            if self.triggered:
                table.over = "END-02"
            elif table.idle >= len(table.players) or table.round >= table.content.safety.most_rounds:
                table.over = "R-06"
            else:
                table.round += 1
        return self.goto(Rounds.turn)


class Turn(Frame):
    """[TURN-02] A turn: Starting phase, Action phase, Clean-up phase."""

    seat: Seat

    @clause("TURN-02", "TURN-03", "CARD-03")
    def starting_phase(self, table: CaveInTable, _: None) -> Next:
        """Whatever lasted until the end of a turn is over."""
        table.turn = ThisTurn(seat=self.seat)
        table.tell(TurnBegan, self.seat, table.round)
        return StartingPhase(seat=self.seat)

    @clause("TURN-02", "TURN-04")
    def action_phase(self, table: CaveInTable, _: None) -> Next:
        """Actions or a Raid."""
        return ActionPhase(seat=self.seat)

    @clause("TURN-02", "TURN-05")
    def clean_up_phase(self, table: CaveInTable, _: None) -> Next:
        """Played cards, the Base, the displays."""
        return CleanUp(seat=self.seat)


# --- Starting phase


class UseArtifact(Choice, frozen=True):
    """Use {artifact}"""

    artifact: Half


class WhichArtifact(Ask[UseArtifact | Pass]):
    """Which artifact do you use at the beginning of your turn?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[UseArtifact | Pass]:
        return [PASS, *map(UseArtifact, table.players[seat].artifacts)]

    @cites("START-01", "R-07")
    def why_not(self, table: CaveInTable, seat: Seat, choice: UseArtifact | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        owned = choice.artifact in table.players[seat].artifacts
        if not owned or choice.artifact in table.turn.artifacts_used:
            return NOT_AT_START
        effect = table.content.artifacts[choice.artifact].effect
        if not isinstance(effect, AtStart):
            return NOT_AT_START
        return effect.why_not_begin(table, seat)


class Lead(Choice, frozen=True):
    """Use the skill of {card}"""

    card: Card


class WhetherToLead(Ask[Lead | Pass]):
    """Do you use your Leader's skill?"""

    def things(self, table: CaveInTable, seat: Seat) -> list[Lead | Pass]:
        """The Leader; with a Deputy's Badge the card below it too."""
        player = table.players[seat]
        leaders = player.base[-2:] if player.perks.second_leader else player.base[-1:]
        return [PASS, *map(Lead, dict.fromkeys(reversed(leaders)))]

    @cites("START-02", "START-03", "R-57")
    def why_not(self, table: CaveInTable, seat: Seat, choice: Lead | Pass) -> Refusal | None:
        return None if choice in self.things(table, seat) else NOT_LEADER

    def options(self, table: CaveInTable, seat: Seat) -> list[Lead | Pass]:
        return self.things(table, seat)


class StartingPhase(Frame):
    """[TURN-03] First artifacts, then the Leader."""

    seat: Seat

    @clause("TURN-03", "START-01", "START-08", "CLAR-01", "R-07")
    def artifacts(self, table: CaveInTable, _: None) -> Next:
        """Step 1.1: artifacts of the turn's beginning may be used, each once."""
        if not table.players[self.seat].artifacts:
            return self.goto(StartingPhase.leader)
        return WhichArtifact(seat=self.seat)

    @clause("START-01", "ARTC-02")
    def use(self, table: CaveInTable, choice: UseArtifact | Pass) -> Next:
        """When no more is used, the Leader's step follows."""
        if isinstance(choice, Pass):
            return self.goto(StartingPhase.leader)
        effect = table.content.artifacts[choice.artifact].effect
        assert isinstance(effect, AtStart)
        table.turn.artifacts_used += (choice.artifact,)
        table.tell(ArtifactUsed, self.seat, choice.artifact)
        return self.goto(StartingPhase.artifacts, after=effect.apply(table, self.seat))

    @clause("START-03", "START-06", "START-08", "CLAR-01", "R-49", "R-50")
    def leader(self, table: CaveInTable, _: None) -> Next:
        """Step 1.2: the Leader's skill may be used. Without a Base there is none."""
        return WhetherToLead(seat=self.seat) if table.players[self.seat].base else self.finish()

    @clause("START-03", "START-04", "START-05", "START-07", "SKILL-03", "R-49")
    def lead(self, table: CaveInTable, choice: Lead | Pass) -> Next:
        """The Leader stays where it is; an action that it grants is taken in the Action phase."""
        if isinstance(choice, Pass):
            return self.finish()
        table.tell(LeaderUsed, self.seat, choice.card)
        return self.become(ApplyingSkill(seat=self.seat, card=choice.card))


# --- Clean-up phase


class CleanUp(Frame):
    """[TURN-05] The end of a turn."""

    seat: Seat

    @clause("CLEAN-01", "PLAY-02", "START-02", "R-23", "R-50")
    def move_to_base(self, table: CaveInTable, _: None) -> Next:
        """Step 3.1: cards played go on top of the Base in their order; the last is the new Leader."""
        player, kind = table.players[self.seat], table.content.kind
        player.base += player.played
        player.played = []
        if player.hand and player.hand[-1] >= table.content.kinds:  # tinted cards stand at the end
            player.hand = sorted(kind[card] for card in player.hand)
        table.idle = 0 if table.turn.acted else table.idle + 1
        return None

    @clause("CLEAN-02", "CLEAN-03", "BASE-02")
    def cut_base(self, table: CaveInTable, _: None) -> Next:
        """Step 3.2: what lies below the top seven cards leaves the game."""
        player = table.players[self.seat]
        surplus = len(player.base) - table.content.limits.base
        if surplus > 0:
            table.tell(CardsRemoved, self.seat, tuple(player.base[:surplus]))
            table.box += player.base[:surplus]
            del player.base[:surplus]
        return None

    @clause("CLEAN-04", "R-37")
    def refill_docks(self, table: CaveInTable, _: None) -> Next:
        """Step 3.3: the Docks are filled up from the stacks by level."""
        slots = table.content.docks.slots
        if len(table.docks) < sum(slots):
            held = [table.content.level[card] for card in table.docks]
            missing = [count - held.count(level) for level, count in enumerate(slots, 1)]
            if new := refill(table, table.docks, table.mercenaries, missing, "mercenaries"):
                table.tell(DocksRefilled, new)
        return None

    @clause("CLEAN-04", "R-37")
    def refill_mine(self, table: CaveInTable, _: None) -> Next:
        """Likewise the Mine from the stacks by cost."""
        mine = table.content.mine
        if len(table.mine) < sum(mine.slots):
            held = [table.content.cost[crystal] for crystal in table.mine]
            missing = [count - held.count(cost) for cost, count in zip(mine.costs, mine.slots, strict=True)]
            if new := refill(table, table.mine, table.crystals, missing, "crystals"):
                table.tell(MineRefilled, new)
        return None


@cites("CLEAN-04", "CAVE-03", "CAVE-04", "R-36")
def refill(
    table: CaveInTable, row: list[int], stacks: list[list[int]], missing: list[int], stream: str
) -> tuple[int, ...]:
    """Fill a display from its stacks as far as they go. A stack that runs out moves the Cave-In token."""
    new = []
    for stack, count in zip(stacks, missing, strict=True):
        for _ in range(min(count, len(stack))):
            new.append(table.dice.draw(stack, stream))
            if not stack:
                table.shake("a stack ran out")
    row += new
    row.sort()
    return tuple(new)
