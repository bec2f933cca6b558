"""Effects of one moment, their order, and what they set off."""

from __future__ import annotations

from gamelode.games.dreamblade.events import SpecialAttackBegun
from gamelode.games.dreamblade.rules.choosing import GoTo, Target
from gamelode.games.dreamblade.rules.damage.check import DISRUPT
from gamelode.kernel import Resolve, proves

from ..scene import (
    NORTH,
    SOUTH,
    action_of,
    arrive,
    asks,
    at,
    cell,
    damage,
    dealt,
    events,
    n,
    offered,
    play,
    put,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    spawn,
    where,
)


@proves("R-31", "SIM-03", "SIM-05")
def test_charge_comes_first_in_its_owners_phase_and_nobody_is_checked_between() -> None:
    table = scene({"c2": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="3 3 1 3 3 3")
    game = shift_phase(table)
    play(game, shift(s("oriflamme_rider"), "c3"))
    begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
    assert begun == [s("oriflamme_rider"), n("lurker_beneath")]
    assert at(game).damage == {n("lurker_beneath"): 7, s("oriflamme_rider"): 9}


@proves("SIM-03")
def test_in_the_opponents_phase_the_opponents_effects_come_first() -> None:
    table = scene({"c3": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="1 1 1 1 . .")
    game = arrive(action_of(table, NORTH), s("oriflamme_rider"))
    begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
    assert begun == [n("lurker_beneath"), s("oriflamme_rider")]


@proves("SIM-03")
def test_in_a_shared_phase_the_first_players_effects_come_first() -> None:
    for first in (NORTH, SOUTH):
        table = scene({"c3": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="1 1 1 1 . .", first=first)
        game = arrive(table, s("oriflamme_rider"))
        begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
        assert begun[0] == (n("lurker_beneath") if first == NORTH else s("oriflamme_rider"))


@proves("SIM-01", "SIM-04")
def test_ones_own_simultaneous_effects_come_in_any_order() -> None:
    table = action_of(scene({"c3": "wall"}, {"c3": "twin_lurker"}, dice="3 1 1"))
    game = arrive(table, s("wall"))
    assert (asks(game), game.waiting()) == ("WhichEffect", (NORTH,))
    play(game, Resolve(1))
    assert [e.dice for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)] == [2, 1]


@proves("SIM-02", "SIM-05", "ATK-06")
def test_a_creature_struck_down_twice_over_is_checked_once() -> None:
    table = action_of(scene({"c3": "peon"}, {"c3": "twin_lurker lurker_beneath"}, dice="3 3 3 3 3 3"))
    game = arrive(table, s("peon"))
    play(game, Resolve(0), Resolve(0))
    assert damage(game, s("peon")) == 18
    assert asks(game) == "DisruptOrDestroy"


@proves("SIM-06", "R-88")
def test_what_effects_set_off_makes_the_next_set() -> None:
    table = scene({"c2": "oriflamme_rider", "a1": "peon"}, {"c3": "husk"}, dice="3 1 .", first=NORTH)
    game = shift_phase(table)
    play(game, shift(s("oriflamme_rider"), "c3"), DISRUPT, put(n("husk"), "e5"))
    assert asks(game) == "WhoShifts"
    assert at(game).arrived == ()  # Husk's arrival was looked at, in a set of its own


@proves("SIM-06", "R-88", "R-93")
def test_an_effect_that_moves_a_creature_sets_off_the_next_ones() -> None:
    table = scene(
        {"reserves": "grim_usher peon", "a1": "furnace_bride"}, {"c3": "wall lurker_beneath"}, dice="2 2 1 1 1"
    )
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"), Target(s("furnace_bride")), GoTo(cell("c3")), Target(n("wall")))
    assert dealt(game) == 4 + 3  # its Charge, and the Ambush
    assert (asks(game), game.waiting()) == ("PlaceDisrupted", (NORTH,))


@proves("R-107")
def test_an_effect_is_void_when_its_miniature_is_gone() -> None:
    table = scene({"reserves": "grim_usher peon"}, {"e1": "lurker_beneath", "c3": "wall"})
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"), Resolve(0), Target(s("grim_usher")), GoTo(cell("b2")))
    assert events(game, SpecialAttackBegun) == []  # neither its Charge nor the Ambush it escaped
    assert where(game, s("grim_usher")) == "b2"


@proves("R-107", "R-99")
def test_the_other_ability_of_a_miniature_that_sacrificed_itself_is_void() -> None:
    game = shop(scene({"reserves": "willing_victim peon"}), 9)
    play(game, spawn("willing_victim", "e1"))
    assert asks(game) == "WhichEffect"
    play(game, Resolve(0))  # Appease, which can take nobody else
    assert where(game, s("willing_victim")) == "graveyard"
    assert at(game).phase.points == 9 - 5  # and Energize pays nothing


@proves("R-93", "ACTV-14", "CHARGE-01")
def test_charge_on_being_spawned_and_coming_into_play_are_one_set() -> None:
    table = scene({"reserves": "grim_usher peon"}, {"e1": "wall"}, dice="3 1")
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"))
    assert (asks(game), len(offered(game))) == ("WhichEffect", 2)
    play(game, Resolve(1))
    assert damage(game, n("wall")) == 4
    assert asks(game) == "MayTarget"  # then the Teleport
