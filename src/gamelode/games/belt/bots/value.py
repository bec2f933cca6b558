"""How good a table looks to a seat, for bots.

Whatever a squad may still bring home counts for less the more rounds it takes. Only the seat's own team is looked at
so closely; of the others counts what lies open: stock, cargo, units, the health of their refineries.
"""

from __future__ import annotations

from math import ceil, hypot

from gamelode.kernel import Seat

from ..kinds import DEBRIS, DRILLER, HAULER, KIND_OF, LAMEUM, MUNDACITE, SCOUT, SEAT_OF, UBEROID, Team, Unit
from ..rules.drift import in_way_of
from ..table import BeltTable
from .sky import NEVER, OPEN, Drifting, Trip, after, sky_over, way_home

LEAD = 25.0  # a lead of so many points looks like three games out of four

UNIT_VALUE = (4.0, 7.0, 8.0)  # scout, driller, hauler: what it costs and a little more
UNIT_PARTS = ("scout", "driller", "hauler")  # what a unit brings is a part of the value
THEIRS = 0.3  # of that, if it belongs to others
HELD = 0.5  # of the points of a load that a driller holds, or that others have aboard
FREE = 7.0  # what an empty hauler at home may still bring
TO_COME = 12  # asteroids that are needed for that
IDLE = 0.85  # of that, for one that has nothing to go for
THERE = (0.85, 0.65)  # ore that a hauler goes for counts so much of what is aboard: in an open, in a closed asteroid

HARM = (90.0, 30.0, 15.0, 8.0, 3.5, 0.0)  # what the own refinery has lost, by the health it is left with
HARM_DONE = (60.0, 10.0, 6.0, 3.0, 1.0, 0.0)  # the same for others: it wins nothing before the last point
FADE = 0.25  # how much less a rock on its way to the own refinery counts for each round that it still needs
RAID_POINTS = 3.0  # what an enemy driller beside the own refinery may still do if nobody drives it off
NEARBY = 0.8  # of that, for one that can be there in a turn
SURE = 0.85  # how sure it is that harm will be prevented that can be, for each round until somebody is there
CAUGHT, STUCK = 0.15, 0.95  # how likely a unit is run over that is in the way, if it can still move and if it cannot
RISK = 0.3  # how likely a unit is lost that an enemy driller can soon attack
HUNT = 0.1  # of the value of an enemy unit, for a unit that can soon attack it
RAID = 0.8  # of the value of the next point of damage to a refinery, for a driller that can soon do it
ON_LINE = 3.0  # what a berth on a line is worse than one between two lines
ASIDE = 0.0005  # how much worse it is farther from the middle
CROWDED = 0.003  # and nearer to others than a driller flies in a turn


def value(table: BeltTable, seat: Seat) -> float:
    """From 0 to 1: the prospects of the seat's team against the best of the others."""
    lead = _Estimate(table, table.team_of[seat]).lead()
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD)


def value_parts(table: BeltTable, seat: Seat) -> dict[str, float]:
    """The lead that the value grows with, by name: what the seat's team has, may still do and may lose, and what the
    best of the others has."""
    return _Estimate(table, table.team_of[seat]).parts()


def _harm_of(health: float) -> float:
    """What a refinery with this health has lost, between whole points as well."""
    if health <= 0.0:
        return HARM[0]
    whole = int(health)
    return _at(HARM, whole) + (health - whole) * (_at(HARM, whole + 1) - _at(HARM, whole))


def _at(harm: tuple[float, ...], health: int) -> float:
    """A designer's refinery may have more health than ours."""
    return harm[min(health, len(harm) - 1)]


