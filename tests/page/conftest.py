"""One server and one browser for all tests of the page; every test has its own matches and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from scripts.browser import MISSING, found

from .browser import WIDE, Visitor, chromium, server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; it serves the page as it was built last."""
    with server(tmp_path_factory.mktemp("matches")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = found()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    with chromium(path) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Visitors; after the test none of them may have met an error."""
    visitors: list[Visitor] = []

    def make(size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
        visitors.append(Visitor(browser, size, **settings))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()
