"""What bots are told about the game: how good a table looks to a seat."""

from __future__ import annotations

from math import hypot

from gamelode.kernel import Seat

from .drift import refinery_in_path
from .pieces import DEBRIS, DRILLER, HAULER, SCOUT, UNDRILLED, UNKNOWN, Rock, Team, Unit
from .table import BeltTable

UNIT_WORTH = (4.0, 7.0, 8.0)  # scout, driller, hauler: what it costs and a little more
GUESS = (2.2, 4.2)  # loads of a small and of a large asteroid that nobody has looked into
GUESS_POINTS = 1.9  # of such a load
ABOARD, NEAR_HOME = 0.6, 0.3  # shares of a cargo's points: for having it, for having it close to home
LOADING, DRILLING, SCOUTING = 0.4, 0.3, 0.5  # what it is worth to be where one can do that
KNOWN = 0.8  # what it is worth to know what a closed asteroid holds
DEFENCE = 1.2  # a load in a rock that will hit the own refinery, for a unit that could take it out
HARM = (90.0, 30.0, 15.0, 8.0, 3.5, 0.0)  # what the own refinery has lost, by the health it is left with
HARM_DONE = (60.0, 10.0, 6.0, 3.0, 1.0, 0.0)  # the same for others: it wins nothing before the last point
COURSE = 0.7  # how far a rock that will hit the own refinery counts as if it had done so
RAIDED = 4.0  # an enemy driller beside the own refinery that nobody harries
ON_LINE = 3.0  # what a berth on a line is worse than one between two lines
LEAD = 25.0  # a lead of so many points looks like three games out of four


def value(table: BeltTable, seat: Seat) -> float:
    """From 0 to 1: the prospects of the seat's team against the best of the others."""
    own = table.team_of[seat]
    prospects = _Look(table, own).prospects()
    lead = prospects[own] - max(worth for team, worth in enumerate(prospects) if team != own)
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD)


class _RockHint:
    """A rock as bots see it: where it is and goes, what it holds, what it may be worth."""

    __slots__ = ("damage", "end", "loads", "ore", "points", "radius", "rock", "size", "threatens", "x", "y")

    def __init__(self, table: BeltTable, rock: Rock, own: Team) -> None:
        content, size, deposit = table.content, table.size[rock], table.deposit[rock]
        self.rock, self.size, self.ore = rock, size, -1
        self.x, self.y = table.place(rock)
        self.radius = content.rock_radius[size]
        self.end = self.x + content.tick_spacing * content.ticks[size]
        self.loads, self.points = 0.0, 0.0
        if size != DEBRIS and deposit == UNKNOWN:
            self.loads, self.points = GUESS[size], GUESS_POINTS
        elif size != DEBRIS:
            left = table.left[rock]
            self.ore = content.deposit_ore[deposit]
            self.loads = float(content.deposit_loads[deposit] if left == UNDRILLED else left)
            self.points = float(content.points[self.ore])
        # an open rock can be emptied before it arrives
        self.damage = 1.0 if size == DEBRIS else self.loads if table.left[rock] == UNDRILLED else 0.8 * self.loads
        near = abs(table.berths[own] - self.y) < content.half + self.radius
        self.threatens = near and refinery_in_path(table, rock, self.x, content.width)[0] == own


