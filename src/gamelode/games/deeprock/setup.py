"""Set-up: crew, mission, decks; and the Deep Dive, a campaign of several missions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamelode.kernel import PASS, YES, Ask, Choice, Dice, Fault, Frame, Next, Pass, Seat, Values, Yes, cites, clause

from .choices import AskWhere, At
from .content import Content
from .events import DwarfChosen, MissionBegan, UpgradeGivenUp
from .geometry import BIT, DIRECTIONS, NOWHERE, around, best_direction, direction_of, from_offset, spaces_of
from .kinds import DwarfKind, UpgradeKind
from .kinds import Slot as SlotName
from .moving import take_off
from .table import (
    DRILLER,
    ENGINEER,
    GUNNER,
    ITEMS,
    LOSS,
    MINERALS,
    SCOUT,
    UNKNOWN,
    DeepRockTable,
    Dwarf,
    ThisTurn,
)
from .turn import Rounds

WeaponName = Annotated[int, "weapon"]

PODS = {DRILLER: "d", ENGINEER: "e", GUNNER: "g", SCOUT: "s"}


# --- options


def missions(content: Content, seats: int) -> tuple[str, ...]:
    """Missions to pick from."""
    return tuple(content.mission)


def dives(content: Content, seats: int) -> tuple[str, ...]:
    """No Deep Dive, or one of them."""
    return ("", *content.dive)


def crews(content: Content, seats: int) -> tuple[str, ...]:
    """As the players choose, or the first Dwarves of the rulebook."""
    return ("", ",".join(content.dwarf_ids[:seats]))


def bosco_or_not(content: Content, seats: int) -> tuple[str, ...]:
    """A single Dwarf may leave BOSCO behind."""
    return ("auto", "no") if seats == 1 else ("auto",)


def players(content: Content, seats: int) -> range:
    """Players who may begin, by number."""
    return range(1, seats + 1)


@cites("HAZ-01", "SETUP-06", "BOSCO-01", "SOLO-01", "SOLO-02", "TURN-01")
class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the team agrees on before the game."""

    mission: Annotated[str, "mission by id", Meta(title="Mission"), Values(missions)] = "first_shift"
    hazard: Annotated[int, Meta(title="Hazard level"), Values((1, 2, 3))] = 1
    dive: Annotated[str, "dive by id", Meta(title="Deep Dive instead of one mission"), Values(dives)] = ""
    # by seat, with commas; empty: the players choose
    dwarves: Annotated[str, "crew", Meta(title="Dwarves"), Values(crews)] = ""
    # auto: with a single Dwarf
    bosco: Annotated[Literal["auto", "yes", "no"], "BOSCO", Meta(title="BOSCO"), Values(bosco_or_not)] = "auto"
    # the number of the player who begins
    first: Annotated[int, "who begins", Meta(title="First player"), Values(players)] = 1


@cites("CREW-01", "HAZ-01", "BOSCO-01", "TURN-02")
def set_up(make: type[DeepRockTable], seats: int, options: Options, dice: Dice) -> tuple[DeepRockTable, Frame]:
    """An empty table, and the rule that fills it."""
    content = make.content
    if options.mission not in content.mission:
        raise Fault(f"option mission: there is no mission {options.mission!r}; there are {', '.join(content.mission)}")
    if options.dive and options.dive not in content.dive:
        raise Fault(f"option dive: there is no Deep Dive {options.dive!r}; there are {', '.join(content.dive)}")
    if options.hazard not in (1, 2, 3):
        raise Fault(f"option hazard: {options.hazard} is no Hazard level; there are 1, 2 and 3")
    if not 1 <= options.first <= seats:
        raise Fault(f"option first: {options.first} is no player of {seats}")
    if options.bosco == "yes" and seats > 1:
        raise Fault("option bosco: BOSCO comes along only with a single Dwarf [BOSCO-01]")
    names = [name for name in options.dwarves.replace(" ", "").split(",") if name]
    if unknown := [name for name in names if name not in content.dwarf_ids]:
        raise Fault(f"option dwarves: there is no {unknown[0]!r}; there are {', '.join(content.dwarf_ids)}")
    if names and (len(names) != seats or len(set(names)) != seats):
        raise Fault(f"option dwarves: {seats} different Dwarves are needed")
    kinds = tuple(content.dwarf_ids.index(name) for name in names)
    table = make(dice=dice, dwarves=[Dwarf() for _ in range(seats)], hazard=options.hazard)
    missions = content.dive[options.dive] if options.dive else (content.mission[options.mission],)
    table.mission = missions[0]  # what everybody sees while the crew is chosen
    robot = seats == 1 and options.bosco != "no"
    game = DeepDive(missions=missions, first=options.first - 1, robot=robot, kinds=kinds)
    return table, game if options.dive else OneMission(
        missions=missions, first=options.first - 1, robot=robot, kinds=kinds
    )


