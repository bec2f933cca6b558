"""How good a table looks to bots."""

import pytest

from gamelode.games.hewns.bots.value.prospects import clear_lead, prospects_of_seats, value, value_parts
from gamelode.games.hewns.dice import Pick
from gamelode.kernel import Dice, Game

from ...scene import EDITION, H, at, hewn, scene
from ..scenes import looks


def test_seats_that_have_the_same_are_equal() -> None:
    assert value(at(Game.start(EDITION, 4, 1)), 2) == 0.5


def test_substract_counts_wherever_it_is_and_so_do_gems() -> None:
    bare = looks(H(id="fogbear"))
    assert looks(H(id="fogbear"), pools=[(3, 0), (0, 0)]) > looks(H(id="fogbear", normal=3)) > bare
    assert looks(H(id="fogbear", heart="gem")) > bare
    assert looks(H(id="fogbear"), pools=[(0, 0), (3, 0)]) < bare


def test_a_card_that_is_shown_early_costs_no_turn() -> None:
    table = scene(H(id="clogg", at="ab2", owner=1), mines={"ab2": 0})
    waiting = prospects_of_seats(table)[0]
    table.order_shown = (1, 1)
    assert prospects_of_seats(table)[0] == waiting
    table.order_card = (2, 1)
    assert prospects_of_seats(table)[0][1] < waiting[1]


def test_a_gem_may_be_lost_before_the_end() -> None:
    table, bare = scene(H(id="fogbear", heart="gem")), scene(H(id="fogbear"))
    before = prospects_of_seats(table)[0][0] - prospects_of_seats(bare)[0][0]
    table.over = bare.over = "END-02"
    assert before < prospects_of_seats(table)[0][0] - prospects_of_seats(bare)[0][0]


def test_the_same_lead_counts_for_more_the_less_is_to_come() -> None:
    early, late = (looks(pools=[(5, 0), (0, 0)], round=round) for round in (1, 3))
    assert early < looks(pools=[(5, 0), (0, 0)], round=3, active=-1) < late
    miners = H(id="clogg", at="ab2"), H(id="clogg", copy=1, at="cd1", owner=1)
    table = scene(*miners, mines={"ab2": 0, "cd1": 0}, pools=[(5, 0), (0, 0)], round=3)
    before = value(table, 0)
    table.over = "END-02"
    assert before < value(table, 0)


def test_damage_and_the_end_of_the_game_leave_little() -> None:
    assert looks(H(id="clogg", at="A", damaged=True), mines={"ab2": 0}) < looks(H(id="clogg", at="A"), mines={"ab2": 0})
    table = scene(H(id="clogg", at="A"), mines={"ab2": 0}, pools=[(2, 9), (2, 0)])
    table.over = "END-02"
    assert value(table, 0) == 0.5


def test_whoever_is_outgunned_has_more_to_lose() -> None:
    hewns = (H(id="clogg", at="B"), H(id="igil", at="C", owner=1, dirty=6))
    table = scene(*hewns)
    table.turn.hewn = hewn("clogg")
    before = value(table, 0)
    table.announced = (hewn("igil"),)
    assert value(table, 0) < before
    table.picks = {hewn("igil"): Pick(armour=1)}
    assert value(table, 0) == before


def test_a_strong_hewn_gains_by_a_meeting_and_a_weak_one_loses() -> None:
    def change(mover: str, other: str) -> float:
        table = scene(H(id=mover, at="B"), H(id=other, at="B", owner=1))
        table.turn.hewn = hewn(mover)
        before = value(table, 0)
        table.announced = (hewn(mover), hewn(other))
        return value(table, 0) - before

    assert change("drump", "minor_miner") > 0 > change("minor_miner", "drump")


def test_every_member_of_a_swarm_strikes_in_a_meeting() -> None:
    veyark, clogg = hewn("veyark"), hewn("clogg")
    table = scene(H(id="veyark", at="B"), H(id="clogg", at="B", owner=1))
    table.turn.hewn, table.announced = veyark, (veyark, clogg)
    whole = prospects_of_seats(table)[0][1]
    table.members[veyark] = (1, 0, 0)
    assert prospects_of_seats(table)[0][1] > whole


@pytest.mark.parametrize("seats", [2, 3])
def test_the_parts_together_are_the_lead_that_the_value_grows_with(seats: int) -> None:
    game, dice = Game.start(EDITION, seats, 5), Dice.from_seed(5)
    while not game.is_over:
        seat = game.waiting()[0]
        game.play(seat, game.sample(seat, dice))
        table = at(game)
        lead = sum(value_parts(table, seat).values())
        clear = clear_lead(table, prospects_of_seats(table)[1])
        assert value(table, seat) == pytest.approx(0.5 + 0.5 * lead / (abs(lead) + clear))


def test_what_is_mined_is_told_as_substract() -> None:
    bare, rich = (value_parts(scene(H(id="fogbear", normal=normal)), 0) for normal in (0, 3))
    assert rich["substract"] - bare["substract"] == 3
