"""Transmitting, and where new Substract goes."""

from gamelode.games.hewns.kinds import BLANK, OFF_PLANET
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.encounters.same_space import SameSpaceEncounter
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.technology.transmit import Put, Send, sendings
from gamelode.kernel import PASS, proves

from ...scene import SPRI, H, asked, at, begin, fight, hewn, load, play, player_turn, refused, scene, turn_of


@proves("MINE-06", "R-38", "STORE-01")
def test_substract_that_does_not_fit_is_sent() -> None:
    table = scene(H(id="clogg", at="ab1", dirty=2), mines={"ab1": 0}, script={"mining": (3, 3), "danger": (BLANK,)})
    game = turn_of(table, "clogg")
    play(game, Mine(), PASS)
    assert refused(game, Put(hewn("clogg"), 2)) == "XMIT-10"
    assert refused(game, Put(OFF_PLANET, 7)) == "MINE-06"
    play(game, Put(hewn("clogg"), 1), Put(OFF_PLANET, 5))
    assert (load(game, "clogg"), at(game).normal[0]) == ((1, 2), 5)


@proves("SAME-10", "XMIT-08", "XMIT-09")
def test_in_an_encounter_nothing_is_passed_to_a_friend_in_the_same_space() -> None:
    table = scene(
        H(id="gombat", at="ab1", dirty=2), H(id="clogg", at="ab1", dirty=1), H(id="spricelos", at="ab1", owner=1)
    )
    gombat, clogg = hewn("gombat"), hewn("clogg")
    game = begin(table, SameSpaceEncounter(moving=gombat, reacting=SPRI, seat=0))
    assert asked(game) == "SaveSubstract"
    assert refused(game, Send(gombat, clogg, 0, 1), 0) == "SAME-10"
    assert refused(game, Send(clogg, gombat, 0, 1), 0) == "XMIT-09"
    assert refused(game, Send(gombat, OFF_PLANET, 0, 1), 0) == ""


@proves("XMIT-02", "XMIT-03")
def test_substract_is_sent_off_planet_once_the_results_are_settled() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="spricelos", at="ab1", owner=1), H(id="gombat", at="D", dirty=2))
    game = fight(*hewns, script={"close_combat": (0,) * 9})
    assert asked(game) == "Retreat"
    assert refused(game, Send(hewn("gombat"), OFF_PLANET, 0, 1), 0) == ""


@proves("XMIT-01", "XMIT-02", "COST-08", "R-11", "R-100")
def test_substract_goes_off_planet_at_any_time() -> None:
    table = scene(
        H(id="igil", at="A", normal=2, dirty=1), H(id="gombat", at="D", damaged=True, dirty=2), H(id="clogg", owner=1)
    )
    game = player_turn(table, 1)
    game.answer(0, Send(hewn("igil"), OFF_PLANET, 2, 0))
    assert (at(game).normal[0], load(game, "igil")) == (2, (0, 1))
    assert refused(game, Send(hewn("gombat"), OFF_PLANET, 0, 1), 0) == "R-100"  # damaged
    assert refused(game, Send(hewn("igil"), OFF_PLANET, 0, 1), 1) == "XMIT-01"
    assert refused(game, Send(hewn("igil"), OFF_PLANET, 0, 2), 0) == "XMIT-01"


@proves("XMIT-01", "R-100")
def test_only_a_hewn_on_the_board_transmits_and_it_transmits_something() -> None:
    game = player_turn(scene(H(id="igil", at="A", normal=2, dirty=2), H(id="clogg", dirty=1)))
    assert refused(game, Send(hewn("clogg"), OFF_PLANET, 0, 1)) == "XMIT-01"
    for normal, dirty in ((0, 0), (-1, 2), (2, -1)):
        assert refused(game, Send(hewn("igil"), OFF_PLANET, normal, dirty)) == "XMIT-01"


@proves("XMIT-01")
def test_all_or_the_normal_part_is_listed_to_be_sent() -> None:
    igil = hewn("igil")
    for (normal, dirty), listed in (((2, 1), [(2, 1), (2, 0)]), ((2, 0), [(2, 0)]), ((0, 1), [(0, 1)]), ((0, 0), [])):
        table = scene(H(id="igil", at="A", normal=normal, dirty=dirty))
        assert list(sendings(table, igil)) == [Send(igil, OFF_PLANET, *each) for each in listed]


@proves("XMIT-04", "XMIT-05", "XMIT-08", "XMIT-10", "SIGHT-01")
def test_friends_in_sight_or_in_one_space_get_what_fits() -> None:
    table = scene(
        H(id="igil", at="A", dirty=8), H(id="clogg", at="B"), H(id="bliog", at="D"), H(id="skrunke", at="ae3"),
        H(id="gombat", at="C", dirty=1), H(id="chumbee", at="C"),
    )  # fmt: skip
    game = player_turn(table)
    assert refused(game, Send(hewn("igil"), hewn("clogg"), 0, 4)) == "XMIT-10"
    assert refused(game, Send(hewn("igil"), hewn("clogg"), 0, 3)) == ""
    assert refused(game, Send(hewn("igil"), hewn("bliog"), 0, 1)) == "XMIT-05"  # two Hewns stand between
    assert refused(game, Send(hewn("gombat"), hewn("chumbee"), 0, 1)) == ""


@proves("XMIT-04", "XMIT-06", "XMIT-07", "R-12")
def test_whoever_is_not_in_the_encounter_may_feed_friends_while_dice_are_up() -> None:
    igil, gombat, clogg = hewn("igil"), hewn("gombat"), hewn("clogg")
    table = scene(
        H(id="igil", at="B", dirty=1), H(id="gombat", at="A", dirty=3), H(id="clogg", at="ae1", dirty=1),
        H(id="drump", at="C", owner=1),
    )  # fmt: skip
    game = begin(table, RangedEncounter(moving=igil, announced=(igil,)))
    play(game, PASS)
    assert asked(game) == "PickDice"
    assert refused(game, Send(igil, gombat, 0, 1), 0) == "XMIT-07"
    assert refused(game, Send(gombat, OFF_PLANET, 0, 1), 0) == "XMIT-03"
    game.answer(0, Send(gombat, clogg, 0, 1))
    game.answer(0, Send(gombat, igil, 0, 2))
    assert (load(game, "igil"), load(game, "clogg")) == ((0, 3), (0, 2))
