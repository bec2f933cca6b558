"""Abilities in a combat: Crit, Fumble, Flanking, Heroics, Stalwart, Payback, Ferocity, Hell's Fury, Copy, Nullify."""

from gamelode.games.dreamblade.events import AbilityUsed
from gamelode.games.dreamblade.kinds import DEFENSE
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.combat.blades import AssignBlade
from gamelode.games.dreamblade.rules.stats import Change, changes
from gamelode.kernel import YES, proves

from .scene import (
    CONTENT,
    NORTH,
    Places,
    asks,
    at,
    blade,
    cell,
    dealt,
    events,
    fight,
    give,
    n,
    now,
    offered,
    piece,
    play,
    refused,
    s,
    scene,
    where,
)


def total(dice: str, south: Places, north: Places, at_cell: str = "c3") -> int:
    """The damage of a combat in which every blade goes to the first ability that takes it."""
    game = fight(scene(south, north, dice=dice), at_cell)
    while asks(game) in ("WhichBladeAbility", "WhichTarget", "SplitDamage"):
        play(game, offered(game)[0])
    return dealt(game)


@proves("CRIT-01")
def test_crit_adds_its_damage() -> None:
    assert total("b 1 . . . .", {"c3": "savage_ogre"}, {"c3": "wall"}) == 3


@proves("FUMBLE-01")
def test_fumble_takes_damage_away() -> None:
    assert total("b 3 3 3 . .", {"c3": "drunken_minotaur"}, {"c3": "wall"}) == 6


@proves("FLANKING-01", "R-10", "R-69")
def test_flanking_needs_more_creatures_in_the_cell_attacking_or_not() -> None:
    assert total("b 1", {"c3": "hive_needle"}, {"c3": "wall"}) == 1
    table = scene({"c3": "hive_needle peon"}, {"c3": "wall gibbet_field"}, dice="b 1")
    assert dealt(fight(table, "c3", attackers=[s("hive_needle")])) == 3
    assert total("b 1", {"c3": "hive_needle field_hospice"}, {"c3": "wall"}) == 1


@proves("HEROICS-01", "R-10", "R-69")
def test_heroics_needs_fewer_creatures_in_the_bearers_cell() -> None:
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall husk"}) == 4
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall"}) == 1
    assert total("b 1", {"c3": "dawnspear_cadet"}, {"c3": "wall gibbet_field"}) == 1


