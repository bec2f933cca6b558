"""A copy of the sources in which names are renamed, and what the page's type check says about it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .page_names import Name

ROOT = Path(__file__).parents[1]
COPIED = ("src", "scripts", "web")
NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__", "page", "*.egg-info")


class Fault(NamedTuple):
    """What svelte-check says about a place."""

    file: str  # under web/src
    line: int
    column: int
    last_line: int
    code: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message.splitlines()[0][:160]}"


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the sources, with the tools of the page."""
    with TemporaryDirectory(prefix="rename-check-") as made:
        folder = Path(made)
        for each in COPIED:
            shutil.copytree(ROOT / each, folder / each, ignore=NOT_COPIED)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        settings = folder / "web" / "tsconfig.json"
        told = json.loads(settings.read_text())
        told["compilerOptions"]["noErrorTruncation"] = True  # a fault names all words of a list
        settings.write_text(json.dumps(told))
        yield folder


def rename(folder: Path, names: Iterable[Name]) -> None:
    """Rename in the Python sources of a copy."""
    by_home: dict[str, list[Name]] = defaultdict(list)
    for name in names:
        by_home[name.home].append(name)
    for home, renamed in by_home.items():
        for file in (folder / "src" / home).rglob("*.py"):
            old = file.read_text()
            if (new := renamed_in(old, renamed, is_kinds=file.name == "kinds.py")) != old:
                file.write_text(new)


def renamed_in(source: str, names: Sequence[Name], is_kinds: bool) -> str:
    """Python with other names: words where they are declared, classes wherever they are said."""
    words = {name.word: name for name in names if not name.is_class}
    classes = {name.word: name.new for name in names if name.is_class}
    if words:
        declared = r"Literal\[[^\]]*\]|\btag=\"[^\"]*\""
        anywhere = r"|\"[^\"\n]*\"" if is_kinds else ""
        source = re.sub(declared + anywhere, lambda found: _with_words(found[0], words), source)
    if classes:
        source = re.sub(r"\b(?:" + "|".join(classes) + r")\b", lambda found: classes[found[0]], source)
    return source


def _with_words(declaration: str, names: dict[str, Name]) -> str:
    """A declaration with other words, unless it is one of something else that only shares a word."""
    said = {each for each in re.findall(r'"([^"]*)"', declaration) if each}

    def other(found: re.Match[str]) -> str:
        name = names.get(found[1])
        is_meant = name is not None and any(said <= each for each in name.beside)
        return f'"{name.new}"' if name and is_meant else found[0]

    return re.sub(r'"([^"]*)"', other, declaration)


def make_types(folder: Path) -> None:
    """Make the types of the page anew, from the Python of the copy."""
    env = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run([folder / "scripts" / "types"], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"The types cannot be made after the renaming:\n{done.stdout}{done.stderr}")


def check(folder: Path) -> list[Fault]:
    """What svelte-check has to say about the page of a copy."""
    npm = [sys.executable, str(folder / "scripts" / "node.py"), "npm", "run", "--silent", "check"]
    words = [*npm, "--", "--output", "machine-verbose"]
    done = subprocess.run(words, cwd=folder / "web", capture_output=True, text=True, check=False)
    if " COMPLETED " not in done.stdout:
        raise SystemExit(f"svelte-check did not end:\n{done.stdout}{done.stderr}")
    return [*faults_in(done.stdout)]


def faults_in(said: str) -> Iterator[Fault]:
    """The faults in what svelte-check writes for machines."""
    for line in said.splitlines():
        _, _, told = line.partition(" ")
        if told.startswith("{"):
            fault = json.loads(told)
            start, last = fault["start"], fault["end"]["line"] + 1
            file, code = fault["filename"].removeprefix("src/"), fault.get("code") or 0
            yield Fault(file, start["line"] + 1, start["character"] + 1, last, code, fault["message"])
