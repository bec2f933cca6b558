"""What players are asked. A question is a frame that waits, and it is over when it waits for nobody."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import FieldInfo, fields

from .choices import NOT_OFFERED, PASS, Act, Choice, Command, Pass, Refusal
from .dice import Dice
from .events import Occasion
from .frames import Done, Frame, Next, Seat

C = TypeVar("C", bound=Choice)
A = TypeVar("A", bound=Act)
O = TypeVar("O", bound=Occasion)  # noqa: E741


class Question(Frame, Generic[C], kw_only=True):
    """A frame that waits for players. The first line of its docstring is the prompt.

    It stays on the stack while the effect of an answer runs. Legality is written in `why_not`; a question without
    one allows whatever it lists in `things`. One that lists its `options` directly, for speed, says the same twice:
    conformance proves them equal. A question must stand, with options, on every
    table that looks the same to the others: asking must never tell a secret.
    """

    number: int = 0  # an answer is checked against the question it was given to
    cited: tuple[str, ...] = ()  # the clauses that ask

    is_question: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = ()  # read off Ask[...]
    only_if_choice: ClassVar[bool] = False  # a single option is taken unasked; without any the rule receives None
    is_open: ClassVar[bool] = False  # accepts more than it lists: points, amounts, splits
    keeps_secret: ClassVar[bool] = False  # asked so that nobody learns who has no choice: to answer at once would tell
    bars: ClassVar[Mapping[type[Command], str]] = {}  # commands not allowed meanwhile, and the clause that says so
    admits: ClassVar[tuple[type[Command], ...]] = ()  # commands allowed although they are barred elsewhere
    allows_all: ClassVar[bool] = True  # no `why_not` of its own

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        named = [arg for base in vars(cls).get("__orig_bases__", ()) for arg in typing.get_args(base)]
        kinds = [kind for arg in named for kind in typing.get_args(arg) or (arg,)]
        takes = tuple(kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Choice))
        cls.takes = takes or cls.takes
        cls.allows_all = cls.why_not is Question.why_not

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        """Seats that may answer, in order. Whoever plays alone (search, lab, environments) asks the first."""
        raise NotImplementedError

    def things(self, table: Any, seat: Seat) -> Iterable[C]:
        """Whatever the player can point at, allowed or not, in canonical order."""
        raise NotImplementedError

    def why_not(self, table: Any, seat: Seat, choice: C) -> Refusal | None:
        """Total: any choice of the types that the question names gets an answer."""
        return None if choice in self.things(table, seat) else NOT_OFFERED

    def options(self, table: Any, seat: Seat) -> Sequence[C]:
        """Finite and canonical, every one accepted, the first one automatic. A person may give other choices too."""
        if self.allows_all:
            return list(self.things(table, seat))
        why_not = self.why_not
        return [thing for thing in self.things(table, seat) if why_not(table, seat, thing) is None]

    def refusals(self, table: Any, seat: Seat) -> list[tuple[C, Refusal]]:
        """What the player can point at and may not do, each with the reason."""
        if self.allows_all:
            return []
        judged = [(thing, self.why_not(table, seat, thing)) for thing in self.things(table, seat)]
        return [(thing, refusal) for thing, refusal in judged if refusal is not None]

    def sample(self, table: Any, seat: Seat, dice: Dice) -> C:
        """Any accepted choice. Questions about amounts, points or splits draw from all of them."""
        options = self.options(table, seat)
        return options[dice.below(len(options), "sample")]

    def take(self, table: Any, seat: Seat, choice: C) -> Next:
        """An answer came in: go on waiting, end, or do something first and come back."""
        raise NotImplementedError

    def answered(self, seat: Seat) -> int:
        """How often this seat has answered this question."""
        return 0

    def figures(self, table: Any, seat: Seat) -> dict[str, Any]:
        """For the prompt: what its {names} stand for, beside the question's own fields."""
        return {}

    def shown_as(self, choice: C) -> Any:
        """What a choice is called after: itself, or the thing that it picks."""
        return choice

    def would_tell(self, table: Any, seat: Seat) -> bool:
        """Whether an answer given at once, for want of a choice, would tell the others a secret of this seat."""
        return self.keeps_secret

    def seconds(self, table: Any) -> int:
        """How long a table that plays by the clock waits before it passes for whoever is late; 0: for ever."""
        return 0

    def bar(self, command: type[Command]) -> str:
        """The clause by which this question bars a command; empty if it does not."""
        return self.bars.get(command) or ("" if command in self.admits else command.barred)

    def proceed(self, table: Any, got: Any) -> Next:
        """The question is on top, newly asked or after an effect: nothing, if it must wait."""
        while seats := self.waiting(table):
            if not self.only_if_choice:
                return None
            forced = self._forced(table, seats)
            if forced is None:
                return None
            called = self.take(table, *forced)
            if called is not None:
                return called
        return Done(self.outcome())

    def _forced(self, table: Any, seats: Iterable[Seat]) -> tuple[Seat, Any] | None:
        """The first seat that has no choice, with its only option or None."""
        for seat in seats:
            options = self._first_two(table, seat)
            if len(options) < 2 and not (options and isinstance(options[0], Command)):
                return seat, options[0] if options else None
        return None

    def _first_two(self, table: Any, seat: Seat) -> Sequence[C]:
        """Enough options to know whether there is a choice."""
        if type(self).options is not Question.options:
            return self.options(table, seat)
        found: list[C] = []
        for thing in self.things(table, seat):
            if self.allows_all or self.why_not(table, seat, thing) is None:
                found.append(thing)
                if len(found) == 2:
                    break
        return found

    def outcome(self) -> object:
        """What the rule that asked receives when nobody is waited for."""
        return None


