"""What happens, as the log tells it."""

from __future__ import annotations

from typing import ClassVar, Protocol

from msgspec.structs import replace

from gamelode.kernel import Chapter, DiceRolled, Event, Seat, Table, Throw, Weight, cites

from .kinds import BerthY, By, Deposit, Ore, Rock, Team, Unit, seat_of


class _ItsPlayers:
    """It is the moment of the player of its unit."""

    __slots__ = ()
    unit: Unit

    def whose(self, table: Table) -> tuple[Seat, ...]:
        """The seat whose unit it is."""
        return (seat_of(self.unit),)


class _HasTeams(Protocol):
    def mates(self, team: Team) -> tuple[Seat, ...]: ...


class _ItsTeams:
    """It is the moment of the players of its team."""

    __slots__ = ()
    team: Team

    def whose(self, table: _HasTeams) -> tuple[Seat, ...]:
        """The seats of the team."""
        return table.mates(self.team)


class _ItsRiders:
    """It is the moment of those whose units ride along."""

    __slots__ = ()
    riders: tuple[Unit, ...]

    def whose(self, table: Table) -> tuple[Seat, ...]:
        """The seats of the riders, each once."""
        return tuple(dict.fromkeys(map(seat_of, self.riders)))


def _a_die(colour: str, shows: int, purpose: str) -> Throw:
    return Throw(colour, (str(shows),), purpose)


class StartRolled(_ItsTeams, DiceRolled, frozen=True):
    """[TURN-01] {team} rolls {shown} for the first turn."""

    team: Team
    roll: int

    def throws(self) -> tuple[Throw, ...]:
        return (_a_die("white", self.roll, "first turn"),)


class FirstTeam(_ItsTeams, Event, frozen=True):
    """[TURN-02] {team} goes first."""

    weight: ClassVar[Weight] = "beat"

    team: Team


class RefineryPlaced(_ItsTeams, Event, frozen=True):
    """[SETUP-09] {team} places its refinery {y}."""

    weight: ClassVar[Weight] = "beat"

    team: Team
    y: BerthY


class UnitPlaced(_ItsPlayers, Event, frozen=True):
    """[SETUP-11] {unit} stands at {x}, {y}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    x: int
    y: int


class RoundBegan(Event, frozen=True):
    """[R-21] Round {round}."""

    opens: ClassVar[Chapter] = "round"

    round: int


class AsteroidRolled(DiceRolled, frozen=True):
    """[GEN-01] {seat} rolls {shown} for an asteroid."""

    seat: Seat
    green: int
    white: int

    def throws(self) -> tuple[Throw, ...]:
        return _a_die("green", self.green, "line"), _a_die("white", self.white, "size")


class AsteroidPlaced(Event, frozen=True):
    """[GEN-06] {rock} appears on line {line}."""

    weight: ClassVar[Weight] = "beat"

    rock: Rock
    size: int
    line: int
    x: int
    y: int


class RockPushed(Event, frozen=True):
    """[SPOT-02] {rock} is pushed to line {line}{by}."""

    weight: ClassVar[Weight] = "beat"

    rock: Rock
    line: int
    y: int
    by: By = None


class RockGone(Event, frozen=True):
    """[R-63] {rock} is gone: {cause}{by}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "cause"

    rock: Rock
    cause: str
    by: By = None


class PhaseBegan(Event, frozen=True):
    """[TURN-04] {seat}'s action phase."""

    opens: ClassVar[Chapter] = "phase"

    seat: Seat


class UnitFlew(_ItsPlayers, Event, frozen=True):
    """[MOVE-08] {unit} flies to {x}, {y}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    x: int
    y: int


class UnitDocked(_ItsPlayers, Event, frozen=True):
    """[R-47] {unit} docks on {rock}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    rock: Rock


@cites("SCOUT-02", "SCOUT-05", "R-65")
class AsteroidScanned(_ItsPlayers, Event, frozen=True):
    """[SCOUT-04] {unit} scans {rock}: {deposit}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    unit: Unit
    rock: Rock
    deposit: Deposit | None
    seats: tuple[Seat, ...]  # the team

    def seen_by(self, seat: Seat | None) -> AsteroidScanned:
        """That it was scanned is public; what was seen is the team's."""
        return self if seat in self.seats else replace(self, deposit=None)


class AsteroidOpened(Event, frozen=True):
    """[DRILL-05] {rock} holds {deposit}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    rock: Rock
    deposit: Deposit


class OreLoaded(_ItsPlayers, Event, frozen=True):
    """[HAUL-01] {unit} takes {loads} {ore} from {rock}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "ore"
    summed: ClassVar[str] = "loads"

    unit: Unit
    rock: Rock
    loads: int
    ore: Ore


