"""The worked examples of the rulebook, as its pages tell them."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import (
    AttackResolved,
    BidsOpened,
    DangerAttacked,
    DangerPlaced,
    HeartCompleted,
    MineDepleted,
    MiningRolled,
    RepairResolved,
    Rolled,
)
from gamelode.games.hewns.kinds import (
    ATTACK,
    BLANK,
    BODY,
    BRAIN,
    DEAD,
    ESCAPE,
    LAVA,
    NANADEAD,
    NEW_MINE,
    OFF_PLANET,
    PLANET_ATTACK,
    RESPITE,
    SNEDJ,
    TECHNOLOGY,
    TURN_ORDER,
    AttackResult,
)
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.auction.auction import Auction, Bid, Equip
from gamelode.games.hewns.rules.auction.turn_order import Deal, DealOrder
from gamelode.games.hewns.rules.encounters.announce import Announce, Bombard, Encounter
from gamelode.games.hewns.rules.encounters.attack import Discard, Reroll
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.encounters.pay import Pay
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo, SameSpaceEncounter, Split, Withdrawal
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.line_of_sight import hewns_in_sight_of
from gamelode.games.hewns.rules.mining.danger_dice import CancelDie, DangerDice, PlaceAt, Settle
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.enter_leave import Enter, Leave
from gamelode.games.hewns.rules.moving.leap import Climb, Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig, Enlarge, StandAt
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.games.hewns.rules.rounds import Rounds
from gamelode.games.hewns.rules.technology.attach import Attach, PutStone, free_nanasockets, free_sicket_sockets
from gamelode.games.hewns.rules.technology.transmit import Put, Send
from gamelode.kernel import PASS, YES, Frame, Game, Next, clause, proves

from ..scene import (
    CONTENT,
    EDITION,
    H,
    asked,
    at,
    auction,
    begin,
    first,
    hewn,
    ids,
    load,
    piece,
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
    who,
)


class Rest(Frame):
    """A rule that does nothing: for scenes that are only looked at."""

    @clause()
    def rest(self, table: object, _: None) -> Next:
        return None


def show(*hewns: H, **more: object) -> Game:
    return begin(scene(*hewns, **more), Rest())  # type: ignore[arg-type]


@proves("EX-01", "STATE-02", "STATE-04", "STATE-06", "STATE-08")
def test_rod_and_token_say_the_state() -> None:
    assert state(show(H(id="fogbear", at="A")), "fogbear") == "healthy"
    damaged = show(H(id="fogbear", at="A", damaged=True))
    assert state(damaged, "fogbear") == "damaged"
    assert at(damaged).owner[hewn("fogbear")] == 0
    assert state(show(H(id="fogbear", at="A", owner=-1)), "fogbear") == "stunned"
    assert state(show(H(id="fogbear", at="A", owner=-1, damaged=True)), "fogbear") == "both"


@proves("EX-02", "SIZE-02", "MOVE-04", "MOVE-05")
def test_bigger_hewns_stay_out_of_smaller_spaces() -> None:
    game = turn_of(scene(H(id="hover_cataclysm", at="B")), "hover_cataclysm")
    assert refused(game, Move(sp(game, "be1"))) == "SIZE-02"
    assert refused(game, Move(sp(game, "bh1"))) == "SIZE-02"
    game = turn_of(scene(H(id="midocondrian", at="B")), "midocondrian")
    assert refused(game, Move(sp(game, "bh1"))) == "SIZE-02"
    assert refused(game, Move(sp(game, "be1"))) == ""


@proves("EX-03", "WEAP-04", "WEAP-05", "RANG-12", "RANG-24", "ENC-02")
def test_six_dice_of_eight_substract() -> None:
    igil, pogg = hewn("igil"), hewn("dreampogg")
    game = begin(
        scene(H(id="igil", at="A", dirty=8), H(id="dreampogg", at="B", owner=1)),
        RangedEncounter(moving=igil, announced=(igil,)),
    )
    play(game, PASS)
    assert refused(game, Pick(laser=4, area=4)) == "WEAP-04"
    play(game, Pick(laser=2, area=3, armour=1), Target(pogg))
    first(game)
    assert load(game, "igil") == (0, 2)


@proves("EX-04", "SWARM-02", "SWARM-03", "CLAW-02", "MINE-10")
def test_a_swarm_mines_with_the_claws_of_its_members() -> None:
    swarm = H(id="veyark", at="be1", sicket=["mining_claw", "mining_claw"])
    for bonus, dice in ((0, 2), (1, 3)):
        game = turn_of(scene(swarm, mines={"be1": bonus}, script={"mining": (0,) * dice, "danger": (BLANK,)}), "veyark")
        play(game, Mine())
        rolls = [event for event in told(game, Rolled) if isinstance(event, Rolled)]
        assert [(roll.die, len(roll.faces)) for roll in rolls] == [("mining", dice), ("danger", 1)]
        assert at(game).turn.ap == 3


@proves("EX-05", "SWARM-04", "ATT-01")
def test_sockets_of_the_veyark_swarm() -> None:
    game = show(H(id="veyark"))
    assert free_nanasockets(at(game), hewn("veyark")) == 5
    assert free_sicket_sockets(at(game), hewn("veyark")) == 3


@proves("EX-06", "SWARM-05", "AP-01")
def test_a_swarm_has_one_pool_of_action_points() -> None:
    game = turn_of(scene(H(id="veyark", at="A")), "veyark")
    play(game, *(Move(sp(game, to)) for to in ("ab1", "ab2", "B", "bc1")))
    assert refused(game, Move(sp(game, "bc2"))) == "AP-01"


@proves("EX-07", "WBON-01", "WBON-02", "WBON-03", "WEAP-02")
def test_bonus_weapons_need_a_hit() -> None:
    results: tuple[tuple[int, int, AttackResult], ...] = ((2, 4, "hit"), (0, 0, "failed"))
    for face, total, result in results:
        pogg, igil = hewn("dreampogg"), hewn("igil")
        table = scene(
            H(id="dreampogg", at="A", dirty=3, nana=["gunana"], sicket=["sicket_sunger"]),
            H(id="igil", at="B", owner=1),
            script={"laser": (face,), "armour": (0,) * 3, "speed": (0,) * 4, "hurt": (2,)},
        )
        game = begin(table, RangedEncounter(moving=pogg, announced=(pogg,)))
        play(game, PASS, Pick(laser=1), Target(igil))
        first(game)
        assert load(game, "dreampogg") == (0, 2)
        assert told(game, AttackResolved) == [AttackResolved(igil, total, 0, result)]


@proves("EX-08", "CLAW-01", "MINE-08", "MINE-10", "MINE-11", "ATT-04", "CARD-06")
def test_all_bonus_dice_of_a_major_miner() -> None:
    miner = hewn("major_miner")
    table = scene(
        H(id="major_miner", at="ab1"),
        mines={"ab1": 1},
        stock={"mining_claw": 1},
        script={"mining": (1,) * 6, "danger": (BLANK,) * 2},
    )
    game = player_turn(table)
    play(game, Attach(miner, piece("mining_claw")), Begin(miner), Mine(aggressive=True))
    assert told(game, Rolled) == [
        MiningRolled(miner, "mining", (1,) * 6, ((3, "card"), (1, "claws"), (1, "mine"), (1, "aggressive"))),
        Rolled(miner, "danger", (BLANK,) * 2, ((2, "danger"),)),
    ]


@proves("EX-09", "ORDER-02", "ORDER-03", "ORDER-04")
def test_the_winner_of_the_stack_deals_in_secret() -> None:
    table = scene(seats=4, pools=[(0, 5), (0, 0), (0, 0), (0, 0)])
    table.offer = (TURN_ORDER,)
    game = begin(table, Auction())
    game.answer(0, Bid(TURN_ORDER, 0, 2))
    for seat in range(4):
        game.answer(seat, PASS)
    assert asked(game) == DealOrder.__name__
    play(game, Deal((3, 2, 4, 1)))
    assert at(game).order_card == (3, 2, 4, 1)
    for seat in range(1, 4):
        cards = [player.order_card for player in game.view(seat).players]
        assert cards == [at(game).order_card[s] if s == seat else None for s in range(4)]
    assert [player.order_card for player in game.view(0).players] == [3, 2, 4, 1]


@proves("EX-10", "HARV-01", "HARV-03")
def test_income_and_harvest() -> None:
    table = scene(
        H(id="skrunke", at="A"), H(id="chumbee", at="B", damaged=True), H(id="igil", at="C", owner=1), seats=4, round=0
    )
    game = begin(table, Rounds())
    play(game, Put(OFF_PLANET, 1))
    play(game, Put(OFF_PLANET, 1))
    assert at(game).dirty == [20, 20, 19, 19]


@proves("EX-11", "RECO-03", "RECO-04", "RECO-05", "RECO-06", "RECO-02")
def test_a_fixito_repairs_a_miner() -> None:
    table = scene(
        H(id="major_miner", at="A", damaged=True, nana=["nananbite"], sicket=["fixito"]),
        script={"nana": (5,), "d10": (9, 4)},
    )
    game = begin(table, Recovery())
    assert state(game, "major_miner") == "healthy"
    again = player_turn(at(game))
    assert asked(again) == "WhichHewn"
    assert len(again.options(0)) == 2


@proves("EX-12", "BIDOX-05", "RES-03")
def test_a_nananbite_adds_one_to_a_bid() -> None:
    game = auction(TURN_ORDER, pools=[(3, 7), (0, 0)], nananbites=1)
    game.answer(0, Equip())
    game.answer(0, Bid(TURN_ORDER, 3, 7, nananbites=1))
    play(game, PASS, PASS)
    assert told(game, BidsOpened) == [BidsOpened(TURN_ORDER, (11, -1))]


@proves("EX-13", "MOVE-01", "MOVE-02")
def test_neighbours() -> None:
    table = scene(H(id="skrunke", at="B"), tunnels={1: ("ab1", "ae2")})
    assert ids(table, table.steps(space(table, "B"), 0)) == ["ab2", "bc1", "be1", "bh1"]
    ravine, node, tunnel = ["ab1", "ab2"], ["B"], ["1"]
    assert len({space(table, id) for id in ravine + node + tunnel}) == 4
    assert "1" in ids(table, table.steps(space(table, "ab1"), 0))


@proves("EX-14", "FORCE-01", "FORCE-02", "FORCE-04", "DANG-11", "DANG-02")
def test_out_of_one_danger_into_another() -> None:
    table = scene(
        H(id="dreampogg", at="ab1"),
        mines={"ab1": 0},
        dangers={"ab1": LAVA, "ab2": PLANET_ATTACK, "A": SNEDJ},
        script={"laser": (1, 1, 0), "armour": (1, 1), "speed": (0, 0, 0, 1, 0)},
    )
    game = turn_of(table, "dreampogg")
    assert refused(game, Mine()) == "FORCE-01"
    assert refused(game, END_HEWN_TURN) == "FORCE-01"
    play(game, Move(sp(game, "ab2")))
    assert told(game, DangerAttacked) == [DangerAttacked(PLANET_ATTACK, hewn("dreampogg"), 2, 3, "failed")]
    assert refused(game, Move(sp(game, "B"))) == ""


@proves("EX-15", "ENTER-01", "ENTER-03", "EXIT-01", "EXIT-02")
def test_onto_the_board_and_off_it() -> None:
    game = turn_of(scene(H(id="skrunke")), "skrunke")
    play(game, Enter(sp(game, "F")))
    assert at(game).turn.ap == CONTENT.ap[hewn("skrunke")] - 1
    play(game, Leave())
    assert where(game, "skrunke") == ""
    assert asked(game) == ""


@proves("EX-16", "AP-03", "MINE-01", "BURN-01", "EXIT-01", "EXIT-02")
def test_a_minor_miner_mines_and_leaves() -> None:
    table = scene(H(id="minor_miner", at="B", dirty=1), mines={"ab1": 0}, script={"mining": (1, 1), "danger": (BLANK,)})
    game = turn_of(table, "minor_miner")
    play(game, Move(sp(game, "ab2")), Move(sp(game, "ab1")), Mine(), PASS, Put(OFF_PLANET, 2), Move(sp(game, "A")))
    assert at(game).turn.ap == 0
    assert refused(game, Leave()) == "AP-01"
    play(game, BurnFor(), Leave())
    assert where(game, "minor_miner") == ""
    assert asked(game) == ""


@proves("EX-17", "TUN-02", "TUN-03")
def test_magnetic_and_normal_tunnels() -> None:
    game = turn_of(scene(H(id="chumbee", at="ae4")), "chumbee")
    play(game, Move(sp(game, "dg4")))
    assert (where(game, "chumbee"), at(game).turn.ap) == ("dg4", 4)
    game = turn_of(scene(H(id="inclincs", at="A"), tunnels={1: ("A", "ae3")}), "inclincs")
    play(game, Move(sp(game, "1")), Move(sp(game, "ae3")))
    assert (where(game, "inclincs"), at(game).turn.ap) == ("ae3", 4)


@proves("EX-18", "TUN-01", "DIG-02", "DIG-05", "DIG-06", "DIG-07", "SIGHT-11", "RANG-02", "WBON-01")
def test_dig_and_shoot_out_of_the_tunnel() -> None:
    pogg = hewn("dreampogg")
    table = scene(
        H(id="dreampogg", at="ab1", dirty=1, sicket=["sicket_sunger"]),
        H(id="clampeyt", at="ae2", owner=1),
        tunnels={5: ("cd1", "dg2"), 6: ("cd2", "dg3"), 7: ("bc1", "be2"), 8: ("bc2", "cg2")},
    )
    game = turn_of(table, "dreampogg")
    play(game, Move(sp(game, "ab2")), Move(sp(game, "ab1")), Dig(sp(game, "ae2")))
    play(game, StandAt(sp(game, "9")))
    assert where(game, "dreampogg") == "9"
    assert at(game).turn.ap == 1
    assert hewns_in_sight_of(at(game), pogg) >> hewn("clampeyt") & 1
    play(game, Announce(pogg))
    assert asked(game) in ("WhenInSight", "SaveSubstract")


@proves("EX-19", "DIG-08", "COST-04")
def test_a_tunnel_grows() -> None:
    game = turn_of(scene(H(id="inclincs", at="1"), tunnels={1: ("ab1", "ae2")}), "inclincs")
    play(game, Enlarge())
    assert where(game, "inclincs") == "5"
    play(game, Enlarge())
    assert where(game, "inclincs") == "10"
    assert at(game).turn.ap == 4
    assert refused(game, Enlarge()) == "DIG-08"


@proves("EX-20", "FLY-01", "FLY-02", "FLY-03")
def test_flying_and_the_deadly_winds() -> None:
    for face, end in ((5, "healthy"), (0, "dead")):
        game = turn_of(scene(H(id="sveanivo", at="ab1"), script={"d10": (face,)}), "sveanivo")
        play(game, Fly(sp(game, "ae2")))
        assert state(game, "sveanivo") == end
        if face:
            assert (where(game, "sveanivo"), at(game).turn.ap) == ("ae2", 3)


@proves("EX-21", "CLIMB-01", "CLIMB-03")
def test_no_climb_over_a_ravine() -> None:
    game = turn_of(scene(H(id="bliog", at="a2"), board="climb_example"), "bliog")
    assert refused(game, Climb(sp(game, "z2"))) == "CLIMB-01"
    assert at(game).turn.ap == 4
    assert refused(game, Climb(sp(game, "y2"))) == ""


@proves("EX-22", "SIGHT-04", "SIGHT-05", "SIGHT-09", "SIGHT-11", "SIGHT-12", "SIGHT-13", "SIGHT-15")
def test_the_picture_of_sight() -> None:
    table = scene(
        H(id="dreampogg", at="C"),
        H(id="midocondrian", at="w1", damaged=True),
        H(id="midocondrian", copy=1, at="w1", owner=1),
        H(id="clogg", at="n3", owner=1),
        H(id="skrunke", at="e3", owner=1),
        H(id="gombat", at="s2", owner=1),
        H(id="dreampogg", copy=1, at="9", owner=1),
        H(id="fogbear", at="f1", owner=1),
        board="sight_example",
        tunnels={9: ("C", "f1")},
        dangers={"e2": LAVA},
    )
    one, four, five, six = hewn("dreampogg"), hewn("clogg"), hewn("skrunke"), hewn("gombat")
    seven, eight = hewn("dreampogg", 1), hewn("fogbear")

    def sees(viewer: int) -> list[int]:
        return [other for other in range(CONTENT.hewns) if hewns_in_sight_of(table, viewer) >> other & 1]

    assert sees(one) == sorted([five, six, seven])
    assert sorted(sees(seven)) == sorted([one, eight])
    assert sees(eight) == [seven]
    assert four not in sees(five)
    assert five not in sees(four)


@proves("EX-23", "SIGHT-16", "RANG-03")
def test_a_hewn_that_comes_into_view_is_no_reason_to_announce() -> None:
    """A miner in a tunnel beside the one in the middle: the planet kills that one in the miner's turn."""
    table = scene(
        H(id="igil", at="A", dirty=3),
        H(id="drump", at="ab1", owner=1, shown=True),
        H(id="smeggler", at="B", owner=1, dirty=3),
        H(id="minor_miner", at="1", shown=True),
        mines={"1": 0},
        tunnels={1: ("ab1", "ae2")},
        script={"mining": (0, 0), "danger": (LAVA,), "area": (3, 3, 3), "armour": (0,) * 9, "speed": (0,) * 9},
    )
    game = turn_of(table, "minor_miner")
    assert not hewns_in_sight_of(at(game), hewn("igil")) >> hewn("smeggler") & 1
    play(game, Mine(), PASS, PlaceAt(sp(game, "ab1")))
    assert state(game, "drump") == "dead"
    assert hewns_in_sight_of(at(game), hewn("igil")) >> hewn("smeggler") & 1
    assert (asked(game), who(game)) == ("WhatNext", (0,))  # nobody may announce


