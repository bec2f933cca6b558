"""Exchanging: what Dwarves next to each other hand over."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import PASS, Act, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board.hexes import BIT, NEAR
from ...events.cards import PRIMARY, SECONDARY, SHOUT, THROWABLE, UPGRADE, Exchanged, goods
from ...kinds import Goods
from ...table import DeepRockTable
from .acting import why_not_act
from .upgrades import put_on, take_off


def beside(table: DeepRockTable, seat: Seat) -> list[Seat]:
    """The Dwarves on adjacent spaces."""
    near = NEAR[table.dwarves[seat].space]
    return [other for other, dwarf in enumerate(table.dwarves) if other != seat and near & BIT[dwarf.space]]


class Hand(Choice, frozen=True):
    """{giver} hands {thing} to {taker}"""

    giver: Seat
    taker: Seat
    what: Goods
    which: int = 0  # of cards and upgrades
    slot: int = 0  # of the taker's weapons, for an upgrade

    @property
    def thing(self) -> Struct:
        return goods(self.what, self.which, self.slot)


class Exchange(Act, frozen=True):
    """Exchange supplies"""

    @cites("EXCH-01", "R-37", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        return no or (None if _can_exchange(table, seat) else Refusal("EXCH-01"))

    def frame(self, seat: Seat) -> Frame:
        return Exchanging(seat=seat)


def _can_exchange(table: DeepRockTable, seat: Seat) -> bool:
    """Whether anything could be handed over."""
    return any(_has_for(table, seat, other) or _has_for(table, other, seat) for other in beside(table, seat))


def _has_for(table: DeepRockTable, giver: Seat, taker: Seat) -> bool:
    gives = table.dwarves[giver]
    if gives.throwables or gives.cards:
        return True
    if gives.primary and table.dwarves[taker].primary < table.content.numbers.primary:
        return True
    return bool(_from_to(table, giver, taker))


def _handable(table: DeepRockTable, seat: Seat, done: tuple[Hand, ...]) -> list[Hand]:
    """All that may be handed over now: ammo into free slots, cards, upgrades onto free slots."""
    found: list[Hand] = []
    for other in beside(table, seat):
        for giver, taker in ((seat, other), (other, seat)):
            found += _from_to(table, giver, taker)
    back = {(h.taker, h.giver, h.what, h.which) for h in done}
    return [h for h in found if (h.giver, h.taker, h.what, h.which) not in back]


@cites("EXCH-01", "EXCH-02", "R-37")
def _from_to(table: DeepRockTable, giver: Seat, taker: Seat) -> list[Hand]:
    gives, takes, numbers = table.dwarves[giver], table.dwarves[taker], table.content.numbers
    found = []
    if gives.primary and takes.primary < numbers.primary:
        found.append(Hand(giver, taker, PRIMARY))
    if gives.secondary and takes.secondary < table.secondary_slots(taker):
        found.append(Hand(giver, taker, SECONDARY))
    found += [Hand(giver, taker, THROWABLE, card) for card in sorted(set(gives.throwables))]
    found += [Hand(giver, taker, SHOUT, card) for card in sorted(set(gives.cards))]
    slots = [slot for slot in (0, 1) if len(takes.fitted[slot]) < table.content.tokens.slots]
    kinds = sorted({*gives.fitted[0], *gives.fitted[1]})
    return found + [Hand(giver, taker, UPGRADE, kind, slot) for kind in kinds for slot in slots]


class ExchangeWhat(Ask[Hand | Pass]):
    """What changes hands?"""

    done: tuple[Hand, ...] = ()
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Hand | Pass]:
        return [PASS, *_handable(table, seat, self.done)]


class Exchanging(Frame):
    """[EXCH-01] Supplies change hands."""

    seat: Seat
    done: tuple[Hand, ...] = ()

    @clause("EXCH-01")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """The exchange takes one action."""
        table.turn.actions -= 1
        return None

    @clause("EXCH-01", "R-89")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Thing by thing, with any adjacent Dwarves; nothing is handed back again."""
        return ExchangeWhat(seat=self.seat, done=self.done)

    @clause("EXCH-01", "EXCH-02", "R-37", "R-89")
    def hand_over(self, table: DeepRockTable, choice: Hand | Pass | None) -> Next:
        """Things change hands until nobody wants more."""
        if not isinstance(choice, Hand):
            return self.finish()
        self.done += (choice,)
        _carry_out(table, choice)
        table.tell(Exchanged, choice.giver, choice.taker, choice.what, choice.which, choice.slot)
        return self.goto(Exchanging.choose)


def _carry_out(table: DeepRockTable, hand: Hand) -> None:
    gives, takes = table.dwarves[hand.giver], table.dwarves[hand.taker]
    if hand.what == PRIMARY:
        gives.primary, takes.primary = gives.primary - 1, takes.primary + 1
    elif hand.what == SECONDARY:
        gives.secondary, takes.secondary = gives.secondary - 1, takes.secondary + 1
    elif hand.what == THROWABLE:
        left = list(gives.throwables)
        left.remove(hand.which)
        gives.throwables, takes.throwables = tuple(left), tuple(sorted((*takes.throwables, hand.which)))
    elif hand.what == SHOUT:
        left = list(gives.cards)
        left.remove(hand.which)
        gives.cards, takes.cards = tuple(left), tuple(sorted((*takes.cards, hand.which)))
    else:
        take_off(table, hand.giver, 0 if hand.which in gives.fitted[0] else 1, hand.which)
        put_on(table, hand.taker, hand.slot, hand.which)
