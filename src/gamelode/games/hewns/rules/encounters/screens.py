"""Body screens that are made on the spot, against a danger or an overflow."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Ask, Choice, Refusal, Seat, cites

from ...kinds import Hewn
from ...table import HewnsTable

TOO_MANY = Refusal("DANG-05")


class Screens(Choice, frozen=True):
    """{count} body screen(s){for_normal}"""

    count: int
    normal: int = 0

    @property
    def for_normal(self) -> str:
        return f", {self.normal} of them for normal Substract" if self.normal else ""


@cites("DANG-05", "IMPL-07", "SCREEN-03", "ARM-03")
class HowManyScreens(Ask[Screens]):
    """How many body screens does {hewn} make?"""

    is_open: ClassVar[bool] = True
    keeps_secret: ClassVar[bool] = True
    too_many: ClassVar[Refusal] = TOO_MANY

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Screens]:
        dirty = table.dirty_on(self.hewn)
        most = min(self.most(table), table.load_of(self.hewn))
        return [Screens(count, max(count - dirty, 0)) for count in range(most + 1)]

    def most(self, table: HewnsTable) -> int:
        return table.content.limits.body_screens_against_danger

    def options(self, table: HewnsTable, seat: Seat) -> list[Screens]:
        return self.things(table, seat)

    def why_not(self, table: HewnsTable, seat: Seat, choice: Screens) -> Refusal | None:
        if not 0 <= choice.count <= self.most(table):
            return self.too_many
        fits = 0 <= choice.normal <= min(choice.count, table.normal_on(self.hewn))
        return None if fits and choice.count - choice.normal <= table.dirty_on(self.hewn) else TOO_MANY
