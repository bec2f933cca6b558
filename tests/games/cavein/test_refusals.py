"""Every refusal tells the player why, in a sentence of the ledger."""

import ast
from string import Formatter

import pytest

from gamelode.games.cavein import RULES
from gamelode.kernel import Refusal
from gamelode.kernel.ledger import Clause, Ruling

from .scene import P, actions_of, mine, recruit, table, use


def refusals_in_code() -> list[tuple[str, int]]:
    """The clause that each `Refusal(...)` of the game cites, and how many figures it carries."""
    found = []
    for path in sorted(RULES.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                clause, *values = node.args
                assert isinstance(clause, ast.Constant)
                figures = values[0].elts if values and isinstance(values[0], ast.Tuple) else []
                found.append((str(clause.value), len(figures)))
    return sorted(set(found))


@pytest.mark.parametrize(("clause", "figures"), refusals_in_code())
def test_a_clause_that_refuses_has_a_sentence_for_its_figures(clause: str, figures: int) -> None:
    entry = RULES.ledger.by_id[clause]
    assert isinstance(entry, Clause | Ruling)
    assert entry.refusal.endswith(".")
    asked = {field for _, field, _, _ in Formatter().parse(entry.refusal) if field is not None}
    assert asked == {str(figure) for figure in range(figures)}


def test_no_other_clause_has_such_a_sentence() -> None:
    refusing = {clause for clause, _ in refusals_in_code()}
    entries = [entry for entry in RULES.ledger.entries if isinstance(entry, Clause | Ruling)]
    assert [entry.id for entry in entries if entry.refusal and entry.id not in refusing] == []


def test_a_refusal_names_its_figures_and_its_clause() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(), mine=["yellow-6a"]))
    refusal = game.why_not(0, mine("yellow-6a"))
    assert refusal == Refusal("MINE-03", (2, 6))
    assert game.sentence(refusal) == "You can pay 2 of the 6 it costs. [MINE-03]"


def test_what_is_not_there_is_refused_with_a_reason() -> None:
    game = actions_of(table(P(), P()))
    reasons = [game.why_not(0, choice) for choice in (recruit("drollo"), mine("blue-1a"), use("drollo"))]
    assert reasons == [Refusal("REC-01"), Refusal("MINE-01"), Refusal("SKILL-01")]
