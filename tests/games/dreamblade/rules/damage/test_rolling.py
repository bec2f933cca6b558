"""Attack dice, and Fortunate creatures."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AttackRerolled, AttackRolled
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, proves

from ...scene import SOUTH, asks, dealt, events, faces, fight, offered, play, refused, s, scene


@proves("FORTUNATE-01", "FORTUNATE-02")
def test_fortunate_rolls_some_dice_again_all_at_once() -> None:
    game = fight(scene({"c3": "patchwork_prophet"}, {"c3": "wall"}, dice=". . 1 3 3"), "c3")
    assert PASS in offered(game)
    refusal = game.why_not(SOUTH, Reroll((0, 1, 2)))
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("FORTUNATE-01", (2,))
    for nonsense in ((), (0, 0), (3,), (-1,), (0, 3)):
        assert refused(game, Reroll(nonsense)) == "not offered"
    play(game, Reroll((0, 1)))
    assert dealt(game) == 7
    assert events(game, AttackRolled) == [AttackRolled(SOUTH, faces(". . 1")), AttackRerolled(SOUTH, faces("3 3 1"))]


@proves("FORTUNATE-01", "ATK-09")
def test_without_dice_there_is_no_fortune() -> None:
    table = scene({"c3": "gamblers_shade"}, {"c3": "nightmare_regent"})
    assert fight(table, "c3").is_over


@proves("R-70")
def test_several_fortunate_creatures_one_after_another() -> None:
    table = scene({"c3": "patchwork_prophet gamblers_shade"}, {"c3": "wall"}, dice=". . . . . 1 2 3")
    game = fight(table, "c3")
    play(game, Reroll((0, 1)), Reroll((0,)))
    assert dealt(game) == 3 + 2


@proves("R-70", "ABG-04")
def test_of_fortunate_creatures_that_differ_either_comes_first() -> None:
    for first, second in (("lucky_rider", "gamblers_shade"), ("gamblers_shade", "lucky_rider")):
        game = fight(scene({"c3": "lucky_rider gamblers_shade"}, {"c3": "wall"}, dice=". . . ."), "c3")
        assert asks(game) == "WhoIsFortunate"
        for mini in (first, second):
            if asks(game) == "WhoIsFortunate":
                play(game, Target(s(mini)))
            assert asks(game) == "MayReroll"
            assert refused(game, Reroll((0, 1))) == ("FORTUNATE-01" if mini == "lucky_rider" else "")
            play(game, PASS)
        assert game.is_over
