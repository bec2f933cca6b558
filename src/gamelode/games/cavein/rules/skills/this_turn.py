"""Mercenary skills. Content says which skills a card has; each kind of skill is coded here once."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Frame, Next, Refusal, Seat, cites, clause

from ...events import SkillUsed
from ...table import HAND_FULL, NOT_DISPLAYED, Card, CaveInTable
from ..mining import TakingCrystal
from .colours import Recolouring, Tinting
from .from_base import TakingFaction, TakingFromBase, TakingFromBottom, TakingFromDocks
from .subjugating import SubjugatingFromBase, SubjugatingFromHand

NOTHING_TO_TAKE = Refusal("ARTC-03")


class _Skill(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """What a skill does: it changes what holds for this turn, or begins a rule."""

    def apply(self, table: CaveInTable, seat: Seat) -> Frame | None:
        raise NotImplementedError


@cites("TER-01", "HYD-01", "MGL-01", "MET-01", "BIO-01", "WEE-01", "R-19")
class TakeCrystal(_Skill, frozen=True):
    """Driller, Frogt'Opus, Mineraccoon, Oddgrabber, Cyberwitch, Sapling: a crystal of cost 1 in the own colour."""

    colour: str
    cost: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingCrystal(seat=seat, cost=self.cost, colour=table.content.colours[self.colour])


@cites("TER-02", "R-01", "R-02")
class CheaperRecruits(_Skill, frozen=True):
    """Foreman: a card three levels lower will do. A second one adds nothing."""

    levels_below: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        if self.levels_below not in table.turn.recruit_below:
            table.turn.recruit_below += (self.levels_below,)


@cites("TER-03", "ARTC-02")
class TakeFromBottom(_Skill, frozen=True):
    """Sergeant, Third Cyber-Arm: cards from the bottom of the own Base."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromBottom(seat=seat, most=self.count)

    @cites("ARTC-03")
    def why_not_begin(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        return None if table.room(seat) > 0 and len(table.players[seat].base) > 1 else NOTHING_TO_TAKE


@cites("TER-04", "HYD-02")
class TakeFromDocks(_Skill, frozen=True):
    """Colonel: any cards of five levels together. Fish'Bean, Recruiter's Beacon: one card of a level."""

    level: int | None = None
    count: int | None = None
    level_sum: int | None = None

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromDocks(seat=seat, level=self.level, count=self.count, level_sum=self.level_sum)

    @cites("CLAR-02", "R-37")
    def why_not_begin(self, table: CaveInTable, seat: Seat) -> Refusal | None:
        if table.room(seat) <= 0:
            return HAND_FULL
        levels = [table.content.level[card] for card in table.docks]
        return None if self.level in levels or (levels and self.level is None) else NOT_DISPLAYED


@cites("HYD-03", "R-27")
class AllowEqualActions(_Skill, frozen=True):
    """Fish'Bean: the actions of this turn may be of the same type."""

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.equal_actions = True


@cites("HYD-04", "HYD-05")
class TakeFromBase(_Skill, frozen=True):
    """Shu'War, Mu'Shell: cards from one Base."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return TakingFromBase(seat=seat, most=self.count)


@cites("MGL-02", "MGL-03")
class Recolour(_Skill, frozen=True):
    """Diggerhino: a crystal of the Mine gets another colour and costs less."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return Recolouring(seat=seat, discount=self.discount)


@cites("MGL-04", "MGL-05")
class CheaperArtifacts(_Skill, frozen=True):
    """Ancientone: it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.artifact_discount += self.discount


@cites("MGL-07", "R-20")
class CheaperCrystals(_Skill, frozen=True):
    """Maccarat: it adds to every other discount."""

    discount: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.mine_discount += self.discount


@cites("MET-02", "MET-03", "START-04", "CARD-05", "R-28")
class ExtraMine(_Skill, frozen=True):
    """Drollo: an additional Mine action in this turn's Action phase."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.extra_mines += self.count


@cites("MET-04")
class TintHand(_Skill, frozen=True):
    """Robuster: some cards of the hand become one colour."""

    count: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return Tinting(seat=seat, most=self.count)


@cites("MET-05", "MET-06", "R-26")
class SecondCrystal(_Skill, frozen=True):
    """Scrabber: after each mining another crystal of the same cost."""

    costs: tuple[int, ...]

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.second_crystals += (self.costs,)


@cites("BIO-02")
class SubjugateLowest(_Skill, frozen=True):
    """Mindwasp: a lowest card of the own Base."""

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromBase(seat=seat)


@cites("BIO-03")
class SubjugateFromBase(_Skill, frozen=True):
    """Custodian: a card of a certain level from any Base."""

    level: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromBase(seat=seat, level=self.level)


@cites("BIO-04", "BIO-05")
class SubjugateFromHand(_Skill, frozen=True):
    """Domina: cards of the hand, each for a crystal."""

    level: int
    count: int
    cost: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        return SubjugatingFromHand(seat=seat, level=self.level, left=self.count, cost=self.cost)


@cites("WEE-02")
class CountAsCrystal(_Skill, frozen=True):
    """Stalkroot: cards of a faction count as the colour of the crystal being mined."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.as_crystal |= 1 << table.content.factions[self.faction]


@cites("WEE-03", "R-25")
class CountDouble(_Skill, frozen=True):
    """Seeder: cards of a faction count double in a payment, and never more than that."""

    faction: str

    def apply(self, table: CaveInTable, seat: Seat) -> None:
        table.turn.doubled |= 1 << table.content.factions[self.faction]


@cites("WEE-05")
class TakeFaction(_Skill, frozen=True):
    """Mandragore: cards of a faction, some from each Base or more from a single one."""

    faction: str
    per_base: int
    single_base: int

    def apply(self, table: CaveInTable, seat: Seat) -> Frame:
        faction = table.content.factions[self.faction]
        return TakingFaction(seat=seat, faction=faction, per_base=self.per_base, single_base=self.single_base)


Skill = (
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


class ApplyingSkill(Frame):
    """[CARD-02] What a mercenary's skill says is done, part by part."""

    seat: Seat
    card: Card
    done: int = 0

    @clause("CARD-03", "CARD-04", "CARD-05", "CLAR-01", "R-27")
    def part(self, table: CaveInTable, _: None) -> Next:
        """What is instant happens now and once; what lasts holds from now to the end of the turn."""
        skills = table.content.skills[self.card]
        if self.done == len(skills):
            return self.finish()
        self.done += 1
        return self.goto(ApplyingSkill.part, after=skills[self.done - 1].apply(table, self.seat))


class UsingSkill(Frame):
    """[SKILL-01] A card is played from the hand for its skill."""

    seat: Seat
    card: Card

    @clause("SKILL-01", "SKILL-03", "R-04", "R-15")
    def play(self, table: CaveInTable, _: None) -> Next:
        """The card leaves the hand before its skill is applied."""
        kind = table.content.kind[self.card]
        table.play_cards(self.seat, (self.card,))
        table.tell(SkillUsed, self.seat, kind)
        return self.become(ApplyingSkill(seat=self.seat, card=kind))
