"""All 24 artifacts: those that score at the end, those that help in play, those of Raids."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from gamelode.games.cavein.rules.artifacts.points import symbol_points
from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.games.cavein.rules.payment.prices import artifact_cost, mining_cost
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import PASS, Choice, Dice, Game, Seat, proves

from .scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    artifacts,
    asked,
    at,
    base,
    card,
    collect,
    crystal_ids,
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
    raid,
    raid_again,
    recruit,
    refused,
    rounds_from,
    subjugate,
    table,
    take_base,
    take_bottom,
    take_crystal,
    take_dock,
    tint,
    tint_to,
    tinted,
    totems,
    turn_of,
    use,
    use_artifact,
)

GREEN = ("terron", "hydran", "bioss", "weedlock")
FULL = ("driller", "driller", "driller", "frogtopus", "frogtopus", "foreman", "foreman")


def worth(owner: P) -> int:
    """What the owner's artifacts score."""
    return points(table(owner, P()), 0)["artifacts"]


# --- points at the end


@pytest.mark.parametrize(
    ("others", "expected"), [([], 2), (["sonic_drill"], 4), (["sonic_drill", "contract", "baton_of_coaxing"], 8)]
)
@proves("ARTC-01", "R-55")
def test_space_exchange_scores_2_for_every_artifact_card_itself_included(others: list[str], expected: int) -> None:
    assert worth(P(artifacts=["space_exchange", *others])) == expected


@pytest.mark.parametrize(("count", "expected"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4)])
@proves("R-57")
def test_mass_production_scores_2_for_every_full_three_crystals(count: int, expected: int) -> None:
    crystals = ["brown-1a", "blue-3a", "red-6a", "green-10a", "brown-1b", "yellow-3a"][:count]
    assert worth(P(artifacts=["mass_production"], crystals=crystals)) == expected


@pytest.mark.parametrize(("count", "expected"), [(1, 0), (2, 3), (3, 3), (4, 6)])
@proves("ARTC-07")
def test_barking_up_the_right_three_scores_3_for_every_pair_of_cost_3(count: int, expected: int) -> None:
    threes = ["brown-3a", "blue-3a", "red-3a", "red-3b"][:count]
    assert worth(P(artifacts=["barking"], crystals=[*threes, "brown-1a", "brown-6a"])) == expected


@proves("ARTC-08", "R-45")
def test_contract_scores_1_for_each_crystal_of_the_colour_that_is_best_for_the_owner() -> None:
    crystals = ["brown-1a", "green-1a", "green-3a", "green-10a", "blue-1a", "blue-1b"]
    assert worth(P(artifacts=["contract"], crystals=crystals)) == 3
    assert worth(P(artifacts=["contract"])) == 0


@pytest.mark.parametrize(
    ("id", "expected"), [("gravel_merchant", 3), ("deep_vein_rights", 4), ("motherlode_charter", 5)]
)
@proves("R-57")
def test_some_artifacts_score_for_each_crystal_of_one_printed_cost(id: str, expected: int) -> None:
    """Three crystals of cost 1, one of cost 3, two of cost 6, one of cost 10: 3 times 1, 2 times 2, once 5."""
    crystals = ["brown-1a", "blue-1a", "red-1d", "red-3a", "red-6a", "red-6b", "green-10a"]
    assert worth(P(artifacts=[id], crystals=crystals)) == expected


@proves("R-57")
def test_totem_gallery_scores_2_for_each_totem_on_top_of_the_usual_3() -> None:
    score = points(table(P(artifacts=["totem_gallery"], totems=["blue", "brown"]), P(totems=["yellow"])), 0)
    assert (score["artifacts"], score["totems"]) == (4, 6)


@proves("R-57")
def test_hazard_pay_scores_2_for_each_crystal_with_a_cave_in_mark() -> None:
    assert worth(P(artifacts=["hazard_pay"], crystals=["brown-1a", "brown-1d", "blue-6b", "blue-6a"])) == 4


@pytest.mark.parametrize(("missing", "expected"), [(0, 8), (1, 5), (5, 1)])
@proves("R-57")
def test_spectrum_prism_scores_1_for_each_colour_and_2_more_for_all_six(missing: int, expected: int) -> None:
    colours = list(CONTENT.colours)[missing:]
    crystals = [f"{name}-1a" for name in colours] + [f"{colours[-1]}-1b"]
    assert worth(P(artifacts=["spectrum_prism"], crystals=crystals)) == expected


