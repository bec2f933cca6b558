"""Artifacts that are in force as long as they are owned."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import cites

from ...table import Perks

# --- perks: in force as long as they are owned


@cites("R-57", "CARD-06")
class Perk(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A lasting benefit."""

    def added_to(self, perks: Perks) -> Perks:
        raise NotImplementedError


class MineDiscount(Perk, frozen=True):
    """Sonic Drill."""

    discount: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, mine_discount=perks.mine_discount + self.discount)


class ArtifactDiscount(Perk, frozen=True):
    """Haggler Module."""

    discount: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, artifact_discount=perks.artifact_discount + self.discount)


class AnyColour(Perk, frozen=True):
    """Polychrome Lens."""

    cards: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, any_colour=perks.any_colour + self.cards)


class RecruitFrom(Perk, frozen=True):
    """Fast-Track Licence."""

    levels_below: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, recruit_below=(*perks.recruit_below, self.levels_below))


class EqualActions(Perk, frozen=True):
    """Overtime Roster."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, equal_actions=True)


class SecondLeader(Perk, frozen=True):
    """Deputy's Badge."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, second_leader=True)


class ProtectBase(Perk, frozen=True):
    """Loyalty Implants."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, protected=True)


class RaidCap(Perk, frozen=True):
    """Blast Door."""

    cards: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, raid_cap=self.cards)


@cites("ARTC-04")
class SecondRaid(Perk, frozen=True):
    """Enhanced Vision."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, second_raid=True)


@cites("ARTC-06")
class RaidCrystal(Perk, frozen=True):
    """Baton of Coaxing."""

    cost: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, raid_crystals=(*perks.raid_crystals, self.cost))
