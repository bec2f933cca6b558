"""What seats see."""

import msgspec

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import Attached
from gamelode.games.hewns.kinds import BLANK, DAMAGED, ESCAPE, GEM_FACE, LAVA, NO_CARD, NO_DANGER
from gamelode.games.hewns.rules.auction.auction import Bid, Equip
from gamelode.games.hewns.rules.encounters.overflow import Blast
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.kernel import PASS, YES, Dice, Game, proves

from ..scene import (
    CLOGG,
    DRUMP,
    EDITION,
    IGIL,
    SMEG,
    H,
    auction,
    begin,
    bombing,
    encounter,
    hewn,
    item,
    pay_all,
    piece,
    play,
    player_turn,
    scene,
    seen,
    sp,
    turn_of,
)


def test_dice_on_the_table_are_added_up_for_all_to_see() -> None:
    table = scene(
        H(id="igil", at="B", dirty=3, nana=["gunana"]),
        H(id="smeggler", at="C", owner=1, dirty=2),
        script={"laser": (3, 0), "armour": (1,) * 20, "speed": (0,) * 40},
    )
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL, hewn("smeggler"))))
    play(game, PASS, PASS, Pick(laser=2), Pick(armour=1), Target(hewn("smeggler")))
    while type(game.question).__name__ == "PayForDice":
        payer = game.waiting()[0]
        game.answer(payer, game.options(payer)[0])
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.attack.attack, view.attack.bonuses) == (4, {IGIL: 1})
        assert view.attack.defence == sum(face for _, _, face in view.defence_dice)
        assert view.attack.attackers == (IGIL,)


@proves("MINE-05")
def test_mining_dice_on_the_table_are_added_up_for_all_to_see() -> None:
    table = scene(H(id="clogg", at="A"), mines={"A": 0}, script={"mining": (GEM_FACE, 1, 0, 0), "danger": (BLANK,)})
    game = turn_of(table, "clogg")
    assert game.view(0).mining is None
    game.answer(0, Mine())
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.attack, view.mining.hewn, view.mining.substract) == (None, CLOGG, 3)


def test_the_view_tells_how_far_the_moving_hewn_walks_and_sees() -> None:
    game = turn_of(scene(H(id="igil", at="A"), H(id="smeggler", at="ab2", owner=1)), "igil")
    view = game.view(1)
    steps = {space: points for space, points in view.reach.items() if points < 2}
    assert steps == {sp(game, "A"): 0, sp(game, "ab1"): 1}  # the other way is too narrow for a big Hewn
    assert {sp(game, "ab1"), sp(game, "ab2")} <= set(view.hewns[0].in_sight)
    assert sp(game, "B") not in view.hewns[0].in_sight  # behind the other


@proves("R-37")
def test_technology_is_open_behind_the_screen_too() -> None:
    game = player_turn(scene(H(id="igil"), stock={"futanaz": 1}))
    game.answer(0, Attach(IGIL, piece("futanaz")))
    assert Attached(0, IGIL, piece("futanaz")) in [told.event for told in game.events_since(0, 1)]
    assert seen(game, IGIL).sicket_sockets == ((piece("futanaz"),),)


@proves("HEART-02", "HEART-03")
def test_all_know_that_a_hewn_without_the_ability_has_no_heart_card() -> None:
    game = player_turn(scene(H(id="midocondrian"), H(id="bliog")))
    hearts = {each.hewn: each.heart for each in game.view(1).hewns}
    assert hearts == {hewn("midocondrian"): NO_CARD, hewn("bliog"): None}


def test_a_view_does_not_change_while_the_game_goes_on() -> None:
    """It is a snapshot: at random decisions of a game, for every seat and a spectator."""
    game, dice = Game.start(EDITION, seats=3, seed="snapshot"), Dice.from_seed("snapshot")
    kept: list[tuple[object, bytes]] = []
    while not game.is_over:
        if not dice.below(10, "look"):
            views = [game.view(seat) for seat in (None, 0, 1, 2)]
            kept += [(view, msgspec.json.encode(view)) for view in views]
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
    assert all(msgspec.json.encode(view) == before for view, before in kept)


def test_the_view_tells_whether_an_attack_hits_and_how_many_escapes_are_missing() -> None:
    hewns = (H(id="igil", at="B", dirty=3), H(id="clogg", at="C", owner=1))
    fails = "Fails as it stands: it must be more than the defence."
    for face, result, verdict in ((4, "hit", "Hits by 7 as it stands."), (0, "failed", fails)):
        script = {"laser": (face, face), "speed": (ESCAPE, 0, 0, 0)}
        game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script=script)
        play(game, Pick(laser=2), Target(CLOGG))
        pay_all(game)
        attack = game.view(None).attack
        assert (attack.result, attack.verdict) == (result, verdict)
        assert (attack.escapes, attack.more_escapes) == (1, 1)


def test_an_overflow_has_no_attacker() -> None:
    game = bombing(H(id="four_way_gotler", at="cg1", owner=1), script={"close_combat": (1,) * 20, "hurt": (DAMAGED,)})
    play(game, YES, Blast(sp(game, "cg1")))
    attack = game.view(0).attack
    assert (attack.attackers, attack.defender) == ((), hewn("four_way_gotler"))


