"""Attacks of creatures."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import BANG, WEBBED
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.kernel import YES, proves

from ...scene import activated, at, begin, dwarf, play, scene, shout


@proves("ENG-04", "R-59")
def test_any_damage_destroys_the_gun() -> None:
    for face, there in ((1, False), (0, True), (BANG, True)):
        table = scene(
            dwarf("engineer", (5, 0)), sentry=at(1, 0), creatures=[("grunt", (0, 0))], script={"creature": (face,)}
        )
        activated(table)
        assert (table.sentry >= 0) is there
    table = scene(
        dwarf("engineer", (6, 0)),
        sentry=at(1, 0),
        creatures=[("praetorian", (0, 0), "E")],
        script={"creature": (BANG,)},
    )
    activated(table)
    assert table.sentry < 0  # that is how a Praetorian does more damage


@proves("RNS-03", "R-100")
def test_rock_solid_is_not_asked_for_an_attack_that_misses() -> None:
    ann, bo = dwarf("gunner", (0, 0)), dwarf("scout", (6, 0), cards=(shout("rock_solid"),))
    table = scene(ann, bo, creatures=[("slasher", (1, 0))], script={"creature": (0, 0)})
    assert begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0)).is_over


@proves("RNS-03", "R-35", "ACT-04")
def test_rock_solid_stops_an_attack_that_was_rolled() -> None:
    card = shout("rock_solid")
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (6, 0), cards=(card,)),
        creatures=[("slasher", (1, 0))],
        script={"creature": (1, BANG)},
    )
    game = begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0))
    assert game.waiting() == (1,)
    play(game, YES)
    assert table.dwarves[0].health == 5
    assert not table.dwarves[0].knocked
    assert table.shout_discard == [card]


@proves("R-59")
def test_who_falls_takes_no_further_effect() -> None:
    table = scene(
        dwarf("gunner", (0, 0), health=1),
        dwarf("scout", (5, 0)),
        creatures=[("web_spitter", (2, 0))],
        script={"creature": (1, BANG)},
    )
    begin(table, CreatureAttack(creature=table.creature_at(at(2, 0)), seat=0))
    assert table.dwarves[0].health == 0
    assert not table.dwarves[0].webbed
    table.afflict(1, WEBBED)
    assert table.dwarves[1].webbed
