"""Shu'War, Mu'Shell and Mandragore: cards from Bases."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.skills.from_base import TakeBaseCard
from gamelode.kernel import PASS, proves

from ...scene import WITH_BIOSS, P, actions_of, asked, base, hand, may, play, refused, table, take_base, use

# --- Shu'War


@proves("HYD-04")
def test_the_shuwar_takes_one_card_from_any_place_of_any_base() -> None:
    game = actions_of(table(P(hand=["shuwar"]), P(base=["driller", "drollo", "foreman", "driller"])))
    play(game, use("shuwar"), take_base(1, 2, "drollo"))
    assert hand(game) == ["drollo"]
    assert base(game, 1) == ["driller", "foreman", "driller"]
    assert asked(game) == "TakeAction"  # a single one


@proves("HYD-04")
def test_the_shuwar_takes_from_the_own_base_too() -> None:
    game = actions_of(table(P(hand=["shuwar"], base=["driller", "drollo"]), P()))
    play(game, use("shuwar"), take_base(0, 1, "driller"))
    assert (hand(game), base(game)) == (["driller"], ["drollo"])


@pytest.mark.parametrize(
    "elsewhere", [take_base(1, 1, "drollo"), take_base(1, 0, "driller"), take_base(5, 1, "driller")]
)
@proves("HYD-04")
def test_a_card_is_taken_from_where_it_lies(elsewhere: TakeBaseCard) -> None:
    game = actions_of(table(P(hand=["shuwar"]), P(base=["driller", "drollo", "driller"])))
    play(game, use("shuwar"))
    assert refused(game, elsewhere) == "HYD-04"


# --- Mu'Shell


@proves("HYD-05")
def test_the_mushell_takes_two_cards_from_one_base() -> None:
    game = actions_of(table(P(hand=["mushell"]), P(base=["driller", "drollo", "foreman", "driller"])))
    play(game, use("mushell"), take_base(1, 3, "foreman"), take_base(1, 1, "driller"))
    assert hand(game) == ["driller", "foreman"]
    assert base(game, 1) == ["drollo", "driller"]
    assert asked(game) == "TakeAction"  # and not a third


@proves("HYD-05")
def test_the_mushells_second_card_comes_from_the_same_base() -> None:
    bases = [P(base=["driller", "drollo", "driller"]), P(base=["foreman", "driller"])]
    game = actions_of(table(P(hand=["mushell"]), *bases))
    play(game, use("mushell"), take_base(1, 1, "driller"))
    assert refused(game, take_base(2, 1, "foreman")) == "HYD-05"
    assert may(game, take_base(1, 1, "drollo"))


@proves("HYD-05")
def test_the_mushell_takes_from_the_own_base_too() -> None:
    game = actions_of(table(P(hand=["mushell"], base=["driller", "drollo", "foreman"]), P()))
    play(game, use("mushell"), take_base(0, 2, "drollo"), take_base(0, 1, "driller"))
    assert (hand(game), base(game)) == (["driller", "drollo"], ["foreman"])


# --- Mandragore


BASES = (
    P(hand=["mandragore"], base=["sapling", "driller"]),
    P(base=["sapling", "stalkroot", "driller", "sapling"]),
    P(base=["seeder", "driller", "driller"]),
)


@proves("WEE-05")
def test_the_mandragore_takes_a_weedlock_from_each_base_the_own_included() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(0, 1, "sapling"), take_base(1, 2, "stalkroot"), take_base(2, 1, "seeder"))
    assert hand(game) == ["sapling", "stalkroot", "seeder"]
    assert [base(game, seat) for seat in range(3)] == [["driller"], ["sapling", "driller", "sapling"], ["driller"] * 2]
    assert asked(game) == "TakeAction"


@proves("WEE-05")
def test_the_mandragore_takes_two_weedlocks_from_one_base() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(1, 1, "sapling"), take_base(1, 1, "stalkroot"))
    assert hand(game) == ["sapling", "stalkroot"]
    assert asked(game) == "TakeAction"


@proves("WEE-05")
def test_the_mandragore_takes_no_other_faction() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"))
    assert refused(game, take_base(1, 3, "driller")) == "WEE-05"


@proves("WEE-05")
def test_the_mandragore_takes_no_third_weedlock_from_one_base() -> None:
    game = actions_of(table(P(hand=["mandragore"]), P(base=["sapling"] * 3 + ["driller"]), factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(1, 1, "sapling"), take_base(1, 1, "sapling"))
    assert asked(game) == "TakeAction"
    assert base(game, 1) == ["sapling", "driller"]


@proves("R-33")
def test_after_one_weedlock_from_each_of_two_bases_neither_gives_a_second() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(1, 1, "sapling"), take_base(0, 1, "sapling"))
    assert refused(game, take_base(1, 1, "stalkroot")) == "R-33"
    assert may(game, take_base(2, 1, "seeder"))


@proves("R-33")
def test_after_two_weedlocks_from_one_base_no_other_base_gives_one() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(1, 1, "sapling"))
    assert may(game, take_base(2, 1, "seeder"))
    play(game, take_base(1, 1, "stalkroot"))
    assert asked(game) == "TakeAction"
    assert base(game, 2) == ["seeder", "driller", "driller"]


@proves("R-33")
def test_any_of_the_bases_may_be_left_alone() -> None:
    game = actions_of(table(*BASES, factions=WITH_BIOSS))
    play(game, use("mandragore"), take_base(2, 1, "seeder"), PASS)
    assert hand(game) == ["seeder"]
    assert asked(game) == "TakeAction"
