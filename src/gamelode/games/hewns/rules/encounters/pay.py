"""Paying for the dice of an encounter."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ...common_knowledge import learn_at_most
from ...dice import Pick
from ...events import Malfunctioned
from ...kinds import Hewn
from ...table import HewnsTable
from ..stores import burn
from .hurt import Stunning
from .suppliers import suppliers

WRONG_SUM = Refusal("RANG-24")
NO_SUPPLIER = Refusal("RANG-25")
CAN_PAY = Refusal("RANG-18")


class Share(Struct, frozen=True):
    """{hewn} pays {normal} normal (and) {dirty} dirty"""

    hewn: Hewn
    normal: int
    dirty: int


class Pay(Choice, frozen=True):
    """{shares}"""

    payers: tuple[Hewn, ...]
    normal: tuple[int, ...]  # how much each of them pays
    dirty: tuple[int, ...]

    @property
    def parts(self) -> list[tuple[Hewn, int, int]]:
        return list(zip(self.payers, self.normal, self.dirty, strict=False))

    @property
    def shares(self) -> tuple[Share, ...]:
        return tuple(Share(*part) for part in self.parts)


class CannotPay(Choice, frozen=True):
    """You cannot pay"""


CANNOT_PAY = CannotPay()


@cites("RANG-24", "RANG-25", "SAME-19", "XMIT-06", "XMIT-09", "R-96")
class PayForDice(Ask[Pay | CannotPay]):
    """Who pays {cost} Substract for the dice of {hewn}?"""

    is_open: ClassVar[bool] = True
    keeps_secret: ClassVar[bool] = True

    hewn: Hewn
    cost: int
    involved: tuple[Hewn, ...]  # in a ranged encounter
    at_range: bool

    def sources(self, table: HewnsTable) -> list[Hewn]:
        return suppliers(table, self.hewn, self.involved) if self.at_range else [self.hewn]

    def things(self, table: HewnsTable, seat: Seat) -> list[Pay | CannotPay]:
        """It is asked whether or not the Hewn can pay, for nobody else may know."""
        sources = self.sources(table)
        plans = [self.plan(table, sources, dirty_first=True), self.plan(table, sources, dirty_first=False)]
        for friend in sources[1:]:
            rest = [source for source in sources if source != friend]
            plans.append(self.plan(table, [friend, *rest], dirty_first=True))
        found = [plan for plan in dict.fromkeys(plans) if plan is not None]
        return list(found) or [CANNOT_PAY]

    def plan(self, table: HewnsTable, sources: list[Hewn], *, dirty_first: bool) -> Pay | None:
        """Who pays how much if the first of these pays first; None if all together have too little."""
        left, parts = self.cost, []
        for source in sources:
            normal, dirty = table.normal_on(source), table.dirty_on(source)
            first = min(left, dirty if dirty_first else normal)
            second = min(left - first, normal if dirty_first else dirty)
            if first + second:
                parts.append((source, second, first) if dirty_first else (source, first, second))
            left -= first + second
        if left:
            return None
        parts.sort()
        return Pay(tuple(p[0] for p in parts), tuple(p[1] for p in parts), tuple(p[2] for p in parts))

    def options(self, table: HewnsTable, seat: Seat) -> list[Pay | CannotPay]:
        return self.things(table, seat)

    def why_not(self, table: HewnsTable, seat: Seat, choice: Pay | CannotPay) -> Refusal | None:
        if isinstance(choice, CannotPay):
            return None if choice in self.things(table, seat) else CAN_PAY
        sources, payers = self.sources(table), choice.payers
        if len(set(payers)) != len(payers) or any(hewn not in sources for hewn in payers):
            return NO_SUPPLIER
        if not len(payers) == len(choice.normal) == len(choice.dirty):
            return WRONG_SUM
        for hewn, normal, dirty in choice.parts:
            if not 0 <= normal <= table.normal_on(hewn) or not 0 <= dirty <= table.dirty_on(hewn):
                return NO_SUPPLIER
        return None if sum(n + d for _, n, d in choice.parts) == self.cost else WRONG_SUM


def pay(table: HewnsTable, choice: Pay) -> None:
    for hewn, normal, dirty in choice.parts:
        burn(table, hewn, normal, dirty)


@cites("R-96")
def cannot_pay(table: HewnsTable, hewn: Hewn, involved: tuple[Hewn, ...]) -> None:
    """All learn that the Hewn and whoever could pay for it carry less than its dice cost."""
    learn_at_most(table, suppliers(table, hewn, involved), table.picks[hewn].price - 1)


# --- one after another


class PayingAtRange(Frame):
    """[RANG-24] Each Hewn pays for its dice or malfunctions; finishes with those that do."""

    least: dict[Hewn, int]  # who is still to pay, in this order; with fewer dice than that it malfunctions
    involved: tuple[Hewn, ...]  # they pay for nobody but themselves
    out: tuple[Hewn, ...] = ()  # malfunctioned

    @clause("RANG-17", "RANG-18", "RANG-24", "RANG-25", "ARTI-03", "ARTI-04", "R-73", "R-96")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """One Substract for each die, from the Hewn or from friends it can see."""
        if not self.least:
            return self.finish(self.out)
        hewn, least = next(iter(self.least.items()))
        cost = table.picks[hewn].price
        if cost < least:
            return self.goto(PayingAtRange.malfunction)
        return PayForDice(seat=table.owner[hewn], hewn=hewn, cost=cost, involved=self.involved, at_range=True)

    @clause("RANG-24", "RANG-25", "WEAP-02")
    def paid(self, table: HewnsTable, choice: Pay | CannotPay) -> Next:
        """The dice are paid for; or all learn that the Hewn cannot pay."""
        if isinstance(choice, CannotPay):
            cannot_pay(table, next(iter(self.least)), self.involved)
            return None
        pay(table, choice)
        self.next_hewn()
        return self.goto(PayingAtRange.ask)

    @clause("RANG-17", "RANG-18", "RANG-19", "R-73", "R-75")
    def malfunction(self, table: HewnsTable, _: None) -> Next:
        """Who has picked too little, or cannot pay, is stunned and rolls nothing."""
        hewn = self.next_hewn()
        self.out = (*self.out, hewn)
        table.tell(Malfunctioned, hewn)
        return self.goto(PayingAtRange.ask, after=Stunning(hewn=hewn))

    def next_hewn(self) -> Hewn:
        """Whose dice have just been dealt with; the next one comes first now."""
        hewn, *others = self.least
        self.least = {other: self.least[other] for other in others}
        return hewn


class PayingInOneSpace(Frame):
    """[SAME-19] Each Hewn pays for its dice with what it carries."""

    todo: tuple[Hewn, ...]

    @clause("SAME-19", "SAME-20", "EXPL-02", "REP-06")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """One Substract for each die, useless or not."""
        if not self.todo:
            return self.finish()
        hewn = self.todo[0]
        cost = table.picks[hewn].price
        return PayForDice(seat=table.owner[hewn], hewn=hewn, cost=cost, involved=self.todo, at_range=False)

    @clause("SAME-19", "R-72")
    def paid(self, table: HewnsTable, choice: Pay | CannotPay) -> Next:
        """Nobody can have picked more than the Hewn carries, but others may imagine its store so [R-72]."""
        hewn, self.todo = self.todo[0], self.todo[1:]
        if isinstance(choice, Pay):
            pay(table, choice)
        else:
            table.picks = {**table.picks, hewn: Pick()}
        return self.goto(PayingInOneSpace.ask)
