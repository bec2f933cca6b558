"""What happens to the mission and the shared pile, as the log tells it."""

from __future__ import annotations

from typing import Annotated

from gamelode.kernel import Event, Seat

from ..kinds import Item, MissionId, Space


class MissionBegan(Event, frozen=True):
    """The mission begins: {mission}."""

    mission: MissionId


class Collected(Event, frozen=True):
    """The shared pile gains {count} {item}."""

    item: Item
    count: int


class Spent(Event, frozen=True):
    """The shared pile loses {count} {item}."""

    item: Item
    count: int


class Deposited(Event, frozen=True):
    """{seat} deposits an Aquarq."""

    seat: Seat


class Repaired(Event, frozen=True):
    """{seat} works on the wreck at {space}."""

    seat: Seat
    space: Space


class Corroded(Event, frozen=True):
    """The wreck at {space} loses a repair cube."""

    space: Space


class ObjectivesMet(Event, frozen=True):
    """All objectives are met: back to the Drop pod!"""


class OutOfReach(Event, frozen=True):
    """An objective can no longer be met."""


class MissionEnded(Event, frozen=True):
    """The mission ends: {result}."""

    result: Annotated[int, "result"]