class Ask(Question[C], kw_only=True):
    """One player answers."""

    seat: Seat

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        return (self.seat,)

    def take(self, table: Any, seat: Seat, choice: C) -> Next:
        return Done(choice)


class AskToAct(Ask[A], kw_only=True):
    """One player picks an act, which itself knows whether it is allowed."""

    def why_not(self, table: Any, seat: Seat, choice: A) -> Refusal | None:
        return choice.why_not(table, seat)


class AskInTurn(Question[C], kw_only=True):
    """Players answer about subjects, one after another, knowing what was said before."""

    subjects: dict[int, Seat]  # what is asked about, and who answers
    said: dict[int, C | None] = {}

    @classmethod
    def each(cls, seats: Iterable[Seat], **more: Any) -> typing.Self:
        """Every one of these players answers for himself."""
        return cls(subjects={seat: seat for seat in seats}, **more)

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        return tuple(self.subjects.values())[len(self.said) :][:1]

    def subject(self, seat: Seat) -> int:
        """What this seat is asked about now."""
        return next(subject for subject, who in self.subjects.items() if who == seat and subject not in self.said)

    def take(self, table: Any, seat: Seat, choice: C) -> Next:
        self.said = {**self.said, self.subject(seat): choice}
        return None

    def answered(self, seat: Seat) -> int:
        return sum(self.subjects[subject] == seat for subject in self.said)

    def outcome(self) -> dict[int, C | None]:
        return {subject: self.said[subject] for subject in self.subjects}


class AskAtOnce(AskInTurn[C], kw_only=True):
    """All answer in secret and in any order; nobody sees an answer before all are in."""

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(seat for subject, seat in self.subjects.items() if subject not in self.said))

    def proceed(self, table: Any, got: Any) -> Next:
        called = super().proceed(table, got)
        if isinstance(called, Done) and len(set(self.subjects.values())) > 1:
            table.shown += 1  # what each of them had answered in secret
        return called

    def redealt(self, table: Any, seat: Seat | None, dice: Dice) -> typing.Self:
        """The same question with the answers that this seat cannot know given anew."""
        again = self.__copy__()
        again.said = {}
        for subject, choice in self.said.items():
            who = self.subjects[subject]
            known = choice if who == seat or choice is None else again.sample(table, who, dice)
            again.said = {**again.said, subject: known}
        return again


class AskFreely(Question[C], kw_only=True):
    """These players answer again and again, in any order, until each has passed; every answer takes effect at once."""

    seats: tuple[Seat, ...]  # who have not passed; played alone, the first is asked and then goes to the end of the row
    times: dict[Seat, int] = {}

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.seats if self.may_go_on(table, seat)])

    def take(self, table: Any, seat: Seat, choice: C) -> Next:
        others = tuple(other for other in self.seats if other != seat)
        self.times = {**self.times, seat: self.answered(seat) + 1}
        if choice is None or isinstance(choice, Pass):
            self.seats = others
            return None
        self.seats = (*others, seat)
        return self.happens(table, seat, choice)

    def answered(self, seat: Seat) -> int:
        return self.times.get(seat, 0)

    def happens(self, table: Any, seat: Seat, choice: C) -> Next:
        """The effect of an answer that is no pass."""
        raise NotImplementedError

    def may_go_on(self, table: Any, seat: Seat) -> bool:
        """Whether a seat that has not passed still has something to answer with."""
        return True


class Window(Question[Choice], Generic[O, C], kw_only=True):
    """Time to react to an occasion: it closes when all have passed in a row, with the occasion as amended.

    `class WhenBlowFalls(Window[BlowFalls, RaiseBuckler])` is all a game writes.
    """

    occasion: O
    seats: tuple[Seat, ...]  # the one to be asked now stands first
    passes: int = 0
    times: int = 0

    keeps_secret: ClassVar[bool] = True  # whoever cannot react may be asked all the same

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if Pass not in cls.takes:
            cls.takes = (Pass, *cls.takes)

    def is_asked(self, table: Any, seat: Seat) -> bool:
        """Whoever can react. A window that would tell a secret by this asks everyone who could have it."""
        return bool(self.occasion.reactions(table, seat))

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        return self.seats[:1]

    def things(self, table: Any, seat: Seat) -> Sequence[Choice]:
        return (PASS, *self.occasion.reactions(table, seat))

    def take(self, table: Any, seat: Seat, choice: Any) -> Next:
        self.times += 1
        if isinstance(choice, Pass):
            self._next_seat()
            return None
        self.passes = 0
        called: Next = choice.react(table, seat, self.occasion)
        if isinstance(called, Done):
            self.occasion = called.value
            return None
        return called

    def answered(self, seat: Seat) -> int:
        return self.times

    def proceed(self, table: Any, got: Any) -> Next:
        if type(got) is type(self.occasion):
            self.occasion = got
        while self.passes < len(self.seats):
            if self.is_asked(table, self.seats[0]):
                return None
            self._next_seat()
        return Done(self.occasion)

    def _next_seat(self) -> None:
        self.passes += 1
        self.seats = self.seats[1:] + self.seats[:1]


# What the machine itself keeps in questions: who is asked, and what was said so far.
_KINDS: tuple[type[Question[Any]], ...] = (Ask, AskInTurn, AskFreely, Window)
_MACHINE_FIELDS = {name for kind in _KINDS for name in kind.__struct_fields__} - {"occasion"}


@cache
def own_fields(question: type[Question[Any]]) -> tuple[FieldInfo, ...]:
    """The fields that a game gave to its question, and the occasion of a window: what the question is about."""
    return tuple(field for field in fields(question) if field.name not in _MACHINE_FIELDS)
