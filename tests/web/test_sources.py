"""The page's own checks: its types, its style, and the tests of what it works out by itself."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("check", ["check", "lint", "format:check", "test"])
def test_the_sources_of_the_page(check: str) -> None:
    npm = [sys.executable, str(ROOT / "scripts" / "node.py"), "npm"]
    words = [*npm, "run", "--silent", check]
    done = subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
