"""What artifacts do. Content says which effect each has; each kind of effect is coded here once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Seat, cites

from ...table import CaveInTable, Perks
from ..skills.this_turn import TakeFromBottom, TakeFromDocks

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


# --- points at the end


@cites("SCORE-02", "CARD-06")
class Points(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """Victory points at the end of the game."""

    def points(self, table: CaveInTable, seat: Seat) -> int:
        raise NotImplementedError


@cites("ARTC-01", "R-55")
class PerArtifact(Points, frozen=True):
    """Space Exchange: for each artifact card owned, this one included."""

    vp: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        return self.vp * len(table.players[seat].artifacts)


@cites("ARTC-07", "R-18")
class PerCrystals(Points, frozen=True):
    """Mass Production, Barking up the Right Three and others: for every n crystals, all or of one printed cost."""

    vp: int
    n: int = 1
    cost: int | None = None

    def points(self, table: CaveInTable, seat: Seat) -> int:
        costs = [table.content.cost[crystal] for crystal in table.players[seat].crystals]
        return self.vp * ((len(costs) if self.cost is None else costs.count(self.cost)) // self.n)


def hues(table: CaveInTable, seat: Seat) -> list[int]:
    """The printed colours of a player's crystals."""
    return [table.content.hue[crystal] for crystal in table.players[seat].crystals]


@cites("ARTC-08", "R-45")
class BestColour(Points, frozen=True):
    """Contract: for each crystal of the colour that is best for the owner."""

    vp: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        owned = hues(table, seat)
        return self.vp * max(map(owned.count, owned), default=0)


class PerColour(Points, frozen=True):
    """Spectrum Prism: for each different colour, and more for all."""

    vp: int
    all_bonus: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        colours = len(set(hues(table, seat)))
        return self.vp * colours + (self.all_bonus if colours == len(table.content.factions) else 0)


class PerTotem(Points, frozen=True):
    """Totem Gallery: on top of what Totems are worth."""

    vp: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        return self.vp * table.totems.count(seat)


class PerCaveIn(Points, frozen=True):
    """Hazard Pay: for each crystal with a cave-in mark."""

    vp: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        return self.vp * sum(table.content.caves_in[crystal] for crystal in table.players[seat].crystals)


class PerBaseCard(Points, frozen=True):
    """Payroll Ledger: for each card in the Base at the end."""

    vp: int
    most: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        return self.vp * min(len(table.players[seat].base), self.most)


class ExtraSymbol(Points, frozen=True):
    """Blank Signet: further symbols of the best factions; what they add to the sets is its worth."""

    count: int

    def points(self, table: CaveInTable, seat: Seat) -> int:
        symbols = [s for c in table.players[seat].crystals if (s := table.content.symbol[c]) >= 0]
        counts = [symbols.count(faction) for faction in range(len(table.content.factions))]
        before = symbol_points(table.content.scoring.symbol_sets, counts)
        for _ in range(self.count):
            counts[counts.index(min(counts))] += 1
        return symbol_points(table.content.scoring.symbol_sets, counts) - before


@cites("SCORE-05", "SCORE-06", "R-46")
def symbol_points(worths: Sequence[int], counts: Sequence[int]) -> int:
    """The k-th set has a symbol of every faction with at least k of them."""
    sizes = [sum(count > k for count in counts) for k in range(max(counts, default=0))]
    return sum(worths[size - 1] for size in sizes)


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
