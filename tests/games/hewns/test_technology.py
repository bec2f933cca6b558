"""Technologies, sockets, heart cards, loading and transmitting."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import EMPTY, LAVA, SICKET_HIT
from gamelode.games.hewns.rules.encounters.announce import Announce, Encounter
from gamelode.games.hewns.rules.encounters.hurt import HurtResult, LoseSicket
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.encounters.suppliers import obtainable
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.enter_leave import Enter
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.rules.technology.attach import Attach, Detach, PutStone
from gamelode.games.hewns.rules.technology.load import Load, Stow, stowings
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET, Send, sendings
from gamelode.kernel import PASS, proves
from gamelode.kernel.conformance import watching

from .rare import RARE, run_all
from .scene import (
    CONTENT,
    EDITION,
    H,
    asked,
    at,
    begin,
    hewn,
    ids,
    imagined,
    load,
    piece,
    play,
    player_turn,
    refused,
    scene,
    sp,
    state,
    turn_of,
)


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


@proves("MAMA-04", "TECH-03", "HURT-04", "R-57")
def test_a_sicket_hit_costs_a_technology_of_the_owners_choice() -> None:
    table = scene(H(id="clampeyt", at="A", sicket=["futanaz", ("mamabite", "nananbite")]))
    supply = table.supply[:]
    game = begin(table, HurtResult(hewn=hewn("clampeyt"), face=SICKET_HIT))
    place = at(game).sicket[hewn("clampeyt")].index((piece("mamabite"), piece("nananbite")))
    play(game, LoseSicket(place, piece("mamabite")))
    assert state(game, "clampeyt") == "healthy"
    assert at(game).sicket[hewn("clampeyt")] == ((piece("futanaz"),),)
    assert at(game).supply[piece("nananbite")] == supply[piece("nananbite")] + 1
    game = begin(scene(H(id="clampeyt", at="A")), HurtResult(hewn=hewn("clampeyt"), face=SICKET_HIT))
    assert state(game, "clampeyt") == "dead"


def test_rare_clauses_run_in_scenes() -> None:
    with watching(EDITION.frames) as ran:
        run_all()
    assert set(RARE) <= ran.keys()


@proves("HEART-01", "HEART-03", "HEART-05", "R-98")
def test_whether_a_heart_card_is_complete_is_a_secret() -> None:
    igil = hewn("igil")
    game = player_turn(scene(H(id="igil"), stones=1))
    play(game, PutStone(igil))
    assert game.view(0).hewns[0].heart == 0
    assert game.view(1).hewns[0].heart is None
    assert game.view(1).players[0].stones is None
    assert {table.heart[igil] for table in imagined(game, 1)} == {0, EMPTY}


@proves("R-98", "HEART-03")
def test_a_hewn_that_enters_without_stones_around_is_known_to_be_empty() -> None:
    game = player_turn(scene(H(id="igil")))
    assert game.view(1).hewns[0].heart is None
    play(game, Begin(hewn("igil")), Enter(sp(game, "A")))
    assert game.view(1).hewns[0].heart == EMPTY


@proves("R-36", "STORE-01", "STORE-02", "R-37")
def test_a_hewn_is_loaded_behind_the_screen() -> None:
    gombat = hewn("gombat")
    game = player_turn(scene(H(id="gombat"), H(id="clogg", at="A"), pools=[(2, 9), (0, 9)]))
    assert refused(game, Load(gombat, 0, 1), 1) == "R-36"  # another player's
    assert refused(game, Load(gombat, 0, 10)) == "STORE-01"
    assert refused(game, Load(gombat, 3, 0)) == "R-36"
    assert refused(game, Load(hewn("clogg"), 0, 1)) == "R-36"
    play(game, Load(gombat, 1, 5))
    assert (at(game).normal[0], at(game).dirty[0]) == (1, 4)
    seen = next(each for each in game.view(1).hewns if each.hewn == gombat)
    assert (seen.open_dirty, seen.hidden_dirty) == (None, None)
    play(game, Load(gombat, 0, 0))
    assert (at(game).normal[0], at(game).dirty[0]) == (2, 9)


# --- transmitting


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


@proves("R-96", "XMIT-07", "RREQ-04")
def test_hewns_in_the_encounter_are_no_suppliers() -> None:
    igil, clogg, gombat = hewn("igil"), hewn("clogg"), hewn("gombat")
    table = scene(
        H(id="igil", at="A", owner=1, dirty=1), H(id="clogg", at="B"), H(id="gombat", at="C", owner=1, dirty=4),
        H(id="fogbear", at="D", owner=1, dirty=2),
    )  # fmt: skip
    assert obtainable(table, igil, (igil, clogg, gombat)) == 1
    assert obtainable(table, gombat, (igil, clogg, gombat)) == 6
    assert obtainable(table, gombat, (igil, clogg, gombat, hewn("fogbear"))) == 4


@proves("WEAP-01", "WBON-01", "RREQ-03", "RANG-13", "WEAP-06")
def test_weapon_dice_need_a_weapon() -> None:
    clogg = hewn("clogg")
    for sicket, clause in ((), "RANG-13"), (("futanaz",), ""):
        table = scene(H(id="clogg", at="A", dirty=2, sicket=sicket), H(id="igil", at="B", owner=1))
        game = begin(table, RangedEncounter(moving=clogg, announced=(clogg,)))
        play(game, PASS)
        assert refused(game, Pick(laser=1)) == clause
    laser, area = CONTENT.faces["laser"], CONTENT.faces["area"]
    assert sum(laser) > sum(area)
    assert laser.count(0) > area.count(0)


@proves("R-95", "SAME-08", "SAME-03", "RANG-06")
def test_an_encounter_without_moving() -> None:
    table = scene(H(id="bliog", at="A"), H(id="clogg", at="A", damaged=True), H(id="igil", at="B", owner=1, dirty=4))
    game = turn_of(table, "bliog")
    assert asked(game) == "WhatNext"
    assert refused(game, Encounter(hewn("clogg"))) == ""
    assert refused(game, Encounter(hewn("igil"))) == "SAME-03"
    assert refused(game, Announce(hewn("bliog"))) == "not offered"
    assert Mine() not in game.options(0)


@proves("COST-08", "COST-09", "R-55", "XMIT-02")
def test_banjering_and_transmitting_cost_no_points() -> None:
    game = turn_of(scene(H(id="igil", at="A", dirty=2), stock={"futanaz": 1}), "igil")
    play(game, Attach(hewn("igil"), piece("futanaz")), Send(hewn("igil"), OFF_PLANET, 0, 1))
    assert at(game).turn.ap == CONTENT.ap[hewn("igil")]
    assert asked(game) == "WhatNext"


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


# --- open and hidden stores


@proves("R-37", "STORE-01", "STORE-02")
def test_the_owner_moves_substract_between_open_and_hidden_store() -> None:
    cat = hewn("hover_cataclysm")  # room for 2 in the open and 5 out of sight
    table = scene(H(id="hover_cataclysm", at="A", normal=1, dirty=3), pools=[(0, 2), (0, 0)])
    game = player_turn(table)
    assert (at(game).open_dirty[cat], at(game).hid_dirty[cat]) == (0, 3)
    assert refused(game, Stow(cat, 0, 3)) == "STORE-01"
    full = player_turn(scene(H(id="hover_cataclysm", at="A", dirty=6)))
    assert refused(full, Stow(cat, 0, 0)) == "STORE-01"  # there is no room for the sixth out of sight
    assert refused(game, Stow(cat, 2, 0)) == "R-37"
    play(game, Stow(cat, 1, 1))
    assert (at(game).open_normal[cat], at(game).open_dirty[cat], at(game).hid_dirty[cat]) == (1, 1, 2)
    seen = next(each for each in game.view(1).hewns if each.hewn == cat)
    assert (seen.open_normal, seen.open_dirty, seen.hidden_dirty) == (1, 1, None)
    assert {each.hid_dirty[cat] for each in imagined(game, 1)} == {0, 1, 2, 3}  # five in all, of which two came out
    play(game, Stow(cat, 0, 0))
    assert min(each.hid_dirty[cat] for each in imagined(game, 1)) == 1  # the one that was seen going in


@proves("R-37")
def test_as_much_out_of_sight_or_in_the_open_as_there_is_room_for_is_listed() -> None:
    cat = hewn("hover_cataclysm")
    for dirty, listed in ((3, [(0, 2)]), (6, [(0, 2)]), (7, []), (0, [])):  # out of sight it is by itself
        table = scene(H(id="hover_cataclysm", at="A", dirty=dirty))
        assert list(stowings(table, cat)) == [Stow(cat, *each) for each in listed]
    table = scene(H(id="igil", at="A", dirty=2), H(id="clogg", at="B", dirty=2))
    assert [*stowings(table, hewn("igil")), *stowings(table, hewn("clogg"))] == []  # one store each


@proves("HEART-04", "SCOUT-01")
def test_stones_and_entrances_are_listed_in_the_own_turn() -> None:
    table = scene(H(id="igil"), H(id="clogg"), H(id="gombat", heart="stone"), stones=1, scouting=["secret_entrance"])
    game = player_turn(table)
    assert [choice for choice in game.options(0) if isinstance(choice, PutStone)] == [PutStone(hewn("igil"))]
    found = [choice.node for choice in game.options(0) if isinstance(choice, FindEntrance)]
    assert ids(table, found) == [id for id in "ABCDEFGH" if refused(game, FindEntrance(sp(game, id))) == ""]
    assert found


@proves("R-37", "R-36")
def test_behind_the_screen_nobody_sees_how_a_hewn_is_packed() -> None:
    cat = hewn("hover_cataclysm")
    game = player_turn(scene(H(id="hover_cataclysm", dirty=2)))
    play(game, Stow(cat, 0, 2))
    assert game.events_since(0, 1) == []
    assert {each.open_dirty[cat] for each in imagined(game, 1)} >= {0, 1, 2}
    play(game, Begin(cat), Enter(sp(game, "A")))
    assert {(each.open_dirty[cat], each.hid_dirty[cat]) for each in imagined(game, 1)} == {(2, 0)}


@proves("R-37", "XMIT-03")
def test_stores_stay_as_they_are_while_dice_are_up() -> None:
    cat = hewn("hover_cataclysm")
    table = scene(H(id="hover_cataclysm", at="A", dirty=3), H(id="drump", at="B", owner=1))
    game = begin(table, RangedEncounter(moving=cat, announced=(cat,)))
    play(game, PASS)
    assert refused(game, Stow(cat, 0, 1), 0) == "XMIT-03"


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


@proves("SOCK-03", "R-54", "NANA-04")
def test_where_all_sockets_are_taken_a_piece_is_offered_in_place_of_another() -> None:
    flapp, gunana, gozzbag = hewn("flappchap"), piece("gunana"), piece("major_gozzbag")
    table = scene(H(id="flappchap", at="A", nana=["gunana", "nananbite"]), stock={"major_gozzbag": 1})
    game = player_turn(table)
    swaps = [each for each in game.commands(0) if isinstance(each, Attach)]
    assert swaps == [Attach(flapp, gozzbag, instead_of=gunana)]  # a Nananbite stays
    game.answer(0, swaps[0])
    assert at(game).nana[flapp] == (piece("nananbite"), gozzbag)
    assert at(game).stock[0][gunana] == 1


@proves("SOCK-03", "R-54", "MAMA-03")
def test_in_a_mamabite_too_a_piece_takes_the_place_of_another() -> None:
    dream, gunana, gozzbag = hewn("dreampogg"), piece("gunana"), piece("major_gozzbag")
    table = scene(H(id="dreampogg", at="A", sicket=[("mamabite", "nananbite", "gunana")]), stock={"major_gozzbag": 1})
    game = player_turn(table)
    assert refused(game, Attach(dream, gozzbag, 0, piece("nananbite"))) == "NANA-04"
    assert refused(game, Attach(dream, gozzbag, 0, piece("sicket_sunger"))) == "SOCK-01"
    game.answer(0, Attach(dream, gozzbag, 0, gunana))
    assert at(game).sicket[dream] == ((piece("mamabite"), piece("nananbite"), gozzbag),)
