"""Content that could not be played by is refused, with the key and the reason."""

from __future__ import annotations

from itertools import combinations, pairwise

from gamelode.kernel import Pack, cites

from ..board.geometry import Point, overlaps, square_gap
from ..kinds import DEBRIS, DRILLER, SEATS
from .entries import Files


def check(files: Files, pack: Pack) -> None:
    """Entries name only what is there, and numbers that depend on one another agree."""
    _check_ids(files, pack)
    _check_dice(files, pack)
    _check_lines(files, pack)
    _check_ticks(files, pack)
    _check_debris(files, pack)
    _check_units(files, pack)
    _check_berths(files, pack)
    _check_teams(files, pack)
    _check_start(files, pack)


def _check_ids(files: Files, pack: Pack) -> None:
    """Ores, units and rocks are those that the rules name, and tokens hold an ore that there is."""
    ores = [ore.id for ore in files.ore]
    for key, found, needed in (
        ("ore", ores, ["uberoid", "mundacite", "lameum"]),
        ("unit", [unit.id for unit in files.unit], ["scout", "driller", "hauler"]),
        ("rock", [rock.id for rock in files.rock], ["small", "large", "debris"]),
    ):
        if found != needed:
            raise pack.fault(key, f"the rules need {', '.join(needed)}, in this order")
    for number, token in enumerate(files.token):
        if token.ore not in ores:
            raise pack.fault(f"token[{number}].ore", f"there is no ore {token.ore!r}")


@cites("GEN-06", "GEN-07", "FIGHT-06", "R-19")
def _check_dice(files: Files, pack: Pack) -> None:
    """Some number brings an asteroid, and each but 0 names a line. Equal numbers are not rolled for ever."""
    green, lines = files.dice.green, len(files.board.line_y)
    if max(green) > lines:
        raise pack.fault("dice.green", f"there are only {lines} lines")
    if not any(green):
        raise pack.fault("dice.green", "no asteroid would ever come")
    if len(set(files.dice.white)) < 2:
        raise pack.fault("dice.white", "it needs two different numbers")


@cites("R-02", "R-04", "R-07", "R-13")
def _check_lines(files: Files, pack: Pack) -> None:
    """Rocks and riders are wholly on the board, and on neighbouring lines or ticks rocks do not overlap."""
    board, radius = files.board, max(rock.radius for rock in files.rock)
    if any(below - above < 2 * radius for above, below in pairwise(board.line_y)):
        raise pack.fault("board.line_y", f"each line must lie at least {2 * radius} below the one before it")
    if board.line_y[0] < radius or board.line_y[-1] > board.height - radius:
        raise pack.fault("board.line_y", f"a line must lie at least {radius} from the edge of the board")
    if board.tick_spacing < 2 * radius:
        raise pack.fault("board.tick_spacing", f"rocks on neighbouring ticks would overlap; it takes {2 * radius}")
    last = board.first_tick_x + board.tick_spacing * board.last_tick
    if board.first_tick_x < radius or last > board.width - radius:
        raise pack.fault("board", f"the first and the last tick must lie at least {radius} from the edge of the board")
    if last + radius + files.contact.ring + 2 * max(unit.radius for unit in files.unit) > board.width:
        raise pack.fault("board.width", "riders of a rock on the last tick would be carried over the edge")


@cites("R-33")
def _check_ticks(files: Files, pack: Pack) -> None:
    """A rock that catches up with another meets it, and does not jump over it."""
    slowest = min(rock.ticks for rock in files.rock)
    for number, rock in enumerate(files.rock):
        if rock.ticks > slowest + 1:
            raise pack.fault(f"rock[{number}].ticks", f"it would jump over slower ones; at most {slowest + 1}")


@cites("R-13", "R-45")
def _check_debris(files: Files, pack: Pack) -> None:
    """Whatever touches an asteroid has room when it turns to debris."""
    if files.rock[DEBRIS].radius > min(rock.radius for rock in files.rock):
        raise pack.fault(f"rock[{DEBRIS}].radius", "it must not be larger than an asteroid")


@cites("MOVE-02", "R-14", "R-52")
def _check_units(files: Files, pack: Pack) -> None:
    """Contact is aimed at within its ring; every unit can move; a driller holds one load."""
    if files.contact.aim >= files.contact.ring:
        raise pack.fault("contact.aim", "it must lie within the ring")
    for number, unit in enumerate(files.unit):
        if not unit.shorts + unit.longs:
            raise pack.fault(f"unit[{number}]", "it needs shorts or longs to move")
    if files.unit[DRILLER].capacity > 1:
        raise pack.fault(f"unit[{DRILLER}].capacity", "a driller holds one load at the most")


@cites("R-05", "R-13")
def _check_berths(files: Files, pack: Pack) -> None:
    """All round a refinery there is room for units, and no asteroid appears on it."""
    line, board, half = files.refinery_line, files.board, files.refinery.half_side
    room = half + 2 * max(unit.radius for unit in files.unit) + files.contact.ring
    if any(above >= below for above, below in pairwise(line.berth_y)):
        raise pack.fault("refinery_line.berth_y", "berths stand from top to bottom, each once")
    if line.berth_y[0] < room or line.berth_y[-1] > board.height - room:
        raise pack.fault("refinery_line.berth_y", f"a berth must lie at least {room} from the edge of the board")
    first = board.first_tick_x + max(rock.radius for rock in files.rock) + half
    if not max(first, room) <= line.x <= board.width - room:
        raise pack.fault("refinery_line.x", f"it must lie between {max(first, room)} and {board.width - room}")


