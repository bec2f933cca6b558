"""The commands there are, and the one place where whatever is wrong with what was typed becomes a sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module, metadata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from gamelode.kernel import Fault
from gamelode.kernel.words import plain

BAD_INPUT = 2
INTERRUPTED = 130
COMMANDS = {  # each is a function, or a group of them, in a module of its own name, which is imported when it is given
    "serve": "Start the table server.",
    "admin": "Look after the matches of a server: list, show, end, delete, export, verify, check, renew keys.",
    "backup": "Write a consistent copy of a server's matches, while it runs.",
    "games": "The games there are.",
    "play": "Play a game in this terminal.",
    "learn": "Learn a game: short lessons at a table.",
    "rules": "The rulebook of a game: clauses, rulings and examples.",
    "levels": "The bots of a game in words, and how they do against each other.",
    "sim": "Let bots play many games, and sum them up.",
    "check": "Check a game: conformance on many random games.",
    "replay": "Verify a record and show it step by step; or show the moment of a reported problem.",
    "analyse": "Look into a recorded match: chances, what was better and why, luck.",
    "bench": "Measure speed on one core: medians of repeated runs, about 15 s for a game with a number of players.",
}


SETTINGS: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class Commands(TyperGroup):
    """The commands by name. Bad input gets one clear sentence on stderr and exit code 2, and nothing else happens."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return _command(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands with their sentences, for which none of them need be imported."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, *args: object, **extra: object) -> None:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)  # type: ignore[arg-type]
        except Fault as fault:
            code = _complain(str(fault))
        except OSError as error:  # of the terminal, or of the file in its place
            code = _complain(f"{error.filename or 'output'}: {error.strerror or error}")
        except Exception as error:
            if not hasattr(error, "format_message"):  # whatever else the parser of the command line raises
                raise
            code = _complain(error.format_message())
        if code == INTERRUPTED:
            print(file=sys.stderr)
        sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    one_line = " ".join(plain(sentence).split())
    print(f"gamelode: {one_line}", file=sys.stderr)
    return BAD_INPUT


@cache
def _command(name: str) -> Any:
    function = _function(name)
    if isinstance(function, typer.Typer):  # commands of its own
        return typer.main.get_command(function)
    alone = typer.Typer(**SETTINGS)
    alone.command(name)(function)
    return typer.main.get_command(alone)


def _function(name: str) -> Callable[..., None]:
    function: Callable[..., None] = getattr(import_module(f".{name}", __package__), name)
    return function


app = typer.Typer(
    cls=Commands,
    help="Board games from their rulebooks. Without a command, the table opens in the browser.",
    **SETTINGS,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="The version.")] = False
) -> None:
    if version:
        print(f"gamelode {metadata.version('gamelode')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _function("serve")(open_page=True)
