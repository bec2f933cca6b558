"""What many games say together."""

from __future__ import annotations

import msgspec
import pytest

from gamelode.kernel import Outcome
from gamelode.lab import Played, summarise
from gamelode.lab.summary import rate, spread


def played(
    bots: tuple[str, ...],
    scores: tuple[int, ...],
    *,
    sides: tuple[int, ...] = (),
    reason: str = "END",
    tallies: tuple[dict[str, int], ...] = (),
    happened: dict[str, int] | None = None,
) -> Played:
    sources = [{"food": score - 1, "camps": 1} for score in scores]
    outcome = Outcome.by_score(reason, sources, sides or None)
    return Played(
        seed="1.0",
        options={},
        bots=bots,
        sides=sides or tuple(range(len(bots))),
        outcome=outcome,
        decisions=10 * len(bots),
        rounds=4,
        tallies=tallies,
        happened=happened or {},
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
    games = [
        played(("a", "b"), (5, points), reason=reason)
        for reason, points in (("END-02", 3), ("END-01", 2), ("END-02", 1))
    ]
    endings = summarise(games).endings
    assert {reason: (ending.share.wins, ending.points) for reason, ending in endings.items()} == {
        "END-01": (1, 3.5),
        "END-02": (2, 3.5),
    }


def test_an_ending_tells_whether_anybody_won() -> None:
    won = played(("a", "b"), (5, 5), sides=(0, 0))
    lost = msgspec.structs.replace(won, outcome=msgspec.structs.replace(won.outcome, ranks=(2, 2)))
    assert summarise([won, lost, lost, lost]).endings["END"].won == 0.25


@pytest.mark.parametrize(
    ("bots", "sides", "told"),
    [
        (("a", "b"), (0, 0), {"success": 1.0}),
        (("a", "b"), (0, 1), {"a": 1.0, "b": 0.0}),
        (("a", "a"), (0, 1), {"seat 1": 1.0, "seat 2": 0.0}),
    ],
)
def test_a_line_tells_success_or_who_wins_or_from_where(
    bots: tuple[str, ...], sides: tuple[int, ...], told: dict[str, float]
) -> None:
    summary = summarise([played(bots, (5, 5) if sides == (0, 0) else (5, 3), sides=sides)])
    assert {name: rate.share for name, rate in summary.rates.items()} == told


def test_a_game_without_rounds_has_none() -> None:
    game = msgspec.structs.replace(played(("a", "b"), (5, 3)), rounds=None)
    assert summarise([game]).rounds is None


def test_seats_that_win_together_do_not_make_a_share_surer() -> None:
    together = (0, 0, 0, 0)
    games = [played(("a",) * 4, (7,) * 4, sides=together) for _ in range(10)]
    lost = msgspec.structs.replace(games[0].outcome, ranks=(2, 2, 2, 2))
    (bot,) = summarise([*games[:6], *(msgspec.structs.replace(game, outcome=lost) for game in games[6:])]).bots
    ten = rate([1.0] * 6 + [0.0] * 4)
    assert (bot.won.games, bot.won.low, bot.won.high) == (40, ten.low, ten.high)


CAMP, NO_CAMP = {"Camp built": 3}, dict[str, int]()


def test_a_tally_is_a_mean_and_a_share_of_seats() -> None:
    games = [played(("a", "b"), (5, 3), tallies=(CAMP, NO_CAMP)), played(("a", "b"), (5, 3), tallies=(CAMP, CAMP))]
    found = summarise(games).tallies["Camp built"]
    assert (found.mean, found.had.share) == (2.25, 0.75)


def test_a_tally_tells_who_wins_with_it_and_without() -> None:
    games = [played(("a", "b"), (5, 3), tallies=(CAMP, NO_CAMP)), played(("a", "b"), (5, 3), tallies=(CAMP, CAMP))]
    found = summarise(games).tallies["Camp built"]
    assert found.won_with is not None
    assert found.won_without is not None
    assert (found.won_with.wins, found.won_with.games) == (2, 3)
    assert (found.won_without.wins, found.won_without.games) == (0, 1)


def test_kinds_stand_under_what_they_are_kinds_of() -> None:
    counts = {"Camp built up": 1, "Camp built: tent": 1, "Camp built": 1}
    summary = summarise([played(("a", "b"), (5, 3), tallies=(counts, counts))])
    assert list(summary.tallies) == ["Camp built", "Camp built: tent", "Camp built up"]


def test_what_everybody_had_says_nothing_of_those_without() -> None:
    found = summarise([played(("a", "b"), (5, 3), tallies=(CAMP, CAMP))]).tallies["Camp built"]
    assert found.won_without is None
    assert not found.apart


@pytest.mark.parametrize(("games", "apart"), [(3, False), (30, True)])
def test_rates_are_apart_once_there_are_enough_games(games: int, apart: bool) -> None:
    found = summarise(played(("a", "b"), (5, 3), tallies=(CAMP, NO_CAMP)) for _ in range(games))
    assert found.tallies["Camp built"].apart == apart


def test_what_nobody_did_decides_nothing_where_somebody_wins_anyway() -> None:
    found = summarise([played(("a", "b"), (5, 3), happened={"Rain": 2}), played(("a", "b"), (5, 3))]).happened["Rain"]
    assert (found.mean, found.had.share, found.won_with) == (1.0, 0.5, None)


def test_what_nobody_did_may_decide_a_game_that_all_win_or_lose() -> None:
    together = played(("a", "b"), (5, 5), sides=(0, 0), happened={"Rain": 2})
    found = summarise([together]).happened["Rain"]
    assert found.won_with is not None
    assert found.won_with.share == 1.0


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


@pytest.mark.parametrize("games", range(1, 40))
@pytest.mark.parametrize("win", [0.0, 1.0])
def test_an_interval_holds_its_share(win: float, games: int) -> None:
    found = rate([win] * games)
    assert found.low <= found.share <= found.high
