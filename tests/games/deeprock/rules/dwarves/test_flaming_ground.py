"""Flaming Ground."""

from __future__ import annotations

from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.dwarves.flaming_ground import PlacingFlames
from gamelode.games.deeprock.rules.dwarves.free_shots import FreeShot
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.kernel import PASS, proves

from ...scene import at, begin, dwarf, mode, options, place, play, scene, turn_of, why_not


@proves("DRILL-06")
def test_flaming_ground_is_used_at_most_twice_a_turn() -> None:
    table = scene(dwarf("driller", (0, 0)), script={"flame": (0,) * 4})
    game = turn_of(table)
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    play(game, ground, PASS, ground, PASS)
    assert why_not(game, ground) == "DRILL-06"


@proves("DRILL-06", "R-93")
def test_flaming_ground_by_a_card_counts_in_the_drillers_own_turn() -> None:
    table = scene(dwarf("driller", (0, 0)), creatures=[("slasher", (1, 0))], script={"flame": (0,) * 4})
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    play(begin(table, FreeShot(seat=0)), ground, PASS)
    assert table.turn.flamings == 1
    table.active = 1  # in another's turn it does not
    play(begin(table, FreeShot(seat=0)), ground, PASS)
    assert table.turn.flamings == 1


@proves("DRILL-06", "R-93")
def test_a_third_flaming_ground_is_refused_by_a_card_too() -> None:
    table = scene(dwarf("driller", (0, 0)), creatures=[("slasher", (1, 0))])
    table.turn.flamings = 2
    game = begin(table, FreeShot(seat=0))
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    assert why_not(game, ground) == "DRILL-06"
    assert ground not in options(game)


@proves("R-58", "R-63")
def test_the_drop_pod_does_not_burn() -> None:
    table = scene(dwarf("driller", (0, 0)), codes={(1, 0): "d", (-4, -7): "."})
    game = begin(table, PlacingFlames(seat=0, mode=mode("flaming_ground"), space=at(1, 0)))
    assert At(at(1, 0)) not in options(game)
    assert At(at(1, 1)) in options(game)


@proves("DRILL-07", "DRILL-08", "R-63", "R-58", "CREW-07")
def test_flames_lie_together_near_the_target_and_there_are_six() -> None:
    table = scene(dwarf("driller", (0, 0)), codes={(1, 0): "o", (1, 1): "1", (-11, 7): "."}, script={"flame": (0,) * 4})
    ground = Shoot(mode("flaming_ground"), at(2, 0))
    game = play(turn_of(table), ground)
    first = [place(c.space) for c in options(game) if isinstance(c, At)]
    assert sorted(first) == [(1, 0), (1, 1), (2, -1), (2, 0), (2, 1), (3, -1), (3, 0)]
    play(game, At(at(1, 0)))
    assert At(at(3, 0)) not in options(game)  # not next to the first
    play(game, At(at(1, 1)), At(at(2, 0)))
    play(game, ground, At(at(2, -1)), At(at(3, -1)), At(at(3, -2)))
    assert table.flames.bit_count() == 6
    assert game.waiting() == (0,)
