"""What statistics count, and for whom."""

from __future__ import annotations

from gamelode.games.belt.rules.actions import UNLOAD
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.drift import Drift
from gamelode.games.belt.rules.driller import AttackRefinery
from gamelode.kernel import Game
from gamelode.lab.tally import Tally

from .scene import EDITION, R, begin, handle, phase_of, table, unit


def tally(game: Game, players: int = 2) -> Tally:
    game.header = EDITION.anonymous(players)
    found = Tally(game)
    found.take()
    return found


def test_ore_counts_by_kind_for_whoever_brings_it_home() -> None:
    game = phase_of(table({"hauler1": (4135, 2100), "scout1": (300, 300)}, cargo={"hauler1": "3 mundacite"}))
    handle(game, "hauler1", UNLOAD)
    first, second = tally(game).seats
    assert (first["Ore delivered, loads"], first["Ore delivered, loads: Mundacite"]) == (3, 3)
    assert second["Ore delivered, loads"] == 0


def test_damage_counts_for_the_team_that_takes_it_by_what_did_it() -> None:
    raid = phase_of(table({"driller1": (4155, 3900), "scout1": (300, 300)}))
    handle(raid, "driller1", AttackRefinery(1))
    assert tally(raid).seats[1]["Refinery damaged, points: drillers"] == 1
    crash = begin(table({}, [R(line=3, tick=9, holds="3 lameum", left=3)], berths=(1800, 3900)), Drift())
    assert tally(crash).seats[0]["Refinery damaged, points: drifting rocks"] == 3


def test_a_destroyed_refinery_counts_once_for_all_of_its_team() -> None:
    rocks = [R(line=3, tick=9, holds="4 lameum", left=4), R(line=3, tick=8, holds="3 lameum", left=3)]
    game = begin(table({}, rocks, players=4, berths=(1800, 3900), health={0: 2}), Drift())
    assert [seat["Refinery destroyed"] for seat in tally(game, 4).seats] == [1, 0, 1, 0]


def test_losses_count_by_cause_for_whoever_has_them() -> None:
    scene = table({"driller1": (3000, 3000), "hauler2": (3205, 3000)}, script={"white": (6, 1)})
    game = phase_of(scene)
    handle(game, "driller1", Attack(unit("hauler2")))
    assert tally(game).seats[1]["Unit destroyed: beaten"] == 1
