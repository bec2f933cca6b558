"""The example game of docs/adding-a-game.md."""

from pathlib import Path

import pytest

import pebbles
from gamelode.kernel.conformance import Check
from gamelode.kernel.coverage import cover
from tests.pages import ROOT, missing, quoted, sources


@pytest.mark.parametrize("seats", pebbles.RULES.seats)
def test_it_conforms(seats: int) -> None:
    assert Check(pebbles.RULES.standard, seats, seed=seats).run() >= 3


def test_every_clause_has_code_and_a_proof() -> None:
    found = cover(pebbles.RULES.ledger, pebbles.RULES.folder, Path(__file__).parent)
    assert not found.gaps
    assert not found.unknown


def test_the_page_shows_the_code_as_it_is() -> None:
    blocks = quoted("docs/adding-a-game.md")
    assert len(blocks) > 5
    assert missing(blocks, sources(ROOT / "examples", Path(__file__).parent)) == []
