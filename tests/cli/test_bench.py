"""The benchmark at the terminal: that it measures, not what."""

import json
from types import ModuleType

import pytest

from .run import run, said

KEYS = [
    "game",
    "seats",
    "decisions_per_s",
    "options_decisions_per_s",
    "decision_p99_us",
    "decision_max_us",
    "options_us",
    "options_p95_us",
    "clone_us",
    "redeal_us",
    "save_us",
    "load_us",
    "digest_us",
    "save_bytes",
    "search_iterations_per_s",
]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"POSITIONS": 4, "SOME": 200, "SECONDS": 0.001, "SEARCHED": 1, "ITERATIONS": 4}.items():
        monkeypatch.setattr(f"gamelode.lab.bench.{name}", value)


def test_every_game_has_exactly_these_figures() -> None:
    result = run("bench", "cavein", "--json", "--rounds", 1, "--seats", 2)
    assert [list(row) for row in json.loads(result.stdout)] == [KEYS]


def test_every_number_of_players_is_measured() -> None:
    result = run("bench", "cavein", "--json", "--rounds", 1)
    assert [(row["game"], row["seats"]) for row in json.loads(result.stdout)] == [("cavein", n) for n in (2, 3, 4)]


def test_a_table_for_people() -> None:
    told = said(run("bench", "cavein", "--rounds", 1))
    assert told.startswith("cavein 2 cavein 3 cavein 4 decisions_per_s ")
    assert all(key in told for key in KEYS[2:])


def test_peers_that_are_not_installed_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("gamelode.lab.peers.import_module", missing)
    result = run("bench", "--peers")
    assert result.exit_code == 2
    assert "--peers needs the extra `bench` (pip install 'gamelode[bench]'): catanatron is missing" in result.stderr


def test_the_server_is_measured_under_load_and_loses_nothing() -> None:
    result = run("bench", "cavein", "--server", "--matches", 2, "--seconds", 0.3, "--json")
    at_once, thinking = json.loads(result.stdout)
    assert (at_once["matches"], at_once["players"], at_once["lost"], thinking["lost"]) == (2, 4, 0, 0)
    assert at_once["answers"] > 0
    assert at_once["p50_ms"] <= at_once["p95_ms"] <= at_once["p99_ms"]
