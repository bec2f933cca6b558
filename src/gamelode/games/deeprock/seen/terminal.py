"""What everybody sees, in words for a terminal."""

from __future__ import annotations

from gamelode.kernel import Piece, Row, Seat, Section, Words

from ..board.hexes import columns_in, from_offset
from ..content import Content
from ..content.texts import (
    Texts,
    creature_numbers,
    creature_texts,
    event_texts,
    mode_texts,
    shout_text,
    swarm_texts,
)
from ..kinds import ITEMS, MINERALS, ROWS, UNKNOWN, EventCard, Kind, Space
from ..rules.cards.event_cards import MissionEventEffect
from .names import DIRECTION_NAMES, space_name
from .view import DwarfView, View

NONE = (Piece("none"),)
SIGNS = {
    "#": "rock",
    "##": "hidden cave",
    ".": "floor",
    "o": "pit",
    "==": "platform",
    "--": "zipline",
    "S": "stalagmite",
    "?": "unknown",
    "u": "upgrade",
    "P": "Drop pod",
    "RS": "Resupply pod",
    "TT": "Sentry Gun",
    "BO": "BOSCO",
    "()": "Shield",
    "^^": "Flame",
    "MH": "Minehead",
    "LU": "hologram",
    "mi": "Proximity Grenade",
    "ch": "Satchel Charge",
    "**": "Flare",
}
MARKS = {"loot_bug": "b", "barley_bulb": "y", "apoca_bloom": "a", "alien_egg": "e", "red_sugar": "r"}


def draw(content: Content, view: View, seat: Seat | None, words: Words) -> list[Section]:
    """The mission, the cave, the creatures, the crew."""
    return _Drawing(content, view, words).sections()


