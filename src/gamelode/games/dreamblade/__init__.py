"""Dreamblade, a game of warbands in a dreamscape for two."""

from pathlib import Path

from gamelode.kernel import Rules

from .content import Content, Files
from .hidden import audit, redeal, view
from .hints import value
from .names import names
from .scoring import outcome
from .setup import Options, offers, set_up
from .table import DreambladeTable
from .terminal import draw

RULES = Rules(
    slug="dreamblade",
    title="Dreamblade",
    seats=range(2, 3),
    minutes=45,
    version=3,
    package=__name__,
    folder=Path(__file__).parent,
    table=DreambladeTable,
    content=Content,
    files=Files,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    names=names,
    value=value,
    draw=draw,
    offers=offers,
)