@proves("EX-24", "XMIT-04", "XMIT-05", "XMIT-06", "XMIT-10")
def test_substract_runs_along_a_chain() -> None:
    table = scene(
        H(id="fogbear", at="A", dirty=4, normal=1),
        H(id="igil", at="B"),
        H(id="bliog", at="C"),
        H(id="hover_cataclysm", at="D"),
        H(id="chailbine_zach", at="dg2", owner=1, dirty=3),
        active=1,
    )
    game = turn_of(table, "chailbine_zach")
    play(game, Announce(hewn("chailbine_zach")))
    game.answer(0, Send(hewn("fogbear"), hewn("hover_cataclysm"), 1, 3))
    assert load(game, "fogbear") == (0, 1)
    assert load(game, "hover_cataclysm") == (1, 3)


@proves("EX-25", "GOZZ-01", "MINE-16")
def test_major_gozzbag_adds_a_die_of_each() -> None:
    for electric, mining, danger in ((False, 2, 1), (True, 3, 2)):
        table = scene(
            H(id="dreampogg", at="ab1", nana=["major_gozzbag"]),
            mines={"ab1": 0},
            script={"mining": (1,) * mining, "danger": (BLANK,) * danger},
        )
        game = turn_of(table, "dreampogg")
        play(game, Mine(electric=electric))
        rolls = [(roll.die, len(roll.faces)) for roll in told(game, Rolled) if isinstance(roll, Rolled)]
        assert rolls == [("mining", mining), ("danger", danger)]


