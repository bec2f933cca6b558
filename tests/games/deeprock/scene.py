"""Scenes of Deep Rock: a cave as a test needs it, in axial places about the middle of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.areas import posed
from gamelode.games.deeprock.board.hexes import ALL, BIT, DIRECTIONS, ON_BOARD, axial, space_at
from gamelode.games.deeprock.content import Content
from gamelode.games.deeprock.content.entries import Objective, Slot
from gamelode.games.deeprock.content.maps import Map
from gamelode.games.deeprock.kinds import MINERALS, UNKNOWN
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.creatures.whom_they_go_for import in_reach, targets
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.layout import build_decks, clear, lay_cave
from gamelode.games.deeprock.rules.turn import EndActions, Turn
from gamelode.games.deeprock.seen.legend import legend
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import Choice, Dice, Event, Frame, Game, Pack, Refusal, Seat
from gamelode.kernel.rules import Edition

EDITION = Edition(RULES, Pack.read(RULES.folder / "content"))
CONTENT: Content = EDITION.content
KINDS = ("driller", "engineer", "gunner", "scout")
PICKUPS = ("loot_bug", "barley_bulb", "apoca_bloom", "alien_egg", "red_sugar")
At = tuple[int, int]
MIDDLE = (4, 7)

# Drop pod and exits where no scene needs the space, unless it says otherwise.
CORNERS = {(-4, -7): "d", (-3, -7): "e", (-2, -7): "g", (-1, -7): "s", (-11, 7): "1", (3, 7): "2"}


def at(q: int, r: int) -> int:
    """A place about the middle of the board."""
    space = space_at(q + MIDDLE[0], r + MIDDLE[1])
    assert space in ON_BOARD, f"({q}, {r}) is off the board"
    return space


def place(space: int) -> At:
    """The other way round."""
    q, r = axial(space)
    return q - MIDDLE[0], r - MIDDLE[1]


def places(spaces: int) -> list[At]:
    return sorted(place(space) for space in ALL if spaces & BIT[space])


def dwarf(kind: str, where: At, **more: Any) -> Dwarf:
    """A Dwarf who has left the pod, with a Subata."""
    given = {"weapon": 0, "left_pod": True, **more}
    return Dwarf(kind=KINDS.index(kind), space=at(*where), **given)


def scene(
    *dwarves: Dwarf,
    codes: Mapping[At, str] = {},
    only: Sequence[At] | None = None,
    creatures: Sequence[tuple[Any, ...]] = (),
    minerals: Mapping[At, str] = {},
    pickups: Mapping[At, str] = {},
    bag: Sequence[str] | None = None,
    hidden: Sequence[At] = (),
    objectives: Sequence[Objective] = (Objective("collect", "morkite", 99, "primary"),),
    script: Mapping[str, tuple[int, ...]] = {},
    hazard: int = 1,
    **more: Any,
) -> DeepRockTable:
    """Open floor, with codes as in a mission's map; `only`: rock, but for these places."""
    marks = {**CORNERS, **codes}
    slots = []
    for number, (q, r) in enumerate(hidden):
        pose = (q + MIDDLE[0], r + MIDDLE[1], 0)
        slots.append(Slot("ABC"[number], (pose,)))
        for cell in CONTENT.files.cave_shape.cells:
            marks[place(posed(cell, pose))] = "ABC"[number]
    floor = "." if only is None else "#"
    spots = {place(space): marks.get(place(space), floor) for space in ALL}
    spots |= {spot: marks.get(spot, ".") for spot in only or ()}
    spots |= dict.fromkeys(minerals, "m")
    rows = [" ".join(spots[place(space)] for space in ALL if axial(space)[1] == row) for row in range(15)]
    entry = replace(
        CONTENT.files.mission[0], map=tuple(rows), slots=tuple(slots), objectives=tuple(objectives), creatures=()
    )
    entry = replace(entry, minerals={}, pickups={}, remove_swarms=())
    CONTENT.maps += (Map(entry, CONTENT.files.cave_shape),)
    make = EDITION.table
    assert issubclass(make, DeepRockTable)
    table = make(dice=Dice(key=bytes(32), script=dict(script)), dwarves=list(dwarves), hazard=hazard)
    clear_scene(table)
    for spot, name in minerals.items():
        table.minerals[at(*spot)] = MINERALS.index(name)
    for spot, name in pickups.items():
        table.pickups[at(*spot)] = PICKUPS.index(name) if name in PICKUPS else UNKNOWN
    unknown = list(table.pickups.values()).count(UNKNOWN) + len(hidden)
    table.pickup_bag = sorted(PICKUPS.index(name) for name in bag or ["loot_bug"] * unknown)
    for name, spot, *rest in creatures:
        post(table, name, spot, *rest)
    table.weapons = [weapon for weapon in table.weapons if weapon not in {d.weapon for d in dwarves}]
    for name, value in more.items():
        setattr(table, name, value)
    return table


def clear_scene(table: DeepRockTable) -> None:
    kept = [replace(d) for d in table.dwarves]
    table.mission = len(CONTENT.maps) - 1
    clear(table)
    minerals = table.map.at.pop("m", None)
    lay_cave(table)
    if minerals:
        table.map.at["m"] = minerals
    build_decks(table)
    table.weapons = list(range(len(CONTENT.files.secondary)))
    table.dwarves = kept


