"""Reaction shots."""

from __future__ import annotations

from typing import Any

from gamelode.games.deeprock.kinds import SCARE
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs, Pick
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React, ReactionShots
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import Game, proves

from ...scene import alive, at, begin, board, dwarf, mode, options, play, scene


def reacting(*dwarves: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    table = scene(dwarf("gunner", (0, 0)), *dwarves, script=script or {}, **more)
    return table, begin(table, ReactionShots(attacked=0, space=at(0, 0)))


@proves("REACT-01", "REACT-02", "REACT-03", "REACT-04", "REACT-06", "R-46", "R-48")
def test_others_within_two_spaces_shoot_round_the_table() -> None:
    _table, game = reacting(
        dwarf("scout", (3, 0)),
        dwarf("driller", (2, 0), knocked=True),
        dwarf("engineer", (0, 2)),
        sentry=at(1, 0),
    )
    assert game.waiting() == (3,)
    shots = [c.mode for c in options(game) if isinstance(c, React)]
    assert shots == [mode("he"), mode("ap"), mode("subata")]


@proves("REACT-04", "REACT-05", "R-47", "R-46")
def test_one_hit_ends_the_threat() -> None:
    table, game = reacting(dwarf("scout", (1, 0)), dwarf("driller", (0, 1)), script={"piercing": (1,)})
    assert React(mode("aimed")) not in options(game)
    play(game, React(mode("regular")))
    assert game.is_over  # nobody else is asked
    assert table.dwarves[1].primary == 4
    assert table.turn.actions == 0


@proves("REACT-02", "R-47")
def test_a_miss_lets_the_next_one_try_and_flaming_ground_is_none() -> None:
    _table, game = reacting(
        dwarf("scout", (1, 0)), dwarf("driller", (0, 1)), script={"piercing": (0,), "flame": (0, 0, 0)}
    )
    play(game, React(mode("regular")))
    assert game.waiting() == (2,)
    assert React(mode("flaming_ground")) not in options(game)
    play(game, React(mode("fire_haze")))
    assert game.is_over


@proves("R-47", "SYM-06")
def test_a_scare_counts_as_a_hit_and_he_hurts_dwarves() -> None:
    table, game = reacting(dwarf("engineer", (1, 0)), dwarf("scout", (0, 1)), script={"explosion": (2,)})
    play(game, React(mode("he")))
    area = next(c for c in options(game) if isinstance(c, AreaIs) and at(0, 1) in c.spaces and at(1, 0) not in c.spaces)
    play(game, area)
    assert [d.health for d in table.dwarves] == [3, 5, 3]
    table, game = reacting(dwarf("engineer", (1, 0)), dwarf("scout", (0, 1)), script={"explosion": (SCARE, 0)})
    play(game, React(mode("ap")), Pick(0))
    assert game.is_over


@proves("REACT-05")
def test_a_real_creature_only_takes_its_damage() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (-2, 1)),
        dwarf("driller", (0, 1)),
        creatures=[("slasher", (-1, 1))],
        script={"piercing": (1,), "flame": (2, 0, 0)},
    )
    creature = table.creature_at(at(-1, 1))
    game = begin(table, ReactionShots(attacked=0, space=at(-1, 1), creature=creature))
    play(game, React(mode("regular")))
    assert game.waiting() == (2,)
    play(game, React(mode("fire_haze")))
    assert alive(game, "slasher") == []
    assert board(game).dwarves[2].primary == 4
