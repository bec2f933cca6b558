"""What all actions have in common: contact, and the hold on an asteroid."""

from __future__ import annotations

import pytest

from gamelode.games.belt.rules.actions import Dock
from gamelode.games.belt.rules.combat import Attack
from gamelode.games.belt.rules.driller import Drill, Extract
from gamelode.games.belt.rules.hauler import Load
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.rules.scout import Scan
from gamelode.games.belt.rules.work import Work
from gamelode.kernel import proves

from ..scene import R, drift, handle, phase_of, play, refused, table, unit, where


@proves("ATT-01", "ATT-02", "R-46", "R-47")
@pytest.mark.parametrize(
    ("name", "action", "left"),
    [
        ("scout1", Scan(0), -1),
        ("scout1", Dock(0), -1),
        ("driller1", Drill(0), -1),
        ("driller1", Extract(0), 3),
        ("hauler1", Load(0, 1), 3),
        ("hauler1", Dock(0), -1),
    ],
)
def test_working_on_an_asteroid_attaches(name: str, action: Work, left: int) -> None:
    y = 3000 - {"scout1": 165, "driller1": 195, "hauler1": 215}[name]
    scene = table({name: (2000, y)}, [R(line=5, tick=4, holds="3 lameum" if left > 0 else "", left=left)])
    game = phase_of(scene)
    handle(game, name, action)  # type: ignore[arg-type]
    assert scene.rides[unit(name)] == 0
    assert where(drift(scene), name) == (2800, y)


@proves("ATT-02", "R-37", "R-46")
def test_a_unit_that_only_touches_is_not_carried() -> None:
    behind = {"scout1": (1835, 3000), "driller1": (2000, 2805), "scout2": (2165, 3000)}
    scene = drift(table(behind, [R(line=5, tick=4)]))
    assert [where(scene, name) for name in behind] == [(1835, 3000), (2000, 2805), None]


@proves("R-46")
def test_staying_keeps_the_hold_and_moving_by_a_hair_ends_it() -> None:
    scene = table({"scout1": (2000, 2835), "hauler1": (500, 500)}, [R(line=5, tick=4, riders=["scout1"])])
    handle(phase_of(scene), "scout1")
    assert scene.rides[unit("scout1")] == 0
    handle(phase_of(scene), "scout1", to=(2001, 2835))
    assert scene.rides[unit("scout1")] == -1


@proves("R-46")
def test_fighting_does_not_end_the_hold() -> None:
    units = {"scout1": (2000, 2835), "scout2": (2000, 2300)}
    scene = table(units, [R(line=5, tick=4, riders=["scout1"])], script={"white": (1, 2)})
    handle(phase_of(scene), "scout1", Attack(unit("scout2")))
    assert scene.rides[unit("scout1")] == 0


@proves("R-45", "R-47")
def test_nobody_attaches_to_debris() -> None:
    scene = table({"hauler1": (2000, 2785)}, [R(line=5, tick=4, size="debris")], cargo={"hauler1": "1 lameum"})
    game = phase_of(scene)
    play(game, Handle(unit("hauler1")), Fly(2000, 2785))
    assert refused(game, Dock(0)) == "R-14"


@proves("R-14")
def test_an_asteroid_out_of_contact_cannot_be_worked_on() -> None:
    scene = table({"hauler1": (2000, 2779)}, [R(line=5, tick=4)], cargo={"hauler1": "1 lameum"})
    game = phase_of(scene)
    play(game, Handle(unit("hauler1")), Fly(2000, 2779))
    assert [refused(game, choice) for choice in (Dock(0), Dock(7), Dock(-1))] == ["R-14"] * 3
