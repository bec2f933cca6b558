"""What the view works out for players."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import ALL
from gamelode.games.deeprock.kinds import NITRA, NOBODY, NOWHERE, REACH
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent
from gamelode.games.deeprock.rules.creatures.swarms import SwarmAttack
from gamelode.games.deeprock.rules.dwarves.axe import Axe, UseAxe
from gamelode.games.deeprock.rules.dwarves.classes import Flare
from gamelode.games.deeprock.rules.dwarves.free_shots import FreeShot
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import PutOn, Shoot
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.seen.view import View
from gamelode.kernel import PASS, Choice, Game

from ..scene import at, begin, dwarf, event, mode, play, scene, throwable, turn_of, why_not

WALL = dict.fromkeys([(2, -1), (2, 0), (2, 1), (1, 2)], "#")


def seen_by(game: Game) -> View:
    view = game.view(0)
    assert isinstance(view, View)
    return view


def allowed(game: Game, *choices: Choice) -> tuple[int, ...]:
    """The spaces of those choices that nothing forbids."""
    return tuple(space for space, choice in zip(ALL, choices, strict=True) if not why_not(game, choice))


def test_the_spaces_of_a_mode_are_those_that_it_may_be_aimed_at() -> None:
    game = turn_of(scene(dwarf("engineer", (0, 0)), codes=WALL, creatures=[("slasher", (0, 2))]))
    for number, aim in seen_by(game).outlooks[0].modes.items():
        assert aim.spaces == allowed(game, *(Shoot(number, space) for space in ALL))


def test_an_upgrade_adds_to_the_range_that_is_shown() -> None:
    game = turn_of(scene(dwarf("scout", (0, 0), fitted=((REACH,), ()))))
    assert seen_by(game).outlooks[0].modes[mode("regular")].range == 7


def test_the_spaces_of_a_throwable_are_those_that_it_may_be_thrown_at() -> None:
    cards = (throwable("frag"), throwable("tunnel_carver"), throwable("lure"))
    game = turn_of(scene(dwarf("gunner", (0, 0), throwables=cards), codes=WALL, creatures=[("grunt", (0, 2))]))
    for card, aim in seen_by(game).outlooks[0].throws.items():
        assert aim.spaces == allowed(game, *(ThrowCard(card, space) for space in ALL))


def test_what_a_scout_sees_he_may_light() -> None:
    game = turn_of(scene(dwarf("scout", (0, 0)), codes=WALL))
    seen = seen_by(game).outlooks[0]
    assert seen.lights == seen.sees == allowed(game, *(Flare(space) for space in ALL))


def test_a_weapon_without_ammo_is_not_ready() -> None:
    game = turn_of(scene(dwarf("scout", (0, 0), secondary=0)))
    assert [aim.ready for aim in seen_by(game).outlooks[0].modes.values()] == [True, True, False]


def test_what_may_be_used_at_the_end_of_a_move_is_ready() -> None:
    game = turn_of(scene(dwarf("scout", (0, 0), throwables=(throwable("frag"),)), creatures=[("grunt", (0, 3))]))
    for end in ((1, 0), (2, 0), (3, 0)):
        play(game, Move(at(*end)))
        seen = seen_by(game).outlooks[0]
        ready = [number for number, aim in seen.modes.items() if aim.ready]
        assert mode("regular") in ready
        assert mode("aimed") not in ready
        assert [aim.ready for aim in seen.throws.values()] == [True]
        assert not seen.lights  # that is no attack
        play(game, PASS)


def test_a_free_shot_shows_what_is_ready() -> None:
    table = scene(dwarf("driller", (0, 0), throwables=(throwable("frag"),)))
    table.turn.flamings = 2
    seen = seen_by(begin(table, FreeShot(seat=0))).outlooks[0]
    assert {number for number, aim in seen.modes.items() if aim.ready} == {mode("fire_haze"), table.modes(0)[-1]}
    assert [aim.ready for aim in seen.throws.values()] == [False]


def test_nothing_is_ready_in_the_turn_of_another() -> None:
    game = turn_of(scene(dwarf("gunner", (0, 0)), dwarf("scout", (2, 0), throwables=(throwable("frag"),))))
    other = seen_by(game).outlooks[1]
    assert not any(aim.ready for aim in (*other.modes.values(), *other.throws.values()))


def test_nothing_is_ready_while_something_else_is_asked() -> None:
    codes, creatures = {(0, 1): "#"}, [("grunt", (1, 0))]
    game = turn_of(scene(dwarf("gunner", (0, 0)), codes=codes, creatures=creatures, script={"axe": (1,)}))
    assert any(aim.ready for aim in seen_by(game).outlooks[0].modes.values())
    play(game, Axe())
    assert isinstance(game.question, UseAxe)
    assert not any(aim.ready for aim in seen_by(game).outlooks[0].modes.values())


def test_a_scout_has_two_flares_a_turn() -> None:
    game = play(turn_of(scene(dwarf("scout", (0, 0)))), Flare(at(1, 0)))
    assert seen_by(game).outlooks[0].lights == allowed(game, *(Flare(space) for space in ALL))
    assert at(1, 0) not in seen_by(game).outlooks[0].lights
    assert not seen_by(play(game, Flare(at(2, 0)))).outlooks[0].lights


def test_whoever_is_unconscious_sees_nothing() -> None:
    game = turn_of(scene(dwarf("scout", (0, 0)), dwarf("gunner", (1, 0), health=0)))
    assert seen_by(game).outlooks[1].sees == ()


def test_a_creature_s_prey_is_whom_it_would_attack() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (4, 0)), creatures=[("grunt", (3, 0)), ("grunt", (-3, 0))])
    creatures = seen_by(turn_of(table)).creatures
    assert (creatures[0].prey, creatures[0].goal, creatures[0].intent) == (1, at(4, 0), "attacks")
    assert (creatures[1].prey, creatures[1].goal, creatures[1].intent) == (0, at(0, 0), "makes_for")


def test_what_cannot_move_has_no_prey_out_of_reach() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("brood_nexus", (3, 0))])
    (nexus,) = seen_by(turn_of(table)).creatures.values()
    assert (nexus.prey, nexus.goal, nexus.intent) == (NOBODY, NOWHERE, "stays")


def test_dice_lie_where_they_were_put() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), creatures=[("grunt", (3, 0)), ("grunt", (3, 1))], script={"bullet": (1, 1, 2)}
    )
    game = play(turn_of(table), Shoot(mode("burst"), at(3, 0)), PutOn(0, at(3, 0)))
    dice = seen_by(game).dice
    assert dice is not None
    assert (dice.faces, dice.placed) == ((1, 1, 2), ((0, at(3, 0)),))


def test_all_spaces_that_a_die_may_go_to_are_shown() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), creatures=[("grunt", (3, 0)), ("grunt", (3, 1))], script={"bullet": (1, 1, 2)}
    )
    game = play(turn_of(table), Shoot(mode("burst"), at(3, 0)), PutOn(0, at(3, 0)))
    assert seen_by(game).accepts == allowed(game, *(PutOn(1, space) for space in ALL))


def test_the_pod_may_land_wherever_the_view_says() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    table.pile[NITRA] = 3
    game = play(turn_of(table), CallPod())
    assert len(seen_by(game).accepts) > len(game.options(0))


def test_the_event_card_lies_open_while_it_is_followed() -> None:
    table = scene(dwarf("gunner", (0, 0)), events=[event("glitter")], specials_in=0)
    game = begin(table, DrawEvent(seat=0))
    assert seen_by(game).event == event("glitter")


def test_the_swarm_card_lies_open_while_its_creatures_come() -> None:
    table = scene(dwarf("gunner", (0, 0)), swarms=[0], swarm_discard=[])
    game = begin(table, SwarmAttack(cards=1))
    assert seen_by(game).swarm == 0
