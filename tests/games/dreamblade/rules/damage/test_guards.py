"""Bodyguards, and the ways to split damage that are listed."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.combat.fighting import Fighting
from gamelode.kernel import YES, Choice, proves

from ...scene import (
    SOUTH,
    action_of,
    arrive,
    asks,
    at,
    begin,
    cell,
    damage,
    fight,
    give,
    n,
    offered,
    play,
    refused,
    s,
    scene,
    shop,
    use,
)

# --- ways to split that are listed


def ways(south: str, north: str, dice: str, carried: dict[int, int] | None = None) -> list[Choice]:
    table = scene({"c3": south}, {"c3": north}, dice=dice)
    game = begin(action_of(table), Fighting(seat=SOUTH, cell=cell("c3"), attackers=table.creatures(cell("c3"), SOUTH)))
    table.damage = carried or {}
    return offered(game)


@proves("DMG-01")
def test_damage_that_destroys_or_disrupts_one_after_another_is_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    assert set(ways("soldier", "peon soldier", "3 3 3 .")) == {
        give((peon, 5), (soldier, 4)),  # the first destroyed
        give((soldier, 8), (peon, 1)),
        give((peon, 3), (soldier, 6)),  # both disrupted
    }


@proves("DMG-08")
def test_damage_that_is_carried_counts_for_what_is_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    found = ways("soldier", "peon soldier", "3 3 3 .", {peon: 2, soldier: 1})
    assert give((peon, 3), (soldier, 6)) in found  # 5 in all destroy the first
    assert give((soldier, 7), (peon, 2)) in found


@proves("RELENTLESS-01")
def test_for_relentless_only_ways_to_destroy_are_listed() -> None:
    peon, soldier = n("peon"), n("soldier")
    found = ways("rampart_stag", "peon soldier", "3 3 3")
    assert set(found) == {give((peon, 5), (soldier, 4)), give((soldier, 8), (peon, 1))}


@proves("BODYGUARD-01")
def test_what_is_listed_gives_bodyguards_enough_before_others() -> None:
    sentry, wall = n("oathbound_sentry"), n("wall")
    assert ways("soldier", "oathbound_sentry wall", "3 3 . .") == [give((sentry, 4), (wall, 2))]
    assert ways("soldier", "oathbound_sentry wall", "3 . . .") == [give((sentry, 3))]


@proves("ATK-05")
def test_what_is_left_over_goes_to_the_last() -> None:
    found = ways("soldier peon", "peon husk", "3 3 3 3 .")
    assert set(found) == {
        give((n("peon"), 5), (n("husk"), 7)),
        give((n("husk"), 4), (n("peon"), 8)),
        give((n("peon"), 3), (n("husk"), 9)),
    }


@proves("DMG-01")
def test_what_brings_each_down_soonest_is_listed() -> None:
    peon, bloomer = n("peon"), n("late_bloomer")
    assert give((peon, 3), (bloomer, 4)) in ways("soldier", "peon late_bloomer", "3 3 1 .")


@proves("DMG-01")
def test_of_many_targets_each_comes_first_once() -> None:
    found = ways("soldier", "peon peon peon husk soldier", "3 . . .")
    assert len(found) == 5


# --- Bodyguard


@proves("BODYGUARD-01", "R-59")
def test_damage_carried_counts_for_a_bodyguard() -> None:
    table = scene({"c3": "soldier"}, {"c3": "oathbound_sentry wall"}, dice="2 1 . .")
    action_of(table).harm(n("oathbound_sentry"), 3)
    table.hurt = ()
    carried = table.damage
    game = fight(table, "c3")
    at(game).damage = carried
    assert refused(game, give((n("oathbound_sentry"), 1), (n("wall"), 2))) == ""


@proves("BODYGUARD-01")
def test_all_bodyguards_must_have_enough_and_they_need_no_guard() -> None:
    table = scene({"c3": "soldier peon"}, {"c3": "oathbound_sentry chapel_warden wall"}, dice="3 3 3 1 1")
    game = fight(table, "c3")
    sentry, warden, wall = n("oathbound_sentry"), n("chapel_warden"), n("wall")
    assert refused(game, give((sentry, 4), (warden, 7))) == ""
    assert refused(game, give((warden, 11))) == ""
    assert refused(game, give((sentry, 4), (wall, 7))) == "BODYGUARD-01"


@proves("BODYGUARD-01")
def test_a_bodyguard_protects_its_own_cell_only() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk", "c4": "oathbound_sentry"}, dice="1 . . ."), "c3")
    assert refused(game, give((n("wall"), 1))) == ""


@proves("R-58")
def test_a_target_is_open_when_its_bodyguard_carries_enough() -> None:
    table = action_of(scene({"c3": "furnace_bride"}, {"c3": "shrine_guard wall"}, dice="3 3"))
    table.damage = {n("shrine_guard"): 4}
    game = arrive(table, s("furnace_bride"))
    play(game, Target(n("wall")))
    assert damage(game, n("wall")) == 6


@proves("R-58", "R-59")
def test_relentless_finds_a_target_guarded_until_its_bodyguard_carries_its_life() -> None:
    def charged(rider: str, carried: int) -> int:
        table = action_of(scene({"c3": rider}, {"c3": "chapel_warden wall"}, dice="1 1 1"))
        table.damage = {n("chapel_warden"): carried}
        game = arrive(table, s(rider))
        play(game, Target(n("wall")))
        return damage(game, n("wall"))

    assert charged("lone_rider", 7) == 3  # its defense
    assert charged("grim_rider", 7) == 0
    assert charged("grim_rider", 8) == 3  # its life


@proves("R-58", "WARPSTRIKE-01")
def test_a_bodyguard_guards_against_warpstrike_where_it_stands() -> None:
    def struck(guard: str) -> int:
        north = {"c3": "husk", "a1": "wall"}
        north[guard] += " oathbound_sentry"
        game = fight(scene({"c3": "arrow_of_longing"}, north, dice="b . . . 1 1"), "c3")
        if asks(game) == "WhichTarget":
            play(game, Target(n("wall")))
        return damage(game, n("wall"))

    assert struck("a1") == 0
    assert struck("c3") == 2


@proves("ACTV-11", "BODYGUARD-01")
def test_a_bodyguard_that_asks_for_a_scoring_cell() -> None:
    north = {"c2": "shrine_guard wall"}
    on = fight(scene({"c2": "soldier"}, north, dice="1 . . ."), "c2")
    assert refused(on, give((n("wall"), 1))) == "BODYGUARD-01"
    off = fight(scene({"c4": "soldier"}, {"c4": "shrine_guard wall"}, dice="1 . . ."), "c4")
    assert refused(off, give((n("wall"), 1))) == ""


@proves("R-60", "BOMB-01")
def test_a_bomb_passes_every_bodyguard() -> None:
    table = scene({"c3": "powder_doll", "reserves": "peon"}, {"c3": "chapel_warden wall", "c4": "husk"})
    game = shop(table, 9)
    play(game, use(s("powder_doll"), "bomb"), YES)
    assert at(game).damage == {n("chapel_warden"): 5, n("wall"): 5}
