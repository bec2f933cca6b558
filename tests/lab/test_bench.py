"""The benchmark: medians of rounds, and ratios that say how many times as quick."""

from gamelode.lab.bench import Figures, bench, ratios


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
    (found,) = bench([Slowing("one", [])], rounds=3)
    assert found == Figures(game="one", seats=2, decisions_per_s=500, clone_us=2470)


def test_a_figure_of_all_is_measured_before_the_next_one() -> None:
    order: list[str] = []
    list(bench([Slowing("one", order), Slowing("two", order)], rounds=1))
    assert order == ["one decides", "two decides", "one clones", "two clones"]


def test_a_ratio_above_one_is_quicker() -> None:
    ours = Figures(game="ours", seats=2, decisions_per_s=3000, clone_us=5, save_us=3)
    peer = Figures(game="peer", seats=4, decisions_per_s=1000, clone_us=50)
    assert ratios(ours, peer) == {"decisions_per_s": 3.0, "clone_us": 10.0}
