"""Creatures: targets, ways, attacks, specials; the Sentry Gun, the Shield, Flames, platforms, ziplines, Flares."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.games.deeprock.events.creatures import (
    Attacked,
    Bred,
    Emerged,
    EqualWays,
    Fled,
    GoesFor,
    GoesForObject,
    MakesFor,
    MakesForObject,
    SentryFired,
    Stepped,
    Waited,
    WentOff,
)
from gamelode.games.deeprock.kinds import BANG, GUN, KNOCKED, SCARE, STUNNED, WEBBED
from gamelode.games.deeprock.rules.choices import Along, At, This
from gamelode.games.deeprock.rules.creatures.activate import Activate, InOrder, activation
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.creatures.crawl import Crawl, Flee, SetOff
from gamelode.games.deeprock.rules.creatures.emerge import Emerge
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.games.deeprock.rules.creatures.kinds.explodes import Blast
from gamelode.games.deeprock.rules.creatures.ways import best_ways, flights, ground_of
from gamelode.games.deeprock.rules.creatures.whom_they_go_for import in_its_way, targets
from gamelode.games.deeprock.rules.dwarves.classes import Flare, Platforms, Sentry, Shield, Zipline
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.sentry import sentry_shot
from gamelode.games.deeprock.rules.dwarves.walk import destinations
from gamelode.games.deeprock.rules.turn import EndActions, Rounds, give_back
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import PASS, YES, Game, proves

from .scene import (
    CONTENT,
    alive,
    at,
    attacked_by,
    begin,
    dwarf,
    event,
    options,
    place,
    places,
    play,
    scene,
    told,
    turn_of,
    why_not,
)

CORRIDOR = [(n, 0) for n in range(6)]
DIAMOND = [(0, 0), (1, 0), (1, -1), (2, 0), (2, -1), (3, -1), (4, -1), (5, -1)]  # ways that part and meet
ROUNDABOUT = [(0, -1), (1, -2), (2, -3), (3, -4), (4, -4), (5, -4), (6, -4), (6, -3)]


def activated(table: DeepRockTable, *kinds: str, order: bool = True) -> Game:
    game = begin(table, activation(table, kinds))
    while not game.is_over and order:
        play(game, options(game)[0])
    return game


# --- the order


@proves("ACT-02", "ACT-01", "ACT-09")
def test_kinds_act_in_the_order_of_the_table() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, creatures=[("slasher", (3, 0)), ("grunt", (5, 0))])
    activated(table)
    assert place(table.where[0]) == (2, 0)  # the Grunt passed the Slasher, and blocks it
    assert alive(activated(table), "slasher")


@proves("ACT-03", "ACT-16")
def test_the_active_player_orders_creatures_of_a_kind() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), dwarf("scout", (6, 0)), creatures=[("grunt", (3, 0)), ("grunt", (-3, 0))], active=1
    )
    game = begin(table, activation(table))
    assert game.waiting() == (1,)
    assert options(game) == [InOrder(), This(0), This(1)]
    play(game, This(1))
    assert told(game, Stepped)[0].creature == 1


@proves("ACT-15", "R-85")
def test_who_dies_is_skipped_and_who_comes_later_waits() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        creatures=[("exploder", (1, 0)), ("exploder", (2, 0)), ("brood_nexus", (-3, 0))],
        script={"explosion": (2, 0), "creature": (BANG, BANG)},
    )
    game = begin(table, activation(table))
    play(game, This(table.creature_at(at(1, 0))))
    while not game.is_over:
        play(game, options(game)[0])
    assert alive(game, "exploder") == []
    assert len(alive(game, "grunt")) == 2
    assert not any(e.creature in (0, 1) for e in told(game, Stepped))


@proves("EFF-03", "EFF-05", "R-85")
def test_a_stunned_or_frozen_creature_loses_its_tokens_instead_of_acting() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (1, 0)), ("grunt", (0, 1))], stunned=1, frozen=2)
    game = activated(table)
    assert told(game, Attacked) == []
    assert table.stunned == table.frozen == 0


# --- whom it goes for


@proves("ACT-04", "REV-03", "R-52")
def test_the_nearest_conscious_dwarf_in_range_and_sight_is_attacked() -> None:
    table = scene(
        dwarf("gunner", (2, 0), health=0),
        dwarf("scout", (3, 0)),
        dwarf("driller", (0, -3)),
        codes={(0, -2): "S"},
        creatures=[("web_spitter", (0, 0))],
    )
    assert attacked_by(table, table.creature_at(at(0, 0))) == 1


@proves("ACT-06", "R-53")
def test_at_equal_distance_the_most_recent_turn_counts() -> None:
    table = scene(dwarf("gunner", (2, 0)), dwarf("scout", (-2, 0)), creatures=[("web_spitter", (0, 0))], recent=(1, 0))
    creature = table.creature_at(at(0, 0))
    assert attacked_by(table, creature) == 1
    table.recent = (0, 1)
    assert attacked_by(table, creature) == 0
    table.recent = (0,)
    assert attacked_by(table, creature) == 0
    table.recent = (1,)  # seat 0 had no turn yet
    assert attacked_by(table, creature) == 1


@proves("ENG-03", "R-52", "R-54")
def test_the_gun_is_the_target_if_every_dwarf_is_farther() -> None:
    table = scene(dwarf("engineer", (3, 0)), sentry=at(2, 0), creatures=[("web_spitter", (0, 0))])
    creature = table.creature_at(at(0, 0))
    assert attacked_by(table, creature) == GUN
    table.dwarves[0].space = at(-2, 0)
    assert attacked_by(table, creature) == 0
    for gun, goal in (((5, 0), (5, 0)), ((6, -1), (-6, 0))):
        far = scene(dwarf("engineer", (-6, 0)), sentry=at(*gun), creatures=[("grunt", (0, 0))])
        assert place(in_its_way(far, 0, targets(far), ground_of(far, 0))[0][3]) == goal


@proves("ENG-04", "R-59")
def test_any_damage_destroys_the_gun() -> None:
    for face, there in ((1, False), (0, True), (BANG, True)):
        table = scene(
            dwarf("engineer", (5, 0)), sentry=at(1, 0), creatures=[("grunt", (0, 0))], script={"creature": (face,)}
        )
        activated(table)
        assert (table.sentry >= 0) is there
    table = scene(
        dwarf("engineer", (6, 0)),
        sentry=at(1, 0),
        creatures=[("praetorian", (0, 0), "E")],
        script={"creature": (BANG,)},
    )
    activated(table)
    assert table.sentry < 0  # that is how a Praetorian does more damage


@proves("R-05", "DRILL-09", "DRILL-14", "CRE-19")
def test_flames_and_bodies_block_the_sight_of_creatures() -> None:
    creatures = [("web_spitter", (0, 0))]
    table = scene(dwarf("gunner", (2, 0)), creatures=creatures, flames=BIT[at(1, 0)])
    table.burn()
    assert attacked_by(table, table.creature_at(at(0, 0))) is None
    assert not table.blockers() & BIT[at(1, 0)]  # for Dwarves they do not
    two = scene(dwarf("gunner", (3, 0)), creatures=[*creatures, ("oppressor", (2, -2), "E", (1, 0))])
    assert attacked_by(two, two.creature_at(at(0, 0))) is None
    rear = scene(dwarf("gunner", (3, 0)), creatures=[("oppressor", (1, 0), "W", (2, 0))])
    assert attacked_by(rear, CONTENT.two_spaces) == 0  # from its rear


# --- its way


@proves("ACT-05", "ACT-11", "R-54", "R-55")
def test_a_creature_goes_round_or_stays() -> None:
    table = scene(dwarf("gunner", (4, 0)), codes={(1, 0): "#", (1, -1): "#"}, creatures=[("grunt", (0, 0))])
    game = activated(table)
    assert alive(game, "grunt") != [(0, 0)]
    shut = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (1, 0), (4, 0)], creatures=[("grunt", (0, 0))])
    assert best_ways(shut, 0, targets(shut)) == ()
    assert alive(activated(shut), "grunt") == [(0, 0)]


@proves("ACT-07", "ACT-08", "ACT-13")
def test_a_creature_may_end_in_a_pit() -> None:
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(2, 0): "o", (3, 0): "o"}, creatures=[("grunt", (0, 0))]
    )
    game = activated(table)
    assert alive(game, "grunt") == [(3, 0)]


@proves("ACT-09", "ACT-10")
def test_creatures_pass_creatures_and_never_dwarves() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("grunt", (0, 0)), ("web_spitter", (1, 0))])
    assert alive(activated(table, "grunt"), "grunt") == [(3, 0)]
    lying = scene(
        dwarf("gunner", (5, 0)), dwarf("scout", (2, 0), health=0), only=CORRIDOR, creatures=[("grunt", (0, 0))]
    )
    assert best_ways(lying, 0, targets(lying)) == ()
    gun = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, pod=at(3, 0), creatures=[("grunt", (0, 0))])
    assert alive(activated(gun), "grunt") == [(2, 0)]
    pit = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "o"}, creatures=[("grunt", (0, 0))])
    assert alive(activated(pit), "grunt") == [(3, 0)]


@proves("ACT-12", "R-58", "ACT-10")
def test_creatures_walk_onto_the_pod_and_exits() -> None:
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "d", (-4, -7): "."}, creatures=[("grunt", (0, 0))]
    )
    assert alive(activated(table), "grunt") == [(3, 0)]
    table = scene(
        dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(3, 0): "1", (-11, 7): "."}, creatures=[("grunt", (0, 0))]
    )
    assert alive(activated(table), "grunt") == [(3, 0)]


@proves("ACT-14", "R-55", "R-56", "AXE-12")
def test_it_stops_as_soon_as_it_has_range_and_sight() -> None:
    table = scene(dwarf("gunner", (7, -1)), creatures=[("web_spitter", (1, -1))])
    assert alive(activated(table), "web_spitter") == [(2, -1)]
    codes = {(4, -1): "S", (4, 0): "S", (4, -2): "S", (5, -2): "S"}
    blind = scene(dwarf("gunner", (5, -1)), creatures=[("web_spitter", (0, -1))], codes=codes)
    assert alive(activated(blind), "web_spitter") != [(0, -1)]  # it keeps moving until it sees


@proves("R-55", "ACT-16", "EVENT-03")
def test_equal_ways_are_the_active_players_choice() -> None:
    table = scene(
        dwarf("gunner", (3, 0)), dwarf("scout", (6, 0)), creatures=[("grunt", (0, 0))], codes={(1, 0): "S"}, active=1
    )
    game = begin(table, Activate(creature=0))
    assert game.waiting() == (1,)
    ends = sorted(place(c.way[-1]) for c in options(game) if isinstance(c, Along))
    assert len(ends) > 1
    first = options(game)[0]
    assert isinstance(first, Along)
    play(game, first)
    assert alive(game, "grunt") == [place(first.way[-1])]


@proves("R-55")
def test_ways_that_differ_in_nothing_are_one() -> None:
    """A Grunt comes to each place once; near the gun, a mine or a charge its ways are told apart."""
    tokens: list[dict[str, Any]] = [{"sentry": at(0, 3)}, {"mines": (at(1, -1),)}, {"charges": {at(2, 1): 0}}]
    for more, count in (({}, 1), *((token, 3) for token in tokens)):
        table = scene(dwarf("engineer", (4, -1)), only=DIAMOND, creatures=[("grunt", (0, 0))], **more)
        assert len(best_ways(table, 0, targets(table))) == count


@proves("R-55", "CRE-15", "R-66")
def test_ways_after_which_a_praetorian_faces_otherwise_are_told_apart() -> None:
    table = scene(dwarf("gunner", (5, -1)), only=DIAMOND, creatures=[("praetorian", (0, 0))])
    game = begin(table, Activate(creature=table.creature_at(at(0, 0))))
    steps = [[place(space) for space in choice.way] for choice in options(game) if isinstance(choice, Along)]
    assert sorted(way[-2:] for way in steps) == [[(2, -1), (3, -1)], [(2, 0), (3, -1)]]


@proves("R-55", "CRE-17", "R-69")
def test_ways_through_other_rock_are_told_apart() -> None:
    table = scene(
        dwarf("gunner", (6, -1)), only=[(0, 0), (1, 0), (6, -1)], creatures=[("oppressor", (1, 0), "E", (0, 0))]
    )
    broken = {frozenset(way) for way in best_ways(table, CONTENT.two_spaces, targets(table))}
    assert len(broken) == len(best_ways(table, CONTENT.two_spaces, targets(table))) > 2


@proves("R-18", "R-69")
def test_a_scared_oppressor_may_turn_round_and_run() -> None:
    line = [(n, 0) for n in range(-4, 3)]
    table = scene(dwarf("gunner", (2, 0)), only=line, creatures=[("oppressor", (1, 0), "E", (0, 0))])
    game = begin(table, Flee(creature=CONTENT.two_spaces, source=at(2, 0), most=2, chooser=0))
    choice = next(c for c in options(game) if isinstance(c, Along) and place(c.way[-1]) == (-2, 0))
    play(game, choice)
    assert (place(table.where[CONTENT.two_spaces]), place(table.rear)) == ((-2, 0), (-1, 0))
    assert table.facing[CONTENT.two_spaces] == 3
    assert [e.space for e in told(game, Fled)] == [at(2, 0)]


@proves("R-18", "R-66")
def test_whoever_scares_a_praetorian_chooses_how_it_faces() -> None:
    table = scene(dwarf("gunner", (-3, 0)), creatures=[("praetorian", (0, 0))])
    ways_ = flights(table, table.creature_at(at(0, 0)), at(-3, 0), 2)
    steps = sorted([place(space) for space in way] for way in ways_ if way[-1] == at(2, -1))
    assert steps == [[(1, -1), (2, -1)], [(1, 0), (2, -1)]]


@proves("CRE-07", "R-24", "AXE-12")
def test_macteras_fly_over_everything_but_rock_flames_and_the_shield() -> None:
    codes = {(1, 0): "S", (2, 0): "o"}
    table = scene(dwarf("gunner", (6, 0)), dwarf("scout", (0, 1)), codes=codes, flames=BIT[at(1, 1)], shield=at(2, 1))
    table.burn()
    mactera, grunt = CONTENT.kind["mactera_spawn"], CONTENT.kind["grunt"]
    usable, pits, _held = ground_of(table, mactera)
    assert pits == 0
    for spot, flies in (((1, 0), True), ((2, 0), True), ((0, 1), True), ((1, 1), False), ((2, 1), False)):
        assert bool(usable & BIT[at(*spot)]) is flies
    assert not ground_of(table, grunt)[0] & (BIT[at(1, 0)] | BIT[at(0, 1)])
    lone = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, codes={(1, 0): "S"}, creatures=[("mactera_spawn", (0, 0))])
    assert alive(activated(lone), "mactera_spawn") == [(2, 0)]  # over it, and not onto it


@proves("CRE-15", "R-66")
def test_a_praetorian_faces_its_last_step() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("praetorian", (0, 0), "W")])
    activated(table)
    assert alive(begin(table, activation(table, ("oppressor",))), "praetorian") == [(3, 0)]
    assert table.facing[table.creature_at(at(3, 0))] == 0


# --- the Oppressor


@proves("CRE-17", "CRE-18", "CRE-19", "R-69")
def test_the_oppressor_crushes_rock_and_its_rear_follows() -> None:
    table = scene(
        dwarf("gunner", (6, 0)),
        only=[(0, 0), (1, 0), (5, 0), (6, 0)],
        codes={(5, 0): "S"},
        creatures=[("oppressor", (1, 0), "E", (0, 0))],
    )
    activated(table)
    assert place(table.where[CONTENT.two_spaces]) == (5, 0)
    assert place(table.rear) == (4, 0)
    assert all(table.open & BIT[at(n, 0)] for n in (2, 3, 4))
    assert not table.stalagmites
    assert table.facing[CONTENT.two_spaces] == 0


@proves("R-69", "CRE-17")
def test_minerals_and_hidden_caves_stop_the_oppressor() -> None:
    table = scene(
        dwarf("gunner", (6, 0)),
        only=[(0, 0), (1, 0), (6, 0)],
        minerals={(2, 0): "gold"},
        hidden=[(3, -3)],
        codes={(1, 1): "S"},
        creatures=[("oppressor", (1, 0), "E", (0, 0))],
    )
    usable = ground_of(table, CONTENT.kind["oppressor"])[0]
    assert not usable & BIT[at(2, 0)]
    assert not usable & table.map.hidden["A"]
    assert usable & BIT[at(1, 1)]


@proves("R-69")
def test_the_oppressor_turns_round_for_free() -> None:
    table = scene(
        dwarf("gunner", (-5, 0)), only=[(n, 0) for n in range(-5, 3)], creatures=[("oppressor", (1, 0), "E", (0, 0))]
    )
    activated(table)
    assert place(table.where[CONTENT.two_spaces]) == (-4, 0)
    assert place(table.rear) == (-3, 0)
    assert table.facing[CONTENT.two_spaces] == 3


# --- attacks


@pytest.mark.parametrize(
    ("name", "dice", "status"),
    [
        ("grunt", 1, None),
        ("web_spitter", 2, WEBBED),
        ("mactera_spawn", 1, STUNNED),
        ("slasher", 2, KNOCKED),
        ("spitball_infector", 1, KNOCKED),
        ("praetorian", 1, "damage"),
        ("oppressor", 1, KNOCKED),
    ],
)
@proves("SYM-09", "CRE-01", "CRE-02", "CRE-06", "CRE-08", "CRE-12", "CRE-14", "CRE-16", "CRE-21", "R-59", "EFF-01")
def test_what_bites_and_bangs_do(name: str, dice: int, status: object) -> None:
    rear = [("oppressor", (1, 0), "W", (2, 0))] if name == "oppressor" else [(name, (1, 0))]
    table = scene(dwarf("gunner", (0, 0)), creatures=rear, script={"creature": (BANG, 1)[:dice]})
    begin(table, CreatureAttack(creature=table.creature_at(at(1, 0)), seat=0))
    hit = table.dwarves[0]
    assert hit.health == 5 - (dice - 1) - (status == "damage")
    assert (hit.stunned, hit.webbed, hit.knocked) == (status == STUNNED, status == WEBBED, status == KNOCKED)


@pytest.mark.parametrize(
    ("name", "movement", "health", "reach", "resist"),
    [
        ("grunt", 3, 1, 1, (0, 0, 0, 0, 0)),
        ("web_spitter", 3, 2, 5, (0, 0, 0, 0, 0)),
        ("exploder", 3, 1, 1, (0, 0, 0, 0, 1)),
        ("mactera_spawn", 3, 2, 3, (2, 1, 0, 0, 0)),
        ("slasher", 3, 2, 1, (1, 1, 1, 0, 0)),
        ("brood_nexus", 0, 5, 0, (0, 0, 0, 0, 0)),
        ("spitball_infector", 0, 5, 7, (1, 1, 0, 0, 1)),
        ("praetorian", 3, 6, 2, (1, 2, 2, 0, 0)),
        ("oppressor", 4, 7, 1, (1, 2, 1, 1, 0)),
    ],
)
@proves("CRE-01", "CRE-02", "CRE-03", "CRE-06", "CRE-08", "CRE-09", "CRE-12", "CRE-14", "CRE-16")
def test_the_creature_table(name: str, movement: int, health: int, reach: int, resist: tuple[int, ...]) -> None:
    kind = CONTENT.kind[name]
    entry = CONTENT.creatures[kind]
    assert (entry.movement, entry.health, entry.range, CONTENT.resist[kind]) == (movement, health, reach, resist)


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


@proves("R-14", "CRE-13", "R-79")
def test_the_dead_are_gone_and_rewarded_before_anybody_flees() -> None:
    """A gun that shoots in the middle of a flight cannot bury them again."""
    table = scene(
        dwarf("engineer", (0, 0)),
        creatures=[("spitball_infector", (2, 0)), ("slasher", (3, 0))],
        sentry=at(4, 1),
        script={"bullet": (0, 0), "shouts": (3,)},
    )
    dying, fleeing = table.creature_at(at(2, 0)), table.creature_at(at(3, 0))
    game = begin(table, Harm(wounds={dying: 5, fleeing: 0}, by=0, scared=(dying, fleeing), source=at(0, 0)))
    assert table.where[dying] < 0
    assert table.dwarves[0].cards == (3,)
    assert isinstance(options(game)[0], Along)


@pytest.mark.parametrize(
    ("name", "cards"), [("spitball_infector", 1), ("praetorian", 1), ("oppressor", 1), ("slasher", 0)]
)
@proves("CRE-13", "R-79")
def test_big_kills_earn_a_card(name: str, cards: int) -> None:
    extra = ("W", (2, 0)) if name == "oppressor" else ()
    table = scene(dwarf("gunner", (0, 0)), creatures=[(name, (1, 0), *extra)])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 9}, by=0))
    assert len(table.dwarves[0].cards) == cards
    table = scene(dwarf("gunner", (0, 0)), creatures=[(name, (1, 0), *extra)])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 9}))
    assert table.dwarves[0].cards == ()  # a blast rewards nobody


@proves("CRE-13")
def test_whoever_falls_by_his_own_grenade_still_earns_the_card() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), dwarf("scout", (5, 0)), creatures=[("praetorian", (1, 0))])
    begin(table, Harm(wounds={table.creature_at(at(1, 0)): 6}, dwarves={0: 1}, by=0))
    assert table.dwarves[0].health == 0
    assert len(table.dwarves[0].cards) == 1


@proves("R-18")
def test_whoever_cannot_move_does_not_flee() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("brood_nexus", (1, 0))])
    nexus = table.creature_at(at(1, 0))
    game = begin(table, Harm(wounds={nexus: 0}, scared=(nexus,), source=at(0, 0)))
    assert game.is_over
    assert alive(game, "brood_nexus") == [(1, 0)]


@proves("CRE-10", "CRE-11", "R-14", "R-49")
def test_grunts_come_out_of_a_dead_nexus_unhurt() -> None:
    table = scene(dwarf("gunner", (3, 0)), creatures=[("brood_nexus", (0, 0))])
    game = begin(table, Harm(wounds={table.creature_at(at(0, 0)): 5}, by=0))
    assert alive(game, "brood_nexus") == []
    assert alive(game, "grunt") == [(0, 0), (1, 0)]
    assert sum(table.wounds) == 0


@proves("CRE-09", "R-70", "R-49")
def test_a_nexus_breeds_whether_or_not_anybody_is_near() -> None:
    table = scene(dwarf("gunner", (6, 0)), creatures=[("brood_nexus", (0, 0))], script={"creature": (BANG, BANG)})
    game = activated(table)
    assert len(alive(game, "grunt")) == 2
    assert all(NEAR[at(0, 0)] & BIT[at(*spot)] for spot in alive(game, "grunt"))
    table = scene(dwarf("gunner", (1, 0)), creatures=[("brood_nexus", (0, 0))], script={"creature": (1, 1)})
    game = activated(table)
    assert table.dwarves[0].health == 5
    assert told(game, Attacked) == []


# --- the Sentry Gun


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


# --- the Shield


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


@proves("GUN-10")
def test_no_creature_enters_the_shields_space() -> None:
    table = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, shield=at(2, 0), creatures=[("grunt", (0, 0))])
    assert alive(activated(table), "grunt") == [(0, 0)]


# --- Flames


@proves("DRILL-09", "DRILL-11")
def test_creatures_do_not_walk_into_flames_until_they_go_out() -> None:
    table = scene(dwarf("driller", (5, 0)), only=CORRIDOR, flames=BIT[at(2, 0)], creatures=[("grunt", (0, 0))])
    table.burn()
    assert alive(activated(table), "grunt") == [(0, 0)]
    give_back(table, 0)
    assert table.flames == table.burning == 0
    assert alive(activated(table), "grunt") == [(3, 0)]


# --- Flares


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


# --- ziplines and platforms


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


# --- why


def reasons(game: Game) -> list[str]:
    """What the log says of targets and ways."""
    said = (GoesFor, GoesForObject, MakesFor, MakesForObject, EqualWays, Waited, WentOff, Bred)
    words = game.edition.words()
    return [words.say(t.event) for t in game.log or () if isinstance(t.event, said)]


@proves("ACT-04", "ACT-06", "R-52")
def test_the_log_says_why_a_target_is_attacked() -> None:
    near, far, even = dwarf("gunner", (2, 0)), dwarf("scout", (-3, 0)), dwarf("scout", (-2, 0))
    spitter = [("web_spitter", (0, 0))]
    scenes = (
        (scene(near, creatures=spitter), "Player 1 in reach, 2 away: there is nobody else."),
        (scene(near, far, creatures=spitter), "Player 1 in reach, 2 away: nobody is nearer."),
        (
            scene(near, dwarf("scout", (-7, 0)), creatures=spitter),
            "Player 1 in reach, 2 away: nobody else is in reach.",
        ),
        (
            scene(near, even, creatures=spitter, recent=(1, 0)),
            "Player 2 in reach, 2 away: of those as near he had his turn last.",
        ),
        (
            scene(near, creatures=spitter, sentry=at(-2, 0)),
            "Player 1 in reach, 2 away: a Dwarf comes before the gun.",
        ),
        (scene(near, creatures=spitter, lures={0: at(-2, 0)}), "the hologram in reach, 2 away: no Dwarf is nearer."),
        (scene(near, creatures=spitter, sentry=at(-1, 0)), "the Sentry Gun in reach, 1 away: nobody is nearer."),
    )
    for table, sentence in scenes:
        assert reasons(activated(table)) == [f"Web Spitter 1 has {sentence}"]


@proves("ACT-05", "ACT-11", "ACT-14", "R-54", "R-55")
def test_the_log_says_whom_a_creature_makes_for_and_how_near_it_comes() -> None:
    grunt = [("grunt", (0, 0))]
    wall = {(1, 0): "#", (1, -1): "#"}
    scenes = (
        (scene(dwarf("gunner", (3, 0)), only=CORRIDOR, creatures=grunt), "Player 1, 3 steps away", "into reach"),
        (scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=grunt), "Player 1, 5 steps away", "as near as it can"),
        (
            scene(dwarf("gunner", (6, -3)), only=[(0, 0), *ROUNDABOUT], creatures=grunt),
            "Player 1, 8 steps away",
            "round about as near as it can",
        ),
        (
            scene(dwarf("gunner", (2, 0)), codes=wall, creatures=grunt),
            "Player 1, 3 steps away",
            "round about into reach",
        ),
        (
            scene(dwarf("gunner", (5, 3)), only=CORRIDOR, sentry=at(3, 0), creatures=grunt, script={"bullet": (0,)}),
            "the Sentry Gun, 3 steps away",
            "into reach",
        ),
    )
    for table, whom, how in scenes:
        said = [line for line in reasons(activated(table)) if "equal" not in line]
        why = "there is no way to anybody else" if "Gun" in whom else "there is nobody else"
        assert said == [f"Grunt 1 makes for {whom}: {why}. It comes {how}."]


@proves("R-55")
def test_the_log_says_who_chooses_among_equal_ways() -> None:
    table = scene(dwarf("gunner", (5, -1)), dwarf("scout", (0, 5)), only=DIAMOND, creatures=[("praetorian", (0, 0))])
    table.active = 1
    assert "2 ways are equal for Praetorian 1: Player 2 chooses." in reasons(activated(table))


@proves("ACT-11", "CRE-12", "EFF-03", "R-54")
def test_the_log_says_why_a_creature_stays() -> None:
    shut = scene(dwarf("gunner", (4, 0)), only=[(0, 0), (4, 0)], creatures=[("grunt", (0, 0))])
    full = scene(dwarf("gunner", (5, 0)), only=CORRIDOR, creatures=[("slasher", (3, 0)), ("brood_nexus", (4, 0))])
    rooted = scene(dwarf("gunner", (7, -1)), codes={(3, 0): "#"}, creatures=[("spitball_infector", (-1, 0))])
    stunned = scene(dwarf("gunner", (1, 0)), creatures=[("grunt", (0, 0))], stunned=1)
    for table, kind, sentence in (
        (shut, "grunt", "Grunt 1 stays where it is: there is no way to anybody."),
        (full, "slasher", "Slasher 1 stays where it is: there is no room any nearer."),
        (rooted, "spitball_infector", "Spitball Infector 1 stays where it is: it cannot move, and nobody is in reach."),
        (stunned, "grunt", "Grunt 1 stays where it is: it shakes off what holds it."),
    ):
        assert reasons(activated(table, kind)) == [sentence]


@proves("CRE-04", "CRE-09")
def test_the_log_says_what_exploders_and_nexuses_do() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        creatures=[("exploder", (1, 0)), ("brood_nexus", (5, 0))],
        script={"explosion": (0,), "creature": (BANG, 0)},
    )
    assert reasons(activated(table)) == [
        "Exploder 1 goes off, for a Dwarf or the Sentry Gun is next to it.",
        "Brood Nexus 1 brings forth 1 Grunt.",
    ]


@proves("ACT-15", "R-85")
def test_who_comes_back_while_its_kind_acts_does_not_act() -> None:
    """The miniature of a Grunt that a charge killed is used again for one that comes out of a Brood Nexus."""
    table = scene(
        dwarf("gunner", (-4, 0)),
        creatures=[("grunt", (5, 0)), ("grunt", (3, 1)), ("grunt", (4, -2)), ("brood_nexus", (2, 0))],
        charges={at(3, 0): 0},
        script={"explosion": (1, 1)},
    )
    nexus = table.creature_at(at(2, 0))
    table.wounds[nexus] = 4
    game = begin(table, activation(table, ("grunt",)))
    play(game, This(0))
    while not isinstance(game.question, SetOff):
        play(game, options(game)[0])
    play(game, YES)
    while not game.is_over:
        play(game, options(game)[0])
    assert {event.creature for event in told(game, Emerged)} == {0, 1}
    assert {event.creature for event in told(game, Stepped)} == {0, 2}
