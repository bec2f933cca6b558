"""Dreamblade on its own board: reserves, moves, values and warbands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from gamelode.games.dreamblade import RULES
from gamelode.kernel import Game
from tests.games.dreamblade.scene import cell, kind, n, s, scene, shop, spawn, use

from .browser import PHONE, WIDE, Visitor, findings
from .conftest import Visit
from .dreamblade import TRICKS, choices, on_cell, on_mini, sit, sit_at, stage, told

# --- reserves


def test_a_miniature_goes_into_the_only_open_cell_at_one_tap(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    expect(ann.find("prompt")).to_contain_text("What do you spawn?")
    expect(ann.find("guide")).to_contain_text("In the first turn only your portal is open.")
    wanted = choices(ann, "Spawn")[0]
    ann.shot("dreamblade-shop")
    ann.page.locator(f"[data-place='kind:Spawn {wanted['kind']}']").click()
    told(ann, "is spawned")
    ann.until(lambda: [m["cell"] for m in ann.last["view"]["minis"] if m["kind"] == wanted["kind"]] == [wanted["cell"]])


def test_a_miniature_is_bought_and_put_into_one_of_several_cells(address: str, visit: Visit) -> None:
    ann = visit()
    table = scene({"reserves": "ember_brat redhook_dancer", "c3": "peon"})
    play = stage(ann, address, shop(table, 9))
    ann.page.locator(f"[data-place='kind:Spawn {kind('ember_brat')}']").click()
    expect(ann.page.locator("[data-option=can]").filter(has_text="Redhook")).to_have_count(
        0
    )  # the bar offers its cells
    on_cell(ann, cell("c1"))
    ann.until(lambda: play.answers == [spawn("ember_brat", "c1")])


def test_the_first_tap_is_taken_back_by_escape(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"reserves": "lantern_squire ember_brat", "c1": "peon", "d3": "peon"}), 9))
    expect(ann.page.locator("[data-place^='cell:'][data-can=yes]")).to_have_count(0)
    ann.page.locator(f"[data-place='kind:Spawn {kind('lantern_squire')}']").click()
    expect(ann.page.locator("[data-place^='cell:'][data-can=yes]")).not_to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-place^='cell:'][data-can=yes]")).to_have_count(0)


def test_the_enemys_reserves_are_not_offered_as_mine(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"reserves": "peon"}, {"reserves": "peon"}), 9))
    expect(ann.page.locator(f"[data-mat='0'] [data-place='kind:Spawn {kind('peon')}'][data-can=yes]")).to_have_count(1)
    expect(ann.page.locator("[data-mat='1'] [data-can=yes]")).to_have_count(0)
    expect(ann.page.locator("[data-mat='1'] h3")).to_contain_text(re.compile("the enemy.s reserves"))


def test_every_miniature_is_one_piece_of_the_page(address: str, visit: Visit) -> None:
    ann = visit()
    south = {"c3": "ember_brat", "reserves": "peon", "graveyard": "peon peon"}
    stage(ann, address, shop(scene(south, {"reserves": "peon", "d3": "soldier"}), 9))
    ann.settle()
    pieces = ann.page.locator("[data-piece^='mini:']").evaluate_all("found => found.map(one => one.dataset.piece)")
    assert len(pieces) == len(set(pieces)) == 6


def test_a_kind_that_cannot_be_had_says_why(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    points = ann.last["view"]["phase"]["points"]
    reserves = ann.last["view"]["players"][0]["reserves"]
    dear = next(price["kind"] for price in reserves if price["price"] > points)
    ann.page.locator(f"[data-place='kind:Spawn {dear}']").hover()
    expect(ann.find("hint")).to_contain_text(re.compile(r"[A-Z]+-\d+"))


def test_real_costs_are_told_with_what_is_missing(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    price = next(p for p in ann.last["view"]["players"][0]["reserves"] if p["missing"] == 2)
    row = ann.page.locator(f"[data-place='kind:Spawn {price['kind']}']")
    expect(row).to_contain_text(f"{price['cost']} +2: 2 Valor missing")
    expect(row.locator(".price")).to_have_text(str(price["cost"] + 2))


def test_real_costs_are_told_with_what_channel_takes_off(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"reserves": "savage_ogre", "c1": "toll_sister", "graveyard": "ember_brat"}), 9))
    row = ann.page.locator(f"[data-place='kind:Spawn {kind('savage_ogre')}']")
    expect(row).to_contain_text(re.compile("9 .1 by Channel"))
    expect(row.locator(".price")).to_have_text("8")


def test_what_may_come_back_is_bought_from_the_graveyard(address: str, visit: Visit) -> None:
    ann = visit()
    play = stage(ann, address, shop(scene({"graveyard": "undying_herald"}, wins=(0, 1)), 9))
    ann.page.locator(f"[data-place='kind:SpawnAgain {kind('undying_herald')}']").click()
    ann.until(lambda: [type(each).__name__ for each in play.answers] == ["SpawnAgain"])


@pytest.mark.parametrize("seat", [0, 1])
def test_both_graveyards_are_open_to_both(address: str, visit: Visit, seat: int) -> None:
    ann = visit()
    table = scene({"graveyard": "peon peon", "reserves": "soldier"}, {"graveyard": "savage_ogre"})
    stage(ann, address, shop(table, 9), seat)
    mats = [ann.page.locator(f"[data-mat='{side}']") for side in (0, 1)]
    expect(mats[0].get_by_role("button", name=re.compile("^Peon"))).to_have_count(2)
    mats[1].get_by_role("button", name=re.compile("Savage Ogre in the graveyard")).hover()
    expect(ann.find("enlarged")).to_contain_text("Crit 2 (blade).")


def test_an_ability_is_paid_for_with_spawn_points(address: str, visit: Visit) -> None:
    ann = visit()
    play = stage(ann, address, shop(scene({"c1": "toll_gate peon", "reserves": "husk"}), 5))
    expect(ann.find("prompt")).to_contain_text("You have 5 points")
    on_mini(ann, s("toll_gate")).click()
    ann.until(lambda: play.answers == [use(s("toll_gate"), "swap")])
    expect(ann.find("prompt")).to_contain_text("You have 4 points")


def test_a_spawn_ability_of_a_played_game_is_used(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhatToSpawn", 2, lambda choice: type(choice).__name__ == "UseSpawnAbility", TRICKS)
    wanted = choices(ann, "UseSpawnAbility")[0]
    on_mini(ann, wanted["mini"]).click()
    told(ann, " uses ")


# --- the board


def test_a_creature_is_shifted_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhoShifts")
    shift = choices(ann, "ShiftTo")[0]
    on_mini(ann, shift["mini"]).click()
    on_cell(ann, shift["cell"])
    told(ann, "moves from")


def left_and_top(ann: Visitor, spot: Locator) -> tuple[float, float]:
    box = ann.box(spot)
    return box["x"], box["y"]


@pytest.mark.parametrize("seat", [0, 1])
def test_everybodys_own_side_is_below(address: str, visit: Visit, seat: int) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"reserves": "peon", "a1": "soldier"}, {"a5": "wall"}), 9), seat)
    south, north = left_and_top(ann, on_mini(ann, s("soldier"))), left_and_top(ann, on_mini(ann, n("wall")))
    assert (south[1] > north[1]) == (seat == 0)
    a1, e1 = (left_and_top(ann, ann.page.locator(f"[data-place='cell:{cell(name)}']")) for name in ("a1", "e1"))
    assert (a1[0] < e1[0]) == (seat == 0)
    ann.shot(f"dreamblade-side-{seat}")


def test_creatures_are_teleported_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "MayGoTo", 2, table=TRICKS)
    expect(ann.find("guide")).to_contain_text("Tap a marked cell")
    empty = {m["cell"] for m in ann.last["view"]["minis"]}
    on_cell(ann, next(go["cell"] for go in choices(ann, "GoTo") if go["cell"] not in empty))
    told(ann, "moves from")


# --- what is told about a miniature


def changed(ann: Visitor) -> int:
    """A creature whose values are not as printed."""
    found: int = next(mini["mini"] for mini in ann.last["view"]["minis"] if mini["changes"])
    return found


def test_current_values_tell_what_changes_them(address: str, visit: Visit) -> None:
    ann = visit()
    table = scene({"c3": "pilgrim_standard soldier", "reserves": "peon"}, {"c3": "dread_drummer"})
    stage(ann, address, shop(table, 9))
    on_mini(ann, s("soldier")).hover()
    expect(ann.find("enlarged")).to_contain_text("defense 7 printed 6")
    expect(ann.find("enlarged")).to_contain_text("+1 defense by Pilgrim Standard-Bearer, Bolster 1")
    ann.shot("dreamblade-enlarged")


def test_current_values_of_a_played_game_are_told(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "SplitDamage", 2)
    on_mini(ann, changed(ann)).hover()
    expect(ann.find("enlarged")).to_contain_text(re.compile(r"\d\s+(power|defense|life) by"))


def test_a_miniature_is_read_by_keyboard(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"c3": "savage_ogre", "reserves": "peon"}), 9))
    ogre = on_mini(ann, s("savage_ogre"))
    ogre.focus()
    expect(ogre).to_have_attribute("aria-label", re.compile(r"power 6, defense 5, life 7, at c3, Crit 2 \(blade\)"))
    ann.page.keyboard.press("i")
    expect(ann.find("enlarged")).to_contain_text("Crit 2 (blade).")
    ann.page.keyboard.press("Escape")
    expect(ann.find("enlarged")).to_have_count(0)


def test_whom_an_ability_concerns_is_told_beside_it(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"c3": "oathbound_sentry", "reserves": "peon"}), 9))
    on_mini(ann, s("oathbound_sentry")).focus()
    ann.page.keyboard.press("i")
    expect(ann.find("enlarged")).to_contain_text("cannot disrupt). (other local allied creatures; ")


def test_every_miniature_is_reached_by_the_tab_key(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, shop(scene({"c3": "savage_ogre", "reserves": "peon"}, {"c3": "peon", "a1": "wall"}), 9))
    expect(ann.page.locator("[data-place^='mini:'][tabindex='0']")).to_have_count(3)


def test_a_miniature_is_read_by_holding_it(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    stage(ann, address, shop(scene({"c3": "savage_ogre", "reserves": "peon"}), 9))
    on_mini(ann, s("savage_ogre")).dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ann.find("enlarged")).to_contain_text("Crit 2 (blade).")
    ann.shot("dreamblade-held")


# --- the whole page


def test_dreamblade_is_played_by_keys(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    before = ann.last["match"]["answers"]
    ann.page.keyboard.press("1")
    ann.until(lambda: bool(ann.last["match"]["answers"] > before))
    ann.wait_for_question()
    now = ann.last["match"]["answers"]
    ann.page.keyboard.press("Enter")
    ann.until(lambda: bool(ann.last["match"]["answers"] > now))


def built(ann: Visitor, address: str) -> None:
    """A small warband in the builder."""
    ann.go(address)
    ann.find("set-up-dreamblade").click()
    ann.find("build-warband").click()
    for mini in ("seraph", "seraph", "seraph", "scarab_warcharm"):
        ann.page.locator(f"[data-more={mini}]").click()


def test_a_warband_is_built_and_played(address: str, visit: Visit) -> None:
    ann = visit()
    built(ann, address)
    expect(ann.page.locator("[data-more=seraph]")).to_have_attribute("aria-disabled", "true")
    expect(ann.find("warband-size")).to_have_text("4 of 16")
    assert findings(ann.page) == []
    ann.shot("dreamblade-builder")
    ann.find("for-south").click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.find("board")).to_be_visible()
    counts = [price["count"] for price in ann.last["view"]["players"][0]["reserves"]]
    assert sorted(counts) == [1, 3]


def test_a_warband_is_built_on_a_phone(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    built(ann, address)
    expect(ann.find("warband-size")).to_have_text("4 of 16")
    assert ann.width <= PHONE[0]
    ann.shot("dreamblade-builder-phone")


def test_a_warband_is_copied_as_a_file_that_can_be_played(address: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    built(ann, address)
    ann.page.get_by_label("Name of the warband").fill('The "Random" Host, né 3')
    ann.page.get_by_role("button", name="Copy as a file").click()
    expect(ann.page.get_by_role("status").filter(has_text="Copied")).to_contain_text("own_the_random_host_n_3")
    file = tmp_path / "host.toml"
    file.write_text(ann.page.evaluate("navigator.clipboard.readText()"))
    game = Game.start(RULES.edition(file), 2, 1, {"south": "own_the_random_host_n_3"})
    assert sorted(price.count for price in game.view(0).players[0].reserves) == [1, 3]


def test_where_nothing_can_be_copied_the_file_is_shown(address: str, visit: Visit) -> None:
    ann = visit()
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    built(ann, address)
    ann.page.get_by_role("button", name="Copy as a file").click()
    expect(ann.page.get_by_label("The warband as a file")).to_have_value(re.compile(r'id = "seraph", count = 3'))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_serious_findings(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = sit(visit, address, size, theme=theme)
    assert findings(ann.page) == []
    ann.shot(f"dreamblade-{theme}-{size[0]}")
    assert ann.covered() == []
    assert ann.width <= size[0]
