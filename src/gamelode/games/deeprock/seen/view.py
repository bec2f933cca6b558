"""What everybody sees: there are no hidden hands."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..board.hexes import NOWHERE, Space, listed
from ..kinds import Grenade, UpgradeKind
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


class DwarfView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Dwarf with his gear: all of it lies open. What is as at the start is left out."""

    kind: int = -1
    space: Space = NOWHERE
    health: int = 5
    primary: int = 5
    secondary: int = 3
    weapon: int = -1
    overclocked: bool = False
    knocked: bool = False
    stunned: bool = False
    webbed: bool = False
    left_pod: bool = False
    carrying: bool = False
    throwables: tuple[Grenade, ...] = ()
    cards: tuple[int, ...] = ()
    fitted: tuple[tuple[UpgradeKind, ...], tuple[UpgradeKind, ...]] = ((), ())


class TurnView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lasts until the end of a player's turn. What has not happened yet is left out."""

    actions: int = 0
    streak: bool = False  # Sustained Fire may follow
    flamings: int = 0
    flares: int = 0  # placed
    shot_at: int = 0  # creatures that the Sentry Gun has fired at, a bit for each
    removed: int = 0  # creatures that left the board since the kind that acts now began to, a bit for each
    shield_used: bool = False
    robot: int = 0  # actions that BOSCO has left
    acting: bool = False  # the action phase is under way
    chops: int = 0  # axe successes still to be used
    hits: int = 0  # on dice still to be assigned


class CreatureView(Struct, frozen=True):
    """A creature on the board."""

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
    turn: TurnView
    dwarves: tuple[DwarfView, ...]
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
        turn=_turn(table.turn),
        dwarves=tuple(map(_dwarf, table.dwarves)),
        creatures={c: _creature(table, c) for c, space in enumerate(table.where) if space >= 0},
        open=listed(table.open),
        pits=listed(table.map.pits),
        stalagmites=listed(table.stalagmites),
        drop_pod=listed(table.map.pod),
        exits=table.exits,
        hidden=tuple(listed(table.map.slots[s]) for s in table.hidden),
        minerals=dict(table.minerals),
        ground=dict(table.ground),
        pickups=dict(table.pickups),
        upgrades=dict(table.upgrades),
        cubes=dict(table.cubes),
        flames=listed(table.burning),
        platforms=listed(table.platforms),
        flares=table.flares,
        ziplines=table.ziplines,
        shield=table.shield,
        sentry=table.sentry,
        bosco=table.robot,
        resupply=table.pod,
        stock=table.stock,
        lures=dict(table.lures),
        fields={owner: listed(spaces) for owner, spaces in table.fields.items()},
        mines=table.mines,
        charges=dict(table.charges),
        shown_cards=dict(table.shown_cards),
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


def _dwarf(dwarf: Dwarf) -> DwarfView:
    return DwarfView(
        kind=dwarf.kind,
        space=dwarf.space,
        health=dwarf.health,
        primary=dwarf.primary,
        secondary=dwarf.secondary,
        weapon=dwarf.weapon,
        overclocked=dwarf.overclocked,
        knocked=dwarf.knocked,
        stunned=dwarf.stunned,
        webbed=dwarf.webbed,
        left_pod=dwarf.left_pod,
        carrying=dwarf.carrying,
        throwables=dwarf.throwables,
        cards=dwarf.cards,
        fitted=dwarf.fitted,
    )


def _turn(turn: ThisTurn) -> TurnView:
    return TurnView(
        actions=turn.actions,
        streak=turn.streak,
        flamings=turn.flamings,
        flares=turn.flares,
        shot_at=turn.shot_at,
        removed=turn.removed,
        shield_used=turn.shield_used,
        robot=turn.robot,
        acting=turn.acting,
        chops=turn.chops,
        hits=turn.hits,
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
