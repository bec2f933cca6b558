"""Technologies, sockets and heart stones."""

from gamelode.games.hewns.kinds import LAVA, OFF_PLANET
from gamelode.games.hewns.rules.encounters.announce import Announce
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.technology.attach import Attach, Detach, PutStone
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import PASS, proves

from ...scene import H, asked, at, begin, hewn, piece, play, player_turn, refused, scene, sp, turn_of


@proves("SOCK-01", "SOCK-04", "TECH-02", "NANA-01")
def test_pieces_go_into_free_sockets_of_their_kind() -> None:
    table = scene(H(id="clogg"), H(id="flappchap"), stock={"gunana": 1, "futanaz": 1, "nananbite": 3})
    game = player_turn(table)
    clogg, flapp = hewn("clogg"), hewn("flappchap")
    assert refused(game, Attach(clogg, piece("gunana"))) == "SOCK-01"  # no Nanasocket
    assert refused(game, Attach(flapp, piece("futanaz"))) == "SOCK-01"  # no Sicket socket
    play(game, Attach(clogg, piece("futanaz")), Attach(flapp, piece("nananbite")), Attach(flapp, piece("nananbite")))
    assert refused(game, Attach(flapp, piece("gunana"))) == "SOCK-01"
    assert refused(game, Attach(flapp, piece("fixito"))) == "ATT-01"


@proves("ATT-01", "ATT-02", "ATT-04", "ATT-05", "COST-09", "R-55")
def test_banjering_is_for_the_own_turn_and_a_hewn_alone() -> None:
    table = scene(
        H(id="igil", at="A"), H(id="drump", at="A", owner=-1), H(id="clogg", at="B"), H(id="midocondrian"),
        H(id="gombat", at="D", damaged=True), stock={"futanaz": 2},
    )  # fmt: skip
    game = player_turn(table)
    assert refused(game, Attach(hewn("igil"), piece("futanaz"))) == "ATT-05"
    assert refused(game, Attach(hewn("gombat"), piece("futanaz"))) == "ATT-04"
    play(game, Attach(hewn("clogg"), piece("futanaz")))
    at(game).active = 1
    assert refused(game, Attach(hewn("clogg"), piece("futanaz")), 0) == "ATT-04"  # another player's turn
    assert refused(game, Attach(hewn("midocondrian"), piece("futanaz")), 0) == ""  # off the board, at any time
    play(game, Attach(hewn("midocondrian"), piece("futanaz")))
    assert at(game).stock[0][piece("futanaz")] == 0


@proves("ATT-06", "XMIT-03", "R-12")
def test_once_dice_are_picked_nothing_is_attached_or_sent() -> None:
    igil = hewn("igil")
    table = scene(
        H(id="igil", at="A", dirty=3), H(id="drump", at="B", owner=1, dirty=2), stock={"futanaz": 1}, stones=1
    )
    game = begin(table, RangedEncounter(moving=igil, announced=(igil,)))
    assert refused(game, Send(igil, OFF_PLANET, 0, 1), 0) == ""
    play(game, PASS)
    assert asked(game) == "PickDice"
    assert refused(game, Send(igil, OFF_PLANET, 0, 1), 0) == "XMIT-03"
    assert refused(game, Send(hewn("drump"), OFF_PLANET, 0, 1), 1) == "XMIT-03"
    assert refused(game, Attach(igil, piece("futanaz")), 0) == "ATT-06"
    assert refused(game, PutStone(igil), 0) == "ATT-06"


@proves("SOCK-02", "SOCK-03", "NANA-04", "TECH-02", "R-54")
def test_pieces_are_replaced_but_nananbites_stay() -> None:
    table = scene(
        H(id="sveanivo", at="A", nana=["gunana"], sicket=["futanaz"]), stock={"major_gozzbag": 1, "fixito": 1}
    )
    svea = hewn("sveanivo")
    game = player_turn(table)
    assert refused(game, Detach(svea, piece("gunana"))) == "R-54"
    assert refused(game, Attach(svea, piece("major_gozzbag"), -1, piece("futanaz"))) == "TECH-02"
    assert refused(game, Attach(svea, piece("fixito"), -1, piece("mining_claw"))) == "SOCK-01"  # it has none
    play(game, Attach(svea, piece("major_gozzbag"), -1, piece("gunana")))
    play(game, Attach(svea, piece("fixito"), -1, piece("futanaz")))
    assert (at(game).nana[svea], at(game).sicket[svea]) == ((piece("major_gozzbag"),), ((piece("fixito"),),))
    assert at(game).stock[0][piece("gunana")] == at(game).stock[0][piece("futanaz")] == 1
    table = scene(H(id="sveanivo", nana=["nananbite"], sicket=["futanaz"]), stock={"major_gozzbag": 1})
    game = player_turn(table)
    assert refused(game, Attach(svea, piece("major_gozzbag"), -1, piece("nananbite"))) == "NANA-04"
    assert refused(game, Detach(svea, piece("nananbite"))) == "NANA-04"
    play(game, Detach(svea, piece("futanaz")))
    assert at(game).sicket[svea] == ()


