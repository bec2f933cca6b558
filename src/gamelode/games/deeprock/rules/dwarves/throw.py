"""Throwables: where they may be thrown, and what each card does."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Act, Frame, Next, Refusal, Seat, cites, clause

from ...board.hexes import BIT, DISTANCE, NEAR, ON_BOARD, WITHIN, spaces_of
from ...board.sight import sees
from ...events.cards import TokenPlaced
from ...events.dwarves import Thrown
from ...kinds import (
    CHARGE_TOKEN,
    DAMAGE_TYPES,
    FIELD_TOKEN,
    LURE_TOKEN,
    MINE_TOKEN,
    SCARE,
    Count,
    Damage,
    Grenade,
    Positive,
    Space,
    Spaces,
)
from ...table import DeepRockTable
from ..creatures.caves import Shatter
from ..creatures.harm import AreaAttack, Harm, damage
from .acting import why_not_act
from .aftermath import AFTERMATHS, AftermathName
from .dice import AreaIs, RollDice, WhichArea, lit

OUT_OF_SIGHT, NOT_OPEN = Refusal("THROW-03"), Refusal("R-88")


class ThrowEffect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """What a card does. Where it may go, and the rule it begins."""

    def takes(self, table: DeepRockTable) -> Spaces:
        """The spaces at which it may be thrown, as far as range and sight allow."""
        return table.open

    def lists(self, table: DeepRockTable, seat: Seat) -> Spaces:
        """Those of them that are worth a look."""
        return table.bugs

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        raise NotImplementedError


class BlastEffect(ThrowEffect, frozen=True, tag="blast"):
    """Dice or fixed hits for all figures in an area, and perhaps something more."""

    dice: dict[Damage, Positive] = {}
    fixed: dict[Damage, Positive] = {}
    one_creature: bool = False
    scare_hits: bool = False
    near_bonus: Count = 0
    spares_dwarves: bool = False
    then: AftermathName = ""

    @property
    def rolled(self) -> tuple[str, ...]:
        return tuple(die for die, count in self.dice.items() for _ in range(count))

    def takes(self, table: DeepRockTable) -> Spaces:
        return table.open | table.walls if AFTERMATHS[self.then].opens_rock else table.open

    def lists(self, table: DeepRockTable, seat: Seat) -> Spaces:
        if not AFTERMATHS[self.then].opens_rock:
            return table.bugs
        return table.bugs | NEAR[table.dwarves[seat].space] & (table.walls | table.stalagmites)

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Bursting(seat=seat, card=card, space=space, area=area)


class CarveEffect(ThrowEffect, frozen=True, tag="carve"):
    """A tunnel, straight away from the thrower."""

    spaces: Positive

    def takes(self, table: DeepRockTable) -> Spaces:
        return table.walls | table.stalagmites

    def lists(self, table: DeepRockTable, seat: Seat) -> Spaces:
        return NEAR[table.dwarves[seat].space] & self.takes(table)

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Carving(seat=seat, space=space, left=self.spaces)


class _Token(ThrowEffect, frozen=True):
    def takes(self, table: DeepRockTable) -> Spaces:
        return table.open & ~(table.stalagmites | table.bugs | table.bodies | table.objects())

    def lists(self, table: DeepRockTable, seat: Seat) -> Spaces:
        return WITHIN[2][table.dwarves[seat].space] & self.takes(table)


class MineEffect(_Token, frozen=True, tag="mine"):
    """A Proximity Grenade lies there until a creature steps on it."""

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Laying(seat=seat, token=MINE_TOKEN, space=space, area=area)


class ChargeEffect(_Token, frozen=True, tag="charge"):
    """A Satchel Charge lies there until its owner sets it off."""

    def takes(self, table: DeepRockTable) -> Spaces:
        taken = 0
        for space in table.charges:
            taken |= BIT[space]
        return table.open & ~table.stalagmites & ~taken

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Laying(seat=seat, token=CHARGE_TOKEN, space=space, area=area)


class InhibitEffect(ThrowEffect, frozen=True, tag="inhibit"):
    """Creatures may enter the area but not leave it."""

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Laying(seat=seat, token=FIELD_TOKEN, space=space, area=area)


class LureEffect(_Token, frozen=True, tag="lure"):
    """A hologram that creatures go for."""

    def frame(self, seat: Seat, card: Grenade, space: Space, area: Spaces) -> Frame:
        return Laying(seat=seat, token=LURE_TOKEN, space=space, area=area)


Throw = BlastEffect | CarveEffect | MineEffect | ChargeEffect | InhibitEffect | LureEffect


# --- throwing


@cites("THROW-02", "THROW-03", "THROW-04", "THROW-07", "R-04", "RANGE-01")
def why_not_throw(table: DeepRockTable, seat: Seat, card: Grenade, space: Space) -> Refusal | None:
    """A card of one's own, at a space within its range and throw sight."""
    dwarf = table.dwarves[seat]
    if card not in dwarf.throwables:
        return Refusal("THROW-01")
    entry = table.content.throwables[card]
    if space not in ON_BOARD or not entry.effect.takes(table) & BIT[space]:
        return NOT_OPEN
    if DISTANCE[dwarf.space][space] > entry.range:
        return Refusal("RANGE-01", (entry.range,))
    return None if sees(dwarf.space, space, table.walls) else OUT_OF_SIGHT


