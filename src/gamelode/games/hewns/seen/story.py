"""What the board tells of dice that are rolled: scenes, each with what happens in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from gamelode.kernel import Event

from .. import events

SceneKind = Literal["ranged", "artillery", "same space", "mining", "danger", "winds", "dice"]

BEGINS: dict[type[Event], SceneKind] = {
    events.EncounterAnnounced: "ranged",
    events.ArtilleryAnnounced: "artillery",
    events.MeetingBegan: "same space",
    events.MiningRolled: "mining",
    events.WindsRolled: "winds",
    events.DangerRolled: "danger",
    events.Rolled: "dice",
}
JOINS = (events.DangerRolled, events.Rolled)  # they belong to the scene that is under way, if there is one
ENDS = (
    events.RoundBegan, events.TurnBegan, events.HewnTurnBegan, events.HewnMoved, events.HewnEntered, events.HewnLeft,
    events.TunnelDug, events.BidoxPlaced, events.OfferDrawn,
)  # fmt: skip
HURTS = (
    events.HewnDied, events.HewnDamaged, events.HewnStunned, events.HewnTaken, events.HewnRepaired,
    events.PieceDestroyed, events.MemberLost, events.NananbiteDied, events.Malfunctioned, events.Escaped,
)  # fmt: skip
TELLS = (
    *HURTS,
    events.EncounterAnnounced, events.ArtilleryAnnounced, events.MeetingBegan, events.DeedAnnounced,
    events.NananbitesSplit, events.TargetNamed, events.BombUsed, events.DiceShown, events.Burnt, events.Sent,
    events.Rerolled, events.StoreShown, events.HeartShown, events.SubstractMined, events.GemTaken,
    events.DieCancelled, events.DangerPlaced, events.DangerRemoved, events.MineDepleted, events.MinePlaced,
    events.CardUsed,
)  # fmt: skip


class Story(Struct, frozen=True):
    """By the names of events: what begins and ends a scene, and what is told in it beside dice and sums."""

    begins: dict[str, SceneKind]
    joins: tuple[str, ...]
    ends: tuple[str, ...]
    tells: tuple[str, ...]
    hurts: tuple[str, ...]


def story() -> Story:
    """How the board tells scenes."""
    return Story(
        begins={kind.__name__: scene for kind, scene in BEGINS.items()},
        joins=_named(JOINS),
        ends=_named(ENDS),
        tells=_named(TELLS),
        hurts=_named(HURTS),
    )


def _named(kinds: Iterable[type[Event]]) -> tuple[str, ...]:
    return tuple(kind.__name__ for kind in kinds)
