"""The conquest phase, the victory track, zones and figures of the destroyed."""

import pytest

from gamelode.games.dreamblade.events import TurnScored
from gamelode.games.dreamblade.kinds import REMOVED, RESERVES
from gamelode.games.dreamblade.rules.scoring import destruction_points
from gamelode.games.dreamblade.rules.turn import Conquest
from gamelode.games.dreamblade.seen.audit import audit
from gamelode.games.dreamblade.table import Fallen
from gamelode.kernel import Event, Game, proves

from .scene import NORTH, SOUTH, Places, at, begin, events, n, s, scene, spawn_phase


def scored(south: Places, north: Places | None = None) -> list[Event]:
    return events(begin(scene(south, north), Conquest()), TurnScored)


def cells(south: Places, north: Places | None = None) -> tuple[int, int]:
    found = [event.cells for event in scored(south, north) if isinstance(event, TurnScored)]
    return found[0], found[1]


@proves("CONQ-01", "R-01")
def test_a_creature_alone_claims_a_scoring_cell_of_its_own_side() -> None:
    assert cells({"b4": "peon", "d3": "husk", "d2": "wall"}) == (5 + 1, 0)
    assert cells({"c3": "peon"}, {"c2": "husk", "b3": "wall"}) == (2, 4 + 1)


@proves("CONQ-01")
def test_a_contested_cell_scores_for_nobody() -> None:
    assert cells({"c3": "peon soldier"}, {"c3": "husk"}) == (0, 0)


@proves("CONQ-03", "LOC-05")
def test_a_location_claims_nothing() -> None:
    assert cells({"b4": "field_hospice"}) == (0, 0)


@proves("CONQ-04", "LOC-05")
def test_a_location_contests_nothing() -> None:
    assert cells({"b4": "peon"}, {"b4": "null_chapel"}) == (5, 0)


@proves("DOMINATE-01", "R-86")
def test_a_dominating_creature_claims_a_contested_cell() -> None:
    assert cells({"c3": "storm_of_hands"}, {"c3": "wall"}) == (2, 0)
    assert cells({"c3": "storm_of_hands"}, {"c3": "storm_of_hands"}) == (2, 2)
    assert cells({"c1": "storm_of_hands"}, {"c1": "wall"}) == (0, 0)
    assert cells({"c3": "peon storm_of_hands"}, {"c3": "wall"}) == (2, 0)


@proves("CONQ-02", "R-85", "OWN-02")
def test_a_point_for_each_enemy_that_one_destroyed_this_turn() -> None:
    table = scene({"a1": "peon husk"}, {"a2": "wall"})
    table.destroy(s("peon"), NORTH)
    table.destroy(s("husk"), SOUTH)  # by its own side
    table.destroy(n("wall"), SOUTH)
    assert events(begin(table, Conquest()), TurnScored) == [TurnScored(SOUTH, 0, 1), TurnScored(NORTH, 0, 1)]


@proves("CONQ-02", "DEAD-02", "OWN-02")
def test_no_point_twice_for_the_opponents_kills_or_for_ones_own_losses() -> None:
    assert scored({}) == [TurnScored(SOUTH, 0, 0), TurnScored(NORTH, 0, 0)]
    table = scene({"a1": "peon husk wall"}, {"a2": "wall"})
    table.destroy(s("peon"), NORTH)
    table.score_fallen()  # last turn
    table.destroy(s("wall"), NORTH)
    table.fallen.append(Fallen(s("husk"), SOUTH, 2))
    assert destruction_points(table, SOUTH) == 0
    assert destruction_points(table, NORTH) == 1


@proves("CONQ-05")
def test_more_points_win_the_turn_whatever_the_margin() -> None:
    for south in ({"d3": "peon"}, {"b4": "peon", "c4": "wall", "d4": "husk"}):
        game = begin(scene(south, wins=(1, 2)), Conquest())
        assert at(game).wins == [2, 2]


@proves("CONQ-06")
def test_equal_points_win_nobody_anything() -> None:
    assert at(begin(scene({"b4": "peon"}, {"d2": "peon"}, wins=(1, 2)), Conquest())).wins == [1, 2]


@proves("WIN-01")
def test_six_turns_win_the_game() -> None:
    game = begin(scene({"b4": "peon"}, wins=(5, 5)), Conquest())
    assert at(game).over == "WIN-01"
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((6, 5), (1, 2))
    assert at(begin(scene({"b4": "peon"}, wins=(4, 5)), Conquest())).over == ""


