"""Set-up: teams, refineries, squads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from gamelode.kernel import Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from ..board.geometry import Point, overlaps
from ..events import FirstTeam, RefineryPlaced, StartRolled, UnitPlaced
from ..kinds import KINDS, LARGE, NOWHERE, SMALL, UNPLACED, BerthY, Team, Unit, kind_of, seat_of, squad_of
from ..table import BeltTable
from .places import Place, beside_refinery, refinery_places, why_not_rest
from .rounds import Rounds

NO_BERTH = Refusal("SETUP-10")
NOT_AT_REFINERY = Refusal("SETUP-11")
RESERVED = Refusal("R-20")
TRIES = 20


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on before the game."""

    # refineries and squads stand in their suggested places
    quick_start: Annotated[bool, Meta(title="Quick start, everything in its suggested place")] = False


@cites("TEAM-01", "TEAM-02", "SETUP-01", "SETUP-03", "SETUP-06", "SETUP-07", "SETUP-08", "AST-03", "R-17", "R-74")
def set_up(make: type[BeltTable], seats: int, options: Options, dice: Dice) -> tuple[BeltTable, Frame]:
    """Pieces are handed out: a squad to each player, a refinery with its stock to each team, tokens in two piles."""
    content, units = make.content, len(KINDS) * seats
    team_of = content.teams_of[seats]
    teams = max(team_of) + 1
    table = make(
        dice=dice,
        team_of=team_of,
        berths=[UNPLACED] * teams,
        health=[content.refinery.health] * teams,
        stock=[list(content.start_stock) for _ in range(teams)],
        number=[0] * units,
        x=[0] * units,
        y=[0] * units,
        rides=[NOWHERE] * units,
        ore=[0] * units,
        loads=[0] * units,
        bags=[list(content.tokens[SMALL]), list(content.tokens[LARGE])],
        piles=[len(content.tokens[SMALL]), len(content.tokens[LARGE])],
    )
    return table, SetUp(quick=options.quick_start)


# --- refineries


class Berth(Choice, frozen=True):
    """Place the refinery {y}"""

    y: BerthY


class WhichBerth(Ask[Berth]):
    """Where do you place your team's refinery?"""

    def things(self, table: BeltTable, seat: Seat) -> list[Berth]:
        return [Berth(y) for y in table.content.berths]

    @cites("SETUP-10", "R-05", "R-06")
    def why_not(self, table: BeltTable, seat: Seat, choice: Berth) -> Refusal | None:
        """A refinery stands on the line, and not too near to another."""
        if choice.y not in table.content.berths:
            return NO_BERTH
        far = table.content.min_distance[table.teams]
        near = any(abs(choice.y - berth) < far for berth in table.berths)
        return Refusal("R-06", (far,)) if near else None


# --- squads


class DefaultPlaces(Choice, frozen=True):
    """Take the usual places"""


DEFAULTS = DefaultPlaces()


@cites("R-20")
def default_place(table: BeltTable, unit: Unit) -> Point:
    """Every player of a team has three places at the refinery that are kept free until they are used."""
    seat, team = seat_of(unit), table.team(unit)
    dx, dy = table.content.start_places[table.mates(team).index(seat)][kind_of(unit)]
    return table.content.refinery_x + dx, table.berths[team] + dy


class WhereToStart(Ask[DefaultPlaces | Place]):
    """Where does {unit} start?"""

    is_open: ClassVar[bool] = True

    unit: Unit

    def things(self, table: BeltTable, seat: Seat) -> Iterable[DefaultPlaces | Place]:
        return [DEFAULTS, *refinery_places(table, kind_of(self.unit), table.team(self.unit))]

    @cites("SETUP-11", "R-13", "R-20")
    def why_not(self, table: BeltTable, seat: Seat, choice: DefaultPlaces | Place) -> Refusal | None:
        """A unit starts in contact with its refinery, and not in a place that is kept for another, of whatever team."""
        if isinstance(choice, DefaultPlaces):
            return None
        kind = kind_of(self.unit)
        if not table.is_at_refinery(kind, choice.x, choice.y, table.team(self.unit)):
            return NOT_AT_REFINERY
        no = why_not_rest(table, kind, choice.x, choice.y)
        return no or (RESERVED if self._is_reserved(table, choice.x, choice.y) else None)

    def _is_reserved(self, table: BeltTable, x: int, y: int) -> bool:
        """Whether a unit would overlap a place that is kept for another."""
        radius = table.content.unit_radius
        for other, number in enumerate(table.number):
            if not number and other != self.unit:
                ox, oy = default_place(table, other)
                if overlaps(ox - x, oy - y, radius[other] + radius[self.unit]):
                    return True
        return False

    @cites("R-77")
    def sample(self, table: BeltTable, seat: Seat, dice: Dice) -> DefaultPlaces | Place:
        """Any place along the refinery; now and then the usual ones."""
        berth = table.berths[table.team(self.unit)]
        for _ in range(dice.below(TRIES, "sample")):
            place = Place(*beside_refinery(table, kind_of(self.unit), berth, dice))
            if self.why_not(table, seat, place) is None:
                return place
        return DEFAULTS


