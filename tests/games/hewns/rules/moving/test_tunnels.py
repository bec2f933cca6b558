"""Tunnels."""

from gamelode.games.hewns.events import MeetingBegan
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.moving.leap import Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig, Enlarge, StandAt, UsePiece, tunnel_pieces
from gamelode.kernel import proves

from ...scene import CONTENT, H, at, hewn, ids, play, refused, scene, sp, space, told, turn_of, where


@proves("DIG-01", "DIG-02", "DIG-03", "DIG-04", "ABIL-01", "R-21", "R-22")
def test_where_a_tunnel_can_be_dug() -> None:
    game = turn_of(scene(H(id="inclincs", at="ab1"), tunnels={1: ("ab1", "ae2")}), "inclincs")
    assert refused(game, Dig(sp(game, "ab2"))) == "R-22"
    assert refused(game, Dig(sp(game, "ae2"))) == "R-22"
    assert refused(game, Dig(sp(game, "C"))) == "DIG-02"
    assert at(game).turn.ap == 6
    assert refused(game, Dig(sp(game, "bh1"))) == ""  # below other ravines
    assert refused(game, Dig(sp(game, "1"))) == "R-21"
    play(game, Move(sp(game, "1")))
    assert refused(game, Dig(sp(game, "B"))) == "R-21"
    assert refused(game, Fly(sp(game, "B"))) == "AP-04"


@proves("DIG-09", "DIG-10", "R-24")
def test_tunnel_pieces_that_run_out() -> None:
    taken = {10: ("A", "bh1"), 11: ("D", "cf1"), 12: ("B", "ae5")}
    table = scene(H(id="blazooog", at="ab1"), H(id="igil", at="10"), tunnels=taken, mines={"11": 0})
    assert ids(table, tunnel_pieces(table, 2)) == ["12"]
    table.place_danger(LAVA, space(table, "12"))
    game = turn_of(table, "blazooog")
    play(game, Dig(sp(game, "ae2")), StandAt(sp(game, "12")))
    assert at(game).danger_left[LAVA] == CONTENT.files.danger_tokens.lava
    assert sorted(at(game).joined_by_tunnel(sp(game, "12"))) == sorted((sp(game, "ab1"), sp(game, "ae2")))
    full = scene(
        H(id="blazooog", at="ab1"), H(id="igil", at="10"), H(id="gombat", at="12"), tunnels=taken, mines={"11": 0}
    )
    stuck = turn_of(full, "blazooog")
    assert refused(stuck, Dig(sp(stuck, "ae2"))) == "R-24"


@proves("DIG-09", "R-24")
def test_the_owner_chooses_the_tunnel_that_is_taken_away() -> None:
    taken = {10: ("A", "bh1"), 11: ("D", "cf1"), 12: ("B", "ae5")}
    game = turn_of(scene(H(id="blazooog", at="ab1"), tunnels=taken), "blazooog")
    play(game, Dig(sp(game, "ae2")))
    assert set(game.options(0)) == {UsePiece(sp(game, id)) for id in ("10", "11", "12")}
    play(game, UsePiece(sp(game, "11")), StandAt(sp(game, "11")))
    assert where(game, "blazooog") == "11"


@proves("DIG-06", "DIG-07", "R-23")
def test_the_digger_stands_only_where_it_fits() -> None:
    game = turn_of(scene(H(id="blazooog", at="ab1")), "blazooog")
    play(game, Dig(sp(game, "ae2")))  # a medium space
    stands = [choice for choice in game.options(0) if isinstance(choice, StandAt)]
    assert {choice.space for choice in stands} == {sp(game, "10"), sp(game, "ab1")}
    table = scene(H(id="dreampogg", at="ab1"), H(id="drump", at="ae2", owner=1))
    game = turn_of(table, "dreampogg")
    play(game, Dig(sp(game, "ae2")), StandAt(sp(game, "ae2")))
    assert told(game, MeetingBegan) == [MeetingBegan(hewn("dreampogg"), hewn("drump"))]


@proves("DIG-08")
def test_only_a_digger_in_a_tunnel_that_is_not_big_makes_it_bigger() -> None:
    tunnels = {1: ("ab1", "ae2"), 10: ("B", "ae5")}
    for id, where_it_is, clause in (
        ("inclincs", "1", ""), ("inclincs", "10", "DIG-08"), ("inclincs", "ae2", "DIG-08"), ("bliog", "1", "DIG-08"),
    ):  # fmt: skip
        assert refused(turn_of(scene(H(id=id, at=where_it_is), tunnels=tunnels), id), Enlarge()) == clause


@proves("DIG-08", "R-24")
def test_what_lies_in_a_tunnel_stays_when_it_grows() -> None:
    game = turn_of(scene(H(id="inclincs", at="1"), tunnels={1: ("ab1", "ae2")}, mines={"1": 2}), "inclincs")
    play(game, Enlarge())
    assert (at(game).mine[sp(game, "5")], at(game).mine[sp(game, "1")]) == (2, -1)
    assert at(game).tunnel[0] == -1
