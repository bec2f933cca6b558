"""Odds of the belt come true as often as they are told."""

from __future__ import annotations

from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.driller import Drill
from gamelode.games.belt.rules.rounds import END_PHASE, Rounds
from gamelode.games.belt.rules.scout import Scan
from gamelode.kernel.conformance import check_odds
from tests.games.belt.scene import R, begin, handling, table, unit

SAMPLES = 1000


def test_odds_of_an_attack() -> None:
    game = handling(table({"scout1": (2000, 2000), "scout2": (2400, 2400)}), "scout1")
    assert check_odds(game, 0, Attack(unit("scout2")), SAMPLES) == 1


def test_odds_of_a_scout_before_debris() -> None:
    scene = table({"scout1": (1500, 3600)}, [R(line=6, tick=2, size="debris")])
    assert check_odds(begin(scene, Rounds(at="phases", seats=(0,))), 0, END_PHASE, SAMPLES) == 1


def test_odds_of_what_a_scan_shows() -> None:
    rocks = [R(line=5, tick=4), R(line=7, tick=4, holds="1 uberoid", known=[1])]
    game = handling(table({"scout1": (2000, 2835)}, rocks), "scout1")
    assert check_odds(game, 0, Scan(0), SAMPLES) == 3


def test_odds_of_what_a_drill_shows_that_others_have_seen() -> None:
    game = handling(table({"driller1": (2000, 2805)}, [R(line=5, tick=4, holds="2 uberoid", known=[1])]), "driller1")
    assert check_odds(game, 0, Drill(0), SAMPLES) == 3
