"""Targets that abilities ask for."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.kernel import PASS, proves

from ..scene import damage, fight, kind, n, offered, play, refused, s, scene, shop, spawn, where


@proves("PURGE-01")
def test_only_what_lies_in_the_reserves_can_be_purged() -> None:
    game = shop(scene({"reserves": "grave_abbot peon"}, {"reserves": "husk wall", "a5": "soldier"}), 30)
    play(game, spawn("grave_abbot", "e1"))
    assert refused(game, Pick(kind("soldier"))) == "not offered"


@proves("R-94")
def test_each_use_of_a_multiblade_chooses_its_target_anew() -> None:
    table = scene({"c3": "spite_engine"}, {"c3": "wall soldier"}, dice="b b . . . . 1 . 1 .")
    game = fight(table, "c3")
    play(game, Target(n("wall")), Target(n("wall")))
    assert damage(game, n("wall")) == 2


@proves("ABX-01", "R-37")
def test_an_optional_ability_may_be_left_unused_and_one_without_target_takes_its_blade() -> None:
    game = fight(scene({"c3": "seraph", "a1": "peon"}, {"c3": "wall"}, dice="b ."), "c3")
    assert PASS in offered(game)
    play(game, PASS)
    assert where(game, s("peon")) == "a1"
    alone = fight(scene({"c3": "seraph"}, {"c3": "wall"}, dice="b ."), "c3")
    assert alone.is_over  # the blade went to Advance, which found nobody
