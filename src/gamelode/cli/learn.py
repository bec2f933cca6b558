"""`gamelode learn`: the lessons of a game at the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Choice, Fault, Rules, Seat
from gamelode.kernel.lessons import Lesson
from gamelode.teaching import Attempt, Reply

from . import screen
from .asking import Asking
from .book import clause_texts
from .glance import at_a_glance
from .inputs import Slug
from .screen import console
from .sitting import Left, Sitting

HEADINGS = {"solved": "Solved", "right": "Right", "wrong": "Not yet", "refused": "The rules forbid it"}


def learn(
    slug: Slug,
    number: Annotated[int | None, typer.Argument(help="A lesson; from the first one on unless told.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
) -> None:
    """Learn a game: short lessons at a table."""
    rules = game_named(slug)
    lessons = rules.lessons.lessons
    if not lessons:
        raise Fault(f"{rules.title} has no lessons yet; gamelode rules {slug} is its rulebook")
    if number is not None and not 1 <= number <= len(lessons):
        raise Fault(f"lessons of {rules.title} go from 1 to {len(lessons)}")
    show = console()
    if listed:
        show.print(_list(lessons))
        return
    if number is None:
        show.print(at_a_glance(rules))
    first = number or 1
    for place in range(first, first + 1 if number else len(lessons) + 1):
        if not LessonSitting(rules, place, show).learn():
            return
    if number is None:
        show.print(f" That was the last lesson. To play: gamelode play {slug} --first")


def _list(lessons: tuple[Lesson, ...]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for place, lesson in enumerate(lessons, 1):
        table.add_row(f"{place:>3}", Text(lesson.title, style="bold"), lesson.entry.find)
    return table


class LessonSitting(Sitting):
    """One lesson at one terminal. A choice is tried, not made: what is wrong changes nothing."""

    def __init__(self, rules: Rules, place: int, show: Console) -> None:
        self.attempt = Attempt(rules, rules.lessons.lessons[place - 1])
        super().__init__(self.attempt.match, show)
        self.title = f"Lesson {place} of {len(rules.lessons.lessons)}: {self.attempt.lesson.title}"

    def learn(self) -> bool:
        """To the end of the lesson; whether it was solved."""
        lesson, ledger = self.attempt.lesson, self.match.game.edition.rules.ledger
        self.print(screen.heading(self.title), Text(f" {lesson.entry.find}", style="bold"))
        try:
            while not self.attempt.is_solved:
                self.decide(self.attempt.seat)
        except (EOFError, Left):
            self.console.print("\nThe lesson is left.")
            return False
        self.print(screen.sentences([lesson.entry.close], style=f"bold {screen.ACCENT}"))
        self.print(clause_texts(ledger, lesson.entry.clauses))
        return True

    def show(self, seat: Seat, asking: Asking) -> None:
        super().show(seat, asking)
        self.print(screen.sentences([self.attempt.task], style="bold"))
        self.print(Text(" x shows the solution", style=screen.MUTED))

    def act(self, seat: Seat, asking: Asking, line: str) -> bool:
        if line != "x":
            return super().act(seat, asking, line)
        solution = self.attempt.solution()
        assert solution is not None
        self.print(Text(f" The solution: {self.match.game.label(solution, self.words)}"))
        return False

    def answer(self, seat: Seat, choice: Choice) -> bool:
        reply = self.attempt.give(choice)
        self.print(_shown(reply))
        return reply.verdict in ("right", "solved")

    def undo(self, seat: Seat, text: str) -> bool:
        raise Fault("What is wrong changes nothing here, so there is nothing to take back.")

    def save(self, seat: Seat, text: str) -> bool:
        raise Fault("A lesson is not saved.")

    def offer_to_save(self) -> None:
        """A lesson is not saved."""


def _shown(reply: Reply) -> RenderableType:
    """What is said to a choice; to a wrong one also what it would have led to."""
    is_right = reply.verdict in ("right", "solved")
    style = f"bold {screen.ACCENT}" if is_right else screen.REFUSED
    told: list[RenderableType] = [screen.sentences([f"{HEADINGS[reply.verdict]}. {reply.text}".rstrip()], style=style)]
    if reply.verdict == "wrong" and reply.led_to:
        told.append(screen.sentences([f"It would have led to this: {' '.join(reply.led_to)}"]))
    return Group(*told)
