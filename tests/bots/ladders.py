"""Ladders: one of several is chosen and climbed, rung by rung. Each rung looks better than the one below it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from gamelode.kernel import Ask, Choice, Dice, Frame, Game, Next, Outcome, Rules, Seat, Table, TitlePage, clause

RUNGS = 6


class LadderTable(Table, kw_only=True):
    """How high one stands, in hundredths, and how far the rungs are apart."""

    height: int = 0
    step: int = 0
    climbed: int = 0

    content: ClassVar[None]


class Ladder(Choice, frozen=True):
    """The ladder with its foot at {foot} and its rungs {step} apart"""

    foot: int
    step: int


class Climb(Choice, frozen=True):
    """Climb {tenths} tenths of a rung"""

    tenths: int


class WhichLadder(Ask[Ladder]):
    """Which ladder?"""

    ladders: tuple[Ladder, ...]

    def things(self, table: LadderTable, seat: Seat) -> tuple[Ladder, ...]:
        return self.ladders


class HowFar(Ask[Climb]):
    """How far?"""

    def things(self, table: LadderTable, seat: Seat) -> list[Climb]:
        return [Climb(10), Climb(9)]


class Climbing(Frame):
    """A ladder is chosen, and then climbed to its end."""

    ladders: tuple[Ladder, ...]

    @clause()
    def ask(self, table: LadderTable, _: None) -> Next:
        return WhichLadder(seat=0, ladders=self.ladders)

    @clause()
    def choose(self, table: LadderTable, ladder: Ladder) -> Next:
        table.height, table.step = ladder.foot, ladder.step
        return HowFar(seat=0)

    @clause()
    def climb(self, table: LadderTable, choice: Climb) -> Next:
        table.height += table.step * choice.tenths // 10
        table.climbed += 1
        if table.climbed < RUNGS:
            return self.goto(Climbing.climb, after=HowFar(seat=0))
        table.over = "END"
        return self.finish()


LADDERS = Rules(
    page=TitlePage(game="ladders", title="Ladders", players="1", minutes=1),
    package=__name__,
    folder=Path(__file__).parent / "nothing",
    table=LadderTable,
    content=lambda pack: None,
    set_up=lambda make, seats, options, dice: (make(dice=dice), Climbing(ladders=(Ladder(1, 1),))),
    view=lambda table, stack, seat: table.height,
    redeal=lambda table, stack, seat, dice: None,
    audit=lambda table: None,
    outcome=lambda table: Outcome(table.over, (table.height,), (1,)),
    value=lambda table, seat: table.height / 100,
)


def foot_of(*ladders: Ladder) -> Game:
    """Before any is chosen."""
    edition = LADDERS.standard
    table, _ = LADDERS.set_up(edition.table, 1, None, Dice.from_seed(0))
    return Game.scene(edition, table, Climbing(ladders=ladders), seats=1)
