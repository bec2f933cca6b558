"""Diggerhino and Robuster: colours that change for a turn."""

from __future__ import annotations

from gamelode.games.cavein.events import CrystalRecoloured
from gamelode.games.cavein.rules.actions import UseSkill
from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.games.cavein.rules.scoring import points
from gamelode.games.cavein.rules.skills.colours import TintCard
from gamelode.games.cavein.rules.skills.subjugating import SubjugateHandCard
from gamelode.kernel import PASS, Game, proves

from ...scene import (
    P,
    actions_of,
    asked,
    at,
    card,
    collect,
    colour,
    cost,
    crystal,
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
    recolour,
    recruit,
    refused,
    rounds_from,
    table,
    take_crystal,
    take_dock,
    tint,
    tint_to,
    tinted,
    told,
    turn_of,
    use,
)

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


WITH_WEEDLOCKS = ("terron", "hydran", "metanel", "weedlock")


@proves("R-23")
def test_a_weedlock_in_another_colour_still_counts_double_under_a_seeder() -> None:
    scene = table(P(hand=["sapling", "seeder"], base=["robuster"]), P(), mine=["blue-3a"], factions=WITH_WEEDLOCKS)
    scene.totems[colour("blue")] = 0
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("sapling"), PASS, use("seeder"))
    assert may(game, mine("blue-3a"))  # 2 for a cost of 2


@proves("R-23")
def test_a_card_made_green_is_no_weedlock_under_a_seeder() -> None:
    scene = table(P(hand=["driller", "seeder"], base=["robuster"]), P(), mine=["green-3a"], factions=WITH_WEEDLOCKS)
    scene.totems[colour("green")] = 0
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("green"), tint("driller"), PASS, use("seeder"))
    assert refused(game, mine("green-3a")) == "MINE-03"  # 1 for a cost of 2


@proves("R-23")
def test_a_weedlock_in_another_colour_still_counts_as_any_crystal_under_a_stalkroot() -> None:
    scene = table(P(hand=["sapling", "stalkroot"], base=["robuster"]), P(), mine=["brown-1a"], factions=WITH_WEEDLOCKS)
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("sapling"), PASS, use("stalkroot"))
    assert may(game, mine("brown-1a"))


@proves("R-23")
def test_a_card_made_green_is_no_weedlock_under_a_stalkroot() -> None:
    scene = table(P(hand=["driller", "stalkroot"], base=["robuster"]), P(), mine=["blue-1a"], factions=WITH_WEEDLOCKS)
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("green"), tint("driller"), PASS, use("stalkroot"))
    assert refused(game, mine("blue-1a")) == "MINE-03"


# --- Diggerhino


@proves("MGL-02")
def test_a_recoloured_crystal_is_mined_with_cards_of_its_new_colour_and_no_longer_of_its_old_one() -> None:
    game = turn_of(table(P(hand=["foreman", "fishbean"], base=["diggerhino"]), P(), mine=["brown-3a"]))
    play(game, lead("diggerhino"), recolour("brown-3a", "blue"), mine("brown-3a"))
    assert refused(game, pay("foreman")) == "MINE-02"
    play(game, pay("fishbean"))
    assert owned(game) == ["brown-3a"]


@proves("MGL-02", "R-21")
def test_each_crystal_of_the_mine_may_get_any_of_the_five_other_colours() -> None:
    game = actions_of(table(P(hand=["diggerhino"]), P(), mine=["brown-3a", "red-1a"]))
    play(game, use("diggerhino"))
    others = [recolour("brown-3a", name) for name in ("blue", "purple", "yellow", "red", "green")]
    others += [recolour("red-1a", name) for name in ("brown", "blue", "purple", "yellow", "green")]
    assert game.options(0) == [PASS, *others]
    assert refused(game, recolour("brown-3a", "brown")) == "MGL-02"
    assert refused(game, recolour("blue-1a", "brown")) == "MGL-02"  # it lies in the stack


@proves("MGL-03")
def test_a_recoloured_crystal_and_no_other_costs_1_less() -> None:
    game = actions_of(table(P(hand=["diggerhino"]), P(), mine=["brown-3a", "brown-3b"]))
    play(game, use("diggerhino"), recolour("brown-3a", "blue"))
    assert (cost(game, "brown-3a"), cost(game, "brown-3b")) == (2, 3)


