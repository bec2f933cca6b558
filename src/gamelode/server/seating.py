"""Who sits where. An invitation is exchanged once for a key of the sitter's own, and dies with it.

Each of these changes a match whose lock the caller holds.
"""

from __future__ import annotations

from msgspec.structs import replace

from gamelode.kernel import Fault, Seat

from .entries import Holder
from .faults import Forbidden
from .limits import Limits
from .live_match import LiveMatch
from .opening import name_for
from .protocol import Hello, Invite, SeatKey, SeatWish, Take
from .tokens import lock, new_token

NO_SEAT = "This link opens no seat of the match."


async def take(live: LiveMatch, wish: Take, limits: Limits) -> SeatKey:
    """Sit down: where the invitation says, or on the first open seat of a listed match. Nobody else has the key."""
    seat = live.invited_to(wish.invitation) if wish.invitation else _first_open(live)
    if seat is None:
        used = "This invitation has been used, or was replaced." if wish.invitation else ""
        raise Forbidden(used or "No seat of this match is free.")
    token = new_token()
    others = [held.name for other, held in enumerate(live.seats) if other != seat]
    name = name_for(SeatWish(kind="person", name=wish.name), seat, others, live.match.game.edition.rules, limits)
    await live.change_seat(seat, Holder(kind="person", name=name, lock=lock(token)))
    return SeatKey(seat=seat, token=token)


def _first_open(live: LiveMatch) -> Seat | None:
    seats = (seat for seat, held in enumerate(live.seats) if held.kind == "open")
    return next(seats, None) if live.terms.listed else None


async def renew(live: LiveMatch, token: str) -> SeatKey:
    """A new key for a seat; the old one opens nothing any more, wherever it is."""
    return await renew_seat(live, _holder(live, token))


async def renew_seat(live: LiveMatch, seat: Seat) -> SeatKey:
    """The same, for whoever may do so without the old one."""
    fresh = new_token()
    await live.change_seat(seat, replace(live.seats[seat], lock=lock(fresh)))
    return SeatKey(seat=seat, token=fresh)


async def give_up(live: LiveMatch, token: str) -> SeatKey:
    """Nobody holds the seat any more. Whoever gives it up gets an invitation, which he may hand on."""
    seat, invitation = _holder(live, token), new_token()
    if live.match.game.is_over or live.story.closed:
        raise Fault("The match is over.")
    await live.change_seat(seat, Holder(kind="open", name=live.seats[seat].name, invitation=lock(invitation)))
    return SeatKey(seat=seat, token=invitation)


async def invite(live: LiveMatch, wish: Invite) -> SeatKey:
    """A new invitation for an open seat, for somebody who sits at the table; the one before is worth nothing."""
    _holder(live, wish.token)
    if not 0 <= wish.seat < len(live.seats) or live.seats[wish.seat].kind != "open":
        raise Fault("This seat is not open.")
    invitation = new_token()
    await live.change_seat(wish.seat, replace(live.seats[wish.seat], invitation=lock(invitation)))
    return SeatKey(seat=wish.seat, token=invitation)


def _holder(live: LiveMatch, token: str) -> Seat:
    seat = live.seat_of(token)
    if seat is None:
        raise Forbidden(NO_SEAT)
    return seat


async def arrive(live: LiveMatch, hello: Hello) -> tuple[LiveMatch, Seat | None]:
    """The seat that a key opens. None: a spectator."""
    if not hello.token:
        return live, None
    if live.invited_to(hello.token) is not None:
        raise Forbidden("This is an invitation: sit down with it first.")
    seat = _holder(live, hello.token)
    if hello.automatic is not None:
        await live.change_seat(seat, replace(live.seats[seat], automatic=hello.automatic))
    return live, seat
