"""The rows of the content files, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..kinds import TALLY_MASK, Family
from ..rules.abilities import AnyAbility

Source = Literal["rulebook", "public", "house"]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry says: where it comes from."""

    source: Source


class Board(_Entry, frozen=True, kw_only=True):
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    ref: str = ""


class SideEntry(_Entry, frozen=True, kw_only=True):
    id: str
    name: str
    spawn_row: str
    portal: str
    scoring: dict[str, int]


class DiceFaces(_Entry, frozen=True, kw_only=True):
    attack: Annotated[tuple[Positive | Literal["blade", "miss"], ...], Meta(min_length=1)]
    initiative: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    attack_ref: str = ""
    initiative_ref: str = ""


class Limits(_Entry, frozen=True, kw_only=True):
    warband: Annotated[int, Meta(ge=1, le=TALLY_MASK)]  # as many as a tally of aspects can count
    copies: Positive
    creatures_in_cell: Positive
    spawned_into_cell: Positive
    action_phases: Positive
    turns_to_win: Positive
    bonus_for_destroyed: NotNegative
    conquest_for_destroyed: NotNegative
    surcharge_for_missing_aspect: NotNegative


class Safety(_Entry, frozen=True, kw_only=True):
    unwon_turns: Positive


class Design(_Entry, frozen=True, kw_only=True):
    budget_creature: str
    value_creature: str
    budget_location: str
    note: str


class AspectEntry(_Entry, frozen=True, kw_only=True):
    id: str
    name: str
    symbol: str
    color: str
    color_source: Source
    character: str
    character_source: Source


class LineageEntry(_Entry, frozen=True, kw_only=True):
    id: str
    name: str
    aspects: tuple[str, ...]
    name_source: Source
    name_ref: str = ""
    ref: str = ""


class ActivationEntry(_Entry, frozen=True, kw_only=True):
    id: str
    text: str
    clauses: tuple[str, ...]


class AbilityEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"group": "class"}):
    id: str
    name: str
    source: Source
    has_x: bool
    group: Family
    optional: bool
    targets: str
    timing: str
    effect: str
    clauses: tuple[str, ...]


class MiniatureEntry(_Entry, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Literal["creature", "location"]
    lineage: str = ""
    spawn_cost: NotNegative
    aspect_cost: dict[str, Positive]
    power: NotNegative = 0
    defense: NotNegative = 0
    life: NotNegative = 0
    abilities: tuple[AnyAbility, ...] = ()
    ref: str = ""
    house_fields: tuple[str, ...] = ()
    note: str = ""


class WarbandLine(Struct, frozen=True, forbid_unknown_fields=True):
    """So many miniatures of one kind in a warband."""

    id: str
    count: Positive = 1


class WarbandEntry(_Entry, frozen=True, kw_only=True):
    id: str
    name: str
    plan: str = ""
    miniatures: tuple[WarbandLine, ...]


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    board: Board
    side: tuple[SideEntry, SideEntry]
    dice: DiceFaces
    limits: Limits
    safety: Safety
    design: Design
    aspect: tuple[AspectEntry, ...]
    lineage: tuple[LineageEntry, ...]
    activation: tuple[ActivationEntry, ...]
    ability: tuple[AbilityEntry, ...]
    miniature: tuple[MiniatureEntry, ...]
    warband: tuple[WarbandEntry, ...]
