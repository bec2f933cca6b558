"""The events of missions."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.creatures import Stepped
from gamelode.games.deeprock.kinds import BANG
from gamelode.games.deeprock.rules.cards.mission_events import (
    BehindWallEffect,
    CeilingEffect,
    CorrosionEffect,
    GreedEffect,
    WakeEffect,
)
from gamelode.games.deeprock.rules.choices import At
from gamelode.kernel import proves

from ...scene import CONTENT, NEAR_EXIT, alive, at, begin, dwarf, event, finish, play, scene, told


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
