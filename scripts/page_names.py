"""The names that Python gives to what it sends, and where the sources of the page say them.

A *name* is a word that the page's types know: of a game an event, a choice, a question, or a stage (a word of its
views, declared with `Literal` or as an enum); of the server a message, or a word of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from gamelode.catalogue import OURS, games
from gamelode.kernel import Event, Question
from gamelode.kernel.frames import found_in
from gamelode.server import protocol
from gamelode.server.schemas import content_schema, game_schema

SERVER = "server"
MACHINE = "gamelode"  # the folder of what all games share
KINDS = ("event", "choice", "question", "stage")
SERVER_KINDS = ("message", "word")
PARTS = (*OURS, SERVER)
MADE = frozenset({"types.ts", "entries.ts", "constants.ts", "protocol.ts", "close_codes.ts"})

Words = frozenset[str]


class Name(NamedTuple):
    """A name as the Python under `home` says it."""

    part: str  # a game, or the server
    kind: str
    word: str
    home: str  # a folder of the Python sources
    beside: tuple[Words, ...] = ()  # of a word: the lists of words that it is declared in; a class has none

    @property
    def is_class(self) -> bool:
        return not self.beside

    @property
    def new(self) -> str:
        return f"{self.word}Renamed" if self.is_class else f"{self.word} renamed"

    def is_said_by(self, message: str) -> bool:
        """Whether the type checker speaks of it: of the word, of the type, or of what a question is about."""
        of_class = (f"'{self.word}'", f"'About{self.word}'") if self.is_class else ()
        return any(each in message for each in (f'"{self.word}"', f"`{self.word}:", *of_class))


class Use(NamedTuple):
    """A place in the sources of the page where a name stands."""

    word: str
    file: str  # under web/src
    line: int
    text: str
    is_key: bool  # of an object or a type, where a field may be called so by chance


# --- the names


def names_of(part: str) -> list[Name]:
    """All names of a game, or of the server's messages."""
    return [*_messages()] if part == SERVER else [*_classes(part), *_stages(part)]


def _classes(game: str) -> Iterator[Name]:
    """Events, choices and questions. Some are the machine's own, and then every game says them."""
    rules = games()[game]
    kinds: dict[str, list[type]] = {
        "event": [kind for kind in found_in(rules.package, Event) if kind.__doc__],
        "choice": [*rules.standard.choices],
        "question": [kind for kind in rules.standard.frames if issubclass(kind, Question)],
    }
    for kind, classes in kinds.items():
        for each in classes:
            is_own = each.__module__.startswith(rules.package)
            yield Name(game, kind, each.__name__, f"gamelode/games/{game}" if is_own else MACHINE)


def _stages(game: str) -> Iterator[Name]:
    """The words of a game's views, but for those that its content files say too: they are content."""
    rules = games()[game]
    lists = frozenset(_lists_of_words(game_schema(rules))) - frozenset(_lists_of_words(content_schema(rules)))
    yield from _words(lists, game, "stage", f"gamelode/games/{game}")


def _messages() -> Iterator[Name]:
    schema = protocol.schema()
    tags = frozenset(_tags(schema))
    yield from _words(frozenset(frozenset({tag}) for tag in tags), SERVER, "message", "gamelode/server")
    yield from _words(frozenset(_lists_of_words(schema)), SERVER, "word", MACHINE)


def _words(lists: frozenset[Words], part: str, kind: str, home: str) -> Iterator[Name]:
    for word in sorted(frozenset[str]().union(*lists)):
        yield Name(part, kind, word, home, tuple(each for each in lists if word in each))


def _lists_of_words(schema: Any) -> Iterator[Words]:
    """The enumerations in a schema, but for the tags by which structs are told apart."""
    for part in _parts(schema):
        if words := frozenset(each for each in part.get("enum", ()) if isinstance(each, str) and each):
            yield words


def _tags(schema: Any) -> Iterator[str]:
    for part in _parts(schema):
        tag = part.get("properties", {}).get("type", {})
        yield from tag.get("enum", ())


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object in a schema, but for the tags of structs."""
    if isinstance(schema, list):
        for each in schema:
            yield from _parts(each)
    elif isinstance(schema, dict):
        if isinstance(schema.get("enum", []), list):
            yield schema
        for key, each in schema.items():
            if key != "type":
                yield from _parts(each)


# --- where the page says them

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!\S)//[^\n]*", re.DOTALL)
IMPORT = re.compile(r'import type \{([^}]*)\} from "[./]+/types"', re.DOTALL)


class Page:
    """The sources of the page that speak with a game, or with the server."""

    def __init__(self, web: Path, part: str) -> None:
        self.folder, self.part = web / "src", part

    def has(self, file: str) -> bool:
        """Whether a file under web/src is one of them."""
        is_of_game = file.startswith("games/") and file.count("/") > 1
        return not is_of_game if self.part == SERVER else file.startswith(f"games/{self.part}/")

    @cached_property
    def texts(self) -> dict[str, str]:
        """By file, with blanks for comments."""
        found = (each for each in sorted(self.folder.rglob("*")) if each.suffix in (".ts", ".svelte"))
        files = {each.relative_to(self.folder).as_posix(): each for each in found if each.name not in MADE}
        return {name: COMMENT.sub(_blank, file.read_text()) for name, file in files.items() if self.has(name)}

    def uses(self, name: Name) -> list[Use]:
        """Where a name stands in quotes, as a key, as an imported type, or first in the name of a place (`unit:4`)."""
        return [use for file, text in self.texts.items() for use in uses_in(text, file, name)]


def _blank(comment: re.Match[str]) -> str:
    return re.sub(r"\S", " ", comment[0])


def uses_in(text: str, file: str, name: Name) -> Iterator[Use]:
    """Where a name stands in a text. Words are in many attributes and sentences too, which are not meant."""
    word, lines = re.escape(name.word), text.splitlines()
    quoted = rf'"{word}"' if name.is_class else rf'(?<!\w=)(?<!\? )(?<! : )"{word}"|(?<=\bvalue=)"{word}"'
    found = [*re.finditer(rf'{quoted}|`{word}:|(?<![\w."`$/-])(?P<key>{word})(?=:)', text)]
    if name.is_class:
        imported = re.compile(rf"(?P<key>)\b(?:About)?{word}\b")
        found += [each for names in IMPORT.finditer(text) for each in imported.finditer(text, *names.span(1))]
    for each in found:
        line = text.count("\n", 0, each.start())
        yield Use(name.word, file, line + 1, lines[line].strip(), bool(each["key"]))


def words_beside(text: str, line: int, column: int) -> set[tuple[int, str]]:
    """The keys and quoted words, each with its line, of the object or list that has one at this place (from one on)."""
    at = sum(len(each) for each in text.splitlines(keepends=True)[: line - 1]) + column - 1
    start, words, depth = _opening(text, at) + 1, set(), 0
    for found in re.compile(r'[{[(]|[}\])]|"([^"\n]*)"|([\w-]+)(?=:)').finditer(text, start):
        depth += (found[0] in "{[(") - (found[0] in "}])")
        if depth < 0:
            break
        if (word := found[1] or found[2]) and not depth:
            words.add((text.count("\n", 0, found.start()) + 1, word))
    return words


def _opening(text: str, at: int) -> int:
    """Where the bracket is that a place lies in."""
    depth = 0
    for place in range(at - 1, -1, -1):
        if text[place] in "}])":
            depth += 1
        elif text[place] in "{[(":
            if not depth:
                return place
            depth -= 1
    return 0
