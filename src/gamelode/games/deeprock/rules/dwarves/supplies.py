"""Overclocking, and the Resupply pod."""

from __future__ import annotations

from gamelode.kernel import Act, Ask, Choice, Frame, Next, Refusal, Seat, cites, clause

from ...board.hexes import BIT, NEAR, ON_BOARD, spaces_of
from ...events.cards import Overclocked, PodCalled, SuppliesTaken
from ...events.mission import Spent
from ...kinds import GOLD, NITRA, Spaces
from ...table import DeepRockTable
from ..choices import At
from .acting import why_not_act


def spend(table: DeepRockTable, item: int, count: int) -> None:
    if count:
        table.pile[item] -= count
        table.tell(Spent, item, count)


# --- overclocking


class Overclock(Act, frozen=True):
    """Overclock the secondary weapon"""

    @cites("OC-01", "MIN-05", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        if no or table.dwarves[seat].overclocked:
            return no or Refusal("OC-01")
        return None if table.pile[GOLD] >= table.content.numbers.overclock_cost else Refusal("MIN-05")

    def frame(self, seat: Seat) -> Frame:
        return Overclocking(seat=seat)


class Overclocking(Frame):
    """[OC-01] A weapon is turned to its overclocked side."""

    seat: Seat

    @clause("OC-01", "OC-02", "OC-03", "MIN-05")
    def flip(self, table: DeepRockTable, _: None) -> Next:
        """The weapon stays overclocked for the rest of the game. That opens two slots, and adds no ammo."""
        table.turn.actions -= 1
        spend(table, GOLD, table.content.numbers.overclock_cost)
        table.dwarves[self.seat].overclocked = True
        table.tell(Overclocked, self.seat)
        return None


# --- the Resupply pod


@cites("POD-02", "R-39", "R-58")
def landing_places(table: DeepRockTable) -> Spaces:
    """Floor without any figure, object or token."""
    taken = table.burning | table.platforms | table.map.pod | BIT[table.shield] | table.map.pits
    for spaces in (
        table.pickups,
        table.upgrades,
        table.ground,
        table.charges,
        table.flares,
        table.mines,
    ):
        for space in spaces:
            taken |= BIT[space]
    return table.vacant() & ~taken


class CallPod(Act, frozen=True):
    """Call a Resupply pod"""

    @cites("POD-01", "MIN-02", "MIN-04", "R-39", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        if no:
            return no
        if table.pile[NITRA] + table.pile[GOLD] < table.content.numbers.resupply_cost:
            return Refusal("POD-01", (table.pile[NITRA] + table.pile[GOLD],))
        return None if landing_places(table) else Refusal("R-39")

    def frame(self, seat: Seat) -> Frame:
        return CallingPod(seat=seat)


class Pay(Choice, frozen=True):
    """Pay with {gold} Gold, the rest in Nitra"""

    gold: int


class PayPod(Ask[Pay]):
    """How much of the price is Gold?"""

    only_if_choice = True

    @cites("MIN-04")
    def things(self, table: DeepRockTable, seat: Seat) -> list[Pay]:
        cost = table.content.numbers.resupply_cost
        return [Pay(n) for n in range(cost + 1) if n <= table.pile[GOLD] and cost - n <= table.pile[NITRA]]


class LandWhere(Ask[At]):
    """Where does the pod land?"""

    only_if_choice = True
    is_open = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[At]:
        """Next to a Dwarf, if there is a choice of such places; a single one must not be all there is to choose."""
        places, near = landing_places(table), 0
        for other in table.conscious():
            near |= NEAR[table.dwarves[other].space]
        near &= places
        return [At(space) for space in spaces_of(near if near.bit_count() > 1 else places)]

    @cites("POD-02", "R-39")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: At) -> Refusal | None:
        there = choice.space in ON_BOARD and landing_places(table) & BIT[choice.space]
        return None if there else Refusal("POD-02")


class CallingPod(Frame):
    """[POD-01] A Resupply pod comes down."""

    seat: Seat

    @clause("POD-01", "MIN-02", "MIN-04")
    def price(self, table: DeepRockTable, _: None) -> Next:
        """Gold may stand in for Nitra."""
        table.turn.actions -= 1
        return PayPod(seat=self.seat)

    @clause("POD-01")
    def pay(self, table: DeepRockTable, choice: Pay) -> Next:
        """The price is paid in Gold and Nitra, as the player divided it."""
        spend(table, GOLD, choice.gold)
        spend(table, NITRA, table.content.numbers.resupply_cost - choice.gold)
        return LandWhere(seat=self.seat)

    @clause("POD-02", "POD-03", "POD-04", "SETUP-04")
    def land(self, table: DeepRockTable, choice: At) -> Next:
        """The pod lands. There is one: the old card goes with everything left on it, a new one is stocked."""
        if table.pod_card >= 0:
            table.supply_discard.append(table.pod_card)
        table.pod = choice.space
        table.pod_card = table.draw(table.supplies, table.supply_discard, "supplies")
        card = table.content.supplies[table.pod_card]
        table.stock = (card.primary, card.secondary, card.health)
        table.tell(PodCalled, self.seat, choice.space, *table.stock)
        return None


class GetSupplies(Act, frozen=True):
    """Get supplies"""

    @cites("GET-01", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_act(table, seat, 1)
        if no:
            return no
        if table.pod < 0 or not NEAR[table.pod] & BIT[table.dwarves[seat].space]:
            return Refusal("GET-01")
        return None if any(room_for(table, seat)) else Refusal("GET-02")

    def frame(self, seat: Seat) -> Frame:
        return GettingSupplies(seat=seat)


@cites("GET-02", "R-38")
def room_for(table: DeepRockTable, seat: Seat) -> tuple[int, int, int]:
    """How much of the stock he has free slots for."""
    dwarf, numbers = table.dwarves[seat], table.content.numbers
    return (
        min(table.stock[0], numbers.primary - dwarf.primary),
        min(table.stock[1], table.secondary_slots(seat) - dwarf.secondary),
        min(table.stock[2], numbers.health - dwarf.health),
    )


class Take(Choice, frozen=True):
    """Take {primary} primary, {secondary} secondary, {health} Health"""

    primary: int
    secondary: int
    health: int


class TakeWhat(Ask[Take]):
    """What do you take?"""

    is_open = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Take]:
        """All he can, or only a part of it."""
        p, s, h = room_for(table, seat)
        return [
            t for t in dict.fromkeys((Take(p, s, h), Take(p, s, 0), Take(0, 0, h), Take(p, 0, h))) if t != Take(0, 0, 0)
        ]

    @cites("GET-01", "GET-02")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: Take) -> Refusal | None:
        taken = (choice.primary, choice.secondary, choice.health)
        fits = all(0 <= n <= most for n, most in zip(taken, room_for(table, seat), strict=True))
        return None if fits and any(taken) else Refusal("GET-02")


class GettingSupplies(Frame):
    """[GET-01] A Dwarf takes supplies."""

    seat: Seat

    @clause("GET-01")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarf takes any ammo and Health, for one action."""
        table.turn.actions -= 1
        return TakeWhat(seat=self.seat)

    @clause("GET-01", "GET-02", "GET-03")
    def take(self, table: DeepRockTable, choice: Take) -> Next:
        """When the last content is taken, the pod leaves the board."""
        dwarf = table.dwarves[self.seat]
        dwarf.primary += choice.primary
        dwarf.secondary += choice.secondary
        dwarf.health += choice.health
        stock = table.stock
        table.stock = (stock[0] - choice.primary, stock[1] - choice.secondary, stock[2] - choice.health)
        table.tell(SuppliesTaken, self.seat, choice.primary, choice.secondary, choice.health)
        if not any(table.stock):
            table.pod = -1
            table.supply_discard.append(table.pod_card)
            table.pod_card = -1
        return None
