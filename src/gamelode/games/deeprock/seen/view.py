"""What is hidden: what everyone sees, a game it could be, and what must always be true."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..board.hexes import Space, listed
from ..table import DeepRockTable, Dwarf, ThisTurn
from .outlook import (
    DiceInHand,
    Outlook,
    accepted_spaces,
    dice_in_hand,
    event_under_way,
    outlook,
    outlook_of_robot,
    prey,
    swarm_under_way,
)


class CreatureView(Struct, frozen=True):
    kind: int
    space: Space
    rear: Space
    facing: int
    wounds: int
    stunned: bool
    frozen: bool
    marked: bool
    corroded: bool  # resists nothing
    prey: int  # whom it would go for now: a seat, GUN, LURE, or nobody
    strikes: bool  # it could attack from where it is


class View(Struct, frozen=True, kw_only=True):
    """What everybody knows: there are no hidden hands."""

    mission: int
    hazard: int
    active: Seat
    turn: ThisTurn
    dwarves: tuple[Dwarf, ...]
    creatures: dict[int, CreatureView]
    open: tuple[Space, ...]
    pits: tuple[Space, ...]
    stalagmites: tuple[Space, ...]
    drop_pod: tuple[Space, ...]
    exits: tuple[Space, ...]
    hidden: tuple[tuple[Space, ...], ...]
    minerals: dict[Space, int]
    ground: dict[Space, tuple[int, ...]]
    pickups: dict[Space, int]
    upgrades: dict[Space, int]
    cubes: dict[Space, int]
    flames: tuple[Space, ...]
    platforms: tuple[Space, ...]
    flares: tuple[Space, ...]
    ziplines: tuple[tuple[Space, ...], ...]
    shield: Space
    sentry: Space
    bosco: Space
    resupply: Space
    stock: tuple[int, int, int]
    lures: dict[Seat, Space]
    fields: dict[Seat, tuple[Space, ...]]
    mines: tuple[Space, ...]
    charges: dict[Space, Seat]
    shown_cards: dict[Seat, tuple[int, ...]]
    pile: tuple[int, ...]
    progress: tuple[tuple[int, int], ...]
    met: bool
    threat: int
    reached: int  # the farthest that the Swarm Threat marker has been
    swarms_aside: int
    decks: dict[str, int]  # cards left
    discards: dict[str, tuple[int, ...]]
    completed: int
    recent: tuple[Seat, ...]  # those who had a turn, the last one first
    outlooks: tuple[Outlook, ...]  # of the Dwarves
    robot_outlook: Outlook
    dice: DiceInHand | None
    accepts: tuple[Space, ...]  # what the open question accepts beyond its options
    event: int  # the Event card under way
    swarm: int  # the Swarm card


@cites("CREW-06", "HAZ-04", "SETUP-02", "HID-01", "PICK-02")
def view(table: DeepRockTable, stack: list[Frame], seat: Seat | None) -> View:
    """Decks, hidden caves and face-down tokens are hidden from everyone, and nothing else is."""
    ready = bool(table.where)
    return View(
        mission=table.mission,
        hazard=table.hazard,
        active=table.active,
        turn=table.turn,
        dwarves=tuple(table.dwarves),
        creatures={c: _creature(table, c) for c, space in enumerate(table.where) if space >= 0},
        open=listed(table.open),
        pits=listed(table.map.pits),
        stalagmites=listed(table.stalagmites),
        drop_pod=listed(table.map.pod),
        exits=table.exits,
        hidden=tuple(listed(table.map.slots[s]) for s in table.hidden),
        minerals=table.minerals,
        ground=table.ground,
        pickups=table.pickups,
        upgrades=table.upgrades,
        cubes=table.cubes,
        flames=listed(table.burning),
        platforms=listed(table.platforms),
        flares=table.flares,
        ziplines=table.ziplines,
        shield=table.shield,
        sentry=table.sentry,
        bosco=table.robot,
        resupply=table.pod,
        stock=table.stock,
        lures=table.lures,
        fields={owner: listed(spaces) for owner, spaces in table.fields.items()},
        mines=table.mines,
        charges=table.charges,
        shown_cards=table.shown_cards,
        pile=tuple(table.pile),
        progress=tuple(table.progress()) if ready else (),
        met=table.met,
        threat=table.threat,
        reached=table.reached,
        swarms_aside=table.aside,
        decks={
            "events": len(table.events) + table.specials_in,
            "swarms": len(table.swarms) - min(table.aside, len(table.swarms)),
            "shouts": len(table.shouts),
            "supplies": len(table.supplies),
            "throwables": len(table.throwables),
        },
        discards={
            "events": tuple(table.event_discard),
            "swarms": tuple(table.swarm_discard),
            "shouts": tuple(table.shout_discard),
            "supplies": tuple(table.supply_discard),
            "throwables": tuple(table.throwable_discard),
        },
        completed=table.completed,
        recent=table.recent,
        outlooks=tuple(outlook(table, stack, seat) for seat in range(len(table.dwarves))),
        robot_outlook=outlook_of_robot(table),
        dice=dice_in_hand(stack),
        accepts=accepted_spaces(table, stack),
        event=event_under_way(stack),
        swarm=swarm_under_way(table, stack),
    )


def _creature(table: DeepRockTable, creature: int) -> CreatureView:
    return CreatureView(
        table.content.kind_of[creature],
        table.where[creature],
        table.rear if creature == table.content.two_spaces else -1,
        table.facing[creature],
        table.wounds[creature],
        bool(table.stunned >> creature & 1),
        bool(table.frozen >> creature & 1),
        bool(table.marked >> creature & 1),
        any(creatures >> creature & 1 for creatures in table.corroded.values()),
        *prey(table, creature),
    )
