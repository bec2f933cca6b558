"""What many games say together, as tables for people."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Rules
from gamelode.lab import Rate, Spread, Summary, Tallied
from gamelode.lab.tally import KIND

from . import screen

WIDEST = 1000  # columns; no table needs as many


def show(parts: Iterable[RenderableType]) -> None:
    """Print them. A table is as wide as it must be: a figure that was cut off would be of no use."""
    for part in parts:
        console = screen.console()
        if isinstance(part, Table):
            room = console.options.update(max_width=WIDEST)
            console.width = max(console.width, console.measure(part, options=room).maximum)
        console.print(part)


def one_run(rules: Rules, summary: Summary) -> Iterable[RenderableType]:
    yield screen.heading(f"{rules.title}: {screen.count(summary.games, 'game')}")
    yield _won(summary)
    yield screen.heading("Points")
    yield _spreads({bot.name: bot.scores for bot in summary.bots})
    if any(bot.sources for bot in summary.bots):
        yield screen.heading("Points by source, on average")
        yield _sources(summary)
    yield screen.heading("Length of a game")
    yield _spreads({"decisions": summary.decisions, **({"rounds": summary.rounds} if summary.rounds else {})})
    yield screen.heading("How games ended")
    yield _endings(summary)
    yield from clauses(rules, [summary])
    yield from counts(summary)


def _endings(summary: Summary) -> Table:
    """How the games ended, by clause; where all play together, whether it was a success."""
    table = table_of("", "games", "share", "95 % between", *(("won",) if summary.together else ()), "points")
    for reason, ending in summary.endings.items():
        count, *share = (f"{ending.share.wins:,.0f}", *rate_cells(ending.share)[2:])
        won = [f"{ending.won:.0%}"] if summary.together else []
        table.add_row(reason, count, *share, *won, f"{ending.points:.1f}")
    return table


def _won(summary: Summary) -> Table:
    table = table_of("", "games", "wins", "win rate", "95 % between")
    for bot in summary.bots:
        table.add_row(bot.name, *rate_cells(bot.won))
    if summary.together:
        return table
    for number, rate in enumerate(summary.seats, 1):
        table.add_row(f"seat {number}", *rate_cells(rate), style=screen.MUTED)
    return table


def rate_cells(rate: Rate) -> list[str]:
    return [f"{rate.games:,}", f"{rate.wins:,.4g}", f"{rate.share:.1%}", f"{rate.low:.1%} and {rate.high:.1%}"]


def _spreads(spreads: dict[str, Spread]) -> Table:
    table = table_of("", "mean", "deviation", "least", "25 %", "median", "75 %", "most")
    for name, found in spreads.items():
        middle = (found.quarter, found.median, found.three_quarters)
        figures = [f"{found.mean:.1f}", f"{found.deviation:.1f}", found.least, *(f"{n:g}" for n in middle), found.most]
        table.add_row(name, *map(str, figures))
    return table


def _sources(summary: Summary) -> Table:
    table = table_of("", *dict.fromkeys(source for bot in summary.bots for source in bot.sources))
    for bot in summary.bots:
        table.add_row(bot.name, *(f"{points:.1f}" for points in bot.sources.values()))
    return table


def counts(summary: Summary) -> Iterable[RenderableType]:
    if summary.tallies:
        yield screen.heading("What seats did")
        yield _tallied(summary.tallies, "a seat")
    if summary.happened:
        yield screen.heading("What happened")
        yield _tallied(summary.happened, "a game")


def _tallied(tallies: dict[str, Tallied], unit: str) -> Table:
    """Means, and win rates of those who had it and of those who had not; kinds stand under what they are kinds of."""
    decides = any(found.won_with for found in tallies.values())
    table = table_of("", unit, "had it", *(("win rate with it", "without", "apart") if decides else ()))
    for key, found in tallies.items():
        whole, _, kind = key.partition(KIND)
        rates = [f"{rate.share:.1%}" if rate else "" for rate in (found.won_with, found.won_without)]
        row = [f"  {kind}" if kind else whole, f"{found.mean:.2f}", f"{found.had.share:.1%}"]
        table.add_row(*row, *((*rates, "*" if found.apart else "") if decides else ()))
    return table


# --- tables


def clauses(rules: Rules, summaries: Iterable[Summary]) -> Iterable[RenderableType]:
    """What the clauses say that ended games."""
    for reason in sorted({reason for summary in summaries for reason in summary.endings}):
        yield Text(f" {reason}: {rules.ledger.text(reason)}", style=screen.MUTED)


def table_of(*titles: str) -> Table:
    """An empty one: names to the left, figures to the right."""
    table = Table(box=None, padding=(0, 2, 0, 1))
    for title in titles:
        table.add_column(title, justify="right" if title else "left", header_style=screen.MUTED)
    return table
