"""The film: every event with the table as somebody saw it right after."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.kernel import Fault
from gamelode.match.film import KEPT, Reel, Step
from tests.match.scenes import ANN, BOB, DIGGERHINO, bots, people, uses_diggerhino


def test_a_step_has_the_table_right_after_its_event() -> None:
    match = people()
    uses_diggerhino(match)
    match.answer(ANN, END_ACTIONS)
    steps = match.film(ANN, 0, len(match.history)).steps
    assert [step.told for step in steps] == match.events_since(0, ANN)[steps[0].number :]
    assert len({id(step.view) for step in steps}) > 1


def test_the_film_of_all_answers_ends_with_the_last_line_of_the_log() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    film = match.film(None, 0, len(match.history))
    assert film.steps[-1].number == len(match.events_since(0, None)) - 1


def test_a_film_is_joined_of_its_parts() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    count = len(match.history)
    whole = match.film(BOB, 0, count).steps
    parts = match.film(BOB, 0, 21).steps + match.film(BOB, 21, count).steps
    assert parts == whole


def test_live_play_gives_the_steps_of_the_film() -> None:
    match = bots("random", "random")
    for eyes in (ANN, None):
        match.watch(eyes, "page")
    for _ in range(12):
        move = match.next_move()
        match.carry_out(move)  # type: ignore[arg-type]
    for eyes in (ANN, None):
        film = match.film(eyes, 0, 12).steps
        assert match.filmed(eyes, film[0].number) == list(film)


def test_a_step_tells_nothing_that_its_eyes_may_not_see() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    for step in match.film(BOB, 0, 30).steps:
        assert step.told.seen_by(BOB) == step.told


def test_where_nobody_watches_nothing_is_filmed() -> None:
    match = people()
    uses_diggerhino(match)
    assert match.filmed(ANN, 0) is None
    assert match.game.camera is None


def test_whoever_leaves_ends_the_filming() -> None:
    match = people()
    match.watch(ANN, "page")
    match.unwatch(ANN, "page")
    assert match.game.camera is None


def test_two_pages_of_one_seat_are_filmed_once_and_one_may_leave() -> None:
    match = people()
    for page in ("one", "other"):
        match.watch(ANN, page)
    match.unwatch(ANN, "one")
    match.answer(ANN, DIGGERHINO)
    assert match.filmed(ANN, len(match.events_since(0, ANN)) - 1)


def test_after_an_undo_the_film_goes_on_from_there() -> None:
    match = people()
    match.watch(ANN, "page")
    lines = len(match.events_since(0, ANN))
    match.answer(ANN, DIGGERHINO)
    match.undo(ANN)
    assert match.filmed(ANN, lines) == []
    match.answer(ANN, DIGGERHINO)
    assert match.filmed(ANN, lines) == list(match.film(ANN, 0, 1).steps)


def test_a_film_of_answers_that_were_not_given_is_refused() -> None:
    with pytest.raises(Fault, match="there is no film from 0 to 7"):
        people().film(ANN, 0, 7)


def steps(count: int) -> list[Step]:
    told = people().events_since(0, None)[0]
    return [Step(number, told, None) for number in range(count)]


def test_a_reel_drops_what_all_have_been_sent() -> None:
    reel = Reel(None, 0)
    for who in ("one", "other"):
        reel.sent(who, 0)
    reel.steps.extend(steps(5))
    reel.number = 5
    reel.sent("one", 5)
    assert len(reel.steps) == 5
    reel.sent("other", 3)
    assert [step.number for step in reel.steps] == [3, 4]


def test_whoever_is_too_far_behind_has_no_film() -> None:
    reel = Reel(None, 0)
    reel.sent("slow", 0)
    reel.steps.extend(steps(KEPT + 1))
    reel.number = KEPT + 1
    assert reel.since(0) is None
    assert reel.since(1) is not None
