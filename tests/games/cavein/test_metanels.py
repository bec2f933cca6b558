"""Metanels, the yellow cards: mining. The Oddgrabber is proved among the crystals that are taken."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import UseSkill
from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.games.cavein.rules.skills.colours import TintCard
from gamelode.games.cavein.rules.skills.subjugating import SubjugateHandCard
from gamelode.kernel import PASS, Choice, Game, proves

from .scene import (
    P,
    actions_of,
    asked,
    at,
    card,
    collect,
    colour,
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
    recruit,
    refused,
    rounds_from,
    table,
    take_crystal,
    take_dock,
    tint,
    tint_to,
    tinted,
    turn_of,
    use,
)

ONES = ["brown-1a", "brown-1b", "brown-1c"]


# --- Drollo


@proves("MET-02", "R-28")
def test_a_drollo_played_gives_a_mine_action_beside_the_second_normal_one() -> None:
    game = actions_of(table(P(hand=["drollo", "driller", "driller"]), P(), mine=ONES))
    play(game, use("drollo"), mine("brown-1a"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill",)
    play(game, mine("brown-1b"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill", "Mine")
    assert refused(game, mine("brown-1c")) == "TURN-04"


@proves("MET-03")
def test_with_a_drollo_for_leader_the_third_action_can_only_be_mine() -> None:
    scene = table(P(hand=["driller", "driller"], base=["drollo"]), P(), docks=["oddgrabber", "driller"], mine=ONES)
    game = turn_of(scene)
    play(game, lead("drollo"), recruit("oddgrabber"), use("oddgrabber"))
    assert refused(game, recruit("driller")) == "TURN-04"
    assert refused(game, use("driller")) == "TURN-04"
    play(game, mine("brown-1a"), pay("driller"))
    assert owned(game) == ["brown-1a"]
    assert refused(game, mine("brown-1b")) == "TURN-04"


@pytest.mark.parametrize("before", [0, 1, 2])
@proves("R-28")
def test_the_extra_mine_action_comes_before_between_or_after_the_normal_ones(before: int) -> None:
    """Recruit and Use skill are the normal ones."""
    scene = table(P(hand=["driller"], base=["drollo"]), P(), docks=["oddgrabber"], mine=["brown-1a"])
    normal: list[Choice] = [recruit("oddgrabber"), use("oddgrabber")]
    game = turn_of(scene)
    play(game, lead("drollo"), *normal[:before], mine("brown-1a"), pay("driller"), *normal[before:])
    assert owned(game) == ["brown-1a"]
    assert at(game).turn.actions == ("Recruit", "UseSkill")


@proves("R-28")
def test_each_drollo_gives_one_extra_mine_action() -> None:
    game = turn_of(table(P(hand=["drollo", "driller", "driller", "driller"], base=["drollo"]), P(), mine=ONES))
    play(game, lead("drollo"), use("drollo"))
    for id in ONES:
        play(game, mine(id), pay("driller"))
    assert owned(game) == ONES
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("R-28", "R-29")
def test_an_extra_mine_action_is_used_up_first_so_that_a_raid_stays_open() -> None:
    game = turn_of(table(P(hand=["driller"], base=["drollo"]), P(base=["driller"]), mine=ONES))
    play(game, lead("drollo"), mine("brown-1a"), pay("driller"))
    assert may(game, raid(1))


@proves("R-29")
def test_an_extra_mine_action_is_left_after_a_raid_and_no_normal_one() -> None:
    scene = table(
        P(hand=["driller", "driller", "fishbean"], base=["drollo"]), P(base=["driller"]), mine=ONES, docks=["frogtopus"]
    )
    game = turn_of(scene)
    play(game, lead("drollo"), raid(1))
    assert refused(game, recruit("frogtopus")) == "ACT-03"
    assert refused(game, use("fishbean")) == "ACT-03"
    play(game, mine("brown-1a"), pay("driller"))
    assert refused(game, mine("brown-1b")) == "ACT-03"


@proves("R-29")
def test_a_drollo_played_from_the_hand_shuts_out_a_raid() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(base=["driller"])))
    play(game, use("drollo"))
    assert refused(game, raid(1)) == "R-29"


@proves("R-28", "R-29")
def test_an_extra_mine_action_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["drollo"]), P(hand=["driller"], base=["driller"]), mine=ONES))
    play(game, lead("drollo"))
    end_actions(game)
    game.answer(1, PASS)
    assert at(game).turn.extra_mines == 0


# --- Robuster


def robusted(*ids: str, to: str = "blue", mined: tuple[str, ...] = ("blue-6a",)) -> Game:
    """The Robuster is used as Leader on these cards of the hand; a Fish'Bean is there that stays blue."""
    game = turn_of(table(P(hand=[*ids, "fishbean"], base=["robuster"]), P(), mine=mined, docks=["driller"]))
    play(game, lead("robuster"), tint_to(to), *map(tint, ids))
    if asked(game) == "WhichToTint":
        play(game, PASS)
    return game


