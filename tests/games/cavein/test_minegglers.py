"""Minegglers, the purple cards: economy. The Mineraccoon is proved among the crystals that are taken."""

from __future__ import annotations

from gamelode.games.cavein.events import CrystalRecoloured
from gamelode.games.cavein.rules.payment.prices import artifact_cost, mining_cost
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import PASS, Game, proves

from .scene import (
    P,
    actions_of,
    at,
    collect,
    colour,
    crystal,
    end_actions,
    keep,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    raid,
    recolour,
    refused,
    rounds_from,
    table,
    take_crystal,
    told,
    turn_of,
    use,
)


def cost(game: Game, id: str, seat: int = 0) -> int:
    return mining_cost(at(game), seat, crystal(id))


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


# --- Ancientone


@proves("MGL-04")
def test_an_ancientone_takes_4_off_every_artifact_this_turn() -> None:
    game = actions_of(table(P(hand=["ancientone"]), P(), tops=["A01", "A02", "A06"]))
    play(game, use("ancientone"))
    assert [artifact_cost(at(game), 0, stack) for stack in range(3)] == [3, 2, 4]


@proves("MGL-04")
def test_an_ancientones_reduction_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["ancientone"]), P(), tops=["A01"]))
    play(game, lead("ancientone"))
    end_actions(game)
    assert artifact_cost(at(game), 1, 0) == 7


@proves("MGL-05")
def test_two_ancientones_and_a_haggler_module_take_10_off() -> None:
    """They leave 0 of 8; of 8 with one Ancientone and the module 2 are left."""
    active = P(hand=["ancientone"], base=["ancientone"], artifacts=["haggler_module"])
    game = turn_of(table(active, P(), tops=["A06"]))
    play(game, lead("ancientone"))
    assert artifact_cost(at(game), 0, 0) == 2
    play(game, use("ancientone"))
    assert at(game).turn.artifact_discount == 8
    assert artifact_cost(at(game), 0, 0) == 0


@proves("MGL-06")
def test_an_artifact_of_cost_0_or_below_needs_a_collect_action_and_no_card() -> None:
    game = turn_of(table(P(hand=["ancientone"], base=["ancientone"]), P(), tops=["A01"]))
    play(game, lead("ancientone"), use("ancientone"), collect(0), pay(), keep("space_exchange"))
    assert len(at(game).players[0].artifacts) == 1
    assert played(game) == ["ancientone"]
    assert at(game).turn.actions == ("UseSkill", "Collect")


# --- Maccarat


@proves("MGL-07")
def test_a_maccarat_takes_4_off_every_crystal() -> None:
    game = actions_of(table(P(hand=["maccarat"]), P(), mine=["brown-1a", "blue-3a", "red-6a", "green-10a"]))
    play(game, use("maccarat"))
    assert [cost(game, id) for id in ("brown-1a", "blue-3a", "red-6a", "green-10a")] == [0, 0, 2, 6]


@proves("MGL-07")
def test_under_a_maccarat_a_crystal_of_cost_3_takes_a_mine_action_and_no_card() -> None:
    game = actions_of(table(P(hand=["maccarat"]), P(), mine=["brown-3a"]))
    play(game, use("maccarat"), mine("brown-3a"), pay())
    assert owned(game) == ["brown-3a"]
    assert at(game).turn.actions == ("UseSkill", "Mine")


@proves("MGL-07")
def test_a_maccarats_reduction_ends_with_the_turn() -> None:
    game = rounds_from(table(P(base=["maccarat"]), P(), mine=["brown-3a"]))
    play(game, lead("maccarat"))
    end_actions(game)
    assert cost(game, "brown-3a", seat=1) == 3


# --- discounts together


@proves("R-20")
def test_all_discounts_on_a_crystal_add_up() -> None:
    """Totem 1, two Diggerhinos 2, Maccarat 4, Sonic Drill 1."""
    active = P(hand=["diggerhino", "diggerhino"], base=["maccarat"], artifacts=["sonic_drill", "overtime_roster"])
    active.totems = ["blue"]
    game = turn_of(table(active, P(), mine=["brown-10a"]))
    play(game, lead("maccarat"), use("diggerhino"), recolour("brown-10a", "red"))
    play(game, use("diggerhino"), recolour("brown-10a", "blue"))
    assert cost(game, "brown-10a") == 2


@proves("R-20")
def test_a_cost_never_falls_below_0() -> None:
    game = turn_of(table(P(base=["maccarat"], totems=["brown"]), P(), mine=["brown-1a"]))
    play(game, lead("maccarat"))
    assert cost(game, "brown-1a") == 0


@proves("R-52")
def test_a_totem_taken_in_a_raid_helps_in_the_extra_mine_action_after_it() -> None:
    raided = P(base=["driller"], totems=["brown"])
    game = turn_of(table(P(base=["drollo"]), raided, mine=["brown-1a"]))
    play(game, lead("drollo"))
    assert refused(game, mine("brown-1a")) == "MINE-03"
    play(game, raid(1), mine("brown-1a"), pay())
    assert owned(game) == ["brown-1a"]


@proves("R-56")
def test_at_cost_0_a_crystal_is_mined_without_a_card_of_its_colour() -> None:
    game = turn_of(table(P(hand=["foreman"], base=["maccarat"]), P(), mine=["blue-3a"]))
    play(game, lead("maccarat"), mine("blue-3a"), pay())
    assert owned(game) == ["blue-3a"]


@proves("R-56")
def test_superfluous_cards_at_cost_0_obey_the_colour_rule() -> None:
    game = turn_of(table(P(hand=["foreman", "fishbean"], base=["maccarat"]), P(), mine=["blue-3a"]))
    play(game, lead("maccarat"), mine("blue-3a"))
    assert refused(game, pay("foreman")) == "MINE-02"
    play(game, pay("fishbean"))
    assert played(game) == ["fishbean"]
