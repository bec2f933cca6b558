"""Scoring."""

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from gamelode.games.cavein.rules.artifacts.points import symbol_points
from gamelode.games.cavein.rules.scoring import outcome, points
from gamelode.kernel import proves

from ..scene import CONTENT, P, table

WORTH = CONTENT.scoring.symbol_sets


def score(me: P) -> dict[str, int]:
    """What a player gets, without what gives nothing."""
    return {source: count for source, count in points(table(me, P()), 0).items() if count}


@proves("SCORE-01")
def test_crystals_score_what_is_printed_on_them() -> None:
    assert score(P(crystals=["blue-1a", "blue-3a", "red-6b", "yellow-10a"])) == {"crystals": 1 + 4 + 8 + 12}


@proves("SCORE-02")
def test_artifacts_score_what_their_text_says() -> None:
    me = P(crystals=["blue-10a"], artifacts=["motherlode_charter", "space_exchange", "sonic_drill"])
    assert score(me) == {"crystals": 12, "artifacts": 5 + 2 * 3}


@proves("SCORE-03")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_each_totem_scores_three(count: int) -> None:
    assert score(P(totems=["blue", "yellow", "brown", "purple"][:count])) == {"totems": 3 * count}


@proves("SCORE-04")
def test_each_subjugated_card_scores_its_level() -> None:
    assert score(P(subjugated=["driller", "driller", "shuwar", "maccarat"])) == {"subjugated": 1 + 1 + 3 + 4}


@proves("SCORE-05")
@pytest.mark.parametrize(("size", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_a_set_of_different_symbols_scores_by_its_size(size: int, worth: int) -> None:
    me = P(crystals=[f"{name}-1c" for name in CONTENT.colours][:size])  # symbols without points of their own
    assert score(me) == {"symbols": worth}


@proves("SCORE-06")
def test_each_set_scores_for_itself_and_each_symbol_counts_once() -> None:
    me = P(crystals=["blue-1c", "blue-3c", "blue-6a", "red-1c"])
    assert score(me)["symbols"] == 3 + 1 + 1


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most that these symbols can score, over all ways to put them into sets of different ones."""
    present = [faction for faction, count in enumerate(counts) if count]
    found = [0]
    for size in range(1, len(present) + 1):
        for chosen in combinations(present, size):
            rest = tuple(count - (faction in chosen) for faction, count in enumerate(counts))
            found.append(WORTH[size - 1] + best_sets(tuple(sorted(rest))))
    return max(found)


@proves("R-46", "SCORE-06")
def test_sets_are_formed_as_is_best_for_the_player() -> None:
    """Every way in which each of the six factions may have none to three symbols."""
    hoards = list(combinations_with_replacement(range(4), 6))
    assert [symbol_points(WORTH, hoard) for hoard in hoards] == [best_sets(hoard) for hoard in hoards]


@proves("SCORE-07")
def test_the_most_points_win() -> None:
    players = (P(crystals=["blue-3a"]), P(crystals=["red-10a"]), P(crystals=["blue-6b"]))
    result = outcome(table(*players))
    assert (result.scores, result.ranks, result.winners) == ((4, 12, 8), (3, 1, 2), (1,))


@proves("SCORE-07")
def test_all_who_are_tied_for_the_most_win() -> None:
    result = outcome(table(P(crystals=["blue-6b"]), P(crystals=["red-3a"]), P(crystals=["red-6b"])))
    assert (result.ranks, result.winners) == ((1, 3, 1), (0, 2))
