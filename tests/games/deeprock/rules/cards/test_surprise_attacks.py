"""What attacks whoever draws an Event card."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.events.dwarves import Shot
from gamelode.games.deeprock.kinds import BANG, SCARE
from gamelode.games.deeprock.rules.cards.surprise_attacks import Burrowing, FromAbove
from gamelode.games.deeprock.rules.choices import Along, At
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React
from gamelode.kernel import PASS, proves

from ...scene import CONTENT, NEAR_EXIT, alive, at, begin, drawn, dwarf, mode, options, place, play, scene, told


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


@pytest.mark.parametrize(("shield", "health"), [(-1, 3), (0, 5)])
@proves("GUN-07", "R-62", "R-95", "GUN-08")
def test_a_leech_hurts_unless_shielded(shield: int, health: int) -> None:
    table = scene(dwarf("gunner", (0, 0)), shield=at(0, 1) if shield == 0 else -1)
    begin(table, FromAbove(seat=0, damage=2, carries=False))
    assert table.dwarves[0].health == health
    assert table.dwarves[0].knocked == (health == 3)
    assert table.turn.shield_used == (health == 5)
