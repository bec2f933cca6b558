"""What everybody sees: there are no hidden hands."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..board.hexes import WITHIN, listed
from ..kinds import (
    DAMAGE,
    NOWHERE,
    Creature,
    CreatureCondition,
    Damage,
    DwarfCondition,
    Grenade,
    Intent,
    ModeId,
    Space,
    UpgradeKind,
)
from ..rules.creatures.swarms import swarm_cards
from ..table import DeepRockTable, Dwarf, ThisTurn
from .outlook import (
    NO_OUTLOOK,
    DiceInHand,
    Outlook,
    accepted_spaces,
    dice_in_hand,
    event_under_way,
    in_range,
    outlook,
    outlook_of_robot,
    prey,
    swarm_under_way,
)


class DwarfView(Struct, frozen=True, kw_only=True):
    """A Dwarf with his gear: all of it lies open."""

    kind: int  # -1: none is chosen yet
    space: Space
    health: int
    primary: int
    secondary: int
    secondary_slots: int  # for so much secondary ammo there is room
    weapon: int
    overclocked: bool
    conditions: tuple[DwarfCondition, ...]
    left_pod: bool
    throwables: tuple[Grenade, ...]
    cards: tuple[int, ...]
    fitted: tuple[tuple[UpgradeKind, ...], tuple[UpgradeKind, ...]]
    modes: tuple[ModeId, ...]  # the ways to shoot that he has


class TurnView(Struct, frozen=True, kw_only=True):
    """What lasts until the end of a player's turn."""

    actions: int
    streak: bool  # Sustained Fire may follow
    flamings: int
    flares: int  # placed
    shot_at: int  # creatures that the Sentry Gun has fired at, a bit for each
    removed: int  # creatures that left the board since the kind that acts now began to, a bit for each
    shield_used: bool
    robot: int  # actions that BOSCO has left
    acting: bool  # the action phase is under way
    chops: int  # axe successes still to be used
    hits: int  # on dice still to be assigned


class CreatureView(Struct, frozen=True):
    """A creature on the board."""

    kind: int
    space: Space
    rear: Space
    facing: int
    health: int  # left
    conditions: tuple[CreatureCondition, ...]
    resist: dict[Damage, int]  # as it is now
    marked: bool
    in_range: tuple[Space, ...]  # open spaces as near as it reaches
    intent: Intent  # what it would do if it acted now
    prey: int  # whom it would go for: a seat, GUN, LURE, or nobody
    goal: Space  # where that is


class Decks(Struct, frozen=True, kw_only=True):
    """How many cards are left in each deck."""

    events: int
    swarms: int
    shouts: int
    supplies: int
    throwables: int


class Discards(Struct, frozen=True, kw_only=True):
    """The cards of each discard pile, the last one at the end."""

    events: tuple[int, ...]
    swarms: tuple[int, ...]
    shouts: tuple[int, ...]
    supplies: tuple[int, ...]
    throwables: tuple[int, ...]


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
    minehead: Space
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
    shielded: tuple[Space, ...]  # where it protects
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
    swarms_ahead: tuple[int, ...]  # steps of the Swarm Threat that still bring a Swarm
    swarm_cards: int  # that the next Swarm draws
    swarms_aside: int
    decks: Decks
    discards: Discards
    completed: int
    recent: tuple[Seat, ...]  # those who had a turn, the last one first
    outlooks: tuple[Outlook, ...]  # of the Dwarves; empty in the middle of a rule, as that of BOSCO is
    robot_outlook: Outlook
    dice: DiceInHand | None
    accepts: tuple[Space, ...]  # what the open question accepts beyond its options
    event: int  # the Event card under way
    swarm: int  # the Swarm card


