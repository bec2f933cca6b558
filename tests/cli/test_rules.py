"""The rulebook at the terminal."""

from pathlib import Path

import pytest

from gamelode.games.cavein import RULES

from .run import run, said


def test_a_clause_with_what_it_rests_on_and_what_was_ruled_on_it() -> None:
    told = said(run("rules", "cavein", "mine-03"))
    assert "MINE-03 The levels of the cards played must add up" in told
    assert "Rests on" in told
    assert "Rulings on it" in told
    assert "R-16" in told


def test_the_whole_book_by_section() -> None:
    told = said(run("rules", "cavein"))
    for entry in RULES.ledger.entries:
        assert entry.id in told


def test_a_search_finds_words_in_any_case() -> None:
    told = said(run("rules", "cavein", "--search", "wild crystals"))
    assert "WILD-01" in told
    assert "SETUP-01" not in told


def test_coverage_names_code_and_tests() -> None:
    result = run("rules", "cavein", "--coverage", "--tests", Path(__file__).parents[1] / "games" / "cavein")
    assert "cavein/rules/mining.py:" in result.stdout
    assert "cavein/rules/test_mining.py:" in result.stdout


def test_a_gap_is_named_and_fails(tmp_path: Path) -> None:
    result = run("rules", "cavein", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "Gaps: COMP-01, COMP-02," in result.stdout


def test_a_citation_that_leads_nowhere_is_named_and_fails(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text("@proves('NOWHERE-01')\ndef test(): ...\n")
    result = run("rules", "cavein", "--coverage", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "Not in the ledger: NOWHERE-01" in result.stdout


def test_without_tests_at_hand_only_code_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "No tests were looked at" in run("rules", "cavein", "--coverage").stdout
