"""Work shared out: in order, with a name for whatever breaks, and nobody left behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path

import pytest

from gamelode.kernel import Fault, IllegalChoice
from gamelode.kernel.choices import NOT_OFFERED
from gamelode.lab import Plan, simulate
from gamelode.lab.workers import Crashed, shared_out


def square(number: int) -> int:
    return number * number


def divide(number: int) -> float:
    return 1 / number


def die(number: int) -> None:
    os._exit(number)


def die_at_seven(number: int) -> int:
    """The others are still at work then."""
    if number == 7:
        die(number)
    time.sleep(0.5 if number > 3 else 0)
    return number


def be_refused(number: int) -> None:
    raise IllegalChoice(NOT_OFFERED, "Not this one.")


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


def test_it_is_known_at_which_task_a_worker_has_died() -> None:
    with pytest.raises(Crashed, match=r"^7 broke: the process that was at it has died"):
        list(shared_out(die_at_seven, range(3, 10), 3))


def test_an_error_that_cannot_be_sent_is_named() -> None:
    with pytest.raises(Crashed, match="1 broke: IllegalChoice: Not this one"):
        list(shared_out(be_refused, (1, 1), 2))


LONG_WORK = """
import time
from gamelode.lab.workers import shared_out

def rest(number):
    print("at work", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(shared_out(rest, range(8), 2))
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_quietly_when_nobody_waits_for_their_results(tmp_path: Path, how: signal.Signals) -> None:
    """What they say is read to the end: whoever is left over would keep it open."""
    script = tmp_path / "long_work.py"
    script.write_text(LONG_WORK)
    run = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert run.stdout is not None
    assert [run.stdout.readline() for _ in range(2)] == ["at work\n"] * 2
    run.send_signal(how)
    said, _ = run.communicate(timeout=30)
    assert "Traceback" not in said


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

    games = simulate(Plan(slug="cavein", bots=("random", "random"), seed=7), 1, workers=1)
    monkeypatch.setattr("gamelode.kernel.game.Game.outcome", property(outcome))
    with pytest.raises(Crashed, match=r"\.play\(0\) \(seed 7\.0\) broke: RuntimeError: nobody counts"):
        list(games)


def processes_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_worker(pid: int) -> bool:
    """Whether it is no process that multiprocessing itself needs."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


@contextmanager
def long_run() -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A command that plays on two workers without an end, and these workers."""
    command = [sys.executable, "-m", "gamelode", "sim", "cavein", "--games", "99999", "--seats", "greedy,greedy"]
    with subprocess.Popen(
        [*command, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as run:
        try:
            workers: list[int] = []
            while len(workers) < 2:
                assert run.poll() is None
                time.sleep(0.05)
                workers = list(filter(is_worker, processes_of(run.pid)))
            yield run, workers
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


def heed_interrupts() -> None:
    """A shell that starts something in the background has it ignore interrupts, and so does whatever it begins."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_a_run_at_once_and_without_a_word() -> None:
    """A terminal tells all processes of it."""
    with long_run() as (run, _):
        os.killpg(run.pid, signal.SIGINT)
        said, _ = run.communicate(timeout=30)
    assert (run.returncode, said.strip()) == (130, "")


def test_a_run_whose_worker_is_killed_ends_with_a_sentence() -> None:
    with long_run() as (run, workers):
        os.kill(workers[0], signal.SIGKILL)
        said, _ = run.communicate(timeout=30)
    assert run.returncode == 1
    assert re.fullmatch(r"gamelode: .*\(seed 0\.\d+\) broke: the process that was at it has died\n", said)
