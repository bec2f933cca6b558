"""What seats know, and what they may imagine."""

from collections.abc import Callable

import pytest

from gamelode.bots import Position
from gamelode.games.hewns.common_knowledge import out_of_sight
from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import Attached, HeartShown, StoreShown, SubstractMined
from gamelode.games.hewns.kinds import EMPTY, LAVA, NO_CARD, TURN_ORDER, added, changed, without
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.auction.auction import Auction, Bid, Hunt
from gamelode.games.hewns.rules.auction.market import minimum_price
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard
from gamelode.games.hewns.rules.encounters.pay import CANNOT_PAY, Pay
from gamelode.games.hewns.rules.encounters.pick_dice import SAME_SPACE, PickDice
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import SameSpaceEncounter
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.rules.heart_cards import show_heart, take_gem
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.rules.moving.enter_leave import Enter, Leave
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.games.hewns.rules.states import kill
from gamelode.games.hewns.rules.stores import store
from gamelode.games.hewns.rules.technology.attach import Attach, PuttingStone
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET, Gaining, Put, Send
from gamelode.games.hewns.seen.view import HewnView
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import PASS, YES, Dice, Game, proves
from gamelode.match import Holder, Match

from .scene import (
    EDITION,
    H,
    asked,
    at,
    auction,
    begin,
    card,
    hewn,
    imagined,
    piece,
    play,
    player_turn,
    scene,
    sp,
    space,
    turn_of,
)

IGIL = hewn("igil")


def seen(game: Game, number: int) -> HewnView:
    """A Hewn as everyone sees it."""
    found: HewnView = next(each for each in game.view(None).hewns if each.hewn == number)
    return found


@proves("STORE-02", "R-37")
def test_a_hidden_store_may_hold_anything_that_its_owner_could_have_loaded() -> None:
    game = turn_of(scene(H(id="igil", dirty=3), pools=[(0, 2), (0, 0)]), "igil")
    play(game, Enter(sp(game, "A")))
    loads = {(table.normal_on(IGIL), table.dirty_on(IGIL)) for table in imagined(game, 1)}
    assert loads == {(0, dirty) for dirty in range(6)}  # five dirty in all, and no normal Substract
    assert {table.dirty[0] + table.dirty_on(IGIL) for table in imagined(game, 1)} == {5}
    assert {table.dirty_on(IGIL) for table in imagined(game, 0)} == {3}


@proves("R-37")
def test_what_was_seen_going_in_is_known() -> None:
    table = scene(H(id="igil", at="A", dirty=1), H(id="fogbear", at="B", dirty=4), pools=[(0, 1), (0, 0)])
    game = player_turn(table)
    game.answer(0, Send(hewn("fogbear"), IGIL, 0, 4))
    assert min(each.dirty_on(IGIL) for each in imagined(game, 1)) == 4
    assert max(each.dirty_on(IGIL) for each in imagined(game, 1)) == 6
    game.answer(0, Send(IGIL, OFF_PLANET, 0, 5))
    assert {each.dirty_on(IGIL) for each in imagined(game, 1)} <= {0, 1}


@proves("ENC-07", "WEAP-07", "RANG-12")
def test_secret_dice_are_imagined_until_they_are_shown() -> None:
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL, hewn("smeggler"))))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=1))
    theirs = {each.picks[hewn("smeggler")] for each in imagined(game, 0)}
    mine = {each.picks[IGIL] for each in imagined(game, 0)}
    assert len(theirs) > 2
    assert mine == {Pick(laser=2)}


def test_dice_on_the_table_are_added_up_for_all_to_see() -> None:
    table = scene(
        H(id="igil", at="B", dirty=3, nana=["gunana"]),
        H(id="smeggler", at="C", owner=1, dirty=2),
        script={"laser": (3, 0), "armour": (1,) * 20, "speed": (0,) * 40},
    )
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL, hewn("smeggler"))))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=1), Target(hewn("smeggler")))
    while type(game.question).__name__ == "PayForDice":
        payer = game.waiting()[0]
        game.answer(payer, game.options(payer)[0])
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.attack.attack, view.attack.bonuses) == (4, {IGIL: 1})
        assert view.attack.defence == sum(face for _, _, face in view.defence_dice)


