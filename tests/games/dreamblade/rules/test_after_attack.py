"""Bloodthirsty, Detonate and Fade: what becomes of those who attacked."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.after_attack import BANISH, SACRIFICE
from gamelode.games.dreamblade.rules.damage.check import DESTROY
from gamelode.kernel import proves

from ..scene import (
    NORTH,
    asks,
    at,
    blade,
    dealt,
    fight,
    n,
    offered,
    play,
    put,
    s,
    scene,
    shift,
    shift_phase,
    strikers,
    where,
)


@proves("BLOODTHIRSTY-01")
def test_bloodthirsty_is_sacrificed_unless_its_attack_destroys() -> None:
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "wall"}, dice=". . . . ."), "c3")
    assert where(game, s("redhanded_reaver")) == "graveyard"
    assert at(game).fallen == []
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "late_bloomer"}, dice="3 1 . . .", first=NORTH), "c3")
    assert where(game, s("redhanded_reaver")) == "c3"
    kept_out = scene({"c3": "redhanded_reaver peon"}, {"c3": "wall"}, dice=".")
    assert where(fight(kept_out, "c3", attackers=[s("peon")]), s("redhanded_reaver")) == "c3"


@proves("R-62", "REGENERATE-01")
def test_a_regenerated_creature_does_not_satisfy_bloodthirst() -> None:
    game = fight(scene({"c3": "redhanded_reaver"}, {"c3": "tumbling_grin"}, dice="3 . . . ."), "c3")
    play(game, DESTROY)
    assert where(game, s("redhanded_reaver")) == "graveyard"


@proves("R-62")
def test_a_special_attack_does_not_satisfy_bloodthirst_but_ferocity_does() -> None:
    table = scene({"c3": "redhanded_reaver bold_dancer"}, {"c3": "husk"}, dice="b . . . . . . 3 1", first=NORTH)
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"), DESTROY)
    assert where(game, s("redhanded_reaver")) == "graveyard"
    table = scene({"c3": "redhanded_reaver jealous_twin"}, {"c3": "soldier"}, dice="b 3 3 . . . . . . .", first=NORTH)
    game = fight(table, "c3")
    assert where(game, n("soldier")) == "graveyard"
    assert where(game, s("redhanded_reaver")) == "c3"


@proves("DETONATE-01")
def test_detonate_sacrifices_after_the_attack() -> None:
    game = fight(scene({"c3": "martyr_comet"}, {"c3": "wall"}, dice=". . . . . . ."), "c3")
    assert where(game, s("martyr_comet")) == "graveyard"
    assert at(game).fallen == []


@proves("DETONATE-01")
def test_whoever_was_destroyed_before_is_spared_from_detonating() -> None:
    table = scene({"c3": "martyr_comet"}, {"c3": "late_bloomer"}, dice="3 1 . . . . . 3 1 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), DESTROY)
    assert [f.mini for f in at(game).fallen] == [n("late_bloomer"), s("martyr_comet")]


@proves("FADE-01")
def test_fade_banishes_after_the_attack() -> None:
    game = fight(scene({"c3": "passing_dread"}, {"c3": "wall"}, dice=". . . ."), "c3")
    assert where(game, s("passing_dread")) == "reserves"


@proves("R-63", "FADE-01", "DETONATE-01")
def test_special_attacks_set_them_off_too_after_the_check() -> None:
    game = shift_phase(scene({"c2": "mirage_lancer returning_fuse"}, {"c3": "soldier"}, dice="3 3 . ."))
    play(game, shift(s("mirage_lancer"), "c3"))
    assert (asks(game), where(game, s("mirage_lancer"))) == ("PlaceDisrupted", "c3")
    play(game, put(n("soldier"), "a1"))
    assert where(game, s("mirage_lancer")) == "reserves"
    game = shift_phase(scene({"c2": "returning_fuse"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("returning_fuse"), "c3"))
    assert where(game, s("returning_fuse")) == "graveyard"


@proves("R-63")
def test_in_a_combat_an_attacker_stays_until_its_end() -> None:
    table = scene({"c3": "fuse_imp bold_dancer"}, {"c3": "wall"}, dice="b 1 . . . . . .")
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"))
    assert where(game, s("fuse_imp")) == "graveyard"
    assert dealt(game) == 1


@proves("R-63", "FADE-01")
def test_an_attacker_that_makes_a_special_attack_fades_at_the_end_of_the_combat_only() -> None:
    game = fight(scene({"c3": "fading_dancer"}, {"c3": "wall"}, dice="b b ."), "c3")
    play(game, blade(s("fading_dancer"), "assault"))
    assert dealt(game) == 3  # it was still there to use Crit
    assert where(game, s("fading_dancer")) == "reserves"


@proves("R-63")
def test_a_special_attack_is_over_when_it_is_over() -> None:
    game = shift_phase(scene({"c2": "mirage_lancer peon"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("mirage_lancer"), "c3"))
    assert at(game).spent == ()


@proves("BLOODTHIRSTY-01")
def test_a_special_attack_makes_nobody_bloodthirsty() -> None:
    game = shift_phase(scene({"c2": "fell_rider peon"}, {"c3": "wall"}, dice=". ."))
    play(game, shift(s("fell_rider"), "c3"))
    assert where(game, s("fell_rider")) == "c3"


@proves("R-63")
def test_a_disrupted_creature_is_still_sacrificed() -> None:
    table = scene({"c3": "returning_fuse"}, {"c3": "late_bloomer"}, dice="3 1 3 2 .")
    game = fight(table, "c3")
    play(game, strikers(n("late_bloomer")), put(s("returning_fuse"), "a1"))
    assert where(game, s("returning_fuse")) == "graveyard"


@proves("R-109", "SIM-04")
def test_of_two_fates_the_owner_chooses_the_first() -> None:
    table = scene({"c3": "fading_fuse"}, {"c3": "wall"}, dice=". .")
    game = fight(table, "c3")
    assert offered(game) == [SACRIFICE, BANISH]
    play(game, BANISH)
    assert where(game, s("fading_fuse")) == "reserves"
