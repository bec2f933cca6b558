"""Reported problems on disk: a file each, with the record, so that the folder is for whoever runs the server."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

from gamelode.kernel import Fault, Seat
from gamelode.match import Problem
from gamelode.match.files import write_whole

from .limits import Limits
from .live_match import LiveMatch
from .protocol import encode
from .tokens import new_token
from .updates import update

log = logging.getLogger(__name__)


class Problems:
    """The problems of a server. Their names begin with that of their match, and nobody can guess them."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.folder, self.limits = folder, limits

    async def keep(self, live: LiveMatch, seat: Seat | None, note: str) -> str:
        """What a seat sees now, and the record that led there; the name to fetch it by."""
        if len(list(self.folder.glob(f"{live.id}.*"))) >= self.limits.problems_per_match:
            raise Fault("This match has as many reported problems as can be kept.")
        shown = encode(update(live, seat, live.match.game.view(seat)))
        problem = Problem.of(live.match, seat, shown, note[: self.limits.note_length])
        name = f"{live.id}.{new_token()}"
        await asyncio.to_thread(self._write, name, problem.write())
        return name

    def _write(self, name: str, data: bytes) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(self._path(name), data)
        except (OSError, Fault) as error:
            log.error("a problem was not kept", exc_info=error)
            raise Fault("The problem could not be kept.") from error

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.problem"

    async def find(self, name: str) -> Problem | None:
        """The whole problem, with the record."""
        if not re.fullmatch(r"[\w.-]{1,100}", name, re.ASCII):
            return None
        try:
            return Problem.read(await asyncio.to_thread(self._path(name).read_bytes), name)
        except FileNotFoundError:
            return None
