"""Creatures that look one way."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import BULLET
from gamelode.games.deeprock.rules.creatures.activate import activation
from gamelode.games.deeprock.rules.creatures.harm import damage
from gamelode.kernel import proves

from ....scene import CORRIDOR, activated, alive, at, begin, dwarf, scene, shooter


@proves("CRE-15", "R-66")
def test_a_praetorian_faces_its_last_step() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("praetorian", (0, 0), "W")])
    activated(table)
    assert alive(begin(table, activation(table, ("oppressor",))), "praetorian") == [(3, 0)]
    assert table.facing[table.creature_at(at(3, 0))] == 0


@proves("CRE-14", "CRE-16", "R-67", "R-68")
def test_resistance_is_ignored_from_behind() -> None:
    table = shooter("gunner", ("praetorian", (2, 0), "E"), ("oppressor", (-2, 0), "W", (-1, 0)))
    praetorian, oppressor = table.creature_at(at(2, 0)), table.creature_at(at(-2, 0))
    assert damage(table, praetorian, {BULLET: 3}, at(0, 0), False) == 3
    assert damage(table, praetorian, {BULLET: 3}, at(4, 0), False) == 1
    assert damage(table, praetorian, {BULLET: 3}, -1, False) == 1  # a blast has no attacker
    assert damage(table, oppressor, {BULLET: 3}, at(0, 0), False) == 3
    assert damage(table, oppressor, {BULLET: 3}, at(-1, -1), False) == 1  # behind its front, but beside its rear
    assert damage(table, oppressor, {BULLET: 3}, at(-3, 0), False) == 1
