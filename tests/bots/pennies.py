"""Pennies: two players show heads or tails at once. Seat 0 wins if all are the same, seat 1 otherwise.

Who may bend the coins may show their edge too, and wins by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from gamelode.kernel import (
    AskAtOnce,
    Choice,
    Command,
    Dice,
    Frame,
    Game,
    Next,
    NoOptions,
    Outcome,
    Refusal,
    Rules,
    Seat,
    Table,
    TitlePage,
    clause,
)


class PenniesTable(Table, kw_only=True):
    """What was shown, and whether the coins are bent."""

    shown_by: tuple[str, ...] = ()
    bender: Seat = -1
    is_bent: bool = False

    content: ClassVar[None]


class Show(Choice, frozen=True):
    """{side} of coin {coin}"""

    coin: int
    side: str


class HeadsOrTails(AskAtOnce[Show]):
    """Heads or tails?"""

    def things(self, table: PenniesTable, seat: Seat) -> list[Show]:
        coin = self.subject(seat)
        edge = [Show(coin, "edge")] if table.is_bent else []
        return [Show(coin, "heads"), Show(coin, "tails"), *edge]


class Bend(Command, frozen=True):
    """Bend the coins"""

    def why_not(self, table: PenniesTable, seat: Seat) -> Refusal | None:
        return Refusal("END") if table.is_bent or seat != table.bender else None

    def frame(self, seat: Seat) -> Frame:
        return Bending()


class Bending(Frame):
    """They get a third side."""

    @clause()
    def bend(self, table: PenniesTable, _: None) -> Next:
        table.is_bent = True
        return None


class Showing(Frame):
    """Both decide in secret, for each of their coins."""

    owners: tuple[Seat, ...] = (0, 1)  # by coin

    @clause()
    def ask(self, table: PenniesTable, _: None) -> Next:
        return HeadsOrTails(subjects=dict(enumerate(self.owners)))

    @clause()
    def show(self, table: PenniesTable, said: dict[int, Show]) -> Next:
        table.shown_by = tuple(show.side for show in said.values())
        table.over = "END"
        return None


def set_up(make: type[PenniesTable], seats: int, options: NoOptions, dice: Dice) -> tuple[PenniesTable, Frame]:
    return make(dice=dice), Showing()


def outcome(table: PenniesTable) -> Outcome:
    same = table.bender == 0 if "edge" in table.shown_by else len(set(table.shown_by)) == 1
    return Outcome(table.over, (int(same), int(not same)), (1, 2) if same else (2, 1))


def view(table: PenniesTable, stack: Sequence[Frame], seat: Seat | None) -> tuple[str, ...]:
    return table.shown_by


PENNIES = Rules(
    page=TitlePage(game="pennies", title="Pennies", players="2", minutes=1),
    package=__name__,
    folder=Path(__file__).parent / "nothing",
    table=PenniesTable,
    content=lambda pack: None,
    set_up=set_up,
    view=view,
    redeal=lambda table, stack, seat, dice: None,
    audit=lambda table: None,
    outcome=outcome,
    commands=lambda table, seat: [Bend()],
)


def pennies(*owners: Seat, bender: Seat = -1) -> Game:
    """Of the coins; each player has one unless told."""
    edition = PENNIES.standard
    table, _ = PENNIES.set_up(edition.table, 2, NoOptions(), Dice.from_seed(0))
    table.bender = bender
    return Game.scene(edition, table, Showing(owners=owners or (0, 1)), seats=2)
