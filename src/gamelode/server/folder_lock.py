"""One server for one folder: two would both believe that they know every match."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
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


LOCK = "lock"
OURS = (LOCK, "matches.sqlite*", "problems")  # what a server keeps in its folder
OWNER_ONLY, OWNERS_FOLDER = 0o600, 0o700


def _make_private(folder: Path) -> None:
    """What is kept here is for whoever runs the server, and nobody else; so is the folder, if nothing else is in it."""
    ours = [path for path in folder.iterdir() if any(path.match(name) for name in OURS)]
    for path in (*ours, *folder.glob("problems/*")):
        with suppress(OSError):  # it may be another's
            path.chmod(OWNERS_FOLDER if path.is_dir() else OWNER_ONLY)
    if len(ours) == len(list(folder.iterdir())):
        with suppress(OSError):
            folder.chmod(OWNERS_FOLDER)


def lock_folder(folder: Path) -> BinaryIO:
    """A file that no other process can have until this one closes it, or dies."""
    try:
        folder.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        _make_private(folder)
        file = os.fdopen(os.open(folder / LOCK, os.O_CREAT | os.O_RDWR, OWNER_ONLY), "ab")
    except OSError as error:
        raise Fault(f"{folder}: matches cannot be kept here: {error.strerror}") from error
    try:
        _take(file)
    except OSError as error:
        file.close()
        reason = "another server keeps its matches here" if isinstance(error, TAKEN) else error.strerror
        raise Fault(f"{folder}: {reason}; name another folder with --data") from error
    return file
