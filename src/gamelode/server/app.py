"""The server: lobby, matches, rules and content over HTTP; a socket for each seat; the page itself."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ServiceUnavailableException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from msgspec import Struct

from gamelode.catalogue import game_named, games
from gamelode.kernel import Clause, Example, Fault, Record, Rules, Ruling, game_options

from .doors import Doors, Guard
from .faults import Forbidden, code_of, status_of
from .limits import Limits
from .live_match import LiveMatch
from .matches import Former, Matches
from .opening import open_match as open_new
from .opening import play_on as play_on_from
from .problems import Problems
from .protocol import (
    GameInfo,
    Invite,
    MatchInfo,
    NewMatch,
    NotDone,
    Opened,
    PlayOn,
    RuleEntry,
    SeatKey,
    Take,
    Verified,
    WithKey,
    schema,
)
from .schemas import content_shown, game_schema
from .seating import give_up, invite, renew, take
from .socket import meet
from .sqlite_storage import SqliteStorage
from .storage import Storage
from .thinking import Thinkers
from .tokens import commitment
from .unbroken import unbroken
from .updates import match_info
from .visitors import Visitor, Visitors, digest_of
from .wire import shortened

PAGE = Path(__file__).parent / "page"
log = logging.getLogger(__name__)
VERIFIED = 1000  # matches whose verdict is remembered
NEWEST = 2**40  # seconds since 1970: before then everything was created
Asking = Request[Any, Any, State]


def matches_of(state: State) -> Matches:
    matches: Matches = state.matches
    return matches


# --- games


@get("/api/games", sync_to_thread=True)
def list_games() -> list[GameInfo]:
    """The games there are."""
    return [_game_info(rules) for rules in games().values()]


def _game_info(rules: Rules) -> GameInfo:
    return GameInfo(
        slug=rules.slug,
        title=rules.title,
        seats=tuple(rules.seats),
        minutes=rules.minutes,
        rules=rules.version,
        clauses=len(rules.ledger.clause),
        options=game_options(rules.standard),
    )


@get("/api/games/{slug:str}/rules", sync_to_thread=True)
def game_rules(slug: FromPath[str]) -> list[RuleEntry]:
    """The rulebook of a game: clauses and rulings."""
    return [_rule(entry) for entry in game_named(slug).ledger.entries if not isinstance(entry, Example)]


def _rule(entry: Clause | Ruling) -> RuleEntry:
    if isinstance(entry, Clause):
        return RuleEntry(
            id=entry.id, section=entry.section, text=entry.text, needs=entry.needs, question="", basis="rulebook"
        )
    return RuleEntry(
        id=entry.id,
        section="Rulings",
        text=entry.ruling,
        needs=entry.about,
        question=entry.question,
        basis=entry.basis,
    )


@get("/api/games/{slug:str}/content", sync_to_thread=True)
def game_content(slug: FromPath[str]) -> Response[bytes]:
    """The cards, pieces and numbers of a game, each with its source; and what they say in words."""
    rules = game_named(slug)
    return Response(msgspec.json.encode(content_shown(rules.standard)), media_type=MediaType.JSON)


@get("/api/games/{slug:str}/schema", sync_to_thread=True)
def schema_of_game(slug: FromPath[str]) -> dict[str, Any]:
    """The JSON Schema of what a game shows, takes, tells and asks."""
    return game_schema(game_named(slug))


@get("/api/schema", sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """The JSON Schema of every message, those of the socket included."""
    return schema()


@get("/api/health")
async def health(state: State) -> dict[str, Any]:
    """Whether the server is there, and whether its database and its bots do what they are asked."""
    try:
        return {"version": version("gamelode"), **await matches_of(state).health()}
    except Exception as error:
        log.error("the server is not well", exc_info=error)
        raise ServiceUnavailableException from error


# --- matches


def visitor_of(request: Asking | WebSocket[Any, Any, State]) -> Visitor:
    """Whoever asks."""
    visitors: Visitors = request.app.state.visitors
    return visitors.at(request.client.host if request.client else "")


@post("/api/matches")
async def open_match(state: State, request: Asking, data: JSONBody[NewMatch]) -> Opened:
    """Open a match."""
    opener = _paying_opener(request)
    return await unbroken(open_new(matches_of(state), data, opener, takes_seeds=state.takes_seeds))


def _paying_opener(request: Asking) -> str:
    """What is kept of whoever opens a match."""
    visitor = visitor_of(request)
    visitor.pay("match")
    return digest_of(visitor.name, request.app.state.secret)


@get("/api/matches")
async def list_matches(state: State, before: FromQuery[int] = NEWEST) -> list[MatchInfo]:
    """Matches that anybody may watch, and whose open seats anybody may take, the newest first: a page of those that
    were created before this second."""
    return await matches_of(state).listed(max(0, min(before, NEWEST)))


@get("/api/matches/{id:str}")
async def show_match(state: State, request: Asking, id: FromPath[str]) -> MatchInfo:
    """What everyone may know about a match."""
    try:
        async with matches_of(state).locked(id, visitor_of(request)) as live:
            return match_info(live)
    except Former as former:
        return former.album.info


@post("/api/matches/{id:str}/seats")
async def take_seat(state: State, request: Asking, id: FromPath[str], data: JSONBody[Take]) -> SeatKey:
    """Sit down: by an invitation, or on an open seat of a listed match."""
    visitor, matches = visitor_of(request), matches_of(state)
    visitor.pay("seat")
    return await matches.change(id, partial(take, wish=data, limits=matches.limits), visitor)


@post("/api/matches/{id:str}/key")
async def renew_key(state: State, request: Asking, id: FromPath[str], data: JSONBody[WithKey]) -> SeatKey:
    """A new key for my seat; the old one opens nothing any more."""
    return await _with_key(state, request, id, partial(renew, token=data.token))


@post("/api/matches/{id:str}/give-up")
async def give_up_seat(state: State, request: Asking, id: FromPath[str], data: JSONBody[WithKey]) -> SeatKey:
    """Give my seat up; an invitation that somebody else can sit down with."""
    return await _with_key(state, request, id, partial(give_up, token=data.token))


@post("/api/matches/{id:str}/invitation")
async def new_invitation(state: State, request: Asking, id: FromPath[str], data: JSONBody[Invite]) -> SeatKey:
    """A new invitation for an open seat of a match that I sit in."""
    return await _with_key(state, request, id, partial(invite, wish=data))


async def _with_key(state: State, request: Asking, id: str, do: Callable[[LiveMatch], Awaitable[SeatKey]]) -> SeatKey:
    visitor = visitor_of(request)
    visitor.pay("seat")
    return await matches_of(state).change(id, do, visitor)


@post("/api/matches/{id:str}/play-on")
async def play_on(state: State, request: Asking, id: FromPath[str], data: JSONBody[PlayOn]) -> Opened:
    """Play a finished match on from a point of it, against bots."""
    matches, opener = matches_of(state), _paying_opener(request)
    async with matches.locked(id, visitor_of(request)) as live:
        return await unbroken(play_on_from(matches, live, data, opener))


@get("/api/matches/{id:str}/record")
async def match_record(state: State, request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match."""
    found = await _finished(state, request, id)
    named = {"Content-Disposition": f'attachment; filename="{found.record.header.game}-{id[:20]}.record"'}
    return Response(found.record.write(), media_type="application/jsonl", headers=named)


