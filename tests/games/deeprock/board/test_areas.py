"""Areas."""

from __future__ import annotations

from gamelode.games.deeprock.board.areas import sevens, threes, triangles
from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.kernel import proves

from ..scene import at


@proves("THROW-05")
def test_areas_keep_their_shape_however_they_are_turned() -> None:
    assert len(triangles(at(0, 0))) == 6
    assert all(area.bit_count() == 3 and area & BIT[at(0, 0)] for area in triangles(at(0, 0)))
    assert len(threes(at(0, 0))) == 9
    assert sevens(at(0, 0))[0] == NEAR[at(0, 0)] | BIT[at(0, 0)]
    assert len(sevens(at(0, 0))) == 7
