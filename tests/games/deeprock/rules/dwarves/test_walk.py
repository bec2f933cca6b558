"""Where Dwarves go, and what they find on the way."""

from __future__ import annotations

from collections.abc import Callable

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.events.dwarves import DwarfMoved, PickupRevealed
from gamelode.games.deeprock.events.mission import OutOfReach
from gamelode.games.deeprock.kinds import APOCA_PILE, AQUARQ, GOLD, LOOT_BUG, NITRA
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.walk import GoOn, Walking, destinations
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import PASS, YES, proves

from ...scene import at, begin, dwarf, place, play, scene, told, turn_of, why_not


def goals(table: DeepRockTable, seat: int = 0) -> Callable[..., list[bool]]:
    found = destinations(table, seat, 3)
    return lambda *spots: [bool(found & BIT[at(*spot)]) for spot in spots]


@proves("MOVE-03", "MOVE-04", "MOVE-05", "MOVE-07", "AXE-12")
def test_what_is_in_the_way_is_told() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        dwarf("scout", (0, 1)),
        codes={(1, 0): "#", (1, -1): "S", (0, -1): "o", (-1, 1): "1", (-11, 7): "."},
        creatures=[("grunt", (-1, 0))],
    )
    game = turn_of(table)
    refusals = {spot: why_not(game, Move(at(*spot))) for spot in ((1, 0), (1, -1), (-1, 0), (0, -1), (0, 1), (-1, 1))}
    assert list(refusals.values()) == ["MOVE-03", "MOVE-03", "MOVE-04", "MOVE-05", "MOVE-07", "MOVE-07"]


@proves("MOVE-06", "MOVE-07", "R-07", "R-86")
def test_a_dwarf_may_pass_and_not_stop_on_others_gun_and_pod() -> None:
    corridor = [(n, 0) for n in range(5)]
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), only=corridor, sentry=at(2, 0), pod=at(4, 0))
    assert goals(table)((1, 0), (2, 0), (3, 0), (4, 0)) == [False, False, True, False]
    assert why_not(turn_of(table), Move(at(2, 0))) == "MOVE-07"


@proves("MOVE-08", "R-58", "END-05")
def test_the_drop_pod_is_closed_until_the_objectives_are_met() -> None:
    codes = {(-4, -7): ".", (1, 0): "d"}
    for left, met, may in ((True, False, False), (False, False, True), (True, True, True)):
        table = scene(dwarf("gunner", (0, 0), left_pod=left), dwarf("scout", (5, 0)), codes=codes, met=met)
        assert goals(table)((1, 0)) == [may]
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)), codes=codes)
    assert why_not(turn_of(table), Move(at(1, 0))) == "MOVE-08"


@proves("R-58")
def test_whoever_has_left_the_pod_has_left_it() -> None:
    codes = {(-4, -7): ".", (0, 0): "d"}
    table = scene(dwarf("driller", (0, 0), left_pod=False), codes=codes)
    play(turn_of(table), Move(at(1, 0)))
    assert table.dwarves[0].left_pod


@proves("MOVE-09", "SCOUT-03", "R-74")
def test_the_scout_crosses_pits_and_creatures() -> None:
    corridor = [(n, 0) for n in range(4)]
    table = scene(dwarf("scout", (0, 0)), only=corridor, codes={(1, 0): "o"}, creatures=[("slasher", (2, 0))])
    assert goals(table)((1, 0), (2, 0), (3, 0)) == [False, False, True]
    table = scene(dwarf("gunner", (0, 0)), only=corridor, codes={(1, 0): "o"})
    assert not destinations(table, 0, 3)
    table = scene(dwarf("scout", (0, 0)), only=corridor, codes={(1, 0): "S"})
    assert not destinations(table, 0, 3)


@proves("PICK-01", "PICK-02", "R-29", "R-91")
def test_a_pickup_is_turned_over_at_once_and_the_move_may_change() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(2, 0): "?"}, bag=["barley_bulb"])
    game = play(turn_of(table), Move(at(1, 2), via=(at(1, 0), at(1, 1))))
    assert told(game, PickupRevealed)[0].space == at(2, 0)
    assert place(table.dwarves[0].space) == (1, 0)
    play(game, GoOn(at(2, 0)))
    assert at(2, 0) not in table.pickups
    assert table.turn.actions == 2