class _Drawing:
    def __init__(self, content: Content, view: View, words: Words) -> None:
        self.content, self.view, self.words = content, view, words

    def sections(self) -> list[Section]:
        found = [self.mission(), *([self.cave(), self.creatures()] if self.view.open else [self.weapons()])]
        return [*found, *(self.dwarf(seat) for seat in range(len(self.view.dwarves)))]

    def mission(self) -> Section:
        view, entry = self.view, self.content.maps[self.view.mission].entry
        last, swarms = self.content.threat.last, view.swarms_ahead
        track = "".join("■" if n < view.threat else "!" if n + 1 in swarms else "□" for n in range(last))
        progress = view.progress or [(0, objective.n) for objective in entry.objectives]
        goals = [
            Piece(f"{o.kind} {o.item.replace('_', ' ')} {done} of {want}")
            for (done, want), o in zip(progress, entry.objectives, strict=True)
        ]
        pile = [
            Piece(f"{count} {name.replace('_', ' ')}") for name, count in zip(ITEMS, view.pile, strict=False) if count
        ]
        swarm = [Piece(f"Swarm at {n}") for n in swarms[:1]]
        rows = [
            Row("threat", (Piece(f"{track} {view.threat} of {last}"), *swarm)),
            Row("objectives", tuple(goals) or NONE),
            Row("shared pile", tuple(pile) or NONE),
        ]
        if view.completed:
            rows.append(Row("Deep Dive", (Piece(f"{view.completed} completed"),)))
        if view.swarms_aside:
            rows.append(Row("set aside", (Piece(f"{view.swarms_aside} more for the next Swarm"),)))
        rows += self.cards()
        if view.met:
            rows.append(Row("now", (Piece("all objectives are met: back to the Drop pod"),)))
        if view.resupply >= 0:
            p, s, h = view.stock
            at = space_name(view.resupply)
            rows.append(Row("resupply", (Piece(f"at {at}: {p} primary, {s} secondary, {h} Health"),)))
        return Section(f"{entry.name}, Hazard {view.hazard}", tuple(rows))

    def cards(self) -> list[Row]:
        """The Event and the Swarm under way, each with what it does; or the last Event, for whoever asks."""
        view, content, rows = self.view, self.content, []
        last = view.discards.events[-1:]
        if view.event >= 0:
            rows.append(Row("Event", (self.event(view.event), *map(Piece, self.event_texts(view.event)))))
        elif last:
            rows.append(Row("last Event", (self.event(last[0]),)))
        if view.swarm >= 0:
            rows.append(
                Row("Swarm", tuple(map(Piece, (content.swarms[view.swarm].name, *swarm_texts(content, view.swarm)))))
            )
        return rows

    def event(self, card: EventCard) -> Piece:
        entry = self.content.events[card]
        return Piece(entry.name, note=" ".join([*self.event_texts(card), entry.text]).strip())

    def event_texts(self, card: EventCard) -> Texts:
        """What it does, and what the mission's own event does if it is that."""
        own = self.content.maps[self.view.mission].entry.event
        is_own = any(isinstance(effect, MissionEventEffect) for effect in self.content.events[card].effects)
        return (*event_texts(self.content, card), *([f"{own.name}: {own.text}"] if is_own else []))

    # --- the cave

    def cave(self) -> Section:
        """The map, and what the signs in it mean."""
        view = self.view
        columns = "  ".join(chr(65 + col) for col in range(15))
        rows = [Row("", (Piece(columns),))]
        seen: dict[str, None] = {}
        for row in range(ROWS):
            cells = [self.cell(from_offset(col, row)) for col in range(columns_in(row))]
            seen |= dict.fromkeys(map(str.strip, cells))
            indent = "" if row % 2 == 0 else " "
            rows.append(Row(str(row + 1), (Piece(indent + " ".join(cells)),)))
        signs = self.signs()
        if view.fields:
            held = [space_name(space) for spaces in view.fields.values() for space in spaces]
            rows.append(Row("field", (Piece(f"creatures may enter and not leave {', '.join(held)}"),)))
        notes = {MARKS[entry.id]: entry.text for entry in self.content.files.pickup}
        legend = [Piece(f"{sign} {signs[sign]}", note=notes.get(sign, "")) for sign in signs if sign in seen]
        rows.append(Row("signs", tuple(legend)))
        return Section("The cave", tuple(rows))

    def signs(self) -> dict[str, str]:
        """What a sign on the map means; figures stand in lists of their own."""
        found = {mark: pickup.replace("_", " ") for pickup, mark in MARKS.items()}
        for mineral in MINERALS:
            found |= {f"#{mineral[0].upper()}": f"rock with {mineral}", f"{mineral[0]}.": f"{mineral} on the floor"}
        found |= {f"{number}>": f"exit {number}" for number in range(1, len(self.view.exits) + 1)}
        found |= {f"W{cubes}": f"wreck, {cubes} done" for cubes in self.view.cubes.values()}
        return {**SIGNS, **found}

    def cell(self, space: Space) -> str:
        return self.figure(space) or self.token(space) or self.ground(space)

    def figure(self, space: Space) -> str:
        view = self.view
        for number, dwarf in enumerate(view.dwarves):
            if dwarf.space == space:
                return f"{'DEGS'[dwarf.kind]}{self.stance(dwarf) or number + 1}"
        for creature in view.creatures.values():
            if space in (creature.space, creature.rear):
                return self.code(creature.kind)
        things = {view.sentry: "TT", view.bosco: "BO", view.resupply: "RS", **dict.fromkeys(view.lures.values(), "LU")}
        return things.get(space, "") if space >= 0 else ""

    def stance(self, dwarf: DwarfView) -> str:
        """A sign for whoever is not on his feet."""
        return "x" if "unconscious" in dwarf.conditions else "_" if "knocked" in dwarf.conditions else ""

    def code(self, kind: int) -> str:
        return self.content.creatures[kind].name[:2].lower()

    def token(self, space: Space) -> str:
        view = self.view
        for spaces, sign in ((view.flames, "^^"), ((view.shield,), "()"), (view.mines, "mi"), (view.charges, "ch")):
            if space in spaces:
                return sign
        if space in view.pickups:
            kind = view.pickups[space]
            return "? " if kind == UNKNOWN else f"{MARKS[self.content.files.pickup[kind].id]} "
        if space in view.upgrades:
            return "u "
        if space in view.ground:
            return f"{MINERALS[view.ground[space][0]][0]}."
        if space in view.exits:
            return f"{view.exits.index(space) + 1}>"
        return "**" if space in view.flares else ""

    def ground(self, space: Space) -> str:
        view = self.view
        if space in view.minerals:
            return f"#{MINERALS[view.minerals[space]][0].upper()}"
        if any(space in cave for cave in view.hidden):
            return "##"
        if space not in view.open:
            return "# "
        if space in view.stalagmites:
            return "S "
        if space in view.pits:
            return "==" if space in view.platforms else "--" if any(space in line for line in view.ziplines) else "o "
        if space in view.cubes:
            return f"W{view.cubes[space]}"
        if space == view.minehead:
            return "MH"
        return "P " if space in view.drop_pod else ". "

    # --- weapons

    def weapons(self) -> Section:
        """What each secondary weapon does, for those who have to choose."""
        entries, taken = self.content.files.secondary, {dwarf.weapon for dwarf in self.view.dwarves}
        rows = [
            Row(entry.name, (Piece(self.shots(self.content.secondary_modes[number][False])),))
            for number, entry in enumerate(entries)
            if number not in taken
        ]
        return Section("Secondary weapons", tuple(rows), narrow=True)

    def armed(self, modes: tuple[int, ...]) -> tuple[Piece, ...]:
        """Ways to shoot, each with what it does for whoever asks."""
        return tuple(Piece(self.words.namers["mode"](number), note=self.shots(number)) for number in modes)

    def secondary(self, dwarf: DwarfView) -> tuple[Piece, ...]:
        if dwarf.weapon < 0:
            return (Piece("none yet"),)
        (weapon,) = self.armed((self.content.secondary_modes[dwarf.weapon][dwarf.overclocked],))
        return (weapon, Piece("overclocked")) if dwarf.overclocked else (weapon,)

    def shots(self, number: int) -> str:
        """What a way to shoot does, in words."""
        dice, *more = mode_texts(self.content, number)
        return ", ".join([dice, f"range {self.content.modes[number].range}", *more])

    # --- figures

    def creatures(self) -> Section:
        rows = []
        for number, creature in self.view.creatures.items():
            nature = self.content.creatures[creature.kind]
            marks = [*creature.conditions, *(["marked"] if creature.marked else [])]
            resist = ", ".join(f"{n} {kind}" for kind, n in nature.entry.resist.items()) or "nothing"
            marks = [f"faces {DIRECTION_NAMES[creature.facing]}", *marks] if nature.faces else marks
            health = f"Health {creature.health} of {nature.health}"
            rear = f" and {space_name(creature.rear)}" if creature.rear >= 0 else ""
            words = ", ".join([f"{space_name(creature.space)}{rear} {health}", f"resists {resist}", *marks])
            rows.append(Row(f"{self.code(creature.kind)} {self.words.namers['creature'](number)}", (Piece(words),)))
        kinds = dict.fromkeys(creature.kind for creature in self.view.creatures.values())
        if kinds:
            rows.append(Row("kinds", tuple(map(self.kind, kinds))))
        return Section("Creatures", tuple(rows) or (Row("", NONE),), narrow=True)

    def kind(self, kind: Kind) -> Piece:
        """A kind of creature, with what it does for whoever asks."""
        note = ", ".join((*creature_numbers(self.content, kind), *creature_texts(self.content, kind)))
        return Piece(self.content.creatures[kind].name, note=note)

    def dwarf(self, seat: Seat) -> Section:
        dwarf, content = self.view.dwarves[seat], self.content
        if dwarf.kind < 0:
            return Section(self.words.player(seat), (Row("", (Piece("has not chosen yet"),)),), narrow=True)
        marks = [condition for condition in dwarf.conditions if condition != "unconscious"]
        state = "unconscious" if not dwarf.health else f"Health {dwarf.health}"
        ammo = f"{dwarf.primary} primary, {dwarf.secondary} secondary"
        fitted = [content.files.upgrade[kind] for kinds in dwarf.fitted for kind in kinds]
        cards = [Piece(content.shouts[card].name, note=shout_text(content, card)) for card in dwarf.cards]
        cards += [Piece(content.throwables[c].name, note=content.throwables[c].text) for c in dwarf.throwables]
        rows = (
            Row("at", (Piece(space_name(dwarf.space)), Piece(state), *map(Piece, marks))),
            Row("ammo", (Piece(ammo),)),
            Row("primary", self.armed(content.primary_modes[dwarf.kind])),
            Row("secondary", self.secondary(dwarf)),
            Row("upgrades", tuple(Piece(upgrade.name, note=upgrade.text) for upgrade in fitted) or NONE),
            Row("cards", tuple(cards) or NONE),
        )
        return Section(f"{self.words.player(seat)}: {content.files.dwarf[dwarf.kind].name}", rows, narrow=True)
