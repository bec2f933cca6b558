"""What bots are told about the game: how good a table looks to a seat.

Whatever a squad may still bring home counts for less the more rounds it takes. Only the seat's own team is looked at
so closely; of the others counts what lies open: stock, cargo, units, the health of their refineries.
"""

from __future__ import annotations

from math import ceil, hypot

from gamelode.kernel import Seat

from .drift import in_way_of, refinery_in_path
from .pieces import DEBRIS, DRILLER, HAULER, LAMEUM, MUNDACITE, SCOUT, UBEROID, UNDRILLED, UNKNOWN, Rock, Team, Unit
from .table import BeltTable

LEAD = 25.0  # a lead of so many points looks like three games out of four
ROUND = 0.92  # what is had a round later is worth so much of what is had now
AHEAD = 5  # rounds that are looked ahead
NEVER = 99.0
NEARER = 0.3  # of a round: whoever is nearer is likelier to come in time

UNIT_WORTH = (4.0, 7.0, 8.0)  # scout, driller, hauler: what it costs and a little more
THEIRS = 0.3  # of that, if it belongs to others
GUESS = (2.2, 4.2)  # loads of a small and of a large asteroid that nobody has looked into
GUESS_POINTS = 1.9  # of such a load
FREE = 7.0  # what an empty hauler at home may still bring
TO_COME = 12  # asteroids that are needed for that
IDLE = 0.85  # of that, for one that has nothing to go for
THERE = (0.85, 0.65)  # ore that a hauler goes for counts so much of what is aboard: in an open, in a closed asteroid
OPEN = 0.15  # ore in an open asteroid that no hauler goes for
OPENING = 0.1  # ore in a closed asteroid, for a driller that can soon open it
HELD = 0.5  # of the points of a load that a driller holds, or that others have aboard
SCAN = (0.5, 0.9)  # what it is worth to know what a small and a large closed asteroid holds
SCOUTING = 0.6  # of that, for a scout that can soon know it

HARM = (90.0, 30.0, 15.0, 8.0, 3.5, 0.0)  # what the own refinery has lost, by the health it is left with
HARM_DONE = (60.0, 10.0, 6.0, 3.0, 1.0, 0.0)  # the same for others: it wins nothing before the last point
FADE = 0.25  # how much less a rock on its way to the own refinery counts for each round that it still needs
RAID_POINTS = 3.0  # what an enemy driller beside the own refinery may still do if nobody drives it off
SURE = 0.85  # how sure it is that harm will be prevented that can be, for each round until somebody is there
CAUGHT, STUCK = 0.15, 0.95  # how likely a unit is run over that is in the way, if it can still move and if it cannot
RISK = 0.3  # how likely a unit is lost that an enemy driller can soon attack
HUNT = 0.1  # of what an enemy unit is worth, for a unit that can soon attack it
RAID = 0.8  # of what the next point of damage to a refinery is worth, for a driller that can soon do it
ON_LINE = 3.0  # what a berth on a line is worse than one between two lines
ASIDE, APART = 0.001, 0.001  # how much worse it is farther from the middle, and better farther from others

Path = tuple[Rock, int, int, int, int, int]  # a rock, its centre, how far it drifts, its radius, its size
Ore = tuple[float, float, int, bool, bool]  # loads, points of each, kind (-1: unknown), whether closed, whether known


def value(table: BeltTable, seat: Seat) -> float:
    """From 0 to 1: the prospects of the seat's team against the best of the others."""
    lead = _Look(table, table.team_of[seat]).lead()
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD)


def _harm_of(health: float) -> float:
    """What a refinery with this health has lost, between whole points as well."""
    if health <= 0.0:
        return HARM[0]
    whole = int(health)
    return HARM[whole] + (health - whole) * (HARM[min(whole + 1, len(HARM) - 1)] - HARM[whole])


