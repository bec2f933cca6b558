"""The worked examples of the ledger, each as it says."""

from __future__ import annotations

from gamelode.games.belt.board.geometry import contact_point
from gamelode.games.belt.events import Fought, RockDrifted, RockGone
from gamelode.games.belt.kinds import LARGE, SMALL, a_rock
from gamelode.games.belt.rules.actions import NO_ACTION
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.drift import Drift, refinery_in_path
from gamelode.games.belt.rules.driller import AttackRefinery, Drill, Extract
from gamelode.games.belt.rules.hauler import Load
from gamelode.games.belt.rules.movement import Fly, why_not_fly
from gamelode.games.belt.rules.places import Place, why_not_rest
from gamelode.games.belt.rules.platforms import Build
from gamelode.games.belt.rules.rounds import END_PHASE, REPAIR, Handle, Rounds
from gamelode.games.belt.rules.scoring import points
from gamelode.games.belt.rules.scout import Scan
from gamelode.games.belt.rules.setup import DEFAULTS, Berth, Options, SetUp, set_up
from gamelode.games.belt.seen.view import RockView
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, proves

from ..scene import (
    CONTENT,
    EDITION,
    R,
    at,
    begin,
    cargo,
    deposit,
    drift,
    generate,
    handle,
    phase_of,
    play,
    refused,
    spot,
    table,
    told,
    unit,
    where,
)

DRILLER, HAULER = 1, 2


def can_fly(scene: BeltTable, name: str, x: int, y: int) -> bool:
    return why_not_fly(scene, unit(name), x, y) is None


@proves("EX-01", "TEAM-01", "SETUP-10", "TURN-02")
def test_set_up() -> None:
    make = EDITION.table
    assert issubclass(make, BeltTable)
    scene, _ = set_up(make, 2, Options(), Dice(key=bytes(32), script={"white": (5, 2, 1, 1), "green": (0, 0)}))
    game = begin(scene, SetUp(quick=False))
    assert scene.order == (0, 1)
    play(game, Berth(2100))
    refusal = game.why_not(1, Berth(4200))
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("R-06", (2400,))
    play(game, Berth(4500), DEFAULTS, DEFAULTS)
    assert [where(scene, name) for name in ("scout1", "driller1", "hauler1")] == [
        (4185, 2175),
        (4155, 2020),
        (4193, 2350),
    ]
    assert all(scene.touches_refinery(each, scene.team(each)) for each in range(6))
    EDITION.rules.audit(scene)
    assert scene.stock == [[1, 4, 5], [1, 4, 5]]
    assert [sum(points(scene, team).values()) for team in (0, 1)] == [18, 18]
    assert scene.health == [5, 5]
    assert (len(scene.bags[SMALL]), len(scene.bags[LARGE]), scene.piles) == (24, 10, [24, 10])


@proves("EX-02")
def test_generation() -> None:
    scene = generate(table(script={"green": (5, 0), "white": (4, 6)}))
    assert [(scene.size[0], scene.place(0), scene.left[0])] == [(SMALL, (400, 3000), -1)]
    assert (len(scene.size), scene.piles) == (1, [23, 10])


@proves("EX-03")
def test_two_small_ones_on_a_spot() -> None:
    scene = generate(table(script={"green": (5, 5), "white": (2, 4)}))
    assert [spot(scene, rock) for rock in (0, 1)] == [(4, 0), (6, 0)]


@proves("EX-04")
def test_a_small_one_on_a_large_one() -> None:
    game = begin(table(script={"green": (7, 7), "white": (6, 1)}), Rounds())
    scene = at(game)
    assert [spot(scene, rock) for rock in (0, 1)] == [(7, 0), None]
    assert scene.size[0] == LARGE
    assert scene.deposit[1] == -1
    assert told(game, RockGone) == [RockGone(1, "shattered", a_rock(0))]
    assert scene.piles == [23, 9]


@proves("EX-05")
def test_one_is_pushed_past_the_last_line() -> None:
    scene = generate(table(script={"green": (9, 9), "white": (1, 2)}))
    assert [spot(scene, rock) for rock in (0, 1)] == [(8, 0), None]


