"""Levels of bots, held against their neighbours."""

from __future__ import annotations

import pytest

from gamelode.kernel.lessons import Level
from gamelode.lab.levels import Meeting, meetings
from gamelode.lab.summary import rate
from tests.cli.run import run, said

QUICK = ("random", "random~1", "greedy~90", "greedy")


def levels() -> tuple[Level, ...]:
    """Levels that are quick to play."""
    names = ("beginner", "casual", "good", "strong")
    return tuple(
        Level(id=id, name=id.title(), face="x", line="Plays.", bot=bot)  # type: ignore[arg-type]
        for id, bot in zip(names, QUICK, strict=True)
    )


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("gamelode.lab.levels", "gamelode.bots.levels", "gamelode.cli.levels"):
        monkeypatch.setattr(f"{module}.levels_of", lambda rules: levels())


def test_neighbours_meet_from_the_weakest_on() -> None:
    found = list(meetings("cavein", games=4, workers=1))
    assert [(met.above.id, met.below.id) for met in found] == [
        ("casual", "beginner"),
        ("good", "casual"),
        ("strong", "good"),
    ]
    assert all(met.won.games == 4 for met in found)


def test_who_looks_ahead_beats_who_hardly_does() -> None:
    *_, strongest = meetings("cavein", games=6, workers=1)
    assert strongest.won.share == 1.0
    assert not strongest.is_as_wanted  # that is too much


def test_where_all_play_together_the_same_deals_are_compared() -> None:
    first = next(meetings("deeprock", games=2, workers=1))
    assert first.won.games == 2
    assert first.won.share in (0.0, 0.25, 0.5, 0.75, 1.0)


@pytest.mark.parametrize(("wins", "wanted"), [(60, False), (65, True), (85, True), (86, False)])
def test_a_level_should_win_most_games_but_not_all(wins: int, wanted: bool) -> None:
    below, above, *_ = levels()
    met = Meeting(above=above, below=below, won=rate([1.0] * wins + [0.0] * (100 - wins)))
    assert met.is_as_wanted == wanted


def test_the_terminal_lists_levels_and_measures_them() -> None:
    told = said(run("levels", "cavein", "--games", 2, "--workers", 1))
    assert "Strong, Strong Plays. greedy" in told
    assert "Strong against Good 2 2 100.0%" in told