def test_the_view_tells_how_far_the_moving_hewn_walks_and_sees() -> None:
    game = turn_of(scene(H(id="igil", at="A"), H(id="smeggler", at="ab2", owner=1)), "igil")
    view = game.view(1)
    steps = {space: points for space, points in view.reach.items() if points < 2}
    assert steps == {sp(game, "A"): 0, sp(game, "ab1"): 1}  # the other way is too narrow for a big Hewn
    assert {sp(game, "ab1"), sp(game, "ab2")} <= set(view.hewns[0].in_sight)
    assert sp(game, "B") not in view.hewns[0].in_sight  # behind the other


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


# --- what was seen happen


@proves("R-37", "MINE-06")
def test_all_see_where_new_substract_goes() -> None:
    for to in (IGIL, OFF_PLANET):
        table = scene(H(id="igil", at="A", dirty=1), H(id="drump", at="D"), pools=[(0, 6), (0, 3)])
        table.gaining, table.pile = 3, table.pile - 3
        game = begin(table, Gaining(hewn=IGIL, normal=3))
        play(game, Put(to, 3))
        assert [told.event for told in game.events_since(0, 1)] == [SubstractMined(0, IGIL, 3, 0, to)]
        assert seen(game, IGIL).known_normal == (3 if to == IGIL else 0)


@proves("R-37")
def test_the_sum_that_a_player_has_out_of_sight_is_known_to_all() -> None:
    table = scene(H(id="igil", at="A", normal=1, dirty=2), H(id="fogbear", dirty=4), pools=[(3, 1), (0, 3)])
    public = player_turn(table).view(None).players
    assert [(each.unseen_normal, each.unseen_dirty) for each in public] == [(4, 7), (0, 3)]


@proves("R-64", "R-37")
def test_who_has_announced_is_not_imagined_empty() -> None:
    table = scene(
        H(id="chailbine_zach", at="ab1", dirty=3), H(id="igil", at="ab2", owner=1, dirty=1), pools=[(0, 5), (0, 6)]
    )
    game = turn_of(table, "chailbine_zach")
    play(game, Announce(hewn("chailbine_zach")))
    assert min(each.load_of(IGIL) for each in imagined(game, 0)) == 0
    play(game, Announce(IGIL))
    assert min(each.load_of(IGIL) for each in imagined(game, 0)) == 1
    play(game, PASS, Save(OFF_PLANET, 0, 1))
    assert min(each.load_of(IGIL) for each in imagined(game, 0)) == 0  # all have seen it leave


@proves("R-64", "XMIT-06")
def test_a_friend_in_sight_may_be_the_one_who_pays() -> None:
    table = scene(
        H(id="chailbine_zach", at="ab1", dirty=3),
        H(id="igil", at="ab2", owner=1, dirty=1),
        H(id="gombat", at="B", owner=1),
        pools=[(0, 5), (0, 6)],
    )
    game = turn_of(table, "chailbine_zach")
    play(game, Announce(hewn("chailbine_zach")), Announce(IGIL))
    loads = {(each.load_of(IGIL) > 0, each.load_of(hewn("gombat")) > 0) for each in imagined(game, 0, 80)}
    assert loads == {(True, True), (True, False), (False, True)}


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


@proves("R-37", "R-96")
def test_who_could_not_pay_is_not_imagined_with_enough() -> None:
    table = scene(H(id="igil", at="B", dirty=1), H(id="smeggler", at="C", owner=1), pools=[(0, 6), (0, 0)])
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, PASS, Pick(laser=3), Target(hewn("smeggler")))
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) > 2
    play(game, CANNOT_PAY)
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) == 2


@proves("R-73")
def test_a_gunner_is_imagined_with_two_substract() -> None:
    table = scene(H(id="igil", at="A", dirty=2), H(id="clogg", at="dg2", owner=1), pools=[(0, 6), (0, 0)])
    game = turn_of(table, "igil")
    play(game, Bombard(hewn("clogg")))
    assert min(each.load_of(IGIL) for each in imagined(game, 1)) == 2