@proves("EX-06")
def test_a_chain_of_pushes() -> None:
    scene = generate(table(players=4, script={"green": (4, 6, 5, 5), "white": (1, 2, 3, 4)}))
    assert [scene.line[rock] for rock in range(4)] == [3, 6, 4, 7]
    assert scene.on_board == [0, 1, 2, 3]


@proves("EX-07")
def test_drift_by_size() -> None:
    rocks = [R(line=1, tick=4), R(line=2, tick=4, size="large"), R(line=5, tick=4, size="debris")]
    scene = drift(table(rocks=rocks))
    assert [scene.tick[rock] for rock in range(3)] == [6, 5, 5]
    assert [scene.place(rock) for rock in range(3)] == [(2800, 600), (2400, 1200), (2400, 3000)]


@proves("EX-08")
def test_a_small_one_catches_up_with_a_large_one() -> None:
    game = begin(table(rocks=[R(line=2, tick=4), R(line=2, tick=5, size="large")]), Drift())
    moved = [event.rock for event in told(game, RockDrifted) if isinstance(event, RockDrifted)]
    assert moved == [1, 0]
    assert [spot(at(game), rock) for rock in (0, 1)] == [None, (2, 6)]


@proves("EX-09", "MOVE-03", "MOVE-04", "MOVE-05", "MOVE-06", "MOVE-07", "R-08", "R-09")
def test_how_far_ships_go() -> None:
    start = {"driller1": (3000, 3300), "hauler1": (1000, 1000), "scout1": (2000, 2000)}
    tries = [
        ("driller1", 3704, 3828),
        ("driller1", 3704, 3829),
        ("hauler1", 1378, 1504),
        ("hauler1", 1379, 1504),
        ("scout1", 2906, 3208),
        ("scout1", 2907, 3208),
    ]
    alone = [table({name: start[name]}) for name, _, _ in tries]
    assert [can_fly(scene, *each) for scene, each in zip(alone, tries, strict=True)] == [
        True,
        False,
        True,
        False,
        True,
        False,
    ]


@proves("EX-10", "R-13", "R-14")
def test_overlap_and_contact() -> None:
    scene = table({"hauler1": (2400, 3000)}, [R(line=5, tick=4)])
    hauler = unit("hauler1")

    def judge(x: int) -> tuple[bool, bool]:
        legal = why_not_rest(scene, HAULER, x, 3000, hauler) is None
        scene.x[hauler] = x
        return legal, scene.touches_rock(hauler, 0)

    assert [judge(x) for x in (2209, 2210, 2220, 2221)] == [(False, False), (True, True), (True, True), (True, False)]


@proves("EX-11", "R-69")
def test_contact_points() -> None:
    radii = CONTENT.radius[0] + CONTENT.rock_radius[SMALL]
    x, y = contact_point(2000, 3000, radii + CONTENT.aim, 1000, -500)
    assert (x, y) == (2148, 2926)
    assert (x - 2000) ** 2 + (y - 3000) ** 2 == 27380
    assert contact_point(2000, 3000, radii + CONTENT.aim, 0, -1) == (2000, 2835)


@proves("EX-12", "DRILL-02", "DRILL-06", "DRILL-07", "HAUL-02", "HAUL-03", "DEB-01", "DEB-03", "ATT-01", "R-45")
def test_a_large_asteroid_is_harvested() -> None:
    scene = table(
        {"hauler1": (1325, 2400), "driller1": (1421, 2219)},
        [R(line=4, tick=3, size="large")],
        stock={0: (0, 0, 0), 1: (0, 0, 0)},
        script={"large": (deposit("6 lameum"),), "green": (0,) * 6, "white": (1,) * 6},
    )
    hauler, driller = unit("hauler1"), unit("driller1")
    assert scene.touches_rock(hauler, 0)
    assert scene.touches_rock(driller, 0)
    assert scene.touches_unit(driller, hauler)
    game = begin(scene, Rounds())
    handle(game, "driller1", Drill(0))
    assert [rock.deposit for seat in (0, 1, None) for rock in game.view(seat).rocks] == [deposit("6 lameum")] * 3
    play(game, Handle(hauler), Fly(1325, 2400), Load(0, 3))
    # neither player has anything more to do: the asteroid has moved, and the next round has begun
    assert (cargo(scene, "hauler1"), scene.left[0]) == ("3 lameum", 3)
    assert (scene.place(0), where(scene, "hauler1"), where(scene, "driller1")) == (
        (2000, 2400),
        (1725, 2400),
        (1821, 2219),
    )
    assert (scene.rides[hauler], scene.rides[driller]) == (0, 0)
    handle(game, "driller1", Extract(0, hauler))
    assert (cargo(scene, "hauler1"), scene.left[0]) == ("4 lameum", 2)
    play(game, Handle(hauler), Fly(1725, 2400), Load(0, 2))
    assert (cargo(scene, "hauler1"), scene.size[0]) == ("6 lameum", 2)
    assert (scene.place(0), where(scene, "hauler1"), where(scene, "driller1")) == (
        (2400, 2400),
        (2125, 2400),
        (2221, 2219),
    )
    assert not scene.touches_rock(hauler, 0)
    play(game, Handle(hauler), Fly(2125, 2900))
    assert scene.rides[hauler] == -1