@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (4, 4), (7, 7), (8, 7)])
@proves("R-57")
def test_payroll_ledger_scores_1_for_each_card_in_the_base_and_7_at_most(cards: int, expected: int) -> None:
    assert worth(P(artifacts=["payroll_ledger"], base=[*FULL, "foreman"][:cards], hand=["driller"])) == expected


# --- sets of symbols


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most that symbols can score, over all ways to make sets of them."""
    present = [faction for faction, count in enumerate(counts) if count]
    worths = (1, 3, 6, 10, 15, 21)
    best = 0
    for size in range(1, len(present) + 1):
        for chosen in combinations(present, size):
            rest = tuple(sorted(count - (faction in chosen) for faction, count in enumerate(counts)))
            best = max(best, worths[size - 1] + best_sets(rest))
    return best


MARKED = ("1c", "1d", "3c", "6a")  # the four crystals of each colour that carry its symbol
COUNTS = tuple(combinations_with_replacement(range(5), 6))  # in ascending order


@proves("R-46")
def test_symbols_score_as_much_as_in_the_best_of_all_ways_to_make_sets() -> None:
    for counts in COUNTS:
        assert symbol_points(CONTENT.scoring.symbol_sets, counts) == best_sets(counts), counts


@proves("R-57")
def test_blank_signet_adds_what_a_symbol_of_the_best_faction_would() -> None:
    for counts in COUNTS:
        crystals = [f"{name}-{mark}" for name, n in zip(CONTENT.colours, counts, strict=True) for mark in MARKED[:n]]
        more = [tuple(sorted(count + (f == faction) for f, count in enumerate(counts))) for faction in range(6)]
        score = points(table(P(artifacts=["blank_signet"], crystals=crystals), P()), 0)
        assert score["symbols"] == best_sets(counts)
        assert score["symbols"] + score["artifacts"] == max(map(best_sets, more)), counts


# --- at the beginning of the turn


@proves("ARTC-02")
def test_third_cyber_arm_takes_the_bottom_card_of_the_own_base_before_the_leader_acts() -> None:
    game = turn_of(table(P(base=["driller", "drollo", "foreman"], artifacts=["third_cyber_arm"]), P()))
    play(game, use_artifact("third_cyber_arm"), take_bottom(1))
    assert (hand(game), base(game)) == (["driller"], ["drollo", "foreman"])
    assert asked(game) == "WhetherToLead"


@proves("ARTC-02")
def test_third_cyber_arm_takes_one_card_only_and_once_a_turn() -> None:
    owner = P(base=["driller", "drollo", "foreman"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    play(game, use_artifact("third_cyber_arm"))
    assert not may(game, take_bottom(2))
    play(game, take_bottom(1))
    assert asked(game) == "WhichArtifact"
    assert refused(game, use_artifact("third_cyber_arm")) == "R-07"


@proves("ARTC-02")
def test_third_cyber_arm_may_be_left_unused() -> None:
    game = turn_of(table(P(base=["driller", "drollo"], artifacts=["third_cyber_arm"]), P()))
    play(game, PASS)
    assert base(game) == ["driller", "drollo"]


@proves("ARTC-02")
def test_third_cyber_arm_works_in_the_turns_of_its_owner() -> None:
    game = rounds_from(table(P(base=["driller"]), P(base=["driller", "drollo"], artifacts=["third_cyber_arm"])))
    assert asked(game) == "WhetherToLead"
    play(game, PASS)
    end_actions(game)
    assert (asked(game), game.waiting()) == ("WhichArtifact", (1,))


@pytest.mark.parametrize(("held", "cards"), [(FULL, ["driller", "drollo"]), ((), ["drollo"])])
@proves("ARTC-03")
def test_third_cyber_arm_is_of_no_use_with_a_full_hand_or_with_a_leader_alone(
    held: tuple[str, ...], cards: list[str]
) -> None:
    game = turn_of(table(P(hand=held, base=cards, artifacts=["third_cyber_arm"]), P()))
    assert asked(game) == "WhetherToLead"  # the step of the artifacts is past
    assert base(game) == cards


@proves("ARTC-03", "R-57")
def test_room_for_one_card_is_enough_for_an_artifact_that_brings_one() -> None:
    owner = P(hand=FULL[1:], base=["driller", "drollo"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert may(game, use_artifact("third_cyber_arm"))
    assert may(game, use_artifact("recruiters_beacon"))


@proves("ARTC-03")
def test_third_cyber_arm_is_refused_with_its_reason() -> None:
    owner = P(base=["drollo"], artifacts=["third_cyber_arm", "recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert refused(game, use_artifact("third_cyber_arm")) == "ARTC-03"


@proves("R-57")
def test_recruiters_beacon_takes_one_card_of_level_1_from_the_docks() -> None:
    game = turn_of(table(P(artifacts=["recruiters_beacon"]), P(), docks=["driller", "frogtopus", "drollo"]))
    play(game, use_artifact("recruiters_beacon"))
    assert not may(game, take_dock("drollo"))
    play(game, take_dock("frogtopus"))
    assert hand(game) == ["frogtopus"]
    assert asked(game) == "TakeAction"
    assert at(game).turn.actions == ()


@proves("R-57")
def test_recruiters_beacon_respects_the_hand_limit() -> None:
    owner = P(hand=FULL, base=["drollo"], artifacts=["recruiters_beacon"])
    game = turn_of(table(owner, P(), docks=["driller"]))
    assert asked(game) == "WhetherToLead"


# --- prices


@proves("R-57")
def test_haggler_module_takes_2_off_the_owners_artifacts() -> None:
    scene = table(P(artifacts=["haggler_module"]), P(), tops=["A01", "A07"])
    assert [artifact_cost(scene, 0, stack) for stack in (0, 1)] == [5, 2]
    assert [artifact_cost(scene, 1, stack) for stack in (0, 1)] == [7, 4]


@proves("R-57", "R-20")
def test_sonic_drill_takes_1_off_the_owners_crystals_and_adds_to_a_totem() -> None:
    scene = table(P(artifacts=["sonic_drill"], totems=["blue"]), P(), mine=["blue-3a", "red-1a", "red-10a"])
    costs = [[mining_cost(scene, seat, each) for each in scene.mine] for seat in (0, 1)]
    assert costs == [[1, 0, 9], [3, 1, 10]]


@pytest.mark.parametrize(("foreman", "level_3", "level_4"), [(False, {1, 2}, {2, 3}), (True, {0, 1, 2}, {1, 2, 3})])
@proves("R-57")
def test_fast_track_licence_adds_the_price_of_a_card_two_levels_lower(
    foreman: bool, level_3: set[int], level_4: set[int]
) -> None:
    """0 stands for no card."""
    by_level = {1: "driller", 2: "fishbean", 3: "robuster", 4: "maccarat"}
    owner = P(hand=list(by_level.values()), base=["foreman"], artifacts=["fast_track_licence"])
    game = turn_of(table(owner, P(), docks=["drollo", "shuwar", "mushell"]))
    play(game, lead("foreman") if foreman else PASS)
    payments = {0: pay(), **{level: pay(id) for level, id in by_level.items()}}
    for recruited, levels in (("drollo", {0, 1}), ("shuwar", level_3), ("mushell", level_4)):
        twin = game.clone()
        twin.answer(0, recruit(recruited))
        assert {level for level, payment in payments.items() if may(twin, payment)} == levels


@proves("R-57")
def test_with_a_polychrome_lens_one_card_of_a_payment_may_have_any_colour() -> None:
    owner = P(hand=["foreman", "frogtopus", "oddgrabber"], artifacts=["polychrome_lens"])
    game = actions_of(table(owner, P(), mine=["brown-3a"]))
    play(game, mine("brown-3a"))
    assert game.options(0) == [pay("foreman", "frogtopus"), pay("foreman", "oddgrabber")]
    assert refused(game, pay("foreman", "frogtopus", "oddgrabber")) == "MINE-02"
    play(game, pay("foreman", "oddgrabber"), order("foreman", "oddgrabber"))
    assert owned(game) == ["brown-3a"]


@proves("R-57")
def test_with_a_polychrome_lens_one_card_joins_the_colour_of_the_others_on_a_wild_crystal() -> None:
    owner = P(hand=["foreman", "frogtopus", "oddgrabber"], artifacts=["polychrome_lens"])
    game = actions_of(table(owner, P(), mine=["red-3a"]))
    play(game, mine("red-3a"))
    assert may(game, pay("foreman", "frogtopus"))
    assert refused(game, pay("foreman", "frogtopus", "oddgrabber")) == "WILD-02"


@proves("R-57")
def test_a_polychrome_lens_serves_in_every_mine_action() -> None:
    owner = P(hand=["frogtopus", "oddgrabber"], artifacts=["polychrome_lens", "overtime_roster"])
    game = actions_of(table(owner, P(), mine=["brown-1a", "brown-1b"]))
    play(game, mine("brown-1a"), pay("frogtopus"), mine("brown-1b"), pay("oddgrabber"))
    assert owned(game) == ["brown-1a", "brown-1b"]


@proves("R-57")
def test_a_polychrome_lens_and_a_robuster_help_each_other() -> None:
    """Blue, blue by the Robuster, and a stranger by the lens."""
    owner = P(hand=["frogtopus", "driller", "oddgrabber"], base=["robuster"], artifacts=["polychrome_lens"])
    game = turn_of(table(owner, P(), mine=["blue-3a"]))
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), PASS, mine("blue-3a"))
    assert game.options(0) == [Pay(tuple(sorted((card("frogtopus"), card("oddgrabber"), tinted("driller", "blue")))))]


# --- actions and Leaders


@proves("R-57")
def test_with_an_overtime_roster_both_actions_may_be_equal_and_there_are_still_two() -> None:
    owner = P(hand=["driller"] * 3, artifacts=["overtime_roster"])
    game = actions_of(table(owner, P(), mine=["brown-1a", "brown-1b", "brown-1c"]))
    play(game, mine("brown-1a"), pay("driller"), mine("brown-1b"), pay("driller"))
    assert refused(game, mine("brown-1c")) == "TURN-04"


@proves("R-57")
def test_with_a_deputys_badge_the_card_below_the_leader_may_act_instead_of_it() -> None:
    owner = P(base=["foreman", "frogtopus", "driller"], artifacts=["deputys_badge"])
    game = turn_of(table(owner, P(), mine=["blue-1a", "brown-1a"]))
    assert refused(game, lead("foreman")) == "START-03"
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert asked(game) == "TakeAction"  # the Leader's turn is over
    assert base(game) == ["foreman", "frogtopus", "driller"]


@proves("R-57")
def test_with_a_deputys_badge_the_leader_may_still_act_itself() -> None:
    owner = P(base=["frogtopus", "driller"], artifacts=["deputys_badge"])
    game = turn_of(table(owner, P(), mine=["blue-1a", "brown-1a"]))
    play(game, lead("driller"), take_crystal("brown-1a"))
    assert owned(game) == ["brown-1a"]


@proves("R-57")
def test_without_a_deputys_badge_the_card_below_the_leader_does_nothing() -> None:
    game = turn_of(table(P(base=["frogtopus", "driller"]), P(), mine=["blue-1a"]))
    assert refused(game, lead("frogtopus")) == "START-03"


@proves("R-57", "R-29")
def test_an_extra_action_by_a_deputys_badge_goes_with_a_raid() -> None:
    owner = P(hand=["driller"], base=["drollo", "driller"], artifacts=["deputys_badge"])
    game = turn_of(table(owner, P(base=["foreman"]), mine=["brown-1a"]))
    play(game, lead("drollo"), raid(1), mine("brown-1a"), pay())  # the Raid brought the brown Totem
    assert owned(game) == ["brown-1a"]


@proves("R-57")
def test_the_card_below_the_leader_is_not_protected_by_a_deputys_badge() -> None:
    owner = P(base=["drollo", "driller"], artifacts=["deputys_badge"])
    game = actions_of(table(P(hand=["shuwar"]), owner))
    play(game, use("shuwar"))
    assert refused(game, take_base(1, 2, "driller")) == "CLAR-03"
    assert may(game, take_base(1, 1, "drollo"))


# --- protection


PROTECTED = P(base=["sapling", "stalkroot", "driller"], artifacts=["loyalty_implants"])


@pytest.mark.parametrize(
    ("id", "choice"),
    [
        ("shuwar", take_base(1, 1, "sapling")),
        ("mushell", take_base(1, 1, "sapling")),
        ("mandragore", take_base(1, 1, "sapling")),
        ("custodian", subjugate(1, 2, "stalkroot")),
    ],
)
@proves("R-57")
def test_loyalty_implants_stop_every_skill_that_reaches_into_bases(id: str, choice: Choice) -> None:
    """A third Base keeps the question open."""
    game = actions_of(table(P(hand=[id]), PROTECTED, P(base=["stalkroot", "driller"]), factions=GREEN))
    play(game, use(id))
    assert refused(game, choice) == "R-57"


@proves("R-57")
def test_loyalty_implants_do_not_bind_their_owner() -> None:
    scene = table(P(), PROTECTED, factions=GREEN)
    scene.players[1].hand = [card("shuwar")]
    game = actions_of(scene, seat=1)
    play(game, use("shuwar"), take_base(1, 1, "sapling"), seat=1)
    assert hand(game, 1) == ["sapling"]


@proves("R-57")
def test_loyalty_implants_do_not_stop_a_raid() -> None:
    game = actions_of(table(P(), PROTECTED, factions=GREEN))
    play(game, raid(1))
    assert hand(game) == ["sapling", "stalkroot"]


@proves("R-57")
def test_a_blast_door_lets_a_raider_take_two_cards_and_the_totem() -> None:
    owner = P(base=["driller", "drollo", "foreman", "fishbean", "driller"], artifacts=["blast_door"], totems=["brown"])
    game = actions_of(table(P(), owner))
    play(game, raid(1))
    assert hand(game) == ["foreman", "fishbean"]
    assert base(game, 1) == ["driller", "drollo"]
    assert hand(game, 1) == ["driller"]
    assert totems(game) == ["brown"]


@proves("R-57")
def test_behind_a_blast_door_the_hand_limit_still_applies() -> None:
    game = actions_of(table(P(hand=FULL[1:]), P(base=["drollo"] * 3 + ["fishbean"], artifacts=["blast_door"])))
    play(game, raid(1))
    assert len(hand(game)) == 7


@proves("R-57")
def test_a_blast_door_does_not_stop_its_owner() -> None:
    game = actions_of(table(P(base=["driller", "drollo", "foreman", "fishbean"], artifacts=["blast_door"]), P()))
    play(game, raid(0))
    assert len(hand(game)) == 4


# --- Raids


RICH = P(base=["driller", "drollo", "foreman"])


@proves("ARTC-04")
def test_with_enhanced_vision_a_second_base_may_be_raided_at_once() -> None:
    raider = P(artifacts=["enhanced_vision"])
    game = actions_of(table(raider, RICH, P(base=["frogtopus", "fishbean"])))
    play(game, raid(1), raid_again(2))
    assert hand(game) == ["driller", "frogtopus", "drollo"]
    assert (hand(game, 1), hand(game, 2)) == (["foreman"], ["fishbean"])
    assert totems(game) == ["brown", "blue"]


@proves("ARTC-04")
def test_without_enhanced_vision_a_raid_is_the_only_one() -> None:
    game = actions_of(table(P(), RICH, P(base=["frogtopus", "fishbean"])))
    play(game, raid(1))
    assert asked(game) == "TakeAction"
    assert refused(game, raid(2)) == "RAID-01"


@proves("ARTC-04")
def test_the_second_raid_is_possible_with_a_full_hand() -> None:
    raider = P(hand=FULL, artifacts=["enhanced_vision"])
    game = actions_of(table(raider, RICH, P(base=["frogtopus", "fishbean"])))
    play(game, raid(1), raid_again(2))
    assert len(hand(game)) == 7
    assert totems(game) == ["brown", "blue"]


@proves("ARTC-04", "R-48")
def test_the_second_raid_is_on_another_base_with_a_card() -> None:
    raider = P(hand=FULL, artifacts=["enhanced_vision"])
    game = actions_of(table(raider, RICH, P(base=["frogtopus"]), P()))
    play(game, raid(1))
    assert base(game, 1) == ["driller", "drollo"]
    assert refused(game, raid_again(1)) == "ARTC-04"
    assert refused(game, raid_again(3)) == "R-08"
    assert may(game, raid_again(2))


@proves("R-48")
def test_the_second_base_may_be_the_own() -> None:
    game = actions_of(table(P(base=["fishbean"], artifacts=["enhanced_vision"]), RICH))
    play(game, raid(1), raid_again(0))
    assert sorted(hand(game)) == ["driller", "drollo", "fishbean"]


@proves("R-48")
def test_there_is_no_third_raid() -> None:
    raider = P(artifacts=["enhanced_vision"])
    game = actions_of(table(raider, P(base=["driller"]), P(base=["driller"]), P(base=["driller"])))
    play(game, raid(1), raid_again(2))
    assert asked(game) == "TakeAction"
    assert refused(game, raid(3)) == "RAID-01"


@proves("R-48")
def test_nothing_comes_between_the_two_raids_and_extra_actions_follow_the_second() -> None:
    raider = P(hand=["driller"], base=["drollo"], artifacts=["enhanced_vision"])
    game = turn_of(table(raider, P(base=["driller"]), P(base=["fishbean"]), mine=["brown-1a"]))
    play(game, lead("drollo"), raid(1))
    assert not may(game, mine("brown-1a"))
    play(game, raid_again(2), mine("brown-1a"), pay())
    assert owned(game) == ["brown-1a"]


@proves("ARTC-05")
def test_a_blast_door_holds_in_the_second_raid_too() -> None:
    guarded = P(base=["driller", "frogtopus", "oddgrabber", "fishbean"], artifacts=["blast_door"])
    game = actions_of(table(P(artifacts=["enhanced_vision"]), P(base=["foreman"]), guarded))
    play(game, raid(1), raid_again(2))
    assert hand(game) == ["frogtopus", "oddgrabber"]


@proves("ARTC-05", "ARTC-06")
def test_the_baton_of_coaxing_gives_a_crystal_for_each_base_raided() -> None:
    raider = P(artifacts=["enhanced_vision", "baton_of_coaxing"])
    game = actions_of(table(raider, P(base=["driller"]), P(base=["fishbean"]), mine=["blue-1a", "red-1a"]))
    play(game, raid(1), take_crystal("red-1a"), raid_again(2), take_crystal("blue-1a"))
    assert owned(game) == ["red-1a", "blue-1a"]


@proves("ARTC-06", "R-47")
def test_the_baton_of_coaxing_gives_one_crystal_of_printed_cost_1_in_any_colour() -> None:
    raider = P(artifacts=["baton_of_coaxing"], totems=["red"])
    game = actions_of(table(raider, P(base=["driller"]), mine=["blue-1a", "red-1a", "red-3a"]))
    play(game, raid(1))
    assert game.options(0) == [PASS, take_crystal("blue-1a"), take_crystal("red-1a")]
    assert refused(game, take_crystal("red-3a")) == "R-18"
    play(game, take_crystal("blue-1a"))
    assert asked(game) == "TakeAction"


@proves("R-47")
def test_the_baton_of_coaxing_gives_nothing_when_no_crystal_of_cost_1_lies_in_the_mine() -> None:
    game = actions_of(table(P(artifacts=["baton_of_coaxing"]), P(base=["driller"]), mine=["red-3a"]))
    play(game, raid(1))
    assert (asked(game), owned(game)) == ("TakeAction", [])


@proves("R-47")
def test_the_baton_of_coaxing_works_after_the_raid_is_resolved_on_the_own_base_too() -> None:
    game = actions_of(table(P(base=["driller", "fishbean"], artifacts=["baton_of_coaxing"]), P(), mine=["red-1a"]))
    play(game, raid(0))
    assert asked(game) == "WhichCrystal"
    assert (hand(game), totems(game)) == (["driller", "fishbean"], ["blue"])


@proves("ARTC-06")
def test_the_baton_of_coaxing_gives_its_owner_nothing_when_another_raids() -> None:
    game = actions_of(table(P(), P(base=["driller"], artifacts=["baton_of_coaxing"]), mine=["red-1a"]))
    play(game, raid(1))
    assert asked(game) == "TakeAction"
    assert crystal_ids(at(game).mine) == ["red-1a"]


# --- for good


@proves("R-51")
def test_an_artifact_is_in_force_from_the_moment_it_is_collected() -> None:
    game = actions_of(table(P(hand=["maccarat", "sergeant"]), P(), tops=["A04", "A07"]))
    play(game, collect(0), pay("maccarat"), keep("haggler_module"))
    assert artifact_cost(at(game), 0, 1) == 2
    assert played(game) == ["maccarat"]


@pytest.mark.parametrize("seats", [2, 4])
@proves("R-51")
def test_whatever_happens_artifacts_stay_with_their_owners(seats: int) -> None:
    game, dice = Game.start(EDITION, seats, seed=5), Dice.from_seed("artifacts")
    before: dict[Seat, list[str]] = {seat: [] for seat in range(seats)}
    while not game.is_over:
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
        for owner, halves in before.items():
            assert artifacts(game, owner)[: len(halves)] == halves
            before[owner] = artifacts(game, owner)
    assert sum(map(len, before.values())) > 2
