"""`gamelode sim`: many games of bots, and what they say together."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec.structs import replace
from rich.console import RenderableType

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Rules
from gamelode.lab import Plan, Played, simulate_all, summarise
from gamelode.lab.compare import compare, counterparts
from gamelode.lab.export import games_in, rows_of, writer_for
from gamelode.lab.sweep import Axis, Sweep, axes_of, by_value, combined, league, with_own_deals
from gamelode.match.files import write_whole

from .figures import one_run, show
from .inputs import AsJson, Changes, Slug, Workers, companies, option_pairs
from .progress import counted
from .sweeps import compared, several_runs

Runs = list[list[Played]]


def sim(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=1, help="How many; of a sweep, in each run.")] = 100,
    seats: Annotated[
        list[str],
        typer.Option(
            "--seats", help="Bots: greedy,random,search:200,casual. Several companies: greedy*2..4, or repeat it."
        ),
    ] = [],  # noqa: B006
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same games, however many workers.")] = "0",
    option: Annotated[
        list[str],
        typer.Option(
            "--option",
            metavar="KEY=VALUE",
            help="An option of the game; repeatable. KEY=all or KEY=1,2,3 makes a run with each value; "
            "KEY+KEY=all has the seats play with each value against each other.",
        ),
    ] = [],  # noqa: B006
    changes: Changes = None,
    tally: Annotated[bool, typer.Option("--tally", help="Count what happens, and who wins with it.")] = False,
    against: Annotated[
        Path | None,
        typer.Option(
            "--against",
            metavar="PATH",
            help="Play the same deals with these changes too, and compare; or compare with the games of a .csv file.",
        ),
    ] = None,
    workers: Workers = None,
    as_json: AsJson = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the games, a row for each seat: .csv or .parquet."),
    ] = None,
) -> None:
    """Let bots play many games, and sum them up."""
    rules = game_named(slug)
    write = writer_for(out) if out else None
    if out and not os.access(out.parent, os.W_OK):
        raise Fault(f"{out}: no file can be written there")
    common = Plan(slug=slug, bots=(), seed=seed, changes=changes, tally=tally)
    plans, axes = _plans(rules, common, seats or [_usual_bots(rules)], option)

    def played(plans: list[Plan]) -> Sweep:
        found = list(counted(simulate_all(plans, games, workers), len(plans) * games, rules.title))
        return Sweep(plans, axes, [found[start : start + games] for start in range(0, len(found), games)])

    if against:
        pairs = _pairs(plans, against, played)
        sweep, told, tables = pairs.sweep, pairs.told, pairs.tables
    else:
        sweep = played(plans)
        told, tables = partial(_told, sweep), partial(_tables, sweep=sweep)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(told()), indent=2).decode())
    else:
        show(tables(rules))
    if out and write:
        write_whole(out, write(rows_of(sweep.games)))


def _plans(rules: Rules, common: Plan, seats: list[str], option: list[str]) -> tuple[list[Plan], list[Axis]]:
    """A plan for each company of bots with each combination of options, and what the options are varied by."""
    plans: list[Plan] = []
    for bots in [company for words in seats for company in companies(words)]:
        axes = axes_of(rules.edition(common.changes), len(bots), option_pairs(option))
        plans += [replace(common, bots=tuple(bots), options=options) for options in combined(axes)]
    return with_own_deals(plans, axes), axes


def _usual_bots(rules: Rules) -> str:
    """One that looks ahead, among others that do not."""
    others = min(max(2, rules.seats[0]), rules.seats[-1]) - 1
    return ",".join(["greedy"] + ["random"] * others)


def _tables(rules: Rules, sweep: Sweep) -> Iterable[RenderableType]:
    return several_runs(rules, sweep) if len(sweep.runs) > 1 else one_run(rules, summarise(sweep.games))


def _told(sweep: Sweep) -> dict[str, Any]:
    """A run and its summary; of a sweep, those of all runs, and for every option those of its values."""
    runs = [
        {"run": _run(plan), **msgspec.to_builtins(summarise(run))}
        for plan, run in zip(sweep.plans, sweep.runs, strict=True)
    ]
    if len(runs) == 1:
        return runs[0]
    values = {
        axis.name: {value: summarise(some) for value, some in by_value(axis, sweep.games).items()}
        for axis in sweep.varied
        if not axis.is_by_seat
    }
    leagues = {axis.name: league(axis, sweep.games) for axis in sweep.varied if axis.is_by_seat}
    return {"runs": runs, "values": values, "leagues": leagues}


def _run(plan: Plan) -> dict[str, Any]:
    return {"game": plan.slug, "bots": plan.bots, "seed": plan.seed, "options": plan.options}


# --- two versions


class Pairs:
    """Games on the same deals under two versions of a game."""

    def __init__(self, sweep: Sweep, names: tuple[str, str], first: Runs, second: Runs) -> None:
        self.sweep, self.names = sweep, names
        self.runs = [compare(one, two) for one, two in zip(first, second, strict=True)]
        self.whole = compare([game for run in first for game in run], [game for run in second for game in run])

    def told(self) -> dict[str, Any]:
        runs = [{"run": _run(p), "comparison": each} for p, each in zip(self.sweep.plans, self.runs, strict=True)]
        return {"first": self.names[0], "second": self.names[1], "runs": runs, "comparison": self.whole}

    def tables(self, rules: Rules) -> Iterable[RenderableType]:
        return compared(rules, self.names, self.sweep, self.runs, self.whole)


def _pairs(plans: list[Plan], against: Path, played: Callable[[list[Plan]], Sweep]) -> Pairs:
    """Games with other changes, or as they were played earlier, beside those that are played now."""
    if against.suffix == ".csv":
        earlier, now = games_in(against), played(plans)
        return Pairs(now, (against.name, "now"), [counterparts(run, earlier) for run in now.runs], now.runs)
    others, changes = [replace(plan, changes=against) for plan in plans], plans[0].changes
    others[0].check()  # before the first games, which may take long
    now = played(plans)
    return Pairs(now, (changes.name if changes else "as printed", against.name), now.runs, played(others).runs)
