"""Deep Rock Galactic: The Board Game, for one to four Dwarves who win or lose together."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .bots.shortlist import shortlist
from .bots.value import value, value_parts
from .content import Content, Files
from .lessons.scene import arrange
from .rules.cards.any_time import commands
from .rules.scoring import outcome, sides
from .rules.setup import Options, set_up
from .seen.audit import audit
from .seen.forecast import forecast
from .seen.legend import legend
from .seen.names import ids, names, names_on
from .seen.redeal import redeal
from .seen.terminal import draw
from .seen.view import view
from .table import DeepRockTable

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=DeepRockTable,
    content=Content,
    files=Files,
    is_open=True,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    commands=commands,
    names=names,
    names_on=names_on,
    legend=legend,
    sides=sides,
    ids=ids,
    arrange=arrange,
    forecast=forecast,
    value=value,
    value_parts=value_parts,
    shortlist=shortlist,
    draw=draw,
)
