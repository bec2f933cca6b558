"""The game turn, from the initiative to the conquest, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.games.dreamblade.events import InitiativeRolled, SpawningSkipped
from gamelode.games.dreamblade.kinds import ACTION
from gamelode.games.dreamblade.rules.choosing import END_PHASE
from gamelode.games.dreamblade.rules.combat.striking import StrikeAt
from gamelode.games.dreamblade.rules.spawning.phase import END_SPAWNING
from gamelode.games.dreamblade.rules.turn import SHIFT, STRIKE, ActionPhase, Conquest, Initiative, Turns
from gamelode.games.dreamblade.table import ThisPhase
from gamelode.kernel import Game, proves

from ..scene import (
    CONTENT,
    NORTH,
    SOUTH,
    Places,
    asks,
    at,
    begin,
    cell,
    cells_for,
    damage,
    events,
    n,
    offered,
    play,
    points,
    s,
    scene,
    shift,
    spawn,
    spawn_phase,
    where,
)


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


def initiative(rolls: Sequence[int], *, turn: int = 2, wins: tuple[int, int] = (0, 0)) -> Game:
    return begin(scene(initiative=rolls, turn=turn, wins=wins), Initiative())


def phases(game: Game, most: int = 40) -> list[tuple[str, int]]:
    """Which phases open, with their owners, until the turn is over."""
    found: list[tuple[str, int]] = []
    turn = at(game).turn
    while game.stack and at(game).turn == turn and len(found) < most:
        phase = (at(game).phase.kind, at(game).phase.seat)
        if asks(game) in ("WhatToSpawn", "ShiftOrStrike"):
            found.append(phase)
        play(game, offered(game)[0])
    return found


@proves("TURN-01", "TURN-02", "ACT-01", "SPAWN-01", "INIT-02")
def test_phases_of_a_turn_in_their_order() -> None:
    table = scene({"a1": "peon", "reserves": "peon"}, {"b5": "husk", "reserves": "husk"}, initiative=[2, 5, 6, 3])
    game = begin(table, Turns())
    north, south = NORTH, SOUTH
    assert phases(game) == [
        ("spawn", north),
        ("spawn", south),
        ("action", north),
        ("action", north),
        ("action", south),
        ("action", south),
    ]
    assert at(game).turn == 4
    assert at(game).first == SOUTH


@proves("INIT-01", "R-03", "SPAWN-02", "SPAWN-03")
def test_both_dice_make_the_points_of_both() -> None:
    table = scene({"reserves": "peon"}, {"reserves": "husk"}, initiative=[6, 2])
    game = begin(table, Turns())
    assert events(game, InitiativeRolled) == [InitiativeRolled(6, 2)]
    assert points(game) == 8
    play(game, END_SPAWNING)
    assert points(game) == 8
    assert CONTENT.initiative_die == (1, 2, 3, 4, 5, 6)


@proves("INIT-02")
def test_the_higher_roll_is_first() -> None:
    assert at(initiative([3, 6])).first == NORTH
    assert at(initiative([6, 3])).first == SOUTH


@proves("INIT-03", "R-14")
def test_a_tie_with_unequal_wins_stands_even_if_it_skips() -> None:
    game = initiative([1, 1], wins=(2, 1))
    assert at(game).first == SOUTH
    assert at(game).skipped


@proves("INIT-04", "R-14")
def test_ties_with_equal_wins_are_rolled_until_they_are_none() -> None:
    game = initiative([4, 4, 1, 1, 2, 3], wins=(2, 2))
    assert at(game).first == NORTH
    assert not at(game).skipped


@proves("INIT-05", "R-98")
def test_a_one_cancels_both_spawn_phases() -> None:
    table = scene({"c3": "bonfire_acolyte", "reserves": "peon"}, {"reserves": "husk"}, initiative=[1, 5])
    game = begin(table, Turns())
    assert asks(game) == "ShiftOrStrike"
    assert at(game).phase.points == 0
    assert events(game, SpawningSkipped) == [SpawningSkipped()]


@proves("SPAWN-05", "DEAD-04")
def test_a_skipped_phase_keeps_the_bonus_points() -> None:
    table = scene({"c3": "husk"}, initiative=[1, 5])
    table.destroy(s("husk"), NORTH)
    table.score_fallen()
    game = begin(table, Turns())
    assert [(f.bonus, f.paid) for f in at(game).fallen] == [(2, False)]


@proves("FIRST-01", "R-15")
def test_the_first_turn_knows_no_ones() -> None:
    game = initiative([1, 1, 1, 4, 3], turn=1)
    assert at(game).rolls == (3, 4)
    assert not at(game).skipped


@proves("FIRST-02", "R-15")
def test_the_first_turn_knows_no_ties_whoever_leads() -> None:
    game = initiative([5, 5, 1, 2, 2, 6, 3], turn=1, wins=(1, 0))
    assert at(game).rolls == (6, 3)
    assert at(game).first == SOUTH


@proves("FIRST-03", "R-25")
def test_the_first_turn_spawns_into_the_portal_only() -> None:
    table = scene({"c1": "peon", "reserves": "soldier field_hospice lantern_squire"}, turn=0, initiative=[6, 5])
    game = begin(table, Turns())
    assert cells_for(game, "soldier") == ["e1"]
    assert cells_for(game, "lantern_squire") == ["c1", "e1"]  # Reinforce prevails
    assert cells_for(game, "field_hospice") == []
    play(game, spawn("soldier", "e1"))
    assert cells_for(game, "field_hospice") == ["e1"]


@proves("ACT-02", "ACT-03", "ACT-04")
def test_a_phase_is_for_shifting_or_for_striking() -> None:
    south = {"c3": "soldier", "a1": "peon"}
    game = begin(scene(south, {"c3": "wall"}), ActionPhase(seat=SOUTH))
    assert offered(game) == [SHIFT, STRIKE]
    play(game, SHIFT)
    assert asks(game) == "WhoShifts"
    play(game, shift(s("peon"), "a2"))
    assert game.is_over  # the engaged soldier has no attack here
    again = begin(scene(south, {"c3": "wall"}), ActionPhase(seat=SOUTH))
    play(again, STRIKE)
    assert asks(again) == "WhereToStrike"
    assert len(offered(again)) == 2  # no move among them


@proves("ACT-01", "ACT-02")
def test_both_phases_may_be_alike() -> None:
    table = scene({"a1": "peon"}, initiative=[5, 3])
    game = begin(table, Turns())
    assert at(game).phase.number == 1
    play(game, SHIFT, shift(s("peon"), "a2"))
    assert at(game).phase.number == 2
    play(game, SHIFT, shift(s("peon"), "a3"))
    assert (at(game).phase.seat, at(game).phase.number) == (NORTH, 1)
    assert where(game, s("peon")) == "a3"


@proves("ATK-07", "DMG-07", "DMG-10", "R-89")
def test_damage_ends_with_the_phase() -> None:
    table = scene({"c3": "soldier", "a1": "peon"}, {"c3": "wall", "a1": "husk"}, dice="3 3 3 3", initiative=[6, 5])
    game = begin(table, Turns())
    play(game, STRIKE, StrikeAt(cell("c3")))
    assert damage(game, n("wall")) == 12
    play(game, END_PHASE)
    assert damage(game, n("wall")) == 0


@proves("R-106")
def test_the_tournament_option_rolls_ones_again_after_a_skipped_turn() -> None:
    table = scene(initiative=[1, 5, 4])
    table.skipped = table.no_double_skip = True
    assert at(begin(table, Initiative())).rolls == (4, 5)
    table = scene(initiative=[1, 5])
    table.skipped = True
    assert at(begin(table, Initiative())).rolls == (1, 5)
    table = scene(initiative=[1, 5])
    table.no_double_skip = True
    assert at(begin(table, Initiative())).rolls == (1, 5)


@proves("TURN-01", "ACT-01")
def test_every_turn_has_its_four_action_phases() -> None:
    table = scene({"a1": "peon"}, {"b5": "husk"}, initiative=[2, 5, 6, 3, 2, 4])
    game = begin(table, Turns())
    for _ in range(2):
        assert len([kind for kind, _ in phases(game) if kind == "action"]) == 4


@proves("ACT-02", "ACT-03")
def test_the_choice_is_known_for_the_whole_phase() -> None:
    for choice, act in ((SHIFT, "shift"), (STRIKE, "strike")):
        game = begin(scene({"c3": "soldier", "a1": "peon"}, {"c3": "wall"}), ActionPhase(seat=SOUTH))
        play(game, choice)
        assert at(game).phase.act == act


@proves("ATK-07", "R-89", "SIM-03")
def test_the_conquest_phase_is_shared_and_without_damage() -> None:
    table = scene({"b4": "peon"}, turn=3)
    table.begin_phase(ThisPhase(kind=ACTION, seat=NORTH))
    table.turn_cap = 3
    table.harm(s("peon"), 1)
    game = begin(table, Turns(at="conquest"))
    assert (at(game).phase.seat, at(game).damage) == (-1, {})
