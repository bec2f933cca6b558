"""What a skill is: a part of a mercenary's text that content declares by name."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Seat

from ...table import CaveInTable


class Skill(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """What a skill does: it changes what holds for this turn, or begins a rule."""

    def apply(self, table: CaveInTable, seat: Seat) -> Frame | None:
        raise NotImplementedError
