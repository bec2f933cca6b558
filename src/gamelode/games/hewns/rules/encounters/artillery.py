"""Artillery: a Hewn attacks another that it cannot see."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Pass, cites, clause

from ...common_knowledge import may_carry
from ...dice import Pick
from ...kinds import Hewn
from ...table import HewnsTable
from .attack import FAILED, Attack
from .escape import Escaping
from .humiliation import fail_against, pay_for_failure, without_humiliators
from .hurt import Hurting
from .pay import PayingAtRange
from .pick_dice import ARTILLERY, BOMBARDED, PickDice, end_encounter, least_dice, show_dice
from .send_away import Save, SaveSubstract
from .suppliers import may_obtain


@cites("ARTI-01", "ARTI-02", "RREQ-02", "R-73")
def artillery_targets(table: HewnsTable, hewn: Hewn, seen: int) -> list[Hewn]:
    """Enemy or neutral Hewns out of sight, each alone in its space; as all can see, it may have enough Substract."""
    if not may_obtain(table, hewn, least=table.content.limits.artillery_min_dice):
        return []
    seat = table.owner[hewn]
    found = [
        other
        for other, space in enumerate(table.space)
        if space >= 0 and table.owner[other] != seat and not seen >> other & 1 and table.is_alone(other)
    ]
    return without_humiliators(table, found)


class Artillery(Frame):
    """[ARTI-01] A Hewn attacks another that it cannot see."""

    hewn: Hewn
    target: Hewn
    out: tuple[Hewn, ...] = ()  # who has malfunctioned

    @clause("RANG-11", "R-11", "R-73")
    def save(self, table: HewnsTable, _: None) -> Next:
        """What may be lost can be sent away now."""
        table.announced = (self.hewn, self.target)
        pay_for_failure(table, self.target)
        healthy = [hewn for hewn in table.announced if table.is_healthy(hewn) and may_carry(table, hewn)]
        return SaveSubstract(subjects={hewn: table.owner[hewn] for hewn in healthy}, to_friends=True)

    @clause("ARTI-03", "ARTI-04", "R-73", "R-74")
    def pick(self, table: HewnsTable, _: dict[Hewn, Save | Pass]) -> Next:
        """The gunner takes at least two weapon dice, the target screens."""
        table.in_hand = True
        kinds = {self.hewn: ARTILLERY}
        if table.is_healthy(self.target):
            kinds = {**kinds, self.target: BOMBARDED}
        return PickDice(subjects={hewn: table.owner[hewn] for hewn in kinds}, kinds=kinds)

    @clause("ARTI-03", "ARTI-04", "RANG-24")
    def reveal(self, table: HewnsTable, picks: dict[Hewn, Pick]) -> Next:
        table.picks = dict(picks)
        show_dice(table)
        return None

    @clause("ARTI-03", "ARTI-04", "RANG-18", "RANG-24", "R-73")
    def pay(self, table: HewnsTable, _: None) -> Next:
        """Both pay, from themselves or friends in sight; a gunner with too few dice malfunctions."""
        least = {self.hewn: least_dice(table, ARTILLERY)}
        if self.target in table.picks and table.picks[self.target].price:
            least = {**least, self.target: 1}
        return PayingAtRange(least=least, involved=(self.hewn, self.target))

    @clause("ARTI-04", "ARTI-05", "ARTI-08", "ARTI-09", "RANG-30")
    def fire(self, table: HewnsTable, out: tuple[Hewn, ...]) -> Next:
        """The gunner attacks its target, which does not strike back."""
        self.out = out
        if self.hewn in out or table.space[self.target] < 0:
            table.picks, table.picks_shown = {}, False
            return self.goto(Artillery.over)
        pick = table.picks[self.hewn]
        dice = tuple(d for d in ((self.hewn, "laser", pick.laser), (self.hewn, "area", pick.area)) if d[2])
        table.escaped = ()
        helpless = self.target in out
        screens = 0 if helpless else table.picks.get(self.target, Pick()).armour
        return Attack(defender=self.target, dice=dice, screens=screens, artillery=True, helpless=helpless)

    @clause("RANG-35", "RANG-37", "HUMI-01")
    def hurt(self, table: HewnsTable, margin: int) -> Next:
        table.picks, table.picks_shown = {}, False
        if margin != FAILED:
            return Hurting(hewn=self.target, margin=margin)
        if not table.is_healthy(self.target):
            fail_against(table, self.target)
        return None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Others may see past a Hewn that has died."""
        return table.look()

    @clause("RANG-33")
    def escape(self, table: HewnsTable, _: None) -> Next:
        escaped, table.escaped = table.escaped, ()
        return Escaping(hewn=self.target) if escaped else None

    @clause("XMIT-03", "ATT-06")
    def over(self, table: HewnsTable, _: None) -> Next:
        """The encounter is over: all may transmit and attach again."""
        end_encounter(table)
        return None
