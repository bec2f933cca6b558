"""What a player who is asked is told that he may set."""

from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.auction.auction import Bid, Equip
from gamelode.games.hewns.rules.encounters.artillery import Artillery
from gamelode.games.hewns.rules.encounters.overflow import ScreensInEncounter
from gamelode.games.hewns.rules.encounters.pay import PayForDice
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.seen.amounts import SubstractView
from gamelode.kernel import PASS, proves

from ..scene import CONTENT, IGIL, SMEG, H, at, auction, begin, encounter, play, player_turn, scene


@proves("RANG-17", "RANG-18", "ARTI-03")
def test_whoever_picks_dice_is_told_how_many_can_be_paid_and_how_few_malfunction() -> None:
    hewns = (H(id="igil", at="A", dirty=4), H(id="smeggler", at="dg2", owner=1, dirty=1))
    shot = encounter(H(id="igil", at="B", dirty=3), hewns[1], moving=IGIL, announced=(IGIL,), script={})
    assert (shot.view(0).picking.budget, shot.view(0).picking.least) == (3, 1)
    assert [(die.kind, die.most) for die in shot.view(0).picking.dice] == [("laser", 3), ("area", 3), ("armour", 3)]
    game = begin(scene(*hewns), Artillery(hewn=IGIL, target=SMEG))
    play(game, PASS, PASS)
    assert (game.view(0).picking.least, game.view(1).picking.least) == (2, 0)
    assert [die.kind for die in game.view(1).picking.dice] == ["armour"]
    assert game.view(None).picking is None


@proves("BIDOX-05", "NANA-02", "RES-04")
def test_a_bidder_is_told_what_is_counted_beside_the_substract_and_what_reaches_the_price() -> None:
    game = auction(IGIL, nananbites=1)
    game.answer(0, Equip())
    game.answer(0, Bid(IGIL, 0, 4))
    plain, equipped = [bid for bid in game.view(0).bids if bid.item == IGIL]
    assert (plain.there, plain.by_itself, plain.least) == (4, 0, plain.price - 4)
    assert (equipped.there, equipped.by_itself, equipped.least) == (4, 1, equipped.price - 5)
    assert (plain.bidox, equipped.bidox) == ("plain Bidox", "Bidox with 1 Nananbite")


def test_what_somebody_else_may_bid_is_not_told() -> None:
    game = auction(IGIL)
    game.answer(0, PASS)
    assert (game.view(0).bids, game.view(None).bids) == ((), ())


@proves("RANG-24")
def test_only_who_pays_is_told_what_each_hewn_can_pay() -> None:
    game = begin(
        scene(H(id="igil", at="A", normal=1, dirty=4)),
        PayForDice(seat=0, hewn=IGIL, cost=3, involved=(IGIL,), at_range=True),
    )
    assert game.view(0).substract == (SubstractView(IGIL, normal=1, dirty=4, together=3),)
    assert game.view(1).substract == game.view(None).substract == ()


@proves("DANG-05")
def test_screens_are_bounded_by_what_the_hewn_carries() -> None:
    game = begin(scene(H(id="igil", at="A", dirty=1)), DangerAttack(hewn=IGIL, danger=LAVA))
    assert game.view(0).substract == (SubstractView(IGIL, normal=0, dirty=1, together=1),)


@proves("IMPL-07")
def test_screens_are_bounded_by_what_was_spent_in_the_encounter() -> None:
    limit = CONTENT.limits.substract_per_hewn_per_encounter
    game = begin(scene(H(id="igil", at="A", dirty=4)), ScreensInEncounter(seat=0, hewn=IGIL, spent=limit - 2))
    assert game.view(0).substract == (SubstractView(IGIL, normal=0, dirty=4, together=2),)


@proves("R-36", "STORE-01")
def test_a_hewn_behind_the_screen_is_loaded_with_what_there_is_as_far_as_it_has_room() -> None:
    game = player_turn(scene(H(id="smeggler", dirty=1), pools=[(2, 30), (0, 0)]))
    loading = next(each.loading for each in game.view(0).hewns if each.hewn == SMEG)
    assert loading == SubstractView(SMEG, normal=2, dirty=31, together=at(game).capacity(SMEG))
