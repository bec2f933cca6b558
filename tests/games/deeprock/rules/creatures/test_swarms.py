"""The Swarm Threat and Swarms."""

from __future__ import annotations

from gamelode.games.deeprock.events.cards import SwarmDrawn
from gamelode.games.deeprock.events.creatures import Emerged, Stepped
from gamelode.games.deeprock.rules.creatures.swarms import Emerging, Place, RaiseThreat, SettingAside, SwarmAttack
from gamelode.games.deeprock.rules.layout import clear
from gamelode.kernel import proves

from ...scene import CONTENT, NEAR_EXIT, alive, begin, drawn, dwarf, finish, scene, told


@proves("EVENT-06", "EVENT-07", "SWARM-01", "R-43")
def test_every_creature_step_that_is_entered_triggers_a_swarm() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=3, script={"swarms": (0,)})
    game = finish(begin(table, RaiseThreat(by=2)))
    assert table.threat == 5
    assert [e.card for e in told(game, SwarmDrawn)] == [0]
    calm = scene(dwarf("gunner", (0, 0)), threat=4)
    assert told(begin(calm, RaiseThreat(by=2)), SwarmDrawn) == []


@proves("EVENT-06")
def test_a_false_alarm_goes_back_and_never_below_nothing() -> None:
    for before, after in ((7, 1), (2, 0)):
        table, game = drawn("false_alarm", threat=before)
        assert table.threat == after
        assert told(game, SwarmDrawn) == []


@proves("R-102", "EVENT-07")
def test_a_creature_step_triggers_no_second_swarm_when_the_marker_has_been_back() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=3, script={"swarms": (0,)})
    game = begin(table, RaiseThreat(by=1))
    finish(game)
    assert len(told(game, SwarmDrawn)) == 1
    for by in (-2, 3):
        assert told(finish(begin(table, RaiseThreat(by=by))), SwarmDrawn) == []
    assert table.threat == 5


@proves("R-102")
def test_the_next_creature_step_triggers_one_all_the_same() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=2, reached=7, script={"swarms": (0,)})
    game = finish(begin(table, RaiseThreat(by=6)))
    assert len(told(game, SwarmDrawn)) == 1


@proves("R-102", "DIVE-01")
def test_in_the_next_mission_of_a_dive_all_steps_count_again() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=9, reached=9)
    clear(table)
    assert (table.threat, table.reached) == (0, 0)


@proves("SWARM-01", "SWARM-02", "SWARM-03", "R-45")
def test_cards_set_aside_come_with_the_next_swarm_and_all_activate_once() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), codes=NEAR_EXIT, threat=3, script={"swarms": (10, 8)}, creatures=[("grunt", (4, -4))]
    )
    begin(table, SettingAside(count=1))
    assert table.aside == 1
    game = finish(begin(table, RaiseThreat(by=1)))
    assert [e.card for e in told(game, SwarmDrawn)] == [10, 8]
    kinds = [CONTENT.kind_of[e.creature] for e in told(game, Emerged)]
    assert kinds[:4] == [CONTENT.kind[name] for name in ("slasher", "exploder", "mactera_spawn", "grunt")]
    assert table.aside == 0
    assert any(e.creature == 0 for e in told(game, Stepped))  # the old one activated too
    assert sorted(table.swarm_discard) == [8, 10]


@proves("SPAWN-01", "SPAWN-02", "SPAWN-03")
def test_nothing_comes_from_an_exit_that_is_not_there() -> None:
    table = scene(dwarf("gunner", (0, 0)), codes=NEAR_EXIT)
    game = begin(table, Emerging(seat=0, places=(Place("grunt", 2, "III"), Place("grunt", 1, "each"))))
    assert sorted(alive(game, "grunt")) == [(-5, 0), (5, 0)]


@proves("SPAWN-03", "SPAWN-05")
def test_nearest_and_farthest_are_by_the_way_to_the_active_dwarf() -> None:
    table = scene(dwarf("gunner", (2, 0)), codes=NEAR_EXIT)
    places = (Place("grunt", 1, "nearest"), Place("web_spitter", 1, "farthest"))
    game = begin(table, Emerging(seat=0, places=places))
    assert alive(game, "grunt") == [(5, 0)]
    assert alive(game, "web_spitter") == [(-5, 0)]


@proves("SWARM-03")
def test_a_swarm_without_cards_still_activates() -> None:
    table = scene(dwarf("gunner", (0, 0)), swarms=[], creatures=[("grunt", (3, 0))])
    game = begin(table, SwarmAttack(cards=1))
    assert alive(finish(game), "grunt") != [(3, 0)]
