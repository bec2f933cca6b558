"""The same seed and the same bots play the same game: in the lab, in a match, at the terminal and on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gamelode.catalogue import games
from gamelode.kernel import Choice, Game, Record, Seat
from gamelode.lab.simulate import Plan
from gamelode.match import Match, players_named
from tests.cli.run import run

from .table import open_match, server, watch_to_the_end

Played = tuple[list[tuple[Seat, Choice]], str]  # choices and digest
TABLES = [(slug, ("greedy", "random")) for slug in games()] + [("cavein", ("search:3", "greedy"))]


def in_the_lab(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> Played:
    """The lab keeps no history: it is noted as the answers come."""
    played: list[Game] = []
    start = Game.start

    def noted(*args: Any, **kwargs: Any) -> Game:
        played.append(start(*args, **{**kwargs, "record": True}))
        return played[-1]

    with monkeypatch.context() as patch:
        patch.setattr(Game, "start", noted)
        plan.play(0)
    (game,) = played
    return list(game.history or ()), game.digest()


def in_a_match(plan: Plan) -> Played:
    rules = games()[plan.slug]
    match = Match.start(rules.standard, players_named(plan.bots), plan.seed_of(0))
    match.let_bots_move()
    return list(match.history), match.game.digest()


def at_the_terminal(plan: Plan, folder: Path) -> Played:
    path = folder / "game.rec"
    result = run("play", plan.slug, "--seats", ",".join(plan.bots), "--seed", plan.seed_of(0), "--save", path)
    assert result.exit_code == 0, result.output
    return replayed(path.read_bytes(), plan)


def on_a_server(plan: Plan, folder: Path) -> Played:
    with server(folder, takes_seeds=True) as client:
        match = open_match(client, *plan.bots, game=plan.slug, seed=plan.seed_of(0))
        watch_to_the_end(client, match)
        return replayed(client.get(f"/api/matches/{match['id']}/record").content, plan)


def replayed(record: bytes, plan: Plan) -> Played:
    game = Record.read(record).replay(games()[plan.slug].standard)
    return list(game.history or ()), game.digest()


@pytest.mark.parametrize(("slug", "bots"), TABLES, ids=lambda part: part if isinstance(part, str) else "+".join(part))
def test_a_game_is_the_same_wherever_it_is_played(
    slug: str, bots: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(slug=slug, bots=bots, seed=4)
    first = in_a_match(plan)
    assert len(first[0]) > 20
    assert in_the_lab(plan, monkeypatch) == first
    assert at_the_terminal(plan, tmp_path) == first
    assert on_a_server(plan, tmp_path / "server") == first
