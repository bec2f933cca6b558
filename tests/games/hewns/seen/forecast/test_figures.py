"""Figures in words."""

from __future__ import annotations

import pytest

from gamelode.games.hewns.seen.forecast.figures import round_off


@pytest.mark.parametrize(("amount", "said"), [(2.0, "2"), (1.25, "1.2"), (0.83, "0.8"), (2.96, "3"), (0, "0")])
def test_amounts_are_told_to_a_tenth(amount: float, said: str) -> None:
    assert round_off(amount) == said
