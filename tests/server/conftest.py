"""The kinds of database that the server's tests run on: each test that takes `backend` runs on all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gamelode.server.sqlite_storage import SqliteStorage
from gamelode.server.storage import Storage

Backend = Callable[[], Storage]  # opens the database of the test, again and again


def sqlite(folder: Path) -> Backend:
    return lambda: SqliteStorage(folder / "matches.sqlite")


BACKENDS: dict[str, Callable[[Path], Backend]] = {"sqlite": sqlite}


@pytest.fixture(params=list(BACKENDS))
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    return BACKENDS[request.param](tmp_path)
