"""What somebody who plays for the first time is told about a question."""

from __future__ import annotations

from gamelode.games.dreamblade import RULES
from gamelode.games.dreamblade.rules.turn import ShiftOrStrike
from gamelode.games.dreamblade.seen.guide import GUIDES, guide
from gamelode.kernel import Question

from ..scene import SOUTH, action_of, asks, fight, scene, shop


def test_every_question_has_a_guide() -> None:
    assert set(GUIDES) == {kind for kind in RULES.standard.frames if issubclass(kind, Question)}


def test_a_guide_tells_of_the_first_turn() -> None:
    first, later = (shop(scene({"reserves": "peon"}, turn=turn), 9).view(None).guide for turn in (1, 2))
    assert first.endswith("In the first turn only your portal is open.")
    assert later.endswith("Points that are left over are lost.")


def test_a_guide_counts_action_phases() -> None:
    question = ShiftOrStrike(seat=SOUTH)
    assert guide(action_of(scene()), [question]).startswith("Your action phase 1 of 2.")


def test_a_strike_that_could_do_nothing_is_told_so() -> None:
    alone, engaged = scene({"c3": "peon"}, {"c4": "peon"}), scene({"c3": "peon"}, {"c3": "peon"})
    said = [guide(action_of(table), [ShiftOrStrike(seat=SOUTH)]) for table in (alone, engaged)]
    assert said[0].endswith("a strike would do nothing.")
    assert said[1].endswith("a shift would do nothing.")


def test_a_guide_tells_what_the_ability_does() -> None:
    game = fight(scene({"c3": "peon peon"}, {"c3": "bellringer"}, dice=". ."), "c3")
    assert asks(game) == "WhichTarget"
    told = game.view(None).guide
    assert told.startswith("Strikeback")
    assert told.endswith("Tap a marked miniature.")


def test_nobody_is_guided_when_nothing_is_asked() -> None:
    assert guide(scene(), []) == ""