@proves("MET-04")
def test_three_cards_take_a_colour_and_mine_in_it() -> None:
    game = robusted("driller", "driller", "foreman")
    brown = tinted("driller", "blue"), tinted("driller", "blue"), tinted("foreman", "blue")
    play(game, mine("blue-6a"), Pay((card("fishbean"), *brown)), order("driller", "driller", "foreman", "fishbean"))
    assert owned(game) == ["blue-6a"]


@proves("MET-04")
def test_no_more_than_three_cards_take_the_colour() -> None:
    game = turn_of(table(P(hand=["driller"] * 4, base=["robuster"]), P()))
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), tint("driller"), tint("driller"))
    assert asked(game) == "TakeAction"
    assert sorted(at(game).players[0].hand) == [card("driller"), *[tinted("driller", "blue")] * 3]


@proves("MET-04")
def test_fewer_than_three_cards_may_take_the_colour() -> None:
    game = turn_of(table(P(hand=["driller", "foreman"], base=["robuster"]), P()))
    play(game, lead("robuster"), tint_to("blue"), tint("foreman"), PASS)
    assert asked(game) == "TakeAction"
    assert at(game).players[0].hand == [card("driller"), tinted("foreman", "blue")]


@proves("MET-04")
def test_a_card_that_has_taken_the_colour_cannot_take_it_again_nor_a_card_that_is_not_held() -> None:
    game = turn_of(table(P(hand=["driller", "foreman"], base=["robuster"]), P()))
    play(game, lead("robuster"), tint_to("blue"), tint("driller"))
    assert refused(game, TintCard(tinted("driller", "blue"))) == "MET-04"
    assert refused(game, tint("driller")) == "MET-04"
    assert refused(game, tint("drollo")) == "MET-04"


@proves("R-22")
def test_all_cards_of_a_robuster_take_the_same_colour() -> None:
    game = turn_of(table(P(hand=["driller", "foreman"], base=["robuster"]), P()))
    play(game, lead("robuster"), tint_to("blue"), tint("driller"))
    assert not may(game, tint_to("purple"))
    play(game, tint("foreman"))
    assert {at(game).content.card_colour[held] for held in at(game).players[0].hand} == {colour("blue")}


@proves("R-23")
def test_any_of_the_six_colours_may_be_chosen() -> None:
    game = turn_of(table(P(hand=["driller"], base=["robuster"]), P()))
    play(game, lead("robuster"))
    names = ["brown", "blue", "purple", "yellow", "red", "green"]
    assert game.options(0) == [PASS, *map(tint_to, names)]


@proves("R-23", "MET-04")
def test_a_card_in_another_colour_has_lost_its_printed_one_for_mining() -> None:
    game = robusted("foreman", mined=("brown-1a",))
    assert refused(game, mine("brown-1a")) == "MINE-03"


@proves("R-23")
def test_cards_that_come_to_the_hand_later_keep_their_colour() -> None:
    game = robusted("driller", mined=("blue-1a", "brown-1a"))
    play(game, recruit("driller"), mine("brown-1a"), pay("driller"))
    assert owned(game) == ["brown-1a"]
    assert at(game).players[0].hand == [card("fishbean"), tinted("driller", "blue")]


