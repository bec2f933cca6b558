"""Options."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.crew import Arm
from gamelode.kernel import Fault, Game, proves

from ..scene import EDITION, board, options, play, started


@proves("CREW-09", "BOSCO-01", "SOLO-01")
def test_bosco_comes_with_a_single_dwarf() -> None:
    game = Game.start(EDITION, 1, 3, {"dwarves": "scout"})
    play(game, Arm(0))
    table = board(game)
    spots = [c.space for c in options(game) if isinstance(c, At)]
    assert spots
    assert all(NEAR[spot] & table.map.pod and not table.map.pod & BIT[spot] for spot in spots)
    play(game, At(spots[-1]))
    assert table.robot == spots[-1]
    alone = started(1, bosco="no", dwarves="scout")
    assert board(alone).robot < 0
    assert board(started(2)).robot < 0


@proves("BOSCO-01", "HAZ-01", "CREW-01", "SETUP-06")
@pytest.mark.parametrize(
    ("seats", "wanted", "said"),
    [
        (2, {"bosco": "yes"}, "only with a single Dwarf"),
        (2, {"hazard": 4}, "4 is no Hazard level"),
        (2, {"mission": "picnic"}, "there is no mission 'picnic'"),
        (2, {"dive": "pool"}, "there is no Deep Dive 'pool'"),
        (2, {"dwarves": "scout,scout"}, "2 different Dwarves"),
        (2, {"dwarves": "elf,scout"}, "there is no 'elf'"),
        (2, {"first": 3}, "3 is no player of 2"),
    ],
)
def test_bad_options_are_told(seats: int, wanted: dict[str, Any], said: str) -> None:
    with pytest.raises(Fault, match=said):
        Game.start(EDITION, seats, 1, wanted)
