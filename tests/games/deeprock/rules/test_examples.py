"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import BIT, axial, spaces_of
from gamelode.games.deeprock.board.sight import sees
from gamelode.games.deeprock.events.creatures import Attacked, Stepped
from gamelode.games.deeprock.kinds import AXE, BANG, BULLET, GOLD, NITRA, SCARE
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.choices import At as Where
from gamelode.games.deeprock.rules.creatures.activate import InOrder, activation
from gamelode.games.deeprock.rules.creatures.harm import damage
from gamelode.games.deeprock.rules.creatures.swarms import Emerging, Place
from gamelode.games.deeprock.rules.dwarves.axe import CREATURE, PICKUP, ROCK, STALAGMITE, Axe, AxeChop, Chop, chops
from gamelode.games.deeprock.rules.dwarves.classes import Zipline
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs, Pick
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import PutOn, Shoot
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod, GetSupplies, Overclock
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.dwarves.walk import destinations, layers_from, passable
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import PASS, Game, proves

from ..scene import (
    CONTENT,
    alive,
    at,
    attacked_by,
    begin,
    board,
    dwarf,
    mode,
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


@proves("EX-01", "MOVE-01", "MOVE-03", "MOVE-04", "MOVE-05", "MOVE-06", "MOVE-07", "MOVE-10")
def test_movement() -> None:
    near = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    codes = {(0, 1): "1", (1, -1): "S", (-1, 2): "S", (2, 0): "o", (2, -1): "o"}
    table = scene(
        dwarf("engineer", (0, 0)),
        dwarf("driller", (1, 0)),
        only=near,
        codes=codes,
        creatures=[("grunt", (0, -1))],
        pickups={(-1, 0): "loot_bug"},
        sentry=at(-1, 1),
    )
    ends = destinations(table, 0, 3)
    layers = layers_from(table, at(0, 0), passable(table, 0), 3)
    by_points = [places(layer & ends) for layer in layers]
    assert by_points[1] == [(-1, 0)]
    assert by_points[2] == [(-2, 0), (-2, 1), (-2, 2), (-1, -1), (0, 2), (1, 1)]
    assert set(by_points[3]) >= {(-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, -1), (-2, 3), (-1, -2), (-1, 3)}
    assert set(by_points[3]) >= {(0, -2), (0, 3), (1, 2), (2, 1)}
    assert not ends & sum(BIT[at(*spot)] for spot in ((1, 0), (0, 1), (-1, 1)))
    assert not sum(layers) & sum(BIT[at(*spot)] for spot in ((0, -1), (1, -1), (-1, 2), (2, 0), (2, -1)))


@proves("EX-02", "SHOOT-03", "LOS-02", "DRILL-05")
def test_shoot() -> None:
    table = scene(
        dwarf("driller", (0, 0)),
        dwarf("engineer", (1, 0)),
        codes={(0, 1): "S"},
        creatures=[
            ("grunt", (2, 0)),
            ("grunt", (0, 2)),
            ("grunt", (-3, 0)),
            ("web_spitter", (1, -3)),
            ("web_spitter", (-1, -1)),
        ],
    )
    game = turn_of(table)
    haze = mode("fire_haze")
    targets = [place(c.space) for c in options(game) if isinstance(c, Shoot) and c.mode == haze]
    assert sorted(targets) == [(-3, 0), (-1, -1), (1, -3)]
    assert why_not(game, Shoot(haze, at(2, 0))) == "LOS-01"
    assert why_not(game, Shoot(haze, at(0, 2))) == "LOS-01"


def _three_grunts() -> Game:
    table = scene(
        dwarf("driller", (0, 0)),
        codes={(1, -1): "S"},
        creatures=[("grunt", (2, 0)), ("grunt", (2, -2)), ("grunt", (0, 2))],
        script={"flame": (2, 1, 0)},
    )
    return turn_of(table)


@proves("EX-03", "SHOOT-01", "SHOOT-05", "DMG-01", "DMG-02", "DMG-03", "DMG-04", "DMG-05")
def test_damaging_targets() -> None:
    game = _three_grunts()
    assert why_not(game, Shoot(mode("fire_haze"), at(2, -2))) == "LOS-01"
    play(game, Shoot(mode("fire_haze"), at(2, 0)))
    assert why_not(game, PutOn(2, at(2, 0))) == "DMG-01"  # the blank does not pay what is owed to the target
    assert why_not(game, PutOn(0, at(0, 2))) == "DMG-01"
    play(game, PutOn(0, at(2, 0)))
    assert why_not(game, PutOn(1, at(0, 2))) == "DMG-02"  # not adjacent to the target
    play(game, PutOn(2, at(1, 1)), PutOn(1, at(0, 2)))
    assert alive(game, "grunt") == [(2, -2)]
    assert board(game).turn.actions == 2
    assert board(game).dwarves[0].primary == 4


@proves("EX-04", "DMG-06", "CRE-06")
def test_a_mactera_takes_one_of_two_bullets() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("mactera_spawn", (2, 0))])
    assert damage(table, table.creature_at(at(2, 0)), {BULLET: 2}, at(0, 0), False) == 1
    assert CONTENT.health[CONTENT.kind["mactera_spawn"]] == 2


