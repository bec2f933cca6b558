"""The ways creatures take."""

from __future__ import annotations

from typing import Any

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.events.creatures import Fled
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.creatures.activate import Activate
from gamelode.games.deeprock.rules.creatures.crawl import Flee
from gamelode.games.deeprock.rules.creatures.ways import best_ways, flights, terrain_of
from gamelode.games.deeprock.rules.creatures.whom_they_go_for import targets
from gamelode.games.deeprock.rules.turn import give_back
from gamelode.kernel import proves

from ...scene import (
    CONTENT,
    CORRIDOR,
    DIAMOND,
    activated,
    alive,
    at,
    begin,
    dwarf,
    options,
    place,
    places,
    play,
    scene,
    throwable,
    thrower,
    told,
)


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
    held = terrain_of(table, CONTENT.kind["mactera_spawn"])[2]
    assert places(held) == sorted(around)
    assert table.shown_cards == {0: (throwable("inhibitor"),)}
    assert table.throwable_discard == []
    give_back(table, 0)
    assert terrain_of(table, CONTENT.kind["mactera_spawn"])[2] == 0
    assert table.throwable_discard == [throwable("inhibitor")]


@proves("ACT-05", "ACT-11", "R-54", "R-55")
def test_a_creature_goes_round_or_stays() -> None:
    table = scene(dwarf("gunner", (4, 0)), codes={(1, 0): "#", (1, -1): "#"}, creatures=[("grunt", (0, 0))])
    game = activated(table)
    assert alive(game, "grunt") != [(0, 0)]
    shut = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (1, 0), (4, 0)], creatures=[("grunt", (0, 0))])
    assert best_ways(shut, 0, targets(shut)) == ()
    assert alive(activated(shut), "grunt") == [(0, 0)]


@proves("ACT-07", "ACT-08", "ACT-13")
def test_a_creature_may_end_in_a_pit() -> None:
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(2, 0): "o", (3, 0): "o"}, creatures=[("grunt", (0, 0))]
    )
    game = activated(table)
    assert alive(game, "grunt") == [(3, 0)]


@proves("ACT-09", "ACT-10")
def test_creatures_pass_creatures_and_never_dwarves() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("grunt", (0, 0)), ("web_spitter", (1, 0))])
    assert alive(activated(table, "grunt"), "grunt") == [(3, 0)]
    lying = scene(
        dwarf("gunner", (5, 0)), dwarf("scout", (2, 0), health=0), only=CORRIDOR, creatures=[("grunt", (0, 0))]
    )
    assert best_ways(lying, 0, targets(lying)) == ()
    gun = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, pod=at(3, 0), creatures=[("grunt", (0, 0))])
    assert alive(activated(gun), "grunt") == [(2, 0)]
    pit = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "o"}, creatures=[("grunt", (0, 0))])
    assert alive(activated(pit), "grunt") == [(3, 0)]


@proves("ACT-12", "R-58", "ACT-10")
def test_creatures_walk_onto_the_pod_and_exits() -> None:
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "d", (-4, -7): "."}, creatures=[("grunt", (0, 0))]
    )
    assert alive(activated(table), "grunt") == [(3, 0)]
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "1", (-11, 7): "."}, creatures=[("grunt", (0, 0))]
    )
    assert alive(activated(table), "grunt") == [(3, 0)]


@proves("ACT-14", "R-55", "R-56", "AXE-12")
def test_it_stops_as_soon_as_it_has_range_and_sight() -> None:
    table = scene(dwarf("gunner", (7, -1)), creatures=[("web_spitter", (1, -1))])
    assert alive(activated(table), "web_spitter") == [(2, -1)]
    codes = {(4, -1): "S", (4, 0): "S", (4, -2): "S", (5, -2): "S"}
    blind = scene(dwarf("gunner", (5, -1)), creatures=[("web_spitter", (0, -1))], codes=codes)
    assert alive(activated(blind), "web_spitter") != [(0, -1)]  # it keeps moving until it sees