# --- the crew


class BeDwarf(Choice, frozen=True):
    """The {dwarf}"""

    dwarf: DwarfKind


class WhichDwarf(Ask[BeDwarf]):
    """Which Dwarf are you?"""

    only_if_choice = True

    @cites("CREW-01")
    def things(self, table: DeepRockTable, seat: Seat) -> list[BeDwarf]:
        taken = {dwarf.kind for dwarf in table.dwarves}
        return [BeDwarf(kind) for kind in range(len(table.content.dwarf_ids)) if kind not in taken]


class Arm(Choice, frozen=True):
    """{weapon}"""

    weapon: WeaponName


class WhichWeapon(Ask[Arm]):
    """Which secondary weapon do you take?"""

    @cites("CREW-02", "CREW-10", "R-83")
    def things(self, table: DeepRockTable, seat: Seat) -> list[Arm]:
        return [Arm(weapon) for weapon in table.weapons]


class Crew(Frame):
    """[CREW-01] The players take their Dwarves and secondary weapons."""

    first: Seat
    kinds: tuple[int, ...]
    done: int = 0

    @clause("CREW-01", "R-48")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """In turn order; no Dwarf is used twice."""
        if self.done == len(table.dwarves):
            return self.finish()
        seat = self._seat(table)
        if self.kinds:
            table.dwarves[seat].kind = self.kinds[seat]
            return None
        return WhichDwarf(seat=seat)

    @clause("CREW-01")
    def be(self, table: DeepRockTable, choice: BeDwarf | None) -> Next:
        """With board and miniature."""
        seat = self._seat(table)
        if choice is not None:
            table.dwarves[seat].kind = choice.dwarf
        table.tell(DwarfChosen, seat, table.dwarves[seat].kind)
        return None

    @clause("CREW-02", "SETUP-03", "R-83")
    def arm(self, table: DeepRockTable, _: None) -> Next:
        """Each weapon exists once, in an open supply."""
        if not self.done:
            table.weapons = list(range(len(table.content.files.secondary)))
        return WhichWeapon(seat=self._seat(table))

    @clause("CREW-02")
    def armed(self, table: DeepRockTable, choice: Arm) -> Next:
        """It starts on its normal side."""
        table.dwarves[self._seat(table)].weapon = choice.weapon
        table.weapons.remove(choice.weapon)
        self.done += 1
        return self.goto(Crew.choose)

    def _seat(self, table: DeepRockTable) -> Seat:
        return (self.first + self.done) % len(table.dwarves)


@cites("CREW-02", "CREW-03", "CREW-04", "DIVE-07")
def equip(table: DeepRockTable) -> None:
    """The normal start equipment: whatever a Dwarf had before is gone."""
    numbers = table.content.numbers
    table.dwarves = [
        Dwarf(
            kind=old.kind,
            weapon=old.weapon,
            health=numbers.health,
            primary=numbers.primary,
            secondary=numbers.secondary,
        )
        for old in table.dwarves
    ]


# --- a mission


class RobotStarts(AskWhere):
    """Where does BOSCO start?"""


class Mission(Frame):
    """[SETUP-06] A mission, from its layout to its end."""

    mission: int
    first: Seat
    robot: bool
    fresh: bool = True  # new Dwarves draw their cards

    @clause("SETUP-06", "SETUP-07", "CREW-07", "CREW-08", "DIVE-02", "DIVE-05")
    def lay_out(self, table: DeepRockTable, _: None) -> Next:
        """Caves, exits, pits, stalagmites, minerals, pickups, creatures and the Drop pod."""
        clear(table)
        table.mission = self.mission
        lay_cave(table)
        post_creatures(table)
        for dwarf in table.dwarves:
            dwarf.space = table.map.start[PODS[dwarf.kind]]
        table.tell(MissionBegan, self.mission)
        return None

    @clause("SETUP-02", "SETUP-03", "SETUP-04", "SETUP-05", "HAZ-02", "HAZ-03", "HAZ-04", "HAZ-05", "R-101")
    def decks(self, table: DeepRockTable, _: None) -> Next:
        """All decks are shuffled on their own; what Dwarves hold stays out of them."""
        build_decks(table)
        return None

    @clause("CREW-05", "CREW-06")
    def cards(self, table: DeepRockTable, _: None) -> Next:
        """A Rock & Stone card and a Throwable for each, face up."""
        for seat in range(len(table.dwarves)) if self.fresh else ():
            table.draw_shout(seat)
            table.draw_throwable(seat)
        return None

    @clause("CREW-09", "BOSCO-01", "SOLO-01")
    def bosco(self, table: DeepRockTable, _: None) -> Next:
        """BOSCO starts on a cave space next to the Drop pod."""
        if not self.robot:
            return None
        spaces = around(table.map.pod) & table.free_for_creatures() & ~table.map.pod
        return RobotStarts(seat=self.first, spaces=tuple(spaces_of(spaces)))

    @clause("CREW-09")
    def bosco_starts(self, table: DeepRockTable, choice: At | None) -> Next:
        """Where the player likes."""
        table.robot = choice.space if choice else NOWHERE
        return None

    @clause("TURN-01", "PICK-02")
    def play(self, table: DeepRockTable, _: None) -> Next:
        """Then the turns begin."""
        table.look_about()
        return Rounds(seat=self.first)


