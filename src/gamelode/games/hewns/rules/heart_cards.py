"""Heart cards: what is in them, shown, lost or taken."""

from __future__ import annotations

from gamelode.kernel import cites

from ..common_knowledge import is_heart_known, learn_heart
from ..events import HeartShown
from ..kinds import EMPTY, GEM, NO_CARD, Hewn, added
from ..table import HewnsTable


@cites("HEART-03", "R-98")
def show_heart(table: HewnsTable, hewn: Hewn) -> None:
    """All see what is in a heart card."""
    if table.content.has_heart[hewn] and not is_heart_known(table, hewn):
        table.tell(HeartShown, hewn, table.heart[hewn])
        learn_heart(table, hewn, table.brought_by[hewn])


@cites("R-58", "R-03", "GEM-03", "MINE-14")
def lose_heart(table: HewnsTable, hewn: Hewn) -> None:
    """A stone goes back to those for sale, a gem to the pile."""
    heart = table.heart[hewn]
    if heart >= GEM:
        table.gems = added(table.gems, heart - GEM, 1)
    elif heart >= 0:
        table.stones_left = added(table.stones_left, heart, 1)
        table.discard_spent("heart_stones", table.stones_out())
    table.heart[hewn] = EMPTY


def lose_heart_card(table: HewnsTable, hewn: Hewn) -> None:
    """The card itself goes with its swarm leader."""
    show_heart(table, hewn)
    lose_heart(table, hewn)
    table.heart[hewn] = NO_CARD


@cites("GEM-02", "GEM-03", "MINE-14", "R-88")
def take_gem(table: HewnsTable, hewn: Hewn) -> int:
    """The best gem left goes into the heart card, for all to see; a stone there is lost."""
    gem = next(number for number, left in enumerate(table.gems) if left)
    show_heart(table, hewn)
    lose_heart(table, hewn)
    table.gems = added(table.gems, gem, -1)
    table.heart[hewn] = GEM + gem
    return table.content.gems[gem]
