"""All abilities. Content declares them on miniatures by name, in any combination."""

from __future__ import annotations

from .auras import Bolster, Drain, Enrage, Fight, Geomancy, Inciter, Invigorate, Panic, Thanatomancy, Weaken
from .base import Ability
from .bonuses import Crit, Ferocity, Flanking, Fumble, HellsFury, Heroics, Payback, Stalwart
from .moves import Advance, Expel, Lure, Scare, Skirmish, Swap, Teleport
from .strikes import Ambush, Assault, Charge, Strikeback, Warpstrike
from .traits import (
    Bodyguard,
    Channel,
    Copy,
    Defender,
    Dominate,
    Energize,
    Fortunate,
    Loner,
    Nullify,
    Regenerate,
    Reincarnate,
    Reinforce,
    Relentless,
    Respawn,
    Unique,
    Vengeance,
    Vessel,
)
from .zones import Appease, Bloodthirsty, Bomb, Demolish, Detonate, Fade, Purge, Raise, Wail

AnyAbility = (
    Advance
    | Ambush
    | Appease
    | Assault
    | Bloodthirsty
    | Bodyguard
    | Bolster
    | Bomb
    | Channel
    | Charge
    | Copy
    | Crit
    | Defender
    | Demolish
    | Detonate
    | Dominate
    | Drain
    | Energize
    | Enrage
    | Expel
    | Fade
    | Ferocity
    | Fight
    | Flanking
    | Fortunate
    | Fumble
    | Geomancy
    | HellsFury
    | Heroics
    | Inciter
    | Invigorate
    | Loner
    | Lure
    | Nullify
    | Panic
    | Payback
    | Purge
    | Raise
    | Regenerate
    | Reincarnate
    | Reinforce
    | Relentless
    | Respawn
    | Scare
    | Skirmish
    | Stalwart
    | Strikeback
    | Swap
    | Teleport
    | Thanatomancy
    | Unique
    | Vengeance
    | Vessel
    | Wail
    | Warpstrike
    | Weaken
)

__all__ = ["Ability", "AnyAbility"]
