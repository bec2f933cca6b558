"""The sky as bots see it: what drifts, what it may hold, and how soon a unit can be there.

Bots compare many tables that differ by a unit or two under the same sky. So it is worked out once for all of them.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from ..kinds import DEBRIS, DRILLER, HAULER, NOWHERE, SCOUT, UNDRILLED, UNKNOWN, Kind, Ore, Rock, Team
from ..rules.drift import refinery_in_path
from ..table import BeltTable

ROUND = 0.92  # what is had a round later has so much of the value of what is had now
AHEAD = 5  # rounds that are looked ahead
NEVER = 99.0
NEARER = 0.3  # of a round: whoever is nearer is likelier to come in time
GUESS = (2.2, 3.8)  # loads of a small and of a large asteroid that nobody has looked into
GUESS_POINTS = 1.9  # of such a load
OPEN = 0.15  # ore in an open asteroid that no hauler goes for
OPENING = 0.1  # ore in a closed asteroid, for a driller that can soon open it
SCAN = (0.5, 0.9)  # the value of knowing what a small and a large closed asteroid holds
SCOUTING = 0.6  # of that, for a scout that can soon know it
SKIES = 32  # that are remembered

Start = tuple[Kind, int, int, Rock, int]  # of a trip: what unit, where, riding what, if it moves before the rocks do

_skies: dict[tuple[object, ...], Sky] = {}


def sky_over(table: BeltTable, team: Team) -> Sky:
    """What drifts on a table, as a team sees it."""
    key = (
        *(table.content, team, *table.berths),
        *(tuple(table.on_board), tuple(table.size), tuple(table.line), tuple(table.tick)),
        *(tuple(table.deposit), tuple(table.left), tuple(table.known)),
    )
    sky = _skies.get(key)
    if sky is None:
        if len(_skies) >= SKIES:
            _skies.clear()
        sky = _skies[key] = Sky(table, team)
    return sky


def after(rounds: float) -> float:
    """How much of its value is left to what is had after so many rounds."""
    left: float = ROUND**rounds
    return left


def way_home(table: BeltTable, team: Team, x: int, y: int) -> float:
    """Rounds that a hauler needs from there to the team's refinery."""
    content = table.content
    away = hypot(content.refinery_x - x, table.berths[team] - y) - content.half - content.radius[HAULER] - content.ring
    return max(away, 0.0) / content.reach[HAULER]


class Drifting(NamedTuple):
    """A rock, with what the team knows of its ore or expects."""

    rock: Rock
    x: int
    y: int
    drift: int  # in a round
    radius: int
    size: int
    loads: float
    points: float  # of a load
    ore: Ore  # -1: nobody has looked
    is_closed: bool
    is_known: bool
    crash: int  # rounds until it crashes into the team's refinery; 0: it does not
    ways: tuple[float, ...]  # by rounds from now, while it is on the board: how many a hauler needs from there to home


class Trip(NamedTuple):
    """What a unit can do from a place."""

    rounds: list[float]  # by rock: until it can touch it as it drifts on; a little less if it is nearer
    touched: list[int]  # the indices in that list of those that it can touch at all
    gain: float  # the best of what a scout could look into, or a driller open
    danger: float  # how likely it is run over in the coming movement if it stays; not by what it rides


