"""Flying and climbing."""

from gamelode.games.hewns.events import MeetingBegan
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.kernel import proves

from ...scene import H, hewn, play, refused, scene, sp, told, turn_of


@proves("FLY-01", "FLY-04", "FLY-05", "CLIMB-05", "SIGHT-14")
def test_landing_on_an_enemy_starts_an_encounter() -> None:
    for id, act in (("sveanivo", Fly), ("skrunke", Climb)):
        table = scene(H(id=id, at="ab1"), H(id="drump", at="ae2", owner=1), script={"d10": (3,)})
        game = turn_of(table, id)
        play(game, act(sp(game, "ae2")))
        assert told(game, MeetingBegan) == [MeetingBegan(hewn(id), hewn("drump"))]


@proves("FLY-01", "SIZE-02", "R-21")
def test_a_flight_ends_where_the_hewn_fits() -> None:
    game = turn_of(scene(H(id="hover_cataclysm", at="ab1"), tunnels={10: ("ab1", "bh1")}), "hover_cataclysm")
    assert refused(game, Fly(sp(game, "ae2"))) == "SIZE-02"
    assert refused(game, Fly(sp(game, "C"))) == "FLY-01"
    assert refused(game, Fly(sp(game, "10"))) == "R-21"
    assert refused(game, Fly(sp(game, "B"))) == ""


@proves("CLIMB-01", "CLIMB-02")
def test_tunnels_do_not_stop_a_climb() -> None:
    game = turn_of(scene(H(id="bliog", at="a2"), board="climb_example", tunnels={1: ("a1", "y3")}), "bliog")
    assert refused(game, Climb(sp(game, "y2"))) == ""
