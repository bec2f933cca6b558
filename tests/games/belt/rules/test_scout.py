"""Scouts look into asteroids and shoot debris."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import AsteroidScanned
from gamelode.games.belt.rules.actions import WhatToDo
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.rules.scout import Blast, Scan
from gamelode.kernel import proves

from ..scene import R, asked, deposit, handle, handling, phase_of, refused, spot, table, told, unit, where

BESIDE = {"scout1": (2000, 2835), "hauler1": (500, 300)}


@proves("SCOUT-01", "SCOUT-03", "SCOUT-06")
def test_a_scout_that_touches_learns_and_leaves_the_token_face_down() -> None:
    scene = table(BESIDE, [R(line=5, tick=4)], script={"small": (deposit("1 uberoid"),)})
    handle(phase_of(scene), "scout1", Scan(0))
    assert (scene.deposit[0], scene.left[0]) == (deposit("1 uberoid"), -1)


@proves("SCOUT-03")
def test_out_of_contact_nothing_is_seen() -> None:
    rocks = [R(line=5, tick=4), R(line=5, tick=5, size="debris")]
    game = handling(table({**BESIDE, "scout1": (2000, 2829)}, rocks), "scout1")
    assert asked(game) is WhatToDo
    assert refused(game, Scan(0)) == "R-14"


@proves("SCOUT-01", "R-48")
def test_a_drilled_asteroid_cannot_be_scouted() -> None:
    game = handling(table(BESIDE, [R(line=5, tick=4, holds="2 lameum", left=2)]), "scout1")
    assert refused(game, Scan(0)) == "SCOUT-01"


@proves("SCOUT-04", "R-48")
def test_a_team_looks_once() -> None:
    game = handling(table(BESIDE, [R(line=5, tick=4, holds="2 lameum", known=[0])]), "scout1")
    assert refused(game, Scan(0)) == "R-48"


@proves("SCOUT-02", "R-48")
def test_another_team_may_look_too_and_sees_the_same() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, holds="2 lameum", known=[1])])
    game = handling(scene, "scout1")
    assert refused(game, Scan(0)) == ""
    game.answer(0, Scan(0))
    assert (scene.known[0], scene.deposit[0]) == (0b11, deposit("2 lameum"))


@proves("SCOUT-02", "SCOUT-05", "R-65")
def test_the_team_hears_what_it_is_and_others_that_it_was_scouted() -> None:
    scene = table(BESIDE, [R(line=5, tick=4)], players=4, script={"small": (deposit("1 uberoid"),)})
    game = phase_of(scene)
    handle(game, "scout1", Scan(0))
    heard = [event.deposit for seat in (0, 2, 1, 3, None) for event in told(game, AsteroidScanned, seat)
             if isinstance(event, AsteroidScanned)]  # fmt: skip
    assert heard == [deposit("1 uberoid")] * 2 + [None] * 3


@proves("SCOUT-04", "R-66")
def test_to_look_is_chance_and_cannot_be_undone() -> None:
    scene = table(BESIDE, [R(line=5, tick=4, holds="2 lameum", known=[1])])
    game = handling(scene, "scout1")
    before = game.known
    game.answer(0, Scan(0))
    assert game.known != before


@proves("SCOUT-09", "R-16")
@pytest.mark.parametrize(("gap", "clause"), [(630, ""), (631, "SCOUT-09")])
def test_debris_is_shot_within_one_short(gap: int, clause: str) -> None:
    rocks = [R(line=5, tick=4, size="debris"), R(line=5, tick=9)]
    scene = table({"scout1": (2000 + 160 + gap, 3000), "scout2": (2500, 2700)}, rocks)
    assert refused(handling(scene, "scout1"), Blast(0)) == clause


@proves("SCOUT-10", "SCOUT-11", "R-73")
def test_debris_is_destroyed_without_a_roll_and_its_riders_stay_unharmed() -> None:
    units = {"scout1": (2500, 3000), "hauler1": (2000, 2785), "hauler2": (2000, 3215)}
    scene = table(units, [R(line=5, tick=4, size="debris", riders=["hauler1", "hauler2"])])
    game = phase_of(scene)
    handle(game, "scout1", Blast(0))
    assert (spot(scene, 0), scene.dice.drawn) == (None, 0)
    assert [where(scene, name) for name in units] == list(units.values())
    assert scene.rides == [-1] * 6
    assert refused(game, Handle(unit("scout1"))) == "TURN-09"


@proves("R-73")
def test_the_shooting_scout_keeps_its_own_hold() -> None:
    rocks = [R(line=5, tick=4, riders=["scout1"]), R(line=5, tick=5, size="debris")]
    scene = table(BESIDE, rocks)
    handle(phase_of(scene), "scout1", Blast(1))
    assert scene.rides[unit("scout1")] == 0


@proves("R-55")
def test_nobody_shoots_asteroids() -> None:
    game = handling(table(BESIDE, [R(line=5, tick=4)]), "scout1")
    assert [refused(game, Blast(rock)) for rock in (0, 9, -1)] == ["SCOUT-09"] * 3