@proves("R-90")
def test_a_limit_of_turns_is_for_whoever_agrees_on_one() -> None:
    table = scene({"b4": "peon"}, turn=60)
    assert at(begin(table, Conquest())).over == ""
    table = scene({"b4": "peon"}, turn=60)
    table.turn_cap = 60
    table.turn = 59
    assert at(begin(table, Conquest())).over == ""
    table.turn = 60
    game = begin(table, Conquest())
    assert at(game).over == "R-90"
    assert game.outcome is not None
    assert game.outcome.ranks == (1, 1)


def after_a_turn(south: Places, north: Places | None = None, wins: tuple[int, int] = (0, 0)) -> str:
    """By which clause the game is over, if it is."""
    return at(begin(scene(south, north, wins=wins), Conquest())).over


@proves("R-105")
def test_without_a_creature_that_could_ever_come_the_game_is_a_draw() -> None:
    game = begin(scene({"graveyard": "peon"}, {"c3": "null_chapel", "reserves": "gibbet_field"}), Conquest())
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.ranks) == ("R-105", (1, 1))


@proves("R-105")
def test_a_creature_that_can_come_keeps_the_game_alive() -> None:
    assert after_a_turn({"a1": "peon"}) == ""
    assert after_a_turn({"reserves": "noble_dragon", "graveyard": "peon peon soldier"}) == ""  # two sixes would do
    assert after_a_turn({}, {"graveyard": "pale_conscript"}) == ""  # Respawn
    assert after_a_turn({"reserves": "avenging_widow"}, wins=(0, 3)) == ""


@proves("R-105")
def test_creatures_that_are_barred_or_too_dear_for_good_do_not() -> None:
    assert after_a_turn({"reserves": "noble_dragon"}) == "R-105"  # 12, and nobody helps with its aspects
    assert after_a_turn({"reserves": "avenging_widow"}, wins=(3, 0)) == "R-105"


@proves("R-105")
def test_points_to_come_may_pay_for_it() -> None:
    table = scene({"a1": "peon", "reserves": "noble_dragon"})
    table.destroy(s("peon"), NORTH)
    assert at(begin(table, Conquest())).over == ""
    assert after_a_turn({"b4": "crimson_temple", "reserves": "noble_dragon", "graveyard": "peon"}) == ""


@proves("R-105")
def test_spawn_abilities_in_play_may_still_change_everything() -> None:
    assert after_a_turn({"c3": "whispering_crypt", "graveyard": "peon"}) == ""
    assert after_a_turn({"a1": "whispering_crypt", "graveyard": "peon"}) == ""
    assert after_a_turn({"reserves": "whispering_crypt", "graveyard": "peon"}) == "R-105"


@proves("R-111")
def test_a_very_long_row_of_turns_without_a_winner_is_a_draw() -> None:
    table = scene({"a1": "peon"})
    table.unwon = 98
    game = begin(table, Conquest())
    assert at(game).over == ""
    game = begin(at(game), Conquest())
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.ranks) == ("R-111", (1, 1))
    won = scene({"b4": "peon"})
    won.unwon = 99
    assert (at(begin(won, Conquest())).over, won.unwon) == ("", 0)


# --- zones


def fallen_states(game: Game) -> list[tuple[bool, bool]]:
    return [(f.scored, f.paid) for f in at(game).fallen]


@proves("DEAD-01", "DEAD-02", "DEAD-03", "CONQ-02")
def test_a_figure_goes_from_the_border_over_tipped_to_the_graveyard() -> None:
    table = scene({"a1": "peon", "b4": "husk", "reserves": "wall"})
    table.destroy(s("peon"), NORTH)
    game = begin(table, Conquest())
    assert fallen_states(game) == [(True, False)]
    game = spawn_phase(at(game))
    assert fallen_states(game) == []


@proves("R-17", "R-18")
def test_a_loss_before_ones_own_spawn_phase_is_paid_before_it_is_scored() -> None:
    table = scene({"a1": "peon", "reserves": "wall"})
    table.destroy(s("peon"), NORTH)
    game = spawn_phase(table)
    assert fallen_states(game) == [(False, True)]
    game = begin(at(game), Conquest())
    assert at(game).wins == [0, 1]
    assert fallen_states(game) == []


@proves("R-17", "SPAWN-04")
def test_each_player_is_paid_for_his_own_losses() -> None:
    table = scene({"a1": "peon wick_martyr"}, {"b1": "husk"})
    table.destroy(s("peon"), NORTH)
    table.destroy(s("wick_martyr"), NORTH)
    table.destroy(n("husk"), SOUTH)
    assert table.pay_fallen(NORTH) == 2
    assert [(f.mini, f.paid) for f in table.fallen] == [
        (s("peon"), False),
        (s("wick_martyr"), False),
        (n("husk"), True),
    ]
    assert table.pay_fallen(SOUTH) == 2 + 5
    assert table.pay_fallen(SOUTH) == 0


