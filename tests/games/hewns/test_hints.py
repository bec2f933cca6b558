"""What bots are told: how good a table looks."""

from gamelode.games.hewns.bots.value.hewns import nearest
from gamelode.games.hewns.bots.value.prospects import prospects_of_seats, value
from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.auction.turn_order import Deal, DealOrder
from gamelode.kernel import Game

from .scene import CONTENT, EDITION, H, at, auction, hewn, item, scene


def looks(*hewns: H, seat: int = 0, **more: object) -> float:
    """How good a table with these Hewns looks to a seat, before any of them has acted."""
    return value(scene(*hewns, **more), seat)  # type: ignore[arg-type]


def test_seats_that_have_the_same_are_equal() -> None:
    assert value(at(Game.start(EDITION, 4, 1)), 2) == 0.5


def test_substract_counts_wherever_it_is_and_so_do_gems() -> None:
    bare = looks(H(id="fogbear"))
    assert looks(H(id="fogbear"), pools=[(3, 0), (0, 0)]) > looks(H(id="fogbear", normal=3)) > bare
    assert looks(H(id="fogbear", heart="gem")) > bare
    assert looks(H(id="fogbear"), pools=[(0, 0), (3, 0)]) < bare


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


def test_a_card_that_is_shown_early_costs_no_turn() -> None:
    table = scene(H(id="clogg", at="ab2", owner=1), mines={"ab2": 0})
    waiting = prospects_of_seats(table)[0]
    table.order_shown = (1, 1)
    assert prospects_of_seats(table)[0] == waiting
    table.order_card = (2, 1)
    assert prospects_of_seats(table)[0][1] < waiting[1]


def test_a_gem_may_be_lost_before_the_end() -> None:
    table, bare = scene(H(id="fogbear", heart="gem")), scene(H(id="fogbear"))
    before = prospects_of_seats(table)[0][0] - prospects_of_seats(bare)[0][0]
    table.over = bare.over = "END-02"
    assert before < prospects_of_seats(table)[0][0] - prospects_of_seats(bare)[0][0]


def test_the_same_lead_counts_for_more_the_less_is_to_come() -> None:
    early, late = (looks(pools=[(5, 0), (0, 0)], round=round) for round in (1, 3))
    assert early < looks(pools=[(5, 0), (0, 0)], round=3, active=-1) < late
    miners = H(id="clogg", at="ab2"), H(id="clogg", copy=1, at="cd1", owner=1)
    table = scene(*miners, mines={"ab2": 0, "cd1": 0}, pools=[(5, 0), (0, 0)], round=3)
    before = value(table, 0)
    table.over = "END-02"
    assert before < value(table, 0)


def test_damage_and_the_end_of_the_game_leave_little() -> None:
    assert looks(H(id="clogg", at="A", damaged=True), mines={"ab2": 0}) < looks(H(id="clogg", at="A"), mines={"ab2": 0})
    table = scene(H(id="clogg", at="A"), mines={"ab2": 0}, pools=[(2, 9), (2, 0)])
    table.over = "END-02"
    assert value(table, 0) == 0.5


def test_bids_below_the_price_and_against_others_are_worth_less() -> None:
    game = auction(hewn("clogg"), item("fixito"), pools=[(0, 30), (0, 30)])
    at(game).active = -1
    price, seat = CONTENT.price[hewn("clogg")], game.waiting()[0]

    def after(*bids: Bid) -> float:
        twin = game.clone()
        for bid in bids:
            twin.play(twin.waiting()[0], bid)
        return value(at(twin), seat)

    low, enough = Bid(hewn("clogg"), 0, price - 1), Bid(hewn("clogg"), 0, price + 1)
    assert after(enough) > after(low)
    assert after(enough, Bid(item("fixito"), 0, 3)) > after(enough, Bid(hewn("clogg"), 0, 3))


def test_whoever_deals_the_turn_order_goes_first_and_the_best_of_the_others_last() -> None:
    table = scene(pools=[(0, 0), (0, 0), (9, 0)], seats=3)
    table.order_shown = (0, 0, 0)

    def dealt(deal: Deal) -> float:
        table.order_card = deal.cards
        return value(table, 1)

    assert max(DealOrder(seat=1).things(table, 1), key=dealt) == Deal((2, 1, 3))


def test_whoever_is_outgunned_has_more_to_lose() -> None:
    hewns = (H(id="clogg", at="B"), H(id="igil", at="C", owner=1, dirty=6))
    table = scene(*hewns)
    table.turn.hewn = hewn("clogg")
    before = value(table, 0)
    table.announced = (hewn("igil"),)
    assert value(table, 0) < before
    table.picks = {hewn("igil"): Pick(armour=1)}
    assert value(table, 0) == before


def test_a_strong_hewn_gains_by_a_meeting_and_a_weak_one_loses() -> None:
    def change(mover: str, other: str) -> float:
        table = scene(H(id=mover, at="B"), H(id=other, at="B", owner=1))
        table.turn.hewn = hewn(mover)
        before = value(table, 0)
        table.announced = (hewn(mover), hewn(other))
        return value(table, 0) - before

    assert change("drump", "minor_miner") > 0 > change("minor_miner", "drump")


def test_every_member_of_a_swarm_strikes_in_a_meeting() -> None:
    veyark, clogg = hewn("veyark"), hewn("clogg")
    table = scene(H(id="veyark", at="B"), H(id="clogg", at="B", owner=1))
    table.turn.hewn, table.announced = veyark, (veyark, clogg)
    whole = prospects_of_seats(table)[0][1]
    table.members[veyark] = (1, 0, 0)
    assert prospects_of_seats(table)[0][1] > whole


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
