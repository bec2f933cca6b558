"""A record at the terminal."""

from pathlib import Path

import pytest

from gamelode.games.cavein import RULES
from gamelode.match import Match, holders_named
from tests.kernel.forest import FOREST

from .run import run, said

SNARE_AND_BERRY = 1  # a seed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two random bots."""
    match = Match.start(RULES.standard, holders_named(["random", "random"]), 1)
    match.let_bots_move()
    match.save(tmp_path / "game.rec")
    return tmp_path / "game.rec"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match = Match.start(RULES.standard, holders_named(["random", "you=Ann"]), 1, {"start_player": 1})
    match.let_bots_move()
    match.save(tmp_path / "unfinished.rec")
    return tmp_path / "unfinished.rec"


def test_a_record_is_verified_and_told(record: Path) -> None:
    told = said(run("replay", record))
    assert "Star Scrappers: Cave-In, rules version 1, seed 1" in told
    assert "1 random" in told
    assert "random 2's turn, round 1." in told
    assert "The end" in told
    assert "Verified: " in told


def test_an_unfinished_game_is_told_as_far_as_it_goes(unfinished: Path) -> None:
    assert "The game was left after" in said(run("replay", unfinished))


def test_effects_are_called_by_what_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A berry grows where a snare lies: whoever comes by chooses what happens first."""
    monkeypatch.setattr("gamelode.catalogue.games", lambda: {"forest": FOREST})
    match = Match.start(FOREST.standard, holders_named(["random", "random", "random"]), SNARE_AND_BERRY)
    match.let_bots_move()
    match.save(tmp_path / "game.rec")
    told = said(run("replay", tmp_path / "game.rec"))
    assert "eats a berry" in told
    assert "Effect" not in told


def test_step_by_step_the_table_is_shown(unfinished: Path) -> None:
    steps = said(run("replay", unfinished, "--step"))
    assert steps.count("Docks ──") > 1


def test_one_seat_sees_its_own_answers_and_hand(unfinished: Path) -> None:
    told = said(run("replay", unfinished, "--step", "--seat", 2))
    assert "Your hand" in told
    assert "1 random: " not in told


def test_everyone_sees_no_hand(unfinished: Path) -> None:
    assert "Your hand" not in said(run("replay", unfinished, "--step"))
