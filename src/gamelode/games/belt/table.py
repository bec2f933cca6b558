"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from gamelode.kernel import Seat, Table, cites

from .board.geometry import Point, touches, touches_square
from .content import Content
from .events import (
    AsteroidOpened,
    BecameDebris,
    CargoLost,
    HoldLost,
    OreHandedOver,
    RefineryDamaged,
    RefineryDestroyed,
    RockGone,
    UnitDestroyed,
    UnitHit,
)
from .kinds import (
    DEBRIS,
    KIND_OF,
    NOWHERE,
    SEAT_OF,
    UNKNOWN,
    BoardPiece,
    By,
    Deposit,
    Kind,
    Ore,
    Outline,
    Rock,
    Stand,
    Team,
    Unit,
    a_refinery,
    a_rock,
    a_unit,
)


class BeltTable(Table, kw_only=True):
    """The belt with its rocks, the refineries, and the players' squads.

    A unit stands for a seat and a kind, for a player never has two of a kind. It is on the board while it has a number.
    Rocks are counted in the order of their placing; what was seen of a rock stays known when it is gone.
    """

    team_of: tuple[Team, ...]  # by seat
    order: tuple[Seat, ...] = ()  # of action phases
    # by team
    berths: list[int] = []
    health: list[int] = []
    stock: list[list[int]] = []  # loads by ore
    # by unit
    number: list[int] = []  # from 1; 0: in reserve
    x: list[int] = []
    y: list[int] = []
    rides: list[Rock] = []  # -1: attached to nothing
    ore: list[Ore] = []
    loads: list[int] = []
    built: int = 0  # the last number given
    harried: int = 0  # a bit for each unit
    handled: int = 0  # a bit for each unit that has had its go in this phase, or was not built after all
    fresh: int = 0  # a bit for each unit that was built in this phase
    # by rock
    size: list[int] = []
    line: list[int] = []
    tick: list[int] = []  # -1: gone
    deposit: list[Deposit] = []  # -1: nobody has looked
    left: list[int] = []  # loads, once it is drilled; -1 before
    known: list[int] = []  # a bit for each team that has looked, and one for everybody
    on_board: list[Rock] = []  # sorted
    bags: list[list[Deposit]] = []  # contents that nobody has seen, of small and of large ones; sorted
    piles: list[int] = []  # asteroids still to come
    acting: Seat = -1  # whose action phase it is
    round: int = 0

    content: ClassVar[Content]

    @property
    def teams(self) -> int:
        """How many teams there are."""
        return len(self.berths)

    def team(self, unit: Unit) -> Team:
        """The team whose unit it is."""
        return self.team_of[SEAT_OF[unit]]

    @cites("SCOUT-05")
    def mates(self, team: Team) -> tuple[Seat, ...]:
        """The seats of a team."""
        return tuple([seat for seat, side in enumerate(self.team_of) if side == team])

    def place(self, rock: Rock) -> Point:
        """Where the centre of a rock is."""
        return self.content.tick_x[self.tick[rock]], self.content.line_y[self.line[rock]]

    # --- contact

    @cites("R-14", "SCOUT-03", "DRILL-03", "HAUL-02")
    def touches_rock(self, unit: Unit, rock: Rock) -> bool:
        """Whether a unit is in contact with a rock."""
        x, y = self.place(rock)
        content = self.content
        radii = content.unit_radius[unit] + content.rock_radius[self.size[rock]]
        return touches(x - self.x[unit], y - self.y[unit], radii, content.ring)

    @cites("R-14", "DRILL-09")
    def touches_unit(self, unit: Unit, other: Unit) -> bool:
        """Whether two units are in contact."""
        radius = self.content.unit_radius
        dx, dy = self.x[other] - self.x[unit], self.y[other] - self.y[unit]
        return touches(dx, dy, radius[unit] + radius[other], self.content.ring)

    @cites("R-15", "DRILL-10")
    def touches_refinery(self, unit: Unit, team: Team) -> bool:
        """Whether a unit is in contact with a team's refinery."""
        return self.is_at_refinery(KIND_OF[unit], self.x[unit], self.y[unit], team)

    @cites("R-15", "SETUP-11")
    def is_at_refinery(self, kind: Kind, x: int, y: int, team: Team) -> bool:
        """Whether a unit of this kind would touch that refinery at that place."""
        content = self.content
        dx, dy = x - content.refinery_x, y - self.berths[team]
        return touches_square(dx, dy, content.half, content.radius[kind], content.ring)

    @cites("R-14", "R-15")
    def outlines(self, unit: Unit) -> list[Outline]:
        """Whatever a unit could touch: rocks, other units, refineries."""
        content, xs, ys, radius = self.content, self.x, self.y, self.content.unit_radius
        tick_x, line_y, r = content.tick_x, content.line_y, radius[unit]
        tick, line, reach = self.tick, self.line, [r + rock for rock in content.rock_radius]
        found = [
            (a_rock(rock), tick_x[tick[rock]], line_y[line[rock]], 0, reach[self.size[rock]]) for rock in self.on_board
        ]
        for other, number in enumerate(self.number):
            if number and other != unit:
                found.append((a_unit(other), xs[other], ys[other], 0, r + radius[other]))
        for team, berth in enumerate(self.berths):
            found.append((a_refinery(team), content.refinery_x, berth, content.half, r))
        return found

    @cites("R-14", "R-15")
    def touched(self, outlines: Iterable[Outline], x: int, y: int) -> list[BoardPiece]:
        """Those of the pieces that a unit touches at a place."""
        ring, found = self.content.ring, []
        for piece, ox, oy, half, radii in outlines:
            dx, dy, far = x - ox, y - oy, half + radii + ring
            if -far <= dx <= far and -far <= dy <= far and touches_square(dx, dy, half, radii, ring):
                found.append(piece)
        return found

    def beside(self, to: Stand) -> list[BoardPiece]:
        """What a unit would touch at a place: rocks, other units, refineries."""
        return self.touched(self.outlines(to.unit), to.x, to.y)

    # --- plain moves

    @property
    def everybody(self) -> int:
        """The bits of all teams and of whoever watches."""
        return (2 << self.teams) - 1

    @cites("AST-04", "R-65", "R-66")
    def look_into(self, rock: Rock, teams: int) -> Deposit:
        """These teams see what a rock holds. What nobody has seen yet is drawn now."""
        if self.deposit[rock] == UNKNOWN:
            size = self.size[rock]
            self.deposit[rock] = self.dice.draw(self.bags[size], ("small", "large")[size])
        self.known[rock] |= teams
        return self.deposit[rock]

    @cites("DRILL-02", "R-40")
    def show(self, rock: Rock) -> Deposit:
        """An asteroid token is turned face up, and everybody sees what it holds."""
        deposit = self.look_into(rock, self.everybody)
        self.tell(AsteroidOpened, rock, deposit)
        return deposit

    @cites("SETUP-02", "R-26", "R-67")
    def put_unit(self, unit: Unit, x: int, y: int) -> None:
        """A unit comes from the reserve, with the next number."""
        self.built += 1
        self.number[unit] = self.built
        self.x[unit], self.y[unit] = x, y

    @cites("FIGHT-03", "R-56")
    def destroy(self, unit: Unit, cause: str, by: By) -> None:
        """A unit goes back to the reserve, and its cargo is lost."""
        self.tell(UnitDestroyed, unit, cause, by)
        if self.loads[unit]:
            self.tell(CargoLost, unit, self.loads[unit], self.ore[unit])
        self.number[unit] = self.x[unit] = self.y[unit] = self.ore[unit] = self.loads[unit] = 0
        self.rides[unit] = NOWHERE
        self.harried &= ~(1 << unit)

    @cites("HIT-02", "R-30", "R-32")
    def hit(self, unit: Unit, rock: Rock, why: str, at: Point) -> None:
        """A rock, which is there at that moment, destroys a unit."""
        self.tell(UnitHit, rock, unit, why, *at)
        self.destroy(unit, "hit", a_rock(rock))

    def riders(self, rock: Rock) -> list[Unit]:
        """The units that are attached to a rock."""
        rides = self.rides
        return [unit for unit, ridden in enumerate(rides) if ridden == rock] if rock in rides else []

    @cites("R-42", "R-73")
    def let_go(self, rock: Rock) -> None:
        """Whatever is attached to a rock loses its hold and stays where it is."""
        for unit in self.riders(rock):
            self.rides[unit] = NOWHERE
            self.tell(HoldLost, unit, rock)

    @cites("SPOT-04", "R-65")
    def remove(self, rock: Rock, cause: str, by: By = None) -> None:
        """A rock is out of the game; what it held is not shown."""
        self.tick[rock] = NOWHERE
        self.on_board.remove(rock)
        self.tell(RockGone, rock, cause, by)
        self.let_go(rock)

    @cites("DEB-01", "DEB-02", "R-44", "R-45")
    def take_out(self, rock: Rock, loads: int) -> None:
        """Ore leaves an asteroid. With the last load it becomes debris, and whatever is attached stays so."""
        self.left[rock] -= loads
        if not self.left[rock]:
            self.size[rock] = DEBRIS
            self.tell(BecameDebris, rock)

    @cites("DRILL-07", "R-52", "R-53")
    def hand_over(self, unit: Unit, to: Unit) -> None:
        """A driller's load goes to a hauler of its team."""
        self.tell(OreHandedOver, unit, to, self.ore[unit])
        self.ore[to] = self.ore[unit]
        self.loads[to] += 1
        self.ore[unit] = self.loads[unit] = 0

    @cites("DMG-01", "SETUP-05", "R-72")
    def damage(self, team: Team, points: int, by: By) -> None:
        """Every point costs a refinery one of its health; what is too much has no effect."""
        stood = self.health[team] > 0
        self.health[team] = max(self.health[team] - points, 0)
        self.tell(RefineryDamaged, team, points, self.health[team], by)
        if stood and not self.health[team]:
            self.tell(RefineryDestroyed, team)
