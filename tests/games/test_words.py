"""Every term that a game uses is explained: by its words, or by the thing of that name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gamelode.catalogue import games
from gamelode.kernel import Choice, Dice, Event, Frame, Game, Part, Question, Rules
from gamelode.kernel.frames import found_in
from gamelode.kernel.ledger import Clause, Ruling
from gamelode.kernel.lessons import unexplained
from gamelode.kernel.sections import sections_of
from gamelode.kernel.triggers import Trigger
from gamelode.kernel.words import template_of

TAUGHT = [rules for rules in games().values() if rules.lessons.glossary.words]
PLAYERS = ("ann", "bo", "cy", "di", "ed", "flo")  # in small letters: they are no terms
CARD_TEXTS = {"text", "short"}
DECISIONS = 150  # of a random game that are listened to
PLACE = re.compile(r"[A-Z]_?\d{0,2}|I{2,3}")  # on a board, as it is printed there, or a number: no term


def templates(rules: Rules) -> Iterator[str]:
    """What stands in docstrings: prompts, labels and log sentences. Whatever fills the gaps is said in a game."""
    kinds = [kind for root in (Choice, Event, Part, Trigger) for kind in found_in(rules.package, root)]
    kinds += [kind for kind in found_in(rules.package, Frame) if issubclass(kind, Question)]
    for kind in kinds:
        whole = template_of(kind)[0].replace("{occasion}", "x.")  # which is a sentence of its own
        yield re.sub(r"{\w+}", "x", re.sub(r"(?<=\w){\w+}", " x", whole))


def refusals(rules: Rules) -> Iterator[str]:
    for entry in rules.ledger.entries:
        if isinstance(entry, Clause | Ruling):
            yield entry.refusal


def strings(data: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with the key under which it stands."""
    if isinstance(data, str):
        yield key, data
    elif isinstance(data, dict):
        for name, each in data.items():
            yield from strings(each, str(name))
    elif isinstance(data, list | tuple):
        for each in data:
            yield from strings(each, key)


def content_texts(rules: Rules) -> Iterator[str]:
    """What cards and other things say."""
    content = rules.standard.content
    files = msgspec.to_builtins(getattr(content, "files", None))
    yield from (text for key, text in strings(files) if key in CARD_TEXTS)
    legend = msgspec.to_builtins(rules.legend(content)) if rules.legend else {}
    yield from (text for _, text in strings(legend) if " " in text)


def names(rules: Rules) -> set[str]:
    """What things of the content are called, and the players of lessons."""
    files = msgspec.to_builtins(getattr(rules.standard.content, "files", None))
    players = {name for lesson in rules.lessons.lessons for name in lesson.scene.players}
    return {text for key, text in strings(files) if key == "name"} | players


def taught(rules: Rules) -> Iterator[str]:
    """What primer, coach and lessons say."""
    lessons = rules.lessons
    entries = [lesson.entry for lesson in lessons.lessons]
    shown = {"text", "title", "find", "try", "task", "close", "right", "otherwise", "more", "less", "card", "line"}
    data = (lessons.primer, lessons.glossary.words, lessons.questions, lessons.events, lessons.levels, entries)
    yield from (text for key, text in strings(msgspec.to_builtins(data)) if key in shown)


def said(rules: Rules) -> Iterator[str]:
    """What a random game says: prompts, labels, log and the drawing of the table."""
    dice = Dice.from_seed("words")
    game = Game.start(rules.standard, rules.seats[-1], "words")
    words = game.words(PLAYERS)
    while not game.is_over and game.answers < DECISIONS:
        seat = game.waiting()[0]
        yield game.prompt(seat, words)
        yield from (game.label(choice, words) for choice in game.options(seat))
        game.play(seat, game.sample(seat, dice))
        sections = sections_of(game, seat, words)
        yield from (piece.text for section in sections for row in section.rows for piece in row.pieces)
    yield from (words.say(told.event) for told in game.log or ())


@pytest.mark.parametrize("rules", TAUGHT, ids=lambda rules: rules.slug)
@pytest.mark.parametrize("texts", [templates, refusals, content_texts, taught, said], ids=lambda each: each.__name__)
def test_every_capitalised_term_is_explained(rules: Rules, texts: Any) -> None:
    found = unexplained(texts(rules), rules.lessons.glossary, names(rules))
    assert [term for term in found if not PLACE.fullmatch(term)] == []


def test_some_game_is_taught() -> None:
    assert "cavein" in {rules.slug for rules in TAUGHT}
