"""Clause by clause: which code carries it out and which test proves it. Read from the sources, not from memory."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from .ledger import Clause, Example, Ledger

CODE = {"clause": None, "cites": None, "Refusal": 1}  # calls, and how many of their arguments may be ids; None: all
NAMES = {"over", "bars", "barred"}  # what is given an id, or a table of ids, in an assignment
TESTS = {"proves": None}


class Cited(Struct, frozen=True):
    """A place that cites a clause."""

    id: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Line(Struct, frozen=True):
    """One clause, ruling or example of the ledger, with the places that cite it."""

    id: str
    code: tuple[Cited, ...]
    tests: tuple[Cited, ...]
    gap: str  # what is missing; empty if nothing


class Coverage(Struct, frozen=True):
    """The whole ledger, and citations of ids that are not in it."""

    lines: tuple[Line, ...]
    unknown: tuple[Cited, ...]

    @property
    def gaps(self) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.gap)

    @property
    def clauses_covered(self) -> int:
        return sum(not line.gap for line in self.lines)


def cover(ledger: Ledger, code: Path, tests: Path | None) -> Coverage:
    """Clauses and rulings need code and a test, examples a test, advice nothing. Without `tests`, only code counts."""
    in_code = list(_citations(code, CODE))
    in_tests = list(_citations(tests, TESTS)) if tests else []
    lines = []
    for id, entry in ledger.by_id.items():
        found = tuple(cited for cited in in_code if cited.id == id)
        proofs = tuple(cited for cited in in_tests if cited.id == id)
        no_code = not found and not isinstance(entry, Example)
        no_test = not proofs and tests is not None
        advice = isinstance(entry, Clause) and entry.advice
        gap = "" if advice else " and ".join(["no code"] * no_code + ["no test"] * no_test)
        lines.append(Line(id, found, proofs, gap))
    unknown = tuple(cited for cited in in_code + in_tests if cited.id not in ledger.by_id)
    return Coverage(tuple(lines), unknown)


def _citations(folder: Path, functions: Mapping[str, int | None]) -> Iterator[Cited]:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for id in _ids(node, functions):
                yield Cited(id, name, getattr(node, "lineno", 0))


def _ids(node: ast.AST, functions: Mapping[str, int | None]) -> Iterator[str]:
    """The ids that a call or an assignment names."""
    sources: list[ast.expr] = []
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
        sources = node.args[: functions[node.func.id]]
    elif functions is CODE and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(getattr(target, "id", getattr(target, "attr", "")) in NAMES for target in targets):
            sources = [*node.value.values] if isinstance(node.value, ast.Dict) else [node.value]
    for source in sources:
        if isinstance(source, ast.Constant) and isinstance(source.value, str) and source.value:
            yield source.value
