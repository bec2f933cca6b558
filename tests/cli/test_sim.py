"""Many games at the terminal."""

import csv
import json
from pathlib import Path
from types import ModuleType

import pytest

from .run import run, said

GAMES = ("sim", "cavein", "--games", 4, "--seats", "random,random", "--workers", 1)


def test_it_sums_the_games_up() -> None:
    told = said(run(*GAMES))
    assert "Star Scrappers: Cave-In: 4 games" in told
    assert "win rate 95 % between random 8 4 50.0%" in told
    for words in ("seat 1", "Points by source, on average", "crystals", "decisions", "rounds", "Ended: "):
        assert words in told


def test_the_same_for_programs() -> None:
    found = json.loads(run(*GAMES, "--json").stdout)
    assert found["run"] == {"game": "cavein", "bots": ["random", "random"], "seed": 0, "options": {}}
    assert found["games"] == 4
    assert [bot["name"] for bot in found["bots"]] == ["random"]


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    one, two = (run("sim", "cavein", "--games", 4, "--seed", 3, "--workers", workers, "--json") for workers in (1, 2))
    assert one.stdout == two.stdout


def test_the_games_as_rows(tmp_path: Path) -> None:
    said(run(*GAMES, "--out", tmp_path / "games.csv"))
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 8
    assert {row["bot"] for row in rows} == {"random"}
    assert all(
        int(row["score"]) == sum(int(value) for key, value in row.items() if key.startswith("score_")) for row in rows
    )


def test_what_happened_is_counted() -> None:
    told = said(run(*GAMES, "--tally"))
    for words in (
        "a seat had it win rate with it without apart",
        "Card taken",
        "Driller (brown 1)",
        "Base raided",
        "What happened",
        "Mine refilled",
    ):
        assert words in told


def test_tallies_for_programs() -> None:
    found = json.loads(run(*GAMES, "--tally", "--json").stdout)
    taken = found["tallies"]["Card taken"]
    assert taken["had"]["games"] == 8
    assert taken["won_with"]["low"] < taken["won_with"]["share"] < taken["won_with"]["high"]
    assert found["happened"]["Mine refilled"]["won_with"] is None


def test_tallies_as_columns(tmp_path: Path) -> None:
    said(run(*GAMES, "--tally", "--out", tmp_path / "games.csv"))
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        kinds = [int(value) for key, value in row.items() if key.startswith("tally_Card taken: ")]
        assert int(row["tally_Card taken"]) == sum(kinds) > 0
    assert all(int(row["game_Mine refilled"]) > 0 for row in rows)


def test_parquet_without_polars_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("gamelode.lab.export.import_module", missing)
    result = run(*GAMES, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "parquet needs polars (pip install polars); a .csv file needs nothing" in result.stderr
    assert list(tmp_path.iterdir()) == []
