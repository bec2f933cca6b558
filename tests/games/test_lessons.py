"""Every lesson of every game is solved by its solution and answers a wrong try; the coach knows every question."""

from __future__ import annotations

import pytest

from gamelode.catalogue import games
from gamelode.kernel import Game, Rules
from gamelode.kernel.lessons import Lesson, questions_of
from gamelode.teaching import Attempt, check_lesson, wrong_tries

TAUGHT = [rules for rules in games().values() if rules.lessons.primer]
LESSONS = [
    pytest.param(rules, lesson, id=f"{rules.slug} {lesson.id}") for rules in TAUGHT for lesson in rules.lessons.lessons
]


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda rules: rules.slug)
def test_a_game_that_is_taught_has_six_to_ten_lessons(rules: Rules) -> None:
    assert 6 <= len(rules.lessons.lessons) <= 10


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_every_way_that_a_lesson_accepts_leads_to_its_end(rules: Rules, lesson: Lesson) -> None:
    check_lesson(rules, lesson)


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_a_lesson_is_solved_by_its_solution(rules: Rules, lesson: Lesson) -> None:
    attempt = Attempt(rules, lesson)
    verdicts = []
    while not attempt.is_solved:
        solution = attempt.solution()
        assert solution is not None
        verdicts.append(attempt.give(solution).verdict)
    assert verdicts == ["right"] * (len(lesson.steps) - 1) + ["solved"]


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_a_lesson_answers_a_wrong_try_and_goes_on_as_if_it_had_not_been(rules: Rules, lesson: Lesson) -> None:
    attempt = Attempt(rules, lesson)
    before = attempt.game.digest()
    wrong = wrong_tries(attempt)
    assert wrong
    for choice in wrong:
        reply = attempt.give(choice)
        assert reply.verdict in ("wrong", "refused")
        assert reply.text
        assert (attempt.step, attempt.game.digest()) == (0, before)


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda rules: rules.slug)
def test_the_coach_has_a_sentence_for_every_question(rules: Rules) -> None:
    asked = {kind.__name__ for kind in questions_of(rules.standard)}
    assert sorted(asked - rules.lessons.questions.keys()) == []


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda rules: rules.slug)
def test_the_coach_has_sentences_for_what_happens(rules: Rules) -> None:
    assert len(rules.lessons.events) >= 3


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda rules: rules.slug)
def test_every_part_of_a_value_has_words(rules: Rules) -> None:
    assert rules.value_parts is not None
    parts = rules.value_parts(Game.start(rules.standard, rules.seats[0], 1).table, 0)
    assert parts.keys() == rules.lessons.parts.keys()


@pytest.mark.parametrize(("rules", "lesson"), LESSONS)
def test_what_led_to_a_lesson_is_not_taken_back(rules: Rules, lesson: Lesson) -> None:
    attempt = Attempt(rules, lesson)
    assert attempt.match.why_not_undo(attempt.seat) == "There is nothing of yours to undo."
    assert (attempt.game.answers, attempt.game.history, attempt.game.log) == (0, [], [])
