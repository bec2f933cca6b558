"""What a seat sees."""

from __future__ import annotations

import msgspec

from gamelode.games.dreamblade.rules.shifting import Shifting
from gamelode.games.dreamblade.seen.view import FallenView, Gained, MiniView, PhaseView, Price
from gamelode.games.dreamblade.table import DreambladeTable, Fallen, ThisPhase

from ..scene import CONTENT, NORTH, SOUTH, action_of, begin, kind, n, piece, play, s, scene, shift, shift_phase, shop


def test_the_view_tells_stats_with_their_reasons_and_real_prices() -> None:
    table = scene({"c3": "peon pilgrim_standard", "reserves": "great_dragon"}, {"c3": "nightmare_regent"})
    view = begin(action_of(table), Shifting(seat=SOUTH)).view(NORTH)
    peon = next(each for each in view.minis if each.mini == s("peon"))
    assert (peon.power, peon.defense, peon.engaged, len(peon.changes)) == (0, 4, True, 2)
    assert {change.stat: change.amount > 0 for change in peon.changes} == {"power": False, "defense": True}
    price = view.players[SOUTH].reserves[0]
    assert (price.price, price.missing) == (10, 1)


def prices(table: DreambladeTable) -> tuple[list[Price], list[Price]]:
    """South's, of the reserves and of the graveyard."""
    player = begin(table, Shifting(seat=SOUTH)).view(None).players[SOUTH]
    return list(player.reserves), list(player.respawns)


def test_a_price_tells_what_it_is_made_of() -> None:
    south = {"a1": "toll_sister", "c3": "peon", "reserves": "great_dragon", "graveyard": "pale_conscript husk"}
    table = scene(south)
    table.put(s("husk"), -1)
    reserves, _ = prices(table)
    assert [(p.kind, p.cost, p.short, p.less, p.price) for p in reserves] == [
        (kind("husk"), 1, {}, 1, 0),
        (kind("great_dragon"), 9, {}, 1, 8),
    ]
    short = prices(scene({"a1": "peon", "reserves": "great_dragon"}))[0][0].short
    assert short == {"valor": 1, "fear": 1}  # two of Valor are asked for
    assert prices(scene({"a1": "peon", "reserves": "great_dragon"}))[0][0].surcharge == 2
    table.put(s("toll_sister"), -1)
    _, respawns = prices(table)
    assert [(p.kind, p.count, p.cost, p.short, p.price) for p in respawns] == [
        (kind("pale_conscript"), 1, 3, {"fear": 1}, 4)
    ]


def test_a_price_tells_whether_it_is_too_dear_for_whoever_spawns_now() -> None:
    game = shop(scene({"reserves": "soldier peon"}, {"reserves": "great_dragon"}), 3)
    south, north = game.view(None).players
    assert {price.kind: price.dear for price in south.reserves} == {kind("peon"): False, kind("soldier"): True}
    assert [price.dear for price in north.reserves] == [False]  # it is not North's phase


def test_whoever_cannot_be_spawned_has_the_clause_beside_its_price() -> None:
    south = {"e1": "pyre_exile", "reserves": "pyre_tyrant avenging_widow peon"}
    reserves, _ = prices(scene(south))
    assert [(p.kind, p.barred) for p in reserves] == [
        (kind("peon"), ""),
        (kind("avenging_widow"), "VENGEANCE-01"),
        (kind("pyre_tyrant"), "UNIQUE-01"),
    ]


def looks(table: DreambladeTable, creature: int) -> MiniView:
    view = begin(action_of(table), Shifting(seat=SOUTH)).view(None)
    found: MiniView = next(each for each in view.minis if each.mini == creature)
    return found


def test_the_view_tells_what_a_miniature_has_from_others() -> None:
    fury = CONTENT.granted[piece("ashen_matron", "hells_fury")]
    table = scene(
        {"b4": "bonfire_acolyte", "b5": "ashen_matron", "c3": "echo_child", "e1": "peon"}, {"c3": "savage_ogre"}
    )
    assert looks(table, s("bonfire_acolyte")).gained == (Gained(fury, s("ashen_matron")),)
    assert looks(table, s("echo_child")).gained == (Gained(piece("savage_ogre", "crit"), n("savage_ogre")),)
    assert looks(table, s("peon")).gained == ()
    assert looks(scene({"c3": "peon"}, {"c3": "savage_ogre"}), s("peon")).gained == ()


def test_the_view_tells_what_works_where_a_miniature_stands() -> None:
    table = scene({"b4": "peon", "c2": "soldier", "e1": "husk", "c4": "field_hospice"}, {"c2": "null_chapel"})
    assert [looks(table, m).scoring for m in (s("peon"), s("soldier"), s("field_hospice"))] == [True, False, True]
    assert [looks(table, m).nullified for m in (s("peon"), s("soldier"))] == [False, True]


def test_the_view_tells_points_to_come() -> None:
    table = scene({"b4": "bonfire_acolyte", "e1": "peon", "c3": "wick_martyr"})
    table.destroy(s("wick_martyr"), NORTH)
    player = begin(table, Shifting(seat=SOUTH)).view(None).players[SOUTH]
    assert (player.bonus, player.energy) == (5, 1)


def test_the_view_adds_up_the_conquest_points_of_the_turn() -> None:
    table = scene({"b4": "peon"}, {"c3": "husk"})
    table.destroy(n("husk"), SOUTH)
    player = begin(table, Shifting(seat=SOUTH)).view(None).players[SOUTH]
    assert (player.cells, player.destroyed, player.conquest) == (5, 1, 6)


def test_a_view_stays_as_it_was_while_the_game_is_played_on() -> None:
    """Shifts and strikes change the phase; whoever has looked at it keeps what was there."""
    game = shift_phase(scene({"b2": "peon", "c2": "peon"}))
    seen, before = game.view(SOUTH), msgspec.json.encode(game.view(SOUTH))
    play(game, shift(s("peon"), "b3"))
    assert game.view(SOUTH).phase.shifted == (s("peon"),)
    assert msgspec.json.encode(seen) == before


def test_a_phase_is_shown_with_all_that_belongs_to_it() -> None:
    """A new fact of a phase is shown, or it is named here as one that nobody needs to see."""
    assert PhaseView.__struct_fields__ == ThisPhase.__struct_fields__
    assert FallenView.__struct_fields__ == Fallen.__struct_fields__
