"""The clocks of a match. When they ring follows from its log alone, so that every server finds the same time."""

from __future__ import annotations

from typing import Any

from gamelode.kernel import Command, Question, Seat
from gamelode.match import Match

from .entries import Story
from .storage import TableClock

SECONDS: dict[TableClock, float] = {"hour": 3600.0, "day": 86_400.0, "three days": 259_200.0}


class Clocks:
    """Since when each seat is waited for, and since when a question is open that has a clock in its rulebook."""

    def __init__(self, table_clock: TableClock) -> None:
        self.seconds = SECONDS.get(table_clock)
        self.since: dict[Seat, float] = {}
        self.question: tuple[int, float] | None = None  # the number of the one that has a clock, and when it began

    def note(self, match: Match, at: float) -> None:
        """The match stands like this from then on: after its last answer, or at its start."""
        if self.seconds is not None:
            seat, choice = match.history[-1] if match.history else (None, None)
            answered = None if isinstance(choice, Command) else seat
            waiting = match.game.waiting()
            self.since = {each: at if each == answered else self.since.get(each, at) for each in waiting}
        timed = match.timed
        if timed is None:
            self.question = None
        elif self.question is None or self._is_another(timed, len(match.players)):
            self.question = timed.number, at

    def _is_another(self, timed: Question[Any], seats: int) -> bool:
        """Whether the clock runs for a question before this one. A command changes its number, but not its answers."""
        is_new = not any(timed.answered(seat) for seat in range(seats))
        return is_new and self.question is not None and timed.number != self.question[0]

    def cut(self, match: Match, at: float) -> None:
        """Answers were taken back: everybody has the whole time again."""
        self.since, self.question = {}, None
        self.note(match, at)
        self.since = dict.fromkeys(self.since, at)

    # --- when they ring

    def question_ends(self, match: Match) -> float | None:
        """When the time for the open question is up, if its rulebook sets one."""
        timed = match.timed
        if timed is None or self.question is None:
            return None
        return self.question[1] + timed.seconds(match.game.table)

    def move_ends(self, story: Story, seat: Seat) -> float | None:
        """When the time is up that the table gives this seat; None: it is not waited for, or there is no clock."""
        if self.seconds is None or seat not in self.since:
            return None
        return max(self.since[seat], story.cut_at, story.full_at, story.came_at.get(seat, 0.0)) + self.seconds

    def rings(self, match: Match, story: Story) -> float | None:
        """When the first of them rings."""
        ends = [self.move_ends(story, seat) for seat in match.people_asked()]
        return min((each for each in (self.question_ends(match), *ends) if each is not None), default=None)

    def late(self, match: Match, story: Story, now: float) -> list[Seat]:
        """People who have taken longer than their table allows."""
        ends = {seat: self.move_ends(story, seat) for seat in match.people_asked()}
        return [seat for seat, end in ends.items() if end is not None and end <= now]
