"""The content files as columns of whole numbers, which the rules read."""

from __future__ import annotations

from gamelode.kernel import Pack, cites

from ..board.geometry import Point, contact_point, step_towards
from ..kinds import KIND_OF
from .checks import check
from .entries import Files

FAR = 100  # makes a compass direction a place beyond any reach


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
        """The board, its lines and ticks, the berths, and which seats are a team."""
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
        """Columns by kind of unit, one by unit, and columns by size of rock."""
        card = files.movement_card
        self.radius = tuple(unit.radius for unit in files.unit)
        self.unit_radius = tuple(self.radius[kind] for kind in KIND_OF)
        self.edges = tuple((*unit.longs * (card.long,), *unit.shorts * (card.short,)) for unit in files.unit)
        self.reach = tuple(map(sum, self.edges))
        self.capacity = tuple(unit.capacity for unit in files.unit)
        self.cost = tuple((unit.cost.uberoid, unit.cost.mundacite, unit.cost.lameum) for unit in files.unit)
        self.kind_names = tuple(unit.name for unit in files.unit)
        self.shot = card.short  # how wide a gap a scout shoots across
        self.rock_radius = tuple(rock.radius for rock in files.rock)
        self.ticks = tuple(rock.ticks for rock in files.rock)
        self.drift_of_size = tuple(ticks * files.board.tick_spacing for ticks in self.ticks)
        self.rock_names = tuple(rock.name for rock in files.rock)
        self.apart_rock = tuple(self._apart(kind, self.rock_radius) for kind in range(len(self.radius)))
        self.apart_unit = tuple(self._apart(kind, self.unit_radius) for kind in range(len(self.radius)))
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
        """What the canonical destinations have in common, as seen from the goal or from the unit."""
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
        """The canonical places round a refinery, as seen from its centre: along the faces, then off the corners."""
        k, c = self.half + radius + self.aim, self.half + corner
        faces = [p for v in self.canonical.faces for p in ((-k, v), (k, v), (v, -k), (v, k))]
        return (*faces, (c, c), (c, -c), (-c, c), (-c, -c))
