"""Boards assembled from the kit."""

import pytest

from gamelode.games.hewns.content.boards import Board, Boards
from gamelode.games.hewns.kinds import BIG, MEDIUM, SMALL
from gamelode.kernel import Fault, Game, proves

from ..board.boards import UNIT, assert_straight
from ..scene import CONTENT, EDITION, at

KITS = {kit.players: kit for kit in CONTENT.files.board_kit}
DRAWN = (0, 1, 2, 3, 4, 99, 999_999)
BUILT = [CONTENT.boards[CONTENT.boards.number_of(players, drawn)] for players in KITS for drawn in DRAWN]
every_board = pytest.mark.parametrize("board", BUILT, ids=lambda board: board.entry.id)


def pieces(board: Board, size: int) -> int:
    """Into how many parts the spaces fall that a Hewn of this size can walk on."""
    left = {space for space in range(board.spaces) if board.size[space] >= size}
    parts = 0
    while left:
        todo = [left.pop()]
        parts += 1
        for space in todo:
            near = [to for to in board.links[space] if to in left]
            left.difference_update(near)
            todo += near
    return parts


@proves("R-106")
@every_board
def test_every_size_of_hewn_can_walk_through_its_part_of_the_board(board: Board) -> None:
    assert [pieces(board, size) for size in (SMALL, MEDIUM, BIG)] == [1, 1, 1]


@proves("R-106", "MOVE-01")
@every_board
def test_spaces_lie_apart_and_ravines_are_straight_or_have_a_corner(board: Board) -> None:
    places = [(x, y) for x, y, _ in board.discs]
    assert len(set(places)) == board.spaces
    for a, b in board.entry.links:
        (ax, ay), (bx, by) = places[board.number[a]], places[board.number[b]]
        assert abs(ax - bx) + abs(ay - by) == UNIT
    assert_straight(board)


@proves("R-106")
@every_board
def test_entrances_mines_and_magnets_are_those_of_the_kit(board: Board) -> None:
    kit = KITS[board.entry.players[0]]
    sizes = list(board.entrances.values())
    assert tuple(map(sizes.count, (SMALL, MEDIUM, BIG))) == kit.entrances.all
    assert all(board.size[node] == size for node, size in board.entrances.items())
    assert len(board.mines) == len(kit.mines)
    assert sorted(board.mines.values()) == sorted(bonus for _, bonus in kit.mines)
    assert len(board.entry.magnetic_tunnels) == kit.magnetic_tunnels
    for space in (*board.mines, *board.magnetic):
        assert not any(node in board.entrances for node in (space, *board.links[space]))


@proves("R-106")
def test_the_same_number_is_the_same_board() -> None:
    other = Boards(CONTENT.files)
    for board in BUILT:
        number = CONTENT.boards.named(board.entry.id)
        assert number is not None
        assert other[number].entry == board.entry
    assert len({board.entry.links for board in BUILT}) == len(BUILT)


@proves("R-106", "GAME-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seed_assembles_a_board(seats: int) -> None:
    ids = {at(Game.start(EDITION, seats, seed, {"board": "built"})).map.entry.id for seed in (1, 1, 2)}
    assert len(ids) == 2
    game = Game.start(EDITION, seats, 1, {"board": "built"})
    assert Game.load(EDITION, game.save()).digest() == game.digest()
    assert game.view(0).layout == at(game).map.entry
    again = Game.start(EDITION, seats, 7, {"board": game.view(0).board})
    assert at(again).board == at(game).board
    assert Game.start(EDITION, seats, 1).view(0).layout is None


def test_a_board_must_be_for_as_many_players() -> None:
    three = BUILT[7].entry
    assert three.players == (3,)
    for name in (three.id, "built-1", "built-x", "nowhere"):
        with pytest.raises(Fault, match="is no board for 2 players; there are twin_rift, crooked_ladder"):
            Game.start(EDITION, 2, 1, {"board": name})
