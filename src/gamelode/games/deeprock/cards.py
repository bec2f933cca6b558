"""Rock & Stone cards that may be played at any time, and charges that may be set off."""

from __future__ import annotations

from collections.abc import Callable

from gamelode.kernel import Ask, Choice, Command, Frame, Next, Pass, Refusal, Seat, cites, clause

from .crawling import ChargeGoesOff
from .events import Card, CardShouted, Reloaded
from .geometry import DISTANCE, Space
from .moving import GoOn, MoveOn, Walking, path_to
from .relief import (
    Gain,
    WhichMineral,
)
from .shooting import FreeShot, may_fire
from .supplies import revive
from .table import NOBODY, DeepRockTable

Test = Callable[[DeepRockTable, Seat, Seat], bool]


@cites("R-35")
def _may_leave_nobody(table: DeepRockTable, seat: Seat, to: Seat) -> bool:
    """A knocked-over Dwarf; or an unconscious one within three spaces."""
    dwarf = table.dwarves[to]
    near = DISTANCE[dwarf.space][table.dwarves[seat].space] <= 3
    return dwarf.knocked or (not dwarf.health and near and to != seat)


def _may_reload(table: DeepRockTable, seat: Seat, to: Seat) -> bool:
    dwarf, numbers = table.dwarves[to], table.content.numbers
    return dwarf.primary < numbers.primary or dwarf.secondary < table.secondary_slots(to)


def _may_drink(table: DeepRockTable, seat: Seat, to: Seat) -> bool:
    return 0 < table.dwarves[to].health < table.content.numbers.health


def _may_run(table: DeepRockTable, seat: Seat, to: Seat) -> bool:
    return table.is_standing(to) and not table.dwarves[to].webbed


ANY_TIME: dict[str, Test] = {
    "for_karl": lambda table, seat, to: may_fire(table, to),
    "leave_no_dwarf": _may_leave_nobody,
    "one_more": lambda table, seat, to: to == table.active and table.turn.acting and table.dwarves[to].health > 0,
    "look_what_i_found": _may_reload,
    "we_are_rich": lambda table, seat, to: True,
    "drinks_on_me": _may_drink,
    "catch": lambda table, seat, to: True,
    "last_one_in": _may_run,
    "shake_it_off": lambda table, seat, to: table.dwarves[to].stunned or table.dwarves[to].webbed,
}