class _Estimate:
    """The value of one table for one team, in the making."""

    def __init__(self, table: BeltTable, own: Team) -> None:
        self.table, self.own, self.content, self.home = table, own, table.content, table.berths[own]
        uberoid, mundacite, lameum = table.content.points
        self.points = [
            uberoid * stock[UBEROID] + mundacite * stock[MUNDACITE] + lameum * stock[LAMEUM] for stock in table.stock
        ]

    def lead(self) -> float:
        """By how much the team is better off than the best of the others."""
        own = float(self.points[self.own])
        if not self.table.over:
            self._survey()
            own += self._prospects()
        return own - self._best_other()

    def parts(self) -> dict[str, float]:
        """What the lead is made of."""
        found = dict.fromkeys(("refinery", "raids", "asteroids", *UNIT_PARTS), 0.0)
        if not self.table.over:
            self._survey()
            found["refinery"] = -self._harm() - self._berth()
            found["raids"] = self._harm_done()
            found["asteroids"] = self.sky.known + self.sky.open
            for unit in self.units:
                found[UNIT_PARTS[KIND_OF[unit]]] += self._unit(unit)
        return {"points": float(self.points[self.own]), **found, "rivals": -self._best_other()}

    def _best_other(self) -> float:
        """What the best of the other teams has: stock, units and cargo."""
        values = list(map(float, self.points))
        if not self.table.over:
            for unit, cargo in self.enemies.items():
                values[self.table.team_of[SEAT_OF[unit]]] += THEIRS * UNIT_VALUE[KIND_OF[unit]] + HELD * cargo
        del values[self.own]
        return max(values)

    def _survey(self) -> None:
        """What is there, and how soon the own units can be where."""
        table, own = self.table, self.own
        self.units: list[Unit] = []
        self.enemies: dict[Unit, int] = {}  # with the points of what is aboard
        for unit, number in enumerate(table.number):
            if number and table.team_of[SEAT_OF[unit]] == own:
                self.units.append(unit)
            elif number:
                self.enemies[unit] = self._cargo(unit)
        self.sky = sky_over(table, own)
        self.moves = {unit: self._moves(unit) for unit in self.units}
        self.trips = {unit: self._trip(unit) for unit in self.units}
        drillers = [self.trips[unit].rounds for unit in self.units if KIND_OF[unit] == DRILLER]
        self.opened = [min(rounds) for rounds in zip(*drillers, strict=True)] or [NEVER] * len(self.sky.rocks)
        self.taken: dict[int, float] = {}  # loads that the haulers go for
        self.free = FREE * min(1.0, (sum(table.piles) + len(self.sky.rocks)) / TO_COME)

    def _moves(self, unit: Unit) -> int:
        """Whether a unit will move once more before the rocks do."""
        seat, table = SEAT_OF[unit], self.table
        if seat == table.acting:
            return 1 - ((table.handled | table.fresh) >> unit & 1)
        return int(table.acting < 0 or table.order.index(seat) > table.order.index(table.acting))

    def _trip(self, unit: Unit) -> Trip:
        """What a unit can do from where it is."""
        table = self.table
        return self.sky.trip(KIND_OF[unit], table.x[unit], table.y[unit], table.rides[unit], self.moves[unit])

    def _cargo(self, unit: Unit) -> int:
        """The points of the ore aboard a unit."""
        return self.table.loads[unit] * self.content.points[self.table.ore[unit]]

    def _prospects(self) -> float:
        """Of the own team: refinery, knowledge, units, and what they may soon do."""
        found = self.sky.known + self.sky.open - self._harm() + self._harm_done() - self._berth()
        for unit in self.units:
            found += self._unit(unit)
        return found

    # --- refineries

    def _harm(self) -> float:
        """The harm that the own one has taken, and what is on its way and may not be prevented in time."""
        full = rest = float(self.table.health[self.own])
        sure = 1.0
        busy = dict.fromkeys([unit for unit in self.units if KIND_OF[unit] == HAULER], 0.0)
        for index in self.sky.crashing:
            rock = self.sky.rocks[index]
            fade = 1.0 / (1.0 + FADE * (rock.crash - 1))
            damage = self.content.refinery.debris_damage if rock.size == DEBRIS else rock.loads
            taken, start = self._emptied(index, rock, busy)
            full -= damage * fade
            rest -= (damage - taken) * fade
            sure = min(sure, SURE ** (1.0 + start))
        guards = [unit for unit in self.units if KIND_OF[unit] == DRILLER]
        for raider, points in self._raiders():
            start = min(self._guarding(raider, guards), RAID_POINTS)
            full -= points
            rest -= points * start / RAID_POINTS
            sure = min(sure, SURE**start)
        harm = _harm_of(rest)
        return harm if rest == full else sure * harm + (1.0 - sure) * _harm_of(full)

    def _emptied(self, index: int, rock: Drifting, busy: dict[Unit, float]) -> tuple[float, float]:
        """How much haulers can take out of a rock before it crashes, and in how many rounds they begin. Until when
        they are busy with that is noted."""
        rate, capacity, loads = self.content.rates.loads_per_action, self.content.capacity[HAULER], self.table.loads
        opened, left, first = self.opened[index] if rock.is_closed else 0.0, rock.loads, NEVER
        for unit, until in busy.items():
            fits = not until and (not loads[unit] or rock.ore == self.table.ore[unit])
            # What does not fit goes home first: the rock comes there anyway.
            way = self.trips[unit].rounds[index] if fits else max(until, self._way_home(unit)) + 1.0
            room, start = capacity - loads[unit] * fits, max(way, opened)
            taken = min(left, room, rate * max(rock.crash - start, 0.0))
            if taken:
                busy[unit] = start + taken / rate
                left, first = left - taken, min(first, start)
        return rock.loads - left, first

    def _raiders(self) -> list[tuple[Unit, float]]:
        """Enemy drillers that nobody harries, and what they may do to the refinery: those beside it, and less those
        that can be there in a turn and have a reason to."""
        table, content, found = self.table, self.content, []
        beside = content.half + content.radius[DRILLER] + content.ring
        for unit in self.enemies:
            if KIND_OF[unit] == DRILLER and not table.harried >> unit & 1:
                dx, dy = abs(table.x[unit] - content.refinery_x), abs(table.y[unit] - self.home)
                if max(dx, dy) <= beside:
                    found.append((unit, RAID_POINTS))
                elif hypot(dx, dy) <= beside + content.reach[DRILLER] and self._wins(table.team(unit), self.own):
                    found.append((unit, NEARBY * RAID_POINTS))
        return found

    def _guarding(self, raider: Unit, guards: list[Unit]) -> float:
        """How many rounds it takes a driller to attack a raider. Each of them keeps off one."""
        if not guards:
            return NEVER
        rounds, guard = min((self._way_to(raider, unit), unit) for unit in guards)
        guards.remove(guard)
        return rounds

    def _way_to(self, other: Unit, driller: Unit) -> float:
        """Rounds that a driller needs to touch another unit."""
        table, content = self.table, self.content
        away = hypot(table.x[other] - table.x[driller], table.y[other] - table.y[driller]) - 2 * content.radius[DRILLER]
        return 1 - self.moves[driller] + max(away, 0.0) / content.reach[DRILLER]

    def _harm_done(self) -> float:
        """Harm to others is good if their end would be, and otherwise bad: it may come all the same."""
        found = 0.0
        for team, health in enumerate(self.table.health):
            if team != self.own:
                found += _at(HARM_DONE, health) if self._wins(self.own, team) else -_at(HARM_DONE, health)
        return found

    def _wins(self, team: Team, loser: Team) -> bool:
        """Whether a team would win if the loser's refinery were destroyed now: it has more points than the rest."""
        own = self.points[team]
        return all(own > points for other, points in enumerate(self.points) if other not in (team, loser))

    def _berth(self) -> float:
        """What is wrong with where it stands: on a line, far from the middle, near to others."""
        table, content = self.table, self.content
        if table.round:
            return 0.0
        found = ON_LINE if self.home in content.line_y else 0.0
        apart = min([abs(berth - self.home) for team, berth in enumerate(table.berths) if team != self.own])
        crowded = max(content.reach[DRILLER] + content.half - apart, 0)
        return found + ASIDE * abs(self.home - content.height / 2) + CROWDED * crowded

    # --- units

    def _unit(self, unit: Unit) -> float:
        """The value of a unit: itself and what it may do, if it is not lost first."""
        kind, lives = KIND_OF[unit], 1.0 - self._danger(unit)
        if kind == SCOUT:
            return lives * (UNIT_VALUE[SCOUT] + max(self.trips[unit].gain, self._hunting(unit)))
        if kind == DRILLER:
            plan = max(self.trips[unit].gain, self._fighting(unit)) + HELD * self._cargo(unit)
        else:
            plan = self._hauling(unit)
        return lives * (1.0 - self._risk(unit)) * (UNIT_VALUE[kind] + plan)

    def _danger(self, unit: Unit) -> float:
        """How likely it is that the coming movement destroys a unit."""
        table, danger = self.table, self.trips[unit].danger
        ridden = self.sky.ridden(table.rides[unit])
        if ridden:
            hit = self.sky.hit(ridden, KIND_OF[unit], table.x[unit], table.y[unit])
            if ridden.x + ridden.drift > self.content.tick_x[-1]:
                danger = 1.0
            elif hit > danger and self._is_shaken_off(unit, ridden):
                danger = hit
        return danger * (CAUGHT if self.moves[unit] else STUCK)

    def _is_shaken_off(self, unit: Unit, rock: Drifting) -> bool:
        """Whether a rider loses its hold in the coming movement."""
        return rock.crash == 1 or in_way_of(self.table, unit, rock.rock, rock.drift) is not None

    def _risk(self, unit: Unit) -> float:
        """How likely it is that an enemy driller destroys a unit."""
        table, content = self.table, self.content
        out = content.reach[DRILLER] + content.radius[DRILLER] + content.unit_radius[unit]
        x, y, lives = table.x[unit], table.y[unit], 1.0
        for other in self.enemies:
            if KIND_OF[other] == DRILLER and (table.x[other] - x) ** 2 + (table.y[other] - y) ** 2 <= out * out:
                lives *= 1.0 - RISK
        return (1.0 - lives) * (0.5 if self.moves[unit] else 1.0)

    def _hauling(self, unit: Unit) -> float:
        """The best of going home with what is aboard and of fetching more first."""
        table, content, trip = self.table, self.content, self.trips[unit]
        loads, rate = table.loads[unit], content.rates.loads_per_action
        aboard, room = self._cargo(unit) + self.free, content.capacity[HAULER] - loads
        best = aboard * after(self._way_home(unit))
        if not loads:
            best *= IDLE
        chosen, amount = -1, 0.0
        for index in trip.touched if room else ():
            rock = self.sky.rocks[index]
            there = rock.loads - self.taken.get(index, 0.0)
            rounds, opened = trip.rounds[index], self.opened[index] if rock.is_closed else 0.0
            if there <= 0.0 or opened == NEVER or (loads and rock.ore not in (table.ore[unit], -1)):
                continue
            rounds = max(rounds, opened) + 0.1 * min(rounds, opened)
            take = min(room, there)
            loading = ceil(take / rate) - 1
            leaves = int(rounds) + loading
            if leaves < len(rock.ways):
                rounds += loading + rock.ways[leaves]
                gain = (aboard + THERE[rock.is_closed] * take * rock.points) * after(rounds)
                if gain > best:
                    best, chosen, amount = gain, index, take
        return best - self._gone_for(chosen, amount) if chosen >= 0 else best

    def _gone_for(self, index: int, loads: float) -> float:
        """What a hauler goes for is no longer there for others; nor does it count as lying open."""
        rock = self.sky.rocks[index]
        self.taken[index] = self.taken.get(index, 0.0) + loads
        return 0.0 if rock.is_closed else OPEN * loads * rock.points

    def _way_home(self, unit: Unit) -> float:
        """Rounds until a hauler can be at home."""
        return way_home(self.table, self.own, self.table.x[unit], self.table.y[unit]) + 1 - self.moves[unit]

    def _fighting(self, unit: Unit) -> float:
        """What a driller may gain by attacking a unit or a refinery, the less the farther off."""
        table, content = self.table, self.content
        best = 0.0
        for other, cargo in self.enemies.items():
            if KIND_OF[other] != SCOUT:
                gain = HUNT * (UNIT_VALUE[KIND_OF[other]] + cargo)
                if gain > best:
                    best = max(best, gain * after(self._way_to(other, unit)))
        for team, berth in enumerate(table.berths):
            if team != self.own:
                health = table.health[team]
                gain = RAID * (_at(HARM_DONE, health - 1) - _at(HARM_DONE, health))
                if gain > best and self._wins(self.own, team):
                    away = hypot(content.refinery_x - table.x[unit], berth - table.y[unit]) - content.half
                    rounds = max(away - content.radius[DRILLER], 0.0) / content.reach[DRILLER]
                    best = max(best, gain * after(1 - self.moves[unit] + rounds))
        return best

    def _hunting(self, unit: Unit) -> float:
        """What a scout may gain by attacking another scout, the less the farther off."""
        table, content = self.table, self.content
        best = 0.0
        for other in self.enemies:
            if KIND_OF[other] == SCOUT:
                away = hypot(table.x[other] - table.x[unit], table.y[other] - table.y[unit]) - content.shot
                rounds = 1 - self.moves[unit] + max(away, 0.0) / content.reach[SCOUT]
                best = max(best, HUNT * UNIT_VALUE[SCOUT] * after(rounds))
        return best
