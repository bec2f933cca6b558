"""The asteroid belt: a game of scouts, drillers and haulers for two to six, in teams."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .bots.shortlist import longlist, shortlist
from .bots.value import value, value_parts
from .content import Content, Files
from .lessons.scene import arrange
from .rules.scoring import outcome
from .rules.setup import Options, set_up
from .seen.audit import audit
from .seen.forecast import forecast
from .seen.names import ids, names, names_on
from .seen.redeal import redeal
from .seen.terminal import draw
from .seen.view import view
from .table import BeltTable

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=BeltTable,
    content=Content,
    files=Files,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    rounds=lambda table: table.round,
    names=names,
    names_on=names_on,
    forecast=forecast,
    ids=ids,
    arrange=arrange,
    sides=lambda table: table.team_of,
    value=value,
    value_parts=value_parts,
    shortlist=shortlist,
    longlist=longlist,
    draw=draw,
)
