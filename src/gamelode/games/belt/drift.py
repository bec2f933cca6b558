"""Asteroid movement: everything adrift moves along its line, and hits what is in its way."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from .events import RiderScraped, RockCrashed, RockDrifted, ScoutRolled
from .geometry import crash_point, square_sweep_gap, sweep_gap
from .pieces import DEBRIS, NOWHERE, SCOUT, UNDRILLED, Rock, Team, Unit
from .spots import settle
from .table import BeltTable


class Drift(Frame):
    """[DRIFT-01] All asteroids and debris fields move, one after another."""

    rocks: tuple[Rock, ...] = ()  # still to move

    @clause("DRIFT-01", "TURN-13", "R-35")
    def line_up(self, table: BeltTable, _: None) -> Next:
        """The farthest first, of equals the lower line, as they stand now."""
        tick, line = table.tick, table.line
        self.rocks = tuple(sorted(table.on_board, key=lambda rock: (-tick[rock], line[rock])))
        return None

    @clause("DRIFT-01", "DRIFT-02", "DRIFT-03", "DEB-03", "R-35")
    def next_rock(self, table: BeltTable, _: None) -> Next:
        """Each is settled completely before the next. What is gone by then does not move."""
        while self.rocks:
            rock, self.rocks = self.rocks[0], self.rocks[1:]
            if table.tick[rock] == NOWHERE:
                continue
            start, end = path_of(table, rock)
            if end > table.content.tick_x[-1] or rock in table.rides or meets_something(table, rock, start, end):
                return self.goto(Drift.next_rock, after=RockMoves(rock=rock, start=start, end=end))
            shift(table, rock, start, end)
        return self.finish()


@cites("DRIFT-02", "DRIFT-03", "DEB-03", "R-44")
def path_of(table: BeltTable, rock: Rock) -> tuple[int, int]:
    """Small asteroids advance two ticks; large ones and debris one."""
    content = table.content
    start = content.tick_x[table.tick[rock]]
    return start, start + content.tick_spacing * content.ticks[table.size[rock]]


def meets_something(table: BeltTable, rock: Rock, start: int, end: int) -> bool:
    """Whether a refinery or a unit is in the path of a rock."""
    return refinery_in_path(table, rock, start, end)[0] >= 0 or bool(_in_path(table, rock, start, end))


@cites("ATT-01", "SPOT-01", "R-33", "R-42")
def shift(table: BeltTable, rock: Rock, start: int, end: int) -> None:
    """Rock and riders move on. If another rock is there, they settle it."""
    table.tick[rock] += table.content.ticks[table.size[rock]]
    for unit in table.riders(rock):
        table.x[unit] += end - start
    table.tell(RockDrifted, rock, start, end)
    settle(table, rock)


class RockMoves(Frame):
    """[DRIFT-02] [DRIFT-03] One rock advances along its line, and it does not go smoothly."""

    rock: Rock
    start: int
    end: int

    @clause("DMG-03", "DMG-04", "DEB-04", "HIT-03", "R-39", "R-40")
    def crash(self, table: BeltTable, _: None) -> Next:
        """A rock that runs into a refinery loses its riders, sweeps up to it, does its damage and is gone."""
        rock = self.rock
        team, stop = refinery_in_path(table, rock, self.start, self.end)
        if team < 0:
            return None
        table.let_go(rock)
        if not sweep(table, rock, self.start, stop):
            return self.finish()
        table.tell(RockCrashed, rock, team)
        table.damage(team, weight(table, rock))
        table.remove(rock, "crashed")
        return self.finish()

    @clause("ATT-03", "R-04", "R-41")
    def leave(self, table: BeltTable, _: None) -> Next:
        """Past the last tick it leaves the board, and whatever is attached to it is destroyed."""
        if self.end <= table.content.tick_x[-1]:
            return None
        rock = self.rock
        if sweep(table, rock, self.start, table.content.width):
            for unit in table.riders(rock):
                table.destroy(unit, "carried off the board")
            table.remove(rock, "left the board")
        return self.finish()

    @clause("ATT-01", "R-38")
    def scrape(self, table: BeltTable, _: None) -> Next:
        """A rider that would be dragged into something loses its hold, stays, and is then in the way of others."""
        riders, far = table.riders(self.rock), self.end - self.start
        while (unit := next((u for u in riders if is_scraped(table, u, self.rock, far)), NOWHERE)) != NOWHERE:
            riders.remove(unit)
            table.rides[unit] = NOWHERE
            table.tell(RiderScraped, unit, self.rock)
        return None

    @clause("HIT-01", "HIT-02", "HIT-04", "DEB-05", "R-36", "R-37", "R-43")
    def hit(self, table: BeltTable, _: None) -> Next:
        """Whatever is in its path is hit."""
        return None if sweep(table, self.rock, self.start, self.end) else self.finish()

    @clause("ATT-01", "SPOT-01", "R-33", "R-42")
    def move_on(self, table: BeltTable, _: None) -> Next:
        """With whatever still rides on it."""
        shift(table, self.rock, self.start, self.end)
        return None


@cites("R-39")
def refinery_in_path(table: BeltTable, rock: Rock, start: int, end: int) -> tuple[Team, int]:
    """The refinery that a moving rock runs into first, and where it is stopped; -1 if there is none."""
    content = table.content
    radius, along, half = content.rock_radius[table.size[rock]], content.refinery_x, content.half
    if end + radius <= along - half or start - radius >= along + half:
        return -1, 0
    y = content.line_y[table.line[rock]]
    crashes = [
        (crash_point(along, berth - y, half, radius), berth, team)
        for team, berth in enumerate(table.berths)
        if square_sweep_gap(start, end, along, berth - y, half) < radius * radius
    ]
    if not crashes:
        return -1, 0
    stop, _, team = min(crashes)
    return team, stop


@cites("DMG-03", "DMG-04", "R-40")
def weight(table: BeltTable, rock: Rock) -> int:
    """The damage a rock does: its loads, which all can see now; debris does little."""
    if table.size[rock] == DEBRIS:
        return table.content.refinery.debris_damage
    if table.left[rock] == UNDRILLED:
        return table.content.deposit_loads[table.show(rock)]
    return table.left[rock]


@cites("HIT-02", "HIT-04", "HIT-05", "HIT-06", "R-36", "R-37", "R-43")
def sweep(table: BeltTable, rock: Rock, start: int, end: int) -> bool:
    """Hit whatever is in the path and not carried along, in order. False if a scout broke the debris up in time."""
    for _, _, unit in sorted(_in_path(table, rock, start, end)):
        if table.size[rock] == DEBRIS and unit % 3 == SCOUT:
            (roll,) = table.dice.roll(table.content.dice.white, 1, "white")
            table.tell(ScoutRolled, unit, rock, roll)
            if roll >= table.content.dice.scout_saves_from:
                table.remove(rock, "broken up by a scout")
                return False
        table.hit(unit, rock)
    return True


def _in_path(table: BeltTable, rock: Rock, start: int, end: int) -> list[tuple[int, int, Unit]]:
    content = table.content
    y, size = content.line_y[table.line[rock]], content.rock_radius[table.size[rock]]
    xs, rides, radius, number = table.x, table.rides, content.radius, table.number
    found = []
    for unit, uy in enumerate(table.y):
        k, across = size + radius[unit % 3], uy - y
        if -k < across < k and number[unit] and rides[unit] != rock and sweep_gap(start, end, xs[unit], across) < k * k:
            found.append((xs[unit], uy, unit))
    return found


@cites("R-38")
def is_scraped(table: BeltTable, unit: Unit, rock: Rock, far: int) -> bool:
    """Whether a rider, carried so far, would run into a refinery, another rock, or a unit that does not ride along."""
    content, start, y = table.content, table.x[unit], table.y[unit]
    end, r = start + far, content.radius[unit % 3]
    for berth in table.berths:
        if square_sweep_gap(start, end, content.refinery_x, berth - y, content.half) < r * r:
            return True
    for other in table.on_board:
        if other != rock:
            ox, oy = table.place(other)
            if sweep_gap(start, end, ox, oy - y) < (r + content.rock_radius[table.size[other]]) ** 2:
                return True
    return any(
        number
        and table.rides[other] != rock
        and sweep_gap(start, end, table.x[other], table.y[other] - y) < (r + content.radius[other % 3]) ** 2
        for other, number in enumerate(table.number)
    )
