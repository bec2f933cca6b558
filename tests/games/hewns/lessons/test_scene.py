"""The table of a lesson: what the scene names is there, and the rest lies in supplies and decks."""

from __future__ import annotations

import pytest

from gamelode.games.hewns.kinds import CLAW, LAVA, NO_MINE, TURN_ORDER
from gamelode.games.hewns.lessons.scene import HewnScene, PlayerScene, TableScene, arrange
from gamelode.games.hewns.seen.audit import audit
from gamelode.games.hewns.seen.names import ids
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import Fault, Game
from tests.games.hewns.scene import CLOGG, CONTENT, EDITION, SMEG, hewn, space


def laid(scene: TableScene) -> HewnsTable:
    """A dealt table, arranged; it is one that could be."""
    table = Game.start(EDITION, 2, "lesson").table
    assert isinstance(table, HewnsTable)
    arrange(table, scene)
    audit(table)
    return table


def test_nobody_has_what_is_not_named() -> None:
    table = laid(TableScene())
    assert table.own_hewns(0) == table.own_hewns(1) == []
    assert (table.dirty, table.normal) == ([0, 0], [0, 0])


def test_mines_that_are_not_named_are_those_of_the_board() -> None:
    table = laid(TableScene())
    assert {number: table.mine[number] for number in table.map.mines} == dict(table.map.mines)


def test_mines_that_are_named_are_all_there_are() -> None:
    table = laid(TableScene(mines={3: 2}))
    assert [number for number, mine in enumerate(table.mine) if mine != NO_MINE] == [3]


def test_a_hewn_has_what_the_scene_gives() -> None:
    at = space(laid(TableScene()), "ab1")
    table = laid(TableScene(hewns={SMEG: HewnScene(owner=1, at=at, normal=1, dirty=2, sicket=(CLAW,))}))
    assert (table.owner[SMEG], table.space[SMEG], table.normal_on(SMEG), table.dirty_on(SMEG)) == (1, at, 1, 2)
    assert table.count(SMEG, CLAW) == 1


def test_a_stunned_hewn_belongs_to_nobody_and_a_damaged_one_to_its_owner() -> None:
    stunned, damaged = HewnScene(owner=1, at=8, stunned=True), HewnScene(owner=1, at=9, damaged=True)
    table = laid(TableScene(hewns={SMEG: stunned, CLOGG: damaged}))
    assert (table.owner[SMEG], table.owner[CLOGG], table.damaged[CLOGG]) == (-1, 1, 1)


def test_an_open_store_is_known_to_all() -> None:
    table = laid(TableScene(hewns={SMEG: HewnScene(owner=1, at=8, dirty=3, is_open=True)}))
    assert table.known_dirty[SMEG] == 3


def test_players_have_substract_and_pieces() -> None:
    table = laid(TableScene(players={0: PlayerScene(normal=4, dirty=5, stock={CLAW: 2})}))
    assert (table.normal[0], table.dirty[0], table.stock[0][CLAW]) == (4, 5, 2)


def test_a_danger_lies_where_it_is_named() -> None:
    assert laid(TableScene(dangers={8: LAVA})).danger[8] == LAVA


def test_a_named_offer_is_for_an_auction_that_whoever_learns_begins() -> None:
    table = laid(TableScene(offer=(hewn("drump"), TURN_ORDER)))
    assert (table.offer, table.active, table.last_seat) == ((hewn("drump"), TURN_ORDER), -1, 0)


def test_an_offer_that_is_not_named_is_drawn_in_the_first_players_turn() -> None:
    table = laid(TableScene())
    assert (len(table.offer), table.active) == (12, 0)


def test_a_card_cannot_be_in_two_places() -> None:
    with pytest.raises(Fault, match="is somewhere else already"):
        laid(TableScene(hewns={SMEG: HewnScene(owner=0)}, offer=(SMEG,)))


def test_lessons_call_things_by_their_ids() -> None:
    found = ids(CONTENT)
    assert found["hewn"]["minor_miner 2"] == hewn("minor_miner", 1)
    assert (found["receiver"]["off planet"], found["item"]["turn order"], found["danger"]["lava"]) == (-1, 200, LAVA)
