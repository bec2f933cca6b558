"""The server: lobby, matches, rules and content over HTTP; a socket for each seat; the page itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router

from gamelode.catalogue import game_named, games
from gamelode.kernel import Clause, Example, Fault, Rules, Ruling, game_options

from .limits import Bucket, Limits
from .matches import Forbidden, Full, Matches, NotFound
from .problems import Problems
from .protocol import (
    GameInfo,
    MatchInfo,
    NewMatch,
    NotDone,
    Opened,
    PlayOn,
    RuleEntry,
    SeatKey,
    Take,
    Verified,
    schema,
)
from .schemas import content_shown, game_schema
from .socket import meet
from .storage import SqliteStorage, Storage
from .thinking import Thinkers
from .tokens import commitment
from .updates import match_info

PAGE = Path(__file__).parent / "page"
MOST_HOSTS = 10_000  # of which is remembered how many matches they opened
SECURE = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def matches_of(state: State) -> Matches:
    matches: Matches = state.matches
    return matches


# --- games


@get("/api/games", sync_to_thread=False)
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


@get("/api/games/{slug:str}/rules", sync_to_thread=False)
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


@get("/api/games/{slug:str}/content", sync_to_thread=False)
def game_content(slug: FromPath[str]) -> Response[bytes]:
    """The cards, pieces and numbers of a game, each with its source; and what they say in words."""
    rules = game_named(slug)
    return Response(msgspec.json.encode(content_shown(rules.standard)), media_type=MediaType.JSON)


@get("/api/games/{slug:str}/schema", sync_to_thread=False)
def schema_of_game(slug: FromPath[str]) -> dict[str, Any]:
    """The JSON Schema of what a game shows, takes, tells and asks."""
    return game_schema(game_named(slug))


@get("/api/schema", sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """The JSON Schema of every message, those of the socket included."""
    return schema()


@get("/api/health", sync_to_thread=False)
def health(state: State) -> dict[str, Any]:
    """Whether the server is there."""
    return {"version": version("gamelode"), **matches_of(state).memory()}


# --- matches


@post("/api/matches")
async def open_match(state: State, request: Request[Any, Any, State], data: JSONBody[NewMatch]) -> Opened:
    """Open a match."""
    host = request.client.host if request.client else ""
    buckets: dict[str, Bucket] = state.buckets
    limits = matches_of(state).limits
    if len(buckets) > MOST_HOSTS:
        buckets.clear()
    if not buckets.setdefault(host, Bucket(limits.matches_per_minute / 60, limits.match_burst)).take():
        raise TooMany("You have opened many matches; wait a little.")
    return await matches_of(state).open(data)


class TooMany(Fault):
    """Somebody asks too often."""


@get("/api/matches")
async def list_matches(state: State) -> list[MatchInfo]:
    """Matches that anybody may watch, and whose open seats anybody may take."""
    return await matches_of(state).listed()


@get("/api/matches/{id:str}")
async def show_match(state: State, id: FromPath[str]) -> MatchInfo:
    """What everyone may know about a match."""
    async with matches_of(state).locked(id) as live:
        return match_info(live)


@post("/api/matches/{id:str}/seats")
async def take_seat(state: State, id: FromPath[str], data: JSONBody[Take]) -> SeatKey:
    """Sit down on an open seat."""
    return await matches_of(state).take(id, data.name)


@post("/api/matches/{id:str}/play-on")
async def play_on(state: State, id: FromPath[str], data: JSONBody[PlayOn]) -> Opened:
    """Play a finished match on from a point of it, against bots."""
    matches = matches_of(state)
    async with matches.locked(id) as live:
        return await matches.play_on(live, data)


@get("/api/matches/{id:str}/record")
async def match_record(state: State, id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match."""
    async with matches_of(state).locked(id) as live:
        game = live.match.game
        if not game.is_over:
            raise Forbidden("The record holds the seed: it is told when the match is over.")
        named = {"Content-Disposition": f'attachment; filename="{game.header.game}-{id}.record"'}
        return Response(live.record().write(), media_type="application/jsonl", headers=named)


@get("/api/matches/{id:str}/verify")
async def verify_match(state: State, id: FromPath[str]) -> Verified:
    """Replay a finished match from its seed and compare."""
    async with matches_of(state).locked(id) as live:
        game = live.match.game
        if not game.is_over:
            raise Forbidden("A match can be verified when it is over.")
        fits = commitment(game.header.seed) == live.commitment
        same = live.record().replay(game.edition).digest() == game.digest()
    text = "The seed fits the commitment, and the replay is the same game." if fits and same else "Something differs."
    return Verified(fits_commitment=fits, replays=same, digest=game.digest(), text=text)