@proves("R-37")
def test_a_spill_into_the_open_store_proves_the_hidden_one_full() -> None:
    cataclysm = hewn("hover_cataclysm")
    table = scene(H(id="hover_cataclysm", at="ab1", owner=1, dirty=3), pools=[(0, 5), (0, 9)])
    store(table, cataclysm, 0, 3)
    table.dirty_out += 3
    game = player_turn(table)
    assert {each.hid_normal[cataclysm] + each.hid_dirty[cataclysm] for each in imagined(game, 0)} == {5}
    game.answer(1, Send(cataclysm, OFF_PLANET, 0, 4))  # one from the open store, three that were seen going in
    assert {each.hid_dirty[cataclysm] for each in imagined(game, 0)} == {2}


@proves("R-99")
def test_a_hewn_that_changes_team_behind_the_screen_is_opened_before_all() -> None:
    table = scene(
        H(id="igil", owner=1, heart="0", dirty=4), seats=3, pools=[(0, 1), (0, 6), (0, 3)], script={"d10": (9, 0)}
    )
    table.heart_seen[IGIL] = 7
    game = begin(table, Recovery())
    play(game, YES)
    assert StoreShown(IGIL, 0, 4) in [told.event for told in game.events_since(0, 2)]
    assert (out_of_sight(at(game), 0), out_of_sight(at(game), 1)) == ((0, 5), (0, 6))


@proves("R-37")
def test_technology_is_open_behind_the_screen_too() -> None:
    game = player_turn(scene(H(id="igil"), stock={"futanaz": 1}))
    game.answer(0, Attach(IGIL, piece("futanaz")))
    assert Attached(0, IGIL, piece("futanaz")) in [told.event for told in game.events_since(0, 1)]
    assert seen(game, IGIL).sicket_sockets == ((piece("futanaz"),),)


@proves("HEART-03", "RECO-08")
def test_whoever_has_no_stone_is_asked_and_takes_his_time() -> None:
    for heart in ("stone", ""):
        table = scene(H(id="igil", at="ab1", owner=-1, heart=heart), stones=1)
        match = Match(begin(table, Recovery()), (Holder("Ann"), Holder("Bob")))
        assert (match.settle(), match.people_asked()) == ([], (0,))


@pytest.mark.parametrize("most", [0, 3])
@proves("STORE-02", "R-37")
def test_whoever_may_have_substract_to_burn_ends_the_turn_himself(most: int) -> None:
    """The Igil carries nothing. As long as the others cannot know, an end at once would tell them."""
    game = turn_of(scene(H(id="igil", at="A"), pools=[(0, 3), (0, 0)]), "igil")
    table = at(game)
    table.most_dirty[IGIL] = table.most_both[IGIL] = most
    table.turn.ap = 0
    match = Match(game, (Holder("Ann"), Holder("Bob")))
    assert match.settle() == ([] if most else [(0, END_HEWN_TURN)])


@proves("HEART-03")
def test_whoever_may_have_a_stone_ends_the_turn_himself() -> None:
    game = player_turn(scene(H(id="igil", at="A", heart="stone", damaged=True)))
    assert Match(game, (Holder("Ann"), Holder("Bob"))).settle() == []


# --- what all can work out


@proves("R-37")
def test_what_has_come_out_of_a_store_left_less_room_for_the_rest() -> None:
    miner = hewn("minor_miner")  # room for three out of sight
    game = player_turn(scene(H(id="minor_miner", at="A", dirty=3), pools=[(3, 3), (0, 0)]))
    assert max(each.hid_normal[miner] for each in imagined(game, 1)) == 3
    game.answer(0, Send(miner, OFF_PLANET, 0, 2))
    assert {each.load_of(miner) for each in imagined(game, 1)} == {0, 1}


@proves("R-37")
def test_two_hewns_hold_no_more_than_their_owner_had_when_they_came() -> None:
    smeggler = hewn("smeggler")
    table = scene(H(id="igil", at="A", dirty=2), H(id="smeggler", at="D", dirty=1))
    table.dirty[0] += 10
    table.dirty_out += 10
    game = player_turn(table)
    loads = {(each.load_of(IGIL), each.load_of(smeggler)) for each in imagined(game, 1, 80)}
    assert loads == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)}


