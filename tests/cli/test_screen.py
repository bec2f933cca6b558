"""What the terminal draws."""

from io import StringIO

import pytest
from rich.console import Console

from gamelode.cli.screen import score
from gamelode.kernel import Outcome


@pytest.mark.parametrize(("scores", "is_told"), [((3, 3), True), ((3, 4), False)])
def test_what_decides_between_equal_points_is_told(scores: tuple[int, int], is_told: bool) -> None:
    console = Console(width=80, record=True, file=StringIO())
    ties = ({"healthy Hewns": 2}, {"healthy Hewns": 1})
    console.print(score(Outcome("END-01", scores, (1, 2), ties=ties), ("Ann", "Bob")))
    told = " ".join(console.export_text().split())
    assert ("equal points: healthy Hewns 2 1" in told) == is_told