def post(table: DeepRockTable, name: str, spot: At, facing: str = "", rear: At | None = None) -> int:
    """A creature stands there."""
    kind = CONTENT.kind[name]
    creature = next(c for c in CONTENT.minis[kind] if table.where[c] < 0)
    table.put(creature, at(*spot))
    if rear is not None:
        table.put_rear(at(*rear))
    if facing:
        table.facing[creature] = DIRECTIONS.index(facing)
    return creature


# --- playing


def begin(table: DeepRockTable, rule: Frame) -> Game:
    return Game.scene(EDITION, table, rule, header=EDITION.anonymous(len(table.dwarves)))


def turn_of(table: DeepRockTable, seat: Seat = 0) -> Game:
    return begin(table, Turn(seat=seat))


def play(game: Game, *choices: Choice) -> Game:
    """Each choice by whoever is asked."""
    for choice in choices:
        game.answer(game.waiting()[0], choice)
    return game


def options(game: Game) -> list[Choice]:
    return list(game.options(game.waiting()[0]))


def why_not(game: Game, choice: Choice) -> str:
    """The clause that forbids it; empty if nothing does."""
    refusal: Refusal | None = game.why_not(game.waiting()[0], choice)
    return refusal.clause if refusal else ""


def told(game: Game, kind: type[Event]) -> list[Any]:
    return [t.event for t in game.log or () if isinstance(t.event, kind)]


def board(game: Game) -> DeepRockTable:
    table = game.table
    assert isinstance(table, DeepRockTable)
    return table


def alive(game: Game, name: str) -> list[At]:
    """Where creatures of a kind stand."""
    table = board(game)
    return [place(table.where[c]) for c in CONTENT.minis[CONTENT.kind[name]] if table.where[c] >= 0]


def attacked_by(table: DeepRockTable, creature: int) -> int | None:
    """Whom a creature attacks from where it stands: a seat, or a thing."""
    found = in_reach(table, creature, targets(table))
    return found[0][2] if found else None


def mode(id: str) -> int:
    return CONTENT.mode_named(id)


def shout(id: str) -> int:
    return CONTENT.shout[id]


def throwable(id: str) -> int:
    return CONTENT.throwable_named(id)


def event(id: str) -> int:
    return CONTENT.event_named(id)


CORRIDOR = [(n, 0) for n in range(6)]


def activated(table: DeepRockTable, *kinds: str, order: bool = True) -> Game:
    game = begin(table, activation(table, kinds))
    while not game.is_over and order:
        play(game, options(game)[0])
    return game


def thrower(
    id: str, spot: tuple[int, int], *dwarves: Dwarf, area: Any = None, script: Any = None, **more: Any
) -> tuple[DeepRockTable, Game]:
    """The Gunner in the middle throws it."""
    table = scene(dwarf("gunner", (0, 0), throwables=(throwable(id),)), *dwarves, script=script or {}, **more)
    game = play(turn_of(table), ThrowCard(throwable(id), at(*spot)))
    if area:
        play(game, AreaIs(tuple(sorted(at(*s) for s in area))))
    return table, game


TRIANGLE = ((2, 0), (3, 0), (2, 1))


def shooter(kind: str, *creatures: Any, script: Any = None, codes: Any = None, **more: Any) -> DeepRockTable:
    return scene(dwarf(kind, (0, 0), **more), creatures=creatures, script=script or {}, codes=codes or {})


NEAR_EXIT = {(-11, 7): ".", (-5, 0): "1", (3, 7): ".", (5, 0): "2"}


def drawn(id: str, *dwarves: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    """The first Dwarf draws this card."""
    special = CONTENT.events[event(id)].special
    deck = {"events": (-1,), "specials": (event(id),)} if special else {"events": (event(id),)}
    table = scene(
        *(dwarves or (dwarf("gunner", (0, 0)),)),
        script={**deck, **(script or {})},
        codes={**NEAR_EXIT, **more.pop("codes", {})},
        **more,
    )
    return table, begin(table, DrawEvent(seat=0))


def finish(game: Game) -> Game:
    while not game.is_over:
        play(game, options(game)[0])
    return game


END = EndActions()


QUIET = {"events": (event("tremors"),) * 9}


HOME = {(-4, -7): ".", (-3, -7): ".", (0, 0): "d", (1, 0): "e"}


def holding(id: str, *others: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    """The Gunner holds a card, in the Scout's turn."""
    table = scene(
        dwarf("gunner", (0, 0), cards=(shout(id),)), dwarf("scout", (2, 0), **more), *others, script=script or {}
    )
    return table, turn_of(table, 1)


def started(seats: int = 2, **wanted: Any) -> Game:
    """A game after the choices of set-up."""
    game = Game.start(EDITION, seats, 7, wanted)
    while not board(game).turn.acting:
        play(game, options(game)[0])
    return game


def bits(*spots: tuple[int, int]) -> int:
    return sum(BIT[at(*spot)] for spot in spots)


DIAMOND = [(0, 0), (1, 0), (1, -1), (2, 0), (2, -1), (3, -1), (4, -1), (5, -1)]  # ways that part and meet

LEGEND = legend(CONTENT)
WORDS = EDITION.words(["Ann", "Bo"])


def asked(game: Game) -> str:
    return game.prompt(game.waiting()[0], WORDS)
