"""Artifacts that bring points at the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gamelode.kernel import Seat, cites

from ...table import CaveInTable


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
