"""Whether the page's type check notices what is renamed in Python.

In a copy of the sources names are renamed and the page's types made anew: svelte-check must then speak of every one of
them, at a file of that game.

`scripts/rename-check` renames one event, choice, question and stage of every game, and a message and a word of the
server. `scripts/rename-check hewns MeetingBegan` renames what is named. `scripts/rename-check --every belt cavein`
renames all that the pages of these games say (or all pages), and lists what goes unnoticed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from .page_names import KINDS, MACHINE, PARTS, SERVER, SERVER_KINDS, Name, Page, Use, names_of, words_beside
from .renamed_copy import ROOT, Fault, check, copied, make_types, rename

FIRST_ONLY = frozenset({2353, 2561, 2769})  # faults of a key, or of a call: of several words, the first is named


class Verdict(NamedTuple):
    """What became of renamed names."""

    noticed: dict[Name, Fault]
    unnoticed: list[Name]
    silent: list[Use]  # where an event, choice or question stands and no fault speaks of it: it may be a label


# --- what was noticed


def verdict(names: Iterable[Name], faults: Sequence[Fault], web: Path) -> Verdict:
    """Which of the names that were renamed together the type check speaks of."""
    found = Verdict({}, [], [])
    pages = {part: Page(web, part) for part in PARTS}
    for name in names:
        page = pages[name.part]
        spoken = {use: fault_at(use, name, faults, page) for use in page.uses(name)}
        if fault := next(filter(None, spoken.values()), None):
            found.noticed[name] = fault
        else:
            found.unnoticed.append(name)
        if name.is_class:
            found.silent.extend(use for use, fault in spoken.items() if not fault)
    return found


def fault_at(use: Use, name: Name, faults: Iterable[Fault], page: Page) -> Fault | None:
    """The fault that speaks of a name where it stands."""
    there = (fault for fault in faults if fault.file == use.file)
    return next((fault for fault in there if _is_about(fault, use, name, page)), None)


def _is_about(fault: Fault, use: Use, name: Name, page: Page) -> bool:
    """Of several words that an object or a list must not have, the first alone is named, and all are meant."""
    if fault.code in FIRST_ONLY and (use.line, use.word) in _beside(page.texts[fault.file], fault.line, fault.column):
        return True
    return fault.line <= use.line <= fault.last_line and name.is_said_by(fault.message)


_beside = cache(words_beside)


# --- what is tried


def used(part: str) -> dict[str, list[Name]]:
    """The names that a part's page says, by kind; first those that it says most often, not by chance."""
    page = Page(ROOT / "web", part)
    found: dict[str, list[tuple[int, int, Name]]] = {kind: [] for kind in (SERVER_KINDS if part == SERVER else KINDS)}
    for name in names_of(part):
        if uses := page.uses(name):
            found[name.kind].append((sum(use.is_key for use in uses) - len(uses), -len(uses), name))
    return {kind: [name for *_, name in sorted(counted)] for kind, counted in found.items()}


def one_of_each(parts: Sequence[str]) -> list[Name]:
    """A name of each kind that the page of a part says; no word twice, so that faults can be told apart."""
    chosen: list[Name] = []
    for part in parts:
        for kind, names in used(part).items():
            taken = {name.word for name in chosen if name.part == part}
            first = next((name for name in names if name.word not in taken and is_own(name)), None)
            if first:
                chosen.append(first)
            else:
                say(f"{part}: the page says no {kind} by its name")
    return chosen


def is_own(name: Name) -> bool:
    """Whether no other part says it too: what the machine itself names is in every game."""
    return not name.is_class or name.home != MACHINE


def named(part: str, words: Sequence[str]) -> list[Name]:
    """The names that somebody asked for."""
    there = names_of(part)
    if strange := set(words) - {name.word for name in there}:
        raise SystemExit(f"{part} has no {', '.join(sorted(strange))}")
    return [name for name in there if name.word in words]


def try_out(names: Sequence[Name]) -> Verdict:
    """Rename names together; and those of which no fault speaks then, apart, when any fault of their page is theirs."""
    with copied() as folder:
        found = verdict(names, renamed(folder, names), folder / "web")
    for few in apart(found.unnoticed):
        say(f"apart: {', '.join(f'{name.part} {name.word}' for name in few)}")
        with copied() as folder:
            faults = renamed(folder, few)
        for name in few:
            page = Page(ROOT / "web", name.part)
            if fault := next((fault for fault in faults if page.has(fault.file)), None):
                found.noticed[name] = fault
    return found._replace(unnoticed=[name for name in found.unnoticed if name not in found.noticed])


def renamed(folder: Path, names: Sequence[Name]) -> list[Fault]:
    """The faults of a copy after a renaming."""
    rename(folder, names)
    make_types(folder)
    return check(folder)


def apart(names: Sequence[Name]) -> Iterator[list[Name]]:
    """At most one name of each part at a time; what all games share alone."""
    by_part = [[name for name in names if name.part == part and is_own(name)] for part in PARTS]
    for few in zip_longest(*by_part):
        yield [name for name in few if name]
    for name in names:
        if not is_own(name):
            yield [name]


def is_green() -> bool:
    """Whether the unchanged copy has no fault, so that every fault is one of renaming."""
    with copied() as folder:
        faults = check(folder)
    for fault in faults:
        say(f"without any renaming: {fault}")
    return not faults


def every(parts: Sequence[str]) -> bool:
    """All that the pages say, kind by kind, since one missing type can hide what else is wrong."""
    pages = [used(part) for part in parts]
    good = True
    for together in zip_longest(KINDS, SERVER_KINDS):
        names = [name for page in pages for kind in together for name in page.get(kind, [])]
        if names:
            found = try_out(names)
            tell_counts(names, found)
            good = good and not found.unnoticed
    return good


# --- what is told


def tell_counts(names: Sequence[Name], found: Verdict) -> None:
    """How many were renamed, which went unnoticed, and which places said nothing."""
    for part, kind in sorted({(name.part, name.kind) for name in names}):
        missed = [name for name in found.unnoticed if (name.part, name.kind) == (part, kind)]
        tried = sum((name.part, name.kind) == (part, kind) for name in names)
        say(f"{part}: of {tried} renamed {kind}s {len(missed) or 'none'} went unnoticed")
        for name in missed:
            tell_unnoticed(name)
    for use in found.silent:
        say(f"  silent at {use.file}:{use.line}: {use.word} in {use.text}")


def tell_unnoticed(name: Name) -> None:
    say(f"  UNNOTICED: {name.part} {name.kind} {name.word}")
    for use in Page(ROOT / "web", name.part).uses(name):
        say(f"    {use.file}:{use.line}: {use.text}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="scripts/rename-check", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--every", action="store_true", help="rename all that the pages say")
    parser.add_argument("part", nargs="?", choices=PARTS, help="a game, or the server")
    parser.add_argument("names", nargs="*", help="what to rename; with --every, more games")
    given = parser.parse_args(words)
    parts = [given.part] if given.part else PARTS
    if given.every:
        if strange := set(given.names) - set(PARTS):
            parser.error(f"there is no game {', '.join(sorted(strange))}")
        return 0 if is_green() and every([*parts, *given.names]) else 1
    names = named(given.part, given.names) if given.names else one_of_each(parts)
    if not is_green():
        return 1
    found = try_out(names)
    for name, fault in found.noticed.items():
        say(f"{name.part} {name.kind} {name.word}: {fault}")
    for name in found.unnoticed:
        tell_unnoticed(name)
    return 1 if found.unnoticed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
