"""What many games say together."""

from __future__ import annotations

import msgspec
import pytest

from gamelode.kernel import Outcome
from gamelode.lab import Played, summarise
from gamelode.lab.summary import rate, spread


def played(
    bots: tuple[str, ...], scores: tuple[int, ...], *, sides: tuple[int, ...] = (), reason: str = "END"
) -> Played:
    sources = [{"food": score - 1, "camps": 1} for score in scores]
    outcome = Outcome.by_score(reason, sources, sides or None)
    return Played(
        seed="1.0",
        bots=bots,
        sides=sides or tuple(range(len(bots))),
        outcome=outcome,
        decisions=10 * len(bots),
        rounds=4,
    )


def test_a_bot_is_counted_wherever_it_sits() -> None:
    summary = summarise([played(("a", "b"), (5, 3)), played(("b", "a"), (2, 9)), played(("a", "b"), (1, 4))])
    assert {bot.name: (bot.won.wins, bot.won.games) for bot in summary.bots} == {"a": (2, 3), "b": (1, 3)}


def test_a_tie_counts_half() -> None:
    summary = summarise([played(("a", "b"), (5, 5))])
    assert [bot.won.share for bot in summary.bots] == [0.5, 0.5]


def test_a_team_wins_as_a_whole() -> None:
    summary = summarise([played(("a", "b", "a", "b"), (7, 3, 7, 3), sides=(0, 1, 0, 1))])
    assert [bot.won.wins for bot in summary.bots] == [2, 0]


def test_a_game_won_together_is_won_by_all() -> None:
    summary = summarise([played(("a", "a", "a"), (7, 7, 7), sides=(0, 0, 0))])
    assert summary.bots[0].won.share == 1.0


def test_seats_are_counted_whoever_sits_there() -> None:
    summary = summarise([played(("a", "b"), (5, 3)), played(("b", "a"), (5, 3))])
    assert [seat.share for seat in summary.seats] == [1.0, 0.0]


def test_scores_are_told_by_their_source() -> None:
    (bot,) = summarise([played(("a", "a"), (5, 3))]).bots
    assert (bot.scores.mean, bot.sources) == (4.0, {"food": 3.0, "camps": 1.0})


def test_endings_are_counted() -> None:
    games = [played(("a", "b"), (5, 3), reason=reason) for reason in ("END-02", "END-01", "END-02")]
    assert summarise(games).endings == {"END-01": 1, "END-02": 2}


def test_a_game_without_rounds_has_none() -> None:
    game = msgspec.structs.replace(played(("a", "b"), (5, 3)), rounds=None)
    assert summarise([game]).rounds is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(180, 200, 0.8506, 0.9343), (60, 100, 0.5020, 0.6906), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    found = rate([1.0] * wins + [0.0] * (games - wins))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_a_spread_has_quarters() -> None:
    found = spread([1, 2, 3, 4, 5])
    assert (found.least, found.quarter, found.median, found.three_quarters, found.most) == (1, 2, 3, 4, 5)


def test_a_single_number_has_no_spread() -> None:
    assert (spread([7]).median, spread([7]).deviation) == (7.0, 0.0)
