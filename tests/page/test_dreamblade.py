"""Dreamblade on its own board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, expect

from .browser import PHONE, WIDE, Message, Visitor, findings, link, open_match
from .conftest import Visit

WARBANDS = {"south": "dawn_host", "north": "red_tide"}
TABLE = {"game": "dreamblade", "options": WARBANDS, "seed": "a"}
MOST_STEPS = 400


def sit(visit: Visit, address: str, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    ann = visit(size, **settings)
    ann.sit(link(address, open_match(address, "person", "random", **TABLE), 0))
    ann.wait_for_question()
    return ann


def test_a_miniature_is_bought_and_put_into_a_cell(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    expect(ann.find("prompt")).to_contain_text("What do you spawn?")
    spawn = next(o["choice"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "Spawn")
    ann.page.locator(f"[data-place='kind:Spawn {spawn['kind']}']").click()
    ann.shot("dreamblade-shop")
    ann.page.locator(f"[data-place='cell:{spawn['cell']}']").click()
    expect(ann.find("log-line").filter(has_text="is spawned").first).to_be_visible()
    assert [m["cell"] for m in ann.last["view"]["minis"] if m["kind"] == spawn["kind"]] == [spawn["cell"]]


def test_a_kind_that_cannot_be_had_says_why(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    points = ann.last["view"]["phase"]["points"]
    reserves = ann.last["view"]["players"][0]["reserves"]
    dear = next(price["kind"] for price in reserves if price["price"] > points)
    ann.page.locator(f"[data-place='kind:Spawn {dear}']").hover()
    expect(ann.find("hint")).to_contain_text(re.compile(r"[A-Z]+-\d+"))


def wanted(ann: Visitor) -> Message:
    """A choice that leads to a fight: strike, move where enemies stand, or go towards them."""
    view, choices = ann.last["view"], [option["choice"] for option in ann.last["asked"]["options"]]
    foes = {mini["cell"] for mini in view["minis"] if mini["owner"] == 1}
    where = {mini["mini"]: mini["cell"] for mini in view["minis"]}

    def rank(choice: Message) -> int:
        moves = choice["type"] == "ShiftTo"
        if choice["type"] == "StrikeAt" or (moves and choice["cell"] in foes):
            return 0
        if choice["type"] == "Strike" and foes & {cell for mini, cell in where.items() if cell in foes and mini in own}:
            return 0
        return (
            1 if moves and choice["cell"] > where[choice["mini"]] else 2 if choice["type"] in ("Shift", "Spawn") else 3
        )

    own = {mini["mini"] for mini in view["minis"] if mini["owner"] == 0}
    return min(choices, key=rank)


def tap(ann: Visitor, choice: Message) -> None:
    """On the board who and then where, or else the button of that choice."""
    places = [f"kind:{choice['type']} {choice['kind']}"] if "kind" in choice and "cell" in choice else []
    if (
        "cell" in choice
        and "mini" in choice
        and ann.page.locator(f"[data-place='cell:{choice['cell']}'][data-can]").count() == 0
    ):
        places = [f"mini:{choice['mini']}"]
    places += [f"cell:{choice['cell']}"] if "cell" in choice else []
    for place in places:  # a cell at its corner, where nobody stands
        ann.page.locator(f"[data-place='{place}']").first.click(force=True, timeout=4000, position={"x": 6, "y": 10})
    if not places:
        number = [option["choice"] for option in ann.last["asked"]["options"]].index(choice)
        label = ann.last["asked"]["options"][number]["label"]
        ann.page.locator("[data-option=can]").filter(has_text=label).first.click(timeout=4000)


def play_until(ann: Visitor, question: str) -> None:
    for _ in range(MOST_STEPS):
        assert ann.wait_for_question(), f"{question} was never asked"
        asked = ann.last["asked"]
        if asked and asked["name"] == question:
            return
        try:
            if asked:
                tap(ann, wanted(ann))
        except Error:
            continue  # the question was gone before the tap
        ann.page.wait_for_timeout(60)
    raise AssertionError(f"{question} was never asked")


def test_a_strike_is_staged_and_damage_is_split_by_taps(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    play_until(ann, "WhoAttacks")
    expect(ann.find("strike")).to_contain_text("Attackers")
    ann.shot("dreamblade-attackers")
    play_until(ann, "SplitDamage")
    asked = ann.last["asked"]
    ann.shot("dreamblade-split")
    assert findings(ann.page) == []
    parts = asked["options"][0]["choice"]["parts"]
    for mini, amount in parts:
        for _ in range(amount):
            ann.page.locator(f"[data-place='mini:{mini}']").click(force=True)
    expect(ann.find("several")).to_contain_text("Deal the damage")
    ann.find("several").click()
    expect(ann.find("log-line").filter(has_text="damage").first).to_be_visible()
    assert not ann.last["asked"] or ann.last["asked"]["ticket"] != asked["ticket"]


def test_current_values_tell_what_changes_them(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    reserve = ann.page.locator("[data-place^='kind:Spawn']").first
    reserve.focus()
    ann.page.keyboard.press("i")
    expect(ann.find("enlarged")).to_contain_text("cost")
    ann.shot("dreamblade-enlarged")


def test_dreamblade_is_played_by_keys(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    before = ann.last["match"]["answers"]
    for key in ("1", "1", "1", "Enter"):
        ann.page.keyboard.press(key)
        ann.page.wait_for_timeout(150)
    ann.wait_for_question()
    assert ann.last["match"]["answers"] > before


def test_a_warband_is_built_and_played(address: str, visit: Visit) -> None:
    ann = visit()
    ann.go(address)
    ann.find("set-up-dreamblade").click()
    ann.find("build-warband").click()
    for mini in ("seraph", "seraph", "seraph", "scarab_warcharm"):
        ann.page.locator(f"[data-more={mini}]").click()
    expect(ann.page.locator("[data-more=seraph]")).to_have_attribute("aria-disabled", "true")
    expect(ann.find("warband-size")).to_have_text("4 of 16")
    assert findings(ann.page) == []
    ann.shot("dreamblade-builder")
    ann.find("for-south").click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.find("board")).to_be_visible()
    counts = [price["count"] for price in ann.last["view"]["players"][0]["reserves"]]
    assert sorted(counts) == [1, 3]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_serious_findings(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = sit(visit, address, size, theme=theme)
    assert findings(ann.page) == []
    ann.shot(f"dreamblade-{theme}-{size[0]}")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
