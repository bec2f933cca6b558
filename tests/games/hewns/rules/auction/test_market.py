"""Decks, prices, and what the winner gets."""

from gamelode.games.hewns.kinds import EMPTY, NO_CARD, TECHNOLOGY, changed
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.auction.market import draw_offer, give_card, minimum_price
from gamelode.games.hewns.rules.technology.attach import PutStone
from gamelode.kernel import proves

from ...scene import CONTENT, IGIL, at, auction, card, close, hewn, item, piece, player_turn, refused, scene


@proves("CARD-02", "RES-11", "RES-12", "TECH-01", "R-45")
def test_a_bid_below_the_minimum_wins_nothing() -> None:
    game = auction(IGIL, item("futanaz"))
    game.answer(0, Bid(IGIL, 0, 11))
    game.answer(1, Bid(item("futanaz"), 0, 3))
    close(game)
    assert at(game).owner[IGIL] == -1
    assert IGIL in (*at(game).discards[2], *at(game).decks[2], *at(game).offer)
    assert at(game).dirty == [20 + 7, 20 + 7]
    assert at(game).cards_out == ()


@proves("CARD-04", "R-53")
def test_in_the_last_round_everything_costs_at_least_one() -> None:
    game = auction(IGIL, item("futanaz"), round=3)
    assert [minimum_price(at(game), each) for each in (IGIL, item("futanaz"), item("secret_entrance"))] == [1, 1, 1]
    game.answer(0, Bid(IGIL, 0, 1))
    close(game)
    assert at(game).owner[IGIL] == 0


@proves("RES-06", "RES-07", "TECH-04", "R-47", "MAMA-02")
def test_a_card_brings_its_pieces_as_far_as_they_last() -> None:
    game = auction(item("nananbites"), item("mamabite"), item("secret_entrance"))
    table = at(game)
    table.supply = changed(table.supply, piece("nananbite"), 5)
    table.add_stock(1, piece("nananbite"), 15)
    for each in at(game).offer:
        game.answer(0, Bid(each, 0, minimum_price(at(game), each)))
    close(game)
    at(game)
    assert table.stock[0][piece("nananbite")] == 5  # three of the first card, two of four that came with the Mamabite
    assert table.stock[0][piece("mamabite")] == 1
    assert table.scouting[0] == (card("secret_entrance"),)


@proves("R-47")
def test_heart_stones_come_as_far_as_they_last() -> None:
    table = scene(stones=CONTENT.files.supply.heart_stones_per_colour - 1)
    give_card(table, 0, card("heart_stones"))
    assert (table.stones[0], table.stones_left[0]) == (CONTENT.files.supply.heart_stones_per_colour, 0)


@proves("HEART-02", "HEART-04", "R-98", "R-78")
def test_a_heart_card_is_empty_and_takes_a_stone() -> None:
    drump = hewn("drump")
    game = auction(IGIL, drump, item("heart_stones"))
    for each in (IGIL, drump, item("heart_stones")):
        game.answer(0, Bid(each, 0, minimum_price(at(game), each)))
    close(game)
    assert (at(game).heart[IGIL], at(game).heart[drump]) == (EMPTY, NO_CARD)
    assert at(game).stones[0] == 2
    game = player_turn(at(game))
    game.answer(0, PutStone(IGIL))
    assert (at(game).heart[IGIL], at(game).stones[0]) == (0, 1)
    assert refused(game, PutStone(IGIL), 0) == "HEART-04"
    assert refused(game, PutStone(drump), 0) == "HEART-04"


@proves("AUCT-02", "ROUND-06", "R-46")
def test_a_deck_that_runs_out_is_shuffled_anew() -> None:
    table = scene()
    table.discards = ((), (), table.decks[2], ())
    table.decks = (table.decks[0], table.decks[1][:1], (), table.decks[3])
    draw_offer(table)
    sizes = [CONTENT.size[each] for each in table.offer if each < TECHNOLOGY]
    assert [sizes.count(size) for size in (2, 1, 0)] == [1, 1, 4]
    assert table.discards[2] == ()
