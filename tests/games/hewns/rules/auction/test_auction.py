"""The auction."""

from gamelode.games.hewns.events import BidoxPlaced, BidsOpened, ItemWon
from gamelode.games.hewns.kinds import FREE, HUNTS
from gamelode.games.hewns.rules.auction.auction import Bid, Equip, Hunt, PlaceBidoxes
from gamelode.games.hewns.rules.setup import Options, set_up
from gamelode.kernel import PASS, Dice, Game, proves

from ...scene import CONTENT, EDITION, IGIL, asked, at, auction, card, close, hewn, item, piece, refused, state, told


@proves("AUCT-01", "CARD-01", "CARD-02", "RES-04", "RES-05", "RES-09", "RES-12", "STATE-01", "GAME-03")
def test_the_highest_bid_wins_and_pays_all_that_is_in_its_boxes() -> None:
    game = auction(IGIL)
    game.answer(0, Bid(IGIL, 2, 12))
    game.answer(1, Bid(IGIL, 0, 13))
    close(game)
    assert at(game).owner[IGIL] == 0
    assert state(game, "igil") == "healthy"
    assert told(game, BidsOpened) == [BidsOpened(IGIL, (14, 13))]
    assert told(game, ItemWon) == [ItemWon(0, IGIL, 2, 12)]
    assert (at(game).normal, at(game).dirty) == ([0, 2], [8 + 7, 20 + 7])  # seven boxes hunted for each
    assert at(game).pile == 80 - 2  # the normal Substract went back to the pile


@proves("CARD-03", "BID-02", "R-49")
def test_a_bid_mixes_both_kinds_or_is_empty() -> None:
    game = auction(IGIL)
    assert refused(game, Bid(IGIL, 2, 3)) == ""
    assert refused(game, Bid(IGIL, 0, 0)) == ""
    assert refused(game, Bid(IGIL, 3, 0)) == "BID-02"
    assert refused(game, Bid(IGIL, 0, 21)) == "BID-02"
    assert refused(game, Bid(hewn("drump"), 0, 1)) == "AUCT-01"


@proves("BIDOX-01", "BIDOX-03")
def test_only_a_free_bidox_is_used() -> None:
    game = auction(IGIL, nananbites=1)
    assert refused(game, Bid(IGIL, 0, 1, 1), 0) == "BIDOX-01"  # none has a Nananbite
    assert refused(game, Hunt(1), 0) == "BIDOX-01"
    assert refused(game, Equip(0), 1) == "BIDOX-03"
    game.answer(0, Equip(0))
    assert refused(game, Bid(IGIL, 0, 1, 1), 0) == ""
    game.answer(0, Bid(IGIL, 0, 1, 1))
    assert refused(game, Bid(IGIL, 0, 1, 1), 0) == "BIDOX-01"  # it lies on an item


@proves("RES-13", "R-45")
def test_a_tie_wins_nothing() -> None:
    game = auction(IGIL)
    game.answer(0, Bid(IGIL, 0, 13))
    game.answer(1, Bid(IGIL, 1, 12))
    close(game)
    assert at(game).owner[IGIL] == -1
    assert (at(game).normal, at(game).dirty) == ([2, 2], [27, 27])


@proves("BID-03", "BID-05", "BID-04")
def test_boxes_of_one_player_on_an_item_add_up_and_stay() -> None:
    game = auction(IGIL)
    game.answer(0, Bid(IGIL, 0, 7))
    game.answer(1, Bid(IGIL, 0, 12))
    game.answer(0, Bid(IGIL, 0, 6))
    assert at(game).box_place.count(IGIL) == 3
    close(game)
    assert at(game).owner[IGIL] == 0


@proves("BID-06", "BIDOX-02", "STORE-02")
def test_contents_are_secret_until_the_boxes_are_opened() -> None:
    game = auction(IGIL)
    game.answer(0, Bid(IGIL, 1, 5))
    mine, theirs = game.view(0).players[0].bidoxes[0], game.view(1).players[0].bidoxes[0]
    assert (mine.place, mine.normal, mine.dirty) == (IGIL, 1, 5)
    assert (theirs.place, theirs.normal, theirs.dirty) == (IGIL, None, None)
    placed = [told.event for told in game.events_since(0, 1) if isinstance(told.event, BidoxPlaced)]
    assert placed == [BidoxPlaced(0, IGIL, None, None)]