class Shout(Command, frozen=True):
    """Play {card} on {to}"""

    card: Card
    to: Seat

    barred = "R-35"

    @cites("RNS-01", "RNS-03", "RNS-04", "STAND-02", "R-35", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        """Any conscious holder, on whom the card allows, while the card could do something."""
        dwarf = table.dwarves[seat]
        if not dwarf.health:
            return Refusal("REV-02")
        if self.card not in dwarf.cards:
            return Refusal("RNS-02")
        record = table.content.shouts[self.card]
        if record.id not in ANY_TIME:
            return Refusal("R-35")
        if record.target == "none":
            return None if self.to == NOBODY else Refusal("RNS-03")
        if not 0 <= self.to < len(table.dwarves):
            return Refusal("RNS-03")
        if record.target == "other" and self.to == seat and len(table.dwarves) > 1:
            return Refusal("RNS-03")
        return None if ANY_TIME[record.id](table, seat, self.to) else Refusal("R-35")

    def frame(self, seat: Seat) -> Frame:
        return Shouting(seat=seat, card=self.card, to=self.to)


class Detonate(Command, frozen=True):
    """Set off the Satchel Charge at {space}"""

    space: Space

    barred = "R-88"

    @cites("THROW-09", "R-88")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        own = table.charges.get(self.space) == seat and table.dwarves[seat].health
        return None if own else Refusal("R-88")

    def frame(self, seat: Seat) -> Frame:
        return ChargeGoesOff(space=self.space)


@cites("RNS-01")
def commands(table: DeepRockTable, seat: Seat) -> list[Command]:
    """What a seat holds that could be used at any time."""
    dwarf = table.dwarves[seat]
    found: list[Command] = []
    if dwarf.cards and dwarf.health:
        for card in sorted(set(dwarf.cards)):
            record = table.content.shouts[card]
            if record.id in ANY_TIME:
                targets = (NOBODY,) if record.target == "none" else range(len(table.dwarves))
                found += [Shout(card, to) for to in targets]
    if table.charges:
        found += [Detonate(space) for space, owner in sorted(table.charges.items()) if owner == seat]
    return found


def anyone_could(table: DeepRockTable) -> bool:
    """[R-35] Whether somebody has something to use at any time, now."""
    for seat in range(len(table.dwarves)):
        for command in commands(table, seat):
            if command.why_not(table, seat) is None:
                return True
    return False


class Reload(Choice, frozen=True):
    """{primary} primary (and) {secondary} secondary ammo"""

    primary: int
    secondary: int


class ReloadWhat(Ask[Reload]):
    """Which ammo do you take?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[Reload]:
        dwarf, numbers = table.dwarves[seat], table.content.numbers
        free = (numbers.primary - dwarf.primary, table.secondary_slots(seat) - dwarf.secondary)
        pairs = [(p, s) for p in range(3) for s in range(3 - p) if p <= free[0] and s <= free[1]]
        most = max(p + s for p, s in pairs)
        return [Reload(p, s) for p, s in pairs if p + s == most]


class Shouting(Frame):
    """[RNS-01] A Rock & Stone card is played."""

    seat: Seat
    card: Card
    to: Seat

    @clause("RNS-01", "RNS-02")
    def play(self, table: DeepRockTable, _: None) -> Next:
        """It costs no action, and is discarded."""
        table.discard_shout(self.seat, self.card)
        table.tell(CardShouted, self.seat, self.card, self.to)
        return None

    @clause("RNS-03", "RNS-04", "R-35", "R-100")
    def effect(self, table: DeepRockTable, _: None) -> Next:
        """What the card says."""
        id = table.content.shouts[self.card].id
        if id == "for_karl":
            return self.become(FreeShot(seat=self.to))
        if id == "look_what_i_found":
            return self.become(Reloading(seat=self.to))
        if id == "we_are_rich":
            return self.become(Enriching(seat=self.seat))
        if id == "last_one_in":
            return self.become(Running(seat=self.to))
        self._at_once(table, id)
        return None

    @cites("R-36", "R-100")
    def _at_once(self, table: DeepRockTable, id: str) -> None:
        dwarf = table.dwarves[self.to]
        if id == "leave_no_dwarf":
            revive(table, self.to)
        elif id == "one_more":
            table.turn.actions += 1
        elif id == "drinks_on_me":
            table.heal(self.to, 2)
        elif id == "catch":
            table.draw_throwable(self.to)
        else:
            dwarf.stunned = dwarf.webbed = False


class Reloading(Frame):
    """[R-100] Ammo is found."""

    seat: Seat

    @clause("R-100", "R-38")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Up to two tokens of any types, into free slots."""
        return ReloadWhat(seat=self.seat)

    @clause("R-100", "R-38")
    def take(self, table: DeepRockTable, choice: Reload) -> Next:
        """From the supply."""
        table.dwarves[self.seat].primary += choice.primary
        table.dwarves[self.seat].secondary += choice.secondary
        table.tell(Reloaded, self.seat, choice.primary, choice.secondary)
        return None


class Enriching(Frame):
    """[R-100] A mineral for the shared pile."""

    seat: Seat

    @clause("R-100")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Nitra or Gold."""
        return WhichMineral(seat=self.seat)

    @clause("R-100")
    def take(self, table: DeepRockTable, choice: Gain) -> Next:
        """One of it."""
        table.gain(choice.item)
        return None


class Running(Frame):
    """[R-100] A Dwarf runs for no action."""

    seat: Seat

    @clause("R-100", "MOVE-01")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """By the rules of a Move, without Light-footed attack."""
        return MoveOn(seat=self.seat, points=table.content.numbers.steps - table.dwarves[self.seat].carrying)

    @clause("R-100", "MOVE-01")
    def run(self, table: DeepRockTable, choice: GoOn | Pass | None) -> Next:
        """Or he stays."""
        if not isinstance(choice, GoOn):
            return None
        steps = table.content.numbers.steps - table.dwarves[self.seat].carrying
        way = path_to(table, self.seat, choice.to, steps)
        return self.finish(after=Walking(seat=self.seat, way=way, points=steps))
