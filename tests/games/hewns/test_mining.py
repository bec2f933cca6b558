"""Mining, gems, danger dice and danger tokens."""

from gamelode.games.hewns.events import DangerAttacked, DangerRolled, DieCancelled, Rolled
from gamelode.games.hewns.kinds import (
    BLANK,
    DEPLETED,
    ESCAPE,
    GEM,
    GEM_FACE,
    LAVA,
    NEW_MINE,
    PLANET_ATTACK,
    RESPITE,
    SNEDJ,
    added,
    changed,
)
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.mining.danger_dice import (
    CancelDie,
    DangerDice,
    PlaceAt,
    Settle,
    TakeAway,
    TakeUp,
    danger_places,
    mine_places,
)
from gamelode.games.hewns.rules.mining.mine import Mine, mining_dice
from gamelode.games.hewns.rules.moving.arrive import Arriving
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.states import kill
from gamelode.games.hewns.rules.technology.transmit import OFF_PLANET, Put
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import PASS, YES, Game, proves

from .scene import (
    CONTENT,
    EDITION,
    H,
    asked,
    at,
    begin,
    first,
    hewn,
    ids,
    load,
    out_of_deck,
    play,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    turn_of,
    who,
)


@proves("CARD-05", "CARD-06", "MINE-03", "MINE-12", "CLAW-03")
def test_how_many_dice_a_miner_rolls() -> None:
    table = scene(
        H(id="clogg", at="ab1"), H(id="skrunke", at="ab2", sicket=["mining_claw"]), mines={"ab1": 3, "ab2": 0}
    )
    assert mining_dice(table, hewn("clogg"), aggressive=False, electric=False) == (5, 1)
    assert mining_dice(table, hewn("skrunke"), aggressive=False, electric=False) == (1, 1)
    assert mining_dice(table, hewn("skrunke"), aggressive=True, electric=False) == (2, 2)


@proves("MINE-04", "MINE-05", "MINE-07", "MINE-09", "SUBS-01", "MINE-15")
def test_danger_dice_are_seen_at_once_and_wait_for_the_substract() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (2, 3), "danger": (DEPLETED,)})
    game = turn_of(table, "clogg")
    pile = at(game).pile
    play(game, Mine())
    assert asked(game) == "RerollDie"
    assert at(game).danger_dice == (DEPLETED,)
    play(game, PASS)
    assert at(game).depleted == 0
    assert at(game).pile == pile - 5
    play(game, Put(OFF_PLANET, 5))
    assert at(game).depleted == 1
    assert at(game).normal[0] == 5


@proves("MINE-17", "RR-01", "RR-02", "RR-03")
def test_only_mining_dice_are_rolled_again() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (0, 3, 2), "danger": (BLANK,)})
    game = turn_of(table, "clogg")
    play(game, Mine())
    assert refused(game, Reroll(2)) == "RR-02"
    play(game, Reroll(0))
    assert asked(game) == "WhereTo"  # its only re-roll is used
    assert [event.die for event in told(game, Rolled) if isinstance(event, Rolled)] == ["mining", "danger"]


@proves("GOZZ-01", "MINE-16", "MINE-09")
def test_gozzbag_must_be_there() -> None:
    game = turn_of(scene(H(id="clogg", at="ab1"), mines={"ab1": 0}), "clogg")
    assert refused(game, Mine(False, True)) == "GOZZ-01"


@proves("GEM-01", "GEM-02", "GEM-03", "MINE-13", "MINE-14", "R-03", "R-88")
def test_a_gem_takes_the_place_of_a_stone() -> None:
    table = scene(
        H(id="major_miner", at="ab1", heart="stone"),
        mines={"ab1": 0},
        script={"mining": (GEM_FACE, GEM_FACE, 1), "danger": (BLANK,)},
    )
    game = turn_of(table, "major_miner")
    stones = at(game).stones_left[0]
    play(game, Mine(), PASS, YES)
    assert asked(game) == "WhereTo"  # one gem; the other face is 2
    play(game, Put(OFF_PLANET, 3))
    assert (asked(game), at(game).normal[0], at(game).throw) == ("WhatNext", 3, ())
    assert at(game).heart[hewn("major_miner")] == GEM  # the best one
    assert at(game).gems == (1, 3, 4)
    assert at(game).stones_left[0] == stones + 1


