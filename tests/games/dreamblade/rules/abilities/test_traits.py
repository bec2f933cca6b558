"""Abilities that make a miniature what it is."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.kernel import PASS, proves

from ...scene import (
    NORTH,
    SOUTH,
    action_of,
    asks,
    at,
    blade,
    cell,
    checked,
    dealt,
    fight,
    kind,
    n,
    offered,
    play,
    points,
    refused,
    s,
    scene,
    shop,
    spawn,
    spawn_phase,
    total,
    where,
)

# --- Copy and Nullify


@proves("COPY-01", "R-64")
def test_copy_has_the_blade_abilities_of_friend_and_foe_in_the_cell() -> None:
    south = {"c3": "echo_child fleet_hussar bonfire_ring", "c4": "seraph"}
    game = fight(scene(south, {"c3": "savage_ogre wall"}, dice="b b . . . . ."), "c3")
    echo = s("echo_child")
    assert set(offered(game)) == {
        blade(s("fleet_hussar"), "skirmish"),
        blade(echo, "skirmish", s("fleet_hussar")),
        blade(echo, "crit", n("savage_ogre")),
        blade(s("bonfire_ring"), "crit"),  # the location's own; it is not copied
    }


@proves("R-64", "ACTV-02")
def test_copy_reads_creatures_that_do_not_attack_and_must_attack_itself() -> None:
    south = {"c3": "echo_child savage_ogre"}
    game = fight(scene(south, {"c3": "wall"}, dice="b 1"), "c3", attackers=[s("echo_child")])
    assert dealt(game) == 1 + 2
    kept_out = scene({"c3": "echo_child soldier"}, {"c3": "savage_ogre"}, dice="b 1 . .")
    assert dealt(fight(kept_out, "c3", attackers=[s("soldier")])) == 1


@proves("R-64", "COPY-01")
def test_two_alike_are_copied_one_by_one() -> None:
    game = fight(scene({"c3": "echo_child", "d3": "peon"}, {"c3": "savage_ogre savage_ogre"}, dice="b b"), "c3")
    first, second = n("savage_ogre"), n("savage_ogre", 1)
    crits = [blade(s("echo_child"), "crit", first), blade(s("echo_child"), "crit", second)]
    assert offered(game) == crits
    play(game, crits[0])
    assert game.view(None).combat.bonus == 2 + 2  # the other blade has gone to the other one's


@proves("COPY-01")
def test_copy_works_in_any_cell() -> None:
    game = fight(scene({"e5": "echo_child"}, {"e5": "savage_ogre wall"}, dice="b ."), "e5")
    assert game.view(None).combat.bonus == 2


@proves("COPY-02")
def test_the_original_can_still_be_used() -> None:
    south = {"c3": "echo_child savage_ogre"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b . . . . . ."), "c3")
    play(game, blade(s("echo_child"), "crit", s("savage_ogre")))
    assert dealt(game) == 4


@proves("COPY-03", "R-64")
def test_what_is_copied_is_not_copied_again() -> None:
    south = {"c3": "echo_child mirror_duelist"}
    game = fight(scene(south, {"c3": "savage_ogre"}, dice="b b . . . . ."), "c3")
    echo, duelist = s("echo_child"), s("mirror_duelist")
    assert set(offered(game)) == {
        blade(duelist, "crit"),
        blade(duelist, "crit", n("savage_ogre")),
        blade(echo, "crit", duelist),
        blade(echo, "crit", n("savage_ogre")),
    }


@proves("R-64")
def test_the_copier_is_this_creature() -> None:
    south = {"c3": "echo_child thousand_step_nomad", "a1": "peon"}
    game = fight(scene(south, {"c3": "wick_martyr wall"}, dice="b b . ."), "c3")
    play(game, blade(s("echo_child"), "bomb", n("wick_martyr")))
    play(game, offered(game)[1])
    assert where(game, s("echo_child")) == "graveyard"
    assert where(game, n("wick_martyr")) != "graveyard"


@proves("NULLIFY-01", "R-65")
def test_nullify_takes_the_blade_abilities_of_all_creatures_but_not_of_locations() -> None:
    south = {"c3": "savage_ogre bonfire_ring"}
    assert total("b b 1 . . . .", south, {"c3": "static_wraith"}) == 1 + 2
    assert total("b 1 . . . .", {"c3": "savage_ogre"}, {"c3": "wall null_chapel"}) == 1
    assert total("b 1 . . . . . . . .", {"c3": "savage_ogre static_wraith"}, {"c3": "wall"}) == 1
    assert total("b 1 . . . .", {"c3": "savage_ogre"}, {"c3": "wall", "c4": "null_chapel"}) == 3


@proves("R-64", "R-65", "NULLIFY-01", "COPY-01")
def test_nullify_switches_copy_off() -> None:
    assert total("b 1", {"c3": "echo_child"}, {"c3": "savage_ogre null_chapel"}) == 1


@proves("NULLIFY-01")
def test_a_nullified_ability_is_refused_with_the_reason() -> None:
    south = {"c3": "fleet_hussar savage_ogre idol_wrecker"}
    game = fight(scene(south, {"c3": "wall", "c4": "null_chapel"}, dice="b b" + " ." * 11), "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("savage_ogre"), cell("c4")))
    assert refused(game, blade(s("savage_ogre"), "crit")) == "NULLIFY-01"
    assert refused(game, blade(s("idol_wrecker"), "crit")) == ""


@proves("R-65")
def test_nullify_leaves_other_abilities_alone() -> None:
    game = fight(scene({"c3": "steady_hand"}, {"c3": "bellringer null_chapel"}, dice="1 1 . ."), "c3")
    assert dealt(game) == 3 + 1  # a Crit without a blade, and Strikeback


# --- Regenerate, Reincarnate, Vessel


@proves("REGENERATE-01", "REGENERATE-02", "REGENERATE-03", "REGENERATE-04", "R-06")
def test_regenerate_banishes_instead() -> None:
    table = scene({"c3": "tumbling_grin", "reserves": "peon"}, {"c3": "soldier"}, dice="3 . . .", first=NORTH)
    game = fight(table, "c3", NORTH)
    play(game, DESTROY)
    assert game.is_over  # no deathblow
    assert where(game, s("tumbling_grin")) == "reserves"
    assert at(game).fallen == []  # no conquest point and no bonus


@proves("REGENERATE-01")
def test_regenerate_does_not_help_against_disruption() -> None:
    game = checked(action_of(scene({"a1": "peon"}, {"c3": "relentless_eviscerator"})), {n("relentless_eviscerator"): 3})
    assert asks(game) == "PlaceDisrupted"


@proves("R-77")
def test_a_regenerated_vessel_pays_nothing_and_reincarnates_nobody() -> None:
    table = action_of(scene({"c3": "undying_vessel", "graveyard": "peon"}), NORTH)
    game = checked(table, {s("undying_vessel"): 3})
    play(game, DESTROY)
    assert where(game, s("undying_vessel")) == "reserves"
    assert where(game, s("peon")) == "graveyard"
    assert at(game).earned == [0, 0]


@proves("R-07")
def test_a_sacrificed_regenerator_lies_in_the_graveyard() -> None:
    game = shop(scene({"a1": "undying_vessel", "graveyard": "peon", "reserves": "tithe_demon soldier"}), 20)
    play(game, spawn("tithe_demon", "e1"), Target(s("undying_vessel")))
    assert where(game, s("undying_vessel")) == "graveyard"
    assert where(game, s("peon")) == "graveyard"
    assert at(game).earned == [0, 0]


@proves("REINCARNATE-01", "R-76")
def test_reincarnate_returns_another_creature_even_one_that_fell_with_it() -> None:
    table = action_of(scene({"c3": "chorus late_bloomer", "graveyard": "peon field_hospice"}), NORTH)
    game = checked(table, {s("chorus"): 2, s("late_bloomer"): 4})
    play(game, DESTROY)
    assert (asks(game), game.waiting()) == ("WhoReturns", (SOUTH,))
    assert set(offered(game)) == {Pick(kind("peon")), Pick(kind("late_bloomer"))}
    play(game, Pick(kind("late_bloomer")))
    assert where(game, s("late_bloomer")) == "reserves"
    assert len(at(game).fallen) == 2  # both destructions count


@proves("R-76")
def test_another_copy_is_a_different_creature() -> None:
    table = action_of(scene({"c3": "chorus", "graveyard": "chorus"}), NORTH)
    game = checked(table, {s("chorus"): 2})
    play(game, DESTROY)
    assert sorted(where(game, s("chorus", copy)) for copy in (0, 1)) == ["graveyard", "reserves"]
    assert where(game, s("chorus", 1)) == "reserves"


@proves("REINCARNATE-02")
def test_reincarnate_without_another_creature_does_nothing() -> None:
    game = checked(action_of(scene({"c3": "chorus", "graveyard": "field_hospice"}), NORTH), {s("chorus"): 2})
    play(game, DESTROY)
    assert game.is_over
    assert where(game, s("chorus")) == "graveyard"


@proves("VESSEL-01")
def test_a_vessels_destruction_is_worth_its_number() -> None:
    table = action_of(scene({"c3": "wick_martyr", "reserves": "peon"}), NORTH)
    game = checked(table, {s("wick_martyr"): 4})
    play(game, DESTROY)
    assert points(spawn_phase(at(game))) == 7 + 5


@proves("R-103", "SIM-03", "REINCARNATE-01")
def test_whose_phase_it_is_reincarnates_first() -> None:
    for lead in (SOUTH, NORTH):
        dead = {"c3": "chorus", "graveyard": "peon husk"}
        game = checked(action_of(scene(dead, dead), lead), {s("chorus"): 2, n("chorus"): 2})
        while asks(game) != "WhoReturns":
            play(game, PASS if asks(game) == "WhoStrikesDying" else DESTROY)
        assert game.waiting() == (lead,)
        play(game, Pick(kind("peon")))
        assert game.waiting() == (1 - lead,)


@proves("REINCARNATE-01", "R-76")
def test_each_that_reincarnates_brings_one_back() -> None:
    south = {"c3": "chorus", "d3": "chorus", "graveyard": "peon husk wall"}
    game = checked(action_of(scene(south), NORTH), {s("chorus"): 2, s("chorus", 1): 2})
    play(game, DESTROY, DESTROY, Pick(kind("peon")), Pick(kind("wall")))
    assert game.is_over
    assert [where(game, s(id)) for id in ("peon", "husk", "wall")] == ["reserves", "graveyard", "reserves"]
