"""Chance: draws from keyed BLAKE2b in counter mode, so that the same key gives the same game everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
WORDS = 16  # of 32 bits, in a block
_words = Layout(f"<{WORDS}I").unpack


@lru_cache(maxsize=4096)
def block(key: bytes, stream: str, number: int) -> tuple[int, ...]:
    """Sixteen words of a stream. Streams are told apart by BLAKE2b's `person`, at most 16 bytes."""
    return _words(blake2b(number.to_bytes(8, "little"), key=key, person=stream.encode()).digest())


class ScriptRanOut(LookupError):
    """A scripted stream was asked for more than its script holds, or for something that cannot come up."""


class Dice(Struct, omit_defaults=True):
    """All chance of a game: a key, and how far each stream has been drawn.

    A script (for tests) fixes what comes up, stream by stream: the face rolled, the thing drawn.
    """

    key: bytes
    counts: dict[str, int] = {}
    script: dict[str, tuple[int, ...]] = {}

    @classmethod
    def from_seed(cls, seed: int | str) -> Dice:
        """Dice whose every draw follows from the seed."""
        return cls(key=blake2b(str(seed).encode(), digest_size=32, person=b"gamelode seed").digest())

    @property
    def drawn(self) -> int:
        """How often chance has been asked: it moves whenever something unforeseen happens."""
        return sum(self.counts.values())

    def below(self, n: int, stream: str = "dice") -> int:
        """A whole number from 0 to n-1, each as likely."""
        if self.script and stream in self.script:
            return self._scripted(range(n), stream)
        count = self.counts.get(stream, 0)
        limit = 0x1_0000_0000 - 0x1_0000_0000 % n  # words at and above it would favour small numbers
        while True:
            word = block(self.key, stream, count >> 4)[count & 15]
            count += 1
            if word < limit:
                self.counts[stream] = count
                return word % n
            if not limit:
                raise ValueError(f"a draw is from at most 2**32 numbers, not {n}")

    def pick(self, things: Sequence[T], stream: str = "dice") -> T:
        """One of these, each place as likely."""
        if self.script and stream in self.script:
            return self._scripted(things, stream)
        return things[self.below(len(things), stream)]

    def roll(self, faces: Sequence[int], count: int, stream: str = "dice") -> tuple[int, ...]:
        """Roll so many dice with these faces."""
        return tuple([self.pick(faces, stream) for _ in range(count)])

    def draw(self, bag: list[int], stream: str) -> int:
        """Take one thing out of a bag that nobody can see into. A sorted bag stays sorted."""
        if self.script and stream in self.script:
            thing = self._scripted(bag, stream)
            bag.remove(thing)
            return thing
        return bag.pop(self.below(len(bag), stream))

    def shuffled(self, things: Sequence[T], stream: str) -> list[T]:
        """The same things in any order, each order as likely."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1, stream)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def spawn(self) -> Dice:
        """New dice that depend on these and on nothing else."""
        count = self.counts["spawn"] = self.counts.get("spawn", 0) + 1
        return Dice(key=blake2b(count.to_bytes(8, "little"), key=self.key, digest_size=32, person=b"spawn").digest())

    def _scripted(self, possible: Sequence[T], stream: str) -> T:
        outcomes = self.script[stream]
        if not outcomes or outcomes[0] not in possible:
            wanted = outcomes[0] if outcomes else "nothing more"
            raise ScriptRanOut(f"the script of {stream!r} has {wanted}; possible is {list(possible)[:12]}")
        self.script = {**self.script, stream: outcomes[1:]}
        self.counts[stream] = self.counts.get(stream, 0) + 1
        return possible[possible.index(outcomes[0])]
