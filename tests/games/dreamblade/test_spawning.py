"""Spawn points, prices, placement and spawn abilities."""

from gamelode.games.dreamblade.events import PointsLost
from gamelode.games.dreamblade.rules.choosing import GoTo, Target
from gamelode.games.dreamblade.rules.spawning.phase import END_SPAWNING, Spawn, SpawnAgain, UseSpawnAbility
from gamelode.games.dreamblade.rules.spawning.prices import aspects_held, by_aspect, channel, price
from gamelode.games.dreamblade.rules.turn import Turns
from gamelode.games.dreamblade.table import DreambladeTable
from gamelode.kernel import PASS, proves

from .scene import (
    NORTH,
    SOUTH,
    asks,
    at,
    begin,
    cell,
    cells_for,
    events,
    kind,
    n,
    offered,
    piece,
    play,
    points,
    refused,
    respawn,
    s,
    scene,
    shop,
    spawn,
    spawn_phase,
    use,
    where,
)


def cost(table: DreambladeTable, creature: int) -> int:
    return price(table, creature, aspects_held(table, SOUTH), channel(table, SOUTH))


# --- points


@proves("SPAWN-02", "SPAWN-04", "R-16", "R-17", "ENERGIZE-01")
def test_points_are_dice_and_losses_and_energize() -> None:
    table = scene({"b4": "bonfire_acolyte", "a1": "husk peon", "reserves": "wall"}, rolls=(3, 4))
    table.destroy(s("husk"), NORTH)
    table.destroy(s("peon"), NORTH)
    assert points(spawn_phase(table)) == 7 + 2 + 2 + 1


@proves("SPAWN-04", "R-17")
def test_losses_are_paid_for_once() -> None:
    table = scene({"a1": "husk", "reserves": "wall"}, rolls=(3, 4))
    table.destroy(s("husk"), NORTH)
    game = spawn_phase(table)
    assert points(game) == 9
    assert points(spawn_phase(at(game))) == 7


@proves("R-17")
def test_a_loss_during_the_phase_waits_for_the_next_one() -> None:
    game = shop(scene({"e1": "field_hospice", "reserves": "siege_mole peon"}), 9)
    play(game, spawn("siege_mole", "e1"))
    assert points(game) == 9 - 4  # the Hospice had Valor, so nothing was missing
    assert sum(f.bonus for f in at(game).fallen if not f.paid) == 2


@proves("R-16")
def test_energize_that_comes_later_pays_from_the_next_phase_on() -> None:
    table = scene({"c4": "peon", "reserves": "crimson_temple peon"})
    game = shop(table, 9)
    play(game, spawn("crimson_temple", "c4"))
    assert points(game) == 9 - 3 - 2
    assert points(spawn_phase(at(game))) == 9 + 2


@proves("R-16", "ENERGIZE-01", "ACTV-14")
def test_energize_on_coming_into_play_pays_at_once() -> None:
    game = shop(scene({"reserves": "herald wall"}), 9)
    play(game, spawn("herald", "e1"))
    assert points(game) == 9 - 3 + 2


@proves("SPAWN-06", "ABG-04")
def test_any_number_is_spawned_one_after_another() -> None:
    game = shop(scene({"reserves": "peon peon soldier"}), 20)
    play(game, spawn("peon", "e1"), spawn("soldier", "e1"), spawn("peon", "e1"))
    assert len(at(game).creatures(cell("e1"), SOUTH)) == 3


@proves("SPAWN-07", "ASPECT-01", "ASPECT-02")
def test_a_miniature_spawned_before_counts_for_the_aspects() -> None:
    game = shop(scene({"reserves": "peon peon soldier"}), 20)
    play(game, spawn("peon", "e1"))
    assert points(game) == 18  # one Valor was missing
    play(game, spawn("peon", "e1"))
    assert points(game) == 17


