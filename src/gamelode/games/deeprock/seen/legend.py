"""What numbers stand for, and all that is said in words: sent to the page with the content."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Act, Command, cites

from ..content import Content
from ..content.texts import (
    AREAS,
    Texts,
    actions_text,
    creature_numbers,
    creature_texts,
    event_texts,
    item_text,
    mode_name,
    mode_texts,
    objective_texts,
    shout_text,
    swarm_texts,
)
from ..kinds import (
    BANG,
    CHARGE_TOKEN,
    DRILLER,
    ENGINEER,
    FACE_NAMES,
    FLARE_TOKEN,
    GUN,
    GUNNER,
    ITEMS,
    KNOCKED,
    LURE,
    MINE_TOKEN,
    SCARE,
    SCOUT,
    SENTRY_RANGE,
    SHIELD_TOKEN,
    STUNNED_ACTIONS,
    ZIPLINE_TOKEN,
    Creature,
    Damage,
    Kind,
    ModeId,
)
from ..rules.cards.any_time import Detonate, Shout
from ..rules.dwarves.classes import Flare, Sentry
from ..rules.dwarves.helping import TO_STAND_UP, StandUp
from ..rules.dwarves.supplies import CallPod, Overclock
from ..rules.missions import Deposit, LayDown
from ..rules.setup import Options
from .names import DIRECTION_NAMES, GOODS, HITS, SLOTS, STATUSES, THINGS, TOKENS, names


class Called(Struct, frozen=True):
    """Something by its name, with a sentence about it."""

    name: str
    text: str = ""


class Grounds(Struct, frozen=True, kw_only=True):
    """What a space may be."""

    rock: Called
    hidden: Called
    floor: Called
    pit: Called
    platform: Called
    stalagmite: Called


class Things(Struct, frozen=True, kw_only=True):
    """What may lie or stand on a space."""

    sentry: Called
    bosco: Called
    resupply: Called
    shield: Called
    mine: Called
    charge: Called
    lure: Called
    flare: Called
    flame: Called
    wreck: Called
    minehead: Called
    zipline: Called
    upgrade: Called
    field: Called


class Marks(Struct, frozen=True, kw_only=True):
    """What else is to be said of a space."""

    mineral: str
    unknown_pickup: Called
    exit: Called
    drop_pod: Called
    drop_pod_when_met: Called


class DwarfConditions(Struct, frozen=True, kw_only=True):
    """What a Dwarf may be besides."""

    stunned: Called
    webbed: Called
    knocked: Called
    unconscious: Called
    carrying: Called


class CreatureConditions(Struct, frozen=True, kw_only=True):
    """What a creature may be besides."""

    stunned: Called
    frozen: Called
    corroded: Called


class Prey(Struct, frozen=True, kw_only=True):
    """Targets that are no Dwarves."""

    gun: str
    lure: str


class ModeLegend(Struct, frozen=True, kw_only=True):
    """A way to shoot."""

    name: str
    slot: int
    range: int
    dice: tuple[Damage, ...]
    actions: str
    surcharge: str  # the actions, if it is not the usual one
    price: str  # actions and ammo
    says: Texts  # its dice first


class ClassLegend(Struct, frozen=True):
    """A class of Dwarves: what only it can do, and its ways to shoot."""

    skills: Texts
    modes: tuple[ModeId, ...]


class SecondaryLegend(Struct, frozen=True):
    """The ways to shoot of a secondary weapon."""

    normal: ModeId
    overclocked: ModeId


class CreatureLegend(Struct, frozen=True):
    """A kind of creature."""

    numbers: Texts
    says: Texts


class MiniLegend(Struct, frozen=True):
    """A miniature of a creature; its number among those of its kind, or 0 if there is only one."""

    kind: Kind
    name: str
    number: int


class DieLegend(Struct, frozen=True, kw_only=True):
    """What the hits of a die are called, one and several."""

    one: str
    many: str


class FacesLegend(Struct, frozen=True, kw_only=True):
    """Faces of dice that show no hits."""

    blank: str
    bang: str
    scare: str


class Areas(Struct, frozen=True, kw_only=True):
    """What an area is called."""

    single: str
    triangle: str
    line3: str
    blast7: str


class Legend(Struct, frozen=True, kw_only=True):
    """What the page needs to know. Where there are several of something, they are in the order of their numbers."""

    options: Options  # as they are, unless the team agrees on something else
    mode: tuple[ModeLegend, ...]
    dwarf: tuple[ClassLegend, ...]
    secondary: tuple[SecondaryLegend, ...]
    creature: tuple[CreatureLegend, ...]
    mini: tuple[MiniLegend, ...]
    event: tuple[Texts, ...]
    shout: tuple[str, ...]
    swarm: tuple[Texts, ...]
    objectives: tuple[Texts, ...]  # of each mission
    die: tuple[DieLegend, ...]
    face: FacesLegend
    item: tuple[str, ...]
    goods: tuple[str, ...]
    slot: tuple[str, ...]
    direction: tuple[str, ...]
    area: Areas
    ground: Grounds
    thing: Things
    mark: Marks
    dwarf_condition: DwarfConditions
    creature_condition: CreatureConditions
    prey: Prey
    price: dict[str, str]  # by the name of a choice: what it takes, if it is not the usual one action


def legend(content: Content) -> Legend:
    """What the numbers of views and choices stand for, and what cards do, in words."""
    return Legend(
        options=Options(),
        mode=tuple(_mode(content, number) for number in range(len(content.modes))),
        dwarf=tuple(
            ClassLegend(SKILLS.get(kind, ()), content.primary_modes[kind]) for kind in range(len(content.dwarf_ids))
        ),
        secondary=tuple(SecondaryLegend(*modes) for modes in content.secondary_modes),
        creature=tuple(_creature(content, kind) for kind in range(len(content.creatures))),
        mini=tuple(_mini(content, creature) for creature in range(len(content.kind_of))),
        event=tuple(event_texts(content, card) for card in range(len(content.events))),
        shout=tuple(shout_text(content, card) for card in range(len(content.shouts))),
        swarm=tuple(swarm_texts(content, card) for card in range(len(content.swarms))),
        objectives=tuple(objective_texts(content, mission) for mission in range(len(content.files.mission))),
        die=tuple(_die(die.id) for die in content.files.die),
        face=FacesLegend(blank=FACE_NAMES[0], bang=f"“{FACE_NAMES[BANG]}”", scare=FACE_NAMES[SCARE]),
        item=tuple(map(item_text, ITEMS)),
        goods=GOODS,
        slot=SLOTS,
        direction=DIRECTION_NAMES,
        area=Areas(**AREAS),
        ground=GROUNDS,
        thing=_things(content),
        mark=MARKS,
        dwarf_condition=_dwarf_conditions(content),
        creature_condition=CREATURE_CONDITIONS,
        prey=Prey(gun=THINGS[GUN], lure=THINGS[LURE]),
        price=_prices(content),
    )


# --- weapons and creatures


def _mode(content: Content, number: ModeId) -> ModeLegend:
    mode = content.modes[number]
    actions = actions_text(mode.actions)
    ammo = [f"1 {GOODS[mode.slot]}"] if number not in content.robot_modes else []
    return ModeLegend(
        name=mode_name(content, number),
        slot=mode.slot,
        range=mode.range,
        dice=content.rolled[number],
        actions=actions,
        surcharge="" if mode.actions == 1 else actions,
        price=", ".join([actions, *ammo]),
        says=mode_texts(content, number),
    )


def _die(die: str) -> DieLegend:
    one, many = HITS.get(die, (die, f"{die}s"))
    return DieLegend(one=one, many=many)


def _creature(content: Content, kind: Kind) -> CreatureLegend:
    return CreatureLegend(creature_numbers(content, kind), creature_texts(content, kind))


def _mini(content: Content, creature: Creature) -> MiniLegend:
    kind = content.kind_of[creature]
    minis = content.minis[kind]
    return MiniLegend(kind, names(content)["creature"](creature), minis.index(creature) + 1 if len(minis) > 1 else 0)


SKILLS: dict[int, Texts] = {
    DRILLER: ("Drills into rock as part of a Move.", "His axe chops ignore resistance.", "Sets the ground on fire."),
    ENGINEER: (
        "Sets up a Sentry Gun that fires at whatever moves near it.",
        "Lays platforms over pits.",
        "Grenades fly over heads.",
    ),
    GUNNER: (
        "Fires again and again with Sustained Fire.",
        "Strings ziplines over pits.",
        "A Shield stops attacks about him.",
    ),
    SCOUT: (
        "Attacks for free at the end of a Move.",
        "His hook carries him over pits and creatures.",
        "Flares give rerolls.",
    ),
}


# --- what a player pays


@cites("STAND-01", "MIN-05")
def _prices(content: Content) -> dict[str, str]:
    numbers = content.numbers
    free: tuple[type[Act | Command], ...] = (Flare, LayDown, Deposit, Detonate, Shout)
    return {
        **{kind.__name__: actions_text(0) for kind in free},
        StandUp.__name__: actions_text(TO_STAND_UP),
        Sentry.__name__: "1 ammo",
        Overclock.__name__: f"{numbers.overclock_cost} Gold",
        CallPod.__name__: f"{numbers.resupply_cost} Nitra or Gold",
    }


# --- spaces

GROUNDS = Grounds(
    rock=Called("rock", "One success of an axe opens it; it blocks ways and sight."),
    hidden=Called("a hidden cave", "Nobody knows what is in there until it is reached."),
    floor=Called("floor"),
    pit=Called(
        "pit",
        "Dwarves cannot cross it without hook, zipline or platform. Creatures climb along its sides.",
    ),
    platform=Called("platform over a pit", "Floor for everybody while it lies there."),
    stalagmite=Called("stalagmite", "Blocks ways and sight. An axe breaks it, and it may hide a mineral."),
)


@cites("ENG-03", "BOSCO-01", "GUN-07")
def _things(content: Content) -> Things:
    return Things(
        sentry=Called(
            THINGS[GUN],
            f"Fires one bullet die at each creature that moves or appears within {SENTRY_RANGE} spaces and in its "
            "sight, once a turn.",
        ),
        bosco=Called(
            "BOSCO", f"Helps the lonely Dwarf: {actions_text(content.files.bosco.actions)} at the end of his turn."
        ),
        resupply=Called("the Resupply pod", "A Dwarf next to it takes ammo and Health from it for an action."),
        shield=Called(
            TOKENS[SHIELD_TOKEN],
            "No attack hurts Dwarves here or next to it. It is gone at the Gunner's next turn, or after it stopped an "
            "attack.",
        ),
        mine=Called(TOKENS[MINE_TOKEN], "Goes off under the first creature that walks onto it."),
        charge=Called(TOKENS[CHARGE_TOKEN], "Its owner may set it off at any time."),
        lure=Called("a hologram", "Creatures go for it as for a Dwarf, and hurt nothing."),
        flare=Called(TOKENS[FLARE_TOKEN], "Attacks on creatures here or next to it may roll one die again."),
        flame=Called("a Flame", "Whoever walks in is burnt; creatures do not enter."),
        wreck=Called("a wreck", "A Dwarf next to it repairs it, a cube for an action."),
        minehead=Called("the Minehead", "Aquarqs are brought here."),
        zipline=Called(TOKENS[ZIPLINE_TOKEN], "From any space next to the line to any other for one step."),
        upgrade=Called("a Weapon Upgrade", "Whoever comes here fits it to a weapon."),
        field=Called(
            "in an inhibitor field",
            "Creatures may enter the field, but not leave it, until the thrower's next turn.",
        ),
    )


MARKS = Marks(
    mineral="Chopped out with an axe it goes into the shared pile.",
    unknown_pickup=Called("an unknown pickup", "Turned over when a Dwarf comes next to it."),
    exit=Called("Tunnel Exit", "Creatures come out of here. Nobody may stop on it."),
    drop_pod=Called("Drop pod", "Whoever has left it comes back only when all objectives are met."),
    drop_pod_when_met=Called("Drop pod", "Everybody back on board: that is a success."),
)


# --- figures


@cites("EFF-04", "STAND-02", "REV-02")
def _dwarf_conditions(content: Content) -> DwarfConditions:
    actions = content.numbers.actions
    return DwarfConditions(
        stunned=Called("stunned", f"Stunned: {actions_text(STUNNED_ACTIONS)} instead of {actions} in the next turn."),
        webbed=Called("webbed", "Webbed: no Move action until the end of the next turn."),
        knocked=Called(
            STATUSES[KNOCKED],
            f"Knocked over: all that can be done is standing up, for {actions_text(TO_STAND_UP)}.",
        ),
        unconscious=Called("unconscious", "Unconscious: a Dwarf next to him can revive him."),
        carrying=Called("carries an Aquarq", "Carries an Aquarq: one step less."),
    )


CREATURE_CONDITIONS = CreatureConditions(
    stunned=Called("stunned", "loses its next activation"),
    frozen=Called("frozen", "loses its next activation, and damage is doubled until then"),
    corroded=Called("corroded", "resists nothing"),
)
