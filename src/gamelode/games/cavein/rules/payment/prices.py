"""What things cost, and which cards can pay for them. Pure functions of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from gamelode.kernel import Refusal, Seat, cites

from ...kinds import Card, Colour, Crystal, Stack
from ...table import CaveInTable

NOT_IN_HAND = Refusal("PLAY-01")


class Purse:
    """What a hand can pay this turn: worked out once, asked for many things."""

    def __init__(self, table: CaveInTable, seat: Seat) -> None:
        level, doubled = table.content.level, table.turn.doubled
        self.table, self.seat = table, seat
        self.hand = table.players[seat].hand
        self.worths = [worth(table, card) for card in self.hand] if doubled else [level[card] for card in self.hand]
        self.total = sum(self.worths)

    @cites("MINE-02", "MINE-03", "WILD-02")
    def by_crystal_colour(self) -> list[int]:
        """The most that this hand can pay for a crystal of each colour."""
        table, colours = self.table, range(len(self.table.content.factions))
        strangers = table.players[self.seat].perks.any_colour
        if table.turn.as_crystal or strangers:
            return [max(self._together(c, own, strangers) for c in paying_colours(table, own)) for own in colours]
        sums, colour = [0 for _ in colours], table.content.card_colour
        for card, value in zip(self.hand, self.worths, strict=True):
            sums[colour[card]] += value
        best = max(sums)
        return [sums[own] if own in table.in_play else best for own in colours]

    @cites("MINE-01", "MINE-03", "MINE-05")
    def minable(self) -> list[Crystal]:
        """The crystals of the Mine that this hand can pay."""
        table, cost = self.table, self.table.content.cost
        discounts = [mining_discount(table, self.seat, colour) for colour in range(len(table.totems))]
        reach = [have + discount for have, discount in zip(self.by_crystal_colour(), discounts, strict=True)]
        if not table.turn.recoloured:
            hue = table.content.hue
            return [crystal for crystal in table.mine if reach[hue[crystal]] >= cost[crystal]]
        reduced = table.turn.reduced
        return [c for c in table.mine if reach[table.colour(c)] + reduced.get(c, 0) >= cost[c]]

    def _together(self, colour: Colour, own: Colour, strangers: int) -> int:
        """The worth of all cards that can pay together in this colour, the best strangers among them."""
        fits = [can_count_as(self.table, card, colour, own) for card in self.hand]
        others = sorted((w for w, fit in zip(self.worths, fits, strict=True) if not fit), reverse=True)
        return sum(w for w, fit in zip(self.worths, fits, strict=True) if fit) + sum(others[:strangers])


# --- worth and colour of cards


@cites("WEE-03", "WEE-04", "R-25")
def worth(table: CaveInTable, card: Card) -> int:
    """What a card counts in a payment at most: its level, doubled for factions under a Seeder."""
    content = table.content
    return content.level[card] << (table.turn.doubled >> content.faction[card] & 1)


@cites("MINE-02", "WEE-02", "R-23", "R-24")
def can_count_as(table: CaveInTable, card: Card, colour: Colour, own: Colour) -> bool:
    """Whether a card may be of this colour in a payment for a crystal of its own colour."""
    content = table.content
    if content.card_colour[card] == colour:
        return True
    return colour == own and bool(table.turn.as_crystal >> content.faction[card] & 1)


@cites("WILD-01", "WILD-02", "R-21", "R-24")
def paying_colours(table: CaveInTable, own: Colour) -> Sequence[Colour]:
    """The colours in which a crystal of this colour can be paid: its own, or any for a Wild Crystal."""
    return (own,) if own in table.in_play else range(len(table.content.factions))


def why_not_held(table: CaveInTable, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    hand = table.players[seat].hand
    return None if all(cards.count(card) <= hand.count(card) for card in cards) else NOT_IN_HAND


# --- crystals


@cites("MINE-04", "MGL-07", "R-20", "R-52", "CARD-12")
def mining_discount(table: CaveInTable, seat: Seat, colour: Colour) -> int:
    """What every crystal of a colour costs less: by the Totem, by Maccarats, by artifacts."""
    discount = table.turn.mine_discount + table.players[seat].perks.mine_discount
    return discount + (table.totems[colour] == seat)


@cites("MINE-05", "MGL-03", "R-18", "R-20")
def mining_cost(table: CaveInTable, seat: Seat, crystal: Crystal) -> int:
    """The printed cost less every discount, and never below 0."""
    discount = mining_discount(table, seat, table.colour(crystal)) + table.turn.reduced.get(crystal, 0)
    return max(table.content.cost[crystal] - discount, 0)


@cites("MINE-02", "MINE-03", "WILD-02", "R-16", "R-44", "R-56")
def why_not_pay_crystal(table: CaveInTable, seat: Seat, crystal: Crystal, cards: tuple[Card, ...]) -> Refusal | None:
    """Cards pay for a crystal if all are in one colour that it admits, and worth its cost or more."""
    own, strangers = table.colour(crystal), table.players[seat].perks.any_colour
    if cards and not any(
        sum(not can_count_as(table, card, colour, own) for card in cards) <= strangers
        for colour in paying_colours(table, own)
    ):
        return Refusal("MINE-02") if own in table.in_play else Refusal("WILD-02")
    have, cost = sum(worth(table, card) for card in cards), mining_cost(table, seat, crystal)
    return None if have >= cost else Refusal("MINE-03", (have, cost))


@cites("MINE-03", "MINE-05", "WILD-02", "R-56")
def crystal_payments(table: CaveInTable, seat: Seat, crystal: Crystal) -> list[tuple[Card, ...]]:
    """Every payment in which no card is superfluous."""
    cost, hand = mining_cost(table, seat, crystal), table.players[seat].hand
    if not cost:
        return [()]
    if table.players[seat].perks.any_colour:
        return _with_strangers(table, seat, crystal, cost)
    own = table.colour(crystal)
    groups = [
        [card for card in hand if can_count_as(table, card, colour, own)] for colour in paying_colours(table, own)
    ]
    if not table.turn.as_crystal:
        return sorted(cards for group in groups if group for cards in covers(table, group, cost))
    return sorted({cards for group in groups for cards in covers(table, group, cost)})  # a card may be in two groups


def _with_strangers(table: CaveInTable, seat: Seat, crystal: Crystal, cost: int) -> list[tuple[Card, ...]]:
    """As above where one card, or more, may have any colour: all covers of the whole hand that the rule accepts."""
    every = covers(table, table.players[seat].hand, cost)
    return sorted(cards for cards in every if why_not_pay_crystal(table, seat, crystal, cards) is None)


def covers(table: CaveInTable, cards: Iterable[Card], cost: int) -> list[tuple[Card, ...]]:
    """Sets of these cards that are worth the cost, and would not be without any one of them.

    Cards are added from the worthiest down, so a set that reaches the cost with its last card needs all of them.
    """
    order = sorted(cards, key=lambda card: (-worth(table, card), card))
    values = [worth(table, card) for card in order]
    rest = list(accumulate(reversed(values)))[::-1]  # what a card and all after it are worth
    found: list[tuple[Card, ...]] = []

    def extend(start: int, need: int, chosen: tuple[Card, ...]) -> None:
        previous = -1
        for i in range(start, len(order)):
            if rest[i] < need:
                return
            card = order[i]
            if card != previous:
                previous = card
                if values[i] >= need:
                    found.append(tuple(sorted((*chosen, card))))
                else:
                    extend(i + 1, need - values[i], (*chosen, card))

    extend(0, cost, ())
    return found


# --- artifacts


@cites("MGL-04", "MGL-05", "MGL-06")
def artifact_cost(table: CaveInTable, seat: Seat, stack: Stack) -> int:
    """The cost of a stack's top card less every discount, and never below 0."""
    discount = table.turn.artifact_discount + table.players[seat].perks.artifact_discount
    return max(table.content.artifact_cost[table.artifact_tops[stack]] - discount, 0)


