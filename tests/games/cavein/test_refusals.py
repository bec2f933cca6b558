"""What a player is told who wants what is not allowed."""

from gamelode.kernel import Refusal

from .scene import P, actions_of, mine, recruit, table, use


def test_a_refusal_names_its_figures_and_its_clause() -> None:
    game = actions_of(table(P(hand=["drollo"]), P(), mine=["yellow-6a"]))
    refusal = game.why_not(0, mine("yellow-6a"))
    assert refusal == Refusal("MINE-03", (2, 6))
    assert game.sentence(refusal) == "You can pay 2 of the 6 it costs. [MINE-03]"


def test_what_is_not_there_is_refused_with_a_reason() -> None:
    game = actions_of(table(P(), P()))
    reasons = [game.why_not(0, choice) for choice in (recruit("drollo"), mine("blue-1a"), use("drollo"))]
    assert reasons == [Refusal("REC-01"), Refusal("MINE-01"), Refusal("SKILL-01")]
