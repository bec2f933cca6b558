"""Hewn turns: action points, moving, danger, tunnels, flying, climbing, entrances."""

import pytest

from gamelode.games.hewns.events import DangerAttacked, HeartShown, MeetingBegan
from gamelode.games.hewns.kinds import BIG, BLANK, ESCAPE, LAVA, MEDIUM, PLANET_ATTACK, SNEDJ
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.encounters.announce import Encounter
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.encounters.same_space import Meet
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.mining.extract import Extract
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.dangers import Calm
from gamelode.games.hewns.rules.moving.enter_leave import Enter, Leave
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig, Enlarge, StandAt, UsePiece, tunnel_pieces
from gamelode.games.hewns.rules.player_turn import END_TURN, Begin
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.games.hewns.rules.technology.transmit import Put
from gamelode.kernel import PASS, Act, proves

from .scene import (
    CONTENT,
    H,
    asked,
    at,
    hewn,
    ids,
    load,
    play,
    player_turn,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    turn_of,
    where,
)

# --- action points


@proves("AP-04", "AP-05", "COST-03", "COST-06", "ABIL-02", "ABIL-03", "CLIMB-03", "CLIMB-04", "FLY-02")
def test_special_actions_need_the_ability_and_their_points() -> None:
    game = turn_of(scene(H(id="clogg", at="ab1")), "clogg")
    assert refused(game, Fly(sp(game, "ae2"))) == "AP-04"
    assert refused(game, Climb(sp(game, "ae2"))) == "AP-04"
    assert refused(game, Dig(sp(game, "ae2"))) == "AP-04"
    game = turn_of(scene(H(id="sveanivo", at="ab1"), script={"d10": (4, 4)}), "sveanivo")
    play(game, Fly(sp(game, "ae2")), Fly(sp(game, "ab1")))
    assert at(game).turn.ap == 1
    assert refused(game, Fly(sp(game, "ae2"))) == "AP-01"
    game = turn_of(scene(H(id="skrunke", at="ab1"), script={"d10": (1, 0)}), "skrunke")
    play(game, Climb(sp(game, "ae2")))
    assert (where(game, "skrunke"), at(game).turn.ap) == ("ae2", 3)
    play(game, Climb(sp(game, "ab1")))
    assert state(game, "skrunke") == "dead"


@proves("BURN-01", "BURN-02", "R-87")
def test_at_most_three_substract_are_burnt_for_points() -> None:
    game = turn_of(scene(H(id="igil", at="A", normal=1, dirty=4)), "igil")
    pile = at(game).pile
    play(game, BurnFor(), BurnFor(True), BurnFor())
    assert (at(game).turn.ap, load(game, "igil"), at(game).pile) == (7, (0, 2), pile + 1)
    assert refused(game, BurnFor()) == "BURN-02"
    assert BurnFor() not in game.options(0)
    play(game, END_HEWN_TURN)


@proves("R-87", "BURN-01", "SUBS-02")
def test_a_hewn_burns_before_it_enters_or_from_a_friend_if_it_has_no_store() -> None:
    game = turn_of(scene(H(id="igil", dirty=1)), "igil")
    assert refused(game, BurnFor(True)) == "BURN-01"  # that is no normal one
    play(game, BurnFor())
    assert at(game).turn.ap == 5
    assert refused(game, BurnFor()) == "BURN-01"
    table = scene(
        H(id="spricelos", at="A"), H(id="bliog", at="B", dirty=1), H(id="clogg", at="C", damaged=True, dirty=1),
        H(id="smeggler", at="ae1", owner=1, dirty=1),
    )  # fmt: skip
    game = turn_of(table, "spricelos")
    for other in ("clogg", "smeggler"):  # a damaged friend, an enemy
        assert refused(game, BurnFor(False, hewn(other))) == "BURN-01"
    play(game, BurnFor(False, hewn("bliog")))
    assert (at(game).turn.ap, load(game, "bliog")) == (6, (0, 0))


@proves("AP-06", "COST-07", "SUDER-01", "SUDER-02")
def test_dirty_substract_is_extracted_once_a_turn() -> None:
    table = scene(H(id="clogg", at="A", sicket=["suderer"]), H(id="bliog", at="B"), script={"mining": (20,)})
    game = turn_of(table, "clogg")
    play(game, Extract(), Put(hewn("clogg"), 1), Put(hewn("bliog"), 1))
    assert (load(game, "clogg"), load(game, "bliog")) == ((0, 1), (0, 1))  # the gem face is 2
    assert at(game).turn.ap == 3
    assert refused(game, Extract()) == "AP-06"
    game = turn_of(scene(H(id="clogg", at="A")), "clogg")
    assert refused(game, Extract()) == "SUDER-01"


