"""One server for one folder: two would both believe that they know every match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from gamelode.kernel import Fault

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    TAKEN = PermissionError
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    TAKEN = BlockingIOError


def lock_folder(folder: Path) -> BinaryIO:
    """A file that no other process can have until this one closes it, or dies."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("ab")
    except OSError as error:
        raise Fault(f"{folder}: matches cannot be kept here: {error.strerror}") from error
    try:
        _take(file)
    except OSError as error:
        file.close()
        reason = "another server keeps its matches here" if isinstance(error, TAKEN) else error.strerror
        raise Fault(f"{folder}: {reason}; name another folder with --data") from error
    return file
