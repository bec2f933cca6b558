"""What cards and creatures say in words."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock.rules.cards.event_cards import HealEffect

from ..scene import CONTENT, TEXTS, event, shout


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("deep_rumble", ["The Swarm Threat rises by 2.", "All Grunts activate."]),
        ("false_alarm", ["The Swarm Threat sinks by 6."]),
        ("they_smell_you", ["The Swarm Threat rises by 1.", "All creatures activate."]),
        ("web_one", ["The Swarm Threat rises by 1.", "1 Web Spitter at exit I.", "1 Grunt at exit III."]),
        ("every_hole", ["The Swarm Threat rises by 1.", "1 Grunt at every exit."]),
        ("emerging_slasher", ["A Slasher comes out of the ground next to the active Dwarf and attacks."]),
        ("swarm_gathers", ["The Swarm Threat rises by 1.", "1 Swarm card set aside for the next Swarm."]),
        ("risky_seam", ["If you like: 2 Nitra, and the Swarm Threat rises by 1."]),
        ("sweet_spot", ["The Swarm Threat sinks by 3.", "If you like: a free axe chop with one more success."]),
    ],
)
def test_an_event_card_says_what_it_does(card: str, said: list[str]) -> None:
    assert list(TEXTS["event"][event(card)]) == said


def test_who_is_healed_is_said() -> None:
    assert HealEffect(1).words(CONTENT) == "The active Dwarf regains 1 Health."
    assert HealEffect(2, all=True).words(CONTENT) == "Every conscious Dwarf regains 2 Health."


def test_a_swarm_card_says_who_comes() -> None:
    assert TEXTS["swarm"][0] == ("3 Grunts at exit I; 3 Grunts at exit II.", "Then all creatures activate.")


def test_a_rock_and_stone_card_says_when_it_is_played_if_that_is_not_at_any_time() -> None:
    assert TEXTS["shout"][shout("drinks_on_me")] == ("He regains up to 2 Health (not if unconscious).",)
    (solid,) = TEXTS["shout"][shout("rock_solid")]
    assert solid.startswith("Right after a creature rolled its attack against the target, before it is applied: the ")


def test_a_creature_says_what_is_special_about_it() -> None:
    assert TEXTS["creature"][CONTENT.kind["web_spitter"]] == ("“!” webs its victim", "blocks sight")
    assert TEXTS["creature"][CONTENT.kind["brood_nexus"]][:2] == (
        "each “!” is a new Grunt",
        "breeds instead of moving, and when it dies",
    )


def test_nothing_is_left_in_the_words_of_the_files() -> None:
    assert all("_" not in words for said in TEXTS.values() for each in said for words in each)
