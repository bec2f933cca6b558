"""Wager: a hidden fortune, and a die that may be thrown and named. It is over after one move.

Whoever throws is asked what came: that is easy, once it lies there. Whoever keeps gets a little less for sure.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from gamelode.kernel import Ask, Choice, Dice, Frame, Game, Next, Outcome, Rules, Seat, Table, TitlePage, clause

FORTUNES = 50  # from none at all to half of the value


class WagerTable(Table, kw_only=True):
    """What nobody sees, and what everybody does."""

    fortune: int
    face: int = 0
    gain: int = 0  # in hundredths

    content: ClassVar[None]


class Keep(Choice, frozen=True):
    """Keep {gain}"""

    gain: int


class Throw(Choice, frozen=True):
    """Throw the die"""


class Name(Choice, frozen=True):
    """It is a {face}"""

    face: int


class KeepOrThrow(Ask[Keep | Throw]):
    """Do you keep or throw?"""

    keep: tuple[int, ...]
    throw: bool

    def things(self, table: WagerTable, seat: Seat) -> list[Keep | Throw]:
        return [*map(Keep, self.keep), *([Throw()] if self.throw else [])]


class WhatCame(Ask[Name]):
    """What came?"""

    def things(self, table: WagerTable, seat: Seat) -> list[Name]:
        return [Name(face) for face in range(1, 7)]


class Wagering(Frame):
    """One move."""

    keep: tuple[int, ...]
    throw: bool

    @clause()
    def ask(self, table: WagerTable, _: None) -> Next:
        return KeepOrThrow(seat=0, keep=self.keep, throw=self.throw)

    @clause()
    def move(self, table: WagerTable, choice: Keep | Throw) -> Next:
        if isinstance(choice, Keep):
            table.gain, table.over = choice.gain, "END"
            return self.finish()
        return self.finish(after=Naming())


class Naming(Frame):
    """The die."""

    @clause()
    def throw(self, table: WagerTable, _: None) -> Next:
        table.face = table.dice.below(6) + 1
        return WhatCame(seat=0)

    @clause()
    def name(self, table: WagerTable, choice: Name) -> Next:
        table.gain, table.over = 50 if choice.face == table.face else 0, "END"
        return self.finish()


def redeal(table: WagerTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    table.fortune = dice.below(FORTUNES)


WAGER = Rules(
    page=TitlePage(game="wager", title="Wager", players="1", minutes=1),
    package=__name__,
    folder=Path(__file__).parent / "nothing",
    table=WagerTable,
    content=lambda pack: None,
    set_up=lambda make, seats, options, dice: (make(dice=dice, fortune=0), Wagering(keep=(1,), throw=False)),
    view=lambda table, stack, seat: table.gain,
    redeal=redeal,
    audit=lambda table: None,
    outcome=lambda table: Outcome(table.over, (table.gain,), (1,)),
    value=lambda table, seat: (table.fortune + table.gain) / 100,
)


def wager(*keep: int, throw: bool = False) -> Game:
    """What may be kept, and whether the die may be thrown."""
    edition = WAGER.standard
    table, _ = WAGER.set_up(edition.table, 1, None, Dice.from_seed(0))
    return Game.scene(edition, table, Wagering(keep=keep, throw=throw), seats=1)
