"""What the dice of creatures do."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.kinds import BANG, KNOCKED, STUNNED, WEBBED
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.kernel import proves

from ....scene import at, begin, dwarf, scene


@pytest.mark.parametrize(
    ("name", "dice", "status"),
    [
        ("grunt", 1, None),
        ("web_spitter", 2, WEBBED),
        ("mactera_spawn", 1, STUNNED),
        ("slasher", 2, KNOCKED),
        ("spitball_infector", 1, KNOCKED),
        ("praetorian", 1, "damage"),
        ("oppressor", 1, KNOCKED),
    ],
)
@proves("SYM-09", "CRE-01", "CRE-02", "CRE-06", "CRE-08", "CRE-12", "CRE-14", "CRE-16", "CRE-21", "R-59", "EFF-01")
def test_what_bites_and_bangs_do(name: str, dice: int, status: object) -> None:
    rear = [("oppressor", (1, 0), "W", (2, 0))] if name == "oppressor" else [(name, (1, 0))]
    table = scene(dwarf("gunner", (0, 0)), creatures=rear, script={"creature": (BANG, 1)[:dice]})
    begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0))
    hit = table.dwarves[0]
    assert hit.health == 5 - (dice - 1) - (status == "damage")
    assert (hit.stunned, hit.webbed, hit.knocked) == (status == STUNNED, status == WEBBED, status == KNOCKED)
