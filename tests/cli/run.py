"""Runs the command as a person would, with what that person types."""

from __future__ import annotations

from collections.abc import Iterable

from typer.testing import CliRunner, Result

from gamelode.cli.app import app


def run(*words: object, typed: Iterable[str] = (), width: int = 120) -> Result:
    """`gamelode` with these words; nobody sits at a terminal, so whatever is typed comes from a pipe."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner(env={"COLUMNS": str(width)}).invoke(app, [str(word) for word in words], input=lines)


def said(result: Result) -> str:
    """What it printed, in one line, so that it does not matter where lines were broken."""
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())
