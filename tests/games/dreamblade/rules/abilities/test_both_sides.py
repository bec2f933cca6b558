"""Abilities in North's hands, who sees the dreamscape from the other side; and at the far corner a1."""

from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import Pick, Target
from gamelode.kernel import YES, proves

from ...scene import (
    NORTH,
    action_of,
    arrive,
    at,
    blade,
    cell,
    checked,
    damage,
    dealt,
    fight,
    kind,
    n,
    now,
    offered,
    play,
    put,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    spawn,
    use,
    where,
)

# --- North


@proves("WARPSTRIKE-01")
def test_north_warpstrikes_souths_creatures() -> None:
    table = scene({"c3": "wall", "a1": "peon", "e5": "soldier"}, {"c3": "arrow_of_longing"}, dice="b . . . 1 1")
    game = fight(table, "c3", NORTH)
    assert set(offered(game)) == {Target(s("peon")), Target(s("soldier"))}


@proves("FIGHT-01")
def test_north_fights_souths_creatures_and_locations() -> None:
    assert now(scene({"c3": "husk"}, {"c3": "rampart_stag"}), n("rampart_stag"))[0] == 5
    assert now(scene({"c3": "gibbet_field"}, {"c3": "rampart_stag"}), n("rampart_stag"))[0] == 5


@proves("GEOMANCY-01", "R-72")
def test_north_counts_its_own_locations_only() -> None:
    table = scene({"c1": "field_hospice"}, {"c3": "rootbound_elder", "c5": "highgate_bastion", "c4": "null_chapel"})
    assert now(table, n("rootbound_elder"))[0] == 3 + 2 * 2


@proves("FLANKING-01")
def test_north_flanks() -> None:
    north = {"c3": "calm_flanker husk"}
    assert dealt(fight(scene({"c3": "wall"}, north, dice="1 ."), "c3", NORTH)) == 1 + 2
    assert fight(scene({"c3": "wall peon"}, north, dice="1 ."), "c3", NORTH).view(None).combat.damage == 1


@proves("HEROICS-01")
def test_north_is_heroic() -> None:
    table = scene({"c3": "wall peon"}, {"c3": "dawnspear_cadet"}, dice="b 1")
    game = fight(table, "c3", NORTH)
    assert game.view(None).combat.damage == 1 + 3


@proves("EXPEL-01")
def test_north_expels_souths_creatures() -> None:
    game = fight(scene({"c3": "wall"}, {"c3": "horrid_poltergeist"}, dice="b . ."), "c3", NORTH)
    play(game, blade(n("horrid_poltergeist"), "expel"), Step(s("wall"), cell("c4")))
    assert where(game, s("wall")) == "c4"


@proves("BOMB-01")
def test_norths_bomb_hits_south() -> None:
    game = shop(scene({"c3": "wall"}, {"c3": "powder_doll husk", "reserves": "peon"}), 9, NORTH)
    play(game, use(n("powder_doll"), "bomb"), YES)
    assert at(game).damage == {s("wall"): 5}


@proves("PURGE-01")
def test_north_purges_souths_reserves() -> None:
    game = shop(scene({"reserves": "husk wall"}, {"reserves": "grave_abbot peon"}), 30, NORTH)
    play(game, spawn("grave_abbot", "a5"), Pick(kind("husk")))
    assert (where(game, s("husk")), where(game, n("peon"))) == ("graveyard", "reserves")


# --- the first cell of the board


@proves("AMBUSH-01")
def test_an_ambush_at_the_corner() -> None:
    game = shift_phase(scene({"a2": "wall"}, {"a1": "lurker_beneath"}, dice="1 1 1"))
    play(game, shift(s("wall"), "a1"))
    assert damage(game, s("wall")) == 3


@proves("CHARGE-01")
def test_a_charge_at_the_corner() -> None:
    game = arrive(action_of(scene({"a1": "furnace_bride"}, {"a1": "wall"}, dice="1 1")), s("furnace_bride"))
    assert damage(game, n("wall")) == 2


@proves("BOLSTER-01", "DRAIN-01")
def test_auras_at_the_corner() -> None:
    table = scene({"a1": "pilgrim_standard peon", "a2": "husk"}, {"a1": "grief_leech"})
    assert now(table, s("peon")) == (1, 4, 3)
    assert now(table, s("husk"))[1] == 5


@proves("FIGHT-01", "GEOMANCY-01")
def test_modifiers_at_the_corner() -> None:
    table = scene({"a1": "rampart_stag rootbound_elder", "a4": "field_hospice"}, {"a1": "husk"})
    assert now(table, s("rampart_stag"))[0] == 5
    assert now(table, s("rootbound_elder"))[0] == 5


@proves("HELLSFURY-01", "R-67")
def test_bonuses_without_blades_at_the_corner() -> None:
    assert dealt(fight(scene({"a1": "steady_hand"}, {"a1": "wall"}, dice="1"), "a1")) == 3
    near = scene({"a2": "bonfire_acolyte", "a1": "hell_piper"}, {"a2": "wall"}, dice="b 1 .")
    assert dealt(fight(near, "a2")) == 1 + 4


@proves("REGENERATE-01", "DMG-05")
def test_a_check_at_the_corner() -> None:
    game = checked(action_of(scene(north={"a1": "soldier phoenix_fuse"})), {n("soldier"): 6, n("phoenix_fuse"): 4})
    play(game, offered(game)[0], put(n("soldier"), "c3"))
    assert (where(game, n("soldier")), where(game, n("phoenix_fuse"))) == ("c3", "reserves")


@proves("ACTV-14", "ENERGIZE-01")
def test_coming_into_play_at_the_corner() -> None:
    game = shop(scene({"a3": "husk", "reserves": "herald soldier"}), 9)
    play(game, spawn("herald", "a1"))
    assert at(game).phase.points == 9 - 3 + 2


def test_whoever_is_at_the_corner_is_seen() -> None:
    view = shift_phase(scene({"a1": "peon"})).view(None)
    assert [mini.mini for mini in view.minis] == [s("peon")]