# --- Hewns


@proves("STATE-01", "STATE-04", "STATE-07")
def test_the_state_of_a_hewn_is_told_in_a_word() -> None:
    hewns = (
        H(id="igil", at="A"), H(id="clogg", at="B", damaged=True), H(id="smeggler", at="C", owner=-1),
        H(id="drump", at="D", owner=-1, damaged=True),
    )  # fmt: skip
    game = player_turn(scene(*hewns))
    states = {each.hewn: each.state for each in game.view(1).hewns}
    assert states == {IGIL: "healthy", CLOGG: "damaged", SMEG: "stunned", DRUMP: "damaged and stunned"}


@proves("SWARM-04", "R-77")
def test_a_swarm_has_sockets_for_its_members_and_no_store_without_its_leader() -> None:
    table = scene(H(id="veyark", at="A", nana=["gunana"]))
    game = player_turn(table)
    swarm = seen(game, hewn("veyark"))
    assert (swarm.open_store, swarm.hidden_store) == (2, 2)
    table.members[hewn("veyark")] = (0, 3, 2)
    swarm = seen(game, hewn("veyark"))
    assert (swarm.free_nanasockets, swarm.free_sicket_sockets) == (2, 2)
    assert (swarm.open_store, swarm.hidden_store) == (0, 0)


@proves("R-36")
def test_only_the_owner_is_told_that_a_hewn_off_the_board_can_be_loaded() -> None:
    hewns = (H(id="smeggler"), H(id="igil", at="A", dirty=1), H(id="spricelos"))  # Spricelos has no store
    game = player_turn(scene(*hewns, pools=[(0, 1), (5, 5)]))
    assert [each.hewn for each in game.view(0).hewns if each.loading] == [SMEG]
    assert not any(each.loading for each in game.view(1).hewns)
    empty = player_turn(scene(*hewns, pools=[(0, 0), (5, 5)]))
    assert not any(each.loading for each in empty.view(0).hewns)


@proves("R-54", "NANA-04", "MAMA-03")
def test_the_view_lists_what_fits_in_the_place_of_an_attached_piece() -> None:
    table = scene(
        H(id="sveanivo", nana=["gunana"], sicket=["futanaz"]),
        H(id="clogg", sicket=[("mamabite", "nananbite", "gunana")]),
        stock={"fixito": 1, "major_gozzbag": 1},
    )
    svea, fixito, gozzbag = hewn("sveanivo"), piece("fixito"), piece("major_gozzbag")
    game = player_turn(table)
    assert set(game.view(0).replacements) == {
        Attach(svea, gozzbag, -1, piece("gunana")),
        Attach(svea, fixito, -1, piece("futanaz")),
        Attach(CLOGG, gozzbag, 0, piece("gunana")),  # the Nananbite stays, and so does the Mamabite
    }
    assert game.view(1).replacements == game.view(None).replacements == ()


# --- what is asked


def test_a_hewn_that_may_announce_with_nothing_to_pay_with_is_told_to_its_owner() -> None:
    enemy = H(id="smeggler", at="C", owner=1, dirty=2)
    game = turn_of(scene(H(id="igil", at="B"), enemy), "igil")
    assert (game.view(0).penniless, game.view(1).penniless) == ((IGIL,), ())
    assert turn_of(scene(H(id="igil", at="B", dirty=1), enemy), "igil").view(0).penniless == ()


def test_the_danger_that_attacks_is_told() -> None:
    table = scene(H(id="clogg", at="A", dirty=2))
    assert player_turn(scene()).view(0).attacking_danger == NO_DANGER
    assert begin(table, DangerAttack(hewn=CLOGG, danger=LAVA)).view(0).attacking_danger == LAVA


@proves("BIDOX-05", "NANA-02")
def test_a_player_is_told_what_his_own_bidoxes_bid() -> None:
    game = auction(IGIL, nananbites=1)
    game.answer(0, Equip())
    game.answer(0, Bid(IGIL, 0, 4, 1))
    game.answer(0, Bid(IGIL, 1, 2))
    mine, theirs = game.view(0).players[0], game.view(1).players[0]
    assert (mine.bids, theirs.bids) == ({IGIL: 8}, {})


# --- the board


def test_tunnels_and_scouting_cards_are_told_as_the_page_calls_them() -> None:
    table = scene(tunnels={9: ("ab1", "ae2")}, scouting=["weather_eye"])
    view = player_turn(table).view(0)
    (tunnel,) = view.tunnels.values()
    assert (tunnel.name, tunnel.piece, tunnel.size) == ("tunnel 9", 9, "medium")
    assert view.players[0].scouting == (item("weather_eye"),)


def test_a_board_that_is_in_no_file_brings_the_names_of_its_spaces() -> None:
    game = Game.start(EDITION, seats=2, seed="built", options={"board": "built"})
    view = game.view(None)
    assert view.spaces == tuple(space.id for space in view.layout.spaces)
    assert player_turn(scene()).view(None).spaces == ()
