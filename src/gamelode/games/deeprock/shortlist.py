"""What bots are told about the answers: which of them deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Question, Seat

from .creatures import IN_ORDER, NextCreature, WhichWay
from .supplies import beside
from .table import DeepRockTable
from .turn import EXCHANGE, TakeAction

LOW, ENOUGH = 1, 3  # ammo of whoever needs some, and of whoever could give some


def shortlist(table: DeepRockTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """Creatures of one kind act in order: to let the least harmful go first only puts off what comes. Of ways that are
    equally short any will do. Nothing changes hands without need."""
    if isinstance(question, NextCreature):
        return [IN_ORDER]
    if isinstance(question, WhichWay):
        return question.options(table, seat)[:1]
    if isinstance(question, TakeAction) and not _is_in_need(table, seat):
        return [option for option in question.options(table, seat) if option != EXCHANGE]
    return None


def _is_in_need(table: DeepRockTable, seat: Seat) -> bool:
    """Whether one of those who stand together is short of ammo that another has."""
    ammo = [table.dwarves[one].primary for one in (seat, *beside(table, seat))]
    return min(ammo) <= LOW and max(ammo) >= ENOUGH
