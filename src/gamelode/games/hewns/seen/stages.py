"""The stages of an encounter, and which of them is under way."""

from __future__ import annotations

from typing import Literal

from gamelode.kernel import Frame

from ..rules.encounters.attack import Attack
from ..rules.encounters.escape import Escaping
from ..rules.encounters.hurt import Hurting
from ..rules.encounters.overflow import Overflow
from ..rules.encounters.pay import PayForDice
from ..rules.encounters.pick_dice import PickDice
from ..rules.encounters.ranged import NameTarget, UseBomb
from ..rules.encounters.same_space import AttackOrRepair, PushOut, Retreat, SplitNananbites
from ..rules.encounters.send_away import SaveSubstract

EncounterKind = Literal["ranged", "artillery", "same space"]
Stage = Literal[
    "send away", "pick dice", "target", "pay", "bombs", "attack or repair", "Nananbites", "roll", "hurt", "escape",
    "overflow", "who stays",
]  # fmt: skip

STAGES: dict[EncounterKind, tuple[Stage, ...]] = {  # in the order in which they come
    "ranged": ("send away", "pick dice", "target", "pay", "bombs", "roll", "hurt", "escape", "overflow"),
    "artillery": ("send away", "pick dice", "pay", "roll", "hurt", "escape"),
    "same space": (
        "send away", "pick dice", "pay", "attack or repair", "Nananbites", "roll", "hurt", "escape", "who stays",
    ),
}  # fmt: skip

STAGE_OF: dict[type[Frame], Stage] = {  # by the rule or the question that is under way
    SaveSubstract: "send away",
    PickDice: "pick dice",
    NameTarget: "target",
    PayForDice: "pay",
    UseBomb: "bombs",
    AttackOrRepair: "attack or repair",
    SplitNananbites: "Nananbites",
    Attack: "roll",
    Hurting: "hurt",
    Escaping: "escape",
    PushOut: "who stays",
    Retreat: "who stays",
}


def stage_of(stack: list[Frame], kind: EncounterKind) -> Stage | None:
    """The stage that an encounter of this kind has come to; None between two of them."""
    if any(isinstance(frame, Overflow) for frame in stack):
        return "overflow"
    found = next((STAGE_OF[type(frame)] for frame in reversed(stack) if type(frame) in STAGE_OF), None)
    return found if found in STAGES[kind] else None
