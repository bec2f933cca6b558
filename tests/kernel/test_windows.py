"""Windows: time to react, until all have passed in a row."""

from __future__ import annotations

from gamelode.kernel import PASS, Game, Pass, proves
from tests.kernel.forest.blows import Blow, BlowFalls, RaiseBuckler, Spoil, StirBrew, WhenBlowFalls
from tests.kernel.forest.journey import Snapping
from tests.kernel.scenes import BREW, BUCKLER, EDITION, FEAST, PEBBLE, begin, forest, play


@proves("BLOW-01")
def test_the_threatened_player_is_asked_first() -> None:
    game = begin(forest(3, hands=([FEAST], [FEAST], [FEAST])), Blow(target=1, power=2))
    asked = []
    while not game.is_over:
        asked.append(game.waiting()[0])
        play(game, (asked[-1], PASS))
    assert asked == [1, 2, 0]


@proves("BLOW-01")
def test_a_reaction_means_that_all_are_asked_again() -> None:
    game = begin(forest(3, hands=([BUCKLER] * 2, [BUCKLER], [FEAST])), Blow(target=0, power=3))
    play(game, (0, PASS), (1, RaiseBuckler(BUCKLER)))
    assert game.waiting() == (2,)
    play(game, (2, PASS))
    assert game.waiting() == (0,)


@proves("BLOW-02")
def test_a_reaction_amends_the_occasion_at_once() -> None:
    table = forest(hands=([BUCKLER, BUCKLER], []))
    game = play(begin(table, Blow(target=0, power=2)), (0, RaiseBuckler(BUCKLER)))
    assert game.question.occasion == BlowFalls(0, 1)  # type: ignore[attr-defined]
    play(game, (0, PASS))
    assert table.wounds[0] == 1


def test_a_window_closes_when_there_is_nothing_left_to_react_to() -> None:
    table = forest(hands=([BUCKLER] * 3, []))
    game = play(begin(table, Blow(target=0, power=1)), (0, RaiseBuckler(BUCKLER)))
    assert (game.is_over, table.wounds[0]) == (True, 0)


@proves("BLOW-03")
def test_a_reaction_by_a_rule_of_its_own_hands_back_the_amended_occasion() -> None:
    table = forest(hands=([BREW], [FEAST]))
    game = play(begin(table, Blow(target=0, power=3)), (0, StirBrew(BREW)))
    assert EDITION.words().say(game.question) == "A brew is stirred: do you spoil it?"
    play(game, (1, PASS))
    assert game.question.occasion == BlowFalls(0, 1)  # type: ignore[attr-defined]
    play(game, (1, PASS))
    assert table.wounds[0] == 1


@proves("BLOW-03")
def test_only_the_threatened_player_stirs_a_brew() -> None:
    game = begin(forest(hands=([FEAST], [BREW])), Blow(target=0, power=2))
    play(game, (0, PASS))
    assert list(game.options(1)) == [PASS]


@proves("BLOW-04")
def test_a_window_within_a_window_spoils_the_reaction() -> None:
    table = forest(hands=([BREW], [PEBBLE]))
    play(begin(table, Blow(target=0, power=2)), (0, StirBrew(BREW)), (1, Spoil(PEBBLE)))
    assert table.wounds[0] == 2


@proves("EX-01", "SNARE-02", "BLOW-05")
def test_a_spoilt_brew_and_a_buckler() -> None:
    """The example of the ledger."""
    table = forest(hands=([BUCKLER, BREW], [PEBBLE]), wounds=[2, 0, 0, 0], snares=[1, 0, 0, 0, 0, 0, 0])
    game = begin(table, Snapping(traveller=0))
    play(game, (0, StirBrew(BREW)), (1, Spoil(PEBBLE)), (0, RaiseBuckler(BUCKLER)))
    assert (table.wounds[0], table.glades[0], table.snares[0]) == (3, -1, 0)


def test_whoever_could_hold_a_secret_is_asked() -> None:
    game = begin(forest(hands=([FEAST], [])), Blow(target=0, power=2))
    assert game.waiting() == (0,)
    assert list(game.options(0)) == [PASS]


def test_whoever_cannot_have_anything_is_not_asked() -> None:
    table = forest()
    assert begin(table, Blow(target=0, power=2)).is_over
    assert table.wounds[0] == 2


def test_a_window_with_nobody_at_it_closes_with_its_occasion() -> None:
    occasion = BlowFalls(0, 2)
    game = Game.scene(EDITION, forest(hands=([BUCKLER], [])), WhenBlowFalls(occasion=occasion, seats=()))
    assert game.is_over


def test_a_window_takes_its_reactions_and_a_pass() -> None:
    assert WhenBlowFalls.takes == (Pass, RaiseBuckler, StirBrew)


def test_an_open_window_is_saved_with_its_occasion() -> None:
    table = forest(hands=([BUCKLER, BREW], [PEBBLE]))
    game = play(begin(table, Blow(target=0, power=3)), (0, RaiseBuckler(BUCKLER)), (0, StirBrew(BREW)))
    again = Game.load(EDITION, game.save())
    play(again, (1, PASS))
    assert again.is_over
    assert again.table.wounds[0] == 0  # type: ignore[attr-defined]


@proves("END-02")
def test_the_game_ends_inside_a_blow() -> None:
    table = forest(glades=[0, 0, -1, 0], wounds=[2, 0, 3, 0], snares=[1] + [0] * 6)
    game = begin(table, Snapping(traveller=0))
    assert (game.is_over, table.over) == (True, "END-02")
