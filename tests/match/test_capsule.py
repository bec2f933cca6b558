"""Bug capsules: what a seat saw, with or without the record that leads there."""

import msgspec
import pytest

from gamelode.catalogue import games
from gamelode.kernel import Fault
from gamelode.match import BotChooses, Capsule, Match, holders_named

from .scenes import ANN, DIGGERHINO, EDITION, people


def capsule(match: Match, seat: int | None = ANN) -> Capsule:
    shown = {"view": match.game.view(seat), "log": [{"text": "Something happened."}], "more": 1}
    return Capsule.of(match, seat, msgspec.json.encode(shown), "The crystal is gone.")


def a_moment() -> Match:
    match = people()
    match.answer(ANN, DIGGERHINO)
    return match


def test_a_capsule_is_read_as_it_was_written() -> None:
    written = capsule(a_moment())
    assert Capsule.is_one(written.write())
    assert Capsule.read(written.write()) == written


def test_the_moment_is_replayed_and_looks_the_same() -> None:
    match = a_moment()
    again = capsule(match).moment(EDITION)
    assert again is not None
    assert again.save() == match.game.save()
    assert capsule(match).is_seen_again(again)


def test_a_moment_that_looks_different_is_noticed() -> None:
    other = people().game
    assert not capsule(a_moment()).is_seen_again(other)


def test_without_its_record_a_capsule_tells_no_secret() -> None:
    match = people()
    harmless = capsule(match).without_secrets()
    assert harmless.moment(EDITION) is None
    assert harmless.header.seed == ""
    assert b'"seed":"5"' in capsule(match).write().replace(b"\\", b"")
    assert b'"seed":"5"' not in harmless.write().replace(b"\\", b"")


@pytest.mark.parametrize("slug", games())
def test_any_view_is_read_again(slug: str) -> None:
    rules = games()[slug]
    bots = holders_named(["random"] * rules.seats[-1])
    match = Match.start(rules.standard, bots, 3)
    for _ in range(60):
        if isinstance(step := match.next_step(), BotChooses):
            match.carry_out(step)
    for seen_by in (0, None):
        assert capsule(match, seen_by).view(rules.standard) == match.game.view(seen_by)


@pytest.mark.parametrize("data", [b"{}", b"[" * 5000, b"\xff", b'{"format":"gamelode capsule 1"}'])
def test_a_damaged_capsule_is_a_fault(data: bytes) -> None:
    with pytest.raises(Fault, match=r"^report: the capsule is damaged"):
        Capsule.read(data, "report")


def test_a_capsule_of_another_format_is_a_fault() -> None:
    later = capsule(people()).write().replace(b"capsule 1", b"capsule 9")
    with pytest.raises(Fault, match="'gamelode capsule 9' is not the format 'gamelode capsule 1'"):
        Capsule.read(later)