@proves("CALM-01", "CALM-02", "CALM-03", "COST-05", "DANG-10", "R-80")
def test_calm_planet_reaches_four_spaces_without_sight() -> None:
    table = scene(H(id="clogg", at="ab1"), dangers={"be1": LAVA, "bc2": SNEDJ})
    game = turn_of(table, "clogg")
    assert refused(game, Calm(sp(game, "bc2"))) == ""  # ab2, B, bc1, bc2
    play(game, Calm(sp(game, "be1")))
    assert at(game).danger[sp(game, "be1")] == -1
    assert at(game).danger_left[LAVA] == CONTENT.files.danger_tokens.lava
    assert at(game).turn.ap == 3
    assert refused(game, Calm(sp(game, "be1"))) == "CALM-01"
    far = turn_of(scene(H(id="clogg", at="A"), dangers={"bc2": SNEDJ}), "clogg")
    assert refused(far, Calm(sp(far, "bc2"))) == "CALM-01"
    table = scene(H(id="clogg", at="A"), dangers={"ab1": LAVA})
    table.place_danger(SNEDJ, space(table, "A"))
    here = turn_of(table, "clogg")
    assert refused(here, Calm(sp(here, "ab1"))) == "CALM-02"


# --- moving


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


@proves("MOVE-09", "MOVE-10", "STATE-06")
def test_a_hewn_that_stays_with_a_healthy_one_is_stunned_and_keeps_its_things() -> None:
    table = scene(H(id="igil", at="A", dirty=3, nana=["nananbite"]), H(id="clogg", at="ab1"))
    game = turn_of(table, "igil")
    play(game, Move(sp(game, "ab1")), END_HEWN_TURN)
    assert state(game, "igil") == "stunned"
    assert load(game, "igil") == (0, 3)
    assert len(at(game).nana[hewn("igil")]) == 1
    assert state(game, "clogg") == "healthy"


@proves("R-104", "SAME-06")
def test_of_several_healthy_enemies_one_is_met() -> None:
    table = scene(H(id="igil", at="A"), H(id="clogg", at="ab1", owner=1), H(id="drump", at="ab1", owner=1))
    game = turn_of(table, "igil")
    play(game, Move(sp(game, "ab1")))
    assert asked(game) == "WhichEnemy"
    play(game, Meet(hewn("drump")))
    assert told(game, MeetingBegan) == [MeetingBegan(hewn("igil"), hewn("drump"))]


# --- danger


@proves("FORCE-01", "FORCE-03", "R-14")
def test_a_hewn_in_danger_must_leave_by_any_way() -> None:
    table = scene(H(id="dreampogg", at="ab1"), dangers={"B": LAVA})
    table.place_danger(LAVA, space(table, "ab1"))
    game = player_turn(table)
    assert refused(game, END_TURN) == "R-14"
    play(game, Begin(hewn("dreampogg")))
    assert refused(game, END_HEWN_TURN) == "FORCE-01"
    play(game, Dig(sp(game, "ae2")))
    assert StandAt(sp(game, "ab1")) not in game.options(0)
    play(game, StandAt(sp(game, "5")))
    assert refused(game, END_HEWN_TURN) == ""


@proves("FORCE-01", "R-14")
def test_a_hewn_that_has_had_its_turn_may_stay_in_danger() -> None:
    game = player_turn(scene(H(id="clogg", at="ab1")))
    play(game, Begin(hewn("clogg")), END_HEWN_TURN)
    at(game).place_danger(LAVA, sp(game, "ab1"))
    assert refused(game, END_TURN) == ""
    assert END_TURN in game.options(0)


@proves("R-15")
def test_without_a_way_out_the_turn_ends_and_substract_must_be_burnt_for_one() -> None:
    table = scene(H(id="igil", at="ab1", dirty=1))
    table.place_danger(LAVA, space(table, "ab1"))
    game = turn_of(table, "igil")
    at(game).turn.ap = 0
    assert refused(game, END_HEWN_TURN) == "R-15"
    play(game, BurnFor())
    assert refused(game, END_HEWN_TURN) == "FORCE-01"
    assert refused(game, BurnFor()) != ""
    game = turn_of(scene(H(id="igil", at="ab1"), dangers={}), "igil")
    at(game).turn.fleeing, at(game).turn.ap = True, 0
    assert refused(game, END_HEWN_TURN) == ""


