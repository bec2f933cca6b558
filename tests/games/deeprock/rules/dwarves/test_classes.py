"""What only one class can do."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.kinds import BANG
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.dwarves.classes import Flare, Platforms, Sentry, Shield, Zipline
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.walk import destinations
from gamelode.games.deeprock.rules.turn import EndActions, Rounds, give_back
from gamelode.kernel import PASS, proves

from ...scene import (
    CONTENT,
    CORRIDOR,
    END,
    QUIET,
    at,
    begin,
    dwarf,
    event,
    options,
    place,
    places,
    play,
    scene,
    turn_of,
    why_not,
)


@proves("ENG-01", "ENG-05", "R-58", "R-60", "CREW-07")
def test_the_gun_is_set_up_next_to_the_engineer() -> None:
    codes = {(-4, -7): ".", (0, 1): "d"}
    table = scene(dwarf("engineer", (0, 0), secondary=1), codes=codes, sentry=at(5, 0))
    game = turn_of(table)
    assert why_not(game, Sentry(at(2, 0))) == "ENG-01"
    assert why_not(game, Sentry(at(0, 1))) == "ENG-01"
    play(game, Sentry(at(1, 0), 1))
    assert table.sentry == at(1, 0)
    assert (table.dwarves[0].primary, table.dwarves[0].secondary, table.turn.actions) == (5, 0, 2)
    assert why_not(game, Sentry(at(-1, 0), 1)) == "R-60"


@proves("ENG-02", "R-07")
def test_nobody_stops_on_the_gun_and_everybody_passes() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, sentry=at(2, 0))
    ends = destinations(table, 0, 3)
    assert not ends & BIT[at(2, 0)]
    assert ends & BIT[at(3, 0)]
    assert not table.free_for_creatures() & BIT[at(2, 0)]
    assert not table.blockers() & BIT[at(2, 0)]


@proves("GUN-06", "GUN-07", "GUN-08", "GUN-09", "EFF-06", "R-62")
def test_the_shield_protects_those_on_it_and_next_to_it_and_stays_behind() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), dwarf("driller", (3, 0)))
    game = play(turn_of(table), Shield())
    assert why_not(game, Shield()) == "GUN-06"
    play(game, Move(at(0, 2)))
    assert table.shield == at(0, 0)
    assert [table.is_shielded(seat) for seat in range(3)] == [False, True, False]
    slasher = CONTENT.minis[CONTENT.kind["slasher"]][0]
    table.put(slasher, at(2, 0))
    table.dice.script = {"creature": (1, BANG)}
    begin(table, CreatureAttack(creature=slasher, seat=1))
    assert table.dwarves[1].health == 5
    assert not table.dwarves[1].knocked
    assert table.turn.shield_used


@proves("GUN-08", "R-62")
def test_the_shield_is_used_up_at_the_end_of_the_turn_or_comes_back() -> None:
    events = {"events": (event("they_smell_you"), event("tremors")), "creature": (1,)}
    table = scene(
        dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)), creatures=[("grunt", (1, 0))], shield=at(0, 0), script=events
    )
    play(begin(table, Rounds(seat=1)), EndActions())
    assert table.shield < 0
    assert table.dwarves[0].health == 5
    idle = scene(dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)), shield=at(0, 0))
    give_back(idle, 1)
    assert idle.shield >= 0
    give_back(idle, 0)
    assert idle.shield < 0


@proves("SCOUT-04", "SCOUT-06", "R-73", "CREW-07")
def test_flares_light_spaces_in_sight_for_nothing_until_the_next_turn() -> None:
    table = scene(dwarf("scout", (0, 0)), codes={(1, 0): "#"}, creatures=[("grunt", (0, 2))])
    game = turn_of(table)
    assert why_not(game, Flare(at(2, 0))) == "LOS-01"
    assert why_not(game, Flare(at(1, 0))) == "SCOUT-04"
    play(game, Flare(at(0, 2)), Flare(at(-3, 0)))
    assert table.turn.actions == 3
    assert why_not(game, Flare(at(0, 3))) == "R-73"
    assert len(table.flares) == 2
    give_back(table, 0)
    assert not table.flares


@proves("GUN-01", "R-65", "CREW-07")
def test_a_zipline_needs_a_pit_of_up_to_three_and_a_vacant_space() -> None:
    codes = {(1, 0): "o", (0, 1): "o", (0, 2): "o", (0, 3): "o", (0, 4): "o", (-1, 0): "o", (-2, 0): "S"}
    table = scene(dwarf("gunner", (0, 0)), codes=codes)
    game = turn_of(table)
    assert [d for d in range(6) if why_not(game, Zipline(d)) == ""] == [0]
    play(game, Zipline(0))
    assert table.ziplines == ((at(1, 0),),)


THREE_PITS = {(1, 0): "o", (0, 1): "o", (-1, 0): "o", (-2, 0): "o"}


@proves("GUN-05", "R-65")
def test_an_old_zipline_stays_while_there_are_tokens_enough() -> None:
    table = scene(dwarf("gunner", (0, 0)), codes=THREE_PITS, ziplines=((at(1, 0),),))
    play(turn_of(table), Zipline(1))
    assert table.ziplines == ((at(1, 0),), (at(0, 1),))
    assert table.turn.actions == 2


@proves("GUN-05", "R-65")
def test_short_of_tokens_the_gunner_chooses_which_zipline_is_taken_up() -> None:
    table = scene(dwarf("gunner", (0, 0)), codes=THREE_PITS, ziplines=((at(1, 0),), (at(0, 1),)))
    game = play(turn_of(table), Zipline(3))
    assert options(game) == [At(at(1, 0)), At(at(0, 1))]
    play(game, At(at(1, 0)))
    assert table.ziplines == ((at(-1, 0), at(-2, 0)), (at(0, 1),))


@proves("R-65")
def test_no_two_ziplines_share_a_pit() -> None:
    table = scene(dwarf("gunner", (0, 0)), codes=THREE_PITS, ziplines=((at(1, 0),),))
    play(turn_of(table), Zipline(0))
    assert table.ziplines == ((at(1, 0),),)


@proves("GUN-02", "GUN-03", "R-65")
def test_one_zipline_does_not_lead_to_another() -> None:
    floor, pits = [(0, 0), (2, 0), (-3, 0), (-5, 0)], {(1, 0): "o", (-4, 0): "o"}
    table = scene(dwarf("engineer", (0, 0)), only=floor, codes=pits, ziplines=((at(1, 0),), (at(-4, 0),)))
    assert places(destinations(table, 0, 3)) == [(2, 0)]


@proves("GUN-02", "GUN-03", "GUN-04", "R-65")
def test_anybody_rides_from_next_to_the_line_for_one_point() -> None:
    floor = [(0, 0), (0, -1), (4, 0), (5, 0), (6, 0)]
    pits = {(1, 0): "o", (2, 0): "o", (3, 0): "o"}
    table = scene(dwarf("engineer", (0, 0)), only=floor, codes=pits, ziplines=((at(1, 0), at(2, 0), at(3, 0)),))
    ends = destinations(table, 0, 3)
    assert ends & BIT[at(6, 0)]
    assert not ends & BIT[at(2, 0)]
    assert not destinations(table, 0, 2) & BIT[at(6, 0)]


@proves("ENG-08", "ENG-09", "R-72", "CREW-07")
def test_platforms_turn_pits_into_floor() -> None:
    codes = {(1, 0): "o", (2, 0): "o", (3, 0): "o", (4, 0): "o", (0, 2): "o", (0, 1): "#"}
    table = scene(dwarf("engineer", (0, 0)), codes=codes, creatures=[("grunt", (2, 0))])
    game = play(turn_of(table), Platforms())
    assert sorted(place(c.space) for c in options(game) if isinstance(c, At)) == [(1, 0), (2, 0), (3, 0)]
    play(game, At(at(1, 0)), At(at(2, 0)), PASS)
    assert places(table.platforms) == [(1, 0), (2, 0)]
    assert table.turn.actions == 2
    assert destinations(table, 0, 1) & BIT[at(1, 0)]
    assert not table.pits & BIT[at(1, 0)]


@proves("ENG-09", "R-65")
def test_a_platform_takes_the_place_of_a_zipline() -> None:
    lines = ((at(1, 0), at(2, 0)), (at(0, 1),))
    codes = {(1, 0): "o", (2, 0): "o", (0, 1): "o"}
    table = scene(dwarf("engineer", (0, 0)), codes=codes, ziplines=lines)
    play(turn_of(table), Platforms(), At(at(2, 0)), PASS)
    assert table.ziplines == ((at(0, 1),),)


@proves("ENG-10")
def test_a_platform_that_carries_nobody_may_be_moved() -> None:
    codes = {(n, 0): "o" for n in (1, 2, 3)} | {(0, 1): "o"}
    laid = BIT[at(1, 0)] | BIT[at(2, 0)] | BIT[at(3, 0)]
    table = scene(
        dwarf("engineer", (0, 0)), dwarf("scout", (1, 0)), codes=codes, platforms=laid, creatures=[("grunt", (2, 0))]
    )
    play(turn_of(table), Platforms())
    assert places(table.platforms) == [(0, 1), (1, 0), (2, 0)]
    full = scene(
        dwarf("engineer", (0, 0)),
        dwarf("scout", (1, 0)),
        codes=codes,
        platforms=laid,
        sentry=at(3, 0),
        creatures=[("grunt", (2, 0))],
    )
    assert why_not(turn_of(full), Platforms()) == "ENG-08"


@proves("GUN-08", "R-62")
def test_a_shield_that_stopped_an_attack_is_gone_when_that_turn_ends() -> None:
    dwarves = dwarf("scout", (5, 0)), dwarf("gunner", (0, 0))
    table = scene(*dwarves, shield=at(5, 1), script={"events": (event("cave_leech"),)})
    play(turn_of(table), END)
    assert table.dwarves[0].health == 5
    assert table.shield < 0
    table = scene(*dwarves, shield=at(5, 1), script=QUIET)
    play(turn_of(table), END)
    assert table.shield == at(5, 1)
