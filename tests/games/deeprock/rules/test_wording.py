"""Creatures and counts in words."""

from __future__ import annotations

from gamelode.games.deeprock.rules.cards.event_cards import RetreatEffect

from ..scene import CONTENT


def test_kinds_are_listed() -> None:
    effect = RetreatEffect(types=("grunt", "slasher", "brood_nexus"), within=3)
    said = "Grunts, Slashers and Brood Nexuses within 3 spaces of a Dwarf go back into the rock."
    assert effect.words(CONTENT) == said
