"""A combat, in the steps of [R-32]."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, clause

from ...events import AbilityUsed, AttackBegun, DamageRaised
from ...kinds import BLADE, Cell, Mini
from ...table import Combat, DreambladeTable
from ..after_attack import end_of_attack
from ..damage.check import Check
from ..damage.rolling import Rolling, damage_of, lucky
from ..damage.splitting import DealDamage
from ..effects import Effect, Effects, carry_out_arrivals
from ..stats import power
from .blades import AssignBlade, WhichBladeAbility, steady_damage


class Fighting(Frame):
    """[R-32] A combat, from the dice to its end."""

    seat: Seat
    cell: Cell
    attackers: tuple[Mini, ...]
    slain: bool = False

    @clause("STRIKE-07", "RELENTLESS-01", "R-32", "R-79")
    def begin(self, table: DreambladeTable, _: None) -> Next:
        """One Relentless creature makes the whole attack so, whatever becomes of it afterwards."""
        minis = self.attackers
        relentless = any(table.traits(mini).relentless for mini in minis)
        table.combat = Combat(self.cell, self.seat, minis, falls=table.falls, relentless=relentless)
        table.tell(AttackBegun, self.cell, minis)
        return None

    @clause("STRIKE-04", "STRIKE-07", "ATK-09", "R-32", "R-35")
    def roll(self, table: DreambladeTable, _: None) -> Next:
        """Steps 2 and 3. As many dice as the attackers have power; Fortunate."""
        dice = sum([power(table, mini) for mini in self.attackers])
        return Rolling(seat=self.seat, count=dice, lucky=lucky(table, self.attackers))

    @clause("BLADE-01", "STRIKE-05", "STRIKE-06")
    def read_dice(self, table: DreambladeTable, faces: tuple[int, ...]) -> Next:
        combat = table.combat
        assert combat is not None
        combat.dice, combat.blades = faces, faces.count(BLADE)
        return None

    @clause("BLADE-01", "BLADE-02", "BLADE-03", "ACTV-01", "ABX-02", "R-36", "R-38", "R-94")
    def assign(self, table: DreambladeTable, _: None) -> Next:
        """Step 4. As long as a blade fits, it must be assigned: for one use at a time, which is carried out at once."""
        assert table.combat is not None
        return WhichBladeAbility(seat=self.seat) if table.combat.blades else self.goto(Fighting.total)

    @clause("ACTV-05", "ACTV-06", "ACTV-07", "ACTV-08", "R-37", "R-38", "R-64")
    def activate(self, table: DreambladeTable, choice: AssignBlade | None) -> Next:
        """The ability chosen gets its blades and is carried out. Blades that fit nothing have no effect."""
        combat = table.combat
        assert combat is not None
        if choice is None:
            return self.goto(Fighting.total)
        combat.blades -= table.content.blade_price[choice.piece]
        combat.used += ((choice.mini, choice.piece, choice.source),)
        return self.goto(Fighting.assign, after=Effects(triggers=(Effect(choice.mini, choice.piece),)))

    @clause("STRIKE-05", "CRIT-01", "FUMBLE-02", "MIN-03", "MIN-04", "R-39", "R-40", "R-67", "R-79", "R-99")
    def total(self, table: DreambladeTable, _: None) -> Next:
        """Steps 5 and 6. All damage and all changes are summed up, at least 0; it falls in the combat cell."""
        combat = table.combat
        assert combat is not None
        for more in steady_damage(table):
            combat.more += (more,)
            table.tell(AbilityUsed, more.mini, more.piece)
            table.tell(DamageRaised, more.by)
        combat.is_totalled = True
        damage = max(damage_of(combat.dice) + combat.bonus, 0)
        return DealDamage(seat=self.seat, cell=self.cell, damage=damage, relentless=combat.relentless)

    @clause("DMG-02", "DMG-03", "DMG-05", "DB-01", "R-32", "R-41")
    def check(self, table: DreambladeTable, _: None) -> Next:
        """Steps 7 to 9: the regular attack is one damage event."""
        return Check() if table.hurt else None

    @clause("BLOODTHIRSTY-01", "R-62", "R-44")
    def note_slain(self, table: DreambladeTable, slain: tuple[int, ...] | None) -> Next:
        """Only the attack's own damage counts for Bloodthirsty. Creatures that were placed set off what they may."""
        owner = table.content.owner
        self.slain = any(owner[mini] != self.seat for mini in slain or ())  # a deathblow destroys one's own only
        return carry_out_arrivals(table)

    @clause("STRIKEBACK-01", "R-80", "R-104")
    def strike_back(self, table: DreambladeTable, _: None) -> Next:
        """Step 10. If nobody at all was disrupted or destroyed, all Strikebacks in the cell together."""
        combat, content = table.combat, table.content
        assert combat is not None
        if table.falls > combat.falls or not table.creatures(self.cell, self.seat):
            return None
        found = [
            Effect(mini, piece)
            for mini in table.creatures(self.cell, 1 - self.seat)
            for piece in content.on_failure[mini]
            if not content.needs_score[piece] or table.is_scoring(mini)
        ]
        return Effects(triggers=tuple(found)) if found else None

    @clause("BLOODTHIRSTY-01", "DETONATE-01", "FADE-01", "ABX-04", "R-89")
    def end(self, table: DreambladeTable, _: None) -> Next:
        """Step 11. The combat is over, and with it whatever blades have changed."""
        table.combat = None
        return end_of_attack(table, self.attackers, regular=True, slain=self.slain)