class Sky:
    """Everything adrift, in the order of its placing."""

    def __init__(self, table: BeltTable, team: Team) -> None:
        self.content = table.content
        self.rocks = [self._drifting(table, team, rock) for rock in table.on_board]
        crashing = [(rock.crash, index) for index, rock in enumerate(self.rocks) if rock.crash]
        self.crashing = [index for _, index in sorted(crashing)]  # of rocks; the first to arrive first
        self.known = sum(SCAN[rock.size] for rock in self.rocks if rock.is_closed and rock.is_known)
        self.open = sum(OPEN * rock.loads * rock.points for rock in self.rocks if not rock.is_closed)
        self._trips: dict[Start, Trip] = {}

    def _drifting(self, table: BeltTable, team: Team, rock: Rock) -> Drifting:
        """A rock on the board as the team knows it."""
        content, size, deposit = table.content, table.size[rock], table.deposit[rock]
        x, y = table.place(rock)
        drift, radius, is_closed = content.drift_of_size[size], content.rock_radius[size], table.left[rock] == UNDRILLED
        struck, stop = refinery_in_path(table, rock, x, content.width)
        crash = 1 + max(stop - x, 0) // drift if struck == team else 0
        ways = tuple(max(way_home(table, team, at, y), 1.0) for at in range(x, content.tick_x[-1] + 1, drift))
        if deposit == UNKNOWN:
            ore = (GUESS[size], GUESS_POINTS, UNKNOWN, True, False)
        else:
            loads = content.deposit_loads[deposit] if is_closed else table.left[rock]
            kind, is_known = content.deposit_ore[deposit], table.known[rock] >> team & 1 > 0
            ore = (loads, content.points[kind], kind, is_closed, is_known)
        return Drifting(rock, x, y, drift, radius, size, *ore, crash, ways)

    def trip(self, kind: Kind, x: int, y: int, rides: Rock, moves: int) -> Trip:
        """What a unit of this kind can do from there."""
        start = (kind, x, y, rides, moves)
        trip = self._trips.get(start)
        if trip is None:
            rounds = self._rounds(*start)
            touched = [index for index, soon in enumerate(rounds) if soon != NEVER]
            trip = self._trips[start] = Trip(rounds, touched, self._gain(kind, rounds), self._danger(kind, x, y, rides))
        return trip

    def _rounds(self, kind: Kind, x: int, y: int, rides: Rock, moves: int) -> list[float]:
        """By rock: how many rounds a unit needs to touch it from there; NEVER if it cannot within AHEAD rounds."""
        content, last = self.content, self.content.tick_x[-1]
        reach, near, first = content.reach[kind], content.radius[kind] + content.ring, 1 - moves
        found = []
        for rock, here, ry, drift, radius, *_ in self.rocks:
            rounds, far = NEVER, near + radius + reach * moves
            if rock == rides:
                rounds = 0.0
            else:
                dx, dy = here - x, abs(ry - y)
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

    def _gain(self, kind: Kind, rounds: list[float]) -> float:
        """The best of what a scout could look into, or a driller open, the less the longer it takes."""
        closed = [(rock, after(soon)) for rock, soon in zip(self.rocks, rounds, strict=True) if rock.is_closed]
        if kind == SCOUT:
            return max([SCOUTING * SCAN[rock.size] * left for rock, left in closed if not rock.is_known], default=0.0)
        gains = [OPENING * rock.points * rock.loads * left for rock, left in closed if kind == DRILLER]
        return max(gains, default=0.0)

    def _danger(self, kind: Kind, x: int, y: int, rides: Rock) -> float:
        """How likely the rocks that a unit does not ride run it over in the coming movement."""
        dangers = [self.hit(rock, kind, x, y) for rock in self.rocks if rock.rock != rides]
        return max(dangers, default=0.0)

    def hit(self, rock: Drifting, kind: Kind, x: int, y: int) -> float:
        """How likely a rock in the coming movement runs over a unit that it does not carry along."""
        k, dy, end = rock.radius + self.content.radius[kind], rock.y - y, rock.x + rock.drift
        if not -k < dy < k or max(rock.x - x, x - end, 0) ** 2 + dy * dy >= k * k:
            return 0.0
        return 0.5 if rock.size == DEBRIS and kind == SCOUT else 1.0

    def ridden(self, rides: Rock) -> Drifting | None:
        """The rock that a unit rides, if any."""
        return None if rides == NOWHERE else next(rock for rock in self.rocks if rock.rock == rides)
