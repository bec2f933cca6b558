"""What seats know, and what they may imagine."""

from gamelode.games.hewns.auction import Bid
from gamelode.games.hewns.moving import Enter
from gamelode.games.hewns.ranged import RangedEncounter, Target
from gamelode.games.hewns.table import Pick
from gamelode.games.hewns.transmit import OFF_PLANET, Send
from gamelode.kernel import PASS, Game, proves

from .scene import EDITION, H, at, begin, hewn, imagined, play, player_turn, scene, sp, turn_of

IGIL = hewn("igil")


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
