"""Shots."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import SCARE
from gamelode.games.deeprock.rules.choices import Along, This
from gamelode.games.deeprock.rules.dwarves.dice import AreaIs, Pick
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import PutOn, Shoot, Shooting
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.dwarves.walk import GoOn
from gamelode.games.deeprock.table import Dwarf
from gamelode.kernel import PASS, proves

from ...scene import (
    CONTENT,
    alive,
    at,
    begin,
    dwarf,
    mode,
    options,
    place,
    play,
    scene,
    shooter,
    throwable,
    turn_of,
    why_not,
)


@pytest.mark.parametrize(
    ("kind", "id", "dice", "reach", "actions"),
    [
        ("scout", "regular", ("piercing",), 6, 1),
        ("scout", "aimed", ("piercing", "piercing"), 8, 2),
        ("driller", "fire_haze", ("flame",) * 3, 3, 1),
        ("driller", "flaming_ground", ("flame",) * 2, 3, 1),
        ("gunner", "burst", ("bullet",) * 3, 5, 1),
        ("gunner", "sustained", ("bullet",) * 3, 5, 0),
        ("engineer", "he", ("explosion",), 4, 1),
        ("engineer", "ap", ("explosion",) * 2, 4, 1),
    ],
)
@proves("SCOUT-07", "SCOUT-08", "DRILL-05", "DRILL-06", "GUN-11", "GUN-12", "ENG-12", "ENG-14", "SHOOT-04")
def test_primary_weapons(kind: str, id: str, dice: tuple[str, ...], reach: int, actions: int) -> None:
    table = scene(dwarf(kind, (0, 0)))
    number = mode(id)
    assert number in table.modes(0)
    weapon = CONTENT.modes[number]
    assert (CONTENT.rolled[number], weapon.range, weapon.actions) == (dice, reach, actions)


@proves("SHOOT-01", "SHOOT-02", "SHOOT-03", "RANGE-01", "R-09", "R-11", "THROW-07")
def test_what_a_shot_needs() -> None:
    table = shooter("gunner", ("grunt", (5, 0)), ("grunt", (6, 0)), codes={(0, 1): "#"}, primary=1, secondary=0)
    game = turn_of(table)
    burst = mode("burst")
    assert why_not(game, Shoot(burst, at(6, 0))) == "RANGE-01"
    assert why_not(game, Shoot(burst, at(0, 1))) == "R-11"
    assert why_not(game, Shoot(mode("subata"), at(2, 0))) == "SHOOT-01"
    assert why_not(game, Shoot(mode("fire_haze"), at(2, 0))) == "SHOOT-02"
    assert why_not(game, Shoot(burst, at(2, 0))) == ""  # an empty space
    play(game, Shoot(burst, at(2, 0)))
    assert table.dwarves[0].primary == 0
    assert table.turn.actions == 2
    assert why_not(game, Shoot(burst, at(5, 0))) == "SHOOT-01"


@proves("SHOOT-07", "SYM-04", "R-12", "SCOUT-07")
def test_a_piercing_shot_in_any_direction_hits_one_target() -> None:
    for spot in ((3, 0), (-3, 0), (0, 3), (0, -3)):
        table = shooter("scout", ("slasher", spot), ("grunt", (spot[0], spot[1] + 1)), script={"piercing": (2,)})
        game = play(turn_of(table), Shoot(mode("regular"), at(*spot)))
        assert alive(game, "slasher") == []
        assert len(alive(game, "grunt")) == 1


@proves("SCOUT-08", "R-36")
def test_an_aimed_shot_takes_two_actions() -> None:
    table = shooter("scout", ("slasher", (-7, 0)), script={"piercing": (1, 1, 0)})
    game = play(turn_of(table), Shoot(mode("aimed"), at(-7, 0)))
    assert alive(game, "slasher") == []
    assert (table.turn.actions, table.dwarves[0].primary) == (1, 4)
    assert why_not(game, Shoot(mode("aimed"), at(2, 0))) == "SCOUT-08"
    play(game, Shoot(mode("regular"), at(2, 0)))
    assert table.turn.actions == 0


@proves("LOS-02", "LOS-03", "LOS-04", "LOS-05", "CRE-01", "R-06")
def test_who_blocks_sight_and_what_does_not() -> None:
    burst = Shoot(mode("burst"), at(3, 0))

    def blocked(*others: Dwarf, **more: Any) -> bool:
        return why_not(turn_of(scene(dwarf("gunner", (0, 0)), *others, **more)), burst) == "LOS-01"

    assert blocked(dwarf("scout", (1, 0)))
    assert blocked(codes={(1, 0): "S"})
    assert blocked(codes={(1, 0): "#"})
    assert blocked(creatures=[("web_spitter", (1, 0))])
    assert not blocked(creatures=[("grunt", (1, 0))])
    assert not blocked(dwarf("scout", (1, 0), knocked=True))
    assert not blocked(dwarf("scout", (1, 0), health=0))
    assert not blocked(codes={(1, 0): "o", (2, 0): "H"})
    assert not blocked(sentry=at(1, 0), pod=at(2, 0), flames=BIT[at(1, 0)], burning=BIT[at(1, 0)], shield=at(2, 0))
    assert not blocked(pickups={(1, 0): "loot_bug"}, robot=at(2, 0), lures={0: at(1, 0)})
    hidden = scene(dwarf("gunner", (0, 0)), hidden=[(2, 0)])
    hidden.open |= BIT[at(3, 0)]
    assert why_not(turn_of(hidden), burst) == "LOS-01"


@proves("THROW-03", "ENG-11", "R-04", "SHOOT-08")
def test_grenades_fly_over_everything_but_walls() -> None:
    over = scene(
        dwarf("engineer", (0, 0)), dwarf("scout", (1, 0)), codes={(2, 0): "S"}, creatures=[("slasher", (3, 0))]
    )
    assert why_not(turn_of(over), Shoot(mode("ap"), at(3, 0))) == ""
    wall = scene(dwarf("engineer", (0, 0)), codes={(1, 0): "#"}, creatures=[("slasher", (2, 0))])
    assert why_not(turn_of(wall), Shoot(mode("ap"), at(2, 0))) == "THROW-03"
    frag = throwable("frag")
    for table, spot, refusal in ((over, (3, 0), ""), (wall, (2, 0), "THROW-03")):
        table.dwarves[0].throwables = (frag,)
        assert why_not(turn_of(table), ThrowCard(frag, at(*spot))) == refusal


@proves("DMG-01", "DMG-02", "DMG-03", "R-10", "R-11", "SHOOT-05")
def test_dice_are_chained_within_range_and_sight() -> None:
    spots = [("grunt", (5, 0)), ("grunt", (5, 1)), ("grunt", (4, 1))]
    table = shooter("gunner", *spots, script={"bullet": (1, 2, 1)})
    game = play(turn_of(table), Shoot(mode("burst"), at(5, 0)), PutOn(0, at(5, 0)))
    assert why_not(game, PutOn(1, at(5, 1))) == "DMG-02"  # six spaces away
    assert why_not(game, PutOn(1, at(2, 0))) == "DMG-02"
    assert why_not(game, PutOn(7, at(5, 0))) == "SHOOT-05"
    play(game, PutOn(1, at(4, 1)))
    assert why_not(game, PutOn(2, at(2, 0))) == "DMG-03"
    assert why_not(game, PutOn(2, at(5, -1))) == ""  # next to the target, and not to the space used last
    play(game, PASS)
    assert alive(game, "grunt") == [(5, 1)]


@proves("R-10")
def test_sight_is_judged_before_anybody_dies() -> None:
    table = shooter("gunner", ("slasher", (1, 0)), ("grunt", (2, 0)), script={"bullet": (2, 2, 1)})
    game = play(turn_of(table), Shoot(mode("burst"), at(1, 0)), PutOn(0, at(1, 0)))
    assert PutOn(1, at(2, 0)) not in options(game)


@proves("SYM-03", "DRILL-05")
def test_flames_burn() -> None:
    table = shooter("driller", ("web_spitter", (2, 0)), script={"flame": (1, 1, 0)})
    game = play(turn_of(table), Shoot(mode("fire_haze"), at(2, 0)))
    assert alive(game, "web_spitter") == []


@proves("ENG-12", "THROW-04", "THROW-06", "SYM-05", "R-20", "R-21", "CREW-04")
def test_an_he_grenade_hits_everybody_in_its_triangle() -> None:
    table = scene(
        dwarf("engineer", (0, 0)),
        dwarf("scout", (2, 1)),
        creatures=[("grunt", (2, 0)), ("slasher", (3, 0)), ("grunt", (3, -1))],
        script={"explosion": (2,)},
    )
    game = play(turn_of(table), Shoot(mode("he"), at(2, 0)))
    play(game, AreaIs(tuple(sorted((at(2, 0), at(3, 0), at(2, 1))))))
    assert alive(game, "grunt") == [(3, -1)]
    assert alive(game, "slasher") == []
    assert table.dwarves[1].health == 3


@proves("SYM-06", "ENG-13", "R-18", "R-19")
def test_a_scare_drives_creatures_from_the_shooter() -> None:
    table = shooter("engineer", ("slasher", (3, 0)), script={"explosion": (SCARE,)})
    game = play(turn_of(table), Shoot(mode("he"), at(3, 0)))
    play(game, AreaIs(tuple(sorted((at(3, 0), at(2, 0), at(2, 1))))))
    ends = [place(c.way[-1]) for c in options(game) if isinstance(c, Along)]
    assert (5, 0) in ends
    assert all(max(abs(q), abs(r), abs(q + r)) > 3 for q, r in ends)
    play(game, Along((at(4, 0), at(5, 0))))
    assert alive(game, "slasher") == [(5, 0)]


@proves("R-18")
def test_what_never_moves_is_not_scared_away() -> None:
    table = shooter("engineer", ("brood_nexus", (3, 0)), script={"explosion": (SCARE, 0)})
    game = play(turn_of(table), Shoot(mode("ap"), at(3, 0)), Pick(0))
    assert alive(game, "brood_nexus") == [(3, 0)]


@proves("CREW-02", "OC-01", "R-83")
def test_secondary_weapons_have_two_sides() -> None:
    table = scene(dwarf("gunner", (0, 0), weapon=2))
    assert CONTENT.rolled[table.modes(0)[-1]] == ("piercing",)
    table.dwarves[0].overclocked = True
    assert CONTENT.rolled[table.modes(0)[-1]] == ("piercing", "piercing")


@proves("EFF-05")
def test_cryo_minelets_freeze_one_survivor() -> None:
    table = shooter(
        "gunner",
        ("praetorian", (1, 0), "W"),
        ("spitball_infector", (1, 1)),
        script={"bullet": (2, 2, 2)},
        weapon=7,
        overclocked=True,
    )
    game = play(
        turn_of(table), Shoot(mode("zhukov+"), at(1, 1)), PutOn(0, at(1, 1)), PutOn(1, at(1, 0)), PutOn(2, at(1, 0))
    )
    creature = table.creature_at(at(1, 0))
    play(game, This(creature))
    assert table.frozen == 1 << creature


@proves("R-92")
def test_special_powder_throws_the_shooter_back() -> None:
    table = shooter(
        "gunner", ("grunt", (1, 0)), script={"piercing": (1, 1)}, weapon=6, overclocked=True, codes={(-1, 0): "o"}
    )
    game = play(turn_of(table), Shoot(mode("boomstick+"), at(1, 0)), GoOn(at(-2, 0)))
    assert place(table.dwarves[0].space) == (-2, 0)
    assert table.turn.actions == 2
    webbed = shooter("gunner", ("grunt", (1, 0)), script={"piercing": (1, 1)}, weapon=6, overclocked=True, webbed=True)
    game = play(turn_of(webbed), Shoot(mode("boomstick+"), at(1, 0)))
    assert GoOn(at(-2, 0)) not in options(game)


@proves("R-92", "BOSCO-08")
def test_nobody_leaps_from_the_floor() -> None:
    table = shooter("gunner", ("exploder", (1, 0)), weapon=6, overclocked=True, health=1)
    table.dwarves.append(dwarf("scout", (5, 0)))
    table.dice.script = {"piercing": (1, 1), "explosion": (1,)}
    game = begin(table, Shooting(seat=0, mode=mode("boomstick+"), space=at(1, 0), free=True))
    assert game.is_over
    assert place(table.dwarves[0].space) == (0, 0)


@proves("GUN-12", "R-84")
def test_sustained_fire_follows_at_once_and_is_free() -> None:
    table = shooter("gunner", ("slasher", (2, 0)), script={"bullet": (0,) * 9})
    game = turn_of(table)
    burst, sustained = Shoot(mode("burst"), at(2, 0)), Shoot(mode("sustained"), at(2, 0))
    assert why_not(game, sustained) == "GUN-12"
    play(game, burst, sustained, Shoot(mode("sustained"), at(3, 2)))
    assert (table.turn.actions, table.dwarves[0].primary) == (2, 2)
    play(game, Move(at(0, 1)))
    assert why_not(game, sustained) == "GUN-12"
