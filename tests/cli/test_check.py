"""Conformance at the terminal."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from gamelode.kernel import Rules
from tests.kernel.forest import FOREST
from tests.kernel.forest.table import ForestTable
from tests.kernel.lessons.room import lesson, with_room

from .run import run, said


def the_only_game(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelode.catalogue.games", lambda: {rules.slug: rules})


def test_it_says_what_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    the_only_game(FOREST, monkeypatch)
    told = said(run("check", "forest", "--games", 1, "--seats", "2,3", "--every", 40, "--workers", 1))
    assert "2 games with 2, 3 players and 1 set of options" in told
    assert "one in 40 checked" in told


def test_clauses_that_never_ran_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    the_only_game(FOREST, monkeypatch)
    told = said(run("check", "forest", "--games", 1, "--seats", "2", "--every", 1000, "--workers", 1))
    assert "Never run: " in told
    assert "Dreaming.dream" in told


def test_a_broken_promise_is_named_with_the_way_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def audit(table: ForestTable) -> None:
        assert table.rounds < 2, "time stands still"

    the_only_game(replace(FOREST, audit=audit, page=replace(FOREST.page, game="still")), monkeypatch)
    result = run("check", "still", "--games", 1, "--seats", 3, "--seed", 7, "--workers", 1)
    assert result.exit_code == 1
    assert "with 3 players: time stands still" in result.stdout
    assert "to repeat it: gamelode check still --seats 3 --games 1 --seed 7 --every 10" in result.stdout


def test_every_set_of_options_takes_its_turn() -> None:
    told = said(run("check", "cavein", "--games", 4, "--seats", 2, "--every", 1000, "--workers", 1))
    assert "4 games with 2 players and 4 sets of options" in told


def test_workers_do_not_change_what_is_found() -> None:
    one, two = (
        run("check", "cavein", "--games", 2, "--seats", 2, "--every", 1000, "--workers", workers).stdout.splitlines()[
            -1
        ]
        for workers in (1, 2)
    )
    assert one == two


def test_lessons_are_checked_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    quick = ("--games", 1, "--seats", 2, "--every", 10_000, "--workers", 1)
    the_only_game(with_room(tmp_path / "good", lesson()), monkeypatch)
    assert "1 lesson can be taught." in said(run("check", "cavein", *quick))
    the_only_game(with_room(tmp_path / "bad", lesson('"blue-3a" }', '"blue-6a" }')), monkeypatch)
    result = run("check", "cavein", *quick)
    assert result.exit_code == 1
    assert "Broken: 1-mine.toml: step[0]: nothing that it accepts can be chosen" in result.stdout
