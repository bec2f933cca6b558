"""What happens to the rock, as the log tells it."""

from __future__ import annotations

from gamelode.kernel import Event

from ..kinds import CaveCard, Space


class Opened(Event, frozen=True):
    """The rock at {space} is opened."""

    space: Space


class StalagmiteGone(Event, frozen=True):
    """The stalagmite at {space} is destroyed."""

    space: Space


class StalagmiteFell(Event, frozen=True):
    """A stalagmite falls at {space}."""

    space: Space


class CaveRevealed(Event, frozen=True):
    """A hidden cave is revealed: {cave}."""

    cave: CaveCard


class MineralLost(Event, frozen=True):
    """A mineral is lost at {space}."""

    space: Space
