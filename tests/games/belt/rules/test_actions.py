"""What a unit does after its move."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.actions import NO_ACTION, Dock, WhatToDo
from gamelode.games.belt.rules.driller import Drill
from gamelode.games.belt.rules.hauler import Dump, Load
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import Handle, WhatNext
from gamelode.games.belt.rules.scout import Scan
from gamelode.kernel import proves

from ..scene import (
    R,
    asked,
    at,
    cargo,
    handle,
    handling,
    phase_of,
    play,
    refused,
    table,
    unit,
)

SQUAD = {"scout1": (1000, 300), "driller1": (2000, 300), "hauler1": (3000, 300)}


@proves("TURN-05", "TURN-08", "R-24")
def test_an_action_is_taken_where_the_unit_stands_after_its_move() -> None:
    scene = table({**SQUAD, "driller1": (2000, 2500)}, [R(line=5, tick=4)])
    game = phase_of(scene)
    handle(game, "driller1", Drill(0), to=(2000, 2805))
    assert scene.left[0] > 0


@proves("TURN-08")
def test_a_unit_that_can_do_nothing_is_not_asked() -> None:
    game = phase_of(table(SQUAD))
    play(game, Handle(unit("scout1")), Fly(1000, 300))
    assert asked(game) is WhatNext


@proves("TURN-09", "R-24")
def test_after_its_action_a_unit_neither_moves_nor_acts_again() -> None:
    scene = table({**SQUAD, "scout1": (2000, 2835)}, [R(line=5, tick=4)])
    game = phase_of(scene)
    handle(game, "scout1", Scan(0))
    assert refused(game, Handle(unit("scout1"))) == "TURN-09"


@proves("R-24", "R-51")
def test_dumping_is_no_action() -> None:
    rocks = [R(line=5, tick=4, size="large", holds="4 lameum", left=4)]
    scene = table({"hauler1": (1725, 3000)}, rocks, cargo={"hauler1": "2 uberoid"})
    game = phase_of(scene)
    play(game, Handle(unit("hauler1")), Fly(1725, 3000))
    assert refused(game, Load(0, 2)) == "HAUL-05"
    play(game, Dump(), Load(0, 2))
    assert cargo(scene, "hauler1") == "2 lameum"


@proves("TURN-08")
def test_a_kind_does_only_what_its_kind_can() -> None:
    scene = table({"hauler1": (1785, 3000)}, [R(line=5, tick=4)])
    game = phase_of(scene)
    play(game, Handle(unit("hauler1")), Fly(1785, 3000))
    assert [refused(game, choice) for choice in (Scan(0), Drill(0))] == ["TURN-08", "TURN-08"]
    assert list(game.options(0)) == [NO_ACTION, Dock(0)]


CROWD = {
    "scout": {"scout1": (2000, 2835), "scout2": (2200, 2700), "driller2": (1850, 2835), "hauler2": (2500, 2500)},
    "driller": {"driller1": (2000, 2805), "hauler1": (1800, 2805), "hauler3": (2100, 2630), "scout2": (2155, 2805)},
    "hauler": {"hauler1": (2000, 2785), "driller1": (1800, 2785), "driller3": (2130, 2630), "driller2": (2205, 2785)},
}


ROCKS = [
    [R(line=5, tick=4)],
    [R(line=5, tick=4, holds="3 lameum", left=2)],
    [R(line=5, tick=4, size="debris")],
]


@proves("R-71", "TURN-08")
@pytest.mark.parametrize("rocks", ROCKS, ids=["closed", "open", "debris"])
@pytest.mark.parametrize("held", ["", "1 lameum", "1 uberoid"])
@pytest.mark.parametrize("kind", list(CROWD))
def test_what_is_offered_is_what_is_not_refused(kind: str, held: str, rocks: list[R]) -> None:
    """However little room there is round a rock."""
    holders = [name for name in CROWD[kind] if held and not name.startswith("scout")]
    scene = table(CROWD[kind], rocks, players=4, cargo=dict.fromkeys(holders, held))
    question = WhatToDo(seat=0, unit=unit(f"{kind}1"))
    judged = [thing for thing in question.things(scene, 0) if question.why_not(scene, 0, thing) is None]
    assert question.options(scene, 0) == judged


@proves("R-47")
def test_whoever_rides_on_an_asteroid_does_not_dock_on_it_again() -> None:
    scene = table({"hauler1": (1785, 3000)}, [R(line=5, tick=4)], cargo={"hauler1": "1 lameum"})
    game = handling(scene, "hauler1")
    assert Dock(0) in game.options(0)
    at(game).rides[unit("hauler1")] = 0
    assert Dock(0) not in game.options(0)
    assert refused(game, Dock(0)) == "R-47"
