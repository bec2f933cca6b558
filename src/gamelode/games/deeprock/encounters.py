"""Event cards, Swarms, and the Swarm Threat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Seat, Yes, cites, clause

from .axe import AxeChop
from .creatures import CreatureAttack, activation
from .events import (
    CarriedOff,
    Creature,
    Emerged,
    EventCard,
    EventDrawn,
    Item,
    Kind,
    MissionEventDrawn,
    SwarmDrawn,
    SwarmSetAside,
    ThreatMoved,
)
from .geometry import BIT, DISTANCE, NEAR, WITHIN, Space, around, spaces_of, steps_to
from .harm import AskWhere, At, EmergeMany, Flee, miniature, sentry_shot
from .limits import Count, Far, Positive
from .shooting import FreeShot, ReactionShots
from .table import GOLD, KNOCKED, LOSS, MINOR, NITRA, DeepRockTable
from .ways import way_to

Exit = Literal["I", "II", "III", "each", "nearest", "farthest"]
NUMBERED = {"I": 0, "II": 1, "III": 2}
SPECIAL = -1  # in the deck: one of the special cards, nobody knows which


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """So many creatures at an exit."""

    creature: str
    n: Positive
    exit: Exit


# --- what cards do


class EventEffect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One instruction of a card."""

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame | None:
        raise NotImplementedError


class ThreatEffect(EventEffect, frozen=True, tag="threat"):
    n: int

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return RaiseThreat(by=self.n)


class SpawnEffect(EventEffect, frozen=True, tag="spawn"):
    creature: str
    n: Positive
    exit: Exit

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Emerging(seat=seat, places=(Place(self.creature, self.n, self.exit),))


class ActivateEffect(EventEffect, frozen=True, tag="activate"):
    types: tuple[str, ...]  # none: all

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return activation(table, self.types)


class AttackedEffect(EventEffect, frozen=True, tag="attacked"):
    by: Literal["leech", "grabber"]
    damage: Count

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return FromAbove(seat=seat, damage=self.damage, carries=self.by == "grabber")


class BurrowEffect(EventEffect, frozen=True, tag="burrow"):
    creature: str

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Burrowing(seat=seat, kind=table.content.kind[self.creature])


class MissionEventEffect(EventEffect, frozen=True, tag="mission_event"):
    @cites("EVENT-04")
    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        table.tell(MissionEventDrawn, table.mission)
        return table.map.record.event.effect.frame(table, seat)


