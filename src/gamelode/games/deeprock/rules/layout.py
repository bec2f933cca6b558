"""How a mission is laid out: the cave, its creatures, the decks."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ..board.hexes import DIRECTIONS, around, best_direction, direction_of, from_offset, spaces_of
from ..events.mission import MissionBegan
from ..kinds import DRILLER, ENGINEER, GUNNER, ITEMS, LOSS, MINERALS, NOWHERE, SCOUT, UNKNOWN
from ..table import DeepRockTable, ThisTurn
from .choices import AskWhere, At
from .turn import Rounds

PODS = {DRILLER: "d", ENGINEER: "e", GUNNER: "g", SCOUT: "s"}


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
        """BOSCO stands where the player chose."""
        table.robot = choice.space if choice else NOWHERE
        return None

    @clause("TURN-01", "PICK-02")
    def play(self, table: DeepRockTable, _: None) -> Next:
        """The first player's turn begins."""
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
    entry = map_.entry
    table.open, table.stalagmites, table.exits = map_.open, map_.stalagmites, map_.exits
    minerals = [MINERALS.index(name) for name, count in entry.minerals.items() for _ in range(count)]
    mixed = table.dice.shuffled(sorted(minerals), "minerals")
    table.minerals = dict(zip(map_.at.get("m", ()), mixed, strict=True))
    ids = [pickup.id for pickup in content.files.pickup]
    table.pickups = dict.fromkeys(map_.at.get("?", ()), UNKNOWN)
    table.pickup_bag = sorted(ids.index(name) for name, count in entry.pickups.items() for _ in range(count))
    fitted = [kind for dwarf in table.dwarves for kinds in dwarf.fitted for kind in kinds]
    table.upgrades, table.upgrade_box = {}, []
    table.upgrade_bag = [kind for kind, u in enumerate(content.files.upgrade) for _ in range(u.count)]
    for kind in fitted:
        table.upgrade_bag.remove(kind)
    table.hidden = tuple(range(len(entry.slots)))
    table.cave_bag = list(range(len(content.caves)))
    table.cubes = dict.fromkeys(map_.wrecks, 0)


@cites("SETUP-06", "CRE-18", "R-51")
def post_creatures(table: DeepRockTable) -> None:
    """The creatures of the mission, where it posts them."""
    content, map_ = table.content, table.map
    for posted in map_.entry.creatures:
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
    table.swarms = [n for n, s in enumerate(content.swarms) if s.id not in map_.entry.remove_swarms]
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
