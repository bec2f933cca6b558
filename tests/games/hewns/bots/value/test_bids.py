"""What bids are worth to bots."""

from gamelode.games.hewns.bots.value.bids import Bidder
from gamelode.games.hewns.bots.value.hewns import owned, value_of_hewns
from gamelode.games.hewns.bots.value.prospects import value
from gamelode.games.hewns.kinds import TURN_ORDER
from gamelode.games.hewns.rules.auction.auction import Bid, Hunt

from ...scene import CONTENT, MAJOR, H, at, auction, hewn, item, out_of_deck, scene
from ..scenes import bidding, gain


def test_a_bid_below_the_price_promises_less_than_to_hunt() -> None:
    game = bidding(MAJOR)
    assert gain(game, Bid(MAJOR, 0, CONTENT.minimum[MAJOR] - 1)) < gain(game, Hunt())


def test_in_the_last_round_the_least_bid_may_win() -> None:
    assert gain(bidding(MAJOR), Bid(MAJOR, 0, 1)) < 0 < gain(bidding(MAJOR, round=3), Bid(MAJOR, 0, 1))


def test_more_for_the_same_item_promises_only_what_it_adds() -> None:
    game = bidding(MAJOR)
    more = Bid(MAJOR, 0, 1)
    seat = game.waiting()[0]
    alone = gain(game, Bid(MAJOR, 0, CONTENT.minimum[MAJOR] + 1))
    game.answer(seat, Bid(MAJOR, 0, CONTENT.minimum[MAJOR]))
    game.answer(1 - seat, Hunt())
    assert game.waiting()[0] == seat
    assert 0 < gain(game, more) < alone


def test_normal_substract_is_dearer_than_dirty() -> None:
    game, price = bidding(MAJOR), CONTENT.minimum[MAJOR]
    assert gain(game, Bid(MAJOR, 2, price - 2)) < gain(game, Bid(MAJOR, 0, price))


def test_to_go_first_is_worth_more_when_there_is_too_little_left_in_the_last_round() -> None:
    def promised(pile: int, round: int) -> float:
        table = scene(
            H(id="clogg", at="ab2"), H(id="fogbear", at="B", owner=1), mines={"ab2": 0, "bc2": 0}, round=round
        )
        table.offer, table.active = (TURN_ORDER,), -1
        table.normal[1] += table.pile - pile
        table.pile = pile
        later = table.rules.rounds - round
        return Bidder(table, 0, later, value_of_hewns(table, owned(table), later)[1]).gain(Bid(TURN_ORDER, 0, 1))

    assert promised(4, round=3) > promised(40, round=3)
    assert promised(4, round=2) == promised(40, round=2)


def test_miners_are_worth_less_when_there_is_too_little_left_for_all() -> None:
    def promised(pile: int) -> float:
        table = scene(H(id="clogg", at="ab2"), mines={"ab2": 0}, pools=[(0, 30), (0, 0)])
        out_of_deck(table, CONTENT.size[MAJOR], MAJOR)
        table.offer, table.active, table.pile = (MAJOR,), -1, pile
        return Bidder(table, 0, 2, value_of_hewns(table, owned(table), 2)[1]).gain(Bid(MAJOR, 0, 20))

    assert promised(6) < promised(40)


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
