"""Conformance speaks: whatever a game cannot say, or does not say in plain words, is found."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from gamelode.kernel import Dice, Edition, Event, Game, Outcome, Piece, Refusal, Row, Seat, Section, Words
from gamelode.kernel.conformance import Check, NonConformance
from gamelode.kernel.conformance.speech import Speech
from gamelode.kernel.words import template_of
from tests.kernel.forest import FOREST
from tests.kernel.forest.events import CardDrawn
from tests.kernel.forest.journey import SetSnare, Walk
from tests.kernel.forest.market import BarterForFood, Lay
from tests.kernel.forest.rounds import Rest, WhatNext
from tests.kernel.forest.sharing import Share
from tests.kernel.forest.view import names, outcome
from tests.kernel.scenes import EDITION, random_game


def altered(**changes: Any) -> Edition:
    return msgspec.structs.replace(FOREST, **changes).standard


def with_namer(kind: str, namer: Callable[[Any], Any]) -> Edition:
    return altered(names=lambda content: {**names(content), kind: namer})


def complaint(edition: Edition = EDITION) -> str:
    """What conformance has to say against it, in one of a few games."""
    for seed, seats in itertools.product(range(4), FOREST.seats):
        try:
            Check(edition, seats, seed).run(2000)
        except NonConformance as error:
            return str(error)
    return "nothing"


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[type, str | None], None]]:
    """Gives a class other words to be said by."""

    def put(kind: type, words: str | None) -> None:
        monkeypatch.setattr(kind, "__doc__", words)
        template_of.cache_clear()

    yield put
    monkeypatch.undo()
    template_of.cache_clear()


def test_a_hidden_card_that_has_no_name_is_found() -> None:
    edition = with_namer("card", lambda card: FOREST.standard.content.card[card].name)
    assert complaint(edition).startswith("a log line can be said: CardDrawn(seat=1, card=None) (TypeError: ")


def test_a_card_that_only_a_spectator_cannot_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen_by(self: CardDrawn, seat: Seat | None) -> Event:
        return msgspec.structs.replace(self, card=self.card if seat == self.seat else -1 if seat is None else None)

    monkeypatch.setattr(CardDrawn, "seen_by", seen_by)
    edition = with_namer("card", lambda card: {-1: "None"}.get(card, "a card"))
    assert complaint(edition).startswith("a log line is in plain words: 'Ann draws None.': a value has no name")


@pytest.mark.parametrize(
    ("name", "sign"),
    [
        ("{name}", "a brace is left"),
        ("card(s)", "a mark for a plural or an 'and' is left"),
        (None, "a value has no name"),
        (True, "a value has no name"),
        (object, "a thing of the program is in it"),
        (Lay(1, 2), "a thing of the program is in it"),
        ("big_buckler", "a thing of the program is in it"),
        ("WhatNext", "a name of the program is in it"),
    ],
)
def test_a_name_that_is_no_word_is_found(name: object, sign: str) -> None:
    assert f": {sign} (about " in complaint(with_namer("card", lambda card: str(name)))


@pytest.mark.parametrize("name", ["", " ", "Buckler  again", "Buckler "])
def test_a_sentence_that_lacks_a_word_is_found(name: str) -> None:
    assert complaint(with_namer("card", lambda card: name)).startswith("a label is a whole sentence")


@pytest.mark.parametrize(
    ("kind", "words", "promise"),
    [
        (WhatNext, "What do you do, {who}?", "a prompt can be said: WhatNext"),
        (WhatNext, "What do you do {now?", "a prompt is in plain words"),
        (Walk, "{traveller} walks to {nowhere}", "a label can be said: Walk"),
        (SetSnare, None, "a label is in plain words: 'SetSnare': a name of the program is in it"),
        (Share, "Give {food} food to {nobody}", "a label can be said: Share"),
        (CardDrawn, "{seat} draws {cards}.", "a log line can be said: CardDrawn"),
    ],
)
def test_words_that_do_not_fit_their_fields_are_found(
    kind: type, words: str | None, promise: str, says: Callable[[type, str | None], None]
) -> None:
    says(kind, words)
    assert complaint().startswith(promise)


def test_a_class_that_is_called_as_people_would_call_it_needs_no_other_words(
    says: Callable[[type, str | None], None],
) -> None:
    says(Rest, None)
    assert complaint() == "nothing"


def test_a_label_of_what_is_refused_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SetSnare, "why_not", lambda self, table, seat: Refusal("SNARE-01"))
    edition = with_namer("traveller", lambda traveller: "")
    assert complaint(edition).startswith("a label is a whole sentence: ' ")


def test_a_refusal_without_its_figures_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BarterForFood, "why_not", lambda self, table, seat, choice: Refusal("BID-02"))
    monkeypatch.setattr(BarterForFood, "options", lambda self, table, seat: list(self.things(table, seat)))
    check = Check(EDITION, 2, 1)
    with pytest.raises(NonConformance, match=r"^a refusal can be said: Refusal\(clause='BID-02', .* \(IndexError: "):
        check.speech.check(check.game)


def test_a_refusal_may_begin_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Check(EDITION, 2, 1)
    monkeypatch.setattr(Game, "sentence", lambda self, refusal: "None lies there. [BID-02]")
    check.speech.check_refusal(check.game, Refusal("BID-02"))
    monkeypatch.setattr(Game, "sentence", lambda self, refusal: "The stall holds None. [BID-02]")
    with pytest.raises(NonConformance, match=r"^a refusal is in plain words"):
        check.speech.check_refusal(check.game, Refusal("BID-02"))


def drawing(text: str = "a tent", label: str = "camps", title: str = "Forest", note: str = "") -> Edition:
    def draw(content: Any, view: Any, seat: Seat | None, words: Words) -> list[Section]:
        return [Section(title, (Row(label, (Piece(text, note=note),)),))]

    return altered(draw=draw)


def test_a_drawing_in_words_is_fine() -> None:
    assert complaint(drawing()) == "nothing"
    assert complaint(drawing(label="  set in", text=" #  #  1> # ")) == "nothing"


@pytest.mark.parametrize("part", ["text", "label", "title", "note"])
def test_every_part_of_a_drawing_is_read(part: str) -> None:
    assert complaint(drawing(**{part: "held by None"})).startswith("a drawing is in plain words: 'held by None'")


@pytest.mark.parametrize("part", ["text", "title"])
def test_an_empty_part_of_a_drawing_is_found(part: str) -> None:
    assert complaint(drawing(**{part: " "})).startswith("a drawing is in plain words: ' ': it is empty")


def test_a_drawing_that_fails_for_a_spectator_is_found() -> None:
    def draw(content: Any, view: Any, seat: Any, words: Words) -> list[Section]:
        return [Section("Forest", (Row("seat", (Piece(f"seat {seat + 1}"),)),))]

    assert complaint(altered(draw=draw)).startswith("a drawing can be said: None (TypeError: ")


def test_a_view_that_cannot_be_shown_field_by_field_is_found() -> None:
    def nameless(card: Any) -> str:
        raise KeyError("card")

    assert complaint(with_namer("glade", nameless)).startswith("a drawing can be said: 0 (KeyError: ")


class CardTexts(Struct, frozen=True):
    """A legend that says what cards do."""

    card: tuple[str, ...]


def test_the_legend_is_read() -> None:
    edition = altered(legend=lambda content: CardTexts(("Eat.", "Take {x} food.")))
    assert complaint(edition).startswith("the legend is in plain words: 'Take {x} food.': a brace is left")


def test_a_game_that_ends_by_no_clause_is_found() -> None:
    def endless(table: Any) -> Outcome:
        return msgspec.structs.replace(outcome(table), reason="END-99")

    assert complaint(altered(outcome=endless)) == "a game ends by a clause: END-99"


def test_points_that_are_for_nothing_a_player_knows_are_found() -> None:
    def scored(table: Any) -> Outcome:
        return msgspec.structs.replace(outcome(table), sources=({"food_left": 1}, {}, {}, {})[: table.seats])

    assert complaint(altered(outcome=scored)).startswith("what points are for is in plain words: 'food_left'")


def test_an_event_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    original = Words.say
    game = random_game(2, 3, 30)
    speech = Speech(EDITION, Dice.from_seed(1))
    speech.check(game)

    def say(self: Words, thing: Any, figures: Any = None) -> str:
        said.append(thing)
        return original(self, thing, figures)

    monkeypatch.setattr(Words, "say", say)
    speech.check(game)
    assert said
    assert not any(isinstance(thing, Event) for thing in said)
