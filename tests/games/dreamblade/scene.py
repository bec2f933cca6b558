"""Scenes of Dreamblade: who stands where, what the dice will show, and which rule begins."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gamelode.games.dreamblade import RULES
from gamelode.games.dreamblade.content import Content
from gamelode.games.dreamblade.events import Damaged
from gamelode.games.dreamblade.kinds import ACTION, BLADE, GRAVEYARD, MISS, RESERVES
from gamelode.games.dreamblade.rules.combat.blades import AssignBlade
from gamelode.games.dreamblade.rules.combat.fighting import Fighting
from gamelode.games.dreamblade.rules.combat.striking import Attackers, Striking
from gamelode.games.dreamblade.rules.damage.check import Check, PutInto
from gamelode.games.dreamblade.rules.damage.deathblow import Strikers
from gamelode.games.dreamblade.rules.damage.splitting import Split
from gamelode.games.dreamblade.rules.effects import Effects
from gamelode.games.dreamblade.rules.setup import lay_out
from gamelode.games.dreamblade.rules.shifting import Shifting, ShiftTo
from gamelode.games.dreamblade.rules.spawning.phase import Spawn, SpawnAgain, SpawnPhase, UseSpawnAbility
from gamelode.games.dreamblade.rules.spawning.prices import aspects_held, channel, price
from gamelode.games.dreamblade.rules.stats import stats
from gamelode.games.dreamblade.table import DreambladeTable, ThisPhase
from gamelode.kernel import Choice, Dice, Event, Frame, Game, Seat

SOUTH, NORTH = 0, 1
STANDARD = RULES.standard
EDITION = RULES.edition(Path(__file__).parent / "pack")  # with the miniatures of the pack beside the standard ones
CONTENT: Content = EDITION.content
FACES = {"b": BLADE, ".": MISS, "1": 1, "2": 2, "3": 3}

Places = dict[str, str]  # a cell, `reserves` or `graveyard` -> ids of miniatures


def faces(shown: str) -> tuple[int, ...]:
    """Such as "3 2 b ." for 3, 2, a blade and a miss."""
    return tuple(FACES[face] for face in shown.split())


def scene(
    south: Places | None = None,
    north: Places | None = None,
    *,
    dice: str = "",
    initiative: Sequence[int] = (),
    turn: int = 2,
    first: Seat = SOUTH,
    wins: tuple[int, int] = (0, 0),
    rolls: tuple[int, int] = (3, 4),
) -> DreambladeTable:
    """A table; dice show what they are told, and fail a test that rolls more."""
    warbands = [_kinds(south or {}), _kinds(north or {})]
    make = EDITION.table
    assert issubclass(make, DreambladeTable)
    rolls_to_come = {"attack": faces(dice), "initiative": tuple(initiative)}
    table = lay_out(make, warbands, Dice(key=bytes(32), script=rolls_to_come))
    table.turn, table.first, table.wins, table.rolls = turn, first, list(wins), rolls
    for seat, places in enumerate((south or {}, north or {})):
        placed: dict[int, int] = {}
        for place, ids in places.items():
            for kind in _kinds({place: ids}):
                table.put(CONTENT.number(kind, seat, placed.setdefault(kind, 0)), zone(place))
                placed[kind] += 1
    return table


def _kinds(places: Places) -> tuple[int, ...]:
    return tuple(CONTENT.kinds_by_id[id] for ids in places.values() for id in ids.split())


def zone(place: str) -> int:
    return {"reserves": RESERVES, "graveyard": GRAVEYARD}.get(place) or CONTENT.cell_named(place)


def cell(name: str) -> int:
    return CONTENT.cell_named(name)


def kind(id: str) -> int:
    return CONTENT.kinds_by_id[id]


def mini(id: str, seat: Seat, copy: int = 0) -> int:
    return CONTENT.number(kind(id), seat, copy)


def s(id: str, copy: int = 0) -> int:
    """One of South's miniatures."""
    return mini(id, SOUTH, copy)


def n(id: str, copy: int = 0) -> int:
    """One of North's miniatures."""
    return mini(id, NORTH, copy)


def piece(id: str, ability: str, place: int = 0) -> int:
    """An ability of a miniature, by its name."""
    own = CONTENT.printed_pieces[kind(id)]
    return [p for p in own if CONTENT.pieces[p].__struct_config__.tag == ability][place]


# --- beginning


def begin(table: DreambladeTable, rule: Frame) -> Game:
    return Game.scene(EDITION, table, rule)


def action_of(table: DreambladeTable, seat: Seat = SOUTH) -> DreambladeTable:
    """In an action phase of this player."""
    table.begin_phase(ThisPhase(kind=ACTION, seat=seat, number=1))
    return table


def fight(table: DreambladeTable, at: str, seat: Seat = SOUTH, attackers: Sequence[int] = ()) -> Game:
    """A combat; without further word all creatures of the cell attack."""
    minis = tuple(attackers) or table.creatures(cell(at), seat)
    return begin(action_of(table, seat), Fighting(seat=seat, cell=cell(at), attackers=minis))


