"""Creatures that appear."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.rules.creatures.emerge import Emerge, WhichRear
from gamelode.games.deeprock.seen.audit import _audit_creatures
from gamelode.kernel import proves

from ...scene import CONTENT, alive, at, begin, dwarf, place, places, play, scene


@proves("DRILL-10", "R-50")
def test_a_creature_is_put_into_flames_only_if_nothing_else_is_left() -> None:
    spots = [(0, 0), (1, 0)]
    for name, left in (("grunt", 0), ("slasher", 1)):
        table = scene(dwarf("gunner", (1, 0)), only=spots, flames=BIT[at(0, 0)])
        table.burn()
        game = begin(table, Emerge(kind=CONTENT.kind[name], origin=at(0, 0)))
        assert len(alive(game, name)) == left
        assert not table.burning
        assert sum(table.wounds) == 0
    table = scene(dwarf("gunner", (5, 0)), flames=BIT[at(0, 0)])
    table.burn()
    game = begin(table, Emerge(kind=0, origin=at(0, 0)))
    assert at(0, 0) not in table.where
    assert table.burning


@proves("GUN-10", "R-50")
def test_no_creature_appears_on_the_shield_or_the_resupply_pod() -> None:
    table = scene(dwarf("gunner", (3, 0)), only=[(n, 0) for n in range(4)], shield=at(0, 0), pod=at(1, 0))
    game = begin(table, Emerge(kind=0, origin=at(0, 0)))
    assert alive(game, "grunt") == [(2, 0)]


@proves("R-51", "CRE-19", "CRE-18")
def test_the_oppressor_needs_room_for_its_rear() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (2, 0), (3, 0), (4, 0), (1, 0)])
    game = begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(1, 0)))
    assert alive(game, "oppressor") == [(1, 0)]
    assert place(table.rear) == (0, 0)
    assert table.facing[CONTENT.two_spaces] == 0  # away from its rear


@proves("R-51")
def test_a_space_without_room_for_the_rear_is_skipped() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)], creatures=[("grunt", (1, 0))])
    begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(0, 0)))
    assert places(table.spaces_of_creature(CONTENT.two_spaces)) == [(2, 0), (3, 0)]


def test_the_oppressor_emerges_front_first() -> None:
    table = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (0, 1), (1, 0), (4, 0)])
    game = begin(table, Emerge(kind=CONTENT.kind["oppressor"], origin=at(1, 0)))
    assert isinstance(game.question, WhichRear)
    _audit_creatures(table)
    play(game, game.options(0)[0])
    assert table.rear >= 0


@proves("R-51", "CRE-15")
def test_a_new_praetorian_faces_the_nearest_dwarf() -> None:
    table = scene(dwarf("gunner", (-3, 0)))
    begin(table, Emerge(kind=CONTENT.kind["praetorian"], origin=at(0, 0)))
    assert table.facing[table.creature_at(at(0, 0))] == 3


@proves("SPAWN-07", "SPAWN-08", "SPAWN-09")
def test_miniatures_run_out() -> None:
    slashers = [("slasher", (5, 0)), ("slasher", (5, 1))]
    table = scene(dwarf("gunner", (0, 0)), creatures=slashers)
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(-3, 0)))
    assert alive(game, "grunt") == [(-3, 0)]
    table.remove(table.creature_at(at(5, 0)))
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(3, 0)))
    assert (3, 0) in alive(game, "slasher")
    grunts = [("grunt", (q, r)) for q in range(-3, 3) for r in (2, 3, 4)]
    table = scene(dwarf("gunner", (0, 0)), creatures=[*slashers, *grunts])
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(-3, 0)))
    assert len(alive(game, "grunt")) == 18
    assert sum(space >= 0 for space in table.where) == 18 + len(slashers)


@pytest.mark.parametrize("name", ["grunt", "web_spitter"])
@proves("R-49")
def test_creatures_do_not_appear_behind_solid_rock(name: str) -> None:
    spots = [(0, 0), (0, 1), (3, 0), (2, 0)]
    table = scene(dwarf("gunner", (3, 0)), only=spots, creatures=[("grunt", (0, 0))])
    game = begin(table, Emerge(kind=CONTENT.kind[name], origin=at(0, 0)))
    assert (0, 1) in alive(game, name)