@proves("R-23")
def test_the_colour_ends_with_the_turn() -> None:
    game = robusted("driller", "foreman")
    end_actions(game)
    assert at(game).players[0].hand == sorted([card("driller"), card("foreman"), card("fishbean")])


@proves("R-23")
def test_in_play_area_and_base_the_printed_colour_holds() -> None:
    game = robusted("driller", mined=("blue-1a",))
    play(game, mine("blue-1a"), Pay((tinted("driller", "blue"),)))
    assert at(game).players[0].played == [card("driller")]
    end_actions(game)
    assert at(game).players[0].base == [card("robuster"), card("driller")]


@proves("R-23")
def test_a_card_that_was_given_a_colour_returns_as_leader_with_the_totem_of_its_printed_one() -> None:
    scene = table(P(hand=["driller"], base=["robuster"]), P(), mine=["blue-1a"])
    game = rounds_from(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), PASS)
    play(game, mine("blue-1a"), Pay((tinted("driller", "blue"),)))
    end_actions(game)
    game.answer(1, raid(0))
    holders = at(game).totems
    assert (holders[colour("brown")], holders[colour("blue")]) == (1, -1)


@proves("R-23")
def test_recruits_and_artifacts_do_not_mind_the_colour() -> None:
    scene = table(P(hand=["driller", "maccarat"], base=["robuster"]), P(), docks=["drollo"], tops=["A04"])
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("red"), tint("driller"), tint("maccarat"), PASS)
    play(game, recruit("drollo"), Pay((tinted("driller", "red"),)))
    play(game, collect(0), Pay((tinted("maccarat", "red"),)), keep("contract"))
    assert played(game) == ["driller", "maccarat"]
    assert hand(game) == ["drollo"]


@proves("R-23")
def test_a_card_in_another_colour_keeps_its_skill() -> None:
    game = turn_of(table(P(hand=["fishbean"], base=["robuster"]), P(), docks=["drollo"]))
    play(game, lead("robuster"), tint_to("red"), tint("fishbean"), PASS)
    play(game, UseSkill(tinted("fishbean", "red")), take_dock("drollo"))
    assert (played(game), hand(game)) == (["fishbean"], ["drollo"])


@proves("R-23", "R-34")
def test_a_domina_subjugates_a_card_in_another_colour_as_what_it_is() -> None:
    scene = table(
        P(hand=["driller", "domina"], base=["robuster"]), P(), factions=("terron", "hydran", "metanel", "bioss")
    )
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), PASS, use("domina"))
    play(game, SubjugateHandCard(tinted("driller", "blue")))
    assert at(game).players[0].subjugated == [card("driller")]


GREEN = ("terron", "hydran", "metanel", "weedlock")


@proves("R-23")
def test_a_weedlock_in_another_colour_still_counts_double_under_a_seeder() -> None:
    scene = table(P(hand=["sapling", "seeder"], base=["robuster"]), P(), mine=["blue-3a"], factions=GREEN)
    scene.totems[colour("blue")] = 0
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("sapling"), PASS, use("seeder"))
    assert may(game, mine("blue-3a"))  # 2 for a cost of 2


@proves("R-23")
def test_a_card_made_green_is_no_weedlock_under_a_seeder() -> None:
    scene = table(P(hand=["driller", "seeder"], base=["robuster"]), P(), mine=["green-3a"], factions=GREEN)
    scene.totems[colour("green")] = 0
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("green"), tint("driller"), PASS, use("seeder"))
    assert refused(game, mine("green-3a")) == "MINE-03"  # 1 for a cost of 2


@proves("R-23")
def test_a_weedlock_in_another_colour_still_counts_as_any_crystal_under_a_stalkroot() -> None:
    scene = table(P(hand=["sapling", "stalkroot"], base=["robuster"]), P(), mine=["brown-1a"], factions=GREEN)
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("sapling"), PASS, use("stalkroot"))
    assert may(game, mine("brown-1a"))


