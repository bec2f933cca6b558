"""What all know of what is out of sight."""

import pytest

from gamelode.bots import Position
from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import EMPTY, LAVA, OFF_PLANET, TURN_ORDER, added
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.auction.auction import Auction, Bid
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard
from gamelode.games.hewns.rules.encounters.pay import CANNOT_PAY
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.rules.heart_cards import show_heart
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.rules.moving.enter_leave import Enter, Leave
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.rules.states import kill
from gamelode.games.hewns.rules.technology.attach import PutStone, PuttingStone
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import PASS, proves
from gamelode.match import Match, Player

from .scene import IGIL, H, asked, at, begin, hewn, imagined, play, player_turn, scene, seen, sp, turn_of


@proves("R-37")
def test_what_was_seen_going_in_is_known() -> None:
    table = scene(H(id="igil", at="A", dirty=1), H(id="fogbear", at="B", dirty=4), pools=[(0, 1), (0, 0)])
    game = player_turn(table)
    game.answer(0, Send(hewn("fogbear"), IGIL, 0, 4))
    assert min(each.dirty_on(IGIL) for each in imagined(game, 1)) == 4
    assert max(each.dirty_on(IGIL) for each in imagined(game, 1)) == 6
    game.answer(0, Send(IGIL, OFF_PLANET, 0, 5))
    assert {each.dirty_on(IGIL) for each in imagined(game, 1)} <= {0, 1}


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


@pytest.mark.parametrize("most", [0, 3])
@proves("STORE-02", "R-37")
def test_whoever_may_have_substract_to_burn_ends_the_turn_himself(most: int) -> None:
    """The Igil carries nothing. As long as the others cannot know, an end at once would tell them."""
    game = turn_of(scene(H(id="igil", at="A"), pools=[(0, 3), (0, 0)]), "igil")
    table = at(game)
    table.most_dirty[IGIL] = table.most_both[IGIL] = most
    table.turn.ap = 0
    match = Match(game, (Player("Ann"), Player("Bob")))
    assert match.answer_forced() == ([] if most else [(0, END_HEWN_TURN)])


@proves("HEART-03")
def test_whoever_may_have_a_stone_ends_the_turn_himself() -> None:
    game = player_turn(scene(H(id="igil", at="A", heart="stone", damaged=True)))
    assert Match(game, (Player("Ann"), Player("Bob"))).answer_forced() == []


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
    table.at_least_together = ((1 << IGIL | 1 << gombat, 3),)
    kill(table, gombat)
    assert table.at_least_together == ((1 << IGIL, 2),)


@proves("R-37", "R-64")
def test_who_leaves_the_board_may_have_had_all_that_it_has_room_for() -> None:
    gombat = hewn("gombat")  # room for four out of sight
    table = scene(H(id="igil", at="ab2", dirty=6), H(id="gombat", at="A", dirty=1), pools=[(0, 9), (0, 0)])
    table.at_least_together = ((1 << IGIL | 1 << gombat, 6),)
    game = turn_of(table, "gombat")
    play(game, Leave())
    assert at(game).at_least_together == ((1 << IGIL, 2),)


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


@proves("HEART-01", "HEART-03", "HEART-05", "R-98")
def test_whether_a_heart_card_is_complete_is_a_secret() -> None:
    igil = hewn("igil")
    game = player_turn(scene(H(id="igil"), stones=1))
    play(game, PutStone(igil))
    assert game.view(0).hewns[0].heart == 0
    assert game.view(1).hewns[0].heart is None
    assert game.view(1).players[0].stones is None
    assert {table.heart[igil] for table in imagined(game, 1)} == {0, EMPTY}


@proves("R-98", "HEART-03")
def test_a_hewn_that_enters_without_stones_around_is_known_to_be_empty() -> None:
    game = player_turn(scene(H(id="igil")))
    assert game.view(1).hewns[0].heart is None
    play(game, Begin(hewn("igil")), Enter(sp(game, "A")))
    assert game.view(1).hewns[0].heart == EMPTY
