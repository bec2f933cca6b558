"""Whom creatures go for."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import GUN
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.creatures.ways import terrain_of
from gamelode.games.deeprock.rules.creatures.whom_they_go_for import in_its_way, targets
from gamelode.games.deeprock.rules.turn import give_back
from gamelode.kernel import proves

from ...scene import CONTENT, at, attacked_by, begin, dwarf, options, place, play, scene, thrower


@proves("EFF-09", "R-52", "R-81")
def test_a_hologram_attracts_whoever_is_not_closer_to_a_dwarf() -> None:
    table, game = thrower("lure", (2, 0), creatures=[("grunt", (1, 0)), ("grunt", (-1, 0))])
    lured, other = table.creature_at(at(1, 0)), table.creature_at(at(-1, 0))
    assert attacked_by(table, lured) == -3
    assert attacked_by(table, other) == 0
    usable = terrain_of(table, CONTENT.kind["grunt"])[0]
    assert not usable & BIT[at(2, 0)]
    assert not table.vacant() & BIT[at(2, 0)]
    assert not table.blockers() & BIT[at(2, 0)]
    game = begin(table, activation(table, ("grunt",)))
    play(game, options(game)[0])
    give_back(table, 0)
    assert table.lures == {}


@proves("ACT-04", "REV-03", "R-52")
def test_the_nearest_conscious_dwarf_in_range_and_sight_is_attacked() -> None:
    table = scene(
        dwarf("gunner", (2, 0), health=0),
        dwarf("scout", (3, 0)),
        dwarf("driller", (0, -3)),
        codes={(0, -2): "S"},
        creatures=[("web_spitter", (0, 0))],
    )
    assert attacked_by(table, table.creature_at(at(0, 0))) == 1


@proves("ACT-06", "R-53")
def test_at_equal_distance_the_most_recent_turn_counts() -> None:
    table = scene(dwarf("gunner", (2, 0)), dwarf("scout", (-2, 0)), creatures=[("web_spitter", (0, 0))], recent=(1, 0))
    creature = table.creature_at(at(0, 0))
    assert attacked_by(table, creature) == 1
    table.recent = (0, 1)
    assert attacked_by(table, creature) == 0
    table.recent = (0,)
    assert attacked_by(table, creature) == 0
    table.recent = (1,)  # seat 0 had no turn yet
    assert attacked_by(table, creature) == 1


@proves("ENG-03", "R-52", "R-54")
def test_the_gun_is_the_target_if_every_dwarf_is_farther() -> None:
    table = scene(dwarf("engineer", (3, 0)), sentry=at(2, 0), creatures=[("web_spitter", (0, 0))])
    creature = table.creature_at(at(0, 0))
    assert attacked_by(table, creature) == GUN
    table.dwarves[0].space = at(-2, 0)
    assert attacked_by(table, creature) == 0
    for gun, goal in (((5, 0), (5, 0)), ((6, -1), (-6, 0))):
        far = scene(dwarf("engineer", (-6, 0)), sentry=at(*gun), creatures=[("grunt", (0, 0))])
        assert place(in_its_way(far, 0, targets(far), terrain_of(far, 0))[0][3]) == goal


@proves("R-05", "DRILL-09", "DRILL-14", "CRE-19")
def test_flames_and_bodies_block_the_sight_of_creatures() -> None:
    creatures = [("web_spitter", (0, 0))]
    table = scene(dwarf("gunner", (2, 0)), creatures=creatures, flames=BIT[at(1, 0)])
    table.burn()
    assert attacked_by(table, table.creature_at(at(0, 0))) is None
    assert not table.blockers() & BIT[at(1, 0)]  # for Dwarves they do not
    two = scene(dwarf("gunner", (3, 0)), creatures=[*creatures, ("oppressor", (2, -2), "E", (1, 0))])
    assert attacked_by(two, two.creature_at(at(0, 0))) is None
    rear = scene(dwarf("gunner", (3, 0)), creatures=[("oppressor", (1, 0), "W", (2, 0))])
    assert attacked_by(rear, CONTENT.two_spaces) == 0  # from its rear
