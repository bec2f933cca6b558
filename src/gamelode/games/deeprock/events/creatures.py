"""What creatures do and suffer, as the log tells it: also whom they go for, and why."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Event, Seat, Weight

from ..kinds import Creature, ExitNumber, How, Kind, Rest, Space, Status, Thing, Why

# --- they come and go


class Emerged(Event, frozen=True):
    """{creature} emerges at {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class NothingComes(Event, frozen=True):
    """Nothing comes from exit {exit}: it is not open yet."""

    exit: ExitNumber


class GruntComes(Event, frozen=True):
    """No {kind} is left: a Grunt comes instead."""

    kind: Kind


class NobodyComes(Event, frozen=True):
    """No {kind} is left, and none to stand in for it."""

    kind: Kind


class NoRoomFor(Event, frozen=True):
    """There is no room for {creature}."""

    creature: Creature


class Retreated(Event, frozen=True):
    """{creature} goes back into the rock at {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class NobodyRetreats(Event, frozen=True):
    """Nobody is near enough to go back into the rock."""


# --- what is done to them


class Wounded(Event, frozen=True):
    """{creature} takes {damage} damage."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    damage: int


class Killed(Event, frozen=True):
    """{creature} dies at {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class CreatureHeld(Event, frozen=True):
    """{creature} is {status}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    status: Status


class Fled(Event, frozen=True):
    """{creature} flees from {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class Exploded(Event, frozen=True):
    """An explosion at {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space


# --- they act


class NobodyActivates(Event, frozen=True):
    """There is nobody to activate."""


class GoesFor(Event, frozen=True):
    """{creature} has {seat} in reach, {away} away: {why}."""

    creature: Creature
    seat: Seat
    away: int
    why: Why


class GoesForObject(Event, frozen=True):
    """{creature} has {thing} in reach, {away} away: {why}."""

    creature: Creature
    thing: Thing
    away: int
    why: Why


class MakesFor(Event, frozen=True):
    """{creature} makes for {seat}, {away} step(s) away: {why}. It comes {how}."""

    creature: Creature
    seat: Seat
    away: int
    why: Why
    how: How


class MakesForObject(Event, frozen=True):
    """{creature} makes for {thing}, {away} step(s) away: {why}. It comes {how}."""

    creature: Creature
    thing: Thing
    away: int
    why: Why
    how: How


class EqualWays(Event, frozen=True):
    """{ways} ways are equal for {creature}: {seat} chooses."""

    creature: Creature
    ways: int
    seat: Seat


class Stepped(Event, frozen=True):
    """{creature} goes to {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class Waited(Event, frozen=True):
    """{creature} stays where it is: {why}."""

    creature: Creature
    why: Rest


class Attacked(Event, frozen=True):
    """{creature} attacks {seat}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    seat: Seat


class AttackedObject(Event, frozen=True):
    """{creature} attacks what stands at {space}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    space: Space


class Breeding(Event, frozen=True):
    """{creature} breeds."""

    creature: Creature


class Bred(Event, frozen=True):
    """{creature} brings forth {grunts} Grunt(s)."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature
    grunts: int


class WentOff(Event, frozen=True):
    """{creature} goes off, for a Dwarf or the Sentry Gun is next to it."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature


# --- the Sentry Gun


class SentryFired(Event, frozen=True):
    """The Sentry Gun fires at {creature}."""

    weight: ClassVar[Weight] = "beat"

    creature: Creature


class SentryLost(Event, frozen=True):
    """The Sentry Gun is destroyed."""

    weight: ClassVar[Weight] = "drama"
