"""Rock that gives way, and hidden caves."""

from __future__ import annotations

from gamelode.games.deeprock.events.dwarves import PickupRevealed
from gamelode.games.deeprock.kinds import UNKNOWN
from gamelode.games.deeprock.rules.creatures.caves import Opening
from gamelode.kernel import proves

from ...scene import alive, at, begin, dwarf, place, places, scene, told


@proves("HID-01", "HID-02", "HID-03", "HID-04", "UPG-01", "R-26", "R-27", "R-28")
def test_a_cave_is_revealed_with_all_it_shows() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, bag=["red_sugar"], script={"caves": (1,)}
    )
    game = begin(table, Opening(space=at(0, -1)))  # the Slasher's den
    assert table.hidden == ()
    assert alive(game, "slasher") == [(1, -3)]
    assert alive(game, "grunt") == [(1, -5)]
    assert places(table.stalagmites) == [(0, -3), (1, -4)]
    assert {place(s): kind for s, kind in table.pickups.items()} == {(-1, -4): UNKNOWN}
    assert {place(s): kind for s, kind in table.upgrades.items()} == {(0, -4): UNKNOWN}
    assert len(table.upgrade_bag) == 10
    assert game.is_over  # nobody activates


@proves("HID-01", "R-26")
def test_a_wall_between_two_caves_reveals_both() -> None:
    table = scene(dwarf("gunner", (0, 3)), hidden=[(-3, 0), (2, 0)], codes={(0, -1): "#"})
    begin(table, Opening(space=at(0, -1)))
    assert table.hidden == ()


@proves("SPAWN-01", "HID-02")
def test_the_third_tunnel_exit_is_in_a_hidden_cave() -> None:
    table = scene(dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, script={"caves": (7,)})
    assert table.exits[2] < 0
    begin(table, Opening(space=at(0, -1)))
    assert place(table.exits[2]) == (-1, -2)


@proves("R-27", "SPAWN-07", "SPAWN-08")
def test_missing_miniatures_of_a_cave_become_grunts_or_nothing() -> None:
    slashers = [("slasher", (5, 0)), ("slasher", (5, 1))]
    table = scene(
        dwarf("gunner", (0, 0)), hidden=[(0, -3)], codes={(0, -1): "#"}, creatures=slashers, script={"caves": (1,)}
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert sorted(alive(game, "grunt")) == [(1, -5), (1, -3)]
    assert len(alive(game, "slasher")) == 2


@proves("R-29")
def test_a_pickup_of_a_revealed_cave_next_to_a_dwarf_is_turned_over() -> None:
    table = scene(
        dwarf("gunner", (-1, -1)), hidden=[(0, -3)], codes={(0, -1): "#"}, bag=["red_sugar"], script={"caves": (0,)}
    )
    game = begin(table, Opening(space=at(0, -1)))
    assert told(game, PickupRevealed)[0].space == at(-1, -2)


@proves("R-29", "PICK-02")
def test_nobody_looks_about_while_he_lies_unconscious() -> None:
    table = scene(dwarf("gunner", (0, 0), health=0), dwarf("scout", (5, 0)), pickups={(1, 0): "?"})
    assert not table.look_about()
    table.dwarves[0].health = 1
    assert table.look_about()
