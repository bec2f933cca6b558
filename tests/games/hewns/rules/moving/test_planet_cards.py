"""Planet cards: Hidden Substract."""

import pytest

from gamelode.games.hewns.events import DangerAttacked, PlanetCardFlipped
from gamelode.games.hewns.kinds import DEPLETED, LAVA, NO_DANGER
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.arrive import Arriving
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.games.hewns.rules.moving.enter_leave import Leave
from gamelode.games.hewns.rules.moving.leap import Fly
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.planet_cards import LookingAround
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.games.hewns.rules.technology.transmit import Put, WhereTo
from gamelode.kernel import PASS, proves

from ...scene import CONTENT, H, asked, at, begin, hewn, load, planet, play, sp, space, state, told, turn_of

GUARD = {"armour": (0,) * 9, "speed": (0,) * 9}
CARDS = {card.id: number for number, card in enumerate(CONTENT.files.planet_card)}


@proves("SIGHT-02", "EXIT-01", "FLY-03")
def test_who_is_alone_again_sees_out_of_the_space() -> None:
    for id in ("sveanivo", "igil"):
        table = planet(
            H(id=id, at="A"), H(id="clogg", at="A"), cards=("ab1",),
            script={"planet": (CARDS["mine_plus2"],), "d10": (0,)},
        )  # fmt: skip
        game = turn_of(table, id)
        assert told(game, PlanetCardFlipped) == []
        play(game, Fly(sp(game, "ae1")) if id == "sveanivo" else Leave())
        assert told(game, PlanetCardFlipped) == [PlanetCardFlipped(sp(game, "ab1"), CARDS["mine_plus2"])]


@proves("SIGHT-02", "R-27")
def test_cards_in_sight_are_flipped_the_nearest_first() -> None:
    table = planet(
        H(id="clogg", at="be1"), cards=("bc1", "bc2", "cd1"), script={"planet": (CARDS["mine_plus2"], CARDS["quiet"])}
    )
    game = turn_of(table, "clogg")
    play(game, Move(sp(game, "B")))
    assert told(game, PlanetCardFlipped) == [
        PlanetCardFlipped(sp(game, "bc1"), CARDS["mine_plus2"]),
        PlanetCardFlipped(sp(game, "bc2"), CARDS["quiet"]),
    ]
    assert at(game).mine[sp(game, "bc1")] == 2
    assert at(game).face_down == 1 << sp(game, "cd1")


@proves("R-101", "DANG-02")
def test_a_danger_card_attacks_who_stands_there() -> None:
    table = planet(
        H(id="drump", at="ab1"), cards=("ab2",), dangers={},
        script={"planet": (CARDS["lava"],), "area": (3, 3, 3), "armour": (0,) * 2, "speed": (0,) * 4},
    )  # fmt: skip
    game = begin(table, Arriving(hewn=hewn("drump"), space=space(table, "ab2")))
    assert told(game, DangerAttacked) == [DangerAttacked(LAVA, hewn("drump"), 9, 0, "hit")]
    assert state(game, "drump") == "dead"
    assert at(game).danger[sp(game, "ab2")] == LAVA
    assert at(game).danger_left[LAVA] == CONTENT.files.danger_tokens.lava - 1


@proves("R-101", "DANG-11")
def test_a_danger_card_attacks_who_uncovers_it_only_once() -> None:
    script = {**GUARD, "planet": (CARDS["lava"],), "area": (0, 0, 0)}
    table = planet(H(id="drump", at="ab1", shown=True), cards=("ab2",), mines={"D": 0}, script=script)
    game = begin(table, Arriving(hewn=hewn("drump"), space=space(table, "ab2")))
    assert told(game, DangerAttacked) == [DangerAttacked(LAVA, hewn("drump"), 0, 0, "failed")]
    assert asked(game) == ""


@proves("R-101")
def test_a_cache_and_a_lost_technology() -> None:
    table = planet(H(id="clogg", at="A"), cards=("ab1",), script={"planet": (CARDS["dirty_cache"],)})
    game = begin(table, LookingAround())
    play(game, Put(hewn("clogg"), 3))
    assert load(game, "clogg") == (0, 3)
    table = planet(
        H(id="clogg", at="A"), cards=("ab1",), script={"planet": (CARDS["lost_technology"],), "technology": (0,)}
    )
    game = begin(table, LookingAround())
    assert sum(at(game).stock[0]) == CONTENT.cards[0].quantity
    assert at(game).cards_out == (0,)


@proves("SIGHT-02")
def test_unhealthy_hewns_and_those_in_company_see_no_cards() -> None:
    table = planet(
        H(id="clogg", at="A", damaged=True), H(id="drump", at="D"), H(id="igil", at="D", owner=-1),
        cards=("ab1", "cd1"), script={},
    )  # fmt: skip
    game = begin(table, LookingAround())
    assert told(game, PlanetCardFlipped) == []


@proves("END-05", "R-42")
def test_no_mines_end_the_game_only_when_all_cards_are_flipped() -> None:
    for cards, over in ((("cd1",), ""), ((), "END-05")):
        table = planet(H(id="clogg", at="A"), cards=("ab1", *cards), script={"planet": (CARDS["quiet"],)})
        game = begin(table, LookingAround())
        assert at(game).over == over
        assert asked(game) == ""


