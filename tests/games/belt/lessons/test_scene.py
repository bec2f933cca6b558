"""The table of a lesson: rocks and units lie where the scene names them, and the rest is as it was dealt."""

from __future__ import annotations

import pytest

from gamelode.games.belt.kinds import DEBRIS, SMALL
from gamelode.games.belt.lessons.scene import RockScene, TableScene, UnitScene, arrange
from gamelode.games.belt.rules.setup import default_place
from gamelode.games.belt.seen.audit import audit
from gamelode.games.belt.seen.names import ids
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Fault, Game
from tests.games.belt.scene import CONTENT, EDITION, at, deposit, ore, unit


def laid(scene: TableScene) -> BeltTable:
    """A dealt table, arranged; it is one that could be."""
    table = at(Game.start(EDITION, 2, "lesson", {"quick_start": True}))
    arrange(table, scene)
    audit(table)
    return table


def test_what_is_not_named_stands_in_its_usual_place() -> None:
    table = laid(TableScene())
    assert table.on_board == []
    assert all((table.x[each], table.y[each]) == default_place(table, each) for each in range(6))


def test_rocks_lie_where_they_are_named() -> None:
    table = laid(TableScene(rocks=(RockScene(line=3, tick=5, holds=deposit("2 uberoid"), known=(1,)),)))
    assert (table.line, table.tick, table.size, table.known) == ([3], [5], [SMALL], [2])


def test_debris_is_what_has_no_load_left() -> None:
    table = laid(TableScene(rocks=(RockScene(line=3, tick=5, size="debris"),)))
    assert (table.size, table.left, table.known) == ([DEBRIS], [0], [table.everybody])


def test_a_unit_has_what_the_scene_gives() -> None:
    hauler = unit("hauler1")
    table = laid(TableScene(units={hauler: UnitScene(at=(1000, 900), loads=2, ore=ore("lameum"))}))
    assert (table.x[hauler], table.y[hauler], table.loads[hauler], table.ore[hauler]) == (1000, 900, 2, ore("lameum"))


def test_ore_that_was_not_there_at_the_start_came_from_asteroids_that_are_gone() -> None:
    table = laid(TableScene(stock={0: (4, 4, 5)}))
    assert table.on_board == []
    came = [CONTENT.deposit_loads[each] for each in table.deposit if CONTENT.deposit_ore[each] == ore("uberoid")]
    assert sum(came) >= 3


def test_lost_units_are_in_reserve() -> None:
    assert laid(TableScene(reserve=(unit("scout2"),))).number[unit("scout2")] == 0


@pytest.mark.parametrize(
    ("scene", "fault"),
    [
        (TableScene(rocks=(RockScene(line=1, tick=1, left=2),)), "the scene does not say it"),
        (
            TableScene(rocks=(RockScene(line=1, tick=1, holds=deposit("6 lameum")),)),
            "there is no small asteroid with 6 Lameum left",
        ),
        (TableScene(stock={0: (99, 0, 0)}), "there is not so much Uberoid"),
    ],
)
def test_what_cannot_lie_there_is_a_fault(scene: TableScene, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        laid(scene)


def test_lessons_call_things_by_ids() -> None:
    named = ids(CONTENT)
    assert named["unit"]["hauler-2"] == unit("hauler2")
    assert named["deposit"]["2-uberoid"] == deposit("2 uberoid")
    assert (named["rock"]["asteroid-1"], named["team"]["B"], named["kind"]["scout"]) == (0, 1, 0)