class SetAsideEffect(EventEffect, frozen=True, tag="set_aside_swarm"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return SettingAside(count=self.n)


class OfferEffect(EventEffect, frozen=True, tag="offer"):
    what: Literal["seam", "chop", "shot"]
    nitra: Count = 0
    threat: Count = 0

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Offering(seat=seat, what=self.what, nitra=self.nitra, threat=self.threat)


class HealEffect(EventEffect, frozen=True, tag="heal"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Relief(seat=seat, health=self.n)


class CrateEffect(EventEffect, frozen=True, tag="crate"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Relief(seat=seat, throwables=self.n)


class GlitterEffect(EventEffect, frozen=True, tag="glitter"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Glittering(seat=seat, count=self.n)


class SongEffect(EventEffect, frozen=True, tag="song"):
    n: Positive

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Singing(seat=seat, count=self.n)


class ScatterEffect(EventEffect, frozen=True, tag="scatter"):
    types: tuple[str, ...]
    within: Far
    steps: Far

    def frame(self, table: DeepRockTable, seat: Seat) -> Frame:
        return Scattering(seat=seat, types=self.types, within=self.within, most=self.steps)


Effect = (
    ThreatEffect
    | SpawnEffect
    | ActivateEffect
    | AttackedEffect
    | BurrowEffect
    | MissionEventEffect
    | SetAsideEffect
    | OfferEffect
    | HealEffect
    | CrateEffect
    | GlitterEffect
    | SongEffect
    | ScatterEffect
)


# --- a card


class DrawEvent(Frame):
    """[EVENT-01] An Event card is drawn and resolved."""

    seat: Seat
    card: EventCard = -1
    at_effect: int = 0

    @clause("EVENT-01", "EVENT-03", "HAZ-04", "HAZ-05", "R-40")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """The player who drew it is the active one."""
        if not table.events and not table.specials_in:
            table.events, table.event_discard = sorted(table.event_discard), []
        deck = [SPECIAL] * table.specials_in + table.events
        if not deck:
            return self.finish()
        self.card = table.dice.draw(deck, "events")
        if self.card == SPECIAL:
            table.specials_in -= 1
            self.card = table.dice.draw(table.specials, "specials")
        else:
            table.events.remove(self.card)
        table.tell(EventDrawn, self.seat, self.card)
        return None

    @clause("EVENT-08", "R-82")
    def follow(self, table: DeepRockTable, _: None) -> Next:
        """Its instructions are followed one after another, completely."""
        effects = table.content.events[self.card].effects
        if self.at_effect < len(effects):
            self.at_effect += 1
            return self.goto(DrawEvent.follow, after=effects[self.at_effect - 1].frame(table, self.seat))
        return None

    @clause("EVENT-01", "EVENT-08", "SETUP-04")
    def discard(self, table: DeepRockTable, _: None) -> Next:
        """Then it is discarded."""
        table.event_discard.append(self.card)
        return None


# --- the Swarm Threat


class RaiseThreat(Frame):
    """[EVENT-06] The Swarm Threat marker moves."""

    by: int
    swarms: int = 0

    @clause("EVENT-06", "EVENT-07", "END-03", "END-04", "R-43", "R-44", "R-87")
    def move(self, table: DeepRockTable, _: None) -> Next:
        """Step by step; the last space ends the mission, a creature step triggers a Swarm."""
        track = table.content.threat
        if self.by < 0:
            table.threat = max(table.threat + self.by, 0)
            table.tell(ThreatMoved, table.threat)
        for _step in range(self.by):
            table.threat += 1
            table.tell(ThreatMoved, table.threat)
            if table.threat >= track.last:
                home = table.some_home()
                table.end("END-04" if home else "END-03", MINOR if home else LOSS)
                return None
            self.swarms += table.threat in track.swarm
        return None

    @clause("EVENT-07", "SWARM-01", "R-43")
    def swarm(self, table: DeepRockTable, _: None) -> Next:
        """One Swarm for each creature step that was entered."""
        if not self.swarms:
            return self.finish()
        self.swarms -= 1
        cards, table.aside = 1 + table.aside, 0
        return self.goto(RaiseThreat.swarm, after=SwarmAttack(cards=cards))


class SettingAside(Frame):
    """[SWARM-02] Swarm cards are set aside, unseen, for the next Swarm."""

    count: int

    @clause("SWARM-02", "R-45")
    def set_aside(self, table: DeepRockTable, _: None) -> Next:
        """As many as there are."""
        table.aside = min(table.aside + self.count, len(table.swarms) + len(table.swarm_discard))
        table.tell(SwarmSetAside, table.aside)
        return None


class SwarmAttack(Frame):
    """[SWARM-01] A Swarm."""

    cards: int

    @clause("SWARM-01", "SWARM-02", "R-40", "R-45")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """The top card, then those set aside, one at a time."""
        if not self.cards:
            return self.goto(SwarmAttack.activate)
        self.cards -= 1
        card = table.draw(table.swarms, table.swarm_discard, "swarms")
        if card < 0:
            return self.goto(SwarmAttack.activate)
        table.swarm_discard.append(card)
        table.tell(SwarmDrawn, card)
        places = table.content.swarms[card].place
        return self.goto(SwarmAttack.draw, after=Emerging(seat=table.active, places=places))

    @clause("SWARM-03")
    def activate(self, table: DeepRockTable, _: None) -> Next:
        """Then every creature on the board activates, the new ones too."""
        return self.become(activation(table))


class Emerging(Frame):
    """[SPAWN-03] Creatures emerge from Tunnel Exits."""

    seat: Seat
    places: tuple[Place, ...]

    @clause("SPAWN-01", "SPAWN-02", "SPAWN-03")
    def next_place(self, table: DeepRockTable, _: None) -> Next:
        """In the order written. Nothing comes from an exit that is not on the board."""
        while self.places:
            place, self.places = self.places[0], self.places[1:]
            if place.exit == "each":
                each = tuple(Place(place.creature, place.n, exit_) for exit_ in ("I", "II", "III"))
                self.places = each + self.places
                continue
            origin = exit_space(table, place.exit, self.seat)
            if origin >= 0:
                kind = table.content.kind[place.creature]
                return self.goto(Emerging.next_place, after=EmergeMany(kind=kind, count=place.n, origin=origin))
        return None


@cites("SPAWN-01", "SPAWN-02")
def exit_space(table: DeepRockTable, name: Exit, seat: Seat) -> Space:
    """Where an exit is: by number, or by its way to a Dwarf; -1 if it is not on the board."""
    if name in NUMBERED:
        return table.exits[NUMBERED[name]]
    target = table.dwarves[seat].space
    layers = way_to(table, table.content.grunt, target)
    found = []
    for number, space in enumerate(table.exits):
        if space >= 0:
            steps = steps_to(layers, space)
            found.append((steps if steps >= 0 else 100 + DISTANCE[target][space], number))
    best = min(found)[1] if name == "nearest" else min((-steps, number) for steps, number in found)[1]
    return table.exits[best]


# --- attacks on the active Dwarf


class CarryWhere(AskWhere):
    """Where is the Dwarf carried?"""


class FromAbove(Frame):
    """[REACT-01] A leech or a grabber attacks the active Dwarf."""

    seat: Seat
    damage: int
    carries: bool

    @clause("REACT-01", "REACT-05", "R-46", "R-95")
    def attack(self, table: DeepRockTable, _: None) -> Next:
        """The others may shoot first. Nobody is attacked on the Drop pod or unconscious."""
        dwarf = table.dwarves[self.seat]
        if not dwarf.health or table.map.pod & BIT[dwarf.space]:
            return self.finish()
        return ReactionShots(attacked=self.seat, space=dwarf.space)

    @clause("REACT-05", "GUN-07", "R-62", "R-95")
    def grab(self, table: DeepRockTable, hit: bool) -> Next:
        """One hit of any type ends the threat; a Shield stops it."""
        dwarf = table.dwarves[self.seat]
        if hit or not dwarf.health:
            return self.finish()
        if table.is_shielded(self.seat):
            table.protect(self.seat)
            return self.finish()
        return CarryWhere(seat=self.seat, spaces=carry_places(table, self.seat)) if self.carries else None

    @clause("EFF-01", "EFF-07", "R-95")
    def harm(self, table: DeepRockTable, choice: At | None) -> Next:
        """He is hurt and knocked over, where he is or where he was carried."""
        if choice is not None:
            dwarf = table.dwarves[self.seat]
            dwarf.space, dwarf.left_pod = choice.space, True
            table.tell(CarriedOff, self.seat, choice.space)
            table.look_about()
        table.hurt(self.seat, self.damage)
        table.afflict(self.seat, KNOCKED)
        return None


@cites("R-95")
def carry_places(table: DeepRockTable, seat: Seat) -> tuple[Space, ...]:
    """Vacant floor at most four spaces away and nearest to an exit that is farthest from him."""
    away = DISTANCE[table.dwarves[seat].space]
    exits = [space for space in table.exits if space >= 0]
    far = max(away[space] for space in exits)
    spaces = spaces_of(table.vacant() & ~table.map.pod & WITHIN[4][table.dwarves[seat].space])
    found: set[Space] = set()
    for goal in exits if spaces else ():
        if away[goal] == far:
            least = min(DISTANCE[space][goal] for space in spaces)
            found |= {space for space in spaces if DISTANCE[space][goal] == least}
    return tuple(sorted(found))


class EmergesBeside(AskWhere):
    """Where does {creature} burrow out of the ground?"""

    creature: Creature


class Burrowing(Frame):
    """[REACT-01] A creature burrows out of the ground next to the active Dwarf."""

    seat: Seat
    kind: Kind
    creature: Creature = -1

    @clause("REACT-01", "SPAWN-07", "R-46", "R-96")
    def emerge(self, table: DeepRockTable, _: None) -> Next:
        """On a free space next to him, or in the next ring; at the nearest exit if he is unconscious."""
        if not table.dwarves[self.seat].health:
            origin = exit_space(table, "nearest", self.seat)
            return self.finish(after=EmergeMany(kind=self.kind, count=1, origin=origin))
        self.creature = miniature(table, self.kind)
        ring = BIT[table.dwarves[self.seat].space]
        free = table.free_for_creatures() & ~table.burning
        if self.creature < 0 or not free:
            return self.finish()
        while not ring & free:
            ring |= around(ring)
        return EmergesBeside(seat=self.seat, spaces=tuple(spaces_of(ring & free)), creature=self.creature)

    @clause("ENG-06", "R-46")
    def place(self, table: DeepRockTable, choice: At) -> Next:
        """It is a miniature like any other, and the Sentry Gun fires at it."""
        table.put(self.creature, choice.space)
        table.tell(Emerged, self.creature, choice.space)
        return sentry_shot(table, self.creature)

    @clause("REACT-02", "REACT-05")
    def react(self, table: DeepRockTable, _: None) -> Next:
        """Hits do their normal damage, and the next player may shoot too."""
        space = table.where[self.creature]
        return ReactionShots(attacked=self.seat, space=space, creature=self.creature) if space >= 0 else None

    @clause("REACT-05", "R-96")
    def attack(self, table: DeepRockTable, _: bool | None) -> Next:
        """If it lives and is next to him, it attacks at once."""
        space = table.where[self.creature]
        if space < 0 or not table.dwarves[self.seat].health or not NEAR[space] & BIT[table.dwarves[self.seat].space]:
            return None
        return self.finish(after=CreatureAttack(creature=self.creature, seat=self.seat))


# --- offers and relief


class Seam(Struct, frozen=True):
    """take {nitra} Nitra, though the Swarm Threat rises by {threat}"""

    nitra: int
    threat: int


class FreeChop(Struct, frozen=True):
    """swing the axe for no action, with one more success"""


class FreeAttack(Struct, frozen=True):
    """fire a weapon for no action"""


class AcceptOffer(Ask[Pass | Yes]):
    """Do you {offer}?"""

    what: str
    nitra: int = 0
    threat: int = 0

    @property
    def offer(self) -> Struct:
        if self.what == "seam":
            return Seam(self.nitra, self.threat)
        return FreeChop() if self.what == "chop" else FreeAttack()

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass | Yes, ...]:
        return (PASS, YES)


class Offering(Frame):
    """[EVENT-05] An optional Event."""

    seat: Seat
    what: str
    nitra: int = 0
    threat: int = 0

    @clause("EVENT-05", "STAND-03", "R-82")
    def offer(self, table: DeepRockTable, _: None) -> Next:
        """It asks for a standing Dwarf; otherwise it is ignored."""
        if not table.is_standing(self.seat):
            return self.finish()
        return AcceptOffer(seat=self.seat, what=self.what, nitra=self.nitra, threat=self.threat)

    @clause("EVENT-05")
    def accept(self, table: DeepRockTable, answer: Pass | Yes) -> Next:
        """Nitra for more threat, a free chop with one more success, or a free shot."""
        if answer == PASS:
            return None
        if self.what == "chop":
            return self.become(AxeChop(seat=self.seat, free=True, bonus=1))
        if self.what == "shot":
            return self.become(FreeShot(seat=self.seat))
        table.gain(NITRA, self.nitra)
        return self.become(RaiseThreat(by=self.threat))


class Relief(Frame):
    """[EVENT-01] Something good for the active Dwarf."""

    seat: Seat
    health: int = 0
    throwables: int = 0

    @clause("EVENT-01", "R-97")
    def give(self, table: DeepRockTable, _: None) -> Next:
        """Health, if he is conscious, or a Throwable."""
        if table.dwarves[self.seat].health:
            table.heal(self.seat, self.health)
        for _card in range(self.throwables):
            table.draw_throwable(self.seat)
        return None


class Gain(Choice, frozen=True):
    """{item}"""

    item: Item


class WhichMineral(Ask[Gain]):
    """Which mineral do you find?"""

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Gain, ...]:
        return (Gain(NITRA), Gain(GOLD))


class Glittering(Frame):
    """[EVENT-03] A mineral glitters in the dust."""

    seat: Seat
    count: int

    @clause("EVENT-03")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Nitra or Gold."""
        return WhichMineral(seat=self.seat)

    @clause("EVENT-03", "AXE-08")
    def take(self, table: DeepRockTable, choice: Gain) -> Next:
        """Into the shared pile."""
        table.gain(choice.item, self.count)
        return None


class ToDwarf(Choice, frozen=True):
    """{seat}"""

    seat: Seat


class WhoDraws(Ask[ToDwarf]):
    """Who draws a Rock & Stone card?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[ToDwarf]:
        return [ToDwarf(other) for other in table.conscious()]


class Singing(Frame):
    """[EVENT-03] A song for somebody."""

    seat: Seat
    count: int

    @clause("EVENT-03")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Any conscious Dwarf."""
        return WhoDraws(seat=self.seat)

    @clause("EVENT-03")
    def draw(self, table: DeepRockTable, choice: ToDwarf | None) -> Next:
        """He draws."""
        for _card in range(self.count if choice else 0):
            table.draw_shout(choice.seat if choice else 0)
        return None


class Scattering(Frame):
    """[SYM-06] Creatures near the active Dwarf turn back."""

    seat: Seat
    types: tuple[str, ...]
    within: int
    most: int
    todo: tuple[Creature, ...] = ()

    @clause("SYM-06", "R-18")
    def gather(self, table: DeepRockTable, _: None) -> Next:
        """Those of the named kinds within the distance."""
        near = WITHIN[self.within][table.dwarves[self.seat].space]
        kinds = [table.content.kind[name] for name in self.types]
        self.todo = tuple(c for kind in kinds for c in table.alive(kind) if near & BIT[table.where[c]])
        return None

    @clause("SYM-06", "R-18")
    def scatter(self, table: DeepRockTable, _: None) -> Next:
        """One after another."""
        while self.todo:
            creature, self.todo = self.todo[0], self.todo[1:]
            if table.where[creature] >= 0:
                source = table.dwarves[self.seat].space
                flight = Flee(creature=creature, source=source, most=self.most, chooser=self.seat)
                return self.goto(Scattering.scatter, after=flight)
        return None
