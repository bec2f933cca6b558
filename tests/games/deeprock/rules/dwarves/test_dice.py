"""Rolling, and rolling again."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import REROLL, SCARE
from gamelode.games.deeprock.rules.dwarves.dice import Again, AgainSome, RollDice, lit
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot, Shooting
from gamelode.kernel import PASS, YES, proves

from ...scene import CONTENT, alive, at, begin, dwarf, mode, play, scene, shooter, shout, turn_of


@proves("DICE-01", "SYM-08")
def test_there_are_seven_kinds_of_dice() -> None:
    assert set(CONTENT.faces) == {"explosion", "piercing", "bullet", "flame", "mineral", "axe", "creature"}
    assert CONTENT.faces["explosion"].count(SCARE) == 1
    assert sorted(CONTENT.faces["mineral"]) == [0, 0, 1, 1, 1, 2]


@proves("UPG-07", "R-16")
def test_one_die_is_rolled_again_and_the_new_result_stands() -> None:
    table = shooter("scout", ("grunt", (3, 0)), script={"piercing": (0, 1)}, fitted=((REROLL,), ()))
    game = play(turn_of(table), Shoot(mode("regular"), at(3, 0)), Again(0))
    assert alive(game, "grunt") == []


@proves("SCOUT-05", "R-16", "R-94")
def test_a_flare_lets_reroll_against_lit_creatures() -> None:
    table = shooter("scout", ("grunt", (3, 0)), script={"piercing": (0, 2)})
    table.dwarves[0].kind = 3
    table.flares = (at(4, 0),)
    assert lit(table, BIT[at(3, 0)])
    assert not lit(table, BIT[at(2, 0)])
    game = begin(table, Shooting(seat=0, mode=mode("regular"), space=at(3, 0)))
    play(game, Again(0))
    assert alive(game, "grunt") == []


@proves("SCOUT-05", "CRE-19")
def test_a_flare_at_its_rear_lights_all_of_the_oppressor() -> None:
    table = shooter("gunner", ("oppressor", (2, 0), "W", (3, 0)))
    table.flares = (at(4, 0),)
    assert lit(table, BIT[at(2, 0)])
    table.flares = (at(5, 0),)
    assert not lit(table, BIT[at(2, 0)])


@proves("R-16", "R-35", "RNS-01", "RNS-02", "RNS-03", "R-94")
def test_rock_and_stone_lets_another_reroll_any_dice() -> None:
    card = shout("rock_and_stone")
    table = scene(
        dwarf("gunner", (0, 0), cards=(card,)),
        dwarf("scout", (2, 5), cards=(card,)),
        dwarf("driller", (1, 6), cards=(card,)),
        script={"bullet": (0, 0, 0, 1, 1)},
        creatures=[("web_spitter", (2, 0))],
    )
    game = play(turn_of(table), Shoot(mode("burst"), at(2, 0)))
    assert game.waiting() == (1,)  # from his left; not the shooter himself
    play(game, PASS)
    assert game.waiting() == (2,)
    play(game, YES, AgainSome((0, 2)))
    assert game.waiting() == (1,)  # asked again, for the roll is another
    play(game, PASS)
    assert alive(game, "web_spitter") == []
    assert table.dwarves[2].cards == ()
    assert table.shout_discard == [card]


@proves("R-94", "AXE-01")
def test_rolls_of_the_axe_can_be_rolled_again() -> None:
    card = shout("rock_and_stone")
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (2, 5), cards=(card,)), script={"axe": (0, 2)})
    game = begin(table, RollDice(seat=0, kinds=("axe",)))
    play(game, YES, AgainSome((0,)))
    assert table.dice.script["axe"] == ()
