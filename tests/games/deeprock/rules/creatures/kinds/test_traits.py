"""Facts about kinds of creatures."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.kernel import proves

from ....scene import at, begin, dwarf, scene


@pytest.mark.parametrize(
    ("name", "cards"), [("spitball_infector", 1), ("praetorian", 1), ("oppressor", 1), ("slasher", 0)]
)
@proves("CRE-13", "R-79")
def test_big_kills_earn_a_card(name: str, cards: int) -> None:
    extra = ("W", (2, 0)) if name == "oppressor" else ()
    table = scene(dwarf("gunner", (0, 0)), creatures=[(name, (1, 0), *extra)])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 9}, by=0))
    assert len(table.dwarves[0].cards) == cards
    table = scene(dwarf("gunner", (0, 0)), creatures=[(name, (1, 0), *extra)])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 9}))
    assert table.dwarves[0].cards == ()  # a blast rewards nobody
