"""The rows of the content files, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..rules.artifacts import Effect
from ..rules.skills import AnySkill

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, Meta(ge=0)]
Limit = Annotated[int, Meta(ge=1)]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry says: where it comes from."""

    source: Source


class FactionEntry(_Entry, frozen=True):
    id: str
    name: str
    colour: str
    theme: str


class MercenaryEntry(_Entry, frozen=True):
    id: str
    name: str
    faction: str
    level: Literal[1, 2, 3, 4]
    copies: Count  # 0 takes it out of the game
    timing: Literal["turn", "instant", "extra_action"]
    skills: tuple[AnySkill, ...]
    short: str
    text: str
    copies_source: Source
    timing_source: Source


class CrystalEntry(_Entry, frozen=True):
    id: str
    colour: str
    cost: int
    vp: int
    symbol: str = ""
    cave_in: bool = False


class ArtifactEntry(_Entry, frozen=True):
    id: str
    name: str
    timing: Literal["scoring", "start", "passive", "raid"]
    effect: Effect
    text: str
    note: str = ""


class ArtifactCardEntry(_Entry, frozen=True):
    id: str
    cost: int
    cost_source: Source
    left: ArtifactEntry
    right: ArtifactEntry


class Components(_Entry, frozen=True):
    mercenary_cards: int
    mercenary_cards_per_faction: int
    artifact_cards: int
    crystal_tokens: int
    command_cards: int
    totems: int


class Limits(_Entry, frozen=True):
    hand: Limit
    base: Limit
    actions: Limit
    factions: Limit


class SetUpNumbers(_Entry, frozen=True):
    start_hand: tuple[Count, Count, Count, Count]
    artifact_stacks: Limit
    artifacts_per_stack: Limit
    first_game: tuple[str, ...]


class Docks(_Entry, frozen=True):
    slots: tuple[Count, Count, Count, Count]


class Mine(_Entry, frozen=True):
    costs: tuple[Count, ...]
    slots: tuple[Count, ...]


class CaveInTrack(_Entry, frozen=True):
    last_space: int
    collapse: dict[int, int]


class Scoring(_Entry, frozen=True):
    totem: int
    subjugated_per_level: int
    symbol_sets: tuple[int, ...]


class Safety(_Entry, frozen=True):
    most_rounds: int


class ReferenceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    used_for: str


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    components: Components
    limits: Limits
    setup: SetUpNumbers
    docks: Docks
    mine: Mine
    cave_in: CaveInTrack
    scoring: Scoring
    safety: Safety
    faction: tuple[FactionEntry, ...]
    mercenary: tuple[MercenaryEntry, ...]
    crystal: tuple[CrystalEntry, ...]
    artifact_card: tuple[ArtifactCardEntry, ...]
    reference: tuple[ReferenceEntry, ...] = ()
