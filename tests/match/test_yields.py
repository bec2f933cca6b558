"""Windows that are passed for a seat, if it wants that."""

import pytest

from gamelode.kernel import PASS, Fault, Game, Seat
from gamelode.match import Match, Player
from tests.kernel.forest.blows import Blow, RaiseBuckler
from tests.kernel.scenes import BUCKLER, FEAST, forest
from tests.kernel.scenes import EDITION as FOREST

ANN, BOB = 0, 1
WINDOW = "WhenBlowFalls"


def a_blow(*hands: list[int], target: Seat = ANN, power: int = 2) -> Match:
    """Somebody threatens Ann; whoever holds a card is asked, a buckler helps. There is no food to share."""
    table = forest(2, hands=hands, food=[0, 0])
    scene = Game.scene(FOREST, table, Blow(target=target, power=power), header=FOREST.anonymous(2), record=True)
    return Match(scene, (Player("Ann"), Player("Bob")))


def test_a_yielded_window_is_passed() -> None:
    match = a_blow([BUCKLER], [BUCKLER])
    match.set_yield(ANN, WINDOW, "pass")
    assert match.answer_forced() == [(ANN, PASS)]
    assert match.people_asked() == (BOB,)
    assert match.unasked_for == {1: "yield"}


def test_only_the_seat_that_yields_is_passed() -> None:
    match = a_blow([BUCKLER], [BUCKLER])
    match.set_yield(BOB, WINDOW, "pass")
    assert match.answer_forced() == []


def test_a_yield_can_be_taken_back() -> None:
    match = a_blow([BUCKLER], [BUCKLER])
    match.set_yield(ANN, WINDOW, "pass")
    match.set_yield(ANN, WINDOW, "ask")
    assert match.answer_forced() == []
    assert match.yields_of(ANN) == {}


def test_a_window_that_there_is_not_cannot_be_yielded() -> None:
    with pytest.raises(Fault, match="has no window of that name"):
        a_blow([BUCKLER], []).set_yield(ANN, "CommitDice", "pass")


def test_whoever_cannot_react_is_asked_all_the_same_lest_others_learn_it() -> None:
    match = a_blow([FEAST], [BUCKLER])
    assert list(match.game.options(ANN)) == [PASS]
    assert match.answer_forced() == []


def test_whoever_does_not_mind_is_not_asked() -> None:
    match = a_blow([FEAST], [BUCKLER])
    match.automatic[ANN] = "always"
    assert match.answer_forced() == [(ANN, PASS)]


def test_a_window_that_opens_again_is_passed_again() -> None:
    match = a_blow([BUCKLER], [BUCKLER, BUCKLER], power=3)
    match.set_yield(ANN, WINDOW, "pass")
    match.answer_forced()
    match.answer(BOB, RaiseBuckler(BUCKLER))
    match.answer(BOB, PASS)
    assert match.answer_forced() == [(ANN, PASS)]


def test_what_was_passed_unasked_is_not_what_is_taken_back() -> None:
    """It would be passed again at once, and nothing would be taken back."""
    match = a_blow([BUCKLER, BUCKLER], [BUCKLER], power=4)
    match.sit(BOB, Player("random", "random"))
    match.answer(ANN, RaiseBuckler(BUCKLER))
    match.set_yield(ANN, WINDOW, "pass")
    assert match.answer_forced() == [(ANN, PASS)]
    match.undo(ANN)
    assert match.game.answers == 0
