"""The table of a lesson: a mission, with everybody where the scene wants him."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.kinds import APOCA_PILE, LOOT_BUG, MORKITE, NITRA, SCOUT, SUGAR
from gamelode.games.deeprock.lessons.scene import DwarfScene, TableScene, arrange
from gamelode.games.deeprock.seen.audit import audit
from gamelode.games.deeprock.seen.names import ids
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Fault, Game
from tests.games.deeprock.scene import CONTENT, EDITION, mode, shout, throwable

IDS = ids(CONTENT)
SPACE = IDS["space"]
CREW = {0: DwarfScene(kind=2, at=SPACE["D5"]), 1: DwarfScene(kind=SCOUT, at=SPACE["D6"])}


def laid(scene: TableScene, seats: int = 2) -> DeepRockTable:
    """A dealt table, arranged; it is one that could be."""
    table = Game.start(EDITION, seats, "lesson").table
    assert isinstance(table, DeepRockTable)
    arrange(table, scene)
    audit(table)
    return table


def test_dwarves_stand_where_the_scene_puts_them() -> None:
    table = laid(TableScene(dwarves=CREW))
    assert [(dwarf.kind, dwarf.space) for dwarf in table.dwarves] == [(2, SPACE["D5"]), (SCOUT, SPACE["D6"])]


def test_each_dwarf_has_a_weapon_of_his_own() -> None:
    one, two = laid(TableScene(dwarves=CREW)).dwarves
    assert one.weapon != two.weapon


def test_a_dwarf_has_what_the_scene_gives() -> None:
    given = DwarfScene(
        kind=0, at=SPACE["D5"], weapon=3, health=2, primary=1, secondary=0, is_knocked=True,
        cards=(shout("rock_solid"),), throwables=(throwable("frag"),),
    )  # fmt: skip
    dwarf = laid(TableScene(dwarves={0: given}), seats=1).dwarves[0]
    assert (dwarf.weapon, dwarf.health, dwarf.primary, dwarf.secondary, dwarf.knocked) == (3, 2, 1, 0, True)
    assert (dwarf.cards, dwarf.throwables) == ((shout("rock_solid"),), (throwable("frag"),))


def test_creatures_stand_where_the_scene_puts_them() -> None:
    nexus = IDS["creature"]["brood_nexus 1"]
    table = laid(TableScene(dwarves=CREW, creatures={nexus: SPACE["H5"]}, wounds={nexus: 2}))
    assert (table.creature_at(SPACE["H5"]), table.wounds[nexus]) == (nexus, 2)


def test_minerals_that_are_not_named_are_those_of_the_mission() -> None:
    assert len(laid(TableScene(dwarves=CREW)).minerals) == 9
    assert laid(TableScene(dwarves=CREW, minerals={SPACE["F3"]: MORKITE})).minerals == {SPACE["F3"]: MORKITE}


def test_pickups_that_are_named_are_face_up() -> None:
    table = laid(TableScene(dwarves=CREW, pickups={SPACE["E3"]: LOOT_BUG}))
    assert table.pickups[SPACE["E3"]] == LOOT_BUG


def test_what_lies_in_the_pile_was_found() -> None:
    table = laid(TableScene(dwarves=CREW, minerals={}, pile={NITRA: 3, APOCA_PILE: 2}, threat=5))
    assert (table.pile[NITRA], table.pile[APOCA_PILE], table.threat) == (3, 2, 5)
    assert not table.met


def test_objectives_that_are_met_are_met() -> None:
    assert laid(TableScene(dwarves=CREW, minerals={}, pile={MORKITE: 4, APOCA_PILE: 2})).met


@pytest.mark.parametrize(
    ("scene", "fault"),
    [
        (TableScene(dwarves={0: CREW[0]}), "every player has a Dwarf"),
        (TableScene(dwarves=CREW, pickups={SPACE["D5"]: LOOT_BUG}), "no such pickup"),
        (TableScene(dwarves=CREW, pickups={SPACE["E3"]: SUGAR}), "no such pickup"),
    ],
)
def test_what_cannot_be_there_is_a_fault(scene: TableScene, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        laid(scene)


def test_lessons_call_things_by_their_ids() -> None:
    assert IDS["mode"]["burst"] == mode("burst")
    assert IDS["creature"]["grunt 2"] == CONTENT.minis[CONTENT.grunt][1]
