"""The ledger: a rulebook's clauses in our own words, our rulings, worked examples; and how code cites them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from msgspec import Struct

from .faults import Fault

F = TypeVar("F", bound=Callable[..., Any])
L = TypeVar("L", bound="TitlePage")


def clause(*ids: str) -> Callable[[F], F]:
    """A step of a rule: one or more clauses of the ledger, carried out together."""

    def mark(step: F) -> F:
        step.clause_ids = ids  # type: ignore[attr-defined]
        return step

    return mark


def cites(*ids: str) -> Callable[[F], F]:
    """A predicate, a plain move or a class that clauses of the ledger describe; not a step."""
    return _unchanged


def proves(*ids: str) -> Callable[[F], F]:
    """A test that fails if these clauses are broken."""
    return _unchanged


def _unchanged(thing: F) -> F:
    return thing


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One normative statement of the rulebook."""

    id: str
    section: str
    text: str
    needs: tuple[str, ...] = ()
    timing: str = ""
    refusal: str = ""  # the sentence for a player whom it stops, with {0}, {1} for the figures
    advice: bool = False  # nothing to enforce


class Ruling(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Our answer where the rulebook is silent or contradicts itself."""

    id: str
    about: tuple[str, ...]
    question: str
    ruling: str
    why: str
    basis: str  # rulebook, public or house
    ref: str = ""
    refusal: str = ""


class Example(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A worked example of the rulebook, which a test plays move by move."""

    id: str
    section: str
    setup: str
    script: tuple[str, ...]
    expect: tuple[str, ...]
    clauses: tuple[str, ...]
    origin: str = ""


class TitlePage(Struct, frozen=True, kw_only=True):
    """What stands at the top of a `rules.toml`, before the first clause: enough to list a game without its rules."""

    game: str  # its short name
    title: str
    players: str  # such as "2-4"
    minutes: int = 0  # that a game takes
    version: int = 1  # it changes whenever the same choices could play differently

    @classmethod
    def read(cls, path: Path) -> Self:
        """The title page of a `rules.toml`."""
        return _typed(path, _text(path).partition("\n[[")[0], cls)

    @property
    def seats(self) -> range:
        """The numbers of players."""
        fewest, _, most = self.players.partition("-")
        if not fewest.isdecimal() or not (most or fewest).isdecimal() or int(most or fewest) < int(fewest):
            raise Fault(f"rules.toml: players: {self.players!r} is no number of players, such as 2-4")
        return range(int(fewest), int(most or fewest) + 1)


class Ledger(TitlePage, frozen=True, kw_only=True, dict=True):
    """All clauses, rulings and examples of a game."""

    clause: tuple[Clause, ...]
    ruling: tuple[Ruling, ...] = ()
    example: tuple[Example, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a `rules.toml`; every id stands once and every reference leads somewhere."""
        ledger = _typed(path, _text(path), cls)
        ids = [entry.id for entry in ledger.entries]
        if twice := sorted({id for id in ids if ids.count(id) > 1}):
            raise Fault(f"{path.name}: {twice[0]} stands there twice")
        references = [id for c in ledger.clause for id in c.needs] + [id for r in ledger.ruling for id in r.about]
        references += [id for e in ledger.example for id in e.clauses]
        if lost := sorted(set(references) - set(ids)):
            raise Fault(f"{path.name}: {lost[0]} is referred to and does not stand there")
        return ledger

    @property
    def entries(self) -> tuple[Clause | Ruling | Example, ...]:
        return (*self.clause, *self.ruling, *self.example)

    @cached_property
    def by_id(self) -> dict[str, Clause | Ruling | Example]:
        return {entry.id: entry for entry in self.entries}

    def text(self, id: str) -> str:
        """A clause, or a ruling, in a sentence."""
        entry = self.by_id.get(id)
        if isinstance(entry, Ruling):
            return entry.ruling
        return entry.text if isinstance(entry, Clause) else ""

    def why(self, id: str, values: tuple[int, ...] = ()) -> str:
        """The sentence for a player whom this clause stops."""
        entry = self.by_id.get(id)
        if isinstance(entry, Clause | Ruling):
            return (entry.refusal.format(*values) if entry.refusal else self.text(id)) + f" [{id}]"
        return "That is not offered here."


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError) as error:
        raise Fault(f"{path.name}: {error}") from error


def _typed(path: Path, text: str, kind: type[L]) -> L:
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise Fault(f"{path.name}: {error}") from error
