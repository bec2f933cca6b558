"""What attack dice are likely to deal."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.seen.foresee.odds import damage_ways, ways_to_reach
from tests.games.dreamblade.scene import CONTENT


@pytest.mark.parametrize(
    ("dice", "needed", "share"), [(0, 0, 1), (0, 1, 0), (1, 1, 1 / 2), (1, 3, 1 / 6), (2, 6, 1 / 36)]
)
def test_dice_reach_a_number_in_so_many_ways(dice: int, needed: int, share: float) -> None:
    ways, of = ways_to_reach(CONTENT.attack_die, dice, needed)
    assert ways / of == pytest.approx(share)


def test_every_roll_is_counted_once() -> None:
    assert sum(damage_ways(CONTENT.attack_die, 5).values()) == 6**5