@proves("R-37", "RES-03")
def test_what_was_in_a_bidox_was_not_in_a_hewn() -> None:
    table = scene(H(id="igil", at="A", dirty=1), pools=[(1, 5), (0, 9)])
    table.offer, table.active, table.round = (TURN_ORDER,), -1, 2
    game = begin(table, Auction())
    game.answer(0, Bid(TURN_ORDER, 0, 5))
    play(game, Bid(TURN_ORDER, 0, 6))
    game.answer(1, PASS)
    while asked(game) == "PlaceBidoxes":
        game.answer(0, Bid(TURN_ORDER, 0, 0))
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) == 2


@proves("R-37", "BURN-01")
def test_what_is_burnt_behind_the_screen_is_not_on_the_board() -> None:
    table = scene(H(id="igil", at="A"), H(id="smeggler", dirty=3), pools=[(0, 0), (0, 0)])
    table.most_dirty[IGIL] = table.most_both[IGIL] = 3
    game = turn_of(table, "smeggler")
    play(game, BurnFor())
    table.dirty[0] += 5
    table.dirty_out += 5
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) == 2


@proves("R-15", "R-37")
def test_who_stays_in_danger_has_nothing_to_burn() -> None:
    game = player_turn(scene(H(id="igil", at="A"), dangers={"A": LAVA}, pools=[(0, 6), (0, 0)]))
    at(game).most_dirty[IGIL] = at(game).most_both[IGIL] = 6
    play(game, Begin(IGIL))
    at(game).turn.ap = 0
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) > 0
    play(game, END_HEWN_TURN)
    assert {each.load_of(IGIL) for each in imagined(game, 1)} == {0}


@proves("R-15", "R-37")
def test_who_could_not_burn_enough_in_any_case_has_told_nothing() -> None:
    game = player_turn(scene(H(id="igil", at="A"), dangers={"A": LAVA}, pools=[(0, 6), (0, 0)]))
    at(game).most_dirty[IGIL] = at(game).most_both[IGIL] = 6
    play(game, Begin(IGIL))
    at(game).turn.ap, at(game).turn.burnt = 0, 3
    play(game, END_HEWN_TURN)
    assert max(each.load_of(IGIL) for each in imagined(game, 1)) > 0


@proves("R-37", "R-96")
def test_who_could_not_pay_with_the_help_of_friends_holds_less_with_them() -> None:
    gombat = hewn("gombat")
    table = scene(
        H(id="igil", at="ab2", dirty=1),
        H(id="gombat", at="B", dirty=1),
        H(id="smeggler", at="ab1", owner=1),
        pools=[(3, 6), (0, 0)],
    )
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, PASS, Pick(laser=4), Target(hewn("smeggler")), CANNOT_PAY)
    loads = {each.load_of(IGIL) + each.load_of(gombat) for each in imagined(game, 1, 80)}
    assert max(loads) == 3


@proves("R-37", "R-64")
def test_what_one_of_several_has_not_the_others_must_have() -> None:
    gombat = hewn("gombat")
    table = scene(H(id="igil", at="ab2", dirty=2), H(id="gombat", at="B", dirty=1), pools=[(0, 9), (0, 0)])
    table.vouched = ((1 << IGIL | 1 << gombat, 3),)
    kill(table, gombat)
    assert table.vouched == ((1 << IGIL, 2),)


@proves("R-37", "R-64")
def test_who_leaves_the_board_may_have_had_all_that_it_has_room_for() -> None:
    gombat = hewn("gombat")  # room for four out of sight
    table = scene(H(id="igil", at="ab2", dirty=6), H(id="gombat", at="A", dirty=1), pools=[(0, 9), (0, 0)])
    table.vouched = ((1 << IGIL | 1 << gombat, 6),)
    game = turn_of(table, "gombat")
    play(game, Leave())
    assert at(game).vouched == ((1 << IGIL, 2),)


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


@proves("R-98", "R-58")
def test_all_see_the_heart_card_of_a_dead_hewn() -> None:
    for heart in ("stone", ""):
        table = scene(H(id="igil", at="A", heart=heart), stones=1)
        game = player_turn(table)
        kill(table, IGIL)
        assert HeartShown(IGIL, 0 if heart else EMPTY) in (at(game).news or ())


@proves("R-98", "MINE-14")
def test_all_see_whether_a_stone_makes_room_for_a_gem() -> None:
    table = scene(H(id="igil", at="A", heart="stone"), stones=1)
    game = player_turn(table)
    take_gem(table, IGIL)
    assert HeartShown(IGIL, 0) in (at(game).news or ())


