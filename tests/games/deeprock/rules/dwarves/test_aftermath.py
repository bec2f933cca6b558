"""What grenades leave behind."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import BULLET, GOLD
from gamelode.games.deeprock.rules.creatures.harm import damage
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.turn import give_back
from gamelode.kernel import proves

from ...scene import TRIANGLE, at, dwarf, places, play, scene, throwable, thrower, turn_of


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
