"""A player's turn."""

from gamelode.games.hewns.kinds import BODY, LAVA
from gamelode.games.hewns.rules.encounters.announce import Encounter
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.player_turn import END_TURN, Begin
from gamelode.games.hewns.rules.rounds import ActionsPhase
from gamelode.kernel import proves

from ..scene import BLIOG, CLOGG, H, at, begin, hewn, play, player_turn, refused, scene, sp, space, state, who


@proves("FORCE-01", "R-14")
def test_a_hewn_that_has_had_its_turn_may_stay_in_danger() -> None:
    game = player_turn(scene(H(id="clogg", at="ab1")))
    play(game, Begin(hewn("clogg")), END_HEWN_TURN)
    at(game).place_danger(LAVA, sp(game, "ab1"))
    assert refused(game, END_TURN) == ""
    assert END_TURN in game.options(0)


@proves("ROUND-05", "STATE-02", "STATE-03", "R-14", "ORDER-03")
def test_players_act_in_turn_order_and_choose_their_hewns() -> None:
    table = scene(H(id="drump"), H(id="skrunke"), H(id="igil", owner=1), order=(2, 1), active=1)
    game = begin(table, ActionsPhase())
    assert who(game) == (1,)
    play(game, END_TURN)
    assert who(game) == (0,)
    assert {Begin(hewn("drump")), Begin(hewn("skrunke"))} <= set(game.options(0))
    play(game, Begin(hewn("drump")), END_HEWN_TURN)
    assert refused(game, Begin(hewn("drump"))) == "STATE-03"
    assert Begin(hewn("drump")) not in game.options(0)
    assert refused(game, Begin(hewn("igil"))) == "STATE-02"


@proves("STATE-02", "STATE-03")
def test_each_turn_of_a_player_is_a_new_turn_of_his_hewns() -> None:
    table = scene(H(id="drump"), order=(1, 2))
    table.acted = 1 << hewn("drump")  # in the round before
    assert refused(begin(table, ActionsPhase()), Begin(hewn("drump"))) == ""


@proves("STATE-02", "STATE-05", "AP-02", "RECO-02")
def test_damaged_hewns_take_no_turn() -> None:
    game = player_turn(scene(H(id="drump", at="A", damaged=True), H(id="skrunke", at="B", owner=-1)))
    assert refused(game, Begin(hewn("drump"))) == "STATE-02"
    assert refused(game, Begin(hewn("skrunke"))) == "STATE-02"
    assert list(game.options(0)) == [END_TURN]


@proves("R-05", "R-13", "REP-05")
def test_a_repaired_hewn_acts_in_full_and_must_leave() -> None:
    table = scene(H(id="bliog", at="ab1"), H(id="clogg", at="ab1", damaged=True), script={"d10": (9, 1)})
    game = player_turn(table)
    table.acted = 1 << CLOGG
    play(game, Begin(BLIOG), Encounter(CLOGG), DoTo(BODY))
    assert (at(game).turn.hewn, at(game).turn.ap) == (CLOGG, 4)
    play(game, Move(sp(game, "ab2")), END_HEWN_TURN)
    assert (state(game, "clogg"), state(game, "bliog")) == ("healthy", "healthy")
    assert [refused(game, Begin(each)) for each in (CLOGG, BLIOG)] == ["STATE-03", "STATE-03"]
    assert space(at(game), "ab2") == at(game).space[CLOGG]
