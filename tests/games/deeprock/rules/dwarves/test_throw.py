"""Throwables."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import NITRA, SCARE
from gamelode.games.deeprock.rules.creatures.crawl import FleeWhere
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.kernel import proves

from ...scene import TRIANGLE, alive, at, dwarf, options, play, scene, throwable, thrower, turn_of, why_not


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


@proves("THROW-08", "R-20")
def test_an_impact_axe_hits_harder_at_arms_length() -> None:
    for spot, wounds in (((1, 0), 3), ((2, 0), 2)):
        table, _game = thrower("impact_axe", spot, creatures=[("praetorian", spot, "W")], script={"piercing": (1, 1)})
        assert sum(table.wounds) == wounds


@proves("R-26", "R-88")
def test_the_tunnel_carver_carves_straight_on_to_the_first_open_space() -> None:
    table, _game = thrower("tunnel_carver", (1, 0), only=[(0, 0), (3, 0)], minerals={(2, 0): "nitra"})
    assert [bool(table.open & BIT[at(n, 0)]) for n in (1, 2, 3)] == [True, True, True]
    assert table.ground == {at(2, 0): (NITRA,)}
    assert not table.open & BIT[at(4, 0)]
    far, _ = thrower("tunnel_carver", (1, 0), only=[(0, 0)])
    assert [bool(far.open & BIT[at(n, 0)]) for n in (1, 2, 3, 4)] == [True, True, True, False]


@proves("THROW-04")
def test_only_one_space_of_an_area_must_be_in_range() -> None:
    _table, game = thrower(
        "frag", (4, 0), area=((4, 0), (5, 0), (4, 1)), creatures=[("grunt", (5, 0))], script={"explosion": (1, 1)}
    )
    assert alive(game, "grunt") == []
