"""What is said of a choice before it is made."""

from __future__ import annotations

import pytest

from gamelode.games.dreamblade.rules.choosing import END_PHASE
from gamelode.games.dreamblade.rules.combat.striking import Attackers, StrikeAt
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT, PutInto
from gamelode.games.dreamblade.rules.damage.splitting import Split
from gamelode.games.dreamblade.rules.shifting import ShiftTo
from gamelode.games.dreamblade.rules.spawning.phase import END_SPAWNING, Spawn, SpawnPhase
from gamelode.games.dreamblade.rules.turn import SHIFT, STRIKE, ActionPhase, Turns
from gamelode.games.dreamblade.table import DreambladeTable
from gamelode.kernel import Choice, Game, proves
from gamelode.kernel.forecasts import ForecastInWords, in_words
from tests.games.dreamblade.scene import NORTH, SOUTH, begin, cell, kind, n, s, scene

STANDING = "Conquest points then: {} for you, {} for the enemy."


def said(game: Game, choice: Choice, seat: int = SOUTH) -> ForecastInWords:
    assert game.why_not(seat, choice) is None
    return in_words(game.forecast(seat, choice), game.words(["Ann", "Bo"]))


def phase(table: DreambladeTable, *choices: Choice) -> Game:
    """South's action phase, after these choices."""
    game = begin(table, ActionPhase(seat=SOUTH))
    for choice in choices:
        game.answer(game.waiting()[0], choice)
    return game


# --- spawning


@proves("SPAWN-02", "ASPECT-02")
def test_a_miniature_costs_more_for_what_is_missing() -> None:
    game = begin(scene({"reserves": "ironwood_champion", "c2": "seraph"}, rolls=(6, 6)), SpawnPhase(seat=SOUTH))
    forecast = said(game, Spawn(kind("ironwood_champion"), cell("e1")))
    assert forecast.costs == ("Costs 10 of your 12 points.", "1 of that because you lack: 1 Valor.")


@proves("SPAWN-08")
def test_points_that_are_left_are_lost() -> None:
    game = begin(scene({"reserves": "seraph"}, rolls=(3, 4)), SpawnPhase(seat=SOUTH))
    assert said(game, END_SPAWNING).costs == ("7 points are lost.",)


# --- action phases


@proves("STRIKE-01", "SHIFT-03")
def test_a_phase_in_which_nothing_can_be_done_is_told() -> None:
    free, engaged = phase(scene({"c3": "seraph"})), phase(scene({"c3": "seraph"}, {"c3": "seraph"}))
    assert said(free, STRIKE).risks == ("Nobody of yours is engaged: there is nothing to attack.",)
    assert said(engaged, SHIFT).risks == ("All of yours are engaged, or there are none: nobody can move.",)
    assert said(free, SHIFT) == said(engaged, STRIKE) == ForecastInWords()


@proves("CONQ-01")
def test_a_move_tells_which_cells_count_then() -> None:
    game = phase(scene({"c3": "seraph"}, {"d2": "seraph"}), SHIFT)
    forecast = said(game, ShiftTo(s("seraph"), cell("c4")))
    assert forecast.effects == ("Claims c4, worth 4.", STANDING.format(4, 5))
    assert forecast.risks == ("Gives c3 up, worth 2.",)


@proves("CONQ-01", "SHIFT-03", "AMBUSH-01")
def test_a_move_into_an_enemy_cell_contests_it_and_may_be_ambushed() -> None:
    game = phase(scene({"d1": "seraph"}, {"d2": "lurker_beneath"}), SHIFT)
    forecast = said(game, ShiftTo(s("seraph"), cell("d2")))
    assert forecast.effects == (
        "The enemy no longer claims d2, worth 5 to them.",
        "Engages North's Lurker Beneath.",
        STANDING.format(0, 0),
    )
    assert forecast.risks == ("North's Lurker Beneath ambushes whoever enters.",)


@proves("CONQ-05", "CONQ-06")
@pytest.mark.parametrize(
    ("north", "effects", "risks"),
    [
        ("b3", ("The turn ends, and you win it.",), ()),
        ("d2", (), ("The turn ends, and the enemy wins it.",)),
        ("c2", (), ("The turn ends, and nobody wins it.",)),
    ],
)
def test_the_end_of_the_last_phase_tells_who_wins_the_turn(
    north: str, effects: tuple[str, ...], risks: tuple[str, ...]
) -> None:
    game = begin(scene({"c4": "seraph"}, {north: "seraph"}, first=NORTH), Turns(at="actions", phases=3))
    game.answer(SOUTH, SHIFT)
    forecast = said(game, END_PHASE)
    assert (forecast.effects[1:], forecast.risks) == (effects, risks)


