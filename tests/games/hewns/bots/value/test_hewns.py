"""What Hewns are worth to bots."""

from gamelode.games.hewns.bots.value.hewns import nearest
from gamelode.games.hewns.bots.value.prospects import prospects_of_seats, value
from gamelode.games.hewns.kinds import LAVA

from ...scene import CONTENT, H, hewn, scene
from ..scenes import looks


def test_a_miner_is_worth_the_more_the_nearer_it_is_to_a_mine_without_danger() -> None:
    there, near, far = (looks(H(id="clogg", at=at), mines={"ab2": 0}) for at in ("ab2", "ab1", "D"))
    assert there > near > far
    assert looks(H(id="clogg", at="ab1"), mines={"ab2": 0}, dangers={"ab2": LAVA}) < near
    assert looks(H(id="clogg", at="ab1"), H(id="drump", at="ab2", owner=-1), mines={"ab2": 0}) < near


def test_a_big_miner_cannot_get_to_a_small_mine() -> None:
    assert looks(H(id="major_miner", at="C"), mines={"cf1": 0}) < looks(H(id="major_miner", at="C"), mines={"cd2": 0})


def test_miners_mine_no_more_than_there_is() -> None:
    table = scene(H(id="clogg", at="A"), mines={"ab2": 0})
    before = prospects_of_seats(table)[0][0]
    table.pile = 1
    assert prospects_of_seats(table)[0][0] < before - 1


def test_whoever_acts_first_mines_first() -> None:
    table = scene(H(id="clogg", at="ab2"), H(id="clogg", copy=1, at="cd1", owner=1), mines={"ab2": 0, "cd1": 0})
    first, second = prospects_of_seats(table)[0]
    assert abs(first - second) < 2
    table.pile = 4
    first, second = prospects_of_seats(table)[0]
    assert first > second + 2


def test_a_visitor_takes_no_mine_from_whom_it_meets() -> None:
    table = scene(H(id="skrunke", at="ab2"), H(id="clogg", at="ab2", owner=1), mines={"ab2": 0})
    table.turn.hewn = hewn("skrunke")
    there = prospects_of_seats(table)[0][1]
    table.announced = (hewn("skrunke"), hewn("clogg"))
    assert prospects_of_seats(table)[0][1] > there


def test_a_hewn_without_a_mine_to_go_to_does_not_linger() -> None:
    table = scene(H(id="skrunke", at="B"))
    waiting = value(table, 0)
    table.turn.hewn = hewn("skrunke")
    begun = value(table, 0)
    table.turn, table.acted = type(table.turn)(), 1 << hewn("skrunke")
    assert waiting > begun == value(table, 0)


def test_the_nearest_mine_is_found_from_the_board_and_from_off_it() -> None:
    board = CONTENT.boards[0]
    mines = 1 << board.number["ab2"] | 1 << board.number["cd1"]
    assert nearest(board, 2, board.number["B"], mines) == (1, board.number["ab2"])
    assert nearest(board, 2, -1, mines) == (3, board.number["ab2"])
    assert nearest(board, 2, board.number["B"], 1 << board.number["ef1"]) == (20, -1)
