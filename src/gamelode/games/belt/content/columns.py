"""The content files as typed records, and as columns of ints that the rules read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamelode.kernel import Pack, cites

from ..board.geometry import Point, contact_point, step_towards
from .checks import check

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, Meta(ge=0)]
Length = Annotated[int, Meta(ge=1)]
AFew = Meta(min_length=1)
FAR = 100  # makes a compass direction a target beyond any reach


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source


@cites("COMP-01", "COMP-02", "COMP-03", "COMP-04", "COMP-05", "COMP-06", "COMP-07", "COMP-08", "COMP-09", "COMP-10")
class Components(_Record, frozen=True, kw_only=True):
    small_asteroids: int
    large_asteroids: int
    debris_fields: int
    units_of_each_kind: int
    refineries: int
    health_clips: int
    score_cards: int
    white_houses: int
    white_house_loads: Length
    purple_houses: int
    purple_house_loads: Length
    movement_cards: int
    dice: int


@cites("R-02", "R-03", "R-04")
class Board(_Record, frozen=True, kw_only=True):
    width: Length
    height: Length
    line_y: Annotated[tuple[Length, ...], AFew]
    first_tick_x: Length
    tick_spacing: Length
    last_tick: Length
    shelter_y: tuple[Length, ...]


@cites("R-05", "R-06")
class RefineryLine(_Record, frozen=True, kw_only=True):
    x: Length
    berth_y: Annotated[tuple[Length, ...], AFew]
    min_distance: dict[int, Length]
    quick_start: dict[int, tuple[int, ...]]


@cites("MOVE-06", "MOVE-07", "R-08", "COMP-09")
class MovementCard(_Record, frozen=True, kw_only=True):
    short: Length
    long: Length


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    uberoid: Count = 0
    mundacite: Count = 0
    lameum: Count = 0


@cites("R-07")
class UnitRecord(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    radius: Length
    shorts: Count = 0
    longs: Count = 0
    capacity: Count
    cost: Cost


@cites("R-07")
class RockRecord(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    radius: Length
    ticks: Length


class Refinery(_Record, frozen=True, kw_only=True):
    half_side: Length
    health: Length
    driller_damage: Count
    debris_damage: Count
    repair_uberoid: Length


class Contact(_Record, frozen=True, kw_only=True):
    ring: Annotated[int, Meta(ge=4)]  # narrower ones would not hold a whole point at every bearing
    aim: Length
    snap: Length


class Rates(_Record, frozen=True, kw_only=True):
    loads_per_action: Length


class DiceRecord(_Record, frozen=True, kw_only=True):
    green: Annotated[tuple[Count, ...], AFew]
    white: Annotated[tuple[int, ...], AFew]
    large_from: int
    scout_saves_from: int


class Teams(_Record, frozen=True, kw_only=True):
    id: int  # players
    of_seats: tuple[int, ...]


class StartPlace(_Record, frozen=True, kw_only=True):
    id: str
    scout: tuple[int, int]
    driller: tuple[int, int]
    hauler: tuple[int, int]


class OreRecord(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    points: int
    start: Count


@cites("AST-02", "R-28")
class Token(_Record, frozen=True, kw_only=True):
    id: str
    size: Literal["small", "large"]
    ore: str
    loads: Length


@cites("R-68")
class Canonical(_Record, frozen=True, kw_only=True):
    compass: Annotated[tuple[tuple[int, int], ...], AFew]
    ring_step: Length
    faces: tuple[int, ...]
    corners: tuple[int, int, int]
    pairs_within: int
    shorter_by: Length
    shorter_times: Count
    shelter_steps: tuple[int, ...]


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    components: Components
    board: Board
    refinery_line: RefineryLine
    movement_card: MovementCard
    unit: tuple[UnitRecord, UnitRecord, UnitRecord]
    rock: tuple[RockRecord, RockRecord, RockRecord]
    refinery: Refinery
    contact: Contact
    rates: Rates
    dice: DiceRecord
    teams: tuple[Teams, ...]
    start_place: tuple[StartPlace, ...]
    ore: tuple[OreRecord, OreRecord, OreRecord]
    token: Annotated[tuple[Token, ...], AFew]
    canonical: Canonical


class Content:
    """Fixed facts of the game. Units, rocks, ores and deposits are numbers; columns say what each is."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        check(files, pack)
        self.files = files
        self.refinery, self.rates, self.dice, self.canonical = files.refinery, files.rates, files.dice, files.canonical
        self._board(files)
        self._pieces(files)
        self._ore(files)
        self._points(files)

    @cites("R-02", "R-03", "R-04")
    def _board(self, files: Files) -> None:
        board = files.board
        self.width, self.height, self.last_tick = board.width, board.height, board.last_tick
        self.tick_x = tuple(board.first_tick_x + board.tick_spacing * tick for tick in range(board.last_tick + 1))
        self.tick_spacing = board.tick_spacing
        self.lines = len(board.line_y)
        self.line_y = (0, *board.line_y)  # lines are numbered from 1
        self.refinery_x, self.berths = files.refinery_line.x, files.refinery_line.berth_y
        self.min_distance, self.quick_start = files.refinery_line.min_distance, files.refinery_line.quick_start
        self.teams_of = {teams.id: teams.of_seats for teams in files.teams}

    @cites("MOVE-02", "MOVE-03", "MOVE-04", "MOVE-05", "R-07", "R-16")
    def _pieces(self, files: Files) -> None:
        """Columns by kind of unit and by size of rock."""
        card = files.movement_card
        self.radius = tuple(unit.radius for unit in files.unit)
        self.reach = tuple(unit.shorts * card.short + unit.longs * card.long for unit in files.unit)
        self.capacity = tuple(unit.capacity for unit in files.unit)
        self.cost = tuple((unit.cost.uberoid, unit.cost.mundacite, unit.cost.lameum) for unit in files.unit)
        self.kind_names = tuple(unit.name for unit in files.unit)
        self.shot = card.short  # how wide a gap a scout shoots across
        self.rock_radius = tuple(rock.radius for rock in files.rock)
        self.ticks = tuple(rock.ticks for rock in files.rock)
        self.drift_of_size = tuple(ticks * files.board.tick_spacing for ticks in self.ticks)
        self.rock_names = tuple(rock.name for rock in files.rock)
        self.apart_rock = tuple(self._apart(kind, self.rock_radius) for kind in range(len(self.radius)))
        self.apart_unit = tuple(self._apart(kind, self.radius) for kind in range(len(self.radius)))
        self.half, self.ring, self.aim = files.refinery.half_side, files.contact.ring, files.contact.aim

    def _apart(self, kind: int, radii: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
        """By what is in the way: how far apart it and a unit of that kind must be, the square of that, and how near
        it must be to the unit to be in the way of a move."""
        apart = [self.radius[kind] + radius for radius in radii]
        return tuple((k, k * k, self.reach[kind] + k) for k in apart)

    @cites("AST-01", "AST-02", "SCORE-03", "SCORE-04", "SCORE-05", "R-28")
    def _ore(self, files: Files) -> None:
        """Equal tokens cannot be told apart: a deposit is a kind of ore and a number of loads."""
        self.ore_names = tuple(ore.name for ore in files.ore)
        self.points = tuple(ore.points for ore in files.ore)
        self.start_stock = tuple(ore.start for ore in files.ore)
        numbers = {ore.id: number for number, ore in enumerate(files.ore)}
        deposits = sorted({(numbers[token.ore], token.loads) for token in files.token})
        self.deposit_ore = tuple(ore for ore, _ in deposits)
        self.deposit_loads = tuple(loads for _, loads in deposits)
        self.tokens = tuple(
            tuple(sorted(deposits.index((numbers[t.ore], t.loads)) for t in files.token if t.size == size))
            for size in ("small", "large")
        )

    @cites("R-68", "R-69")
    def _points(self, files: Files) -> None:
        """What the canonical destinations have in common, as seen from the target or from the unit."""
        canonical, compass = files.canonical, files.canonical.compass
        ring = compass[:: canonical.ring_step]
        self.start_places = tuple((p.scout, p.driller, p.hauler) for p in files.start_place)
        sums = {r + other for r in self.radius for other in (*self.radius, *self.rock_radius)}
        self.contacts: dict[int, tuple[Point, ...]] = {
            k: tuple(contact_point(0, 0, k + self.aim, dx, dy) for dx, dy in compass) for k in sums
        }
        self.refinery_points = tuple(
            self._round_refinery(r, corner) for r, corner in zip(self.radius, canonical.corners, strict=True)
        )
        shorter = range(0, canonical.shorter_by * canonical.shorter_times + 1, canonical.shorter_by)
        self.approaches = tuple(tuple(reach - less for less in shorter if less < reach) for reach in self.reach)
        self.rings = tuple(
            tuple(step_towards(0, 0, FAR * dx, FAR * dy, far) for dx, dy in ring for far in (r, r // 2))
            for r in self.reach
        )

    def _round_refinery(self, radius: int, corner: int) -> tuple[Point, ...]:
        k, c = self.half + radius + self.aim, self.half + corner
        faces = [p for v in self.canonical.faces for p in ((-k, v), (k, v), (v, -k), (v, k))]
        return (*faces, (c, c), (c, -c), (-c, c), (-c, -c))
