"""What pages of other web sites can do with a server on the machine of whoever visits them: nothing."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page

from .browser import OTHER_NAME, open_match

WISH = {"game": "cavein", "seats": [{"kind": "person"}, {"kind": "person"}], "listed": True}
POST = """async ([address, body, headers, mode]) => {
  try {
    const reply = await fetch(address, { method: "POST", mode, headers, body });
    return reply.type === "opaque" ? "opaque" : String(reply.status);
  } catch { return "failed"; }
}"""
SOCKET = """address => new Promise(resolve => {
  const socket = new WebSocket(address);
  socket.onopen = () => socket.send('{"type":"hello"}');
  socket.onmessage = event => resolve(event.data);
  socket.onclose = () => resolve("closed");
})"""
FRAME = """address => new Promise(resolve => {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.onload = () => resolve(frame.contentWindow.length);
  document.body.append(frame);
})"""


class _Foreign(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title><body>Hello</body>")

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def foreign_site() -> Iterator[str]:
    """Another web site; its name differs from that of the server, so that it is another site for the browser too."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Foreign)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def foreign_page(browser: Browser, foreign_site: str) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(foreign_site)
    yield page
    context.close()


def listed(page: Page, address: str) -> int:
    """How many matches are in the lobby, as somebody at the server's own page sees it."""
    context = page.context.browser.new_context() if page.context.browser else page.context
    own = context.new_page()
    own.goto(address)
    count: int = own.evaluate("async () => (await (await fetch('/api/matches')).json()).length")
    context.close()
    return count


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/json"])
@pytest.mark.parametrize("mode", ["no-cors", "cors"])
def test_a_foreign_page_opens_no_match(address: str, foreign_page: Page, kind: str, mode: str) -> None:
    before = listed(foreign_page, address)
    foreign_page.evaluate(POST, [f"{address}/api/matches", json.dumps(WISH), {"Content-Type": kind}, mode])
    assert listed(foreign_page, address) == before


def test_a_foreign_form_opens_no_match(address: str, foreign_page: Page) -> None:
    before = listed(foreign_page, address)
    foreign_page.set_content(
        f"""<form method=post enctype="text/plain" action="{address}/api/matches">
        <input name='{json.dumps(WISH)[:-1]}, "seed": "' value='"}}'><button>Send</button></form>"""
    )
    with foreign_page.expect_navigation():
        foreign_page.get_by_role("button").click()
    assert listed(foreign_page, address) == before


def test_a_foreign_page_gets_no_socket(address: str, foreign_page: Page) -> None:
    match = open_match(address, "person", "person")
    told = foreign_page.evaluate(SOCKET, f"{address.replace('http', 'ws')}/api/matches/{match['id']}/socket")
    assert told == "closed"


def test_a_foreign_page_shows_ours_in_no_frame(address: str, foreign_page: Page) -> None:
    """A frame that is refused shows the browser's own page, whose address nobody else may see."""
    blocked: list[str] = []
    foreign_page.on("console", lambda said: blocked.append(said.text))
    foreign_page.evaluate(FRAME, address)
    assert [text for text in blocked if "frame-ancestors" in text or "X-Frame-Options" in text]


def test_a_name_of_somebody_else_leads_to_nothing(address: str, browser: Browser) -> None:
    """DNS rebinding: the browser takes the page for one of that name, and its requests for its own."""
    site = f"http://{OTHER_NAME}:{address.rpartition(':')[2]}"
    context = browser.new_context()
    page = context.new_page()
    reply = page.goto(f"{site}/api/matches")
    assert reply is not None
    assert (reply.status, reply.json()["code"]) == (421, "forbidden")
    headers = {"Content-Type": "application/json", "X-Gamelode": "1"}
    assert page.evaluate(POST, [f"{site}/api/matches", json.dumps(WISH), headers, "same-origin"]) == "421"
    context.close()
