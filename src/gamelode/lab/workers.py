"""Work shared out among processes. The results come in order, and are the same whatever the number of workers."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Generic, NamedTuple, Protocol, TypeVar

from gamelode.bots import end_with_parent, undisturbed
from gamelode.kernel import Fault

T = TypeVar("T")
R = TypeVar("R")


class Crashed(Exception):
    """Something broke that is nobody's input. It says at what."""


class WorkerDied(Crashed):
    """A process was ended from outside, such as for want of memory. There is no more to tell than at what it was."""


class Elsewhere(Exception):
    """Where it broke in another process."""


class Workers(Protocol):
    """Where tasks are worked on: the processes of this machine, or whatever else takes their place."""

    @property
    def size(self) -> int:
        """How many tasks can be worked on at the same time."""

    def submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        """Begin a task. There are never more than `size` of them under way."""

    def close(self) -> None:
        """End all workers at once, whatever they are at."""


def shared_out(work: Callable[[T], R], tasks: Sequence[T], workers: int | None = None) -> Iterator[R]:
    """The work on every task, in order. `workers` are processes; one: this very process."""
    if workers is not None and workers < 1:
        raise Fault(f"{workers} workers do nothing")
    count = min(workers or os.cpu_count() or 1, len(tasks))
    return _here(work, tasks) if count <= 1 else in_order(Processes(count), work, tasks)


def _here(work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    for task in tasks:
        try:
            done = work(task)
        except Exception as error:
            raise Crashed(f"{task} broke: {type(error).__name__}: {error}") from error
        yield done


def in_order(workers: Workers, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    """The work of these workers on every task, in order. They end with the last result that is wanted."""
    done: dict[int, R] = {}
    busy: dict[Future[Tried[R]], int] = {}  # which task is under way
    begun = given = 0
    with closing(workers):
        while given < len(tasks):
            while len(busy) < workers.size and begun < len(tasks):
                busy[workers.submit(_Attempt(work), tasks[begun])] = begun
                begun += 1
            for ready in wait(busy, return_when=FIRST_COMPLETED).done:
                number = busy.pop(ready)
                done[number] = _result(ready, tasks[number])
            while given in done:
                yield done.pop(given)
                given += 1


class Tried(NamedTuple, Generic[R]):
    """What became of a task."""

    results: tuple[R, ...]  # one; none if it broke
    error: str = ""
    trace: str = ""


class _Attempt(Generic[T, R]):
    """Work that tells what broke instead of raising it: not every exception comes through to another process."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work

    def __call__(self, task: T) -> Tried[R]:
        try:
            return Tried((self.work(task),))
        except Exception as error:
            return Tried((), f"{type(error).__name__}: {error}", traceback.format_exc())


def _result(ready: Future[Tried[R]], task: object) -> R:
    try:
        tried = ready.result()
    except BrokenProcessPool:
        raise WorkerDied(f"{task} broke: the process that was at it has died") from None
    if not tried.results:
        raise Crashed(f"{task} broke: {tried.error}") from Elsewhere(f"\n{tried.trace}")
    return tried.results[0]


class Processes:
    """Processes of this machine. Each is a pool of its own, so that it is known at which task one has died."""

    def __init__(self, size: int) -> None:
        self.size = size
        # Started afresh: a fork of a process with threads, such as that of a progress bar, may hang.
        spawn = get_context("spawn")
        self._pools = [ProcessPoolExecutor(1, spawn, end_with_parent) for _ in range(size)]
        self._under_way: dict[ProcessPoolExecutor, Future[object]] = {}
        self._processes: list[BaseProcess] = []

    def submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        pool = next(pool for pool in self._pools if self._is_idle(pool))
        before = active_children()
        with undisturbed():
            future = pool.submit(work, task)
        self._under_way[pool] = future  # type: ignore[assignment]
        self._processes += [process for process in active_children() if process not in before]
        return future

    def _is_idle(self, pool: ProcessPoolExecutor) -> bool:
        future = self._under_way.get(pool)
        return future is None or future.done()

    def close(self) -> None:
        with undisturbed():  # a second Ctrl-C waits until all have ended
            for process in self._processes:
                process.terminate()
            for pool in self._pools:
                pool.shutdown(cancel_futures=True)
