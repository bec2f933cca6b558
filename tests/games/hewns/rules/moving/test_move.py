"""Moving a space."""

from gamelode.games.hewns.events import MeetingBegan
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.kernel import PASS, proves

from ...scene import CONTENT, H, asked, at, hewn, ids, play, refused, scene, sp, space, state, told, turn_of


@proves("MOVE-03", "MOVE-02", "AP-03")
def test_a_hewn_moves_to_adjacent_spaces_or_not_at_all() -> None:
    game = turn_of(scene(H(id="igil", at="A")), "igil")
    assert refused(game, END_HEWN_TURN) == ""
    assert refused(game, Move(sp(game, "ab2"))) == "MOVE-02"
    play(game, Move(sp(game, "ab1")))
    assert at(game).turn.ap == 3


@proves("SIZE-01", "SIZE-02", "MOVE-04", "MOVE-05", "MOVE-06")
def test_small_hewns_go_anywhere() -> None:
    assert [CONTENT.size[hewn(id)] for id in ("drump", "clogg", "igil")] == [0, 1, 2]
    table = scene(tunnels={1: ("A", "ae3"), 5: ("D", "dg3")})
    assert len(table.steps(space(table, "B"), 0)) == 4
    assert ids(table, table.steps(space(table, "B"), 1)) == ["ab2", "bc1", "be1"]
    assert ids(table, table.steps(space(table, "B"), 2)) == ["ab2", "bc1"]
    assert ids(table, table.steps(space(table, "D"), 1)) == ["5", "cd2", "dg1"]
    assert ids(table, table.steps(space(table, "A"), 1)) == ["ab1", "ae1"]


@proves("R-19", "MOVE-05", "TUN-01", "TUN-02")
def test_a_magnetic_tunnel_joins_its_ends_for_those_that_fit() -> None:
    table = scene()
    assert "dg4" in ids(table, table.steps(space(table, "ae4"), 1))
    assert "dg4" not in ids(table, table.steps(space(table, "ae4"), 2))
    assert table.distance(space(table, "ae4"), space(table, "dg4")) == 1


@proves("MOVE-07", "SAME-05", "R-06")
def test_friends_and_unhealthy_hewns_do_not_stop_a_move() -> None:
    table = scene(
        H(id="igil", at="A"),
        H(id="clogg", at="ab1"),
        H(id="drump", at="ab2", owner=-1),
        H(id="skrunke", at="ab2", owner=1, damaged=True),
    )
    game = turn_of(table, "igil")
    while asked(game) != "WhatNext":
        play(game, PASS)
    play(game, Move(sp(game, "ab1")), Move(sp(game, "ab2")))
    assert asked(game) == "WhatNext"
    play(game, END_HEWN_TURN)
    assert state(game, "igil") == "healthy"


@proves("MOVE-08", "SAME-01", "SIGHT-07", "SAME-08", "AP-07")
def test_a_healthy_enemy_stops_the_move() -> None:
    table = scene(H(id="igil", at="A"), H(id="drump", at="ab1", owner=1))
    game = turn_of(table, "igil")
    while asked(game) != "WhatNext":
        play(game, PASS)
    play(game, Move(sp(game, "ab1")))
    assert told(game, MeetingBegan) == [MeetingBegan(hewn("igil"), hewn("drump"))]
    assert at(game).turn.ap == 3
