"""What Rock & Stone cards do."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import GOLD
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.cards.relief import Gain
from gamelode.games.deeprock.rules.cards.rock_and_stone import Reload
from gamelode.games.deeprock.rules.dwarves.dice import PlayRockAndStone, RollDice
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.walk import GoOn
from gamelode.kernel import Refusal, proves

from ...scene import alive, at, begin, dwarf, holding, mode, options, place, play, scene, shout, turn_of


@proves("R-100", "R-35")
def test_what_each_card_does() -> None:
    table, game = holding("drinks_on_me", health=2)
    game.answer(0, Shout(shout("drinks_on_me"), 1))
    assert table.dwarves[1].health == 4
    table, game = holding("catch", script={"throwables": (3,)})
    game.answer(0, Shout(shout("catch"), 1))
    assert table.dwarves[1].throwables == (3,)
    table, game = holding("we_are_rich")
    assert game.why_not(0, Shout(shout("we_are_rich"), 1)) == Refusal("RNS-03")  # it is played on nobody
    game.answer(0, Shout(shout("we_are_rich"), -1))
    game.answer(0, Gain(GOLD))
    assert table.pile[GOLD] == 1
    table, game = holding("look_what_i_found", primary=4, secondary=1)
    game.answer(0, Shout(shout("look_what_i_found"), 1))
    assert options(game) == [Reload(0, 2), Reload(1, 1)]
    play(game, Reload(1, 1))
    assert (table.dwarves[1].primary, table.dwarves[1].secondary) == (5, 2)
    table, game = holding("shake_it_off", webbed=True)
    game.answer(0, Shout(shout("shake_it_off"), 1))
    assert not table.dwarves[1].webbed
    table, game = holding("last_one_in")
    game.answer(0, Shout(shout("last_one_in"), 0))
    play(game, GoOn(at(0, 2)))
    assert place(table.dwarves[0].space) == (0, 2)
    assert table.turn.actions == 3


@proves("R-93", "R-100")
def test_for_karl() -> None:
    card = shout("for_karl")
    table = scene(
        dwarf("gunner", (0, 0), cards=(card,)),
        dwarf("scout", (2, 0)),
        creatures=[("grunt", (5, 0))],
        script={"piercing": (1,)},
    )
    game = turn_of(table, 0)
    game.answer(0, Shout(card, 1))
    assert game.waiting() == (1,)
    play(game, Shoot(mode("regular"), at(5, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[1].primary == 4
    assert table.turn.actions == 3
    without = scene(dwarf("gunner", (0, 0), cards=(card,)), dwarf("scout", (2, 0), primary=0, secondary=0))
    refusal = turn_of(without).why_not(0, Shout(card, 1))
    assert refusal is not None
    assert refusal.clause == "R-35"


@proves("R-100", "RNS-03")
def test_leave_no_dwarf_behind() -> None:
    table, game = holding("leave_no_dwarf", dwarf("driller", (3, 0), health=0), dwarf("engineer", (4, 0), health=0))
    assert [c.to for c in game.commands(0) if isinstance(c, Shout)] == [2]  # within three spaces
    game.answer(0, Shout(shout("leave_no_dwarf"), 2))
    assert table.dwarves[2].health == 1


@proves("RNS-04")
def test_alone_one_may_cheer_oneself() -> None:
    card = shout("drinks_on_me")
    table = scene(dwarf("gunner", (0, 0), cards=(card,), health=2))
    game = turn_of(table)
    game.answer(0, Shout(card, 0))
    assert table.dwarves[0].health == 4
    again = scene(dwarf("gunner", (0, 0), cards=(shout("rock_and_stone"),)), script={"bullet": (0,)})
    assert isinstance(begin(again, RollDice(seat=0, kinds=("bullet",))).question, PlayRockAndStone)