@cites("R-06", "R-17", "COMP-06")
def _check_teams(files: Files, pack: Pack) -> None:
    """Every number of players has teams, and whatever berths are chosen, one is left for each team."""
    if [teams.id for teams in files.teams] != list(SEATS) or any(len(t.of_seats) != t.id for t in files.teams):
        raise pack.fault("teams", "it needs one entry for each number of players from 2 to 6")
    for number, entry in enumerate(files.teams):
        teams = set(entry.of_seats)
        if len(teams) < 2 or teams != set(range(len(teams))):
            raise pack.fault(f"teams[{number}].of_seats", "it needs two teams or more, numbered from 0 without a gap")
        if len(teams) > files.components.score_cards:
            raise pack.fault(f"teams[{number}].of_seats", f"there are only {files.components.score_cards} score cards")
    for count in sorted({len(set(entry.of_seats)) for entry in files.teams}):
        _check_distances(files, pack, count)


@cites("R-06", "R-20")
def _check_distances(files: Files, pack: Pack, teams: int) -> None:
    """For so many teams, refineries keep their distance in a quick start, and berths never run out."""
    line = files.refinery_line
    quick = line.quick_start.get(teams, ())
    if teams not in line.min_distance or len(quick) != teams:
        raise pack.fault("refinery_line", f"{teams} teams need a min_distance and {teams} berths for a quick start")
    far = line.min_distance[teams]
    most = max(sum(abs(other - berth) < far for other in line.berth_y) for berth in line.berth_y)
    if most * (teams - 1) >= len(line.berth_y):
        raise pack.fault("refinery_line.min_distance", f"{far} may leave one of {teams} teams without a berth")
    if not set(quick) <= set(line.berth_y):
        raise pack.fault(f"refinery_line.quick_start.{teams}", "each of them must be one of the berths")
    if any(abs(one - other) < far for one, other in combinations(quick, 2)):
        raise pack.fault(f"refinery_line.quick_start.{teams}", f"refineries stand at least {far} apart")


@cites("SETUP-11", "R-20", "R-26")
def _check_start(files: Files, pack: Pack) -> None:
    """Every squad of a team has places that touch the refinery and not each other."""
    mates = max(entry.of_seats.count(team) for entry in files.teams for team in entry.of_seats)
    if len(files.start_place) < mates:
        raise pack.fault("start_place", f"teams of {mates} need {mates} entries")
    taken: list[tuple[Point, int]] = []
    for number, places in enumerate(files.start_place):
        for unit, (x, y) in zip(files.unit, (places.scout, places.driller, places.hauler), strict=True):
            key = f"start_place[{number}].{unit.id}"
            if not _touches_refinery(files, unit.radius, x, y):
                raise pack.fault(key, f"a {unit.name} of radius {unit.radius} does not touch the refinery there")
            if any(overlaps(x - ox, y - oy, unit.radius + radius) for (ox, oy), radius in taken):
                raise pack.fault(key, "it overlaps another place")
            taken.append(((x, y), unit.radius))
    _check_neighbours(files, pack, taken)
    half = files.refinery.half_side
    if any(abs(along) > half for along in files.canonical.faces):
        raise pack.fault("canonical.faces", f"a side ends at {half}")
    for unit, corner in zip(files.unit, files.canonical.corners, strict=True):
        if not _touches_refinery(files, unit.radius, half + corner, half + corner):
            raise pack.fault("canonical.corners", f"a {unit.name} at {corner} does not touch the refinery")


@cites("R-06", "R-13", "R-20")
def _check_neighbours(files: Files, pack: Pack, places: list[tuple[Point, int]]) -> None:
    """However close refineries may stand, neither they nor the places of their squads overlap."""
    line, half = files.refinery_line, files.refinery.half_side
    for entry in files.teams:
        teams, mates = len(set(entry.of_seats)), max(map(entry.of_seats.count, entry.of_seats))
        far, own = line.min_distance[teams], places[: len(files.unit) * mates]
        for gap in sorted({below - above for above, below in combinations(line.berth_y, 2) if below - above >= far}):
            next_door = [((x, y + gap), radius) for (x, y), radius in own]
            if (
                gap < 2 * half
                or any(overlaps(x - ox, y - oy, r + radius) for (x, y), r in own for (ox, oy), radius in next_door)
                or any(square_gap(x, y - gap, half) < r * r for (x, y), r in own)
                or any(square_gap(x, y, half) < r * r for (x, y), r in next_door)
            ):
                raise pack.fault("refinery_line.min_distance", f"with {far} squads of {teams} teams could overlap")


def _touches_refinery(files: Files, radius: int, x: int, y: int) -> bool:
    """Whether a unit of this radius touches a refinery, as seen from the refinery's centre."""
    gap = square_gap(x, y, files.refinery.half_side)
    return radius * radius <= gap <= (radius + files.contact.ring) ** 2
