"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from gamelode.kernel import Fault


def write_whole(path: Path, data: bytes) -> None:
    """Put these bytes where the path says; if that fails, whatever was there before stays."""
    beside = path.parent / f".{path.name}.{os.getpid()}.new"
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Fault(f"{path}: {error.strerror}") from error
    except ValueError as error:  # no file can have such a name
        raise Fault(f"{str(path)!r}: {error}") from error