@proves("EX-26", "DANG-13", "DANG-15", "DANG-02", "DANG-03")
def test_tokens_attack_after_all_are_placed() -> None:
    table = scene(
        H(id="dreampogg", at="ab1"),
        mines={"ab1": 0},
        dangers={"A": PLANET_ATTACK},
        script={"close_combat": (1,) * 8, "armour": (0, 0), "speed": (0,) * 5},
    )
    table.danger_dice = (LAVA, SNEDJ)
    game = begin(table, DangerDice(seat=0, space=space(table, "ab1")))
    play(game, Settle(LAVA))
    assert refused(game, PlaceAt(sp(game, "A"))) == "DANG-13"
    assert refused(game, PlaceAt(sp(game, "ab1"))) == ""
    play(game, PlaceAt(sp(game, "ab2")))  # only the Dreampogg's own space is left for the Snedj nest
    order = [type(event).__name__ for event in told(game, DangerPlaced, MineDepleted, DangerAttacked)]
    assert order[-4:] == ["DangerPlaced", "DangerPlaced", "MineDepleted", "DangerAttacked"]
    assert told(game, DangerAttacked) == [DangerAttacked(SNEDJ, hewn("dreampogg"), 8, 0, "hit")]
    assert at(game).depleted == 1
    assert state(game, "dreampogg") == "dead"


