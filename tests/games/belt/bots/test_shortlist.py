"""What bots look at: nothing that is not allowed, and less than there is."""

from __future__ import annotations

from gamelode.games.belt.bots.shortlist import longlist, shortlist
from gamelode.games.belt.rules.actions import Dock
from gamelode.games.belt.rules.driller import Drill
from gamelode.games.belt.rules.hauler import Load
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import END_PHASE, Handle
from gamelode.kernel import Choice, Game

from ..scene import R, at, handling, phase_of, play, table, unit


def shortlisted(game: Game) -> list[Choice]:
    found = shortlist(at(game), game.question, game.waiting()[0])
    assert found is not None
    return list(found)


def test_units_have_their_go_in_order_and_none_is_left_out() -> None:
    game = phase_of(table({"scout1": (300, 300), "driller1": (300, 900), "hauler1": (300, 1500)}))
    assert shortlisted(game) == [Handle(unit("scout1"))]
    play(game, Handle(unit("scout1")), Fly(300, 300))
    assert shortlisted(game) == [Handle(unit("driller1"))]


def test_a_phase_ends_when_all_have_had_their_go() -> None:
    game = phase_of(table({"scout1": (300, 300)}, stock={0: (2, 0, 0)}, health={0: 4}))
    play(game, Handle(unit("scout1")), Fly(300, 300))
    assert END_PHASE in shortlisted(game)


def test_of_the_places_round_a_rock_a_few_are_enough() -> None:
    game = phase_of(table({"driller1": (2500, 3300)}, [R(line=5, tick=4)]))
    play(game, Handle(unit("driller1")))
    found = shortlisted(game)
    assert Fly(2500, 3300) in found
    assert len(found) < len(game.options(0)) / 2


def test_at_leisure_all_canonical_places_are_looked_at_and_no_more_of_anything_else() -> None:
    game = phase_of(table({"scout1": (300, 300), "driller1": (2500, 3300)}, [R(line=5, tick=4)]))
    assert longlist(at(game), game.question, 0) == shortlisted(game)
    play(game, Handle(unit("scout1")))
    assert longlist(at(game), game.question, 0) == game.options(0)


def test_a_hauler_loads_as_much_as_it_can() -> None:
    game = handling(table({"hauler1": (1785, 3000)}, [R(line=5, tick=4, holds="3 lameum", left=3)]), "hauler1")
    assert [choice for choice in shortlisted(game) if isinstance(choice, Load)] == [Load(0, 3)]


def test_where_there_is_work_nobody_just_holds_on() -> None:
    game = handling(table({"driller1": (1805, 3000)}, [R(line=5, tick=4)]), "driller1")
    assert Dock(0) in game.options(0)
    found = shortlisted(game)
    assert Drill(0) in found
    assert Dock(0) not in found