@proves("R-101", "DANG-11", "R-91")
def test_a_danger_that_a_card_brings_attacks_once() -> None:
    table = planet(
        H(id="drump", at="ab1"), cards=("ab2",), script={"planet": (CARDS["lava"],), "area": (0,) * 9, **GUARD}
    )
    game = begin(table, Arriving(hewn=hewn("drump"), space=space(table, "ab2")))
    assert told(game, DangerAttacked) == [DangerAttacked(LAVA, hewn("drump"), 0, 0, "failed")]


@proves("SIGHT-02")
def test_cards_are_flipped_before_the_danger_of_the_space_strikes() -> None:
    table = planet(
        H(id="clogg", at="be1"), cards=("bc1", "dg2"), dangers={"B": LAVA},
        script={"planet": (CARDS["quiet"],), "area": (3, 3, 3), **GUARD},
    )  # fmt: skip
    game = turn_of(table, "clogg")
    play(game, Move(sp(game, "B")))
    assert [type(event) for event in told(game, PlanetCardFlipped, DangerAttacked)] == [
        PlanetCardFlipped,
        DangerAttacked,
    ]


@proves("SIGHT-02", "SIGHT-16")
def test_a_card_is_flipped_at_once_by_whom_a_move_gave_sight_of_it() -> None:
    """The Clogg stood between the Gombat and the card; it goes on to meet an enemy, after the card."""
    table = planet(
        H(id="gombat", at="A"), H(id="clogg", at="ab2"), H(id="spricelos", at="B", owner=1),
        cards=("ab2", "dg2"),
        script={"planet": (CARDS["quiet"],), **GUARD},
    )  # fmt: skip
    game = turn_of(table, "clogg")
    assert told(game, PlanetCardFlipped) == []
    play(game, Move(sp(game, "B")))
    assert asked(game) == "PickDice"
    assert told(game, PlanetCardFlipped) == [PlanetCardFlipped(sp(game, "ab2"), CARDS["quiet"])]


@proves("SIGHT-02", "RECO-06")
def test_a_hewn_that_recovers_sees_at_once() -> None:
    table = planet(
        H(id="clogg", at="A", damaged=True, sicket=["fixito"]), cards=("ab1",),
        script={"planet": (CARDS["quiet"],), "d10": (9, 1)},
    )  # fmt: skip
    game = begin(table, Recovery())
    assert told(game, PlanetCardFlipped) == [PlanetCardFlipped(sp(game, "ab1"), CARDS["quiet"])]


@proves("SIGHT-02")
def test_when_a_hewn_dies_others_see_past_it() -> None:
    table = planet(
        H(id="gombat", at="A"), H(id="clogg", at="ab1", owner=-1), cards=("ab2",),
        script={"planet": (CARDS["quiet"],)},
    )  # fmt: skip
    game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=LAVA))
    assert told(game, PlanetCardFlipped) == [PlanetCardFlipped(sp(game, "ab2"), CARDS["quiet"])]


@proves("SIGHT-02", "R-27")
def test_the_nearest_card_is_flipped_first_whatever_its_number() -> None:
    table = planet(H(id="clogg", at="C"), cards=("bc1", "bc2"), script={"planet": (CARDS["quiet"],) * 2})
    game = begin(table, LookingAround())
    spaces = [event.space for event in told(game, PlanetCardFlipped) if isinstance(event, PlanetCardFlipped)]
    assert spaces == [sp(game, "bc2"), sp(game, "bc1")]


@proves("SIGHT-02", "R-101")
@pytest.mark.parametrize(("first", "active", "finder"), [("", 0, "gombat"), ("", 1, "clogg"), ("clogg", 0, "clogg")])
def test_whoever_has_come_looks_first_then_the_player_whose_turn_it_is(first: str, active: int, finder: str) -> None:
    table = planet(
        H(id="gombat", at="A"), H(id="clogg", at="B", owner=1), cards=("ab1",),
        script={"planet": (CARDS["dirty_cache"],)}, active=active,
    )  # fmt: skip
    game = begin(table, LookingAround(first=hewn(first) if first else -1))
    assert isinstance(game.question, WhereTo)
    assert game.question.hewn == hewn(finder)


@proves("R-101")
def test_a_card_brings_no_second_mine() -> None:
    table = planet(H(id="clogg", at="A"), cards=("ab1",), mines={"ab1": 1}, script={"planet": (CARDS["mine_plus2"],)})
    game = begin(table, LookingAround())
    assert at(game).mine[sp(game, "ab1")] == 1


@proves("R-101")
def test_a_card_brings_no_token_when_none_is_left() -> None:
    table = planet(
        H(id="clogg", at="A"), cards=("ab1",), dangers=dict.fromkeys(("cd1", "cd2", "dg1", "dg2", "dg3"), LAVA),
        script={"planet": (CARDS["lava"],)},
    )  # fmt: skip
    game = begin(table, LookingAround())
    assert at(game).danger[sp(game, "ab1")] == NO_DANGER


@proves("END-05", "R-42")
@pytest.mark.parametrize(("cards", "over"), [(("cg1",), ""), ((), "END-05")])
def test_the_last_mine_ends_the_game_only_when_all_cards_are_flipped(cards: tuple[str, ...], over: str) -> None:
    table = planet(
        H(id="minor_miner", at="ab1", shown=True), cards=cards, mines={"ab1": 0},
        script={"mining": (0, 0), "danger": (DEPLETED,)},
    )  # fmt: skip
    game = turn_of(table, "minor_miner")
    play(game, Mine(), PASS)
    assert at(game).over == over