@proves("R-15", "R-87")
def test_a_hewn_without_a_store_burns_what_a_friend_has_to_get_away() -> None:
    for dirty, end in ((1, "R-15"), (0, "")):
        table = scene(H(id="spricelos", at="ab1"), H(id="igil", at="A", dirty=dirty), dangers={"ab1": LAVA})
        game = turn_of(table, "spricelos")
        at(game).turn.ap = 0
        assert refused(game, END_HEWN_TURN) == end
        assert (BurnFor(False, hewn("igil")) in game.options(0)) == bool(dirty)


@proves("DANG-11", "R-91", "FORCE-02")
def test_danger_comes_before_the_enemy() -> None:
    table = scene(
        H(id="igil", at="A", shown=True),
        H(id="drump", at="ab1", owner=1),
        script={"area": (0, 0, 0), "armour": (1, 1, 1), "speed": (0,) * 4},
    )
    table.place_danger(LAVA, space(table, "ab1"))
    game = turn_of(table, "igil")
    while asked(game) != "WhatNext":
        play(game, PASS)
    play(game, Move(sp(game, "ab1")))
    kinds = [type(event).__name__ for event in told(game, DangerAttacked, MeetingBegan)]
    assert kinds == ["DangerAttacked", "MeetingBegan"]


@proves("R-35", "R-91", "DANG-04")
def test_two_escapes_get_away_from_a_danger() -> None:
    table = scene(
        H(id="dreampogg", at="A", sicket=["slocic_shield"]),
        dangers={"ab1": PLANET_ATTACK},
        script={"laser": (4, 4, 4), "armour": (0, 0, 0), "speed": (ESCAPE, ESCAPE, 0, 0, 0)},
    )
    game = turn_of(table, "dreampogg")
    play(game, Move(sp(game, "ab1")), FreeMove(sp(game, "ab2")))
    assert where(game, "dreampogg") == "ab2"
    assert state(game, "dreampogg") == "healthy"


# --- onto and off the board


@proves("ENTER-01", "ENTER-02", "SIZE-03", "SCOUT-01", "SCOUT-02", "SCOUT-03", "R-28", "R-29")
def test_entrances_common_and_secret() -> None:
    table = scene(H(id="igil"), H(id="clogg"), H(id="drump", owner=1), scouting=["secret_entrance"])
    game = player_turn(table)
    assert refused(game, FindEntrance(sp(game, "A"))) == "R-29"  # has one
    assert refused(game, FindEntrance(sp(game, "ab1"))) == "SCOUT-02"
    assert refused(game, FindEntrance(sp(game, "E")), 1) == "SCOUT-01"
    play(game, FindEntrance(sp(game, "E")))
    assert at(game).entrances_left == (3, 1, 1)
    assert refused(game, FindEntrance(sp(game, "G"))) == "SCOUT-01"  # the card is used up
    play(game, Begin(hewn("clogg")))
    assert refused(game, Enter(sp(game, "F"))) == "ENTER-01"  # a small entrance
    play(game, Enter(sp(game, "E")), END_HEWN_TURN, Begin(hewn("igil")))
    assert refused(game, Enter(sp(game, "E"))) == "ENTER-01"
    play(game, END_HEWN_TURN, END_TURN)
    other = turn_of(at(game), "drump")
    assert refused(other, Enter(sp(other, "E"))) == "ENTER-01"


@proves("SCOUT-01", "SCOUT-02", "R-29")
def test_a_node_has_one_entrance_and_an_empty_stack_has_none() -> None:
    table = scene(scouting=["secret_entrance"])
    table.secret_entrances, table.entrances_left = ((space(table, "E"), MEDIUM, 1),), (3, 1, 1)
    game = player_turn(table)
    assert refused(game, FindEntrance(sp(game, "E"))) == "R-29"  # another player's
    assert refused(game, FindEntrance(sp(game, "G"))) == ""
    table.secret_entrances = tuple((space(table, node), MEDIUM, 1) for node in ("E", "E"))
    table.entrances_left = (3, 0, 1)
    assert refused(player_turn(table), FindEntrance(sp(game, "G"))) == "R-29"  # no medium one is left


