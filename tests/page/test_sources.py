"""The page's own checks: its types, and the tests of what it works out by itself."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("check", ["check", "test"])
def test_the_sources_of_the_page(check: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        pytest.skip("the page is not set up")
    done = subprocess.run([npm, "run", "--silent", check], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
