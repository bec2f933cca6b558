"""The asteroid belt on its own board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gamelode.games.belt.rules.actions import NO_ACTION
from gamelode.games.belt.rules.rounds import Rounds
from tests.games.belt.scene import R, at, begin, handling, phase_of, table, unit

from .browser import PHONE, WIDE, Visitor, findings, link, open_match
from .conftest import Visit
from .scenes import Scene

QUICK = {"game": "belt", "options": {"quick_start": True}, "seed": "belt board"}


def sit(visit: Visit, address: str, *seats: str, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    ann = visit(size, **settings)
    ann.sit(link(address, open_match(address, "person", *(seats or ("random",)), **QUICK), 0))
    ann.wait_for_question()
    return ann


def own_unit(ann: Visitor) -> int:
    """A ship that may be moved."""
    unit: int = next(o["choice"]["unit"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "Handle")
    return unit


def begin_to_fly(ann: Visitor) -> None:
    ann.page.locator(f"[data-place='unit:{own_unit(ann)}']").click()
    expect(ann.find("prompt")).to_contain_text("fly to")


ON_SCREEN = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector("svg.sky").getScreenCTM());
  return [at.x, at.y];
}"""


def on_screen(ann: Visitor, x: float, y: float) -> tuple[float, float]:
    """Where a point of the belt is on the page, once the belt has taken the room that the question leaves it."""
    ann.settle()
    at = ann.page.evaluate(ON_SCREEN, [x, y])
    return at[0], at[1]


def place(ann: Visitor, unit: int) -> tuple[int, int]:
    found = next(each for each in ann.last["view"]["units"] if each["unit"] == unit)
    return found["x"], found["y"]


def flown(ann: Visitor, unit: int, since: tuple[int, int]) -> tuple[int, int]:
    """Where a ship is when it has left its place."""
    ann.until(lambda: place(ann, unit) != since)
    expect(ann.find("log-line").filter(has_text="flies to").last).to_be_visible()
    return place(ann, unit)


