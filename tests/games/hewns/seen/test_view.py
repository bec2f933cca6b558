"""What seats see."""

import msgspec

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import Attached
from gamelode.games.hewns.kinds import NO_CARD
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.kernel import PASS, Dice, Game, proves

from ..scene import EDITION, IGIL, H, begin, hewn, piece, play, player_turn, scene, seen, sp, turn_of


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


@proves("R-37")
def test_technology_is_open_behind_the_screen_too() -> None:
    game = player_turn(scene(H(id="igil"), stock={"futanaz": 1}))
    game.answer(0, Attach(IGIL, piece("futanaz")))
    assert Attached(0, IGIL, piece("futanaz")) in [told.event for told in game.events_since(0, 1)]
    assert seen(game, IGIL).sicket_sockets == ((piece("futanaz"),),)


@proves("HEART-02", "HEART-03")
def test_all_know_that_a_hewn_without_the_ability_has_no_heart_card() -> None:
    game = player_turn(scene(H(id="midocondrian"), H(id="bliog")))
    hearts = {each.hewn: each.heart for each in game.view(1).hewns}
    assert hearts == {hewn("midocondrian"): NO_CARD, hewn("bliog"): None}


def test_a_view_does_not_change_while_the_game_goes_on() -> None:
    """It is a snapshot: at random decisions of a game, for every seat and a spectator."""
    game, dice = Game.start(EDITION, seats=3, seed="snapshot"), Dice.from_seed("snapshot")
    kept: list[tuple[object, bytes]] = []
    while not game.is_over:
        if not dice.below(10, "look"):
            views = [game.view(seat) for seat in (None, 0, 1, 2)]
            kept += [(view, msgspec.json.encode(view)) for view in views]
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
    assert all(msgspec.json.encode(view) == before for view, before in kept)
