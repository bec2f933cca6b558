"""What can be said of a choice before it is made, sentence by sentence."""

from __future__ import annotations

from gamelode.kernel import Chance, Cost, Effect, Game, Risk

from ...kinds import UNKNOWN, Deposit, Kind, Ore, Rock, Team, Unit
from ...table import BeltTable


def _table(game: Game) -> BeltTable:
    assert isinstance(game.table, BeltTable)
    return game.table


# --- what it costs


class CostsOre(Cost, frozen=True):
    """Costs {price}, worth {points} point(s)."""

    price: str  # such as 1 Mundacite and 3 Lameum
    points: int


class ThrowsAway(Cost, frozen=True):
    """Throws {loads} {ore} away, worth {points} point(s) at home."""

    loads: int
    ore: Ore
    points: int


class LeavesUnused(Cost, frozen=True):
    """Not used in this phase yet: {units}."""

    units: tuple[Unit, ...]


# --- what follows


class RidesAlong(Effect, frozen=True):
    """It rides on {rock} and is carried along by the drift."""

    rock: Rock


class LetsGo(Effect, frozen=True):
    """It lets go of {rock}."""

    rock: Rock


class Opens(Effect, frozen=True):
    """Everybody sees then what it holds: {deposit}."""

    deposit: Deposit


class Learns(Effect, frozen=True):
    """Your team alone learns what it holds."""


class TakesAboard(Effect, frozen=True):
    """{loads} {ore} more aboard, worth {points} point(s) at home."""

    loads: int
    ore: Ore
    points: int


class WayHome(Effect, frozen=True):
    """From there it is {turns} turn(s) home at least."""

    turns: int


class LeavesDebris(Effect, frozen=True):
    """Nothing is left of {rock} then but debris."""

    rock: Rock


class BringsHome(Effect, frozen=True):
    """Brings {points} point(s) home: {loads} {ore}."""

    points: int
    loads: int
    ore: Ore


class Damages(Effect, frozen=True):
    """The refinery of {team} has {health} health left then."""

    team: Team
    health: int


class Wins(Effect, frozen=True):
    """The game ends with it, and you win."""


class Loses(Risk, frozen=True):
    """The game ends with it, and {team} wins by points."""

    team: Team


class Repairs(Effect, frozen=True):
    """Your refinery has {health} health then."""

    health: int


class FliesLater(Effect, frozen=True):
    """The new {kind} can fly from your next turn on."""

    kind: Kind


class Clears(Effect, frozen=True):
    """The debris of {rock} is gone for certain."""

    rock: Rock


class Harries(Effect, frozen=True):
    """Whatever the dice say, {target} cannot attack a refinery in its next phase."""

    target: Unit


# --- what may be lost


class RunOver(Risk, frozen=True):
    """In the drift {rock} would run over {unit}."""

    rock: Rock
    unit: Unit


class CarriedOff(Risk, frozen=True):
    """In the drift {rock} would carry {unit} off the board."""

    rock: Rock
    unit: Unit


class MustRoll(Risk, frozen=True):
    """In the drift the debris of {rock} would hit {unit}, which lives if it rolls {needs} or more."""

    rock: Rock
    unit: Unit
    needs: int


class Crashes(Risk, frozen=True):
    """In the drift {rock} would crash into the refinery of {team}: {damage} damage."""

    rock: Rock
    team: Team
    damage: int


class CrashesUnseen(Risk, frozen=True):
    """In the drift {rock} would crash into the refinery of {team}: 1 damage for each load, up to {most}."""

    rock: Rock
    team: Team
    most: int


class MayBeAttacked(Risk, frozen=True):
    """{by} can come there and attack it."""

    by: Unit


class StandsOnLine(Risk, frozen=True):
    """Everything that drifts along line {line} would crash into it."""

    line: int


class NearLine(Risk, frozen=True):
    """Large asteroids on line {line} would crash into it."""

    line: int


# --- how likely it is


class Beats(Chance, frozen=True):
    """{target} is destroyed."""

    target: Unit

    def came_true(self, game: Game) -> bool | None:
        return not _table(game).number[self.target]


class ScoutIsHit(Chance, frozen=True):
    """{unit} is destroyed by debris."""

    unit: Unit

    def came_true(self, game: Game) -> bool | None:
        return not _table(game).number[self.unit]


class Holds(Chance, frozen=True):
    """{rock} holds {ore}."""

    rock: Rock
    ore: Ore

    def came_true(self, game: Game) -> bool | None:
        table = _table(game)
        deposit = table.deposit[self.rock]
        return deposit != UNKNOWN and table.content.deposit_ore[deposit] == self.ore
