"""Skills that take cards from any place of a Base but its top."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...kinds import Card, Colour
from ...table import HAND_FULL, CaveInTable
from .base import Skill

IS_LEADER = Refusal("CLAR-03")
NOT_IN_BASE = Refusal("HYD-04")
PROTECTED = Refusal("R-57")
OTHER_BASE = Refusal("HYD-05")
OTHER_FACTION = Refusal("WEE-05")
MIXED = Refusal("R-33")


@cites("HYD-04", "HYD-05")
class TakeFromBase(Skill, frozen=True):
    """Shu'War, Mu'Shell: cards come from one Base to the hand."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromBase(seat=seat, most=self.count)


@cites("WEE-05")
class TakeFaction(Skill, frozen=True):
    """Mandragore: cards of a faction, some from each Base or more from a single one."""

    faction: str
    per_base: int
    single_base: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        faction = table.content.factions[self.faction]
        return TakingFaction(seat=seat, faction=faction, per_base=self.per_base, single_base=self.single_base)


class TakeBaseCard(Choice, frozen=True):
    """Take {card} from the Base of {base}, place {place} from the bottom"""

    base: Seat
    place: int  # from 1
    card: Card


def base_cards(table: CaveInTable, bases: range | tuple[Seat, ...]) -> list[TakeBaseCard]:
    """Every card of these Bases, bottom first."""
    return [TakeBaseCard(base, place, card) for base in bases for place, card in enumerate(table.players[base].base, 1)]


@cites("GOLD-01", "CLAR-03", "HYD-04", "R-30", "R-31", "R-57")
def why_not_reach(table: CaveInTable, seat: Seat, base: Seat, place: int, card: Card) -> Refusal | None:
    """Skills reach any card of a Base but its Leader, unless its owner's artifact protects it."""
    if not 0 <= base < len(table.players):
        return NOT_IN_BASE
    cards = table.players[base].base
    if not 1 <= place <= len(cards) or cards[place - 1] != card:
        return NOT_IN_BASE
    if place == len(cards):
        return IS_LEADER
    return PROTECTED if base != seat and table.players[base].perks.protected else None


class WhichBaseCard(Ask[TakeBaseCard | Pass]):
    """Which card do you take from a Base?"""

    base: Seat | None = None  # of which the first card was taken

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[TakeBaseCard | Pass]:
        return [PASS, *base_cards(table, range(len(table.players)))]

    @cites("HYD-04", "HYD-05", "CLAR-02")
    def why_not(self, table: CaveInTable, seat: Seat, choice: TakeBaseCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        no = why_not_reach(table, seat, choice.base, choice.place, choice.card)
        if no is not None:
            return no
        if self.base not in (None, choice.base):
            return OTHER_BASE
        return HAND_FULL if table.room(seat) <= 0 else None


class TakingFromBase(Frame):
    """[HYD-04] Cards come from one single Base to the hand."""

    seat: Seat
    most: int
    base: Seat | None = None

    @clause("HYD-04", "HYD-05", "CLAR-01", "R-32")
    def which(self, table: CaveInTable, _: None) -> Next:
        """From any place of any Base, the own included; a second one from the same Base."""
        return WhichBaseCard(seat=self.seat, base=self.base)

    @clause("HYD-04", "HYD-05", "CLAR-02")
    def take(self, table: CaveInTable, choice: TakeBaseCard | Pass) -> Next:
        """Each card taken goes to the hand at once."""
        if isinstance(choice, Pass):
            return self.finish()
        take_from_base(table, self.seat, choice)
        self.base, self.most = choice.base, self.most - 1
        return self.goto(TakingFromBase.which) if self.most else self.finish()


def take_from_base(table: CaveInTable, seat: Seat, choice: TakeBaseCard) -> None:
    table.take_into_hand(seat, table.players[choice.base].base.pop(choice.place - 1), "a Base")


class WhichOfFaction(Ask[TakeBaseCard | Pass]):
    """Which card of the faction do you take from a Base?"""

    faction: Colour
    per_base: int
    single_base: int
    bases: tuple[Seat, ...] = ()  # robbed so far, once for each card

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[TakeBaseCard | Pass]:
        return [PASS, *base_cards(table, range(len(table.players)))]

    @cites("WEE-05", "CLAR-02", "R-33")
    def why_not(self, table: CaveInTable, seat: Seat, choice: TakeBaseCard | Pass) -> Refusal | None:
        """Either so many from each Base, or more from a single one; no mixture."""
        if isinstance(choice, Pass):
            return None
        no = why_not_reach(table, seat, choice.base, choice.place, choice.card)
        if no is not None:
            return no
        if table.content.faction[choice.card] != self.faction:
            return OTHER_FACTION
        bases = (*self.bases, choice.base)
        most = max(bases.count(base) for base in bases)
        if most > (self.per_base if len(set(bases)) > 1 else self.single_base):
            return MIXED
        return HAND_FULL if table.room(seat) <= 0 else None


class TakingFaction(Frame):
    """[WEE-05] Cards of a faction come from Bases to the hand."""

    seat: Seat
    faction: Colour
    per_base: int
    single_base: int
    bases: tuple[Seat, ...] = ()

    @clause("WEE-05", "CLAR-01", "R-23", "R-33")
    def which(self, table: CaveInTable, _: None) -> Next:
        """One from each Base, or two from one; the printed faction counts."""
        return WhichOfFaction(
            seat=self.seat,
            faction=self.faction,
            per_base=self.per_base,
            single_base=self.single_base,
            bases=self.bases,
        )

    @clause("WEE-05", "CLAR-02", "R-32")
    def take(self, table: CaveInTable, choice: TakeBaseCard | Pass) -> Next:
        """Each goes to the hand at once, until no more may be taken."""
        if isinstance(choice, Pass):
            return self.finish()
        take_from_base(table, self.seat, choice)
        self.bases += (choice.base,)
        return self.goto(TakingFaction.which)
