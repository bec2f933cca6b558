"""Hewns, a game of mining, bidding and fighting on a hostile planet for two to four."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .bots.shortlist import shortlist
from .bots.value.prospects import value, value_parts
from .content import Content, Files
from .lessons.scene import arrange
from .rules.commands import commands
from .rules.in_play import TableInPlay
from .rules.scoring import outcome
from .rules.setup import Options, set_up
from .seen.audit import audit
from .seen.forecast import forecast
from .seen.legend import legend
from .seen.names import ids, names, names_on
from .seen.redeal import redeal
from .seen.terminal import draw
from .seen.view import view

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=TableInPlay,
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
    ids=ids,
    arrange=arrange,
    forecast=forecast,
    value=value,
    value_parts=value_parts,
    shortlist=shortlist,
    draw=draw,
    legend=legend,
)
