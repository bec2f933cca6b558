"""Dreamblade, a game of warbands in a dreamscape for two."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .bots.value import value, value_parts
from .content import Content, Files
from .lessons.scene import arrange
from .rules.scoring import outcome
from .rules.setup import Options, set_up
from .seen.audit import audit
from .seen.foresee import forecast
from .seen.legend import legend
from .seen.names import ids, names
from .seen.redeal import redeal
from .seen.terminal import draw
from .seen.view import view
from .table import DreambladeTable

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
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
    legend=legend,
    forecast=forecast,
    ids=ids,
    arrange=arrange,
    value=value,
    value_parts=value_parts,
    draw=draw,
)