@proves("ZONE-03", "LOC-02")
def test_the_first_cell_of_the_board_holds_miniatures_like_any_other() -> None:
    table = scene({"a1": "peon field_hospice"})
    assert table.controlled(SOUTH) == [s("peon"), s("field_hospice")]
    assert table.location[0] == s("field_hospice")
    table.destroy(s("field_hospice"), NORTH)
    assert table.location[0] == -1


@proves("ZONE-06", "R-91")
def test_nothing_is_ever_removed_from_the_game() -> None:
    table = scene({"a1": "peon"})
    audit(table)
    table.put(s("peon"), REMOVED)
    with pytest.raises(AssertionError, match="nowhere"):
        audit(table)


@proves("OWN-04", "OWN-05", "OWN-06", "R-07")
def test_a_sacrifice_brings_nobody_anything() -> None:
    table = scene({"a1": "undying_vessel", "graveyard": "husk"})
    table.sacrifice(s("undying_vessel"))
    assert table.cell[s("undying_vessel")] == -2
    assert table.fallen == []
    assert at(begin(table, Conquest())).wins == [0, 0]
    assert table.cell[s("husk")] == -2


@proves("R-06")
def test_the_banished_go_to_the_reserves_free_of_damage() -> None:
    table = scene({"a1": "peon"})
    table.harm(s("peon"), 2)
    table.banish(s("peon"))
    assert table.cell[s("peon")] == -1
    assert table.damage == {}
    assert table.fallen == []


def test_the_audit_finds_a_lost_bonus_point() -> None:
    table = scene({"a1": "peon"})
    table.destroy(s("peon"), NORTH)
    audit(table)
    table.fallen = []
    with pytest.raises(AssertionError, match="bonus point"):
        audit(table)


def test_the_audit_finds_a_bonus_point_that_was_paid_twice() -> None:
    table = scene({"a1": "peon"})
    table.destroy(s("peon"), NORTH)
    table.pay_fallen(SOUTH)
    audit(table)
    table.paid[SOUTH] += 2
    with pytest.raises(AssertionError, match="bonus point"):
        audit(table)


@pytest.mark.parametrize("zone", ["graveyard", "reserves", "a1"])
def test_the_audit_finds_a_miniature_that_is_lost(zone: str) -> None:
    table = scene({zone: "field_hospice", "e1": "peon"})
    audit(table)
    lost = table.roster[-1]
    table.put(lost, RESERVES)
    del table.cell[lost]
    with pytest.raises(AssertionError, match="lost"):
        audit(table)


def test_the_audit_finds_a_miniature_that_nobody_brought() -> None:
    table = scene({"a1": "peon"})
    table.cell[s("peon", 1)] = RESERVES
    with pytest.raises(AssertionError, match="one too many"):
        audit(table)


def test_the_audit_finds_a_miniature_in_two_places() -> None:
    table = scene({"a1": "peon"})
    table.standing[3] = (s("peon"),)
    with pytest.raises(AssertionError, match="do not stand"):
        audit(table)


def test_the_audit_finds_sums_that_do_not_agree() -> None:
    table = scene({"a1": "peon field_hospice"})
    audit(table)
    for column, promise in ((table.occupied, "creatures"), (table.built, "locations"), (table.aspects, "aspects")):
        column[SOUTH] += 2
        with pytest.raises(AssertionError, match=promise):
            audit(table)
        column[SOUTH] -= 2


def test_the_audit_finds_damage_where_none_can_be() -> None:
    table = scene({"a1": "peon", "reserves": "husk"})
    table.damage = {s("peon"): 1}
    audit(table)
    for wrong in ({s("peon"): 0}, {s("husk"): 1}):
        table.damage = wrong
        with pytest.raises(AssertionError, match="damage outside"):
            audit(table)


def test_the_audit_finds_a_crowd_but_in_its_own_portal() -> None:
    audit(scene({"e1": "peon peon peon husk husk", "c3": "soldier soldier wall wall"}))
    for elsewhere in ("c3", "a5"):
        with pytest.raises(AssertionError, match="overfull"):
            audit(scene({elsewhere: "peon peon peon husk husk"}))


def test_the_audit_finds_a_warband_that_is_too_large() -> None:
    sixteen = "peon peon peon husk husk husk wall wall wall soldier soldier soldier chorus chorus chorus herald"
    audit(scene({"reserves": sixteen}))
    with pytest.raises(AssertionError, match="has grown"):
        audit(scene({"reserves": sixteen + " herald"}))


def test_the_audit_finds_two_locations_in_a_cell() -> None:
    with pytest.raises(AssertionError, match="two locations"):
        audit(scene({"a1": "field_hospice spiral_asylum"}))
