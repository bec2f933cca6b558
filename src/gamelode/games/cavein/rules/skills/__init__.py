"""Mercenary skills. Content says which skills a card has; each kind of skill is coded once."""

from __future__ import annotations

from .colours import Recolour, TintHand
from .counting import CountAsCrystal, CountDouble
from .discounts import CheaperArtifacts, CheaperCrystals, CheaperRecruits
from .from_base import TakeFaction, TakeFromBase
from .from_bottom import TakeFromBottom
from .from_docks import TakeFromDocks
from .more_actions import AllowEqualActions, ExtraMine, SecondCrystal
from .subjugating import SubjugateFromBase, SubjugateFromHand, SubjugateLowest
from .take_crystal import TakeCrystal

AnySkill = (
    TakeCrystal
    | CheaperRecruits
    | TakeFromBottom
    | TakeFromDocks
    | AllowEqualActions
    | TakeFromBase
    | Recolour
    | CheaperArtifacts
    | CheaperCrystals
    | ExtraMine
    | TintHand
    | SecondCrystal
    | SubjugateLowest
    | SubjugateFromBase
    | SubjugateFromHand
    | CountAsCrystal
    | CountDouble
    | TakeFaction
)
