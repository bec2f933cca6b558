"""The coach: a sentence or two when something is asked, or happens, for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gamelode.kernel import Question, Rules, Told
from gamelode.kernel.lessons import Hint


class Coach:
    """Beside one person: it says nothing twice."""

    def __init__(self, rules: Rules) -> None:
        self.lessons = rules.lessons
        self.said: set[str] = set()

    def hints(self, told: Iterable[Told], question: Question[Any] | None) -> list[Hint]:
        """What is new in what has happened, and in what is asked now."""
        names = [(self.lessons.events, type(each.event).__name__) for each in told]
        if question is not None:
            names.append((self.lessons.questions, type(question).__name__))
        found: list[Hint] = []
        for hints, name in names:
            if name in hints and name not in self.said:
                self.said.add(name)
                found.append(hints[name])
        return found
