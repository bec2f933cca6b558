"""Bots play and think in processes of their own: how these are started, and how they end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from threading import Thread


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are started here never hear of Ctrl-C, which is for this process alone; it waits until then."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # its start would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it is no more: one that was killed stops nobody."""
    Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
