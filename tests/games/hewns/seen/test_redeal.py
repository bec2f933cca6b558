"""What seats may imagine."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import TURN_ORDER
from gamelode.games.hewns.rules.auction.auction import Bid, Hunt
from gamelode.games.hewns.rules.auction.market import minimum_price
from gamelode.games.hewns.rules.encounters.pay import Pay
from gamelode.games.hewns.rules.encounters.pick_dice import SAME_SPACE, PickDice
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.encounters.same_space import SameSpaceEncounter
from gamelode.games.hewns.rules.moving.enter_leave import Enter
from gamelode.kernel import PASS, Dice, Game, proves

from ..scene import EDITION, IGIL, H, at, auction, begin, hewn, imagined, play, player_turn, scene, sp, turn_of


@proves("STORE-02", "R-37")
def test_a_hidden_store_may_hold_anything_that_its_owner_could_have_loaded() -> None:
    game = turn_of(scene(H(id="igil", dirty=3), pools=[(0, 2), (0, 0)]), "igil")
    play(game, Enter(sp(game, "A")))
    loads = {(table.normal_on(IGIL), table.dirty_on(IGIL)) for table in imagined(game, 1)}
    assert loads == {(0, dirty) for dirty in range(6)}  # five dirty in all, and no normal Substract
    assert {table.dirty[0] + table.dirty_on(IGIL) for table in imagined(game, 1)} == {5}
    assert {table.dirty_on(IGIL) for table in imagined(game, 0)} == {3}


@proves("ENC-07", "WEAP-07", "RANG-12")
def test_secret_dice_are_imagined_until_they_are_shown() -> None:
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL, hewn("smeggler"))))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=1))
    theirs = {each.picks[hewn("smeggler")] for each in imagined(game, 0)}
    mine = {each.picks[IGIL] for each in imagined(game, 0)}
    assert len(theirs) > 2
    assert mine == {Pick(laser=2)}


@proves("ORDER-04", "ORDER-02")
def test_turn_order_cards_that_are_face_down_may_be_any() -> None:
    table = scene(seats=4, order=(2, 1, 4, 3), active=1)
    game = player_turn(table, 1)
    orders = {tuple(each.order_card) for each in imagined(game, 0)}
    assert orders == {(2, 1, 3, 4), (2, 1, 4, 3)}
    at(game).dealer = 3
    assert {tuple(each.order_card) for each in imagined(game, 3)} == {(2, 1, 4, 3)}


@proves("BID-06")
def test_contents_of_bidoxes_may_be_any() -> None:
    game = Game.start(EDITION, 2, 4)
    seat = game.waiting()[0]
    item = at(game).offer[0]
    game.answer(seat, Bid(item, 0, 5))
    box = at(game).box_place.index(item)
    tables = imagined(game, 1 - seat)
    assert len({each.box_dirty[box] for each in tables}) > 5
    assert {each.box_dirty[box] + each.dirty[seat] for each in tables} == {36}


@proves("BID-06", "BID-04")
def test_most_bids_are_imagined_as_high_enough_to_win_and_dirty_first() -> None:
    game = Game.start(EDITION, 2, 4)
    seat = game.waiting()[0]
    table = at(game)
    table.normal[seat], table.pile = 5, table.pile - 5
    first, second = table.offer[:2]
    game.answer(seat, Bid(first, 1, 0))
    game.answer(seat, Bid(second, 1, 0))
    boxes = [table.box_place.index(item) for item in (first, second)]
    tables = imagined(game, 1 - seat, 100)
    prices = [minimum_price(table, item) for item in (first, second)]
    for box, price in zip(boxes, prices, strict=True):
        assert sum(each.box_dirty[box] >= price for each in tables) > 60
        assert sum(not each.box_normal[box] for each in tables) > 60
        assert min(each.box_dirty[box] for each in tables) < price


@proves("R-64", "R-72")
def test_dice_that_are_shown_can_be_paid_by_their_hewn() -> None:
    """In one space nobody picks more than the Hewn carries; what has been paid for needs nothing more."""
    smeggler = hewn("smeggler")
    table = scene(H(id="igil", at="B", dirty=2), H(id="smeggler", at="B", owner=1), pools=[(0, 5), (0, 0)])
    game = begin(table, SameSpaceEncounter(moving=IGIL, reacting=smeggler, seat=0))
    play(game, PASS, Pick(laser=2), Pick())
    assert min(each.load_of(IGIL) for each in imagined(game, 1)) == 2
    play(game, Pay((IGIL,), (0,), (2,)))
    assert min(each.load_of(IGIL) for each in imagined(game, 1)) == 0


@proves("HUNT-02", "BID-04")
def test_what_was_found_after_a_bid_is_not_in_it() -> None:
    game = auction(TURN_ORDER, pools=((0, 2), (0, 20)))
    at(game).active = -1
    game.answer(0, Hunt())
    game.answer(0, Bid(TURN_ORDER, 0, 1))
    assert max(each.box_dirty[1] for each in imagined(game, 1)) == 3
    game.answer(0, PASS)
    assert max(each.box_dirty[1] for each in imagined(game, 1)) == 3


@proves("R-37", "STORE-02")
def test_behind_the_screen_anything_may_be_in_the_open_store() -> None:
    cataclysm = hewn("hover_cataclysm")  # room for two in the open and for five out of sight
    game = player_turn(scene(H(id="hover_cataclysm", normal=2, dirty=5)))
    tables = imagined(game, 1, 400)
    full = [each for each in tables if each.load_of(cataclysm) == 7]
    assert {(each.open_normal[cataclysm], each.open_dirty[cataclysm]) for each in full} == {(0, 2), (1, 1), (2, 0)}


@proves("R-72", "RANG-12", "ENC-07")
def test_anybody_may_have_picked_more_than_can_be_paid() -> None:
    smeggler = hewn("smeggler")
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL, smeggler)))
    play(game, PASS, PASS)
    game.answer(1, Pick(laser=7))
    said = [game.redeal(0, Dice.from_seed(number)).question.said[smeggler] for number in range(200)]  # type: ignore[attr-defined]
    assert max(pick.price for pick in said) > 2
    play(game, Pick(laser=1))
    assert max(each.picks[smeggler].price for each in imagined(game, 0, 200)) > 2


@proves("R-63", "EXPL-02")
def test_who_explodes_may_have_picked_more_dice() -> None:
    drump = hewn("drump")
    table = scene(H(id="drump", at="B", dirty=2), H(id="smeggler", at="B", owner=1))
    picking = PickDice(subjects={drump: 0}, kinds={drump: SAME_SPACE})
    found = {picking.sample(table, 0, Dice.from_seed(number)) for number in range(300)}
    assert {pick.price for pick in found if pick.explode} == {1, 2}
