"""The benchmark: medians of rounds, and ratios that say how many times as quick."""

import pytest

from gamelode.games.belt import RULES as BELT
from gamelode.games.cavein import RULES as CAVEIN
from gamelode.lab.bench import Figures, Ours, RandomPlay, Runner, is_open, measure, medians, quantile, ratios


class Slowing:
    """Measures worse from round to round, and remembers in what order it was measured."""

    seats = 2

    def __init__(self, name: str, order: list[str]) -> None:
        self.name, self.order = name, order
        self.verbs = {"clone_us": self.clone, "decisions_per_s": self.decide}

    def clone(self) -> float:
        self.order.append(f"{self.name} clones")
        return 1234.5 * self.order.count(f"{self.name} clones")

    def decide(self) -> float:
        self.order.append(f"{self.name} decides")
        return 1000 / self.order.count(f"{self.name} decides")


def test_figures_are_medians() -> None:
    runners: list[Runner] = [Slowing("one", [])]
    (found,) = medians(runners, list(measure(runners, rounds=3)))
    assert found == Figures(game="one", seats=2, decisions_per_s=500, clone_us=2470)


def test_a_figure_of_all_is_measured_before_the_next_one() -> None:
    order: list[str] = []
    list(measure([Slowing("one", order), Slowing("two", order)], rounds=1))
    assert order == ["one decides", "two decides", "one clones", "two clones"]


def test_a_ratio_above_one_is_quicker() -> None:
    ours = Figures(game="ours", seats=2, decisions_per_s=3000, clone_us=5, save_us=3)
    peer = Figures(game="peer", seats=4, decisions_per_s=1000, clone_us=50)
    assert ratios(ours, peer) == {"decisions_per_s": 3.0, "clone_us": 10.0}


@pytest.mark.parametrize(("share", "number"), [(0.0, 1), (0.5, 5), (0.95, 10), (0.9, 9), (1.0, 10)])
def test_a_quantile_is_one_of_the_numbers(share: float, number: int) -> None:
    assert quantile([4, 2, 10, 8, 6, 1, 3, 5, 7, 9], share) == number


def test_random_play_goes_on_from_game_to_game() -> None:
    play = RandomPlay(CAVEIN.standard, 2, draws=False)
    assert play.play(1000) == 1000
    assert play.seed > 1
    assert not play.game.is_over


def test_a_game_with_open_questions_is_measured_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelode.lab.bench.SOME", 200)
    assert is_open(BELT.standard)
    assert "options_decisions_per_s" in Ours(BELT, 2).verbs
    assert not is_open(CAVEIN.standard)
    assert "options_decisions_per_s" not in Ours(CAVEIN, 2).verbs


def test_answers_to_open_questions_are_drawn() -> None:
    drawn, listed = (RandomPlay(BELT.standard, 2, draws=draws) for draws in (True, False))
    drawn.play(200)
    assert drawn.dice.drawn > 0
    listed.play(200)
    assert listed.dice.drawn == 0
