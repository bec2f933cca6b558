"""Sweeps and comparisons, as tables for people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table

from gamelode.kernel import Rules
from gamelode.lab import Played, Rate, Summary, summarise
from gamelode.lab.compare import DID, ENDED, HAPPENED, WON, Comparison, Difference
from gamelode.lab.sweep import League, Sweep, by_value, league
from gamelode.lab.tally import KIND

from . import screen
from .figures import clauses, counts, rate_cells, table_of


def several_runs(rules: Rules, sweep: Sweep) -> Iterable[RenderableType]:
    """A line for each run; for each value of an option, if several things vary; a league of what seats play with."""
    bots = [_in_short(plan.bots) for plan in sweep.plans]
    summaries = [summarise(run) for run in sweep.runs]
    yield screen.heading(f"{rules.title}: {len(sweep.runs)} runs of {screen.count(len(sweep.runs[0]), 'game')}")
    if not any(axis.is_by_seat for axis in sweep.varied):
        yield _lines(_titles(sweep), summaries)
    if len(bots) > len(set(bots)) > 1:
        yield from _margin("bots", _together(bots, sweep.runs))
    for axis in sweep.varied:
        if axis.is_by_seat:
            yield from _league(axis.name, league(axis, sweep.games))
        elif len(sweep.runs) > len(axis.values):
            yield from _margin(axis.name, by_value(axis, sweep.games))
    yield from clauses(rules, summaries)
    yield from counts(summarise(sweep.games))


def _titles(sweep: Sweep) -> list[dict[str, str]]:
    """What tells each run from the others."""
    bots = [_in_short(plan.bots) for plan in sweep.plans]
    return [
        {
            **({"bots": names} if len(set(bots)) > 1 else {}),
            **{axis.name: ", ".join(str(plan.options[key]) for key in axis.keys) for axis in sweep.varied},
        }
        for names, plan in zip(bots, sweep.plans, strict=True)
    ]


def _together(bots: Sequence[str], runs: Iterable[Sequence[Played]]) -> dict[str, list[Played]]:
    """The games of each set of bots that played together."""
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
    lengths = ["decisions", *(["rounds"] if any(rounds) else [])]
    table = _lines_of(titles[0], [*rates, *reasons, "points", *lengths])
    for title, summary, length in zip(titles, summaries, rounds, strict=True):
        won = [_between(summary.rates[name]) if name in summary.rates else "" for name in rates]
        ended = [f"{summary.endings[key].share.share:.0%}" if key in summary.endings else "" for key in reasons]
        means = [f"{summary.points:.1f}", f"{summary.decisions.mean:.0f}", length][: len(lengths) + 1]
        table.add_row(*title.values(), *won, *ended, *means)
    return table


def _lines_of(title: Collection[str], figures: Iterable[str]) -> Table:
    """An empty table whose lines have titles in several columns."""
    table = table_of(*title, *figures)
    for column in table.columns[: len(title)]:
        column.justify = "left"
    return table


def _between(rate: Rate) -> str:
    return f"{rate.share:.0%} ({rate.low * 100:.0f}-{rate.high * 100:.0f})"


def _league(name: str, found: League) -> Iterable[RenderableType]:
    """The best first; then each against each, as win rates of the line against the column."""
    yield screen.heading(f"League of {name}")
    table = table_of("", "", "games", "wins", "win rate", "95 % between")
    for place, (name, rate) in enumerate(found.overall.items(), 1):
        table.add_row(str(place), name, *rate_cells(rate))
    yield table
    cross = table_of("", *(str(place) for place in range(1, len(found.overall) + 1)))
    for place, one in enumerate(found.overall, 1):
        cells = [found.against[one].get(two) for two in found.overall]
        cross.add_row(f"{place} {one}", *(f"{cell.share:.0%}" if cell else "" for cell in cells))
    yield screen.heading("Line against column")
    yield cross


# --- comparisons


def compared(
    rules: Rules, names: tuple[str, str], sweep: Sweep, found: Sequence[Comparison], whole: Comparison
) -> Iterable[RenderableType]:
    """A line for each run, if there are several; then all figures of all games, under both versions."""
    yield screen.heading(f"{rules.title}: {names[0]}, and {names[1]}")
    yield f" {screen.count(whole.games, 'game')} on the same deals; {whole.alike:,} of them went alike."
    if len(found) > 1:
        yield screen.heading("How win rates change, in points of a hundred")
        yield _changes(_titles(sweep), found)
    for group, differences in whole.differences.items():
        # Much is counted that no change comes near.
        told = {key: d for key, d in differences.items() if not (d.is_none and group in (DID, HAPPENED))}
        if told:
            yield screen.heading(group.capitalize())
            yield _differences(names, told, is_share=group in (WON, ENDED))


def _changes(titles: Sequence[dict[str, str]], found: Sequence[Comparison]) -> Table:
    """How the win rates of each run change."""
    names = list(dict.fromkeys(name for comparison in found for name in comparison.differences[WON]))
    table = _lines_of(titles[0], names)
    for title, comparison in zip(titles, found, strict=True):
        rates = [comparison.differences[WON].get(name) for name in names]
        table.add_row(*title.values(), *(_change(rate) if rate else "" for rate in rates))
    return table


def _change(found: Difference) -> str:
    mark = " *" if found.is_clear else "  "
    return f"{found.change * 100:+.1f} ({found.low * 100:+.1f} to {found.high * 100:+.1f}){mark}"


def _differences(names: tuple[str, str], found: Mapping[str, Difference], *, is_share: bool) -> Table:
    """Both means, and what lies between them; a star where chance alone would hardly have done it."""
    table, form = table_of("", *names, "change", "95 % between", "clear"), ".1%" if is_share else ".2f"
    for key, each in found.items():
        kind = key.partition(KIND)[2]
        between = f"{each.low:+{form}} and {each.high:+{form}}"
        means = [f"{each.first:{form}}", f"{each.second:{form}}", f"{each.change:+{form}}"]
        table.add_row(f"  {kind}" if kind else key, *means, between, "*" if each.is_clear else "")
    return table
