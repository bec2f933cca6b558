"""The Starting phase: artifacts, then the Leader."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ..events import ArtifactUsed, LeaderUsed
from ..kinds import Card, Half
from ..table import CaveInTable
from .artifacts import AtStart
from .using_skill import ApplyingSkill

NOT_AT_START = Refusal("R-07")
NOT_LEADER = Refusal("START-03")


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


@cites("START-02", "R-57")
def leaders(table: CaveInTable, seat: Seat) -> dict[Card, int]:
    """The Leader, and with a Deputy's Badge the card below it: each with its place in the Base, from the bottom."""
    player = table.players[seat]
    height = len(player.base)
    lowest = max(height - 1 - player.perks.second_leader, 0)
    found: dict[Card, int] = {}
    for place in range(height, lowest, -1):
        found.setdefault(player.base[place - 1], place)
    return found


class Lead(Choice, frozen=True):
    """Use the skill of {card}"""

    card: Card


class WhetherToLead(Ask[Lead | Pass]):
    """Do you use your Leader's skill?"""

    def things(self, table: CaveInTable, seat: Seat) -> list[Lead | Pass]:
        return [PASS, *map(Lead, leaders(table, seat))]

    @cites("START-02", "START-03", "R-57")
    def why_not(self, table: CaveInTable, seat: Seat, choice: Lead | Pass) -> Refusal | None:
        return None if choice in self.things(table, seat) else NOT_LEADER

    def options(self, table: CaveInTable, seat: Seat) -> list[Lead | Pass]:
        return self.things(table, seat)


class StartingPhase(Frame):
    """[TURN-03] Artifacts are used first, then the Leader's skill."""

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