@cites("CREW-06", "HAZ-04", "SETUP-02", "HID-01", "PICK-02")
def view(table: DeepRockTable, stack: list[Frame], seat: Seat | None) -> View:
    """Decks, hidden caves and face-down tokens are hidden from everyone, and nothing else is."""
    ready, rests = bool(table.where), not stack or stack[-1].is_question
    return View(
        mission=table.mission,
        hazard=table.hazard,
        active=table.active,
        turn=_turn(table.turn),
        dwarves=tuple(_dwarf(table, seat) for seat in range(len(table.dwarves))),
        creatures={c: _creature(table, c) for c, space in enumerate(table.where) if space >= 0},
        open=listed(table.open),
        pits=listed(table.map.pits),
        stalagmites=listed(table.stalagmites),
        drop_pod=listed(table.map.pod),
        exits=table.exits,
        minehead=table.map.minehead if ready else NOWHERE,
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
        shielded=listed(WITHIN[1][table.shield]) if table.shield >= 0 else (),
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
        swarms_ahead=tuple(step for step in table.content.threat.swarm if step > table.reached),
        swarm_cards=swarm_cards(table),
        swarms_aside=table.aside,
        decks=_decks(table),
        discards=_discards(table),
        completed=table.completed,
        recent=table.recent,
        outlooks=tuple(outlook(table, stack, seat) if rests else NO_OUTLOOK for seat in range(len(table.dwarves))),
        robot_outlook=outlook_of_robot(table, stack) if rests else NO_OUTLOOK,
        dice=dice_in_hand(stack),
        accepts=accepted_spaces(table, stack),
        event=event_under_way(stack),
        swarm=swarm_under_way(table, stack),
    )


def _decks(table: DeepRockTable) -> Decks:
    """How many cards are in each deck; Swarm cards that are set aside are in none."""
    return Decks(
        events=len(table.events) + table.specials_in,
        swarms=len(table.swarms) - min(table.aside, len(table.swarms)),
        shouts=len(table.shouts),
        supplies=len(table.supplies),
        throwables=len(table.throwables),
    )


def _discards(table: DeepRockTable) -> Discards:
    """What has been discarded, card by card."""
    return Discards(
        events=tuple(table.event_discard),
        swarms=tuple(table.swarm_discard),
        shouts=tuple(table.shout_discard),
        supplies=tuple(table.supply_discard),
        throwables=tuple(table.throwable_discard),
    )


def _dwarf(table: DeepRockTable, seat: Seat) -> DwarfView:
    dwarf = table.dwarves[seat]
    return DwarfView(
        kind=dwarf.kind,
        space=dwarf.space,
        health=dwarf.health,
        primary=dwarf.primary,
        secondary=dwarf.secondary,
        secondary_slots=table.secondary_slots(seat),
        weapon=dwarf.weapon,
        overclocked=dwarf.overclocked,
        conditions=_conditions(dwarf),
        left_pod=dwarf.left_pod,
        throwables=dwarf.throwables,
        cards=dwarf.cards,
        fitted=dwarf.fitted,
        modes=table.modes(seat) if dwarf.kind >= 0 and dwarf.weapon >= 0 else (),
    )


def _conditions(dwarf: Dwarf) -> tuple[DwarfCondition, ...]:
    """What a Dwarf is besides, in the order in which it is told."""
    found: dict[DwarfCondition, bool] = {
        "stunned": dwarf.stunned,
        "webbed": dwarf.webbed,
        "knocked": dwarf.knocked,
        "unconscious": not dwarf.health,
        "carrying": dwarf.carrying,
    }
    return tuple(condition for condition, is_so in found.items() if is_so)


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


def _creature(table: DeepRockTable, creature: Creature) -> CreatureView:
    intent, hunted, goal = prey(table, creature)
    nature, conditions = table.content.nature[creature], _held(table, creature)
    return CreatureView(
        kind=table.content.kind_of[creature],
        space=table.where[creature],
        rear=table.rear if creature == table.content.two_spaces else NOWHERE,
        facing=table.facing[creature],
        health=nature.health - table.wounds[creature],
        conditions=conditions,
        resist={} if "corroded" in conditions else {d: n for d, n in zip(DAMAGE, nature.resist, strict=True) if n},
        marked=bool(table.marked >> creature & 1),
        in_range=in_range(table, creature),
        intent=intent,
        prey=hunted,
        goal=goal,
    )


def _held(table: DeepRockTable, creature: Creature) -> tuple[CreatureCondition, ...]:
    """What a creature is besides, in the order in which it is told."""
    found: dict[CreatureCondition, bool] = {
        "stunned": bool(table.stunned >> creature & 1),
        "frozen": bool(table.frozen >> creature & 1),
        "corroded": any(creatures >> creature & 1 for creatures in table.corroded.values()),
    }
    return tuple(condition for condition, is_so in found.items() if is_so)
