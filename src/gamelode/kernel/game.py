"""A game in progress: a table, a stack of frames, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from .choices import NOT_OFFERED, Choice, Command, IllegalChoice, Refusal
from .dice import Dice
from .events import Event, Told
from .faults import UNREADABLE, Fault
from .forecasts import Forecast
from .frames import Done, Frame, Seat
from .questions import AskAtOnce, Question
from .rules import Edition, Header, Outcome
from .table import Table
from .words import Words

_encode = msgspec.json.Encoder().encode


class Game:
    """All that a program needs to drive a game: who is waited for, what may be chosen, what follows."""

    __slots__ = ("answers", "asked", "camera", "edition", "header", "history", "log", "shared", "stack", "table")

    def __init__(self, edition: Edition, header: Header, table: Table, stack: list[Frame]) -> None:
        self.edition, self.header, self.table, self.stack = edition, header, table, stack
        self.asked = 0  # questions so far: the last one's number
        self.answers = 0  # since this object began
        self.shared = 0  # frames below this place may belong to another game too: copied before use
        self.log: list[Told] | None = None  # events, if anybody listens
        self.history: list[tuple[Seat, Choice]] | None = None  # the choices, if they are recorded
        self.camera: Callable[[list[Told]], None] | None = (
            None  # called when events were told, the table being as they left it
        )

    @classmethod
    def start(
        cls,
        edition: Edition,
        seats: int,
        seed: int | str,
        options: dict[str, Any] | None = None,
        *,
        events: bool = True,
        record: bool = True,
    ) -> Game:
        """Set up a game and play it to its first question."""
        rules = edition.rules
        rules.check_seats(seats)
        wanted = rules.read_options(options)
        table, first = rules.set_up(edition.table, seats, wanted, Dice.from_seed(seed))
        header = Header(
            game=rules.slug,
            rules=rules.version,
            content=edition.digest,
            seats=seats,
            options=msgspec.to_builtins(wanted),
            seed=str(seed),
        )
        return cls(edition, header, table, []).begin(first, events=events, record=record)

    @classmethod
    def scene(
        cls,
        edition: Edition,
        table: Table,
        first: Frame,
        *,
        seats: int | None = None,
        header: Header | None = None,
        record: bool = False,
    ) -> Game:
        """Any table, at any rule: where tests set their scenes. Unless told, it is for as few players as may be."""
        game = cls(edition, header or edition.anonymous(seats or edition.rules.seats[0]), table, [])
        return game.begin(first, events=True, record=record)

    def begin(self, first: Frame, *, events: bool, record: bool) -> Game:
        """Play to the first question of a rule, listening to events and keeping the choices if that is wished."""
        if record:
            self.history = []
        if events:
            self.log = []
            self.table.listen()
        self._run(first, ())
        return self

    # --- the loop

    def _run(self, called: Any, cited: tuple[str, ...] = ()) -> None:
        """Play on until a question waits or no rule is left."""
        stack: list[Any] = self.stack
        table, news = self.table, self.table.news
        depth, got, waits = max(len(stack) - 1, 0), None, False
        while True:
            if news:
                self._note(news, cited, depth)
            if table.over:
                called, got = None, self._end(depth)
            elif called is not None:
                if called.__class__ is Done:
                    stack.pop()
                    got = called.value
                else:
                    if called.is_question:
                        self.asked += 1
                        called.number, called.cited = self.asked, cited
                    stack.append(called)
            elif waits:
                return
            if not stack:
                return
            depth = len(stack) - 1
            if depth < self.shared:
                stack[depth] = stack[depth].__copy__()
                self.shared = depth
            frame = stack[depth]
            if frame.is_question:
                called, cited = frame.proceed(table, got), frame.cited
                waits = called is None
            else:
                step, frame.at = frame.steps[frame.at]
                called = step(frame, table, got)
                cited = step.clause_ids or cited
                waits = False
            got = None

    def _end(self, depth: int) -> str:
        """The frame at this depth has ended the game: all rules stop, down to one that outlasts it, if there is any."""
        del self.stack[depth:]
        while self.stack and not self.stack[-1].outlasts:
            self.stack.pop()
        reason = self.table.over
        if self.stack:
            self.table.over = ""
        return reason

    def _note(self, news: list[Event], cited: tuple[str, ...], depth: int) -> None:
        """Stamp what was told with the clause that told it."""
        if self.log is not None:
            told = [Told(event, cited, depth, self.answers) for event in news]
            self.log += told
            if self.camera is not None:
                self.camera(told)
        news.clear()

    def play(self, seat: Seat, choice: Choice) -> None:
        """As `answer`, for a choice that is known to be legal."""
        self.answers += 1
        if self.history is not None:
            self.history.append((seat, choice))
        depth = len(self.stack) - 1
        if depth < self.shared:
            self.stack[depth] = self.stack[depth].__copy__()
            self.shared = depth
        question = self.question
        if isinstance(choice, Command):
            self.asked += 1
            question.number = self.asked  # whatever was seen before the command is out of date
            self._run(choice.frame(seat))
        else:
            self._run(question.take(self.table, seat, choice), question.cited)

    # --- asking and answering

    @property
    def question(self) -> Question[Any]:
        """The open question."""
        if not self.stack:
            raise Fault("the game is over: nothing is asked")
        return self.stack[-1]  # type: ignore[return-value]

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may answer now, in order: whoever plays alone asks the first."""
        return self.question.waiting(self.table) if self.stack else ()

    def options(self, seat: Seat) -> Sequence[Choice]:
        """Finite canonical choices of that seat, never empty while it is waited for."""
        return self.question.options(self.table, seat) if seat in self.waiting() else ()

    def sample(self, seat: Seat, dice: Dice) -> Choice:
        """Any choice that would be accepted, drawn with these dice."""
        choice: Choice = self.question.sample(self.table, seat, dice)
        return choice

    def refusals(self, seat: Seat) -> list[tuple[Choice, Refusal]]:
        """What that seat can point at and may not do, each with the reason."""
        return self.question.refusals(self.table, seat) if seat in self.waiting() else []

    def commands(self, seat: Seat) -> list[Command]:
        """What that seat may do at any time, now."""
        if not self.stack:
            return []
        return [c for c in self.edition.rules.commands(self.table, seat) if self.why_not(seat, c) is None]

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None:
        """The clause that forbids it, or nothing if it may be done."""
        if not self.stack:
            return NOT_OFFERED
        question = self.question
        if isinstance(choice, Command):
            if not 0 <= seat < self.header.seats:
                return NOT_OFFERED
            barred = question.bar(type(choice))
            return Refusal(barred) if barred else choice.why_not(self.table, seat)
        if seat not in question.waiting(self.table) or not isinstance(choice, question.takes):
            return NOT_OFFERED
        return question.why_not(self.table, seat, choice)

    def answer(self, seat: Seat, choice: Choice, ticket: str | None = None) -> None:
        """Give an answer. A refused one, or one to a question that is no longer open, changes nothing."""
        if ticket is not None and ticket != self.ticket(seat):
            raise IllegalChoice(NOT_OFFERED, "That question is no longer open.")
        refusal = self.why_not(seat, choice)
        if refusal is not None:
            raise IllegalChoice(refusal, self.sentence(refusal))
        self.play(seat, choice)

    def ticket(self, seat: Seat) -> str:
        """Names the very moment at which this seat is asked; another one follows each of its answers."""
        return f"{self.question.number}.{self.question.answered(seat)}" if self.stack else "over"

    def sentence(self, refusal: Refusal) -> str:
        """A refusal in plain words, with its clause."""
        return self.edition.rules.ledger.why(refusal.clause, refusal.values)

    # --- looking

    @property
    def is_over(self) -> bool:
        return not self.stack

    @property
    def outcome(self) -> Outcome | None:
        """Scores and ranks, once the game is over."""
        return self.edition.rules.outcome(self.table) if self.is_over else None

    def view(self, seat: Seat | None) -> Any:
        """What that seat knows; None: what everyone knows."""
        return self.edition.rules.view(self.table, self.stack, seat)

    @property
    def known(self) -> tuple[int, int]:
        """It moves whenever chance has spoken or a secret was shown: what was done before can no longer be undone."""
        return self.table.dice.drawn, self.table.shown

    def words(self, players: Iterable[str] = ()) -> Words:
        """The names of this game as it stands: those of its content, and those that only its table gives."""
        rules = self.edition.rules
        return Words({**rules.names(self.edition.content), **rules.names_on(self.table)}, tuple(players))

    def prompt(self, seat: Seat, words: Words) -> str:
        """The open question in a sentence for that seat."""
        return words.say(self.question, self.question.figures(self.table, seat))

    def label(self, choice: Choice, words: Words) -> str:
        """A choice of the open question, or a command, in words."""
        return words.say(choice if isinstance(choice, Command) else self.question.shown_as(choice))

    def forecast(self, seat: Seat, choice: Choice) -> Forecast:
        """What can be said of a choice before it is made, by whoever knows what that seat knows; of one that is refused
        nothing."""
        foresee = self.edition.rules.forecast
        if foresee is None or self.why_not(seat, choice) is not None:
            return Forecast()
        return foresee(self.redeal(seat, Dice.from_seed("forecast")), seat, choice)

    def events_since(self, count: int, seat: Seat | None) -> list[Told]:
        """What that seat has seen happen, without the first so many."""
        return [seen for told in self.log or () if (seen := told.seen_by(seat)) is not None][count:]

    # --- copies

    def clone(self) -> Game:
        """The same game once more. It is silent and keeps no history."""
        twin = Game(self.edition, self.header, self.edition.clone(self.table), self.stack[:])
        twin.asked, twin.answers = self.asked, self.answers
        twin.shared = self.shared = len(self.stack)
        return twin

    def redeal(self, seat: Seat | None, dice: Dice) -> Game:
        """A game this seat could be in: whatever it cannot know is drawn anew, and so is all chance to come."""
        twin = self.clone()
        twin.header = self.edition.anonymous(self.header.seats)  # the seed would tell everything
        table, stack = twin.table, twin.stack
        table.dice = dice.spawn()
        twin.edition.rules.redeal(table, stack, seat, dice)
        for depth, frame in enumerate(stack):
            if isinstance(frame, AskAtOnce) and frame.said:
                stack[depth] = frame.redealt(table, seat, dice)
        return twin

    def save(self) -> bytes:
        """Everything, as JSON; `load` goes on from there."""
        return _encode((self.header, self.asked, self.answers, self.table, self.stack))

    @classmethod
    def load(cls, edition: Edition, saved: bytes) -> Game:
        """The game that was saved. It keeps no history: a record needs all choices from the start."""
        try:
            header, asked, answers, table, stack = edition.decoder.decode(saved)
        except UNREADABLE as error:
            raise Fault(f"this is no saved game of {edition.rules.title}: {error}") from error
        edition.check(header)
        if any(frame.at not in frame.steps for frame in stack) or (stack and not stack[-1].is_question):
            raise Fault(f"this is no saved game of {edition.rules.title}: it stands at no question")
        game = cls(edition, header, table, stack)
        game.asked, game.answers = asked, answers
        return game

    def digest(self) -> str:
        """A fingerprint of the table and of the rules under way."""
        return blake2b(_encode((self.table, self.stack)), digest_size=16).hexdigest()
