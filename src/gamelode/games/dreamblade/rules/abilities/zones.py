"""Abilities that take miniatures from one zone to another, and those that cost the bearer its life."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import PASS, YES, Ask, Frame, Next, Pass, Seat, Yes, cites, clause

from ...board import NEAR
from ...events import Wailed
from ...kinds import GRAVEYARD, RESERVES, Cell, Mini, PrintedAbility
from ...table import DreambladeTable
from ..after_attack import BANISH, SACRIFICE, Fate
from ..choosing import MayPickKind, Pick, Target, WhichKind, WhichTarget
from ..effects import Effect
from .base import Ability, Used, X


@cites("APPEASE-01")
class Appease(Used, frozen=True, kw_only=True):
    """The controller sacrifices a creature."""

    rule: ClassVar[str] = "APPEASE-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Appeasing(mini=effect.mini, piece=effect.piece)


class Appeasing(Frame):
    """[APPEASE-01] An own creature is sacrificed."""

    mini: Mini
    piece: PrintedAbility

    @clause("APPEASE-01", "R-57")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """The player picks any own creature in the dreamscape, the bearer included."""
        seat = table.content.owner[self.mini]
        return WhichTarget(seat=seat, mini=self.mini, piece=self.piece, among=tuple(table.on_board(seat)))

    @clause("APPEASE-01", "OWN-04", "R-07")
    def offer(self, table: DreambladeTable, choice: Target | None) -> Next:
        if choice is not None:
            table.sacrifice(choice.mini)
        return None


@cites("BOMB-01")
class Bomb(Used, frozen=True, kw_only=True):
    """The bearer may be sacrificed, to damage every local enemy."""

    x: X

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Exploding(mini=effect.mini, damage=self.x)


class MayExplode(Ask[Pass | Yes]):
    """{mini}: do you sacrifice it, for {damage} damage to each local enemy?"""

    mini: Mini
    damage: int

    @cites("R-61")
    def things(self, table: DreambladeTable, seat: Seat) -> list[Pass | Yes]:
        return [PASS, YES]


class Exploding(Frame):
    """[BOMB-01] A miniature may go off."""

    mini: Mini
    damage: int
    cell: Cell = -1  # where it went off

    @clause("BOMB-01", "R-61")
    def ask(self, table: DreambladeTable, _: None) -> Next:
        return MayExplode(seat=table.content.owner[self.mini], mini=self.mini, damage=self.damage)

    @clause("BOMB-01", "R-60", "R-61")
    def explode(self, table: DreambladeTable, choice: Pass | Yes) -> Next:
        """It leaves first."""
        if not isinstance(choice, Yes):
            return self.finish()
        self.cell = table.cell[self.mini]
        table.sacrifice(self.mini)
        return None

    @clause("BOMB-01", "R-60")
    def burn(self, table: DreambladeTable, _: None) -> Next:
        """Then every enemy creature of its last cell takes the damage, guarded or not."""
        for enemy in table.creatures(self.cell, 1 - table.content.owner[self.mini]):
            table.harm(enemy, self.damage)
        return None


@cites("DEMOLISH-01")
class Demolish(Used, frozen=True, kw_only=True):
    """A location here or next to the bearer is destroyed."""

    rule: ClassVar[str] = "DEMOLISH-01"

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Demolishing(mini=effect.mini, piece=effect.piece)


class Demolishing(Frame):
    """[DEMOLISH-01] A location is destroyed."""

    mini: Mini
    piece: PrintedAbility

    @clause("DEMOLISH-01", "OWN-01", "R-73")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """Of either side; if there is any in range, one must be chosen."""
        near = NEAR[table.cell[self.mini]]
        among = tuple(m for cell, m in enumerate(table.location) if m >= 0 and near >> cell & 1 and m != self.mini)
        return WhichTarget(seat=table.content.owner[self.mini], mini=self.mini, piece=self.piece, among=among)

    @clause("DEMOLISH-01", "OWN-01", "OWN-02", "OWN-03", "R-73", "R-85")
    def destroy(self, table: DreambladeTable, choice: Target | None) -> Next:
        if choice is not None:
            table.destroy(choice.mini, table.content.owner[self.mini])
        return None


@cites("PURGE-01")
class Purge(Used, frozen=True, kw_only=True):
    """A miniature of the opponent's reserves goes to the graveyard."""

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Purging(mini=effect.mini, piece=effect.piece)


