"""The rows of the content files, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamelode.kernel import cites

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, Meta(ge=0)]
Length = Annotated[int, Meta(ge=1)]
AFew = Meta(min_length=1)


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a content file, with where it comes from."""

    source: Source


@cites("COMP-01", "COMP-02", "COMP-03", "COMP-04", "COMP-05", "COMP-06", "COMP-07", "COMP-08", "COMP-09", "COMP-10")
class ComponentsEntry(Entry, frozen=True, kw_only=True):
    """What is in the box."""

    small_asteroids: int
    large_asteroids: int
    debris_fields: int
    units_of_each_kind: int
    refineries: int
    health_clips: int
    score_cards: int
    white_houses: int
    white_house_loads: Length
    purple_houses: int
    purple_house_loads: Length
    movement_cards: int
    dice: int


@cites("R-02", "R-03", "R-04")
class BoardEntry(Entry, frozen=True, kw_only=True):
    """The board with its lines and ticks."""

    width: Length
    height: Length
    line_y: Annotated[tuple[Length, ...], AFew]
    first_tick_x: Length
    tick_spacing: Length
    last_tick: Length
    shelter_y: tuple[Length, ...]


@cites("R-05", "R-06")
class RefineryLineEntry(Entry, frozen=True, kw_only=True):
    """Where refineries may stand, and how far apart they must be."""

    x: Length
    berth_y: Annotated[tuple[Length, ...], AFew]
    min_distance: dict[int, Length]
    quick_start: dict[int, tuple[int, ...]]


@cites("MOVE-06", "MOVE-07", "R-08", "COMP-09")
class MovementCardEntry(Entry, frozen=True, kw_only=True):
    """The two edges of the card that measures moves."""

    short: Length
    long: Length


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """The loads of each ore that a unit costs."""

    uberoid: Count = 0
    mundacite: Count = 0
    lameum: Count = 0


@cites("R-07")
class UnitEntry(Entry, frozen=True, kw_only=True):
    """A kind of unit."""

    id: str
    name: str
    radius: Length
    shorts: Count = 0
    longs: Count = 0
    capacity: Count
    cost: Cost


@cites("R-07")
class RockEntry(Entry, frozen=True, kw_only=True):
    """A size of asteroid, or debris."""

    id: str
    name: str
    radius: Length
    ticks: Length


class RefineryEntry(Entry, frozen=True, kw_only=True):
    """A refinery, what harms it and what repairs it."""

    half_side: Length
    health: Length
    driller_damage: Count
    debris_damage: Count
    repair_uberoid: Length


class ContactEntry(Entry, frozen=True, kw_only=True):
    """How near two pieces are that touch, and how near a move aims."""

    ring: Annotated[int, Meta(ge=4)]  # narrower ones would not hold a whole point at every bearing
    aim: Length
    snap: Length


class RatesEntry(Entry, frozen=True, kw_only=True):
    """How much work one action does."""

    loads_per_action: Length


class DiceEntry(Entry, frozen=True, kw_only=True):
    """The faces of the two dice, and the numbers that decide."""

    green: Annotated[tuple[Count, ...], AFew]
    white: Annotated[tuple[int, ...], AFew]
    large_from: int
    scout_saves_from: int


class TeamsEntry(Entry, frozen=True, kw_only=True):
    """The teams for a number of players."""

    id: int  # players
    of_seats: tuple[int, ...]


class StartPlaceEntry(Entry, frozen=True, kw_only=True):
    """Where a squad usually starts, as seen from the centre of its refinery."""

    id: str
    scout: tuple[int, int]
    driller: tuple[int, int]
    hauler: tuple[int, int]


class OreEntry(Entry, frozen=True, kw_only=True):
    """A kind of ore."""

    id: str
    name: str
    points: int
    start: Count


@cites("AST-02", "R-28")
class TokenEntry(Entry, frozen=True, kw_only=True):
    """An asteroid token, with what is printed on its back."""

    id: str
    size: Literal["small", "large"]
    ore: str
    loads: Length


@cites("R-68")
class CanonicalEntry(Entry, frozen=True, kw_only=True):
    """How the canonical destinations are spread."""

    compass: Annotated[tuple[tuple[int, int], ...], AFew]
    ring_step: Length
    faces: tuple[int, ...]
    corners: tuple[int, int, int]
    pairs_within: int
    shorter_by: Length
    shorter_times: Count
    shelter_steps: tuple[int, ...]


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    components: ComponentsEntry
    board: BoardEntry
    refinery_line: RefineryLineEntry
    movement_card: MovementCardEntry
    unit: tuple[UnitEntry, UnitEntry, UnitEntry]
    rock: tuple[RockEntry, RockEntry, RockEntry]
    refinery: RefineryEntry
    contact: ContactEntry
    rates: RatesEntry
    dice: DiceEntry
    teams: tuple[TeamsEntry, ...]
    start_place: tuple[StartPlaceEntry, ...]
    ore: tuple[OreEntry, OreEntry, OreEntry]
    token: Annotated[tuple[TokenEntry, ...], AFew]
    canonical: CanonicalEntry
