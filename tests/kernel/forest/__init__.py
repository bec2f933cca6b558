"""The forest: a small game that uses everything the kernel has."""

from pathlib import Path

from gamelode.kernel import Rules, TitlePage

from .cards import read
from .rounds import set_up
from .sharing import commands
from .table import ForestTable
from .view import audit, names, outcome, redeal, value, view

FOREST = Rules(
    page=TitlePage.read(Path(__file__).with_name("rules.toml")),
    package=__name__,
    folder=Path(__file__).parent,
    table=ForestTable,
    content=read,
    set_up=set_up,
    view=view,
    redeal=redeal,
    audit=audit,
    outcome=outcome,
    commands=commands,
    names=names,
    value=value,
)
