"""Odds of an attack come true as often as they are told, whether somebody is asked in the combat or not."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.rules.combat.striking import Attackers, StrikeAt
from gamelode.games.dreamblade.rules.turn import STRIKE, ActionPhase
from gamelode.kernel.conformance import check_odds
from tests.games.dreamblade.scene import NORTH, SOUTH, begin, cell, s, scene

SAMPLES = 1000


@pytest.mark.parametrize(
    ("own", "enemy"),
    [
        ("cannibal_pariah", "zombie_enforcer"),  # mostly nothing comes of it, and nobody is asked
        ("scragglemaw", "cannibal_pariah"),  # mostly somebody is
        ("savage_ogre", "zombie_enforcer"),  # blades deal damage that is not counted
        ("lovelorn_giant", "zombie_enforcer"),  # nobody is disrupted
    ],
)
def test_odds_of_one_against_one(own: str, enemy: str) -> None:
    game = begin(scene({"c3": own}, {"c3": enemy}, first=NORTH), ActionPhase(seat=SOUTH))
    game.answer(SOUTH, STRIKE)
    assert check_odds(game, SOUTH, StrikeAt(cell("c3")), SAMPLES)


def test_odds_of_several_against_several() -> None:
    table = scene({"c3": "seraph cannibal_pariah"}, {"c3": "zombie_enforcer cannibal_pariah"})
    game = begin(table, ActionPhase(seat=SOUTH))
    game.answer(SOUTH, STRIKE)
    game.answer(SOUTH, StrikeAt(cell("c3")))
    both = Attackers(tuple(sorted((s("seraph"), s("cannibal_pariah")))))
    assert check_odds(game, SOUTH, both, SAMPLES) == 4
