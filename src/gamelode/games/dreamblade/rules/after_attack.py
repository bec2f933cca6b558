"""The end of an attack: what becomes of those who made it."""

from __future__ import annotations

from gamelode.kernel import Ask, Choice, Frame, Next, Seat, cites, clause

from ..events import AttackTold
from ..kinds import Mini, PrintedAbility
from ..table import DreambladeTable


class BeSacrificed(Choice, frozen=True):
    """It is sacrificed"""


class BeBanished(Choice, frozen=True):
    """It is banished"""


SACRIFICE, BANISH = BeSacrificed(), BeBanished()
Fate = BeSacrificed | BeBanished


class WhichFate(Ask[BeSacrificed | BeBanished]):
    """{mini} has attacked: which of its abilities comes first?"""

    mini: Mini

    @cites("SIM-04", "R-109")
    def things(self, table: DreambladeTable, seat: Seat) -> tuple[Fate, ...]:
        return (SACRIFICE, BANISH)


class EndOfAttack(Frame):
    """[R-32] Step 11. Creatures that attacked are sacrificed or banished, if their abilities say so."""

    minis: tuple[Mini, ...]
    regular: bool
    slain: bool  # an enemy was destroyed by the attack itself

    @clause("BLOODTHIRSTY-01", "DETONATE-01", "FADE-01", "R-62", "R-63")
    def end(self, table: DreambladeTable, choice: BeSacrificed | BeBanished | None) -> Next:
        """Each attacker is sacrificed or banished, unless it has been destroyed."""
        if not self.minis:
            return None
        mini = self.minis[0]
        fates = (choice,) if choice else fates_of(table, mini, self.regular, self.slain)
        if len(fates) > 1:
            return self.goto(EndOfAttack.end, after=WhichFate(seat=table.content.owner[mini], mini=mini))
        if fates:
            self.meet(table, mini, fates[0])
        self.minis = self.minis[1:]
        return self.goto(EndOfAttack.end)

    def meet(self, table: DreambladeTable, mini: Mini, fate: Fate) -> None:
        """An attacker meets its fate, by the ability that is told."""
        pieces = pieces_of(table, mini)
        by = [p for p in pieces if table.content.pieces[p].after_attack(self.regular, self.slain) == fate]
        table.tell(AttackTold, mini, by[0])
        if fate == SACRIFICE:
            table.sacrifice(mini)
        else:
            table.banish(mini)


def pieces_of(table: DreambladeTable, mini: Mini) -> list[PrintedAbility]:
    """A creature's abilities that matter now that it has attacked."""
    content, scoring = table.content, table.is_scoring(mini)
    return [piece for piece in content.on_attack_ended[mini] if scoring or not content.needs_score[piece]]


def fates_of(table: DreambladeTable, mini: Mini, regular: bool, slain: bool) -> tuple[Fate, ...]:
    """What a creature's abilities have in store for it now that it has attacked."""
    if table.cell[mini] < 0:
        return ()
    found = [table.content.pieces[piece].after_attack(regular, slain) for piece in pieces_of(table, mini)]
    return tuple(fate for fate in (SACRIFICE, BANISH) if fate in found)


def end_of_attack(table: DreambladeTable, minis: tuple[Mini, ...], *, regular: bool, slain: bool) -> Frame | None:
    """The rule by which attackers are sacrificed or banished; None if none of them is."""
    if any(fates_of(table, mini, regular, slain) for mini in minis):
        return EndOfAttack(minis=tuple(dict.fromkeys(minis)), regular=regular, slain=slain)
    return None
