"""Games to look at, and those that a seat could be in."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import PASS, Dice, Game, Seat

from ..scene import EDITION, P, at, lead, play, table, tint, tint_to, turn_of

Viewer = Seat | None


def random_game(seats: int, every: int) -> Iterator[Game]:
    """A random game, handed out at every so many decisions."""
    game, dice = Game.start(EDITION, seats, seed=seats), Dice.from_seed("hidden")
    while not game.is_over:
        if game.answers % every == 0:
            yield game
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))


def viewers(game: Game) -> list[Viewer]:
    return [*range(len(at(game).players)), None]


def redeals(game: Game, viewer: Viewer, count: int) -> list[Game]:
    dice = Dice.from_seed("re-deal")
    return [game.redeal(viewer, dice) for _ in range(count)]


def robusted() -> Game:
    """Two of three cards, dealt or taken, were made blue."""
    scene = table(P(hand=["driller", "foreman", "drollo"], secret=["driller", "foreman"], base=["robuster"]), P())
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), tint("drollo"), PASS)
    return game
