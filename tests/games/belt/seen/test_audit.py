"""Every load is accounted for, and the audit notices what cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamelode.games.belt.events import (
    CargoLost,
    OreDelivered,
    OreDumped,
    OreHandedOver,
    OreLoaded,
    RefineryRepaired,
    UnitBuilt,
)
from gamelode.games.belt.kinds import kind_of, seat_of
from gamelode.games.belt.rules.actions import WhatToDo
from gamelode.games.belt.rules.driller import Drill, Extract, HandOver
from gamelode.games.belt.rules.hauler import Load, Take, Unload
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Choice, Dice, Event, Game, proves

from ..scene import CONTENT, EDITION, KNOWN, at, table

WORKS = (Unload, Load, Take, HandOver, Extract, Drill)


def diligent(game: Game, dice: Dice) -> Choice:
    """Random squads hardly ever bring ore home: these mostly work where there is work."""
    seat = game.waiting()[0]
    if isinstance(game.question, WhatToDo) and dice.below(8, "test"):
        options = game.options(seat)
        return next((option for kind in WORKS for option in options if isinstance(option, kind)), options[0])
    return game.sample(seat, dice)


@proves("HAUL-08", "BUILD-04", "DMG-06", "R-27", "R-54", "R-56")
def test_every_load_is_accounted_for() -> None:
    """Followed from outside: what the log tells of ore, against stocks and cargo."""
    ledgers = []
    for players, seed in ((2, 15), (3, 23), (4, 8)):
        game, dice, heard = Game.start(EDITION, players, seed=seed), Dice.from_seed(seed), 0
        ledgers.append(Ledger(players))
        while not game.is_over:
            game.answer(game.waiting()[0], diligent(game, dice))
            news = game.events_since(heard, None)
            heard += len(news)
            for each in news:
                ledgers[-1].note(each.event)
            scene = at(game)
            aboard = {number: (scene.ore[number], loads) for number, loads in enumerate(scene.loads) if loads}
            assert (ledgers[-1].stock, ledgers[-1].aboard) == (scene.stock, aboard)
            EDITION.rules.audit(scene)
    assert {kind for ledger in ledgers for kind in ledger.kinds} >= Ledger.NOTES


class Ledger:
    """Where ore must be if the log is true."""

    NOTES = frozenset({OreLoaded, OreHandedOver, OreDelivered, OreDumped, CargoLost, UnitBuilt, RefineryRepaired})

    def __init__(self, players: int) -> None:
        self.team_of = CONTENT.teams_of[players]
        self.stock = [list(CONTENT.start_stock) for _ in range(max(self.team_of) + 1)]
        self.aboard: dict[int, tuple[int, int]] = {}  # unit -> ore, loads
        self.kinds: set[type[Event]] = set()

    def note(self, event: Event) -> None:
        self.kinds.add(type(event))
        match event:
            case OreLoaded():
                self.load(event.unit, event.ore, event.loads)
            case OreHandedOver():
                assert self.aboard.pop(event.unit) == (event.ore, 1)
                self.load(event.to, event.ore, 1)
            case OreDelivered() | OreDumped() | CargoLost():
                assert self.aboard.pop(event.unit) == (event.ore, event.loads)
                if isinstance(event, OreDelivered):
                    self.stock[self.team_of[seat_of(event.unit)]][event.ore] += event.loads
            case UnitBuilt():
                for ore, price in enumerate(CONTENT.cost[kind_of(event.unit)]):
                    self.stock[self.team_of[seat_of(event.unit)]][ore] -= price
            case RefineryRepaired():
                self.stock[event.team][0] -= CONTENT.refinery.repair_uberoid

    def load(self, unit: int, ore: int, loads: int) -> None:
        kind, before = self.aboard.get(unit, (ore, 0))
        assert kind == ore
        self.aboard[unit] = (ore, before + loads)


def broken_token(scene: BeltTable) -> None:
    scene.bags[0].pop()


def broken_knowledge(scene: BeltTable) -> None:
    scene.known[4] = 1


def broken_pile(scene: BeltTable) -> None:
    scene.piles[1] += 1


def broken_load(scene: BeltTable) -> None:
    scene.left[3] = 5


def broken_stock_that_grows(scene: BeltTable) -> None:
    scene.stock[1][0] += 1


def broken_cargo(scene: BeltTable) -> None:
    scene.ore[2], scene.loads[2] = 2, 3


def broken_capacity(scene: BeltTable) -> None:
    scene.loads[2] = 7


def broken_place(scene: BeltTable) -> None:
    scene.x[2], scene.y[2] = 2000, 3000


def broken_spot(scene: BeltTable) -> None:
    scene.line[0] = 6


def broken_rider(scene: BeltTable) -> None:
    scene.tick[4] = -1
    scene.on_board.remove(4)
    scene.rides[2] = 4


def broken_numbers(scene: BeltTable) -> None:
    scene.number[0] = scene.number[2]


def broken_stock(scene: BeltTable) -> None:
    scene.stock[0][1] = -1


def broken_berth(scene: BeltTable) -> None:
    scene.berths[1] = 3000 + 10


def broken_rock_on_a_refinery(scene: BeltTable) -> None:
    scene.berths[0] = 3000
    scene.line[4], scene.tick[4] = 5, 10


def broken_refineries(scene: BeltTable) -> None:
    scene.berths[1] = scene.berths[0]


def broken_mark(scene: BeltTable) -> None:
    scene.harried = 1 << 2


@proves("R-65", "COMP-01", "COMP-02", "COMP-04", "BUILD-02", "HAUL-04", "SPOT-01", "R-05", "R-13", "R-39", "R-58")
@pytest.mark.parametrize(
    "damage",
    [
        broken_token,
        broken_knowledge,
        broken_pile,
        broken_load,
        broken_stock_that_grows,
        broken_cargo,
        broken_capacity,
        broken_place,
        broken_spot,
        broken_rider,
        broken_numbers,
        broken_stock,
        broken_berth,
        broken_rock_on_a_refinery,
        broken_refineries,
        broken_mark,
    ],
)
def test_the_audit_notices(damage: Callable[[BeltTable], None]) -> None:
    scene = table({"hauler1": (500, 300)}, KNOWN)
    EDITION.rules.audit(scene)
    damage(scene)
    with pytest.raises(AssertionError):
        EDITION.rules.audit(scene)
