"""The audit finds what must not be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamelode.games.cavein import RULES
from gamelode.games.cavein.kinds import IN_BOX
from gamelode.games.cavein.table import CaveInTable, Perks
from gamelode.kernel import Game

from ..scene import EDITION, at


def lose_a_crystal(scene: CaveInTable) -> None:
    scene.mine.pop()


def lose_a_card(scene: CaveInTable) -> None:
    scene.docks.pop()


def lose_an_artifact(scene: CaveInTable) -> None:
    scene.artifacts.pop()
    scene.artifacts_left[0] -= 1


def miscount_artifacts(scene: CaveInTable) -> None:
    scene.artifacts_left[0] -= 1


def box_a_totem_in_play(scene: CaveInTable) -> None:
    scene.totems[scene.in_play[0]] = IN_BOX


def disorder_a_stack(scene: CaveInTable) -> None:
    scene.crystals[0].reverse()


def disorder_a_hand(scene: CaveInTable) -> None:
    scene.players[0].hand.sort(reverse=True)


def disorder_secrets(scene: CaveInTable) -> None:
    scene.players[0].secret.sort(reverse=True)


def keep_a_secret_that_is_not_held(scene: CaveInTable) -> None:
    scene.players[0].secret = [scene.mercenaries[3][0]]


def overfill_a_base(scene: CaveInTable) -> None:
    scene.players[0].base = [scene.mercenaries[0].pop() for _ in range(8)]


def give_a_perk_without_its_artifact(scene: CaveInTable) -> None:
    scene.players[0].perks = Perks(mine_discount=1)


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lose_a_crystal, "a crystal is lost"),
        (lose_a_card, "a card is lost"),
        (lose_an_artifact, "an artifact is lost"),
        (miscount_artifacts, "artifact stacks are miscounted"),
        (box_a_totem_in_play, "a Totem"),
        (disorder_a_stack, "not in order"),
        (disorder_a_hand, "a hand is not in order"),
        (disorder_secrets, "secrets are not in order"),
        (keep_a_secret_that_is_not_held, "a secret card is not in the hand"),
        (overfill_a_base, "a Base is too large"),
        (give_a_perk_without_its_artifact, "perks do not follow"),
    ],
)
def test_the_audit_finds_what_must_not_be(damage: Callable[[CaveInTable], None], complaint: str) -> None:
    scene = at(Game.start(EDITION, 3, seed=4))
    RULES.audit(scene)
    damage(scene)
    with pytest.raises(AssertionError, match=complaint):
        RULES.audit(scene)