@proves("R-55", "ACT-16", "EVENT-03")
def test_equal_ways_are_the_active_players_choice() -> None:
    table = scene(
        dwarf("gunner", (3, 0)), dwarf("scout", (6, 0)), creatures=[("grunt", (0, 0))], codes={(1, 0): "S"}, active=1
    )
    game = begin(table, Activate(creature=0))
    assert game.waiting() == (1,)
    ends = sorted(place(c.way[-1]) for c in options(game) if isinstance(c, Along))
    assert len(ends) > 1
    first = options(game)[0]
    assert isinstance(first, Along)
    play(game, first)
    assert alive(game, "grunt") == [place(first.way[-1])]


@proves("R-55")
def test_ways_that_differ_in_nothing_are_one() -> None:
    """A Grunt comes to each place once; near the gun, a mine or a charge its ways are told apart."""
    tokens: list[dict[str, Any]] = [{"sentry": at(0, 3)}, {"mines": (at(1, -1),)}, {"charges": {at(2, 1): 0}}]
    for more, count in (({}, 1), *((token, 3) for token in tokens)):
        table = scene(dwarf("engineer", (4, -1)), only=DIAMOND, creatures=[("grunt", (0, 0))], **more)
        assert len(best_ways(table, 0, targets(table))) == count


@proves("R-55", "CRE-15", "R-66")
def test_ways_after_which_a_praetorian_faces_otherwise_are_told_apart() -> None:
    table = scene(dwarf("gunner", (5, -1)), only=DIAMOND, creatures=[("praetorian", (0, 0))])
    game = begin(table, Activate(creature=table.creature_at(at(0, 0))))
    steps = [[place(space) for space in choice.way] for choice in options(game) if isinstance(choice, Along)]
    assert sorted(way[-2:] for way in steps) == [[(2, -1), (3, -1)], [(2, 0), (3, -1)]]


@proves("R-55", "CRE-17", "R-69")
def test_ways_through_other_rock_are_told_apart() -> None:
    table = scene(
        dwarf("gunner", (6, -1)), only=[(0, 0), (1, 0), (6, -1)], creatures=[("oppressor", (1, 0), "E", (0, 0))]
    )
    broken = {frozenset(way) for way in best_ways(table, CONTENT.two_spaces, targets(table))}
    assert len(broken) == len(best_ways(table, CONTENT.two_spaces, targets(table))) > 2


@proves("R-18", "R-69")
def test_a_scared_oppressor_may_turn_round_and_run() -> None:
    line = [(n, 0) for n in range(-4, 3)]
    table = scene(dwarf("gunner", (2, 0)), only=line, creatures=[("oppressor", (1, 0), "E", (0, 0))])
    game = begin(table, Flee(creature=CONTENT.two_spaces, source=at(2, 0), most=2, chooser=0))
    choice = next(c for c in options(game) if isinstance(c, Along) and place(c.way[-1]) == (-2, 0))
    play(game, choice)
    assert (place(table.where[CONTENT.two_spaces]), place(table.rear)) == ((-2, 0), (-1, 0))
    assert table.facing[CONTENT.two_spaces] == 3
    assert [e.space for e in told(game, Fled)] == [at(2, 0)]


@proves("R-18", "R-66")
def test_whoever_scares_a_praetorian_chooses_how_it_faces() -> None:
    table = scene(dwarf("gunner", (-3, 0)), creatures=[("praetorian", (0, 0))])
    ways_ = flights(table, table.creature_at(at(0, 0)), at(-3, 0), 2)
    steps = sorted([place(space) for space in way] for way in ways_ if way[-1] == at(2, -1))
    assert steps == [[(1, -1), (2, -1)], [(1, 0), (2, -1)]]


@proves("GUN-10")
def test_no_creature_enters_the_shields_space() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, shield=at(2, 0), creatures=[("grunt", (0, 0))])
    assert alive(activated(table), "grunt") == [(0, 0)]


@proves("DRILL-09", "DRILL-11")
def test_creatures_do_not_walk_into_flames_until_they_go_out() -> None:
    table = scene(dwarf("driller", (5, 0)), only=CORRIDOR, flames=BIT[at(2, 0)], creatures=[("grunt", (0, 0))])
    table.burn()
    assert alive(activated(table), "grunt") == [(0, 0)]
    give_back(table, 0)
    assert table.flames == table.burning == 0
    assert alive(activated(table), "grunt") == [(3, 0)]
