"""What page and server say to each other. The page's types and the published schema are made from these structs."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from gamelode.kernel import Chapter, GameOption, Section, Throw, Weight
from gamelode.match import Automatic, Yield

from .patches import Change
from .storage import Late, TableClock

Json = msgspec.Raw  # already JSON: views, choices and events, whose types are each game's own

DRAFT = "https://json-schema.org/draft/2020-12/schema"

SeatKind = Literal["person", "bot", "open"]


# --- over HTTP


class SeatWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as whoever opens a match wants it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class NewMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to be opened."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Any] = {}
    listed: bool = False  # anybody may see it in the lobby and take its open seats
    clock: TableClock = "none"  # how long somebody may take for a move
    late: Late = "bot"  # whoever takes longer: a bot holds the seat, or the move is passed
    seed: str = ""  # only for a server that is told to take seeds, as for tests


class SeatKey(Struct, frozen=True, kw_only=True):
    """What opens a seat: whoever has the token holds it."""

    seat: int
    token: str


class Opened(Struct, frozen=True, kw_only=True):
    """A match was opened: the keys of its seats for people, and the commitment to its dice. An open seat has an
    invitation, which whoever comes exchanges for a key of his own."""

    id: str
    commitment: str
    keys: tuple[SeatKey, ...]
    invitations: tuple[SeatKey, ...]


class Take(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody sits down: by an invitation, or on any open seat of a listed match. The invitation dies with it."""

    name: str
    invitation: str = ""


class WithKey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever has the key of a seat does something with it."""

    token: str


class Invite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever sits in a match wants a new invitation for an open seat of it; the old one dies."""

    token: str
    seat: int


class PlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished match is played on from a point of it, against bots."""

    after: int
    seat: int
    bot: str = "greedy"


class Player(Struct, frozen=True, kw_only=True):
    """Who holds a seat."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    connected: bool
    away: bool  # a bot holds the seat until its owner comes back


class MatchInfo(Struct, frozen=True, kw_only=True):
    """What everyone may know about a match."""

    id: str
    game: str
    title: str
    is_open: bool  # no player of this game hides anything from another
    players: tuple[Player, ...]
    options: dict[str, Any]
    answers: int
    is_over: bool
    commitment: str
    created: int  # seconds since 1970
    seed: str  # told when the match is over
    clock: TableClock  # how long somebody may take for a move
    late: Late  # what happens to whoever takes longer
    note: str  # what everybody should know about the match
    closed: str  # why nobody can play on; empty: they can
    is_former: bool  # its rules are no longer at hand: what was seen last can be looked at


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game of the catalogue."""

    slug: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    rules: int
    clauses: int
    options: tuple[GameOption, ...]


class RuleEntry(Struct, frozen=True, kw_only=True):
    """A clause, or a ruling, as the rulebook drawer shows it."""

    id: str
    section: str
    text: str
    needs: tuple[str, ...]
    question: str
    basis: str


class Verified(Struct, frozen=True, kw_only=True):
    """The match was replayed from its seed."""

    fits_commitment: bool
    replays: bool
    digest: str
    text: str


class NotDone(Struct, frozen=True, kw_only=True):
    """Why something was not done."""

    code: str
    text: str


# --- over the socket, from the page


class _FromPage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    ref: int = 0  # comes back in the reply


class Hello(_FromPage, frozen=True, tag="hello"):
    """The first message. The token opens a seat; without one I watch. It stands in no address, so it is in no log."""

    token: str = ""
    automatic: Automatic | None = None  # None: as it was
    film: bool = False  # I watch: log lines come with what they change on the table


class Answer(_FromPage, frozen=True, tag="answer"):
    """An answer, or a command, to the question that the ticket names."""

    ticket: str
    choice: Json


class Undo(_FromPage, frozen=True, tag="undo"):
    """Take my last answer back; `ask` the others if it is not mine to take back any more."""

    ask: bool = False


class Consent(_FromPage, frozen=True, tag="consent"):
    """What I say to another player's wish to undo."""

    agree: bool


class WhyNot(_FromPage, frozen=True, tag="why not"):
    """May I do this? Asked while pointing at something."""

    choice: Json


class LookBack(_FromPage, frozen=True, tag="look back"):
    """Show me the table as I saw it after so many answers; when the match is over, also as another seat saw it."""

    after: int
    eyes: int | None = None  # None: my own


class WatchFilm(_FromPage, frozen=True, tag="watch film"):
    """Show me step by step what I saw between so many answers and so many; when the match is over, also through the
    eyes of another seat. A long stretch is cut short: what follows is asked for anew. Of a match whose rules are no
    longer at hand the reply may begin a little earlier."""

    after: int
    until: int
    eyes: int | None = None  # None: my own


class Draw(_FromPage, frozen=True, tag="draw"):
    """Tell me in words what I see: now, or as it was after so many answers."""

    after: int | None = None
    eyes: int | None = None  # None: my own


class SetYield(_FromPage, frozen=True, tag="yield"):
    """How a kind of window is answered for me."""

    question: str
    how: Yield


class SetAutomatic(_FromPage, frozen=True, tag="automatic"):
    """When a choice that is none is made for me. Careful: not where it would cost an undo or tell a secret."""

    how: Automatic


class Leave(_FromPage, frozen=True, tag="leave"):
    """A bot holds my seat until I come back."""

    bot: str = "greedy"


class Return(_FromPage, frozen=True, tag="return"):
    """I take my seat back."""


class StopThinking(_FromPage, frozen=True, tag="stop thinking"):
    """The bot that thinks answers with what it has found so far."""


