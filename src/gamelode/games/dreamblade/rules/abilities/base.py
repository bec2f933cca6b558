"""What an ability is: a small piece that content puts on miniatures. Each kind of piece is coded once."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from gamelode.kernel import Frame, cites

from ...kinds import Mini
from ...table import DreambladeTable
from ..after_attack import Fate
from ..effects import Effect

Activation = Literal[
    "static", "score", "blade", "multiblade", "double_blade", "double_multiblade", "spawn", "comes_into_play"
]
X = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(min_length=1)]


class Mode(StrEnum):
    """How an ability is set off, besides standing on a scoring cell, which may be asked for in addition [ACTV-13]."""

    ALWAYS = "continuous"
    BLADES = "by blades"
    PAID = "by spawn points"
    ARRIVING = "on coming into play"


NEEDS = {"blade": 1, "multiblade": 1, "double_blade": 2, "double_multiblade": 2}  # blades for one use
MODES = {
    **dict.fromkeys(NEEDS, Mode.BLADES),
    "static": Mode.ALWAYS,
    "spawn": Mode.PAID,
    "comes_into_play": Mode.ARRIVING,
}


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cites("ACTV-04", "ACTV-13")
class Ability(Struct, tag_field="ability", tag=_tag, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability as printed on a miniature."""

    activation: tuple[Activation, ...]
    spawn_cost: int = 0

    modes: ClassVar[tuple[Mode, ...]] = (Mode.ALWAYS,)  # how it can be set off at all
    for_creatures: ClassVar[bool] = False  # nothing that a location could have
    for_spawning: ClassVar[bool] = False  # it works while the miniature is still to be spawned
    is_single: ClassVar[bool] = False  # of two on one miniature only one could count
    rule: ClassVar[str] = ""  # the clause that a player is told who picks a wrong target

    @property
    def mode(self) -> Mode:
        """How the ability is set off."""
        return next((MODES[a] for a in self.activation if a != "score"), Mode.ALWAYS)

    @property
    def needs_score(self) -> bool:
        """Whether the ability works on the controller's scoring cells only."""
        return "score" in self.activation

    @property
    @cites("ACTV-05", "ACTV-06", "ACTV-07", "ACTV-08")
    def blades(self) -> int:
        """Blades for one use; 0 if it is not set off by blades."""
        return next((NEEDS[a] for a in self.activation if a in NEEDS), 0)

    @property
    @cites("ACTV-06", "ACTV-08")
    def is_multiple(self) -> bool:
        """Works once for each blade, or pair, and as often as there are blades."""
        return any(a.endswith("multiblade") for a in self.activation)

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        """It is set off: it changes the table at once, or begins a rule."""
        raise NotImplementedError

    def bonus(self, table: DreambladeTable, mini: Mini) -> int:
        """The damage that it adds to a combat of its bearer where no blades are needed, or for each use."""
        return 0

    def after_attack(self, regular: bool, slain: bool) -> Fate | None:
        """What becomes of its bearer that has attacked: in a regular attack or not, with an enemy slain or not."""
        return None

    def fault(self) -> str:
        """What is wrong with how it is printed; empty if nothing."""
        ways = [a for a in self.activation if a != "score"]
        if len(ways) > 1 or len(set(self.activation)) != len(self.activation) or not self.activation:
            return "an ability has one activation, beside which only `score` may stand"
        if self.mode not in self.modes:
            return f"it cannot work {self.mode}, only {' or '.join(self.modes)}"
        if (self.mode == Mode.PAID) != (self.spawn_cost > 0):
            return "spawn_cost belongs to the activation `spawn`"
        if self.for_spawning and self.needs_score:
            return "it works before the miniature is on any cell, so `score` has no place there"
        return ""


class Used(Ability, frozen=True, kw_only=True):
    """An ability that is set off by blades, by spawn points or by coming into play."""

    modes: ClassVar[tuple[Mode, ...]] = (Mode.BLADES, Mode.PAID, Mode.ARRIVING)