@proves("R-23")
def test_a_card_made_green_is_no_weedlock_under_a_stalkroot() -> None:
    scene = table(P(hand=["driller", "stalkroot"], base=["robuster"]), P(), mine=["blue-1a"], factions=GREEN)
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("green"), tint("driller"), PASS, use("stalkroot"))
    assert refused(game, mine("blue-1a")) == "MINE-03"


# --- Scrabber


@pytest.mark.parametrize("cost", [1, 3, 6])
@proves("MET-05")
def test_after_mining_a_scrabber_takes_another_crystal_of_that_cost_in_any_colour(cost: int) -> None:
    shown = [f"brown-{cost}a", f"blue-{cost}a", f"red-{cost}a", "red-10a"]
    cards = ["driller", "foreman", "sergeant"]
    game = turn_of(table(P(hand=cards, base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), mine(f"brown-{cost}a"), pay(*cards), order(*cards))
    assert refused(game, take_crystal("red-10a")) == "R-18"
    play(game, take_crystal(f"red-{cost}a"))
    assert owned(game) == [f"brown-{cost}a", f"red-{cost}a"]
    assert asked(game) == "TakeAction"  # one is all


@proves("MET-06")
def test_a_scrabber_does_not_work_for_cost_10() -> None:
    cards = ["colonel", "sergeant", "sergeant"]
    game = turn_of(table(P(hand=cards, base=["scrabber"]), P(), mine=["brown-10a", "blue-10a"]))
    play(game, lead("scrabber"), mine("brown-10a"), pay(*cards), order(*cards))
    assert owned(game) == ["brown-10a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabber_works_after_every_mine_action_of_the_turn() -> None:
    shown = ["brown-1a", "brown-1b", "blue-1a", "blue-1b"]
    game = turn_of(table(P(hand=["drollo", "driller", "driller"], base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), use("drollo"))
    play(game, mine("brown-1a"), pay("driller"), take_crystal("blue-1a"))
    play(game, mine("brown-1b"), pay("driller"), take_crystal("blue-1b"))
    assert owned(game) == ["brown-1a", "blue-1a", "brown-1b", "blue-1b"]


@proves("R-26")
def test_two_scrabbers_take_two_crystals_after_one_mine_action() -> None:
    shown = ["brown-1a", "blue-1a", "blue-1b", "red-1a"]
    game = turn_of(table(P(hand=["scrabber", "driller"], base=["scrabber"]), P(), mine=shown))
    play(game, lead("scrabber"), use("scrabber"), mine("brown-1a"), pay("driller"))
    play(game, take_crystal("blue-1a"), take_crystal("red-1a"))
    assert owned(game) == ["brown-1a", "blue-1a", "red-1a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabber_finds_nothing_when_no_crystal_of_that_cost_is_left() -> None:
    game = turn_of(table(P(hand=["driller"], base=["scrabber"]), P(), mine=["brown-1a", "blue-3a"]))
    play(game, lead("scrabber"), mine("brown-1a"), pay("driller"))
    assert owned(game) == ["brown-1a"]
    assert asked(game) == "TakeAction"


@proves("R-26")
def test_a_scrabbers_work_ends_with_the_turn() -> None:
    scene = table(P(base=["scrabber"]), P(hand=["driller"], base=["driller"]), mine=["brown-1a", "blue-1a"])
    game = rounds_from(scene)
    play(game, lead("scrabber"))
    end_actions(game)
    play(game, PASS, mine("brown-1a"), pay("driller"), seat=1)
    assert owned(game, 1) == ["brown-1a"]
    assert asked(game) == "TakeAction"


@proves("MET-05")
def test_a_card_played_to_pay_is_no_scrabber() -> None:
    game = actions_of(table(P(hand=["scrabber"]), P(), mine=["yellow-3a", "blue-3a"]))
    play(game, mine("yellow-3a"), pay("scrabber"))
    assert owned(game) == ["yellow-3a"]
    assert asked(game) == "TakeAction"