@proves("EXIT-01", "EXIT-03", "R-36")
def test_a_hewn_that_left_may_stay_away_and_come_back() -> None:
    game = player_turn(scene(H(id="igil", at="B")))
    play(game, Begin(hewn("igil")))
    assert refused(game, Leave()) == "EXIT-01"
    assert refused(game, Enter(sp(game, "A"))) == "ENTER-01"  # it is on the board
    play(game, Move(sp(game, "ab2")), Move(sp(game, "ab1")), Move(sp(game, "A")), Leave(), END_TURN)
    again = player_turn(at(game))
    play(again, Begin(hewn("igil")), END_HEWN_TURN)
    assert where(again, "igil") == ""
    later = turn_of(at(game), "igil")
    assert refused(later, Enter(sp(later, "D"))) == ""


@proves("ENTER-01", "AP-01")
def test_off_the_board_a_hewn_does_nothing_but_enter() -> None:
    there = space(scene(), "ab1")
    acts: tuple[tuple[str, Act], ...] = (
        ("clogg", Move(there)), ("clogg", Calm(there)), ("clogg", Mine()), ("clogg", Extract()), ("clogg", Leave()),
        ("inclincs", Dig(there)), ("inclincs", Enlarge()), ("sveanivo", Fly(there)), ("skrunke", Climb(there)),
        ("bliog", Encounter(hewn("igil"))),
    )  # fmt: skip
    for id, act in acts:
        table = scene(H(id=id), H(id="igil", at="A", damaged=True), dangers={"ab1": LAVA})
        assert refused(turn_of(table, id), act) == "ENTER-01"


# --- tunnels


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


# --- flying and climbing


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


@proves("R-103")
def test_a_weather_eye_saves_a_flyer() -> None:
    table = scene(H(id="sveanivo", at="ab1"), scouting=["weather_eye"], script={"d10": (0, 0)})
    game = turn_of(table, "sveanivo")
    play(game, Fly(sp(game, "ae2")))
    assert where(game, "sveanivo") == "ae2"
    assert at(game).scouting[0] == ()
    play(game, Fly(sp(game, "ab1")))
    assert state(game, "sveanivo") == "dead"


@proves("MINE-02", "AP-06", "R-16", "R-13")
def test_a_new_hewn_turn_has_new_limits() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (0,) * 4, "danger": (BLANK,) * 2})
    game = turn_of(table, "clogg")
    play(game, Mine(), PASS)
    assert refused(game, Mine()) == "MINE-02"
    again = turn_of(at(game), "clogg")
    play(again, Mine(), PASS)
    assert at(again).turn.mined == 1


@proves("AP-02", "STATE-05", "MOVE-09")
def test_a_hewn_that_is_damaged_in_its_turn_ends_it_and_is_not_stunned_beside_a_friend() -> None:
    clogg = hewn("clogg")
    game = turn_of(scene(H(id="clogg", at="ab1", dirty=1), H(id="igil", at="A")), "clogg")
    play(game, Move(sp(game, "A")))
    at(game).damaged[clogg] = 1
    play(game, BurnFor())
    assert asked(game) == ""
    assert state(game, "clogg") == "damaged"


@proves("COST-01", "MINE-01", "CARD-05")
def test_only_miners_mine_and_only_mines() -> None:
    game = turn_of(scene(H(id="clogg", at="A")), "clogg")
    assert refused(game, Mine()) == "MINE-01"
    game = turn_of(scene(H(id="drump", at="ab1"), mines={"ab1": 0}), "drump")
    assert refused(game, Mine()) == "AP-04"


@proves("R-15", "FORCE-03", "SIZE-02")
def test_a_flight_into_spaces_that_are_too_small_is_no_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(H(id="hover_cataclysm", at="A1", dirty=1), board="climb_example", dangers={"A1": LAVA})
    game = turn_of(table, "hover_cataclysm")
    assert refused(game, END_HEWN_TURN) == "FORCE-01"
    small = tuple(tuple(to for to in row if table.map.size[to] < BIG) for row in table.map.reach)
    monkeypatch.setattr(table.map, "reach", small)
    assert refused(game, END_HEWN_TURN) == ""
    assert refused(game, BurnFor()) == "FORCE-01"  # it would not help


@proves("R-98")
def test_the_heart_card_of_another_players_hewn_is_shown_when_it_leaves() -> None:
    igil = hewn("igil")
    for purse, known in ((0, False), (1, True)):
        table = scene(H(id="igil", at="A", heart="1"), seats=3)
        table.purse[igil] = purse
        game = turn_of(table, "igil")
        play(game, Leave())
        assert told(game, HeartShown) == ([HeartShown(igil, 1)] if known else [])
