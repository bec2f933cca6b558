"""A scene at the page: the test itself is the server of one table, so that rare questions need not be played up to."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute, expect

from gamelode.kernel import Game, IllegalChoice, Seat
from gamelode.match import Match, Player
from gamelode.server.entries import Holder
from gamelode.server.live_match import LiveMatch
from gamelode.server.protocol import Failed, Reason
from gamelode.server.storage import Standing, StoredMatch
from gamelode.server.updates import update

from .browser import Message, Visitor, link, open_match

NAMES = ("Ann", "Bob", "Cid", "Dot")


def match_of(game: Game) -> Match:
    return Match(game, [Player(name) for name in NAMES[: game.header.seats]], automatic=False)


class Scene:
    """A game that a visitor sits at, on the first seat or another; whoever else is asked is answered by the test."""

    def __init__(self, visitor: Visitor, address: str, game: Game, seat: Seat = 0) -> None:
        self.visitor, self.seat = visitor, seat
        seats = game.header.seats
        slug = game.edition.rules.slug
        holders = tuple(Holder(kind="person", name=name, automatic="never") for name in NAMES[:seats])
        standing = Standing(header=game.header, seats=holders)
        stored = StoredMatch(id="scene", created=0, header=game.header, seats=holders, standing=standing)
        self.live = LiveMatch(stored, match_of(game), None, None)  # type: ignore[arg-type]
        self.answers: list[Any] = []
        self.number = self.lines = 0
        self.view: Any = None  # as the page was shown it last
        self.socket: WebSocketRoute | None = None
        opened = open_match(address, *["person"] * seats, game=slug)
        visitor.page.route_web_socket("**/socket", self._connected)
        visitor.go(link(address, opened, seat))
        expect(visitor.find("board")).to_be_visible()

    @property
    def game(self) -> Game:
        return self.live.match.game

    def show(self, game: Game) -> None:
        """Another game of the same kind, at the same page."""
        self.live.match, self.lines, self.view = match_of(game), 0, None
        self._tell(0)

    def answer(self, seat: Seat, choice: Any) -> None:
        """Another player answers."""
        self.live.match.answer(seat, choice)
        self._tell(0)

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket, self.number, self.lines, self.view = socket, 0, 0, None
        socket.on_message(lambda text: self._received(json.loads(text)))

    def _received(self, message: Message) -> None:
        ref, game = message["ref"], self.game
        if message["type"] == "hello":
            self._tell(ref)
        elif message["type"] == "answer":
            self._answered(message)
        elif message["type"] == "why not":
            refusal = game.why_not(self.seat, self._choice(message))
            text = game.sentence(refusal) if refusal else ""
            self._send(Reason(ref=ref, clause=refusal.clause if refusal else "", text=text))

    def _answered(self, message: Message) -> None:
        choice = self._choice(message)
        try:
            self.live.match.answer(self.seat, choice, message["ticket"])
        except IllegalChoice as refused:
            self._send(Failed(ref=message["ref"], code="illegal", text=str(refused)))
            return
        self.answers.append(choice)
        self._tell(message["ref"])

    def _choice(self, message: Message) -> Any:
        return self.game.edition.choice_decoder.decode(json.dumps(message["choice"]))

    def _tell(self, ref: int) -> None:
        self.number += 1
        view = self.game.view(self.seat)
        made = update(self.live, self.seat, view, log_from=self.lines, last=self.view)
        self.lines, self.view = self.lines + len(made.log), view
        self.live.match.watch(self.seat, self)
        self._send(replace(made, number=self.number, ref=ref))

    def _send(self, message: msgspec.Struct) -> None:
        assert self.socket is not None
        text = msgspec.json.encode(message).decode()
        self.visitor.frames.append(text)
        self.socket.send(text)
