"""The table of a lesson: what the scene names lies there, and the rest is dealt."""

from __future__ import annotations

import pytest

from gamelode.games.cavein.kinds import BESIDE_BOARD
from gamelode.games.cavein.lessons.scene import PlayerScene, TableScene, arrange
from gamelode.games.cavein.rules.artifacts.perks import MineDiscount
from gamelode.games.cavein.seen.audit import audit
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import Fault, Game
from tests.games.cavein.scene import CONTENT, EDITION, at, card, cards, colour, crystal, ids


def laid(scene: TableScene) -> CaveInTable:
    """A dealt table, arranged; it is one that could be."""
    table = at(Game.start(EDITION, 2, "lesson", {"factions": "first"}))
    arrange(table, scene)
    audit(table)
    return table


def test_what_is_not_named_is_dealt() -> None:
    table = laid(TableScene())
    assert (len(table.docks), len(table.mine), len(table.players[0].hand)) == (10, 10, 3)
    assert table.players[0].secret == table.players[0].hand


def test_what_is_named_lies_there() -> None:
    docks, mine = tuple(cards(["shuwar", "driller"])), (crystal("blue-3a"),)
    table = laid(TableScene(docks=docks, mine=mine, cave_in=3, round=5))
    assert ids(table.docks) == ["driller", "shuwar"]
    assert (table.mine, table.cave_in, table.round) == ([crystal("blue-3a")], 3, 5)


def test_a_player_has_what_the_scene_gives() -> None:
    badge = CONTENT.artifact_named("sonic_drill")
    player = PlayerScene(
        hand=tuple(cards(["mushell", "driller"])),
        seen=(card("driller"),),
        base=tuple(cards(["foreman", "drollo"])),
        crystals=(crystal("red-1a"),),
        artifacts=(badge,),
    )
    you = laid(TableScene(players={0: player})).players[0]
    assert (ids(you.hand), ids(you.secret), ids(you.base)) == (
        ["driller", "mushell"],
        ["mushell"],
        ["foreman", "drollo"],
    )
    effect = CONTENT.artifacts[badge].effect
    assert isinstance(effect, MineDiscount)
    assert you.perks.mine_discount == effect.discount


def test_totems_are_dealt_unless_somebody_has_any() -> None:
    assert sorted(set(laid(TableScene()).totems))[-2:] == [0, 1]
    table = laid(TableScene(players={1: PlayerScene(totems=(colour("blue"),))}))
    assert table.totems[colour("blue")] == 1
    assert table.totems[colour("brown")] == BESIDE_BOARD


def test_artifact_stacks_have_the_named_cards_on_top() -> None:
    table = laid(TableScene(tops=(5, 3, 6)))
    assert table.artifact_tops == [5, 3, 6]


@pytest.mark.parametrize(
    ("scene", "fault"),
    [
        (TableScene(docks=(card("mushell"),) * 2), "there is no Mu'Shell card left"),
        (TableScene(tops=(5, 5, 6)), "there is no artifact card A06 left"),
        (TableScene(tops=(5, 6)), "there are 3 stacks of artifacts"),
        (
            TableScene(players={0: PlayerScene(hand=(card("driller"),), seen=(card("foreman"),))}),
            "there is no Foreman in that hand left",
        ),
    ],
)
def test_what_cannot_lie_there_is_a_fault(scene: TableScene, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        laid(scene)