@proves("HEROICS-01", "FLANKING-01", "R-39")
def test_flanking_counts_in_the_combat_cell_and_heroics_where_its_bearer_is() -> None:
    south = {"c3": "dawnspear_cadet fleet_hussar"}
    table = scene(south, {"c3": "wall", "c4": "husk peon"}, dice="b b 1 . .")
    game = fight(table, "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("dawnspear_cadet"), cell("c4")))
    assert dealt(game) == 1 + 3  # alone against two in c4
    south = {"c3": "hive_needle fleet_hussar peon"}
    game = fight(scene(south, {"c3": "wall"}, dice="b b 1 . . ."), "c3")
    play(game, blade(s("fleet_hussar"), "skirmish"), Step(s("hive_needle"), cell("c4")))
    assert dealt(game) == 1 + 2


@proves("STALWART-01", "R-10")
def test_stalwart_counts_local_enemy_creatures() -> None:
    assert total("b 1 .", {"c3": "gilded_paladin"}, {"c3": "wall husk soldier gibbet_field", "c4": "peon"}) == 4


@proves("PAYBACK-01", "TARG-01")
def test_payback_adds_the_power_of_a_chosen_local_enemy() -> None:
    table = scene({"c3": "grudge_keeper"}, {"c3": "wall soldier", "c4": "savage_ogre"}, dice="b . 1")
    game = fight(table, "c3")
    assert refused(game, Target(n("savage_ogre"))) == "PAYBACK-01"
    play(game, Target(n("soldier")), give((n("wall"), 5)))
    assert dealt(game) == 5


@proves("PAYBACK-01", "R-68")
def test_payback_reads_the_power_of_the_moment() -> None:
    south = {"c3": "grudge_keeper"}
    table = scene(south, {"c3": "soldier", "c4": "hill_marshal"}, dice="b . 1", first=NORTH)
    game = fight(table, "c3")
    assert dealt(game) == 1 + 4 + 1


@proves("R-68")
def test_each_use_counts_again() -> None:
    table = scene({"c3": "ironwood_champion horrid_poltergeist"}, {"c3": "wall husk"}, dice="b b b . . . .")
    game = fight(table, "c3")
    champion = blade(s("ironwood_champion"), "stalwart")
    play(game, champion, blade(s("horrid_poltergeist"), "expel"), Step(n("husk"), cell("c4")), champion)
    assert dealt(game) == 2 + 1


@proves("ABX-04", "PANIC-01", "R-94")
def test_an_aura_for_blades_works_once_for_each_of_them() -> None:
    table = scene({"c2": "dread_drummer"}, {"c2": "soldier", "c3": "peon"}, dice="b b")
    game = fight(table, "c2")
    assert at(game).combat is None
    assert events(game, AbilityUsed) == [AbilityUsed(s("dread_drummer"), piece("dread_drummer", "panic"))] * 2
    table = scene({"c2": "dread_drummer soldier"}, {"c2": "soldier"}, dice="b 2 2 . . .")
    assert asks(fight(table, "c2")) == "PlaceDisrupted"  # 4 damage, and a defense of 6 - 2


@proves("ABX-04", "BOLSTER-01", "ACTV-11")
def test_an_aura_for_blades_lasts_until_the_end_of_the_combat() -> None:
    drummer, peon = s("dread_drummer"), s("peon")
    table = scene({"c3": "dread_drummer", "c4": "peon"}, {"c3": "late_bloomer wall"}, dice="b 1")
    game = fight(table, "c3")
    assert offered(game) == [blade(drummer, "panic"), blade(drummer, "bolster")]
    play(game, blade(drummer, "bolster"))
    assert now(at(game), peon) == (1, 3 + 3, 5)
    assert changes(at(game), peon) == [Change(drummer, piece("dread_drummer", "bolster"), DEFENSE, 3)]
    play(game, give((n("wall"), 1)))
    assert now(at(game), peon) == (1, 3, 5)


@proves("ABX-04", "R-99")
def test_an_aura_for_blades_goes_with_its_bearer() -> None:
    table = scene({"c3": "dread_drummer echo_child"}, {"c3": "wick_martyr wall"}, dice="b b . .")
    game = fight(table, "c3")
    echo = s("echo_child")
    play(game, blade(echo, "panic", s("dread_drummer")))
    assert now(at(game), n("wall"))[DEFENSE] == 18
    play(game, blade(echo, "bomb", n("wick_martyr")), YES)
    assert asks(game) == "DisruptOrDestroy"  # the combat goes on
    assert now(at(game), n("wall"))[DEFENSE] == 20


@proves("ABX-04", "R-89")
def test_what_a_blade_changes_ends_with_the_combat() -> None:
    game = fight(scene({"c3": "fang_confessor"}, {"c3": "wall"}, dice="b . ."), "c3")
    assert game.is_over
    assert at(game).combat is None  # bonus and mark with it


# --- Ferocity


@proves("FEROCITY-01", "FEROCITY-02")
def test_ferocity_destroys_what_it_would_disrupt() -> None:
    table = scene({"c3": "fang_confessor soldier"}, {"c3": "soldier wall"}, dice="b 3 3 . . . .", first=NORTH)
    game = fight(table, "c3")
    play(game, Target(n("soldier")), give((n("soldier"), 6)))
    assert where(game, n("soldier")) == "graveyard"


@proves("FEROCITY-01")
def test_ferocity_marks_its_target_only() -> None:
    table = scene({"c3": "fang_confessor soldier"}, {"c3": "soldier wall", "c4": "peon"}, dice="b 3 3 . . . .")
    game = fight(table, "c3")
    assert refused(game, Target(n("peon"))) == "FEROCITY-01"
    play(game, Target(n("wall")), give((n("soldier"), 6)))
    assert asks(game) == "PlaceDisrupted"


@proves("FEROCITY-02", "R-78")
def test_ferocity_lasts_for_every_damage_of_the_combat() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "soldier"}, dice="b b 3 3", first=NORTH)
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "ferocity"), blade(s("bold_dancer"), "assault"))
    assert where(game, n("soldier")) == "graveyard"  # by the Assault, with exactly its defense


