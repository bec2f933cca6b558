"""Deep Rock Galactic: The Board Game, for one to four Dwarves who win or lose together."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .cards import commands
from .content import Content
from .hidden import audit, redeal, view
from .hints import value
from .names import names, names_on
from .records import Files
from .scoring import outcome, sides
from .setup import Options, set_up
from .shortlist import shortlist
from .table import DeepRockTable
from .terminal import draw
from .texts import texts

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=DeepRockTable,
    content=Content,
    files=Files,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    commands=commands,
    names=names,
    names_on=names_on,
    texts=texts,
    sides=sides,
    value=value,
    shortlist=shortlist,
    draw=draw,
)
