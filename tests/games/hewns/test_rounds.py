"""Rounds, harvest, recovery, turn order, and how games end."""

import pytest

from gamelode.games.hewns.events import RepairResolved
from gamelode.games.hewns.kinds import DEPLETED, NANADEAD, NEW_MINE, added
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.mining.danger_dice import PlaceAt, Settle
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.player_turn import END_TURN, Begin
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.games.hewns.rules.rounds import ActionsPhase, Rounds
from gamelode.games.hewns.rules.scoring import healthy_hewns, outcome, points
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET, Put
from gamelode.kernel import PASS, YES, Fault, Game, proves

from .scene import (
    CONTENT,
    EDITION,
    H,
    asked,
    at,
    begin,
    hewn,
    load,
    piece,
    play,
    player_turn,
    refused,
    scene,
    sp,
    state,
    told,
    turn_of,
    who,
)


@proves("GAME-01", "GAME-02", "AUCT-02", "BIDOX-01")
def test_a_game_is_set_up_for_two_to_four() -> None:
    for seats, boxes in ((2, 8), (3, 5), (4, 4)):
        game = Game.start(EDITION, seats, 3)
        table = at(game)
        assert len(table.box_place) == boxes * seats
        assert {s: b for s, b in enumerate(table.mine) if b >= 0} == table.map.mines
        assert table.mine_pool == (5, 4, 2, 1)
    with pytest.raises(Fault):
        Game.start(EDITION, 5, 3)


@proves("GAME-01")
def test_boards_and_scenarios_are_options() -> None:
    boards = {at(Game.start(EDITION, 3, seed, {"board": "random"})).map.entry.id for seed in range(12)}
    assert boards == {"three_throats", "crooked_ladder"}
    with pytest.raises(Fault, match="no board for 3 players"):
        Game.start(EDITION, 3, 1, {"board": "twin_rift"})
    with pytest.raises(Fault, match="there is no 'x'"):
        Game.start(EDITION, 3, 1, {"scenario": "x"})


@proves("R-105")
def test_a_head_start_gives_hewns_and_technology() -> None:
    for seats in (2, 3, 4):
        table = at(Game.start(EDITION, seats, 3, {"head_start": 5}))
        for seat in range(seats):
            assert sorted(CONTENT.size[each] for each in table.own_hewns(seat)) == [0, 0, 0, 1, 2]
        assert len(table.cards_out) + sum(map(len, table.scouting)) == 5 * seats
    with pytest.raises(Fault, match="from 0 to 5"):
        Game.start(EDITION, 2, 3, {"head_start": 6})


@proves("ROUND-01", "ROUND-02", "HARV-01", "HARV-02")
def test_income_falls_from_round_to_round() -> None:
    game = Game.start(EDITION, 2, 1)
    seen: list[int] = []
    while not game.is_over:
        if asked(game) == "PlaceBidoxes" and at(game).round > len(seen):
            seen.append(at(game).dirty[0])
        play(game, PASS if asked(game) == "PlaceBidoxes" else END_TURN)
    assert seen == [36, 36 + 8 + 25, 36 + 8 + 25 + 8 + 15]


@proves("R-48")
def test_chance_says_who_places_the_first_bidox() -> None:
    assert {Game.start(EDITION, 3, seed).waiting()[0] for seed in range(20)} == {0, 1, 2}


@proves("HARV-04", "HARV-03", "R-38")
def test_a_harvest_token_is_kept_or_sent() -> None:
    game = begin(scene(H(id="igil", at="A"), H(id="spricelos", at="D"), H(id="drump"), round=0), Rounds())
    assert list(game.options(0)) == [Put(OFF_PLANET, 1), Put(hewn("igil"), 1)]
    play(game, Put(hewn("igil"), 1))
    assert load(game, "igil") == (0, 1)
    assert at(game).dirty[0] == 36 + 1  # the Spricelos has no store and no friend in sight
    assert asked(game) == "PlaceBidoxes"  # off the board nothing is harvested
    game = begin(scene(H(id="igil", at="A"), H(id="bliog", at="B"), round=0), Rounds())
    play(game, Put(hewn("bliog"), 1))  # in sight
    assert load(game, "bliog") == (0, 1)


@proves("R-86", "HARV-03")
def test_a_hewn_that_recovers_has_missed_the_harvest() -> None:
    table = scene(H(id="igil", at="A", damaged=True, nana=["nananbite"]), round=0, script={"nana": (8,), "d10": (0,)})
    game = begin(table, Rounds())
    assert state(game, "igil") == "healthy"
    assert at(game).dirty == [36, 36]


