"""Whether a content pack can be played."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from gamelode.kernel import Pack, cites

from ..board.hexes import BIT, DIRECTIONS, NEAR, ON_BOARD, columns_in, direction_of, from_offset, spaces_of, to_offset
from ..board.walks import walk
from ..kinds import DAMAGE, ITEMS, MINERALS, MOST_MINIS, NOWHERE, ROWS
from ..rules.cards.rock_and_stone import AnyTimeEffect
from ..rules.creatures.swarms import Place
from ..rules.dwarves.throw import CarveEffect
from .entries import CaveEntry, EventEntry, Files, MissionEntry, Posted, Resident, SwarmEntry
from .maps import Map, cells_of
from .natures import Nature

CODES = "#m.?So12degsHW"  # of maps
SYMBOLS = {
    "axe": ("blank", "axe"),
    "bullet": ("blank", "bullet"),
    "flame": ("blank", "flame"),
    "piercing": ("blank", "piercing"),
    "explosion": ("blank", "explosion", "scare"),
    "mineral": ("blank", "nitra", "gold"),
    "creature": ("blank", "bite", "!"),
}


class Check:
    """What one entry says of another must be true, and a mission must be playable."""

    def __init__(self, files: Files, natures: tuple[Nature, ...], pack: Pack) -> None:
        self.files, self.natures, self.pack = files, natures, pack

    def names(self) -> None:
        """Names of creatures, cards and missions lead somewhere; the rules know the kinds of tokens and dice."""
        files, fault = self.files, self.pack.fault
        kinds = {c.id for c in self.natures}
        expected = {
            "pickup": ("loot_bug", "barley_bulb", "apoca_bloom", "alien_egg", "red_sugar"),
            "upgrade": ("double", "ignore_resistance", "range_plus_1", "reroll", "stun"),
            "dwarf": ("driller", "engineer", "gunner", "scout"),
        }
        for key, ids in expected.items():
            if tuple(entry.id for entry in getattr(files, key)) != ids:
                raise fault(key, f"the rules need exactly {', '.join(ids)}, in this order")
        self._dice()
        if "grunt" not in kinds:
            raise fault("creature", "there is no 'grunt', and other creatures turn into it")
        if sum(nature.limit for nature in self.natures if nature.spaces > 1) > 1:
            raise fault("creature", "only one miniature may take two spaces")
        if sum(c.limit for c in self.natures) > MOST_MINIS:
            raise fault("creature", f"there are more than {MOST_MINIS} miniatures")
        self._cards()
        self._slots_and_tokens()
        for number, cave in enumerate(files.cave):
            self._cave(number, cave)
        for key in ("event", "swarm", "cave", "mission"):
            for number, entry in enumerate(getattr(files, key)):
                for place, name in _creatures_in(entry).items():
                    if name not in kinds:
                        raise fault(f"{key}[{number}].{place}", f"there is no creature {name!r}")
        for number, dive in enumerate(files.dive):
            for name in dive.missions:
                if name not in {m.id for m in files.mission}:
                    raise fault(f"dive[{number}].missions", f"there is no mission {name!r}")

    @cites("DICE-01")
    def _dice(self) -> None:
        """Each die has the symbols that the rules know on it."""
        known = {die.id: die for die in self.files.die}
        for id, symbols in SYMBOLS.items():
            if id not in known:
                raise self.pack.fault("die", f"there is no {id} die")
            number = self.files.die.index(known[id])
            for place, face_ in enumerate(known[id].faces):
                where = f"die[{number}].faces[{place}]"
                if odd := [symbol for symbol in face_ if symbol not in symbols]:
                    raise self.pack.fault(where, f"there is no {odd[0]!r} on this die; there are {', '.join(symbols)}")
                if len(face_) > 1 and (len(set(face_)) > 1 or face_[0] not in DAMAGE):
                    raise self.pack.fault(where, f"{' and '.join(face_)} cannot share a face")

    @cites("HAZ-03", "EVENT-07", "RNS-03")
    def _cards(self) -> None:
        """A Rock & Stone card says rightly whom it is for; there are special cards enough, and Swarms on the meter."""
        files, fault = self.files, self.pack.fault
        for number, shout in enumerate(files.shout):
            on_dwarf = not isinstance(shout.effect, AnyTimeEffect) or shout.effect.on_dwarf
            if on_dwarf == (shout.target == "none"):
                why = "it is played on a Dwarf" if on_dwarf else "it is for the whole team: 'none'"
                raise fault(f"shout[{number}].target", why)
        specials = sum(event.count for event in files.event if event.special)
        if max(files.hazard.special) > specials:
            raise fault("hazard.special", f"it asks for {max(files.hazard.special)} special cards of {specials}")
        if late := [step for step in files.threat.swarm if step >= files.threat.last]:
            raise fault("threat.swarm", f"step {late[0]} is not before the last one, {files.threat.last}")
        for number, card in enumerate(files.throwable):
            if isinstance(card.effect, CarveEffect) and card.range != 1:
                raise fault(f"throwable[{number}].range", "a tunnel begins next to whoever throws it: its range is 1")

    @cites("CREW-02", "R-83", "OC-02", "HID-04", "DIVE-04")
    def _slots_and_tokens(self) -> None:
        """A secondary weapon for each Dwarf; overclocking takes no slot away; upgrades for Dwarves and hidden caves."""
        files, fault, numbers = self.files, self.pack.fault, self.files.numbers
        if len(files.secondary) < len(files.dwarf):
            why = f"there are {len(files.secondary)}, and {len(files.dwarf)} Dwarves take one each"
            raise fault("secondary", why)
        if numbers.secondary_overclocked < numbers.secondary:
            why = f"{numbers.secondary_overclocked} slots, and there were {numbers.secondary} before"
            raise fault("numbers.secondary_overclocked", why)
        most = sorted((len(cave.upgrades) for cave in files.cave), reverse=True)
        slots = max((len(mission.slots) for mission in files.mission), default=0)
        needed, found = sum(most[:slots]) + len(files.dwarf), sum(upgrade.count for upgrade in files.upgrade)
        if found < needed:
            raise fault("upgrade", f"there are {found}, and up to {needed} are needed")

    @cites("HID-02", "HID-03", "HID-04", "SPAWN-01")
    def _cave(self, number: int, cave: CaveEntry) -> None:
        """What a hidden cave shows lies in it, each on a place of its own; one cave has the third exit."""
        fault, taken = self.pack.fault, list[tuple[int, int]]()
        exit_ = [] if cave.exit is None else [cave.exit]
        creatures = [resident.at for resident in cave.creatures]
        for key, cells in (
            ("pickup", [cave.pickup]),
            ("exit", exit_),
            ("stalagmites", cave.stalagmites),
            ("upgrades", cave.upgrades),
            ("creatures", creatures),
        ):
            for cell in cells:
                if cell not in self.files.cave_shape.cells:
                    raise fault(f"cave[{number}].{key}", f"{list(cell)} is not in the cave")
                if cell in taken:
                    raise fault(f"cave[{number}].{key}", f"something else lies at {list(cell)}")
                taken.append(cell)
        if exit_ and any(other.exit for other in self.files.cave[:number]):
            raise fault(f"cave[{number}].exit", "another cave has the third exit")

    @cites("SETUP-06", "R-01", "HID-03", "SPAWN-01")
    def mission(self, number: int) -> Map:
        """A map that is whole, connected and can be won."""
        entry = self.files.mission[number]
        self._rows(number, entry)
        map_ = Map(entry, self.files.cave_shape)
        self._landmarks(number, map_)
        self._slots(number, map_)
        self._counts(number, map_)
        self._creatures(number, map_)
        self._connected(number, map_)
        self._objectives(number, map_)
        return map_

    def _rows(self, number: int, entry: MissionEntry) -> None:
        if len(entry.map) != ROWS:
            raise self.pack.fault(f"mission[{number}].map", f"there are {len(entry.map)} rows, not {ROWS}")
        for row, line in enumerate(entry.map):
            codes, wanted = line.split(), columns_in(row)
            if len(codes) != wanted:
                raise self.pack.fault(f"mission[{number}].map[{row}]", f"{len(codes)} spaces, not {wanted}")
            slots = [s.slot for s in entry.slots]
            if odd := [slot for slot in slots if slot in CODES or slots.count(slot) > 1]:
                raise self.pack.fault(f"mission[{number}].slots", f"{odd[0]!r} means something else already")
            for col, code in enumerate(codes):
                if code not in {*CODES, *slots}:
                    raise self.pack.fault(f"mission[{number}].map[{row}]", f"unknown code {code!r} in column {col}")

    def _landmarks(self, number: int, map_: Map) -> None:
        for code in "degs12":
            if len(map_.at.get(code, ())) != 1:
                found = len(map_.at.get(code, ()))
                raise self.pack.fault(f"mission[{number}].map", f"{code!r} must stand there once, not {found} times")

    def _slots(self, number: int, map_: Map) -> None:
        for place, slot in enumerate(map_.entry.slots):
            for pose in slot.poses:
                cells = cells_of(self.files.cave_shape, pose)
                if (
                    any(cell not in ON_BOARD for cell in cells)
                    or sum(map(BIT.__getitem__, cells)) != map_.hidden[slot.slot]
                ):
                    where = f"mission[{number}].slots[{place}].poses"
                    raise self.pack.fault(
                        where, f"pose {list(pose)} does not cover the spaces {slot.slot!r} of the map"
                    )

    def _counts(self, number: int, map_: Map) -> None:
        entry = map_.entry
        for key, known in (("minerals", MINERALS), ("pickups", tuple(p.id for p in self.files.pickup))):
            for name in getattr(entry, key):
                if name not in known:
                    raise self.pack.fault(f"mission[{number}].{key}", f"there is no {name!r}")
        spots, minerals = len(map_.at.get("m", ())), sum(entry.minerals.values())
        if spots != minerals:
            raise self.pack.fault(f"mission[{number}].minerals", f"{minerals} minerals for {spots} spots of the map")
        places, pickups = len(map_.at.get("?", ())) + len(entry.slots), sum(entry.pickups.values())
        if places != pickups:
            why = f"{pickups} pickups for {places} places (hidden caves counted)"
            raise self.pack.fault(f"mission[{number}].pickups", why)
        for pickup in self.files.pickup:
            if entry.pickups.get(pickup.id, 0) > pickup.count:
                why = f"{entry.pickups[pickup.id]} {pickup.id}, and there are only {pickup.count}"
                raise self.pack.fault(f"mission[{number}].pickups", why)
        if len(entry.slots) > len(self.files.cave):
            raise self.pack.fault(f"mission[{number}].slots", "more hidden caves than there are")
        for name in entry.remove_swarms:
            if name not in {s.id for s in self.files.swarm}:
                raise self.pack.fault(f"mission[{number}].remove_swarms", f"there is no Swarm card {name!r}")

    def _creatures(self, number: int, map_: Map) -> None:
        free = map_.open & ~map_.stalagmites & ~map_.pod & ~map_.objects
        for place, posted in enumerate(map_.entry.creatures):
            where = f"mission[{number}].creatures[{place}]"
            two = next(nature for nature in self.natures if nature.id == posted.creature).spaces > 1
            if two != (posted.rear is not None):
                raise self.pack.fault(where, "a creature of two spaces needs a rear, and no other has one")
            for spot in (posted.at, *([posted.rear] if posted.rear else ())):
                space = from_offset(*spot)
                if space not in ON_BOARD or to_offset(space) != spot or not free & BIT[space]:
                    raise self.pack.fault(where, f"no creature can stand at {list(spot)}")
                free &= ~BIT[space]
            if posted.facing and posted.facing not in DIRECTIONS:
                raise self.pack.fault(where, f"{posted.facing!r} is no direction")
            self._rear(where, posted)
        for c in self.natures:
            if sum(p.creature == c.id for p in map_.entry.creatures) > c.limit:
                raise self.pack.fault(f"mission[{number}].creatures", f"there are only {c.limit} {c.name} miniatures")

    @cites("CRE-18", "R-51")
    def _rear(self, where: str, posted: Posted) -> None:
        """A rear is next to the front, which faces away from it."""
        if not posted.rear:
            return
        front, rear = from_offset(*posted.at), from_offset(*posted.rear)
        if not NEAR[front] & BIT[rear]:
            raise self.pack.fault(where, "its rear is not next to it")
        away = DIRECTIONS[direction_of(rear, front)]
        if posted.facing and posted.facing != away:
            raise self.pack.fault(where, f"away from its rear it faces {away}, not {posted.facing}")

    def _connected(self, number: int, map_: Map) -> None:
        """Whatever is open can be come to, over floor and pits, from the Drop pod; rock can be dug through."""
        usable = map_.open & ~map_.stalagmites
        reached = sum(walk(map_.start["d"], usable, 0, 0, 999, False))
        for space in spaces_of(usable & ~map_.pits & ~reached):
            col, row = to_offset(space)
            raise self.pack.fault(f"mission[{number}].map[{row}]", f"column {col} is cut off from the Drop pod")

    def _objectives(self, number: int, map_: Map) -> None:
        entry = map_.entry
        for place, objective in enumerate(entry.objectives):
            carried = objective.kind == "deposit" or objective.item == "aquarq"
            minerals = entry.minerals.get(objective.item, 0) if not carried or map_.minehead != NOWHERE else 0
            found = {
                "collect": minerals + entry.pickups.get(objective.item, 0),
                "deposit": minerals,
                "repair": len(map_.wrecks) if objective.cubes > 0 else 0,
                "kill": sum(p.creature == objective.item and p.marked for p in entry.creatures),
            }[objective.kind]
            if objective.kind == "collect" and objective.item not in ITEMS:
                raise self.pack.fault(f"mission[{number}].objectives[{place}]", f"nobody collects {objective.item!r}")
            if found < objective.n:
                why = f"it asks for {objective.n} {objective.item}, and there are {found}"
                raise self.pack.fault(f"mission[{number}].objectives[{place}]", why)
        self._kills(number, entry)

    def _kills(self, number: int, entry: MissionEntry) -> None:
        """Kills of marked creatures are counted together, so they are all for one objective."""
        wanted = [objective.item for objective in entry.objectives if objective.kind == "kill"]
        if len(wanted) > 1:
            raise self.pack.fault(f"mission[{number}].objectives", "only one objective may count kills")
        for place, posted in enumerate(entry.creatures):
            if posted.marked and posted.creature not in wanted:
                why = f"a marked {posted.creature}, and no objective asks for it"
                raise self.pack.fault(f"mission[{number}].creatures[{place}]", why)


def _creatures_in(entry: EventEntry | SwarmEntry | CaveEntry | MissionEntry) -> dict[str, str]:
    """Every creature that an entry names, by the key that names it."""
    if isinstance(entry, SwarmEntry):
        return _named_by("place", entry.place)
    if isinstance(entry, CaveEntry):
        return _named_by("creatures", entry.creatures)
    if isinstance(entry, MissionEntry):
        return _named_by("creatures", entry.creatures) | _named_in("event.effect", entry.event.effect)
    found: dict[str, str] = {}
    for number, effect in enumerate(entry.effects):
        found |= _named_in(f"effects[{number}]", effect)
    return found


def _named_by(key: str, placed: Iterable[Place | Resident | Posted]) -> dict[str, str]:
    return {f"{key}[{number}].creature": each.creature for number, each in enumerate(placed)}


def _named_in(key: str, effect: Struct) -> dict[str, str]:
    said = structs.asdict(effect)
    found = {f"{key}.creature": said["creature"]} if "creature" in said else {}
    for field in ("types", "then"):
        found |= {f"{key}.{field}[{number}]": name for number, name in enumerate(said.get(field, ()))}
    return found
