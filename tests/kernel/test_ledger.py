"""The ledger, and which code and which test stands for each of its clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.kernel import Fault, Ledger, cites, clause, proves
from gamelode.kernel.coverage import Coverage, cover
from tests.kernel.forest import FOREST

TESTS = Path(__file__).parent
HEAD = 'game = "x"\ntitle = "X"\nplayers = "2"\n'
ONE = '[[clause]]\nid = "A-01"\nsection = "A"\ntext = "Do it."\n'


def ledger_of(tmp_path: Path, text: str) -> Ledger:
    path = tmp_path / "rules.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return Ledger.read(path)


def test_a_refusal_is_a_sentence_with_its_figures_and_its_clause() -> None:
    assert FOREST.ledger.why("WALK-02", (5, 2)) == "That is 5 glades away; a walk is at most 2. [WALK-02]"


def test_a_clause_without_a_sentence_of_its_own_speaks_for_itself() -> None:
    assert FOREST.ledger.why("R-01") == "The card that was laid first. [R-01]"
    assert FOREST.ledger.why("TURN-01") == "A turn is two acts. [TURN-01]"


def test_an_unknown_clause_is_no_sentence() -> None:
    assert FOREST.ledger.why("") == "That is not offered here."
    assert FOREST.ledger.text("EX-01") == ""


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (ONE + ONE, "rules.toml: A-01 stands there twice"),
        (ONE + 'needs = ["B-01"]\n', "rules.toml: B-01 is referred to and does not stand there"),
        (ONE + 'colour = "red"\n', "rules.toml: Object contains unknown field `colour`"),
        ('[[clause]]\nid = "A-01"\n', "rules.toml: Object missing required field `section`"),
        ("[[clause", "rules.toml: "),
    ],
)
def test_a_faulty_ledger_is_a_fault(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(Fault) as error:
        ledger_of(tmp_path, text)
    assert str(error.value).startswith(fault)


def test_a_ledger_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"^rules\.toml: "):
        Ledger.read(tmp_path / "rules.toml")
    (tmp_path / "rules.toml").write_bytes(b"\xff")
    with pytest.raises(Fault, match=r"^rules\.toml: "):
        Ledger.read(tmp_path / "rules.toml")


def test_a_clause_carries_its_ids_and_citations_change_nothing() -> None:
    def step() -> None: ...

    assert clause("A-01", "A-02")(step).clause_ids == ("A-01", "A-02")  # type: ignore[attr-defined]
    assert cites("A-01")(step) is step
    assert proves("A-01")(step) is step


# --- coverage


def coverage(tmp_path: Path, code: str, tests: str = "", ledger: str = ONE) -> Coverage:
    for folder, text in (("code", code), ("tests", tests)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text(text, encoding="utf-8")
    return cover(ledger_of(tmp_path, ledger), tmp_path / "code", tmp_path / "tests")


def test_every_clause_of_the_forest_has_code_and_a_test() -> None:
    found = cover(FOREST.ledger, FOREST.folder, TESTS)
    assert [(line.id, line.gap) for line in found.gaps] == []
    assert [str(cited) for cited in found.unknown if cited.id[:2] not in ("A-", "B-")] == []


@pytest.mark.parametrize(
    "code",
    [
        '@clause("A-01")\ndef f(): ...',
        '@cites("B-01", "A-01")\ndef f(): ...',
        'NO = Refusal("A-01")',
        'def f(table):\n    table.over = "A-01"',
        'class Q:\n    bars: dict = {Share: "A-01"}',
    ],
)
def test_code_cites_a_clause_in_any_of_these_ways(tmp_path: Path, code: str) -> None:
    assert coverage(tmp_path, code, '@proves("A-01")\ndef test(): ...').gaps == ()


def test_a_gap_says_what_is_missing(tmp_path: Path) -> None:
    assert [line.gap for line in coverage(tmp_path, "", "").gaps] == ["no code and no test"]


def test_a_clause_without_a_test_is_a_gap(tmp_path: Path) -> None:
    (line,) = coverage(tmp_path, 'NO = Refusal("A-01", (1,))').gaps
    assert (line.gap, str(line.code[0])) == ("no test", "code/a.py:1")


def test_without_tests_only_code_counts(tmp_path: Path) -> None:
    coverage(tmp_path, 'NO = Refusal("A-01")')
    assert cover(Ledger.read(tmp_path / "rules.toml"), tmp_path / "code", None).gaps == ()


def test_advice_needs_nothing_and_an_example_only_a_test(tmp_path: Path) -> None:
    example = '[[example]]\nid = "EX-1"\nsection = "A"\nsetup = ""\nscript = []\nexpect = []\nclauses = []\n'
    found = coverage(tmp_path, "", '@proves("EX-1")\ndef test(): ...', ONE + "advice = true\n" + example)
    assert (found.gaps, found.clauses_covered) == ((), 2)


def test_a_citation_of_an_unknown_clause_is_named(tmp_path: Path) -> None:
    found = coverage(tmp_path, '@clause("A-01", "A-99")\ndef f(): ...')
    assert [(cited.id, str(cited)) for cited in found.unknown] == [("A-99", "code/a.py:1")]
