"""The benchmark: medians of rounds, and ratios that say how many times as quick."""

from gamelode.lab.bench import Figures, bench, ratios


class Slowing:
    """Measures worse from round to round."""

    name, seats = "slowing", 2

    def __init__(self) -> None:
        self.round = 0

    def measure(self) -> dict[str, float]:
        self.round += 1
        return {"decisions_per_s": 1000 / self.round, "clone_us": 1234.5 * self.round}


def test_figures_are_medians() -> None:
    (found,) = bench([Slowing()], rounds=3)
    assert found == Figures(game="slowing", seats=2, decisions_per_s=500, clone_us=2470)


def test_every_round_lets_all_take_their_turn() -> None:
    one, two = Slowing(), Slowing()
    list(bench([one, two], rounds=2))
    assert one.round == two.round == 2


def test_a_ratio_above_one_is_quicker() -> None:
    ours = Figures(game="ours", seats=2, decisions_per_s=3000, clone_us=5, save_us=3)
    peer = Figures(game="peer", seats=4, decisions_per_s=1000, clone_us=50)
    assert ratios(ours, peer) == {"decisions_per_s": 3.0, "clone_us": 10.0}
