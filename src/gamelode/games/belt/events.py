"""What happens, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gamelode.kernel import Event, Seat, cites

from .pieces import By, Deposit, Ore, Rock, Team, Unit


class StartRolled(Event, frozen=True):
    """[TURN-01] {team} rolls {roll} for the first turn."""

    team: Team
    roll: int


class FirstTeam(Event, frozen=True):
    """[TURN-02] {team} goes first."""

    team: Team


class RefineryPlaced(Event, frozen=True):
    """[SETUP-09] {team} places its refinery at {y}."""

    team: Team
    y: int


class UnitPlaced(Event, frozen=True):
    """[SETUP-11] {unit} stands at {x}, {y}."""

    unit: Unit
    x: int
    y: int


class RoundBegan(Event, frozen=True):
    """[R-21] Round {round}."""

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


class RockPushed(Event, frozen=True):
    """[SPOT-02] {rock} is pushed to line {line}{by}."""

    rock: Rock
    line: int
    by: By = None


class RockGone(Event, frozen=True):
    """[R-63] {rock} is gone: {cause}{by}."""

    rock: Rock
    cause: str
    by: By = None


class PhaseBegan(Event, frozen=True):
    """[TURN-04] {seat}'s action phase."""

    seat: Seat


class UnitFlew(Event, frozen=True):
    """[MOVE-08] {unit} flies to {x}, {y}."""

    unit: Unit
    x: int
    y: int


class UnitDocked(Event, frozen=True):
    """[R-47] {unit} docks on {rock}."""

    unit: Unit
    rock: Rock


@cites("SCOUT-02", "SCOUT-05", "R-65")
class AsteroidScanned(Event, frozen=True):
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


class OreLoaded(Event, frozen=True):
    """[HAUL-01] {unit} takes {loads} {ore} from {rock}."""

    unit: Unit
    rock: Rock
    loads: int
    ore: Ore


class OreHandedOver(Event, frozen=True):
    """[DRILL-07] {unit} hands a load of {ore} to {to}."""

    unit: Unit
    to: Unit
    ore: Ore


class OreDelivered(Event, frozen=True):
    """[SCORE-01] {unit} brings home {loads} {ore}."""

    unit: Unit
    loads: int
    ore: Ore


class OreDumped(Event, frozen=True):
    """[HAUL-08] {unit} dumps {loads} {ore}."""

    unit: Unit
    loads: int
    ore: Ore


class BecameDebris(Event, frozen=True):
    """[DEB-01] {rock} is spent: a debris field."""

    rock: Rock


class Fought(Event, frozen=True):
    """[FIGHT-02] {unit} attacks {target}: {roll} against {against}."""

    unit: Unit
    target: Unit
    roll: int
    against: int


class UnitHit(Event, frozen=True):
    """[HIT-01] {rock} runs into {unit}, {why}."""

    rock: Rock
    unit: Unit
    why: str
    x: int  # the centre of the rock at that moment
    y: int


class UnitDestroyed(Event, frozen=True):
    """[R-56] {unit} is destroyed: {cause}{by}."""

    unit: Unit
    cause: str
    by: By = None


class CargoLost(Event, frozen=True):
    """[R-56] {loads} {ore} aboard {unit} are lost."""

    unit: Unit
    loads: int
    ore: Ore


class UnitHarried(Event, frozen=True):
    """[DRILL-13] {unit} is harried and cannot attack a refinery."""

    unit: Unit


class RefineryDamaged(Event, frozen=True):
    """[DMG-01] The refinery of {team} takes {points} damage{by}; {health} health left."""

    team: Team
    points: int
    health: int
    by: By = None


class UnitBuilt(Event, frozen=True):
    """[BUILD-08] {unit} is built at {x}, {y}."""

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


class RiderScraped(Event, frozen=True):
    """[R-38] {unit} would be dragged along and is scraped off {rock}{by}."""

    unit: Unit
    rock: Rock
    by: By = None


class HoldLost(Event, frozen=True):
    """[R-42] {unit} loses its hold on {rock}."""

    unit: Unit
    rock: Rock


class RockCrashed(Event, frozen=True):
    """[R-40] {rock} crashes into the refinery of {team}."""

    rock: Rock
    team: Team
    x: int  # where it was stopped


class ScoutRolled(Event, frozen=True):
    """[HIT-04] {unit} is in the path of the debris of {rock} and rolls {roll}; {needs} or more breaks it up."""

    unit: Unit
    rock: Rock
    roll: int
    needs: int
    x: int  # of the debris at that moment