class SetUp(Frame):
    """[SETUP-09] Who begins, where the refineries stand, where the squads start."""

    quick: bool
    rolling: tuple[Team, ...] = ()
    todo: tuple[Seat, ...] = ()

    @clause("TURN-01", "TURN-02", "R-18", "R-19", "R-66")
    def start_roll(self, table: BeltTable, _: None) -> Next:
        """Every team rolls; those that share the highest number roll again."""
        rolling = self.rolling or tuple(range(table.teams))
        rolls = table.dice.roll(table.content.dice.white, len(rolling), "white")
        for team, roll in zip(rolling, rolls, strict=True):
            table.tell(StartRolled, team, roll)
        self.rolling = tuple(team for team, roll in zip(rolling, rolls, strict=True) if roll == max(rolls))
        return self.goto(SetUp.start_roll) if len(self.rolling) > 1 else None

    @clause("TURN-02", "TURN-03", "TURN-04", "R-19", "R-22")
    def turn_order(self, table: BeltTable, _: None) -> Next:
        """The other teams follow clockwise, and a team's players in the order of their seats."""
        first, teams = self.rolling[0], table.teams
        order = [(first + turn) % teams for turn in range(teams)]
        table.order = tuple(seat for team in order for seat in table.mates(team))
        table.tell(FirstTeam, first)
        self.todo = tuple(table.mates(team)[0] for team in order)
        return None

    @clause("SETUP-09", "R-20", "R-76")
    def refineries(self, table: BeltTable, _: None) -> Next:
        """Refineries are placed in turn order; the first player of a team chooses for it."""
        if not self.todo:
            self.todo = table.order
            return self.goto(SetUp.squads)
        if self.quick:
            turn = sum(berth != UNPLACED for berth in table.berths)
            return self.finish_berth(table, table.content.quick_start[table.teams][turn])
        return WhichBerth(seat=self.todo[0])

    @clause("SETUP-09", "SETUP-10", "R-05")
    def build_refinery(self, table: BeltTable, choice: Berth) -> Next:
        """A refinery stands where its team has chosen, and never moves again."""
        return self.finish_berth(table, choice.y)

    def finish_berth(self, table: BeltTable, y: int) -> Next:
        """A team's refinery stands at its berth, and it is the next team's turn."""
        team = table.team_of[self.todo[0]]
        table.berths[team] = y
        table.tell(RefineryPlaced, team, y)
        self.todo = self.todo[1:]
        return self.goto(SetUp.refineries)

    @clause("SETUP-01", "SETUP-02", "SETUP-11", "R-20", "R-67")
    def squads(self, table: BeltTable, _: None) -> Next:
        """In turn order every player places scout, driller and hauler."""
        if not self.todo:
            return self.become(Rounds())
        seat, self.todo = self.todo[0], self.todo[1:]
        return self.goto(SetUp.squads, after=PlacingSquad(seat=seat, quick=self.quick))


class PlacingSquad(Frame):
    """[SETUP-11] A squad starts in contact with its refinery."""

    seat: Seat
    quick: bool = False

    @clause("SETUP-02", "SETUP-11", "R-20", "R-71")
    def ask(self, table: BeltTable, _: None) -> Next:
        """The player places the scout first, then the driller, then the hauler."""
        missing = self.missing(table)
        if not missing:
            return self.finish()
        return self.put_defaults(table) if self.quick else WhereToStart(seat=self.seat, unit=missing[0])

    @clause("SETUP-11", "R-20", "R-67")
    def place(self, table: BeltTable, choice: DefaultPlaces | Place) -> Next:
        """The usual places may be taken with one choice."""
        if isinstance(choice, DefaultPlaces):
            return self.put_defaults(table)
        self.put(table, self.missing(table)[0], choice.x, choice.y)
        return self.goto(PlacingSquad.ask)

    def missing(self, table: BeltTable) -> list[Unit]:
        """The units of the squad that are not on the board yet."""
        return [unit for unit in squad_of(self.seat) if not table.number[unit]]

    def put_defaults(self, table: BeltTable) -> Next:
        """The rest of the squad stands in its usual places."""
        for unit in self.missing(table):
            self.put(table, unit, *default_place(table, unit))
        return self.finish()

    def put(self, table: BeltTable, unit: Unit, x: int, y: int) -> None:
        """A unit stands in its first place."""
        table.put_unit(unit, x, y)
        table.tell(UnitPlaced, unit, x, y)