@cites("ART-02", "R-16")
def why_not_pay_artifact(table: CaveInTable, seat: Seat, stack: Stack, cards: tuple[Card, ...]) -> Refusal | None:
    """Cards of any colours pay for an artifact if they are worth its cost or more."""
    have, cost = sum(worth(table, card) for card in cards), artifact_cost(table, seat, stack)
    return None if have >= cost else Refusal("ART-02", (have, cost))


def artifact_payments(table: CaveInTable, seat: Seat, stack: Stack) -> list[tuple[Card, ...]]:
    """Every payment in which no card is superfluous."""
    cost = artifact_cost(table, seat, stack)
    return sorted(covers(table, table.players[seat].hand, cost)) if cost else [()]


# --- recruits


@cites("REC-03", "TER-02", "R-01", "R-02")
def levels_below(table: CaveInTable, seat: Seat) -> tuple[int, ...]:
    """How many levels lower than the recruit the card may be that pays: 1, or what a skill or artifact says."""
    return (1, *table.turn.recruit_below, *table.players[seat].perks.recruit_below)


@cites("REC-02", "REC-03", "R-54")
def levels_needed(table: CaveInTable, seat: Seat, level: int) -> list[int]:
    """The levels of which one card pays for a recruit of this level; 0 or less: no card is needed."""
    return [0] if level == 1 else [level - below for below in levels_below(table, seat)]


@cites("REC-03", "REC-04", "WEE-03", "R-25")
def recruit_payments(table: CaveInTable, seat: Seat, card: Card) -> list[tuple[Card, ...]]:
    """No card, where none is needed; and each kind of card in the hand that is exactly of a level needed."""
    needed = levels_needed(table, seat, table.content.level[card])
    free: list[tuple[Card, ...]] = [()] if min(needed) <= 0 else []
    held = dict.fromkeys(table.players[seat].hand)
    level = table.content.level
    return free + [(have,) for have in held if level[have] in needed or worth(table, have) in needed]