@proves(
    "EX-27", "MINE-08", "MINE-16", "MINE-17", "MINE-06", "DANG-13", "DANG-15", "DANG-18", "DANG-19", "RESP-01",
    "DANG-05", "DANG-06", "DEPL-01",
)  # fmt: skip
def test_order_of_danger_dice() -> None:
    table = scene(
        H(id="midocondrian", at="ab1", nana=["major_gozzbag"]),
        mines={"ab1": 0},
        dangers={"A": LAVA, "ab2": PLANET_ATTACK},
        script={
            "mining": (2, 2, 3, 0, 1),
            "danger": (SNEDJ, LAVA, RESPITE),
            "armour": (1, 0, 1),
            "speed": (1, 1, 2, 0, 0, 0),
            "close_combat": (1, 1, 0, 0, 1, 0, 1, 1),
        },
    )
    game = turn_of(table, "midocondrian")
    play(game, Mine(True, True))
    rolls = [(event.die, len(event.faces)) for event in told(game, Rolled) if isinstance(event, Rolled)]
    assert rolls == [("mining", 4), ("danger", 3)]
    play(game, Reroll(3), Put(hewn("midocondrian"), 2), Put(OFF_PLANET, 6))
    play(game, Settle(RESPITE), CancelDie(LAVA))
    assert asked(game) == "HowManyScreens"
    assert at(game).danger[sp(game, "ab1")] == SNEDJ
    assert at(game).depleted == 1
    play(game, Screens(2, 2))
    assert told(game, DangerAttacked) == [DangerAttacked(SNEDJ, hewn("midocondrian"), 5, 6, "failed")]
    assert state(game, "midocondrian") == "healthy"
    assert load(game, "midocondrian") == (0, 0)
    assert at(game).normal[0] == 6


