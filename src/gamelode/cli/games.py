"""`gamelode games`: the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.catalogue import broken_games, game_named, title_pages
from gamelode.kernel import OptionValue, Rules, TitlePage, game_options
from gamelode.kernel.coverage import cover

from . import screen
from .rules import USUAL_TESTS, tests_of
from .screen import console


def games(
    slug: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this one, with its options.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many clauses have code and a test, too.")] = False,
) -> None:
    """The games there are."""
    pages = title_pages() if slug is None else [game_named(slug).page]
    console().print(_list(pages, coverage))
    if slug is not None:
        console().print(_in_a_word(game_named(slug)))
        console().print(_options(game_named(slug)))
    for sentence in broken_games().values() if slug is None else ():
        console().print(Text(sentence, style=screen.REFUSED))
    if coverage and not USUAL_TESTS.is_dir():
        console().print("Covered: cited by code. In a checkout of the sources, tests count too.")


def _list(pages: Iterable[TitlePage], coverage: bool) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("game", style="bold")
    table.add_column("title")
    for name in ("seats", "minutes", "rules", *(["clauses covered"] if coverage else [])):
        table.add_column(name, justify="right")
    for page in pages:
        figures = [page.players, str(page.minutes), f"v{page.version}"]
        table.add_row(page.game, page.title, *figures, *([_covered(page)] if coverage else []))
    return table


def _in_a_word(rules: Rules) -> RenderableType:
    """What the game is, how heavy it is, and whether one plays together; as far as somebody has written it down."""
    primer = rules.lessons.primer
    return Text(f"{primer.card} ({primer.weight}; {primer.play})" if primer else "")


def _options(rules: Rules) -> RenderableType:
    """What `--option` takes: each option, and its values with what they are called."""
    table = Table(box=None, padding=(1, 2, 0, 0))
    for name in ("option", "title", "values; the first is the usual one"):
        table.add_column(name, style="bold" if name == "option" else "")
    for option in game_options(rules.standard):
        values = [_value(rules, each) for each in option.values]
        table.add_row(option.name, option.title, "\n".join(values))
    return table if table.row_count else Text("It has no options.")


def _value(rules: Rules, each: OptionValue) -> str:
    """A value as it is typed, what it is called, and for how many players it is, unless for any number."""
    typed = "" if str(each.value) == each.label else f"{str(each.value) or '(nothing)'}: "
    players = "" if each.seats == tuple(rules.seats) else f" (players: {', '.join(map(str, each.seats))})"
    return f"{typed}{each.label}{players}"


def _covered(page: TitlePage) -> str:
    """How much of a game's ledger is cited by code, and by tests if they are here."""
    rules = game_named(page.game)
    found = cover(rules.ledger, rules.folder, tests_of(rules, None))
    return f"{found.clauses_covered} of {len(found.lines)}"
