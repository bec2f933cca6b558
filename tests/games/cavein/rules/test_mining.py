"""Mine a crystal: cards, cost, Wild Crystals and the Cave-In token."""

import pytest

from gamelode.games.cavein.events import CardsPlayed, CrystalGained
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.payment.paying import CANNOT_PAY
from gamelode.games.cavein.rules.payment.prices import mining_cost
from gamelode.kernel import PASS, Choice, Refusal, proves

from ..scene import (
    CONTENT,
    FIRST_GAME,
    P,
    actions_of,
    asked,
    at,
    crystal,
    hand,
    in_mine,
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
    refused,
    rounds_from,
    subjugate_from_hand,
    table,
    take_crystal,
    told,
    turn_of,
    use,
)

# --- cards and cost


@proves("MINE-01")
def test_playing_cards_gains_one_crystal_of_the_mine() -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo"]), P(), mine=["yellow-1a", "yellow-1b", "yellow-3a"]))
    play(game, mine("yellow-1b"), pay("oddgrabber"))
    assert (owned(game), in_mine(game)) == (["yellow-1b"], ["yellow-1a", "yellow-3a"])
    assert (hand(game), played(game)) == (["drollo"], ["oddgrabber"])


@proves("MINE-01")
def test_a_crystal_that_is_not_in_the_mine_cannot_be_mined() -> None:
    game = actions_of(table(P(hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    assert refused(game, mine("yellow-1b")) == "MINE-01"


@proves("MINE-02")
@pytest.mark.parametrize(("paid", "reason"), [(["drollo", "robuster"], ""), (["drollo", "sergeant"], "MINE-02")])
def test_all_cards_must_have_the_crystals_colour(paid: list[str], reason: str) -> None:
    game = actions_of(table(P(hand=["drollo", "robuster", "sergeant"]), P(), mine=["yellow-3a"]))
    play(game, mine("yellow-3a"))
    assert refused(game, pay(*paid)) == reason


@proves("MINE-02")
def test_cards_of_another_single_colour_do_not_do() -> None:
    game = actions_of(table(P(hand=["colonel", "sergeant"]), P(), mine=["yellow-3a", "brown-3a"]))
    assert refused(game, mine("yellow-3a")) == "MINE-03"
    assert may(game, mine("brown-3a"))


@proves("MINE-03")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        (["drollo", "robuster"], Refusal("MINE-03", (5, 6))),
        (["oddgrabber", "drollo", "robuster"], None),
        (["robuster", "scrabber"], None),
    ],
)
def test_levels_must_add_up_to_the_cost_or_more(paid: list[str], reason: Refusal | None) -> None:
    hand = ["oddgrabber", "drollo", "robuster", "scrabber"]
    game = actions_of(table(P(hand=hand), P(), mine=["yellow-6a"]))
    play(game, mine("yellow-6a"))
    assert game.why_not(0, pay(*paid)) == reason


@proves("MINE-03")
def test_a_surplus_is_lost() -> None:
    game = actions_of(table(P(hand=["scrabber"]), P(), mine=["yellow-3a", "yellow-1a"]))
    play(game, mine("yellow-3a"), pay("scrabber"))
    assert (owned(game), hand(game), asked(game)) == (["yellow-3a"], [], "TakeAction")


@proves("MINE-04")
@pytest.mark.parametrize(("totems", "cost"), [(["yellow"], 2), (["brown"], 3), ([], 3)])
def test_a_crystal_in_the_colour_of_the_own_totem_costs_one_less(totems: list[str], cost: int) -> None:
    scene = table(P(hand=["drollo"], totems=totems), P(), mine=["yellow-3a"])
    assert mining_cost(scene, 0, crystal("yellow-3a")) == cost
    assert may(actions_of(scene), mine("yellow-3a")) is (cost == 2)


@proves("MINE-04")
def test_the_totem_of_another_player_does_not_help() -> None:
    assert mining_cost(table(P(), P(totems=["yellow"]), mine=["yellow-3a"]), 0, crystal("yellow-3a")) == 3


@proves("MINE-05")
def test_at_cost_0_no_card_is_played_but_the_action_is_used_up() -> None:
    game = actions_of(table(P(totems=["yellow"]), P(), mine=["yellow-1a", "yellow-1b"]))
    play(game, mine("yellow-1a"), pay())
    assert (owned(game), played(game), told(game, CardsPlayed)) == (["yellow-1a"], [], [])
    assert refused(game, mine("yellow-1b")) == "ACT-02"


@proves("MINE-06")
def test_a_mined_crystal_lies_face_down_before_its_owner() -> None:
    game = actions_of(table(P(hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, mine("yellow-1a"), pay("oddgrabber"))
    assert owned(game) == ["yellow-1a"]
    assert [game.view(viewer).players[0].crystals for viewer in (0, 1, None)] == [1, 1, 1]
    assert told(game, CrystalGained) == [CrystalGained(0, crystal("yellow-1a"), mined=True)]


@proves("MINE-07")
def test_owners_look_at_their_crystals_at_any_time_and_others_do_not() -> None:
    game = rounds_from(table(P(crystals=["yellow-6a"]), P(crystals=["blue-1a"])))
    assert [game.view(viewer).crystals for viewer in (0, 1)] == [(crystal("yellow-6a"),), (crystal("blue-1a"),)]
    assert game.view(None).crystals == ()


# --- discounts


@proves("R-20")
def test_all_discounts_add_up() -> None:
    me = P(hand=["diggerhino", "diggerhino"], base=["maccarat"], totems=["blue"], artifacts=["sonic_drill"])
    game = turn_of(table(me, P(), mine=["yellow-10a", "yellow-6a"]))
    play(game, lead("maccarat"), use("diggerhino"), recolour("yellow-10a", "blue"))
    # Maccarat 4, Sonic Drill 1, Totem 1, Diggerhino 1
    assert game.view(0).mining_costs == {crystal("yellow-10a"): 3, crystal("yellow-6a"): 1}


@proves("R-20")
def test_two_diggerhinos_on_one_crystal_add_up() -> None:
    game = turn_of(table(P(hand=["diggerhino"], base=["diggerhino"]), P(), mine=["yellow-10a"]))
    play(game, lead("diggerhino"), recolour("yellow-10a", "blue"), use("diggerhino"), recolour("yellow-10a", "brown"))
    assert game.view(0).mining_costs == {crystal("yellow-10a"): 8}


@proves("R-20")
def test_a_cost_never_falls_below_0() -> None:
    game = turn_of(table(P(base=["maccarat"], totems=["yellow"]), P(), mine=["yellow-1a", "blue-3a"]))
    play(game, lead("maccarat"))
    assert set(game.view(0).mining_costs.values()) == {0}


@proves("R-52")
def test_a_totem_taken_in_a_raid_helps_at_once() -> None:
    game = turn_of(table(P(base=["drollo"]), P(base=["frogtopus"], totems=["blue"]), mine=["blue-1a"]))
    play(game, lead("drollo"))
    assert refused(game, mine("blue-1a")) == "MINE-03"
    play(game, raid(1), mine("blue-1a"), pay())
    assert owned(game) == ["blue-1a"]


# --- more cards than needed


@proves("R-16")
def test_superfluous_cards_of_the_colour_may_be_added() -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo", "robuster"]), P(), mine=["yellow-1a"]))
    play(game, mine("yellow-1a"))
    play(game, pay("oddgrabber", "drollo", "robuster"), order("robuster", "drollo", "oddgrabber"))
    assert played(game) == ["robuster", "drollo", "oddgrabber"]


@proves("R-16", "R-56")
def test_also_at_cost_0_but_in_one_colour_that_fits() -> None:
    game = actions_of(table(P(hand=["drollo", "driller"], totems=["yellow"]), P(), mine=["yellow-1a"]))
    play(game, mine("yellow-1a"))
    assert refused(game, pay("driller")) == "MINE-02"
    play(game, pay("drollo"))
    assert played(game) == ["drollo"]


@proves("R-56")
@pytest.mark.parametrize("id", ["brown-3a", "blue-3a", "purple-3a", "yellow-3a", "red-3a", "green-3a"])
def test_at_cost_0_a_crystal_of_any_colour_is_mined_without_a_card(id: str) -> None:
    game = turn_of(table(P(base=["maccarat"]), P(), mine=[id]))
    play(game, lead("maccarat"), mine(id), pay())
    assert owned(game) == [id]


@proves("R-16")
def test_whoever_can_pay_cannot_say_otherwise() -> None:
    game = actions_of(table(P(hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, mine("yellow-1a"))
    assert refused(game, CANNOT_PAY) == "R-16"


# --- Wild Crystals


@proves("WILD-01")
@pytest.mark.parametrize("factions", [FIRST_GAME, ("bioss", "weedlock", "terron", "hydran")])
def test_crystals_of_the_two_colours_without_mercenaries_are_wild(factions: tuple[str, ...]) -> None:
    ones = [f"{name}-1a" for name in CONTENT.colours]
    game = actions_of(table(P(hand=["driller"]), P(), mine=ones, factions=factions))
    minable = {id.removesuffix("-1a") for id in ones if may(game, mine(id))}
    out = {faction.colour for faction in CONTENT.files.faction if faction.id not in factions}
    assert minable == {"brown", *out}


@proves("WILD-02")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        (["driller", "foreman"], ""),
        (["fishbean", "frogtopus"], ""),
        (["driller", "fishbean"], "WILD-02"),
        (["driller", "foreman", "frogtopus"], "WILD-02"),
    ],
)
def test_a_wild_crystal_takes_any_single_colour(paid: list[str], reason: str) -> None:
    game = actions_of(table(P(hand=["driller", "foreman", "fishbean", "frogtopus"]), P(), mine=["red-3a"]))
    play(game, mine("red-3a"))
    assert refused(game, pay(*paid)) == reason


@proves("WILD-02")
def test_enough_levels_in_different_colours_do_not_do() -> None:
    game = actions_of(table(P(hand=["driller", "fishbean"]), P(), mine=["red-3a"]))
    assert game.why_not(0, mine("red-3a")) == Refusal("MINE-03", (2, 3))


@proves("R-44")
@pytest.mark.parametrize("paid", [["driller"], ["foreman"], ["colonel"], ["driller", "foreman"]])
def test_a_wild_crystal_of_cost_1_takes_higher_cards_too(paid: list[str]) -> None:
    game = actions_of(table(P(hand=["driller", "foreman", "colonel"]), P(), mine=["red-1a"]))
    play(game, mine("red-1a"))
    assert may(game, pay(*paid))


# --- the Cave-In token


@proves("CAVE-01")
@pytest.mark.parametrize(("id", "space"), [("yellow-1a", 3), ("yellow-1d", 4)])
def test_mining_a_marked_crystal_moves_the_token_one_space(id: str, space: int) -> None:
    game = actions_of(table(P(hand=["oddgrabber"]), P(), mine=[id], cave_in=3))
    play(game, mine(id), pay("oddgrabber"))
    assert at(game).cave_in == space


TAKEN: dict[str, tuple[P, list[Choice]]] = {
    "level 1 skill": (P(base=["frogtopus"]), [lead("frogtopus"), take_crystal("blue-1d")]),
    "Scrabber": (
        P(base=["scrabber"], hand=["frogtopus"]),
        [lead("scrabber"), mine("blue-1a"), pay("frogtopus"), take_crystal("blue-1d")],
    ),
    "Domina": (
        P(base=["domina"], hand=["frogtopus"]),
        [lead("domina"), subjugate_from_hand("frogtopus"), take_crystal("blue-1d")],
    ),
    "Baton of Coaxing": (
        P(base=["robuster"], artifacts=["baton_of_coaxing"]),
        [PASS, raid(0), take_crystal("blue-1d")],
    ),
}


@proves("R-17")
@pytest.mark.parametrize("way", TAKEN)
def test_a_marked_crystal_that_is_taken_moves_nothing(way: str) -> None:
    me, choices = TAKEN[way]
    factions = ("hydran", "metanel", "terron", "bioss")
    game = turn_of(table(me, P(), mine=["blue-1a", "blue-1d"], factions=factions))
    play(game, *choices)
    assert "blue-1d" in owned(game)
    assert at(game).cave_in == 0


@proves("R-17")
def test_a_stack_that_runs_out_moves_the_token_whatever_emptied_it() -> None:
    scene = table(P(base=["frogtopus"]), P(), mine=["blue-1a", "blue-1b", "blue-1c", "blue-1d"])
    scene.crystals[0] = [crystal("red-1a")]
    scene.mercenaries = [[], [], [], []]
    game = turn_of(scene)
    play(game, lead("frogtopus"), take_crystal("blue-1a"), END_ACTIONS)
    assert at(game).cave_in == 1
