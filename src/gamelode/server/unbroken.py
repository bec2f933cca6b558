"""A change that has begun is carried out, whoever no longer waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

_under_way: set[asyncio.Task[Any]] = set()


async def unbroken(change: Coroutine[Any, Any, T]) -> T:
    """What comes of a change. If whoever waits for it is cancelled, it goes on without him."""
    task = asyncio.ensure_future(change)
    _under_way.add(task)
    task.add_done_callback(_done)
    return await asyncio.shield(task)


def _done(task: asyncio.Task[Any]) -> None:
    _under_way.discard(task)
    if not task.cancelled():
        task.exception()  # nobody may be left who hears of it


async def all_done() -> None:
    """Wait until no change of this loop is under way."""
    loop = asyncio.get_running_loop()
    while tasks := [task for task in _under_way if task.get_loop() is loop]:
        await asyncio.wait(tasks)
