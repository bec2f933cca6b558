"""What a seat sees in Pebbles."""

import pytest

from pebbles.rules import Take
from pebbles.seen import audit

from .scene import scene


def test_a_view_stays_as_it_was_while_the_game_is_played_on() -> None:
    game = scene(3, 5)
    seen = game.view(0)
    game.answer(0, Take(0, 1))
    assert (seen.heaps, game.view(0).heaps) == ((3, 5), (2, 5))


def test_things_have_names() -> None:
    assert scene(3, 5).edition.words().say(Take(1, 2)) == "Take 2 from the large heap"


def test_the_audit_finds_a_heap_that_owes_pebbles() -> None:
    with pytest.raises(AssertionError, match="owes"):
        audit(scene(-1, 5).table)  # type: ignore[arg-type]
