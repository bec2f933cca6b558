"""Games of other packages are games like ours; a broken one is named and left out, and hurts no other."""

import subprocess
import sys
from pathlib import Path

import pytest

import gamelode
from gamelode.catalogue import OURS, broken_games, game_named, title_pages
from tests.cli.run import run, said
from tests.kernel.forest import FOREST
from tests.server.table import server

from .outside import BROKEN, GOOD, Install, install  # noqa: F401


def test_a_game_from_outside_is_a_game(install: Install) -> None:  # noqa: F811
    install(woods=GOOD)
    assert list(gamelode.games()) == [*OURS, "forest"]
    assert game_named("forest") is FOREST
    assert title_pages()[-1] == FOREST.page
    assert "forest The Forest 2-4 10 v1" in said(run("games"))


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_one_is_named_and_left_out(fault: str, install: Install) -> None:  # noqa: F811
    source, reason = BROKEN[fault]
    install(broken=source, woods=GOOD)
    assert dict(broken_games()) == {"broken": f"the game broken of outside_0:RULES is left out: {reason}"}
    assert list(gamelode.games()) == [*OURS, "forest"]
    assert len(gamelode.games()) == len(OURS) + 1


@pytest.mark.parametrize("fault", BROKEN)
def test_the_terminal_says_a_sentence_about_it(fault: str, install: Install) -> None:  # noqa: F811
    source, reason = BROKEN[fault]
    install(broken=source)
    assert f"the game broken of outside_0:RULES is left out: {reason}" in said(run("games"))
    for command in ("play", "check", "rules"):
        result = run(command, "broken")
        assert result.exit_code == 2
        assert result.stderr == f"gamelode: the game broken of outside_0:RULES is left out: {reason}\n"


def test_the_lobby_lists_the_others(install: Install, tmp_path: Path) -> None:  # noqa: F811
    install(broken=BROKEN["fails"][0], woods=GOOD)
    with server(tmp_path) as client:
        assert [game["slug"] for game in client.get("/api/games").json()] == [*OURS, "forest"]
        wish = {"game": "broken", "seats": [{"kind": "person"}, {"kind": "person"}]}
        refused = client.post("/api/matches", json=wish)
    assert refused.status_code == 400
    assert "RuntimeError: no luck today" in refused.json()["text"]


def test_of_two_games_of_one_name_the_second_is_left_out(install: Install) -> None:  # noqa: F811
    install(first=GOOD, second=GOOD)
    assert list(gamelode.games())[-1] == "forest"
    assert list(broken_games()) == ["second"]


def modules_after(*words: str) -> set[str]:
    """What a process has imported when it has carried out a command."""
    code = f"""
import sys
from gamelode.cli import main
sys.argv = {["gamelode", *words]}
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def rooms(modules: set[str]) -> set[str]:
    """The parts of our package that are among them."""
    return {".".join(name.split(".")[1:2]) for name in modules if name.startswith("gamelode.")}


def test_help_imports_no_game_and_no_command() -> None:
    modules = modules_after("--help")
    assert rooms(modules) == {"kernel", "catalogue", "games", "cli"}
    assert not {name for name in modules if name.startswith(("gamelode.games.", "rich"))}
    assert {name for name in modules if name.startswith("gamelode.cli.")} == {"gamelode.cli.app"}


def test_the_list_of_games_imports_no_rules() -> None:
    modules = modules_after("games")
    assert not {name for name in modules if name.startswith("gamelode.games.")}
    assert not rooms(modules) & {"match", "bots", "lab", "server"}


def test_a_game_that_is_named_is_the_only_one_that_is_loaded() -> None:
    modules = modules_after("rules", "belt")
    assert {name.split(".")[2] for name in modules if name.startswith("gamelode.games.")} == {"belt"}
