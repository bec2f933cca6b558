"""Move actions, and the attack at the end of the Scout's."""

from __future__ import annotations

from gamelode.games.deeprock.rules.dwarves.dice import AreaIs
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.dwarves.walk import GoOn
from gamelode.games.deeprock.rules.turn import EndActions
from gamelode.kernel import PASS, proves

from ...scene import CONTENT, alive, at, board, dwarf, mode, options, play, scene, shooter, throwable, turn_of, why_not


@proves("SCOUT-01")
def test_the_scout_may_throw_at_the_end_of_a_move() -> None:
    table = scene(dwarf("scout", (0, 0), throwables=(throwable("sticky"),)), creatures=[("grunt", (3, 0))])
    game = play(turn_of(table), Move(at(1, 0)), ThrowCard(throwable("sticky"), at(3, 0)))
    assert table.turn.actions == 2
    assert table.dwarves[0].throwables == ()
    assert not game.is_over


@proves("MOVE-01", "MOVE-02", "TURN-03")
def test_a_short_move_uses_the_whole_action() -> None:
    game = play(turn_of(scene(dwarf("gunner", (0, 0)))), Move(at(1, 0)))
    assert board(game).turn.actions == 2
    assert why_not(game, Move(at(5, 0))) == "MOVE-01"


@proves("EFF-04", "R-33")
def test_a_webbed_dwarf_stays_and_does_anything_else() -> None:
    table = scene(dwarf("gunner", (0, 0), webbed=True), creatures=[("grunt", (1, 0))])
    game = turn_of(table)
    assert why_not(game, Move(at(0, 1))) == "EFF-04"
    assert not any(isinstance(choice, Move) for choice in options(game))
    assert len(options(game)) > 2


@proves("MOVE-01")
def test_a_way_of_ones_own_must_be_a_way() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0))))
    assert why_not(game, Move(at(2, 0), via=(at(1, 0),))) == ""
    assert why_not(game, Move(at(2, 0), via=(at(0, 2),))) == "MOVE-01"
    assert why_not(game, Move(-5)) == "R-01"


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