@proves("MAMA-01", "MAMA-02", "MAMA-03", "NANA-01", "R-54", "R-56")
def test_a_mamabite_holds_four_and_stays_with_them() -> None:
    table = scene(H(id="clogg"), stock={"mamabite": 1, "nananbite": 5})
    clogg = hewn("clogg")
    game = player_turn(table)
    play(game, Attach(clogg, piece("mamabite")))
    assert refused(game, Detach(clogg, piece("mamabite"))) == ""
    play(game, *[Attach(clogg, piece("nananbite"), 0)] * 4)
    assert at(game).count(clogg, piece("nananbite")) == 4
    assert refused(game, Attach(clogg, piece("nananbite"), 0)) == "SOCK-01"
    assert refused(game, Detach(clogg, piece("mamabite"))) == "MAMA-03"
    clawed = player_turn(scene(H(id="clogg", sicket=["mining_claw"]), stock={"nananbite": 1}))
    assert refused(clawed, Attach(clogg, piece("nananbite"), 0)) == "TECH-02"  # a claw holds nothing


@proves("ATT-02", "ATT-03", "ATT-06")
def test_off_the_board_technology_is_attached_even_in_an_encounter() -> None:
    igil, clogg = hewn("igil"), hewn("clogg")
    table = scene(
        H(id="igil", at="A", dirty=3), H(id="clogg"), H(id="gombat"), H(id="drump", at="B", owner=1, dirty=2),
        stock={"futanaz": 2}, stones=1,
    )  # fmt: skip
    game = begin(table, RangedEncounter(moving=igil, announced=(igil,)))
    play(game, PASS)
    assert asked(game) == "PickDice"
    assert refused(game, Attach(igil, piece("futanaz")), 0) == "ATT-06"
    game.answer(0, Attach(clogg, piece("futanaz")))
    game.answer(0, PutStone(hewn("gombat")))
    game.answer(0, Detach(clogg, piece("futanaz")))
    assert at(game).heart[hewn("gombat")] == 0


@proves("ATT-06")
def test_it_is_too_late_to_attach_once_an_encounter_is_announced() -> None:
    igil = hewn("igil")
    table = scene(H(id="igil", at="A", dirty=3), H(id="drump", at="B", owner=1, dirty=2), stock={"futanaz": 1})
    game = turn_of(table, "igil")
    assert refused(game, Attach(igil, piece("futanaz")), 0) == ""
    play(game, Announce(igil))
    assert asked(game) == "WhenInSight"
    assert refused(game, Attach(igil, piece("futanaz")), 0) == "ATT-06"
    play(game, PASS)
    assert asked(game) == "SaveSubstract"
    assert refused(game, Attach(igil, piece("futanaz")), 0) == "ATT-06"


@proves("R-55", "ATT-04")
def test_banjering_is_done_between_actions() -> None:
    table = scene(H(id="clogg", at="A"), dangers={"ab1": LAVA}, stock={"slocic_shield": 1}, pools=[(0, 2), (0, 0)])
    clogg = hewn("clogg")
    table.most_dirty[clogg] = 1  # for all that others know it may make screens
    game = turn_of(table, "clogg")
    assert refused(game, Attach(clogg, piece("slocic_shield"))) == ""
    play(game, Move(sp(game, "ab1")))
    assert asked(game) == "HowManyScreens"
    assert refused(game, Attach(clogg, piece("slocic_shield"))) == "R-55"


@proves("R-54", "MAMA-03")
def test_off_the_board_a_gunana_comes_out_of_a_mamabite() -> None:
    dream = hewn("dreampogg")
    table = scene(H(id="dreampogg", sicket=[("mamabite", "nananbite", "gunana")]))
    game = player_turn(table)
    assert Detach(dream, piece("gunana")) in game.commands(0)
    assert Detach(dream, piece("mamabite")) not in game.commands(0)
    game.answer(0, Detach(dream, piece("gunana")))
    assert at(game).sicket[dream] == ((piece("mamabite"), piece("nananbite")),)
    assert at(game).stock[0][piece("gunana")] == 1


@proves("SOCK-03", "R-54", "MAMA-03")
def test_in_a_mamabite_too_a_piece_takes_the_place_of_another() -> None:
    dream, gunana, gozzbag = hewn("dreampogg"), piece("gunana"), piece("major_gozzbag")
    table = scene(H(id="dreampogg", at="A", sicket=[("mamabite", "nananbite", "gunana")]), stock={"major_gozzbag": 1})
    game = player_turn(table)
    assert refused(game, Attach(dream, gozzbag, 0, piece("nananbite"))) == "NANA-04"
    assert refused(game, Attach(dream, gozzbag, 0, piece("sicket_sunger"))) == "SOCK-01"
    game.answer(0, Attach(dream, gozzbag, 0, gunana))
    assert at(game).sicket[dream] == ((piece("mamabite"), piece("nananbite"), gozzbag),)