class Purging(Frame):
    """[PURGE-01] The opponent's reserves lose a miniature."""

    mini: Mini
    piece: PrintedAbility

    @clause("PURGE-01", "R-05", "R-74")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """The bearer's controller picks; with empty reserves nothing happens."""
        seat = table.content.owner[self.mini]
        kinds = tuple(table.kinds_in(RESERVES, 1 - seat))
        return WhichKind(seat=seat, mini=self.mini, piece=self.piece, kinds=kinds)

    @clause("PURGE-01", "R-74")
    def purge(self, table: DreambladeTable, choice: Pick | None) -> Next:
        """The miniature goes to the graveyard without being destroyed."""
        if choice is not None:
            mini = table.first_of(choice.kind, RESERVES, 1 - table.content.owner[self.mini])
            assert mini is not None
            table.purge(mini)
        return None


@cites("RAISE-01")
class Raise(Used, frozen=True, kw_only=True):
    """A creature may come back from the own graveyard into the reserves."""

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        return Raising(mini=effect.mini, piece=effect.piece)


class Raising(Frame):
    """[RAISE-01] A creature may come back."""

    mini: Mini
    piece: PrintedAbility

    @clause("RAISE-01", "R-13", "R-75")
    def choose(self, table: DreambladeTable, _: None) -> Next:
        """The player picks a creature of the own graveyard, or none."""
        seat, content = table.content.owner[self.mini], table.content
        dead = [m for m in table.in_zone(GRAVEYARD, seat) if content.is_creature[m]]
        kinds = tuple(dict.fromkeys(content.kind[m] for m in dead))
        return MayPickKind(seat=seat, mini=self.mini, piece=self.piece, kinds=kinds)

    @clause("RAISE-01", "R-13", "R-18")
    def bring_back(self, table: DreambladeTable, choice: Pick | Pass) -> Next:
        """The creature goes to the reserves; points of its destruction stay on record."""
        if isinstance(choice, Pick):
            mini = table.first_of(choice.kind, GRAVEYARD, table.content.owner[self.mini])
            assert mini is not None
            table.raise_up(mini)
        return None


@cites("WAIL-01")
class Wail(Used, frozen=True, kw_only=True):
    """Creatures that cost exactly what two initiative dice show are banished."""

    @cites("R-03", "R-83")
    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        """The printed cost; both sides, and the wailing creature too, all at once."""
        faces = tuple(table.dice.roll(table.content.initiative_die, 2, "initiative"))
        table.tell(Wailed, effect.mini, faces)
        return Wailing(cost=sum(faces))


class Wailing(Frame):
    """[WAIL-01] Whoever costs what was rolled is banished."""

    cost: int

    @clause("WAIL-01", "R-83")
    def banish(self, table: DreambladeTable, _: None) -> Next:
        """All of them at once."""
        content = table.content
        for mini in [m for m, cell in table.cell.items() if cell >= 0]:
            if content.is_creature[mini] and content.cost[mini] == self.cost:
                table.banish(mini)
        return None


# --- after an attack


class AfterAttack(Ability, frozen=True, kw_only=True):
    """An ability that tells what becomes of its bearer when it has attacked."""

    for_creatures = True


@cites("BLOODTHIRSTY-01", "R-62")
class Bloodthirsty(AfterAttack, frozen=True, kw_only=True):
    """The bearer is sacrificed if its regular attack destroys no enemy."""

    def after_attack(self, regular: bool, slain: bool) -> Fate | None:
        return SACRIFICE if regular and not slain else None


@cites("DETONATE-01")
class Detonate(AfterAttack, frozen=True, kw_only=True):
    """The bearer is sacrificed after any attack."""

    def after_attack(self, regular: bool, slain: bool) -> Fate | None:
        return SACRIFICE


@cites("FADE-01")
class Fade(AfterAttack, frozen=True, kw_only=True):
    """The bearer is banished after any attack."""

    def after_attack(self, regular: bool, slain: bool) -> Fate | None:
        return BANISH
