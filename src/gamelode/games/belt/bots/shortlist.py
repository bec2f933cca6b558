"""What bots are told about the answers: which of them deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Question, Seat

from ..rules.actions import Dock, WhatToDo
from ..rules.destinations import brief
from ..rules.driller import Drill, Extract
from ..rules.hauler import Load
from ..rules.movement import Fly, FlyWhere
from ..rules.platforms import WhereToBuild
from ..rules.rounds import END_PHASE, Handle, WhatNext
from ..rules.scout import Scan
from ..rules.setup import DEFAULTS, WhereToStart
from ..table import BeltTable


def shortlist(table: BeltTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """Scout, driller, hauler: what one finds is there for the next, and to leave one out is never better than to let
    it stay. Of like places one is enough."""
    if isinstance(question, FlyWhere):
        return [Fly(x, y) for x, y in brief(table, question.unit)]
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
    """The same with all canonical places: a little nearer, or sheltered, may be better."""
    return question.options(table, seat) if isinstance(question, FlyWhere) else shortlist(table, question, seat)


def _actions(table: BeltTable, question: WhatToDo, seat: Seat) -> Sequence[Choice]:
    """As many loads as there can be; and no hold without work where there is work."""
    options = question.options(table, seat)
    most = {option.rock: option for option in options if isinstance(option, Load)}
    works = {option.rock for option in options if isinstance(option, Scan | Drill | Extract | Load)}
    return [
        option
        for option in options
        if not (isinstance(option, Load) and option != most[option.rock])
        and not (isinstance(option, Dock) and option.rock in works)
    ]
