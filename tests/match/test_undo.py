"""An answer can be taken back as long as nobody has learned anything since."""

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS, UseSkill
from gamelode.kernel import PASS, Fault, Game, IllegalChoice, Record
from gamelode.match import GoesUnasked, Match, PeopleAsked, Player
from tests.kernel.forest.wolf import Commit, CommitDice
from tests.kernel.scenes import EDITION as FOREST
from tests.kernel.scenes import forest

from .scenes import (
    ANN,
    BOB,
    CYBERWITCH,
    DIGGERHINO,
    RECRUIT_SAPLING,
    ann_and_a_bot,
    ends_turn,
    nothing_to_do,
    people,
    uses_diggerhino,
)


def test_an_undone_answer_leaves_nothing_behind() -> None:
    match, before = people(), people().game
    match.answer(ANN, DIGGERHINO)
    match.undo(ANN)
    assert match.game.save() == before.save()
    assert match.game.history == before.history
    assert match.game.log == before.log


def test_answers_are_undone_one_by_one() -> None:
    match = people()
    start = match.game.digest()
    match.answer(ANN, DIGGERHINO)
    asked = match.game.digest()
    match.answer(ANN, PASS)
    match.undo(ANN)
    assert match.game.digest() == asked
    match.undo(ANN)
    assert match.game.digest() == start


def test_after_an_undo_the_game_goes_on_as_if_it_had_not_been() -> None:
    match, other = people(), people()
    uses_diggerhino(match)
    match.undo(ANN)
    match.undo(ANN)
    for each in (match, other):
        each.answer(ANN, CYBERWITCH)
    assert match.game.digest() == other.game.digest()
    assert match.record().write() == other.record().write()


def test_an_undone_answer_is_in_no_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelode.match.match.SNAPSHOT_EVERY", 1)
    match, other = people(), people()
    match.answer(ANN, DIGGERHINO)
    match.undo(ANN)
    for each in (match, other):
        each.answer(ANN, CYBERWITCH)
    assert match.game_after(1).save() == other.game.save()


def test_nothing_to_undo() -> None:
    match = people()
    assert match.why_not_undo(ANN) == "There is nothing of yours to undo."
    with pytest.raises(Fault, match="nothing of yours"):
        match.undo(ANN)


def test_no_undo_after_something_was_drawn() -> None:
    match = people()
    match.answer(ANN, RECRUIT_SAPLING)
    match.answer(ANN, END_ACTIONS)
    assert match.why_not_undo(ANN) == "Something was drawn or shown since: your last answer can no longer be undone."


def test_a_turn_in_which_nothing_was_drawn_can_be_undone_to_its_beginning() -> None:
    match = people()
    ends_turn(match)
    assert match.game.waiting() == (BOB,)
    match.undo(ANN)
    assert match.game.waiting() == (ANN,)


def test_no_undo_after_somebody_else_has_answered() -> None:
    match = people()
    ends_turn(match)
    match.answer(BOB, next(choice for choice in match.game.options(BOB) if isinstance(choice, UseSkill)))
    assert match.why_not_undo(ANN) == "Bob has answered since: your last answer can no longer be undone."


# --- against bots alone


def test_an_answer_can_be_taken_back_after_a_bot_has_answered() -> None:
    match = ann_and_a_bot()
    before = match.game.digest()
    ends_turn(match)
    match.let_bots_move()
    assert [seat for seat, _ in match.history if seat == BOB]
    match.undo(ANN)
    assert match.game.digest() == before


def test_answers_can_be_taken_back_to_the_beginning() -> None:
    match = ann_and_a_bot("greedy")
    before = match.game.save()
    for _ in range(12):
        match.let_bots_move()
        match.answer(ANN, match.game.options(ANN)[-1])
    while not match.why_not_undo(ANN):
        match.undo(ANN)
    assert match.why_not_undo(ANN) == "There is nothing of yours to undo."
    assert match.game.save() == before


def test_after_a_take_back_the_same_answers_bring_the_same_luck() -> None:
    match, other = ann_and_a_bot("greedy"), ann_and_a_bot("greedy")
    uses_diggerhino(match)
    match.answer(ANN, END_ACTIONS)
    match.let_bots_move()
    while not match.why_not_undo(ANN):
        match.undo(ANN)
    for each in (match, other):
        each.answer(ANN, RECRUIT_SAPLING)
        each.answer(ANN, END_ACTIONS)
        each.let_bots_move()
    assert match.game.digest() == other.game.digest()


def test_the_record_says_how_often_an_answer_was_taken_back() -> None:
    match = ann_and_a_bot()
    for _ in range(2):
        ends_turn(match)
        match.let_bots_move()
        match.undo(ANN)
    record = Record.read(match.record().write())
    assert record.taken_back == 2
    assert Match.resume(match.game.edition, record).record().taken_back == 2


