"""What happens, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gamelode.kernel import Chapter, Event, Seat, Table, cites

from .kinds import BerthY, By, Deposit, Ore, Rock, Team, Unit, seat_of


class _ItsPlayers:
    """In statistics it counts for the player of its unit."""

    __slots__ = ()
    unit: Unit

    def whose(self, table: Table) -> tuple[Seat, ...]:
        """The seat whose unit it is."""
        return (seat_of(self.unit),)


class StartRolled(Event, frozen=True):
    """[TURN-01] {team} rolls {roll} for the first turn."""

    team: Team
    roll: int


class FirstTeam(Event, frozen=True):
    """[TURN-02] {team} goes first."""

    team: Team


class RefineryPlaced(Event, frozen=True):
    """[SETUP-09] {team} places its refinery {y}."""

    team: Team
    y: BerthY


class UnitPlaced(_ItsPlayers, Event, frozen=True):
    """[SETUP-11] {unit} stands at {x}, {y}."""

    unit: Unit
    x: int
    y: int


class RoundBegan(Event, frozen=True):
    """[R-21] Round {round}."""

    opens: ClassVar[Chapter] = "round"

    round: int


class AsteroidRolled(Event, frozen=True):
    """[GEN-01] {seat} rolls green {green}, white {white}."""

    seat: Seat
    green: int
    white: int


class AsteroidPlaced(Event, frozen=True):
    """[GEN-06] {rock} appears on line {line}."""

    rock: Rock
    size: int
    line: int
    x: int
    y: int


class RockPushed(Event, frozen=True):
    """[SPOT-02] {rock} is pushed to line {line}{by}."""

    rock: Rock
    line: int
    y: int
    by: By = None


class RockGone(Event, frozen=True):
    """[R-63] {rock} is gone: {cause}{by}."""

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

    unit: Unit
    x: int
    y: int


class UnitDocked(_ItsPlayers, Event, frozen=True):
    """[R-47] {unit} docks on {rock}."""

    unit: Unit
    rock: Rock


@cites("SCOUT-02", "SCOUT-05", "R-65")
class AsteroidScanned(_ItsPlayers, Event, frozen=True):
    """[SCOUT-04] {unit} scans {rock}: {deposit}."""

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

    reveals: ClassVar[bool] = True

    rock: Rock
    deposit: Deposit


class OreLoaded(_ItsPlayers, Event, frozen=True):
    """[HAUL-01] {unit} takes {loads} {ore} from {rock}."""

    tallied_by: ClassVar[str] = "ore"
    summed: ClassVar[str] = "loads"

    unit: Unit
    rock: Rock
    loads: int
    ore: Ore


class OreHandedOver(_ItsPlayers, Event, frozen=True):
    """[DRILL-07] {unit} hands a load of {ore} to {to}."""

    unit: Unit
    to: Unit
    ore: Ore


class OreDelivered(_ItsPlayers, Event, frozen=True):
    """[SCORE-01] {unit} brings home {loads} {ore}."""

    tallied_by: ClassVar[str] = "ore"
    summed: ClassVar[str] = "loads"

    unit: Unit
    loads: int
    ore: Ore


class OreDumped(_ItsPlayers, Event, frozen=True):
    """[HAUL-08] {unit} dumps {loads} {ore}."""

    unit: Unit
    loads: int
    ore: Ore


class BecameDebris(Event, frozen=True):
    """[DEB-01] {rock} is spent: a debris field."""

    rock: Rock


class Fought(_ItsPlayers, Event, frozen=True):
    """[FIGHT-02] {unit} attacks {target}: {roll} against {against}."""

    unit: Unit
    target: Unit
    roll: int
    against: int


class UnitHit(_ItsPlayers, Event, frozen=True):
    """[HIT-01] {rock} runs into {unit}, {why}."""

    rock: Rock
    unit: Unit
    why: str
    x: int  # the centre of the rock at that moment
    y: int


class UnitDestroyed(_ItsPlayers, Event, frozen=True):
    """[R-56] {unit} is destroyed: {cause}{by}."""

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

    unit: Unit


class RefineryDamaged(Event, frozen=True):
    """[DMG-01] The refinery of {team} takes {points} damage{by}; {health} health left."""

    tallied_by: ClassVar[str] = "by"
    summed: ClassVar[str] = "points"

    team: Team
    points: int
    health: int
    by: By = None


class RefineryDestroyed(Event, frozen=True):
    """[END-03] The refinery of {team} is destroyed."""

    team: Team


class UnitBuilt(_ItsPlayers, Event, frozen=True):
    """[BUILD-08] {unit} is built at {x}, {y}."""

    tallied_by: ClassVar[str] = "unit"

    unit: Unit
    x: int
    y: int


class RefineryRepaired(Event, frozen=True):
    """[DMG-06] {team} repairs its refinery: {health} health."""

    team: Team
    health: int


class RockDrifted(Event, frozen=True):
    """[DRIFT-01] {rock} drifts from {start} to {end}."""

    rock: Rock
    start: int
    end: int
    riders: tuple[Unit, ...] = ()  # which it carries along


class RidersCarried(Event, frozen=True):
    """[ATT-01] {rock} carries along: {riders}."""

    rock: Rock
    riders: tuple[Unit, ...]


class RiderScraped(_ItsPlayers, Event, frozen=True):
    """[R-38] {unit} would be dragged along and is scraped off {rock}{by}."""

    unit: Unit
    rock: Rock
    by: By = None


class HoldLost(_ItsPlayers, Event, frozen=True):
    """[R-42] {unit} loses its hold on {rock}."""

    unit: Unit
    rock: Rock


class RockCrashed(Event, frozen=True):
    """[R-40] {rock} crashes into the refinery of {team}."""

    rock: Rock
    team: Team
    x: int  # where it was stopped


class ScoutRolled(_ItsPlayers, Event, frozen=True):
    """[HIT-04] {unit} is in the path of the debris of {rock} and rolls {roll}; {needs} or more breaks it up."""

    unit: Unit
    rock: Rock
    roll: int
    needs: int
    x: int  # of the debris at that moment