@cites("SETUP-05", "DIVE-02", "DIVE-05")
def clear(table: DeepRockTable) -> None:
    """The board is empty, the marker at its start, and class equipment is back with its owners."""
    seats, minis = len(table.dwarves), len(table.content.kind_of)
    table.recent, table.turn, table.active = (), ThisTurn(), 0
    table.result, table.met, table.stuck = LOSS, False, 0
    table.threat, table.reached, table.aside = 0, 0, 0
    table.pile = [0] * len(ITEMS)
    table.ground, table.cubes = {}, {}
    table.where, table.wounds, table.facing = [NOWHERE] * minis, [0] * minis, [0] * minis
    table.rear = NOWHERE
    table.stunned = table.frozen = table.marked = table.kills = table.bugs = table.big = 0
    table.platforms = table.flames = table.burning = 0
    table.fires = [0] * seats
    table.flares, table.ziplines, table.mines = (), (), ()
    table.shield = table.sentry = table.robot = table.pod = NOWHERE
    table.stock, table.pod_card = (0, 0, 0), -1
    table.lures, table.fields, table.corroded, table.shown_cards, table.charges = {}, {}, {}, {}, {}
    for dwarf in table.dwarves:
        dwarf.knocked = dwarf.stunned = dwarf.webbed = dwarf.left_pod = dwarf.carrying = False


@cites("SETUP-06", "SPAWN-01", "R-06", "R-28", "HID-03", "UPG-01")
def lay_cave(table: DeepRockTable) -> None:
    """The map; minerals at random on their spots; unknown pickups; hidden caves face down."""
    map_, content = table.map, table.content
    record = map_.record
    table.open, table.stalagmites, table.exits = map_.open, map_.stalagmites, map_.exits
    minerals = [MINERALS.index(name) for name, count in record.minerals.items() for _ in range(count)]
    mixed = table.dice.shuffled(sorted(minerals), "minerals")
    table.minerals = dict(zip(map_.at.get("m", ()), mixed, strict=True))
    ids = [pickup.id for pickup in content.files.pickup]
    table.pickups = dict.fromkeys(map_.at.get("?", ()), UNKNOWN)
    table.pickup_bag = sorted(ids.index(name) for name, count in record.pickups.items() for _ in range(count))
    fitted = [kind for dwarf in table.dwarves for kinds in dwarf.fitted for kind in kinds]
    table.upgrades, table.upgrade_box = {}, []
    table.upgrade_bag = [kind for kind, u in enumerate(content.files.upgrade) for _ in range(u.count)]
    for kind in fitted:
        table.upgrade_bag.remove(kind)
    table.hidden = tuple(range(len(record.slots)))
    table.cave_bag = list(range(len(content.caves)))
    table.cubes = dict.fromkeys(map_.wrecks, 0)


@cites("SETUP-06", "CRE-18", "R-51")
def post_creatures(table: DeepRockTable) -> None:
    """The creatures of the mission, where it posts them."""
    content, map_ = table.content, table.map
    for posted in map_.record.creatures:
        kind = content.kind[posted.creature]
        creature = next(c for c in content.minis[kind] if table.where[c] < 0)
        space = from_offset(*posted.at)
        table.put(creature, space)
        if posted.rear is not None:
            table.put_rear(from_offset(*posted.rear))
            table.facing[creature] = direction_of(table.rear, space)
        elif posted.facing:
            table.facing[creature] = DIRECTIONS.index(posted.facing)
        elif content.creatures[kind].faces:
            table.facing[creature] = best_direction(space, map_.start["d"])
        if posted.marked:
            table.marked |= 1 << creature


