"""Effects of one moment: abilities that are set off, and what they set off in turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from gamelode.kernel import Frame, Next, Seat, Simultaneous, Trigger, WhichFirst, cites, clause

from ..events import AbilityUsed
from ..kinds import Mini, PrintedAbility
from ..table import DreambladeTable
from .after_attack import end_of_attack
from .damage.check import Check


class Effect(Trigger, frozen=True):
    """{mini}: {piece}"""

    mini: Mini
    piece: PrintedAbility
    target: Mini = -1

    @cites("SIM-04")
    def owner(self, table: DreambladeTable) -> Seat:
        return table.content.owner[self.mini]

    @cites("R-99", "R-107")
    def frame(self, table: DreambladeTable) -> Frame | None:
        """The rule that it begins. It is void once its miniature has left the dreamscape."""
        if table.cell[self.mini] < 0:
            return None
        table.tell(AbilityUsed, self.mini, self.piece)
        return table.content.pieces[self.piece].use(table, self)


class WhichEffect(WhichFirst[Effect]):
    """Which of your effects comes first?"""


class Effects(Simultaneous[Effect]):
    """[SIM-01] Effects set off by one event; then those that they set off, until none is left."""

    ask: ClassVar[type[WhichEffect]] = WhichEffect

    @clause("SIM-01", "SIM-03", "R-31", "R-93")
    def gather(self, table: DreambladeTable, _: None) -> Next:
        """What one event sets off is simultaneous; the player whose phase it is comes first."""
        lead = table.lead
        found = [*self.triggers, *arrivals(table)]
        self.triggers = tuple(sorted(found, key=lambda effect: effect.owner(table) != lead))
        return None

    @clause("SIM-02", "SIM-05", "ATK-06", "R-41")
    def check(self, table: DreambladeTable, _: None) -> Next:
        """Whoever was hurt is checked when all effects are done."""
        return Check() if table.hurt else None

    @clause("R-63")
    def end_attacks(self, table: DreambladeTable, _: tuple[int, ...] | None) -> Next:
        """Special attacks end after the check. Whoever attacks in the combat under way is seen to at its end."""
        spent, combat = table.spent, table.combat
        table.spent = ()
        done = tuple(m for m in spent if combat is None or m not in combat.attackers)
        return end_of_attack(table, done, regular=False, slain=False)

    @clause("SIM-06", "R-88")
    def next_set(self, table: DreambladeTable, _: None) -> Next:
        """What these effects have set off is simultaneous again."""
        return self.goto(Effects.gather) if sets_off(table) else None


@cites("AMBUSH-01", "AMBUSH-02", "CHARGE-01", "R-28")
def arrivals(table: DreambladeTable) -> list[Effect]:
    """What creatures that entered a cell set off: their own Charge, and the Ambush of every enemy there."""
    found: list[Effect] = []
    content, arrived = table.content, table.arrived
    table.arrived = ()
    for mini in dict.fromkeys(arrived):
        cell = table.cell[mini]
        if cell >= 0:
            foes = table.creatures(cell, 1 - content.owner[mini])
            if foes:
                found += [Effect(mini, piece) for piece in _ready(table, mini, content.on_entering[mini])]
                for foe in foes:
                    found += [Effect(foe, piece, mini) for piece in _ready(table, foe, content.on_enemy[foe])]
    return found


def _ready(table: DreambladeTable, mini: Mini, pieces: Iterable[PrintedAbility]) -> list[PrintedAbility]:
    """Those of a miniature's abilities whose score requirement is met."""
    needs_score = table.content.needs_score
    return [piece for piece in pieces if not needs_score[piece] or table.is_scoring(mini)]


def sets_off(table: DreambladeTable) -> bool:
    """Whether the arrivals still to be dealt with set anything off. If they do not, they are forgotten."""
    arrived = table.arrived
    if not arrived:
        return False
    south, north = table.occupied
    met = south & north
    if any(table.cell[mini] >= 0 and met >> table.cell[mini] & 1 for mini in arrived) and arrivals(table):
        table.arrived = arrived
        return True
    table.arrived = ()
    return False


def carry_out_arrivals(table: DreambladeTable) -> Frame | None:
    """The rule by which whatever creatures set off on entering cells is carried out now; None if it is nothing."""
    return Effects() if sets_off(table) else None
