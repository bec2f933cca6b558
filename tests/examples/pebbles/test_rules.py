"""The rules of Pebbles, clause by clause."""

from gamelode.kernel import proves
from pebbles.rules import Take

from .scene import scene


@proves("TAKE-01")
def test_players_take_turns() -> None:
    game = scene(3, 5)
    game.answer(0, Take(0, 1))
    assert game.waiting() == (1,)


@proves("TAKE-01")
def test_nobody_takes_four() -> None:
    refusal = scene(3, 5).why_not(0, Take(1, 4))
    assert refusal is not None
    assert refusal.clause == "TAKE-01"


@proves("TAKE-02")
def test_nobody_takes_more_than_a_heap_holds() -> None:
    game = scene(2, 5)
    refusal = game.why_not(0, Take(0, 3))
    assert refusal is not None
    assert game.sentence(refusal) == "The heap holds only 2. [TAKE-02]"


@proves("END-01")
def test_whoever_takes_the_last_pebble_wins() -> None:
    game = scene(1, 1)
    game.answer(0, Take(0, 1))
    game.answer(1, Take(1, 1))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
