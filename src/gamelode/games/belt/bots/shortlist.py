"""Which answers bots consider."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Question, Seat

from ..board.geometry import Point
from ..kinds import Unit
from ..rules.actions import Dock, WhatToDo
from ..rules.destinations import Aim, Destinations
from ..rules.driller import Drill, Extract
from ..rules.hauler import Load
from ..rules.movement import Fly, FlyWhere
from ..rules.platforms import WhereToBuild
from ..rules.rounds import END_PHASE, Handle, WhatNext
from ..rules.scout import Scan
from ..rules.setup import DEFAULTS, WhereToStart
from ..table import BeltTable


def shortlist(table: BeltTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """The answers that a bot compares when time is short. Units have their go as scout, driller, hauler, for what one
    finds is there for the next; none is left out, for it may as well stay. Of like places one is enough."""
    if isinstance(question, FlyWhere):
        return [Fly(x, y) for x, y in few_destinations(table, question.unit)]
    if isinstance(question, WhatToDo):
        return _actions(table, question, seat)
    if isinstance(question, WhatNext):
        options = question.options(table, seat)
        units = [option for option in options if isinstance(option, Handle)]
        return [o for o in options if o not in units[1:] and o is not END_PHASE] if units else options
    if isinstance(question, WhereToStart):
        return [DEFAULTS]
    return question.options(table, seat)[::3] if isinstance(question, WhereToBuild) else None


def longlist(table: BeltTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """The answers that a bot compares at leisure: of places to fly to all canonical ones, of anything else no more."""
    return question.options(table, seat) if isinstance(question, FlyWhere) else shortlist(table, question, seat)


def _actions(table: BeltTable, question: WhatToDo, seat: Seat) -> Sequence[Choice]:
    """Actions without those that another beats: fewer loads than fit, or to dock where there is work."""
    options = question.options(table, seat)
    most = {option.rock: option for option in options if isinstance(option, Load)}
    works = {option.rock for option in options if isinstance(option, Scan | Drill | Extract | Load)}
    return [
        option
        for option in options
        if not (isinstance(option, Load) and option != most[option.rock])
        and not (isinstance(option, Dock) and option.rock in works)
    ]


def few_destinations(table: BeltTable, unit: Unit) -> list[Point]:
    """Of the canonical destinations of each class one or two, and few in empty space."""
    return _FewDestinations(table, unit).all()


class _FewDestinations(Destinations):
    """Of the canonical destinations: at each goal or refinery the place that is nearest and the one farthest behind."""

    def _approaches(self, aims: list[Aim]) -> None:
        """Places on the way to goals that do not drift; to those that do, the leads are enough."""
        super()._approaches([aim for aim in aims if not aim[3]])

    def _elsewhere(self) -> list[Point]:
        """Of the places that touch nothing: shelters straight above and below, and an eighth of the ring."""
        return [(x, y) for x, y in self._shelters() if x == self.x] + self._ring()[::8]

    def _add(self, points: list[Point]) -> None:
        """Of places of equal use two join the list: the nearest, and the one farthest behind what drifts on."""
        if points:
            x, y = self.x, self.y
            self.points += [min(points, key=lambda p: (p[0] - x) ** 2 + (p[1] - y) ** 2), min(points)]
