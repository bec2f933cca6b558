"""Weapon Upgrades."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import DOUBLE, IGNORE, REACH, REROLL, SCARE, STUN, UNKNOWN
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.dwarves.dice import Pick
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.upgrades import Fit, Replace
from gamelode.kernel import PASS, proves

from ...scene import alive, at, dwarf, mode, options, play, scene, shooter, turn_of, why_not


@proves("UPG-02", "HID-04", "HID-05")
def test_an_upgrade_is_taken_and_fitted() -> None:
    table = scene(dwarf("gunner", (0, 0)), upgrades={at(1, 0): UNKNOWN}, script={"upgrades": (REACH,)})
    game = play(turn_of(table), Move(at(1, 0)))
    assert options(game) == [Fit(0), Fit(1)]
    play(game, Fit(1))
    assert table.dwarves[0].fitted == ((), (REACH,))
    assert table.upgrades == {}


@proves("UPG-03", "R-30")
def test_without_a_free_slot_another_upgrade_goes_or_the_new_one_stays() -> None:
    full = ((DOUBLE, IGNORE), (REROLL, STUN))
    for choice, fitted, left in (
        (Replace(0, IGNORE), ((DOUBLE, REACH), (REROLL, STUN)), {}),
        (PASS, full, {at(1, 0): REACH}),
    ):
        table = scene(dwarf("gunner", (0, 0), fitted=full), upgrades={at(1, 0): UNKNOWN}, script={"upgrades": (REACH,)})
        game = play(turn_of(table), Move(at(1, 0)))
        assert Fit(0) not in options(game)
        play(game, choice)
        assert table.dwarves[0].fitted == fitted
        assert table.upgrades == left


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