class Finished(NamedTuple):
    """A match that is over, or that nobody can play on."""

    record: Record
    commitment: str
    is_former: bool


async def _finished(state: State, request: Asking, id: str) -> Finished:
    try:
        async with matches_of(state).locked(id, visitor_of(request)) as live:
            if not live.match.game.is_over and not live.story.closed:
                raise Forbidden("The record holds the seed: it is told when the match is over.")
            return Finished(live.record(), live.commitment, False)
    except Former as former:
        return Finished(former.record, former.album.info.commitment, True)


@get("/api/matches/{id:str}/verify")
async def verify_match(state: State, request: Asking, id: FromPath[str]) -> Verified:
    """Replay a finished match from its seed and compare."""
    record, promised, is_former = await _finished(state, request, id)
    known: OrderedDict[str, Verified] = state.verified
    if id not in known:
        visitor_of(request).pay("check")
        fits = commitment(record.header.seed) == promised
        same = not is_former and await matches_of(state).thinkers.replayed(record) == record.digest
        known[id] = Verified(
            fits_commitment=fits, replays=same, digest=record.digest, text=_verdict(fits, same, is_former)
        )
        if len(known) > VERIFIED:
            known.popitem(last=False)
    return known[id]


def _verdict(fits: bool, same: bool, is_former: bool) -> str:
    if fits and is_former:
        return "The seed fits the commitment; the rules have changed since, so that it cannot be replayed here."
    return "The seed fits the commitment, and the replay is the same game." if fits and same else "Something differs."


