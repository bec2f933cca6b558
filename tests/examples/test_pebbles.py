"""The example game of docs/adding-a-game.md."""

import re
from pathlib import Path

import pytest

import pebbles
from gamelode.kernel import Dice, Game, proves
from gamelode.kernel.conformance import Check
from gamelode.kernel.coverage import cover
from pebbles import Take, Turns

ROOT = Path(__file__).parents[2]


def scene(*heaps: int) -> Game:
    edition = pebbles.RULES.standard
    table = edition.table(dice=Dice(key=bytes(32)), seats=2, heaps=list(heaps))  # type: ignore[call-arg]
    return Game.scene(edition, table, Turns())


@pytest.mark.parametrize("seats", pebbles.RULES.seats)
def test_it_conforms(seats: int) -> None:
    assert Check(pebbles.RULES.standard, seats, seed=seats).run() >= 3


@proves("TAKE-01")
def test_players_take_turns() -> None:
    game = scene(3, 5)
    game.answer(0, Take(0, 1))
    assert game.waiting() == (1,)


@proves("TAKE-01")
def test_nobody_takes_four() -> None:
    refusal = scene(3, 5).why_not(0, Take(1, 4))
    assert refusal is not None
    assert refusal.clause == "TAKE-01"


@proves("TAKE-02")
def test_nobody_takes_more_than_a_heap_holds() -> None:
    game = scene(2, 5)
    refusal = game.why_not(0, Take(0, 3))
    assert refusal is not None
    assert game.sentence(refusal) == "The heap holds only 2. [TAKE-02]"


@proves("END-01")
def test_whoever_takes_the_last_pebble_wins() -> None:
    game = scene(1, 1)
    game.answer(0, Take(0, 1))
    game.answer(1, Take(1, 1))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_every_clause_has_code_and_a_proof() -> None:
    found = cover(pebbles.RULES.ledger, pebbles.RULES.folder, Path(__file__).parent)
    assert not found.gaps
    assert not found.unknown


def test_the_page_shows_the_code_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [Path(__file__), *(path for path in (ROOT / "examples").rglob("*.*") if path.suffix in (".py", ".toml"))]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(blocks) > 5
    assert [block for block in blocks if block.strip() not in source] == []
