"""Lessons, the coach and a first game at the terminal."""

import pytest

from gamelode.catalogue import games
from gamelode.cli.asking import Asking
from gamelode.cli.foretold import foretold
from gamelode.games.cavein import RULES
from gamelode.kernel import Fault, Game
from gamelode.match import Match, Player
from tests.kernel.forest import FOREST

from .run import run, said

LESSONS = RULES.lessons.lessons


def learn(*typed: str, number: int | None = 1) -> str:
    return said(run("learn", "cavein", *([] if number is None else [number]), typed=typed))


def test_lessons_are_listed() -> None:
    told = said(run("learn", "cavein", "--list"))
    assert all(f"{place} {lesson.title}" in told for place, lesson in enumerate(LESSONS, 1))


def test_a_lesson_says_what_to_find_out_and_what_to_try() -> None:
    told = learn()
    assert f"Lesson 1 of {len(LESSONS)}: Mine a crystal" in told
    assert "What pays for a crystal? " in told
    assert "Mine the crystal that brings the most points." in told


def test_a_wrong_try_is_answered_and_the_lesson_goes_on() -> None:
    told = learn("2", "9", "1")
    assert "Not yet. That is a move" in told
    assert "It would have led to this: Player 1 takes Driller (brown 1) from the Docks." in told
    assert "Solved." in told


def test_a_lesson_ends_with_its_sentence_and_the_clauses() -> None:
    end = learn("9", "1").partition("Solved.")[2]
    assert LESSONS[0].entry.close in end
    assert "MINE-02 All cards played for the crystal must have the crystal's colour." in end


def test_the_solution_is_shown_to_whoever_asks() -> None:
    assert "The solution: Mine blue crystal (cost 3, 4 VP)" in learn("x")


def test_nothing_is_taken_back_or_saved_in_a_lesson() -> None:
    told = learn("u", "s game.rec", "q")
    assert "there is nothing to take back" in told
    assert "A lesson is not saved." in told
    assert "The lesson is left." in told


def test_the_rules_can_be_looked_up_in_a_lesson() -> None:
    assert "You can pay 1 of the 3 it costs. [MINE-03]" in learn("?")


def test_all_lessons_follow_one_another_after_the_game_at_a_glance() -> None:
    told = learn("9", "1", number=None)
    assert told.index("at a glance") < told.index("Lesson 1 of") < told.index("Lesson 2 of")


def test_a_lesson_that_is_not_there() -> None:
    result = run("learn", "cavein", 99)
    assert result.exit_code == 2
    assert f"go from 1 to {len(LESSONS)}" in result.stderr


def test_a_game_without_lessons_says_so() -> None:
    untaught = [slug for slug, rules in games().items() if not rules.lessons.lessons]
    for slug in untaught[:1]:
        result = run("learn", slug)
        assert result.exit_code == 2
        assert "has no lessons yet" in result.stderr


# --- at a glance, words


def test_the_rulebook_begins_with_the_game_at_a_glance_and_ends_with_its_words() -> None:
    told = said(run("rules", "cavein"))
    assert told.index("Goal") < told.index("COMP-01") < told.index("Words ─")


def test_a_search_shows_clauses_alone() -> None:
    assert "at a glance" not in said(run("rules", "cavein", "--search", "Totem"))


def play(*typed: str, more: tuple[object, ...] = ()) -> str:
    return said(run("play", "cavein", "--seed", 5, "--option", "start_player=1", *more, typed=typed))


def test_a_word_is_explained_at_the_table() -> None:
    assert "Totem: The mark of a faction" in play("i totems")


def test_the_game_at_a_glance_is_shown_at_the_table() -> None:
    assert "Three tips" in play("g")


# --- the coach, a first game, levels


def test_the_coach_says_a_thing_once() -> None:
    told = play("1", "1", "1", more=("--coach", "--seats", "you,random"))
    assert told.count("Coach: You have two actions") == 1


def test_without_the_coach_nobody_says_it() -> None:
    assert "Coach:" not in play("1")


def test_a_first_game_is_the_recommended_one_against_a_gentle_bot() -> None:
    told = play(more=("--first",))
    assert "Star Scrappers: Cave-In: Player 1, Pip. Seed 5." in told
    assert "Pip, Beginner: " in told
    assert "wild crystals red · green" in told  # the four factions for a first game
    assert "Coach: You have two actions" in told


def test_bots_are_named_by_their_level() -> None:
    assert "Player 1, Mags, Mags 2." in play(more=("--seats", "you,casual,casual"))


def test_an_unknown_bot_is_told_the_levels() -> None:
    result = run("play", "cavein", "--seats", "you,nobody")
    assert result.exit_code == 2
    assert "or, by how well they play, beginner, casual, good, strong" in result.stderr


def test_levels_play_in_the_lab() -> None:
    assert "Mags" not in said(run("sim", "cavein", "--games", 2, "--seats", "beginner,random", "--workers", 1))


# --- forecasts


def test_an_answer_is_foretold() -> None:
    told = play("f 1")
    assert "1 End the Action phase You could still take 2 actions." in told
    assert "holds cards that pay for" in told
    assert "%" in told


def test_all_answers_on_the_page_are_foretold() -> None:
    assert play("f").count("Costs no card.") > 1


def test_what_is_not_listed_is_not_foretold() -> None:
    assert "Answers go from 1 to" in play("f 99")


def test_a_game_that_foretells_nothing_says_so() -> None:
    match = Match(Game.start(FOREST.standard, 2, 1), (Player("Ann"), Player("Bo")))
    asking = Asking(match, match.game.waiting()[0], match.game.words(match.names))
    assert "f forecast" not in set(asking.hints())
    with pytest.raises(Fault, match="nothing to foretell"):
        foretold(match, asking.answers)


# --- advice


def test_a_bot_says_what_it_would_do_and_why() -> None:
    told = play("a", more=("--seats", "you,random")).partition("Your chance looks like")[2]
    assert "% now." in told
    assert "It " in told


def test_among_people_there_is_no_advice() -> None:
    assert "Advice is for games against bots alone" in play("a", more=("--seats", "you=Ann,you=Bo"))
