"""Substract that comes into the stores of a Hewn and out of them."""

from __future__ import annotations

from gamelode.kernel import cites

from ..common_knowledge import _vouch_for, come_out, open_up
from ..events import Burnt, StoreShown
from ..kinds import Hewn
from ..table import HewnsTable


# --- coming and going
@cites("R-37")
def store(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract that all have seen comes onto a Hewn: out of sight as long as there is room."""
    room = table.stores(hewn)[1] - table.hid_normal[hewn] - table.hid_dirty[hewn]
    into = min(normal, room)
    table.hid_normal[hewn] += into
    table.known_normal[hewn] += into
    table.open_normal[hewn] += normal - into
    into = min(dirty, room - into)
    table.hid_dirty[hewn] += into
    table.known_dirty[hewn] += into
    table.open_dirty[hewn] += dirty - into
    unknown = _fit(table, hewn)
    if normal + dirty > room:  # it has spilled into the open store
        _vouch_for(table, 1 << hewn, unknown)


@cites("R-37")
def unstore(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract leaves a Hewn for all to see: from the open store first."""
    shown = min(normal, table.open_normal[hewn]), min(dirty, table.open_dirty[hewn])
    table.open_normal[hewn] -= shown[0]
    table.open_dirty[hewn] -= shown[1]
    _uncover(table, hewn, normal - shown[0], dirty - shown[1])


def _uncover(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """What was seen going in comes out first; only the rest tells anything new."""
    seen = min(normal, table.known_normal[hewn]), min(dirty, table.known_dirty[hewn])
    table.hid_normal[hewn] -= normal
    table.hid_dirty[hewn] -= dirty
    table.known_normal[hewn] -= seen[0]
    table.known_dirty[hewn] -= seen[1]
    if seen != (normal, dirty):
        come_out(table, hewn, normal - seen[0], dirty - seen[1])


def _fit(table: HewnsTable, hewn: Hewn) -> int:
    """What was seen going in has left only so much room for the rest."""
    room = table.stores(hewn)[1] - table.known_normal[hewn] - table.known_dirty[hewn]
    for most in (table.most_normal, table.most_dirty, table.most_both):
        most[hewn] = min(most[hewn], room)
    return room


@cites("R-37")
def stow(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """So much of its Substract is in the open store, and the rest out of sight; on the board all see it moved."""
    out = normal - table.open_normal[hewn], dirty - table.open_dirty[hewn]
    table.open_normal[hewn], table.open_dirty[hewn] = normal, dirty
    if table.space[hewn] < 0:
        table.hid_normal[hewn] -= out[0]
        table.hid_dirty[hewn] -= out[1]
        return
    _uncover(table, hewn, max(out[0], 0), max(out[1], 0))
    for hidden, known, more in (
        (table.hid_normal, table.known_normal, max(-out[0], 0)),
        (table.hid_dirty, table.known_dirty, max(-out[1], 0)),
    ):
        hidden[hewn] += more
        known[hewn] += more
    _fit(table, hewn)


@cites("BURN-01", "RANG-24", "SAME-19", "DANG-05")
def burn(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract of a Hewn goes back to the supplies."""
    if normal or dirty:
        unstore(table, hewn, normal, dirty)
        table.pile += normal
        table.dirty_out -= dirty
        table.tell(Burnt, hewn, normal, dirty)


@cites("R-99")
def show_store(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in a Hewn."""
    if table.space[hewn] < 0 or table.most_normal[hewn] or table.most_dirty[hewn]:
        table.tell(StoreShown, hewn, table.normal_on(hewn), table.dirty_on(hewn))
    if table.space[hewn] < 0:
        return
    open_up(table, hewn)
    table.known_normal[hewn], table.known_dirty[hewn] = table.hid_normal[hewn], table.hid_dirty[hewn]
