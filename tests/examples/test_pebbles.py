"""The example game of docs/adding-a-game.md."""

import re
from pathlib import Path

import pytest

import pebbles
from gamelode.kernel.conformance import Check
from gamelode.kernel.coverage import cover

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", pebbles.RULES.seats)
def test_it_conforms(seats: int) -> None:
    assert Check(pebbles.RULES.standard, seats, seed=seats).run() >= 3


def test_every_clause_has_code_and_a_proof() -> None:
    found = cover(pebbles.RULES.ledger, pebbles.RULES.folder, Path(__file__).parent)
    assert not found.gaps
    assert not found.unknown


def test_the_page_shows_the_code_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    folders = (ROOT / "examples", Path(__file__).parent)
    files = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".py", ".toml")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    blocks = re.findall(r"```(?:python|toml)\n(?!>>>)(.*?)```", page, re.DOTALL)
    assert len(blocks) > 5
    assert [block for block in blocks if block.strip() not in source] == []