@proves("PICK-03", "PICK-05")
def test_a_barley_bulb_gives_a_card_in_passing() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(1, 0): "barley_bulb"}, script={"shouts": (6,)})
    play(turn_of(table), Move(at(2, 0), via=(at(1, 0),)))
    assert table.dwarves[0].cards == (6,)
    assert table.pickups == {}


@proves("PICK-03", "PICK-06")
def test_an_apoca_bloom_goes_to_the_pile() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(1, 0): "apoca_bloom"})
    play(turn_of(table), Move(at(1, 0)))
    assert table.pile[APOCA_PILE] == 1


@proves("PICK-01", "PICK-03", "MOVE-10")
def test_a_loot_bug_is_not_collected_by_stepping_on_it() -> None:
    table = scene(dwarf("gunner", (0, 0)), pickups={(1, 0): "loot_bug"})
    play(turn_of(table), Move(at(1, 0)))
    assert table.pickups == {at(1, 0): LOOT_BUG}


@proves("R-29", "BOSCO-04")
def test_minerals_on_the_ground_are_collected_in_passing() -> None:
    table = scene(dwarf("gunner", (0, 0)), ground={at(1, 0): (NITRA, GOLD)})
    play(turn_of(table), Move(at(2, 0), via=(at(1, 0),)))
    assert (table.pile[NITRA], table.pile[GOLD]) == (1, 1)
    assert table.ground == {}


@proves("DRILL-01", "DRILL-02", "DRILL-03", "R-71")
def test_the_driller_drills_and_the_mineral_is_lost() -> None:
    wanted = (Objective("collect", "morkite", 1, "primary"),)
    table = scene(dwarf("driller", (0, 0)), minerals={(2, 0): "morkite"}, objectives=wanted)
    game = play(turn_of(table), Move(at(2, 0)))
    assert place(table.dwarves[0].space) == (2, 0)
    assert table.open & BIT[at(2, 0)]
    assert table.minerals == {}
    assert sum(table.pile) == 0
    assert told(game, OutOfReach)
    assert not game.is_over


@proves("DRILL-01", "DRILL-03")
def test_a_drilled_stalagmite_gives_nothing() -> None:
    table = scene(dwarf("driller", (0, 0)), codes={(1, 0): "S"})
    play(turn_of(table), Move(at(1, 0)))
    assert not table.stalagmites
    assert sum(table.pile) == 0


@proves("DRILL-02")
def test_nobody_drills_on_through_rock() -> None:
    table = scene(dwarf("driller", (0, 0)), only=[(0, 0), (3, 0)])
    assert goals(table)((1, 0), (2, 0), (3, 0)) == [True, False, False]
    table = scene(dwarf("gunner", (0, 0)), only=[(0, 0)])
    assert not destinations(table, 0, 3)


@proves("DRILL-01", "MOVE-07")
def test_the_driller_drills_on_from_a_space_he_only_crosses() -> None:
    line, exit_ = [(0, 0), (1, 0)], {(1, 0): "1", (-11, 7): "."}
    for table in (
        scene(dwarf("driller", (0, 0)), dwarf("scout", (1, 0)), only=line),
        scene(dwarf("driller", (0, 0)), only=line, codes=exit_),
    ):
        assert goals(table)((1, 0), (2, 0)) == [False, True]
        game = turn_of(table)
        assert why_not(game, Move(at(2, 0), via=(at(1, 0),))) == ""
        play(game, Move(at(2, 0)))
        assert place(table.dwarves[0].space) == (2, 0)


@proves("R-26", "MOVE-07")
def test_a_hidden_cave_is_drilled_only_from_where_he_could_stay() -> None:
    line = [(0, 1), (0, 0)]
    table = scene(dwarf("driller", (0, 1)), dwarf("scout", (0, 0)), only=line, hidden=[(0, -2)])
    assert goals(table)((0, -1)) == [False]
    assert why_not(turn_of(table), Move(at(0, -1), via=(at(0, 0),))) == "MOVE-03"
    table.dwarves[1].space = at(3, 5)
    assert goals(table)((0, -1)) == [True]