@proves("GEM-01", "MINE-13", "R-88")
def test_without_heart_card_or_with_a_gem_there_is_no_second_gem() -> None:
    for id, heart in (("clogg", ""), ("major_miner", "gem")):
        dice = CONTENT.mining[hewn(id)]
        table = scene(
            H(id=id, at="ab1", heart=heart), mines={"ab1": 0}, script={"mining": (GEM_FACE,) * dice, "danger": (BLANK,)}
        )
        game = turn_of(table, id)
        play(game, Mine(), PASS)
        assert asked(game) == "WhereTo"


@proves("GEM-01", "MINE-13")
def test_without_a_gem_face_no_gem_is_offered() -> None:
    table = scene(H(id="major_miner", at="ab1"), mines={"ab1": 0}, script={"mining": (2, 2, 3), "danger": (BLANK,)})
    game = turn_of(table, "major_miner")
    play(game, Mine(), PASS)
    assert asked(game) == "WhereTo"


@proves("MINE-06", "R-38", "STORE-01")
def test_substract_that_does_not_fit_is_sent() -> None:
    table = scene(H(id="clogg", at="ab1", dirty=2), mines={"ab1": 0}, script={"mining": (3, 3), "danger": (BLANK,)})
    game = turn_of(table, "clogg")
    play(game, Mine(), PASS)
    assert refused(game, Put(hewn("clogg"), 2)) == "XMIT-10"
    assert refused(game, Put(OFF_PLANET, 7)) == "MINE-06"
    play(game, Put(hewn("clogg"), 1), Put(OFF_PLANET, 5))
    assert (load(game, "clogg"), at(game).normal[0]) == ((1, 2), 5)


# --- danger dice


def dice_at(id: str, *faces: int, **more: object) -> Game:
    table = scene(**{"mines": {id: 0}, **more})  # type: ignore[arg-type]
    table.danger_dice = tuple(sorted(faces))
    return begin(table, DangerDice(seat=0, space=space(table, id)))


@proves("DANG-01", "DANG-17", "DEPL-02", "R-84")
def test_depleted_twice_is_depleted_once_and_blank_is_nothing() -> None:
    game = dice_at("ab1", DEPLETED, DEPLETED, BLANK)
    assert at(game).depleted == 1
    assert asked(game) == ""


@proves("DANG-18", "R-82")
def test_nobody_is_asked_when_a_blank_die_is_dealt_with() -> None:
    game = dice_at("ab1", NEW_MINE, BLANK, SNEDJ)
    assert game.options(0) == [Settle(SNEDJ), Settle(NEW_MINE)]
    play(game, Settle(SNEDJ))
    assert asked(game) == "PlaceDanger"


@proves("DANG-12", "DANG-13", "DANG-14")
def test_tokens_go_on_the_mine_or_beside_it_or_as_near_as_possible() -> None:
    table = scene(dangers={"ab1": LAVA})
    assert ids(table, danger_places(table, space(table, "ab1"))) == ["A", "ab2"]
    table = scene(dangers={"ab1": LAVA, "A": LAVA, "ab2": SNEDJ})
    assert ids(table, danger_places(table, space(table, "ab1"))) == ["B", "ae1"]


@proves("DANG-16", "R-83")
def test_a_token_of_the_board_is_moved_when_its_stack_is_empty() -> None:
    dangers = {"E": SNEDJ, "F": SNEDJ, "G": SNEDJ, "H": SNEDJ}
    game = dice_at("ab1", SNEDJ, dangers=dangers)
    play(game, TakeUp(sp(game, "G")), PlaceAt(sp(game, "ab2")))
    assert at(game).danger[sp(game, "G")] == -1
    assert at(game).danger[sp(game, "ab2")] == SNEDJ
    assert at(game).danger_left[SNEDJ] == 0


@proves("DANG-15", "R-82", "DANG-03", "DANG-09")
def test_all_tokens_act_even_if_the_miner_dies() -> None:
    table = scene(
        H(id="drump", at="ab1"),
        H(id="skrunke", at="ab2", owner=-1),
        mines={"ab1": 0, "ab2": 0},
        script={"close_combat": (1,) * 8, "armour": (0, 0), "speed": (0,) * 4},
    )
    table.danger_dice = (LAVA, SNEDJ)
    game = begin(table, DangerDice(seat=0, space=space(table, "ab1")))
    play(game, Settle(SNEDJ), PlaceAt(sp(game, "ab1")), PlaceAt(sp(game, "ab2")))
    assert (state(game, "drump"), state(game, "skrunke")) == ("dead", "dead")
    assert at(game).depleted == 2


