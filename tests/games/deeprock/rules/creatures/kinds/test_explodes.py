"""Creatures that explode."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import SCARE
from gamelode.games.deeprock.rules.choices import Along, At
from gamelode.games.deeprock.rules.creatures.activate import Activate
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.games.deeprock.rules.creatures.kinds.explodes import Blast
from gamelode.kernel import proves

from ....scene import CORRIDOR, activated, alive, at, begin, dwarf, options, place, play, scene


@proves("CRE-04", "CRE-05", "CRE-03", "R-19", "R-62")
def test_an_exploder_next_to_a_dwarf_goes_off() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (2, 0)),
        sentry=at(1, 1),
        creatures=[("exploder", (1, 0)), ("grunt", (1, -1)), ("exploder", (2, -1))],
        script={"explosion": (1,)},
    )
    game = begin(table, Activate(creature=table.creature_at(at(1, 0))))
    assert alive(game, "exploder") == [(2, -1)]  # resists one explosion
    assert alive(game, "grunt") == []
    assert [d.health for d in table.dwarves] == [4, 4]
    assert table.sentry < 0


@proves("CRE-04", "ENG-03")
def test_an_exploder_next_to_the_gun_goes_off_and_otherwise_walks() -> None:
    table = scene(
        dwarf("gunner", (5, 0)), sentry=at(1, 0), creatures=[("exploder", (0, 0))], script={"explosion": (2,)}
    )
    activated(table)
    assert table.sentry < 0
    far = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("exploder", (0, 0))])
    assert alive(activated(far), "exploder") == [(3, 0)]


@proves("SYM-07", "CRE-05", "R-18")
def test_a_scaring_blast_drives_creatures_from_the_exploder() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), sentry=at(1, 1), creatures=[("slasher", (2, 0))], script={"explosion": (SCARE,)}
    )
    game = begin(table, Blast(space=at(1, 0)))
    ends = [c.way[-1] for c in options(game) if isinstance(c, Along)]
    assert at(4, 0) in ends
    assert at(0, 1) not in ends
    play(game, options(game)[0])
    assert (place(table.dwarves[0].space), table.dwarves[0].health) == ((0, 0), 5)  # Dwarf and gun do not mind
    assert place(table.sentry) == (1, 1)


@proves("R-62", "EFF-06")
def test_the_shield_stops_a_blast() -> None:
    table = scene(dwarf("gunner", (0, 0)), shield=at(0, 0), script={"explosion": (2,)})
    begin(table, Blast(space=at(1, 0)))
    assert table.dwarves[0].health == 5
    assert table.turn.shield_used


@proves("R-14", "CRE-04")
def test_dead_exploders_go_off_in_the_order_the_active_player_likes() -> None:
    table = scene(
        dwarf("gunner", (-6, 0)),
        creatures=[("exploder", (0, 0)), ("exploder", (3, 0)), ("grunt", (1, 0))],
        script={"explosion": (1, 0)},
    )
    first, second = table.creature_at(at(0, 0)), table.creature_at(at(3, 0))
    game = begin(table, Harm(wounds={first: 1, second: 1}, by=0))
    assert options(game) == [At(at(0, 0)), At(at(3, 0))]
    play(game, At(at(0, 0)))
    assert alive(game, "grunt") == []
