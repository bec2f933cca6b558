"""The catalogue: games by name, and games that were saved or recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelode
from gamelode.catalogue import OURS, game_named, title_pages

README = Path(__file__).parents[1] / "README.md"
DEEP = b"[" * 100_000


def test_every_game_is_listed_under_its_own_name() -> None:
    """And again when the games are imported: their package has the same name as the function."""
    assert [rules.slug for rules in gamelode.games().values()] == list(gamelode.games())
    assert set(OURS) <= gamelode.games().keys()


def test_games_are_listed_by_their_title_pages() -> None:
    assert [page.game for page in title_pages()] == list(gamelode.games())
    for page in title_pages():
        assert page == gamelode.games()[page.game].page
        assert page.minutes


@pytest.mark.parametrize("slug", OURS)
def test_the_readme_counts_the_rules_of_every_game(slug: str) -> None:
    ledger = game_named(slug).ledger
    row = next(line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {ledger.title}"))
    assert f"| {len(ledger.clause)} | {len(ledger.ruling)} | {len(ledger.example)} |" in row


def test_an_unknown_game_is_a_fault_that_names_those_there_are() -> None:
    with pytest.raises(gamelode.Fault, match=r"^there is no game 'chess'; there are cavein, hewns, "):
        game_named("chess")


def test_a_saved_game_finds_its_own_rules() -> None:
    saved = gamelode.start("belt", seats=2, seed=7).save()
    assert gamelode.load(saved).save() == saved


def test_a_recorded_game_finds_its_own_rules() -> None:
    game = gamelode.start("deeprock", seats=1, seed=7)
    game.answer(0, game.options(0)[0])
    assert gamelode.replay(gamelode.Record.of(game)).save() == game.save()


@pytest.mark.parametrize(
    "saved",
    [
        b"",
        b"{}",
        b"[1, 2, 3, 4, 5]",
        b'[{"game":"\xff"},1,2,3,4]',
        b'[{"game":"cavein"},1,2,3,' + DEEP,
        b'[{"game":"cavein","x":' + DEEP,
    ],
)
def test_what_is_no_saved_game_is_a_fault(saved: bytes) -> None:
    with pytest.raises(gamelode.Fault, match=r"^this is no saved game: .*$"):
        gamelode.load(saved)


def test_a_saved_game_of_an_unknown_game_is_a_fault() -> None:
    with pytest.raises(gamelode.Fault, match="there is no game 'chess'"):
        gamelode.load(b'[{"game":"chess"},1,2,3,4]')
