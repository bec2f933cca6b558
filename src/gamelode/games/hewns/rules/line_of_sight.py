"""Who sees whom on the table, and which friends are linked by sight."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ..board.line_of_sight import hewns_in_sight, spaces_in_sight
from ..kinds import Hewn, Space, bits
from ..table import HewnsTable


@cites("SIGHT-01", "SIGHT-03", "SIGHT-15", "SIGHT-16")
def hewns_in_sight_of(table: HewnsTable, hewn: Hewn) -> int:
    """Hewns, a bit for each, in other spaces that this one sees, and that see it."""
    here = table.space[hewn]
    return hewns_in_sight(here, table.map.rays, table.crowd, {here: table.joined_by_tunnel(here)})


@cites("SIGHT-02", "R-27")
def spaces_in_sight_of(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Spaces in sight and its own; only its own for a Hewn in company."""
    here = table.space[hewn]
    if not table.is_alone(hewn):
        return [here]
    mouths = {here: table.joined_by_tunnel(here)}
    return [here, *spaces_in_sight(here, table.map.rays, table.crowd, mouths)]


@cites("SIGHT-07", "SIGHT-08", "MOVE-08", "SAME-01", "SAME-02")
def healthy_enemies_here(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    owner = table.owner[hewn]
    others = table.crowd[table.space[hewn]] & ~(1 << hewn)
    return (
        [other for other in bits(others) if table.is_healthy(other) and table.owner[other] != owner] if others else []
    )


def has_healthy_hewn(table: HewnsTable, space: Space, but: Hewn = -1) -> bool:
    crowd = table.crowd[space]
    return bool(crowd) and any(other != but and table.is_healthy(other) for other in bits(crowd))


@cites("XMIT-04", "XMIT-05", "XMIT-08", "R-96")
def linked(table: HewnsTable, hewn: Hewn, but: tuple[Hewn, ...] = ()) -> list[Hewn]:
    """Friendly healthy Hewns that are joined to this one by a chain of sight; some may be shut out."""
    seat, found = table.owner[hewn], [hewn]
    if table.space[hewn] < 0:
        return []
    friends = friends_on_board(table, seat)
    for other in but:
        friends &= ~(1 << other)
    friends &= ~(1 << hewn)
    for each in found:
        if not friends:
            break
        near = (table.crowd[table.space[each]] | hewns_in_sight_of(table, each)) & friends
        friends &= ~near
        found += bits(near)
    return found[1:]


def friends_on_board(table: HewnsTable, seat: Seat) -> int:
    """Healthy Hewns of a player on the board, a bit for each."""
    found = 0
    for hewn, owner in enumerate(table.owner):
        if owner == seat and table.space[hewn] >= 0 and not table.damaged[hewn]:
            found |= 1 << hewn
    return found
