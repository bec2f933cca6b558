"""Two versions of a game on the same deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.kernel import Fault, Outcome
from gamelode.lab import Plan, Played, simulate
from gamelode.lab.compare import compare, counterparts

DEAR_TOTEMS = (
    '[scoring]\nsource = "house"\ntotem = 100\nsubjugated_per_level = 1\nsymbol_sets = [1, 3, 6, 10, 15, 21]\n'
)


def played(
    number: int,
    scores: tuple[int, int],
    *,
    bots: tuple[str, str] = ("a", "b"),
    sides: tuple[int, int] = (0, 1),
    reason: str = "END",
    tally: int = 0,
) -> Played:
    return Played(
        seed=f"1.{number}",
        options={"hazard": 2},
        bots=bots,
        sides=sides,
        outcome=Outcome.by_score(reason, [{"food": score} for score in scores], sides),
        decisions=10,
        rounds=4,
        tallies=({"Camp built": tally}, {}) if tally else (),
    )


def test_a_change_is_the_mean_over_the_pairs() -> None:
    first = [played(0, (5, 3)), played(1, (2, 3)), played(2, (6, 1))]
    second = [played(0, (7, 3)), played(1, (2, 3)), played(2, (7, 1))]
    found = compare(first, second).differences["points"]
    assert (found["a"].first, found["a"].second, found["a"].change) == pytest.approx((13 / 3, 16 / 3, 1.0))
    assert found["b"].is_none


def test_the_interval_is_that_of_the_differences() -> None:
    """Games differ much from each other, and yet all of them change by about the same."""
    first = [played(number, (10 * number, 3)) for number in range(4)]
    second = [played(number, (10 * number + 5 + number % 2, 3)) for number in range(4)]
    found = compare(first, second).differences["points"]["a"]
    assert (found.low, found.high) == pytest.approx((5.5 - 0.5658, 5.5 + 0.5658), abs=0.001)
    assert found.is_clear


def test_a_change_that_may_be_chance_is_not_clear() -> None:
    first = [played(number, (5, 3)) for number in range(3)]
    second = [played(0, (9, 3)), played(1, (2, 3)), played(2, (6, 3))]
    assert not compare(first, second).differences["points"]["a"].is_clear


def test_games_that_went_alike_are_counted() -> None:
    first = [played(0, (5, 3)), played(1, (2, 3))]
    assert compare(first, [played(0, (5, 3)), played(1, (4, 3))]).alike == 1


@pytest.mark.parametrize(
    ("bots", "sides", "names"),
    [
        (("a", "b"), (0, 1), ["a", "b"]),
        (("a", "a"), (0, 1), ["seat 1", "seat 2"]),
        (("a", "b"), (0, 0), ["success"]),
    ],
)
def test_whose_wins_are_told(bots: tuple[str, str], sides: tuple[int, int], names: list[str]) -> None:
    games = [played(number, (5, 5), bots=bots, sides=sides) for number in range(2)]
    assert list(compare(games, games).differences["win rate"]) == names


def test_an_ending_that_did_not_happen_counts_as_none() -> None:
    first = [played(0, (5, 3)), played(1, (5, 3))]
    second = [played(0, (5, 3), reason="FIRE"), played(1, (5, 3))]
    found = compare(first, second).differences["ended by"]
    assert {name: (each.first, each.second) for name, each in found.items()} == {"END": (1.0, 0.5), "FIRE": (0.0, 0.5)}


def test_what_only_one_side_counted_is_not_compared() -> None:
    plain, tallied = ([played(n, (5, 3), tally=tally) for n in range(2)] for tally in (0, 3))
    assert "what seats did" not in compare(plain, tallied).differences
    assert compare(tallied, tallied).differences["what seats did"]["Camp built"].first == 1.5


def test_one_game_says_nothing() -> None:
    with pytest.raises(Fault, match="to compare takes two games at the least"):
        compare([played(0, (5, 3))], [played(0, (5, 3))])


def test_games_that_began_alike_belong_together() -> None:
    games = [played(number, (number, 0)) for number in range(3)]
    assert counterparts(games[:2], reversed(games)) == games[:2]


def test_a_game_without_counterpart_is_a_fault() -> None:
    with pytest.raises(Fault, match=r"that of a,b with seed 1\.1 and its options is missing"):
        counterparts([played(0, (5, 3)), played(1, (5, 3))], [played(0, (5, 3))])


def test_the_deals_are_the_same_under_both_versions(tmp_path: Path) -> None:
    """Bots that do not look at points play the same games: nothing but the worth of totems changes."""
    changes = tmp_path / "totems.toml"
    changes.write_text(DEAR_TOTEMS)
    printed, changed = (
        list(simulate(Plan(slug="cavein", bots=("random", "random"), seed=5, changes=each), 3, workers=1))
        for each in (None, changes)
    )
    found = compare(printed, changed)
    moved = [name for name, each in found.differences["points by source"].items() if not each.is_none]
    assert moved == ["totems"]
    assert all(each.is_none for each in found.differences["length"].values())
