"""Boards as columns by space number, printed or assembled."""

from __future__ import annotations

from functools import cached_property

from gamelode.kernel import cites

from ..board.line_of_sight import rays
from ..board.mudgestick import Disc, climbs, reaches
from ..kinds import Space
from .assembly import BUILT, assemble
from .entries import SIZES, BoardEntry, Files


@cites("GAME-01", "MOVE-01", "R-19", "R-28")
class Board:
    """A board as columns by space number. Tunnel spaces follow after those of the board, one for each piece."""

    def __init__(self, entry: BoardEntry, files: Files) -> None:
        self.entry = entry
        self.ids = tuple(space.id for space in entry.spaces)
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.spaces = len(self.ids)
        self.is_node = tuple(space.kind == "node" for space in entry.spaces)
        self.nodes = tuple(space for space, is_node in enumerate(self.is_node) if is_node)
        pieces = files.tunnel_pieces
        tunnel_sizes = [0] * len(pieces.small) + [1] * len(pieces.medium) + [2] * len(pieces.big)
        self.size = (*(SIZES.index(space.size) for space in entry.spaces), *tunnel_sizes)
        self.tunnels = len(tunnel_sizes)
        self.all = self.spaces + self.tunnels
        joined: list[list[int]] = [[] for _ in range(self.spaces)]
        for a, b in entry.links:
            joined[self.number[a]].append(self.number[b])
            joined[self.number[b]].append(self.number[a])
        self.links = tuple(tuple(sorted(each)) for each in joined)
        self.magnetic: dict[Space, tuple[tuple[Space, int], ...]] = {}
        for tunnel in entry.magnetic_tunnels:
            one, two = (self.number[end] for end in tunnel.ends)
            for here, there in ((one, two), (two, one)):
                self.magnetic[here] = (*self.magnetic.get(here, ()), (there, SIZES.index(tunnel.size)))
        straight = tuple(space.kind == "straight" for space in entry.spaces)
        self.rays = rays(self.links, straight, tuple(space.ravine for space in entry.spaces))
        self.entrances = {self.number[e.node]: SIZES.index(e.size) for e in entry.entrances}
        self._entrances_for = tuple(
            tuple(node for node, wide in self.entrances.items() if wide >= size) for size in range(3)
        )
        self.mines = {self.number[m.space]: m.bonus for m in entry.starting_mines}
        radii = {True: files.geometry.radius_node.all, False: files.geometry.radius_ravine.all}
        self.discs: tuple[Disc, ...] = tuple(
            (space.x, space.y, radii[node][size])
            for space, node, size in zip(entry.spaces, self.is_node, self.size, strict=False)
        )
        self.stick, self.epsilon = files.geometry.mudgestick_length, files.geometry.epsilon
        # for each number of steps that fit by size: neighbours a Hewn of that size may step to, magnetic ones included
        self.steps = tuple(tuple(self._steps(space, size) for space in range(self.spaces)) for size in range(3))

    def _steps(self, space: Space, size: int) -> tuple[Space, ...]:
        by_link = [to for to in self.links[space] if self.size[to] >= size]
        by_magnet = [to for to, wide in self.magnetic.get(space, ()) if wide >= size and self.size[to] >= size]
        return tuple(dict.fromkeys(by_link + by_magnet))

    @cached_property
    def spaces_for_cards(self) -> tuple[Space, ...]:
        """Ravine spaces that are not beside a node with an entrance."""
        beside = {space for node in self.entrances for space in self.links[node]}
        return tuple(s for s in range(self.spaces) if not self.is_node[s] and s not in beside)

    def entrances_for(self, size: int) -> tuple[Space, ...]:
        """Nodes with a common entrance that is as big."""
        return self._entrances_for[size]

    def are_joined(self, a: Space, b: Space) -> bool:
        """Adjacent, or the two ends of a magnetic tunnel."""
        return b in self.links[a] or any(to == b for to, _ in self.magnetic.get(a, ()))

    @cached_property
    def reach(self) -> tuple[tuple[Space, ...], ...]:
        """For each space, those that the Mudgestick touches with it, neighbours included."""
        return tuple(
            tuple(
                b
                for b in range(self.spaces)
                if a != b and reaches(self.discs[a], self.discs[b], self.stick, self.epsilon)
            )
            for a in range(self.spaces)
        )

    @cached_property
    def climb(self) -> tuple[tuple[Space, ...], ...]:
        """Of those, the spaces to which it can be laid without touching any other."""
        found: list[list[Space]] = [[] for _ in range(self.spaces)]
        for a in range(self.spaces):
            for b in self.reach[a]:
                if a < b and climbs(self.discs[a], self.discs[b], self._others(a, b), self.stick, self.epsilon):
                    found[a].append(b)
                    found[b].append(a)
        return tuple(tuple(sorted(each)) for each in found)

    @cached_property
    def flights(self) -> tuple[tuple[tuple[Space, ...], ...], ...]:
        """By size of the Hewn and by space: where a flight may end."""
        return self._for_sizes(self.reach)

    @cached_property
    def climbs(self) -> tuple[tuple[tuple[Space, ...], ...], ...]:
        """By size of the Hewn and by space: where a climb may end."""
        return self._for_sizes(self.climb)

    def _for_sizes(self, reach: tuple[tuple[Space, ...], ...]) -> tuple[tuple[tuple[Space, ...], ...], ...]:
        return tuple(tuple(tuple(to for to in row if self.size[to] >= size) for row in reach) for size in range(3))

    @cached_property
    def digs(self) -> tuple[tuple[Space, ...], ...]:
        """For each space, those that a tunnel may join to it unless one does already."""
        return tuple(tuple(to for to in row if not self.are_joined(space, to)) for space, row in enumerate(self.reach))

    def _others(self, a: Space, b: Space) -> list[Disc]:
        return [disc for space, disc in enumerate(self.discs) if space not in (a, b)]

    @cached_property
    def walks(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By size of a Hewn, its space and where it goes: steps, without tunnels dug in play."""
        return tuple(tuple(self._walks(space, size) for space in range(self.spaces)) for size in range(3))

    @cached_property
    def ways_in(self) -> tuple[tuple[int, ...], ...]:
        """By size of a Hewn and where it goes: steps from off the board, through a common entrance."""
        return tuple(
            tuple(
                1 + min((walks[node][to] for node in self.entrances_for(size)), default=self.spaces)
                for to in range(self.spaces)
            )
            for size, walks in enumerate(self.walks)
        )

    def _walks(self, start: Space, size: int) -> tuple[int, ...]:
        """Steps from a space to each other; as many as there are spaces if there is no way."""
        far = {start: 0}
        todo = [start]
        for space in todo:
            for to in self.steps[size][space]:
                if to not in far:
                    far[to] = far[space] + 1
                    todo.append(to)
        return tuple(far.get(space, self.spaces) for space in range(self.spaces))

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """Steps between spaces whatever their size, without tunnels dug in play."""
        return self.walks[0]


@cites("GAME-01", "R-106")
class Boards(dict[int, Board]):
    """The boards of the content files, and those assembled from a kit: each is built when somebody plays on it.

    From `FIRST_BUILT` on, a number says for how many players a board is and how it was drawn.
    """

    def __init__(self, files: Files) -> None:
        super().__init__(enumerate(Board(entry, files) for entry in (*files.board, *files.fixture_board)))
        self.files, self.printed = files, len(self)

    def __missing__(self, number: int) -> Board:
        if number < FIRST_BUILT:
            raise KeyError(number)
        kit = self.files.board_kit[(number - FIRST_BUILT) % len(self.files.board_kit)]
        if len(self) >= self.printed + MOST_BUILT:
            del self[next(each for each in self if each >= FIRST_BUILT)]
        board = self[number] = Board(assemble(kit, number), self.files)
        return board

    def number_of(self, players: int, drawn: int) -> int:
        """Of a board for so many players; `drawn` tells one from another."""
        kits = [kit.players for kit in self.files.board_kit]
        return FIRST_BUILT + drawn * len(kits) + kits.index(players)

    def named(self, id: str) -> int | None:
        """The number of a board, printed or assembled."""
        if id.startswith(BUILT) and id.removeprefix(BUILT).isdecimal():
            number = int(id.removeprefix(BUILT))
            return number if FIRST_BUILT <= number < FIRST_BUILT + MOST_DRAWN * len(self.files.board_kit) else None
        return next((n for n, board in self.items() if n < FIRST_BUILT and board.entry.id == id), None)


FIRST_BUILT = 1000
MOST_BUILT = 64  # boards that are kept for the next game on them
MOST_DRAWN = 1_000_000
