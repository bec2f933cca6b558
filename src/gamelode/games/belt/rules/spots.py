"""Two rocks on the same spot, and rocks that are pushed to another line."""

from __future__ import annotations

from gamelode.kernel import cites

from ..board.geometry import meeting_point, sweep_gap
from ..events import RockPushed
from ..kinds import DEBRIS, NOWHERE, SMALL, Rock, a_rock
from ..table import BeltTable


@cites("SPOT-01", "SPOT-02", "SPOT-03", "R-31", "R-33", "R-34", "R-42")
def resolve_spot(table: BeltTable, rock: Rock) -> None:
    """A rock has come to a spot. If another is there, what happens depends on their sizes."""
    other = other_on_spot(table, rock)
    if other == NOWHERE:
        return
    was_there, newcomer = table.size[other], table.size[rock]
    if newcomer == DEBRIS or was_there == DEBRIS:
        lost, stays = (rock, other) if newcomer == DEBRIS else (other, rock)
        table.remove(lost, "swept up", a_rock(stays))
    elif was_there != newcomer:
        lost, stays = (rock, other) if newcomer == SMALL else (other, rock)
        table.remove(lost, "shattered", a_rock(stays))
    else:
        push(table, other, -1, by=rock)
        push(table, rock, 1, by=other)
        for pushed in (other, rock):
            if pushed in table.on_board:
                resolve_spot(table, pushed)


def other_on_spot(table: BeltTable, rock: Rock, ahead: int = 0) -> Rock:
    """The rock that is on the same spot, or on that so many ticks ahead; -1 if there is none."""
    lines, ticks = table.line, table.tick
    line, tick = lines[rock], ticks[rock] + ahead
    for other in table.on_board:
        if ticks[other] == tick and lines[other] == line and other != rock:
            return other
    return NOWHERE


@cites("SPOT-02", "SPOT-04", "R-32", "R-36")
def push(table: BeltTable, rock: Rock, way: int, by: Rock) -> None:
    """A rock sweeps straight to the next line and leaves its riders behind. Past the last line it is gone."""
    content = table.content
    table.let_go(rock)
    line = table.line[rock] + way
    x, start = table.place(rock)
    inside = 1 <= line <= content.lines
    end = content.line_y[line] if inside else (0 if way < 0 else content.height)
    low, high, radius = min(start, end), max(start, end), content.rock_radius[table.size[rock]]
    struck = [
        (abs(y - start), table.x[unit], unit)
        for unit, y in enumerate(table.y)
        if table.number[unit] and sweep_gap(low, high, y, table.x[unit] - x) < (radius + content.unit_radius[unit]) ** 2
    ]
    for _, _, unit in sorted(struck):
        radii = radius + content.unit_radius[unit]
        met = meeting_point(start, end, table.y[unit], table.x[unit] - x, radii)
        table.hit(unit, rock, "which stood where it was pushed", (x, met))
    table.line[rock] = line
    if inside:
        table.tell(RockPushed, rock, line, end, a_rock(by))
    else:
        table.remove(rock, "pushed off the board", a_rock(by))
