"""Abilities that ask for a scoring cell: South's are on b4, and do nothing on b2."""

import pytest

from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.kernel import proves

from ...scene import NORTH, SOUTH, action_of, arrive, at, checked, damage, fight, n, play, points, s, scene, shop, spawn
from ...scene import where as where_is

pytestmark = pytest.mark.parametrize(("where", "works"), [("b4", True), ("b2", False)])


@proves("ACTV-11", "ABX-03", "STRIKEBACK-01")
def test_strikeback(where: str, works: bool) -> None:
    game = fight(scene({where: "shrine_bell"}, {where: "peon"}, dice=". 1 1"), where, NORTH)
    assert damage(game, n("peon")) == (2 if works else 0)


@proves("ACTV-11", "ABX-03", "AMBUSH-01")
def test_ambush(where: str, works: bool) -> None:
    game = arrive(action_of(scene({where: "shrine_lurker"}, {where: "wall"}, dice="1 1"), NORTH), n("wall"))
    assert damage(game, n("wall")) == (2 if works else 0)


@proves("ACTV-11", "ABX-03", "CHARGE-01")
def test_charge(where: str, works: bool) -> None:
    game = arrive(action_of(scene({where: "shrine_rider"}, {where: "wall"}, dice="1 1")), s("shrine_rider"))
    assert damage(game, n("wall")) == (2 if works else 0)


def after_an_attack(who: str, where: str) -> str:
    return where_is(fight(scene({where: who}, {where: "wall"}, dice=". ."), where), s(who))


@proves("ACTV-11", "ABX-03", "DETONATE-01")
def test_detonate(where: str, works: bool) -> None:
    assert after_an_attack("shrine_fuse", where) == ("graveyard" if works else where)


@proves("ACTV-11", "ABX-03", "FADE-01")
def test_fade(where: str, works: bool) -> None:
    assert after_an_attack("shrine_shade", where) == ("reserves" if works else where)


@proves("ACTV-11", "ABX-03", "BLOODTHIRSTY-01")
def test_bloodthirsty(where: str, works: bool) -> None:
    assert after_an_attack("shrine_fiend", where) == ("graveyard" if works else where)


@proves("ACTV-11", "ABX-03", "ACTV-14", "ENERGIZE-01")
def test_coming_into_play(where: str, works: bool) -> None:
    game = shop(scene({where: "husk", "reserves": "shrine_herald soldier"}), 9)
    play(game, spawn("shrine_herald", where))
    assert points(game) == 9 - 1 + (3 if works else 0)


@proves("ACTV-11", "ABX-03", "VESSEL-01")
def test_vessel(where: str, works: bool) -> None:
    game = checked(action_of(scene({where: "shrine_vessel"}), NORTH), {s("shrine_vessel"): 4})
    play(game, DESTROY)
    assert at(game).bonus_due(SOUTH) == (5 if works else 2)


@proves("ACTV-11", "ABX-03", "REINCARNATE-01")
def test_reincarnate(where: str, works: bool) -> None:
    table = scene({where: "shrine_chorus", "graveyard": "peon"})
    game = checked(action_of(table, NORTH), {s("shrine_chorus"): 2})
    assert where_is(game, s("peon")) == ("reserves" if works else "graveyard")


@proves("ACTV-11", "ABX-03", "REGENERATE-01")
def test_regenerate(where: str, works: bool) -> None:
    game = checked(action_of(scene({where: "shrine_phoenix"}), NORTH), {s("shrine_phoenix"): 2})
    assert where_is(game, s("shrine_phoenix")) == ("reserves" if works else "graveyard")
