"""A lesson under way: a scene on a table, and what is said to each choice that is tried there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Choice, Game, Rules, Seat, Words
from gamelode.kernel.dice import ScriptRanOut
from gamelode.kernel.lessons import Lesson, Pattern
from gamelode.kernel.scenes import laid_out
from gamelode.match import Match, Player

# The step is solved, and so is the lesson; the step is solved; the rules allow it; the rules forbid it.
Verdict = Literal["solved", "right", "wrong", "refused"]


class Reply(Struct, frozen=True, kw_only=True):
    """What is said to a choice. One that is wrong or refused changes nothing."""

    verdict: Verdict
    text: str
    clause: str = ""  # that refuses it
    led_to: tuple[str, ...] = ()  # what happened; after a wrong one, what would have happened


class Attempt:
    """Somebody's way through a lesson."""

    def __init__(self, rules: Rules, lesson: Lesson) -> None:
        self.lesson, self.seat = lesson, lesson.scene.seat
        game = laid_out(rules.standard, lesson.scene)
        self.match = Match(game, [_player(lesson, seat) for seat in range(game.header.seats)], automatic=False)
        self.step = 0

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def is_solved(self) -> bool:
        return self.step == len(self.lesson.steps)

    @property
    def task(self) -> str:
        """What to try now."""
        return self.lesson.task(self.step)

    @property
    def words(self) -> Words:
        return self.game.words(self.match.names)

    def give(self, choice: Choice) -> Reply:
        """Try a choice at the step that the lesson has come to."""
        step, refusal = self.lesson.steps[self.step], self.game.why_not(self.seat, choice)
        if refusal is not None:
            text = f"{self.game.sentence(refusal)} {step.answer_to(choice)}".strip()
            return Reply(verdict="refused", text=text, clause=refusal.clause)
        if not self.solves(choice):
            text = step.answer_to(choice) or step.entry.otherwise
            return Reply(verdict="wrong", text=text, led_to=self._would_lead_to(choice))
        told = len(self.game.log or ())
        self.match.answer(self.seat, choice)
        for pattern in step.then:
            self._answer_unasked(pattern)
        self.step += 1
        verdict: Verdict = "solved" if self.is_solved else "right"
        return Reply(verdict=verdict, text=step.entry.right, led_to=self._told(self.game, told))

    def solution(self) -> Choice | None:
        """What solves the step; None if nothing does that can be chosen here."""
        if self.game.is_over:
            return None
        return next(iter(self.ways()), None)

    def ways(self) -> list[Choice]:
        """For each pattern that the step accepts, the first choice that solves it so."""
        found = (self.way(pattern) for pattern in self.lesson.steps[self.step].accept)
        return [choice for choice in found if choice is not None]

    def way(self, pattern: Pattern) -> Choice | None:
        """The first choice of a pattern that solves the step."""
        if not self.lesson.steps[self.step].allows:
            return chosen(self.game, self.seat, pattern)
        options = self.game.options(self.seat)
        return next((option for option in options if pattern.fits(option) and self._leads_on(option)), None)

    def solves(self, choice: Choice) -> bool:
        """Whether a choice that may be made solves the step."""
        return self.lesson.steps[self.step].accepts(choice) and self._leads_on(choice)

    def _leads_on(self, choice: Choice) -> bool:
        """Whether everything that the step wants to be possible afterwards is so."""
        allows = self.lesson.steps[self.step].allows
        if not allows:
            return True
        twin = self.game.clone()
        twin.play(self.seat, choice)
        asked = not twin.is_over and self.seat in twin.waiting()
        return asked and all(twin.why_not(self.seat, later) is None for later in allows)

    def _answer_unasked(self, pattern: Pattern) -> None:
        """Whoever is asked answers so, if that is what the question is about."""
        if self.game.is_over:
            return
        seat = self.game.waiting()[0]
        choice = chosen(self.game, seat, pattern)
        if choice is not None:
            self.match.answer(seat, choice)

    def _would_lead_to(self, choice: Choice) -> tuple[str, ...]:
        """What a choice would lead to, up to the next question. Dice that the scene has not laid ready fall as they
        do."""
        try:
            return self._tried(self.game.clone(), choice)
        except ScriptRanOut:
            twin = self.game.clone()
            twin.table.dice.script = {}
            return self._tried(twin, choice)

    def _tried(self, twin: Game, choice: Choice) -> tuple[str, ...]:
        twin.log = []
        twin.table.listen()
        twin.play(self.seat, choice)
        return self._told(twin, 0)

    def _told(self, game: Game, since: int) -> tuple[str, ...]:
        """What whoever learns has seen happen."""
        seen = (told.seen_by(self.seat) for told in (game.log or ())[since:])
        return tuple(self.words.say(told.event) for told in seen if told is not None)


def chosen(game: Game, seat: Seat, pattern: Pattern) -> Choice | None:
    """The first option that a pattern fits, or what it says in full; None if neither may be chosen."""
    option = next((option for option in game.options(seat) if pattern.fits(option)), None)
    if option is not None:
        return option
    whole = pattern.whole
    return whole if whole is not None and game.why_not(seat, whole) is None else None


def _player(lesson: Lesson, seat: Seat) -> Player:
    """Whoever learns is a person; the others are there, and are not asked."""
    return Player(f"Player {seat + 1}") if seat == lesson.scene.seat else Player(lesson.scene.players[seat], "random")