@proves("SPAWN-08")
def test_points_left_over_are_lost() -> None:
    table = scene({"reserves": "peon"}, {"reserves": "husk"}, initiative=[6, 5])
    game = begin(table, Turns())
    play(game, END_SPAWNING)
    assert events(game, PointsLost) == [PointsLost(SOUTH, 11)]
    assert game.waiting() == (NORTH,)
    assert points(game) == 11


@proves("SPAWN-02")
def test_what_cannot_be_paid_for_is_refused() -> None:
    game = shop(scene({"reserves": "soldier peon"}), 3)
    refusal = game.why_not(SOUTH, spawn("soldier", "e1"))
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("SPAWN-02", (5, 3))
    assert spawn("soldier", "e1") not in offered(game)


# --- prices


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


# --- placement


@proves("PLACE-01", "PLACE-06", "R-24")
def test_the_portal_is_always_open_even_with_enemies_in_it() -> None:
    game = shop(scene({"reserves": "peon"}, {"e1": "wall soldier"}), 9)
    assert cells_for(game, "peon") == ["e1"]
    play(game, spawn("peon", "e1"))
    assert at(game).is_engaged(s("peon"))


@proves("PLACE-02", "PLACE-03", "PLACE-04", "R-23", "R-24")
def test_other_cells_of_the_row_need_a_column_and_no_ally_at_the_start() -> None:
    south = {"c3": "soldier", "b1": "wall", "d5": "peon", "reserves": "peon peon peon"}
    game = shop(scene(south, {"d1": "wall"}), 30)
    assert cells_for(game, "peon") == ["c1", "d1", "e1"]
    play(game, spawn("peon", "c1"))
    assert cells_for(game, "peon") == ["c1", "d1", "e1"]  # the ally there came later
    assert refused(game, spawn("peon", "c3")) == "PLACE-04"


@proves("R-23", "PLACE-03")
def test_the_column_is_looked_at_in_the_moment() -> None:
    table = scene({"c3": "soldier", "a2": "sunlit_causeway", "reserves": "peon"})
    table.put(s("sunlit_causeway"), cell("c3"))
    game = shop(table, 9)
    assert cells_for(game, "peon") == ["c1", "e1"]
    play(game, use(s("sunlit_causeway"), "advance"))
    play(game, next(c for c in offered(game) if getattr(c, "cell", -1) == cell("b3")))
    assert cells_for(game, "peon") == ["b1", "c1", "e1"]
    assert refused(game, spawn("peon", "b1")) == ""


@proves("R-09", "PLACE-02", "PLACE-03")
def test_a_location_holds_its_cell_and_its_column() -> None:
    game = shop(scene({"b3": "field_hospice", "c1": "highgate_bastion", "reserves": "peon"}), 9)
    assert cells_for(game, "peon") == ["b1", "e1"]


@proves("PLACE-05")
def test_four_creatures_a_cell_and_phase() -> None:
    game = shop(scene({"c3": "peon", "reserves": "soldier soldier soldier husk husk"}), 50)
    play(game, *[spawn("soldier", "c1")] * 3, spawn("husk", "c1"))
    assert refused(game, spawn("husk", "c1")) == "PLACE-05"
    assert refused(game, spawn("husk", "e1")) == ""


@proves("PLACE-06", "R-26")
def test_only_spawning_overfills_a_portal() -> None:
    game = shop(scene({"e1": "peon peon peon soldier", "reserves": "husk", "c3": "wall"}), 9)
    play(game, spawn("husk", "e1"))
    assert len(at(game).creatures(cell("e1"), SOUTH)) == 5


@proves("SHIFT-05")
def test_another_cell_of_the_row_holds_four() -> None:
    game = shop(scene({"c3": "spiral_asylum peon", "a2": "soldier wall", "reserves": "peon husk husk husk"}), 60)
    play(game, spawn("husk", "a1"), spawn("husk", "a1"), spawn("husk", "a1"))
    assert refused(game, spawn("peon", "a1")) == ""
    play(game, use(s("spiral_asylum"), "teleport"), Target(s("soldier")), GoTo(cell("a1")))
    assert refused(game, spawn("peon", "a1")) == "SHIFT-05"


