"""What holds for all skills: they are optional, the hand limit applies, Leaders are safe, taking is not mining."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.events import CrystalGained
from gamelode.games.cavein.rules.actions import TakeAction
from gamelode.kernel import PASS, Choice, Game, proves

from .scene import (
    CONTENT,
    FIRST_GAME,
    P,
    actions_of,
    asked,
    at,
    base,
    crystal,
    end_actions,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    raid,
    refused,
    subjugate,
    subjugate_from_hand,
    subjugated,
    table,
    take_base,
    take_bottom,
    take_crystal,
    take_dock,
    turn_of,
    use,
)

STRANGE = ("terron", "hydran", "bioss", "weedlock")  # purple and yellow crystals are Wild
TAKERS = {  # mercenaries that take a crystal of their colour
    "driller": "brown",
    "frogtopus": "blue",
    "mineraccoon": "purple",
    "oddgrabber": "yellow",
    "cyberwitch": "red",
    "sapling": "green",
}
FULL = ("driller", "driller", "driller", "frogtopus", "frogtopus", "foreman", "foreman")


def factions_of(id: str) -> tuple[str, ...]:
    """A set of factions in which this mercenary plays."""
    faction = CONTENT.files.mercenary[CONTENT.card_named(id)].faction
    return STRANGE if faction in STRANGE else FIRST_GAME


# --- optional


@pytest.mark.parametrize("id", [mercenary.id for mercenary in CONTENT.files.mercenary])
@proves("CLAR-01", "R-04")
def test_whoever_plays_a_card_for_its_skill_may_leave_the_skill_unused(id: str) -> None:
    factions = factions_of(id)
    scene = table(
        P(hand=[id, "driller", "frogtopus"], base=["driller", "foreman", "driller"]),
        P(base=["sapling" if factions == STRANGE else "driller", "foreman", "driller"]),
        docks=["driller", "foreman", "sergeant"],
        mine=[f"{colour}-1a" for colour in CONTENT.colours],
        factions=factions,
    )
    game = actions_of(scene)
    play(game, use(id))
    while not isinstance(game.question, TakeAction):
        play(game, PASS)
    assert (hand(game), played(game)) == (["driller", "frogtopus"], [id])
    assert (owned(game), subjugated(game)) == ([], [])
    assert at(game).turn.recoloured == {}


@proves("CLAR-01")
def test_crystals_and_raids_that_artifacts_offer_may_be_declined() -> None:
    raider = P(artifacts=["baton_of_coaxing", "enhanced_vision"])
    game = actions_of(table(raider, P(base=["driller"]), P(base=["driller"]), mine=["blue-1a"]))
    play(game, raid(1), PASS, PASS)
    assert owned(game) == []
    assert base(game, 2) == ["driller"]


@pytest.mark.parametrize("id", ["driller", "shuwar", "fishbean"])
@proves("R-04")
def test_a_skill_without_a_target_may_be_used_and_its_card_still_enters_the_base(id: str) -> None:
    game = turn_of(table(P(hand=[id]), P(), mine=["blue-3a"]))
    play(game, use(id))
    assert asked(game) == "TakeAction"
    assert at(game).turn.actions == ("UseSkill",)
    end_actions(game)
    assert base(game) == [id]


# --- hand limit


def led(id: str, scene_hand: tuple[str, ...]) -> Game:
    """A turn in which the skill of this Leader has just been used; every place offers cards."""
    scene = table(
        P(hand=scene_hand, base=["sapling", "foreman", id]),
        P(base=["sapling", "foreman", "sapling", "driller"]),
        docks=["driller", "driller", "foreman", "sergeant"],
        factions=STRANGE,
    )
    game = turn_of(scene)
    play(game, lead(id))
    return game


@pytest.mark.parametrize("id", ["fishbean", "sergeant", "colonel", "shuwar", "mushell", "mandragore"])
@proves("CLAR-02", "R-15")
def test_with_a_full_hand_no_skill_brings_a_card(id: str) -> None:
    game = led(id, FULL)
    assert asked(game) == "TakeAction"
    assert len(hand(game)) == 7


@pytest.mark.parametrize(
    ("id", "first", "second"),
    [
        ("sergeant", take_bottom(1), take_bottom(2)),
        ("colonel", take_dock("foreman"), take_dock("driller")),
        ("mushell", take_base(1, 2, "foreman"), take_base(1, 1, "sapling")),
        ("mandragore", take_base(1, 3, "sapling"), take_base(1, 1, "sapling")),
    ],
)
@proves("CLAR-02", "R-32")
def test_with_room_for_one_card_a_skill_for_several_brings_the_one_chosen(
    id: str, first: Choice, second: Choice
) -> None:
    game = led(id, FULL[1:])
    assert may(game, first)
    play(game, first)
    assert len(hand(game)) == 7
    assert not may(game, second)
    assert asked(game) == "TakeAction"


@proves("CLAR-02", "R-32")
def test_the_sergeants_second_card_is_refused_by_the_hand_limit() -> None:
    game = led("sergeant", FULL[1:])
    assert refused(game, take_bottom(2)) == "CLAR-02"


@proves("R-32")
def test_what_is_not_taken_stays_in_order() -> None:
    robbed = P(base=["driller", "foreman", "sergeant", "drollo", "driller"])
    game = actions_of(table(P(hand=[*FULL[1:], "mushell"]), robbed))
    play(game, use("mushell"), take_base(1, 3, "sergeant"))
    assert base(game, 1) == ["driller", "foreman", "drollo", "driller"]


@proves("R-15")
def test_the_card_played_has_left_the_hand_when_its_skill_counts_the_cards() -> None:
    game = actions_of(table(P(hand=[*FULL[1:], "fishbean"]), P(), docks=["drollo"]))
    play(game, use("fishbean"), take_dock("drollo"))
    assert sorted(hand(game)) == sorted([*FULL[1:], "drollo"])


# --- Leaders


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("id", "below", "leader", "clause"),
    [
        ("shuwar", "driller", "driller", "CLAR-03"),
        ("mushell", "driller", "driller", "CLAR-03"),
        ("mandragore", "sapling", "sapling", "CLAR-03"),
        ("custodian", "foreman", "foreman", "SUBJ-03"),
    ],
)
@proves("CLAR-03", "R-30")
def test_no_skill_reaches_a_leader_not_even_the_own(id: str, below: str, leader: str, clause: str, owner: int) -> None:
    players = [P(hand=[id]), P()]
    players[owner].base = [below, leader]
    game = actions_of(table(*players, factions=factions_of(id)))
    play(game, use(id))
    choose = subjugate if id == "custodian" else take_base
    assert refused(game, choose(owner, 2, leader)) == clause
    assert may(game, choose(owner, 1, below))


@proves("CLAR-03", "R-30")
def test_the_sergeant_stops_below_the_own_leader() -> None:
    game = actions_of(table(P(hand=["sergeant"], base=["driller", "foreman"]), P()))
    play(game, use("sergeant"))
    assert refused(game, take_bottom(2)) == "CLAR-03"
    assert may(game, take_bottom(1))


@proves("CLAR-03", "R-30")
def test_the_mindwasp_spares_the_own_leader() -> None:
    game = actions_of(table(P(hand=["mindwasp"], base=["foreman", "driller"]), P(), factions=STRANGE))
    play(game, use("mindwasp"))
    assert refused(game, subjugate(0, 2, "driller")) == "SUBJ-03"


@pytest.mark.parametrize("id", ["sergeant", "shuwar", "mushell", "mindwasp", "custodian", "mandragore"])
@proves("R-31")
def test_cards_played_this_turn_are_out_of_reach_and_do_not_unseat_the_leader(id: str) -> None:
    """The Base is one Leader; two cards lie above it in the play area."""
    active = P(hand=[id], base=["stalkroot"], played=["stalkroot", "stalkroot"])
    game = actions_of(table(active, P(), factions=STRANGE))
    play(game, use(id))
    assert asked(game) == "TakeAction"  # there was nothing to take or to subjugate
    assert base(game) == ["stalkroot"]


# --- taking crystals


@pytest.mark.parametrize(("id", "colour"), TAKERS.items())
@proves("TER-01", "HYD-01", "MGL-01", "MET-01", "BIO-01", "WEE-01", "R-19")
def test_a_level_1_skill_takes_a_crystal_of_cost_1_in_its_own_colour(id: str, colour: str) -> None:
    another = "blue" if colour == "brown" else "brown"
    shown = [f"{colour}-1a", f"{colour}-1b", f"{colour}-3a", f"{another}-1a"]
    game = actions_of(table(P(hand=[id]), P(), mine=shown, factions=factions_of(id)))
    play(game, use(id))
    assert refused(game, take_crystal(f"{another}-1a")) == "R-19"
    assert refused(game, take_crystal(f"{colour}-3a")) == "R-18"
    play(game, take_crystal(f"{colour}-1b"))
    assert owned(game) == [f"{colour}-1b"]
    assert asked(game) == "TakeAction"  # one crystal is all


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
    game = actions_of(table(P(hand=["domina", "driller"]), P(), mine=["blue-1d"], factions=STRANGE))
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
        table(P(hand=["domina", "driller"], totems=["blue"]), P(), mine=["blue-3a", "blue-1a"], factions=STRANGE)
    )
    play(game, use("domina"), subjugate_from_hand("driller"))
    assert refused(game, take_crystal("blue-3a")) == "R-18"
    assert may(game, take_crystal("blue-1a"))
