"""The audit finds what must not be."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.kinds import RESERVES
from gamelode.games.dreamblade.seen.audit import audit

from ..scene import NORTH, SOUTH, s, scene


def test_the_audit_finds_a_lost_bonus_point() -> None:
    table = scene({"a1": "peon"})
    table.destroy(s("peon"), NORTH)
    audit(table)
    table.fallen = []
    with pytest.raises(AssertionError, match="bonus point"):
        audit(table)


def test_the_audit_finds_a_bonus_point_that_was_paid_twice() -> None:
    table = scene({"a1": "peon"})
    table.destroy(s("peon"), NORTH)
    table.pay_fallen(SOUTH)
    audit(table)
    table.paid[SOUTH] += 2
    with pytest.raises(AssertionError, match="bonus point"):
        audit(table)


@pytest.mark.parametrize("zone", ["graveyard", "reserves", "a1"])
def test_the_audit_finds_a_miniature_that_is_lost(zone: str) -> None:
    table = scene({zone: "field_hospice", "e1": "peon"})
    audit(table)
    lost = table.roster[-1]
    table.put(lost, RESERVES)
    del table.cell[lost]
    with pytest.raises(AssertionError, match="lost"):
        audit(table)


def test_the_audit_finds_a_miniature_that_nobody_brought() -> None:
    table = scene({"a1": "peon"})
    table.cell[s("peon", 1)] = RESERVES
    with pytest.raises(AssertionError, match="one too many"):
        audit(table)


def test_the_audit_finds_a_miniature_in_two_places() -> None:
    table = scene({"a1": "peon"})
    table.standing[3] = (s("peon"),)
    with pytest.raises(AssertionError, match="do not stand"):
        audit(table)


def test_the_audit_finds_sums_that_do_not_agree() -> None:
    table = scene({"a1": "peon field_hospice"})
    audit(table)
    for column, promise in ((table.occupied, "creatures"), (table.built, "locations"), (table.aspects, "aspects")):
        column[SOUTH] += 2
        with pytest.raises(AssertionError, match=promise):
            audit(table)
        column[SOUTH] -= 2


def test_the_audit_finds_damage_where_none_can_be() -> None:
    table = scene({"a1": "peon", "reserves": "husk"})
    table.damage = {s("peon"): 1}
    audit(table)
    for wrong in ({s("peon"): 0}, {s("husk"): 1}):
        table.damage = wrong
        with pytest.raises(AssertionError, match="damage outside"):
            audit(table)


def test_the_audit_finds_a_crowd_but_in_its_own_portal() -> None:
    audit(scene({"e1": "peon peon peon husk husk", "c3": "soldier soldier wall wall"}))
    for elsewhere in ("c3", "a5"):
        with pytest.raises(AssertionError, match="overfull"):
            audit(scene({elsewhere: "peon peon peon husk husk"}))


def test_the_audit_finds_a_warband_that_is_too_large() -> None:
    sixteen = "peon peon peon husk husk husk wall wall wall soldier soldier soldier chorus chorus chorus herald"
    audit(scene({"reserves": sixteen}))
    with pytest.raises(AssertionError, match="has grown"):
        audit(scene({"reserves": sixteen + " herald"}))


def test_the_audit_finds_two_locations_in_a_cell() -> None:
    with pytest.raises(AssertionError, match="two locations"):
        audit(scene({"a1": "field_hospice spiral_asylum"}))
