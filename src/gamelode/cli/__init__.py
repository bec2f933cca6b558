"""The `gamelode` command."""

import sys
from io import TextIOWrapper

from .app import app


def main() -> None:
    """Run it. A sign that a terminal lacks, or that nobody can read, is shown as another one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
