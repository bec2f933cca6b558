"""`gamelode sim`: many games of bots, and what they say together."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.table import Table

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Rules
from gamelode.lab import Rate, Spread, Summary, Tallied, simulate, summarise
from gamelode.lab.export import rows_of, writer_for
from gamelode.lab.tally import KIND
from gamelode.match.files import write_whole

from . import screen
from .inputs import AsJson, Changes, Options, Slug, Workers, options_of, split
from .progress import counted
from .screen import console


def sim(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=1, help="How many.")] = 100,
    seats: Annotated[str | None, typer.Option("--seats", help="Bots: random, greedy, search, search:200.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games, however many workers.")] = 0,
    option: Options = [],  # noqa: B006
    changes: Changes = None,
    tally: Annotated[bool, typer.Option("--tally", help="Count what happens, and who wins with it.")] = False,
    workers: Workers = None,
    as_json: AsJson = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the games, a row for each seat: .csv or .parquet."),
    ] = None,
) -> None:
    """Let bots play many games, and sum them up."""
    rules, options = game_named(slug), options_of(option)
    bots = split(seats or _usual_bots(rules))
    write = writer_for(out) if out else None
    if out and not os.access(out.parent, os.W_OK):
        raise Fault(f"{out}: no file can be written there")
    playing = simulate(slug, bots, games, seed, options=options, changes=changes, tally=tally, workers=workers)
    played = list(counted(playing, games, rules.title))
    summary = summarise(played)
    if as_json:
        run = {"game": slug, "bots": bots, "seed": seed, "options": options}
        print(msgspec.json.format(msgspec.json.encode({"run": run, **msgspec.to_builtins(summary)}), indent=2).decode())
    else:
        console().print(*_tables(rules, summary))
    if out and write:
        write_whole(out, write(rows_of(played)))


def _usual_bots(rules: Rules) -> str:
    """One that looks ahead, among others that do not."""
    others = min(max(2, rules.seats[0]), rules.seats[-1]) - 1
    return ",".join(["greedy"] + ["random"] * others)


# --- what people read


def _tables(rules: Rules, summary: Summary) -> Iterable[RenderableType]:
    yield screen.heading(f"{rules.title}: {screen.count(summary.games, 'game')}")
    yield _won(summary)
    yield screen.heading("Points")
    yield _spreads({bot.name: bot.scores for bot in summary.bots})
    if any(bot.sources for bot in summary.bots):
        yield screen.heading("Points by source, on average")
        yield _sources(summary)
    yield screen.heading("Length of a game")
    yield _spreads({"decisions": summary.decisions, **({"rounds": summary.rounds} if summary.rounds else {})})
    endings = ", ".join(f"{count:,} by {reason}" for reason, count in summary.endings.items())
    yield f" Ended: {endings}."
    if summary.tallies:
        yield screen.heading("What seats did")
        yield _tallied(summary.tallies, "a seat")
    if summary.happened:
        yield screen.heading("What happened")
        yield _tallied(summary.happened, "a game")


def _won(summary: Summary) -> Table:
    table = _table("", "games", "wins", "win rate", "95 % between")
    for bot in summary.bots:
        table.add_row(bot.name, *_rate(bot.won))
    for number, rate in enumerate(summary.seats, 1):
        table.add_row(f"seat {number}", *_rate(rate), style=screen.MUTED)
    return table


def _rate(rate: Rate) -> list[str]:
    return [f"{rate.games:,}", f"{rate.wins:,.4g}", f"{rate.share:.1%}", f"{rate.low:.1%} and {rate.high:.1%}"]


def _spreads(spreads: dict[str, Spread]) -> Table:
    table = _table("", "mean", "deviation", "least", "25 %", "median", "75 %", "most")
    for name, found in spreads.items():
        middle = (found.quarter, found.median, found.three_quarters)
        figures = [f"{found.mean:.1f}", f"{found.deviation:.1f}", found.least, *(f"{n:g}" for n in middle), found.most]
        table.add_row(name, *map(str, figures))
    return table


def _sources(summary: Summary) -> Table:
    table = _table("", *dict.fromkeys(source for bot in summary.bots for source in bot.sources))
    for bot in summary.bots:
        table.add_row(bot.name, *(f"{points:.1f}" for points in bot.sources.values()))
    return table


def _tallied(tallies: dict[str, Tallied], unit: str) -> Table:
    """Means, and win rates of those who had it and of those who had not; kinds stand under what they are kinds of."""
    decides = any(found.won_with for found in tallies.values())
    table = _table("", unit, "had it", *(("win rate with it", "without", "apart") if decides else ()))
    for key, found in tallies.items():
        whole, _, kind = key.partition(KIND)
        rates = [f"{rate.share:.1%}" if rate else "" for rate in (found.won_with, found.won_without)]
        row = [f"  {kind}" if kind else whole, f"{found.mean:.2f}", f"{found.had.share:.1%}"]
        table.add_row(*row, *((*rates, "*" if found.apart else "") if decides else ()))
    return table


def _table(*titles: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1))
    for title in titles:
        table.add_column(title, justify="right" if title else "left", header_style=screen.MUTED)
    return table
