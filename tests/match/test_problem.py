"""Reported problems: what a seat saw, with or without the record that leads there."""

import msgspec
import pytest

from gamelode.catalogue import games
from gamelode.kernel import Fault
from gamelode.match import BotChooses, Match, Problem, players_named

from .scenes import ANN, DIGGERHINO, EDITION, people


def problem(match: Match, seat: int | None = ANN) -> Problem:
    shown = {"view": match.game.view(seat), "log": [{"text": "Something happened."}], "more": 1}
    return Problem.of(match, seat, msgspec.json.encode(shown), "The crystal is gone.")


def a_moment() -> Match:
    match = people()
    match.answer(ANN, DIGGERHINO)
    return match


def test_a_problem_is_read_as_it_was_written() -> None:
    written = problem(a_moment())
    assert Problem.is_one(written.write())
    assert Problem.read(written.write()) == written


def test_the_moment_is_replayed_and_looks_the_same() -> None:
    match = a_moment()
    again = problem(match).moment(EDITION)
    assert again is not None
    assert again.save() == match.game.save()
    assert problem(match).is_seen_again(again)


def test_a_moment_that_looks_different_is_noticed() -> None:
    other = people().game
    assert not problem(a_moment()).is_seen_again(other)


def test_without_its_record_a_problem_tells_no_secret() -> None:
    match = people()
    harmless = problem(match).without_secrets()
    assert harmless.moment(EDITION) is None
    assert harmless.header.seed == ""
    assert b'"seed":"5"' in problem(match).write().replace(b"\\", b"")
    assert b'"seed":"5"' not in harmless.write().replace(b"\\", b"")


@pytest.mark.parametrize("slug", games())
def test_any_view_is_read_again(slug: str) -> None:
    rules = games()[slug]
    bots = players_named(["random"] * rules.seats[-1])
    match = Match.start(rules.standard, bots, 3)
    for _ in range(60):
        if isinstance(move := match.next_move(), BotChooses):
            match.carry_out(move)
    for seen_by in (0, None):
        assert problem(match, seen_by).view(rules.standard) == match.game.view(seen_by)


@pytest.mark.parametrize("data", [b"{}", b"[" * 5000, b"\xff", b'{"format":"gamelode problem 1"}'])
def test_a_damaged_problem_is_a_fault(data: bytes) -> None:
    with pytest.raises(Fault, match=r"^report: the problem file is damaged"):
        Problem.read(data, "report")


def test_a_problem_of_another_format_is_a_fault() -> None:
    later = problem(people()).write().replace(b"problem 1", b"problem 9")
    with pytest.raises(Fault, match="'gamelode problem 9' is not the format 'gamelode problem 1'"):
        Problem.read(later)


def test_what_the_last_release_wrote_is_read() -> None:
    written = problem(a_moment())
    former = written.write().replace(b"gamelode problem 1", b"gamelode capsule 1")
    assert Problem.is_one(former)
    assert Problem.read(former).view(EDITION) == written.view(EDITION)
