"""Which answers bots look at."""

from gamelode.games.hewns.bots.shortlist import LISTED, shortlist
from gamelode.games.hewns.bots.value.prospects import value
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.auction.turn_order import Deal, DealOrder
from gamelode.games.hewns.rules.player_turn import PlayerTurn
from gamelode.kernel import Choice, Game

from ..scene import DRUMP, MAJOR, H, at, begin, hewn, item, scene
from .scenes import bidding, gain


def listed(game: Game) -> list[Choice]:
    found = shortlist(at(game), game.question, game.waiting()[0])
    assert found is not None
    return list(found)


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


def test_whoever_deals_the_turn_order_goes_first_and_the_others_follow_to_the_left() -> None:
    """No seat is favoured by the way options are listed."""
    table = scene(seats=4)
    for dealer, cards in enumerate([(1, 2, 3, 4), (4, 1, 2, 3), (3, 4, 1, 2), (2, 3, 4, 1)]):
        found = shortlist(table, DealOrder(seat=dealer), dealer)  # type: ignore[arg-type]
        assert found is not None
        assert (found[0], len(found)) == (Deal(cards), 24)


def test_whoever_deals_the_turn_order_goes_first_and_the_best_of_the_others_last() -> None:
    table = scene(pools=[(0, 0), (0, 0), (9, 0)], seats=3)
    table.order_shown = (0, 0, 0)

    def dealt(deal: Deal) -> float:
        table.order_card = deal.cards
        return value(table, 1)

    assert max(DealOrder(seat=1).things(table, 1), key=dealt) == Deal((2, 1, 3))
