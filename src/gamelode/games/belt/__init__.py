"""The asteroid belt: a game of scouts, drillers and haulers for two to six, in teams."""

from pathlib import Path

from gamelode.kernel import Rules

from .content import Content
from .hidden import audit, redeal, view
from .hints import value
from .names import names, names_on
from .scoring import outcome
from .setup import Options, set_up
from .shortlist import longlist, shortlist
from .table import BeltTable
from .terminal import draw

RULES = Rules(
    slug="belt",
    title="Asteroid Belt",
    seats=range(2, 7),
    minutes=60,
    version=5,
    package=__name__,
    folder=Path(__file__).parent,
    table=BeltTable,
    content=Content,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    rounds=lambda table: table.round,
    names=names,
    names_on=names_on,
    sides=lambda table: table.team_of,
    value=value,
    shortlist=shortlist,
    longlist=longlist,
    draw=draw,
    offers=lambda content: {"quick_start": (False, True)},
)
