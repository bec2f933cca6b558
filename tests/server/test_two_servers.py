"""Two servers on one storage: whoever loses a race reads what is new and judges again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from gamelode.kernel import IllegalChoice
from gamelode.server.limits import Limits
from gamelode.server.live_match import LiveMatch
from gamelode.server.matches import Matches
from gamelode.server.opening import open_match
from gamelode.server.problems import Problems
from gamelode.server.protocol import NewMatch, SeatWish, Take
from gamelode.server.seating import take
from gamelode.server.storage import Storage
from gamelode.server.thinking import Thinkers

from .conftest import Backend
from .table import told


class Both(NamedTuple):
    """Two servers, and a match in which the first player is asked."""

    here: Matches
    there: Matches
    id: str


@asynccontextmanager
async def both(backend: Backend, folder: Path, second: str = "person") -> AsyncIterator[Both]:
    storage: Storage = backend()
    servers = [Matches(storage, Thinkers(1), Limits(), Problems(folder, Limits())) for _ in range(2)]
    seats = (SeatWish(kind="person"), SeatWish(kind=second))  # type: ignore[arg-type]
    wish = NewMatch(game="cavein", seats=seats, options={"start_player": 1}, seed="two", listed=True)
    opened = await open_match(servers[0], wish, "opener", takes_seeds=True)
    await servers[1].find(opened.id)
    try:
        yield Both(servers[0], servers[1], opened.id)
    finally:
        for server in servers:
            await server.end()
        storage.close()


async def answer(server: Matches, id: str, option: int = -1, ticket: str | None = None) -> None:
    """Whoever is asked answers, at that server."""

    async def do(live: LiveMatch) -> None:
        seat = live.match.game.waiting()[0]
        await live.answer(seat, live.match.options(seat)[option], ticket or live.match.ticket(seat))

    await server.change(id, do)


async def digest(server: Matches, id: str) -> tuple[str, int, int]:
    async with server.locked(id) as live:
        return live.match.game.digest(), live.story.number, live.match.undone


def test_what_one_writes_the_other_reads_on(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path) as (here, there, id):
            await answer(here, id)
            assert await digest(here, id) != await digest(there, id)
            await there._look_at_others(id)
            assert await digest(here, id) == await digest(there, id)

    told(story())


def test_whoever_was_not_told_judges_again(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path) as (here, there, id):
            for _ in range(5):
                await answer(here, id)
                await answer(there, id)
            await here._look_at_others(id)
            assert await digest(here, id) == await digest(there, id)
            assert (await digest(here, id))[1] >= 10

    told(story())


def test_of_two_answers_to_one_question_one_is_taken(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path) as (here, there, id):
            async with here.locked(id) as live:
                ticket = live.match.ticket(0)
            answers = (answer(server, id, option, ticket) for server, option in ((here, 0), (there, 1)))
            results = await asyncio.gather(*answers, return_exceptions=True)
            assert [type(result) for result in results if result] == [IllegalChoice]
            stored = await here.storage.load(id)
            assert stored is not None
            async with there.locked(id) as live:
                assert live.story.number == len(stored.entries)

    told(story())


def test_an_undo_is_wished_here_and_granted_there(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path) as (here, there, id):
            before = (await digest(here, id))[0]
            await answer(here, id)
            await here.change(id, lambda live: live.wish_undo(0))
            await there._look_at_others(id)
            await there.change(id, lambda live: live.consent(1, agree=True))
            await here._look_at_others(id)
            assert (await digest(here, id))[0] == (await digest(there, id))[0] == before

    told(story())


def test_of_two_who_take_one_seat_one_gets_it(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path, "open") as (here, there, id):
            wishes = [
                server.change(id, lambda live, name=name: take(live, Take(name=name), Limits()))  # type: ignore[misc]
                for server, name in ((here, "Bob"), (there, "Eve"))
            ]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            assert len([result for result in results if isinstance(result, Exception)]) == 1

    told(story())


def test_a_match_that_was_deleted_elsewhere_is_gone_here(backend: Backend, tmp_path: Path) -> None:
    async def story() -> None:
        async with both(backend, tmp_path) as (here, there, id):
            await there.storage.delete(id)
            await here._look_at_others(id)
            with pytest.raises(Exception, match="There is no such match"):
                await here.find(id)

    told(story())
