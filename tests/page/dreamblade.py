"""Dreamblade at the page: moments of games that bots have played, and scenes with miniatures of the tests' own pack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from gamelode.kernel import Game, Seat
from gamelode.server.schemas import content_shown
from tests.games.dreamblade.scene import EDITION

from .browser import WIDE, Message, Visitor, link, moment, open_match
from .conftest import Visit
from .scenes import Scene

TABLE: Message = {"game": "dreamblade", "options": {"south": "dawn_host", "north": "red_tide"}}
TRICKS: Message = {"game": "dreamblade", "options": {"south": "broken_clock", "north": "hellbred_procession"}}


def sit(visit: Visit, address: str, size: tuple[int, int] = WIDE, **settings: str) -> Visitor:
    """South, at the first question of a game."""
    ann = visit(size, **settings)
    ann.sit(link(address, open_match(address, "person", "random", seed="a", **TABLE), 0))
    ann.wait_for_question()
    return ann


def sit_at(
    visit: Visit,
    address: str,
    question: str,
    least: int = 1,
    fits: Callable[[Any], bool] = lambda choice: True,
    table: Message = TABLE,
) -> Visitor:
    """The seat that is asked such a question, at that moment."""
    ann = visit()
    ann.sit(moment(address, table, question, least, fits))
    ann.wait_for_question()
    return ann


def stage(ann: Visitor, address: str, game: Game, seat: Seat = 0) -> Scene:
    """A scene, for which the page gets the content of the pack."""
    content = msgspec.json.encode(content_shown(EDITION)).decode()
    ann.page.route(
        "**/api/games/dreamblade/content", lambda route: route.fulfill(body=content, content_type="application/json")
    )
    return Scene(ann, address, game, seat)


def choices(ann: Visitor, type: str) -> list[Message]:
    """Options of the open question, of one type."""
    return [o["choice"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == type]


def on_cell(ann: Visitor, cell: int) -> None:
    """A tap on a free corner of a cell."""
    ann.page.locator(f"[data-place='cell:{cell}']").first.click(position={"x": 6, "y": 10})


def on_mini(ann: Visitor, mini: int) -> Locator:
    return ann.page.locator(f"[data-place='mini:{mini}']").first


def target(ann: Visitor, mini: int) -> Locator:
    """What the strike panel says about somebody."""
    return ann.find("strike").locator(f"[data-target='{mini}']")


def die(ann: Visitor, place: int) -> Locator:
    """One of the dice that may be rolled again; they lie in the strike panel and in the bar."""
    return ann.page.locator(f"[data-die='{place}']").last


def stage_now(ann: Visitor) -> Locator:
    return ann.find("strike").locator("[aria-current=step]")


def told(ann: Visitor, text: str) -> None:
    expect(ann.find("log-line").filter(has_text=text).last).to_be_visible()