def test_a_record_without_take_backs_is_written_as_before() -> None:
    assert b"taken_back" not in ann_and_a_bot().record().write()


def test_among_people_the_record_says_nothing_of_an_undo() -> None:
    match = people()
    match.answer(ANN, DIGGERHINO)
    match.undo(ANN)
    assert match.record().taken_back == 0


def test_a_bot_that_stands_in_for_a_person_is_no_bot_alone() -> None:
    match = people()
    ends_turn(match)
    match.sit(BOB, Player("Bob", "random", is_away=True))
    match.let_bots_move()
    assert match.why_not_undo(ANN) == "Bob has answered since: your last answer can no longer be undone."


def test_a_single_answer_is_still_asked_for_where_it_ends_a_turn_against_a_bot() -> None:
    match = ann_and_a_bot()
    has_used_up_her_actions(match)
    assert match.next_move() == PeopleAsked((ANN,))


def test_no_undo_after_the_end() -> None:
    match = ann_and_a_bot()
    while not match.game.is_over:
        match.let_bots_move()
        for seat in match.people_asked():
            match.answer(seat, match.game.options(seat)[0])
    assert match.why_not_undo(ANN) == "The game is over: nothing can be undone any more."


def two_who_fight() -> Match:
    """Ann and Bob commit dice in secret."""
    scene = Game.scene(FOREST, forest(2), CommitDice(subjects={0: ANN, 1: BOB}), record=True)
    return Match(scene, (Player("Ann"), Player("Bob")))


def test_a_secret_answer_can_be_undone_while_others_think() -> None:
    match = two_who_fight()
    match.answer(BOB, Commit(1))
    match.undo(BOB)
    assert match.game.waiting() == (ANN, BOB)


def test_no_undo_of_the_last_secret_answer_for_it_has_shown_the_others() -> None:
    match = two_who_fight()
    match.answer(BOB, Commit(1))
    match.answer(ANN, Commit(0))
    assert match.why_not_undo(ANN)


# --- tickets


def test_an_answer_to_a_question_that_was_undone_is_refused() -> None:
    match = people()
    match.answer(ANN, DIGGERHINO)
    ticket = match.ticket(ANN)
    match.undo(ANN)
    match.answer(ANN, DIGGERHINO)
    with pytest.raises(IllegalChoice, match="no longer open"):
        match.answer(ANN, PASS, ticket)


def test_an_answer_counts_once() -> None:
    match = people()
    ticket = match.ticket(ANN)
    match.answer(ANN, DIGGERHINO, ticket)
    with pytest.raises(IllegalChoice, match="no longer open"):
        match.answer(ANN, DIGGERHINO, ticket)


# --- choices that are none


def has_used_up_her_actions(match: Match) -> None:
    """One skill, one recruit: nothing is left but to end the phase."""
    uses_diggerhino(match)
    match.answer(ANN, RECRUIT_SAPLING)
    assert list(match.game.options(ANN)) == [END_ACTIONS]


def test_a_single_answer_is_given_unasked() -> None:
    match = nothing_to_do()
    match.let_bots_move()
    assert match.people_asked() == (BOB,)
    assert match.forced == [True]


def test_a_single_answer_is_not_what_is_undone() -> None:
    match = nothing_to_do()
    assert isinstance(match.next_move(), GoesUnasked)
    assert match.why_not_undo(ANN) == "There is nothing of yours to undo."


def test_a_single_answer_is_asked_for_if_it_would_put_the_last_one_out_of_reach() -> None:
    match = people()
    has_used_up_her_actions(match)
    assert match.next_move() == PeopleAsked((ANN,))
    match.undo(ANN)
    assert len(match.game.options(ANN)) > 1


def test_every_answer_is_asked_for_if_that_is_wanted() -> None:
    match = people(automatic=False)
    has_used_up_her_actions(match)
    match.let_bots_move()
    assert match.people_asked() == (ANN,)


def test_whoever_wants_it_is_never_asked_for_a_single_answer() -> None:
    match = people()
    match.automatic[ANN] = "always"
    has_used_up_her_actions(match)
    assert match.answer_forced() == [(ANN, END_ACTIONS)]
    assert match.unasked_for == {match.game.answers: "no choice"}


def test_each_seat_says_for_itself_whether_it_is_asked() -> None:
    match = people()
    match.automatic[BOB] = "always"
    has_used_up_her_actions(match)
    assert match.answer_forced() == []


def test_what_was_undone_is_not_remembered_as_unasked() -> None:
    match = people()
    match.automatic[ANN] = "always"
    has_used_up_her_actions(match)
    match.answer_forced()
    match.undo(ANN, agreed=True)
    assert match.unasked_for == {}
