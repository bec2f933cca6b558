"""What everybody sees is a picture of the moment."""

from __future__ import annotations

import msgspec

import gamelode
from gamelode.games.deeprock.seen.view import DwarfView, TurnView, View
from gamelode.kernel import Dice

from ..scene import dwarf, scene, turn_of


def test_a_view_does_not_change_while_the_game_goes_on() -> None:
    game, dice = gamelode.start("deeprock", seats=3, seed=4), Dice.from_seed("view")
    seen: list[tuple[View, bytes]] = []
    for _ in range(400):
        if game.is_over:
            break
        view = game.view(0)
        seen.append((view, msgspec.json.encode(view)))
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
    assert len(seen) > 100
    assert all(msgspec.json.encode(view) == before for view, before in seen)


def test_a_view_has_no_struct_and_no_column_of_the_table() -> None:
    table = scene(dwarf("gunner", (0, 0)), minerals={(3, 0): "gold"}, pickups={(2, 0): "loot_bug"})
    game = turn_of(table)
    view = game.view(0)
    assert isinstance(view.turn, TurnView)
    assert all(isinstance(seen, DwarfView) for seen in view.dwarves)
    columns = {id(getattr(table, name)) for name in table.__struct_fields__ if isinstance(getattr(table, name), dict)}
    assert not columns & {id(getattr(view, name)) for name in view.__struct_fields__}


def test_a_dwarf_is_shown_with_all_his_gear() -> None:
    one = dwarf("scout", (0, 0), throwables=(3,), cards=(1, 1), fitted=((0,), (2,)), health=2, webbed=True)
    table = scene(one)
    seen = turn_of(table).view(0).dwarves[0]
    assert msgspec.to_builtins(seen) == msgspec.to_builtins(table.dwarves[0])
