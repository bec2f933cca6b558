"""A lesson under way: what is tried is judged, answered, and changes nothing unless it is right."""

from pathlib import Path

import pytest

from gamelode.games.cavein import RULES
from gamelode.games.cavein.rules.actions import END_ACTIONS, Mine
from gamelode.games.cavein.rules.payment.paying import Pay
from gamelode.kernel import Fault
from gamelode.teaching import Attempt, check_lesson
from tests.kernel.lessons.room import lesson, with_room

CONTENT = RULES.standard.content
BLUE, YELLOW = (Mine(CONTENT.crystal_named(id)) for id in ("blue-3a", "yellow-1a"))
BOTH_BLUE = Pay((CONTENT.card_named("frogtopus"), CONTENT.card_named("fishbean")))
PAY_TOO = """
[[step]]
task = "Pay for it."
accept = [{ type = "Pay" }]
then = [{ type = "Order" }, { type = "Raid" }, { type = "EndActions" }]
otherwise = "Pay."
"""


def attempt(tmp_path: Path, old: str = "", new: str = "", *, more: str = "") -> Attempt:
    files = {name: text + more for name, text in lesson(old, new).items()}
    rules = with_room(tmp_path, files)
    return Attempt(rules, rules.lessons.lessons[0])


def test_what_is_accepted_solves_the_lesson(tmp_path: Path) -> None:
    learner = attempt(tmp_path)
    assert learner.give(BLUE).verdict == "solved"
    assert learner.is_solved


def test_what_is_wrong_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    learner = attempt(tmp_path)
    before = learner.game.digest()
    reply = learner.give(YELLOW)
    assert (reply.verdict, reply.text) == ("wrong", "That one is yellow.")
    assert (learner.step, learner.game.digest()) == (0, before)


def test_what_has_no_answer_of_its_own_gets_the_common_one(tmp_path: Path) -> None:
    assert attempt(tmp_path).give(END_ACTIONS).text == "Look at the colours."


def test_a_wrong_try_is_told_what_it_would_have_led_to(tmp_path: Path) -> None:
    learner = attempt(tmp_path)
    skill = next(
        choice for choice in learner.game.options(0) if "Oddgrabber" in learner.game.label(choice, learner.words)
    )
    assert learner.give(skill).led_to[0] == "Player 1 plays Oddgrabber (yellow 1)."


def test_what_is_refused_is_answered_by_the_clause_and_by_the_lesson(tmp_path: Path) -> None:
    reply = attempt(tmp_path, '"yellow-1a"', '"yellow-6a"').give(Mine(CONTENT.crystal_named("yellow-6a")))
    assert (reply.verdict, reply.clause) == ("refused", "MINE-03")
    assert reply.text == "You can pay 1 of the 6 it costs. [MINE-03] That one is yellow."


def test_a_step_follows_another_and_what_need_not_be_asked_is_answered(tmp_path: Path) -> None:
    learner = attempt(tmp_path, more=PAY_TOO)
    assert learner.give(BLUE).verdict == "right"
    assert learner.task == "Pay for it."
    reply = learner.give(BOTH_BLUE)
    assert reply.verdict == "solved"
    assert "Player 1 mines blue crystal (cost 3, 4 VP)." in reply.led_to
    assert learner.game.is_over  # the order was given, no Raid is possible, the phase was ended


def test_the_learner_may_be_asked_after_others_have_answered(tmp_path: Path) -> None:
    learner = attempt(
        tmp_path,
        'rule = { type = "ActionPhase", seat = "you" }',
        'rule = { type = "Rounds", start = "Bo" }\nbefore = [{ type = "EndActions" }]',
    )
    assert learner.game.waiting() == (learner.seat,)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"blue-3a" }', '"blue-6a" }', "step[0]: nothing that it accepts can be chosen"),
        ('seat = "you" }', 'seat = "Bo" }', "scene: whoever learns is not asked when the lesson begins"),
        ('"blue-3a", "yellow-1a"]', '"blue-3a", "blue-3a"]', "scene: there is no crystal blue-3a left"),
        ('"frogtopus", ', '"sapling", "frogtopus", ', "scene: there is no Sapling card left"),
        ('choice = { type = "Mine" }', 'choice = { type = "Raid" }', ""),
        ('choice = { type = "Mine" }', 'choice = { type = "Keep" }', "step[0].answer[0]: nobody can choose this"),
        ('players = ["you", "Bo"]', 'players = ["you"]', "scene: Star Scrappers: Cave-In is for 2 to 4 players, not 1"),
        (
            'options = { factions = "first" }',
            'options = { factions = "first" }\nbefore = [{ type = "Lead", card = "driller" }]',
            "scene: answer 1 before the lesson cannot be given: That is not offered here.",
        ),
    ],
)
def test_a_lesson_that_cannot_be_taught_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    rules = with_room(tmp_path, lesson(old, new))
    found = ""
    try:
        check_lesson(rules, rules.lessons.lessons[0])
    except Fault as error:
        found = str(error)
    assert found == (f"1-mine.toml: {fault}" if fault else "")


def test_a_step_that_cannot_follow_is_found(tmp_path: Path) -> None:
    rules = with_room(tmp_path, {name: text + PAY_TOO.replace('Pay" }', 'Keep" }') for name, text in lesson().items()})
    with pytest.raises(Fault, match=r"step\[1\]: nothing that it accepts can be chosen"):
        check_lesson(rules, rules.lessons.lessons[0])


def test_cards_in_another_order_than_the_game_lists_them_are_found(tmp_path: Path) -> None:
    pay = PAY_TOO.replace('{ type = "Pay" }', '{ type = "Pay", cards = ["fishbean", "frogtopus"] }')
    rules = with_room(tmp_path, {name: text + pay for name, text in lesson().items()})
    with pytest.raises(Fault, match=r"step\[1\]: the game lists .* as Pay\(cards=\(4, 5\)\): accept that"):
        check_lesson(rules, rules.lessons.lessons[0])


def test_answers_before_the_lesson_are_nothing_that_could_be_taken_back(tmp_path: Path) -> None:
    before = 'before = [{ type = "Mine", crystal = "yellow-1a" }, { type = "Pay", cards = ["oddgrabber"] }]'
    learner = attempt(tmp_path, "[scene.table]", f"{before}\n\n[scene.table]")
    assert (list(learner.match.history), learner.game.answers) == ([], 0)
    assert learner.match.why_not_undo(0) == "There is nothing of yours to undo."


def test_a_step_may_say_what_must_be_possible_afterwards(tmp_path: Path) -> None:
    """Any crystal will do for which both blue cards can be played."""
    any_crystal = 'accept = [{ type = "Mine" }]\nallows = [{ type = "Pay", cards = ["frogtopus", "fishbean"] }]'
    learner = attempt(tmp_path, 'accept = [{ type = "Mine", crystal = "blue-3a" }]', any_crystal)
    assert learner.give(YELLOW).verdict == "wrong"
    assert learner.solution() == BLUE
    assert learner.give(BLUE).verdict == "solved"
