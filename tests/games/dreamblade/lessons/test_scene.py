"""The table of a lesson: miniatures stand where the scene names them, and the others are in reserve."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.kinds import GRAVEYARD, RESERVES, Cell, Kind
from gamelode.games.dreamblade.lessons.scene import TableScene, arrange
from gamelode.games.dreamblade.seen.audit import audit
from gamelode.games.dreamblade.seen.names import ids
from gamelode.games.dreamblade.table import DreambladeTable
from gamelode.kernel import Fault, Game, Seat
from tests.games.dreamblade.scene import CONTENT, STANDARD, cell, kind, n, piece, s

OPTIONS = {"south": "2 seraph, lantern_squire", "north": "cannibal_pariah"}

Places = dict[Seat, dict[Cell, tuple[Kind, ...]]]


def laid(scene: TableScene) -> DreambladeTable:
    """A dealt table, arranged; it is one that could be."""
    table = Game.start(STANDARD, 2, "lesson", OPTIONS).table
    assert isinstance(table, DreambladeTable)
    arrange(table, scene)
    audit(table)
    return table


def test_what_is_not_named_is_in_reserve() -> None:
    assert set(laid(TableScene()).cell.values()) == {RESERVES}


def test_miniatures_stand_where_they_are_named() -> None:
    places: Places = {0: {cell("c3"): (kind("seraph"),), GRAVEYARD: (kind("seraph"),)}}
    table = laid(TableScene(players=places))
    assert (table.cell[s("seraph")], table.cell[s("seraph", 1)]) == (cell("c3"), GRAVEYARD)


def test_turn_and_game_stand_as_the_scene_says() -> None:
    table = laid(TableScene(turn=5, first=1, wins=(2, 3), rolls=(6, 2)))
    assert (table.turn, table.first, table.wins, table.rolls) == (5, 1, [2, 3], (6, 2))


def test_a_creature_may_be_hurt() -> None:
    places: Places = {1: {cell("c3"): (kind("cannibal_pariah"),)}}
    assert laid(TableScene(players=places, damage={n("cannibal_pariah"): 1})).damage == {n("cannibal_pariah"): 1}


def test_what_the_warband_lacks_is_a_fault() -> None:
    with pytest.raises(Fault, match="there is no Lantern Squire left in that warband"):
        laid(TableScene(players={0: {cell("c3"): (kind("lantern_squire"),) * 2}}))


def test_lessons_call_things_by_ids() -> None:
    named = ids(CONTENT)
    assert (named["mini"]["north-seraph-2"], named["mini"]["south-seraph"]) == (n("seraph", 1), s("seraph"))
    assert named["piece"]["savage_ogre-crit"] == piece("savage_ogre", "crit")
    assert (named["cell"]["e1"], named["cell"]["graveyard"]) == (cell("e1"), GRAVEYARD)
