"""Special attacks in general."""

from __future__ import annotations

from gamelode.games.dreamblade.events import AttackRolled
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import proves

from ...scene import at, damage, dealt, events, fight, n, now, play, s, scene, shift, shift_phase


@proves("R-46")
def test_power_does_not_change_a_special_attack() -> None:
    south = {"c3": "spite_engine", "c2": "hill_marshal"}
    table = scene(south, {"c3": "wall whispering_crypt"}, dice="b . . . . . 3 1")
    game = fight(table, "c3")
    assert now(at(game), s("spite_engine"))[0] == 6  # +1 and -1
    assert [len(e.faces) for e in events(game, AttackRolled) if isinstance(e, AttackRolled)] == [6, 2]


@proves("R-95")
def test_a_loner_makes_special_attacks_among_friends() -> None:
    game = shift_phase(scene({"c2": "lone_rider", "c3": "peon"}, {"c3": "wall"}, dice="1 1 1"))
    play(game, shift(s("lone_rider"), "c3"))
    assert damage(game, n("wall")) == 3


@proves("FORTUNATE-03")
def test_fortunate_works_for_special_attacks() -> None:
    game = shift_phase(scene({"c2": "lucky_rider"}, {"c3": "wall"}, dice=". . 3"))
    play(game, shift(s("lucky_rider"), "c3"), Reroll((0,)))
    assert damage(game, n("wall")) == 3


@proves("R-58", "BODYGUARD-01", "ABG-02")
def test_a_guarded_target_takes_nothing_from_a_special_attack() -> None:
    table = scene({"c2": "furnace_bride"}, {"c3": "oathbound_sentry wall"}, dice="3 3")
    game = shift_phase(table)
    play(game, shift(s("furnace_bride"), "c3"), Target(n("wall")))
    assert at(game).damage == {}
    table = scene({"c2": "furnace_bride"}, {"c3": "oathbound_sentry wall"}, dice="2 1")
    game = shift_phase(table)
    play(game, shift(s("furnace_bride"), "c3"), Target(n("oathbound_sentry")))
    assert damage(game, n("oathbound_sentry")) == 3


@proves("ASSAULT-01")
def test_special_attacks_work_in_the_first_cell_of_the_board() -> None:
    assert dealt(fight(scene({"a1": "spite_engine"}, {"a1": "wall"}, dice="b . . . . . 3 1"), "a1")) == 4