@proves("MGL-02")
def test_everyone_is_told_which_crystal_has_which_colour() -> None:
    game = actions_of(table(P(hand=["diggerhino"]), P(), mine=["brown-3a"]))
    play(game, use("diggerhino"), recolour("brown-3a", "blue"))
    assert told(game, CrystalRecoloured) == [CrystalRecoloured(0, crystal("brown-3a"), colour("blue"))]
    assert game.view(1).colours == {crystal("brown-3a"): colour("blue")}


@proves("MGL-03")
def test_a_recoloured_crystal_of_cost_0_needs_a_mine_action_and_no_card() -> None:
    game = actions_of(table(P(hand=["diggerhino"]), P(), mine=["brown-1a"]))
    play(game, use("diggerhino"), recolour("brown-1a", "blue"))
    assert owned(game) == []
    play(game, mine("brown-1a"), pay())
    assert owned(game) == ["brown-1a"]
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("MGL-02", "R-21")
def test_colour_and_discount_end_with_the_turn() -> None:
    game = rounds_from(table(P(base=["diggerhino"]), P(), mine=["brown-3a"]))
    play(game, lead("diggerhino"), recolour("brown-3a", "blue"))
    end_actions(game)
    assert at(game).colour(crystal("brown-3a")) == colour("brown")
    assert cost(game, "brown-3a", seat=1) == 3


@proves("R-21")
def test_a_crystal_in_a_colour_out_of_play_becomes_wild() -> None:
    hand = ["foreman", "fishbean"]
    game = turn_of(table(P(hand=hand, base=["diggerhino"]), P(), mine=["purple-3a"]))
    play(game, lead("diggerhino"), recolour("purple-3a", "red"), mine("purple-3a"))
    assert may(game, pay("foreman"))
    assert may(game, pay("fishbean"))
    assert refused(game, pay("foreman", "fishbean")) == "WILD-02"


@proves("R-21")
def test_a_wild_crystal_in_a_colour_in_play_is_wild_no_more() -> None:
    game = turn_of(table(P(hand=["foreman", "fishbean"], base=["diggerhino"]), P(), mine=["red-3a"]))
    play(game, lead("diggerhino"), recolour("red-3a", "blue"), mine("red-3a"))
    assert refused(game, pay("foreman")) == "MINE-02"
    assert may(game, pay("fishbean"))


@proves("R-21", "R-20")
def test_the_totem_of_the_new_colour_makes_the_crystal_cheaper_still() -> None:
    game = actions_of(table(P(hand=["diggerhino"], totems=["blue"]), P(), mine=["brown-3a"]))
    play(game, use("diggerhino"), recolour("brown-3a", "blue"))
    assert cost(game, "brown-3a") == 1


@proves("R-21")
def test_the_totem_of_the_old_colour_no_longer_helps() -> None:
    game = actions_of(table(P(hand=["diggerhino"], totems=["brown"]), P(), mine=["brown-3a"]))
    play(game, use("diggerhino"), recolour("brown-3a", "blue"))
    assert cost(game, "brown-3a") == 2


@proves("R-21")
def test_a_level_1_skill_takes_what_has_its_colour_this_turn() -> None:
    game = turn_of(table(P(hand=["frogtopus"], base=["diggerhino"]), P(), mine=["brown-1a", "blue-3a"]))
    play(game, lead("diggerhino"), recolour("brown-1a", "blue"), use("frogtopus"), take_crystal("brown-1a"))
    assert owned(game) == ["brown-1a"]


@proves("R-21")
def test_a_level_1_skill_does_not_take_what_has_lost_its_colour_this_turn() -> None:
    shown = ["brown-1a", "brown-1b"]
    game = turn_of(table(P(hand=["driller"], base=["diggerhino"]), P(), mine=shown))
    play(game, lead("diggerhino"), recolour("brown-1a", "blue"), use("driller"))
    assert refused(game, take_crystal("brown-1a")) == "R-19"
    assert may(game, take_crystal("brown-1b"))


@proves("R-21", "R-45")
def test_at_scoring_the_printed_colour_holds() -> None:
    """The Contract counts two brown crystals, not two blue ones and a third."""
    active = P(hand=["diggerhino"], crystals=["brown-1b", "blue-1a", "blue-1b"], artifacts=["contract"])
    game = actions_of(table(active, P(), mine=["brown-1a"]))
    play(game, use("diggerhino"), recolour("brown-1a", "blue"), mine("brown-1a"), pay())
    assert len(owned(game)) == 4
    assert points(at(game), 0)["artifacts"] == 2
