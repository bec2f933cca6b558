"""A record at the terminal."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

from gamelode.games.cavein import RULES
from gamelode.match import Match, Player, Problem, players_named
from tests.kernel.forest import FOREST

from .run import run, said

SNARE_AND_BERRY = 1  # a seed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two random bots."""
    match = Match.start(RULES.standard, players_named(["random", "random"]), 1)
    match.let_bots_move()
    match.save(tmp_path / "game.rec")
    return tmp_path / "game.rec"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match = Match.start(RULES.standard, players_named(["random", "you=Ann"]), 1, {"start_player": 1})
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


def test_a_forged_name_gives_the_terminal_no_orders(tmp_path: Path) -> None:
    forged = Player("\x1b]0;mine\x07\x1b[2JBob", "random")
    match = Match.start(RULES.standard, (Player("random", "random"), forged), 1)
    match.let_bots_move()
    match.save(tmp_path / "forged.rec")
    told = said(run("replay", tmp_path / "forged.rec"))
    assert "Bob's turn, round 1." in told
    assert not {"\x1b", "\x07"} & set(told)


def test_an_unfinished_game_is_told_as_far_as_it_goes(unfinished: Path) -> None:
    assert "The game was left after" in said(run("replay", unfinished))


def test_effects_are_called_by_what_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A berry grows where a snare lies: whoever comes by chooses what happens first."""
    monkeypatch.setattr("gamelode.catalogue.games", lambda: {"forest": FOREST})
    match = Match.start(FOREST.standard, players_named(["random", "random", "random"]), SNARE_AND_BERRY)
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


# --- reported problems


def problem(seat: int | None = 1) -> Problem:
    """A moment of the unfinished game, with what the page showed."""
    match = Match.start(RULES.standard, players_named(["random", "you=Ann"]), 1, {"start_player": 1})
    match.let_bots_move()
    asked = {"prompt": "What now?", "options": [{"label": "Do nothing"}]}
    shown = {"view": match.game.view(seat), "log": [{"text": "A crystal was mined."}], "asked": asked}
    return Problem.of(match, seat, msgspec.json.encode(shown), "This is odd.")


def opened(problem: Problem, folder: Path) -> Result:
    (folder / "odd.problem").write_bytes(problem.write())
    return run("replay", folder / "odd.problem")


def test_a_problem_shows_what_its_seat_saw(tmp_path: Path) -> None:
    told = said(opened(problem(), tmp_path))
    assert "Star Scrappers: Cave-In, rules version 1, a reported problem Seen by Ann after" in told
    assert "This is odd." in told
    assert "A crystal was mined. What now? Do nothing" in told
    assert "Your hand" in told


def test_the_record_of_a_problem_is_verified(tmp_path: Path) -> None:
    assert "replayed, the same view." in said(opened(problem(), tmp_path))


def test_a_problem_without_its_record_is_shown_all_the_same(tmp_path: Path) -> None:
    told = said(opened(problem().without_secrets(), tmp_path))
    assert "Your hand" in told
    assert "this cannot be replayed" in told


def test_a_view_that_differs_from_the_replay_is_told(tmp_path: Path) -> None:
    other = msgspec.structs.replace(problem(1), seat=0)
    result = opened(other, tmp_path)
    assert result.exit_code == 1
    assert "the seat sees something else than then" in result.stdout
