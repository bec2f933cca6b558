"""Lines of sight on the boards, against a plain walk along the ravines."""

import pytest

from gamelode.games.hewns.board.line_of_sight import hewns_in_sight, spaces_in_sight
from gamelode.games.hewns.content.boards import Board
from gamelode.games.hewns.rules.line_of_sight import hewns_in_sight_of, spaces_in_sight_of
from gamelode.kernel import Dice, proves

from ..scene import H, hewn, ids, scene
from .boards import BOARDS, assert_straight


@pytest.mark.parametrize("board", BOARDS, ids=lambda b: b.entry.id)
def test_straight_spaces_are_straight(board: Board) -> None:
    assert_straight(board)


def plain_sight(board: Board, viewer: int, crowd: list[int], mouths: dict[int, list[int]]) -> list[int]:
    """The sight test as the content's notes tell it, word by word."""
    if viewer >= board.spaces:
        return list(mouths.get(viewer, []))
    found = list(mouths.get(viewer, []))
    for neighbour in board.links[viewer]:
        before, here = viewer, neighbour
        while True:
            found.append(here)
            record = board.entry.spaces[here]
            if crowd[here] or record[1] != "straight":
                break
            ravine = next(r for r in board.entry.ravines if r.id == record[5])
            row = [board.number[id] for id in (ravine.ends[0], *ravine.spaces, ravine.ends[1])]
            place = row.index(here)
            one, two = row[place - 1], row[place + 1]
            before, here = here, two if one == before else one
    return found


@proves("SIGHT-03", "SIGHT-09", "SIGHT-10", "R-25", "R-26", "SIGHT-11")
@pytest.mark.parametrize("board", BOARDS, ids=lambda b: b.entry.id)
def test_sight_agrees_with_a_walk_along_the_ravines(board: Board) -> None:
    dice = Dice.from_seed(board.entry.id)
    for _ in range(20):
        crowd = [dice.pick((0, 0, 0, 1, 2, 3)) for _ in range(board.all)]
        tunnel = board.spaces + 2
        ends = [dice.below(board.spaces), dice.below(board.spaces)]
        mouths = {tunnel: ends, ends[0]: [tunnel], ends[1]: [tunnel]}
        for viewer in (*range(board.spaces), tunnel):
            seen = spaces_in_sight(viewer, board.rays, crowd, mouths)
            assert sorted(seen) == sorted(plain_sight(board, viewer, crowd, mouths))
            crowd[viewer] = 4
            single = [crowd[there] for there in seen if crowd[there] in (1, 2, 4) and there != viewer]
            assert hewns_in_sight(viewer, board.rays, crowd, mouths) & 3 == _together(single) & 3
            crowd[viewer] = 3
            assert hewns_in_sight(viewer, board.rays, crowd, mouths) == 0


def _together(crowds: list[int]) -> int:
    found = 0
    for crowd in crowds:
        found |= crowd
    return found


@proves("SIGHT-03", "SIGHT-10", "R-26")
def test_nodes_and_corners_end_the_line() -> None:
    table = scene(H(id="drump", at="ae1"), H(id="igil", at="B", owner=1), H(id="clogg", at="ae4", owner=1))
    assert ids(table, spaces_in_sight_of(table, hewn("drump"))) == ["A", "ae1", "ae2", "ae3"]
    assert hewns_in_sight_of(table, hewn("drump")) == 0
