"""What a miniature costs."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.spawning.prices import aspects_held, by_aspect, channel
from gamelode.kernel import proves

from ...scene import NORTH, SOUTH, cost, play, points, s, scene, shop, use


@proves("ASPECT-01", "ASPECT-02", "ASPECT-04", "R-19")
def test_each_missing_symbol_costs_a_point() -> None:
    table = scene({"reserves": "great_dragon", "graveyard": "peon"})
    assert cost(table, s("great_dragon")) == 9 + 1 + 1  # one Valor is there; a Valor and the Fear are missing


@proves("ASPECT-01", "R-19")
def test_dreamscape_and_graveyard_count_reserves_and_enemies_do_not() -> None:
    table = scene({"reserves": "great_dragon peon", "c3": "soldier"}, {"c3": "husk peon"})
    assert cost(table, s("great_dragon")) == 9 + 1 + 1
    table.put(s("peon"), -2)
    assert cost(table, s("great_dragon")) == 9 + 1


@proves("ASPECT-03", "R-19")
def test_a_miniature_of_two_aspects_counts_for_both() -> None:
    table = scene({"reserves": "great_dragon", "a1": "toll_sister wellspring_of_sleep"})
    table.put(s("toll_sister"), -2)
    assert by_aspect(table, aspects_held(table, SOUTH)) == {"valor": 2, "fear": 1, "madness": 0, "passion": 1}


@proves("CHANNEL-01", "R-20", "R-84", "MIN-01")
def test_channel_lowers_the_price_with_its_surcharge_to_nothing_at_the_least() -> None:
    table = scene({"reserves": "soldier peon", "a1": "wellspring_of_sleep toll_sister", "graveyard": "wall"})
    assert cost(table, s("soldier")) == 2
    assert cost(table, s("peon")) == 0
    table.put(s("toll_sister"), -1)
    assert cost(table, s("toll_sister")) == 6 + 1 - 1  # Fear is missing now; it does not channel for itself


@proves("R-20", "ASPECT-02")
def test_channel_beyond_the_printed_cost_takes_off_the_surcharge_too() -> None:
    table = scene({"reserves": "husk", "a1": "wellspring_of_sleep", "b1": "wellspring_of_sleep"})
    assert cost(table, s("husk")) == 1 + 1 - 2  # Fear is missing


@proves("R-20")
def test_channel_does_not_lower_the_price_of_abilities() -> None:
    game = shop(scene({"c3": "toll_sister powder_doll", "reserves": "peon"}, {"c3": "wall"}), 9)
    play(game, use(s("powder_doll"), "bomb"))
    assert points(game) == 8


@proves("CHANNEL-01", "ZONE-03", "ZONE-04")
def test_channel_in_reserves_or_graveyard_does_nothing() -> None:
    table = scene({"reserves": "soldier toll_sister", "graveyard": "wellspring_of_sleep"})
    assert channel(table, SOUTH) == 0


@proves("CHANNEL-01")
def test_an_enemys_channel_helps_nobody_else() -> None:
    table = scene({"reserves": "soldier"}, {"a1": "toll_sister"})
    assert (channel(table, SOUTH), channel(table, NORTH)) == (0, 1)
