"""The log says why."""

from __future__ import annotations

from gamelode.games.deeprock.events.creatures import (
    Bred,
    EqualWays,
    GoesFor,
    GoesForObject,
    MakesFor,
    MakesForObject,
    Waited,
    WentOff,
)
from gamelode.games.deeprock.kinds import BANG
from gamelode.kernel import Game, proves

from ...scene import CORRIDOR, DIAMOND, activated, at, dwarf, scene

ROUNDABOUT = [(0, -1), (1, -2), (2, -3), (3, -4), (4, -4), (5, -4), (6, -4), (6, -3)]


def reasons(game: Game) -> list[str]:
    """What the log says of targets and ways."""
    said = (GoesFor, GoesForObject, MakesFor, MakesForObject, EqualWays, Waited, WentOff, Bred)
    words = game.edition.words()
    return [words.say(t.event) for t in game.log or () if isinstance(t.event, said)]


@proves("ACT-04", "ACT-06", "R-52")
def test_the_log_says_why_a_target_is_attacked() -> None:
    near, far, even = dwarf("gunner", (2, 0)), dwarf("scout", (-3, 0)), dwarf("scout", (-2, 0))
    spitter = [("web_spitter", (0, 0))]
    scenes = (
        (scene(near, creatures=spitter), "Player 1 in reach, 2 away: there is nobody else."),
        (scene(near, far, creatures=spitter), "Player 1 in reach, 2 away: nobody is nearer."),
        (
            scene(near, dwarf("scout", (-7, 0)), creatures=spitter),
            "Player 1 in reach, 2 away: nobody else is in reach.",
        ),
        (
            scene(near, even, creatures=spitter, recent=(1, 0)),
            "Player 2 in reach, 2 away: of those as near he had his turn last.",
        ),
        (
            scene(near, creatures=spitter, sentry=at(-2, 0)),
            "Player 1 in reach, 2 away: a Dwarf comes before the gun.",
        ),
        (scene(near, creatures=spitter, lures={0: at(-2, 0)}), "the hologram in reach, 2 away: no Dwarf is nearer."),
        (scene(near, creatures=spitter, sentry=at(-1, 0)), "the Sentry Gun in reach, 1 away: nobody is nearer."),
    )
    for table, sentence in scenes:
        assert reasons(activated(table)) == [f"Web Spitter 1 has {sentence}"]


@proves("ACT-05", "ACT-11", "ACT-14", "R-54", "R-55")
def test_the_log_says_whom_a_creature_makes_for_and_how_near_it_comes() -> None:
    grunt = [("grunt", (0, 0))]
    wall = {(1, 0): "#", (1, -1): "#"}
    scenes = (
        (scene(dwarf("gunner", (3, 0)), only=CORRIDOR, creatures=grunt), "Player 1, 3 steps away", "into reach"),
        (scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=grunt), "Player 1, 5 steps away", "as near as it can"),
        (
            scene(dwarf("gunner", (6, -3)), only=[(0, 0), *ROUNDABOUT], creatures=grunt),
            "Player 1, 8 steps away",
            "round about as near as it can",
        ),
        (
            scene(dwarf("gunner", (2, 0)), codes=wall, creatures=grunt),
            "Player 1, 3 steps away",
            "round about into reach",
        ),
        (
            scene(dwarf("gunner", (5, 3)), only=CORRIDOR, sentry=at(3, 0), creatures=grunt, script={"bullet": (0,)}),
            "the Sentry Gun, 3 steps away",
            "into reach",
        ),
    )
    for table, whom, how in scenes:
        said = [line for line in reasons(activated(table)) if "equal" not in line]
        why = "there is no way to anybody else" if "Gun" in whom else "there is nobody else"
        assert said == [f"Grunt 1 makes for {whom}: {why}. It comes {how}."]


@proves("R-55")
def test_the_log_says_who_chooses_among_equal_ways() -> None:
    table = scene(dwarf("gunner", (5, -1)), dwarf("scout", (0, 5)), only=DIAMOND, creatures=[("praetorian", (0, 0))])
    table.active = 1
    assert "2 ways are equal for Praetorian 1: Player 2 chooses." in reasons(activated(table))


@proves("ACT-11", "CRE-12", "EFF-03", "R-54")
def test_the_log_says_why_a_creature_stays() -> None:
    shut = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (4, 0)], creatures=[("grunt", (0, 0))])
    full = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("slasher", (3, 0)), ("brood_nexus", (4, 0))])
    rooted = scene(dwarf("gunner", (7, -1)), codes={(3, 0): "#"}, creatures=[("spitball_infector", (-1, 0))])
    stunned = scene(dwarf("gunner", (1, 0)), creatures=[("grunt", (0, 0))], stunned=1)
    for table, kind, sentence in (
        (shut, "grunt", "Grunt 1 stays where it is: there is no way to anybody."),
        (full, "slasher", "Slasher 1 stays where it is: there is no room any nearer."),
        (rooted, "spitball_infector", "Spitball Infector 1 stays where it is: it cannot move, and nobody is in reach."),
        (stunned, "grunt", "Grunt 1 stays where it is: it shakes off what holds it."),
    ):
        assert reasons(activated(table, kind)) == [sentence]


@proves("CRE-04", "CRE-09")
def test_the_log_says_what_exploders_and_nexuses_do() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        creatures=[("exploder", (1, 0)), ("brood_nexus", (5, 0))],
        script={"explosion": (0,), "creature": (BANG, 0)},
    )
    assert reasons(activated(table)) == [
        "Exploder 1 goes off, for a Dwarf or the Sentry Gun is next to it.",
        "Brood Nexus 1 brings forth 1 Grunt.",
    ]
