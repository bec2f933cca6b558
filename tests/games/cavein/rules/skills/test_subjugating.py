"""Subjugation, and the Bioss who do it. The Cyberwitch is proved among the crystals that are taken."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.events import Subjugated
from gamelode.games.cavein.rules.scoring import points
from gamelode.games.cavein.rules.skills.subjugating import SubjugateFromBase, SubjugateFromHand, SubjugateLowest
from gamelode.kernel import PASS, Choice, proves

from ...scene import (
    CONTENT,
    WITH_BIOSS,
    P,
    actions_of,
    asked,
    at,
    base,
    card,
    end_actions,
    hand,
    lead,
    may,
    mine,
    owned,
    play,
    raid,
    refused,
    rounds_from,
    subjugate,
    subjugate_from_hand,
    subjugated,
    table,
    take_crystal,
    told,
    turn_of,
    use,
)

ONES = ["driller", "frogtopus", "cyberwitch", "sapling"]


# --- in general


@proves("SUBJ-01")
def test_only_bioss_have_a_skill_that_subjugates() -> None:
    kinds = SubjugateLowest | SubjugateFromBase | SubjugateFromHand
    factions = {m.faction for m in CONTENT.files.mercenary if any(isinstance(skill, kinds) for skill in m.skills)}
    assert factions == {"bioss"}


@pytest.mark.parametrize(
    ("id", "choice", "place"),
    [
        ("mindwasp", subjugate(0, 1, "driller"), "own Base"),
        ("custodian", subjugate(1, 1, "stalkroot"), "another Base"),
        ("domina", subjugate_from_hand("driller"), "hand"),
    ],
)
@proves("SUBJ-01", "SUBJ-02")
def test_a_subjugated_card_moves_from_the_place_the_skill_names_to_the_player_who_subjugated_it(
    id: str, choice: Choice, place: str
) -> None:
    active = P(hand=[id, "driller"], base=["driller", "foreman"])
    game = actions_of(table(active, P(base=["stalkroot", "foreman"]), factions=WITH_BIOSS))
    play(game, use(id), choice)
    assert subjugated(game) == ["stalkroot" if id == "custodian" else "driller"]
    assert subjugated(game, 1) == []
    assert base(game) == (["foreman"] if place == "own Base" else ["driller", "foreman"])
    assert base(game, 1) == (["foreman"] if place == "another Base" else ["stalkroot", "foreman"])
    assert hand(game) == ([] if place == "hand" else ["driller"])


@proves("SUBJ-03")
def test_with_nothing_but_leaders_in_the_bases_nothing_is_subjugated() -> None:
    game = actions_of(table(P(hand=["custodian"], base=["foreman"]), P(base=["foreman"]), factions=WITH_BIOSS))
    play(game, use("custodian"))
    assert asked(game) == "TakeAction"
    assert (base(game), base(game, 1), subjugated(game)) == (["foreman"], ["foreman"], [])


@proves("SUBJ-03")
def test_a_leader_is_safe_and_the_card_below_it_is_not() -> None:
    game = actions_of(table(P(hand=["custodian"]), P(base=["stalkroot", "stalkroot"]), factions=WITH_BIOSS))
    play(game, use("custodian"))
    assert refused(game, subjugate(1, 2, "stalkroot")) == "SUBJ-03"
    assert may(game, subjugate(1, 1, "stalkroot"))


@proves("SUBJ-04")
def test_a_subjugated_card_goes_neither_to_the_base_nor_to_a_raider() -> None:
    game = rounds_from(table(P(hand=["mindwasp"], base=["driller", "foreman"]), P(), factions=WITH_BIOSS))
    play(game, PASS, use("mindwasp"), subjugate(0, 1, "driller"))
    end_actions(game)
    assert base(game) == ["foreman", "mindwasp"]
    play(game, raid(0), seat=1)
    assert (hand(game), hand(game, 1)) == (["mindwasp"], ["foreman"])
    assert subjugated(game) == ["driller"]


@proves("SUBJ-04")
def test_a_subjugated_card_pays_for_nothing() -> None:
    game = actions_of(table(P(hand=["domina", "driller"]), P(), mine=["brown-1a"], factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"), PASS, PASS)
    assert refused(game, mine("brown-1a")) == "MINE-03"


@proves("SUBJ-05")
def test_subjugated_cards_score_their_levels_for_the_player_who_subjugated_them() -> None:
    scene = table(P(subjugated=["driller", "foreman", "seeder"]), P(subjugated=["foreman"]), factions=WITH_BIOSS)
    assert [points(scene, seat)["subjugated"] for seat in (0, 1)] == [6, 2]


# --- Mindwasp


@proves("BIO-02")
def test_the_mindwasp_subjugates_a_lowest_card_and_the_leader_is_not_counted() -> None:
    game = actions_of(table(P(hand=["mindwasp"], base=["seeder", "foreman", "driller"]), P(), factions=WITH_BIOSS))
    play(game, use("mindwasp"))
    assert refused(game, subjugate(0, 1, "seeder")) == "BIO-02"
    play(game, subjugate(0, 2, "foreman"))
    assert (subjugated(game), base(game)) == (["foreman"], ["seeder", "driller"])


@proves("BIO-02")
def test_between_equals_the_player_chooses() -> None:
    own = ["driller", "foreman", "frogtopus", "foreman"]
    game = actions_of(table(P(hand=["mindwasp"], base=own), P(), factions=WITH_BIOSS))
    play(game, use("mindwasp"))
    assert game.options(0) == [PASS, subjugate(0, 1, "driller"), subjugate(0, 3, "frogtopus")]


@proves("BIO-02")
def test_the_mindwasp_stays_in_the_own_base() -> None:
    active = P(hand=["mindwasp"], base=["driller", "foreman"])
    game = actions_of(table(active, P(base=["driller", "foreman"]), factions=WITH_BIOSS))
    play(game, use("mindwasp"))
    assert refused(game, subjugate(1, 1, "driller")) == "BIO-02"


@proves("BIO-02")
def test_the_mindwasp_as_leader_subjugates_a_card_below_itself() -> None:
    game = turn_of(table(P(base=["foreman", "driller", "mindwasp"]), P(), factions=WITH_BIOSS))
    play(game, lead("mindwasp"), subjugate(0, 2, "driller"))
    assert (subjugated(game), base(game)) == (["driller"], ["foreman", "mindwasp"])


# --- Custodian


@proves("BIO-03")
def test_the_custodian_subjugates_one_card_of_level_2_from_any_base() -> None:
    active = P(hand=["custodian"], base=["foreman", "driller"])
    other = P(base=["driller", "stalkroot", "seeder", "driller"])
    game = actions_of(table(active, other, factions=WITH_BIOSS))
    play(game, use("custodian"))
    assert game.options(0) == [PASS, subjugate(0, 1, "foreman"), subjugate(1, 2, "stalkroot")]
    assert refused(game, subjugate(1, 1, "driller")) == "BIO-03"
    play(game, subjugate(1, 2, "stalkroot"))
    assert (subjugated(game), base(game, 1)) == (["stalkroot"], ["driller", "seeder", "driller"])
    assert asked(game) == "TakeAction"  # one is all


@proves("BIO-03")
def test_the_custodian_may_turn_to_the_own_base() -> None:
    game = actions_of(table(P(hand=["custodian"], base=["foreman", "driller"]), P(), factions=WITH_BIOSS))
    play(game, use("custodian"), subjugate(0, 1, "foreman"))
    assert (subjugated(game), base(game)) == (["foreman"], ["driller"])


# --- Domina


@proves("BIO-04", "R-34")
def test_the_domina_subjugates_up_to_three_cards_of_level_1_in_any_colours() -> None:
    game = actions_of(table(P(hand=["domina", *ONES]), P(), factions=WITH_BIOSS))
    play(game, use("domina"), *map(subjugate_from_hand, ONES[:3]))
    assert asked(game) == "TakeAction"  # and not a fourth
    assert subjugated(game) == ONES[:3]
    assert hand(game) == ["sapling"]


@proves("BIO-04")
def test_the_domina_may_stop_early() -> None:
    game = actions_of(table(P(hand=["domina", *ONES]), P(), factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"), PASS)
    assert asked(game) == "TakeAction"
    assert subjugated(game) == ["driller"]


@proves("BIO-04")
def test_the_domina_subjugates_no_card_of_another_level() -> None:
    game = actions_of(table(P(hand=["domina", "driller", "foreman"]), P(), factions=WITH_BIOSS))
    play(game, use("domina"))
    assert refused(game, subjugate_from_hand("foreman")) == "BIO-04"
    assert refused(game, subjugate_from_hand("sapling")) == "BIO-04"  # it is not in the hand


@proves("BIO-05")
def test_each_card_the_domina_subjugates_brings_a_crystal_of_cost_1_in_any_colour() -> None:
    shown = ["brown-1a", "yellow-1a", "green-1a", "green-3a"]
    game = actions_of(table(P(hand=["domina", "driller", "sapling"]), P(), mine=shown, factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"), take_crystal("yellow-1a"))
    assert not may(game, take_crystal("green-1a"))  # not without another card
    play(game, subjugate_from_hand("sapling"), take_crystal("green-1a"))
    assert owned(game) == ["yellow-1a", "green-1a"]


@proves("R-34")
def test_the_domina_subjugates_although_no_crystal_is_left() -> None:
    game = actions_of(table(P(hand=["domina", "driller", "sapling"]), P(), mine=["brown-1a"], factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"), take_crystal("brown-1a"), subjugate_from_hand("sapling"))
    assert (owned(game), subjugated(game)) == (["brown-1a"], ["driller", "sapling"])


@proves("R-34")
def test_under_a_seeder_a_weedlock_of_level_1_is_still_one_for_the_domina() -> None:
    game = turn_of(table(P(hand=["domina", "sapling"], base=["seeder"]), P(), factions=WITH_BIOSS))
    play(game, lead("seeder"), use("domina"), subjugate_from_hand("sapling"))
    assert points(at(game), 0)["subjugated"] == 1


@proves("SUBJ-02")
def test_a_subjugated_card_was_seen_by_all_when_it_moved() -> None:
    game = actions_of(table(P(hand=["domina", "driller"], secret=["driller"]), P(), factions=WITH_BIOSS))
    play(game, use("domina"), subjugate_from_hand("driller"))
    assert told(game, Subjugated) == [Subjugated(0, card("driller"), "the hand")]
    assert game.view(1).players[0].subjugated == (card("driller"),)
