"""What a team has not seen it does not know."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

import msgspec
import pytest

from gamelode.games.belt.kinds import DRILLER, HAULER, SCOUT, a_refinery
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.platforms import Build
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.rules.setup import Berth
from gamelode.games.belt.seen.view import MoverView, PlaceView, RockView, View
from gamelode.kernel import Dice, Game, Seat, proves

from ..scene import CONTENT, EDITION, KNOWN, R, at, deposit, phase_of, play, table, unit


def seen(game: Game, seat: Seat | None) -> list[int | None]:
    rocks: tuple[RockView, ...] = game.view(seat).rocks
    return [rock.deposit for rock in rocks]


def names(*holds: str) -> list[int | None]:
    return [deposit(each) if each else None for each in holds]


@proves("AST-04", "AST-05", "SCOUT-02", "DRILL-02", "R-65")
def test_contents_are_shown_to_the_teams_that_looked() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN, players=4))
    for seat in (0, 2):
        assert seen(game, seat) == names("2 uberoid", "", "3 lameum", "4 lameum", "")
    for seat in (1, 3):
        assert seen(game, seat) == names("", "1 uberoid", "3 lameum", "4 lameum", "")
    assert seen(game, None) == names("", "", "", "4 lameum", "")


@proves("R-65")
def test_which_team_scanned_what_and_all_that_lies_open_is_public() -> None:
    units = {"hauler1": (500, 300), "scout2": (2000, 2835)}
    rocks = [R(line=5, tick=4, holds="2 uberoid", known=[0], riders=["scout2"])]
    game = phase_of(table(units, rocks, cargo={"hauler1": "2 lameum"}))
    at(game).harried = 1 << unit("scout2")
    public: View = game.view(None)
    assert public.rocks[0].scanned_by == (0,)
    assert [(u.unit, u.x, u.rides, u.ore, u.loads, u.harried) for u in public.units] == [
        (2, 500, None, 2, 2, False),
        (3, 2000, 0, None, 0, True),
    ]
    assert public.piles == (23, 10)
    assert [(team.stock, team.health, team.points) for team in public.teams] == [((1, 4, 5), 5, 18)] * 2


@proves("R-65")
def test_what_everybody_has_seen_was_scanned_by_nobody() -> None:
    public: View = phase_of(table({"hauler1": (500, 300)}, KNOWN)).view(None)
    assert [rock.scanned_by for rock in public.rocks] == [(0,), (1,), (0, 1), (), ()]


@proves("R-65")
def test_what_a_team_scanned_stays_known_when_the_asteroid_is_gone() -> None:
    scene = table({"hauler1": (500, 300)}, KNOWN[:2])
    scene.remove(0, "test")
    scene.remove(1, "test")
    game = phase_of(scene)
    assert [rock.deposit for rock in game.view(0).gone] == names("2 uberoid", "")
    imagined = at(game.redeal(0, Dice.from_seed(1)))
    assert imagined.deposit[0] == deposit("2 uberoid")


@proves("R-65", "AST-04", "R-28")
def test_everyone_knows_which_contents_are_left_and_nobody_where() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    unseen = [Counter(game.view(seat).unseen[0]) for seat in (0, 1, None)]
    everything = Counter(CONTENT.tokens[0])
    assert [sum((everything - left).values()) for left in unseen] == [3, 3, 1]
    assert unseen[0][deposit("2 uberoid")] == unseen[1][deposit("2 uberoid")] - 1


def decisions(players: int) -> Iterator[Game]:
    game, dice = Game.start(EDITION, players, seed=players), Dice.from_seed(players)
    while not game.is_over:
        yield game
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))


@proves("R-65", "SCOUT-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_ever_sees_what_his_team_has_not_looked_at(players: int) -> None:
    """Followed from outside: what each team was told, against what its view shows."""
    told: dict[int, set[int]] = {}
    for game in decisions(players):
        scene = at(game)
        for seat in range(players):
            team = scene.team_of[seat]
            events = game.events_since(0, seat)
            told[team] = {
                e.event.rock  # type: ignore[attr-defined]
                for e in events
                if type(e.event).__name__ in ("AsteroidScanned", "AsteroidOpened") and e.event.deposit is not None  # type: ignore[attr-defined]
            }
            view = game.view(seat)
            shown = {rock.rock for rock in (*view.rocks, *view.gone) if rock.deposit is not None}
            assert shown == told[team]


def test_a_unit_says_what_it_is_and_whose() -> None:
    view: View = phase_of(table({"hauler1": (500, 300), "scout2": (900, 300)})).view(None)
    assert [(u.name, u.kind, u.seat) for u in view.units] == [("Hauler 1", HAULER, 0), ("Scout 2", SCOUT, 1)]
    assert [each.name for each in view.squads[1]] == ["Scout 2", "Driller 2", "Hauler 2"]
    assert [each.kind for each in view.squads[1]] == [SCOUT, DRILLER, HAULER]


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_stays_as_it_was_while_the_game_goes_on(players: int) -> None:
    """Each view of the last few decisions, against what it was when it was asked for."""
    kept: deque[tuple[View, bytes]] = deque(maxlen=20)
    for game in decisions(players):
        for viewer in (None, *range(players)):
            view = game.view(viewer)
            kept.append((view, msgspec.json.encode(view)))
        assert all(msgspec.json.encode(view) == before for view, before in kept)


def next_of(rock: R, *berths: int) -> tuple[int | None, int | None]:
    """Where a rock will be after the next movement, and whose refinery stops it there."""
    view: View = phase_of(table({"hauler1": (500, 300)}, [rock], berths=berths)).view(None)
    drift = view.rocks[0].drift
    assert drift is not None
    return drift.x, drift.crashes_into


@proves("R-39")
@pytest.mark.parametrize(
    ("rock", "berths", "found"),
    [
        (R(line=3, tick=8), (1800, 4500), (4150, 0)),
        (R(line=3, tick=9, size="large"), (3900, 2100), (4194, 1)),
        (R(line=3, tick=9, size="large"), (2100, 1500), (4194, 1)),  # the upper one of two
        (R(line=4, tick=8), (2100, 4500), (4400, None)),  # beside it
        (R(line=3, tick=8, size="large"), (1800, 4500), (4000, None)),  # before it
        (R(line=3, tick=11), (1800, 4500), (None, None)),  # behind it, and off the board
    ],
)
def test_a_rock_says_where_it_drifts_next(rock: R, berths: tuple[int, int], found: tuple[int | None, int]) -> None:
    assert next_of(rock, *berths) == found


def test_what_is_gone_drifts_no_more() -> None:
    scene = table({"hauler1": (500, 300)}, KNOWN[:1])
    scene.remove(0, "test")
    assert phase_of(scene).view(0).gone[0].drift is None


@proves("AST-05", "DRILL-02", "R-65")
def test_a_rock_says_in_words_and_numbers_what_the_seat_knows_of_its_ore() -> None:
    rocks = [*KNOWN[:1], KNOWN[3], R(line=1, tick=1, size="debris")]
    game = phase_of(table({"hauler1": (500, 300)}, rocks))
    mine, theirs = game.view(0).rocks, game.view(1).rocks
    assert [(rock.name, rock.facts) for rock in mine] == [
        ("Asteroid 1", "small asteroid, holds 2 Uberoid"),
        ("Asteroid 2", "small asteroid, 2 Lameum left"),
        ("Asteroid 3", "debris field"),
    ]
    assert [(rock.ore, rock.loads) for rock in mine[:2]] == [(0, 2), (2, 2)]
    assert (theirs[0].facts, theirs[0].ore, theirs[0].loads) == ("small asteroid, face down", None, None)


def test_a_unit_says_in_words_what_it_carries_and_rides_on() -> None:
    units = {"scout1": (2000, 2835), "hauler1": (500, 300)}
    scene = table(units, [R(line=5, tick=4, riders=["scout1"])], cargo={"hauler1": "2 lameum"})
    scene.harried = 1 << unit("scout1")
    view: View = phase_of(scene).view(None)
    assert [u.facts for u in view.units] == ["Scout 1, rides on Asteroid 1, harried", "Hauler 1, carries 2 Lameum"]


def test_a_squad_says_what_is_lost_and_what_is_still_to_come() -> None:
    def where(game: Game) -> list[str]:
        return [each.where for each in game.view(0).squads[0]]

    scene = table({"scout1": (500, 300)})
    assert where(phase_of(scene)) == ["on the board", "to come", "to come"]
    scene.round = 1
    assert where(phase_of(scene)) == ["on the board", "lost", "lost"]


def test_a_team_has_a_name_and_a_berth_once_it_is_chosen() -> None:
    game = Game.start(EDITION, 2, seed=1)
    first, berth = game.waiting()[0], game.options(game.waiting()[0])[0]
    assert isinstance(berth, Berth)
    assert [(team.name, team.berth) for team in game.view(0).teams] == [("Team A", None), ("Team B", None)]
    game.answer(first, berth)
    assert game.view(0).teams[first].berth == berth.y


# --- the unit for which a place is to be chosen


def mover_of(game: Game, seat: Seat | None = 0) -> MoverView:
    mover: MoverView | None = game.view(seat).mover
    assert mover is not None
    return mover


@proves("R-14", "R-15", "R-68")
def test_an_offered_place_says_what_the_unit_would_touch_there() -> None:
    units = {"hauler1": (2000, 2785), "driller2": (2170, 2670)}
    game = phase_of(table(units, [R(line=5, tick=4), R(line=5, tick=5, size="debris")]))
    play(game, Handle(unit("hauler1")))
    mover, words = mover_of(game), game.words()
    assert [Fly(offer.x, offer.y) for offer in mover.offers] == game.options(0)
    assert [touch.name for touch in mover.offers[0].touches] == ["Asteroid 1", "Driller 2"]
    for offer in mover.offers:
        label = game.label(Fly(offer.x, offer.y), words)
        beside = ", ".join(touch.name for touch in offer.touches)
        verb = "Stay at" if offer.stays else "Fly to"
        assert label == f"{verb} {offer.x}, {offer.y}{' beside ' if beside else ''}{beside}"


@proves("R-69", "R-70")
def test_the_unit_that_flies_says_how_far_and_where_it_touches_what() -> None:
    units = {"scout1": (2000, 2000), "hauler2": (2700, 2450)}
    game = phase_of(table(units, [R(line=5, tick=4)], berths=(2100, 3900)))
    play(game, Handle(unit("scout1")))
    mover = mover_of(game)
    assert (mover.unit, mover.kind, mover.start) == (unit("scout1"), SCOUT, PlaceView(2000, 2000))
    assert (mover.edges, mover.reach) == ((880, 630), 1510)
    assert [(o.x, o.y, o.half, o.far) for o in mover.outlines] == [
        (2000, 3000, 0, 165),
        (2700, 2450, 0, 175),
        (4400, 2100, 150, 65),
        (4400, 3900, 150, 65),
    ]
    assert game.view(1).mover is None
    assert game.view(None).mover is None


@proves("BUILD-08", "SETUP-11")
def test_a_unit_from_the_reserve_has_offers_at_its_refinery_and_no_start() -> None:
    game = phase_of(table({"hauler1": (500, 300)}))
    play(game, Build(SCOUT))
    mover = mover_of(game)
    assert (mover.unit, mover.start) == (unit("scout1"), None)
    assert {touch.piece for offer in mover.offers for touch in offer.touches} == {a_refinery(0)}
    assert not any(offer.stays for offer in mover.offers)
