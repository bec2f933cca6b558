"""Odds that games tell before a choice come true as often as they say."""

from __future__ import annotations

import pytest

from gamelode.catalogue import games
from gamelode.kernel import Choice, Dice, Game, Rules
from gamelode.kernel.conformance import check_odds

FORETELLING = [rules for rules in games().values() if rules.forecast]
WANTED = 3  # choices of a kind whose odds are looked at
DECISIONS = 150
SAMPLES = 1000


@pytest.mark.parametrize("rules", FORETELLING, ids=lambda rules: rules.slug)
def test_odds_come_true_as_often_as_they_are_told(rules: Rules) -> None:
    dice = Dice.from_seed("forecasts")
    game = Game.start(rules.standard, rules.seats[0], "forecasts")
    looked_at: dict[type[Choice], int] = {}
    while not game.is_over and game.answers < DECISIONS:
        seat = game.waiting()[0]
        for choice in game.options(seat):
            kind = type(choice)
            if looked_at.get(kind, 0) < WANTED and check_odds(game, seat, choice, SAMPLES):
                looked_at[kind] = looked_at.get(kind, 0) + 1
        game.play(seat, game.sample(seat, dice))
    assert looked_at