# --- what must hold


def lose_dirty(table: HewnsTable) -> None:
    table.dirty[0] -= 1


def swap_mines(table: HewnsTable) -> None:
    table.mine_pool = (table.mine_pool[0] + 1, table.mine_pool[1] - 1, *table.mine_pool[2:])


def lose_planet_card(table: HewnsTable) -> None:
    table.planet = table.planet[1:]


def lose_variant_card(table: HewnsTable) -> None:
    table.decks = changed(table.decks, 3, without(table.decks[3], card("weather_eye")))


def bury_mine(table: HewnsTable) -> None:
    table.mine_pool = added(table.mine_pool, 0, -1)
    table.mine[space(table, "3")] = 0


def bury_token(table: HewnsTable) -> None:
    table.place_danger(LAVA, space(table, "3"))


def lose_normal(table: HewnsTable) -> None:
    table.pile -= 1


def lose_nananbite(table: HewnsTable) -> None:
    table.supply = added(table.supply, 0, -1)


def lose_gem(table: HewnsTable) -> None:
    table.gems = added(table.gems, 0, -1)


def lose_stone(table: HewnsTable) -> None:
    table.stones_left = added(table.stones_left, 1, -1)


def lose_token(table: HewnsTable) -> None:
    table.danger_left = added(table.danger_left, LAVA, -1)


def lose_entrance(table: HewnsTable) -> None:
    table.entrances_left = added(table.entrances_left, 0, -1)


def lose_hewn(table: HewnsTable) -> None:
    table.decks = changed(table.decks, 0, table.decks[0][1:])


def double_card(table: HewnsTable) -> None:
    table.discards = changed(table.discards, 3, table.decks[3][:1])


def change_planet_card(table: HewnsTable) -> None:
    table.planet = table.planet[:1] * len(table.planet)


def close_mouth(table: HewnsTable) -> None:
    table.tunnel = changed(table.tunnel, 0, space(table, "A"))


def double_order_card(table: HewnsTable) -> None:
    table.order_card = (1, 1)


FAULTS = [
    (lose_normal, "normal Substract"),
    (lose_nananbite, "a piece of kind 0 is lost"),
    (lose_gem, "a gem is lost"),
    (lose_stone, "a heart stone is lost"),
    (lose_token, "a danger token is lost"),
    (lose_entrance, "an entrance is lost"),
    (lose_hewn, "a Hewn is lost"),
    (double_card, "a technology card stands twice"),
    (change_planet_card, "a planet card is there too often"),
    (close_mouth, "a tunnel has one mouth"),
    (double_order_card, "turn order cards"),
    (lose_dirty, "dirty Substract: 71 of 72"),
    (swap_mines, "a .0 mine is lost"),
    (lose_planet_card, "a planet card is lost"),
    (lose_variant_card, "a technology card is lost"),
    (bury_mine, "in a tunnel that nobody has dug"),
    (bury_token, "in a tunnel that nobody has dug"),
]


@pytest.mark.parametrize(("lose", "reason"), FAULTS, ids=[lose.__name__ for lose, _ in FAULTS])
def test_what_is_lost_is_found(lose: Callable[[HewnsTable], None], reason: str) -> None:
    table = at(Game.start(EDITION, 2, 3, {"scenario": "hidden_substract", "extra_scouting": True}))
    lose(table)
    with pytest.raises(AssertionError, match=reason):
        EDITION.rules.audit(table)


def overfill(table: HewnsTable) -> None:
    table.hid_dirty[IGIL], table.dirty[0] = 9, 0


def lose_heart_card(table: HewnsTable) -> None:
    table.heart[IGIL] = NO_CARD


def stand_elsewhere(table: HewnsTable) -> None:
    table.space[IGIL] = space(table, "B")


def know_of_less(table: HewnsTable) -> None:
    table.most_both[IGIL] = 1


def know_of_more(table: HewnsTable) -> None:
    table.most_both[IGIL] = 9


def know_of_less_together(table: HewnsTable) -> None:
    table.bounded = ((1 << IGIL, 1, 1, 1),)


