"""Artifacts that are in force as long as they are owned."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import cites

from ...table import Perks


@cites("R-57", "CARD-06")
class Perk(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A benefit that lasts as long as its artifact is owned."""

    def added_to(self, perks: Perks) -> Perks:
        """The perks of a player who gets this one too."""
        raise NotImplementedError


class MineDiscount(Perk, frozen=True):
    """Sonic Drill: its owner's crystals cost less."""

    discount: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, mine_discount=perks.mine_discount + self.discount)


class ArtifactDiscount(Perk, frozen=True):
    """Haggler Module: its owner's artifacts cost less."""

    discount: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, artifact_discount=perks.artifact_discount + self.discount)


class AnyColour(Perk, frozen=True):
    """Polychrome Lens: some cards of each Mine payment may have any colour."""

    cards: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, any_colour=perks.any_colour + self.cards)


class RecruitFrom(Perk, frozen=True):
    """Fast-Track Licence: a recruit may be paid with a card so many levels lower."""

    levels_below: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, recruit_below=(*perks.recruit_below, self.levels_below))


class EqualActions(Perk, frozen=True):
    """Overtime Roster: both actions of a turn may be of the same type."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, equal_actions=True)


class SecondLeader(Perk, frozen=True):
    """Deputy's Badge: the card below the Leader may act in its place."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, second_leader=True)


class ProtectBase(Perk, frozen=True):
    """Loyalty Implants: skills of others do not reach into the owner's Base."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, protected=True)


class RaidCap(Perk, frozen=True):
    """Blast Door: a raider takes no more than so many cards from the owner's Base."""

    cards: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, raid_cap=self.cards)


@cites("ARTC-04")
class SecondRaid(Perk, frozen=True):
    """Enhanced Vision: a Raid may be followed by a second one on another Base."""

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, second_raid=True)


@cites("ARTC-06")
class RaidCrystal(Perk, frozen=True):
    """Baton of Coaxing: each Base raided brings a crystal of this cost."""

    cost: int

    def added_to(self, perks: Perks) -> Perks:
        return replace(perks, raid_crystals=(*perks.raid_crystals, self.cost))
