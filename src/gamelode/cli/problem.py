"""A reported problem at the terminal: what its seat saw, and whether a replay looks the same."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Words
from gamelode.kernel.sections import sections_of_view
from gamelode.match import Problem

from . import screen
from .screen import console

LAST_LINES = 12  # of the log


def show_problem(problem: Problem, changes: Path | None) -> None:
    """Everything in it is read and verified before any of it is shown."""
    edition = game_named(problem.header.game).edition(changes)
    game, view = problem.moment(edition), problem.view(edition)
    same = game is not None and problem.is_seen_again(game)
    show, words = console(), game.words(problem.players) if game else edition.words(problem.players)
    show.print(Text(f"{edition.rules.title}, rules version {problem.header.rules}, a reported problem", style="bold"))
    _tell(show, problem, words)
    show.print(screen.drawn(sections_of_view(edition, view, problem.seat, words), show.width))
    show.print(Text(f" {_verdict(problem, same=same)}", style=screen.ACCENT))
    if game is not None and not same:
        raise typer.Exit(1)


def _tell(show: Console, problem: Problem, words: Words) -> None:
    """Whose eyes, when, and what had happened."""
    eyes = "a spectator" if problem.seat is None else words.player(problem.seat)
    answers = screen.count(problem.after, "answer")
    show.print(f" Seen by {eyes} after {answers}, with Gamelode {problem.gamelode} on Python {problem.python}.")
    if problem.note:
        show.print(Text(f" “{problem.note}”"))
    seen = problem.seen()
    show.print(screen.sentences((line.text for line in seen.log[-LAST_LINES:]), indent=6))
    if seen.asked is not None:
        show.print(Text(f" {seen.asked.prompt}"))
        show.print(screen.sentences((str(option.get("label", "")) for option in seen.asked.options), indent=6))


def _verdict(problem: Problem, *, same: bool) -> str:
    if not problem.record:
        return "Without the record, which is told when the match is over: this cannot be replayed."
    replayed = f"{screen.count(problem.after, 'answer')} replayed"
    return f"Verified: {replayed}, the same view." if same else f"{replayed}: the seat sees something else than then."
