"""What attacks bring about."""

from __future__ import annotations

from gamelode.games.deeprock.events.creatures import CreatureHeld
from gamelode.games.deeprock.kinds import AXE, BULLET, EXPLOSION, FLAME, PIERCING, STUN
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.creatures.harm import Harm, damage
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.kernel import proves

from ...scene import at, begin, dwarf, mode, options, play, scene, shooter, told, turn_of


@proves("R-14", "CRE-13", "R-79")
def test_the_dead_are_gone_and_rewarded_before_anybody_flees() -> None:
    """A gun that shoots in the middle of a flight cannot bury them again."""
    table = scene(
        dwarf("engineer", (0, 0)),
        creatures=[("spitball_infector", (2, 0)), ("slasher", (3, 0))],
        sentry=at(4, 1),
        script={"bullet": (0, 0), "shouts": (3,)},
    )
    dying, fleeing = table.creature_at(at(2, 0)), table.creature_at(at(3, 0))
    game = begin(table, Harm(wounds={dying: 5, fleeing: 0}, by=0, scared=(dying, fleeing), source=at(0, 0)))
    assert table.where[dying] < 0
    assert table.dwarves[0].cards == (3,)
    assert isinstance(options(game)[0], Along)


@proves("CRE-13")
def test_whoever_falls_by_his_own_grenade_still_earns_the_card() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (5, 0)), creatures=[("praetorian", (1, 0))])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 6}, dwarves={0: 1}, by=0))
    assert table.dwarves[0].health == 0
    assert len(table.dwarves[0].cards) == 1


@proves("DICE-02", "DMG-06", "R-13")
def test_resistance_is_subtracted_once_an_attack_and_type() -> None:
    table = shooter("gunner", ("slasher", (1, 0)), ("praetorian", (3, 0), "W"))
    slasher, praetorian = table.creature_at(at(1, 0)), table.creature_at(at(3, 0))
    assert damage(table, slasher, {BULLET: 3}, at(0, 0), False) == 2
    assert damage(table, slasher, {BULLET: 1, FLAME: 1, PIERCING: 1}, at(0, 0), False) == 1
    assert damage(table, praetorian, {BULLET: 2, AXE: 1, EXPLOSION: 2}, at(0, 0), False) == 2


@proves("EFF-05", "R-15")
def test_frozen_doubles_what_resistance_leaves() -> None:
    table = shooter("gunner", ("slasher", (1, 0)))
    table.frozen = 1 << table.creature_at(at(1, 0))
    assert damage(table, table.creature_at(at(1, 0)), {BULLET: 3}, at(0, 0), False) == 4


@proves("UPG-08", "EFF-03", "R-17")
def test_stun_holds_survivors_that_lost_health() -> None:
    table = shooter("gunner", ("praetorian", (3, 0), "W"), script={"bullet": (2, 1, 0)}, fitted=((STUN,), ()))
    game = play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    praetorian = table.creature_at(at(3, 0))
    assert table.stunned == 1 << praetorian
    assert told(game, CreatureHeld)[0].creature == praetorian
    table = shooter("gunner", ("oppressor", (3, 0), "W", (4, 0)), script={"bullet": (2, 1, 0)}, fitted=((STUN,), ()))
    play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert table.stunned == 0
    table = shooter("gunner", ("praetorian", (3, 0), "W"), script={"bullet": (1, 1, 0)}, fitted=((STUN,), ()))
    play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert table.stunned == 0  # it lost no Health


@proves("R-20")
def test_direct_shots_and_shooters_out_of_the_area_are_safe() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (2, 0)), script={"bullet": (2, 2, 2)})
    play(turn_of(table), Shoot(mode("burst"), at(2, 0)))
    assert table.dwarves[1].health == 5
    near = scene(dwarf("engineer", (0, 0)), creatures=[("grunt", (1, 0))], script={"explosion": (1,)})
    game = play(turn_of(near), Shoot(mode("he"), at(1, 0)))
    play(game, AreaIs(tuple(sorted((at(0, 0), at(1, 0), at(0, 1))))))
    assert near.dwarves[0].health == 4


@proves("CRE-20", "R-22", "CRE-19")
def test_an_area_over_both_spaces_of_the_oppressor_counts_twice() -> None:
    table = shooter("engineer", ("oppressor", (3, 0), "W", (3, -1)), script={"explosion": (2,)})
    game = play(turn_of(table), Shoot(mode("he"), at(3, 0)))
    play(game, AreaIs(tuple(sorted((at(3, 0), at(3, -1), at(4, -1))))))
    assert table.wounds[table.creature_at(at(3, 0))] == 4