# --- recovery


@proves("ROUND-03", "RECO-01", "RECO-07", "RECO-09", "STATE-05", "STATE-07")
def test_without_technology_there_is_no_recovery() -> None:
    table = scene(H(id="clogg", at="A", damaged=True), H(id="drump", at="B", owner=-1))
    game = begin(table, Recovery())
    assert (state(game, "clogg"), state(game, "drump")) == ("damaged", "stunned")


@proves("RECO-03", "NANA-05", "NANA-06")
def test_a_nanadead_kills_its_nananbite() -> None:
    table = scene(
        H(id="gombat", at="A", damaged=True, nana=["nananbite", "nananbite"]),
        script={"nana": (NANADEAD, 3), "d10": (3,)},
    )
    game = begin(table, Recovery())
    assert state(game, "gombat") == "damaged"  # 3 is not higher than 3
    assert at(game).count(hewn("gombat"), piece("nananbite")) == 1


@proves("HEART-07", "GEM-05", "RECO-04", "HEART-03")
def test_a_stone_or_a_gem_rolls_for_damage_and_an_empty_card_does_not() -> None:
    for heart, end in (("stone", "healthy"), ("gem", "healthy"), ("", "damaged")):
        table = scene(H(id="igil", at="A", damaged=True, heart=heart), script={"d10": (5, 4)})
        assert state(begin(table, Recovery()), "igil") == end


@proves("HEART-08", "RECO-08", "HEART-01", "R-08")
def test_a_stone_may_be_tried_against_the_stun() -> None:
    for dice, end in (((6, 5), "healthy"), ((5, 5), "stunned")):
        game = begin(scene(H(id="igil", at="A", owner=-1, heart="stone"), script={"d10": dice}), Recovery())
        play(game, YES)
        assert state(game, "igil") == end


@proves("RECO-08", "R-98", "STORE-02")
def test_whoever_could_have_a_stone_is_asked() -> None:
    table = scene(H(id="igil", at="A", owner=-1), stones=1)
    table.heart_seen[hewn("igil")] = 1
    game = begin(table, Recovery())
    assert (asked(game), list(game.options(0))) == ("UseHeart", [PASS])


@proves("GEM-07", "RECO-09")
def test_a_gem_helps_neither_against_stun_nor_against_capture() -> None:
    table = scene(H(id="igil", at="A", owner=-1, heart="gem"), H(id="gombat", at="B", owner=1, heart="gem"))
    table.purse[hewn("gombat")] = 0
    game = begin(table, Recovery())
    assert asked(game) == ""
    assert state(game, "igil") == "stunned"


@proves("HEART-09", "RECO-10", "RECO-11")
def test_a_stone_may_win_a_hewn_back() -> None:
    for dice, owner in (((6, 5), 0), ((4, 5), 1)):
        table = scene(H(id="igil", at="A", heart="stone"), script={"d10": dice})
        table.owner[hewn("igil")] = 1
        game = begin(table, Recovery())
        assert who(game) == (0,)
        play(game, YES)
        assert at(game).owner[hewn("igil")] == owner
        assert game.view(1).hewns[0].heart == 0


@proves("R-85", "STATE-09", "HURT-06")
def test_damage_is_rolled_for_first_and_then_the_stun() -> None:
    table = scene(H(id="igil", at="A", owner=-1, damaged=True, heart="stone"), script={"d10": (5, 4, 3, 2)})
    game = begin(table, Recovery())
    assert state(game, "igil") == "stunned"
    play(game, YES)
    assert state(game, "igil") == "healthy"


# --- turns


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


@proves("ORDER-04", "R-52")
def test_cards_are_shown_when_they_must_be() -> None:
    table = scene(seats=3, order=(1, 3, 2), active=0)
    table.order_shown = (0, 0, 0)
    game = begin(table, ActionsPhase())
    assert at(game).order_shown == (1, 0, 0)
    assert game.view(1).players[2].order_card is None
    play(game, END_TURN)
    assert at(game).order_shown == (1, 0, 1)


# --- ends


@proves("END-02", "R-41")
def test_the_game_ends_after_the_third_round() -> None:
    game = Game.start(EDITION, 2, 1)
    while not game.is_over:
        play(game, PASS if asked(game) == "PlaceBidoxes" else END_TURN)
    assert (at(game).over, at(game).round) == ("END-02", 3)


