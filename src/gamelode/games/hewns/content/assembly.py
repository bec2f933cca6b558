"""Boards assembled from a kit: nodes on a grid, ravines between them, all drawn from a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from gamelode.kernel import Dice, cites

from ..kinds import UNIT
from .entries import (
    SIZES,
    BoardEntry,
    BoardKitEntry,
    Entrance,
    MagneticTunnel,
    Ravine,
    SpaceEntry,
    SpaceKind,
    StartingMine,
)

Point = tuple[int, int]  # of the grid: column and row
Edge = tuple[Point, Point]
Way = tuple[Point, ...]  # of a ravine: its two nodes, and between them a node that was left out
BUILT = "built-"  # how the ids of such boards begin
STEPS = 3  # from one point of the grid to the next: two spaces lie between them
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FAR_APART = 6  # steps between the ends of a magnetic tunnel


@cites("GAME-01", "MOVE-01", "TUN-01", "R-106")
def assemble(kit: BoardKitEntry, number: int) -> BoardEntry:
    """The board of that number: the same one whenever it is built."""
    dice = Dice.from_seed(f"board {number}")
    ways = lay_ravines(kit, dice)
    sizes = size_nodes(kit, ways, dice)
    drawing = draw(ways, sizes)
    near = distances(drawing.links)
    entrances = put_entrances(kit, drawing, sizes, near, dice)
    return BoardEntry(
        id=f"{BUILT}{number}",
        name=f"Board {number}",
        players=(kit.players,),
        spaces=tuple(drawing.spaces),
        ravines=tuple(drawing.ravines),
        links=tuple(drawing.links),
        magnetic_tunnels=tuple(put_magnets(kit, drawing, entrances, near, dice)),
        entrances=tuple(entrances),
        starting_mines=tuple(put_mines(kit, drawing, entrances, near, dice)),
        source="house",
        note="Assembled from the kit.",
    )


# --- nodes and ravines


def lay_ravines(kit: BoardKitEntry, dice: Dice) -> list[Way]:
    """All nodes are joined, and some of them in rings; some nodes between two ravines are left out."""
    points = [(x, y) for y in range(kit.rows) for x in range(kit.columns)]
    edges = dice.shuffled([(p, q) for p in points for q in ((p[0] + 1, p[1]), (p[0], p[1] + 1)) if q in points], "edge")
    chosen = spanning(points, edges)
    rest = [edge for edge in edges if edge not in chosen]
    for _ in range(kit.loops):
        ends = [point for edge in chosen for point in edge]
        rest.sort(key=lambda edge: min(ends.count(point) for point in edge))  # blind alleys first
        chosen.append(rest.pop(0))
    return leave_out(kit.left_out, sorted(chosen), points, dice)


def spanning(points: Iterable[Point], edges: Iterable[Edge]) -> list[Edge]:
    """The first edges that join all points without a ring."""
    group = {point: point for point in points}
    chosen = []
    for p, q in edges:
        one, two = group[p], group[q]
        if one != two:
            chosen.append((p, q))
            group = {point: one if at == two else at for point, at in group.items()}
    return chosen


def leave_out(count: int, edges: Sequence[Edge], points: Sequence[Point], dice: Dice) -> list[Way]:
    """Nodes between two ravines, never two of them beside each other: their ravines become one."""
    beside = {point: [other for edge in edges if point in edge for other in edge if other != point] for point in points}
    gone: list[Point] = []
    for point in dice.shuffled(points, "node"):
        if len(gone) < count and len(beside[point]) == 2 and not any(other in gone for other in beside[point]):
            gone.append(point)
    short: list[Way] = [edge for edge in edges if not any(point in gone for point in edge)]
    return [*short, *((beside[point][0], point, beside[point][1]) for point in sorted(gone))]


# --- sizes


def size_nodes(kit: BoardKitEntry, ways: Sequence[Way], dice: Dice) -> dict[Point, int]:
    """A big valley from end to end, medium nodes beside it, small ones beyond."""
    beside: dict[Point, list[Point]] = {}
    for way in ways:
        beside.setdefault(way[0], []).append(way[-1])
        beside.setdefault(way[-1], []).append(way[0])
    nodes = sorted(beside)
    valley = max((longest_walk(start, beside, dice)[: kit.big_nodes] for start in dice.shuffled(nodes, "big")), key=len)
    sizes = dict.fromkeys(nodes, 0)
    sizes.update(dict.fromkeys(valley, 2))
    grown = list(valley)
    while len(grown) < min(kit.big_nodes + kit.medium_nodes, len(nodes)):
        rim = sorted({other for point in grown for other in beside[point] if other not in grown})
        point = dice.pick(rim, "medium")
        grown.append(point)
        sizes[point] = max(sizes[point], 1)
    return sizes


def longest_walk(start: Point, beside: Mapping[Point, Sequence[Point]], dice: Dice) -> list[Point]:
    """A shortest way to one of the nodes that are farthest away."""
    ways = {start: [start]}
    todo = [start]
    for point in todo:
        for other in beside[point]:
            if other not in ways:
                ways[other] = [*ways[point], other]
                todo.append(other)
    far = max(map(len, ways.values()))
    return dice.pick([way for way in ways.values() if len(way) == far], "valley")


# --- spaces


class Drawing(Struct):
    """Spaces with their places, the ravines they belong to, and which of them are adjacent."""

    spaces: list[SpaceEntry] = []
    ravines: list[Ravine] = []
    links: list[tuple[str, str]] = []
    size: dict[str, int] = {}
    nodes: dict[str, Point] = {}


def draw(ways: Sequence[Way], sizes: Mapping[Point, int]) -> Drawing:
    """Nodes have letters, row by row; the spaces of a ravine are called after its two nodes and counted."""
    drawing = Drawing()
    letters = dict(zip(sorted(sizes, key=lambda point: (point[1], point[0])), LETTERS, strict=False))
    for point, letter in letters.items():
        x, y = (STEPS * UNIT * part for part in point)
        drawing.spaces.append(SpaceEntry(letter, "node", SIZES[sizes[point]], x, y, ""))
        drawing.size[letter], drawing.nodes[letter] = sizes[point], point
    forward = [way if letters[way[0]] < letters[way[-1]] else way[::-1] for way in ways]
    for way in sorted(forward, key=lambda way: (letters[way[0]], letters[way[-1]], way)):
        draw_ravine(drawing, way, letters, min(sizes[way[0]], sizes[way[-1]]))
    return drawing


def draw_ravine(drawing: Drawing, way: Way, letters: Mapping[Point, str], size: int) -> None:
    """The spaces of a ravine, with a corner where it bends, and how they are joined."""
    ends = letters[way[0]], letters[way[-1]]
    id = "".join(ends).lower()
    while any(ravine.id == id for ravine in drawing.ravines):
        id += "x"  # a second ravine between the same nodes
    corner = way[1] if len(way) == 3 and way[0][0] != way[2][0] and way[0][1] != way[2][1] else None
    row = []
    for count, (x, y) in enumerate(between(way), 1):
        kind: SpaceKind = "straight"
        if corner is not None and (x, y) == (STEPS * corner[0], STEPS * corner[1]):
            kind = "corner"
        row.append(f"{id}{count}")
        drawing.spaces.append(SpaceEntry(row[-1], kind, SIZES[size], x * UNIT, y * UNIT, id))
        drawing.size[row[-1]] = size
    drawing.ravines.append(Ravine(id, SIZES[size], ends, tuple(row)))
    whole = [ends[0], *row, ends[1]]
    drawing.links += list(pairwise(whole))


def between(way: Way) -> list[Point]:
    """The places of a ravine's spaces, in steps."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(way):
        if found:
            found.append((STEPS * ax, STEPS * ay))
        found += [(STEPS * ax + k * (bx - ax), STEPS * ay + k * (by - ay)) for k in range(1, STEPS)]
    return found


