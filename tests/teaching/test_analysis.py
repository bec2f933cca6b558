"""What a match could have been: the curve, the marks, and what was luck."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from gamelode.bots import Position, make
from gamelode.catalogue import games
from gamelode.games.cavein import RULES
from gamelode.games.cavein.rules.actions import END_ACTIONS, TakeAction
from gamelode.kernel import Dice, Fault, Game, Record
from gamelode.teaching import Analysis, AnalysisSettings, Cancelled, RecordedMatch, analyse_match
from tests.cli.run import run, said
from tests.games.cavein.scene import at

ANSWERS = 16
QUICK = AnalysisSettings(iterations=32, decisions=8, rolls=4)


@cache
def record(idle_at: int = 0) -> bytes:
    """The first answers of a match between greedy bots; one of them ends a turn of its own too early."""
    game, bot = Game.start(RULES.standard, 2, 11), make("greedy", 1)
    while game.answers < ANSWERS:
        position = Position(game, game.waiting()[0])
        idles = game.answers + 1 == idle_at
        game.answer(position.seat, END_ACTIONS if idles else bot.choose(position))
    return Record.of(game, ("Ann", "Bo")).write()


def begun_turn() -> int:
    """The number of an answer with which a turn of two actions begins."""
    games = Record.read(record()).replayed(RULES.standard)
    return next(game.answers + 1 for game in games if game.answers and _begins(game))


def _begins(game: Game) -> bool:
    return isinstance(game.question, TakeAction) and not at(game).turn.acted and not at(game).turn.raided


@cache
def analysis() -> Analysis:
    return analyse_match(RecordedMatch(record(), None, QUICK))


def test_the_curve_has_a_chance_for_each_answer_and_seat() -> None:
    found = analysis()
    assert [moment.answers for moment in found.moments] == list(range(1, ANSWERS + 1))
    games = list(Record.read(record()).replayed(RULES.standard))
    assert RULES.value is not None
    assert found.moments[-1].chances == tuple(RULES.value(games[-1].table, seat) for seat in (0, 1))


def test_the_parts_of_a_balance_add_up_to_the_end() -> None:
    for each in analysis().balances:
        assert each.usual + each.deal + each.luck + each.own + each.others == pytest.approx(each.end)


def test_where_nothing_is_drawn_nothing_is_luck() -> None:
    games = Record.read(record()).replayed(RULES.standard)
    drawn = [game.table.dice.drawn for game in games]
    moments = analysis().moments
    quiet = [moment for moment, (before, after) in zip(moments, pairwise(drawn), strict=True) if before == after]
    assert quiet
    assert all(moment.luck == (0.0, 0.0) for moment in quiet)
    assert any(moment.luck != (0.0, 0.0) for moment in moments)


def test_a_wasted_turn_is_marked_with_what_was_better_and_why() -> None:
    number = begun_turn()
    found = analyse_match(RecordedMatch(record(number), None, msgspec.structs.replace(QUICK, decisions=16)))
    (mark,) = [mark for mark in found.marks if mark.answers == number]
    assert mark.chosen_label == "End the Action phase"
    assert mark.better_label != mark.chosen_label
    assert mark.why
    assert mark.lost >= QUICK.slip
    assert found.balances[mark.seat].lost >= mark.lost


def test_the_same_record_seed_and_budget_give_the_same_analysis() -> None:
    assert analyse_match(RecordedMatch(record(), None, QUICK)) == analysis()


def test_other_processes_find_the_same() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        found = analyse_match(RecordedMatch(record(), None, QUICK), executor=executor)
    assert msgspec.json.encode(found) == msgspec.json.encode(analysis())


def test_no_more_decisions_are_searched_than_the_budget_allows() -> None:
    none = analyse_match(RecordedMatch(record(begun_turn()), None, msgspec.structs.replace(QUICK, decisions=0)))
    assert none.marks == ()
    assert [each.lost for each in none.balances] == [0, 0]


def test_it_says_how_far_it_is() -> None:
    told: list[float] = []
    analyse_match(RecordedMatch(record(), None, QUICK), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_it_can_be_cancelled() -> None:
    asked: list[int] = []

    def is_cancelled() -> bool:
        asked.append(1)
        return len(asked) > 3

    with pytest.raises(Cancelled):
        analyse_match(RecordedMatch(record(), None, QUICK), is_cancelled=is_cancelled)
    assert len(asked) == 4


def test_a_match_without_answers_is_a_fault() -> None:
    empty = Record.of(Game.start(RULES.standard, 2, 1)).write()
    with pytest.raises(Fault, match="nothing was answered"):
        analyse_match(RecordedMatch(empty, None, QUICK))


@pytest.mark.parametrize(
    ("lost", "severity"), [(0.04, None), (0.05, "slip"), (0.1, "mistake"), (0.19, "mistake"), (0.2, "blunder")]
)
def test_losses_have_names(lost: float, severity: str | None) -> None:
    assert AnalysisSettings().severity(lost) == severity


@pytest.mark.parametrize("slug", list(games()))
def test_a_match_of_any_game_can_be_looked_into(slug: str) -> None:
    rules = games()[slug]
    game, dice = Game.start(rules.standard, rules.seats[-1], 5), Dice.from_seed(5)
    while game.answers < 12:
        game.answer(game.waiting()[0], game.sample(game.waiting()[0], dice))
    small = AnalysisSettings(iterations=4, decisions=2, rolls=2)
    found = analyse_match(RecordedMatch(Record.of(game).write(), None, small))
    assert len(found.moments) == 12
    for each in found.balances:
        assert each.usual + each.deal + each.luck + each.own + each.others == pytest.approx(each.end)


# --- at the terminal


def test_the_terminal_shows_curve_balance_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_bytes(record(begun_turn()))
    told = said(run("analyse", path, "--workers", 1, "--iterations", 32, "--decisions", 16))
    assert "how good it looked" in told
    assert "Where the chances came from" in told
    assert "End the Action phase Better: " in told


def test_the_terminal_tells_it_as_json(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_bytes(record())
    result = run("analyse", path, "--workers", 1, "--iterations", 4, "--decisions", 1, "--json")
    assert msgspec.json.decode(result.stdout)["game"] == "cavein"
