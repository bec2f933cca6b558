"""Star Scrappers: Cave-In, a game of mercenaries and crystals for two to four."""

from pathlib import Path

from gamelode.kernel import Rules

from .content import Content
from .hidden import audit, redeal, view
from .hints import value
from .names import names
from .scoring import outcome
from .setup import Options, set_up
from .table import CaveInTable
from .terminal import draw

RULES = Rules(
    slug="cavein",
    title="Star Scrappers: Cave-In",
    seats=range(2, 5),
    minutes=45,
    version=1,
    package=__name__,
    folder=Path(__file__).parent,
    table=CaveInTable,
    content=Content,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    rounds=lambda table: table.round,
    names=names,
    value=value,
    draw=draw,
    offers=lambda content: {"factions": ("random", "first"), "start_player": (0, 1)},
)
