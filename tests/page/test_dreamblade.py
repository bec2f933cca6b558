"""Dreamblade on its own board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .browser import PHONE, WIDE, Message, Visitor, findings, link, moment, open_match
from .conftest import Visit

WARBANDS = {"south": "dawn_host", "north": "red_tide"}
TABLE: Message = {"game": "dreamblade", "options": WARBANDS}


def sit(visit: Visit, address: str, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    ann = visit(size, **settings)
    ann.sit(link(address, open_match(address, "person", "random", seed="a", **TABLE), 0))
    ann.wait_for_question()
    return ann


def sit_at(visit: Visit, address: str, question: str, least: int = 1) -> Visitor:
    """The seat that is asked such a question, at that moment."""
    ann = visit()
    ann.sit(moment(address, TABLE, question, least))
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


def test_a_creature_is_shifted_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhoShifts")
    shift = next(o["choice"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "ShiftTo")
    ann.page.locator(f"[data-place='mini:{shift['mini']}']").first.click()
    ann.page.locator(f"[data-place='cell:{shift['cell']}']").first.click(position={"x": 6, "y": 10})  # a free corner
    expect(ann.find("log-line").filter(has_text="moves from").last).to_be_visible()


def test_attackers_are_picked_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhoAttacks", 2)
    expect(ann.find("strike")).to_contain_text("Attackers")
    ann.shot("dreamblade-attackers")
    ann.page.locator("[data-option=can]").first.click()
    expect(ann.find("log-line").filter(has_text="attack.").last).to_be_visible()


def test_blades_are_assigned_one_at_a_time(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhichBladeAbility", 2)
    expect(ann.find("strike").locator("[aria-current=step]")).to_have_text("Blades")
    ann.shot("dreamblade-blades")
    ann.page.locator("[data-option=can]").first.click()
    expect(ann.find("log-line").filter(has_text=" uses ").last).to_be_visible()


def test_damage_is_split_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "SplitDamage", 2)
    asked = ann.last["asked"]
    ann.shot("dreamblade-split")
    assert findings(ann.page) == []
    for mini, amount in asked["options"][0]["choice"]["parts"]:
        for _ in range(amount):
            ann.page.locator(f"[data-place='mini:{mini}']").click()
    expect(ann.find("several")).to_contain_text("Deal the damage")
    ann.find("several").click()
    expect(ann.find("log-line").filter(has_text="damage").last).to_be_visible()
    expect(ann.find("prompt")).not_to_contain_text("How do you split")


def test_current_values_tell_what_changes_them(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "SplitDamage", 2)
    changed = next(mini for mini in ann.last["view"]["minis"] if mini["changes"])
    ann.page.locator(f"[data-place='mini:{changed['mini']}']").first.hover()
    expect(ann.find("enlarged")).to_contain_text(re.compile(r"\d (power|defense|life) by"))
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
