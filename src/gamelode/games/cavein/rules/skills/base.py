"""What a skill is."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Seat

from ...table import CaveInTable


class _Skill(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """What a skill does: it changes what holds for this turn, or begins a rule."""

    def apply(self, table: CaveInTable, seat: Seat) -> Frame | None:
        raise NotImplementedError