class OreHandedOver(_ItsPlayers, Event, frozen=True):
    """[DRILL-07] {unit} hands a load of {ore} to {to}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    to: Unit
    ore: Ore


class OreDelivered(_ItsPlayers, Event, frozen=True):
    """[SCORE-01] {unit} brings home {loads} {ore}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "ore"
    summed: ClassVar[str] = "loads"

    unit: Unit
    loads: int
    ore: Ore


class OreDumped(_ItsPlayers, Event, frozen=True):
    """[HAUL-08] {unit} dumps {loads} {ore}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    loads: int
    ore: Ore


class BecameDebris(Event, frozen=True):
    """[DEB-01] {rock} is spent: a debris field."""

    weight: ClassVar[Weight] = "beat"

    rock: Rock


class Fought(_ItsPlayers, DiceRolled, frozen=True):
    """[FIGHT-02] {unit} attacks {target}: {shown}."""

    unit: Unit
    target: Unit
    roll: int
    against: int

    def throws(self) -> tuple[Throw, ...]:
        return _a_die("white", self.roll, "attack"), _a_die("white", self.against, "defence")

    @property
    def shown(self) -> str:
        """Two dice of one kind, each with its own side."""
        return f"{self.roll} against {self.against} on the white dice"


class UnitHit(_ItsPlayers, Event, frozen=True):
    """[HIT-01] {rock} runs into {unit}, {why}."""

    weight: ClassVar[Weight] = "beat"

    rock: Rock
    unit: Unit
    why: str
    x: int  # the centre of the rock at that moment
    y: int


class UnitDestroyed(_ItsPlayers, Event, frozen=True):
    """[R-56] {unit} is destroyed: {cause}{by}."""

    weight: ClassVar[Weight] = "drama"
    tallied_by: ClassVar[str] = "cause"

    unit: Unit
    cause: str
    by: By = None


class CargoLost(_ItsPlayers, Event, frozen=True):
    """[R-56] Lost aboard {unit}: {loads} {ore}."""

    tallied_by: ClassVar[str] = "ore"
    summed: ClassVar[str] = "loads"

    unit: Unit
    loads: int
    ore: Ore


class UnitHarried(_ItsPlayers, Event, frozen=True):
    """[DRILL-13] {unit} is harried and cannot attack a refinery."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit


class RefineryDamaged(_ItsTeams, Event, frozen=True):
    """[DMG-01] The refinery of {team} takes {points} damage{by}; {health} health left."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "by"
    summed: ClassVar[str] = "points"

    team: Team
    points: int
    health: int
    by: By = None


class RefineryDestroyed(_ItsTeams, Event, frozen=True):
    """[END-03] The refinery of {team} is destroyed."""

    weight: ClassVar[Weight] = "drama"

    team: Team


class UnitBuilt(_ItsPlayers, Event, frozen=True):
    """[BUILD-08] {unit} is built at {x}, {y}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "unit"

    unit: Unit
    x: int
    y: int


class RefineryRepaired(_ItsTeams, Event, frozen=True):
    """[DMG-06] {team} repairs its refinery: {health} health."""

    weight: ClassVar[Weight] = "beat"

    team: Team
    health: int


class RockDrifted(_ItsRiders, Event, frozen=True):
    """[DRIFT-01] {rock} drifts from {start} to {end}."""

    weight: ClassVar[Weight] = "beat"

    rock: Rock
    start: int
    end: int
    riders: tuple[Unit, ...] = ()  # which it carries along


class RidersCarried(_ItsRiders, Event, frozen=True):
    """[ATT-01] {rock} carries along: {riders}."""

    rock: Rock
    riders: tuple[Unit, ...]


class RiderScraped(_ItsPlayers, Event, frozen=True):
    """[R-38] {unit} would be dragged along and is scraped off {rock}{by}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    rock: Rock
    by: By = None


class HoldLost(_ItsPlayers, Event, frozen=True):
    """[R-42] {unit} loses its hold on {rock}."""

    weight: ClassVar[Weight] = "beat"

    unit: Unit
    rock: Rock


class RockCrashed(_ItsTeams, Event, frozen=True):
    """[R-40] {rock} crashes into the refinery of {team}."""

    weight: ClassVar[Weight] = "drama"

    rock: Rock
    team: Team
    x: int  # where it was stopped


class ScoutRolled(_ItsPlayers, DiceRolled, frozen=True):
    """[HIT-04] {unit} is in the path of the debris of {rock} and rolls {shown}; {needs} or more breaks it up."""

    unit: Unit
    rock: Rock
    roll: int
    needs: int
    x: int  # of the debris at that moment

    def throws(self) -> tuple[Throw, ...]:
        return (_a_die("white", self.roll, f"{self.needs} or more breaks it up"),)
