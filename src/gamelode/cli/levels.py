"""`gamelode levels`: a game's bots as people know them, and how much better each plays than the one below."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from gamelode.bots import levels_of
from gamelode.catalogue import game_named
from gamelode.lab.levels import WANTED, meetings

from .figures import rate_cells, show, table_of
from .inputs import Slug, Workers
from .progress import counted


def levels(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=0, help="Let neighbours play so many; 0: only list them.")] = 0,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same games, however many workers.")] = "0",
    workers: Workers = None,
) -> None:
    """The bots of a game in words, and how they do against each other."""
    found = levels_of(game_named(slug))
    listed = table_of("", "", "exact bot")
    for level in found:
        listed.add_row(f"{level.title}, {level.name}", Text(level.line), level.bot)
    show([listed])
    if not games:
        return
    table = table_of("", "games", "wins", "win rate", "95 % between", "as it should be")
    for met in counted(meetings(slug, games, seed, workers), len(found) - 1, "Neighbours"):
        names = f"{met.above.title} against {met.below.title}"
        table.add_row(names, *rate_cells(met.won), "yes" if met.is_as_wanted else "no")
    show([table, Text(f" Each should win {WANTED[0]:.0%} to {WANTED[1]:.0%} of its games against the one below.")])