@proves("LOC-01", "R-09")
def test_a_location_goes_wherever_one_has_a_creature() -> None:
    game = shop(scene({"c4": "peon", "b2": "highgate_bastion", "reserves": "field_hospice"}, {"d4": "wall"}), 9)
    assert cells_for(game, "field_hospice") == ["c4"]
    assert refused(game, spawn("field_hospice", "b2")) == "LOC-02"
    assert refused(game, spawn("field_hospice", "d4")) == "LOC-01"


@proves("LOC-02", "PLACE-07")
def test_one_location_in_a_cell_whoever_owns_it() -> None:
    south = {"c4": "peon", "e1": "soldier highgate_bastion", "reserves": "field_hospice", "a1": "husk"}
    game = shop(scene(south, {"c4": "null_chapel"}), 9)
    assert refused(game, spawn("field_hospice", "c4")) == "LOC-02"
    assert refused(game, spawn("field_hospice", "e1")) == "PLACE-07"


@proves("REINFORCE-01", "REINFORCE-02", "R-09", "ABG-01")
def test_reinforce_joins_any_ally_if_there_is_room() -> None:
    south = {"c4": "peon", "b2": "highgate_bastion", "a3": "soldier soldier soldier husk", "reserves": "lantern_squire"}
    game = shop(scene(south), 9)
    assert cells_for(game, "lantern_squire") == ["a1", "b1", "c1", "e1", "b2", "c4"]
    assert refused(game, spawn("lantern_squire", "c4")) == ""
    assert refused(game, spawn("lantern_squire", "b2")) == ""
    assert refused(game, spawn("lantern_squire", "a3")) == "REINFORCE-02"
    assert refused(game, spawn("lantern_squire", "d4")) == "PLACE-04"


# --- abilities about spawning


@proves("RESPAWN-01", "R-21", "R-13")
def test_respawn_comes_from_the_graveyard_for_its_own_price() -> None:
    game = shop(scene({"graveyard": "pale_conscript husk", "reserves": "peon"}), 9)
    play(game, respawn("pale_conscript", "e1"))
    assert points(game) == 9 - 3  # the husk brings the Fear
    assert where(game, s("pale_conscript")) == "e1"


@proves("R-21")
def test_a_respawned_miniature_does_not_help_itself() -> None:
    table = scene({"graveyard": "pale_conscript"})
    assert cost(table, s("pale_conscript")) == 3 + 1


@proves("RESPAWN-01", "ZONE-05", "R-13")
def test_without_respawn_the_graveyard_is_final() -> None:
    game = shop(scene({"graveyard": "husk", "reserves": "peon"}), 9)
    assert refused(game, respawn("husk", "e1")) == "not offered"


@proves("UNIQUE-01", "UNIQUE-02", "UNIQUE-03")
def test_unique_names_differ_or_stand_on_other_sides() -> None:
    south = {"e1": "pyre_exile", "reserves": "pyre_tyrant comb_sovereign"}
    game = shop(scene(south, {"a5": "comb_sovereign"}), 40)
    assert refused(game, spawn("pyre_tyrant", "e1")) == "UNIQUE-01"
    play(game, spawn("comb_sovereign", "e1"))
    assert where(game, s("comb_sovereign")) == "e1"


@proves("UNIQUE-04", "R-82")
def test_of_two_with_one_unique_name_one_is_sacrificed() -> None:
    table = scene({"e1": "saint_vesper", "reserves": "other_vesper peon"}, wins=(0, 3))
    game = shop(table, 20)
    game.play(SOUTH, spawn("other_vesper", "e1"))  # unchecked: it is refused
    assert asks(game) == "KeepWhich"
    play(game, Target(s("other_vesper")))
    assert where(game, s("saint_vesper")) == "graveyard"
    assert at(game).fallen == []


