"""Games of other packages, for tests: each is a module that an entry point names."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from gamelode import catalogue

COPY = "from msgspec.structs import replace\nfrom tests.kernel.forest import FOREST\n"
GOOD = COPY + "RULES = FOREST\n"
BROKEN = {  # what the module says, and what is said of it
    "no such module": (None, "ModuleNotFoundError: No module named 'outside_0'"),
    "fails": ("raise RuntimeError('no luck today')", "RuntimeError: no luck today"),
    "leaves": ("import sys\nsys.exit('bye')", "SystemExit: bye"),
    "no rules": ("OTHER = 1", "AttributeError: module 'outside_0' has no attribute 'RULES'"),
    "no game": ("RULES = 3", "it is no game"),
    "taken": (
        COPY + "RULES = replace(FOREST, page=replace(FOREST.page, game='cavein'))",
        "there is another game called cavein",
    ),
    "no content": (
        COPY + "def no(pack): raise ValueError('no cards')\nRULES = replace(FOREST, content=no)",
        "ValueError: no cards",
    ),
    "no ledger": (
        COPY + "from pathlib import Path\nRULES = replace(FOREST, folder=Path('nowhere'))",
        "rules.toml: [Errno 2] No such file or directory: 'nowhere/rules.toml'",
    ),
    "no seats": (
        COPY + "RULES = replace(FOREST, page=replace(FOREST.page, players='some'))",
        "rules.toml: players: 'some' is no number of players, such as 2-4",
    ),
    "wrong lessons": (
        COPY
        + """
from pathlib import Path
from shutil import copytree
folder = Path(__file__).with_name("woods")
copytree(FOREST.folder, folder, dirs_exist_ok=True)
(folder / "lessons").mkdir(exist_ok=True)
(folder / "lessons" / "words.toml").write_text("word = 3")
RULES = replace(FOREST, folder=folder)
""",
        "words.toml: word: Expected `array`, got `int`",
    ),
}

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Makes packages with such modules known, under such names."""

    def put(**modules: str | None) -> None:
        entries = []
        for number, (name, source) in enumerate(modules.items()):
            module = f"outside_{number}"
            sys.modules.pop(module, None)
            if source is not None:
                (tmp_path / f"{module}.py").write_text(source)
            entries.append(EntryPoint(name, f"{module}:RULES", "gamelode.games"))
        monkeypatch.setattr(catalogue, "entry_points", lambda group: entries)
        catalogue._outside.cache_clear()

    monkeypatch.syspath_prepend(tmp_path)
    yield put
    catalogue._outside.cache_clear()
