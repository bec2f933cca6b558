"""What cards and creatures say in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.content.texts import mode_texts, objective_text
from gamelode.games.deeprock.rules.cards.event_cards import HealEffect

from ..scene import CONTENT, LEGEND, event, mode, shout


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
    assert list(LEGEND.event[event(card)]) == said


def test_who_is_healed_is_said() -> None:
    assert HealEffect(1).words(CONTENT) == "The active Dwarf regains 1 Health."
    assert HealEffect(2, all=True).words(CONTENT) == "Every conscious Dwarf regains 2 Health."


def test_a_swarm_card_says_who_comes() -> None:
    assert LEGEND.swarm[0] == ("3 Grunts at exit I; 3 Grunts at exit II.", "Then all creatures activate.")


def test_a_rock_and_stone_card_says_when_it_is_played_if_that_is_not_at_any_time() -> None:
    assert LEGEND.shout[shout("drinks_on_me")] == "He regains up to 2 Health (not if unconscious)."
    assert LEGEND.shout[shout("rock_solid")].startswith(
        "Right after a creature rolled its attack against the target, before it is applied: the "
    )


def test_a_creature_says_what_is_special_about_it() -> None:
    assert LEGEND.creature[CONTENT.kind["web_spitter"]].says == ("“!” webs its victim", "blocks sight")
    assert LEGEND.creature[CONTENT.kind["brood_nexus"]].says[:2] == (
        "each “!” is a new Grunt",
        "breeds instead of moving, and when it dies",
    )


def test_nothing_is_left_in_the_words_of_the_files() -> None:
    said = msgspec.to_builtins(replace(LEGEND, options=None))
    assert all("_" not in words for words in words_in(said))


def words_in(said: Any) -> Iterator[str]:
    """All strings that are told, however deep; keys of the page are not."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict | list | tuple):
        for each in said.values() if isinstance(said, dict) else said:
            yield from words_in(each)


# --- weapons


def test_a_way_to_shoot_says_its_dice_first_and_then_what_is_unusual() -> None:
    assert mode_texts(CONTENT, mode("burst")) == ("3 bullet dice", "spread over spaces next to each other")
    assert mode_texts(CONTENT, mode("aimed")) == ("2 piercing dice", "at one target", "2 actions")
    assert mode_texts(CONTENT, mode("he")) == ("1 explosion die", "hits three spaces, friends too", "over heads")
    assert "at most 2 times a turn" in mode_texts(CONTENT, mode("flaming_ground"))


# --- missions


@pytest.mark.parametrize(
    ("objective", "said"),
    [
        (Objective("collect", "apoca_bloom", 2, "secondary"), "Collect 2 Apoca Blooms"),
        (Objective("collect", "morkite", 4, "primary"), "Collect 4 Morkite"),
        (Objective("kill", "slasher", 1, "primary"), "Kill the marked Slasher"),
        (Objective("kill", "grunt", 3, "primary"), "Kill 3 marked Grunts"),
        (Objective("repair", "wreck", 2, "primary", 3), "Repair 2 wrecks, 3 cubes each"),
        (Objective("deposit", "aquarq", 2, "primary"), "Bring 2 Aquarqs to the Minehead"),
    ],
)
def test_an_objective_says_what_is_wanted(objective: Objective, said: str) -> None:
    assert objective_text(CONTENT, objective) == said
