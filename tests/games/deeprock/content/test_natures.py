"""Kinds of creatures."""

from __future__ import annotations

import pytest

from gamelode.kernel import proves

from ..scene import (
    CONTENT,
)


@pytest.mark.parametrize(
    ("name", "movement", "health", "reach", "resist"),
    [
        ("grunt", 3, 1, 1, (0, 0, 0, 0, 0)),
        ("web_spitter", 3, 2, 5, (0, 0, 0, 0, 0)),
        ("exploder", 3, 1, 1, (0, 0, 0, 0, 1)),
        ("mactera_spawn", 3, 2, 3, (2, 1, 0, 0, 0)),
        ("slasher", 3, 2, 1, (1, 1, 1, 0, 0)),
        ("brood_nexus", 0, 5, 0, (0, 0, 0, 0, 0)),
        ("spitball_infector", 0, 5, 7, (1, 1, 0, 0, 1)),
        ("praetorian", 3, 6, 2, (1, 2, 2, 0, 0)),
        ("oppressor", 4, 7, 1, (1, 2, 1, 1, 0)),
    ],
)
@proves("CRE-01", "CRE-02", "CRE-03", "CRE-06", "CRE-08", "CRE-09", "CRE-12", "CRE-14", "CRE-16")
def test_the_creature_table(name: str, movement: int, health: int, reach: int, resist: tuple[int, ...]) -> None:
    kind = CONTENT.kind[name]
    entry = CONTENT.creatures[kind]
    assert (entry.movement, entry.health, entry.range, CONTENT.resist[kind]) == (movement, health, reach, resist)
