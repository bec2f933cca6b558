"""`gamelode bench`: how quick the games are."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from gamelode.catalogue import game_named
from gamelode.catalogue import games as all_games
from gamelode.lab.bench import ROUNDS, Figures, Ours, Runner, measure, medians, ratios
from gamelode.lab.peers import peers as all_peers

from .figures import show
from .inputs import AsJson, Numbers, numbers_of
from .progress import counted

PERSON_THINKS = 2.0  # seconds, on average; a quick one


def bench(
    slug: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them unless told.")] = None,
    seats: Numbers = None,
    as_json: AsJson = False,
    peers: Annotated[bool, typer.Option("--peers", help="Measure catanatron and python-chess beside them.")] = False,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Medians are taken over so many.")] = ROUNDS,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server instead, with many matches at once.")
    ] = False,
    matches: Annotated[int, typer.Option("--matches", min=1, help="For --server: so many at once.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="For --server: how long each run lasts.")] = 10,
) -> None:
    """Measure speed on one core: medians of repeated runs, about 15 s for a game with a number of players."""
    if server:
        bench_server([game_named(slug).slug] if slug else list(all_games()), matches, seconds, as_json=as_json)
        return
    games = [game_named(slug)] if slug else list(all_games().values())
    others: list[Runner] = all_peers() if peers else []
    wanted = [(rules, number) for rules in games for number in numbers_of(seats) or rules.seats]
    ours: list[Runner] = [Ours(rules, number) for rules, number in wanted]
    runners = [*ours, *others]
    total = rounds * sum(len(runner.verbs) for runner in runners)
    found = medians(runners, list(counted(measure(runners, rounds), total, "Measuring")))
    if as_json:
        print(_json(found[: len(ours)], found[len(ours) :]))
    else:
        show([_table(found, len(ours))])


def bench_server(slugs: list[str], matches: int, seconds: float, *, as_json: bool) -> None:
    """Scripted players who answer at once, and others who think as people do."""
    from gamelode.server.load import under_load  # noqa: PLC0415, nothing else should wait until it is imported

    found = [under_load(slugs, matches, seconds, think) for think in (0.0, PERSON_THINKS)]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "answers at once", f"thinks for {PERSON_THINKS:g} s"):
        table.add_column(title, justify="right" if title else "left")
    for key in found[0].__struct_fields__:
        table.add_row(key, *(_figure(getattr(load, key)) for load in found))
    show([table])


def _json(ours: list[Figures], others: list[Figures]) -> str:
    """Each game's figures; each peer's, with how many times as quick our games are."""
    rows = [msgspec.to_builtins(figures) for figures in ours]
    for peer in others:
        compared = {f"{own.game} {own.seats}": ratios(own, peer) for own in ours}
        rows.append({**msgspec.to_builtins(peer), "ratios": compared})
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode()


def _table(found: list[Figures], ours: int) -> Table:
    """A column for each game and each peer, with ratios of the first game to the peers in brackets."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", style="bold")
    for figures in found:
        table.add_column(f"{figures.game} {figures.seats}", justify="right")
    for key in Figures.__struct_fields__[2:]:
        cells = [_figure(getattr(figures, key)) for figures in found]
        for place, peer in enumerate(found[ours:], ours):
            ratio = ratios(found[0], peer).get(key)
            cells[place] += f" (x {ratio:g})" if ratio else ""
        table.add_row(key, *cells)
    return table


def _figure(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:g}"