class ReportProblem(_FromPage, frozen=True, tag="report problem"):
    """Something is wrong here: keep this moment, so that somebody can look into it."""

    note: str = ""


class Resync(_FromPage, frozen=True, tag="resync"):
    """I missed something: send everything again."""


class Ping(_FromPage, frozen=True, tag="ping"):
    """Are you there?"""


FromPage = (  # after the hello
    Answer
    | Undo
    | Consent
    | WhyNot
    | LookBack
    | WatchFilm
    | Draw
    | SetYield
    | SetAutomatic
    | Leave
    | Return
    | StopThinking
    | ReportProblem
    | Resync
    | Ping
)


# --- over the socket, to the page


class Option(Struct, frozen=True, kw_only=True):
    """Something that may be chosen."""

    choice: Json
    label: str


class Refused(Struct, frozen=True, kw_only=True):
    """Something that can be pointed at and may not be chosen, and why."""

    choice: Json
    label: str
    clause: str
    text: str


class Asked(Struct, frozen=True, kw_only=True):
    """The open question, for a seat that is waited for."""

    ticket: str
    name: str
    prompt: str
    clauses: tuple[str, ...]
    fields: dict[str, Any]  # what the question is about
    is_open: bool  # it accepts more than it lists
    is_window: bool  # it may be yielded
    options: tuple[Option, ...]
    commands: tuple[Option, ...]
    refused: tuple[Refused, ...]
    choices: dict[str, Any]  # JSON schema of what it takes, for open questions


class Meanwhile(Struct, frozen=True, kw_only=True):
    """What a seat may do at any time while others are waited for."""

    ticket: str
    commands: tuple[Option, ...]


class LogLine(Struct, frozen=True, kw_only=True):
    """Something that happened, as this seat saw it."""

    number: int
    answers: int  # how many answers had been given: look back there
    depth: int
    text: str
    clauses: tuple[str, ...]
    event: Json
    weight: Weight  # what kind of moment it is
    whose: tuple[int, ...]  # the seats whose moment it is; empty: nobody's
    opens: Chapter  # what begins with this line: it is the heading of those that follow
    throws: tuple[Throw, ...]  # of dice
    passed: bool  # a yield answered for this seat
    forced: bool  # this seat had no choice and was not asked
    patch: tuple[Change, ...] | None  # what it changes in the view of the line before; null: it was not filmed


class UndoWish(Struct, frozen=True, kw_only=True):
    """A player asks the others to let him undo."""

    seat: int
    agreed: tuple[int, ...]


class Score(Struct, frozen=True, kw_only=True):
    """How the match ended."""

    reason: str
    text: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...]
    ties: tuple[dict[str, int], ...]  # what decides between equal scores


class _ToPage(Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class Update(_ToPage, frozen=True, kw_only=True, tag="update"):
    """All that a seat may know now. Numbers follow each other without a gap."""

    number: int
    ref: int  # of the message that this answers
    seat: int | None
    match: MatchInfo
    view: Json
    waiting: tuple[int, ...]
    thinking: tuple[int, ...]
    passed: tuple[int, ...]  # seats that will not be asked again unless something happens
    seconds_left: int | None  # until whoever is waited for passes; None: there is time
    asked: Asked | None
    meanwhile: Meanwhile | None
    log: tuple[LogLine, ...]  # from `log_from` on; earlier lines stay as they are
    log_from: int
    why_not_undo: str
    undo_wish: UndoWish | None
    yields: dict[str, Yield]
    automatic: Automatic
    score: Score | None


class Past(_ToPage, frozen=True, tag="past"):
    """The table as a seat saw it after so many answers."""

    ref: int
    seat: int | None
    after: int
    view: Json
    text: str


class Filmed(_ToPage, frozen=True, tag="filmed"):
    """What a seat saw between so many answers and so many. The patch of the first line is for `view`."""

    ref: int
    seat: int | None
    after: int
    until: int  # it may be less than what was asked for
    view: Json  # as the table was before the first line
    log: tuple[LogLine, ...]


class Drawn(_ToPage, frozen=True, tag="drawn"):
    """What a seat sees, in words: for games without a board of their own."""

    ref: int
    sections: tuple[Section, ...]


class Reason(_ToPage, frozen=True, tag="reason"):
    """The answer to `why not`; empty if it may be done."""

    ref: int
    clause: str = ""
    text: str = ""


class Pong(_ToPage, frozen=True, tag="pong"):
    ref: int


class ProblemKept(_ToPage, frozen=True, tag="problem kept"):
    """The moment is kept. Whoever has this name may fetch what I saw of it."""

    ref: int
    problem: str


class Failed(_ToPage, frozen=True, tag="failed"):
    """Nothing was changed, and why."""

    ref: int
    code: str
    text: str
    clause: str = ""


ToPage = Update | Past | Filmed | Drawn | Reason | Pong | ProblemKept | Failed

decode_hello = msgspec.json.Decoder(Hello).decode
decode_from_page = msgspec.json.Decoder(FromPage).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, for whoever writes another page."""
    kinds = [
        Hello,
        FromPage,
        ToPage,
        NewMatch,
        Opened,
        Take,
        WithKey,
        Invite,
        PlayOn,
        MatchInfo,
        GameInfo,
        RuleEntry,
        Verified,
        NotDone,
    ]
    _, components = msgspec.json.schema_components(kinds)
    unions = {"FromPage": any_of((Hello, *typing.get_args(FromPage))), "ToPage": any_of(typing.get_args(ToPage))}
    return {"$schema": DRAFT, "$defs": components | unions}


def any_of(kinds: Iterable[type]) -> dict[str, Any]:
    """The schema of whatever is one of these."""
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
