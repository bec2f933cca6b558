"""Damage is checked and carried out: steps 7 to 9 of a combat, and the end of every other damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board import CELLS
from ...events import Disrupted
from ...kinds import ACTION, GRAVEYARD, Cell, Mini
from ...table import DreambladeTable
from ..choosing import GoTo, Pick
from ..stats import stats
from .deathblow import Deathblow, Strikers, WhereStrikesDying, WhoStrikesDying


class Disrupt(Choice, frozen=True):
    """Disrupt it"""


class Destroy(Choice, frozen=True):
    """Destroy it"""


DESTROY, DISRUPT = Destroy(), Disrupt()


class DisruptOrDestroy(Ask[Destroy | Disrupt]):
    """{mini}: do you disrupt or destroy it?"""

    mini: Mini

    @cites("DMG-04", "ATK-04")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Destroy | Disrupt]:
        return (DESTROY, DISRUPT)


class PutInto(Choice, frozen=True):
    """{mini} to {cell}"""

    mini: Mini
    cell: Cell


class PlaceDisrupted(Ask[PutInto]):
    """Into which empty cell does it go?"""

    minis: tuple[Mini, ...]

    @cites("DMG-05", "R-42", "R-43", "R-44")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[PutInto]:
        return [PutInto(mini, cell) for mini in self.minis for cell in range(CELLS)]

    def why_not(self, table: DreambladeTable, seat: Seat, choice: PutInto) -> Refusal | None:
        if choice.mini not in self.minis or not 0 <= choice.cell < CELLS:
            return NOT_OFFERED
        return None if choice.cell in table.empty_cells() else Refusal("DMG-05")

    def options(self, table: DreambladeTable, seat: Seat) -> Sequence[PutInto]:
        cells = table.empty_cells()
        return [PutInto(mini, cell) for mini in self.minis for cell in cells]


class WhoReturns(Ask[Pick]):
    """{mini} was destroyed: which creature comes back to the reserves in its stead?"""

    mini: Mini

    only_if_choice: ClassVar[bool] = True

    @cites("REINCARNATE-01", "REINCARNATE-02", "R-76")
    def things(self, table: DreambladeTable, seat: Seat) -> Sequence[Pick]:
        return [Pick(kind) for kind in dict.fromkeys(table.content.kind[m] for m in _others(table, self.mini))]


def _others(table: DreambladeTable, mini: Mini) -> list[Mini]:
    """The other creatures in a creature's graveyard."""
    content = table.content
    dead = table.in_zone(GRAVEYARD, content.owner[mini])
    return [m for m in dead if m != mini and content.is_creature[m]]


@cites("DMG-02", "DMG-03", "DMG-04", "FEROCITY-02", "RELENTLESS-01", "R-45", "R-47", "R-78")
def outcomes(table: DreambladeTable, mini: Mini, damage: int, *, relentless: bool) -> tuple[Destroy | Disrupt, ...]:
    """What so much damage calls for, by a creature's current defense and life. Whoever dealt it has the choice."""
    _, defense, life = stats(table, mini)
    disrupts = damage >= defense and not relentless
    if disrupts and table.combat is not None and mini in table.combat.marked:
        return (DESTROY,)
    return (DESTROY,) * (damage >= life) + (DISRUPT,) * disrupts