class _Look:
    """The table as one team sees it."""

    def __init__(self, table: BeltTable, own: Team) -> None:
        self.table, self.own, content = table, own, table.content
        self.rocks = [_RockHint(table, rock, own) for rock in table.on_board]
        self.last, self.touching = content.tick_x[-1], content.half + content.ring
        self.edge = content.refinery_x - content.half
        order, acting = table.order, table.acting
        self.still_to_act = order[order.index(acting) + 1 :] if acting in order else order

    def prospects(self) -> list[float]:
        """Of every team: points, refinery, knowledge, units and what they may soon do."""
        table, points = self.table, self.table.content.points
        found = [
            sum(worth * loads for worth, loads in zip(points, stock, strict=True)) - self._harm(team)
            for team, stock in enumerate(table.stock)
        ]
        if table.over:
            return found
        found[self.own] += sum(KNOWN for hint in self.rocks if self._is_known(hint.rock))
        for unit, number in enumerate(table.number):
            if number:
                found[table.team_of[unit // 3]] += self._unit(unit)
        return found

    def _is_known(self, rock: Rock) -> bool:
        return self.table.left[rock] == UNDRILLED and bool(self.table.known[rock] >> self.own & 1)

    # --- refineries

    def _harm(self, team: Team) -> float:
        """The harm a refinery has taken; for one's own also what is on its way."""
        table = self.table
        if team != self.own or table.over:
            return HARM_DONE[table.health[team]]
        health = float(table.health[team])
        for hint in self.rocks:
            if hint.threatens:
                rounds = (table.content.refinery_x - hint.x) / (hint.end - hint.x)
                health -= COURSE * hint.damage / (1.0 + 0.25 * max(rounds - 1.0, 0.0))
        health = max(health, 0.0)
        whole = int(health)
        rest = (health - whole) * (HARM[whole + 1] - HARM[whole]) if health > whole else 0.0
        return HARM[whole] + rest + (ON_LINE if table.berths[team] in table.content.line_y else 0.0)

    # --- units

    def _unit(self, unit: Unit) -> float:
        """What a unit is worth: itself, its cargo and its place, less if it will soon be run over."""
        table, kind = self.table, unit % 3
        x, y, content = table.x[unit], table.y[unit], table.content
        r, reach, rides = content.radius[kind], content.reach[kind], table.rides[unit]
        danger = best = 0.0
        for hint in self.rocks:
            dx, dy, k = hint.x - x, hint.y - y, hint.radius + r
            if rides == hint.rock and not (hint.threatens and hint.end + hint.radius > self.edge):
                danger = max(danger, 1.0 if hint.end > self.last else 0.0)
            elif -k < dy < k and hint.x - k < x < hint.end + k and max(dx, x - hint.end, 0) ** 2 + dy * dy < k * k:
                danger = max(danger, 0.5 if hint.size == DEBRIS and kind == SCOUT else 1.0)
            chance = self._chance(unit, kind, hint) if hint.loads else 0.0
            if chance > best:
                away = max(hypot(dx, dy) - k - content.ring, 0.0) / reach
                best = max(best, chance / (1.0 + away))
        cargo = table.loads[unit] * content.points[table.ore[unit]] * ABOARD
        worth = UNIT_WORTH[kind] + cargo
        if danger:
            worth *= 1.0 - danger * self._stuck(unit)
        if cargo and kind == HAULER:
            worth += self._homeward(unit)
        return worth + best + (self._raid(unit) if kind == DRILLER else 0.0)

    def _homeward(self, unit: Unit) -> float:
        """A cargo is worth more the nearer it is to home."""
        table, content = self.table, self.table.content
        dx, dy = content.refinery_x - table.x[unit], table.berths[table.team(unit)] - table.y[unit]
        away = max(hypot(dx, dy) - content.half - content.radius[HAULER], 0.0) / content.reach[HAULER]
        return table.loads[unit] * content.points[table.ore[unit]] * NEAR_HOME / (1.0 + 0.4 * away)

    def _raid(self, unit: Unit) -> float:
        """An enemy driller beside the own refinery will strike, unless it is harried."""
        table = self.table
        if abs(table.x[unit] - table.content.refinery_x) > self.touching + table.content.radius[DRILLER]:
            return 0.0
        enemy = table.team(unit) != self.own and not table.harried >> unit & 1
        return RAIDED if enemy and table.touches_refinery(unit, self.own) else 0.0

    def _stuck(self, unit: Unit) -> float:
        """How likely it is that a unit is still there when the rocks move."""
        seat, table = unit // 3, self.table
        handled = (table.handled | table.fresh) >> unit & 1
        return 0.15 if seat in self.still_to_act or (seat == table.acting and not handled) else 0.95

    def _chance(self, unit: Unit, kind: int, hint: _RockHint) -> float:
        """What a unit could gain at an asteroid."""
        table = self.table
        team, closed = table.team(unit), table.left[hint.rock] == UNDRILLED
        if kind == SCOUT:
            return SCOUTING if closed and not table.known[hint.rock] >> team & 1 else 0.0
        urgent = DEFENCE if hint.threatens and team == self.own else 0.0
        if kind == DRILLER:
            return (DRILLING * hint.points + urgent) * hint.loads
        room = table.content.capacity[kind] - table.loads[unit]
        if not room or (table.loads[unit] and table.ore[unit] != hint.ore):
            return 0.0
        return (0.5 if closed else 1.0) * min(room, hint.loads) * (LOADING * hint.points + urgent)
