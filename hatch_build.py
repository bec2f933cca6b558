"""Builds the page into the package, when it is missing or older than its sources."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, PAGE = ROOT / "web", ROOT / "src" / "gamelode" / "server" / "page"
TOOLS = WEB / "node_modules" / ".installed"  # made when the tools were
NODE = [sys.executable, str(ROOT / "scripts" / "node.py")]


class PageHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Runs before the package is packed or linked."""

    def dependencies(self) -> list[str]:
        """A Node for an isolated build, if the page has to be built and the machine has none."""
        if not is_stale():
            return []
        return subprocess.run([*NODE, "--needed"], check=True, capture_output=True, text=True).stdout.splitlines()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_stale():
            build()


def is_stale() -> bool:
    """Whether the page has to be built. Without its sources the page is as it came."""
    built = PAGE / "index.html"
    return WEB.exists() and (not built.exists() or is_older(built, sources()))


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files)


def is_older(made: Path, of: Iterator[Path]) -> bool:
    return made.stat().st_mtime < max(path.stat().st_mtime for path in of)


def install_tools() -> None:
    """What builds and checks the page, as the lock file says."""
    if TOOLS.exists() and not is_older(TOOLS, (WEB / name for name in ("package.json", "package-lock.json"))):
        return
    # Not `npm ci`: it refuses a lock file that lacks bindings for other platforms, which some registries leave out.
    npm("install", "--no-save", "--no-audit", "--no-fund", "--silent")
    TOOLS.touch()


def build() -> None:
    install_tools()
    npm("run", "--silent", "build", "--", "--logLevel", "error")


def npm(*words: str) -> None:
    if subprocess.run([*NODE, "npm", *words], cwd=WEB, check=False).returncode:
        raise SystemExit(f"The page could not be built: `npm {' '.join(words)}` failed in web/.")


if __name__ == "__main__":
    install_tools()
    if is_stale():
        build()
