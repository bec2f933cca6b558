"""What the table says of its pieces."""

from __future__ import annotations

from gamelode.games.belt.kinds import SCOUT
from gamelode.kernel import proves

from .scene import table


@proves("R-15")
def test_a_unit_touches_a_refinery_edge_to_edge_or_with_a_small_gap() -> None:
    scene = table(berths=(2100, 3900))
    assert [scene.is_at_refinery(SCOUT, x, 2100, 0) for x in (4179, 4180, 4190, 4191)] == [False, True, True, False]
