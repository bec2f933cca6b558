"""A machine that has only what a test gives it: a folder that is the whole PATH."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = ("bash", "cat", "cksum", "dirname", "env", "find", "sh")  # every machine has these


class Machine:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in TOOLS:
            found = shutil.which(name)
            assert found
            (folder / name).symlink_to(found)
        # Not a link: the environment of the tests is told by the place of its Python.
        self.has("python3", f'exec "{sys.executable}" "$@"')

    def has(self, name: str, script: str) -> Path:
        """Another command, written in sh."""
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return path

    def may_install(self, script: str = "") -> Path:
        """Whoever tests, apt-get may be used; what it was asked to do is written into a file."""
        said = self.folder / "apt-get.log"
        self.has("sudo", '[ "$1" = --non-interactive ] && shift; exec "$@"')
        self.has("true", "exit 0")
        self.has("apt-get", f'echo "$@" >> {said}\n{script}')
        return said

    def run(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.folder), **variables}
        return subprocess.run(words, env=env, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
