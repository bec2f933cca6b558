"""What the coming drift would do to a table as it stands: the drift itself is tried on a copy of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from gamelode.kernel import Dice, Game, Part, Seat, cites

from ...events import RockCrashed, ScoutRolled, UnitDestroyed
from ...kinds import DEBRIS, SEAT_OF, UNDRILLED, Rock, Team, Unit
from ...rules.drift import Drift
from ...table import BeltTable
from ..view import knower, unknown_rocks
from . import parts


class Drifted(Struct, frozen=True):
    """What the drift would bring if no scout had luck."""

    destroyed: dict[Unit, tuple[Rock, str]]  # by which rock, and how
    rolls: tuple[Unit, ...]  # scouts that roll against debris, as often as they do
    crashes: tuple[tuple[Rock, Team], ...]


@cites("DRIFT-01", "HIT-02", "HIT-04", "ATT-03")
def drifted(game: Game, table: BeltTable) -> Drifted:
    """Try the drift on a copy of a table, with the lowest rolls."""
    twin = game.edition.clone(table)
    assert isinstance(twin, BeltTable)
    lowest, rolls = min(table.content.dice.white), len(table.number) * len(table.on_board)
    twin.dice = Dice(key=bytes(32), script={"white": (lowest,) * rolls})
    told = Game.scene(game.edition, twin, Drift(), seats=len(table.team_of)).log or ()
    events = [each.event for each in told]
    lost = {
        event.unit: (event.by.number, event.cause)
        for event in events
        if isinstance(event, UnitDestroyed) and event.by is not None and event.by.what == "rock"
    }
    return Drifted(
        lost,
        tuple(event.unit for event in events if isinstance(event, ScoutRolled)),
        tuple((event.rock, event.team) for event in events if isinstance(event, RockCrashed)),
    )


def dangers(table: BeltTable, drift: Drifted, units: Iterable[Unit]) -> Iterator[Part]:
    """What the drift would do to these units."""
    for unit in units:
        if unit in drift.destroyed:
            rock, cause = drift.destroyed[unit]
            if unit in drift.rolls and table.size[rock] == DEBRIS:
                yield parts.MustRoll(rock, unit, table.content.dice.scout_saves_from)
            elif cause == "hit":
                yield parts.RunOver(rock, unit)
            else:
                yield parts.CarriedOff(rock, unit)


@cites("DMG-03", "DMG-04", "R-40", "R-65")
def crashes(table: BeltTable, drift: Drifted, seat: Seat) -> Iterator[Part]:
    """What the drift would do to the refinery of a seat's team, as far as the seat knows it."""
    content, own = table.content, table.team_of[seat]
    for rock, team in drift.crashes:
        if team != own:
            continue
        if table.size[rock] == DEBRIS:
            yield parts.Crashes(rock, team, content.refinery.debris_damage)
        elif table.left[rock] != UNDRILLED:
            yield parts.Crashes(rock, team, table.left[rock])
        elif table.known[rock] & knower(table, seat):
            yield parts.Crashes(rock, team, content.deposit_loads[table.deposit[rock]])
        else:
            yield parts.CrashesUnseen(rock, team, max(content.deposit_loads[each] for each in pool(table, rock, seat)))


@cites("R-65", "R-66")
def pool(table: BeltTable, rock: Rock, seat: Seat) -> list[int]:
    """The deposits that an asteroid may hold for all that a seat knows, each as likely."""
    size = table.size[rock]
    hidden = [table.deposit[each] for each in unknown_rocks(table, knower(table, seat)) if table.size[each] == size]
    return [*table.bags[size], *hidden]


def is_at_entry(table: BeltTable, unit: Unit) -> bool:
    """Whether a new asteroid could appear upon a unit, or be pushed over it, right after the drift."""
    content = table.content
    return table.x[unit] <= content.tick_x[0] + max(content.rock_radius) + content.unit_radius[unit]


def own_units(table: BeltTable, seat: Seat) -> list[Unit]:
    """The units of a seat on the board."""
    return [unit for unit, number in enumerate(table.number) if number and SEAT_OF[unit] == seat]
