"""Dreamblade, a game of warbands in a dreamscape for two."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .content import Content
from .hidden import audit, redeal, view
from .hints import value
from .names import names
from .scoring import outcome
from .setup import Options, set_up
from .table import DreambladeTable
from .terminal import draw

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=DreambladeTable,
    content=Content,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    names=names,
    value=value,
    draw=draw,
)
