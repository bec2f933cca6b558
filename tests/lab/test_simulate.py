"""Many games: always the same ones."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gamelode.kernel import Fault
from gamelode.lab import Plan, simulate

BOTS = ("greedy", "random")
DEAR_TOTEMS = (
    '[scoring]\nsource = "house"\ntotem = 100\nsubjugated_per_level = 1\nsymbol_sets = [1, 3, 6, 10, 15, 21]\n'
)


def test_the_number_of_workers_changes_nothing() -> None:
    alone, together = (list(simulate(Plan(slug="cavein", bots=BOTS, seed=5), 3, workers=workers)) for workers in (1, 2))
    assert alone == together


def test_games_come_one_by_one() -> None:
    """The rest of a million games is never played."""
    assert (
        len(list(islice(simulate(Plan(slug="cavein", bots=("random", "random"), seed=5), 1_000_000, workers=1), 2)))
        == 2
    )


def test_another_seed_gives_other_games() -> None:
    one, two = (
        list(simulate(Plan(slug="cavein", bots=("random", "random"), seed=seed), 2, workers=1)) for seed in (1, 2)
    )
    assert not {game.seed for game in one} & {game.seed for game in two}
    assert [game.outcome for game in one] != [game.outcome for game in two]


def test_each_bot_sits_everywhere_equally_often() -> None:
    games = list(simulate(Plan(slug="cavein", bots=("greedy", "random", "search:1"), seed=5), 3, workers=1))
    assert sorted(game.bots.index("greedy") for game in games) == [0, 1, 2]
    assert sorted(game.bots.index("search:1") for game in games) == [0, 1, 2]


def test_a_game_says_how_it_went() -> None:
    (game,) = simulate(Plan(slug="cavein", bots=("random", "random"), seed=5), 1, workers=1)
    assert (game.seed, game.sides, len(game.outcome.scores)) == ("5.0", (0, 1), 2)
    assert game.decisions > game.rounds  # type: ignore[operator]


def test_options_are_passed_on() -> None:
    games = [
        list(simulate(Plan(slug="cavein", bots=("random",) * 2, seed=5, options={"start_player": n}), 2, workers=1))
        for n in (1, 2)
    ]
    assert games[0] != games[1]


def test_changes_are_passed_on_to_every_worker(tmp_path: Path) -> None:
    changes = tmp_path / "totems.toml"
    changes.write_text(DEAR_TOTEMS)
    games = simulate(Plan(slug="cavein", bots=("random", "random"), seed=5, changes=changes), 2, workers=2)
    assert all(part["totems"] % 100 == 0 for game in games for part in game.outcome.sources)


@pytest.mark.parametrize(
    ("bots", "more", "sentence"),
    [
        (("greedy", "grandmaster"), {}, "there is no bot 'grandmaster'"),
        (("greedy",), {}, "for 2 to 4 players, not 1"),
        (BOTS, {"games": 0}, "0 games are none"),
        (BOTS, {"workers": 0}, "0 workers do nothing"),
        (BOTS, {"options": {"start_player": 9}}, "9 is no player of 2"),
        (BOTS, {"changes": Path("nowhere.toml")}, "nowhere.toml: No such file"),
        (BOTS, {"slug": "chess"}, "there is no game 'chess'"),
    ],
)
def test_bad_input_is_a_fault_before_any_game(bots: tuple[str, ...], more: dict[str, object], sentence: str) -> None:
    wanted: dict[str, Any] = {"slug": "cavein", "seed": 1, **more}
    games, workers = wanted.pop("games", 1), wanted.pop("workers", None)
    with pytest.raises(Fault, match=sentence):
        simulate(Plan(bots=bots, **wanted), games, workers)
