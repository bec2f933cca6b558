"""Use a mercenary's skill."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, clause

from ..events import SkillUsed
from ..kinds import Card
from ..table import CaveInTable


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
