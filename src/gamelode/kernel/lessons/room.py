"""The room `lessons` of a game, read: primer, words, coach, levels and lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from msgspec import Struct

from ..content import Pack
from ..events import Event
from ..faults import Fault
from ..frames import found_in
from ..questions import Question
from .entries import CoachFile, Hint, LessonEntry, Level, LevelId, LevelsFile, PartWords, Primer, WordsFile
from .glossary import Glossary
from .lesson import YOU, Lesson, read_lesson

if TYPE_CHECKING:
    from ..rules import Edition, Rules

T = TypeVar("T")
_NUMBERED = re.compile(r"\d+-[a-z0-9-]+")
_FILES = {"primer", "words", "coach", "levels"}


class Lessons(Struct, frozen=True):
    """How a game is taught. A game without the room has none of it."""

    primer: Primer | None = None
    glossary: Glossary = Glossary()
    questions: dict[str, Hint] = {}  # what the coach says to each, by the name of its class
    events: dict[str, Hint] = {}
    parts: dict[str, PartWords] = {}  # of `Rules.value_parts`, in words
    levels: tuple[Level, ...] = ()  # from the weakest to the strongest
    lessons: tuple[Lesson, ...] = ()

    @classmethod
    def read(cls, rules: Rules) -> Lessons:
        """All files of a game's room; a fault names file, key and reason."""
        folder = rules.folder / "lessons"
        return _Room(rules, folder).read() if folder.is_dir() else cls()


def questions_of(edition: Edition) -> list[type[Question[Any]]]:
    """The questions that a game asks: those that no other is made from."""
    kinds = [frame for frame in edition.frames if issubclass(frame, Question)]
    return [kind for kind in kinds if not any(other is not kind and issubclass(other, kind) for other in kinds)]


class _Room:
    """Reads a room file by file."""

    def __init__(self, rules: Rules, folder: Path) -> None:
        self.rules, self.folder, self.edition = rules, folder, rules.standard

    def read(self) -> Lessons:
        levels, coach, words = self._levels(), self._coach(), self._file("words", WordsFile)
        return Lessons(
            primer=self._primer({YOU, *(level.id for level in levels)}),
            glossary=Glossary(words[1].word if words else ()),
            questions={hint.id: hint for hint in coach.question},
            events={hint.id: hint for hint in coach.event},
            parts={part.id: part for part in coach.part},
            levels=levels,
            lessons=tuple(self._lessons()),
        )

    def _file(self, name: str, kind: type[T]) -> tuple[Pack, T] | None:
        """One of the files that have a name of their own, if it is there."""
        path = self.folder / f"{name}.toml"
        return self._typed(path, kind) if path.exists() else None

    def _typed(self, path: Path, kind: type[T]) -> tuple[Pack, T]:
        """What a file says. Every clause that it names stands in the ledger."""
        pack = Pack.of_file(path)
        found = pack.typed(kind)
        for key, id in _clauses_in(pack.data, ""):
            if id not in self.rules.ledger.by_id:
                raise pack.fault(key, f"there is no clause {id!r} in the ledger")
        return pack, found

    def _primer(self, seats: set[str]) -> Primer | None:
        found = self._file("primer", Primer)
        if found is None:
            return None
        pack, primer = found
        first = primer.first_game
        if unknown := [seat for seat in first.seats if seat not in seats]:
            raise pack.fault("first_game.seats", f"{unknown[0]!r} is neither {YOU!r} nor a level")
        if len(first.seats) not in self.rules.seats:
            raise pack.fault("first_game.seats", f"{self.rules.title} is for {self.rules.page.players} players")
        try:
            self.rules.read_options(first.options)
        except Fault as fault:
            raise pack.fault("first_game.options", str(fault)) from fault
        return primer

    def _coach(self) -> CoachFile:
        found = self._file("coach", CoachFile)
        if found is None:
            return CoachFile(question=())
        pack, coach = found
        asked = {kind.__name__ for kind in self.edition.frames if issubclass(kind, Question)}
        told = {kind.__name__ for kind in found_in(self.rules.package, Event)}
        for key, hints, known in (("question", coach.question, asked), ("event", coach.event, told)):
            for place, hint in enumerate(hints):
                if hint.id not in known:
                    raise pack.fault(f"{key}[{place}]", f"this game has no such {key}")
        return coach

    def _levels(self) -> tuple[Level, ...]:
        found = self._file("levels", LevelsFile)
        if found is None:
            return ()
        pack, file = found
        if [level.id for level in file.level] != list(get_args(LevelId)):
            raise pack.fault("level", f"they stand from the weakest to the strongest: {', '.join(get_args(LevelId))}")
        return file.level

    def _lessons(self) -> Iterator[Lesson]:
        paths = [path for path in self.folder.glob("*.toml") if path.stem not in _FILES]
        if unnumbered := [path.name for path in paths if not _NUMBERED.fullmatch(path.stem)]:
            raise Fault(f"{min(unnumbered)}: a lesson's file is named by its number and its subject, as 1-mining.toml")
        for path in sorted(paths, key=lambda path: int(path.stem.partition("-")[0])):
            pack, entry = self._typed(path, LessonEntry)
            yield read_lesson(pack, entry, path.stem, self.edition)


def _clauses_in(data: Any, key: str) -> Iterator[tuple[str, str]]:
    """Every clause that is named in a file, with the key where it stands."""
    if isinstance(data, list):
        for place, each in enumerate(data):
            yield from _clauses_in(each, f"{key}[{place}]")
    elif isinstance(data, dict):
        for name, each in data.items():
            inner = f"{key}.{name}" if key else name
            if name in ("clause", "clauses"):
                yield from ((inner, id) for id in ([each] if isinstance(each, str) else each))
            else:
                yield from _clauses_in(each, inner)
