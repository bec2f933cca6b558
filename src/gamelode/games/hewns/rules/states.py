"""The states of a Hewn: damaged, stunned, dead, taken over by another player."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ..common_knowledge import drop, learn_inside
from ..events import HewnDamaged, HewnDied, HewnStunned, HewnTaken
from ..kinds import NO_CARD, NO_DANGER, NOBODY, OFF_BOARD, Hewn
from ..table import HewnsTable
from .heart_cards import lose_heart, show_heart
from .stores import show_store


@cites("SAME-35", "ENC-05", "R-59", "R-99")
def take_over(table: HewnsTable, hewn: Hewn, seat: Seat) -> None:
    """A new rod; whoever changes it opens the Hewn for all to see, save the heart card."""
    if table.brought_by[hewn] != seat:
        show_store(table, hewn)
    table.owner[hewn] = seat
    if table.space[hewn] < 0:
        table.brought_by[hewn] = seat
    table.heart_seen[hewn] |= 1 << seat
    table.tell(HewnTaken, seat, hewn)


@cites("HURT-03", "STATE-04")
def damage(table: HewnsTable, hewn: Hewn) -> None:
    table.damaged[hewn] = 1
    table.tell(HewnDamaged, hewn)


@cites("HURT-05", "STATE-06", "MOVE-10")
def stun(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn is stunned: its rod is taken out; all that is on it stays."""
    table.owner[hewn] = NOBODY
    table.tell(HewnStunned, hewn)


@cites("DANG-09")
def lose_to_danger(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn that is no longer healthy is killed at once by a danger token in its space."""
    here = table.space[hewn]
    if here >= 0 and table.danger[here] != NO_DANGER and not table.is_healthy(hewn):
        kill(table, hewn)


@cites("HURT-02", "EXPL-04", "NANA-03", "STATE-09", "R-58", "R-97", "RANG-11")
def kill(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn is removed with all that is on it."""
    table.tell(HewnDied, table.owner[hewn] if table.owner[hewn] >= 0 else None, hewn)
    show_heart(table, hewn)
    if table.space[hewn] >= 0:
        learn_inside(table, hewn)
    table.put(hewn, OFF_BOARD)
    table.pile += table.normal_on(hewn)
    table.dirty_out -= table.dirty_on(hewn)
    lose_heart(table, hewn)
    for piece in table.nana[hewn]:
        table.return_piece(piece)
    for slot in table.sicket[hewn]:
        for piece in slot:
            table.return_piece(piece)
    bare(table, hewn)
    table.discard(table.content.size[hewn], hewn)


def bare(table: HewnsTable, hewn: Hewn) -> None:
    """A Hewn is as it lay in the box: nobody's, undamaged and with nothing on it."""
    table.owner[hewn], table.damaged[hewn] = NOBODY, 0
    table.empty_stores(hewn)
    drop(table, hewn)
    table.heart[hewn] = NO_CARD
    table.nana[hewn], table.sicket[hewn], table.members[hewn] = (), (), ()
