"""Artifacts that help in play, and those of Raids."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.games.cavein.rules.payment.prices import artifact_cost, mining_cost
from gamelode.kernel import PASS, Choice, Dice, Game, Seat, proves

from ...scene import (
    EDITION,
    FULL_HAND,
    WITH_BIOSS,
    P,
    actions_of,
    artifacts,
    asked,
    at,
    base,
    card,
    collect,
    crystal_ids,
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
    subjugate,
    table,
    take_base,
    take_crystal,
    tint,
    tint_to,
    tinted,
    totems,
    turn_of,
    use,
)

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
    game = actions_of(table(P(hand=[id]), PROTECTED, P(base=["stalkroot", "driller"]), factions=WITH_BIOSS))
    play(game, use(id))
    assert refused(game, choice) == "R-57"


@proves("R-57")
def test_loyalty_implants_do_not_bind_their_owner() -> None:
    scene = table(P(), PROTECTED, factions=WITH_BIOSS)
    scene.players[1].hand = [card("shuwar")]
    game = actions_of(scene, seat=1)
    play(game, use("shuwar"), take_base(1, 1, "sapling"), seat=1)
    assert hand(game, 1) == ["sapling"]


@proves("R-57")
def test_loyalty_implants_do_not_stop_a_raid() -> None:
    game = actions_of(table(P(), PROTECTED, factions=WITH_BIOSS))
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
    game = actions_of(table(P(hand=FULL_HAND[1:]), P(base=["drollo"] * 3 + ["fishbean"], artifacts=["blast_door"])))
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
    raider = P(hand=FULL_HAND, artifacts=["enhanced_vision"])
    game = actions_of(table(raider, RICH, P(base=["frogtopus", "fishbean"])))
    play(game, raid(1), raid_again(2))
    assert len(hand(game)) == 7
    assert totems(game) == ["brown", "blue"]


@proves("ARTC-04", "R-48")
def test_the_second_raid_is_on_another_base_with_a_card() -> None:
    raider = P(hand=FULL_HAND, artifacts=["enhanced_vision"])
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