def mining_scene(pile: int = 80, **more: object) -> Game:
    table = scene(
        H(id="clogg", at="ab1"),
        mines={"ab1": 0},
        script={"mining": (2, 3), "danger": (DEPLETED,)},
        **more,  # type: ignore[arg-type]
    )
    table.normal[1] += table.pile - pile
    table.pile = pile
    return turn_of(table, "clogg")


@proves("END-01", "END-03", "R-39", "MINE-05")
def test_an_empty_pile_ends_the_game_before_the_danger_dice() -> None:
    game = mining_scene(pile=4)
    play(game, Mine(), PASS)
    assert game.is_over
    assert at(game).over == "END-03"
    assert at(game).normal[0] == 4
    assert at(game).depleted == 0


@proves("END-01", "END-04", "DEPL-01", "DEPL-02", "DEPL-03")
def test_the_fifteenth_depleted_mine_ends_the_game() -> None:
    game = mining_scene()
    table = at(game)
    table.depleted, table.spent_mines, table.extra_mines = 14, (14, 0, 0, 0), added(table.extra_mines, 0, 14)
    play(game, Mine(), PASS, Put(OFF_PLANET, 5))
    assert at(game).over == "END-04"


@proves("END-05", "R-42")
def test_no_mine_left_ends_the_game_after_all_dice() -> None:
    game = mining_scene()
    play(game, Mine(), PASS, Put(OFF_PLANET, 5))
    assert (game.is_over, at(game).over) == (True, "END-05")
    table = scene(
        H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (0, 0, 0), "danger": (DEPLETED, NEW_MINE)}
    )
    game = turn_of(table, "clogg")
    play(game, Mine(True), PASS)
    play(game, Settle(DEPLETED), PlaceAt(sp(game, "B")))
    assert at(game).over == ""


# --- scoring


@proves("WIN-01", "WIN-04", "GEM-06", "GEM-08", "SUBS-02", "SUBS-03", "R-40")
def test_normal_substract_and_gems_of_healthy_hewns_count() -> None:
    table = scene(
        H(id="igil", at="A", normal=2, dirty=3, heart="gem"),
        H(id="gombat", at="B", damaged=True, normal=1, heart="gem"),
        H(id="fogbear", at="C", owner=-1, normal=4),
        H(id="drump", normal=1),
        pools=[(5, 9), (0, 0)],
    )
    table.box_normal[0] = 3
    table.pile -= 3
    assert points(table, 0) == {"pool": 8, "hewns": 4, "gems": 6}
    assert points(table, 1) == {"pool": 0, "hewns": 0, "gems": 0}


@proves("WIN-02")
def test_the_outcome_tells_what_decides_between_equal_scores() -> None:
    result = outcome(scene(H(id="igil"), H(id="drump", owner=1), H(id="clogg", owner=1, at="A", damaged=True)))
    assert result.ties == ({"healthy Hewns": 1}, {"healthy Hewns": 1})


@proves("WIN-02", "WIN-03", "R-79", "R-92")
def test_ties_go_to_more_healthy_hewns_and_then_nobody() -> None:
    table = scene(
        H(id="veyark"), H(id="drump", at="A"), H(id="skrunke", owner=1), H(id="clogg", owner=1, at="B", damaged=True)
    )
    table.normal = [3, 3]
    assert [healthy_hewns(table, seat) for seat in (0, 1)] == [2, 1]
    assert outcome(table).ranks == (1, 2)
    table.damaged[hewn("drump")] = 1
    assert outcome(table).ranks == (1, 1)


@proves("RECO-08", "HEART-08")
def test_the_owner_of_a_stone_is_not_asked_for_his_own_hewn() -> None:
    for owner, end in ((0, ""), (1, "UseHeart")):
        table = scene(H(id="igil", at="A", owner=owner, heart="0"), seats=2)
        table.heart_seen[hewn("igil")] = 3
        assert asked(begin(table, Recovery())) == end


@proves("R-85")
def test_hewns_recover_in_the_turn_order_of_their_owners_and_neutral_ones_last() -> None:
    table = scene(
        H(id="igil", at="A", owner=-1, damaged=True, nana=["nananbite"]),
        H(id="smeggler", at="B", damaged=True, nana=["nananbite"]),
        H(id="bliog", at="C", owner=1, damaged=True, nana=["nananbite"]),
        order=(2, 1),
        script={"nana": (0,) * 3, "d10": (5,) * 3},
    )
    game = begin(table, Recovery())
    order = [event.hewn for event in told(game, RepairResolved) if isinstance(event, RepairResolved)]
    assert order == [hewn("bliog"), hewn("smeggler"), hewn("igil")]