@proves("DANG-18", "R-82", "RESP-01", "R-04")
def test_the_roller_orders_the_dice_and_a_respite_cancels_one() -> None:
    game = dice_at("ab1", LAVA, LAVA, RESPITE)
    assert set(game.options(0)) == {Settle(LAVA), Settle(RESPITE)}
    play(game, Settle(RESPITE))
    assert told(game, DieCancelled) == [DieCancelled(LAVA)]
    assert asked(game) == "PlaceDanger"  # the other lava die


@proves("RESP-01")
def test_a_respite_cancels_no_new_mine() -> None:
    game = dice_at("ab1", LAVA, NEW_MINE, RESPITE, dangers={"B": SNEDJ})
    play(game, Settle(RESPITE))
    assert set(game.options(0)) == {CancelDie(LAVA), TakeAway(sp(game, "B"))}
    assert refused(game, CancelDie(NEW_MINE)) == "RESP-01"


@proves("RESP-01", "R-04", "DANG-10")
def test_a_respite_takes_one_token_away() -> None:
    game = dice_at("ab1", DEPLETED, RESPITE, dangers={"B": LAVA, "C": LAVA})
    play(game, Settle(RESPITE))
    assert set(game.options(0)) == {CancelDie(DEPLETED), TakeAway(sp(game, "B")), TakeAway(sp(game, "C"))}
    play(game, TakeAway(sp(game, "B")))
    assert at(game).danger.count(LAVA) == 1
    assert at(game).depleted == 1


@proves("RESP-02")
def test_a_respite_without_use_is_ignored() -> None:
    game = dice_at("ab1", RESPITE)
    assert asked(game) == ""


# --- new mines


def take_out_of_the_box(table: HewnsTable, *counts: int) -> None:
    """So many mines of each kind are not in the game."""
    for bonus, count in enumerate(counts):
        table.mine_pool = added(table.mine_pool, bonus, -count)
        table.extra_mines = added(table.extra_mines, bonus, -count)


@proves("NEWM-01", "NEWM-02", "NEWM-03")
def test_the_next_player_places_the_smallest_mine_left() -> None:
    game = dice_at("ab1", NEW_MINE)
    assert who(game) == (1,)
    play(game, PlaceAt(sp(game, "B")))
    assert at(game).mine[sp(game, "B")] == 0
    table = scene(mines={"ab1": 0})
    take_out_of_the_box(table, 5, 4, 0, 0)
    table.danger_dice = (NEW_MINE,)
    game = begin(table, DangerDice(seat=0, space=0))
    play(game, PlaceAt(sp(game, "B")))
    assert at(game).mine[sp(game, "B")] == 2
    table = scene()
    take_out_of_the_box(table, 5, 4, 2, 1)
    table.danger_dice = (NEW_MINE,)
    assert asked(begin(table, DangerDice(seat=0, space=0))) == ""


@proves("NEWM-04", "R-81")
def test_where_new_mines_may_go() -> None:
    game = dice_at("ab1", NEW_MINE, dangers={"B": LAVA}, tunnels={1: ("A", "ae3")})
    assert refused(game, PlaceAt(sp(game, "ab1"))) == "NEWM-04"
    assert refused(game, PlaceAt(sp(game, "B"))) == "NEWM-04"
    assert refused(game, PlaceAt(sp(game, "1"))) == ""


@proves("NEWM-05", "R-93")
def test_without_a_free_space_a_token_makes_room() -> None:
    table = scene(dangers={"B": LAVA})
    board = table.map
    for place in range(board.spaces):
        if place != space(table, "B"):
            table.mine[place] = 0
            table.extra_mines = added(table.extra_mines, 0, 1)
    table.danger_dice = (NEW_MINE,)
    game = begin(table, DangerDice(seat=0, space=0))
    assert at(game).mine[sp(game, "B")] == 0  # the only place
    assert at(game).danger[sp(game, "B")] == -1
    assert mine_places(at(game)) == []
    at(game).danger_dice = (NEW_MINE,)
    again = begin(at(game), DangerDice(seat=0, space=0))
    assert asked(again) == ""


@proves("R-103", "NEWM-01")
def test_a_seam_map_places_the_mine() -> None:
    table = scene(seats=3, scouting=["seam_map"], mines={"ab1": 0}, order=(3, 1, 2), active=1)
    table.danger_dice = (NEW_MINE,)
    game = begin(table, DangerDice(seat=1, space=0))
    assert (asked(game), who(game)) == ("UseSeamMap", (0,))
    play(game, YES)
    assert (asked(game), who(game)) == ("PlaceMine", (0,))
    assert at(game).scouting[0] == ()


# --- danger tokens