class ThrowCard(Act, frozen=True):
    """Throw {card} at {space}"""

    card: Grenade
    space: Space

    @cites("THROW-01", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        return why_not_act(table, seat, 1) or why_not_throw(table, seat, self.card, self.space)

    def frame(self, seat: Seat) -> Frame:
        return Throwing(seat=seat, card=self.card, space=self.space)


def grenade_targets(table: DeepRockTable, seat: Seat) -> list[ThrowCard]:
    """Throws that are worth a look: at creatures, rock, or places for a token."""
    found = []
    dwarf, walls = table.dwarves[seat], table.walls
    for card in sorted(set(dwarf.throwables)):
        entry = table.content.throwables[card]
        spaces = entry.effect.lists(table, seat) & WITHIN[entry.range][dwarf.space]
        found += [ThrowCard(card, space) for space in spaces_of(spaces) if sees(dwarf.space, space, walls)]
    return found


def throws_at_all(table: DeepRockTable, seat: Seat) -> list[ThrowCard]:
    """The same, however far off and out of sight."""
    found = []
    for card in sorted(set(table.dwarves[seat].throwables)):
        effect = table.content.throwables[card].effect
        found += [ThrowCard(card, space) for space in spaces_of(effect.lists(table, seat))]
    return found


class Throwing(Frame):
    """[THROW-01] A Throwable is thrown."""

    seat: Seat
    card: Grenade
    space: Space
    free: bool = False

    @clause("THROW-01", "THROW-02", "THROW-04", "THROW-05")
    def declare(self, table: DeepRockTable, _: None) -> Next:
        """One action; one space of the area is the target, and the area is turned as the thrower likes."""
        if not self.free:
            table.turn.actions -= 1
        table.tell(Thrown, self.seat, self.card, self.space)
        entry = table.content.throwables[self.card]
        if entry.area == "single" or not isinstance(entry.effect, BlastEffect | InhibitEffect):
            return None
        return WhichArea(seat=self.seat, shape=entry.area, space=self.space)

    @clause("THROW-01", "THROW-09", "EFF-08", "EFF-09", "SETUP-04")
    def resolve(self, table: DeepRockTable, choice: AreaIs | None) -> Next:
        """The card's text is followed; the card is discarded, or kept in sight while its effect lasts."""
        dwarf, entry = table.dwarves[self.seat], table.content.throwables[self.card]
        cards = list(dwarf.throwables)
        cards.remove(self.card)
        dwarf.throwables = tuple(cards)
        if isinstance(entry.effect, InhibitEffect | LureEffect):
            table.shown_cards[self.seat] = (*table.shown_cards.get(self.seat, ()), self.card)
        else:
            table.throwable_discard.append(self.card)
        area = sum(BIT[space] for space in choice.spaces) if choice else BIT[self.space]
        return self.finish(after=entry.effect.frame(self.seat, self.card, self.space, area))


class Bursting(Frame):
    """[THROW-08] A grenade goes off."""

    seat: Seat
    card: Grenade
    space: Space
    area: Spaces

    @clause("THROW-08", "R-21")
    def roll(self, table: DeepRockTable, _: None) -> Next:
        """The dice of the grenade are rolled once for all in its area."""
        effect = self._effect(table)
        if not effect.dice:
            return None
        return RollDice(seat=self.seat, kinds=effect.rolled, rerolls=int(lit(table, self.area)))

    @clause("THROW-06", "THROW-08", "R-13", "R-20", "R-21", "R-68")
    def strike(self, table: DeepRockTable, faces: tuple[int, ...] | None) -> Next:
        """The full total is dealt to each creature and Dwarf in the area."""
        effect, source = self._effect(table), table.dwarves[self.seat].space
        bonus = effect.near_bonus if DISTANCE[source][self.space] <= 1 else 0
        hits = {DAMAGE_TYPES[die]: count for die, count in effect.fixed.items()}
        hits |= {DAMAGE_TYPES[die]: bonus for die in effect.dice}
        for die, face in zip(effect.rolled, faces or (), strict=True):
            hits[DAMAGE_TYPES[die]] += face if face != SCARE else effect.scare_hits
        if effect.one_creature:
            creature = table.creature_at(self.space)
            wounds = {creature: damage(table, creature, hits, source, False)} if creature >= 0 else {}
            return Harm(wounds=wounds, by=self.seat, chooser=self.seat)
        attack = AreaAttack(
            area=self.area, hits=hits, scares=SCARE in (faces or ()), source=source, by=self.seat, chooser=self.seat,
            spares_dwarves=effect.spares_dwarves,
        )  # fmt: skip
        return attack.harm(table)

    @clause("EFF-03", "EFF-05", "R-26", "R-88")
    def then(self, table: DeepRockTable, _: None) -> Next:
        """The area burns, freezes, is stunned or corroded, or its rock gives way."""
        aftermath = AFTERMATHS[self._effect(table).then]
        return self.finish(after=aftermath.follow(table, self.seat, self.area))

    def _effect(self, table: DeepRockTable) -> BlastEffect:
        effect = table.content.throwables[self.card].effect
        assert isinstance(effect, BlastEffect)
        return effect


class Carving(Frame):
    """[THROW-01] A tunnel is carved straight away from the thrower."""

    seat: Seat
    space: Space
    left: int

    @clause("THROW-01", "R-26", "R-88")
    def carve(self, table: DeepRockTable, _: None) -> Next:
        """Space by space, up to the first open one; minerals stay on the ground, stalagmites give nothing."""
        solid = self.space in ON_BOARD and (table.walls | table.stalagmites) & BIT[self.space]
        if not self.left or not solid:
            return self.finish()
        space, step = self.space, self._step(table)
        self.left, self.space = self.left - 1, self.space + step
        return self.goto(Carving.carve, after=Shatter(area=BIT[space]))

    def _step(self, table: DeepRockTable) -> int:
        """One space farther in the same direction: what is left tells how far the carver is."""
        home = table.dwarves[self.seat].space
        away = DISTANCE[home][self.space]
        return (self.space - home) // away


class Laying(Frame):
    """[THROW-09] A Throwable whose effect stays is laid on the board."""

    seat: Seat
    token: int
    space: Space
    area: Spaces

    @clause("THROW-09", "EFF-08", "EFF-09", "R-80", "R-81", "R-88")
    def lay(self, table: DeepRockTable, _: None) -> Next:
        """A mine, a charge, a field or a hologram."""
        if self.token == MINE_TOKEN:
            table.mines = tuple(sorted({*table.mines, self.space}))
        elif self.token == CHARGE_TOKEN:
            table.charges[self.space] = self.seat
        elif self.token == FIELD_TOKEN:
            table.fields[self.seat] = table.fields.get(self.seat, 0) | self.area
        else:
            table.lures[self.seat] = self.space
        table.tell(TokenPlaced, self.seat, self.token, self.space)
        return None