@proves("EX-13", "FIGHT-02", "FIGHT-03", "FIGHT-05", "FIGHT-06", "SCOUT-07", "SCOUT-08")
def test_scouts_fight() -> None:
    scene = table(
        {"scout1": (2000, 2000), "scout2": (2450, 2600), "hauler1": (500, 500)}, script={"white": (4, 4, 5, 3)}
    )
    game = phase_of(scene)
    handle(game, "scout1", Attack(unit("scout2")))
    assert told(game, Fought) == [Fought(0, 3, 4, 4), Fought(0, 3, 5, 3)]
    assert where(scene, "scout2") is None
    assert refused(game, Handle(unit("scout1"))) == "TURN-09"


@proves("EX-14", "HIT-04", "HIT-05", "HIT-06")
def test_debris_meets_a_scout() -> None:
    def after(roll: int) -> BeltTable:
        return drift(table({"scout1": (1500, 3600)}, [R(line=6, tick=2, size="debris")], script={"white": (roll,)}))

    saved, lost = after(4), after(3)
    assert (spot(saved, 0), where(saved, "scout1")) == (None, (1500, 3600))
    assert (spot(lost, 0), where(lost, "scout1")) == ((6, 3), None)


@proves("EX-15", "DMG-03", "HIT-03")
def test_a_small_asteroid_crashes() -> None:
    scene = table(rocks=[R(line=3, tick=8)], berths=(1800, 3900), script={"small": (deposit("3 mundacite"),)})
    assert refinery_in_path(scene, 0, 3600, 4400) == (0, 4150)
    drift(scene)
    assert (spot(scene, 0), scene.known[0], scene.deposit[0]) == (None, scene.everybody, deposit("3 mundacite"))
    assert scene.health == [2, 5]
    assert scene.stock == [[1, 4, 5], [1, 4, 5]]


@proves("EX-16", "R-39")
def test_a_berth_between_lines() -> None:
    scene = table(
        rocks=[
            R(line=3, tick=9, size="large", holds="4 lameum", left=4),
            R(line=4, tick=8, holds="3 lameum", left=3),
        ]
    )
    assert refinery_in_path(scene, 0, 4000, 4400) == (0, 4194)
    drift(scene)
    assert scene.health == [1, 5]
    assert spot(scene, 0) is None
    assert scene.place(1) == (4400, 2400)


@proves("EX-17", "ATT-03")
def test_a_rider_leaves_the_board() -> None:
    rocks = [R(line=6, tick=12, size="large", riders=["hauler1"])]
    scene = drift(table({"hauler1": (5200, 3325)}, rocks, cargo={"hauler1": "4 lameum"}))
    assert (spot(scene, 0), where(scene, "hauler1"), cargo(scene, "hauler1")) == (None, None, "")


@proves("EX-18", "HIT-01", "HIT-02", "R-38")
def test_riders_are_scraped_off_and_run_over() -> None:
    rocks = [R(line=3, tick=4, riders=["hauler1", "driller1"]), R(line=3, tick=6, size="large")]
    scene = drift(table({"hauler1": (2215, 1800), "driller1": (2000, 1605)}, rocks))
    assert (spot(scene, 0), spot(scene, 1)) == ((3, 6), (3, 7))
    assert where(scene, "hauler1") is None
    assert where(scene, "driller1") == (2000, 1605)
    assert scene.rides[unit("driller1")] == -1