@proves("EX-28", "RREQ-05", "ENC-02")
def test_seven_shots_leave_no_screen() -> None:
    gombat = hewn("gombat")
    table = scene(H(id="gombat", at="A", dirty=8), H(id="drump", at="B", owner=1))
    game = begin(table, RangedEncounter(moving=gombat, announced=(gombat,)))
    play(game, PASS)
    assert refused(game, Pick(laser=8)) == "WEAP-04"
    assert refused(game, Pick(laser=7, armour=1)) == "WEAP-04"
    assert refused(game, Pick(laser=7)) == ""


@proves("EX-29", "RANG-05", "RANG-06", "SIGHT-06")
def test_company_shuts_out_ranged_encounters() -> None:
    table = scene(
        H(id="chailbine_zach", at="A", dirty=3),
        H(id="clogg", at="ab1", owner=1, damaged=True),
        H(id="igil", at="B", owner=1, dirty=3),
    )
    game = turn_of(table, "chailbine_zach")
    play(game, PASS)  # at first it could shoot at the Clogg
    play(game, Move(sp(game, "ab1")))
    assert asked(game) == "WhatNext"
    assert hewns_in_sight_of(at(game), hewn("chailbine_zach")) == 0


@proves("EX-30", "RANG-12", "RANG-24", "RANG-25", "XMIT-06")
def test_a_friend_pays() -> None:
    svea, veyark = hewn("sveanivo"), hewn("veyark")
    table = scene(
        H(id="sveanivo", at="B", dirty=1),
        H(id="veyark", at="A", dirty=3),
        H(id="igil", at="C", owner=1),
        script={"laser": (0,), "armour": (0,) * 9, "speed": (0,) * 9},
    )
    game = begin(table, RangedEncounter(moving=svea, announced=(svea,)))
    play(game, PASS, Pick(laser=1, armour=1), Target(hewn("igil")), Pay((veyark,), (0,), (2,)))
    assert load(game, "veyark") == (0, 1)
    assert load(game, "sveanivo") == (0, 1)


@proves("EX-31", "ARTI-01", "ARTI-06", "ARTI-07", "ARTI-08", "ARTI-09", "DODGE-01", "RANG-30")
def test_artillery_on_a_dodging_gotler() -> None:
    _igil, gotler = hewn("igil"), hewn("four_way_gotler")
    table = scene(
        H(id="igil", at="A", dirty=3, nana=["gunana"]),
        H(id="four_way_gotler", at="dg2", owner=1),
        script={"laser": (3,), "area": (3, 2, 2), "armour": (2,), "speed": (2, 0, 0, 0, 0)},
    )
    game = turn_of(table, "igil")
    play(game, Bombard(gotler), PASS, Pick(laser=1, area=2), Pick())
    first(game)  # pays
    assert asked(game) == "DiscardDie"
    play(game, Discard(0))
    assert (asked(game), who(game)) == ("RerollAttackDie", (1,))
    play(game, Reroll(0))
    assert told(game, AttackResolved) == [AttackResolved(gotler, 4, 4, "failed")]
    assert state(game, "four_way_gotler") == "healthy"
    assert asked(game) == "WhatNext"


