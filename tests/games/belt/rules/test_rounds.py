"""Rounds, action phases, the handling of units, and the two ways a game ends."""

from __future__ import annotations

import pytest

from gamelode.games.belt.events import PhaseBegan
from gamelode.games.belt.rules.actions import WhatToDo
from gamelode.games.belt.rules.movement import Fly, FlyWhere
from gamelode.games.belt.rules.platforms import Build
from gamelode.games.belt.rules.rounds import END_PHASE, REPAIR, EndPhase, Handle, Rounds, WhatNext
from gamelode.games.belt.rules.scout import Scan
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game, proves
from gamelode.kernel.conformance import counting_clauses

from ..rare import RARE, run_all
from ..scene import EDITION, R, asked, at, begin, handle, phase_of, play, refused, spot, table, told, unit

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


IDLE = {"hauler1": (500, 300), "hauler2": (900, 300)}


NOTHING = {"green": (0,) * 20, "white": (1,) * 20}


def play_round(scene: BeltTable) -> Game:
    """Nobody does anything for a round, or until the end."""
    game = begin(scene, Rounds())
    while not game.is_over and scene.round == 1:
        play(game, END_PHASE)
    return game


@proves("END-01", "R-63")
def test_the_game_ends_when_the_last_asteroid_has_left() -> None:
    game = play_round(table(IDLE, [R(line=9, tick=12, size="large")], no_piles=True))
    assert game.is_over
    assert at(game).over == "END-01"


@proves("R-63")
@pytest.mark.parametrize("rock", [R(line=9, tick=8), R(line=9, tick=8, size="debris")])
def test_not_before_debris_is_gone_too(rock: R) -> None:
    assert not play_round(table(IDLE, [rock], no_piles=True)).is_over


@proves("END-01", "R-63")
def test_nor_while_asteroids_are_still_to_come() -> None:
    assert not play_round(table(IDLE, script=NOTHING)).is_over


@proves("R-63", "SPOT-04")
def test_whatever_became_of_an_asteroid_it_is_gone() -> None:
    """The last one crashes."""
    game = play_round(table(IDLE, [R(line=3, tick=9, size="debris")], berths=(1800, 3900), no_piles=True))
    assert (game.is_over, at(game).over, at(game).health) == (True, "END-01", [4, 5])


@proves("DMG-05", "END-03", "END-04", "DMG-01", "R-61", "R-72")
def test_a_destroyed_refinery_loses_whatever_the_points() -> None:
    rocks = [R(line=3, tick=8, holds="4 lameum", left=2)]
    game = play_round(table(IDLE, rocks, berths=(1800, 3900), health={0: 2}, stock={0: (99, 0, 0)}, script=NOTHING))
    assert game.is_over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("END-03", (1,))


@proves("R-61")
def test_rocks_end_the_game_only_after_all_have_moved() -> None:
    """Both refineries fall in one phase: points decide between them."""
    rocks = [
        R(line=3, tick=8, holds="4 lameum", left=4),
        R(line=7, tick=8, holds="4 lameum", left=4),
        R(line=1, tick=0),
    ]
    scene = table(IDLE, rocks, berths=(1800, 4200), health={0: 1, 1: 2}, stock={1: (1, 5, 5)}, script=NOTHING)
    game = play_round(scene)
    assert (scene.health, spot(scene, 2)) == ([0, 0], (1, 2))
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@proves("R-61", "R-39")
def test_a_fallen_refinery_is_in_the_way_until_the_phase_is_over() -> None:
    rocks = [R(line=3, tick=8, holds="4 lameum", left=4), R(line=3, tick=9, size="debris")]
    scene = table(IDLE, rocks, berths=(1800, 4200), health={0: 1}, script=NOTHING)
    play_round(scene)
    assert [spot(scene, rock) for rock in (0, 1)] == [None, None]
