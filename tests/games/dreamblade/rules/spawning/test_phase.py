"""Spawn points, and what they are spent on."""

from __future__ import annotations

from gamelode.games.dreamblade.events import PointsLost
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.spawning.phase import END_SPAWNING, Spawn, SpawnAgain, UseSpawnAbility
from gamelode.games.dreamblade.rules.turn import Turns
from gamelode.kernel import PASS, proves

from ...scene import (
    NORTH,
    SOUTH,
    asks,
    at,
    begin,
    cell,
    cost,
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