@proves("VENGEANCE-01", "R-87")
def test_vengeance_waits_for_turns_that_the_opponent_won() -> None:
    south = {"reserves": "saint_vesper peon"}
    assert refused(shop(scene(south, wins=(5, 1)), 20), spawn("saint_vesper", "e1")) == "VENGEANCE-01"
    assert refused(shop(scene(south, wins=(0, 2)), 20), spawn("saint_vesper", "e1")) == ""


@proves("ABG-02")
def test_what_forbids_prevails_over_what_allows() -> None:
    south = {"c3": "saint_vesper", "reserves": "other_vesper peon"}
    game = shop(scene(south, wins=(0, 3)), 20)
    assert refused(game, spawn("other_vesper", "e1")) == "UNIQUE-01"  # although the portal is always open


# --- spawn abilities


@proves("SPAB-01", "SPAB-02", "ACTV-09", "ACTV-10", "R-22")
def test_a_spawn_ability_is_paid_for_once_a_phase() -> None:
    game = shop(scene({"c3": "sunlit_causeway peon", "reserves": "soldier"}), 9)
    causeway = s("sunlit_causeway")
    play(game, use(causeway, "advance"), PASS)
    assert points(game) == 8
    assert refused(game, use(causeway, "advance")) == "SPAB-02"
    assert refused(game, use(causeway, "skirmish")) == ""


@proves("ACTV-09", "ACTV-04")
def test_a_spawn_ability_needs_its_price() -> None:
    game = shop(scene({"c3": "ember_ferryman peon", "reserves": "peon"}, {"c3": "wall"}), 1)
    assert refused(game, use(s("ember_ferryman"), "assault")) == "ACTV-09"


@proves("R-22")
def test_a_miniature_spawned_in_this_phase_may_use_its_ability() -> None:
    game = shop(scene({"c3": "peon", "reserves": "spiral_asylum"}), 9)
    play(game, spawn("spiral_asylum", "c3"))
    assert use(s("spiral_asylum"), "teleport") in offered(game)


@proves("ACTV-11", "ACTV-13", "ABX-03")
def test_price_and_scoring_cell_together() -> None:
    south = {"b1": "bonewright_choir", "graveyard": "husk", "reserves": "peon"}
    assert refused(shop(scene(south), 9), use(s("bonewright_choir"), "raise")) == "ACTV-11"
    on = {"b4": "bonewright_choir", "graveyard": "husk", "reserves": "peon"}
    assert refused(shop(scene(on), 9), use(s("bonewright_choir"), "raise")) == ""


@proves("SPAB-01", "ZONE-03")
def test_spawn_abilities_of_reserves_and_enemies_cannot_be_used() -> None:
    game = shop(scene({"reserves": "powder_doll peon"}, {"c3": "powder_doll"}), 9)
    assert refused(game, use(s("powder_doll"), "bomb")) == "SPAB-01"
    assert refused(game, use(n("powder_doll"), "bomb")) == "SPAB-01"


@proves("ZONE-02")
def test_spawning_takes_from_the_reserves() -> None:
    game = shop(scene({"reserves": "peon peon"}), 9)
    play(game, spawn("peon", "e1"))
    assert where(game, s("peon")) == "e1"
    assert where(game, s("peon", 1)) == "reserves"


@proves("RESPAWN-01", "SPAB-01")
def test_the_first_cell_of_the_board_is_a_cell_and_no_zone() -> None:
    game = shop(scene({"a1": "pale_conscript powder_doll", "reserves": "peon"}), 9)
    assert refused(game, use(s("powder_doll"), "bomb")) == ""
    assert not [choice for choice in offered(game) if isinstance(choice, SpawnAgain)]


