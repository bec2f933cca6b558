"""Every refusal tells the player why, in a sentence of the ledger."""

import ast
from string import Formatter

import pytest

from gamelode.games.belt import RULES
from gamelode.kernel.ledger import Clause, Ruling


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