def test_a_ship_flies_to_a_tapped_point(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    unit = own_unit(ann)
    start = place(ann, unit)
    begin_to_fly(ann)
    ann.shot("belt-fly")
    spot = ann.last["asked"]["options"][-1]["choice"]  # in empty space, where a finger can mean nothing else
    ann.page.mouse.move(*on_screen(ann, spot["x"], spot["y"]))
    ann.shot("belt-aim")
    ann.page.mouse.click(*on_screen(ann, spot["x"], spot["y"]))
    assert flown(ann, unit, start) == (spot["x"], spot["y"])


def test_a_ship_flies_to_a_free_point_that_no_list_names(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    unit = own_unit(ann)
    begin_to_fly(ann)
    offered = [(o["choice"]["x"], o["choice"]["y"]) for o in ann.last["asked"]["options"]]
    x, y = place(ann, unit)
    ann.page.mouse.click(*on_screen(ann, x - 330, y + 170))
    assert flown(ann, unit, (x, y)) not in [*offered, (x, y)]


def test_a_ship_is_dragged(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    unit = own_unit(ann)
    x, y = place(ann, unit)
    ann.page.locator(f"[data-place='unit:{unit}']").hover()
    ann.page.mouse.down()
    ann.page.mouse.move(*on_screen(ann, x - 200, y + 50), steps=3)
    expect(ann.find("prompt")).to_contain_text("fly to")
    ann.page.mouse.move(*on_screen(ann, x - 400, y + 100), steps=3)
    ann.page.mouse.up()
    assert flown(ann, unit, (x, y)) != (x, y)


@pytest.mark.parametrize("held", ["", "Shift"])
def test_a_finger_beside_something_means_to_touch_it_unless_shift_is_held(
    address: str, visit: Visit, held: str
) -> None:
    """[R-70] Near a hauler, to which no place is offered to a scout."""
    ann = visit()
    units = {"scout1": (2000, 2000), "hauler2": (2700, 2450)}
    scene = Scene(ann, address, phase_of(table(units)))
    ann.wait_for_question()
    begin_to_fly(ann)
    if held:
        ann.page.keyboard.down(held)
    ann.page.mouse.click(*on_screen(ann, 2580, 2280))
    ann.until(lambda: len(scene.answers) == 2)
    assert at(scene.game).touches_unit(unit("scout1"), unit("hauler2")) == (not held)


def test_a_ship_that_flew_last_is_where_it_flew_to_while_the_drift_is_told(address: str, visit: Visit) -> None:
    ann = visit(pace="normal")
    rocks = [R(line=line, tick=2) for line in range(1, 10)]
    game = begin(
        table({"scout1": (2000, 2000)}, rocks, no_piles=True, stock={0: (0, 0, 0)}), Rounds(seats=(0,), at="phases")
    )
    scene = Scene(ann, address, game)
    ann.wait_for_question()
    begin_to_fly(ann)
    spot = ann.last["asked"]["options"][-1]["choice"]
    point = on_screen(ann, spot["x"], spot["y"])
    ann.stop_time()
    ann.page.mouse.click(*point)
    expect(ann.page.locator("[data-film=playing]")).to_be_visible()
    ship = ann.page.locator("[data-place='unit:0'] .place")
    assert ship.get_attribute("style") == f"transform: translate({spot['x']}px, {spot['y']}px);"
    assert len(scene.answers) == 2


def test_a_point_that_is_taken_says_why(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    begin_to_fly(ann)
    berth = ann.last["view"]["teams"][0]["berth"]
    ann.page.mouse.move(*on_screen(ann, 4400 + 110, berth + 30))
    expect(ann.find("hint")).to_have_text(re.compile(r"R-\d+|MOVE-\d+"))
    expect(ann.find("enlarged")).to_be_visible()  # later the refinery there tells what it is
    expect(ann.find("hint")).to_have_text(re.compile(r"R-\d+|MOVE-\d+"))


def test_the_belt_is_played_by_keys(address: str, visit: Visit) -> None:
    ann = sit(visit, address)
    unit = own_unit(ann)
    start = place(ann, unit)
    ann.page.keyboard.press("1")
    expect(ann.find("prompt")).to_contain_text("fly to")
    ann.page.keyboard.press("2")
    ann.page.keyboard.press("1")
    assert flown(ann, unit, start) != start


def test_the_drift_is_shown_and_any_key_ends_it(address: str, visit: Visit) -> None:
    ann = visit(pace="normal")
    Scene(ann, address, begin(table({"scout1": (2000, 2000)}, [R(line=5, tick=2)]), Rounds(seats=(0,), at="phases")))
    ann.wait_for_question()
    ann.stop_time()
    ann.find("finish").click()
    expect(ann.page.locator("[data-film=playing]")).to_be_visible()
    ann.shot("belt-drift")
    ann.page.keyboard.press("x")
    expect(ann.page.locator("[data-film=rest]")).to_be_visible()


def test_the_drift_that_ends_the_game_is_told_before_the_end_is_shown(address: str, visit: Visit) -> None:
    ann = visit(pace="normal")
    rocks = [R(line=4, tick=9, size="large", holds="6 lameum", left=6), R(line=7, tick=4)]
    units = {"scout1": (2000, 2000), "scout2": (1000, 2000)}
    scene = table(units, rocks, berths=(2400, 4500))
    Scene(ann, address, begin(scene, Rounds(seats=(0,), at="phases")))
    ann.wait_for_question()
    ann.stop_time()
    ann.find("finish").click()
    crash = ann.page.get_by_test_id("caption").filter(has_text="crashes into the refinery of Team A")
    ann.pass_time(until=crash.is_visible)
    ann.shot("belt-last-drift")
    expect(ann.find("end")).to_have_count(0)
    ann.page.keyboard.press("x")
    expect(ann.find("end")).to_be_visible()


@pytest.mark.parametrize("name", ["hauler1", "driller1"])
def test_enter_means_nothing_more_and_never_the_loss_of_cargo(address: str, visit: Visit, name: str) -> None:
    ann = visit()
    rocks, held = [R(line=5, tick=4, holds="3 lameum", left=3)], {name: "1 lameum"}
    scene = Scene(
        ann, address, handling(table({name: (1785 if name == "hauler1" else 1805, 3000)}, rocks, cargo=held), name)
    )
    ann.wait_for_question()
    expect(ann.find("finish")).to_have_text(re.compile("Nothing more"))
    ann.page.keyboard.press("Enter")
    ann.until(lambda: len(scene.answers) == 1)
    assert scene.answers == [NO_ACTION]


def test_a_repair_does_not_look_like_the_end_of_a_phase(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, phase_of(table({"scout1": (2000, 2000)}, stock={0: (2, 0, 0)}, health={0: 3})))
    ann.wait_for_question()
    expect(ann.find("finish")).to_have_text(re.compile("End the action phase"))
    expect(ann.page.get_by_role("button", name="Repair the refinery", exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_serious_findings(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = sit(visit, address, "random", "random", "random", size=size, theme=theme)
    assert findings(ann.page) == []
    ann.page.keyboard.press("1")
    expect(ann.find("prompt")).to_contain_text("fly to")
    assert findings(ann.page) == []
    ann.shot(f"belt-{theme}-{size[0]}")
    assert ann.covered() == []
    assert ann.width <= size[0]
