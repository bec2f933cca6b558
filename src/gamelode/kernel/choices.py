"""What players may pick, and why they may not."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from .frames import Frame, Next, Seat


class Refusal(Struct, frozen=True):
    """Why not: the clause that forbids it, and the figures for the sentence."""

    clause: str
    values: tuple[int, ...] = ()


NOT_OFFERED = Refusal("")


class IllegalChoice(ValueError):
    """A player picked something that the open question refuses."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[Refusal, str]]:
        """How it is pickled, so that a worker process can hand it to the one that started it."""
        return type(self), (self.refusal, str(self))


class Choice(Struct, tag=True, frozen=True, omit_defaults=True):
    """Something a player may pick. The first line of its docstring is its label."""


class Pass(Choice, frozen=True):
    """Pass"""


class Yes(Choice, frozen=True):
    """Yes"""


PASS, YES = Pass(), Yes()


class Act(Choice, frozen=True):
    """A choice that knows whether it is allowed and which rule it begins."""

    def why_not(self, table: Any, seat: Seat) -> Refusal | None:
        raise NotImplementedError

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


class Command(Act, frozen=True):
    """Something a player may do at any time, at any open question that does not bar it."""

    is_open: ClassVar[bool] = False  # other amounts are accepted than those that are listed
    barred: ClassVar[str] = ""  # the clause by which every question bars it that does not expressly admit it


class Reaction(Choice, frozen=True):
    """A choice that answers an occasion: it hands back the occasion, amended, at once or by a rule of its own."""

    def react(self, table: Any, seat: Seat, occasion: Any) -> Next:
        raise NotImplementedError
