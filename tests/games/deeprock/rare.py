"""Clauses that random crews do not live to see, and scenes in which they run."""

from __future__ import annotations

from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.kinds import SUCCESS
from gamelode.games.deeprock.rules.cards.mission_events import CorrosionEffect, GreedEffect
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.games.deeprock.rules.deep_dive import DeepDive, DropUpgrade
from gamelode.games.deeprock.rules.dwarves.axe import Summons
from gamelode.games.deeprock.rules.missions import Deposit, Launch, Repair
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import YES, Frame, Game, Next, clause

from .scene import CONTENT, EDITION, at, begin, dwarf, play, scene, turn_of

RARE = (
    "Corroding.corrode",
    "Crawl.set_off",
    "DeepDive.compensate",
    "DeepDive.reward",
    "DeepDive.upgrades",
    "Greed.come",
    "Launching.launch",
    "Repairing.repair",
    "Summons.call",
    "Unloading.unload",
)
WRECK = Objective("repair", "wreck", 1, "primary", cubes=3)


class Ends(Frame):
    """A mission that ends at once."""

    result: int

    @clause("END-01")
    def end(self, table: DeepRockTable, _: None) -> Next:
        table.end("END-01", self.result)
        return None


def dive(*dwarves: Dwarf, result: int, place: int = 0) -> tuple[DeepRockTable, Game]:
    """A Deep Dive at the moment when a mission has ended."""
    table = scene(*dwarves, codes={(0, 0): "d", (1, 0): "e", (-4, -7): ".", (-3, -7): "."})
    table.completed = place
    missions = CONTENT.dive["standard_dive"]
    game = Game(EDITION, EDITION.anonymous(len(dwarves)), table, [])
    game.log = []
    table.listen()
    game.stack.append(DeepDive(missions=missions, first=0, robot=False, kinds=(), place=place, at="after"))
    game._run(Ends(result=result))
    return table, game


def run_all() -> None:
    """Every rare clause at least once."""
    begin(scene(dwarf("gunner", (0, 0))), Summons())
    charge = scene(dwarf("gunner", (-3, 0)), creatures=[("grunt", (3, 0))], charges={at(0, 0): 0})
    play(begin(charge, Crawl(creature=0, way=(at(2, 0), at(1, 0)))), YES)
    one = dwarf("driller", (0, 0), fitted=((0, 2), ()))
    _, game = dive(one, dwarf("engineer", (1, 0), weapon=1), result=SUCCESS)
    play(game, DropUpgrade(0, 2))
    greedy = scene(dwarf("gunner", (0, 0), carrying=True), codes={(1, 0): "H"})
    begin(greedy, GreedEffect("grunt").frame(greedy, 0))
    play(turn_of(greedy), Deposit())
    wreck = scene(dwarf("gunner", (0, 0)), codes={(1, 0): "W"}, objectives=[WRECK])
    play(turn_of(wreck), Repair(at(1, 0)))
    begin(wreck, CorrosionEffect("web_spitter", 1).frame(wreck, 0))
    home = {(-4, -7): ".", (0, 0): "d"}
    play(turn_of(scene(dwarf("driller", (0, 0)), dwarf("scout", (5, 0), health=0), codes=home, met=True)), Launch())
