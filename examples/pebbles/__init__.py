"""Pebbles: the smallest complete game on the rules machine."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .content import read
from .rules import outcome, set_up
from .seen import audit, names, redeal, view
from .table import PebbleTable

RULES = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=PebbleTable,
    content=read,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    names=names,
)
