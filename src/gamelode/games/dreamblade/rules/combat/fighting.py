"""Strike: regular attacks, cell by cell, in the steps of [R-32]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from gamelode.kernel import NOT_OFFERED, Ask, Choice, Dice, Frame, Next, Refusal, Seat, cites, clause

from ...board import CELLS, NEAR, cells_of
from ...events import AbilityUsed, AttackBegun, Cell, DamageRaised, Mini, Piece
from ...table import BLADE, Combat, DreambladeTable, MoreDamage
from ..damage.check import Check, DealDamage
from ..damage.rolling import Rolling, damage_of, lucky
from ..effects import Effect, Effects, end_of_attack, settle
from ..shifting import END_PHASE, EndPhase
from ..stats import power

STRUCK = Refusal("STRIKE-03")
NOBODY_ENGAGED = Refusal("STRIKE-01")
NOBODY_ATTACKS = Refusal("R-33")
LONER = Refusal("LONER-01")
NO_BLADE_ABILITY = Refusal("ACTV-02")
USED = Refusal("ACTV-05")
NULLIFIED = Refusal("NULLIFY-01")
ALL_LISTED = 4  # groups of so many creatures are listed in full


class StrikeAt(Choice, frozen=True):
    """Attack at {cell}"""

    cell: Cell


class WhereToStrike(Ask[StrikeAt | EndPhase]):
    """Where do you attack?"""

    def things(self, table: DreambladeTable, seat: Seat) -> list[StrikeAt | EndPhase]:
        return [END_PHASE, *(StrikeAt(cell) for cell in range(CELLS) if table.creatures(cell, seat))]

    @cites("STRIKE-01", "STRIKE-02", "STRIKE-03", "MIC-01", "R-33")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: StrikeAt | EndPhase) -> Refusal | None:
        """Engaged creatures, as they stand now; no cell twice."""
        if isinstance(choice, EndPhase):
            return None
        cell = choice.cell
        if not 0 <= cell < CELLS or not table.creatures(cell, seat):
            return NOT_OFFERED
        if not table.creatures(cell, 1 - seat):
            return NOBODY_ENGAGED
        return STRUCK if table.phase.struck >> cell & 1 else None

    def options(self, table: DreambladeTable, seat: Seat) -> list[StrikeAt | EndPhase]:
        return [END_PHASE, *map(StrikeAt, cells_to_strike(table))]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> StrikeAt | EndPhase:
        """Mostly to go on."""
        return StrikeAt(dice.pick(cells_to_strike(table), "sample")) if dice.below(6, "sample") else END_PHASE


def cells_to_strike(table: DreambladeTable) -> tuple[Cell, ...]:
    """Where creatures are engaged, and no attack was yet in this phase."""
    south, north = table.occupied
    return cells_of(south & north & ~table.phase.struck)


class Attackers(Choice, frozen=True):
    """Attack with {minis}"""

    minis: tuple[Mini, ...]


class WhoAttacks(Ask[Attackers]):
    """Who attacks at {cell}?"""

    cell: Cell

    is_open: ClassVar[bool] = True

    @cites("STRIKE-07", "STRIKE-08", "LONER-01", "LONER-03", "LOC-04", "ATK-09", "R-33")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: Attackers) -> Refusal | None:
        """Any creatures of the cell, at least one; a Loner alone."""
        minis = choice.minis
        if not minis:
            return NOBODY_ATTACKS
        here = table.creatures(self.cell, seat)
        if tuple(sorted(set(minis))) != minis or not all(mini in here for mini in minis):
            return NOT_OFFERED
        return LONER if len(minis) > 1 and any(table.traits(mini).loner for mini in minis) else None

    def things(self, table: DreambladeTable, seat: Seat) -> list[Attackers]:
        """All together first. Of a large crowd, all but one and each alone."""
        here = table.creatures(self.cell, seat)
        full = len(here)
        counts = range(full, 0, -1) if full <= ALL_LISTED else sorted({full, full - 1, 1}, reverse=True)
        groups = [group for count in counts for group in combinations(here, count)]
        others = tuple(mini for mini in here if not table.traits(mini).loner)
        if full > ALL_LISTED and 1 < len(others) < full and others not in groups:
            groups.insert(0, others)
        return [Attackers(group) for group in groups]

    def sample(self, table: DreambladeTable, seat: Seat, dice: Dice) -> Attackers:
        options = self.options(table, seat)
        return options[0] if dice.below(2, "sample") else dice.pick(options, "sample")


class AssignBlade(Choice, frozen=True):
    """{mini}: {piece}"""

    mini: Mini
    piece: Piece
    source: Mini = -1  # from whom it is copied, or who grants it


class WhichBladeAbility(Ask[AssignBlade]):
    """Which ability gets a blade? {blades} blade(s) left."""

    only_if_choice: ClassVar[bool] = True

    def figures(self, table: DreambladeTable, seat: Seat) -> dict[str, int]:
        return {"blades": table.combat.blades if table.combat else 0}

    def things(self, table: DreambladeTable, seat: Seat) -> list[AssignBlade]:
        return list(blade_abilities(table, nullified=True))

    @cites("BLADE-01", "BLADE-04", "ACTV-01", "ACTV-02", "ACTV-05", "ACTV-06", "ACTV-07", "ACTV-08", "R-36")
    def why_not(self, table: DreambladeTable, seat: Seat, choice: AssignBlade) -> Refusal | None:
        """One blade or a pair for each use; plain blades and double blades work once in a combat."""
        combat, content = table.combat, table.content
        if combat is None or choice not in blade_abilities(table, nullified=True):
            return NO_BLADE_ABILITY
        if choice not in blade_abilities(table):
            return NULLIFIED
        if content.blade_price[choice.piece] > combat.blades:
            return Refusal("ACTV-07")
        used = (choice.mini, choice.piece, choice.source) in combat.used
        return USED if used and not content.is_multiple[choice.piece] else None

    def options(self, table: DreambladeTable, seat: Seat) -> list[AssignBlade]:
        combat, content = table.combat, table.content
        assert combat is not None
        return [
            choice
            for choice in blade_abilities(table)
            if content.blade_price[choice.piece] <= combat.blades
            and (content.is_multiple[choice.piece] or (choice.mini, choice.piece, choice.source) not in combat.used)
        ]


@cites("ACTV-02", "ACTV-03", "ATK-10", "SWAP-02", "NULLIFY-01", "COPY-01", "R-37", "R-39", "R-65", "R-99")
def blade_abilities(table: DreambladeTable, *, nullified: bool = False) -> Iterator[AssignBlade]:
    """Blade abilities of this combat: of whoever attacked, wherever it is now, and of an own location in the cell.

    Those that Nullify has switched off are left out, unless they are asked for too.
    """
    combat, content = table.combat, table.content
    assert combat is not None
    for mini in combat.attackers:
        cell = table.cell[mini]
        if cell >= 0 and (nullified or not is_nullified(table, cell)):
            yield from _own(table, mini)
            yield from _granted(table, mini)
            if table.traits(mini).copies:
                yield from _copied(table, mini, cell)
    location = table.location[combat.cell]
    if location >= 0 and content.owner[location] == combat.seat:
        yield from _own(table, location)


def _own(table: DreambladeTable, mini: Mini) -> Iterator[AssignBlade]:
    content = table.content
    for piece in content.blade_pieces[mini]:
        if not content.needs_score[piece] or table.is_scoring(mini):
            yield AssignBlade(mini, piece)


@cites("COPY-01", "COPY-02", "COPY-03", "R-64")
def _copied(table: DreambladeTable, mini: Mini, cell: Cell) -> Iterator[AssignBlade]:
    """One of each printed blade ability of every other creature in the cell, friend or foe."""
    content = table.content
    for source in sorted((*table.creatures(cell, 0), *table.creatures(cell, 1))):
        if source != mini:
            for piece in content.blade_pieces[source]:
                if not content.needs_score[piece] or table.is_scoring(mini):
                    yield AssignBlade(mini, piece, source)


@cites("HELLSFURY-01", "ACTV-11", "R-66")
def _granted(table: DreambladeTable, mini: Mini, by_blades: bool = True) -> Iterator[AssignBlade]:
    """Abilities that allies in the same or an adjacent cell give to their lineage."""
    content, near = table.content, NEAR[table.cell[mini]]
    for source in table.granters:
        where = table.cell[source]
        if where >= 0 and near >> where & 1 and source != mini and content.owner[source] == content.owner[mini]:
            for grant in content.grants[source]:
                fits = grant.lineage == content.lineage[mini] and (content.blade_price[grant.piece] > 0) == by_blades
                is_given = not grant.needs_score or table.is_scoring(source)
                if fits and is_given and (not content.needs_score[grant.piece] or table.is_scoring(mini)):
                    yield AssignBlade(mini, grant.piece, source)


def gained_abilities(table: DreambladeTable, mini: Mini) -> list[AssignBlade]:
    """What a creature in the dreamscape has from others, by blades or without, as if nothing nullified it."""
    gained = [*_granted(table, mini), *_granted(table, mini, by_blades=False)]
    return [*gained, *_copied(table, mini, table.cell[mini])] if table.traits(mini).copies else gained


@cites("NULLIFY-01", "R-65")
def is_nullified(table: DreambladeTable, cell: Cell) -> bool:
    """Creatures of either side in this cell have no blade abilities."""
    location = table.location[cell]
    here = (*table.creatures(cell, 0), *table.creatures(cell, 1), *((location,) if location >= 0 else ()))
    return any(table.traits(mini).nullifies for mini in here)


@cites("HELLSFURY-01", "R-66", "R-67", "R-99")
def steady_damage(table: DreambladeTable) -> list[MoreDamage]:
    """By abilities that need no blade: printed or granted, of attackers and of an own location in the cell."""
    combat, content = table.combat, table.content
    assert combat is not None
    found: list[AssignBlade] = []
    here = [mini for mini in combat.attackers if table.cell[mini] >= 0]
    if table.granters:
        found += [granted for mini in here for granted in _granted(table, mini, by_blades=False)]
    location = table.location[combat.cell]
    if location >= 0 and content.owner[location] == combat.seat:
        here.append(location)
    for mini in here:
        for piece in content.steady_bonuses[mini]:
            if not content.needs_score[piece] or table.is_scoring(mini):
                found.append(AssignBlade(mini, piece))
    more = [MoreDamage(one.mini, one.piece, one.source, content.bonus(one.piece, table, one.mini)) for one in found]
    return [one for one in more if one.by]


class Striking(Frame):
    """[STRIKE-01] A player's engaged creatures attack, cell by cell."""

    seat: Seat
    cell: Cell = -1

    @clause("STRIKE-01", "STRIKE-02", "ACT-04", "ABG-04", "R-33")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """In any order; no attack at all is allowed."""
        return WhereToStrike(seat=self.seat) if cells_to_strike(table) else self.finish()

    @clause("STRIKE-02", "STRIKE-03", "STRIKE-07", "STRIKE-08", "R-33")
    def pick_attackers(self, table: DreambladeTable, choice: StrikeAt | EndPhase) -> Next:
        """Step 1. Some creatures may be kept out of it; a single one attacks without being asked for."""
        if isinstance(choice, EndPhase):
            return self.finish()
        self.cell = choice.cell
        table.phase.struck |= 1 << self.cell
        here = table.creatures(self.cell, self.seat)
        if len(here) == 1:
            return self.goto(Striking.choose, after=Fighting(seat=self.seat, cell=self.cell, attackers=here))
        return WhoAttacks(seat=self.seat, cell=self.cell)

    @clause("STRIKE-07", "R-34")
    def attack(self, table: DreambladeTable, choice: Attackers) -> Next:
        """All of them together. Whoever is moved to another cell afterwards may attack there again."""
        fight = Fighting(seat=self.seat, cell=self.cell, attackers=choice.minis)
        return self.goto(Striking.choose, after=fight)


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
        """Blades that fit nothing have no effect."""
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
        return settle(table)

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
