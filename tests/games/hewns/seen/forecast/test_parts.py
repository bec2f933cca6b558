"""What is said of a choice is a sentence, whatever the figures."""

from __future__ import annotations

import pytest

from gamelode.games.hewns.seen.forecast import parts
from gamelode.games.hewns.seen.forecast.parts import CostsDice, CostsPoints, MayReroll, RollsMining
from gamelode.kernel import Part
from tests.games.hewns.scene import EDITION


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (CostsPoints(1, 3), "Costs 1 of 3 action points."),
        (CostsPoints(1, 1), "Costs 1 of 1 action point."),
        (CostsDice(2, 5), "Costs 2 of 5 Substract."),
        (RollsMining(3, "2.5", 6), "Mining dice: 3. They bring 2.5 Substract on average, 6 at most."),
        (MayReroll(2), "Lets you roll mining dice again, 2 times."),
    ],
)
def test_a_part_is_a_sentence(part: Part, said: str) -> None:
    assert EDITION.words().say(part) == said


def test_every_part_has_a_sentence_of_its_own() -> None:
    kinds = [kind for kind in vars(parts).values() if isinstance(kind, type) and issubclass(kind, Part)]
    own = [kind for kind in kinds if kind.__module__ == parts.__name__]
    assert own
    assert all((kind.__doc__ or "").splitlines()[0].endswith(".") for kind in own)
