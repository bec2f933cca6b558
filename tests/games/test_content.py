"""What a designer may change has an effect."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from gamelode.catalogue import games
from gamelode.kernel import Rules

PAGE = Path(__file__).parents[2] / "web" / "src"
DECLARED = {"types", "entries"}  # what the server sends, used or not
HELD_AGAINST_THE_REST = {"Components", "CheckTable", "Supply"}  # by tests; a supply is read piece by piece


def entries(kind: Any) -> Iterator[type[Struct]]:
    """A entry and all that it is made of."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
        for field in fields(kind):
            yield from entries(field.type)
    for part in typing.get_args(kind):
        yield from entries(part)


@pytest.mark.parametrize("rules", games().values(), ids=games())
def test_every_number_is_read_by_the_rules_or_the_page(rules: Rules) -> None:
    code = [path.read_text() for path in rules.folder.rglob("*.py")]
    page = [
        path.read_text() for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and path.stem not in DECLARED
    ]
    read = set(re.findall(r"\.(\w+)", "\n".join(code))) | set(re.findall(r"\w+", "\n".join(page)))
    numbers = {
        (entry.__name__, field.name)
        for entry in entries(type(rules.standard.content.files))
        for field in fields(entry)
        if "int" in str(field.type) and entry.__name__.removesuffix("Entry") not in HELD_AGAINST_THE_REST
    }
    assert sorted(name for name in numbers if name[1] not in read) == []
