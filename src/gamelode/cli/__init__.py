"""The `gamelode` command."""

import sys
from io import TextIOWrapper

from .app import app


def main() -> None:
    """Run it. A terminal that lacks a sign shows another one instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
