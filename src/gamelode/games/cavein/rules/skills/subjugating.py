"""Skills that subjugate: cards are put out of use, for points."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...kinds import Card
from ...table import CaveInTable
from ..taking_crystals import TakingCrystal
from .base import Skill
from .from_base import IS_LEADER, base_cards, why_not_reach

SPARED = Refusal("SUBJ-03")
NOT_LOWEST = Refusal("BIO-02")
OTHER_LEVEL = Refusal("BIO-03")
NOT_OF_HAND = Refusal("BIO-04")


@cites("BIO-02")
class SubjugateLowest(Skill, frozen=True):
    """Mindwasp: a lowest card of the own Base."""

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromBase(seat=seat)


@cites("BIO-03")
class SubjugateFromBase(Skill, frozen=True):
    """Custodian: a card of a certain level from any Base."""

    level: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromBase(seat=seat, level=self.level)


@cites("BIO-04", "BIO-05")
class SubjugateFromHand(Skill, frozen=True):
    """Domina: cards of the hand, each for a crystal."""

    level: int
    count: int
    cost: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromHand(seat=seat, level=self.level, left=self.count, cost=self.cost)


class SubjugateBaseCard(Choice, frozen=True):
    """Subjugate {card} in the Base of {base}, place {place} from the bottom"""

    base: Seat
    place: int  # from 1
    card: Card


class WhichToSubjugate(Ask[SubjugateBaseCard | Pass]):
    """Which card do you subjugate?"""

    level: int | None = None  # None: a lowest card of the own Base

    only_if_choice: ClassVar[bool] = True

    def things(self, table: CaveInTable, seat: Seat) -> list[SubjugateBaseCard | Pass]:
        bases = (seat,) if self.level is None else range(len(table.players))
        return [PASS, *(SubjugateBaseCard(c.base, c.place, c.card) for c in base_cards(table, bases))]

    @cites("SUBJ-01", "SUBJ-03", "BIO-02", "BIO-03")
    def why_not(self, table: CaveInTable, seat: Seat, choice: SubjugateBaseCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        no = why_not_reach(table, seat, choice.base, choice.place, choice.card)
        if no is not None:
            return SPARED if no == IS_LEADER else no
        level = table.content.level
        if self.level is not None:
            return None if level[choice.card] == self.level else OTHER_LEVEL
        lowest = min(level[card] for card in table.players[seat].base[:-1])
        return None if choice.base == seat and level[choice.card] == lowest else NOT_LOWEST


class SubjugatingFromBase(Frame):
    """[SUBJ-01] A card of a Base is subjugated."""

    seat: Seat
    level: int | None = None

    @clause("BIO-02", "BIO-03", "CLAR-01", "R-30")
    def which(self, table: CaveInTable, _: None) -> Next:
        """Mindwasp: a lowest one of the own Base. Custodian: one of level 2 from any Base. Never a Leader."""
        return WhichToSubjugate(seat=self.seat, level=self.level)

    @clause("SUBJ-01", "SUBJ-02", "SUBJ-04")
    def put_away(self, table: CaveInTable, choice: SubjugateBaseCard | Pass) -> Next:
        """The card is out of use for good."""
        if isinstance(choice, SubjugateBaseCard):
            table.subjugate(self.seat, table.players[choice.base].base.pop(choice.place - 1), "a Base")
        return None


class SubjugateHandCard(Choice, frozen=True):
    """Subjugate {card} from your hand"""

    card: Card


class WhichOfHand(Ask[SubjugateHandCard | Pass]):
    """Which card of your hand do you subjugate?"""

    level: int

    def things(self, table: CaveInTable, seat: Seat) -> list[SubjugateHandCard | Pass]:
        return [PASS, *map(SubjugateHandCard, dict.fromkeys(table.players[seat].hand))]

    @cites("BIO-04", "R-34")
    def why_not(self, table: CaveInTable, seat: Seat, choice: SubjugateHandCard | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None
        held = choice.card in table.players[seat].hand
        return None if held and table.content.level[choice.card] == self.level else NOT_OF_HAND


class SubjugatingFromHand(Frame):
    """[BIO-04] Cards of the hand are subjugated, each for a crystal."""

    seat: Seat
    level: int
    left: int
    cost: int

    @clause("BIO-04", "CLAR-01", "R-34")
    def which(self, table: CaveInTable, _: None) -> Next:
        """Up to three level 1 cards, of any colours."""
        return WhichOfHand(seat=self.seat, level=self.level) if self.left else self.finish()

    @clause("BIO-05", "SUBJ-01", "R-34")
    def put_away(self, table: CaveInTable, choice: SubjugateHandCard | Pass) -> Next:
        """Each brings a crystal of cost 1, while the Mine has one."""
        if isinstance(choice, Pass):
            return self.finish()
        self.left -= 1
        table.leave_hand(self.seat, choice.card)
        table.subjugate(self.seat, choice.card, "the hand")
        return self.goto(SubjugatingFromHand.which, after=TakingCrystal(seat=self.seat, cost=self.cost))
