"""Every screen in both looks, without serious findings of axe-core."""

import pytest
from playwright.sync_api import expect

from .browser import PHONE, WIDE, findings, link, open_match
from .conftest import Visit

OPTIONS = {"options": {"factions": "first", "start_player": 1}}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_screens(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = visit(size, theme=theme)
    shape = f"{theme}-{size[0]}"
    ann.go(address)
    expect(ann.find("play-now")).to_be_visible()
    assert findings(ann.page) == []
    ann.shot(f"lobby-{shape}")
    ann.find("settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert findings(ann.page) == []
    ann.shot(f"settings-{shape}")
    ann.sit(link(address, open_match(address, "person", "random", "random", "random", **OPTIONS), 0))
    ann.wait_for_question()
    assert findings(ann.page) == []
    ann.shot(f"table-{shape}")
    ann.page.keyboard.press("?")
    expect(ann.find("clause-at")).to_be_visible()
    assert findings(ann.page) == []
    ann.shot(f"rulebook-{shape}")


def test_the_first_load_is_small(address: str, visit: Visit) -> None:
    """All that a newcomer loads until the first question, as it travels."""
    ann = visit()
    sizes: list[int] = []
    ann.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    ann.go(address)
    ann.find("play-now").click()
    ann.wait_for_question()
    assert sum(sizes) < 200_000
