"""Substract that comes into the stores of a Hewn and out of them."""

from __future__ import annotations

from gamelode.kernel import cites

from ..common_knowledge import is_in_doubt, know_all_of, learn_full, put_into_store, take_out_of_store
from ..events import Burnt, StoreShown
from ..kinds import Hewn
from ..table import HewnsTable


@cites("R-37")
def store(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract that all have seen comes onto a Hewn: out of sight as long as there is room."""
    room = table.stores(hewn)[1] - table.hid_normal[hewn] - table.hid_dirty[hewn]
    hidden_normal = min(normal, room)
    hidden_dirty = min(dirty, room - hidden_normal)
    table.open_normal[hewn] += normal - hidden_normal
    table.open_dirty[hewn] += dirty - hidden_dirty
    put_into_store(table, hewn, hidden_normal, hidden_dirty)
    if normal + dirty > room:  # it has spilled into the open store
        learn_full(table, hewn)


@cites("R-37")
def unstore(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """Substract leaves a Hewn for all to see: from the open store first."""
    shown = min(normal, table.open_normal[hewn]), min(dirty, table.open_dirty[hewn])
    table.open_normal[hewn] -= shown[0]
    table.open_dirty[hewn] -= shown[1]
    take_out_of_store(table, hewn, normal - shown[0], dirty - shown[1])


@cites("R-37")
def stow(table: HewnsTable, hewn: Hewn, normal: int, dirty: int) -> None:
    """So much Substract of a Hewn is in the open store, and the rest out of sight; on the board all see it moved."""
    out = normal - table.open_normal[hewn], dirty - table.open_dirty[hewn]
    table.open_normal[hewn], table.open_dirty[hewn] = normal, dirty
    if table.space[hewn] < 0:
        table.hid_normal[hewn] -= out[0]
        table.hid_dirty[hewn] -= out[1]
        return
    take_out_of_store(table, hewn, max(out[0], 0), max(out[1], 0))
    put_into_store(table, hewn, max(-out[0], 0), max(-out[1], 0))


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
    on_board = table.space[hewn] >= 0
    if not on_board or is_in_doubt(table, hewn):
        table.tell(StoreShown, hewn, table.normal_on(hewn), table.dirty_on(hewn))
    if on_board:
        know_all_of(table, hewn)
