"""What the kernel knows of a game, and the game printed with a certain content."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Union

import msgspec
from msgspec import Struct

from .choices import Choice, Command
from .content import Pack
from .dice import Dice
from .drawing import Section
from .faults import Fault
from .frames import Frame, Seat, found_in
from .ledger import Ledger, TitlePage
from .questions import Question
from .table import Table, cloner
from .words import Namer, Words


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """A game without options."""


class Outcome(Struct, frozen=True):
    """How a game ended. Rank 1 has won; equal ranks share. In a lost co-operative game nobody has rank 1."""

    reason: str  # the clause that ended it
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[dict[str, int], ...] = ()  # each seat's score by where it came from
    ties: tuple[dict[str, int], ...] = ()  # what decides between equal scores, by seat

    @classmethod
    def by_score(cls, reason: str, sources: Iterable[dict[str, int]], sides: Sequence[int] | None = None) -> Outcome:
        """The most points win; equal points share a rank. Seats of a side have the same points and the same rank."""
        parts = tuple(sources)
        scores = tuple(sum(part.values()) for part in parts)
        of_sides = dict(zip(sides or range(len(scores)), scores, strict=True)).values()
        return cls(reason, scores, tuple(1 + sum(other > score for other in of_sides) for score in scores), parts)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Header(Struct, frozen=True, kw_only=True):
    """With the list of choices, all that a game is."""

    game: str
    rules: int  # version; it changes whenever the same choices could play differently
    content: str  # digest
    seats: int
    options: dict[str, Any] = {}
    seed: str


def _nothing(*_: Any) -> tuple[()]:
    return ()


def _no_names(_: Any) -> dict[str, Namer]:
    return {}


class Rules(Struct, frozen=True, kw_only=True, dict=True):
    """A game on one screen: its parts, by the names under which the kernel calls for them."""

    page: TitlePage
    package: str  # where its rules are: every frame of it belongs to the game
    folder: Path  # with rules.toml and content/
    table: type[Table]
    content: Callable[[Pack], Any]
    files: type[Struct] | None = None  # what the content files hold, which a content has as `files`: for the page
    set_up: Callable[[Any, int, Any, Dice], tuple[Any, Frame]]  # table class, seats, options, dice
    view: Callable[[Any, list[Frame], Seat | None], Any]
    redeal: Callable[[Any, list[Frame], Seat | None, Dice], None]
    audit: Callable[[Any], None]
    outcome: Callable[[Any], Outcome]
    is_open: bool = False  # no player hides anything from another: every event is seen alike by all
    options: type[Struct] = NoOptions  # what the table agrees on before the game; see `game_options`
    commands: Callable[[Any, Seat], Iterable[Command]] = _nothing
    names: Callable[[Any], Mapping[str, Namer]] = _no_names  # of a content
    names_on: Callable[[Any], Mapping[str, Namer]] = _no_names  # of a table: what has its name from where it lies
    legend: Callable[[Any], Struct] | None = None  # of a content: what its numbers stand for and its things say
    rounds: Callable[[Any], int] | None = None  # of a table: how many rounds were begun; None: the game has none
    sides: Callable[[Any], Sequence[int]] | None = None  # by seat: who plays together; None: each for himself
    value: Callable[[Any, Seat], float] | None = None  # for bots: how good a table looks to a seat, from 0 to 1
    shortlist: Callable[[Any, Any, Seat], Sequence[Choice] | None] | None = None  # table, question; see `shortlisted`
    longlist: Callable[[Any, Any, Seat], Sequence[Choice] | None] | None = None  # the same for whoever takes his time
    draw: Callable[[Any, Any, Seat | None, Words], Sequence[Section]] | None = None  # content, view: for terminals

    @property
    def slug(self) -> str:
        """The short name."""
        return self.page.game

    @property
    def title(self) -> str:
        return self.page.title

    @property
    def seats(self) -> range:
        """The numbers of players."""
        return self.page.seats

    @property
    def minutes(self) -> int:
        return self.page.minutes

    @property
    def version(self) -> int:
        return self.page.version

    def shortlisted(
        self, table: Any, question: Question[Any], seat: Seat, *, at_leisure: bool = False
    ) -> Sequence[Choice] | None:
        """For bots: the answers worth a look, where the options are too many or some are never good; None: all are.
        At leisure, for a decision that is to be made and not only imagined, there may be more of them. Where all answer
        freely, the one that promises most stands first: so the others are imagined to go on."""
        listed = self.longlist if at_leisure and self.longlist else self.shortlist
        return None if listed is None else listed(table, question, seat)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.folder / "rules.toml")

    @cached_property
    def standard(self) -> Edition:
        return Edition(self, Pack.read(self.folder / "content"))

    def edition(self, changes: Path | None = None) -> Edition:
        """The game with its own content, or with a designer's changes laid over it."""
        return self.standard if changes is None else Edition(self, Pack.read(self.folder / "content", changes))

    def read_options(self, options: Mapping[str, Any] | None) -> Any:
        given, known = dict(options or {}), self.options.__struct_fields__
        if unknown := [key for key in given if key not in known]:
            raise Fault(f"{self.slug} has no option {unknown[0]!r}; it has {', '.join(known) or 'none'}")
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise Fault(f"option of {self.slug}: {error}") from error

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Fault(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")


class Edition:
    """A game with a certain content: what tables of it are made of, cloned by and decoded with."""

    def __init__(self, rules: Rules, pack: Pack) -> None:
        self.rules = rules
        self.pack, self.digest = pack, pack.digest
        self.content = rules.content(pack)
        # Tables of an edition are a class of their own, so that the content is at hand and yet in no table.
        self.table: type[Table] = type(rules.table.__name__, (rules.table,), {"content": self.content})
        self.clone = cloner(self.table)
        # A question that leaves its choices open is only a base, from which others of the game are made.
        self.frames = tuple(f for f in found_in(rules.package, Frame) if not getattr(f, "__parameters__", ()))
        self.choices = _choices(self.frames, found_in(rules.package, Command))
        frames, choices = Union[self.frames], Union[self.choices]  # noqa: UP007
        saved: Any = tuple[Header, int, int, self.table, list[frames]]  # type: ignore[name-defined, valid-type]
        self.decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(saved)
        self.choice_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(choices)

    def anonymous(self, seats: int) -> Header:
        """The header of a game that was not started from a seed: an imagined one, or a scene."""
        return Header(game=self.rules.slug, rules=self.rules.version, content=self.digest, seats=seats, seed="")

    def check(self, header: Header) -> None:
        """Games go on, and are replayed, under the rules and the content they were begun with."""
        rules = self.rules
        if header.game != rules.slug:
            raise Fault(f"this is a game of {header.game}, not of {rules.slug}")
        if header.rules != rules.version:
            raise Fault(f"it was played under rules version {header.rules} of {rules.title}; here is {rules.version}")
        if header.content != self.digest:
            raise Fault(f"it was played with other content ({header.content}; here is {self.digest})")

    def words(self, players: Iterable[str] = ()) -> Words:
        return Words(self.rules.names(self.content), tuple(players))


def _choices(frames: Iterable[type[Frame]], commands: Iterable[type[Command]]) -> tuple[type[Choice], ...]:
    """Every type of choice that a question names; and every command, which is a choice at any time."""
    found: dict[str, type[Choice]] = {kind.__name__: kind for kind in commands}
    for frame in frames:
        if issubclass(frame, Question):
            if not frame.takes:
                raise TypeError(f"{frame.__name__} does not name the choices it takes")
            for kind in frame.takes:
                if found.setdefault(kind.__name__, kind) is not kind:
                    raise TypeError(f"two choices are called {kind.__name__}")
    return tuple(found[name] for name in sorted(found))
