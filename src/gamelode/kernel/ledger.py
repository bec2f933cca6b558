"""The ledger: a rulebook's clauses in our own words, our rulings, worked examples; and how code cites them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .faults import Fault

F = TypeVar("F", bound=Callable[..., Any])


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
    """A worked example: a golden test."""

    id: str
    section: str
    setup: str
    script: tuple[str, ...]
    expect: tuple[str, ...]
    clauses: tuple[str, ...]
    origin: str = ""


class Ledger(Struct, frozen=True, kw_only=True, dict=True):
    """All clauses, rulings and examples of a game."""

    game: str
    title: str
    players: str
    clause: tuple[Clause, ...]
    ruling: tuple[Ruling, ...] = ()
    example: tuple[Example, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """Read a `rules.toml`; every id stands once and every reference leads somewhere."""
        try:
            ledger = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), cls)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            raise Fault(f"{path.name}: {error}") from error
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
