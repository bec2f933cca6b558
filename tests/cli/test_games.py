"""The catalogue at the terminal, and the commands."""

from importlib import import_module

import pytest
from typer import Typer

from gamelode.cli.app import COMMANDS
from gamelode.games.cavein import RULES

from .run import run, said


def test_the_catalogue() -> None:
    told = said(run("games"))
    assert "cavein Star Scrappers: Cave-In 2-4 45 v1" in told
    assert "covered" not in told


def test_the_catalogue_tells_how_much_of_the_rules_is_covered_if_it_is_asked() -> None:
    told = said(run("games", "--coverage"))
    assert "cavein Star Scrappers: Cave-In 2-4 45 v1" in told
    assert f"of {len(RULES.ledger.entries)}" in told


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_the_same_of_itself_as_the_list_of_commands(name: str) -> None:
    command = getattr(import_module(f"gamelode.cli.{name}"), name)
    told = command.info.help if isinstance(command, Typer) else command.__doc__.splitlines()[0]
    assert told == COMMANDS[name]
    assert COMMANDS[name] in said(run(name, "--help"))
    assert f"{name} {COMMANDS[name]}" in said(run("--help"))


def test_a_game_is_told_in_a_word() -> None:
    assert "before the mine falls in on all of you. (light to medium; against each other)" in said(
        run("games", "cavein")
    )
