"""Rounds, action phases, the handling of units."""

from __future__ import annotations

import pytest

from gamelode.games.belt.actions import NO_ACTION, Dock, WhatToDo
from gamelode.games.belt.driller import Drill
from gamelode.games.belt.events import PhaseBegan
from gamelode.games.belt.hauler import Dump, Load
from gamelode.games.belt.movement import Fly, FlyWhere
from gamelode.games.belt.platforms import Build
from gamelode.games.belt.rounds import END_PHASE, REPAIR, EndPhase, Handle, Rounds, WhatNext
from gamelode.games.belt.scout import Scan
from gamelode.kernel import Dice, proves
from gamelode.kernel.conformance import counting_clauses

from .rare import RARE, run_all
from .scene import EDITION, R, asked, at, begin, cargo, handle, phase_of, play, refused, spot, table, told, unit

SQUAD = {"scout1": (1000, 300), "driller1": (2000, 300), "hauler1": (3000, 300)}


@proves("TURN-03", "TURN-04", "TURN-11", "TURN-12", "TURN-13", "R-22", "R-23")
def test_everyone_has_a_phase_team_by_team_and_then_the_asteroids_move() -> None:
    units = {f"hauler{player}": (400 + 400 * player, 300) for player in (1, 2, 3, 4)}
    scene = table(units, [R(line=5, tick=0)], players=4, first=1, script={"green": (0,) * 8, "white": (1,) * 8})
    game = begin(scene, Rounds())
    seats = []
    while scene.round == 1:
        seats.append(game.waiting()[0])
        assert spot(scene, 0) == (5, 0)
        play(game, END_PHASE)
    assert seats == [1, 3, 0, 2]
    assert spot(scene, 0) == (5, 2)


@proves("TURN-06", "TURN-07", "R-71")
def test_a_unit_is_picked_then_moved_then_acts_before_the_next() -> None:
    scene = table({**SQUAD, "scout1": (2000, 2835)}, [R(line=5, tick=4)])
    game = phase_of(scene)
    assert asked(game) is WhatNext
    play(game, Handle(unit("scout1")))
    assert asked(game) is FlyWhere
    play(game, Fly(2000, 2835))
    assert asked(game) is WhatToDo
    assert game.why_not(0, Handle(unit("hauler1"))) is not None
    play(game, Scan(0))
    assert asked(game) is WhatNext


@proves("TURN-07", "TURN-10", "R-23")
def test_units_come_in_any_order_and_each_once() -> None:
    game = phase_of(table(SQUAD))
    for name in ("hauler1", "scout1"):
        handle(game, name, to=(at(game).x[unit(name)] + 10, 300))
        assert refused(game, Handle(unit(name))) == "TURN-09"
    left = [choice for choice in game.options(0) if isinstance(choice, Handle)]
    assert left == [Handle(unit("driller1"))]


@proves("TURN-11", "R-23", "R-71")
def test_the_phase_ends_by_itself_when_nothing_is_left() -> None:
    scene = table(SQUAD, stock={0: (0, 0, 0)})
    game = phase_of(scene)
    for name in SQUAD:
        assert not game.is_over
        handle(game, name)
    assert game.is_over


@proves("R-23", "MOVE-01")
def test_units_may_be_left_out() -> None:
    game = phase_of(table(SQUAD))
    play(game, END_PHASE)
    assert game.is_over


@proves("R-23")
def test_a_player_without_units_may_still_build_and_repair() -> None:
    game = phase_of(table(stock={0: (2, 4, 5)}, health={0: 3}))
    assert list(game.options(0)) == [*(Build(kind) for kind in range(3)), REPAIR, END_PHASE]


@proves("TURN-04")
def test_nobody_handles_the_units_of_another() -> None:
    game = phase_of(table({**SQUAD, "scout3": (1000, 900)}, players=4))
    assert refused(game, Handle(unit("scout3"))) == "TURN-04"
    assert refused(game, Handle(unit("scout2"))) == "TURN-04"


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


@proves("R-77")
def test_random_players_mostly_do_something() -> None:
    game, dice = phase_of(table(SQUAD)), Dice.from_seed(3)
    drawn = [game.sample(0, dice) for _ in range(400)]
    assert 20 < sum(isinstance(choice, EndPhase) for choice in drawn) < 100
    assert {type(choice) for choice in drawn} == {Handle, EndPhase}


@proves("TURN-04")
def test_a_phase_is_announced() -> None:
    game = phase_of(table(SQUAD))
    assert told(game, PhaseBegan) == [PhaseBegan(0)]
    assert at(game).acting == 0


def test_rare_clauses_run_in_scenes() -> None:
    with counting_clauses(EDITION.frames) as ran:
        run_all()
    assert set(RARE) <= ran.keys()


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
