"""What a team has not seen it does not know."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

import msgspec
import pytest

from gamelode.games.belt.kinds import DRILLER, HAULER, SCOUT
from gamelode.games.belt.seen.view import RockView, View
from gamelode.kernel import Dice, Game, Seat, proves

from ..scene import CONTENT, EDITION, KNOWN, R, at, deposit, phase_of, table, unit


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