@proves("R-26")
def test_his_way_into_a_hidden_cave_leads_over_where_he_could_stay() -> None:
    room = [(0, 1), (0, 0), (-1, 1), (-1, 0)]
    table = scene(dwarf("driller", (0, 1)), dwarf("scout", (0, 0)), only=room, hidden=[(0, -2)], script={"caves": (2,)})
    game = play(turn_of(table), Move(at(0, -1)))
    assert [place(e.space) for e in told(game, DwarfMoved)][-2:] == [(-1, 0), (0, -1)]


@proves("R-26", "HID-01")
def test_drilling_into_a_hidden_cave_reveals_it_and_enters_a_vacant_space() -> None:
    table = scene(dwarf("driller", (0, 0)), hidden=[(0, -2)], script={"caves": (2,)})  # a quiet cache
    play(turn_of(table), Move(at(0, -1)))
    assert table.hidden == ()
    assert place(table.dwarves[0].space) == (0, -1)


@proves("R-26")
def test_the_driller_stays_if_the_space_is_taken() -> None:
    table = scene(dwarf("driller", (0, 0)), hidden=[(1, -2)], script={"caves": (3,)})  # a Praetorian at (0, -2)
    table.dwarves[0].space = at(0, -1)
    table.open |= BIT[at(0, -1)]
    play(turn_of(table), Move(at(0, -2)))
    assert place(table.dwarves[0].space) == (0, -1)
    assert table.hidden == ()
    assert table.turn.actions == 2


@proves("DRILL-12", "R-64")
def test_flames_hurt_once_a_move() -> None:
    corridor = [(n, 0) for n in range(4)]
    table = scene(dwarf("gunner", (0, 0)), only=corridor, flames=BIT[at(1, 0)] | BIT[at(2, 0)])
    table.burn()
    game = play(turn_of(table), Move(at(3, 0)))
    assert table.dwarves[0].health == 4
    play(game, Move(at(2, 0)))
    assert table.dwarves[0].health == 3


@proves("R-64")
def test_whoever_falls_in_flames_lies_there_or_before_another_figure() -> None:
    corridor = [(n, 0) for n in range(3)]
    for others, end in (([], (1, 0)), ([dwarf("scout", (1, 0))], (0, 0))):
        table = scene(dwarf("gunner", (0, 0), health=1), dwarf("engineer", (6, 0)), *others, only=[*corridor, (6, 0)])
        table.flames = BIT[at(1, 0)]
        table.burn()
        begin(table, Walking(seat=0, way=(at(1, 0), at(2, 0)), points=3))
        assert table.dwarves[0].health == 0
        assert place(table.dwarves[0].space) == end


@proves("R-64", "R-07")
def test_whoever_falls_beyond_two_others_lies_before_both() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (1, 0)), dwarf("driller", (2, 0)))
    table.flames = BIT[at(2, 0)]
    table.burn()
    begin(table, Walking(seat=0, way=(at(1, 0), at(2, 0), at(3, 0)), points=3))
    assert place(table.dwarves[0].space) == (0, 0)


def test_the_shortest_way_avoids_flames() -> None:
    table = scene(dwarf("gunner", (0, 0)), flames=BIT[at(1, 0)])
    table.burn()
    play(turn_of(table), Move(at(2, 0)))
    assert table.dwarves[0].health == 5


@proves("R-90")
def test_an_aquarq_is_taken_up_and_slows_the_next_move() -> None:
    table = scene(dwarf("gunner", (0, 0)), ground={at(1, 0): (AQUARQ,)})
    game = play(turn_of(table), Move(at(1, 0)), YES)
    assert table.dwarves[0].carrying
    assert why_not(game, Move(at(4, 0))) == "MOVE-01"
    assert why_not(game, Move(at(3, 0))) == ""


@proves("R-90")
def test_an_aquarq_may_be_left() -> None:
    table = scene(dwarf("gunner", (0, 0)), ground={at(1, 0): (AQUARQ,)})
    play(turn_of(table), Move(at(1, 0)), PASS)
    assert not table.dwarves[0].carrying
    assert table.ground == {at(1, 0): (AQUARQ,)}
