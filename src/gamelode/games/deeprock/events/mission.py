"""What happens to the mission and the shared pile, as the log tells it."""

from __future__ import annotations

from typing import Annotated, ClassVar

from gamelode.kernel import Chapter, Event, Seat, Weight

from ..kinds import Item, MissionId, Space


class MissionBegan(Event, frozen=True):
    """The mission begins: {mission}."""

    opens: ClassVar[Chapter] = "round"

    mission: MissionId


class Collected(Event, frozen=True):
    """The shared pile gains {count} {item}."""

    weight: ClassVar[Weight] = "beat"

    item: Item
    count: int


class Spent(Event, frozen=True):
    """The shared pile loses {count} {item}."""

    weight: ClassVar[Weight] = "beat"

    item: Item
    count: int


class Deposited(Event, frozen=True):
    """{seat} deposits an Aquarq."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class Repaired(Event, frozen=True):
    """{seat} works on the wreck at {space}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    space: Space


class Corroded(Event, frozen=True):
    """The wreck at {space} loses a repair cube."""

    weight: ClassVar[Weight] = "beat"

    space: Space


class ObjectivesMet(Event, frozen=True):
    """All objectives are met: back to the Drop pod!"""

    weight: ClassVar[Weight] = "drama"


class OutOfReach(Event, frozen=True):
    """An objective can no longer be met."""

    weight: ClassVar[Weight] = "drama"


class MissionEnded(Event, frozen=True):
    """The mission ends: {result}."""

    weight: ClassVar[Weight] = "drama"

    result: Annotated[int, "result"]
