"""Asteroid movement: everything adrift moves along its line, and hits what is in its way."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ..board.geometry import crash_point, meeting_point, square_sweep_gap, sweep_gap
from ..events import RidersCarried, RiderScraped, RockCrashed, RockDrifted, ScoutRolled
from ..kinds import DEBRIS, KIND_OF, NOWHERE, SCOUT, UNDRILLED, BoardPiece, Rock, Team, Unit, a_refinery, a_rock, a_unit
from ..table import BeltTable
from .spots import other_on_spot, resolve_spot


class Drift(Frame):
    """[DRIFT-01] All asteroids and debris fields move, one after another."""

    rocks: tuple[Rock, ...] = ()  # still to move

    @clause("DRIFT-01", "TURN-13", "R-35")
    def line_up(self, table: BeltTable, _: None) -> Next:
        """Rocks move in this order: the farthest first, of equals the lower line, as they stand now."""
        tick, line = table.tick, table.line
        self.rocks = tuple(sorted(table.on_board, key=lambda rock: (-tick[rock], line[rock])))
        return None

    @clause("DRIFT-01", "DRIFT-02", "DRIFT-03", "DEB-03", "R-35")
    def next_rock(self, table: BeltTable, _: None) -> Next:
        """Each rock moves, with all that follows, before the next. What is gone by then does not move."""
        while self.rocks:
            rock, self.rocks = self.rocks[0], self.rocks[1:]
            if table.tick[rock] == NOWHERE:
                continue
            start, end = path_of(table, rock)
            if is_eventful(table, rock, start, end):
                return self.goto(Drift.next_rock, after=RockMoves(rock=rock, start=start, end=end))
            shift(table, rock, start, end)
            if table.news is not None:  # whoever watches sees rock after rock
                return self.goto(Drift.next_rock)
        return self.finish()


@cites("DRIFT-02", "DRIFT-03", "DEB-03", "R-44")
def path_of(table: BeltTable, rock: Rock) -> tuple[int, int]:
    """Small asteroids advance two ticks; large ones and debris one."""
    content = table.content
    start = content.tick_x[table.tick[rock]]
    return start, start + content.tick_spacing * content.ticks[table.size[rock]]


def is_eventful(table: BeltTable, rock: Rock, start: int, end: int) -> bool:
    """Whether a rock leaves, carries somebody, meets a refinery or a unit on its way, or another rock at its end."""
    return (
        end > table.content.tick_x[-1]
        or rock in table.rides
        or refinery_in_path(table, rock, start, end)[0] >= 0
        or bool(_in_path(table, rock, start, end))
        or other_on_spot(table, rock, table.content.ticks[table.size[rock]]) != NOWHERE
    )


@cites("ATT-01", "DRIFT-02", "DRIFT-03", "DEB-03")
def shift(table: BeltTable, rock: Rock, start: int, end: int) -> None:
    """A rock moves to the end of its path and carries its riders along."""
    table.tick[rock] += table.content.ticks[table.size[rock]]
    riders = table.riders(rock)
    for unit in riders:
        table.x[unit] += end - start
    table.tell(RockDrifted, rock, start, end, tuple(riders))
    if riders:
        table.tell(RidersCarried, rock, tuple(riders))


class RockMoves(Frame):
    """[DRIFT-02] [DRIFT-03] One rock advances along its line, and it does not go smoothly."""

    rock: Rock
    start: int
    end: int  # of its path: where it arrives, is stopped, or leaves the board
    team: Team = -1  # whose refinery stops it
    leaves: bool = False
    loose: tuple[Unit, ...] = ()  # riders that have lost their hold
    met: Unit = NOWHERE  # the next unit in its path
    at_x: int = 0  # where it meets that
    roll: int = 0  # of a scout that debris runs into

    @clause("R-39", "R-40", "R-41", "R-04")
    def aim(self, table: BeltTable, _: None) -> Next:
        """The rock runs into a refinery, and its riders stay behind; or it leaves the board; or its way is free."""
        self.team, stop = refinery_in_path(table, self.rock, self.start, self.end)
        if self.team >= 0:
            self.end, self.loose = stop, tuple(table.riders(self.rock))
            table.let_go(self.rock)
        elif self.end > table.content.tick_x[-1]:
            self.end, self.leaves = table.content.width, True
        return None

    @clause("R-38", "ATT-01")
    def scrape(self, table: BeltTable, _: None) -> Next:
        """A rider that would be dragged into something loses its hold, stays, and is then in the way of others."""
        if self.leaves:
            return None
        riders, far = table.riders(self.rock), self.end - self.start
        while found := next(((u, by) for u in riders if (by := in_way_of(table, u, self.rock, far))), None):
            unit, by = found
            riders.remove(unit)
            table.rides[unit] = NOWHERE
            self.loose += (unit,)
            table.tell(RiderScraped, unit, self.rock, by)
        return None

    @clause("HIT-01", "HIT-04", "HIT-05", "DEB-05", "R-36", "R-37", "R-43")
    def meet(self, table: BeltTable, _: None) -> Next:
        """It meets whatever is in its path and not carried along, in order. A scout in the path of debris rolls."""
        found = _in_path(table, self.rock, self.start, self.end)
        if not found:
            return self.goto(RockMoves.crash)
        along, across, self.met = min(found)
        content, size, y = table.content, table.size[self.rock], table.content.line_y[table.line[self.rock]]
        radii = content.rock_radius[size] + content.unit_radius[self.met]
        self.at_x, self.roll = meeting_point(self.start, self.end, along, across - y, radii), 0
        if size == DEBRIS and KIND_OF[self.met] == SCOUT:
            self.roll = table.dice.pick(content.dice.white, "white")
            table.tell(ScoutRolled, self.met, self.rock, self.roll, content.dice.scout_saves_from, self.at_x)
        return None

    @clause("HIT-01", "HIT-02", "HIT-04", "HIT-06", "DEB-05", "R-36", "R-37", "R-43")
    def hit(self, table: BeltTable, _: None) -> Next:
        """The unit is hit; unless it is a scout that breaks the debris up in time."""
        content, rock, unit = table.content, self.rock, self.met
        if self.roll >= content.dice.scout_saves_from:
            table.remove(rock, "broken up", a_unit(unit))
            return self.finish()
        at = self.at_x, content.line_y[table.line[rock]]
        table.hit(unit, rock, _why_hit(table, unit, rock, self.loose), at)
        return self.goto(RockMoves.meet)

    @clause("DMG-03", "DMG-04", "DEB-04", "HIT-03", "R-40")
    def crash(self, table: BeltTable, _: None) -> Next:
        """A rock that a refinery stops does its damage and is gone."""
        rock, team = self.rock, self.team
        if team < 0:
            return None
        table.tell(RockCrashed, rock, team, self.end)
        table.damage(team, weight(table, rock), a_rock(rock))
        table.remove(rock, "crashed")
        return self.finish()

    @clause("ATT-03", "R-04", "R-41")
    def leave(self, table: BeltTable, _: None) -> Next:
        """Past the last tick it leaves the board, and whatever is attached to it is destroyed."""
        if not self.leaves:
            return None
        for unit in table.riders(self.rock):
            table.destroy(unit, "carried off the board", a_rock(self.rock))
        table.remove(self.rock, "left the board")
        return self.finish()

    @clause("DRIFT-01", "DRIFT-02", "DRIFT-03", "DEB-03", "ATT-01")
    def move_on(self, table: BeltTable, _: None) -> Next:
        """The rock moves on, with whatever still rides on it."""
        shift(table, self.rock, self.start, self.end)
        return None

    @clause("SPOT-01", "R-33", "R-42")
    def same_spot(self, table: BeltTable, _: None) -> Next:
        """If another rock is on its spot, what happens to both is resolved at once."""
        resolve_spot(table, self.rock)
        return None


@cites("R-04", "R-39")
def where_next(table: BeltTable, rock: Rock) -> tuple[int | None, Team]:
    """Where a rock's next move ends if no other rock is in its way, None beyond the board; and the team whose refinery
    stops it there, or -1."""
    start, end = path_of(table, rock)
    team, stop = refinery_in_path(table, rock, start, end)
    if team >= 0:
        return stop, team
    return None if end > table.content.tick_x[-1] else end, team


@cites("R-39")
def refinery_in_path(table: BeltTable, rock: Rock, start: int, end: int) -> tuple[Team, int]:
    """The refinery that a moving rock runs into first, and where it is stopped; -1 if there is none."""
    content = table.content
    y, radius = content.line_y[table.line[rock]], content.rock_radius[table.size[rock]]
    along, half = content.refinery_x, content.half
    if end + radius <= along - half or start - radius >= along + half:
        return -1, 0
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


@cites("R-37")
def _why_hit(table: BeltTable, unit: Unit, rock: Rock, loose: tuple[Unit, ...]) -> str:
    """What became of a unit that is not carried along."""
    if unit in loose:
        return "which has lost its hold"
    return "which touched it and was not attached" if table.touches_rock(unit, rock) else "which was in its path"


def _in_path(table: BeltTable, rock: Rock, start: int, end: int) -> list[tuple[int, int, Unit]]:
    """The units that a moving rock hits, each with its place."""
    content = table.content
    y, size = content.line_y[table.line[rock]], content.rock_radius[table.size[rock]]
    xs, rides, radius, number = table.x, table.rides, content.unit_radius, table.number
    found = []
    for unit, uy in enumerate(table.y):
        k, across = size + radius[unit], uy - y
        if -k < across < k and number[unit] and rides[unit] != rock and sweep_gap(start, end, xs[unit], across) < k * k:
            found.append((xs[unit], uy, unit))
    return found


@cites("R-38")
def in_way_of(table: BeltTable, unit: Unit, rock: Rock, far: int) -> BoardPiece | None:
    """What a rider, carried so far, would run into: a refinery, another rock, or a unit that does not ride along."""
    content, start, y = table.content, table.x[unit], table.y[unit]
    end, r = start + far, content.unit_radius[unit]
    for team, berth in enumerate(table.berths):
        if square_sweep_gap(start, end, content.refinery_x, berth - y, content.half) < r * r:
            return a_refinery(team)
    for other in table.on_board:
        ox, oy = table.place(other)
        if other != rock and sweep_gap(start, end, ox, oy - y) < (r + content.rock_radius[table.size[other]]) ** 2:
            return a_rock(other)
    for other, number in enumerate(table.number):
        if number and table.rides[other] != rock:
            gap = sweep_gap(start, end, table.x[other], table.y[other] - y)
            if gap < (r + content.unit_radius[other]) ** 2:
                return a_unit(other)
    return None
