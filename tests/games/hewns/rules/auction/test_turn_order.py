"""Turn order cards."""

from gamelode.games.hewns.kinds import TURN_ORDER
from gamelode.games.hewns.rules.auction.auction import Auction, Bid
from gamelode.games.hewns.rules.auction.market import minimum_price
from gamelode.games.hewns.rules.auction.turn_order import SHOW_CARD, Deal
from gamelode.games.hewns.rules.player_turn import END_TURN
from gamelode.games.hewns.rules.rounds import ActionsPhase
from gamelode.kernel import proves

from ...scene import H, at, auction, begin, close, play, player_turn, refused, scene


@proves("R-44", "RES-08", "ORDER-01", "ORDER-05")
def test_an_empty_box_does_not_win_the_turn_order() -> None:
    game = auction(TURN_ORDER)
    assert minimum_price(at(game), TURN_ORDER) == 1
    game.answer(0, Bid(TURN_ORDER, 0, 0))
    close(game)
    assert sorted(at(game).order_card) == [1, 2]  # dealt by chance
    assert at(game).dealer == -1
    game = auction(TURN_ORDER)
    game.answer(1, Bid(TURN_ORDER, 0, 1))
    close(game)
    play(game, Deal((2, 1)))
    assert (at(game).order_card, at(game).dealer) == ((2, 1), 1)


@proves("ROUND-04", "ORDER-01")
def test_turn_order_cards_come_back_before_the_auction() -> None:
    table = scene(H(id="drump"), order=(2, 1))
    table.offer = (TURN_ORDER,)
    game = begin(table, Auction())
    assert at(game).order_card == (0, 0)
    assert at(game).offer == (TURN_ORDER,)


@proves("ORDER-04")
def test_a_player_may_show_his_turn_order_card() -> None:
    game = player_turn(scene(seats=3, order=(1, 3, 2)))
    assert game.view(0).players[1].order_card is None
    assert refused(game, SHOW_CARD, 0) == "ORDER-04"  # it is shown already: his turn has come
    game.answer(1, SHOW_CARD)
    assert game.view(0).players[1].order_card == 3


@proves("ORDER-04", "R-52")
def test_cards_are_shown_when_they_must_be() -> None:
    table = scene(seats=3, order=(1, 3, 2), active=0)
    table.order_shown = (0, 0, 0)
    game = begin(table, ActionsPhase())
    assert at(game).order_shown == (1, 0, 0)
    assert game.view(1).players[2].order_card is None
    play(game, END_TURN)
    assert at(game).order_shown == (1, 0, 1)
