"""`gamelode sim`: many games of bots, and what they say together."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Rules
from gamelode.lab import Plan, Played, simulate_all, summarise
from gamelode.lab.export import rows_of, writer_for
from gamelode.lab.sweep import Axis, axes_of, by_value, combined, league
from gamelode.match.files import write_whole

from .figures import one_run, several_runs, show
from .inputs import AsJson, Changes, Slug, Workers, companies, option_pairs
from .progress import counted


def sim(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=1, help="How many; of a sweep, in each run.")] = 100,
    seats: Annotated[
        list[str],
        typer.Option("--seats", help="Bots: greedy,random,search:200. Several companies: greedy*2..4, or repeat it."),
    ] = [],  # noqa: B006
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games, however many workers.")] = 0,
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
    plans: list[Plan] = []
    for bots in [company for words in seats or [_usual_bots(rules)] for company in companies(words)]:
        axes = axes_of(rules.edition(changes), len(bots), option_pairs(option))
        plans += [
            Plan(slug=slug, bots=tuple(bots), seed=seed, options=options, changes=changes, tally=tally)
            for options in combined(axes)
        ]
    played = list(counted(simulate_all(plans, games, workers), len(plans) * games, rules.title))
    runs = [played[start : start + games] for start in range(0, len(played), games)]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(_for_programs(plans, axes, runs)), indent=2).decode())
    elif len(plans) == 1:
        show(one_run(rules, summarise(played)))
    else:
        show(several_runs(rules, plans, axes, runs))
    if out and write:
        write_whole(out, write(rows_of(played)))


def _usual_bots(rules: Rules) -> str:
    """One that looks ahead, among others that do not."""
    others = min(max(2, rules.seats[0]), rules.seats[-1]) - 1
    return ",".join(["greedy"] + ["random"] * others)


def _for_programs(plans: Sequence[Plan], axes: Sequence[Axis], runs: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """A run and its summary; of a sweep, those of all runs, and for every option those of its values."""
    told = [
        {
            "run": {"game": plan.slug, "bots": plan.bots, "seed": plan.seed, "options": plan.options},
            **msgspec.to_builtins(summarise(run)),
        }
        for plan, run in zip(plans, runs, strict=True)
    ]
    if len(told) == 1:
        return told[0]
    games, varied = [game for run in runs for game in run], [axis for axis in axes if axis.varies]
    return {
        "runs": told,
        "values": {
            axis.name: {value: summarise(some) for value, some in by_value(axis, games).items()}
            for axis in varied
            if not axis.is_by_seat
        },
        "leagues": {axis.name: league(axis, games) for axis in varied if axis.is_by_seat},
    }
