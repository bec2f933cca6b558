"""Shooting: range, sight, dice, rerolls, upgrades, areas, reaction shots."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.events.creatures import CreatureHeld
from gamelode.games.deeprock.kinds import (
    AXE,
    BULLET,
    DOUBLE,
    EXPLOSION,
    FLAME,
    IGNORE,
    PIERCING,
    REACH,
    REROLL,
    SCARE,
    STUN,
)
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.choices import Along, At, This
from gamelode.games.deeprock.rules.creatures.harm import damage
from gamelode.games.deeprock.rules.dwarves.dice import Again, AgainSome, AreaIs, Pick, RollDice, lit
from gamelode.games.deeprock.rules.dwarves.flaming_ground import PlacingFlames
from gamelode.games.deeprock.rules.dwarves.free_shots import FreeShot
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React, ReactionShots
from gamelode.games.deeprock.rules.dwarves.shoot import PutOn, Shoot, Shooting
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.dwarves.walk import GoOn
from gamelode.games.deeprock.rules.turn import EndActions
from gamelode.games.deeprock.table import DeepRockTable, Dwarf
from gamelode.kernel import PASS, YES, Game, proves

from .scene import (
    CONTENT,
    alive,
    at,
    begin,
    board,
    dwarf,
    mode,
    options,
    place,
    places,
    play,
    scene,
    shout,
    throwable,
    told,
    turn_of,
    why_not,
)


def shooter(kind: str, *creatures: Any, script: Any = None, codes: Any = None, **more: Any) -> DeepRockTable:
    return scene(dwarf(kind, (0, 0), **more), creatures=creatures, script=script or {}, codes=codes or {})


# --- weapons


@proves("DICE-01", "SYM-08")
def test_there_are_seven_kinds_of_dice() -> None:
    assert set(CONTENT.faces) == {"explosion", "piercing", "bullet", "flame", "mineral", "axe", "creature"}
    assert CONTENT.faces["explosion"].count(SCARE) == 1
    assert sorted(CONTENT.faces["mineral"]) == [0, 0, 1, 1, 1, 2]


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


@proves("DICE-02", "DMG-06", "R-13")
def test_resistance_is_subtracted_once_an_attack_and_type() -> None:
    table = shooter("gunner", ("slasher", (1, 0)), ("praetorian", (3, 0), "W"))
    slasher, praetorian = table.creature_at(at(1, 0)), table.creature_at(at(3, 0))
    assert damage(table, slasher, {BULLET: 3}, at(0, 0), False) == 2
    assert damage(table, slasher, {BULLET: 1, FLAME: 1, PIERCING: 1}, at(0, 0), False) == 1
    assert damage(table, praetorian, {BULLET: 2, AXE: 1, EXPLOSION: 2}, at(0, 0), False) == 2


@proves("SYM-03", "DRILL-05")
def test_flames_burn() -> None:
    table = shooter("driller", ("web_spitter", (2, 0)), script={"flame": (1, 1, 0)})
    game = play(turn_of(table), Shoot(mode("fire_haze"), at(2, 0)))
    assert alive(game, "web_spitter") == []


# --- from behind, frozen


@proves("CRE-14", "CRE-16", "R-67", "R-68")
def test_resistance_is_ignored_from_behind() -> None:
    table = shooter("gunner", ("praetorian", (2, 0), "E"), ("oppressor", (-2, 0), "W", (-1, 0)))
    praetorian, oppressor = table.creature_at(at(2, 0)), table.creature_at(at(-2, 0))
    assert damage(table, praetorian, {BULLET: 3}, at(0, 0), False) == 3
    assert damage(table, praetorian, {BULLET: 3}, at(4, 0), False) == 1
    assert damage(table, praetorian, {BULLET: 3}, -1, False) == 1  # a blast has no attacker
    assert damage(table, oppressor, {BULLET: 3}, at(0, 0), False) == 3
    assert damage(table, oppressor, {BULLET: 3}, at(-1, -1), False) == 1  # behind its front, but beside its rear
    assert damage(table, oppressor, {BULLET: 3}, at(-3, 0), False) == 1


@proves("EFF-05", "R-15")
def test_frozen_doubles_what_resistance_leaves() -> None:
    table = shooter("gunner", ("slasher", (1, 0)))
    table.frozen = 1 << table.creature_at(at(1, 0))
    assert damage(table, table.creature_at(at(1, 0)), {BULLET: 3}, at(0, 0), False) == 4


# --- upgrades


@proves("UPG-04", "R-15")
def test_double_counts_one_die_twice_before_resistance() -> None:
    table = shooter("gunner", ("slasher", (1, 0)), script={"bullet": (1, 1, 0)}, fitted=((DOUBLE,), ()))
    game = play(turn_of(table), Shoot(mode("burst"), at(1, 0)), Pick(0))
    assert alive(game, "slasher") == []  # 1 * 2 + 1 - 1


@proves("UPG-04", "R-18")
def test_a_doubled_scare_drives_four_spaces() -> None:
    table = shooter("engineer", ("slasher", (3, 0)), script={"explosion": (SCARE, 0)}, fitted=((DOUBLE,), ()))
    game = play(turn_of(table), Shoot(mode("ap"), at(3, 0)), Pick(0))
    assert max(len(c.way) for c in options(game) if isinstance(c, Along)) == 4


@proves("UPG-05")
def test_ignore_resistance() -> None:
    table = shooter("gunner", ("slasher", (1, 0)), script={"bullet": (2, 0, 0)}, fitted=((IGNORE,), ()))
    game = play(turn_of(table), Shoot(mode("burst"), at(1, 0)))
    assert alive(game, "slasher") == []


@proves("UPG-06")
def test_range_is_one_more() -> None:
    table = shooter("gunner", ("grunt", (6, 0)), fitted=((REACH,), ()))
    game = turn_of(table)
    assert why_not(game, Shoot(mode("burst"), at(6, 0))) == ""
    assert why_not(game, Shoot(mode("burst"), at(-7, 0))) == "RANGE-01"
    assert why_not(game, Shoot(mode("subata"), at(6, 0))) == "RANGE-01"


@proves("UPG-07", "R-16")
def test_one_die_is_rolled_again_and_the_new_result_stands() -> None:
    table = shooter("scout", ("grunt", (3, 0)), script={"piercing": (0, 1)}, fitted=((REROLL,), ()))
    game = play(turn_of(table), Shoot(mode("regular"), at(3, 0)), Again(0))
    assert alive(game, "grunt") == []


@proves("UPG-08", "EFF-03", "R-17")
def test_stun_holds_survivors_that_lost_health() -> None:
    table = shooter("gunner", ("praetorian", (3, 0), "W"), script={"bullet": (2, 1, 0)}, fitted=((STUN,), ()))
    game = play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    praetorian = table.creature_at(at(3, 0))
    assert table.stunned == 1 << praetorian
    assert told(game, CreatureHeld)[0].creature == praetorian
    table = shooter("gunner", ("oppressor", (3, 0), "W", (4, 0)), script={"bullet": (2, 1, 0)}, fitted=((STUN,), ()))
    play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert table.stunned == 0
    table = shooter("gunner", ("praetorian", (3, 0), "W"), script={"bullet": (1, 1, 0)}, fitted=((STUN,), ()))
    play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert table.stunned == 0  # it lost no Health


# --- rerolls


@proves("SCOUT-05", "R-16", "R-94")
def test_a_flare_lets_reroll_against_lit_creatures() -> None:
    table = shooter("scout", ("grunt", (3, 0)), script={"piercing": (0, 2)})
    table.dwarves[0].kind = 3
    table.flares = (at(4, 0),)
    assert lit(table, BIT[at(3, 0)])
    assert not lit(table, BIT[at(2, 0)])
    game = begin(table, Shooting(seat=0, mode=mode("regular"), space=at(3, 0)))
    play(game, Again(0))
    assert alive(game, "grunt") == []


@proves("SCOUT-05", "CRE-19")
def test_a_flare_at_its_rear_lights_all_of_the_oppressor() -> None:
    table = shooter("gunner", ("oppressor", (2, 0), "W", (3, 0)))
    table.flares = (at(4, 0),)
    assert lit(table, BIT[at(2, 0)])
    table.flares = (at(5, 0),)
    assert not lit(table, BIT[at(2, 0)])


@proves("R-16", "R-35", "RNS-01", "RNS-02", "RNS-03", "R-94")
def test_rock_and_stone_lets_another_reroll_any_dice() -> None:
    card = shout("rock_and_stone")
    table = scene(
        dwarf("gunner", (0, 0), cards=(card,)),
        dwarf("scout", (2, 5), cards=(card,)),
        dwarf("driller", (1, 6), cards=(card,)),
        script={"bullet": (0, 0, 0, 1, 1)},
        creatures=[("web_spitter", (2, 0))],
    )
    game = play(turn_of(table), Shoot(mode("burst"), at(2, 0)))
    assert game.waiting() == (1,)  # from his left; not the shooter himself
    play(game, PASS)
    assert game.waiting() == (2,)
    play(game, YES, AgainSome((0, 2)))
    assert game.waiting() == (1,)  # asked again, for the roll is another
    play(game, PASS)
    assert alive(game, "web_spitter") == []
    assert table.dwarves[2].cards == ()
    assert table.shout_discard == [card]


@proves("R-94", "AXE-01")
def test_rolls_of_the_axe_can_be_rolled_again() -> None:
    card = shout("rock_and_stone")
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (2, 5), cards=(card,)), script={"axe": (0, 2)})
    game = begin(table, RollDice(seat=0, kinds=("axe",)))
    play(game, YES, AgainSome((0,)))
    assert table.dice.script["axe"] == ()


# --- areas and friendly fire


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


@proves("R-20")
def test_direct_shots_and_shooters_out_of_the_area_are_safe() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (2, 0)), script={"bullet": (2, 2, 2)})
    play(turn_of(table), Shoot(mode("burst"), at(2, 0)))
    assert table.dwarves[1].health == 5
    near = scene(dwarf("engineer", (0, 0)), creatures=[("grunt", (1, 0))], script={"explosion": (1,)})
    game = play(turn_of(near), Shoot(mode("he"), at(1, 0)))
    play(game, AreaIs(tuple(sorted((at(0, 0), at(1, 0), at(0, 1))))))
    assert near.dwarves[0].health == 4


@proves("CRE-20", "R-22", "CRE-19")
def test_an_area_over_both_spaces_of_the_oppressor_counts_twice() -> None:
    table = shooter("engineer", ("oppressor", (3, 0), "W", (3, -1)), script={"explosion": (2,)})
    game = play(turn_of(table), Shoot(mode("he"), at(3, 0)))
    play(game, AreaIs(tuple(sorted((at(3, 0), at(3, -1), at(4, -1))))))
    assert table.wounds[table.creature_at(at(3, 0))] == 4


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


# --- secondary weapons


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


# --- classes


@proves("SCOUT-01", "SCOUT-02", "R-74")
def test_the_scout_attacks_at_the_end_of_a_move() -> None:
    table = shooter("scout", ("grunt", (4, 0)), script={"piercing": (1,)})
    game = play(turn_of(table), Move(at(1, 0)))
    assert why_not(game, Shoot(mode("aimed"), at(4, 0))) == "SCOUT-02"
    play(game, Shoot(mode("regular"), at(4, 0)))
    assert alive(game, "grunt") == []
    assert (table.turn.actions, table.dwarves[0].primary) == (2, 4)
    still = shooter("scout", ("grunt", (4, 0)))
    game = play(turn_of(still), Move(at(0, 0)))
    assert Shoot(mode("regular"), at(4, 0)) in options(game)
    gunner = play(turn_of(shooter("gunner", ("grunt", (4, 0)))), Move(at(1, 0)))
    assert EndActions() in options(gunner)


@proves("SCOUT-01", "THROW-04", "THROW-07")
def test_the_scout_may_throw_at_an_empty_space_at_the_end_of_a_move() -> None:
    table = scene(
        dwarf("scout", (-1, 0), throwables=(throwable("frag"),)),
        codes={(1, 0): "#"},
        creatures=[("grunt", (2, 0))],  # out of sight, but not out of the blast
        script={"explosion": (1, 0)},
    )
    game = play(turn_of(table), Move(at(0, 0)))
    assert options(game) == [PASS]
    play(game, ThrowCard(throwable("frag"), at(2, -1)), AreaIs(tuple(sorted((at(2, -1), at(2, 0), at(3, -1))))))
    assert alive(game, "grunt") == []
    assert table.turn.actions == 2


@proves("SCOUT-02", "RANGE-01", "SHOOT-01")
def test_what_cannot_be_attacked_at_the_end_of_a_move_says_why() -> None:
    table = shooter("scout", ("grunt", (3, 0)), ("slasher", (-6, 0)), secondary=0)
    game = play(turn_of(table), Move(at(1, 0)))
    second = table.modes(0)[-1]
    found = {choice: refusal.clause for choice, refusal in game.refusals(0)}
    assert found[Shoot(mode("regular"), at(-6, 0))] == "RANGE-01"
    assert found[Shoot(mode("aimed"), at(3, 0))] == "SCOUT-02"
    assert found[Shoot(second, at(3, 0))] == "SHOOT-01"


@proves("SCOUT-01", "R-92")
def test_the_scout_may_leap_off_a_shot_at_nothing() -> None:
    boomstick = next(n for n, s in enumerate(CONTENT.files.secondary) if s.overclocked.leap)
    table = scene(dwarf("scout", (0, 0), weapon=boomstick, overclocked=True), script={"piercing": (0, 0)})
    leap = table.modes(0)[-1]
    play(turn_of(table), Move(at(1, 0)), Shoot(leap, at(2, 0)), GoOn(at(1, 2)))
    assert (table.dwarves[0].space, table.turn.actions) == (at(1, 2), 2)
    table = scene(dwarf("scout", (0, 0), throwables=()))
    game = play(turn_of(table), Move(at(1, 0)))
    assert EndActions() in options(game)  # nothing to attack, and nothing to gain by it


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


@proves("DRILL-06")
def test_flaming_ground_is_used_at_most_twice_a_turn() -> None:
    table = scene(dwarf("driller", (0, 0)), script={"flame": (0,) * 4})
    game = turn_of(table)
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    play(game, ground, PASS, ground, PASS)
    assert why_not(game, ground) == "DRILL-06"


@proves("DRILL-06", "R-93")
def test_flaming_ground_by_a_card_counts_in_the_drillers_own_turn() -> None:
    table = scene(dwarf("driller", (0, 0)), creatures=[("slasher", (1, 0))], script={"flame": (0,) * 4})
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    play(begin(table, FreeShot(seat=0)), ground, PASS)
    assert table.turn.flamings == 1
    table.active = 1  # in another's turn it does not
    play(begin(table, FreeShot(seat=0)), ground, PASS)
    assert table.turn.flamings == 1


@proves("DRILL-06", "R-93")
def test_a_third_flaming_ground_is_refused_by_a_card_too() -> None:
    table = scene(dwarf("driller", (0, 0)), creatures=[("slasher", (1, 0))])
    table.turn.flamings = 2
    game = begin(table, FreeShot(seat=0))
    ground = Shoot(mode("flaming_ground"), at(1, 0))
    assert why_not(game, ground) == "DRILL-06"
    assert ground not in options(game)


@proves("R-58", "R-63")
def test_the_drop_pod_does_not_burn() -> None:
    table = scene(dwarf("driller", (0, 0)), codes={(1, 0): "d", (-4, -7): "."})
    game = begin(table, PlacingFlames(seat=0, mode=mode("flaming_ground"), space=at(1, 0)))
    assert At(at(1, 0)) not in options(game)
    assert At(at(1, 1)) in options(game)


@proves("GUN-12")
def test_sustained_fire_follows_a_burst_by_a_card_too() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (-3, 0), cards=(shout("for_karl"),)),
        creatures=[("slasher", (2, 0))],
        script={"bullet": (0,) * 6},
    )
    game = turn_of(table)
    game.answer(1, Shout(shout("for_karl"), 0))
    play(game, Shoot(mode("burst"), at(2, 0)))
    assert why_not(game, Shoot(mode("sustained"), at(2, 0))) == ""


@proves("DRILL-07", "DRILL-08", "R-63", "R-58", "CREW-07")
def test_flames_lie_together_near_the_target_and_there_are_six() -> None:
    table = scene(dwarf("driller", (0, 0)), codes={(1, 0): "o", (1, 1): "1", (-11, 7): "."}, script={"flame": (0,) * 4})
    ground = Shoot(mode("flaming_ground"), at(2, 0))
    game = play(turn_of(table), ground)
    first = [place(c.space) for c in options(game) if isinstance(c, At)]
    assert sorted(first) == [(1, 0), (1, 1), (2, -1), (2, 0), (2, 1), (3, -1), (3, 0)]
    play(game, At(at(1, 0)))
    assert At(at(3, 0)) not in options(game)  # not next to the first
    play(game, At(at(1, 1)), At(at(2, 0)))
    play(game, ground, At(at(2, -1)), At(at(3, -1)), At(at(3, -2)))
    assert table.flames.bit_count() == 6
    assert game.waiting() == (0,)


# --- for no action


@proves("R-93")
def test_a_free_shot_is_one_that_costs_an_action() -> None:
    table = shooter("scout", ("grunt", (4, 0)), script={"piercing": (1,)})
    game = begin(table, FreeShot(seat=0))
    assert why_not(game, Shoot(mode("aimed"), at(4, 0))) == "R-93"
    play(game, Shoot(mode("regular"), at(4, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[0].primary == 4


@proves("R-93", "DRILL-07")
def test_a_free_shot_may_set_empty_ground_on_fire() -> None:
    table = scene(dwarf("driller", (0, 0)), script={"flame": (0, 0)})
    play(begin(table, FreeShot(seat=0)), Shoot(mode("flaming_ground"), at(1, 0)), At(at(1, 0)), PASS)
    assert places(table.flames) == [(1, 0)]
    empty = begin(scene(dwarf("driller", (0, 0), primary=0, secondary=0)), FreeShot(seat=0))
    assert empty.is_over or not empty.waiting()


# --- reaction shots


def reacting(*dwarves: Dwarf, script: Any = None, **more: Any) -> tuple[DeepRockTable, Game]:
    table = scene(dwarf("gunner", (0, 0)), *dwarves, script=script or {}, **more)
    return table, begin(table, ReactionShots(attacked=0, space=at(0, 0)))


@proves("REACT-01", "REACT-02", "REACT-03", "REACT-04", "REACT-06", "R-46", "R-48")
def test_others_within_two_spaces_shoot_round_the_table() -> None:
    _table, game = reacting(
        dwarf("scout", (3, 0)),
        dwarf("driller", (2, 0), knocked=True),
        dwarf("engineer", (0, 2)),
        sentry=at(1, 0),
    )
    assert game.waiting() == (3,)
    shots = [c.mode for c in options(game) if isinstance(c, React)]
    assert shots == [mode("he"), mode("ap"), mode("subata")]


@proves("REACT-04", "REACT-05", "R-47", "R-46")
def test_one_hit_ends_the_threat() -> None:
    table, game = reacting(dwarf("scout", (1, 0)), dwarf("driller", (0, 1)), script={"piercing": (1,)})
    assert React(mode("aimed")) not in options(game)
    play(game, React(mode("regular")))
    assert game.is_over  # nobody else is asked
    assert table.dwarves[1].primary == 4
    assert table.turn.actions == 0


@proves("REACT-02", "R-47")
def test_a_miss_lets_the_next_one_try_and_flaming_ground_is_none() -> None:
    _table, game = reacting(
        dwarf("scout", (1, 0)), dwarf("driller", (0, 1)), script={"piercing": (0,), "flame": (0, 0, 0)}
    )
    play(game, React(mode("regular")))
    assert game.waiting() == (2,)
    assert React(mode("flaming_ground")) not in options(game)
    play(game, React(mode("fire_haze")))
    assert game.is_over


@proves("R-47", "SYM-06")
def test_a_scare_counts_as_a_hit_and_he_hurts_dwarves() -> None:
    table, game = reacting(dwarf("engineer", (1, 0)), dwarf("scout", (0, 1)), script={"explosion": (2,)})
    play(game, React(mode("he")))
    area = next(c for c in options(game) if isinstance(c, AreaIs) and at(0, 1) in c.spaces and at(1, 0) not in c.spaces)
    play(game, area)
    assert [d.health for d in table.dwarves] == [3, 5, 3]
    table, game = reacting(dwarf("engineer", (1, 0)), dwarf("scout", (0, 1)), script={"explosion": (SCARE, 0)})
    play(game, React(mode("ap")), Pick(0))
    assert game.is_over


@proves("REACT-05")
def test_a_real_creature_only_takes_its_damage() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (-2, 1)),
        dwarf("driller", (0, 1)),
        creatures=[("slasher", (-1, 1))],
        script={"piercing": (1,), "flame": (2, 0, 0)},
    )
    creature = table.creature_at(at(-1, 1))
    game = begin(table, ReactionShots(attacked=0, space=at(-1, 1), creature=creature))
    play(game, React(mode("regular")))
    assert game.waiting() == (2,)
    play(game, React(mode("fire_haze")))
    assert alive(game, "slasher") == []
    assert board(game).dwarves[2].primary == 4
