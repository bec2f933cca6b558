"""Whatever a game says is a sentence: prompts, labels, refusals, log lines, drawings, and the words of its end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, ParamSpec, TypeVar

import msgspec

from ..choices import Choice, Refusal
from ..dice import Dice
from ..drawing import Section
from ..events import DiceRolled, Event
from ..frames import Frame, Seat, found_in
from ..game import Game
from ..options import game_options
from ..rules import Edition, Outcome
from ..sections import sections_of
from ..triggers import Trigger
from ..words import Words
from .promises import NonConformance, expect

P = ParamSpec("P")
T = TypeVar("T")

PLAYERS = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
MOST = 12  # things of a kind that are said at one decision
SIGNS = {  # what shows that nobody wrote this for a player
    "it is empty": r"^\s*$",
    "a brace is left": r"[{}]",
    "a mark for a plural or an 'and' is left": r"\((?:s|and)\)",
    "a value has no name": r"\b(?:None|True|False)\b(?! [A-Z])",
    "a thing of the program is in it": r"<[A-Za-z][\w.]*[ :>]|\bobject at\b|\w\(\w+=|\w_\w",
}
GAP = re.compile(r"\S {2,}\S|\s[,.;?]|^\s|\s$")  # in a sentence: a word is missing. A drawing may be set out so.


class Speech:
    """Says what a game has to say, to every seat and to a spectator, and looks for what is no sentence."""

    def __init__(self, edition: Edition, dice: Dice) -> None:
        self.edition, self.dice = edition, dice
        self.signs = {sign: re.compile(pattern) for sign, pattern in SIGNS.items()}
        self.signs["a name of the program is in it"] = re.compile(rf"\b(?:{'|'.join(_code_names(edition))})\b")
        self.heard = 0  # events that were said at earlier decisions
        self.fine: set[str] = set()  # texts that were looked at before

    def check_texts(self) -> None:
        """What is said before the game begins: its options and its legend."""
        for option in game_options(self.edition):
            self.check_words("the title of an option", option.name, option.title)
            for each in option.values:
                self.check_words("the label of an option's value", option.name, each.label)
        legend = self.edition.rules.legend
        for text in () if legend is None else _sentences(msgspec.to_builtins(legend(self.edition.content))):
            self.check_words("the legend", self.edition.rules.title, text)

    def check(self, game: Game) -> None:
        """What is said at the open question, and what has been told since the last check."""
        words = game.words(PLAYERS)
        for seat in range(game.header.seats):
            self.check_question(game, seat, words)
        for seat in (*range(game.header.seats), None):
            self.check_log(game, seat, words)
            self.check_drawing(game, seat, words)
        self.heard = len(game.log or ())

    def check_question(self, game: Game, seat: Seat, words: Words) -> None:
        """A seat's prompt, what it may do and what it may not."""
        if seat in game.waiting():
            self.check_said("a prompt", game.question, game.prompt, seat, words)
        refused = game.refusals(seat)
        for choice in (*self.some(game.options(seat)), *self.some(game.commands(seat))):
            self.check_said("a label", choice, game.label, choice, words)
        for choice, refusal in self.some(refused):
            self.check_said("a label", choice, game.label, choice, words)
            self.check_refusal(game, refusal)

    def check_refusal(self, game: Game, refusal: Refusal) -> None:
        """The sentence for a player who is refused something. It is the ledger's own: if it begins with None, that is
        English, for its figures are numbers."""
        self.check_said("a refusal", refusal, lambda: game.sentence(refusal).removeprefix("None "))

    def check_log(self, game: Game, seat: Seat | None, words: Words) -> None:
        """The lines that a seat has not read yet."""
        for told in islice(game.log or (), self.heard, None):
            seen = told.seen_by(seat)
            if seen is not None:
                self.check_said("a log line", seen.event, words.say, seen.event)
                self.check_dice(seen.event)

    def check_dice(self, event: Event) -> None:
        """Dice are told as dice: what they show is in the sentence, and each kind can be named."""
        is_dice = isinstance(event, DiceRolled)
        expect(is_dice == (event.weight == "dice"), "an event that weighs as dice is one", event)
        for throw in event.throws() if isinstance(event, DiceRolled) else ():
            expect("{shown}" in (type(event).__doc__ or ""), "the sentence of dice says what they show", event)
            for text in (throw.purpose, *throw.faces, *filter(None, [throw.kind])):
                self.check_words("dice", event, text)

    def check_drawing(self, game: Game, seat: Seat | None, words: Words) -> None:
        """The table as a seat sees it. A game that draws nothing shows its fields as they are called in the program."""
        sections = _done("a drawing", seat, sections_of, game, seat, words)
        for text in _texts(sections) if self.edition.rules.draw else ():
            self.check_words("a drawing", seat, text)

    def check_outcome(self, outcome: Outcome) -> None:
        """Why the game ended, and what the points are for."""
        expect(self.edition.rules.ledger.text(outcome.reason), "a game ends by a clause", outcome.reason)
        for source in {source for part in (*outcome.sources, *outcome.ties) for source in part}:
            self.check_words("what points are for", outcome.reason, source)

    def check_said(self, what: str, about: object, say: Callable[P, str], *args: P.args, **more: P.kwargs) -> None:
        """A sentence can be said, in plain words and with no word missing."""
        text = _done(what, about, say, *args, **more)
        self.check_words(what, about, text)
        expect(not GAP.search(text), f"{what} is a whole sentence", f"{text!r} (about {about})")

    def check_words(self, what: str, about: object, text: str) -> None:
        """A text shows no sign that it was not written for a player."""
        if text not in self.fine:
            for sign, pattern in self.signs.items():
                expect(not pattern.search(text), f"{what} is in plain words", f"{text!r}: {sign} (about {about})")
            self.fine.add(text)

    def some(self, things: Sequence[T]) -> Sequence[T]:
        """So many of them that it does not take long."""
        return things if len(things) <= MOST else [self.dice.pick(things, "speech") for _ in range(MOST)]


def _done(what: str, about: object, say: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What the function gives; whatever it raises is a broken promise."""
    try:
        return say(*args, **more)
    except Exception as error:
        raise NonConformance(f"{what} can be said: {about} ({type(error).__name__}: {error})") from error


def _texts(sections: Iterable[Section]) -> Iterator[str]:
    """All words of a drawing. A row may stand without a label or be set in, and a piece needs no note."""
    for section in sections:
        yield section.title
        for row in section.rows:
            yield from filter(None, (row.label.strip(), *(piece.note for piece in row.pieces)))
            yield from (piece.text for piece in row.pieces)


def _sentences(legend: Any) -> Iterator[str]:
    """The texts of a legend. What has no space in it may be an id."""
    if isinstance(legend, str):
        yield from (legend,) * (" " in legend)
    elif isinstance(legend, list | tuple | dict):
        for each in legend.values() if isinstance(legend, dict) else legend:
            yield from _sentences(each)


def _code_names(edition: Edition) -> list[str]:
    """Classes of the game whose names no player would take for words, such as WhatNext."""
    kinds = [kind for root in (Frame, Choice, Event, Trigger) for kind in found_in(edition.rules.package, root)]
    return sorted({kind.__name__ for kind in kinds if re.search(r"[a-z][A-Z]", kind.__name__)}) or ["(?!)"]
