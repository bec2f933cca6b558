"""Creatures move step by step, and flee."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import GOLD, SCARE
from gamelode.games.deeprock.rules.cards.any_time import Detonate
from gamelode.games.deeprock.rules.choices import Along
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.kernel import YES, proves

from ...scene import CONTENT, activated, alive, at, begin, dwarf, options, place, places, play, scene, thrower


@proves("THROW-09", "R-88")
def test_a_mine_goes_off_under_a_walking_creature() -> None:
    table, _game = thrower(
        "proximity", (2, 0), creatures=[("slasher", (4, 0)), ("mactera_spawn", (4, 1))], script={"explosion": (1, 1)}
    )
    assert list(table.mines) == [at(2, 0)]
    flyer, slasher = table.creature_at(at(4, 1)), table.creature_at(at(4, 0))
    begin(table, Crawl(creature=flyer, way=(at(3, 1), at(2, 1), at(2, 0), at(1, 1))))
    assert list(table.mines) == [at(2, 0)]
    begin(table, Crawl(creature=slasher, way=(at(3, 0), at(2, 0), at(1, 0))))
    assert not table.mines
    assert table.where[slasher] < 0


@proves("R-88")
def test_a_scare_of_a_mine_sends_it_back_a_step() -> None:
    table, game = thrower("proximity", (2, 0), creatures=[("praetorian", (4, 0))], script={"explosion": (SCARE, 0)})
    game = begin(table, Crawl(creature=table.creature_at(at(4, 0)), way=(at(3, 0), at(2, 0), at(1, 0))))
    assert alive(game, "praetorian") == [(3, 0)]


@proves("R-07", "R-88")
def test_a_scared_creature_does_not_stop_on_another_one() -> None:
    table = scene(
        dwarf("gunner", (-3, 0)),
        creatures=[("grunt", (2, 0)), ("slasher", (1, 0)), ("mactera_spawn", (0, 0))],
        mines=(at(0, 0),),
        script={"explosion": (SCARE, 0)},
    )
    begin(table, Crawl(creature=0, way=(at(1, 0), at(0, 0), at(-1, 0))))  # the way back is taken, and so is the mine
    assert place(table.where[0]) == (-1, 0)


@proves("THROW-09", "R-88")
def test_a_charge_is_set_off_at_any_time_or_between_two_steps() -> None:
    table, game = thrower("satchel", (1, 0), creatures=[("slasher", (4, 0))], script={"explosion": (2, 0)})
    assert table.charges == {at(1, 0): 0}
    assert Detonate(at(1, 0)) in game.commands(0)
    walk = begin(table, Crawl(creature=table.creature_at(at(4, 0)), way=(at(3, 0), at(2, 0))))
    play(walk, YES)
    assert alive(walk, "slasher") == []
    assert table.dwarves[0].health == 3  # he was too close
    assert table.charges == {}


@proves("R-18", "R-61")
def test_a_creature_that_is_driven_off_in_the_middle_of_its_move_goes_no_farther() -> None:
    table = scene(
        dwarf("gunner", (-6, 0)),
        creatures=[("slasher", (3, 0))],
        charges={at(0, 0): 0},
        script={"explosion": (SCARE, 0)},
    )
    way = (at(2, 0), at(1, 0), at(0, 0))
    game = play(begin(table, Crawl(creature=table.creature_at(at(3, 0)), way=way)), YES)
    play(game, next(c for c in options(game) if isinstance(c, Along) and c.way[-1] == at(3, -1)))
    assert alive(game, "slasher") == [(3, -1)]


@proves("R-88", "R-26")
def test_a_charge_blows_rock_away_but_no_platform_that_carries_somebody() -> None:
    codes = {(2, 0): "S", (0, -1): "o", (2, -1): "o"}
    table, game = thrower("satchel", (1, 0), minerals={(1, 1): "gold"}, codes=codes, script={"explosion": (0, 0)})
    table.platforms = BIT[at(2, -1)] | BIT[at(0, -1)]
    play(game, Detonate(at(1, 0)))
    assert table.ground == {at(1, 1): (GOLD,)}
    assert table.stalagmites == 0
    assert places(table.platforms) == [(0, -1)]


@proves("R-07", "R-88")
def test_a_gun_is_a_figure_that_keeps_its_platform() -> None:
    table, game = thrower("satchel", (1, 0), codes={(2, 0): "o"}, script={"explosion": (0, 0)}, sentry=at(2, 0))
    table.platforms = BIT[at(2, 0)]
    play(game, Detonate(at(1, 0)))
    assert places(table.platforms) == [(2, 0)]


@proves("R-69")
def test_the_oppressor_turns_round_for_free() -> None:
    table = scene(
        dwarf("gunner", (-5, 0)), only=[(n, 0) for n in range(-5, 3)], creatures=[("oppressor", (1, 0), "E", (0, 0))]
    )
    activated(table)
    assert place(table.where[CONTENT.two_spaces]) == (-4, 0)
    assert place(table.rear) == (-3, 0)
    assert table.facing[CONTENT.two_spaces] == 3
