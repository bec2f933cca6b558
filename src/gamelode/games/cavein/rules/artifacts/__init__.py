"""What artifacts do. Content says which effect each has; each kind of effect is coded once."""

from __future__ import annotations

from ..skills.from_bottom import TakeFromBottom
from ..skills.from_docks import TakeFromDocks
from .perks import (
    AnyColour,
    ArtifactDiscount,
    EqualActions,
    MineDiscount,
    ProtectBase,
    RaidCap,
    RaidCrystal,
    RecruitFrom,
    SecondLeader,
    SecondRaid,
)
from .points import BestColour, ExtraSymbol, PerArtifact, PerBaseCard, PerCaveIn, PerColour, PerCrystals, PerTotem

Effect = (
    # used at the beginning of a turn
    TakeFromBottom
    | TakeFromDocks
    # perks
    | MineDiscount
    | ArtifactDiscount
    | AnyColour
    | RecruitFrom
    | EqualActions
    | SecondLeader
    | ProtectBase
    | RaidCap
    | SecondRaid
    | RaidCrystal
    # points
    | PerArtifact
    | PerCrystals
    | BestColour
    | PerColour
    | PerTotem
    | PerCaveIn
    | PerBaseCard
    | ExtraSymbol
)
AtStart = TakeFromBottom | TakeFromDocks