@proves("SPAWN-02")
def test_exactly_enough_is_enough() -> None:
    game = shop(scene({"reserves": "soldier"}), 5)
    assert refused(game, spawn("soldier", "e1")) == ""
    play(game, spawn("soldier", "e1"))
    assert where(game, s("soldier")) == "e1"


@proves("SPAWN-08")
def test_nothing_is_left_when_the_phase_is_over() -> None:
    game = shop(scene({"reserves": "peon"}), 9)
    play(game, END_SPAWNING)
    assert points(game) == 0


@proves("PLACE-05")
def test_locations_are_not_among_the_four() -> None:
    south = {"c3": "peon", "c4": "wall", "reserves": "husk husk husk soldier field_hospice"}
    game = shop(scene(south), 50)
    play(game, spawn("husk", "c1"), spawn("field_hospice", "c1"), spawn("husk", "c1"), spawn("husk", "c1"))
    assert refused(game, spawn("soldier", "c1")) == ""


@proves("REINFORCE-01")
def test_reinforce_needs_an_ally_in_that_very_cell() -> None:
    game = shop(scene({"c4": "peon", "reserves": "lantern_squire"}, {"b2": "husk"}), 9)
    assert refused(game, spawn("lantern_squire", "b2")) == "PLACE-04"


@proves("R-25", "FIRST-03", "REINFORCE-01")
def test_in_the_first_turn_only_reinforcements_leave_the_portal() -> None:
    south = {"c1": "peon", "c3": "husk", "reserves": "soldier lantern_squire field_hospice waystation"}
    game = shop(scene(south, turn=1), 20)
    assert refused(game, spawn("soldier", "c1")) == "FIRST-03"
    assert refused(game, spawn("lantern_squire", "c3")) == ""
    assert refused(game, spawn("field_hospice", "c1")) == "FIRST-03"
    assert refused(game, spawn("waystation", "c1")) == ""


@proves("CHANNEL-01")
def test_an_enemys_channel_helps_nobody_else() -> None:
    table = scene({"reserves": "soldier"}, {"a1": "toll_sister"})
    assert (channel(table, SOUTH), channel(table, NORTH)) == (0, 1)


@proves("UNIQUE-04", "R-82")
def test_bearers_of_other_names_stay_and_the_sacrificed_does_not_come_into_play() -> None:
    south = {"e1": "other_vesper comb_sovereign peon", "reserves": "undying_herald peon soldier"}
    game = shop(scene(south, wins=(0, 3)), 20)
    game.play(SOUTH, spawn("undying_herald", "e1"))  # unchecked: it is refused
    assert set(offered(game)) == {Target(s("other_vesper")), Target(s("undying_herald"))}
    before = points(game)
    play(game, Target(s("other_vesper")))
    assert [where(game, s(id)) for id in ("other_vesper", "comb_sovereign", "peon", "undying_herald")] == [
        "e1",
        "e1",
        "e1",
        "graveyard",
    ]
    assert points(game) == before  # its Energize is for whoever stays


@proves("SPAWN-06", "ZONE-02")
def test_what_is_no_miniature_or_no_cell_cannot_be_spawned() -> None:
    game = shop(scene({"reserves": "peon"}), 9)
    for wrong in (Spawn(-1, 0), Spawn(10**6, 0), Spawn(kind("peon"), -1), Spawn(kind("peon"), 25), spawn("wall", "e1")):
        assert refused(game, wrong) == "not offered"


@proves("SPAB-01", "ACTV-09")
def test_a_miniature_uses_its_own_spawn_abilities_and_exactly_enough_pays_for_them() -> None:
    game = shop(scene({"c3": "powder_doll", "reserves": "peon"}), 1)
    bomb = piece("powder_doll", "bomb")
    assert refused(game, UseSpawnAbility(s("powder_doll"), bomb)) == ""
    assert refused(game, UseSpawnAbility(s("powder_doll"), piece("ember_ferryman", "assault"))) == "not offered"
