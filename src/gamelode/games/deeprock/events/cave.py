"""What happens to the rock, as the log tells it."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Event, Weight

from ..kinds import CaveCard, Space


class Opened(Event, frozen=True):
    """The rock at {space} is opened."""

    weight: ClassVar[Weight] = "beat"

    space: Space


class StalagmiteGone(Event, frozen=True):
    """The stalagmite at {space} is destroyed."""

    weight: ClassVar[Weight] = "beat"

    space: Space


class StalagmiteFell(Event, frozen=True):
    """A stalagmite falls at {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space


class CaveRevealed(Event, frozen=True):
    """A hidden cave is revealed: {cave}."""

    weight: ClassVar[Weight] = "drama"

    cave: CaveCard


class MineralLost(Event, frozen=True):
    """A mineral is lost at {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space
