"""Hewns on its own board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import FREE, NEW_MINE, RESPITE
from gamelode.games.hewns.rules.encounters.pay import Pay
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.mining.danger_dice import DangerDice, Settle
from gamelode.kernel import PASS, Game
from tests.games.hewns.scene import H, begin, hewn, play, scene

from .browser import PHONE, WIDE, Visitor, findings, link, moment, open_match
from .conftest import Visit
from .scenes import Scene

STARTED = {"game": "hewns", "options": {"head_start": 3}, "seed": "hewns board"}
FOUGHT = {"game": "hewns", "options": {"head_start": 5}}


def sit_at(visit: Visit, address: str, *moment_of: Any, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    ann = visit(size, **settings)
    ann.sit(moment(address, FOUGHT, *moment_of))
    ann.wait_for_question()
    return ann


def sit_down(visit: Visit, address: str, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    ann = visit(size, **settings)
    ann.sit(link(address, open_match(address, "person", "random", **STARTED), 0))
    ann.wait_for_question()
    return ann


def stage(visit: Visit, address: str, game: Game, size: tuple[int, int] = WIDE) -> tuple[Visitor, Scene]:
    ann = visit(size)
    found = Scene(ann, address, game)
    ann.wait_for_question()
    return ann, found


def told(ann: Visitor, text: str) -> None:
    expect(ann.find("log-line").filter(has_text=text).last).to_be_visible()


def own_side(ann: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = ann.last["view"]["players"][ann.last["seat"]]
    return found


# --- the auction


def test_a_bid_of_any_amount_is_set_by_taps(address: str, visit: Visit) -> None:
    ann = sit_down(visit, address)
    item = ann.last["view"]["offer"][-2]
    before = own_side(ann)["dirty"]
    ann.page.locator(f"[data-place='item:{item}']").click()
    price = ann.last["view"]["prices"][str(item)]
    for _ in range(3):
        ann.page.get_by_role("button", name="dirty: one more").click()
    ann.shot("hewns-bid")
    expect(ann.find("sum")).to_contain_text(f"= {price + 3}")
    ann.find("submit").click()
    ann.until(lambda: own_side(ann)["dirty"] == before - price - 3)
    told(ann, "places a Bidox")
    assert {"place": item, "normal": 0, "dirty": price + 3} in [
        {key: box[key] for key in ("place", "normal", "dirty") if key in box} for box in own_side(ann)["bidoxes"]
    ]


def test_a_bidox_hunts_by_a_tap(address: str, visit: Visit) -> None:
    ann = sit_down(visit, address)
    ann.page.locator("[data-place=hunt]").click()
    told(ann, "hunts for dirty Substract")


def test_what_others_answer_does_not_take_a_confirmation_back(address: str, visit: Visit) -> None:
    match = open_match(address, "person", "person", **STARTED)
    ann, ben = visit(), visit()
    for seat, visitor in enumerate((ann, ben)):
        visitor.sit(link(address, match, seat))
        visitor.wait_for_question()
    ann.find("finish").click()
    expect(ann.find("finish")).to_contain_text("Really")
    ben.page.locator("[data-place=hunt]").click()
    told(ann, "hunts for dirty Substract")
    ann.find("finish").click()
    ann.until(lambda: all(box["place"] != FREE for box in own_side(ann)["bidoxes"]))


# --- on the planet


def begin_to_act(ann: Visitor) -> None:
    """The auction is passed, and the first Hewn of the mat that may takes its turn."""
    ann.find("finish").click()
    ann.find("finish").click()
    begins = ann.page.locator("[data-testid=mat] [data-place^='hewn:'][data-can=yes]")
    begins.first.click()
    expect(ann.find("prompt")).to_contain_text("what does it do?")


def moves(ann: Visitor) -> list[int]:
    """Spaces that the open question offers to walk to."""
    asked = ann.last["asked"]
    return [o["choice"]["to"] for o in asked["options"] if o["choice"]["type"] == "Move"] if asked else []


def test_a_hewn_enters_and_walks_by_taps(address: str, visit: Visit) -> None:
    ann = sit_down(visit, address)
    begin_to_act(ann)
    ann.shot("hewns-enter")
    node = next(o["choice"]["node"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "Enter")
    ann.page.locator(f".svg-spot[data-place='space:{node}']").click()
    told(ann, "enters the board")
    ann.until(lambda: bool(moves(ann)))
    step = moves(ann)[0]
    ann.shot("hewns-walk")
    assert ann.last["view"]["reach"][str(step)] == 1
    ann.page.locator(f".svg-spot[data-place='space:{step}']").focus()
    ann.page.keyboard.press("Enter")
    if ann.page.get_by_role("button", name="Back to all choices").count():  # it may fly there too
        ann.page.keyboard.press("1")
    told(ann, "goes to")


def test_sight_is_shown_on_demand(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhenInSight")
    seer = next(h for h in ann.last["view"]["hewns"] if h.get("in_sight"))
    ann.page.locator(f".svg-spot[data-place='hewn:{seer['hewn']}']").focus()
    ann.page.keyboard.press("i")
    expect(ann.find("sight").locator("path")).to_have_count(len(seer["in_sight"]))
    expect(ann.find("enlarged")).to_contain_text("Sees")
    ann.shot("hewns-sight")
    ann.page.keyboard.press("Escape")
    expect(ann.find("sight")).to_have_count(0)


def test_on_a_phone_the_map_comes_first_when_a_place_on_it_is_asked_for(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="B", owner=1), mines={"B": 0}, active=1)
    table.danger_dice = (NEW_MINE, RESPITE)
    game = begin(table, DangerDice(seat=1, space=table.space[hewn("clogg")]))
    play(game, Settle(NEW_MINE))
    ann, _ = stage(visit, address, game, size=PHONE)
    expect(ann.find("prompt")).to_contain_text("Where is the new mine placed?")
    assert ann.page.locator("[data-option=can]").count() == 1  # all places are in one group
    space, dice = ann.box(ann.page.locator(".svg-spot").first), ann.box(ann.find("encounter"))
    assert space["y"] < dice["y"]


# --- encounters


def test_dice_on_the_table_are_added_up_and_rolled_again_by_a_tap(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "RerollAttackDie", 2)
    attack = ann.last["view"]["attack"]
    thrown = ann.find("throw")
    expect(thrown).to_contain_text(f"= {attack['attack']}")
    expect(thrown).to_contain_text(f"= {attack['defence']}")
    ann.shot("hewns-reroll")
    thrown.locator("[data-can=yes]").first.click()
    told(ann, "is rolled again")


def shooting() -> Game:
    """Igil is about to pick dice against Smeggler, and carries 3."""
    table = scene(
        H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1), script={"laser": (0, 1), "speed": (0,) * 9}
    )
    game = begin(table, RangedEncounter(moving=hewn("igil"), announced=(hewn("igil"),)))
    play(game, PASS)
    return game


def test_an_encounter_tells_who_rolled_what_and_why(address: str, visit: Visit) -> None:
    game = shooting()
    play(game, Pick(laser=2), Target(hewn("smeggler")), Pay((hewn("igil"),), (0,), (2,)))
    ann, _ = stage(visit, address, game)
    shown = ann.find("encounter")
    expect(shown).to_contain_text("speed dice · one for each action point of its card")
    expect(shown.locator("[aria-current=step]")).to_have_text("roll")
    ann.find("finish").click()
    expect(shown).to_contain_text("\N{MINUS SIGN} defence")


def test_secret_dice_are_set_by_steppers(address: str, visit: Visit) -> None:
    ann, played = stage(visit, address, shooting())
    ann.find("tray").get_by_role("button", name="laser dice: one more").click()
    expect(ann.find("sum")).to_contain_text("= 1 of")
    ann.shot("hewns-dice")
    ann.find("submit").click()
    ann.until(lambda: played.answers == [Pick(laser=1)])


def test_a_window_can_be_passed_always(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhenInSight")
    expect(ann.find("prompt")).to_contain_text("Is an encounter announced?")
    ann.shot("hewns-window")
    ann.page.get_by_label("When in sight").select_option("pass")
    expect(ann.find("prompt")).not_to_contain_text("Is an encounter announced?")
    assert ann.last["yields"] == {"WhenInSight": "pass"}


# --- for everybody


def test_hewns_is_played_by_keys(address: str, visit: Visit) -> None:
    ann = sit_down(visit, address)
    ann.page.keyboard.press("2")  # bids
    ann.page.keyboard.press("1")  # the first of them
    ann.until(lambda: any(box["place"] >= 0 for box in own_side(ann)["bidoxes"]))
    for _ in range(2):  # the auction is passed, and what comes after it
        expect(ann.find("finish")).to_be_visible()
        ann.page.keyboard.press("Enter")
    expect(ann.find("prompt")).to_contain_text("Which Hewn takes its turn?")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_serious_findings(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = sit_down(visit, address, size=size, theme=theme)
    ann.shot(f"hewns-auction-{theme}-{size[0]}")
    assert findings(ann.page) == []
    ann.sit(moment(address, FOUGHT, "RerollAttackDie", 2))
    ann.wait_for_question()
    ann.shot(f"hewns-encounter-{theme}-{size[0]}")
    assert findings(ann.page) == []
    assert ann.covered() == []
    assert ann.width <= size[0]
