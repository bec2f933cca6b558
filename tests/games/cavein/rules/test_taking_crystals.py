"""Taking a crystal is not mining it."""

from __future__ import annotations

from gamelode.games.cavein.events import CrystalGained
from gamelode.kernel import proves

from ..scene import (
    WITH_BIOSS,
    P,
    actions_of,
    asked,
    at,
    crystal,
    end_actions,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    raid,
    refused,
    subjugate_from_hand,
    table,
    take_crystal,
    turn_of,
    use,
)


@proves("TAKE-01")
def test_after_a_crystal_was_taken_the_mine_action_is_still_there() -> None:
    game = actions_of(table(P(hand=["driller", "driller"]), P(), mine=["brown-1a", "brown-1b"]))
    play(game, use("driller"), take_crystal("brown-1a"))
    assert may(game, mine("brown-1b"))


@proves("TAKE-01")
def test_a_crystal_taken_is_told_as_taken_and_a_crystal_mined_as_mined() -> None:
    game = actions_of(table(P(hand=["driller", "driller"]), P(), mine=["brown-1a", "brown-1b"]))
    play(game, use("driller"), take_crystal("brown-1a"), mine("brown-1b"), pay("driller"))
    gains = [told.event for told in game.events_since(0, 1) if isinstance(told.event, CrystalGained)]
    assert gains == [CrystalGained(0, crystal("brown-1a"), False), CrystalGained(0, crystal("brown-1b"), True)]


@proves("TAKE-02")
def test_a_scrabber_adds_nothing_to_a_crystal_that_was_taken() -> None:
    scene = table(P(hand=["driller"], base=["scrabber"]), P(), mine=["brown-1a", "brown-1b", "blue-1a"])
    game = turn_of(scene)
    play(game, lead("scrabber"), use("driller"), take_crystal("brown-1a"))
    assert owned(game) == ["brown-1a"]
    assert asked(game) == "TakeAction"


@proves("TAKE-02")
def test_taking_uses_up_no_extra_mine_action() -> None:
    game = turn_of(table(P(hand=["driller"], base=["drollo"]), P(), mine=["brown-1a"]))
    play(game, lead("drollo"), use("driller"), take_crystal("brown-1a"))
    assert at(game).turn.extra_mines == 1


@proves("R-17")
def test_the_mark_of_a_crystal_that_was_mined_moves_the_token() -> None:
    game = actions_of(table(P(hand=["driller"]), P(), mine=["brown-1d"]))
    play(game, mine("brown-1d"), pay("driller"))
    assert at(game).cave_in == 1


@proves("R-17")
def test_the_mark_of_a_crystal_taken_by_a_level_1_skill_does_not_move_the_token() -> None:
    game = actions_of(table(P(hand=["driller"]), P(), mine=["brown-1d"]))
    play(game, use("driller"), take_crystal("brown-1d"))
    assert owned(game) == ["brown-1d"]
    assert at(game).cave_in == 0


@proves("R-17")
def test_the_mark_of_a_scrabbers_second_crystal_does_not_move_the_token() -> None:
    game = turn_of(table(P(hand=["driller"], base=["scrabber"]), P(), mine=["brown-1a", "blue-1d"]))
    play(game, lead("scrabber"), mine("brown-1a"), pay("driller"), take_crystal("blue-1d"))
    assert owned(game) == ["brown-1a", "blue-1d"]
    assert at(game).cave_in == 0


@proves("R-17")
def test_the_mark_of_a_dominas_crystal_does_not_move_the_token() -> None:
    game = actions_of(table(P(hand=["domina", "driller"]), P(), mine=["blue-1d"], factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"), take_crystal("blue-1d"))
    assert owned(game) == ["blue-1d"]
    assert at(game).cave_in == 0


@proves("R-17")
def test_the_mark_of_a_crystal_coaxed_in_a_raid_does_not_move_the_token() -> None:
    game = actions_of(table(P(artifacts=["baton_of_coaxing"]), P(base=["driller"]), mine=["blue-1d"]))
    play(game, raid(1), take_crystal("blue-1d"))
    assert owned(game) == ["blue-1d"]
    assert at(game).cave_in == 0


@proves("R-17")
def test_a_stack_that_replaces_a_taken_crystal_still_moves_the_token_when_it_runs_out() -> None:
    scene = table(P(hand=["driller"]), P(), mine=["brown-1a"])
    scene.crystals[0] = scene.crystals[0][:1]
    game = turn_of(scene)
    play(game, use("driller"), take_crystal("brown-1a"))
    end_actions(game)
    assert at(game).cave_in == 1


@proves("R-18")
def test_a_crystal_whose_cost_is_reduced_to_1_or_less_is_still_none_of_cost_1() -> None:
    game = turn_of(table(P(hand=["driller"], base=["maccarat"]), P(), mine=["brown-1a", "brown-3a"]))
    play(game, lead("maccarat"), use("driller"))
    assert refused(game, take_crystal("brown-3a")) == "R-18"
    assert may(game, take_crystal("brown-1a"))


@proves("R-18")
def test_a_scrabber_compares_printed_costs() -> None:
    """Under a Maccarat the crystals of cost 1 and 3 both cost 0."""
    game = turn_of(table(P(hand=["maccarat"], base=["scrabber"]), P(), mine=["brown-3a", "blue-1a", "blue-3a"]))
    play(game, lead("scrabber"), use("maccarat"), mine("brown-3a"), pay())
    assert refused(game, take_crystal("blue-1a")) == "R-18"
    assert may(game, take_crystal("blue-3a"))


@proves("R-18")
def test_a_dominas_crystals_have_printed_cost_1() -> None:
    game = turn_of(
        table(P(hand=["domina", "driller"], totems=["blue"]), P(), mine=["blue-3a", "blue-1a"], factions=WITH_BIOSS)
    )
    play(game, use("domina"), subjugate_from_hand("driller"))
    assert refused(game, take_crystal("blue-3a")) == "R-18"
    assert may(game, take_crystal("blue-1a"))
