"""The Sentry Gun fires."""

from __future__ import annotations

from gamelode.games.deeprock.events.creatures import SentryFired, Stepped
from gamelode.games.deeprock.rules.creatures.caves import Opening
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.games.deeprock.rules.creatures.emerge import Emerge
from gamelode.games.deeprock.rules.creatures.sentry import sentry_shot
from gamelode.kernel import proves

from ...scene import CONTENT, alive, at, begin, dwarf, place, scene, told


@proves("R-27", "ENG-06")
def test_the_gun_fires_at_what_a_cave_reveals() -> None:
    table = scene(
        dwarf("engineer", (0, 0)),
        hidden=[(0, -3)],
        codes={(0, -1): "#"},
        sentry=at(-1, -1),
        script={"caves": (5,), "bullet": (1, 1, 1)},
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert len(alive(game, "grunt")) < 3


@proves("ENG-06", "ENG-07", "R-61")
def test_the_gun_fires_once_at_each_creature_that_comes_near() -> None:
    table = scene(
        dwarf("engineer", (-7, 0)),
        sentry=at(0, 0),
        creatures=[("slasher", (5, 0)), ("grunt", (5, 1))],
        script={"bullet": (1, 1)},
    )
    slasher, grunt = table.creature_at(at(5, 0)), table.creature_at(at(5, 1))
    game = begin(table, Crawl(creature=slasher, way=(at(4, 0), at(3, 0), at(2, 0))))
    assert [e.creature for e in told(game, SentryFired)] == [slasher]
    assert (place(table.where[slasher]), table.wounds[slasher]) == ((2, 0), 0)  # its resistance stopped the bullet
    game = begin(table, Crawl(creature=grunt, way=(at(4, 1), at(3, 1), at(2, 1), at(1, 1))))
    assert table.where[grunt] < 0
    assert len(told(game, Stepped)) == 3  # it stopped where it died
    assert told(game, SentryFired)
    big = scene(
        dwarf("engineer", (-7, 0)),
        sentry=at(0, 0),
        creatures=[("oppressor", (5, 0), "W", (6, 0))],
        script={"bullet": (0, 0)},
    )
    game = begin(big, Crawl(creature=CONTENT.two_spaces, way=(at(4, 0), at(3, 0), at(2, 0))))
    assert len(told(game, SentryFired)) == 1


@proves("R-61", "ENG-06", "R-70")
def test_the_gun_needs_sight_and_fires_at_what_appears() -> None:
    table = scene(dwarf("engineer", (-7, 0)), sentry=at(0, 0), script={"bullet": (1,)})
    game = begin(table, Emerge(kind=0, origin=at(2, 0)))
    assert alive(game, "grunt") == []
    table = scene(dwarf("engineer", (-7, 0)), sentry=at(0, 0), codes={(1, 0): "#"})
    game = begin(table, Emerge(kind=0, origin=at(2, 0)))
    assert alive(game, "grunt") == [(2, 0)]
    assert told(game, SentryFired) == []


@proves("ENG-06", "SPAWN-09")
def test_the_gun_fires_at_a_new_creature_though_its_miniature_was_shot_at_before() -> None:
    table = scene(dwarf("engineer", (-7, 0)), sentry=at(0, 0), script={"bullet": (1, 1)})
    for _ in range(2):
        game = begin(table, Emerge(kind=0, origin=at(2, 0)))
        assert alive(game, "grunt") == []


@proves("R-79", "ENG-06")
def test_kills_of_the_gun_are_the_engineers() -> None:
    table = scene(dwarf("gunner", (-7, 0)), dwarf("engineer", (-6, 0)), sentry=at(0, 0), script={"bullet": (2,)})
    kind = CONTENT.kind["spitball_infector"]
    creature = CONTENT.minis[kind][0]
    table.put(creature, at(2, 0))
    table.wounds[creature] = 4
    shot = sentry_shot(table, creature)
    assert shot is not None
    begin(table, shot)
    assert len(table.dwarves[1].cards) == 1
