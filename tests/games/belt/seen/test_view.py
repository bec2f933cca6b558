"""What a team has not seen it does not know: views, events, re-deals, and an audit that notices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

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
from gamelode.games.belt.kinds import UNKNOWN, kind_of, seat_of
from gamelode.games.belt.rules.actions import WhatToDo
from gamelode.games.belt.rules.driller import Drill, Extract, HandOver
from gamelode.games.belt.rules.hauler import Load, Take, Unload
from gamelode.games.belt.seen.view import RockView, View
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Choice, Dice, Event, Game, Seat, proves

from ..scene import CONTENT, EDITION, R, at, deposit, phase_of, table, unit

KNOWN = [
    R(line=5, tick=4, holds="2 uberoid", known=[0]),
    R(line=6, tick=4, holds="1 uberoid", known=[1]),
    R(line=7, tick=4, holds="3 lameum", known=[0, 1]),
    R(line=8, tick=4, holds="4 lameum", left=2),
    R(line=9, tick=4),
]


def seen(game: Game, seat: Seat | None) -> list[int | None]:
    rocks: tuple[RockView, ...] = game.view(seat).rocks
    return [rock.deposit for rock in rocks]


def names(*holds: str) -> list[int | None]:
    return [deposit(each) if each else None for each in holds]


@proves("AST-04", "AST-05", "SCOUT-02", "DRILL-02", "R-65")
def test_contents_are_shown_to_the_teams_that_looked() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN, players=4))
    for seat in (0, 2):
        assert seen(game, seat) == names("2 uberoid", "", "3 lameum", "4 lameum", "")
    for seat in (1, 3):
        assert seen(game, seat) == names("", "1 uberoid", "3 lameum", "4 lameum", "")
    assert seen(game, None) == names("", "", "", "4 lameum", "")


@proves("R-65")
def test_which_team_scanned_what_and_all_that_lies_open_is_public() -> None:
    units = {"hauler1": (500, 300), "scout2": (2000, 2835)}
    rocks = [R(line=5, tick=4, holds="2 uberoid", known=[0], riders=["scout2"])]
    game = phase_of(table(units, rocks, cargo={"hauler1": "2 lameum"}))
    at(game).harried = 1 << unit("scout2")
    public: View = game.view(None)
    assert public.rocks[0].scanned_by == (0,)
    assert [(u.unit, u.x, u.rides, u.ore, u.loads, u.harried) for u in public.units] == [
        (2, 500, None, 2, 2, False),
        (3, 2000, 0, None, 0, True),
    ]
    assert public.piles == (23, 10)
    assert [(team.stock, team.health, team.points) for team in public.teams] == [((1, 4, 5), 5, 18)] * 2


@proves("R-65")
def test_what_everybody_has_seen_was_scanned_by_nobody() -> None:
    public: View = phase_of(table({"hauler1": (500, 300)}, KNOWN)).view(None)
    assert [rock.scanned_by for rock in public.rocks] == [(0,), (1,), (0, 1), (), ()]


@proves("R-65")
def test_what_a_team_scanned_stays_known_when_the_asteroid_is_gone() -> None:
    scene = table({"hauler1": (500, 300)}, KNOWN[:2])
    scene.remove(0, "test")
    scene.remove(1, "test")
    game = phase_of(scene)
    assert [rock.deposit for rock in game.view(0).gone] == names("2 uberoid", "")
    imagined = at(game.redeal(0, Dice.from_seed(1)))
    assert imagined.deposit[0] == deposit("2 uberoid")


@proves("R-65", "AST-04", "R-28")
def test_everyone_knows_which_contents_are_left_and_nobody_where() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    unseen = [Counter(game.view(seat).unseen[0]) for seat in (0, 1, None)]
    everything = Counter(CONTENT.tokens[0])
    assert [sum((everything - left).values()) for left in unseen] == [3, 3, 1]
    assert unseen[0][deposit("2 uberoid")] == unseen[1][deposit("2 uberoid")] - 1


@proves("R-65")
def test_a_redeal_changes_only_what_other_teams_saw() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    dice = Dice.from_seed("redeal")
    worlds = [at(game.redeal(0, dice)).deposit for _ in range(200)]
    assert {tuple(world[i] for i in (0, 2, 3, 4)) for world in worlds} == {
        (deposit("2 uberoid"), deposit("3 lameum"), deposit("4 lameum"), UNKNOWN)
    }
    left = Counter(CONTENT.tokens[0]) - Counter([deposit("2 uberoid"), deposit("3 lameum"), deposit("4 lameum")])
    assert {world[1] for world in worlds} == set(left)


@proves("R-65")
def test_a_redeal_depends_on_nothing_that_the_team_does_not_know() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    for seed in range(20):
        other = game.redeal(0, Dice.from_seed(f"other {seed}"))
        assert other.redeal(0, Dice.from_seed(seed)).save() == game.redeal(0, Dice.from_seed(seed)).save()


@proves("R-65")
def test_those_who_watch_know_only_what_is_open() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    worlds = [at(game.redeal(None, Dice.from_seed(seed))).deposit for seed in range(60)]
    assert len({world[2] for world in worlds}) > 3
    assert {world[3] for world in worlds} == {deposit("4 lameum")}


def decisions(players: int) -> Iterator[Game]:
    game, dice = Game.start(EDITION, players, seed=players), Dice.from_seed(players)
    while not game.is_over:
        yield game
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))


@proves("R-65", "SCOUT-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_ever_sees_what_his_team_has_not_looked_at(players: int) -> None:
    """Followed from outside: what each team was told, against what its view shows."""
    told: dict[int, set[int]] = {}
    for game in decisions(players):
        scene = at(game)
        for seat in range(players):
            team = scene.team_of[seat]
            events = game.events_since(0, seat)
            told[team] = {
                e.event.rock  # type: ignore[attr-defined]
                for e in events
                if type(e.event).__name__ in ("AsteroidScanned", "AsteroidOpened") and e.event.deposit is not None  # type: ignore[attr-defined]
            }
            view = game.view(seat)
            shown = {rock.rock for rock in (*view.rocks, *view.gone) if rock.deposit is not None}
            assert shown == told[team]


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


# --- the audit notices


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