@cites("SETUP-02", "SETUP-03", "HAZ-02", "HAZ-03", "HAZ-04", "R-40", "R-101")
def build_decks(table: DeepRockTable) -> None:
    """Every deck from its cards; nobody knows which special Events are in."""
    content, map_ = table.content, table.map
    table.events = [n for n, e in enumerate(content.events) for _ in range(e.count) if not e.special]
    table.specials = [n for n, e in enumerate(content.events) for _ in range(e.count) if e.special]
    table.specials_in = min(content.files.hazard.special[table.hazard - 1], len(table.specials))
    table.swarms = [n for n, s in enumerate(content.swarms) if s.id not in map_.record.remove_swarms]
    table.shouts = [n for n, s in enumerate(content.shouts) for _ in range(s.count)]
    table.supplies = list(range(len(content.supplies)))
    table.throwables = list(range(len(content.throwables)))
    table.event_discard, table.swarm_discard, table.shout_discard = [], [], []
    table.supply_discard, table.throwable_discard = [], []
    for dwarf in table.dwarves:
        for card in dwarf.cards:
            table.shouts.remove(card)
        for card in dwarf.throwables:
            table.throwables.remove(card)


class OneMission(Frame):
    """[SETUP-06] One mission."""

    missions: tuple[int, ...]
    first: Seat
    robot: bool
    kinds: tuple[int, ...]

    @clause("CREW-01", "CREW-02")
    def crew(self, table: DeepRockTable, _: None) -> Next:
        """The players take their Dwarves."""
        return Crew(first=self.first, kinds=self.kinds)

    @clause("CREW-03", "CREW-04", "SETUP-06")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """The mission that the team picked."""
        equip(table)
        return Mission(mission=self.missions[0], first=self.first, robot=self.robot)


# --- the Deep Dive


class PlayAgain(Ask[Pass | Yes]):
    """Do you try the mission again, with fresh Dwarves?"""

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class DropUpgrade(Choice, frozen=True):
    """Give up {upgrade} of the {slot}"""

    slot: SlotName
    upgrade: UpgradeKind


class DropWhich(Ask[DropUpgrade]):
    """Which upgrade do you give up for a Throwable?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[DropUpgrade]:
        fitted = table.dwarves[seat].fitted
        return [DropUpgrade(slot, kind) for slot in (0, 1) for kind in sorted(set(fitted[slot]))]


class DeepDive(Frame):
    """[DIVE-01] Missions one after another, without rest in between."""

    missions: tuple[int, ...]
    first: Seat
    robot: bool
    kinds: tuple[int, ...]
    place: int = 0
    fresh: bool = True
    seat: Seat = 0

    outlasts = True

    @clause("CREW-01", "DIVE-01")
    def crew(self, table: DeepRockTable, _: None) -> Next:
        """The players take their Dwarves, once."""
        return Crew(first=self.first, kinds=self.kinds)

    @clause("CREW-03", "DIVE-07")
    def equip(self, table: DeepRockTable, _: None) -> Next:
        """With the normal start equipment."""
        equip(table)
        self.fresh = True
        return None

    @clause("DIVE-01", "DIVE-02", "DIVE-03", "DIVE-05")
    def mission(self, table: DeepRockTable, _: None) -> Next:
        """What a Dwarf has is what he starts the mission with."""
        return Mission(mission=self.missions[self.place], first=self.first, robot=self.robot, fresh=self.fresh)

    @clause("DIVE-07", "R-77")
    def after(self, table: DeepRockTable, reason: str) -> Next:
        """A failed mission may be replayed; a minor success counts as completed."""
        if table.result == LOSS:
            return PlayAgain(seat=self.first)
        table.completed += 1
        self.fresh = False
        if table.completed == len(self.missions):
            table.over = reason
        return self.goto(DeepDive.reward)

    @clause("DIVE-07")
    def again(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """With fresh Dwarves; everything gained before is lost."""
        if answer == YES:
            return self.goto(DeepDive.equip)
        table.over = "DIVE-07"
        return None

    @clause("DIVE-06", "R-77")
    def reward(self, table: DeepRockTable, _: None) -> Next:
        """A Rock & Stone card for everyone who made it home; who was left behind rejoins with one Health."""
        for seat, dwarf in enumerate(table.dwarves):
            if table.map.pod & BIT[dwarf.space]:
                table.draw_shout(seat)
                dwarf.health = max(dwarf.health, 1)
            else:
                dwarf.health = 1
        self.seat = 0
        return None

    @clause("DIVE-04")
    def upgrades(self, table: DeepRockTable, _: None) -> Next:
        """Each Dwarf keeps one Weapon Upgrade."""
        while self.seat < len(table.dwarves):
            if sum(map(len, table.dwarves[self.seat].fitted)) > 1:
                return DropWhich(seat=self.seat)
            self.seat += 1
        self.place += 1
        return self.goto(DeepDive.mission)

    @clause("DIVE-04")
    def compensate(self, table: DeepRockTable, choice: DropUpgrade) -> Next:
        """Each further one is paid for with a Throwable."""
        take_off(table, self.seat, choice.slot, choice.upgrade)
        table.upgrade_box.append(choice.upgrade)
        table.tell(UpgradeGivenUp, self.seat, choice.upgrade, choice.slot)
        table.draw_throwable(self.seat)
        return self.goto(DeepDive.upgrades)
