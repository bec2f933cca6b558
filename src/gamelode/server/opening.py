"""Matches are opened, from the start or from a point of another."""

from __future__ import annotations

import time

import msgspec

from gamelode.bots import exact_bot, make, search_of
from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Game, Header, Rules
from gamelode.match import distinct_name, is_bot_name, name_of_bot, plain

from .entries import Chosen, Entry, Holder
from .faults import Forbidden, Malformed
from .limits import Limits
from .live_match import LiveMatch
from .matches import Matches
from .protocol import NewMatch, Opened, PlayOn, SeatKey, SeatWish
from .storage import Standing, StoredMatch, Terms
from .tokens import commitment, lock, new_id, new_seed, new_token


async def open_match(matches: Matches, wish: NewMatch, opener: str, *, takes_seeds: bool) -> Opened:
    """A new match. Whoever opens it gets the keys of the seats for people, and the invitations to the open ones."""
    rules = game_named(wish.game)
    rules.check_seats(len(wish.seats))
    if wish.seed and not takes_seeds:
        raise Forbidden("This server draws the seed of every match itself.")
    await matches.make_room()
    game = Game.start(rules.standard, len(wish.seats), wish.seed or new_seed(), wish.options)
    if len(msgspec.json.encode(game.header.options)) > matches.limits.option_bytes:
        raise Malformed("These options are too long.")
    terms = Terms(listed=wish.listed, clock=wish.clock, late=wish.late, opener=opener)
    return await _create(matches, game.header, wish.seats, terms, ())


async def play_on(matches: Matches, live: LiveMatch, wish: PlayOn, opener: str) -> Opened:
    """A finished match from a point of it, against bots."""
    history = live.match.history
    if not live.match.game.is_over:
        raise Fault("A match can be played on when it is over.")
    if not 0 <= wish.after <= len(history) or not 0 <= wish.seat < len(live.seats):
        raise Fault("The match has no such point or seat.")
    await matches.make_room()
    seats = tuple(
        SeatWish(kind="person", name=held.name) if seat == wish.seat else SeatWish(kind="bot", bot=wish.bot)
        for seat, held in enumerate(live.seats)
    )
    entries = tuple(live.story.choices[: wish.after])
    return await _create(matches, live.story.header, seats, Terms(opener=opener), entries)


async def _create(
    matches: Matches, header: Header, wishes: tuple[SeatWish, ...], terms: Terms, entries: tuple[Chosen, ...]
) -> Opened:
    now, limits, rules = time.time(), matches.limits, game_named(header.game)
    tokens = [new_token() for _ in wishes]
    seats: list[Holder] = []
    for seat, (wish, token) in enumerate(zip(wishes, tokens, strict=True)):
        bot = exact_bot(rules, wish.bot) if wish.kind == "bot" else ""
        if bot:
            check_bot(bot, limits)
        name = name_for(wish, seat, [held.name for held in seats], rules, limits)
        seats.append(
            Holder(
                kind=wish.kind,
                name=name,
                bot=bot,
                lock=lock(token) if wish.kind == "person" else "",
                invitation=lock(token) if wish.kind == "open" else "",
            )
        )
    begun: tuple[Entry, ...] = tuple(msgspec.structs.replace(entry, at=now) for entry in entries)
    stored = StoredMatch(
        id=new_id(),
        created=int(now),
        header=header,
        seats=tuple(seats),
        terms=terms,
        entries=begun,
        standing=Standing(header=header, seats=tuple(seats)),
    )
    live = await matches.resumed(stored)
    await matches.storage.create(stored)
    matches.keep(live)
    for bot in {held.bot for held in seats if held.bot}:
        matches.thinkers.warm(bot)
    async with matches.locked(stored.id) as live:
        await live.answer_forced()
    keys = [(seats[seat].kind, SeatKey(seat=seat, token=token)) for seat, token in enumerate(tokens)]
    return Opened(
        id=stored.id,
        commitment=commitment(header.seed),
        keys=tuple(key for kind, key in keys if kind == "person"),
        invitations=tuple(key for kind, key in keys if kind == "open"),
    )


def name_for(wish: SeatWish, seat: int, taken: list[str], rules: Rules, limits: Limits) -> str:
    """A name of its own for each seat; a person has no bot's name."""
    wished = " ".join(plain(wish.name).split())[: limits.name_length]
    if wish.kind == "bot":
        return distinct_name(wished or name_of_bot(wish.bot, rules), taken)
    if is_bot_name(wished, rules):
        wished = f"Player {wished}"
    return distinct_name(wished or f"Player {seat + 1}", taken)


def check_bot(name: str, limits: Limits) -> None:
    """There must be such a bot, and it must not keep the others from thinking."""
    bot = search_of(make(name, 0))
    if bot is not None:
        too_long = bot.iterations > limits.bot_iterations if bot.seconds is None else bot.seconds > limits.bot_seconds
        if too_long:
            most = f"{limits.bot_seconds:g} seconds or {limits.bot_iterations} iterations"
            raise Fault(f"A bot thinks for at most {most} here.")
