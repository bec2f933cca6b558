"""Work shared out: in order, with a name for whatever breaks, and nobody left behind."""

from __future__ import annotations

import os
import signal
from multiprocessing import Pipe, active_children

import pytest

from gamelode.kernel import Fault
from gamelode.lab import simulate
from gamelode.lab.workers import Crashed, _serve, shared_out


def square(number: int) -> int:
    return number * number


def divide(number: int) -> float:
    return 1 / number


def die(number: int) -> None:
    os._exit(number)


def blocked(number: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_order(workers: int) -> None:
    assert list(shared_out(square, range(20), workers)) == [number * number for number in range(20)]


@pytest.mark.parametrize("workers", [1, 2])
def test_whatever_breaks_is_named(workers: int) -> None:
    with pytest.raises(Crashed, match="0 broke: ZeroDivisionError: division by zero") as caught:
        list(shared_out(divide, (1, 0, 1), workers))
    assert caught.value.__cause__ is not None


def test_where_it_broke_is_told_from_another_process() -> None:
    with pytest.raises(Crashed) as caught:
        list(shared_out(divide, (0, 0), 2))
    assert "return 1 / number" in str(caught.value.__cause__)


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(Crashed, match="7 broke: the process that was at it has died"):
        list(shared_out(die, (7, 7), 2))


def test_a_worker_ends_quietly_when_nobody_waits_for_its_result() -> None:
    ours, theirs = Pipe()
    ours.send(3)
    ours.close()
    _serve(square, theirs)


def test_nobody_is_left_behind_when_the_rest_is_not_wanted() -> None:
    results = shared_out(square, range(1000), 2)
    assert next(results) == 0
    assert len(active_children()) == 2
    results.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_an_interruption_is_passed_on_and_ends_the_workers() -> None:
    results = shared_out(square, range(1000), 2)
    next(results)
    with pytest.raises(KeyboardInterrupt):
        results.throw(KeyboardInterrupt)  # type: ignore[attr-defined]
    assert active_children() == []


def test_workers_never_hear_of_an_interruption() -> None:
    assert list(shared_out(blocked, range(2), 2)) == [True, True]
    assert not blocked(0)


def test_no_worker_is_a_fault() -> None:
    with pytest.raises(Fault, match="0 workers do nothing"):
        shared_out(square, range(2), 0)


def test_a_game_that_breaks_tells_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def outcome(table: object) -> None:
        raise RuntimeError("nobody counts")

    games = simulate("cavein", ("random", "random"), 1, 7, workers=1)
    monkeypatch.setattr("gamelode.kernel.game.Game.outcome", property(outcome))
    with pytest.raises(Crashed, match=r"\.play\(0\) \(seed 7\.0\) broke: RuntimeError: nobody counts"):
        list(games)
