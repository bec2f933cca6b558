"""What whoever runs a server may do with its matches, while it runs or not: it works on the storage alone."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable

from msgspec import Struct
from msgspec.structs import replace

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Game, Record, Seat

from .albums import unpacked
from .entries import Closed, Entry, Held, Story
from .faults import NotFound
from .storage import Behind, Listed, Standing, Storage, StoredMatch
from .tokens import lock, new_token

Change = Callable[[Story, Standing], tuple[Entry, Standing]]
PAGE = 200  # matches that are read at once
ENDED = "Whoever runs this server has ended the match. It can be looked at."


class Verdict(Struct, frozen=True):
    """Whether a match is what its record says."""

    is_same: bool
    text: str


async def every_match(storage: Storage) -> AsyncIterator[Listed]:
    """All matches that can be read."""
    after = ""
    while page := await storage.every(PAGE, after):
        for each in page:
            yield each
        after = page[-1].id


async def found(storage: Storage, id: str) -> StoredMatch:
    stored = await storage.load(id)
    if stored is None:
        raise NotFound(f"there is no match {id}")
    return stored


async def end(storage: Storage, id: str, text: str = ENDED) -> None:
    """Nobody plays on. The match can still be looked at, and its record be had."""

    def closed(story: Story, standing: Standing) -> tuple[Entry, Standing]:
        if standing.is_over or story.closed:
            raise Fault(f"match {id} is over already")
        return Closed(at=time.time(), text=text), replace(standing, closed=text, due=None, bot_moves=False)

    await _changed(storage, id, closed)


async def renew_key(storage: Storage, id: str, seat: Seat) -> str:
    """A new key for a seat; the old one opens nothing any more."""
    token = new_token()

    def renewed(story: Story, standing: Standing) -> tuple[Entry, Standing]:
        if not 0 <= seat < len(story.seats) or story.seats[seat].kind != "person":
            raise Fault(f"nobody sits on seat {seat + 1} of match {id}")
        story.seats[seat] = replace(story.seats[seat], lock=lock(token))
        entry = Held(at=time.time(), seat=seat, holder=story.seats[seat])
        return entry, replace(standing, seats=tuple(story.seats))

    await _changed(storage, id, renewed)
    return token


async def _changed(storage: Storage, id: str, change: Change) -> None:
    """One more entry; if the server was quicker, it is judged again."""
    while True:
        stored = await found(storage, id)
        story = Story(stored.header, stored.seats, stored.entries)
        entry, standing = change(story, stored.standing)
        try:
            await storage.append(id, len(stored.entries) + 1, [entry], standing)
        except Behind:
            continue
        return


async def record_of(storage: Storage, id: str) -> Record:
    """The record of a match, over or not: with its digests, if the rules are at hand or were when it ended."""
    stored = await found(storage, id)
    kept = await storage.album(id)
    if stored.standing.is_over and kept is not None and (written := unpacked(kept.data).record):
        return Record.read(written.encode(), id)
    bare = bare_record(stored)
    try:
        game = _replayed(bare)
    except Fault:
        return bare
    return Record.of(game, bare.players)


async def verified(storage: Storage, id: str) -> Verdict:
    """Replay a match under the rules at hand."""
    record = await record_of(storage, id)
    try:
        game = _replayed(record)
    except Fault as fault:
        return Verdict(False, str(fault))
    return Verdict(True, f"{game.answers} answers replayed, the same game: {game.digest()}")


def bare_record(stored: StoredMatch) -> Record:
    """What was chosen, without digests."""
    story = Story(stored.header, stored.seats, stored.entries)
    choices = tuple((each.seat, each.choice) for each in story.choices)
    return Record(header=story.header, players=tuple(held.name for held in story.seats), choices=choices)


def _replayed(record: Record) -> Game:
    return record.replay(game_named(record.header.game).standard)
