"""Hewns, a game of mining, bidding and fighting on a hostile planet for two to four."""

from pathlib import Path

from gamelode.kernel import Rules

from .auditing import audit
from .bidding import shortlist
from .commands import commands
from .content import Content
from .hidden import view
from .hints import value
from .imagining import redeal
from .names import names, names_on
from .records import Files
from .scoring import outcome
from .setup import Options, set_up
from .table import HewnsTable
from .terminal import draw

RULES = Rules(
    slug="hewns",
    title="Hewns",
    seats=range(2, 5),
    minutes=120,
    version=7,
    package=__name__,
    folder=Path(__file__).parent,
    table=HewnsTable,
    content=Content,
    files=Files,
    options=Options,
    set_up=set_up,
    commands=commands,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    rounds=lambda table: table.round,
    names=names,
    names_on=names_on,
    value=value,
    shortlist=shortlist,
    draw=draw,
    offers=lambda content: {
        "scenario": ("raw_substract", "hidden_substract"),
        "board": ("", "random", "built"),
        "extra_scouting": (False, True),
        "head_start": (3, 5),
    },
)
