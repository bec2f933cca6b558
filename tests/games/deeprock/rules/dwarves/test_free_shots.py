"""Shots for no action."""

from __future__ import annotations

from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.dwarves.free_shots import FreeShot
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.kernel import PASS, proves

from ...scene import alive, at, begin, dwarf, mode, places, play, scene, shooter, shout, turn_of, why_not


@proves("GUN-12")
def test_sustained_fire_follows_a_burst_by_a_card_too() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (-3, 0), cards=(shout("for_karl"),)),
        creatures=[("slasher", (2, 0))],
        script={"bullet": (0,) * 6},
    )
    game = turn_of(table)
    game.answer(1, Shout(shout("for_karl"), 0))
    play(game, Shoot(mode("burst"), at(2, 0)))
    assert why_not(game, Shoot(mode("sustained"), at(2, 0))) == ""


@proves("R-93")
def test_a_free_shot_is_one_that_costs_an_action() -> None:
    table = shooter("scout", ("grunt", (4, 0)), script={"piercing": (1,)})
    game = begin(table, FreeShot(seat=0))
    assert why_not(game, Shoot(mode("aimed"), at(4, 0))) == "R-93"
    play(game, Shoot(mode("regular"), at(4, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[0].primary == 4


@proves("R-93", "DRILL-07")
def test_a_free_shot_may_set_empty_ground_on_fire() -> None:
    table = scene(dwarf("driller", (0, 0)), script={"flame": (0, 0)})
    play(begin(table, FreeShot(seat=0)), Shoot(mode("flaming_ground"), at(1, 0)), At(at(1, 0)), PASS)
    assert places(table.flames) == [(1, 0)]
    empty = begin(scene(dwarf("driller", (0, 0), primary=0, secondary=0)), FreeShot(seat=0))
    assert empty.is_over or not empty.waiting()
