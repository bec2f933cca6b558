"""What bots are told about the auction."""

from gamelode.games.hewns.bots.shortlist import LISTED, shortlist
from gamelode.games.hewns.bots.value.bids import Bidder
from gamelode.games.hewns.bots.value.hewns import owned, value_of_hewns
from gamelode.games.hewns.kinds import TURN_ORDER
from gamelode.games.hewns.rules.auction.auction import Bid, Hunt
from gamelode.games.hewns.rules.auction.turn_order import Deal, DealOrder
from gamelode.games.hewns.rules.player_turn import PlayerTurn
from gamelode.kernel import Choice, Game

from .scene import CONTENT, H, at, auction, begin, hewn, item, out_of_deck, scene

MAJOR, DRUMP = hewn("major_miner"), hewn("drump")


def bidding(*offer: int, dirty: int = 30, round: int = 1) -> Game:
    game = auction(*offer, pools=[(2, dirty), (2, dirty)], round=round)
    at(game).active = -1
    return game


def listed(game: Game) -> list[Choice]:
    found = shortlist(at(game), game.question, game.waiting()[0])
    assert found is not None
    return list(found)


def gain(game: Game, choice: Choice) -> float:
    """What a choice promises to whoever is asked first."""
    table = at(game)
    later = table.rules.rounds - table.round
    return Bidder(table, game.waiting()[0], later, value_of_hewns(table, owned(table), later)[1]).gain(choice)


def test_what_promises_most_stands_first() -> None:
    game = bidding(MAJOR, DRUMP, item("fixito"))
    choices = listed(game)
    assert isinstance(choices[0], Bid)
    assert choices[0].item == MAJOR
    assert [gain(game, choice) for choice in choices] == sorted((gain(game, c) for c in choices), reverse=True)


def test_no_more_are_looked_at_than_deserve_it() -> None:
    game = bidding(*(hewn(id) for id in ("major_miner", "drump", "clogg", "fogbear", "skrunke", "bliog")))
    assert len(listed(game)) == LISTED < len(game.options(game.waiting()[0]))


def test_only_in_the_auction_some_are_left_out() -> None:
    game = begin(scene(H(id="clogg")), PlayerTurn(seat=0))
    assert shortlist(at(game), game.question, 0) is None


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


def test_whoever_deals_the_turn_order_goes_first_and_the_others_follow_to_the_left() -> None:
    """No seat is favoured by the way options are listed."""
    table = scene(seats=4)
    for dealer, cards in enumerate([(1, 2, 3, 4), (4, 1, 2, 3), (3, 4, 1, 2), (2, 3, 4, 1)]):
        found = shortlist(table, DealOrder(seat=dealer), dealer)  # type: ignore[arg-type]
        assert found is not None
        assert (found[0], len(found)) == (Deal(cards), 24)
