"""The commands there are, and the one place where whatever is wrong with what was typed becomes a sentence."""

from __future__ import annotations

import sys
from importlib import metadata
from typing import Annotated

import typer
from typer.core import TyperGroup

from gamelode.kernel import Fault
from gamelode.match import plain

from .bench import bench
from .check import check
from .games import games
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve, serve_at_once
from .sim import sim

BAD_INPUT = 2
INTERRUPTED = 130


class OneSentence(TyperGroup):
    """Bad input gets one clear sentence on stderr and exit code 2: no traceback, and nothing else happens."""

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


app = typer.Typer(
    cls=OneSentence,
    help="Board games from their rulebooks. Without a command, the table opens in the browser.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="The version.")] = False
) -> None:
    if version:
        print(f"gamelode {metadata.version('gamelode')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve_at_once()


for command in (serve, games, play, rules, sim, check, replay, bench):
    app.command()(command)