def know_of_more_together(table: HewnsTable) -> None:
    table.vouched = ((1 << IGIL, 3),)


def know_behind_the_screen(table: HewnsTable) -> None:
    table.known_dirty[hewn("gombat")] = 1


def mix_up_purses(table: HewnsTable) -> None:
    table.purse[hewn("gombat")] = 1


FAULTS_OF_HEWNS = [
    (overfill, "a hidden store holds too much"),
    (lose_heart_card, "a heart card is lost"),
    (stand_elsewhere, "the crowd of a space"),
    (know_of_less, "knowledge of Substract"),
    (know_of_more, "more may be in a hidden store than fits"),
    (know_of_less_together, "more in hidden stores than all know"),
    (know_of_more_together, "less in hidden stores than all know"),
    (know_behind_the_screen, "knowledge of what is behind a screen"),
    (mix_up_purses, "the purse of a Hewn behind a screen"),
]


@pytest.mark.parametrize(("spoil", "reason"), FAULTS_OF_HEWNS, ids=[spoil.__name__ for spoil, _ in FAULTS_OF_HEWNS])
def test_what_is_wrong_with_a_hewn_is_found(spoil: Callable[[HewnsTable], None], reason: str) -> None:
    """The Igil carries two Substract and has room for eight; the Gombat is behind the screen."""
    table = scene(H(id="igil", at="A", dirty=2), H(id="gombat", dirty=1), pools=[(0, 7), (0, 0)])
    spoil(table)
    with pytest.raises(AssertionError, match=reason):
        EDITION.rules.audit(table)


@proves("HEART-03", "R-98")
def test_what_is_in_a_heart_card_is_known_by_who_has_seen_it() -> None:
    """Seat 1 took the Igil over and knows its card; seat 2 does not."""
    table = scene(H(id="igil", at="A", heart="stone"), H(id="gombat", at="D"), seats=3, stones=1)
    table.heart_seen[IGIL] |= 1 << 1
    game = player_turn(table)
    assert {each.heart[IGIL] for each in imagined(game, 1)} == {0}
    assert {each.heart[IGIL] for each in imagined(game, 2)} == {0, EMPTY}


@proves("HEART-03", "R-98")
def test_behind_the_screen_an_empty_heart_card_may_be_filled_unseen() -> None:
    table = scene(H(id="igil", at="A"), stones=1)
    show_heart(table, IGIL)
    game = turn_of(table, "igil")
    assert seen(game, IGIL).heart == EMPTY
    play(game, Leave())
    assert seen(game, IGIL).heart is None


@proves("HEART-02", "HEART-03")
def test_all_know_that_a_hewn_without_the_ability_has_no_heart_card() -> None:
    game = player_turn(scene(H(id="midocondrian"), H(id="bliog")))
    hearts = {each.hewn: each.heart for each in game.view(1).hewns}
    assert hearts == {hewn("midocondrian"): NO_CARD, hewn("bliog"): None}


@proves("R-98", "HEART-03")
def test_when_the_last_stone_out_of_sight_is_seen_other_cards_are_known_to_be_empty() -> None:
    """Stones that are bought later cannot be in a Hewn on the board unseen."""
    table = scene(H(id="igil", at="A"), H(id="fogbear", at="B"), stones=1)
    table.heart_seen[IGIL] = table.heart_seen[hewn("fogbear")] = 1  # by its owner
    game = begin(table, PuttingStone(seat=0, hewn=hewn("fogbear")))
    assert seen(game, IGIL).heart == EMPTY
    now = at(game)
    now.stones, now.stones_left = (1, 0), added(now.stones_left, 0, -1)
    assert {each.heart[IGIL] for each in imagined(game, 1)} == {EMPTY}


@proves("STORE-02", "R-37")
def test_a_bot_thinks_as_long_whether_or_not_it_has_substract_for_screens() -> None:
    table = scene(H(id="igil", at="A"), pools=[(0, 3), (0, 0)])
    table.most_dirty[IGIL] = table.most_both[IGIL] = 2  # for all that others know
    game = begin(table, DangerAttack(hewn=IGIL, danger=LAVA))
    assert game.options(0) == [Screens(0)]
    assert Position(game, 0, is_watched=True).only is None
    assert Position(game, 0).only == Screens(0)
