"""Artifacts that score at the end."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from gamelode.games.cavein.rules.artifacts.points import symbol_points
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import proves

from ...scene import CONTENT, FULL_HAND, P, table


def worth(owner: P) -> int:
    """What the owner's artifacts score."""
    return points(table(owner, P()), 0)["artifacts"]


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
    assert worth(P(artifacts=["payroll_ledger"], base=[*FULL_HAND, "foreman"][:cards], hand=["driller"])) == expected


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
