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
    for words in (
        "seat 1",
        "Points by source, on average",
        "crystals",
        "decisions",
        "rounds",
        "How games ended",
        "END-02: After",
    ):
        assert words in told


def test_the_same_for_programs() -> None:
    found = json.loads(run(*GAMES, "--json").stdout)
    assert found["run"] == {"game": "cavein", "bots": ["random", "random"], "seed": "0", "options": {}}
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


SWEEP = ("sim", "cavein", "--games", 2, "--seats", "random*2..3", "--option", "factions=all", "--workers", 1)


def test_a_sweep_has_a_line_for_each_run() -> None:
    told = said(run(*SWEEP))
    assert "Star Scrappers: Cave-In: 4 runs of 2 games" in told
    for line in ("bots factions seat 1 seat 2 seat 3 points decisions rounds", "random*2 random ", "random*3 first "):
        assert line in told
    assert "By factions" in told
    assert "By bots" in told


def test_a_sweep_for_programs() -> None:
    found = json.loads(run(*SWEEP, "--json").stdout)
    assert [(len(each["run"]["bots"]), each["run"]["options"]["factions"]) for each in found["runs"]] == [
        (2, "random"),
        (2, "first"),
        (3, "random"),
        (3, "first"),
    ]
    assert {value: summary["games"] for value, summary in found["values"]["factions"].items()} == {
        "random": 4,
        "first": 4,
    }


def test_the_options_of_a_sweep_as_columns(tmp_path: Path) -> None:
    said(run(*SWEEP, "--out", tmp_path / "games.csv"))
    with (tmp_path / "games.csv").open(newline="") as file:
        assert [row["option_factions"] for row in csv.DictReader(file)] == ["random"] * 4 + ["first"] * 4 + [
            "random"
        ] * 6 + ["first"] * 6


def test_a_run_of_a_sweep_is_the_run_alone_with_its_seed() -> None:
    swept = json.loads(run(*SWEEP, "--json").stdout)["runs"][1]
    alone = ("sim", "cavein", "--games", 2, "--seats", "random,random", "--option", "factions=first", "--workers", 1)
    assert json.loads(run(*alone, "--seed", swept["run"]["seed"], "--json").stdout) == swept


def test_seats_may_be_given_again() -> None:
    told = said(run("sim", "cavein", "--games", 1, "--seats", "random*2", "--seats", "random,greedy", "--workers", 1))
    assert "2 runs of 1 game" in told
    assert "random,greedy" in told


def test_a_league_of_what_seats_play_with() -> None:
    words = ("--seats", "random*2", "--option", "south+north=red_tide,dawn_host", "--option", "turn_cap=3")
    told = said(run("sim", "dreamblade", "--games", 1, *words, "--workers", 1))
    assert "League of south+north" in told
    assert "Line against column" in told
    assert "red_tide 2 " in told


@pytest.fixture
def dear(tmp_path: Path) -> Path:
    """A version of Cave-In whose totems are worth much."""
    path = tmp_path / "dear.toml"
    path.write_text("[scoring]\ntotem = 100\n")
    return path


def test_two_versions_are_compared_on_the_same_deals(dear: Path) -> None:
    told = said(run(*GAMES, "--against", dear))
    assert "Star Scrappers: Cave-In: as printed, and dear.toml" in told
    assert "4 games on the same deals; 0 of them went alike." in told
    assert "crystals" in told
    assert "clear" in told


def test_a_comparison_for_programs(dear: Path) -> None:
    found = json.loads(run(*GAMES, "--against", dear, "--json").stdout)
    assert (found["first"], found["second"]) == ("as printed", "dear.toml")
    totems = found["comparison"]["differences"]["points by source"]["totems"]
    assert 0 < totems["low"] <= totems["change"] == totems["second"] - totems["first"] <= totems["high"]
    assert found["runs"][0]["comparison"] == found["comparison"]


def test_a_version_is_compared_with_games_played_earlier(tmp_path: Path, dear: Path) -> None:
    said(run(*GAMES, "--out", tmp_path / "before.csv"))
    earlier = json.loads(run(*GAMES, "--changes", dear, "--against", tmp_path / "before.csv", "--json").stdout)
    assert (earlier["first"], earlier["second"]) == ("before.csv", "now")
    assert earlier["comparison"] == json.loads(run(*GAMES, "--against", dear, "--json").stdout)["comparison"]


def test_every_run_of_a_sweep_is_compared(dear: Path) -> None:
    told = said(run(*SWEEP, "--against", dear))
    assert "How win rates change" in told
    assert "random*3 first" in told


def test_parquet_without_polars_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("gamelode.lab.export.import_module", missing)
    result = run(*GAMES, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "parquet needs polars (pip install polars); a .csv file needs nothing" in result.stderr
    assert list(tmp_path.iterdir()) == []
