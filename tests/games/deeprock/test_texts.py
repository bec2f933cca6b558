"""What cards and creatures say in words."""

from __future__ import annotations

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.content.texts import texts
from gamelode.games.deeprock.kinds import REACH
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent, HealEffect, RetreatEffect
from gamelode.games.deeprock.rules.creatures.swarms import SwarmAttack
from gamelode.kernel import Game, Row, Section

from .scene import CONTENT, EDITION, begin, dwarf, event, scene, shout, turn_of

TEXTS = texts(CONTENT)


def drawn(card: str) -> Game:
    """The card lies open, and asks for something."""
    special = CONTENT.events[event(card)].special
    deck = {"events": (-1,), "specials": (event(card),)} if special else {"events": (event(card),)}
    return begin(scene(dwarf("gunner", (0, 0)), script=deck), DrawEvent(seat=0))


def sections_of(game: Game) -> dict[str, Section]:
    assert RULES.draw is not None
    return {section.title: section for section in RULES.draw(CONTENT, game.view(0), 0, EDITION.words(["Ann"]))}


def mission_of(game: Game) -> Section:
    return next(iter(sections_of(game).values()))


def notes_of(section: Section) -> dict[str, str]:
    return {piece.text: piece.note for row in section.rows for piece in row.pieces if piece.note}


def row_of(game: Game, label: str) -> Row:
    return next(row for row in mission_of(game).rows if row.label == label)


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


def test_kinds_are_listed() -> None:
    effect = RetreatEffect(types=("grunt", "slasher", "brood_nexus"), within=3)
    said = "Grunts, Slashers and Brood Nexuses within 3 spaces of a Dwarf go back into the rock."
    assert effect.words(CONTENT) == said


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


def test_the_event_under_way_is_read_at_the_table() -> None:
    row = row_of(drawn("glitter"), "Event")
    assert [piece.text for piece in row.pieces][:3] == [
        "Glitter in the Dust",
        "The Swarm Threat sinks by 4.",
        "2 Nitra or Gold for the shared pile.",
    ]


def test_the_last_event_is_explained_to_whoever_asks() -> None:
    table = scene(dwarf("gunner", (0, 0)), event_discard=[event("tremors"), event("grabber")])
    (card,) = row_of(turn_of(table), "last Event").pieces
    assert card.text == "Grabber Attack"
    assert card.note.startswith("A Grabber carries the active Dwarf off: 1 damage and knocked over, unless")
    assert card.note.endswith("A shielded Dwarf suffers nothing.")


def test_before_the_first_event_there_is_none() -> None:
    labels = [row.label for row in mission_of(turn_of(scene(dwarf("gunner", (0, 0))))).rows]
    assert not {"Event", "last Event", "Swarm"} & set(labels)


def test_the_missions_own_event_is_read_too() -> None:
    table = scene(dwarf("gunner", (0, 0)), event_discard=[event("mission_event")])
    own = table.map.entry.event
    (card,) = row_of(turn_of(table), "last Event").pieces
    assert card.note == f"The mission's own event. {own.name}: {own.text}"


def test_the_swarm_under_way_is_read_at_the_table() -> None:
    game = begin(scene(dwarf("gunner", (0, 0)), swarms=[0], swarm_discard=[]), SwarmAttack(cards=1))
    assert [piece.text for piece in row_of(game, "Swarm").pieces] == ["Grunt Tide", *TEXTS["swarm"][0]]


def test_things_on_the_board_are_explained() -> None:
    gunner = dwarf("gunner", (0, 0), cards=(shout("rock_solid"),), fitted=((REACH,), ()))
    table = scene(gunner, creatures=[("grunt", (3, 0)), ("grunt", (4, 0))], pickups={(1, 0): "loot_bug"})
    sections = sections_of(turn_of(table))
    assert notes_of(sections["Creatures"]) == {"Grunt": "moves 3, reaches 1, rolls 1 creature die"}
    assert notes_of(sections["The cave"])["b loot bug"].startswith("Roll the mineral die")
    own = notes_of(sections["Ann: Gunner"])
    assert own["Rock Solid!"].startswith("Right after a creature rolled")
    assert own[CONTENT.files.upgrade[REACH].name] == CONTENT.files.upgrade[REACH].text


def test_the_next_swarm_is_told() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=4, reached=4)
    assert [piece.text for piece in row_of(turn_of(table), "threat").pieces][1:] == ["Swarm at 8"]


def test_no_swarm_is_told_where_one_has_come() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=2, reached=9)
    track, swarm = row_of(turn_of(table), "threat").pieces
    assert (track.text, swarm.text) == ("■■□□□□□□□□!□□!□□!□□ 2 of 19", "Swarm at 11")
