"""A rule in progress: a frame whose clauses run in the order they are written."""

from __future__ import annotations

from collections.abc import Callable
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar

from msgspec import Struct

from .ledger import clause

Seat = Annotated[int, "seat"]
T = TypeVar("T")
Step = Callable[..., "Next"]
Plain = bool | int | str | None  # what a frame can keep for later and still be saved

# Places that no method can have for a name.
END, KEEP, BECOME = "<end>", "<keep>", "<become>"


class Done(Struct, frozen=True, gc=False):
    """A rule has ended; this is what it hands to the rule underneath."""

    value: Any = None


NOTHING = Done()


class Frame(Struct, tag=True, kw_only=True, omit_defaults=True):
    """A rule in progress.

    A clause changes the table and then ends in one of these ways, all of them with `return`: nothing (go on to
    the next clause), a frame (do that first; the next clause receives what it finishes with), `goto`, `finish`
    or `become`. A frame's values are replaced and never changed in place, so that a shallow copy is a clone.
    """

    at: str = ""  # the clause to run next; empty before the first
    kept: Plain = None  # what to finish with, once what comes `after` is done

    steps: ClassVar[dict[str, tuple[Step, str]]] = {}  # each clause with the place that follows it
    is_question: ClassVar[bool] = False
    outlasts: ClassVar[bool] = False  # `table.over` ends only the rules above it; it goes on and receives the reason

    if TYPE_CHECKING:  # msgspec writes it

        def __copy__(self) -> Self: ...

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        check_fields(cls)
        clauses = {
            name: step
            for base in reversed(cls.__mro__)
            for name, step in vars(base).items()
            if hasattr(step, "clause_ids")
        }
        if lost := [name for name in vars(cls) if name in clauses and clauses[name] is not vars(cls)[name]]:
            raise TypeError(f"{cls.__name__}.{lost[0]} replaces a clause and is none: it needs @clause")
        places = [*clauses, END]
        cls.steps = {name: (clauses[name], after) for name, after in zip(clauses, places[1:], strict=True)}
        cls.steps |= {"": cls.steps.get(places[0], (_end, END)), **_ENDINGS}

    def finish(self, value: Any = None, *, after: Frame | None = None) -> Next:
        """End this rule with a value; `after` is done first (the value must then be plain)."""
        if after is None:
            return NOTHING if value is None else Done(value)
        self.at, self.kept = KEEP, value
        return after

    def goto(self, step: Step, *, after: Frame | None = None) -> Next:
        """Go on with that clause, which receives what `after` finishes with."""
        assert step.__name__ in self.steps, f"{type(self).__name__} has no clause {step.__name__}"
        self.at = step.__name__
        return after

    def become(self, frame: Frame) -> Next:
        """End by doing that: what it finishes with is what this finishes with."""
        self.at = BECOME
        return frame


Next = Frame | Done | None  # what a clause may return


@clause()
def _end(frame: Frame, table: Any, got: Any) -> Next:
    return NOTHING


@clause()
def _keep(frame: Frame, table: Any, got: Any) -> Next:
    return Done(frame.kept)


@clause()
def _become(frame: Frame, table: Any, got: Any) -> Next:
    return Done(got)


_ENDINGS: dict[str, tuple[Step, str]] = {END: (_end, END), KEEP: (_keep, END), BECOME: (_become, END)}


def check_fields(kind: type[Struct]) -> None:
    """A field must not hide a method or a constant of a base, which would be lost without a word."""
    fields = {base: {n for n, v in vars(base).items() if isinstance(v, MemberDescriptorType)} for base in kind.__mro__}
    for base in kind.__mro__[1:]:
        if hidden := sorted(fields[kind] & vars(base).keys() - fields[base]):
            name = f"{kind.__name__}.{hidden[0]}"
            raise TypeError(f"{name} hides what {base.__name__} calls so: the field needs another name")


def found_in(package: str, root: type[T]) -> tuple[type[T], ...]:
    """Every kind of `root` that a game's package defines, by name."""
    found: dict[str, type[T]] = {}
    todo = [root]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        inside = kind.__module__ == package or kind.__module__.startswith(f"{package}.")
        if inside and found.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two things of {package} are called {kind.__name__}")
    return tuple(found[name] for name in sorted(found))
