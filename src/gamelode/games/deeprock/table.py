"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct, field

from gamelode.kernel import Seat, Table, cites

from .board.hexes import BIT, BOARD, WITHIN
from .events.cards import CardDrawn, ThrowableDrawn
from .events.creatures import SentryLost
from .events.dwarves import (
    Afflicted,
    AquarqLies,
    DwarfHurt,
    Fell,
    Healed,
    MineralRolled,
    PickupRevealed,
    Protected,
    Rolled,
)
from .events.mission import Collected, MissionEnded, ObjectivesMet, OutOfReach
from .kinds import (
    AQUARQ,
    ITEMS,
    LOSS,
    NOBODY,
    NOWHERE,
    REACH,
    SECONDARY,
    STUNNED,
    SUCCESS,
    UNKNOWN,
    WEBBED,
    Creature,
    Grenade,
    Kind,
    PickupKind,
    Space,
    Spaces,
    UpgradeKind,
)

if TYPE_CHECKING:
    from .content import Content
    from .content.entries import Mode
    from .content.maps import Map


@cites("CREW-03", "CREW-04", "CREW-06", "R-30", "R-38")
class Dwarf(Struct, kw_only=True, omit_defaults=True):
    """A Dwarf with his gear. Cards lie open."""

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


@cites("TURN-03", "R-61", "R-62")
class ThisTurn(Struct, omit_defaults=True):
    """What lasts until the end of a player's turn: made anew when one begins."""

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


