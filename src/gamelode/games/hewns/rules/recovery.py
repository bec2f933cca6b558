"""The Recovery phase."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, YES, Ask, Frame, Next, Pass, Seat, Yes, cites, clause

from ..common_knowledge import whose_stone
from ..events import HewnRepaired, RepairResolved
from ..kinds import FIXITO, NANADEAD, NANANBITE, NO_CARD, Hewn
from ..table import HewnsTable
from .heart_cards import show_heart
from .states import take_over

AFTER_ALL = 99  # where neutral Hewns stand in the turn order


class UseHeart(Ask[Yes | Pass]):
    """Do you try to bring {hewn} back with your heart stone?"""

    keeps_secret: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Yes | Pass]:
        """It is asked of whoever could have a stone there: only who has one may say yes."""
        return [YES, PASS] if table.heart[self.hewn] == seat else [PASS]


class Recovery(Frame):
    """[RECO-01] Rolls for damaged and stunned Hewns, and tries to regain control."""

    todo: tuple[Hewn, ...] = ()
    hewn: Hewn = -1

    @clause("RECO-01", "R-85")
    def order(self, table: HewnsTable, _: None) -> Next:
        """Hewns of the first player in turn order first, neutral ones last."""
        in_play = [hewn for hewn in range(len(table.owner)) if table.owner[hewn] >= 0 or table.space[hewn] >= 0]
        places = dict(enumerate(table.order_card))
        self.todo = tuple(sorted(in_play, key=lambda hewn: (places.get(table.owner[hewn], AFTER_ALL), hewn)))
        return None

    @clause("RECO-01", "RECO-03", "RECO-04", "RECO-05", "RECO-06", "RECO-07", "HEART-07", "GEM-05", "SIGHT-02")
    def damage(self, table: HewnsTable, _: None) -> Next:
        """Each damaged Hewn rolls for its damage first; nobody is asked."""
        if not self.todo:
            return self.finish()
        self.hewn, self.todo = self.todo[0], self.todo[1:]
        if table.damaged[self.hewn] and roll_for_damage(table, self.hewn):
            return table.look(self.hewn)
        return None

    @clause("RECO-08", "RECO-09", "RECO-10", "GEM-07", "HEART-08", "HEART-09", "R-85")
    def heart(self, table: HewnsTable, _: None) -> Next:
        """Then a stone may be tried against the stun, or against another team's rod."""
        seat = whose_stone(table, self.hewn)
        if seat < 0 or seat == table.owner[self.hewn]:
            return self.goto(Recovery.damage)
        return UseHeart(seat=seat, hewn=self.hewn)

    @clause("RECO-08", "RECO-10", "RECO-11", "R-08")
    def try_heart(self, table: HewnsTable, choice: Yes | Pass) -> Next:
        """The heart's die against the difficulty, or the present owner's die."""
        if isinstance(choice, Yes):
            hewn = self.hewn
            seat = table.heart[hewn]
            show_heart(table, hewn)
            heart, against = table.dice.roll(table.content.faces["d10"], 2, "d10")
            succeeds = heart > against
            table.tell(RepairResolved, hewn, hewn, heart, against, succeeds)
            if succeeds:
                take_over(table, hewn, seat)
                return self.goto(Recovery.damage, after=table.look(hewn))
        return self.goto(Recovery.damage)


@cites("RECO-03", "RECO-04", "RECO-05", "RECO-06", "RECO-07", "HEART-07", "GEM-05", "R-08")
def roll_for_damage(table: HewnsTable, hewn: Hewn) -> bool:
    """Nanadice, a d10 for each Fixito and for a stone or gem, the best of them against one d10: whether it helps."""
    if table.heart[hewn] != NO_CARD:
        show_heart(table, hewn)  # whether it is rolled for tells what is in the card
    hearts = 1 if table.heart[hewn] >= 0 else 0
    nanas, fixitos = table.count(hewn, NANANBITE), table.count(hewn, FIXITO)
    if not nanas + fixitos + hearts:
        return False
    faces = table.content.faces
    small = table.dice.roll(faces["nana"], nanas, "nana")
    good = table.dice.roll(faces["d10"], fixitos + hearts, "d10")
    difficulty = table.dice.pick(faces["d10"], "d10")
    table.tell_roll(hewn, "nana", small, (nanas, "nananbites"))
    table.tell_roll(hewn, "d10", good)
    for _ in range(small.count(NANADEAD)):
        table.lose_nananbite(hewn)
    best = max((*good, *small))
    succeeds = best > difficulty
    table.tell(RepairResolved, hewn, hewn, best, difficulty, succeeds)
    if succeeds:
        table.damaged[hewn] = 0
        table.tell(HewnRepaired, hewn)
    return succeeds
