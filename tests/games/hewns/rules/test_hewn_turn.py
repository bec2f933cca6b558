"""The turn of a Hewn, and dangers that it must leave."""

from pathlib import Path

import pytest

from gamelode.games.hewns import RULES
from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import MeetingBegan
from gamelode.games.hewns.kinds import ATTACK, BIG, BLANK, BODY, DEAD, LAVA
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.encounters.announce import Encounter
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN, HewnTurn, WhatNext
from gamelode.games.hewns.rules.mining.extract import Extract
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.dangers import Calm
from gamelode.games.hewns.rules.moving.enter_leave import Leave
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig, Enlarge, StandAt
from gamelode.games.hewns.rules.player_turn import END_TURN, Begin
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import PASS, Act, Dice, Game, proves

from ..scene import (
    BLIOG,
    CLOGG,
    DRUMP,
    MISS,
    SPRI,
    H,
    asked,
    at,
    begin,
    hewn,
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
)


@pytest.mark.parametrize(
    "numbers",
    [
        "action_cost.move = 2\naction_cost.mine = 3",
        "action_cost.enter_board = 2\naction_cost.leave_board = 3",
        "action_cost.encounter_again_after_failure = 3\naction_cost.extract_dirty = 2",
        "limits.mine_per_hewn_turn = 2\nlimits.extract_per_hewn_turn = 2",
    ],
)
def test_what_is_offered_is_allowed_whatever_it_costs(tmp_path: Path, numbers: str) -> None:
    (tmp_path / "changes.toml").write_text(numbers)
    edition, dice = RULES.edition(tmp_path), Dice.from_seed("costs")
    for seed in range(4):
        game = Game.start(edition, 2, seed)
        while not game.is_over:
            seat = game.waiting()[0]
            question = game.question
            if isinstance(question, WhatNext):
                table = game.table
                assert isinstance(table, HewnsTable)
                things = question.things(table, seat)
                allowed = {thing for thing in things if question.why_not(table, seat, thing) is None}
                assert set(question.options(table, seat)) == allowed
            game.play(seat, game.sample(seat, dice))


@proves("MOVE-09", "MOVE-10", "STATE-06")
def test_a_hewn_that_stays_with_a_healthy_one_is_stunned_and_keeps_its_things() -> None:
    table = scene(H(id="igil", at="A", dirty=3, nana=["nananbite"]), H(id="clogg", at="ab1"))
    game = turn_of(table, "igil")
    play(game, Move(sp(game, "ab1")), END_HEWN_TURN)
    assert state(game, "igil") == "stunned"
    assert load(game, "igil") == (0, 3)
    assert len(at(game).nana[hewn("igil")]) == 1
    assert state(game, "clogg") == "healthy"


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


@proves("R-15", "FORCE-03", "SIZE-02")
def test_a_flight_into_spaces_that_are_too_small_is_no_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(H(id="hover_cataclysm", at="A1", dirty=1), board="climb_example", dangers={"A1": LAVA})
    game = turn_of(table, "hover_cataclysm")
    assert refused(game, END_HEWN_TURN) == "FORCE-01"
    small = tuple(tuple(to for to in row if table.map.size[to] < BIG) for row in table.map.reach)
    monkeypatch.setattr(table.map, "reach", small)
    assert refused(game, END_HEWN_TURN) == ""
    assert refused(game, BurnFor()) == "FORCE-01"  # it would not help


@proves("MOVE-09", "R-05", "R-06")
def test_a_repair_does_not_spare_the_mover_a_third_healthy_hewn() -> None:
    table = scene(
        H(id="bliog", at="A"), H(id="clogg", at="ab1", damaged=True), H(id="drump", at="ab1"), script={"d10": (5, 4)}
    )
    game = player_turn(table)
    play(game, Begin(BLIOG), Move(sp(game, "ab1")), Encounter(CLOGG), DoTo(BODY))
    assert (state(game, "bliog"), state(game, "drump"), at(game).turn.hewn) == ("stunned", "healthy", CLOGG)


@proves("SIGHT-07", "R-108")
def test_enemies_who_share_a_space_meet_when_one_takes_its_turn() -> None:
    table = scene(H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), script=MISS)
    game = begin(table, HewnTurn(hewn=DRUMP, seat=0))
    assert told(game, MeetingBegan) == [MeetingBegan(DRUMP, SPRI)]


@proves("R-108", "FORCE-01")
def test_who_must_leave_a_danger_meets_nobody_first() -> None:
    table = scene(H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), dangers={"ab1": LAVA})
    assert asked(begin(table, HewnTurn(hewn=DRUMP, seat=0))) == "WhatNext"


@proves("R-108", "RANG-04", "R-09")
def test_after_the_meeting_at_its_start_the_turn_goes_on_with_a_window() -> None:
    table = scene(
        H(id="igil", at="ab1", dirty=1), H(id="spricelos", at="ab1", owner=1), H(id="clogg", at="A", owner=1),
        script={**MISS, "close_combat": (1,) * 6 + (0,) * 9, "hurt": (DEAD,)},
    )  # fmt: skip
    game = begin(table, HewnTurn(hewn=hewn("igil"), seat=0))
    play(game, PASS, Pick(), Pick(), DoTo(ATTACK), DoTo(ATTACK), PASS)
    assert (asked(game), state(game, "spricelos")) == ("WhenInSight", "dead")


@proves("MOVE-09", "DANG-09")
def test_who_ends_beside_a_healthy_hewn_and_a_danger_dies() -> None:
    table = scene(
        H(id="drump", at="A"), H(id="gombat", at="ab1"), dangers={"ab1": LAVA}, script={**MISS, "area": (0,) * 3}
    )
    game = begin(table, HewnTurn(hewn=DRUMP, seat=0))
    play(game, Move(sp(game, "ab1")), END_HEWN_TURN)
    assert state(game, "drump") == "dead"