@proves("EX-32", "RANG-17", "RANG-18", "RANG-19", "RANG-29", "RANG-35")
def test_a_mistaken_attack() -> None:
    cataclysm, svea = hewn("hover_cataclysm"), hewn("sveanivo")
    table = scene(
        H(id="hover_cataclysm", at="A", shown=True), H(id="sveanivo", at="B", owner=1, dirty=1), script={"laser": (2,)}
    )
    game = turn_of(table, "hover_cataclysm")
    play(game, Announce(cataclysm), Announce(svea), PASS, Pick(), Pick(laser=1), Target(svea))
    first(game)
    assert told(game, AttackResolved) == [AttackResolved(cataclysm, 2, 0, "hit")]
    assert state(game, "hover_cataclysm") == "dead"


@proves(
    "EX-33", "RANG-02", "RANG-03", "RANG-07", "RANG-09", "RANG-10", "RANG-21", "RANG-23", "RANG-26", "RANG-30",
    "RANG-31", "RANG-32", "RANG-34", "IMPL-02", "IMPL-03", "HURT-02", "R-66",
)  # fmt: skip
def test_a_combined_attack() -> None:
    zach, svea, igil = hewn("chailbine_zach"), hewn("sveanivo"), hewn("igil")
    table = scene(
        H(id="chailbine_zach", at="be1", dirty=4),
        H(id="sveanivo", at="ab1", owner=1, dirty=1, nana=["nananbite"], sicket=["implosion_bomb"]),
        H(id="igil", at="C", owner=2, dirty=3),
        H(id="blazooog", at="cd1", owner=2),
        seats=3,
        script={
            "area": (3, 1, 0),
            "armour": (2, 0, 1, 0, 2, 1),
            "speed": (0, 1, 0, 1, 0, 0, 2, 0, 1, ESCAPE),
            "laser": (4, 0, 2),
            "close_combat": (0, 0, 1, 1, 1, 0),
            "hurt": (DEAD,),
        },
    )
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), Announce(zach), Announce(svea))
    assert refused(game, Announce(hewn("blazooog")), 2) != ""
    play(game, Announce(igil), PASS, PASS, PASS)
    play(game, Pick(area=3, armour=1), Pick(armour=1), Pick(laser=2, armour=1), Target(igil))
    first(game, 3)
    assert load(game, "chailbine_zach") == (0, 0)
    play(game, YES)
    assert refused(game, Reroll(0)) == "RR-02"  # the Igil re-rolls its own dice only
    play(game, Reroll(7), PASS)
    assert told(game, AttackResolved) == [AttackResolved(igil, 4, 5, "failed"), AttackResolved(zach, 9, 7, "hit")]
    assert state(game, "chailbine_zach") == "dead"
    assert asked(game) == ""  # nobody stands where the bomb could flow over to
    assert [load(game, id) for id in ("sveanivo", "igil")] == [(0, 0), (0, 0)]
    assert at(game).supply[piece("implosion_bomb")] == CONTENT.supply[piece("implosion_bomb")]


@proves("EX-34", "RANG-05", "RREQ-01", "SIGHT-05", "SAME-03")
def test_an_encounter_in_company() -> None:
    """Its first step, out of a tunnel, brings the Flappchap into sight of the Smeggler, its second to the Fogbear."""
    table = scene(
        H(id="flappchap", at="1", dirty=2, nana=["nananbite", "nananbite"]),
        H(id="fogbear", at="ab2", owner=-1, was=1, damaged=True),
        H(id="smeggler", at="A", owner=1, dirty=4),
        tunnels={1: ("ab1", "ae2")},
    )
    game = turn_of(table, "flappchap")
    play(game, Move(sp(game, "ab1")), PASS)
    assert (asked(game), who(game)) == ("WhenInSight", (1,))
    play(game, PASS, Move(sp(game, "ab2")))
    assert asked(game) == "WhatNext"
    play(game, Encounter(hewn("fogbear")))
    assert asked(game) == "PickDice"


@proves("EX-35", "SAME-03", "SAME-17", "SIGHT-08")
def test_the_mover_names_one_of_several() -> None:
    table = scene(
        H(id="bliog", at="A"), H(id="chumbee", at="ab1", owner=-1), H(id="drump", at="ab1", owner=1, damaged=True)
    )
    game = turn_of(table, "bliog")
    play(game, Move(sp(game, "ab1")))
    targets = [choice for choice in game.options(0) if isinstance(choice, Encounter)]
    assert {choice.target for choice in targets} == {hewn("chumbee"), hewn("drump")}


def meeting(game: Game, *picks: Pick) -> None:
    """Nobody sends Substract away, these dice are picked and paid."""
    while asked(game) == "SaveSubstract":
        play(game, PASS)
    play(game, *picks)
    while asked(game) == "PayForDice":
        first(game)


