"""Builds the page into the package, when it is missing or older than its sources."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, PAGE = ROOT / "web", ROOT / "src" / "gamelode" / "server" / "page"


class PageHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    """Runs before the package is packed or linked."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_stale():
            build()


def is_stale() -> bool:
    """Whether the page has to be built. Without its sources the page is as it came."""
    built = PAGE / "index.html"
    if not WEB.exists():
        return False
    files = [*WEB.glob("*.*"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    newest = max(path.stat().st_mtime for path in files if path.is_file())
    return not built.exists() or built.stat().st_mtime < newest


def build() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The page is built with Node 20 and npm: install them (Debian: apt-get install nodejs npm).")
    # Not `npm ci`: it refuses a lock file that lacks bindings for other platforms, which some registries leave out.
    for words in (["install", "--no-save", "--no-audit", "--no-fund", "--silent"], ["run", "--silent", "build"]):
        if subprocess.run([npm, *words], cwd=WEB, check=False).returncode:
            raise SystemExit(f"The page could not be built: `npm {' '.join(words)}` failed in web/.")


if __name__ == "__main__":
    if is_stale():
        build()