@proves("EX-05", "DMG-07", "CRE-12", "SYM-02", "GUN-11")
def test_resistance() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("spitball_infector", (3, 0))], script={"bullet": (1, 1, 0)})
    game = play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert table.wounds[table.creature_at(at(3, 0))] == 1
    assert CONTENT.health[CONTENT.kind["spitball_infector"]] - 1 == 4
    assert alive(game, "spitball_infector") == [(3, 0)]


def _axe_scene() -> DeepRockTable:
    floor = [(0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (1, 1)]
    return scene(
        dwarf("driller", (0, 0)),
        dwarf("engineer", (2, 0)),
        only=floor,
        codes={(1, 0): "S"},
        minerals={(-1, 0): "morkite"},
        hidden=[(0, -3)],
        creatures=[("grunt", (3, 0))],
        pickups={(2, 1): "loot_bug"},
        script={"axe": (2,), "mineral": (NITRA,)},
    )


@proves("EX-06", "AXE-01", "AXE-02", "AXE-03", "AXE-04", "AXE-05", "AXE-06", "AXE-07", "AXE-14", "HID-01", "PICK-04")
def test_axe_chop() -> None:
    table = _axe_scene()
    driller = chops(table, 0, False)
    assert Chop(ROCK, at(-1, 0)) in driller
    assert Chop(STALAGMITE, at(1, 0)) in driller
    assert Chop(ROCK, at(0, -1)) in driller
    engineer = chops(table, 1, False)
    for use in (Chop(CREATURE, at(3, 0)), Chop(STALAGMITE, at(1, 0)), Chop(PICKUP, at(2, 1)), Chop(ROCK, at(2, -1))):
        assert use in engineer
    game = play(turn_of(table, 1), Axe(), Chop(CREATURE, at(3, 0)), Chop(PICKUP, at(2, 1)))
    assert alive(game, "grunt") == []
    assert (table.pile[NITRA], table.pile[GOLD]) == (1, 1)
    assert at(2, 1) not in table.pickups
    assert table.hidden == (0,)


@proves("EX-06", "HID-01")
def test_opening_the_wall_reveals_the_hidden_cave() -> None:
    table = _axe_scene()
    play(begin(table, AxeChop(seat=0)), Chop(ROCK, at(0, -1)))
    assert table.hidden == ()


@proves("EX-07", "THROW-01", "THROW-02", "THROW-03", "THROW-04", "THROW-05", "THROW-08")
def test_throwables() -> None:
    frag = throwable("frag")
    table = scene(
        dwarf("engineer", (0, 0), throwables=(frag,)),
        codes={(1, 0): "#"},
        creatures=[("grunt", (2, 1)), ("grunt", (3, 1)), ("slasher", (3, 0))],
        script={"explosion": (1, 1)},
    )
    assert not sees(at(0, 0), at(3, 0), table.walls)
    game = play(turn_of(table), ThrowCard(frag, at(2, 1)))
    area = tuple(sorted((at(2, 1), at(3, 1), at(3, 0))))
    play(game, AreaIs(area))
    assert alive(game, "grunt") == alive(game, "slasher") == []
    assert table.dwarves[0].throwables == ()
    assert table.throwable_discard == [frag]


@proves("EX-08", "POD-01", "POD-02", "POD-04", "GET-01")
def test_resupply() -> None:
    table = scene(
        dwarf("driller", (0, 0)),
        dwarf("engineer", (4, 0), primary=0),
        only=[(0, 0), (4, 0), (5, 0)],
        script={"supplies": (0,)},
    )
    table.pile[NITRA] = 3
    game = play(turn_of(table), CallPod())
    assert table.pod == at(5, 0)  # the only place; nothing is free next to the Driller
    assert table.stock == (7, 4, 1)
    assert (table.pile[NITRA], table.turn.actions) == (0, 2)
    game = turn_of(table, 1)
    assert GetSupplies() in options(game)


@proves("EX-09", "SPAWN-03", "SPAWN-04", "SPAWN-05", "SPAWN-06")
def test_emerging_creatures() -> None:
    walls = dict.fromkeys(((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)), "#")
    corners = {(-11, 7): ".", (0, 0): "1"}
    table = scene(dwarf("engineer", (3, -1)), codes={**walls, **corners}, pickups={(1, 0): "loot_bug"})
    game = begin(table, Emerging(seat=0, places=(Place("grunt", 3, "I"),)))
    assert alive(game, "grunt") == [(0, 0), (1, 0)]
    assert [place(c.space) for c in options(game) if isinstance(c, Where)] == [(2, -1), (2, 0)]
    play(game, Where(at(2, -1)))
    assert alive(game, "grunt") == [(0, 0), (1, 0), (2, -1)]


@proves("EX-10", "ACT-01", "ACT-02", "ACT-04", "ACT-05", "ACT-06", "ACT-07", "ACT-13", "ACT-14", "ACT-15")
@proves("CRE-06", "CRE-08", "CRE-09")
def test_activating_creatures() -> None:
    pits = dict.fromkeys(((1, -1), (2, -1), (1, 0), (2, 0), (1, 1)), "o")
    table = scene(
        dwarf("engineer", (0, 0)),
        dwarf("driller", (0, 2)),
        codes={**pits, (0, -1): "#"},
        creatures=[
            ("slasher", (0, 1)),
            ("grunt", (3, 0)),
            ("mactera_spawn", (-2, 2)),
            ("mactera_spawn", (4, 0)),
            ("brood_nexus", (-2, 0)),
        ],
        recent=(0,),
        script={"creature": (BANG, BANG, 1, BANG, 1)},
    )
    game = begin(table, activation(table))
    ends = sorted(place(c.way[-1]) for c in options(game) if isinstance(c, Along))
    assert ends == [(1, 1), (1, 2)]  # next to the Driller, by two steps
    play(game, Along(next(c.way for c in options(game) if isinstance(c, Along) and c.way[-1] == at(1, 2))))
    play(game, InOrder())  # the Macteras
    assert told(game, Attacked)[0].seat == 0
    assert table.dwarves[0].stunned
    assert sorted(alive(game, "mactera_spawn")) == [(-2, 2), (3, 0)]
    assert told(game, Attacked)[1].seat == 0  # the Slasher
    assert table.dwarves[0].health == 4
    assert table.dwarves[0].knocked
    assert len(told(game, Attacked)) == 2  # the Mactera that moved did not attack
    assert sorted(alive(game, "grunt")) == [(-1, 0), (1, 2)]
    assert game.is_over  # the new Grunt did not activate
    assert {e.creature for e in told(game, Stepped)} == {0, table.creature_at(at(3, 0))}


@proves("EX-11", "DRILL-06", "DRILL-07", "DRILL-08", "DRILL-09", "DRILL-13", "DRILL-14")
def test_driller() -> None:
    table = scene(
        dwarf("driller", (0, 0)),
        creatures=[("mactera_spawn", (2, 0)), ("mactera_spawn", (3, 0)), ("grunt", (1, -2))],
        script={"flame": (2, 0)},
    )
    game = play(turn_of(table), Shoot(mode("flaming_ground"), at(2, 0)))
    play(game, PutOn(0, at(2, 0)), PASS)
    assert alive(game, "mactera_spawn") == [(3, 0)]
    for spot in ((3, 0), (1, -2), (0, 0)):
        assert Where(at(*spot)) not in options(game)
    play(game, Where(at(2, 0)), Where(at(2, -1)), Where(at(1, 1)))
    assert places(table.flames) == [(1, 1), (2, -1), (2, 0)]
    assert attacked_by(table, table.creature_at(at(3, 0))) is None
    assert (table.turn.actions, table.dwarves[0].primary) == (2, 4)


@proves("EX-12", "GUN-01", "GUN-02", "GUN-03", "PICK-02")
def test_gunner_zipline() -> None:
    floor = [(0, 0), (3, 0), (4, 0), (5, 0), (6, 0)]
    table = scene(
        dwarf("gunner", (0, 0)),
        only=floor,
        codes={(1, 0): "o", (2, 0): "o"},
        pickups={(6, 0): "?"},
    )
    game = play(turn_of(table), Zipline(0))
    assert [[place(s) for s in line] for line in table.ziplines] == [[(1, 0), (2, 0)]]
    play(game, Move(at(5, 0)))
    assert place(table.dwarves[0].space) == (5, 0)
    assert table.turn.actions == 1
    assert table.pickups[at(6, 0)] == 0  # turned over: a Loot Bug


@pytest.mark.parametrize(("hazard", "specials"), [(1, 10), (2, 6), (3, 2)])
@proves("EX-13", "HAZ-01", "HAZ-02", "HAZ-03", "HAZ-04", "HAZ-05")
def test_hazard_level(hazard: int, specials: int) -> None:
    game = Game.start(RULES.standard, 2, 1, {"hazard": hazard, "dwarves": "scout,driller"})
    while not board(game).where:
        play(game, options(game)[0])
    table = board(game)
    assert table.specials_in == specials
    assert len(table.events) == 38
    assert len(table.specials) == 12  # nobody knows which of them are in the deck
    assert game.view(0).decks["events"] == 38 + specials


@proves("EX-14", "AXE-10", "DRILL-04")
def test_axe_against_a_mactera() -> None:
    for kind, wounds in (("scout", [1]), ("driller", [])):
        table = scene(dwarf(kind, (0, 0)), creatures=[("mactera_spawn", (1, 0))], script={"axe": (2,)})
        game = play(turn_of(table), Axe(), Chop(CREATURE, at(1, 0)), Chop(CREATURE, at(1, 0)))
        assert len(alive(game, "mactera_spawn")) == len(wounds)
        assert sum(table.wounds) == 0
    assert damage(table, 24, {AXE: 2}, at(0, 0), True) == 2


@proves("EX-15", "ENG-14", "ENG-11", "SHOOT-02")
def test_ap_grenade() -> None:
    table = scene(dwarf("engineer", (0, 0)), creatures=[("slasher", (3, 0))], script={"explosion": (SCARE, 2)})
    game = play(turn_of(table), Shoot(mode("ap"), at(3, 0)), Pick(1))
    assert alive(game, "slasher") == []
    assert (table.turn.actions, table.dwarves[0].primary) == (2, 4)


@proves("EX-16", "OC-01", "OC-02", "OC-03", "MIN-05")
def test_overclock() -> None:
    table = scene(dwarf("scout", (0, 0), secondary=2))
    table.pile[GOLD] = 1
    play(turn_of(table), Overclock())
    assert table.pile[GOLD] == 0
    assert table.dwarves[0].overclocked
    assert table.dwarves[0].secondary == 2
    assert table.secondary_slots(0) == 5
    assert table.modes(0)[-1] == CONTENT.secondary_modes[0][1]


def test_places_of_scenes_are_on_the_board() -> None:
    assert axial(at(0, 0)) == (4, 7)
    assert spaces_of(BIT[at(1, 1)]) == [at(1, 1)]