@proves("R-78", "RELENTLESS-01")
def test_ferocity_has_nothing_to_replace_beside_relentless() -> None:
    table = scene({"c3": "grim_dancer"}, {"c3": "soldier"}, dice="b b 3 3")
    game = fight(table, "c3")
    play(game, blade(s("grim_dancer"), "ferocity"), blade(s("grim_dancer"), "assault"))
    assert where(game, n("soldier")) == "c3"
    assert at(game).damage == {n("soldier"): 6}


@proves("R-78", "REGENERATE-01")
def test_ferocity_against_regenerate_banishes() -> None:
    table = scene({"c3": "fang_confessor"}, {"c3": "relentless_eviscerator"}, dice="b 3 .", first=NORTH)
    game = fight(table, "c3")
    assert where(game, n("relentless_eviscerator")) == "reserves"


# --- Hell's Fury


@proves("HELLSFURY-01", "R-66", "R-67")
def test_hells_fury_gives_hellbred_allies_on_scoring_cells_two_more_damage() -> None:
    near = {"b4": "bonfire_acolyte", "b5": "ashen_matron"}
    assert total("1 . .", near, {"b4": "wall"}, "b4") == 3
    assert total("1 . .", {"b4": "bonfire_acolyte", "e1": "ashen_matron"}, {"b4": "wall"}, "b4") == 1
    assert total("1 . .", {"b2": "bonfire_acolyte", "b1": "ashen_matron"}, {"b2": "wall"}, "b2") == 1
    assert total("1 . . .", {"b4": "soldier", "b5": "ashen_matron"}, {"b4": "wall"}, "b4") == 1


@proves("HELLSFURY-01", "R-08")
def test_hells_fury_does_not_serve_its_own_bearer_or_enemies() -> None:
    assert total("1 . . . .", {"b4": "ashen_matron"}, {"b4": "wall"}, "b4") == 1
    assert total("1 . .", {"b4": "bonfire_acolyte"}, {"b4": "wall", "b5": "ashen_matron"}, "b4") == 1


@proves("HELLSFURY-01", "ACTV-11", "ABX-03")
def test_hells_fury_itself_may_ask_for_a_scoring_cell() -> None:
    assert total("1 . .", {"a4": "bonfire_acolyte", "b4": "shrine_piper"}, {"a4": "wall"}, "a4") == 1 + 3
    assert total("1 . .", {"b4": "bonfire_acolyte", "a4": "shrine_piper"}, {"b4": "wall"}, "b4") == 1


@proves("R-66")
def test_two_sources_grant_it_twice() -> None:
    south = {"b4": "bonfire_acolyte", "b5": "ashen_matron", "c4": "pyre_tyrant"}
    assert total("1 . .", south, {"b4": "wall"}, "b4") == 1 + 4


@proves("R-66")
def test_what_is_granted_stands_in_the_content_and_may_need_a_blade() -> None:
    granted = AssignBlade(s("bonfire_acolyte"), CONTENT.granted[piece("hell_piper", "hells_fury")], s("hell_piper"))
    south = {"c3": "bonfire_acolyte savage_ogre", "c2": "hell_piper"}
    game = fight(scene(south, {"c3": "wall"}, dice="b 1 . . . . . . ."), "c3")
    assert granted in offered(game)
    play(game, granted)
    assert dealt(game) == 1 + 4


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
