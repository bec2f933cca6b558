"""Effects set off at the same moment: their owners choose the order, and only then is anything checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .choices import Choice
from .frames import Frame, Next, Seat
from .ledger import clause
from .questions import Ask


class Trigger(Struct, tag=True, frozen=True):
    """An effect that waits for its turn. The first line of its docstring is its label."""

    def owner(self, table: Any) -> Seat:
        """The seat that puts it in order with its other effects of the same moment."""
        raise NotImplementedError

    def frame(self, table: Any) -> Frame | None:
        """The rule it begins; nothing, if it has become void."""
        raise NotImplementedError


T = TypeVar("T", bound=Trigger)


class Resolve(Choice, frozen=True):
    """Effect {effect}"""

    effect: int


class WhichFirst(Ask[Resolve], Generic[T], kw_only=True):
    """Which effect comes first?"""

    triggers: tuple[T, ...]

    only_if_choice: ClassVar[bool] = True

    def shown_as(self, choice: Resolve) -> T:
        return self.triggers[choice.effect]

    def things(self, table: Any, seat: Seat) -> Sequence[Resolve]:
        """One option for each effect; effects that are equal share one."""
        different = {trigger: Resolve(i) for i, trigger in reversed(list(enumerate(self.triggers)))}
        return sorted(different.values(), key=lambda choice: choice.effect)


class Simultaneous(Frame, Generic[T], kw_only=True):
    """Effects of one moment. Those of the first trigger's owner come first, in an order of that owner's choice.

    A game names the question in `ask`, gathers the triggers in order of seats (beforehand, or in a `gather` of its
    own), and overrides `note` (what an effect finished with) and `check` (what follows when all are done).
    """

    triggers: tuple[T, ...] = ()

    ask: ClassVar[type[WhichFirst[Any]]]

    @clause()
    def gather(self, table: Any, _: None) -> Next:
        """All that one moment sets off is simultaneous."""
        return None

    @clause()
    def order(self, table: Any, _: None) -> Next:
        """Whoever owns several of them chooses which comes first."""
        if not self.triggers:
            return self.goto(Simultaneous.check)
        owner = self.triggers[0].owner(table)
        own = tuple(trigger for trigger in self.triggers if trigger.owner(table) == owner)
        self.triggers = own + tuple(trigger for trigger in self.triggers if trigger.owner(table) != owner)
        return self.ask(seat=owner, triggers=own) if len(own) > 1 else None

    @clause()
    def resolve(self, table: Any, first: Resolve | None) -> Next:
        """Effects are carried out one by one."""
        place = first.effect if first else 0
        trigger = self.triggers[place]
        self.triggers = self.triggers[:place] + self.triggers[place + 1 :]
        return trigger.frame(table)

    @clause()
    def after(self, table: Any, got: Any) -> Next:
        """Nothing is checked until all of them are done."""
        self.note(table, got)
        return self.goto(Simultaneous.order)

    @clause()
    def check(self, table: Any, _: None) -> Next:
        """What follows from all of them together."""
        return None

    def note(self, table: Any, got: Any) -> None:
        """Called when an effect has ended, with what it finished with."""
