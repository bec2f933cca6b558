"""Stats as they are now, and why."""

from __future__ import annotations

from gamelode.games.dreamblade.kinds import DEFENSE, POWER
from gamelode.games.dreamblade.rules.stats import Change, changes
from gamelode.kernel import proves

from ..scene import cell, n, now, piece, s, scene


@proves("R-84", "MIN-04")
def test_equal_effects_add_up() -> None:
    table = scene({"c3": "pilgrim_standard pilgrim_standard peon", "c2": "highgate_bastion"})
    assert now(table, s("peon"))[1] == 3 + 1 + 1 + 2
    assert now(table, s("pilgrim_standard"))[1] == 4 + 1 + 2


@proves("MIN-04")
def test_a_minimum_is_applied_again_to_the_whole_sum() -> None:
    table = scene({"c3": "mourning_colossus kiln_siren"}, {"c3": "hive_needle", "c4": "pilgrim_standard"})
    assert now(table, n("hive_needle"))[1] == 1  # 2 - 2 - 1 + 1


@proves("ZONE-04", "R-08")
def test_reserves_and_graveyard_have_no_auras() -> None:
    table = scene({"c3": "peon", "reserves": "pilgrim_standard", "graveyard": "hill_marshal"})
    assert now(table, s("peon")) == (1, 3, 5)


def test_what_changes_a_stat_is_explained() -> None:
    south = {"c3": "peon", "c2": "pilgrim_standard"}
    table = scene(south, {"c3": "hollow_jailer"})
    assert changes(table, s("peon")) == [
        Change(s("pilgrim_standard"), piece("pilgrim_standard", "bolster"), DEFENSE, 1),
        Change(n("hollow_jailer"), piece("hollow_jailer", "weaken"), POWER, -1),
    ]
    table.put(s("pilgrim_standard"), cell("a1"))
    assert len(changes(table, s("peon"))) == 1


def test_a_modifier_that_asks_for_no_scoring_cell_is_explained_anywhere() -> None:
    table = scene({"a1": "rampart_stag"}, {"a1": "husk"})
    assert [change.amount for change in changes(table, s("rampart_stag"))] == [2]