def test_before_the_last_phase_nobody_has_won_yet() -> None:
    assert said(phase(scene({"c4": "seraph"}), SHIFT), END_PHASE).effects == (STANDING.format(4, 0),)


# --- attacks


@proves("STRIKE-04", "DMG-02", "DMG-03")
def test_an_attack_has_the_odds_of_its_dice() -> None:
    game = phase(scene({"c3": "cannibal_pariah"}, {"c3": "cannibal_pariah"}, first=NORTH), STRIKE)
    forecast = said(game, StrikeAt(cell("c3")))
    assert forecast.effects == ("Rolls 2 attack dice.",)
    assert [(chance.text, round(chance.share * 36)) for chance in forecast.chances] == [
        ("The dice are enough to disrupt North's Cannibal Pariah.", 21),
        ("The dice are enough to destroy North's Cannibal Pariah.", 14),
    ]
    assert forecast.risks == ()


@proves("DB-01", "STRIKEBACK-01")
def test_an_attack_tells_who_may_strike_in_return() -> None:
    game = phase(scene({"c3": "cannibal_pariah"}, {"c3": "bellringer"}, first=SOUTH), STRIKE)
    assert said(game, StrikeAt(cell("c3"))).risks == (
        "North's Bellringer of the Ford strikes back if nobody is disrupted or destroyed.",
        "Whoever is destroyed may strike a deathblow first.",
    )


@proves("RELENTLESS-01")
def test_a_relentless_attack_disrupts_nobody() -> None:
    game = phase(scene({"c3": "lovelorn_giant"}, {"c3": "zombie_enforcer"}), STRIKE)
    chances = said(game, StrikeAt(cell("c3"))).chances
    assert [chance.text for chance in chances] == ["The dice are enough to destroy North's Zombie Enforcer."]


@proves("STRIKE-07")
def test_those_who_attack_together_roll_together() -> None:
    game = phase(scene({"c3": "seraph cannibal_pariah"}, {"c3": "zombie_enforcer"}), STRIKE, StrikeAt(cell("c3")))
    both = Attackers(tuple(sorted((s("seraph"), s("cannibal_pariah")))))
    assert said(game, both).effects == ("Rolls 4 attack dice.",)
    assert said(game, Attackers((s("seraph"),))).effects == ("Rolls 2 attack dice.",)


@proves("DMG-02", "DMG-03", "DMG-04")
def test_a_split_tells_what_becomes_of_each() -> None:
    table = scene({"c3": "forgeblind_punisher"}, {"c3": "cannibal_pariah zombie_enforcer"}, dice="3 2 1 . . . . .")
    game = phase(table, STRIKE, StrikeAt(cell("c3")))
    pariah, enforcer = n("cannibal_pariah"), n("zombie_enforcer")
    assert said(game, Split(((pariah, 2), (enforcer, 4)))).effects == (
        "Disrupted: North's Cannibal Pariah, North's Zombie Enforcer.",
    )
    both = said(game, Split(((pariah, 3), (enforcer, 3))))
    assert both.effects == ("Disrupted or destroyed, as you like: North's Cannibal Pariah.",)
    assert both.risks == ("It is not enough for anything: North's Zombie Enforcer.",)


@proves("CONQ-02", "SPAWN-04", "DMG-05")
def test_to_destroy_scores_and_pays_the_owner() -> None:
    table = scene({"c3": "cannibal_pariah"}, {"c3": "cannibal_pariah"}, dice="3 .")
    game = phase(table, STRIKE, StrikeAt(cell("c3")))
    destroyed = said(game, DESTROY)
    assert destroyed.effects == ("Brings you 1 conquest point this turn.",)
    assert destroyed.risks == ("Its owner gets 2 bonus points for it when he spawns next.",)
    assert said(game, DISRUPT).effects == ("You put it into an empty cell when the combat ends.",)


def test_to_put_an_enemy_elsewhere_tells_how_the_points_stand() -> None:
    table = scene({"c3": "cannibal_pariah"}, {"c3": "cannibal_pariah"}, dice="2 .")
    game = phase(table, STRIKE, StrikeAt(cell("c3")))
    assert said(game, PutInto(n("cannibal_pariah"), cell("e5"))).effects == (
        "Claims c3, worth 2.",
        STANDING.format(2, 0),
    )
