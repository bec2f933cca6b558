"""Questions that a rulebook sets a clock for."""

from gamelode.catalogue import game_named
from gamelode.games.hewns.rules.auction.auction import Hunt
from gamelode.match import Match, Player

ANN, BOB = 0, 1


def auction(*, clock: bool) -> Match:
    return Match.start(game_named("hewns").standard, (Player("Ann"), Player("Bob")), 1, {"clock": clock})


def test_without_a_clock_there_is_time() -> None:
    match = auction(clock=False)
    assert match.timed is None
    match.time_is_up()
    assert not match.history


def test_whoever_is_late_passes_once() -> None:
    match = auction(clock=True)
    match.answer(BOB, Hunt())
    match.time_is_up()
    passed = [seat for number, (seat, _) in enumerate(match.history, 1) if match.unasked_for.get(number) == "time"]
    assert sorted(passed) == [ANN, BOB]
