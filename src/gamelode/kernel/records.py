"""Records: a game as its header and its choices, with digests to prove that a replay is the same game.

A record is a text file of JSON lines: the header; then a line for each choice (`[seat, choice]`) with a digest of
the game every so often; last the outcome and a checksum of all lines before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .choices import Choice, IllegalChoice
from .faults import UNREADABLE, Fault
from .frames import Seat
from .game import Game
from .rules import Edition, Header, Outcome

FORMAT = "gamelode record 1"
DIGEST_EVERY = 20


def is_checkpoint(game: Game) -> bool:
    """Whether a record holds a digest of the game as it stands."""
    return game.answers > 0 and game.answers % DIGEST_EVERY == 0


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a record: what kind of file it is, and which game."""

    format: str
    header: Header
    players: tuple[str, ...] = ()


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A digest of the game after so many choices."""

    after: int
    digest: str


class Closing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a record: what proves that it is whole.

    It is written again to check it: what older records do not have is left out unless there is something to say.
    """

    choices: int
    digest: str
    outcome: Outcome | None  # None: the game was not over
    checksum: str
    taken_back: int = 0


class Record(Struct, frozen=True, kw_only=True):
    """A game that can be played again."""

    header: Header
    players: tuple[str, ...] = ()
    choices: tuple[tuple[Seat, msgspec.Raw], ...] = ()
    checkpoints: dict[int, str] = {}
    digest: str = ""
    outcome: Outcome | None = None
    taken_back: int = 0  # how often an answer was, in a game of one person against bots

    @classmethod
    def of(
        cls,
        game: Game,
        players: tuple[str, ...] = (),
        checkpoints: Mapping[int, str] | None = None,
        *,
        taken_back: int = 0,
    ) -> Record:
        """The record of a game that was started here. `checkpoints`: its digests, if they were taken as it was played;
        else it is replayed once to take them."""
        if game.history is None:
            raise Fault("this game kept no history, so there is no record of it")
        choices = tuple((seat, msgspec.Raw(msgspec.json.encode(choice))) for seat, choice in game.history)
        bare = cls(header=game.header, players=players, choices=choices, taken_back=taken_back)
        if checkpoints is None:
            checkpoints = {each.answers: each.digest() for each in bare.replayed(game.edition) if is_checkpoint(each)}
        return msgspec.structs.replace(bare, checkpoints=dict(checkpoints), digest=game.digest(), outcome=game.outcome)

    def replayed(self, edition: Edition) -> Iterator[Game]:
        """The game at its start and after each choice, always the same object; a fault if it is not the same game."""
        edition.check(self.header)
        game = Game.start(edition, self.header.seats, self.header.seed, self.header.options)
        yield game
        for number, (seat, raw) in enumerate(self.choices, 1):
            self._replay_one(game, number, seat, raw)
            yield game
        if self.digest and (game.digest() != self.digest or game.outcome != self.outcome):
            raise Fault("the replay ends differently from the record")

    def _replay_one(self, game: Game, number: int, seat: Seat, raw: msgspec.Raw) -> None:
        try:
            choice: Choice = game.edition.choice_decoder.decode(raw)
            game.answer(seat, choice)
        except (*UNREADABLE, IllegalChoice) as error:
            raise Fault(f"choice {number} of the record cannot be made: {error}") from error
        if number in self.checkpoints and game.digest() != self.checkpoints[number]:
            raise Fault(f"after choice {number} the replay differs from the record")

    def replay(self, edition: Edition) -> Game:
        """The game as it stood at the end, verified on the way."""
        *_, game = self.replayed(edition)
        return game

    def write(self) -> bytes:
        """The record as the bytes of a file."""
        lines: list[Any] = [Opening(format=FORMAT, header=self.header, players=self.players)]
        for number, choice in enumerate(self.choices, 1):
            lines.append(choice)
            if number in self.checkpoints:
                lines.append(Checkpoint(number, self.checkpoints[number]))
        body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        closing = Closing(
            choices=len(self.choices),
            digest=self.digest,
            outcome=self.outcome,
            checksum=_checksum(body),
            taken_back=self.taken_back,
        )
        return body + _sealed(closing) + b"\n"

    @classmethod
    def read(cls, data: bytes, name: str = "record") -> Record:
        """Read a file; any cut or altered byte is a fault."""
        body, closing = _opened(data, name)
        try:
            opening, *lines = body.splitlines()
            first = msgspec.json.decode(opening, type=Opening)
            entries = [msgspec.json.decode(line, type=tuple[int, msgspec.Raw] | Checkpoint) for line in lines]
        except (*UNREADABLE, ValueError) as error:
            raise Fault(f"{name}: not a record of ours: {error}") from error
        if first.format != FORMAT:
            raise Fault(f"{name}: {first.format!r} is not the format {FORMAT!r}")
        return cls(
            header=first.header,
            players=first.players,
            choices=tuple((entry[0], entry[1].copy()) for entry in entries if isinstance(entry, tuple)),
            checkpoints={entry.after: entry.digest for entry in entries if isinstance(entry, Checkpoint)},
            digest=closing.digest,
            outcome=closing.outcome,
            taken_back=closing.taken_back,
        )

    @classmethod
    def open(cls, path: Path) -> Record:
        try:
            return cls.read(path.read_bytes(), path.name)
        except OSError as error:
            raise Fault(f"{path}: {error.strerror}") from error


def _checksum(data: bytes) -> str:
    return blake2b(data, digest_size=16, person=b"gamelode record").hexdigest()


def _sealed(closing: Closing) -> bytes:
    """The last line; its checksum covers the lines before it and the line itself."""
    plain = msgspec.json.encode(closing)
    return msgspec.json.encode(msgspec.structs.replace(closing, checksum=_checksum(plain)))


def _opened(data: bytes, name: str) -> tuple[bytes, Closing]:
    """The lines before the last one, and the last one; both unharmed."""
    start = data.rstrip(b"\n").rfind(b"\n") + 1
    body, last = data[:start], data[start:]
    try:
        closing = msgspec.json.decode(last, type=Closing)
    except UNREADABLE as error:
        raise Fault(f"{name}: the record is damaged: it has no proper end") from error
    plain = msgspec.structs.replace(closing, checksum=_checksum(body))
    if _sealed(plain) + b"\n" != last:
        raise Fault(f"{name}: the record is damaged: its checksum does not fit")
    return body, closing
