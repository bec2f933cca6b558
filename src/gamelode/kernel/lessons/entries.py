"""What the files of a game's room `lessons` may say, typed. Every statement about the rules names its clauses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Clauses = Annotated[tuple[str, ...], Meta(min_length=1)]
Sentence = Annotated[str, Meta(min_length=2)]
Weight = Literal["light", "light to medium", "medium", "medium to heavy", "heavy"]
LevelId = Literal["beginner", "casual", "good", "strong"]
Written = dict[str, Any]  # a choice, a rule or a table, with ids of the content in the place of numbers


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A row, or a whole file, in which no key is unknown."""


# --- primer.toml


class Said(_Entry, frozen=True, kw_only=True):
    """A statement, and the clauses that it rests on."""

    text: Sentence
    clauses: Clauses


class FirstGame(_Entry, frozen=True, kw_only=True):
    """The game that a newcomer is offered: what the rulebook recommends, against somebody gentle."""

    seats: tuple[str, ...]  # `you`, and levels of bots
    options: dict[str, Any] = {}


class Primer(_Entry, frozen=True, kw_only=True):
    """The game at a glance."""

    card: Sentence  # what it is, on its card in the lobby
    weight: Weight
    play: Literal["together", "against each other", "in teams"]
    first_game: FirstGame
    goal: Said
    end: Said
    turn: Annotated[tuple[Said, ...], Meta(min_length=3, max_length=6)]
    tip: Annotated[tuple[Said, ...], Meta(min_length=3, max_length=3)]


# --- words.toml


class Word(_Entry, frozen=True, kw_only=True):
    """A term that the game uses, explained."""

    term: Sentence
    also: tuple[str, ...] = ()  # other forms of it; that of the plural in -s and of the genitive is known
    text: Sentence
    clause: str


class WordsFile(_Entry, frozen=True, kw_only=True):
    """All that words.toml may say."""

    word: tuple[Word, ...]


# --- coach.toml


class Hint(_Entry, frozen=True, kw_only=True):
    """What the coach says the first time that something is asked, or happens."""

    id: str  # the class of the question, or of the event
    text: Sentence
    clauses: Clauses


class PartWords(_Entry, frozen=True, kw_only=True):
    """How a part of a table's value is told: what one choice does more, or less, than another."""

    id: str
    more: Sentence
    less: Sentence
    only_at_once: bool = False  # it means nothing some moves later, such as who is on turn


class CoachFile(_Entry, frozen=True, kw_only=True):
    """All that coach.toml may say."""

    question: tuple[Hint, ...]
    event: tuple[Hint, ...] = ()
    part: tuple[PartWords, ...] = ()


# --- levels.toml


class Level(_Entry, frozen=True, kw_only=True):
    """A bot as people know it: how well it plays, a name, a face, a line on how it plays."""

    id: LevelId
    name: Sentence
    face: str  # the id of its picture
    line: Sentence
    bot: str  # the exact bot

    @property
    def title(self) -> str:
        return self.id.capitalize()


class LevelsFile(_Entry, frozen=True, kw_only=True):
    """All that levels.toml may say."""

    level: Annotated[tuple[Level, ...], Meta(min_length=4, max_length=4)]


# --- a lesson


class SceneEntry(_Entry, frozen=True, kw_only=True):
    """A table at a question: a game is dealt from the seed, its table is arranged, and a rule begins."""

    players: Annotated[tuple[str, ...], Meta(min_length=1)]  # by seat; `you` is one of them
    seed: str = "lesson"
    options: dict[str, Any] = {}
    table: Written = {}  # what lies otherwise than it was dealt, as the game's own scene says it
    rule: Written  # that begins
    before: tuple[Written, ...] = ()  # answers of whoever is asked, before the lesson begins
    dice: dict[str, tuple[int, ...]] = {}  # what comes up, by stream


class AnswerEntry(_Entry, frozen=True, kw_only=True):
    """What is said to a choice that does not solve a step. A field that is left out may have any value."""

    choice: Written
    text: Sentence


class StepEntry(_Entry, frozen=True, kw_only=True):
    """One decision of a lesson."""

    task: str = ""  # what to try now; the first step's is the lesson's own
    accept: Annotated[tuple[Written, ...], Meta(min_length=1)]  # any of these; the first is the solution
    allows: tuple[Written, ...] = ()  # what must be possible after it: where a place counts by what can be done there
    right: str = ""  # what is said to it
    then: tuple[
        Written, ...
    ] = ()  # answers that follow unasked, by whoever is asked; one that does not fit is left out
    answer: tuple[AnswerEntry, ...] = ()
    otherwise: Sentence  # to any other choice


class LessonEntry(_Entry, frozen=True, kw_only=True):
    """All that the file of a lesson may say."""

    title: Sentence
    find: Sentence  # what to find out
    task: Sentence = field(name="try")  # what to try
    close: Sentence  # what it has taught
    clauses: Clauses
    scene: SceneEntry
    step: Annotated[tuple[StepEntry, ...], Meta(min_length=1)]
