"""The terms of a game in any text: what page and terminal explain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from .entries import Word

ENDINGS = r"(?:s|['\u2019]s?)?"  # of the plural and of the genitive


class Found(Struct, frozen=True):
    """A term in a text: where it stands, and the word that explains it."""

    start: int
    end: int
    word: Word


class Glossary(Struct, frozen=True, dict=True):
    """The words of a game."""

    words: tuple[Word, ...] = ()

    @cached_property
    def by_form(self) -> dict[str, Word]:
        """Every way in which a term may be written."""
        return {form: word for word in self.words for form in (word.term, *word.also)}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        forms = sorted(self.by_form, key=len, reverse=True)  # of two that begin alike, the longer one
        return re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, forms)) or '(?!)'}){ENDINGS}(?!\w)")

    def find(self, text: str) -> tuple[Found, ...]:
        """The terms of a text, in their order. Capitals count: a base is no Base."""
        return tuple(Found(m.start(), m.end(), self.by_form[m[1]]) for m in self._pattern.finditer(text))

    def explained(self, text: str) -> Word | None:
        """The word that somebody asks for, however it is written."""
        asked = text.strip().casefold()
        return next((word for form, word in self.by_form.items() if form.casefold() in (asked, asked[:-1])), None)


CAPITALISED = re.compile(r"(?<![\w'])[A-Z][\w'\u2019-]*")
NEW_SENTENCE = re.compile(r"(?:^|[.:;?!]\s+|\n\s*|[\"(]\s*)$")


def unexplained(texts: Iterable[str], glossary: Glossary, names: Iterable[str] = ()) -> list[str]:
    """Terms that stand capitalised in the middle of a sentence and are explained nowhere: neither by a word nor by the
    thing of that name, which says itself what it does."""
    known = re.compile(rf"(?<![\w'])(?:{'|'.join(map(re.escape, _longest_first(names))) or '(?!)'}){ENDINGS}(?!\w)")
    return sorted({term for text in texts for term in _terms(text, glossary, known)})


def _longest_first(names: Iterable[str]) -> list[str]:
    forms = {form for name in names if name for form in (name, name.removesuffix("s"))}
    return sorted(forms, key=len, reverse=True)


def _terms(text: str, glossary: Glossary, known: re.Pattern[str]) -> Iterator[str]:
    covered = [(found.start, found.end) for found in glossary.find(text)]
    covered += [found.span() for found in known.finditer(text)]
    for found in CAPITALISED.finditer(text):
        inside = any(start <= found.start() and found.end() <= end for start, end in covered)
        if not inside and not NEW_SENTENCE.search(text[: found.start()]):
            yield found[0]