@proves("DANG-02", "DANG-04", "DANG-06", "DANG-08", "SLOC-01", "ARM-01", "AP-08", "R-17")
def test_what_dangers_roll_and_what_defends() -> None:
    for danger, die, count in ((SNEDJ, "close_combat", 8), (LAVA, "area", 3), (PLANET_ATTACK, "laser", 3)):
        table = scene(
            H(id="clogg", at="ab1", sicket=["slocic_shield"]),
            script={die: (1,) * count, "armour": (2, 1, 1), "speed": (0, 0, 1, 0)},
        )
        table.turn.hewn, table.turn.ap = hewn("clogg"), 0  # spent points do not matter
        game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=danger))
        assert told(game, DangerAttacked) == [DangerAttacked(danger, hewn("clogg"), count, 5)]
        assert state(game, "clogg") == ("dead" if count > 5 else "healthy")


@proves("DANG-02")
def test_a_danger_is_told_to_roll_its_own_dice() -> None:
    table = scene(H(id="clogg", at="ab1"), script={"area": (1, 0, 2)})
    game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=LAVA))
    [rolled] = told(game, DangerRolled)
    assert EDITION.words().say(rolled) == "lava rolls area dice against Clogg 1: 1, 0, 2."
    assert {event.die for event in told(game, Rolled) if type(event) is Rolled} == {"armour", "speed"}


@proves("DANG-05", "DANG-19", "ARM-03", "SCREEN-03")
def test_screens_against_a_danger() -> None:
    table = scene(
        H(id="igil", at="ab1", normal=1, dirty=7),
        script={"area": (3, 3, 3), "armour": (2, 2, 2, 0, 0, 0, 0, 0, 0, 0), "speed": (2, 1, 0, 0)},
    )
    game = begin(table, DangerAttack(hewn=hewn("igil"), danger=LAVA))
    assert refused(game, Screens(8, 1)) == "DANG-05"
    assert refused(game, Screens(7, 2)) == "DANG-05"
    play(game, Screens(7, 0))
    assert load(game, "igil") == (1, 0)
    assert state(game, "igil") == "healthy"  # 9 against 9
    rolled = [event for event in told(game, Rolled) if isinstance(event, Rolled) and event.die == "armour"]
    assert len(rolled[0].faces) == CONTENT.armour[hewn("igil")] + 7


@proves("DANG-09", "R-32", "DANG-11")
def test_unhealthy_hewns_die_in_danger() -> None:
    table = scene(
        H(id="clogg", at="A", damaged=True, shown=True), H(id="drump", at="A", owner=-1, shown=True),
        dangers={"ab1": LAVA}, script={"area": (0,) * 6},
    )  # fmt: skip
    for id in ("clogg", "drump"):
        game = begin(table, Arriving(hewn=hewn(id), space=space(table, "ab1")))
        assert state(game, id) == "dead"
        assert told(game, DangerAttacked) == []  # nothing is rolled


@proves("DANG-07", "SWARM-06")
def test_a_swarm_loses_members_to_a_danger() -> None:
    table = scene(H(id="veyark", at="ab1"), script={"area": (3, 3, 0), "speed": (2, 1, 0, 0)})
    game = begin(table, DangerAttack(hewn=hewn("veyark"), danger=LAVA))
    first(game, 3)
    assert at(game).size_of_swarm(hewn("veyark")) == 6


@proves("R-58", "HURT-02", "NANA-03", "R-97", "RANG-11")
def test_a_dead_hewn_loses_all_that_is_on_it() -> None:
    table = scene(
        H(id="igil", at="ab1", normal=2, dirty=1, nana=["nananbite"], sicket=["futanaz"], heart="stone"),
        H(id="gombat", at="ab2", heart="gem"),
    )
    supplies = (table.pile, table.supply[0], table.stones_left[0])
    kill(table, hewn("igil"))
    kill(table, hewn("gombat"))
    assert (table.pile, table.supply[0], table.stones_left[0]) == (supplies[0] + 2, supplies[1] + 1, supplies[2] + 1)
    assert table.gems == tuple(gem.count for gem in CONTENT.files.gem)
    assert table.discards[2] == (hewn("igil"), hewn("gombat"))


@proves("R-97")
def test_a_card_is_discarded_with_its_last_piece() -> None:
    table = scene(H(id="igil", at="A", nana=["nananbite", "nananbite"]), stock={"nananbite": 4})
    for card in [n for n, record in enumerate(CONTENT.cards) if record.id == "nananbites"][:2]:
        out_of_deck(table, 3, card)
        table.cards_out = (*table.cards_out, card)
    before = table.cards_out
    for count, out in ((1, 2), (2, 2)):
        table.lose_nananbite(hewn("igil"))
        assert len(table.cards_out) == out, count
    table.return_piece(0)
    table.add_stock(0, 0, -1)
    assert table.cards_out == before[1:]
    assert before[0] in table.discards[3]


