"""Work shared out among processes. The results come in order, and are the same whatever the number of workers."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from gamelode.bots import undisturbed
from gamelode.kernel import Fault

T = TypeVar("T")
R = TypeVar("R")


class Crashed(Exception):
    """Something broke that is nobody's input. It says at what."""


class Elsewhere(Exception):
    """Where it broke in another process."""


def shared_out(work: Callable[[T], R], tasks: Sequence[T], workers: int | None = None) -> Iterator[R]:
    """The work on every task, in order. `workers` are processes; one: this very process."""
    if workers is not None and workers < 1:
        raise Fault(f"{workers} workers do nothing")
    count = min(workers or os.cpu_count() or 1, len(tasks))
    return _here(work, tasks) if count <= 1 else _elsewhere(work, tasks, count)


def _here(work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    for task in tasks:
        try:
            done = work(task)
        except Exception as error:
            raise Crashed(f"{task} broke: {type(error).__name__}: {error}") from error
        yield done


def _elsewhere(work: Callable[[T], R], tasks: Sequence[T], count: int) -> Iterator[R]:
    done: dict[int, R] = {}
    busy: dict[Connection, int] = {}  # which worker is at which task
    begun = given = 0
    with _workers(work, count) as idle:
        while given < len(tasks):
            while idle and begun < len(tasks):
                worker = idle.pop()
                worker.send(tasks[begun])
                busy[worker] = begun
                begun += 1
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                number = busy.pop(ready)
                done[number] = _result(ready, tasks[number])
                idle.append(ready)
            while given in done:
                yield done.pop(given)
                given += 1


def _result(worker: Connection, task: object) -> Any:
    try:
        result, error, trace = worker.recv()
    except (EOFError, ConnectionResetError):
        raise Crashed(f"{task} broke: the process that was at it has died") from None
    if error:
        raise Crashed(f"{task} broke: {error}") from Elsewhere(f"\n{trace}")
    return result


@contextmanager
def _workers(work: Callable[[T], R], count: int) -> Iterator[list[Connection]]:
    """Processes that wait for tasks; they end with this block, whatever they are at."""
    # Started afresh: a fork of a process with threads, such as that of a progress bar, may hang.
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(count)]
    processes = [context.Process(target=_serve, args=(work, theirs), daemon=True) for _, theirs in pipes]
    try:
        with undisturbed():
            for process in processes:
                process.start()
        for _, theirs in pipes:
            theirs.close()  # so that the end of a worker is the end of its pipe
        yield [ours for ours, _ in pipes]
    finally:
        for process in processes:
            if process.pid is not None:
                process.terminate()
                process.join()


def _serve(work: Callable[[Any], Any], tasks: Connection) -> None:
    """One worker: to the end of its pipe."""
    while True:
        try:
            task = tasks.recv()
        except EOFError:
            return
        try:
            answer = (work(task), "", "")
        except Exception as error:
            answer = (None, f"{type(error).__name__}: {error}", traceback.format_exc())
        try:
            tasks.send(answer)
        except BrokenPipeError:  # whoever gave the task is no more
            return
