"""Action points, and Substract that is burnt for them."""

from gamelode.games.hewns.kinds import OFF_PLANET
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.games.hewns.rules.moving.tunnels import Dig
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import proves

from ..scene import CONTENT, H, asked, at, hewn, load, piece, play, refused, scene, sp, state, turn_of, where


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


@proves("COST-08", "COST-09", "R-55", "XMIT-02")
def test_banjering_and_transmitting_cost_no_points() -> None:
    game = turn_of(scene(H(id="igil", at="A", dirty=2), stock={"futanaz": 1}), "igil")
    play(game, Attach(hewn("igil"), piece("futanaz")), Send(hewn("igil"), OFF_PLANET, 0, 1))
    assert at(game).turn.ap == CONTENT.ap[hewn("igil")]
    assert asked(game) == "WhatNext"
