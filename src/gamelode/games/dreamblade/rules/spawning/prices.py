"""What a miniature costs."""

from __future__ import annotations

from gamelode.kernel import Seat, cites

from ...kinds import GRAVEYARD, TALLY_BITS, TALLY_MASK, Mini, Tally
from ...table import DreambladeTable


@cites("ASPECT-01", "ASPECT-03", "ASPECT-04", "R-19")
def aspects_held(table: DreambladeTable, seat: Seat) -> Tally:
    """A player's miniatures in dreamscape and graveyard, by aspect."""
    return table.aspects[seat]


def by_aspect(table: DreambladeTable, held: Tally) -> dict[str, int]:
    """What a tally says, aspect by aspect."""
    return {
        aspect.id: held >> TALLY_BITS * place & TALLY_MASK for place, aspect in enumerate(table.content.files.aspect)
    }


@cites("ASPECT-01", "ASPECT-02", "ASPECT-04", "R-19", "R-21")
def shortage(table: DreambladeTable, mini: Mini, held: Tally) -> int:
    """How many miniatures are missing for its aspect cost. It never helps itself, not even from the graveyard."""
    missing, content = 0, table.content
    if table.cell[mini] == GRAVEYARD:
        held -= content.tally[mini]
    for shift, asked in content.symbols[mini]:
        short = asked - (held >> shift & TALLY_MASK)
        if short > 0:
            missing += short
    return missing


def missing_aspects(table: DreambladeTable, mini: Mini, held: Tally) -> dict[str, int]:
    """Which miniatures are missing for its aspect cost, aspect by aspect."""
    content = table.content
    if table.cell[mini] == GRAVEYARD:
        held -= content.tally[mini]
    have = by_aspect(table, held)
    asked = content.files.miniature[content.kind[mini]].aspect_cost
    return {aspect: count - have[aspect] for aspect, count in asked.items() if count > have[aspect]}


@cites("CHANNEL-01", "R-20", "R-84")
def channel(table: DreambladeTable, seat: Seat) -> int:
    """How much less a player's miniatures cost."""
    if not table.channels:
        return 0
    cell, owner = table.cell, table.content.owner
    return sum([table.traits(mini).channel for mini in table.channels if cell[mini] >= 0 and owner[mini] == seat])


@cites("ASPECT-02", "MIN-01", "RESPAWN-01", "R-20", "R-21")
def price(table: DreambladeTable, mini: Mini, held: Tally, less: int) -> int:
    """Spawn cost, or Respawn's X in the graveyard, and the surcharge; less Channel, and never below 0."""
    surcharge = table.content.limits.surcharge_for_missing_aspect * shortage(table, mini, held)
    return max(base_cost(table, mini) + surcharge - less, 0)


@cites("RESPAWN-01", "R-21")
def base_cost(table: DreambladeTable, mini: Mini) -> int:
    """The spawn cost as printed; in the graveyard Respawn's X."""
    if table.cell[mini] == GRAVEYARD:
        return table.traits(mini).respawn or 0
    return table.content.cost[mini]
