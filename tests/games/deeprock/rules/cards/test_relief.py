"""Offers and relief."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import GOLD, NITRA
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent, HealEffect, RetreatEffect
from gamelode.games.deeprock.rules.cards.relief import AcceptOffer, Gain, ToDwarf
from gamelode.games.deeprock.rules.dwarves.axe import ROCK, Chop
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.kernel import YES, proves

from ...scene import alive, at, begin, drawn, dwarf, event, mode, options, play, scene


@proves("EVENT-05")
def test_the_sweet_spot_adds_a_success() -> None:
    table, game = drawn("sweet_spot", only=[(0, 0)], script={"axe": (0,)})
    play(game, YES, Chop(ROCK, at(1, 0)))
    assert table.open & BIT[at(1, 0)]
    assert game.is_over


@proves("EVENT-05", "R-93")
def test_a_clear_shot_is_free() -> None:
    table, game = drawn("clear_shot", creatures=[("grunt", (3, 0))], script={"bullet": (1, 0, 0)})
    play(game, YES, Shoot(mode("burst"), at(3, 0)))
    assert alive(game, "grunt") == []
    assert table.dwarves[0].primary == 4


@proves("EVENT-03", "R-97", "MIN-03")
def test_relief_for_the_active_dwarf() -> None:
    table, game = drawn("glitter")
    play(game, Gain(GOLD))
    assert table.pile[GOLD] == 2
    table, game = drawn("bar_song", dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), dwarf("driller", (2, 0), health=0))
    assert options(game) == [ToDwarf(0), ToDwarf(1)]
    play(game, ToDwarf(1))
    assert len(table.dwarves[1].cards) == 2
    table, game = drawn("forgotten_crate", script={"throwables": (1, 4)})
    assert table.dwarves[0].throwables == (1, 4)


@proves("EVENT-03", "R-97")
def test_everybody_who_is_conscious_has_a_breather() -> None:
    crew = dwarf("gunner", (0, 0), health=0), dwarf("scout", (1, 0), health=1), dwarf("driller", (2, 0), health=4)
    table, _game = drawn("breather", *crew)
    assert [each.health for each in table.dwarves] == [0, 4, 5]


@proves("EVENT-03", "R-97")
def test_a_card_may_heal_the_active_dwarf_alone() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (1, 0), health=1))
    begin(table, HealEffect(2).frame(table, 0))
    assert [each.health for each in table.dwarves] == [3, 1]


@proves("R-103", "SPAWN-09")
def test_bugs_turn_back() -> None:
    """Those near any conscious Dwarf; no big ones, and none that the mission wants dead."""
    crew = dwarf("gunner", (0, 0)), dwarf("scout", (-6, 0)), dwarf("driller", (3, 7), health=0)
    bugs = [("grunt", (6, 0)), ("grunt", (-7, 0)), ("grunt", (4, 5)), ("slasher", (0, 1)), ("praetorian", (0, 3))]
    table, game = drawn("breather", *crew, creatures=bugs)
    assert (alive(game, "grunt"), alive(game, "slasher")) == ([(4, 5)], [])
    assert alive(game, "praetorian") == [(0, 3)]
    assert table.kills == 0


@proves("R-103")
def test_a_marked_creature_does_not_turn_back() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (0, 1))])
    table.marked = 1 << table.creature_at(at(0, 1))
    game = begin(table, RetreatEffect(("slasher",), 3).frame(table, 0))
    assert alive(game, "slasher") == [(0, 1)]


@proves("EVENT-05", "STAND-03", "R-82")
def test_an_offer_needs_a_standing_dwarf() -> None:
    script = {"events": (event("risky_seam"),)}
    table = scene(dwarf("gunner", (0, 0)), script=script)
    game = begin(table, DrawEvent(seat=0))
    assert isinstance(game.question, AcceptOffer)
    play(game, YES)
    assert table.pile[NITRA] == 2
    assert table.threat == 1
    table = scene(dwarf("gunner", (0, 0), knocked=True), script=script)
    game = begin(table, DrawEvent(seat=0))
    assert game.is_over
    assert sum(table.pile) == 0
