"""Artillery: a Hewn attacks another that it cannot see."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Pass, cites, clause

from .arriving import Escaping, Stunning, looking
from .events import Malfunctioned
from .hurt import Hurting
from .rolls import FAILED, Attack
from .secret_dice import (
    ARTILLERY,
    BOMBARDED,
    CannotPay,
    Pay,
    PayForDice,
    PickDice,
    Save,
    SaveSubstract,
    cannot_pay,
    end_encounter,
    may_obtain,
    pay,
    pay_for_failure,
    show_dice,
)
from .stores import may_carry
from .table import Hewn, HewnsTable, Pick


@cites("ARTI-01", "ARTI-02", "RREQ-02", "R-73")
def artillery_targets(table: HewnsTable, hewn: Hewn, seen: int) -> list[Hewn]:
    """Enemy or neutral Hewns out of sight, each alone in its space; some Substract must be at hand, as all can see."""
    if not may_obtain(table, hewn):
        return []
    seat, turn = table.owner[hewn], table.turn
    found = [
        other
        for other, space in enumerate(table.space)
        if space >= 0 and table.owner[other] != seat and not seen >> other & 1 and table.is_alone(other)
    ]
    return found if table.may_try_again else [other for other in found if other not in turn.failed]


class Artillery(Frame):
    """[ARTI-01] A Hewn attacks another that it cannot see."""

    hewn: Hewn
    target: Hewn
    todo: tuple[Hewn, ...] = ()
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
        self.todo = tuple(hewn for hewn, pick in picks.items() if pick.price or hewn == self.hewn)
        return None

    @clause("ARTI-03", "ARTI-04", "RANG-24", "RANG-25", "R-73")
    def ask_pay(self, table: HewnsTable, _: None) -> Next:
        """Both pay, from themselves or friends in sight."""
        if not self.todo:
            return self.goto(Artillery.fire)
        hewn = self.todo[0]
        pick = table.picks[hewn]
        if hewn == self.hewn and pick.weapons < table.content.limits.artillery_min_dice:
            return self.goto(Artillery.malfunction)
        involved = (self.hewn, self.target)
        return PayForDice(seat=table.owner[hewn], hewn=hewn, cost=pick.price, involved=involved, at_range=True)

    @clause("RANG-24")
    def paid(self, table: HewnsTable, choice: Pay | CannotPay) -> Next:
        if isinstance(choice, CannotPay):
            cannot_pay(table, self.todo[0], (self.hewn, self.target))
            return None
        pay(table, choice)
        self.todo = self.todo[1:]
        return self.goto(Artillery.ask_pay)

    @clause("RANG-18", "R-73")
    def malfunction(self, table: HewnsTable, _: None) -> Next:
        """The gunner cannot fire, or the target has no screens after all."""
        hewn, self.todo = self.todo[0], self.todo[1:]
        self.out = (*self.out, hewn)
        table.picks = {**table.picks, hewn: Pick()}
        table.tell(Malfunctioned, hewn)
        return self.goto(Artillery.ask_pay, after=Stunning(hewn=hewn))

    @clause("ARTI-04", "ARTI-05", "ARTI-08", "ARTI-09", "RANG-30")
    def fire(self, table: HewnsTable, _: None) -> Next:
        """The target cannot strike back."""
        if self.hewn in self.out or table.space[self.target] < 0:
            table.picks, table.picks_shown = {}, False
            return self.goto(Artillery.over)
        pick = table.picks[self.hewn]
        dice = tuple(d for d in ((self.hewn, "laser", pick.laser), (self.hewn, "area", pick.area)) if d[2])
        table.escaped = ()
        screens = table.picks.get(self.target, Pick()).armour
        helpless = self.target in self.out
        return Attack(defender=self.target, dice=dice, screens=screens, artillery=True, helpless=helpless)

    @clause("RANG-35", "RANG-37", "HUMI-01")
    def hurt(self, table: HewnsTable, margin: int) -> Next:
        table.picks, table.picks_shown = {}, False
        if margin != FAILED:
            return Hurting(hewn=self.target, margin=margin)
        if not table.is_healthy(self.target):
            table.turn.failed = (*table.turn.failed, self.target)
        return None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Where one has died others may see past."""
        return looking(table)

    @clause("RANG-33")
    def escape(self, table: HewnsTable, _: None) -> Next:
        escaped, table.escaped = table.escaped, ()
        return Escaping(hewn=self.target) if escaped else None

    @clause("XMIT-03", "ATT-06")
    def over(self, table: HewnsTable, _: None) -> Next:
        """The encounter is over."""
        end_encounter(table)
        return None
