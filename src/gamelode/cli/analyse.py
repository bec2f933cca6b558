"""`gamelode analyse`: what a recorded match could have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.text import Text

from gamelode.bots import end_with_parent, undisturbed
from gamelode.catalogue import game_named
from gamelode.kernel import Record, Words
from gamelode.teaching import Analysis, AnalysisSettings, Mark, RecordedMatch, analyse_match

from . import screen
from .figures import table_of
from .inputs import AsJson, Changes, Workers, read_file
from .progress import shared
from .screen import console

USUAL = AnalysisSettings()
LEVELS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # signs of a curve


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seed: Annotated[str, typer.Option("--seed", help="The same seed and budget, the same analysis.")] = USUAL.seed,
    iterations: Annotated[
        int, typer.Option("--iterations", min=2, help="Of the search at a decision.")
    ] = USUAL.iterations,
    decisions: Annotated[
        int, typer.Option("--decisions", min=0, help="That are searched at the most.")
    ] = USUAL.decisions,
    workers: Workers = None,
    changes: Changes = None,
    as_json: AsJson = False,
) -> None:
    """Look into a recorded match: chances, what was better and why, luck."""
    data = read_file(file)
    record = Record.read(data, file.name)
    rules = game_named(record.header.game)
    source = RecordedMatch(data, changes, AnalysisSettings(seed=seed, iterations=iterations, decisions=decisions))
    with _workers(workers) as executor, shared(rules.title) as progress:
        found = analyse_match(source, executor=executor, progress=progress)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    words = rules.edition(changes).words(record.players)
    show = console()
    show.print(screen.heading(f"{rules.title}: how good it looked"), *_curves(found, words), sep="\n")
    show.print(screen.heading("Where the chances came from, in hundredths"), _balances(found, words))
    show.print(screen.heading("What was better"), _marks(found, words))


def _workers(count: int | None) -> AbstractContextManager[Executor | None]:
    """Processes; one: this very process."""
    size = count or cpu_count() or 1
    if size == 1:
        return nullcontext(None)
    with undisturbed():
        return ProcessPoolExecutor(size, get_context("spawn"), end_with_parent)


def _curves(found: Analysis, words: Words) -> Iterator[RenderableType]:
    """How each side's chance went."""
    first = {side: seat for seat, side in reversed(list(enumerate(found.sides)))}
    for side in sorted(first):
        names = ", ".join(words.player(seat) for seat, each in enumerate(found.sides) if each == side)
        chances = [found.start[first[side]], *(moment.chances[first[side]] for moment in found.moments)]
        signs = Text(_curve(chances), style=screen.ACCENT)
        yield Text(f" {chances[0]:>4.0%} ") + signs + Text(f" {chances[-1]:>4.0%}  {names}")


def _curve(chances: Sequence[float]) -> str:
    """A sign for each answer, or for as many answers as fall to one."""
    step = max(1, -(-len(chances) // WIDTH))
    means = [sum(chances[at : at + step]) / len(chances[at : at + step]) for at in range(0, len(chances), step)]
    return "".join(LEVELS[min(int(mean * len(LEVELS)), len(LEVELS) - 1)] for mean in means)


def _balances(found: Analysis, words: Words) -> RenderableType:
    table = table_of("", "usual", "deal", "luck", "own answers", "others' answers", "end", "lost")
    for seat, each in enumerate(found.balances):
        moved = (each.deal, each.luck, each.own, each.others)
        cells = [
            f"{each.usual:.0%}",
            *(f"{100 * part:+.0f}" for part in moved),
            f"{each.end:.0%}",
            f"{100 * each.lost:.0f}",
        ]
        table.add_row(words.player(seat), *cells)
    return table


def _marks(found: Analysis, words: Words) -> RenderableType:
    if not found.marks:
        return Text(" Nothing was found that was clearly better.")
    return Group(*(part for mark in found.marks for part in _mark(mark, words)))


def _mark(mark: Mark, words: Words) -> Iterator[RenderableType]:
    title = f" {mark.answers:>4} {words.player(mark.seat)}, {mark.severity}, {mark.lost:.0%}: "
    yield Text(title, style=screen.REFUSED) + screen.coloured(mark.chosen_label)
    yield screen.sentences([f"Better: {mark.better_label}. {mark.why}"], indent=6)
