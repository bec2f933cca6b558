"""Danger dice: tokens, depleted and new mines, respites."""

from gamelode.games.hewns.events import DangerAttacked, DieCancelled
from gamelode.games.hewns.kinds import (
    BLANK,
    DEPLETED,
    ESCAPE,
    LAVA,
    NEW_MINE,
    OFF_PLANET,
    PLANET_ATTACK,
    RESPITE,
    SNEDJ,
    added,
    changed,
)
from gamelode.games.hewns.rules.encounters.escape import FreeMove
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
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.technology.transmit import Put
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import PASS, Game, proves

from ...scene import (
    CONTENT,
    H,
    asked,
    at,
    begin,
    hewn,
    ids,
    mining_scene,
    planet,
    play,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    who,
)


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
    assert told(game, DangerAttacked) == [DangerAttacked(LAVA, hewn("clogg"), 0, 0, "failed")]


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


@proves("R-102")
def test_nothing_is_placed_on_a_card() -> None:
    table = planet(cards=("ab1", "ab2"), script={})
    assert ids(table, danger_places(table, space(table, "ab1"))) == ["A"]
    assert space(table, "ab2") not in mine_places(table)


@proves("END-01", "END-04", "DEPL-01", "DEPL-02", "DEPL-03")
def test_the_fifteenth_depleted_mine_ends_the_game() -> None:
    game = mining_scene()
    table = at(game)
    table.depleted, table.spent_mines, table.extra_mines = 14, (14, 0, 0, 0), added(table.extra_mines, 0, 14)
    play(game, Mine(), PASS, Put(OFF_PLANET, 5))
    assert at(game).over == "END-04"
