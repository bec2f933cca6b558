"""How kernel tests set a scene in the forest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from gamelode.kernel import Choice, Dice, Frame, Game, NoOptions, Seat
from tests.kernel.forest import FOREST
from tests.kernel.forest.rounds import set_up
from tests.kernel.forest.table import ForestTable

FEAST, HUNT, DREAM, BUCKLER, BREW, PEBBLE = range(6)
CLEARING, BROOK, THICKET, DEN, FEN, RIDGE, MILL = range(7)

EDITION = FOREST.standard


def forest(
    seats: int = 2,
    *,
    hands: tuple[list[int], ...] | None = None,
    script: Mapping[str, tuple[int, ...]] | None = None,
    **columns: Any,
) -> ForestTable:
    """A table as it is set up, with empty hands or those given, and with these columns altered."""
    kind = cast(type[ForestTable], EDITION.table)
    table, _ = set_up(kind, seats, NoOptions(), Dice.from_seed("scene"))
    table.hands = [list(hand) for hand in hands or ([],) * seats]
    held = Counter(card for hand in table.hands for card in hand)
    table.bag = sorted((Counter({c: p.copies for c, p in enumerate(table.content.card)}) - held).elements())
    table.dice.script = dict(script or {})
    for name, value in columns.items():
        setattr(table, name, value)
    return table


def begin(table: ForestTable, first: Frame) -> Game:
    return Game.scene(EDITION, table, first, seats=table.seats)


def play(game: Game, *answers: tuple[Seat, Choice]) -> Game:
    for seat, choice in answers:
        game.answer(seat, choice)
    return game


def random_game(seats: int, seed: int, answers: int = 100_000) -> Game:
    """A game played at random, to its end or for so many answers."""
    game, dice = Game.start(EDITION, seats, seed), Dice.from_seed(f"player {seed}")
    while not game.is_over and game.answers < answers:
        seat = dice.pick(game.waiting(), "seat")
        game.answer(seat, game.question.sample(game.table, seat, dice))
    return game
