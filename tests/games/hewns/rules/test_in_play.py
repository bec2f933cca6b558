"""Moves of the table that begin the rules of their chapters."""

from gamelode.games.hewns.events import HewnMoved
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.in_play import TableInPlay
from gamelode.games.hewns.rules.moving.arrive import Arriving
from gamelode.games.hewns.rules.moving.planet_cards import LookingAround

from ..scene import EDITION, H, hewn, planet, scene, space


def test_games_are_played_on_this_table() -> None:
    assert issubclass(EDITION.table, TableInPlay)


def test_where_nothing_waits_a_hewn_is_simply_there() -> None:
    table = scene(H(id="drump", at="A"))
    table.listen()
    ab1 = space(table, "ab1")
    assert table.arrive(hewn("drump"), ab1) is None
    assert table.news == [HewnMoved(hewn("drump"), ab1)]
    assert table.hewns_at(ab1) == [hewn("drump")]


def test_where_a_danger_waits_arriving_is_a_rule() -> None:
    table = scene(H(id="drump", at="A"), dangers={"ab1": LAVA})
    ab1 = space(table, "ab1")
    assert table.arrive(hewn("drump"), ab1) == Arriving(hewn=hewn("drump"), space=ab1)
    assert table.hewns_at(ab1) == [], "the rule puts it there"


def test_to_look_is_a_rule_as_long_as_planet_cards_lie_face_down() -> None:
    assert planet(H(id="drump", at="A"), cards=("ab1",), script={}).look(hewn("drump")) == LookingAround(
        first=hewn("drump")
    )
    assert scene(H(id="drump", at="A")).look(hewn("drump")) is None
