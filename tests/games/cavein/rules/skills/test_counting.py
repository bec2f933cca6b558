"""Stalkroot and Seeder: Weedlocks count for more."""

from __future__ import annotations

import pytest

from gamelode.kernel import PASS, proves

from ...scene import (
    WITH_BIOSS,
    P,
    actions_of,
    collect,
    end_actions,
    hand,
    keep,
    lead,
    may,
    mine,
    order,
    owned,
    pay,
    play,
    played,
    recruit,
    refused,
    rounds_from,
    subjugate,
    table,
    turn_of,
    use,
)

# --- Stalkroot


@proves("WEE-02")
def test_under_a_stalkroot_weedlocks_join_cards_of_the_crystals_colour() -> None:
    scene = table(P(hand=["sapling", "foreman"], base=["stalkroot"]), P(), mine=["brown-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("stalkroot"), mine("brown-3a"), pay("sapling", "foreman"), order("sapling", "foreman"))
    assert owned(game) == ["brown-3a"]


@proves("WEE-02")
def test_without_a_stalkroot_they_do_not() -> None:
    game = actions_of(table(P(hand=["sapling", "sergeant"]), P(), mine=["brown-3a"], factions=WITH_BIOSS))
    play(game, mine("brown-3a"))
    assert refused(game, pay("sapling", "sergeant")) == "MINE-02"


@proves("WEE-02")
def test_a_stalkroot_changes_no_card_of_another_faction() -> None:
    scene = table(P(hand=["frogtopus", "seeder"], base=["stalkroot"]), P(), mine=["brown-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("stalkroot"), mine("brown-3a"))
    assert refused(game, pay("frogtopus", "seeder")) == "MINE-02"
    assert may(game, pay("seeder"))


@proves("WEE-02")
def test_a_stalkroots_effect_ends_with_the_turn() -> None:
    scene = table(P(base=["stalkroot"]), P(hand=["sapling"]), mine=["brown-1a"], factions=WITH_BIOSS)
    game = rounds_from(scene)
    play(game, lead("stalkroot"))
    end_actions(game)
    assert refused(game, mine("brown-1a"), seat=1) == "MINE-03"


@proves("R-24")
def test_on_a_wild_crystal_a_weedlock_cannot_join_cards_of_another_colour() -> None:
    scene = table(P(hand=["sapling", "fishbean"], base=["stalkroot"]), P(), mine=["yellow-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("stalkroot"))
    assert refused(game, mine("yellow-3a")) == "MINE-03"


@proves("R-24")
def test_on_a_wild_crystal_weedlocks_pay_together() -> None:
    weedlocks = ["sapling", "stalkroot"]
    game = turn_of(table(P(hand=weedlocks, base=["stalkroot"]), P(), mine=["yellow-3a"], factions=WITH_BIOSS))
    play(game, lead("stalkroot"), mine("yellow-3a"), pay(*weedlocks), order(*weedlocks))
    assert owned(game) == ["yellow-3a"]


@proves("R-24")
def test_under_a_stalkroot_weedlocks_still_mine_green_crystals() -> None:
    scene = table(P(hand=["sapling"], base=["stalkroot"]), P(), mine=["green-1a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("stalkroot"), mine("green-1a"), pay("sapling"))
    assert owned(game) == ["green-1a"]


# --- Seeder


@proves("WEE-03")
def test_under_a_seeder_a_weedlock_counts_double_for_a_crystal() -> None:
    scene = table(P(hand=["seeder"], base=["seeder"]), P(), mine=["green-6a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("seeder"), mine("green-6a"), pay("seeder"))
    assert owned(game) == ["green-6a"]


@proves("WEE-03")
def test_under_a_seeder_a_weedlock_counts_double_for_an_artifact() -> None:
    game = turn_of(table(P(hand=["stalkroot"], base=["seeder"]), P(), tops=["A04"], factions=WITH_BIOSS))
    play(game, lead("seeder"), collect(0), pay("stalkroot"), keep("contract"))
    assert played(game) == ["stalkroot"]


@proves("WEE-03")
def test_under_a_seeder_a_card_of_another_faction_counts_once() -> None:
    game = turn_of(
        table(P(hand=["foreman"], base=["seeder"]), P(), mine=["brown-3a"], tops=["A04"], factions=WITH_BIOSS)
    )
    play(game, lead("seeder"))
    assert refused(game, mine("brown-3a")) == "MINE-03"
    assert refused(game, collect(0)) == "ART-02"


@proves("WEE-03")
def test_a_seeders_effect_ends_with_the_turn() -> None:
    scene = table(P(base=["seeder"]), P(hand=["stalkroot"]), mine=["green-3a"], factions=WITH_BIOSS)
    game = rounds_from(scene)
    play(game, lead("seeder"))
    end_actions(game)
    assert refused(game, mine("green-3a"), seat=1) == "MINE-03"


@proves("WEE-04")
def test_under_a_seeder_skills_still_see_the_printed_level() -> None:
    """A Custodian finds a Weedlock of level 2, not one of level 1 doubled."""
    other = P(base=["sapling", "stalkroot", "driller"])
    game = turn_of(table(P(hand=["custodian"], base=["seeder"]), other, factions=WITH_BIOSS))
    play(game, lead("seeder"), use("custodian"))
    assert game.options(0) == [PASS, subjugate(1, 2, "stalkroot")]


@pytest.mark.parametrize("recruited", ["foreman", "sergeant"])
@proves("R-25", "WEE-03")
def test_a_sapling_recruits_level_2_with_its_printed_and_level_3_with_its_doubled_level(recruited: str) -> None:
    game = turn_of(table(P(hand=["sapling"], base=["seeder"]), P(), docks=[recruited], factions=WITH_BIOSS))
    play(game, lead("seeder"), recruit(recruited), pay("sapling"))
    assert hand(game) == [recruited]


@proves("R-25")
def test_a_doubled_level_must_be_exactly_the_one_needed() -> None:
    hand = ["sapling", "stalkroot", "seeder", "mandragore"]  # 1 or 2, 2 or 4, 3 or 6, 4 or 8
    docks = ["foreman", "sergeant", "colonel"]
    game = turn_of(table(P(hand=hand, base=["seeder"]), P(), docks=docks, factions=WITH_BIOSS))
    play(game, lead("seeder"))
    prices = []
    for recruited in docks:
        twin = game.clone()
        twin.answer(0, recruit(recruited))
        prices.append(list(twin.options(0)))
    assert prices == [[pay("sapling")], [pay("sapling"), pay("stalkroot")], [pay("seeder")]]


@proves("R-25")
def test_two_seeders_still_only_double() -> None:
    scene = table(P(hand=["seeder", "sapling"], base=["seeder"]), P(), mine=["green-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("seeder"), use("seeder"))
    assert refused(game, mine("green-3a")) == "MINE-03"  # 2 for a cost of 3


@proves("R-25")
def test_two_seeders_do_double() -> None:
    scene = table(P(hand=["seeder", "stalkroot"], base=["seeder"]), P(), mine=["green-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("seeder"), use("seeder"))
    assert may(game, mine("green-3a"))  # 4 for a cost of 3
