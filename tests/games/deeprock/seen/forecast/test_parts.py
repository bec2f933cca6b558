"""What is said of a choice is a sentence, whatever the figures."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.seen.forecast import parts
from gamelode.games.deeprock.seen.forecast.parts import CostsActions, CostsAmmo, Kills, LeavesActions, Succeeds
from gamelode.kernel import Part
from tests.games.deeprock.scene import EDITION


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (CostsActions(1, 3), "Costs 1 of 3 actions."),
        (CostsAmmo(5, "primary"), "Costs 1 of 5 primary ammo."),
        (LeavesActions(1), "1 action would be left over."),
        (Kills(0, 2, ways=1, of=2), "Grunt 1 dies: it takes 2 hits."),
        (Succeeds(1, ways=5, of=6), "1 chop or more."),
    ],
)
def test_a_part_is_a_sentence(part: Part, said: str) -> None:
    assert EDITION.words().say(part) == said


def test_every_part_has_a_sentence_of_its_own() -> None:
    kinds = [kind for kind in vars(parts).values() if isinstance(kind, type) and issubclass(kind, Part)]
    own = [kind for kind in kinds if kind.__module__ == parts.__name__]
    assert own
    assert all((kind.__doc__ or "").splitlines()[0].endswith(".") for kind in own)
