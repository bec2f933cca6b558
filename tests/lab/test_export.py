"""Games as rows, and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.kernel import Fault
from gamelode.lab import Plan, Played, simulate
from gamelode.lab.export import as_csv, games_in, rows_of


@pytest.fixture(scope="module")
def games() -> list[Played]:
    first = {"factions": "first"}
    plans = [Plan(slug="cavein", bots=("random",) * seats, seed=5, options=first, tally=True) for seats in (2, 3)]
    return [game for plan in plans for game in simulate(plan, 2, workers=1)]


def test_a_file_of_games_can_be_read_again(games: list[Played], tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_bytes(as_csv(rows_of(games)))
    again = games_in(tmp_path / "games.csv")
    assert rows_of(again) == rows_of(games)
    assert [game.outcome.scores for game in again] == [game.outcome.scores for game in games]


@pytest.mark.parametrize("text", ["seed,score\n1.0,5\n", "seed,seats\n1.0,x\n", "seed,seats,score\n1.0,2,5,6,7\n"])
def test_any_other_file_is_a_fault(text: str, tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text(text)
    with pytest.raises(Fault, match=r"games\.csv: this is no file of games"):
        games_in(tmp_path / "games.csv")


def test_a_file_that_was_cut_off_is_a_fault(games: list[Played], tmp_path: Path) -> None:
    whole = as_csv(rows_of(games)).splitlines(keepends=True)
    (tmp_path / "games.csv").write_bytes(b"".join(whole[:-1]))
    with pytest.raises(Fault, match="the last game is cut off"):
        games_in(tmp_path / "games.csv")


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="No such file or directory"):
        games_in(tmp_path / "nowhere.csv")
