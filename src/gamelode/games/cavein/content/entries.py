"""The rows of the content files, typed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..rules.artifacts import Effect
from ..rules.skills import Skill

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, Meta(ge=0)]
Limit = Annotated[int, Meta(ge=1)]


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source


class Faction(_Record, frozen=True):
    id: str
    name: str
    colour: str
    theme: str


class Mercenary(_Record, frozen=True):
    id: str
    name: str
    faction: str
    level: Literal[1, 2, 3, 4]
    copies: Count  # 0 takes it out of the game
    timing: Literal["turn", "instant", "extra_action"]
    skills: tuple[Skill, ...]
    short: str
    text: str
    copies_source: Source
    timing_source: Source


class CrystalToken(_Record, frozen=True):
    id: str
    colour: str
    cost: int
    vp: int
    symbol: str = ""
    cave_in: bool = False


class Artifact(_Record, frozen=True):
    id: str
    name: str
    timing: Literal["scoring", "start", "passive", "raid"]
    effect: Effect
    text: str
    note: str = ""


class ArtifactCard(_Record, frozen=True):
    id: str
    cost: int
    cost_source: Source
    left: Artifact
    right: Artifact


class Components(_Record, frozen=True):
    mercenary_cards: int
    mercenary_cards_per_faction: int
    artifact_cards: int
    crystal_tokens: int
    command_cards: int
    totems: int


class Limits(_Record, frozen=True):
    hand: Limit
    base: Limit
    actions: Limit
    factions: Limit


class SetUpNumbers(_Record, frozen=True):
    start_hand: tuple[Count, Count, Count, Count]
    artifact_stacks: Limit
    artifacts_per_stack: Limit
    first_game: tuple[str, ...]


class Docks(_Record, frozen=True):
    slots: tuple[Count, Count, Count, Count]


class Mine(_Record, frozen=True):
    costs: tuple[Count, ...]
    slots: tuple[Count, ...]


class CaveInTrack(_Record, frozen=True):
    last_space: int
    collapse: dict[int, int]


class Scoring(_Record, frozen=True):
    totem: int
    subjugated_per_level: int
    symbol_sets: tuple[int, ...]


class Safety(_Record, frozen=True):
    most_rounds: int


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
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
    faction: tuple[Faction, ...]
    mercenary: tuple[Mercenary, ...]
    crystal: tuple[CrystalToken, ...]
    artifact_card: tuple[ArtifactCard, ...]
    reference: tuple[Reference, ...] = ()
