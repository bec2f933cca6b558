"""A bug capsule at the terminal: what its seat saw, and whether a replay looks the same."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Words
from gamelode.kernel.sections import sections_of_view
from gamelode.match import Capsule

from . import screen
from .screen import console

LAST_LINES = 12  # of the log


def open_capsule(capsule: Capsule, changes: Path | None) -> None:
    """Everything in it is read and verified before any of it is shown."""
    edition = game_named(capsule.header.game).edition(changes)
    game, view = capsule.moment(edition), capsule.view(edition)
    same = game is not None and capsule.is_seen_again(game)
    show, words = console(), game.words(capsule.players) if game else edition.words(capsule.players)
    show.print(Text(f"{edition.rules.title}, rules version {capsule.header.rules}, a bug capsule", style="bold"))
    _tell(show, capsule, words)
    show.print(screen.drawn(sections_of_view(edition, view, capsule.seat, words), show.width))
    show.print(Text(f" {_verdict(capsule, same=same)}", style=screen.ACCENT))
    if game is not None and not same:
        raise typer.Exit(1)


def _tell(show: Console, capsule: Capsule, words: Words) -> None:
    """Whose eyes, when, and what had happened."""
    eyes = "a spectator" if capsule.seat is None else words.player(capsule.seat)
    answers = screen.count(capsule.after, "answer")
    show.print(f" Seen by {eyes} after {answers}, with Gamelode {capsule.gamelode} on Python {capsule.python}.")
    if capsule.note:
        show.print(Text(f" “{capsule.note}”"))
    seen = capsule.seen()
    show.print(screen.sentences((line.text for line in seen.log[-LAST_LINES:]), indent=6))
    if seen.asked is not None:
        show.print(Text(f" {seen.asked.prompt}"))
        show.print(screen.sentences((str(option.get("label", "")) for option in seen.asked.options), indent=6))


def _verdict(capsule: Capsule, *, same: bool) -> str:
    if not capsule.record:
        return "Without the record, which is told when the match is over: this cannot be replayed."
    replayed = f"{screen.count(capsule.after, 'answer')} replayed"
    return f"Verified: {replayed}, the same view." if same else f"{replayed}: the seat sees something else than then."
