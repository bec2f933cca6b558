"""What a special rule of a creature is: a small class that content puts on kinds of creatures, by its key."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from gamelode.kernel import Frame, Seat

from ....kinds import Creature, Space, Status
from ....table import DeepRockTable
from .gaits import Gait


class SpecialRule(Struct, frozen=True):
    """A special rule: it says what is always so of its kind, and overrides the moments that it is about.

    Its key is a field of the creature's entry. The value is the rule's only field; of a rule without fields it is true
    or false; and where several rules share a key, it is the word of one of them.
    """

    key: ClassVar[str]
    word: ClassVar[str] = ""
    absent: ClassVar[bool | int] = False  # the value of the key where the rule does not hold
    words: ClassVar[str] = ""  # what the creature's text says of it

    blocks_sight: ClassVar[bool] = False
    faces: ClassVar[bool] = False  # it makes a difference where the creature looks
    shrugs_off: ClassVar[tuple[Status, ...]] = ()  # tokens that it cannot be given
    bang_damage: ClassVar[int] = 0  # of each "!"
    gait: ClassVar[Gait | None] = None  # a way of moving of its own

    @classmethod
    def declared(cls, value: object) -> SpecialRule | None:
        """The rule that its key with this value declares; None if it does not hold."""
        if cls.word:
            return cls() if value == cls.word else None
        if value == cls.absent:
            return None
        return cls(value) if cls.__struct_fields__ else cls()

    @property
    def spaces(self) -> int:
        """How many spaces the creature takes."""
        return 1

    # --- moments: a rule that has nothing to say at one of them is not asked

    def act(self, table: DeepRockTable, creature: Creature) -> Frame | None:
        """What it does when it is activated, instead of attacking or moving; None: it attacks or moves."""
        raise NotImplementedError

    def bang(self, table: DeepRockTable, victim: Seat) -> None:
        """What "!" does to the Dwarf whom it attacks, beside damage."""
        raise NotImplementedError

    def is_open_from(self, table: DeepRockTable, creature: Creature, source: Space) -> bool:
        """Whether it resists nothing when it is attacked from there."""
        raise NotImplementedError

    def when_killed(self, table: DeepRockTable, by: Seat) -> None:
        """What its death earns the Dwarf who killed it, if one did."""
        raise NotImplementedError

    def birth(self, table: DeepRockTable, space: Space) -> Frame:
        """What comes out of it after it died there, when all tokens are dealt with."""
        raise NotImplementedError

    def blast(self, space: Space) -> Frame:
        """How it goes off after it died there, last of all and in an order that the active player chooses."""
        raise NotImplementedError
