"""A real server, a real browser, and what players do with both."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, Route, expect, sync_playwright
from websockets.sync.client import connect

import gamelode
from gamelode.catalogue import game_named

OTHER_NAME = "rebound.example"  # a name of somebody else that leads to this machine
ARGUMENTS = [
    f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000  # milliseconds: the machine may have other things to do
expect.set_options(timeout=PATIENCE)
WIDE, PHONE = (1440, 900), (390, 844)
ON_THE_BOARD = "[data-can=yes]:not([aria-pressed])"
IN_THE_BAR = "[data-option=can]:not([aria-pressed]), [data-testid=order], [data-testid=finish]"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERVE = """
import sys
from functools import partial
from pathlib import Path
from gamelode.server import Setting, serve
from gamelode.server.limits import Limits

limits = Limits(match_burst=10_000, seat_burst=10_000, load_burst=10_000)  # all visitors of the tests come from here
setting = Setting(limits=limits, takes_seeds=True)
serve("127.0.0.1", 0, Path(sys.argv[1]), open_page=False, say=partial(print, flush=True), setting=setting)
"""
OURS = {"Content-Type": "application/json", "X-Gamelode": "1"}
AT_REST = """async () => {
  const boxes = () => [...document.querySelectorAll("main, aside, footer, section, button, svg, [data-place]")]
    .map(each => Object.values(each.getBoundingClientRect().toJSON()).join()).join(";");
  for (let frames = 0, same = 0, before = ""; frames < 600; frames++) {
    const now = boxes();
    same = now === before ? same + 1 : 0;
    if (same === 3) return true;
    before = now;
    await new Promise(requestAnimationFrame);
  }
  return false;
}"""
SHOWN = "document.querySelector('[data-update]')?.dataset.update ?? null"
COVERED = """spots => spots.filter(spot => {
  const frame = spot.closest("[role=group]").parentElement.getBoundingClientRect();
  const box = spot.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isShown = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  const hit = isShown ? document.elementFromPoint(x, y) : null; // none, if it is scrolled out of the screen
  return hit !== null && !hit.closest("[role=group]");
}).map(spot => spot.getAttribute("aria-label"))"""
SEED = "two browsers"  # of every match that is given none: a game that is dealt differently takes another time
Message = dict[str, Any]


# --- the server


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server process; its address."""
    with subprocess.Popen([sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = re.match(r"The table is at (http://[\d.:]+)/ ", process.stdout.readline())
            assert told, "the server did not come up"
            yield told[1]
        finally:
            process.terminate()
            process.wait(60)


def open_match(address: str, *seats: str, **more: Any) -> Message:
    """A match, of Cave-In unless another `game` is named; seats are `person`, `open`, or the name of a bot."""
    wishes = [{"kind": s} if s in ("person", "open") else {"kind": "bot", "bot": s} for s in seats]
    body = json.dumps({"game": "cavein", "seats": wishes, "seed": SEED, **more}).encode()
    request = urllib.request.Request(f"{address}/api/matches", body, OURS)
    with urllib.request.urlopen(request) as reply:
        opened: Message = json.load(reply)
        return opened


def link(address: str, match: Message, seat: int) -> str:
    tokens = {key["seat"]: key["token"] for key in match["keys"]}
    return f"{address}/m/{match['id']}#{tokens[seat]}"


# --- moments of games


def moment(
    address: str, table: Message, question: str, least: int = 1, fits: Callable[[Any], bool] = lambda choice: True
) -> str:
    """The seat that is asked a question the first time in games of two bots at such a table; among so many options at
    the least one must fit."""
    for seed in range(20):
        id, record = _played(address, json.dumps({**table, "seed": str(seed)}))
        for after, game in enumerate(record.replayed(game_named(table["game"]).edition())):
            if not game.is_over and type(game.question).__name__ == question:
                seat = game.waiting()[0]
                options = game.options(seat)
                if len(options) >= least and any(map(fits, options)):
                    return _played_on(address, id, after, seat)
    raise AssertionError(f"{question} was never asked")


@cache
def _played(address: str, table: str) -> tuple[str, gamelode.Record]:
    """A match that bots have played to its end: many kinds of questions have come up in it."""
    id = open_match(address, "random", "random", **json.loads(table))["id"]
    with connect(f"{address.replace('http', 'ws')}/api/matches/{id}/socket", max_size=None) as watching:
        watching.send(json.dumps({"type": "hello"}))  # bots play as long as somebody looks on
        while not json.loads(watching.recv(timeout=PATIENCE))["score"]:
            pass
    with urllib.request.urlopen(f"{address}/api/matches/{id}/record") as reply:
        return id, gamelode.Record.read(reply.read())


def _played_on(address: str, id: str, after: int, seat: int) -> str:
    """The link of a seat at that moment of a finished match."""
    body = json.dumps({"after": after, "seat": seat, "bot": "random"}).encode()
    request = urllib.request.Request(f"{address}/api/matches/{id}/play-on", body, OURS)
    with urllib.request.urlopen(request) as reply:
        return link(address, json.load(reply), seat)


# --- the browser


@contextmanager
def chromium(path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def new_context(browser: Browser, size: tuple[int, int] = WIDE, **settings: str) -> BrowserContext:
    """A visitor of his own: nothing is remembered from another. Settings are those of the page; whoever names no pace
    sees no film, and no motion."""
    is_phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="no-preference" if settings.get("pace", "at once") != "at once" else "reduce",
        has_touch=is_phone,
        is_mobile=is_phone,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"recap": "skip", "pace": "at once", **settings})
    context.add_init_script(
        f"localStorage.getItem('gamelode settings') ?? localStorage.setItem('gamelode settings', {json.dumps(kept)})"
    )
    return context


def _seeded(route: Route) -> None:
    """A match that is opened from the lobby is always dealt the same."""
    wish = route.request.post_data_json  # None: the lobby asks for the list
    route.continue_(post_data=wish and {**wish, "seed": SEED})


class Visitor:
    """Somebody at a page, with everything that the server sent to it."""

    def __init__(self, browser: Browser, size: tuple[int, int] = WIDE, **settings: str) -> None:
        self.context = new_context(browser, size, **settings)
        self.context.route("**/api/matches", _seeded)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.faults: list[str] = []
        self.page.on("websocket", lambda found: found.on("framereceived", self._received))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def _received(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    @property
    def last(self) -> Message:
        """The newest update; at least the one that the page shows, which may come here a little later than there."""
        self.until(lambda: self._has_come(self.page.evaluate(SHOWN)))
        newest: Message = json.loads(self.updates[-1])
        return newest

    @property
    def updates(self) -> list[str]:
        """Every update that has come, as it was sent."""
        return [frame for frame in self.frames if frame.startswith('{"type":"update"')]

    def _has_come(self, shown: str | None) -> bool:
        """Whether an update that is as new has been heard of; where none is shown, whether any has."""
        number = int(shown or 0)
        return any(json.loads(update)["number"] >= number for update in reversed(self.updates))

    def find(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def go(self, address: str) -> None:
        self.page.goto(address)

    def sit(self, address: str) -> None:
        """Go to a table and wait until it is laid out."""
        self.go(address)
        expect(self.find("board")).to_be_visible()

    def wait_for_question(self) -> bool:
        """Until this player is asked, and no answer is under way; False when the game is over."""
        expect(self.page.locator("[data-busy]")).to_have_count(0)
        self.page.locator("[data-option=can], [data-testid=pay], [data-testid=end]").first.wait_for(
            timeout=2 * PATIENCE
        )
        return self.find("end").count() == 0

    def answered(self) -> Locator:
        """The page when what is asked now has been answered."""
        ticket = self.page.locator("[data-ticket]").get_attribute("data-ticket")
        return self.page.locator(f"[data-connection]:not([data-ticket='{ticket}'])")

    def choose(self) -> None:
        """Something: on the board if anything can be chosen there. A place with several choices asks in the bar."""
        answered = self.answered()
        back = self.page.get_by_label("Back to all choices")
        board, bar = self.page.locator(ON_THE_BOARD), self.page.locator(IN_THE_BAR)
        (board if board.count() else bar).first.click()
        answered.or_(back).wait_for()
        if back.count():
            bar.first.click()
        answered.wait_for()

    def until(self, happened: Callable[[], bool], seconds: int = PATIENCE // 1000) -> None:
        """Waits for what the server tells; the page may show it a little earlier or later."""
        for _ in range(seconds * 20):
            if happened():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it did not happen")

    def catch_up(self) -> None:
        """Until the page shows the newest update that was sent to it."""
        expect(self.page.locator(f"[data-update='{self.last['number']}']")).to_be_attached()

    def settle(self) -> None:
        """Until no answer is under way and everything has its final place: only then it can be measured. A board takes
        its size a frame after the question has taken its own."""
        expect(self.page.locator("[data-busy]")).to_have_count(0)
        come_to_rest(self.page)

    def box(self, spot: Locator) -> FloatRect:
        """Where something is, and how large."""
        self.settle()
        found = spot.bounding_box()
        assert found
        return found

    @property
    def width(self) -> int:
        """How wide the page is with all that is on it; a screen should be as wide."""
        self.settle()
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width

    def covered(self) -> list[str]:
        """What could be tapped on the part of the board that is shown, if nothing else lay above it."""
        self.settle()
        names: list[str] = self.page.locator("[role=group] [data-can=yes]").evaluate_all(COVERED)
        return names

    def stop_time(self) -> None:
        """From now on the page's timers wait: what is told for a while only is told until time passes."""
        now = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(datetime.fromtimestamp(now / 1000 + 0.1))

    def pass_time(self, until: Callable[[], bool]) -> None:
        """Time passes, in small steps."""
        for _ in range(600):
            if until():
                return
            self.page.clock.run_for(100)
        raise AssertionError("it did not happen")

    @property
    def prompt(self) -> str:
        return self.find("prompt").inner_text()

    def shot(self, name: str) -> None:
        """A picture for people, if they want one."""
        if folder := os.environ.get("GAMELODE_PICTURES"):
            self.page.wait_for_timeout(700)  # a busy machine paints a board in pieces
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults


def come_to_rest(page: Page) -> None:
    assert page.evaluate(AT_REST), "the page does not come to rest"


def findings(page: Page) -> list[str]:
    """What axe-core finds serious or critical on the page as it is now."""
    come_to_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}: {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]
