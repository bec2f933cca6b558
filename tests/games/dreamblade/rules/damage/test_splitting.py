"""Damage is split among enemies."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.damage.splitting import Split
from gamelode.kernel import proves

from ...scene import asks, damage, dealt, fight, give, n, offered, play, refused, s, scene


@proves("DMG-01", "ATK-01", "ATK-02")
def test_all_damage_is_split_freely_among_enemy_creatures_of_the_cell() -> None:
    table = scene({"c3": "soldier peon"}, {"c3": "wall husk null_chapel", "c4": "peon"}, dice="3 3 . . .")
    game = fight(table, "c3")
    wall, husk = n("wall"), n("husk")
    assert refused(game, give((wall, 5), (husk, 1))) == ""
    assert refused(game, give((wall, 5))) == "ATK-02"
    assert refused(game, give((wall, 7))) == "ATK-02"
    assert refused(game, give((wall, 5), (n("peon"), 1))) == "DMG-01"
    assert refused(game, give((wall, 5), (n("null_chapel"), 1))) == "DMG-01"
    assert refused(game, give((wall, 5), (s("peon"), 1))) == "DMG-01"


@proves("ATK-05")
def test_more_than_needed_may_be_put_on_a_creature() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="3 3 3 ."), "c3")
    play(game, give((n("husk"), 9)))
    assert damage(game, n("wall")) == 0
    assert asks(game) == "DisruptOrDestroy"


@proves("ATK-01", "ATK-05")
def test_every_way_that_is_listed_deals_all_the_damage() -> None:
    north = {"c3": "husk late_bloomer oathbound_sentry"}
    for dice in ("1 . . .", "3 3 . .", "3 3 3 3"):
        game = fight(scene({"c3": "soldier"}, north, dice=dice), "c3")
        assert len(offered(game)) >= 1
        assert {refused(game, choice) for choice in offered(game)} == {""}


@proves("R-10")
def test_a_location_cannot_be_damaged() -> None:
    assert dealt(fight(scene({"c3": "soldier"}, {"c3": "peon null_chapel"}, dice="1 . . ."), "c3")) == 1


# --- what cannot be said


@proves("DMG-01")
def test_each_creature_is_given_something_and_is_named_once() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk"}, dice="3 3 . ."), "c3")
    wall, husk = n("wall"), n("husk")
    for wrong in (((wall, 6), (husk, 0)), ((wall, 7), (husk, -1)), ((wall, 3), (wall, 6))):
        assert refused(game, Split(wrong)) == "not offered"
