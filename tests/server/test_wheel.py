"""The source package holds all that is kept here; the wheel that is made from it serves its page and plays a match."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
PAGE = "src/gamelode/server/page/"
BARE = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def built(target: str, root: Path, folder: Path) -> Path:
    """A package of that kind, made in a folder from what lies at a root."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (package,) = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return package


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the source package is unpacked."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(built("sdist", ROOT, folder)) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    return unpacked


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    wheel = built("wheel", source, folder)
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    # Dependencies come from the environment of the tests, which stands behind the wheel and names no other gamelode.
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "venv" / "bin" / "gamelode"


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of the server; it must end well when it is interrupted."""
    words = [str(command), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(words, cwd=folder, env=BARE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.match(r"The table is at (http://[\d.:]+)/ ", process.stdout.readline())
            assert found
            yield found[1]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


def fetched(address: str, wish: dict[str, Any] | None = None) -> str:
    body = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json", "X-Gamelode": "1"})
    with urllib.request.urlopen(request, timeout=60) as reply:
        text: str = reply.read().decode()
        return text


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked source package has no list to compare with")
def test_the_source_package_holds_what_is_kept_here_and_the_page(source: Path) -> None:
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    kept = {name for name in listed if name and (ROOT / name).exists()}
    packed = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert {name for name in packed if not name.startswith(PAGE)} == kept | {"PKG-INFO"}
    assert PAGE + "index.html" in packed


def test_the_source_package_runs_and_tests_itself(source: Path) -> None:
    for name in ("gamelode", "test", "scripts/setup"):
        assert os.access(source / name, os.X_OK)
    words = [sys.executable, "-m", "pytest", "-n", "0", "README.md", "tests/kernel/test_frames.py"]
    done = subprocess.run(
        words, cwd=source, env={**BARE, "PYTHONPATH": str(source / "src")}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_of_the_repository_is_used(installed: Path) -> None:
    words = [str(installed.parent / "python"), "-c", "import gamelode; print(gamelode.__file__)"]
    told = subprocess.run(words, cwd=installed.parent, env=BARE, check=True, capture_output=True, text=True)
    assert Path(told.stdout.strip()).is_relative_to(installed.parents[1])


def test_every_game_is_in_it(installed: Path) -> None:
    told = subprocess.run(
        [installed, "games"], cwd=installed.parent, env=BARE, check=True, capture_output=True, text=True
    )
    for slug in ("cavein", "hewns", "dreamblade", "belt", "deeprock"):
        assert slug in told.stdout


def test_it_serves_its_page_and_plays_a_match(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as address:
        script = re.search(r'src="(/assets/[^"]+\.js)"', fetched(f"{address}/"))
        assert script
        assert len(fetched(address + script[1])) > 10_000
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        opened = json.loads(fetched(f"{address}/api/matches", {"game": "cavein", "seats": seats}))
        path = f"{address}/api/matches/{opened['id']}"
        with connect(path.replace("http", "ws") + "/socket", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "token": opened["keys"][0]["token"]}))
            last = ""
            while not (update := json.loads(socket.recv(60)))["score"]:
                asked = update["asked"]
                if asked and asked["ticket"] != last:
                    last, choice = asked["ticket"], asked["options"][0]["choice"]
                    socket.send(json.dumps({"type": "answer", "ticket": last, "choice": choice}))
        assert json.loads(fetched(f"{path}/verify"))["replays"]
