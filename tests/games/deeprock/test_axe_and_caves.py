"""Axe chops, hidden caves, Throwables."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.events.dwarves import PickupRevealed
from gamelode.games.deeprock.kinds import AQUARQ, BULLET, EGG_PILE, GOLD, MORKITE, NITRA, SCARE, UNKNOWN
from gamelode.games.deeprock.rules.cards.any_time import Detonate
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.creatures.crawl import Crawl, FleeWhere
from gamelode.games.deeprock.rules.creatures.emerge import Emerge, WhichRear
from gamelode.games.deeprock.rules.creatures.harm import damage
from gamelode.games.deeprock.rules.creatures.ways import best_ways, ground_of
from gamelode.games.deeprock.rules.creatures.whom_they_go_for import targets
from gamelode.games.deeprock.rules.dwarves.axe import CREATURE, GROUND, PICKUP, ROCK, STALAGMITE, Axe, AxeChop, Chop
from gamelode.games.deeprock.rules.dwarves.caves import Opening
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.turn import give_back
from gamelode.games.deeprock.seen.audit import _audit_creatures
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import PASS, YES, Game, proves

from .scene import (
    CONTENT,
    alive,
    at,
    attacked_by,
    begin,
    dwarf,
    options,
    place,
    places,
    play,
    scene,
    throwable,
    told,
    turn_of,
    why_not,
)

CORRIDOR = [(n, 0) for n in range(4)]


# --- the axe


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


# --- hidden caves


@proves("HID-01", "HID-02", "HID-03", "HID-04", "UPG-01", "R-26", "R-27", "R-28")
def test_a_cave_is_revealed_with_all_it_shows() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, bag=["red_sugar"], script={"caves": (1,)}
    )
    game = begin(table, Opening(space=at(0, -1)))  # the Slasher's den
    assert table.hidden == ()
    assert alive(game, "slasher") == [(1, -3)]
    assert alive(game, "grunt") == [(1, -5)]
    assert places(table.stalagmites) == [(0, -3), (1, -4)]
    assert {place(s): kind for s, kind in table.pickups.items()} == {(-1, -4): UNKNOWN}
    assert {place(s): kind for s, kind in table.upgrades.items()} == {(0, -4): UNKNOWN}
    assert len(table.upgrade_bag) == 10
    assert game.is_over  # nobody activates


@proves("HID-01", "R-26")
def test_a_wall_between_two_caves_reveals_both() -> None:
    table = scene(dwarf("gunner", (0, 3)), hidden=[(-3, 0), (2, 0)], codes={(0, -1): "#"})
    begin(table, Opening(space=at(0, -1)))
    assert table.hidden == ()


@proves("SPAWN-01", "HID-02")
def test_the_third_tunnel_exit_is_in_a_hidden_cave() -> None:
    table = scene(dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, script={"caves": (7,)})
    assert table.exits[2] < 0
    begin(table, Opening(space=at(0, -1)))
    assert place(table.exits[2]) == (-1, -2)


@proves("R-27", "SPAWN-07", "SPAWN-08")
def test_missing_miniatures_of_a_cave_become_grunts_or_nothing() -> None:
    slashers = [("slasher", (5, 0)), ("slasher", (5, 1))]
    table = scene(
        dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, creatures=slashers, script={"caves": (1,)}
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert sorted(alive(game, "grunt")) == [(1, -5), (1, -3)]
    assert len(alive(game, "slasher")) == 2


@proves("R-29")
def test_a_pickup_of_a_revealed_cave_next_to_a_dwarf_is_turned_over() -> None:
    table = scene(
        dwarf("gunner", (-1, -1)), hidden=[(0, -3)], codes={(0, -1): "#"}, bag=["red_sugar"], script={"caves": (0,)}
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert told(game, PickupRevealed)[0].space == at(-1, -2)


@proves("R-29", "PICK-02")
def test_nobody_looks_about_while_he_lies_unconscious() -> None:
    table = scene(dwarf("gunner", (0, 0), health=0), dwarf("scout", (5, 0)), pickups={(1, 0): "?"})
    assert not table.look_about()
    table.dwarves[0].health = 1
    assert table.look_about()


@proves("R-27", "ENG-06")
def test_the_gun_fires_at_what_a_cave_reveals() -> None:
    table = scene(
        dwarf("engineer", (0, 0)),
        hidden=[(0, -3)],
        codes={(0, -1): "#"},
        sentry=at(-1, -1),
        script={"caves": (5,), "bullet": (1, 1, 1)},
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert len(alive(game, "grunt")) < 3


# --- Throwables


def thrower(
    id: str, spot: tuple[int, int], *dwarves: Dwarf, area: Any = None, script: Any = None, **more: Any
) -> tuple[DeepRockTable, Game]:
    """The Gunner in the middle throws it."""
    table = scene(dwarf("gunner", (0, 0), throwables=(throwable(id),)), *dwarves, script=script or {}, **more)
    game = play(turn_of(table), ThrowCard(throwable(id), at(*spot)))
    if area:
        play(game, AreaIs(tuple(sorted(at(*s) for s in area))))
    return table, game


TRIANGLE = ((2, 0), (3, 0), (2, 1))


@proves("SYM-06", "THROW-08", "R-19")
def test_a_scare_of_a_grenade_drives_off_all_in_its_area() -> None:
    creatures = [("slasher", (3, 0)), ("praetorian", (2, 1), "W")]
    _table, game = thrower("frag", (2, 0), area=TRIANGLE, creatures=creatures, script={"explosion": (SCARE, SCARE)})
    for _ in creatures:
        assert isinstance(game.question, FleeWhere)
        play(game, options(game)[0])
    assert not isinstance(game.question, FleeWhere)  # two dice that show it count once


@proves("THROW-01", "THROW-02", "SETUP-04")
def test_a_throw_costs_an_action_and_the_card() -> None:
    frag = throwable("frag")
    table = scene(dwarf("gunner", (0, 0), throwables=(frag,)), codes={(1, 0): "#"})
    game = turn_of(table)
    assert why_not(game, ThrowCard(frag, at(5, 0))) == "RANGE-01"
    assert why_not(game, ThrowCard(frag, at(2, 0))) == "THROW-03"
    assert why_not(game, ThrowCard(frag, at(1, 0))) == "R-88"
    assert why_not(game, ThrowCard(throwable("cryo"), at(0, 2))) == "THROW-01"
    play(game, ThrowCard(frag, at(0, 2)))
    play(game, options(game)[0])
    assert table.turn.actions == 2
    assert table.throwable_discard == [frag]


@proves("THROW-06", "THROW-08", "R-21")
def test_a_frag_grenade_hurts_dwarves_too() -> None:
    table, game = thrower(
        "frag",
        (2, 0),
        dwarf("scout", (3, 0)),
        area=TRIANGLE,
        creatures=[("slasher", (2, 1))],
        script={"explosion": (1, 2)},
    )
    assert table.dwarves[1].health == 2
    assert alive(game, "slasher") == []


@proves("THROW-08")
def test_cluster_hits_seven_spaces() -> None:
    around = [(2, 0), (3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)]
    _table, game = thrower(
        "cluster", (2, 0), area=around, creatures=[("grunt", s) for s in around[1:5]], script={"explosion": (1,)}
    )
    assert alive(game, "grunt") == []


@proves("THROW-08", "R-94")
def test_sticky_counts_a_scare_as_a_hit_on_one_creature() -> None:
    _table, game = thrower("sticky", (2, 0), creatures=[("slasher", (2, 0))], script={"explosion": (SCARE, 1)})
    assert alive(game, "slasher") == []


@proves("THROW-05", "SYM-04")
def test_plasma_hits_a_straight_line() -> None:
    line = ((1, 0), (2, 0), (3, 0))
    _table, game = thrower(
        "plasma", (2, 0), area=line, creatures=[("slasher", s) for s in line[1:]], script={"piercing": (2,)}
    )
    assert alive(game, "slasher") == []


@proves("R-58", "R-88")
def test_incendiary_does_not_burn_the_drop_pod() -> None:
    pod = {(2, 0): "d", (-4, -7): "."}
    table, _game = thrower("incendiary", (2, 1), area=TRIANGLE, codes=pod, script={"flame": (0, 0)})
    assert places(table.burning) == [(2, 1), (3, 0)]


@proves("R-88", "SYM-03", "DRILL-12")
def test_incendiary_sets_free_spaces_on_fire_until_the_throwers_next_turn() -> None:
    table, _game = thrower("incendiary", (2, 0), dwarf("scout", (3, 0)), area=TRIANGLE, script={"flame": (0, 0)})
    assert places(table.burning) == [(2, 0), (2, 1)]
    assert table.flames == 0
    give_back(table, 1)
    assert table.burning
    give_back(table, 0)
    assert not table.burning


@proves("R-88")
def test_phosphor_burns_creatures_and_no_dwarves() -> None:
    around = [(2, 0), (3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)]
    table, game = thrower(
        "phosphor", (2, 0), dwarf("scout", (3, 0)), area=around, creatures=[("grunt", (1, 0)), ("slasher", (2, 1))]
    )
    assert alive(game, "grunt") == []
    assert alive(game, "slasher") == [(2, 1)]  # flame resistance 1
    assert sum(table.wounds) == 0
    assert table.dwarves[1].health == 5


@proves("EFF-05", "THROW-09", "R-88")
def test_cryo_freezes_and_electrocution_stuns() -> None:
    table, _ = thrower("cryo", (2, 0), area=TRIANGLE, creatures=[("slasher", (2, 0)), ("brood_nexus", (3, 0))])
    assert table.frozen.bit_count() == 2
    around = [(2, 0), (3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)]
    table, _game = thrower(
        "electrocution", (2, 0), area=around, creatures=[("slasher", (2, 0)), ("brood_nexus", (3, 0))]
    )
    assert table.stunned == 1 << table.creature_at(at(2, 0))


@proves("R-88")
def test_acid_takes_resistance_away_until_the_throwers_next_turn() -> None:
    table, _game = thrower("corrosive", (2, 0), area=TRIANGLE, creatures=[("praetorian", (2, 0), "W")])
    praetorian = table.creature_at(at(2, 0))
    assert table.wounds[praetorian] == 1
    assert damage(table, praetorian, {BULLET: 2}, at(0, 0), False) == 2
    give_back(table, 0)
    assert damage(table, praetorian, {BULLET: 2}, at(0, 0), False) == 0


@proves("THROW-08", "R-20")
def test_an_impact_axe_hits_harder_at_arms_length() -> None:
    for spot, wounds in (((1, 0), 3), ((2, 0), 2)):
        table, _game = thrower("impact_axe", spot, creatures=[("praetorian", spot, "W")], script={"piercing": (1, 1)})
        assert sum(table.wounds) == wounds


@proves("R-21", "R-26", "R-88")
def test_the_soil_smasher_opens_rock_and_leaves_minerals() -> None:
    table = scene(
        dwarf("gunner", (0, 0), throwables=(throwable("soil_smasher"),)),
        minerals={(1, 0): "gold"},
        codes={(2, 0): "S"},
        script={"explosion": (0,)},
    )
    game = play(turn_of(table), ThrowCard(throwable("soil_smasher"), at(1, 0)))
    play(game, AreaIs(tuple(sorted((at(1, 0), at(2, 0), at(1, 1))))))
    assert table.ground == {at(1, 0): (GOLD,)}
    assert table.open & BIT[at(1, 0)]
    assert table.stalagmites == 0
    assert sum(table.pile) == 0


@proves("R-26", "R-88")
def test_the_tunnel_carver_carves_straight_on_to_the_first_open_space() -> None:
    table, _game = thrower("tunnel_carver", (1, 0), only=[(0, 0), (3, 0)], minerals={(2, 0): "nitra"})
    assert [bool(table.open & BIT[at(n, 0)]) for n in (1, 2, 3)] == [True, True, True]
    assert table.ground == {at(2, 0): (NITRA,)}
    assert not table.open & BIT[at(4, 0)]
    far, _ = thrower("tunnel_carver", (1, 0), only=[(0, 0)])
    assert [bool(far.open & BIT[at(n, 0)]) for n in (1, 2, 3, 4)] == [True, True, True, False]


@proves("THROW-09", "R-88")
def test_a_mine_goes_off_under_a_walking_creature() -> None:
    table, _game = thrower(
        "proximity", (2, 0), creatures=[("slasher", (4, 0)), ("mactera_spawn", (4, 1))], script={"explosion": (1, 1)}
    )
    assert list(table.mines) == [at(2, 0)]
    flyer, slasher = table.creature_at(at(4, 1)), table.creature_at(at(4, 0))
    begin(table, Crawl(creature=flyer, way=(at(3, 1), at(2, 1), at(2, 0), at(1, 1))))
    assert list(table.mines) == [at(2, 0)]
    begin(table, Crawl(creature=slasher, way=(at(3, 0), at(2, 0), at(1, 0))))
    assert not table.mines
    assert table.where[slasher] < 0


@proves("R-88")
def test_a_scare_of_a_mine_sends_it_back_a_step() -> None:
    table, game = thrower("proximity", (2, 0), creatures=[("praetorian", (4, 0))], script={"explosion": (SCARE, 0)})
    game = begin(table, Crawl(creature=table.creature_at(at(4, 0)), way=(at(3, 0), at(2, 0), at(1, 0))))
    assert alive(game, "praetorian") == [(3, 0)]


@proves("R-07", "R-88")
def test_a_scared_creature_does_not_stop_on_another_one() -> None:
    table = scene(
        dwarf("gunner", (-3, 0)),
        creatures=[("grunt", (2, 0)), ("slasher", (1, 0)), ("mactera_spawn", (0, 0))],
        mines=(at(0, 0),),
        script={"explosion": (SCARE, 0)},
    )
    begin(table, Crawl(creature=0, way=(at(1, 0), at(0, 0), at(-1, 0))))  # the way back is taken, and so is the mine
    assert place(table.where[0]) == (-1, 0)


@proves("THROW-09", "R-88")
def test_a_charge_is_set_off_at_any_time_or_between_two_steps() -> None:
    table, game = thrower("satchel", (1, 0), creatures=[("slasher", (4, 0))], script={"explosion": (2, 0)})
    assert table.charges == {at(1, 0): 0}
    assert Detonate(at(1, 0)) in game.commands(0)
    walk = begin(table, Crawl(creature=table.creature_at(at(4, 0)), way=(at(3, 0), at(2, 0))))
    play(walk, YES)
    assert alive(walk, "slasher") == []
    assert table.dwarves[0].health == 3  # he was too close
    assert table.charges == {}


@proves("R-18", "R-61")
def test_a_creature_that_is_driven_off_in_the_middle_of_its_move_goes_no_farther() -> None:
    table = scene(
        dwarf("gunner", (-6, 0)),
        creatures=[("slasher", (3, 0))],
        charges={at(0, 0): 0},
        script={"explosion": (SCARE, 0)},
    )
    way = (at(2, 0), at(1, 0), at(0, 0))
    game = play(begin(table, Crawl(creature=table.creature_at(at(3, 0)), way=way)), YES)
    play(game, next(c for c in options(game) if isinstance(c, Along) and c.way[-1] == at(3, -1)))
    assert alive(game, "slasher") == [(3, -1)]


@proves("R-88", "R-26")
def test_a_charge_blows_rock_away_but_no_platform_that_carries_somebody() -> None:
    codes = {(2, 0): "S", (0, -1): "o", (2, -1): "o"}
    table, game = thrower("satchel", (1, 0), minerals={(1, 1): "gold"}, codes=codes, script={"explosion": (0, 0)})
    table.platforms = BIT[at(2, -1)] | BIT[at(0, -1)]
    play(game, Detonate(at(1, 0)))
    assert table.ground == {at(1, 1): (GOLD,)}
    assert table.stalagmites == 0
    assert places(table.platforms) == [(0, -1)]


@proves("R-07", "R-88")
def test_a_gun_is_a_figure_that_keeps_its_platform() -> None:
    table, game = thrower("satchel", (1, 0), codes={(2, 0): "o"}, script={"explosion": (0, 0)}, sentry=at(2, 0))
    table.platforms = BIT[at(2, 0)]
    play(game, Detonate(at(1, 0)))
    assert places(table.platforms) == [(2, 0)]


@proves("R-69", "R-80")
def test_the_oppressor_does_not_turn_out_of_a_field() -> None:
    line = [(n, 0) for n in range(-6, 3)]
    table = scene(dwarf("gunner", (-6, 0)), only=line, creatures=[("oppressor", (1, 0), "E", (0, 0))])
    assert best_ways(table, CONTENT.two_spaces, targets(table))
    table.fields = {0: BIT[at(1, 0)]}
    assert best_ways(table, CONTENT.two_spaces, targets(table)) == ()


@proves("EFF-08", "R-80", "THROW-09")
def test_an_inhibitor_field_can_be_entered_and_not_left() -> None:
    around = [(2, 0), (3, 0), (2, 1), (1, 1), (1, 0), (2, -1), (3, -1)]
    table, _game = thrower("inhibitor", (2, 0), area=around, creatures=[("mactera_spawn", (2, 0))])
    held = ground_of(table, CONTENT.kind["mactera_spawn"])[2]
    assert places(held) == sorted(around)
    assert table.shown_cards == {0: (throwable("inhibitor"),)}
    assert table.throwable_discard == []
    give_back(table, 0)
    assert ground_of(table, CONTENT.kind["mactera_spawn"])[2] == 0
    assert table.throwable_discard == [throwable("inhibitor")]


@proves("EFF-09", "R-52", "R-81")
def test_a_hologram_attracts_whoever_is_not_closer_to_a_dwarf() -> None:
    table, game = thrower("lure", (2, 0), creatures=[("grunt", (1, 0)), ("grunt", (-1, 0))])
    lured, other = table.creature_at(at(1, 0)), table.creature_at(at(-1, 0))
    assert attacked_by(table, lured) == -3
    assert attacked_by(table, other) == 0
    usable = ground_of(table, CONTENT.kind["grunt"])[0]
    assert not usable & BIT[at(2, 0)]
    assert not table.vacant() & BIT[at(2, 0)]
    assert not table.blockers() & BIT[at(2, 0)]
    game = begin(table, activation(table, ("grunt",)))
    play(game, options(game)[0])
    give_back(table, 0)
    assert table.lures == {}


@proves("THROW-04")
def test_only_one_space_of_an_area_must_be_in_range() -> None:
    _table, game = thrower(
        "frag", (4, 0), area=((4, 0), (5, 0), (4, 1)), creatures=[("grunt", (5, 0))], script={"explosion": (1, 1)}
    )
    assert alive(game, "grunt") == []


@proves("SCOUT-01")
def test_the_scout_may_throw_at_the_end_of_a_move() -> None:
    table = scene(dwarf("scout", (0, 0), throwables=(throwable("sticky"),)), creatures=[("grunt", (3, 0))])
    game = play(turn_of(table), Move(at(1, 0)), ThrowCard(throwable("sticky"), at(3, 0)))
    assert table.turn.actions == 2
    assert table.dwarves[0].throwables == ()
    assert not game.is_over


# --- creatures that appear


@proves("DRILL-10", "R-50")
def test_a_creature_is_put_into_flames_only_if_nothing_else_is_left() -> None:
    spots = [(0, 0), (1, 0)]
    for name, left in (("grunt", 0), ("slasher", 1)):
        table = scene(dwarf("gunner", (1, 0)), only=spots, flames=BIT[at(0, 0)])
        table.burn()
        game = begin(table, Emerge(kind=CONTENT.kind[name], origin=at(0, 0)))
        assert len(alive(game, name)) == left
        assert not table.burning
        assert sum(table.wounds) == 0
    table = scene(dwarf("gunner", (5, 0)), flames=BIT[at(0, 0)])
    table.burn()
    game = begin(table, Emerge(kind=0, origin=at(0, 0)))
    assert at(0, 0) not in table.where
    assert table.burning


@proves("GUN-10", "R-50")
def test_no_creature_appears_on_the_shield_or_the_resupply_pod() -> None:
    table = scene(dwarf("gunner", (3, 0)), only=[(n, 0) for n in range(4)], shield=at(0, 0), pod=at(1, 0))
    game = begin(table, Emerge(kind=0, origin=at(0, 0)))
    assert alive(game, "grunt") == [(2, 0)]


@proves("R-51", "CRE-19", "CRE-18")
def test_the_oppressor_needs_room_for_its_rear() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (2, 0), (3, 0), (4, 0), (1, 0)])
    game = begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(1, 0)))
    assert alive(game, "oppressor") == [(1, 0)]
    assert place(table.rear) == (0, 0)
    assert table.facing[CONTENT.two_spaces] == 0  # away from its rear


@proves("R-51")
def test_a_space_without_room_for_the_rear_is_skipped() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)], creatures=[("grunt", (1, 0))])
    begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(0, 0)))
    assert places(table.spaces_of_creature(CONTENT.two_spaces)) == [(2, 0), (3, 0)]


def test_the_oppressor_emerges_front_first() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (0, 1), (1, 0), (4, 0)])
    game = begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(1, 0)))
    assert isinstance(game.question, WhichRear)
    _audit_creatures(table)
    play(game, game.options(0)[0])
    assert table.rear >= 0


@proves("CRE-19")
def test_the_rear_of_the_oppressor_is_next_to_its_front() -> None:
    table = scene(dwarf("gunner", (4, 0)), creatures=[("oppressor", (0, 0))])
    table.put_rear(at(-1, 0))
    _audit_creatures(table)
    table.put_rear(at(-2, 0))
    with pytest.raises(AssertionError, match="a rear is left behind"):
        _audit_creatures(table)


@proves("CRE-19", "R-51")
@pytest.mark.parametrize(("wounds", "only"), [(1, None), (0, [(0, 0), (4, 0)])])
def test_the_oppressor_lacks_its_rear_only_when_it_has_just_emerged(wounds: int, only: list[tuple[int, int]]) -> None:
    """Not once it was hurt, nor where there is no room for a rear."""
    table = scene(dwarf("gunner", (4, 0)), creatures=[("oppressor", (0, 0))], only=only)
    table.wounds[CONTENT.two_spaces] = wounds
    with pytest.raises(AssertionError, match="lacks its rear"):
        _audit_creatures(table)


@proves("R-51", "CRE-15")
def test_a_new_praetorian_faces_the_nearest_dwarf() -> None:
    table = scene(dwarf("gunner", (-3, 0)))
    begin(table, Emerge(kind=CONTENT.kind["praetorian"], origin=at(0, 0)))
    assert table.facing[table.creature_at(at(0, 0))] == 3


@proves("SPAWN-07", "SPAWN-08", "SPAWN-09")
def test_miniatures_run_out() -> None:
    slashers = [("slasher", (5, 0)), ("slasher", (5, 1))]
    table = scene(dwarf("gunner", (0, 0)), creatures=slashers)
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(-3, 0)))
    assert alive(game, "grunt") == [(-3, 0)]
    table.remove(table.creature_at(at(5, 0)))
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(3, 0)))
    assert (3, 0) in alive(game, "slasher")
    grunts = [("grunt", (q, r)) for q in range(-3, 3) for r in (2, 3, 4)]
    table = scene(dwarf("gunner", (0, 0)), creatures=[*slashers, *grunts])
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(-3, 0)))
    assert len(alive(game, "grunt")) == 18
    assert sum(space >= 0 for space in table.where) == 18 + len(slashers)


@pytest.mark.parametrize("name", ["grunt", "web_spitter"])
@proves("R-49")
def test_creatures_do_not_appear_behind_solid_rock(name: str) -> None:
    spots = [(0, 0), (0, 1), (3, 0), (2, 0)]
    table = scene(dwarf("gunner", (3, 0)), only=spots, creatures=[("grunt", (0, 0))])
    game = begin(table, Emerge(kind=CONTENT.kind[name], origin=at(0, 0)))
    assert (0, 1) in alive(game, name)
