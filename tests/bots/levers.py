"""Levers: one jump, up or down; before it levers may be pulled, which lift the jumper and may weigh him down."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from gamelode.kernel import (
    Ask,
    Choice,
    Command,
    Dice,
    Frame,
    Game,
    Next,
    Outcome,
    Refusal,
    Rules,
    Seat,
    Table,
    TitlePage,
    clause,
)


class LeverTable(Table, kw_only=True):
    """How high one stands, in hundredths, how heavy he is, and what he may pull."""

    height: int = 50
    weight: int = 0
    levers: tuple[tuple[int, int], ...] = ()

    content: ClassVar[None]


class Jump(Choice, frozen=True):
    """Jump {by} higher"""

    by: int


class Pull(Command, frozen=True):
    """Pull the lever that lifts by {lift} and weighs {weight}"""

    lift: int
    weight: int

    def why_not(self, table: LeverTable, seat: Seat) -> Refusal | None:
        return None

    def frame(self, seat: Seat) -> Frame:
        return Pulling(lift=self.lift, weight=self.weight)


class Pulling(Frame):
    """A lever moves."""

    lift: int
    weight: int

    @clause()
    def pull(self, table: LeverTable, _: None) -> Next:
        table.height += self.lift
        table.weight += self.weight
        return None


class HowHigh(Ask[Jump]):
    """How high?"""

    jumps: tuple[int, ...]

    def things(self, table: LeverTable, seat: Seat) -> list[Jump]:
        return [*map(Jump, self.jumps)]


class Jumping(Frame):
    """One jump, and it is over."""

    jumps: tuple[int, ...]

    @clause()
    def ask(self, table: LeverTable, _: None) -> Next:
        return HowHigh(seat=0, jumps=self.jumps)

    @clause()
    def jump(self, table: LeverTable, choice: Jump) -> Next:
        table.height += choice.by - table.weight
        table.over = "END"
        return None


LEVERS = Rules(
    page=TitlePage(game="levers", title="Levers", players="1", minutes=1),
    package=__name__,
    folder=Path(__file__).parent / "nothing",
    table=LeverTable,
    content=lambda pack: None,
    set_up=lambda make, seats, options, dice: (make(dice=dice), Jumping(jumps=(1, 2))),
    commands=lambda table, seat: [Pull(*lever) for lever in table.levers],
    view=lambda table, stack, seat: table.height,
    redeal=lambda table, stack, seat, dice: None,
    audit=lambda table: None,
    outcome=lambda table: Outcome(table.over, (table.height,), (1,)),
    value=lambda table, seat: table.height / 100,
)


def before_the_jump(*jumps: int, levers: tuple[tuple[int, int], ...]) -> Game:
    """What may be jumped, and what each lever lifts and weighs."""
    edition = LEVERS.standard
    table = LeverTable(dice=Dice.from_seed(0), levers=levers)
    return Game.scene(edition, table, Jumping(jumps=jumps), seats=1)