@proves("EX-36", "SAME-38", "SAME-39", "RR-02")
def test_rerolls_in_close_combat() -> None:
    flapp, chum = hewn("flappchap"), hewn("chumbee")
    table = scene(
        H(id="flappchap", at="ab1", dirty=1),
        H(id="chumbee", at="ab1", owner=1),
        script={
            "close_combat": (0, 1, 1, 0, 0), "laser": (1, 2), "armour": (1, 0), "speed": (2, 0, 0, 0, 0, *(0,) * 5),
            "hurt": (2,),
        },
    )  # fmt: skip
    game = begin(table, SameSpaceEncounter(moving=flapp, reacting=chum, seat=0))
    meeting(game, Pick(laser=1), Pick())
    play(game, DoTo(ATTACK), DoTo(ATTACK))
    play(game, Reroll(0), PASS)  # the laser die; the Chumbee does not dodge
    play(game, Reroll(1))
    play(game, PASS)
    assert told(game, AttackResolved)[0] == AttackResolved(chum, 4, 3, "hit")


@proves("EX-37", "SAME-40", "SAME-41", "DODGE-02")
def test_a_dodge_and_a_reroll() -> None:
    mido, gotler = hewn("midocondrian"), hewn("four_way_gotler")
    table = scene(
        H(id="midocondrian", at="ab1", dirty=2),
        H(id="four_way_gotler", at="ab1", owner=1),
        script={
            "laser": (3, 1, 2), "area": (1,), "close_combat": (0, 1, 1, 0, 0, 0, 0), "armour": (2, 0),
            "speed": (2, 0, 0, 0, 0, *(0,) * 6), "hurt": (2,),
        },
    )  # fmt: skip
    game = begin(table, SameSpaceEncounter(moving=mido, reacting=gotler, seat=0))
    meeting(game, Pick(laser=1, area=1), Pick())
    play(game, DoTo(ATTACK), DoTo(ATTACK))
    play(game, PASS)  # the attacker waits
    play(game, Reroll(0))  # the dodge
    play(game, Reroll(0))  # the attacker's own re-roll
    assert told(game, AttackResolved)[0] == AttackResolved(gotler, 5, 4, "hit")


@proves(
    "EX-38", "SAME-03", "SAME-27", "SAME-30", "SAME-32", "SAME-33", "SAME-34", "HUMI-01", "COST-02", "REP-05", "MOVE-09"
)
def test_a_body_repair_at_the_second_try() -> None:
    pogg, bear = hewn("dreampogg"), hewn("fogbear")
    table = scene(
        H(id="dreampogg", at="A", nana=["nananbite", "nananbite"], sicket=["fixito"]),
        H(id="fogbear", at="ab1", damaged=True),
        script={"d10": (4, 7, 9, 8), "nana": (NANADEAD, 7, 5)},
    )
    game = player_turn(table)
    play(game, Begin(pogg), Move(sp(game, "ab1")), Encounter(bear), DoTo(BODY), Split(2, 0))
    assert at(game).turn.ap == CONTENT.ap[pogg] - 1
    assert told(game, RepairResolved) == [RepairResolved(pogg, bear, 7, 7, False)]
    assert at(game).count(pogg, piece("nananbite")) == 1
    ap = at(game).turn.ap
    play(game, PASS)  # nobody is pushed out
    play(game, Encounter(bear))
    assert at(game).turn.ap == ap - 1
    play(game, DoTo(BODY), Split(1, 0))
    assert state(game, "fogbear") == "healthy"
    assert at(game).turn.hewn == bear
    play(game, END_HEWN_TURN)
    assert state(game, "fogbear") == "stunned"
    assert state(game, "dreampogg") == "healthy"


@proves(
    "EX-39", "SAME-01", "SAME-12", "SAME-14", "SAME-16", "SAME-24", "SAME-27", "SAME-32", "SAME-35", "SAME-36",
    "SAME-42", "SAME-31", "REP-02",
)  # fmt: skip
def test_a_brain_repair_against_an_attack() -> None:
    spri, mido = hewn("spricelos"), hewn("midocondrian")
    table = scene(
        H(id="spricelos", at="ab1"),
        H(id="midocondrian", at="ab2", owner=1, dirty=3, nana=["nananbite"]),
        script={
            "d10": (2, 8, 3, 6), "nana": (2,), "close_combat": (0, 1, 1, 0), "laser": (3,), "area": (1,),
            "speed": (0, 0, ESCAPE, 0, ESCAPE), "armour": (1,),
        },
    )  # fmt: skip
    game = player_turn(table)
    play(game, Begin(spri), Move(sp(game, "ab2")))
    meeting(game, Pick(), Pick(brain=1, laser=1, area=1))
    assert load(game, "midocondrian") == (0, 0)
    play(game, DoTo(BRAIN), DoTo(ATTACK), Split(0, 1))
    play(game, FreeMove(sp(game, "ab1")))
    assert told(game, RepairResolved) == [RepairResolved(spri, mido, 8, 6, True)]
    assert told(game, AttackResolved) == [AttackResolved(spri, 6, 3, "escaped")]
    assert at(game).owner[mido] == 0
    assert where(game, "spricelos") == "ab1"
    assert at(game).turn.hewn == mido


@proves(
    "EX-40", "SAME-06", "SAME-18", "SAME-24", "SAME-25", "SAME-32", "SAME-33", "SAME-37", "SAME-50", "SAME-51",
    "SAME-52", "NANA-07",
)  # fmt: skip
def test_both_try_a_brain_repair() -> None:
    game = double_repair(mine=(7, 3, 0))
    pogg, gombat = hewn("dreampogg"), hewn("gombat")
    assert told(game, RepairResolved) == [
        RepairResolved(pogg, gombat, 7, 7, False),
        RepairResolved(gombat, pogg, 8, 7, True),
    ]
    assert at(game).count(gombat, piece("nananbite")) == 4
    assert at(game).owner[pogg] == 1
    assert (asked(game), who(game)) == ("Retreat", (1,))
    play(game, Withdrawal(sp(game, "ab2")))
    assert where(game, "dreampogg") == "ab2"
    assert asked(game) == "WhichHewn"


