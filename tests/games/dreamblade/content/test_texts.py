"""Abilities in words."""

from __future__ import annotations

from gamelode.games.dreamblade.content.texts import ability_name, ability_reach, ability_text

from ..scene import CONTENT, piece


def test_a_text_has_the_figure_of_the_ability() -> None:
    text = ability_text(CONTENT, piece("savage_ogre", "crit"))
    assert "2" in text
    assert "X" not in text


def test_a_name_tells_for_which_lineage_it_is() -> None:
    names = [ability_name(CONTENT, each) for each in range(len(CONTENT.pieces))]
    assert "Bolster 2, Janus only" in names


def test_whom_and_when_is_told_where_it_is_not_plain() -> None:
    guard = ability_reach(CONTENT, piece("oathbound_sentry", "bodyguard"))
    assert guard.startswith("other local allied creatures; continuous, whenever")
    assert ability_reach(CONTENT, piece("savage_ogre", "crit")) == ""