def strike_phase(table: DreambladeTable, seat: Seat = SOUTH) -> Game:
    return begin(action_of(table, seat), Striking(seat=seat))


def shift_phase(table: DreambladeTable, seat: Seat = SOUTH) -> Game:
    return begin(action_of(table, seat), Shifting(seat=seat))


def spawn_phase(table: DreambladeTable, seat: Seat = SOUTH) -> Game:
    """Points are counted as the rules say."""
    return begin(table, SpawnPhase(seat=seat))


def shop(table: DreambladeTable, points: int, seat: Seat = SOUTH) -> Game:
    """A spawn phase with so many points."""
    table.rolls = (points, 0)
    return begin(table, SpawnPhase(seat=seat))


def checked(table: DreambladeTable, damage: dict[int, int], *, relentless: bool = False) -> Game:
    """Damage has just landed."""
    for creature, amount in damage.items():
        table.harm(creature, amount, relentless=relentless)
    return begin(table, Check())


def arrive(table: DreambladeTable, *minis: int) -> Game:
    """Creatures have just entered the cells they stand in."""
    table.arrived = minis
    return begin(table, Effects())


# --- playing


def play(game: Game, *choices: Choice) -> None:
    """Whoever is asked makes these choices, one after another."""
    for choice in choices:
        game.answer(game.waiting()[0], choice)


def refused(game: Game, choice: Choice) -> str:
    """The clause that forbids a choice, if any does; empty if it may be made."""
    refusal = game.why_not(game.waiting()[0], choice)
    return (refusal.clause or "not offered") if refusal else ""


def offered(game: Game) -> list[Choice]:
    return list(game.options(game.waiting()[0]))


def asks(game: Game) -> str:
    """The name of the open question; empty if there is none."""
    return type(game.question).__name__ if game.stack else ""


def blade(creature: int, ability: str, source: int = -1, place: int = 0) -> AssignBlade:
    """A blade for a miniature's ability; a copied or granted one names from whom."""
    bearer = creature if source < 0 else source
    id = CONTENT.files.miniature[CONTENT.kind[bearer]].id
    return AssignBlade(creature, piece(id, ability, place), source)


def attackers(*minis: int) -> Attackers:
    return Attackers(tuple(sorted(minis)))


def strikers(*minis: int) -> Strikers:
    return Strikers(tuple(sorted(minis)))


def give(*parts: tuple[int, int]) -> Split:
    """Damage for each creature."""
    return Split(tuple(sorted(parts)))


def put(creature: int, at: str) -> PutInto:
    return PutInto(creature, cell(at))


def shift(creature: int, to: str) -> ShiftTo:
    return ShiftTo(creature, cell(to))


def spawn(id: str, at: str) -> Spawn:
    return Spawn(kind(id), cell(at))


def respawn(id: str, at: str) -> SpawnAgain:
    return SpawnAgain(kind(id), cell(at))


def use(creature: int, ability: str) -> UseSpawnAbility:
    id = CONTENT.files.miniature[CONTENT.kind[creature]].id
    return UseSpawnAbility(creature, piece(id, ability))


# --- looking


def at(game: Game) -> DreambladeTable:
    assert isinstance(game.table, DreambladeTable)
    return game.table


def where(game: Game, creature: int) -> str:
    """The name of its cell or zone."""
    place = at(game).cell[creature]
    return {RESERVES: "reserves", GRAVEYARD: "graveyard"}.get(place) or CONTENT.cell_names[place]


def damage(game: Game, creature: int) -> int:
    return at(game).damage.get(creature, 0)


def points(game: Game) -> int:
    return at(game).phase.points


def now(table: DreambladeTable, creature: int) -> tuple[int, int, int]:
    """Its power, defense and life."""
    return stats(table, creature)


def events(game: Game, event: type[Event]) -> list[Event]:
    return [told.event for told in game.log or () if isinstance(told.event, event)]


def dealt(game: Game) -> int:
    """All damage that was dealt so far."""
    return sum(event.damage for event in events(game, Damaged) if isinstance(event, Damaged))


def cells_for(game: Game, id: str) -> list[str]:
    """Where the open question lets this kind be spawned."""
    return [CONTENT.cell_names[c.cell] for c in offered(game) if isinstance(c, Spawn) and c.kind == kind(id)]


def total(dice: str, south: Places, north: Places, at_cell: str = "c3") -> int:
    """The damage of a combat in which every blade goes to the first ability that takes it."""
    game = fight(scene(south, north, dice=dice), at_cell)
    while asks(game) in ("WhichBladeAbility", "WhichTarget", "SplitDamage"):
        play(game, offered(game)[0])
    return dealt(game)


def cost(table: DreambladeTable, creature: int) -> int:
    """What a creature would cost South now."""
    return price(table, creature, aspects_held(table, SOUTH), channel(table, SOUTH))


def destroyed_by(game: Game, seat: int) -> int:
    """Enemies that a player has destroyed and not scored yet."""
    return sum(f.by == seat and not f.scored for f in at(game).fallen)
