"""A lesson as it is taught: its file, with every name read as what it stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ..choices import Choice
from ..content import Pack
from ..frames import Frame, Seat
from ..words import hints_of
from .entries import LessonEntry, StepEntry, Written
from .names import NameReader

if TYPE_CHECKING:
    from ..rules import Edition

YOU = "you"


class Pattern(Struct, frozen=True):
    """Choices of a kind, with certain values in the fields that are named and any in the others."""

    kind: type[Choice]
    fields: Mapping[str, Any]

    def fits(self, choice: Choice) -> bool:
        return type(choice) is self.kind and all(getattr(choice, name) == each for name, each in self.fields.items())

    @property
    def whole(self) -> Choice | None:
        """The choice that it says in full; None if it leaves something open."""
        try:
            return self.kind(**self.fields)
        except TypeError:
            return None


class LessonStep(Struct, frozen=True):
    """One decision of a lesson."""

    entry: StepEntry
    accept: tuple[Pattern, ...]
    answers: tuple[tuple[Pattern, str], ...]
    then: tuple[Pattern, ...]
    allows: tuple[Choice, ...] = ()

    def accepts(self, choice: Choice) -> bool:
        return any(pattern.fits(choice) for pattern in self.accept)

    def answer_to(self, choice: Choice) -> str:
        """What is said to this very choice, which does not solve it; empty if it has no answer of its own."""
        return next((text for pattern, text in self.answers if pattern.fits(choice)), "")


class Scene(Struct, frozen=True):
    """A table at a question, before it is laid out: see `kernel.scenes`."""

    players: tuple[str, ...]
    seat: Seat  # of whoever learns
    seed: str
    options: Mapping[str, Any]
    table: Struct | None
    rule: Frame
    before: tuple[Choice, ...]
    dice: Mapping[str, tuple[int, ...]]


class Lesson(Struct, frozen=True):
    """Something to find out at a table, and what may be tried there."""

    id: str  # the name of its file
    entry: LessonEntry
    scene: Scene
    steps: tuple[LessonStep, ...]

    @property
    def title(self) -> str:
        return self.entry.title

    def task(self, step: int) -> str:
        """What to try at a step."""
        return self.steps[step].entry.task or self.entry.task


def read_lesson(pack: Pack, entry: LessonEntry, id: str, edition: Edition) -> Lesson:
    """A lesson from its file; a fault names file, key and reason."""
    players = entry.scene.players
    if players.count(YOU) != 1 or len(set(players)) != len(players):
        raise pack.fault("scene.players", f"every player has a name, and one of them is {YOU!r}")
    ids = {**edition.rules.ids(edition.content), "seat": {name: seat for seat, name in enumerate(players)}}
    reader = _LessonReader(NameReader(ids, pack.fault), edition)
    return Lesson(id, entry, reader.scene(entry), tuple(map(reader.step, range(len(entry.step)), entry.step)))


class _LessonReader:
    """Reads what a lesson says with names."""

    def __init__(self, named: NameReader, edition: Edition) -> None:
        self.named, self.edition = named, edition

    def scene(self, entry: LessonEntry) -> Scene:
        scene = entry.scene
        frame = self.named.one_of(scene.rule, self.edition.frames, "scene.rule")
        return Scene(
            players=scene.players,
            seat=scene.players.index(YOU),
            seed=scene.seed,
            options=scene.options,
            table=self._table(scene.table),
            rule=self.named.read(scene.rule, frame, "scene.rule"),
            before=self._choices(scene.before, "scene.before"),
            dice=scene.dice,
        )

    def _table(self, data: Written) -> Struct | None:
        kind = self.edition.rules.scene_type
        if kind is None and data:
            raise self.named.fail("scene.table", "this game does not say how a table is arranged")
        return None if kind is None else self.named.read(data, kind, "scene.table")

    def step(self, number: int, entry: StepEntry) -> LessonStep:
        key = f"step[{number}]"
        answers = [(each.choice, each.text, f"{key}.answer[{n}].choice") for n, each in enumerate(entry.answer)]
        return LessonStep(
            entry,
            self._patterns(entry.accept, f"{key}.accept"),
            tuple((self._pattern(choice, where), text) for choice, text, where in answers),
            self._patterns(entry.then, f"{key}.then"),
            self._choices(entry.allows, f"{key}.allows"),
        )

    def _choices(self, entries: Sequence[Written], key: str) -> tuple[Choice, ...]:
        kinds = self.edition.choices
        found = [(each, f"{key}[{place}]") for place, each in enumerate(entries)]
        return tuple(self.named.read(each, self.named.one_of(each, kinds, where), where) for each, where in found)

    def _patterns(self, entries: Sequence[Written], key: str) -> tuple[Pattern, ...]:
        return tuple(self._pattern(each, f"{key}[{place}]") for place, each in enumerate(entries))

    def _pattern(self, data: Written, key: str) -> Pattern:
        kind = self.named.one_of(data, self.edition.choices, key)
        hints, given = hints_of(kind), {name: each for name, each in data.items() if name != "type"}
        if unknown := [name for name in given if name not in kind.__struct_fields__]:
            has = ", ".join(kind.__struct_fields__) or "none"
            raise self.named.fail(f"{key}.{unknown[0]}", f"{kind.__name__} has no such field; it has {has}")
        return Pattern(
            kind, {name: self.named.read(each, hints[name], f"{key}.{name}") for name, each in given.items()}
        )
