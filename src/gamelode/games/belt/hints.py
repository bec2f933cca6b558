"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from gamelode.kernel import Seat

from .drift import refinery_in_path
from .pieces import DEBRIS, DRILLER, HAULER, SCOUT, UNDRILLED, UNKNOWN, Rock, Unit
from .table import BeltTable

UNIT_WORTH = (4.0, 7.0, 8.0)  # scout, driller, hauler: what it costs and a little more
GUESS = (2.2, 4.2)  # loads of a small and of a large asteroid that nobody has looked into
GUESS_POINTS = 1.9  # of such a load
ABOARD, DELIVERED = 0.55, 0.3  # shares of a cargo's points: for having it, for having it close to home
LOADING, DRILLING, SCOUTING = 0.4, 0.3, 0.6  # what it is worth to be where one can do that
HARM = (90.0, 34.0, 20.0, 11.0, 5.0, 0.0)  # what a refinery has lost in all, by the health it is left with
COURSE = 0.7  # how far a rock that will hit a refinery counts as if it had done so
LEAD = 25.0  # a lead of so many points looks like three games out of four


def value(table: BeltTable, seat: Seat) -> float:
    """From 0 to 1: the prospects of the seat's team against the best of the others."""
    look = _Look(table)
    own = table.team_of[seat]
    lead = look.prospect[own] - max(worth for team, worth in enumerate(look.prospect) if team != own)
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD)


class _RockHint:
    """A rock as bots see it: where it is and goes, what it holds, what it may be worth."""

    __slots__ = ("end", "loads", "ore", "points", "radius", "rock", "size", "x", "y")

    def __init__(self, table: BeltTable, rock: Rock) -> None:
        content, size, deposit = table.content, table.size[rock], table.deposit[rock]
        self.rock, self.size, self.ore = rock, size, -1
        self.x, self.y = table.place(rock)
        self.radius = content.rock_radius[size]
        self.end = self.x + content.tick_spacing * content.ticks[size]
        if size == DEBRIS:
            self.loads = self.points = 0.0
        elif deposit == UNKNOWN:
            self.loads, self.points = GUESS[size], GUESS_POINTS
        else:
            left = table.left[rock]
            self.ore = content.deposit_ore[deposit]
            self.loads = float(content.deposit_loads[deposit] if left == UNDRILLED else left)
            self.points = float(content.points[self.ore])


class _Look:
    """All teams' prospects: points, refineries, units and what they may soon do."""

    def __init__(self, table: BeltTable) -> None:
        self.table = table
        self.rocks = [_RockHint(table, rock) for rock in table.on_board]
        self.last = table.content.tick_x[-1]
        self.still_to_act = self._still_to_act()
        points = table.content.points
        self.prospect = [
            sum(worth * loads for worth, loads in zip(points, stock, strict=True)) - self._harm(team)
            for team, stock in enumerate(table.stock)
        ]
        if not table.over:
            for unit, number in enumerate(table.number):
                if number:
                    self.prospect[table.team_of[unit // 3]] += self._unit(unit)

    def _still_to_act(self) -> tuple[Seat, ...]:
        """Seats whose phase comes before the next drift."""
        order, acting = self.table.order, self.table.acting
        return order[order.index(acting) + 1 :] if acting in order else order

    def _harm(self, team: int) -> float:
        """The harm a refinery has taken, and some of what is on its way."""
        table = self.table
        health = float(table.health[team])
        if not table.over:
            for hint in self.rocks:
                if abs(table.berths[team] - hint.y) < table.content.half + hint.radius:
                    hit, _ = refinery_in_path(table, hint.rock, hint.x, table.content.width)
                    if hit == team:
                        damage = hint.loads if hint.size != DEBRIS else 1.0
                        rounds = (table.content.refinery_x - hint.x) / (hint.end - hint.x)
                        health -= COURSE * damage / (1.0 + 0.25 * max(rounds - 1.0, 0.0))
        health = max(health, 0.0)
        whole = int(health)
        return HARM[whole] if whole == health else HARM[whole] + (health - whole) * (HARM[whole + 1] - HARM[whole])

    def _unit(self, unit: Unit) -> float:
        """What a unit is worth: itself, its cargo and its place, less if it will soon be run over."""
        table, kind = self.table, unit % 3
        team = table.team_of[unit // 3]
        x, y, r, reach = table.x[unit], table.y[unit], table.content.radius[kind], table.content.reach[kind]
        cargo = table.loads[unit] * table.content.points[table.ore[unit]]
        danger, best = 0.0, 0.0
        rides = table.rides[unit]
        for hint in self.rocks:
            dx, dy, k = hint.x - x, hint.y - y, hint.radius + r
            if rides == hint.rock:
                danger = 1.0 if hint.end > self.last else danger
            elif -k < dy < k and (hint.x - k < x < hint.end + k):
                beyond = max(dx, x - hint.end, 0)
                if beyond * beyond + dy * dy < k * k:
                    danger = max(danger, 0.5 if hint.size == DEBRIS and kind == SCOUT else 1.0)
            if hint.size != DEBRIS:
                away = max((dx * dx + dy * dy) ** 0.5 - k - 10, 0.0) / reach
                best = max(best, self._chance(unit, kind, team, hint) / (1.0 + away))
        worth = UNIT_WORTH[kind] + cargo * ABOARD + best
        if cargo and kind == HAULER:
            dx, dy = table.content.refinery_x - x, table.berths[team] - y
            away = max((dx * dx + dy * dy) ** 0.5 - table.content.half - r - 10, 0.0) / reach
            worth += cargo * DELIVERED / (1.0 + 0.4 * away)
        if danger:
            worth -= danger * (UNIT_WORTH[kind] + cargo * ABOARD) * self._stuck(unit)
        return worth

    def _stuck(self, unit: Unit) -> float:
        """How likely it is that a unit is still there when the rocks move."""
        seat, table = unit // 3, self.table
        if seat in self.still_to_act:
            return 0.15
        return 0.15 if seat == table.acting and not (table.handled | table.fresh) >> unit & 1 else 0.95

    def _chance(self, unit: Unit, kind: int, team: int, hint: _RockHint) -> float:
        """What a unit could gain at an asteroid."""
        table = self.table
        left = table.left[hint.rock]
        if kind == SCOUT:
            known = table.known[hint.rock] >> team & 1
            return 0.0 if left != UNDRILLED or known else SCOUTING
        if kind == DRILLER:
            return DRILLING * hint.loads * hint.points if left == UNDRILLED else 0.1 * hint.loads * hint.points
        room = table.content.capacity[kind] - table.loads[unit]
        if not room or (table.loads[unit] and table.ore[unit] != hint.ore):
            return 0.0
        ready = 0.5 if left == UNDRILLED else 1.0
        return LOADING * ready * min(room, hint.loads) * hint.points