def distances(links: Iterable[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """How many steps it is from each space to each other."""
    beside: dict[str, list[str]] = {}
    for a, b in links:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    found = {}
    for start in beside:
        far = {start: 0}
        todo = [start]
        for space in todo:
            for other in beside[space]:
                if other not in far:
                    far[other] = far[space] + 1
                    todo.append(other)
        found[start] = far
    return found


# --- what lies on it


Near = Mapping[str, Mapping[str, int]]


def farthest(candidates: Sequence[str], others: Sequence[str], near: Near, dice: Dice) -> str:
    """One of those that are farthest from all others."""
    far = [min((near[each][other] for other in others), default=0) for each in candidates]
    return dice.pick([each for each, steps in zip(candidates, far, strict=True) if steps == max(far)], "far")


def put_entrances(
    kit: BoardKitEntry, drawing: Drawing, sizes: Mapping[Point, int], near: Near, dice: Dice
) -> list[Entrance]:
    """On nodes of their size, the bigger ones first, each as far from the others as can be."""
    found: list[Entrance] = []
    for size in (2, 1, 0):
        nodes = [letter for letter, point in drawing.nodes.items() if sizes[point] == size]
        for _ in range(kit.entrances.all[size]):
            taken = [entrance.node for entrance in found]
            free = [letter for letter in nodes if letter not in taken]
            if free:
                found.append(Entrance(farthest(free, taken, near, dice), SIZES[size]))
    return found


def put_magnets(
    kit: BoardKitEntry, drawing: Drawing, entrances: Sequence[Entrance], near: Near, dice: Dice
) -> list[MagneticTunnel]:
    """Between spaces that are far apart and away from the entrances; as wide as the narrower of its ends."""
    nodes = [entrance.node for entrance in entrances]
    free = [space for space in near if all(near[space][node] > 1 for node in nodes)]
    found: list[MagneticTunnel] = []
    for count in range(kit.magnetic_tunnels):
        pairs = [(a, b) for a in free for b in free if a < b and near[a][b] >= FAR_APART]
        if pairs:
            a, b = dice.pick(pairs, "magnet")
            found.append(MagneticTunnel(f"M{count + 1}", SIZES[min(drawing.size[a], drawing.size[b])], (a, b)))
            free = [space for space in free if space not in (a, b)]
    return found


def put_mines(
    kit: BoardKitEntry, drawing: Drawing, entrances: Sequence[Entrance], near: Near, dice: Dice
) -> list[StartingMine]:
    """On ravine spaces away from the entrances, each as far from the others as can be."""
    nodes = [entrance.node for entrance in entrances]
    open_to = [space for space in near if space not in drawing.nodes and all(near[space][node] > 1 for node in nodes)]
    found: list[StartingMine] = []
    for size, bonus in kit.mines:
        taken = [mine.space for mine in found]
        free = [space for space in open_to if space not in taken]
        fit = [space for space in free if SIZES[drawing.size[space]] == size] or free
        found.append(StartingMine(farthest(fit, taken, near, dice) if taken else dice.pick(fit, "mine"), bonus))
    return found