@get("/api/problems/{name:str}")
async def problem_file(state: State, request: Asking, name: FromPath[str]) -> Response[bytes]:
    """What somebody saw and reported. The record is in it when the match is over."""
    visitor_of(request).pay("load")
    problem = await matches_of(state).problem(name)
    named = {"Content-Disposition": f'attachment; filename="{problem.header.game}-{name[:12]}.problem"'}
    return Response(problem.write(), media_type=MediaType.JSON, headers=named)


@websocket("/api/matches/{id:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, State], state: State, id: FromPath[str]) -> None:
    """A seat's socket, or a spectator's: the first message says which."""
    await meet(socket, matches_of(state), id, visitor_of(socket))


# --- errors: a stable code and a plain sentence, never a traceback


def told_fault(request: Asking, fault: Fault) -> Response[NotDone]:
    text = shortened(str(fault), matches_of(request.app.state).limits.text_length)
    return Response(NotDone(code=code_of(fault), text=text), status_code=status_of(fault))


def told_former(request: Asking, former: Former) -> Response[NotDone]:
    """Something is wanted of a match that can only be looked at."""
    return Response(NotDone(code="impossible", text=former.album.closed), status_code=409)


def told_http(request: Asking, error: HTTPException) -> Response[NotDone]:
    if isinstance(error, ValidationException):
        return Response(NotDone(code="malformed", text="That request cannot be understood."), status_code=400)
    codes = {404: "not found", 405: "not allowed", 413: "too big", 400: "malformed"}
    text = {404: "There is nothing here.", 413: "That is too much at once.", 503: "The server is not well."}.get(
        error.status_code, "That is not possible."
    )
    told = NotDone(code=codes.get(error.status_code, "failed"), text=text)
    return Response(told, status_code=error.status_code, headers=error.headers)


def told_unreadable(request: Asking, error: Exception) -> Response[NotDone]:
    """A body with so many brackets, or with such bytes, that no decoder can follow."""
    return told_http(request, ValidationException())


def told_crash(request: Asking, error: Exception) -> Response[NotDone]:
    log.error("a request failed", exc_info=error)
    return Response(NotDone(code="failed", text="Something went wrong here; nothing was changed."), status_code=500)


# --- the page


@get(["/", "/m/{rest:path}", "/play/{rest:path}"], media_type=MediaType.HTML, sync_to_thread=False)
def page(rest: FromPath[str] = "") -> Response[bytes]:
    """The page; it finds its way by the address."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page has not been built: run `scripts/setup run`.", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


ROUTES: list[Any] = [
    list_games,
    game_rules,
    game_content,
    schema_of_game,
    message_schema,
    health,
    open_match,
    list_matches,
    show_match,
    take_seat,
    renew_key,
    give_up_seat,
    new_invitation,
    play_on,
    match_record,
    verify_match,
    problem_file,
    match_socket,
    page,
]


class Setting(Struct, frozen=True, kw_only=True):
    """How a server is set up, besides where it keeps its matches."""

    limits: Limits = Limits()
    doors: Doors = Doors()
    takes_seeds: bool = False  # for tests: whoever opens a match may give the seed


def make_app(storage: Storage, folder: Path, setting: Setting | None = None) -> Litestar:
    """The application over a storage, with a folder for reported problems."""
    setting = setting or Setting()
    limits, thinkers = setting.limits, Thinkers(limits=setting.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        matches = Matches(storage, thinkers, limits, Problems(folder, limits))
        app.state.update({"matches": matches, "visitors": Visitors(limits), "secret": await storage.secret("visitors")})
        app.state.update({"verified": OrderedDict(), "takes_seeds": setting.takes_seeds})
        matches.begin()
        try:
            yield
        finally:
            await matches.end()
            thinkers.close()
            storage.close()

    assets = PAGE / "assets"
    app = Litestar(
        [*ROUTES, *([create_static_files_router("/assets", [assets], name="assets")] if assets.exists() else [])],
        lifespan=[lifespan],
        exception_handlers={
            Fault: told_fault,
            Former: told_former,
            HTTPException: told_http,
            RecursionError: told_unreadable,
            UnicodeError: told_unreadable,
            Exception: told_crash,
        },
        openapi_config=OpenAPIConfig(
            title="Gamelode",
            version=version("gamelode"),
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # the others fetch scripts from elsewhere
        ),
        compression_config=CompressionConfig(backend="gzip"),
        request_max_body_size=limits.message_bytes,
    )
    app.asgi_handler = Guard(app.asgi_handler, setting.doors)
    return app


def make_sqlite_app(folder: Path, setting: Setting | None = None) -> Litestar:
    """Matches in one file of a folder, reported problems in a folder of their own in it."""
    return make_app(SqliteStorage(folder / "matches.sqlite"), folder / "problems", setting)