class DeepRockTable(Table, kw_only=True):
    """The cave, the creatures, the Dwarves, the decks."""

    dwarves: list[Dwarf]
    mission: int = 0
    hazard: int = 1
    active: Seat = 0
    recent: tuple[Seat, ...] = ()  # those who had a turn, the last one first
    turn: ThisTurn = field(default_factory=ThisTurn)
    result: int = LOSS
    met: bool = False
    stuck: int = 0  # turns in a row in which only launching was left to do
    turns: int = 0
    completed: int = 0  # missions of a Deep Dive

    # the cave
    open: Spaces = 0
    stalagmites: Spaces = 0
    exits: tuple[Space, Space, Space] = (NOWHERE, NOWHERE, NOWHERE)
    minerals: dict[Space, int] = {}  # in walls
    ground: dict[Space, tuple[int, ...]] = {}  # minerals that lie on the floor, sorted
    pickups: dict[Space, PickupKind] = {}
    pickup_bag: list[int] = []  # of those face down and still to come
    upgrades: dict[Space, UpgradeKind] = {}
    upgrade_bag: list[int] = []
    upgrade_box: list[int] = []
    hidden: tuple[int, ...] = ()  # slots not revealed
    cave_bag: list[int] = []
    cubes: dict[Space, int] = {}  # on wrecks

    # creatures, by miniature
    where: list[int] = []
    wounds: list[int] = []
    facing: list[int] = []
    rear: Space = NOWHERE  # of the one that takes two spaces
    stunned: int = 0  # a bit for each miniature
    frozen: int = 0
    marked: int = 0
    bugs: Spaces = 0  # spaces with a creature
    big: Spaces = 0  # those with one that blocks sight
    kills: int = 0  # of marked creatures

    # tokens
    platforms: Spaces = 0
    flames: Spaces = 0  # the Driller's own
    fires: list[int] = []  # by seat: of Incendiary Grenades
    burning: Spaces = 0  # all of these
    flares: tuple[Space, ...] = ()
    ziplines: tuple[tuple[Space, ...], ...] = ()
    shield: Space = NOWHERE
    sentry: Space = NOWHERE
    robot: Space = NOWHERE
    pod: Space = NOWHERE  # the Resupply pod
    stock: tuple[int, int, int] = (0, 0, 0)
    pod_card: int = -1
    lures: dict[Seat, Space] = {}
    fields: dict[Seat, int] = {}  # inhibited spaces
    corroded: dict[Seat, int] = {}  # creatures without resistance
    shown_cards: dict[Seat, tuple[Grenade, ...]] = {}  # kept in front of the thrower as a reminder
    mines: tuple[Space, ...] = ()
    charges: dict[Space, Seat] = {}

    # the pile and the decks; what nobody has seen is a sorted bag
    pile: list[int] = []
    threat: int = 0
    reached: int = 0  # the farthest that the Swarm Threat marker has been
    aside: int = 0  # Swarm cards set aside
    events: list[int] = []
    specials: list[int] = []
    specials_in: int = 0  # how many of these are in the deck
    event_discard: list[int] = []
    swarms: list[int] = []
    swarm_discard: list[int] = []
    shouts: list[int] = []
    shout_discard: list[int] = []
    supplies: list[int] = []
    supply_discard: list[int] = []
    throwables: list[int] = []
    throwable_discard: list[int] = []
    weapons: list[int] = []

    if TYPE_CHECKING:
        content: ClassVar[Content]

    # --- the cave

    @property
    def map(self) -> Map:
        return self.content.maps[self.mission]

    @property
    @cites("R-06")
    def walls(self) -> Spaces:
        return BOARD & ~self.open

    @property
    @cites("ENG-09")
    def pits(self) -> Spaces:
        """The pit spaces on which no platform lies."""
        return self.map.pits & ~self.platforms

    @property
    @cites("R-06", "R-26")
    def sealed(self) -> Spaces:
        """Spaces of hidden caves that nobody has revealed."""
        spaces = 0
        for slot in self.hidden:
            spaces |= self.map.slots[slot]
        return spaces

    @property
    def bodies(self) -> Spaces:
        """Spaces with a Dwarf, in whatever state."""
        spaces = 0
        for dwarf in self.dwarves:
            spaces |= BIT[dwarf.space]
        return spaces

    @cites("LOS-02", "LOS-03", "LOS-04", "LOS-05", "AXE-12", "BOSCO-09", "R-06")
    def blockers(self) -> Spaces:
        """Walls, stalagmites, standing Dwarves and creatures bigger than a Grunt stop sight; nothing else does."""
        spaces = BOARD & ~self.open | self.stalagmites | self.big
        for dwarf in self.dwarves:
            if dwarf.health and not dwarf.knocked:
                spaces |= BIT[dwarf.space]
        return spaces

    @cites("R-07", "R-81")
    def objects(self) -> Spaces:
        """Spaces on which nobody may stop: gun, BOSCO, Resupply pod, mission objects, holograms."""
        spaces = BIT[self.sentry] | BIT[self.robot] | BIT[self.pod] | self.map.objects
        for space in self.lures.values():
            spaces |= BIT[space]
        return spaces

    @cites("ENG-10", "R-88")
    def loaded(self) -> Spaces:
        """Spaces on which somebody or something stands."""
        return self.bugs | self.bodies | self.objects()

    @cites("ACT-10", "R-07", "R-50")
    def free_for_creatures(self) -> Spaces:
        """Where a creature may stand."""
        return self.open & ~(self.stalagmites | self.bugs | self.bodies | self.objects() | BIT[self.shield])

    @cites("MOVE-06", "MOVE-07", "MOVE-10", "R-07", "R-39", "BOSCO-09", "ENG-02")
    def vacant(self) -> Spaces:
        """Where a Dwarf may stand, but for the Drop pod."""
        return self.free_floor() & ~(self.bugs | self.bodies | self.objects())

    def free_floor(self) -> Spaces:
        exits = BIT[self.exits[0]] | BIT[self.exits[1]] | BIT[self.exits[2]]
        return self.open & ~(self.stalagmites | self.pits | exits)

    def burn(self) -> None:
        """Keep the set of all Flames up to date."""
        self.burning = self.flames
        for spaces in self.fires:
            self.burning |= spaces

    # --- creatures

    def creature_at(self, space: Space) -> Creature:
        """Who stands there; -1 if nobody does."""
        if not self.bugs & BIT[space]:
            return -1
        return self.content.two_spaces if space == self.rear else self.where.index(space)

    def alive(self, kind: Kind) -> list[Creature]:
        return [creature for creature in self.content.minis[kind] if self.where[creature] >= 0]

    def spaces_of_creature(self, creature: Creature) -> Spaces:
        rear = self.rear if creature == self.content.two_spaces else NOWHERE
        return BIT[self.where[creature]] | BIT[rear]

    @cites("R-07")
    def is_crowded(self, creature: Creature) -> bool:
        """Whether a creature that is passing shares a space with another figure or an object."""
        body = self.spaces_of_creature(creature)
        others = [other for other, space in enumerate(self.where) if space >= 0 and other != creature]
        return bool(body & (self.bodies | self.objects())) or any(body & self.spaces_of_creature(c) for c in others)

    def put(self, creature: Creature, space: Space) -> None:
        """A creature stands there, alone or in passing; nowhere: it is back in the supply."""
        old = self.where[creature]
        self.where[creature] = space
        if old >= 0 and old not in self.where and old != self.rear:
            self.bugs &= ~BIT[old]
            self.big &= ~BIT[old]
        elif old >= 0:
            self._big_again(old)
        if space >= 0:
            self.bugs |= BIT[space]
            if self.content.blocks[self.content.kind_of[creature]]:
                self.big |= BIT[space]

    def _big_again(self, space: Space) -> None:
        """The space blocks sight only if somebody who is still there in passing does."""
        kinds = [self.content.kind_of[c] for c, at in enumerate(self.where) if at == space]
        if space != self.rear and not any(self.content.blocks[kind] for kind in kinds):
            self.big &= ~BIT[space]

    def put_rear(self, space: Space) -> None:
        old, self.rear = self.rear, space
        if old >= 0 and old not in self.where:
            self.bugs &= ~BIT[old]
            self.big &= ~BIT[old]
        elif old >= 0:
            self._big_again(old)
        self.bugs |= BIT[space]
        self.big |= BIT[space]

    @cites("DMG-07", "SPAWN-09")
    def remove(self, creature: Creature) -> None:
        """A miniature goes back to the supply, without tokens."""
        if creature == self.content.two_spaces:
            rear, self.rear = self.rear, NOWHERE
            if rear >= 0 and rear not in self.where:
                self.bugs &= ~BIT[rear]
                self.big &= ~BIT[rear]
        self.put(creature, NOWHERE)
        bit = ~(1 << creature)
        self.turn.removed |= 1 << creature
        self.wounds[creature] = 0
        self.stunned &= bit
        self.frozen &= bit
        self.turn.shot_at &= bit
        if self.marked >> creature & 1:
            self.marked &= bit
            self.kills += 1
            self.check_objectives()
        for seat, creatures in self.corroded.items():
            self.corroded[seat] = creatures & bit

    @cites("ENG-04")
    def lose_gun(self) -> None:
        """The Sentry Gun is destroyed, and goes back to the Engineer."""
        self.sentry = NOWHERE
        self.tell(SentryLost)

    # --- dwarves

    @cites("REV-01", "REV-03")
    def conscious(self) -> list[Seat]:
        return [seat for seat, dwarf in enumerate(self.dwarves) if dwarf.health and dwarf.space >= 0]

    @cites("STAND-02", "STAND-03")
    def is_standing(self, seat: Seat) -> bool:
        dwarf = self.dwarves[seat]
        return dwarf.health > 0 and not dwarf.knocked

    def seat_of(self, kind: int) -> Seat:
        """Who plays this class; -1 if nobody does."""
        return next((seat for seat, dwarf in enumerate(self.dwarves) if dwarf.kind == kind), NOBODY)

    def modes(self, seat: Seat) -> tuple[int, ...]:
        dwarf, content = self.dwarves[seat], self.content
        return (*content.primary_modes[dwarf.kind], content.secondary_modes[dwarf.weapon][dwarf.overclocked])

    @cites("UPG-06")
    def range_of(self, seat: Seat, mode: Mode) -> int:
        return mode.range + (self.dwarves[seat].fitted[mode.slot].count(REACH) if mode.slot <= SECONDARY else 0)

    def ammo(self, seat: Seat, slot: int) -> int:
        return self.dwarves[seat].secondary if slot else self.dwarves[seat].primary

    @cites("SHOOT-01")
    def pay_ammo(self, seat: Seat, slot: int) -> None:
        if slot:
            self.dwarves[seat].secondary -= 1
        else:
            self.dwarves[seat].primary -= 1

    @cites("OC-02", "R-38")
    def secondary_slots(self, seat: Seat) -> int:
        numbers = self.content.numbers
        return numbers.secondary_overclocked if self.dwarves[seat].overclocked else numbers.secondary

    @cites("GUN-07", "EFF-06", "R-62")
    def is_shielded(self, seat: Seat) -> bool:
        return self.shield >= 0 and bool(WITHIN[1][self.shield] & BIT[self.dwarves[seat].space])

    @cites("GUN-07", "GUN-08", "R-62")
    def protect(self, seat: Seat) -> None:
        """The Shield stops an attack, and is used up by it when the turn ends."""
        self.turn.shield_used = True
        self.tell(Protected, seat)

    @cites("EFF-01", "REV-01", "R-34", "R-75", "R-87", "END-02")
    def hurt(self, seat: Seat, damage: int) -> None:
        """A Dwarf loses Health. At none he falls, with nothing on him; the last one to fall loses the mission."""
        dwarf = self.dwarves[seat]
        damage = min(damage, dwarf.health)
        if not damage:
            return
        dwarf.health -= damage
        self.tell(DwarfHurt, seat, damage)
        if dwarf.health:
            return
        dwarf.knocked = dwarf.stunned = dwarf.webbed = False
        self.tell(Fell, seat)
        if dwarf.carrying:
            dwarf.carrying = False
            self.lay_down(dwarf.space, AQUARQ)
        if self.robot < 0 and not self.conscious():
            self.end("END-02", LOSS)

    @cites("PICK-08")
    def heal(self, seat: Seat, health: int) -> None:
        dwarf = self.dwarves[seat]
        health = min(health, self.content.numbers.health - dwarf.health)
        if health:
            dwarf.health += health
            self.tell(Healed, seat, health)

    @cites("EFF-02", "EFF-04", "EFF-07", "R-32", "R-34")
    def afflict(self, seat: Seat, status: int) -> None:
        """A token on a Dwarf: one of each at most, and none on him who lies unconscious."""
        dwarf = self.dwarves[seat]
        if not dwarf.health:
            return
        if status == STUNNED:
            dwarf.stunned = True
        elif status == WEBBED:
            dwarf.webbed = True
        else:
            dwarf.knocked = True
        self.tell(Afflicted, seat, status)

    @cites("PICK-02", "R-29", "BOSCO-10")
    def look_about(self) -> bool:
        """Unknown pickups next to a conscious Dwarf are turned over. Whether there were any."""
        if UNKNOWN not in self.pickups.values():
            return False
        near = 0
        for dwarf in self.dwarves:
            if dwarf.health:
                near |= WITHIN[1][dwarf.space]
        found = sorted([s for s, kind in self.pickups.items() if near & BIT[s] and kind == UNKNOWN])
        for space in found:
            self.pickups[space] = self.dice.draw(self.pickup_bag, "pickups")
            self.tell(PickupRevealed, space, self.pickups[space])
        return bool(found)

    # --- the pile, the decks, the end

    @cites("SETUP-01", "AXE-08", "MIN-01", "MIN-03")
    def gain(self, item: int, count: int = 1) -> None:
        """Something comes into the shared pile."""
        self.pile[item] += count
        self.tell(Collected, item, count)
        self.check_objectives()

    def lay_down(self, space: Space, mineral: int) -> None:
        self.ground[space] = tuple(sorted((*self.ground.get(space, ()), mineral)))
        if mineral == AQUARQ:
            self.tell(AquarqLies, space)

    def roll(self, die: str, count: int, purpose: str, seat: Seat | None = None) -> tuple[int, ...]:
        """So many dice of a kind are rolled; the seat is who rolls, or is attacked."""
        faces = self.dice.roll(self.content.faces[die], count, die)
        self.tell(Rolled, die, faces, purpose, seat)
        return faces

    @cites("SYM-08")
    def roll_mineral(self) -> int:
        """What the Mineral die shows; 0 is nothing."""
        (mineral,) = self.dice.roll(self.content.faces["mineral"], 1, "mineral")
        self.tell(MineralRolled, mineral)
        return mineral

    @cites("SETUP-02", "SETUP-04", "R-40")
    def draw(self, deck: list[int], discard: list[int], stream: str) -> int:
        """The top card; the discards are shuffled when the deck is used up. -1 if there is no card at all."""
        if not deck:
            deck += sorted(discard)
            discard.clear()
        return self.dice.draw(deck, stream) if deck else -1

    @cites("CREW-05", "PICK-05")
    def draw_shout(self, seat: Seat) -> None:
        card = self.draw(self.shouts, self.shout_discard, "shouts")
        if card >= 0:
            self.dwarves[seat].cards = tuple(sorted((*self.dwarves[seat].cards, card)))
            self.tell(CardDrawn, seat, card)

    @cites("CREW-05", "SETUP-03")
    def draw_throwable(self, seat: Seat) -> None:
        card = self.draw(self.throwables, self.throwable_discard, "throwables")
        if card >= 0:
            self.dwarves[seat].throwables = tuple(sorted((*self.dwarves[seat].throwables, card)))
            self.tell(ThrowableDrawn, seat, card)

    def progress(self) -> list[tuple[int, int]]:
        """Of each objective: how much is done, and how much is asked."""
        found = []
        for objective in self.map.entry.objectives:
            if objective.kind == "collect" or objective.kind == "deposit":
                done = self.pile[ITEMS.index(objective.item)]
            elif objective.kind == "kill":
                done = self.kills
            else:
                done = sum(cubes >= objective.cubes for cubes in self.cubes.values())
            found.append((min(done, objective.n), objective.n))
        return found

    @cites("R-78", "END-05")
    def check_objectives(self) -> None:
        """Once all are met they stay met, whatever is spent later."""
        if not self.met and all(done >= n for done, n in self.progress()):
            self.met = True
            self.tell(ObjectivesMet)
            self.check_home()

    @cites("R-71")
    def warn(self, item: int) -> None:
        """A mineral has left the game: say so if there are too few for an objective now."""
        for objective in self.map.entry.objectives:
            if objective.item == ITEMS[item] and not self.met:
                left = list(self.minerals.values()).count(item) + sum(g.count(item) for g in self.ground.values())
                held = sum(d.carrying for d in self.dwarves) if item == AQUARQ else 0
                if self.pile[item] + left + held < objective.n:
                    self.tell(OutOfReach)

    @cites("END-01", "END-05", "R-87")
    def check_home(self) -> None:
        """All objectives met and every Dwarf on a Drop pod space: success."""
        if self.met and all(self.map.pod & BIT[dwarf.space] for dwarf in self.dwarves):
            self.end("END-01", SUCCESS)

    @cites("END-04", "R-42")
    def some_home(self) -> bool:
        """Objectives met, and at least one Dwarf on the Drop pod."""
        return self.met and bool(self.map.pod & self.bodies)

    def end(self, reason: str, result: int) -> None:
        if not self.over:
            self.over, self.result = reason, result
            self.tell(MissionEnded, result)

    @cites("RNS-02")
    def discard_shout(self, seat: Seat, card: int) -> None:
        """A played card is discarded."""
        cards = list(self.dwarves[seat].cards)
        cards.remove(card)
        self.dwarves[seat].cards = tuple(cards)
        self.shout_discard.append(card)

    @cites("RNS-03", "RNS-04")
    def is_played_on(self, card: int, seat: Seat, to: Seat) -> bool:
        """Whether a card may be played by this seat on that Dwarf; on himself, if it says so or he is alone."""
        oneself = len(self.dwarves) == 1 or self.content.shouts[card].target == "any"
        return 0 <= to < len(self.dwarves) and (to != seat or oneself)

    @cites("RNS-03", "R-35")
    def shouters(self, cards: tuple[int, ...], to: Seat, first: Seat) -> tuple[tuple[Seat, int], ...]:
        """Who could play one of these cards on this Dwarf now, in turn order, and which one."""
        found = []
        for number in range(len(self.dwarves)):
            seat = (first + number) % len(self.dwarves)
            dwarf = self.dwarves[seat]
            held = [card for card in cards if card in dwarf.cards and self.is_played_on(card, seat, to)]
            if held and dwarf.health:
                found.append((seat, held[0]))
        return tuple(found)
