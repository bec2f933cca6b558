"""Every refusal of every game tells the player why, in a sentence of the ledger."""

import ast
from string import Formatter

import pytest

from gamelode.catalogue import games
from gamelode.kernel import Rules
from gamelode.kernel.ledger import Clause, Ruling

GAMES = list(games().values())


def refusals_in_code(rules: Rules) -> list[tuple[str, int]]:
    """The clause that each `Refusal(...)` of a game cites, and how many figures it carries; and each `rule = ...` that
    an ability refuses by."""
    found = []
    for path in sorted(rules.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                clause, *values = node.args
                figures = values[0].elts if values and isinstance(values[0], ast.Tuple) else []
                found += [(cited, len(figures)) for cited in strings_in(clause)]
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "rule":
                found += [(cited, 0) for cited in strings_in(node.value) if cited]
    return sorted(set(found))


def strings_in(expression: ast.expr | None) -> list[str]:
    """A clause, or one of two where it depends."""
    nodes = ast.walk(expression) if expression else ()
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_a_clause_that_refuses_has_a_sentence_for_its_figures(rules: Rules) -> None:
    wrong = []
    for clause, figures in refusals_in_code(rules):
        entry = rules.ledger.by_id[clause]
        assert isinstance(entry, Clause | Ruling)
        asked = {field for _, field, _, _ in Formatter().parse(entry.refusal) if field is not None}
        if not entry.refusal.endswith(".") or asked != {str(figure) for figure in range(figures)}:
            wrong.append((clause, figures, entry.refusal))
    assert wrong == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.slug)
def test_no_other_clause_has_such_a_sentence(rules: Rules) -> None:
    refusing = {clause for clause, _ in refusals_in_code(rules)}
    entries = [entry for entry in rules.ledger.entries if isinstance(entry, Clause | Ruling)]
    assert [entry.id for entry in entries if entry.refusal and entry.id not in refusing] == []
