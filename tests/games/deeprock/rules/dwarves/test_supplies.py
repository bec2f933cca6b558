"""Overclocking and the Resupply pod."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import GOLD, NITRA
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod, GetSupplies, Overclock, Pay, Take
from gamelode.kernel import proves

from ...scene import at, dwarf, options, play, scene, turn_of, why_not


@proves("MIN-02", "MIN-04", "POD-01")
def test_gold_stands_in_for_nitra() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    table.pile[NITRA], table.pile[GOLD] = 2, 2
    game = play(turn_of(table), CallPod())
    assert options(game) == [Pay(1), Pay(2)]
    play(game, Pay(2))
    assert (table.pile[NITRA], table.pile[GOLD]) == (1, 0)
    poor = scene(dwarf("gunner", (0, 0)))
    poor.pile[NITRA] = 2
    assert why_not(turn_of(poor), CallPod()) == "POD-01"


@proves("MIN-05", "OC-01")
def test_overclocking_needs_gold_and_a_plain_weapon() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    assert why_not(turn_of(table), Overclock()) == "MIN-05"
    table.pile[GOLD] = 2
    game = play(turn_of(table), Overclock())
    assert table.turn.actions == 2
    assert why_not(game, Overclock()) == "OC-01"


@proves("POD-02", "R-39", "R-58")
def test_the_pod_lands_on_empty_floor_only() -> None:
    codes = {(1, 0): "o", (0, 1): "1", (-11, 7): ".", (2, 0): "d", (-4, -7): "."}
    table = scene(dwarf("gunner", (0, 0)), codes=codes, pickups={(3, 0): "loot_bug"}, flares=(at(4, 0),))
    table.pile[NITRA] = 3
    game = play(turn_of(table), CallPod())
    for spot in ((0, 0), (1, 0), (0, 1), (2, 0), (3, 0), (4, 0)):
        assert why_not(game, At(at(*spot))) == "POD-02"
    assert why_not(game, At(at(-6, 0))) == ""  # it need not be near
    full = scene(dwarf("gunner", (0, 0)), only=[(0, 0)])
    full.pile[NITRA] = 3
    assert why_not(turn_of(full), CallPod()) == "R-39"


@proves("POD-02")
def test_the_pod_lands_far_off_though_one_place_is_near() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=[(0, 0), (1, 0), (-1, 0), (2, 0), (3, 0)], codes={(-1, 0): "o"})
    table.pile[NITRA] = 3
    play(turn_of(table), CallPod(), At(at(3, 0)))
    assert table.pod == at(3, 0)


@proves("POD-03", "POD-04", "SETUP-04")
def test_a_new_pod_replaces_the_old_one() -> None:
    table = scene(dwarf("gunner", (0, 0)), script={"supplies": (1,)}, pod=at(5, 0), pod_card=0, stock=(1, 0, 0))
    table.supplies.remove(0)
    table.pile[NITRA] = 3
    play(turn_of(table), CallPod(), At(at(1, 0)))
    assert table.pod == at(1, 0)
    assert table.stock == (6, 3, 3)
    assert table.supply_discard == [0]


@proves("GET-01", "GET-02", "GET-03", "R-38")
def test_supplies_are_taken_into_free_slots_until_the_pod_is_empty() -> None:
    table = scene(dwarf("gunner", (0, 0), primary=3, health=4), pod=at(1, 0), pod_card=0, stock=(2, 4, 1))
    table.supplies.remove(0)
    game = play(turn_of(table), GetSupplies())
    assert why_not(game, Take(2, 1, 0)) == "GET-02"
    assert options(game)[0] == Take(2, 0, 1)
    play(game, Take(1, 0, 1))
    assert table.stock == (1, 4, 0)
    assert (table.dwarves[0].primary, table.dwarves[0].health) == (4, 5)
    table.stock = (1, 0, 0)
    play(game, GetSupplies(), Take(1, 0, 0))
    assert table.pod < 0
    assert table.supply_discard == [0]
    assert why_not(game, GetSupplies()) == "GET-01"


@proves("GET-02", "OC-02")
def test_an_overclocked_weapon_has_five_slots() -> None:
    table = scene(dwarf("gunner", (0, 0), overclocked=True), pod=at(1, 0), pod_card=0, stock=(0, 4, 0))
    table.supplies.remove(0)
    game = play(turn_of(table), GetSupplies())
    assert options(game)[0] == Take(0, 2, 0)