class _Look:
    """The table as one team sees it."""

    def __init__(self, table: BeltTable, own: Team) -> None:
        self.table, self.own, self.content = table, own, table.content
        self.last, self.home = table.content.tick_x[-1], table.berths[own]
        self.units: list[Unit] = []
        self.enemies: list[Unit] = []
        for unit, number in enumerate(table.number):
            if number:
                (self.units if table.team_of[unit // 3] == own else self.enemies).append(unit)

    def lead(self) -> float:
        """By how much the team is better off than the best of the others."""
        table, worths = self.table, self._open_worths()
        own = worths.pop(self.own)
        if not table.over:
            own += HARM_DONE[table.health[self.own]] + self._prospects()
        return own - max(worths)

    def _open_worths(self) -> list[float]:
        """By team: points and refinery; of the others also units and their cargo."""
        table, points = self.table, self.content.points
        uberoid, mundacite, lameum = points
        found = [
            uberoid * stock[UBEROID] + mundacite * stock[MUNDACITE] + lameum * stock[LAMEUM] - HARM_DONE[health]
            for stock, health in zip(table.stock, table.health, strict=True)
        ]
        if not table.over:
            for unit in self.enemies:
                cargo = table.loads[unit] * points[table.ore[unit]]
                found[table.team_of[unit // 3]] += THEIRS * UNIT_WORTH[unit % 3] + HELD * cargo
        return found

    def _prospects(self) -> float:
        """Of the own team: refinery, knowledge, units, and what they may soon do."""
        self._look_round()
        found = -self._harm() - self._berth()
        for unit in self.units:
            found += self._unit(unit)
        for path, (_, points, _, is_closed, is_known), left in zip(self.paths, self.ores, self.left, strict=True):
            if not is_closed:
                found += OPEN * left * points
            elif is_known:
                found += SCAN[path[5]]
        return found

    # --- what is there, and how soon the own units can be where

    def _look_round(self) -> None:
        table = self.table
        self.paths, self.ores = self._paths(), self._ores()
        self.moves = {unit: self._moves(unit) for unit in self.units}
        self.rounds = {unit: self._rounds(unit, moves) for unit, moves in self.moves.items()}
        drillers = [rounds for unit, rounds in self.rounds.items() if unit % 3 == DRILLER]
        soonest = [min(rounds) for rounds in zip(*drillers, strict=True)] if drillers else [NEVER] * len(self.paths)
        self.opened = [soon if ore[3] else 0.0 for ore, soon in zip(self.ores, soonest, strict=True)]
        self.left = [ore[0] for ore in self.ores]  # less what the haulers go for
        self.free = FREE * min(1.0, (sum(table.piles) + len(self.paths)) / TO_COME)

    def _paths(self) -> list[Path]:
        table, content = self.table, self.content
        tick_x, line_y, tick, line = content.tick_x, content.line_y, table.tick, table.line
        drift, radius = content.drift_of_size, content.rock_radius
        return [
            (rock, tick_x[tick[rock]], line_y[line[rock]], drift[size := table.size[rock]], radius[size], size)
            for rock in table.on_board
        ]

    def _ores(self) -> list[Ore]:
        table, content, own = self.table, self.content, self.own
        found: list[Ore] = []
        for rock in table.on_board:
            deposit, left = table.deposit[rock], table.left[rock]
            if deposit == UNKNOWN:
                found.append((GUESS[table.size[rock]], GUESS_POINTS, -1, True, False))
            else:
                ore, is_closed = content.deposit_ore[deposit], left == UNDRILLED
                loads = content.deposit_loads[deposit] if is_closed else left
                found.append((loads, content.points[ore], ore, is_closed, table.known[rock] >> own & 1 > 0))
        return found

    def _moves(self, unit: Unit) -> int:
        """Whether a unit will move once more before the rocks do."""
        seat, table = unit // 3, self.table
        if seat == table.acting:
            return 1 - ((table.handled | table.fresh) >> unit & 1)
        return int(table.acting < 0 or table.order.index(seat) > table.order.index(table.acting))

    def _rounds(self, unit: Unit, moves: int) -> list[float]:
        """By rock: how many rounds it takes a unit to touch it as it drifts on; a little less if it is nearer."""
        table, content, last = self.table, self.content, self.last
        x, y, rides = table.x[unit], table.y[unit], table.rides[unit]
        reach, near, first = content.reach[unit % 3], content.radius[unit % 3] + content.ring, 1 - moves
        found = []
        for rock, here, ry, drift, radius, _ in self.paths:
            rounds, far = NEVER, near + radius + reach * moves
            if rock == rides:
                rounds = 0.0
            else:
                dx, dy = here - x, ry - y if ry > y else y - ry
                # Whole rounds until rock and unit can meet at all, across the lines and along them.
                count = max(first, -((far - dy) // reach), -((far + dx) // (reach + drift)))
                far += reach * count
                dx += drift * count
                while count < AHEAD and here + drift * count <= last:
                    if dx * dx + dy * dy <= far * far:
                        rounds = count + NEARER * hypot(dx, dy) / far
                        break
                    count, far, dx = count + 1, far + reach, dx + drift
            found.append(rounds)
        return found

    # --- the refinery

    def _harm(self) -> float:
        """The harm that it has taken, and what is on its way and may not be prevented in time."""
        full = rest = float(self.table.health[self.own])
        sure = 1.0
        for place, path in enumerate(self.paths):
            if self._threatens(path):
                damage, taken, start = self._crash(place, path)
                full -= damage
                rest -= damage - taken
                sure = min(sure, SURE ** (1.0 + start))
        for unit in self.enemies:
            if unit % 3 == DRILLER and self._is_raider(unit):
                start = min(self._guarding(unit), RAID_POINTS)
                full -= RAID_POINTS
                rest -= start
                sure = min(sure, SURE**start)
        harm = _harm_of(rest)
        return harm if rest == full else sure * harm + (1.0 - sure) * _harm_of(full)

    def _threatens(self, path: Path) -> bool:
        """Whether a rock will run into the team's refinery."""
        rock, x, y, _, radius, _ = path
        out = self.content.half + radius
        return -out < self.home - y < out and refinery_in_path(self.table, rock, x, self.content.width)[0] == self.own

    def _crash(self, place: int, path: Path) -> tuple[float, float, float]:
        """What a rock would do, how much of that can be prevented, and in how many rounds that can begin."""
        content, (_, x, _, drift, _, size) = self.content, path
        rounds = (content.refinery_x - content.half - x) // drift + 1
        fade = 1.0 / (1.0 + FADE * (rounds - 1))
        if size == DEBRIS:
            return content.refinery.debris_damage * fade, 0.0, NEVER
        haulers = [self.rounds[unit][place] for unit in self.units if unit % 3 == HAULER]
        start = max(min(haulers, default=NEVER), self.opened[place])
        loads = self.ores[place][0]
        taken = min(loads, content.rates.loads_per_action * max(rounds - start, 0.0))
        return loads * fade, taken * fade, start

    def _is_raider(self, unit: Unit) -> bool:
        """An enemy driller beside the refinery that nobody harries."""
        table, content = self.table, self.content
        near = abs(table.x[unit] - content.refinery_x) <= content.half + content.ring + content.radius[DRILLER]
        return near and table.touches_refinery(unit, self.own) and not table.harried >> unit & 1

    def _guarding(self, raider: Unit) -> float:
        """How many rounds it takes a driller of the team to attack a raider."""
        drillers = [unit for unit in self.units if unit % 3 == DRILLER]
        return min([self._way_to(raider, unit) for unit in drillers], default=NEVER)

    def _way_to(self, other: Unit, driller: Unit) -> float:
        """Rounds that a driller needs to touch another unit."""
        table, content = self.table, self.content
        away = hypot(table.x[other] - table.x[driller], table.y[other] - table.y[driller]) - 2 * content.radius[DRILLER]
        return 1 - self.moves[driller] + max(away, 0.0) / content.reach[DRILLER]

    def _berth(self) -> float:
        """What is wrong with where it stands: on a line, far from the middle, near to others."""
        table, middle = self.table, self.content.height / 2
        if table.round:
            return 0.0
        found = ON_LINE if self.home in self.content.line_y else 0.0
        apart = min([middle, *(abs(berth - self.home) for team, berth in enumerate(table.berths) if team != self.own)])
        return found + ASIDE * abs(self.home - middle) - APART * apart

    # --- units

    def _unit(self, unit: Unit) -> float:
        """What a unit is worth: itself and what it may do, if it is not lost first."""
        kind, lives = unit % 3, 1.0 - self._danger(unit)
        if kind == SCOUT:
            return lives * (UNIT_WORTH[SCOUT] + self._scouting(unit))
        plan = self._drilling(unit) if kind == DRILLER else self._hauling(unit)
        return lives * (1.0 - self._risk(unit)) * (UNIT_WORTH[kind] + plan)

    def _danger(self, unit: Unit) -> float:
        """How likely it is that the coming movement destroys a unit."""
        table, kind = self.table, unit % 3
        x, y, r, rides = table.x[unit], table.y[unit], self.content.radius[kind], table.rides[unit]
        danger = 0.0
        for path in self.paths:
            rock, start, ry, drift, radius, size = path
            k, dy, end = radius + r, ry - y, start + drift
            if rock == rides:
                if end > self.last:
                    danger = 1.0
                    break
                if not self._is_shaken_off(unit, path):
                    continue
            if -k < dy < k and start - k < x < end + k and max(start - x, x - end, 0) ** 2 + dy * dy < k * k:
                danger = max(danger, 0.5 if size == DEBRIS and kind == SCOUT else 1.0)
        return danger * (CAUGHT if self.moves[unit] else STUCK)

    def _is_shaken_off(self, unit: Unit, path: Path) -> bool:
        """Whether a rider loses its hold in the coming movement."""
        rock, x, _, drift, radius, _ = path
        arrives = x + drift + radius > self.content.refinery_x - self.content.half
        return (arrives and self._threatens(path)) or in_way_of(self.table, unit, rock, drift) is not None

    def _risk(self, unit: Unit) -> float:
        """How likely it is that an enemy driller destroys a unit."""
        table, content = self.table, self.content
        out = content.reach[DRILLER] + content.radius[DRILLER] + content.radius[unit % 3]
        x, y, lives = table.x[unit], table.y[unit], 1.0
        for other in self.enemies:
            if other % 3 == DRILLER and (table.x[other] - x) ** 2 + (table.y[other] - y) ** 2 <= out * out:
                lives *= 1.0 - RISK
        return (1.0 - lives) * (0.5 if self.moves[unit] else 1.0)

    def _hauling(self, unit: Unit) -> float:
        """The best of going home with what is aboard and of fetching more first."""
        table, content = self.table, self.content
        loads, kind, rate = table.loads[unit], table.ore[unit], content.rates.loads_per_action
        aboard, room = loads * content.points[kind] + self.free, content.capacity[HAULER] - loads
        best = aboard * self._after(self._way_home(table.x[unit], table.y[unit]) + 1 - self.moves[unit])
        if not loads:
            best *= IDLE
        chosen, taken = -1, 0.0
        for place, rounds in enumerate(self.rounds[unit]) if room else ():
            there, opened, (_, points, ore, is_closed, _) = self.left[place], self.opened[place], self.ores[place]
            if not there or rounds == NEVER or opened == NEVER or (loads and ore not in (kind, -1)):
                continue
            rounds = max(rounds, opened) + 0.1 * min(rounds, opened)
            amount = min(room, there)
            loading = ceil(amount / rate) - 1
            _, x, y, drift, _, _ = self.paths[place]
            end = x + drift * (int(rounds) + loading)
            if end <= self.last:
                rounds += loading + max(self._way_home(end, y), 1.0)
                worth = (aboard + THERE[is_closed] * amount * points) * self._after(rounds)
                if worth > best:
                    best, chosen, taken = worth, place, amount
        if chosen >= 0:
            self.left[chosen] -= taken
        return best

    def _way_home(self, x: int, y: int) -> float:
        """Rounds that a hauler needs from there to its refinery."""
        content = self.content
        away = hypot(content.refinery_x - x, self.home - y) - content.half - content.radius[HAULER] - content.ring
        return max(away, 0.0) / content.reach[HAULER]

    def _after(self, rounds: float) -> float:
        """What is left of a worth after so many rounds."""
        left: float = ROUND**rounds
        return left

    def _drilling(self, unit: Unit) -> float:
        """Its load, and the best of what it could open or attack."""
        table = self.table
        best = self._fighting(unit)
        for (loads, points, _, is_closed, _), rounds in zip(self.ores, self.rounds[unit], strict=True):
            if is_closed and rounds != NEVER and OPENING * points * loads > best:
                best = max(best, OPENING * points * loads * self._after(rounds))
        return best + HELD * table.loads[unit] * self.content.points[table.ore[unit]]

    def _fighting(self, unit: Unit) -> float:
        """To attack what is near: a unit, a refinery."""
        table, content = self.table, self.content
        best = 0.0
        for other in self.enemies:
            if other % 3 != SCOUT:
                worth = HUNT * (UNIT_WORTH[other % 3] + table.loads[other] * content.points[table.ore[other]])
                if worth > best:
                    best = max(best, worth * self._after(self._way_to(other, unit)))
        for team, berth in enumerate(table.berths):
            if team != self.own:
                worth = RAID * (HARM_DONE[table.health[team] - 1] - HARM_DONE[table.health[team]])
                if worth > best:
                    away = hypot(content.refinery_x - table.x[unit], berth - table.y[unit]) - content.half
                    rounds = max(away - content.radius[DRILLER], 0.0) / content.reach[DRILLER]
                    best = max(best, worth * self._after(1 - self.moves[unit] + rounds))
        return best

    def _scouting(self, unit: Unit) -> float:
        """The best of what it could look into or attack."""
        table, content = self.table, self.content
        best = 0.0
        for path, (_, _, _, is_closed, is_known), rounds in zip(self.paths, self.ores, self.rounds[unit], strict=True):
            if is_closed and not is_known and rounds != NEVER and SCOUTING * SCAN[path[5]] > best:
                best = max(best, SCOUTING * SCAN[path[5]] * self._after(rounds))
        for other in self.enemies:
            if other % 3 == SCOUT and HUNT * UNIT_WORTH[SCOUT] > best:
                away = hypot(table.x[other] - table.x[unit], table.y[other] - table.y[unit]) - content.shot
                rounds = 1 - self.moves[unit] + max(away, 0.0) / content.reach[SCOUT]
                best = max(best, HUNT * UNIT_WORTH[SCOUT] * self._after(rounds))
        return best
