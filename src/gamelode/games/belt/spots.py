"""Two rocks on the same spot, and rocks that are pushed to another line."""

from __future__ import annotations

from gamelode.kernel import cites

from .events import RockPushed
from .geometry import sweep_gap
from .pieces import DEBRIS, SMALL, Rock
from .table import BeltTable


@cites("SPOT-01", "SPOT-02", "SPOT-03", "R-31", "R-33", "R-34", "R-42")
def settle(table: BeltTable, rock: Rock) -> None:
    """A rock has come to a spot. If another is there, what happens depends on their sizes."""
    other = _other_on_spot(table, rock)
    if other < 0:
        return
    was_there, newcomer = table.size[other], table.size[rock]
    if newcomer == DEBRIS or was_there == DEBRIS:
        table.remove(rock if newcomer == DEBRIS else other, "swept up")
    elif was_there != newcomer:
        table.remove(rock if newcomer == SMALL else other, "shattered by a large asteroid")
    else:
        push(table, other, -1)
        push(table, rock, 1)
        for pushed in (other, rock):
            if pushed in table.on_board:
                settle(table, pushed)


def _other_on_spot(table: BeltTable, rock: Rock) -> Rock:
    """The rock that was there before; -1 if there is none."""
    line, tick = table.line[rock], table.tick[rock]
    for other in table.on_board:
        if table.tick[other] == tick and table.line[other] == line and other != rock:
            return other
    return -1


@cites("SPOT-02", "SPOT-04", "R-32", "R-36")
def push(table: BeltTable, rock: Rock, by: int) -> None:
    """A rock sweeps straight to the next line and leaves its riders behind. Past the last line it is gone."""
    content = table.content
    table.let_go(rock)
    line = table.line[rock] + by
    x, start = table.place(rock)
    inside = 1 <= line <= content.lines
    end = content.line_y[line] if inside else (0 if by < 0 else content.height)
    low, high, radius = min(start, end), max(start, end), content.rock_radius[table.size[rock]]
    struck = [
        (abs(y - start), table.x[unit], unit)
        for unit, y in enumerate(table.y)
        if table.number[unit] and sweep_gap(low, high, y, table.x[unit] - x) < (radius + content.radius[unit % 3]) ** 2
    ]
    for _, _, unit in sorted(struck):
        table.hit(unit, rock)
    table.line[rock] = line
    if inside:
        table.tell(RockPushed, rock, line)
    else:
        table.remove(rock, "pushed off the board")
