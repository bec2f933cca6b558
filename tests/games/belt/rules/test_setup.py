"""Teams, refineries, squads."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from gamelode.games.belt.events import StartRolled
from gamelode.games.belt.kinds import SEATS, UNPLACED, squad_of, unit_of
from gamelode.games.belt.rules.places import Place
from gamelode.games.belt.rules.setup import (
    DEFAULTS,
    Berth,
    Options,
    SetUp,
    WhereToStart,
    WhichBerth,
    default_place,
    set_up,
)
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game, proves

from ..scene import CONTENT, EDITION, at, begin, play, refused, table, told, unit, where


def started(players: int, *rolls: int, quick: bool = False) -> Game:
    """A game after the start roll."""
    make = EDITION.table
    assert issubclass(make, BeltTable)
    dice = Dice(key=bytes(32), script={"white": (*rolls, *(1,) * 6), "green": (0,) * 6})
    scene, _ = set_up(make, players, Options(), dice)
    return begin(scene, SetUp(quick=quick))


def with_refineries(players: int, *rolls: int) -> Game:
    """A game at the placing of the first squad."""
    game = started(players, *rolls)
    while isinstance(game.question, WhichBerth):
        play(game, game.options(game.waiting()[0])[0])
    return game


@proves("TEAM-01", "TEAM-02", "R-17")
@pytest.mark.parametrize(
    ("players", "teams"),
    [(2, (0, 1)), (3, (0, 1, 2)), (4, (0, 1, 0, 1)), (5, (0, 1, 2, 3, 4)), (6, (0, 1, 0, 1, 0, 1))],
)
def test_teams(players: int, teams: tuple[int, ...]) -> None:
    scene = table(players=players)
    assert scene.team_of == teams
    assert EDITION.rules.sides is not None
    assert EDITION.rules.sides(scene) == teams


@proves("SETUP-01", "SETUP-02")
def test_every_player_has_a_squad_of_three() -> None:
    game = started(4, 6, 1, quick=True)
    assert [sum(at(game).number[each] > 0 for each in squad_of(seat)) for seat in range(4)] == [3] * 4


@proves("SETUP-03", "SETUP-04", "SETUP-05", "SETUP-06", "SETUP-07", "SETUP-08", "R-74")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_team_has_one_card_with_stock_and_health(players: int) -> None:
    scene = table(players=players)
    teams = len(set(scene.team_of))
    assert scene.stock == [[1, 4, 5]] * teams
    assert scene.health == [5] * teams


@proves("TURN-01", "TURN-02", "TURN-03", "R-18", "R-19")
def test_the_highest_roll_goes_first_and_others_follow_clockwise() -> None:
    game = started(3, 2, 6, 3)
    assert told(game, StartRolled) == [StartRolled(0, 2), StartRolled(1, 6), StartRolled(2, 3)]
    assert at(game).order == (1, 2, 0)


@proves("R-19")
def test_only_teams_tied_for_the_highest_roll_again() -> None:
    game = started(3, 5, 1, 5, 2, 4)
    assert told(game, StartRolled)[3:] == [StartRolled(0, 2), StartRolled(2, 4)]
    assert at(game).order == (2, 0, 1)


@proves("R-22", "TURN-04")
def test_the_players_of_a_team_come_one_after_another() -> None:
    assert at(started(6, 1, 6)).order == (1, 3, 5, 0, 2, 4)


@proves("SETUP-09", "R-20", "R-76")
def test_refineries_are_placed_in_turn_order_by_the_first_player_of_each_team() -> None:
    game = started(4, 1, 6)
    assert (type(game.question), game.waiting()) == (WhichBerth, (1,))
    play(game, Berth(600))
    assert (type(game.question), game.waiting()) == (WhichBerth, (0,))
    play(game, Berth(3000))
    assert at(game).berths == [3000, 600]
    assert type(game.question) is WhereToStart


@proves("SETUP-10", "R-05")
def test_a_refinery_stands_on_a_berth() -> None:
    game = started(2, 6, 1)
    assert refused(game, Berth(700)) == "SETUP-10"
    assert [choice.y for choice in game.options(0) if isinstance(choice, Berth)] == list(CONTENT.berths)


@proves("R-06")
@pytest.mark.parametrize(("players", "far"), [(2, 2400), (3, 1200), (5, 600)])
def test_refineries_keep_their_distance(players: int, far: int) -> None:
    game = started(players, 6, *(1,) * (players - 1))
    play(game, Berth(3000))
    assert refused(game, Berth(3000 + far - 300)) == "R-06"
    assert refused(game, Berth(3000 + far)) == ""


@proves("R-06")
@pytest.mark.parametrize("teams", [2, 3, 5])
def test_whatever_is_chosen_a_berth_is_left(teams: int) -> None:
    far = CONTENT.min_distance[teams]
    for chosen in combinations(CONTENT.berths, teams - 1):
        assert any(all(abs(berth - other) >= far for other in chosen) for berth in CONTENT.berths)


@proves("R-20", "SETUP-11")
@pytest.mark.parametrize("players", range(2, 7))
def test_default_places_touch_the_refinery_and_nothing_else(players: int) -> None:
    game = with_refineries(players, 6, *(1,) * (players - 1))
    for _ in range(players):
        play(game, DEFAULTS)
    scene = at(game)
    assert all(scene.touches_refinery(each, scene.team(each)) for each in range(unit_of(players, 0)))
    EDITION.rules.audit(scene)


@proves("SETUP-11")
def test_a_squad_starts_in_contact_with_its_own_refinery() -> None:
    game = with_refineries(2, 6, 1)
    ry, other = at(game).berths
    assert refused(game, Place(4400 - 221, ry)) == "SETUP-11"
    assert refused(game, Place(4400 - 215, other)) == "SETUP-11"
    assert refused(game, Place(4400 + 215, ry)) == ""


@proves("R-13", "R-20")
def test_places_of_units_still_to_come_are_kept_free() -> None:
    game = with_refineries(6, 6, 1)
    scene = at(game)
    first, mate = unit("scout1"), unit("hauler3")
    assert scene.team(first) == scene.team(mate)
    x, y = default_place(scene, mate)
    assert refused(game, Place(x, y + 50)) == "R-20"
    play(game, Place(4400, scene.berths[0] + 215))
    assert where(scene, "scout1") == (4400, scene.berths[0] + 215)
    assert type(game.question) is WhereToStart


@proves("R-20")
def test_other_teams_may_not_take_them_either() -> None:
    game = started(5, 1, 6, 1, 1, 1)
    play(game, *(Berth(y) for y in (1200, 1800, 2400, 3000, 600)))
    scene, above = at(game), 1200 - 215  # in contact with the own refinery
    assert default_place(scene, unit("hauler1")) == (4193, 850)
    assert refused(game, Place(4260, above)) == "R-20"
    assert refused(game, Place(4400, above)) == ""


@proves("R-20")
def test_the_rest_of_a_squad_may_take_its_default_places() -> None:
    game = with_refineries(2, 6, 1)
    scene = at(game)
    play(game, Place(4615, scene.berths[0]), DEFAULTS)
    assert [where(scene, name) for name in ("driller1", "hauler1")] == [
        default_place(scene, unit("driller1")),
        default_place(scene, unit("hauler1")),
    ]
    assert game.waiting() == (1,)


@proves("R-67", "R-20")
def test_units_are_numbered_in_turn_order() -> None:
    game = started(2, 1, 6, quick=True)
    assert at(game).number == [4, 5, 6, 1, 2, 3]


@proves("R-77")
def test_a_random_squad_may_stand_anywhere_at_its_refinery() -> None:
    game, dice = with_refineries(2, 6, 1), Dice.from_seed(1)
    drawn = {game.sample(0, dice) for _ in range(200)}
    assert DEFAULTS in drawn
    assert len(drawn) > 100
    assert all(game.why_not(0, choice) is None for choice in drawn)


@proves("R-05")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_quick_start_uses_the_suggested_berths_in_turn_order(players: int) -> None:
    game = started(players, *(1,) * (players - 1), 6, quick=True)
    scene = at(game)
    turn = [scene.berths[scene.team_of[seat]] for seat in scene.order]
    assert tuple(turn) == CONTENT.quick_start[players]
    assert UNPLACED not in scene.berths
    EDITION.rules.audit(scene)


def test_berths_of_five_teams_in_any_order_leave_room() -> None:
    """The suggested ones keep the distance whoever is first."""
    for order in permutations(CONTENT.quick_start[5], 2):
        assert abs(order[0] - order[1]) >= CONTENT.min_distance[5]


def test_units_are_numbered_for_as_many_players_as_the_title_page_names() -> None:
    assert EDITION.rules.seats == SEATS
