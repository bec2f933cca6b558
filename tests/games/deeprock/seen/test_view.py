"""What everybody sees is a picture of the moment."""

from __future__ import annotations

import msgspec

import gamelode
from gamelode.games.deeprock.seen.view import DwarfView, TurnView, View
from gamelode.kernel import Dice

from ..scene import at, dwarf, scene, turn_of


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
    seen = msgspec.structs.asdict(turn_of(table).view(0).dwarves[0])
    his = msgspec.structs.asdict(table.dwarves[0])
    conditions = {name for name in ("knocked", "stunned", "webbed", "carrying") if his.pop(name)}
    assert {name: seen[name] for name in his} == his
    assert set(seen["conditions"]) == conditions == {"webbed"}


def test_what_is_as_usual_is_sent_too() -> None:
    view = msgspec.to_builtins(turn_of(scene(dwarf("scout", (0, 0)))).view(0))
    assert set(view["dwarves"][0]) == set(DwarfView.__struct_fields__)
    assert set(view["turn"]) == set(TurnView.__struct_fields__)


def test_a_dwarf_is_shown_with_his_ways_to_shoot_and_his_room_for_ammo() -> None:
    table = scene(dwarf("scout", (0, 0)), dwarf("gunner", (1, 0), weapon=1, overclocked=True))
    scout, gunner = turn_of(table).view(0).dwarves
    assert (scout.modes, gunner.modes) == (table.modes(0), table.modes(1))
    numbers = table.content.numbers
    assert (scout.secondary_slots, gunner.secondary_slots) == (numbers.secondary, numbers.secondary_overclocked)


def test_whoever_has_no_health_is_unconscious() -> None:
    table = scene(dwarf("scout", (0, 0)), dwarf("gunner", (1, 0), health=0))
    assert [seen.conditions for seen in turn_of(table).view(0).dwarves] == [(), ("unconscious",)]


def test_a_creature_is_shown_with_its_health_and_what_holds_it() -> None:
    table = scene(dwarf("scout", (0, 0)), creatures=[("slasher", (1, 0))])
    (slasher,) = (c for c, space in enumerate(table.where) if space >= 0)
    table.wounds[slasher], table.stunned = 1, 1 << slasher
    seen = turn_of(table).view(0).creatures[slasher]
    assert seen.health == table.content.nature[slasher].health - 1
    assert (seen.conditions, seen.intent, seen.prey) == (("stunned",), "recovers", 0)


def test_a_corroded_creature_resists_nothing() -> None:
    table = scene(dwarf("scout", (0, 0)), dwarf("gunner", (0, 1)), creatures=[("praetorian", (2, 0))])
    (praetorian,) = turn_of(table).view(0).creatures
    assert turn_of(table).view(0).creatures[praetorian].resist["bullet"] > 0
    table.corroded = {1: 1 << praetorian}
    seen = turn_of(table).view(0).creatures[praetorian]
    assert (seen.conditions, seen.resist) == (("corroded",), {})


def test_spaces_in_range_of_a_creature_are_open_ones_about_all_of_it() -> None:
    table = scene(dwarf("scout", (0, 0)), only=[(0, 0), (1, 0), (2, 0)], creatures=[("grunt", (1, 0))])
    (grunt,) = turn_of(table).view(0).creatures.values()
    assert set(grunt.in_range) == {at(0, 0), at(2, 0)}


def test_an_axe_finds_work_where_it_may_be_used() -> None:
    codes = {(0, 1): "#", (1, 0): "S"}
    table = scene(dwarf("scout", (0, 0)), codes=codes, creatures=[("grunt", (-1, 0))], pickups={(0, -1): "loot_bug"})
    seen = turn_of(table).view(0).outlooks[0]
    assert set(seen.chops) == {at(0, 1), at(1, 0), at(-1, 0), at(0, -1)}


def test_swarms_ahead_are_those_beyond_the_farthest_step() -> None:
    table = scene(dwarf("scout", (0, 0)), aside=2)
    steps = table.content.threat.swarm
    table.threat, table.reached = steps[0] - 1, steps[0]
    view = turn_of(table).view(0)
    assert (view.swarms_ahead, view.swarm_cards) == (steps[1:], 3)


def test_the_shield_protects_where_the_view_says() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), dwarf("driller", (2, 0)), shield=at(0, 0))
    view = turn_of(table).view(0)
    assert [seen.space in view.shielded for seen in view.dwarves] == [table.is_shielded(seat) for seat in range(3)]
    assert turn_of(scene(dwarf("gunner", (0, 0)))).view(0).shielded == ()


def test_the_minehead_is_shown_where_the_map_has_it() -> None:
    assert turn_of(scene(dwarf("scout", (0, 0)), codes={(2, 0): "H"})).view(0).minehead == at(2, 0)