def double_repair(mine: tuple[int, int, int]) -> Game:
    table = scene(
        H(id="dreampogg", at="ab2", dirty=2, sicket=[("mamabite", *["nananbite"] * 4)]),
        H(id="gombat", at="B", owner=1, nana=["nananbite"] * 5, heart="stone"),
        H(id="chailbine_zach", at="be1", owner=1, dirty=3),
        H(id="skrunke", at="D"),
        script={"nana": (*mine, 8, 7, 0, NANADEAD, 1, 2), "d10": (2, 3, 7, 4, 7)},
    )
    game = player_turn(table)
    game.answer(1, Send(hewn("chailbine_zach"), hewn("gombat"), 0, 3))
    play(game, Begin(hewn("dreampogg")), Move(sp(game, "B")))
    meeting(game, Pick(brain=1), Pick(brain=1))
    assert (load(game, "dreampogg"), load(game, "gombat")) == ((0, 1), (0, 2))
    assert {choice.deed for choice in game.options(0) if isinstance(choice, DoTo)} == {ATTACK, BRAIN}
    play(game, DoTo(BRAIN), DoTo(BRAIN), Split(3, 1), Split(5, 0))
    return game


@proves("EX-41", "SAME-53", "SAME-54")
def test_both_are_taken_over_and_only_the_reacting_one_acts() -> None:
    game = double_repair(mine=(8, 3, 0))
    pogg, gombat = hewn("dreampogg"), hewn("gombat")
    play(game, Withdrawal(sp(game, "ab2")))
    assert (at(game).owner[gombat], at(game).owner[pogg]) == (0, 1)
    assert at(game).turn.hewn == gombat


@proves(
    "EX-42",
    "SAME-01",
    "SAME-02",
    "SAME-14",
    "SAME-20",
    "SAME-32",
    "SAME-35",
    "SAME-50",
    "SAME-53",
    "SAME-54",
    "XMIT-09",
)
def test_both_brain_repairs_succeed() -> None:
    miner, igil = hewn("minor_miner"), hewn("igil")
    table = scene(
        H(id="minor_miner", at="ab1", dirty=3, nana=["nananbite", "nananbite", "gunana"]),
        H(id="igil", at="ab2", owner=1, dirty=4, nana=["nananbite"]),
        H(id="flappchap", at="ab2", owner=-1),
        script={"nana": (4, 8, 5), "d10": (2, 0, 6, 5, 4)},
    )
    game = player_turn(table)
    play(game, Begin(miner), Move(sp(game, "ab2")))
    assert asked(game) == "SaveSubstract"
    assert refused(game, Send(igil, hewn("flappchap"), 0, 1), 1) != ""
    meeting(game, Pick(armour=2), Pick(brain=3))
    assert (load(game, "minor_miner"), load(game, "igil")) == ((0, 1), (0, 1))
    play(game, DoTo(BRAIN), DoTo(BRAIN), Split(2, 0), Split(1, 0))
    assert told(game, RepairResolved) == [
        RepairResolved(miner, igil, 8, 6, True),
        RepairResolved(igil, miner, 5, 4, True),
    ]
    play(game, Withdrawal(sp(game, "ab1")))
    assert (at(game).owner[igil], at(game).owner[miner]) == (0, 1)
    assert at(game).turn.hewn == igil


@proves("EX-43", "HEART-05", "ATT-03", "ATT-04")
def test_a_heart_card_is_completed_openly_or_in_secret() -> None:
    for place, seen in (("A", 1), ("", 0)):
        game = player_turn(scene(H(id="igil", at=place), stones=1))
        play(game, PutStone(hewn("igil")))
        assert sum(isinstance(told.event, HeartCompleted) for told in game.events_since(0, 1)) == seen
        assert at(game).heart[hewn("igil")] == 0


@proves("EX-44", "AUCT-03", "AUCT-04", "ROUND-06")
def test_what_is_on_offer() -> None:
    game = Game.start(EDITION, 3, 1)
    for _ in range(2):
        offer = at(game).offer
        sizes = [CONTENT.size[item] for item in offer if item < TECHNOLOGY]
        assert [sizes.count(size) for size in (2, 1, 0)] == [1, 2, 4]
        assert sum(TECHNOLOGY <= item < TURN_ORDER for item in offer) == 4
        assert len(offer) == 12
        while asked(game) == "PlaceBidoxes":
            play(game, PASS)


@proves("EX-45", "NEWM-01", "ORDER-04")
def test_after_the_last_player_the_first_places_the_mine() -> None:
    table = scene(seats=4, order=(2, 4, 1, 3), active=1)
    table.danger_dice = (NEW_MINE,)
    game = begin(table, DangerDice(seat=1, space=0))
    assert (asked(game), who(game)) == ("PlaceMine", (2,))
    assert at(game).order_shown[2] == 1