@proves("HUNT-01", "HUNT-02")
def test_a_hunting_box_brings_one_at_once() -> None:
    game = auction(IGIL, pools=((0, 0), (0, 0)))
    assert Hunt() in game.options(0)
    game.answer(0, Hunt())
    assert at(game).dirty[0] == 1
    assert at(game).box_place[0] == HUNTS
    game.answer(0, Bid(IGIL, 0, 1))
    assert at(game).dirty[0] == 0


@proves("BID-07", "RES-01", "BIDOX-01")
def test_boxes_that_are_left_hunt() -> None:
    game = auction(IGIL)
    assert at(game).box_place == [FREE] * 16
    game.answer(0, PASS)
    assert at(game).dirty[0] == 28
    for _ in range(8):
        game.answer(1, Hunt())
    assert asked(game) != "PlaceBidoxes"


@proves("BIDOX-03", "BIDOX-04", "BIDOX-05", "NANA-01", "NANA-02", "NANA-04", "RES-10", "R-01", "R-43", "R-50")
def test_nananbites_on_a_box_count_and_stay() -> None:
    game = auction(IGIL, nananbites=3)
    game.answer(0, Equip(0))
    game.answer(0, Equip(1))
    assert refused(game, Equip(2), 0) == "BIDOX-03"
    game.answer(0, Bid(IGIL, 0, 10, 2))
    close(game)
    assert at(game).owner[IGIL] == 0  # 10 and 2 Nananbites reach the minimum of 12
    assert at(game).box_nanas[0] == 2
    assert at(game).stock[0][piece("nananbite")] == 1


@proves("RES-02", "R-45", "AUCT-03")
def test_items_without_bids_are_discarded() -> None:
    game = auction(IGIL, item("futanaz"), round=3)
    close(game)
    assert at(game).discards[2] == (IGIL,)
    assert at(game).discards[3] == (card("futanaz"),)
    assert at(game).offer == ()  # no auction follows the last


@proves("R-94")
def test_money_of_a_lost_bid_comes_back_too_late_for_other_items() -> None:
    game = auction(IGIL, hewn("gombat"), pools=((0, 12), (0, 20)))
    game.answer(0, Bid(IGIL, 0, 12))
    assert refused(game, Bid(hewn("gombat"), 0, 10), 0) == "BID-02"
    game.answer(1, Bid(IGIL, 0, 13))
    close(game)
    assert at(game).dirty[0] == 12 + 7


@proves("BID-01", "R-48")
def test_the_clock_is_an_option() -> None:
    for seats, seconds in ((2, 360), (3, 180), (4, 180)):
        table, _ = set_up(EDITION.table, seats, Options(clock=True), Dice.from_seed(1))  # type: ignore[arg-type]
        assert PlaceBidoxes(seats=(0,)).seconds(table) == seconds
        table.clock = False
        assert PlaceBidoxes(seats=(0,)).seconds(table) == 0


@proves("R-48", "BID-01")
def test_boxes_are_placed_in_rotation_or_in_any_order() -> None:
    game = auction(IGIL, seats=3, pools=((0, 9),) * 3)
    assert game.waiting() == (0, 1, 2)
    game.answer(0, Hunt())
    assert game.waiting() == (1, 2, 0)
    game.answer(2, Hunt())
    assert game.waiting() == (1, 0, 2)


@proves("SUBS-02", "SUBS-03", "R-51")
def test_dirty_substract_pays_like_normal_and_never_runs_out() -> None:
    game = auction(IGIL, pools=((0, 500), (0, 0)))
    game.answer(0, Bid(IGIL, 0, 400))
    close(game)
    assert at(game).owner[IGIL] == 0


def listed(game: Game, seat: int) -> list[int]:
    """The amounts that a seat is offered for an Igil."""
    return [bid.normal + bid.dirty for bid in game.options(seat) if isinstance(bid, Bid) and bid.item == IGIL]


def test_listed_bids_begin_with_the_minimum_and_differ_from_seat_to_seat() -> None:
    game = auction(IGIL, pools=[(0, 30)] * 4, seats=4)
    lists = [listed(game, seat) for seat in range(4)]
    assert {amounts[0] for amounts in lists} == {CONTENT.price[IGIL]}
    assert len({amounts[-1] for amounts in lists}) == 4


def test_another_box_on_the_same_item_is_listed_with_what_it_may_add() -> None:
    game = auction(IGIL, pools=[(0, 30)] * 2)
    price, before = CONTENT.price[IGIL], listed(game, 0)
    game.answer(0, Bid(IGIL, 0, price - 1))
    assert listed(game, 0) == [amount - price + 1 for amount in before]