@get("/api/problems/{name:str}")
async def problem_file(state: State, name: FromPath[str]) -> Response[bytes]:
    """What somebody saw and reported. The record is in it when the match is over."""
    problem = await matches_of(state).problem(name)
    named = {"Content-Disposition": f'attachment; filename="{problem.header.game}-{name[:12]}.problem"'}
    return Response(problem.write(), media_type=MediaType.JSON, headers=named)


@websocket("/api/matches/{id:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, State], state: State, id: FromPath[str]) -> None:
    """A seat's socket, or a spectator's: the first message says which."""
    await meet(socket, matches_of(state), id)


# --- errors: a stable code and a plain sentence, never a traceback


def told_fault(request: Request[Any, Any, State], fault: Fault) -> Response[NotDone]:
    kinds = {
        NotFound: ("not found", 404),
        Forbidden: ("forbidden", 403),
        TooMany: ("too many", 429),
        Full: ("full", 503),
    }
    code, status = kinds.get(type(fault), ("impossible", 400))
    return Response(NotDone(code=code, text=str(fault)), status_code=status)


def told_http(request: Request[Any, Any, State], error: HTTPException) -> Response[NotDone]:
    if isinstance(error, ValidationException):
        return Response(NotDone(code="malformed", text="That request cannot be understood."), status_code=400)
    codes = {404: "not found", 405: "not allowed", 413: "too big", 400: "malformed"}
    text = {404: "There is nothing here.", 413: "That is too much at once."}.get(
        error.status_code, "That is not possible."
    )
    told = NotDone(code=codes.get(error.status_code, "failed"), text=text)
    return Response(told, status_code=error.status_code)


def told_nested(request: Request[Any, Any, State], error: RecursionError) -> Response[NotDone]:
    """A body with so many brackets that no decoder can follow."""
    return told_http(request, ValidationException())


def told_crash(request: Request[Any, Any, State], error: Exception) -> Response[NotDone]:
    request.app.logger and request.app.logger.error("a request failed", exc_info=error)
    return Response(NotDone(code="failed", text="Something went wrong here; nothing was changed."), status_code=500)


# --- the page


@get(["/", "/m/{rest:path}", "/play/{rest:path}"], media_type=MediaType.HTML, sync_to_thread=False)
def page(rest: FromPath[str] = "") -> Response[bytes]:
    """The page; it finds its way by the address."""
    index = PAGE / "index.html"
    if not index.exists():
        return Response(b"The page has not been built: run `scripts/setup run`.", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={**SECURE, "Cache-Control": "no-cache"})


ROUTES: tuple[Any, ...] = (
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
    play_on,
    match_record,
    verify_match,
    problem_file,
    match_socket,
    page,
)


def make_app(
    storage: Storage,
    folder: Path,
    limits: Limits | None = None,
    thinkers: Thinkers | None = None,
    *,
    takes_seeds: bool = False,
) -> Litestar:
    """The application over a storage, with a folder for reported problems. `takes_seeds`: for tests, matches are given
    seeds."""
    limits, thinkers = limits or Limits(), thinkers or Thinkers()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        problems = Problems(folder, limits)
        matches = app.state.matches = Matches(storage, thinkers, limits, problems, takes_seeds=takes_seeds)
        app.state.buckets = {}
        resuming = asyncio.create_task(matches.resume_all())
        try:
            yield
        finally:
            resuming.cancel()
            thinkers.close()
            storage.close()

    routes = [*ROUTES]
    if (PAGE / "assets").exists():
        routes.append(create_static_files_router("/assets", [PAGE / "assets"], name="assets"))
    return Litestar(
        routes,
        lifespan=[lifespan],
        exception_handlers={
            Fault: told_fault,
            HTTPException: told_http,
            RecursionError: told_nested,
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


def make_sqlite_app(folder: Path, limits: Limits | None = None, *, takes_seeds: bool = False) -> Litestar:
    """Matches in one file of a folder, reported problems in a folder of their own in it."""
    storage = SqliteStorage(folder / "matches.sqlite")
    return make_app(storage, folder / "problems", limits, takes_seeds=takes_seeds)
