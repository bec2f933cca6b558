"""One server and one browser for all tests of the page; every test has its own matches and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .browser import CHROMIUM, WIDE, Visitor, chromium, server

PAGE = Path(__file__).parents[2] / "src" / "gamelode" / "server" / "page" / "index.html"
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; it serves the page as it was built last."""
    if not PAGE.exists() or not Path(CHROMIUM).exists():
        pytest.skip("the page is not built (npm run build in web/), or there is no chromium")
    with server(tmp_path_factory.mktemp("matches")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


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
