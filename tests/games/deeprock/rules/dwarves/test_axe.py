"""Axe chops."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import AQUARQ, EGG_PILE, GOLD, MORKITE, NITRA
from gamelode.games.deeprock.rules.dwarves.axe import CREATURE, GROUND, PICKUP, ROCK, STALAGMITE, Axe, AxeChop, Chop
from gamelode.kernel import PASS, proves

from ...scene import alive, at, begin, dwarf, options, play, scene, turn_of, why_not

CORRIDOR = [(n, 0) for n in range(4)]


@proves("AXE-01", "AXE-11", "TURN-03")
def test_a_chop_costs_an_action_and_no_ammo() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, script={"axe": (0,)})
    play(turn_of(table), Axe())
    assert table.turn.actions == 2
    assert (table.dwarves[0].primary, table.dwarves[0].secondary) == (5, 3)


@proves("SYM-01", "AXE-03", "AXE-08", "AXE-09", "MIN-01", "MIN-03", "SETUP-01")
def test_a_mineral_comes_out_of_the_wall_with_the_wall() -> None:
    table = scene(dwarf("gunner", (0, 0)), minerals={(1, 0): "morkite"}, script={"axe": (1,)})
    play(turn_of(table), Axe(), Chop(ROCK, at(1, 0)))
    assert table.pile[MORKITE] == 1
    assert table.open & BIT[at(1, 0)]
    assert table.minerals == {}


@proves("AXE-06", "AXE-14", "SETUP-07", "R-25")
def test_any_wall_can_be_opened() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, script={"axe": (1,)})
    play(turn_of(table), Axe(), Chop(ROCK, at(0, 1)))
    assert table.open & BIT[at(0, 1)]
    edge = scene(dwarf("gunner", (0, 7)), only=[(0, 7)], script={"axe": (1,)})
    play(turn_of(edge), Axe(), Chop(ROCK, at(-1, 7)))
    assert edge.open & BIT[at(-1, 7)]


@proves("AXE-07", "AXE-13", "MIN-02", "SYM-08")
def test_a_stalagmite_may_hide_a_mineral() -> None:
    for face, nitra in ((NITRA, 1), (0, 0)):
        table = scene(dwarf("gunner", (0, 0)), codes={(1, 0): "S"}, script={"axe": (1,), "mineral": (face,)})
        play(turn_of(table), Axe(), Chop(STALAGMITE, at(1, 0)))
        assert table.stalagmites == 0
        assert table.pile[NITRA] == nitra
        assert table.pile[MORKITE] == 0


@proves("PICK-04", "MIN-03", "AXE-04")
def test_a_loot_bug_gives_at_least_one_gold() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(0, 0): "loot_bug"}, script={"axe": (1,), "mineral": (0,)})
    play(turn_of(table), Axe(), Chop(PICKUP, at(0, 0)))
    assert table.pile == [0, 0, 1, 0, 0, 0]
    assert table.pickups == {}


@proves("PICK-08", "AXE-04")
def test_red_sugar_heals_up_to_three() -> None:
    for health, after in ((1, 4), (4, 5)):
        table = scene(dwarf("gunner", (0, 0), health=health), pickups={(1, 0): "red_sugar"}, script={"axe": (1,)})
        play(turn_of(table), Axe(), Chop(PICKUP, at(1, 0)))
        assert table.dwarves[0].health == after


@proves("PICK-07", "R-31", "SPAWN-02", "SPAWN-04")
def test_an_egg_calls_a_grunt_at_every_exit_at_once() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(1, 0): "alien_egg"}, script={"axe": (2,)})
    game = play(turn_of(table), Axe(), Chop(PICKUP, at(1, 0)))
    assert table.pile[EGG_PILE] == 1
    assert sorted(alive(game, "grunt")) == [(-11, 7), (3, 7)]
    assert options(game) == [PASS]  # the second success comes after them
    table = scene(
        dwarf("gunner", (0, 0)),
        pickups={(1, 0): "alien_egg"},
        script={"axe": (1,)},
        exits=(at(-5, 0), at(5, 0), at(5, 2)),
    )
    game = play(turn_of(table), Axe(), Chop(PICKUP, at(1, 0)))
    assert len(alive(game, "grunt")) == 3


@proves("AXE-05", "AXE-10", "SHOOT-06", "R-23")
def test_two_successes_may_be_split_or_are_one_attack() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (1, 0)), ("grunt", (0, 1))], script={"axe": (2,)})
    game = play(turn_of(table), Axe(), Chop(CREATURE, at(1, 0)), Chop(CREATURE, at(0, 1)))
    assert alive(game, "grunt") == []
    table = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (1, 0))], script={"axe": (2,)})
    play(turn_of(table), Axe(), Chop(CREATURE, at(1, 0)), Chop(CREATURE, at(1, 0)))
    assert table.wounds[table.creature_at(at(1, 0))] == 1  # 2 - 1, not 0 + 0
    nexus = scene(dwarf("gunner", (0, 0)), creatures=[("brood_nexus", (1, 0))], script={"axe": (2,)})
    play(turn_of(nexus), Axe(), Chop(CREATURE, at(1, 0)), Chop(CREATURE, at(1, 0)))
    assert nexus.wounds[nexus.creature_at(at(1, 0))] == 2  # the first one is not counted again
    assert why_not(turn_of(table), Axe()) == ""


@proves("R-23", "AXE-02")
def test_successes_are_used_one_after_another_and_may_be_lost() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, script={"axe": (2,)})
    game = play(turn_of(table), Axe(), Chop(ROCK, at(0, 1)))
    assert Chop(ROCK, at(0, 1)) not in options(game)
    play(game, PASS)
    assert table.turn.actions == 2


@proves("R-23", "STAND-02", "REV-02")
def test_whoever_falls_by_his_own_chop_loses_the_rest() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (5, 0)), creatures=[("exploder", (1, 0))])
    table.dice.script = {"axe": (2,), "explosion": (1,)}
    game = play(begin(table, AxeChop(seat=0)), Chop(CREATURE, at(1, 0)))
    assert game.is_over
    assert table.turn.chops == 0


@proves("AXE-02", "PICK-03")
def test_what_cannot_be_chopped_is_refused() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(1, 0): "barley_bulb"}, codes={(0, 1): "S"}, script={"axe": (1,)})
    game = play(turn_of(table), Axe())
    assert why_not(game, Chop(PICKUP, at(1, 0))) == "PICK-03"
    assert why_not(game, Chop(ROCK, at(2, 0))) == "AXE-02"
    open_floor = scene(dwarf("gunner", (0, 0)))
    assert why_not(turn_of(open_floor), Axe()) == "AXE-02"


@proves("AXE-03")
def test_a_mineral_on_ones_own_space_can_be_chopped() -> None:
    table = scene(dwarf("gunner", (0, 0)), ground={at(0, 0): (GOLD,)}, script={"axe": (1,)})
    play(turn_of(table), Axe(), Chop(GROUND, at(0, 0)))
    assert table.pile[GOLD] == 1


@proves("R-90")
def test_a_chopped_aquarq_goes_into_empty_hands_or_onto_the_floor() -> None:
    table = scene(dwarf("gunner", (0, 0)), minerals={(1, 0): "aquarq", (0, 1): "aquarq"}, script={"axe": (2,)})
    play(turn_of(table), Axe(), Chop(ROCK, at(1, 0)), Chop(ROCK, at(0, 1)))
    assert table.dwarves[0].carrying
    assert table.ground == {at(0, 1): (AQUARQ,)}
    table.hurt(0, 9)
    assert [one.carrying for one in table.dwarves] == [False]
    assert table.ground[at(0, 0)] == (AQUARQ,)
