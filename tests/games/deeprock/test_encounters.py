"""Event cards, the Swarm Threat, Swarms, mission events."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.cards import EventDrawn, SwarmDrawn
from gamelode.games.deeprock.events.creatures import Emerged, Stepped
from gamelode.games.deeprock.events.dwarves import Shot
from gamelode.games.deeprock.kinds import AQUARQ, BANG, GOLD, NITRA, SCARE
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent, HealEffect, RetreatEffect
from gamelode.games.deeprock.rules.cards.mission_events import (
    BehindWallEffect,
    CeilingEffect,
    CorrosionEffect,
    GreedEffect,
    WakeEffect,
)
from gamelode.games.deeprock.rules.cards.relief import Gain, ToDwarf
from gamelode.games.deeprock.rules.cards.surprise_attacks import Burrowing, FromAbove
from gamelode.games.deeprock.rules.choices import Along, At
from gamelode.games.deeprock.rules.creatures.swarms import Emerging, Place, RaiseThreat, SettingAside, SwarmAttack
from gamelode.games.deeprock.rules.dwarves.axe import ROCK, Chop
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.layout import clear
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import PASS, YES, Game, proves

from .scene import CONTENT, alive, at, begin, dwarf, event, mode, options, place, play, scene, told

NEAR_EXIT = {(-11, 7): ".", (-5, 0): "1", (3, 7): ".", (5, 0): "2"}


def drawn(id: str, *dwarves: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    """The first Dwarf draws this card."""
    special = CONTENT.events[event(id)].special
    deck = {"events": (-1,), "specials": (event(id),)} if special else {"events": (event(id),)}
    table = scene(
        *(dwarves or (dwarf("gunner", (0, 0)),)),
        script={**deck, **(script or {})},
        codes={**NEAR_EXIT, **more.pop("codes", {})},
        **more,
    )
    return table, begin(table, DrawEvent(seat=0))


def finish(game: Game) -> Game:
    while not game.is_over:
        play(game, options(game)[0])
    return game


# --- cards


@proves("EVENT-01", "EVENT-03", "EVENT-08", "SETUP-04", "HAZ-04")
def test_a_card_is_followed_and_discarded() -> None:
    table, game = drawn("stirring_nest")
    assert game.is_over
    assert table.threat == 1
    assert len(alive(game, "grunt")) == 2
    assert table.event_discard == [event("stirring_nest")]
    assert len(table.events) == 37


@proves("HAZ-04", "HAZ-05", "EVENT-01")
def test_nobody_knows_which_special_cards_are_in() -> None:
    table, _game = drawn("breather", dwarf("gunner", (0, 0), health=3))
    assert table.specials_in == 9
    assert len(table.specials) == 11
    assert table.dwarves[0].health == 5


@proves("R-40")
def test_discards_are_shuffled_when_a_deck_is_used_up() -> None:
    table = scene(dwarf("gunner", (0, 0)), events=[], specials_in=0, event_discard=[event("tremors")])
    game = begin(table, DrawEvent(seat=0))
    assert told(game, EventDrawn)[0].card == event("tremors")
    assert table.event_discard == [event("tremors")]
    used = scene(dwarf("gunner", (0, 0)), shouts=[], shout_discard=[3])
    used.draw_shout(0)
    assert (used.dwarves[0].cards, used.shout_discard) == ((3,), [])
    empty = scene(dwarf("gunner", (0, 0)), events=[], specials_in=0, shouts=[])
    assert begin(empty, DrawEvent(seat=0)).is_over
    empty.draw_shout(0)
    assert empty.dwarves[0].cards == ()


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


# --- attacks from above and below


@proves("REACT-01", "REACT-05", "R-46", "R-95", "EFF-07")
def test_a_leech_is_stopped_by_one_hit() -> None:
    near = (dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)))
    table, game = drawn("cave_leech", *near, script={"piercing": (1,)})
    play(game, React(mode("regular")))
    assert table.dwarves[0].health == 5
    table, game = drawn("cave_leech", *near)
    play(game, PASS)
    assert table.dwarves[0].health == 3
    assert table.dwarves[0].knocked


@proves("R-95")
def test_nobody_is_attacked_from_above_on_the_pod_or_unconscious() -> None:
    for one, codes in (
        (dwarf("driller", (0, 0)), {(0, 0): "d", (-4, -7): "."}),
        (dwarf("driller", (0, 0), health=0), {}),
    ):
        table = scene(one, dwarf("scout", (1, 0)), codes=codes)
        health = one.health
        assert begin(table, FromAbove(seat=0, damage=2, carries=True)).is_over
        assert table.dwarves[0].health == health
        assert place(table.dwarves[0].space) == (0, 0)


@proves("R-95")
def test_a_grabber_carries_him_towards_the_farthest_exit() -> None:
    table, game = drawn("grabber", dwarf("gunner", (1, 0)), dwarf("scout", (3, 5)), pickups={(-4, 0): "?"})
    if not game.is_over:
        play(game, options(game)[0])
    assert place(table.dwarves[0].space) == (-3, 0)
    assert table.dwarves[0].health == 4
    assert table.dwarves[0].knocked
    assert table.pickups[at(-4, 0)] == 0  # turned over, and not collected


@proves("R-95")
def test_a_player_chooses_between_exits_that_are_equally_far() -> None:
    exits = {(-4, 0): "1", (4, 0): "2", (-11, 7): ".", (3, 7): "."}
    line = [(n, 0) for n in range(-4, 5)]
    game = begin(scene(dwarf("gunner", (0, 0)), only=line, codes=exits), FromAbove(seat=0, damage=1, carries=True))
    assert options(game) == [At(at(-3, 0)), At(at(3, 0))]


@proves("R-58", "R-95")
def test_nobody_is_carried_onto_the_drop_pod() -> None:
    codes = {(-6, 0): "1", (-4, 0): "d", (-11, 7): ".", (-4, -7): "."}
    table = scene(dwarf("gunner", (0, 0)), only=[(n, 0) for n in range(-6, 1)], codes=codes)
    table.exits = (table.exits[0], -1, -1)
    begin(table, FromAbove(seat=0, damage=1, carries=True))
    assert place(table.dwarves[0].space) == (-3, 0)


@proves("REACT-01", "REACT-05", "R-46", "R-96")
def test_a_slasher_bursts_out_next_to_him_and_attacks() -> None:
    table, game = drawn(
        "emerging_slasher",
        dwarf("gunner", (0, 0)),
        dwarf("scout", (2, 0)),
        script={"creature": (1, BANG), "piercing": (1,)},
    )
    assert {place(c.space) for c in options(game) if isinstance(c, At)} == {
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
    }
    play(game, At(at(1, 0)), React(mode("regular")))
    assert alive(game, "slasher") == [(1, 0)]
    assert table.dwarves[0].health == 4
    assert table.dwarves[0].knocked
    table, game = drawn("emerging_slasher", dwarf("gunner", (0, 0)), dwarf("scout", (2, 0)), script={"piercing": (2,)})
    play(game, At(at(1, 0)), React(mode("regular")))
    assert alive(game, "slasher") == []
    assert table.dwarves[0].health == 5


@proves("R-96", "SPAWN-07")
def test_a_slasher_for_the_unconscious_comes_from_the_exit_and_a_grunt_may_replace_it() -> None:
    table = scene(dwarf("gunner", (0, 0), health=0), dwarf("scout", (2, 0)), codes=NEAR_EXIT)
    game = begin(table, Burrowing(seat=0, kind=CONTENT.kind["slasher"]))
    assert alive(game, "slasher") == [(-5, 0)]
    both = [("slasher", (5, 0)), ("slasher", (6, 0))]
    table = scene(dwarf("gunner", (0, 0)), creatures=both, script={"creature": (0,)})
    game = play(begin(table, Burrowing(seat=0, kind=CONTENT.kind["slasher"])), At(at(1, 0)))
    assert alive(game, "grunt") == [(1, 0)]
    walled = scene(dwarf("gunner", (0, 0)), only=[(0, 0)])
    walled.open &= BIT[at(0, 0)]
    assert begin(walled, Burrowing(seat=0, kind=CONTENT.kind["slasher"])).is_over


@proves("R-96")
def test_in_the_next_ring_it_is_too_far_to_attack() -> None:
    spots = [(0, 0), (2, 0), (1, 0)]
    table = scene(dwarf("gunner", (0, 0)), only=spots, pod=at(1, 0), creatures=[])
    game = begin(table, Burrowing(seat=0, kind=CONTENT.kind["slasher"]))
    assert alive(game, "slasher") == [(2, 0)]
    assert table.dwarves[0].health == 5


@proves("REACT-04", "REACT-05")
def test_after_a_scare_the_next_reaction_shot_follows_the_slasher() -> None:
    near = (dwarf("driller", (0, 0)), dwarf("engineer", (0, 1)), dwarf("gunner", (1, 1)))
    table = scene(*near, script={"explosion": (SCARE, SCARE), "bullet": (2, 1, 0)})
    game = begin(table, Burrowing(seat=0, kind=CONTENT.kind["slasher"]))
    play(game, At(at(1, 0)), React(mode("ap")), Along((at(2, 0), at(3, 0))), React(mode("burst")))
    assert told(game, Shot)[-1].space == at(3, 0)
    assert alive(game, "slasher") == []


# --- offers and relief


@proves("EVENT-05")
def test_the_sweet_spot_adds_a_success() -> None:
    table, game = drawn("sweet_spot", only=[(0, 0)], script={"axe": (0,)})
    play(game, YES, Chop(ROCK, at(1, 0)))
    assert table.open & BIT[at(1, 0)]
    assert game.is_over


@proves("EVENT-05", "R-93")
def test_a_clear_shot_is_free() -> None:
    table, game = drawn("clear_shot", creatures=[("grunt", (3, 0))], script={"bullet": (1, 0, 0)})
    play(game, YES, Shoot(mode("burst"), at(3, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[0].primary == 4


@proves("EVENT-03", "R-97", "MIN-03")
def test_relief_for_the_active_dwarf() -> None:
    table, game = drawn("glitter")
    play(game, Gain(GOLD))
    assert table.pile[GOLD] == 2
    table, game = drawn("bar_song", dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), dwarf("driller", (2, 0), health=0))
    assert options(game) == [ToDwarf(0), ToDwarf(1)]
    play(game, ToDwarf(1))
    assert len(table.dwarves[1].cards) == 2
    table, game = drawn("forgotten_crate", script={"throwables": (1, 4)})
    assert table.dwarves[0].throwables == (1, 4)


@proves("EVENT-03", "R-97")
def test_everybody_who_is_conscious_has_a_breather() -> None:
    crew = dwarf("gunner", (0, 0), health=0), dwarf("scout", (1, 0), health=1), dwarf("driller", (2, 0), health=4)
    table, _game = drawn("breather", *crew)
    assert [each.health for each in table.dwarves] == [0, 4, 5]


@proves("EVENT-03", "R-97")
def test_a_card_may_heal_the_active_dwarf_alone() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (1, 0), health=1))
    begin(table, HealEffect(2).frame(table, 0))
    assert [each.health for each in table.dwarves] == [3, 1]


@proves("R-103", "SPAWN-09")
def test_bugs_turn_back() -> None:
    """Those near any conscious Dwarf; no big ones, and none that the mission wants dead."""
    crew = dwarf("gunner", (0, 0)), dwarf("scout", (-6, 0)), dwarf("driller", (3, 7), health=0)
    bugs = [("grunt", (6, 0)), ("grunt", (-7, 0)), ("grunt", (4, 5)), ("slasher", (0, 1)), ("praetorian", (0, 3))]
    table, game = drawn("breather", *crew, creatures=bugs)
    assert (alive(game, "grunt"), alive(game, "slasher")) == ([(4, 5)], [])
    assert alive(game, "praetorian") == [(0, 3)]
    assert table.kills == 0


@proves("R-103")
def test_a_marked_creature_does_not_turn_back() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (0, 1))])
    table.marked = 1 << table.creature_at(at(0, 1))
    game = begin(table, RetreatEffect(("slasher",), 3).frame(table, 0))
    assert alive(game, "slasher") == [(0, 1)]


# --- mission events


@proves("EVENT-04", "R-98")
def test_a_loose_ceiling() -> None:
    table = scene(dwarf("gunner", (0, 0)), shield=at(0, 0), script={"creature": (BANG,)})
    game = begin(table, CeilingEffect().frame(table, 0))
    play(game, At(at(1, 0)))
    assert table.stalagmites == BIT[at(1, 0)]
    assert table.dwarves[0].health == 4
    shut = scene(dwarf("gunner", (0, 0)), only=[(0, 0)], script={"creature": (1,)})
    begin(shut, CeilingEffect().frame(shut, 0))
    assert shut.stalagmites == 0
    assert shut.dwarves[0].health == 5


@proves("EVENT-04")
def test_something_moves_behind_the_wall() -> None:
    effect = BehindWallEffect("grunt", 2)
    table = scene(dwarf("gunner", (0, 0)), hidden=[(0, -3)])
    begin(table, effect.frame(table, 0))
    assert table.threat == 1
    table = scene(dwarf("gunner", (0, 0)), codes=NEAR_EXIT)
    assert len(alive(finish(begin(table, effect.frame(table, 0))), "grunt")) == 2


@proves("EVENT-04")
def test_some_wake_or_others_emerge() -> None:
    effect = WakeEffect(("oppressor",), "grunt", 2, ("grunt",))
    table = scene(dwarf("gunner", (0, 0)), codes=NEAR_EXIT)
    game = finish(begin(table, effect.frame(table, 0)))
    assert len(alive(game, "grunt")) == 2
    assert told(game, Stepped)  # and activate
    table = scene(dwarf("gunner", (0, 0)), creatures=[("oppressor", (4, 0), "W", (5, 0)), ("grunt", (-3, 0))])
    game = finish(begin(table, effect.frame(table, 0)))
    assert alive(game, "grunt") == [(-3, 0)]
    assert alive(game, "oppressor") != [(4, 0)]


@proves("EVENT-04", "R-99")
def test_corrosion() -> None:
    wrecks = (Objective("repair", "wreck", 2, "primary", 3),)
    codes = {**NEAR_EXIT, (2, 2): "W", (2, 4): "W"}
    table = scene(dwarf("gunner", (0, 0)), codes=codes, objectives=wrecks)
    table.cubes = {at(2, 2): 3, at(2, 4): 1}
    begin(table, CorrosionEffect("web_spitter", 1).frame(table, 0))
    assert table.cubes == {at(2, 2): 3, at(2, 4): 0}
    game = begin(table, CorrosionEffect("web_spitter", 1).frame(table, 0))
    assert len(alive(game, "web_spitter")) == 1


@proves("EVENT-04", "R-90")
def test_greed() -> None:
    table = scene(dwarf("gunner", (0, 0), carrying=True), dwarf("scout", (4, 0), carrying=True), codes=NEAR_EXIT)
    game = finish(begin(table, GreedEffect("grunt").frame(table, 0)))
    assert len(alive(game, "grunt")) == 2
    table = scene(dwarf("gunner", (0, 0)), codes=NEAR_EXIT)
    begin(table, GreedEffect("grunt").frame(table, 0))
    assert table.threat == 1


@pytest.mark.parametrize("number", range(8))
@proves("EVENT-04")
def test_the_mission_event_card_does_what_the_mission_says(number: int) -> None:
    effect = CONTENT.files.mission[number].event.effect
    table = scene(dwarf("gunner", (0, 0)), codes=NEAR_EXIT, script={"events": (event("mission_event"),)})
    table.map.entry = CONTENT.files.mission[number]
    frame = effect.frame(table, 0)
    game = begin(table, frame)
    finish(game)
    assert table.threat or table.bugs or table.stalagmites or number == 0


@proves("EVENT-04", "EVENT-08")
def test_the_card_leads_to_the_mission() -> None:
    table, game = drawn("mission_event", script={"creature": (0,)})  # the scene is laid on the first mission
    play(game, At(at(1, 0)))
    assert table.stalagmites == BIT[at(1, 0)]
    assert NEAR[at(0, 0)] & table.stalagmites
    assert (table.pile[NITRA], table.pile[AQUARQ]) == (0, 0)