class Check(Frame):
    """[ATK-06] Damaged creatures are disrupted or destroyed. Finishes with the destroyed, also those of deathblows."""

    undecided: tuple[Mini, ...] = ()
    disrupted: tuple[Mini, ...] = ()
    destroyed: tuple[Mini, ...] = ()
    saved: tuple[Mini, ...] = ()  # by Regenerate, still to be banished
    struck: int = 0  # cells of deathblows, a bit for each
    cell: Cell = -1
    reborn: tuple[Mini, ...] = ()

    @clause("ATK-06", "SIM-03", "R-41", "R-103")
    def gather(self, table: DreambladeTable, _: None) -> Next:
        """All that were hurt; the decisions of the player whose phase it is come first."""
        lead, owner = table.lead, table.content.owner
        self.undecided = tuple(sorted(table.hurt, key=lambda mini: (owner[mini] == lead, mini)))
        table.hurt = ()
        return None

    @clause("DMG-02", "DMG-03", "DMG-04", "ATK-03", "ATK-04", "FEROCITY-02", "R-45", "R-47", "R-78", "R-102", "R-110")
    def decide(self, table: DreambladeTable, choice: Destroy | Disrupt | None) -> Next:
        """Step 7. Where damage reaches both defense and life, whoever dealt it chooses."""
        if self.undecided:
            mini = self.undecided[0]
            outcomes = (choice,) if choice else self.outcomes(table, mini)
            if len(outcomes) > 1:
                seat = 1 - table.content.owner[mini]
                return self.goto(Check.decide, after=DisruptOrDestroy(seat=seat, mini=mini))
            self.undecided = self.undecided[1:]
            if outcomes == (DESTROY,):
                self.fell(table, mini)
            elif outcomes:
                self.drive_off(table, mini)
            return self.goto(Check.decide)
        table.undisruptable = ()
        return None

    def outcomes(self, table: DreambladeTable, mini: Mini) -> tuple[Destroy | Disrupt, ...]:
        """What the damage of a creature calls for."""
        if mini in self.destroyed:
            return ()
        return outcomes(table, mini, table.damage.get(mini, 0), relentless=mini in table.undisruptable)

    @cites("REGENERATE-01", "R-77")
    def fell(self, table: DreambladeTable, mini: Mini) -> None:
        if table.traits(mini).regenerates:
            self.saved += (mini,)
        else:
            self.destroyed += (mini,)
            table.falls += 1

    @cites("DMG-02")
    def drive_off(self, table: DreambladeTable, mini: Mini) -> None:
        table.damage.pop(mini, None)
        table.tell(Disrupted, mini)
        if mini not in self.disrupted:
            self.disrupted += (mini,)
            table.falls += 1

    @clause("REGENERATE-01", "REGENERATE-02", "REGENERATE-03", "REGENERATE-04", "R-78")
    def regenerate(self, table: DreambladeTable, _: None) -> Next:
        """Those saved are banished at once, when all is decided."""
        if not self.saved:
            return None
        table.banish(self.saved[0])
        self.saved = self.saved[1:]
        return self.goto(Check.regenerate)

    @clause("DB-01", "DB-04", "DB-05", "DB-06", "R-48", "R-51", "R-101")
    def deathblow(self, table: DreambladeTable, _: None) -> Next:
        """Step 8. The second player's creatures destroyed in the first player's action phase strike once more."""
        phase, second = table.phase, 1 - table.first
        if phase.kind != ACTION or phase.seat != table.first:
            return self.goto(Check.bury)
        graves = {table.cell[mini] for mini in self.destroyed if table.content.owner[mini] == second}
        cells = [c for c in sorted(graves) if not self.struck >> c & 1 and table.creatures(c, table.first)]
        return WhereStrikesDying(seat=second, cells=tuple(cells)) if cells else self.goto(Check.bury)

    @clause("DB-02", "R-48", "R-50")
    def gather_strikers(self, table: DreambladeTable, choice: GoTo) -> Next:
        """All that fell in a cell may strike together."""
        self.cell, second = choice.cell, 1 - table.first
        self.struck |= 1 << self.cell
        owner, cells = table.content.owner, table.cell
        fallen = [m for m in self.destroyed if owner[m] == second and cells[m] == self.cell]
        return WhoStrikesDying(seat=second, cell=self.cell, fallen=tuple(sorted(fallen)))

    @clause("DB-01", "DB-02")
    def strike(self, table: DreambladeTable, choice: Strikers | Pass) -> Next:
        """Their damage is checked in turn, before anybody is buried."""
        if isinstance(choice, Pass):
            return self.goto(Check.deathblow)
        blow = Deathblow(seat=1 - table.first, cell=self.cell, minis=choice.minis)
        return self.goto(Check.gather, after=blow)

    @clause("DMG-06", "DEAD-05", "R-12", "R-51", "R-85", "R-100")
    def bury(self, table: DreambladeTable, _: None) -> Next:
        """Step 9. The destroyed go to the graveyard; whoever dealt the damage has destroyed them."""
        self.reborn = tuple(mini for mini in self.destroyed if table.traits(mini).reincarnates)
        return None

    @clause("DMG-06", "DEAD-05", "R-12", "R-85")
    def bury_next(self, table: DreambladeTable, _: None) -> Next:
        """They are carried away one after another."""
        mini = next((mini for mini in self.destroyed if table.cell[mini] >= 0), None)
        if mini is None:
            return None
        table.destroy(mini, 1 - table.content.owner[mini])
        return self.goto(Check.bury_next)

    @clause("REINCARNATE-01", "REINCARNATE-02", "R-76", "R-103")
    def reincarnate(self, table: DreambladeTable, _: None) -> Next:
        """When all of them lie there, each that had Reincarnate must bring another creature back, if there is any."""
        if not self.reborn:
            return None
        lead, owner = table.lead, table.content.owner
        self.reborn = tuple(sorted(self.reborn, key=lambda m: (owner[m] != lead, m)))
        return WhoReturns(seat=owner[self.reborn[0]], mini=self.reborn[0])

    @clause("REINCARNATE-01", "REINCARNATE-02", "R-76")
    def bring_back(self, table: DreambladeTable, choice: Pick | None) -> Next:
        """It goes to the reserves; then the next one is asked about."""
        if not self.reborn:
            return None
        mini, self.reborn = self.reborn[0], self.reborn[1:]
        if choice is not None:
            table.raise_up(next(m for m in _others(table, mini) if table.content.kind[m] == choice.kind))
        return self.goto(Check.reincarnate)

    @clause("DMG-05", "R-27", "R-42", "R-43", "R-44", "R-102", "R-103")
    def place(self, table: DreambladeTable, choice: PutInto | None) -> Next:
        """Then the disrupted are put into empty cells, one after another, by whoever disrupted them."""
        if choice is not None:
            table.move(choice.mini, choice.cell)
            self.disrupted = tuple(m for m in self.disrupted if m != choice.mini)
        waiting = [m for m in self.disrupted if table.cell[m] >= 0]
        if not waiting or not table.empty_cells():
            return self.finish(self.destroyed)
        lead, owner = table.lead, table.content.owner
        placer = 1 - owner[min(waiting, key=lambda m: (owner[m] == lead, m))]
        minis = tuple(sorted(m for m in waiting if owner[m] != placer))
        return self.goto(Check.place, after=PlaceDisrupted(seat=placer, minis=minis))