@proves("FORCE-04", "DANG-11")
def test_who_survives_goes_on() -> None:
    table = scene(
        H(id="clogg", at="A"), dangers={"ab1": LAVA}, script={"area": (0, 0, 0), "armour": (0, 0), "speed": (0,) * 4}
    )
    game = turn_of(table, "clogg")
    play(game, Move(sp(game, "ab1")), Move(sp(game, "ab2")), END_HEWN_TURN)
    assert state(game, "clogg") == "healthy"


@proves("DANG-15", "DANG-16", "R-83")
def test_a_token_that_was_taken_up_and_put_back_attacks_once() -> None:
    table = scene(
        H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"armour": (0,) * 9, "speed": (0,) * 9, "area": (0,) * 9}
    )
    table.danger_left = changed(table.danger_left, LAVA, 1)
    table.danger_dice = (LAVA, LAVA)
    others = [space for space in range(table.map.spaces) if space != table.map.number["ab1"]]
    for place in others[: CONTENT.files.danger_tokens.lava - 1]:
        table.danger[place] = LAVA
    here = table.map.number["ab1"]
    game = begin(table, DangerDice(seat=0, space=here))
    play(game, PlaceAt(here), TakeUp(here), PlaceAt(here))
    assert told(game, DangerAttacked) == [DangerAttacked(LAVA, hewn("clogg"), 0, 0)]


@proves("R-84", "DEPL-02")
def test_a_second_depleted_face_spares_the_mine_that_is_new() -> None:
    game = dice_at("ab1", DEPLETED, DEPLETED, NEW_MINE)
    play(game, Settle(DEPLETED), Settle(NEW_MINE), PlaceAt(sp(game, "ab1")))
    assert (at(game).mine[sp(game, "ab1")], at(game).depleted) == (0, 1)


@proves("R-107", "DANG-11", "DANG-15")
def test_who_escapes_to_another_token_of_the_roll_is_attacked_by_it_once() -> None:
    table = scene(
        H(id="drump", at="ab1"),
        mines={"ab1": 0},
        script={"area": (0,) * 3, "laser": (0,) * 6, "armour": (0,) * 9, "speed": (ESCAPE, ESCAPE, *(0,) * 20)},
    )
    table.danger_dice = (LAVA, PLANET_ATTACK)
    game = begin(table, DangerDice(seat=0, space=space(table, "ab1")))
    play(game, Settle(LAVA), PlaceAt(sp(game, "ab1")), PlaceAt(sp(game, "A")), FreeMove(sp(game, "A")))
    assert [event.danger for event in told(game, DangerAttacked) if isinstance(event, DangerAttacked)] == [
        LAVA,
        PLANET_ATTACK,
    ]


@proves("RESP-01", "R-82")
def test_a_token_that_a_respite_takes_away_in_the_same_roll_does_nothing() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0})
    table.danger_dice = (LAVA, RESPITE)
    game = begin(table, DangerDice(seat=0, space=space(table, "ab1")))
    play(game, Settle(LAVA), PlaceAt(sp(game, "ab1")))
    assert (asked(game), told(game, DangerAttacked), at(game).depleted) == ("", [], 0)


@proves("GEM-01", "R-88")
def test_when_all_gems_are_taken_none_is_offered() -> None:
    holders = ("hover_cataclysm", "igil", "gombat", "blazooog", "fogbear", "spricelos", "smeggler", "veyark", "bliog")
    table = scene(
        H(id="major_miner", at="ab1"), *(H(id=id, heart="gem") for id in holders),
        mines={"ab1": 0}, script={"mining": (GEM_FACE,) * 3, "danger": (BLANK,)},
    )  # fmt: skip
    assert not any(table.gems)
    game = turn_of(table, "major_miner")
    play(game, Mine(), PASS)
    assert asked(game) == "WhereTo"


@proves("DANG-09")
def test_a_danger_kills_an_unhealthy_hewn_without_a_roll() -> None:
    for owner, damaged in ((0, True), (-1, False)):
        table = scene(H(id="clogg", at="ab1", owner=owner, damaged=damaged), script={"area": (0, 0, 0)})
        game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=LAVA))
        assert state(game, "clogg") == "dead"
