"""`gamelode replay`: a record is verified and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Edition, Fault, Game, Record, Seat, Words
from gamelode.kernel.sections import sections_of
from gamelode.match import Problem

from . import screen
from .book import clause_texts
from .inputs import Changes, read_file
from .problem import show_problem
from .screen import console, is_terminal


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a problem that was reported.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table after every answer; Enter goes on.")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="Through the eyes of player N.")] = None,
    changes: Changes = None,
) -> None:
    """Verify a record and show it step by step; or show the moment of a reported problem."""
    data = read_file(file)
    if Problem.is_one(data):
        show_problem(Problem.read(data, file.name), changes)
        return
    record = Record.read(data, file.name)
    edition = game_named(record.header.game).edition(changes)
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise Fault(f"--seat {seat}: there are {record.header.seats} players")
    end = record.replay(edition)  # all of it is verified before any of it is shown
    show = console()
    header = record.header
    show.print(Text(f"{edition.rules.title}, rules version {header.rules}, seed {header.seed}", style="bold"))
    Showing(record, edition, show, None if seat is None else seat - 1).run(step)
    words = edition.words(record.players)
    if end.outcome is None:
        show.print(f" The game was left after {screen.count(end.answers, 'answer')}.")
    else:
        show.print(screen.heading("The end"), clause_texts(edition.rules.ledger, [end.outcome.reason]))
        show.print(screen.score(end.outcome, [words.player(each) for each in range(header.seats)]))
        show.print(Text(f" {screen.winners(end.outcome, words)}", style=f"bold {screen.ACCENT}"))
    if record.taken_back:
        show.print(f" Against bots alone; {screen.count(record.taken_back, 'answer')} had been taken back.")
    show.print(Text(f" Verified: {screen.count(end.answers, 'answer')} replayed, the same game.", style=screen.ACCENT))


class Showing:
    """A record, answer by answer, as one seat saw it; or as everyone did, with all answers."""

    def __init__(self, record: Record, edition: Edition, show: Console, seat: Seat | None) -> None:
        self.record, self.edition, self.console, self.seat = record, edition, show, seat
        self.told = 0
        self.next = ""  # the answer that comes next, in words

    def run(self, step: bool) -> None:
        """Show all of it; step by step as long as somebody presses Enter."""
        for game in self.record.replayed(self.edition):
            self.news(game)
            if step and not game.is_over:
                sections = sections_of(game, self.seat, game.words(self.record.players))
                self.console.print(screen.drawn(sections, self.console.width))
                step = self.goes_on()

    def news(self, game: Game) -> None:
        """What was answered, and what followed from it."""
        words = game.words(self.record.players)
        if self.next:
            self.console.print(Text(f" {game.answers:>4} {self.next}", style=screen.ACCENT))
        events = game.events_since(self.told, self.seat)
        self.told += len(events)
        self.console.print(screen.sentences((words.say(told.event) for told in events), indent=6))
        self.next = self.label(game, words)

    def label(self, game: Game, words: Words) -> str:
        """Who answers the open question and what, if the seat that looks on may know; only it can name its answers."""
        who, raw = self.record.choices[game.answers] if game.answers < len(self.record.choices) else (None, b"")
        if who is None or self.seat not in (None, who):
            return ""
        return f"{words.player(who)}: {game.label(self.edition.choice_decoder.decode(raw), words)}"

    def goes_on(self) -> bool:
        """Whether there is anybody to go on step by step."""
        if not is_terminal():
            return True
        try:
            return not self.console.input("Enter goes on, q shows the rest: ").strip()
        except EOFError:
            return False