@proves("EX-19", "ATT-01")
def test_one_rider_is_scraped_off_and_one_is_carried() -> None:
    rocks = [R(line=3, tick=8, riders=["hauler1", "hauler2"])]
    scene = drift(table({"hauler1": (3600, 2015), "hauler2": (3600, 1585)}, rocks))
    assert (where(scene, "hauler1"), scene.rides[unit("hauler1")]) == ((3600, 2015), -1)
    assert scene.place(0) == (4400, 1800)
    assert (where(scene, "hauler2"), scene.rides[unit("hauler2")]) == ((4400, 1585), 0)
    assert scene.health == [5, 5]


@proves("EX-20", "DMG-02", "DRILL-11", "DRILL-12", "DRILL-13", "DRILL-14", "FIGHT-04", "R-58")
def test_a_raider_is_harried() -> None:
    scene = table(
        {"driller1": (4155, 3900), "driller2": (4155, 4500), "hauler1": (500, 300), "hauler2": (500, 900)},
        script={"white": (2, 6) + (1,) * 20, "green": (0,) * 20},
    )
    raid = AttackRefinery(1)
    game = phase_of(scene, 0)
    handle(game, "driller1", raid)
    assert (scene.health[1], scene.dice.drawn) == (4, 0)
    game = phase_of(scene, 1)
    handle(game, "driller2", Attack(unit("driller1")), to=(4155, 4085))
    assert where(scene, "driller1") == (4155, 3900)
    game = phase_of(scene, 0)
    play(game, Handle(unit("driller1")), Fly(4155, 3900))
    assert refused(game, raid) == "DRILL-13"
    play(game, NO_ACTION, END_PHASE)
    game = phase_of(scene, 1)
    handle(game, "driller2", to=(4155, 4600))
    play(game, END_PHASE)
    game = phase_of(scene, 0)
    handle(game, "driller1", raid)
    assert scene.health[1] == 3


@proves("EX-21", "BUILD-02", "BUILD-04", "BUILD-05", "BUILD-06", "BUILD-08", "BUILD-09", "DMG-06")
def test_building() -> None:
    scene = table({"hauler1": (500, 500)}, stock={0: (1, 4, 8)}, health={0: 4})
    game = phase_of(scene)
    play(game, Build(DRILLER), Place(4155, 2100))
    assert scene.stock[0] == [1, 3, 4]
    play(game, Build(0), Place(4185, 2250))
    assert scene.stock[0] == [1, 2, 1]
    assert refused(game, Handle(unit("scout1"))) == "BUILD-09"
    refusal = game.why_not(0, REPAIR)
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("DMG-06", (2, 1))


@proves("EX-22", "SCOUT-01", "SCOUT-02", "SCOUT-04", "SCOUT-05", "SCOUT-06", "ATT-02")
def test_scouting() -> None:
    scene = table(
        {"scout1": (2000, 2835), "hauler1": (500, 500)},
        [R(line=5, tick=4)],
        players=4,
        script={"small": (deposit("2 uberoid"),)},
    )
    game = phase_of(scene)
    handle(game, "scout1", Scan(0))

    def rock(seat: int | None) -> RockView:
        seen = game.view(seat).rocks[0]
        assert isinstance(seen, RockView)
        return seen

    assert [rock(seat).deposit for seat in (0, 2, 1, 3, None)] == [deposit("2 uberoid")] * 2 + [None] * 3
    assert [rock(seat).scanned_by for seat in (0, 1)] == [(0,), (0,)]
    assert rock(0).left is None
    drift(scene)
    assert where(scene, "scout1") == (2800, 2835)


@proves("EX-23", "SCORE-02", "SCORE-03", "SCORE-04", "SCORE-05", "END-01", "END-02")
def test_the_end() -> None:
    scene = table(
        {"hauler1": (500, 500), "hauler2": (500, 900)},
        [R(line=6, tick=12, size="large")],
        stock={0: (3, 2, 4), 1: (1, 9, 1)},
        cargo={"hauler1": "6 uberoid"},
        no_piles=True,
    )
    game = begin(scene, Rounds())
    while not game.is_over:
        play(game, END_PHASE)
    assert game.outcome is not None
    assert game.outcome.reason == "END-01"
    assert (game.outcome.scores, game.outcome.winners) == ((23, 24), (1,))
