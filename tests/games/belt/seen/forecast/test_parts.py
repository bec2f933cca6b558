"""What is said of a choice is a sentence, whatever the figures."""

from __future__ import annotations

import pytest

from gamelode.games.belt.seen.forecast import parts
from gamelode.games.belt.seen.forecast.parts import CostsOre, LetsGo, RidesAlong
from gamelode.kernel import Part
from tests.games.belt.scene import R, phase_of, table


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (CostsOre("1 Lameum", 1), "Costs 1 Lameum, worth 1 point."),
        (CostsOre("3 Lameum", 3), "Costs 3 Lameum, worth 3 points."),
        (RidesAlong(0), "It rides on Asteroid 1 and is carried along by the drift."),
        (LetsGo(0), "It lets go of Asteroid 1."),
    ],
)
def test_a_part_is_a_sentence(part: Part, said: str) -> None:
    game = phase_of(table({"driller1": (2000, 3300)}, [R(line=5, tick=3)]))
    assert game.words(["Ann", "Bo"]).say(part) == said


def test_every_part_has_a_sentence_of_its_own() -> None:
    kinds = [kind for kind in vars(parts).values() if isinstance(kind, type) and issubclass(kind, Part)]
    own = [kind for kind in kinds if kind.__module__ == parts.__name__]
    assert own
    assert all((kind.__doc__ or "").splitlines()[0].endswith(".") for kind in own)
