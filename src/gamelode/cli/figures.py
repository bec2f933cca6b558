"""What many games say together, as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.kernel import Rules
from gamelode.lab import Plan, Played, Rate, Spread, Summary, Tallied, summarise
from gamelode.lab.sweep import Axis, League, by_value, league
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
    yield from _clauses(rules, [summary])
    yield from _counts(summary)


def _endings(summary: Summary) -> Table:
    """By clause; where all play together, whether it was a success."""
    table = _table("", "games", "share", "95 % between", *(("won",) if summary.together else ()), "points")
    for reason, ending in summary.endings.items():
        count, *share = (f"{ending.share.wins:,.0f}", *_rate(ending.share)[2:])
        won = [f"{ending.won:.0%}"] if summary.together else []
        table.add_row(reason, count, *share, *won, f"{ending.points:.1f}")
    return table


def _won(summary: Summary) -> Table:
    table = _table("", "games", "wins", "win rate", "95 % between")
    for bot in summary.bots:
        table.add_row(bot.name, *_rate(bot.won))
    if summary.together:
        return table
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


def _counts(summary: Summary) -> Iterable[RenderableType]:
    if summary.tallies:
        yield screen.heading("What seats did")
        yield _tallied(summary.tallies, "a seat")
    if summary.happened:
        yield screen.heading("What happened")
        yield _tallied(summary.happened, "a game")


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


# --- a sweep


def several_runs(
    rules: Rules, plans: Sequence[Plan], axes: Sequence[Axis], runs: Sequence[Sequence[Played]]
) -> Iterable[RenderableType]:
    """A line for each run; for each value of an option, if several things vary; a league of what seats play with."""
    varied, games = [axis for axis in axes if axis.varies], [game for run in runs for game in run]
    bots = [_in_short(plan.bots) for plan in plans]
    summaries = [summarise(run) for run in runs]
    yield screen.heading(f"{rules.title}: {len(runs)} runs of {screen.count(len(runs[0]), 'game')}")
    if not any(axis.is_by_seat for axis in varied):
        yield _lines(_titles(plans, bots, varied), summaries)
    if len(plans) > len(set(bots)) > 1:
        yield from _margin("bots", _together(bots, runs))
    for axis in varied:
        if axis.is_by_seat:
            yield from _league(axis.name, league(axis, games))
        elif len(plans) > len(axis.values):
            yield from _margin(axis.name, by_value(axis, games))
    yield from _clauses(rules, summaries)
    yield from _counts(summarise(games))


def _titles(plans: Sequence[Plan], bots: Sequence[str], varied: Sequence[Axis]) -> list[dict[str, str]]:
    """What tells each run from the others."""
    return [
        {**({"bots": names} if len(set(bots)) > 1 else {}), **{a.name: str(plan.options[a.name]) for a in varied}}
        for names, plan in zip(bots, plans, strict=True)
    ]


def _together(bots: Sequence[str], runs: Iterable[Sequence[Played]]) -> dict[str, list[Played]]:
    """The games of each company of bots."""
    found: dict[str, list[Played]] = {}
    for names, run in zip(bots, runs, strict=True):
        found.setdefault(names, []).extend(run)
    return found


def _margin(name: str, games: Mapping[str, Sequence[Played]]) -> Iterable[RenderableType]:
    """Each value of one thing, whatever the others are."""
    yield screen.heading(f"By {name}")
    yield _lines([{name: value} for value in games], [summarise(some) for some in games.values()])


def _in_short(bots: Sequence[str]) -> str:
    """Several of the same are written as they may be typed."""
    counts = [(name, len(list(same))) for name, same in groupby(bots)]
    return ",".join(name if count == 1 else f"{name}*{count}" for name, count in counts)


def _lines(titles: Sequence[dict[str, str]], summaries: Sequence[Summary]) -> Table:
    rates = list(dict.fromkeys(name for summary in summaries for name in summary.rates))
    reasons = sorted({reason for summary in summaries for reason in summary.endings})
    reasons = reasons if len(reasons) > 1 else []
    rounds = [f"{summary.rounds.mean:.1f}" if summary.rounds else "" for summary in summaries]
    table = _table(*titles[0], *rates, *reasons, "points", "decisions", *(("rounds",) if any(rounds) else ()))
    for column in table.columns[: len(titles[0])]:
        column.justify = "left"
    for title, summary, length in zip(titles, summaries, rounds, strict=True):
        won = [_between(summary.rates[name]) if name in summary.rates else "" for name in rates]
        ended = [f"{summary.endings[key].share.share:.0%}" if key in summary.endings else "" for key in reasons]
        lengths = [f"{summary.decisions.mean:.0f}", *([length] if any(rounds) else [])]
        table.add_row(*title.values(), *won, *ended, f"{summary.points:.1f}", *lengths)
    return table


def _between(rate: Rate) -> str:
    return f"{rate.share:.0%} ({rate.low * 100:.0f}-{rate.high * 100:.0f})"


def _league(name: str, found: League) -> Iterable[RenderableType]:
    """The best first; then each against each, as win rates of the line against the column."""
    yield screen.heading(f"League of {name}")
    table = _table("", "", "games", "wins", "win rate", "95 % between")
    for place, (name, rate) in enumerate(found.overall.items(), 1):
        table.add_row(str(place), name, *_rate(rate))
    yield table
    cross = _table("", *(str(place) for place in range(1, len(found.overall) + 1)))
    for place, one in enumerate(found.overall, 1):
        cells = [found.against[one].get(two) for two in found.overall]
        cross.add_row(f"{place} {one}", *(f"{cell.share:.0%}" if cell else "" for cell in cells))
    yield screen.heading("Line against column")
    yield cross


# --- tables


def _clauses(rules: Rules, summaries: Iterable[Summary]) -> Iterable[RenderableType]:
    """What the clauses say that ended games."""
    for reason in sorted({reason for summary in summaries for reason in summary.endings}):
        yield Text(f" {reason}: {rules.ledger.text(reason)}", style=screen.MUTED)


def _table(*titles: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 1))
    for title in titles:
        table.add_column(title, justify="right" if title else "left", header_style=screen.MUTED)
    return table
