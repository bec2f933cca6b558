"""What lies on the table: every miniature in its zone, and what the phase and the combat have brought so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from gamelode.kernel import Seat, Table, cites

from .board import ALL_CELLS, CELLS, cells_of
from .events import Banished, Damaged, DamageRaised, Destroyed, Moved, Purged, Raised, Sacrificed
from .kinds import GRAVEYARD, RESERVES, SHARED, Cell, Deed, Kind, Mini, PhaseKind, PrintedAbility

if TYPE_CHECKING:
    from .content import Content


class Traits(Struct, frozen=True):
    """All that a miniature's continuous abilities make of it."""

    vessel: int  # bonus points for its destruction
    bodyguard: bool = False
    copies: bool = False
    defender: bool = False
    dominates: bool = False
    loner: bool = False
    nullifies: bool = False
    regenerates: bool = False
    reincarnates: bool = False
    reinforces: bool = False
    relentless: bool = False
    fortunate: tuple[int, ...] = ()
    respawn: int | None = None
    unique: str = ""
    vengeance: int = 0
    channel: int = 0
    energize: int = 0


@cites("DEAD-01", "DEAD-02", "DEAD-03", "R-18")
class Fallen(Struct, frozen=True, omit_defaults=True):
    """A destruction on record. Its points belong to it, wherever the miniature goes afterwards."""

    mini: Mini
    by: Seat
    bonus: int
    scored: bool = False  # the figure is tipped over
    paid: bool = False


class ThisPhase(Struct, omit_defaults=True):
    """What lasts until the phase ends: made anew when a phase begins, so that nothing need be undone."""

    kind: PhaseKind = SHARED
    seat: Seat = -1  # whose phase it is; -1 if it is shared
    number: int = 0  # of an action phase: the player's first or second
    act: Deed | Literal[""] = ""  # likewise: what it is for, once that is chosen
    points: int = 0  # spawn points left
    held: int = 0  # cells that held an ally when the spawn phase began, a bit for each
    spawned: tuple[Cell, ...] = ()  # where creatures were spawned
    used: tuple[tuple[Mini, PrintedAbility], ...] = ()  # spawn abilities
    shifted: tuple[Mini, ...] = ()
    struck: int = 0  # cells that were attacked, a bit for each


class MoreDamage(Struct, frozen=True):
    """Damage that an ability adds to a combat, or takes from it."""

    mini: Mini
    piece: PrintedAbility
    source: Mini  # from whom it is copied, or who grants it; -1: its own
    by: int


class Combat(Struct, omit_defaults=True):
    """A regular attack under way."""

    cell: Cell
    seat: Seat
    attackers: tuple[Mini, ...]
    dice: tuple[int, ...] = ()
    blades: int = 0  # still to be assigned
    more: tuple[MoreDamage, ...] = ()  # by abilities
    used: tuple[tuple[Mini, PrintedAbility, Mini], ...] = ()
    marked: tuple[Mini, ...] = ()  # by Ferocity
    called: tuple[tuple[Mini, PrintedAbility], ...] = ()  # auras that blades have called up
    falls: int = 0  # how many had fallen before it
    is_totalled: bool = False  # abilities that need no blade are among `more`
    relentless: bool = False  # it disrupts nobody

    @property
    def bonus(self) -> int:
        """The damage that abilities add to it, all in all."""
        return sum([more.by for more in self.more])


@cites("ZONE-01", "ZONE-03", "SHIFT-02")
class DreambladeTable(Table, kw_only=True):
    """Two warbands and the dreamscape between them. Seat 0 is South, seat 1 North [R-04]."""

    cell: dict[Mini, int]  # of every miniature: its cell, or its zone
    roster: tuple[Mini, ...] = ()  # all miniatures of both warbands, for the audit
    standing: list[tuple[Mini, ...]]  # creatures by side and cell, sorted: follows from `cell`, kept by `put`
    location: list[Mini]  # by cell; -1: none. Follows from `cell` too, and so do the next three
    occupied: list[int] = field(default_factory=lambda: [0, 0])  # by side: cells with creatures, a bit for each
    built: list[int] = field(default_factory=lambda: [0, 0])  # by side: cells with a location
    aspects: list[int] = field(default_factory=lambda: [0, 0])  # by side: a Tally of those outside the reserves
    auras: tuple[Mini, ...] = ()  # miniatures with auras, wherever they are
    granters: tuple[Mini, ...] = ()  # likewise those that give abilities to others,
    channels: tuple[Mini, ...] = ()  # that make others cheaper,
    payers: tuple[Mini, ...] = ()  # and that have spawn abilities
    damage: dict[Mini, int] = {}
    wins: list[int] = field(default_factory=lambda: [0, 0])
    fallen: list[Fallen] = []  # not yet both scored and paid for
    earned: list[int] = field(default_factory=lambda: [0, 0])  # bonus points of all destructions so far
    paid: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0
    first: Seat = 0
    rolls: tuple[int, int] = (0, 0)
    skipped: bool = False
    unwon: int = 0  # turns in a row that nobody has won
    turn_cap: int = 0
    no_double_skip: bool = False
    falls: int = 0  # creatures disrupted or destroyed so far
    phase: ThisPhase = field(default_factory=ThisPhase)
    combat: Combat | None = None
    arrived: tuple[Mini, ...] = ()  # creatures that entered a cell; what this sets off is still to come
    hurt: tuple[Mini, ...] = ()  # creatures that took damage and are still to be checked
    undisruptable: tuple[Mini, ...] = ()  # those of them that Relentless has hit
    spent: tuple[Mini, ...] = ()  # creatures that made a special attack, not yet at its end

    if TYPE_CHECKING:
        content: ClassVar[Content]

    # --- looking

    def creatures(self, cell: Cell, seat: Seat) -> tuple[Mini, ...]:
        """A player's creatures in a cell."""
        return self.standing[seat * CELLS + cell]

    @cites("SHIFT-02", "SHIFT-03")
    def is_engaged(self, mini: Mini) -> bool:
        """An enemy creature is in its cell; a location alone does not count."""
        return bool(self.occupied[1 - self.content.owner[mini]] >> self.cell[mini] & 1)

    @cites("SHIFT-05", "R-26", "R-27")
    def has_room(self, cell: Cell, seat: Seat) -> bool:
        """A cell takes in another creature of a player."""
        return len(self.standing[seat * CELLS + cell]) < self.content.limits.creatures_in_cell

    @property
    def round(self) -> int:
        """The turn, as the lab counts rounds."""
        return self.turn

    @property
    @cites("SIM-03", "R-103")
    def lead(self) -> Seat:
        """The player whose effects and decisions come first."""
        return self.first if self.phase.seat < 0 else self.phase.seat

    @cites("ACTV-11", "ACTV-12", "R-96", "ABX-03")
    def is_scoring(self, mini: Mini) -> bool:
        """A miniature stands on one of its controller's scoring cells, contested or not."""
        cell = self.cell[mini]
        return cell >= 0 and bool(self.content.scoring[self.content.owner[mini]] >> cell & 1)

    def traits(self, mini: Mini) -> Traits:
        """What its continuous abilities make of a miniature where it stands."""
        off, on = self.content.traits[mini]
        return on if on is not off and self.is_scoring(mini) else off

    def in_zone(self, zone: int, seat: Seat) -> list[Mini]:
        """A player's miniatures in a zone."""
        owner = self.content.owner
        return [mini for mini, cell in self.cell.items() if cell == zone and owner[mini] == seat]

    @cites("ZONE-04")
    def controlled(self, seat: Seat) -> list[Mini]:
        """A player's miniatures in the dreamscape."""
        owner = self.content.owner
        return [mini for mini, cell in self.cell.items() if cell >= 0 and owner[mini] == seat]

    def on_board(self, seat: Seat) -> list[Mini]:
        """A player's creatures in the dreamscape."""
        return [mini for row in self.standing[seat * CELLS : seat * CELLS + CELLS] for mini in row]

    def first_of(self, kind: Kind, zone: int, seat: Seat) -> Mini | None:
        """Copies are all alike: the first one of a kind in a zone."""
        cell, copies = self.cell, self.content.limits.copies
        start = self.content.number(kind, seat, 0)
        return next((mini for mini in range(start, start + copies) if cell.get(mini) == zone), None)

    def kinds_in(self, zone: int, seat: Seat) -> list[Kind]:
        """Kinds of a player's miniatures in a zone, in the order of the warband."""
        kind = self.content.kind
        return list(dict.fromkeys([kind[mini] for mini in self.in_zone(zone, seat)]))

    @cites("R-43")
    def empty_cells(self) -> tuple[Cell, ...]:
        """Cells without any miniature, of either side."""
        (south, north), (souths, norths) = self.occupied, self.built
        return cells_of(ALL_CELLS & ~(south | north | souths | norths))

    # --- plain moves

    @cites("R-89")
    def put(self, mini: Mini, to: int) -> None:
        """Everything that changes a cell or a zone goes through here. Damage stays behind in the dreamscape."""
        content, old = self.content, self.cell[mini]
        owner = content.owner[mini]
        self.cell[mini] = to
        self.aspects[owner] += content.tally[mini] * ((to != RESERVES) - (old != RESERVES))
        if content.is_creature[mini]:
            self._put_creature(mini, owner, old, to)
        else:
            self._put_location(mini, owner, old, to)
        if to < 0:
            self.damage.pop(mini, None)

    def _put_creature(self, mini: Mini, owner: Seat, old: int, to: int) -> None:
        standing, side = self.standing, owner * CELLS
        if old >= 0:
            left = standing[side + old] = tuple([m for m in standing[side + old] if m != mini])
            if not left:
                self.occupied[owner] &= ~(1 << old)
        if to >= 0:
            there = standing[side + to]
            standing[side + to] = tuple(sorted([*there, mini])) if there else (mini,)
            self.occupied[owner] |= 1 << to

    def _put_location(self, mini: Mini, owner: Seat, old: int, to: int) -> None:
        if old >= 0:
            self.location[old] = -1
            self.built[owner] &= ~(1 << old)
        if to >= 0:
            self.location[to] = mini
            self.built[owner] |= 1 << to

    @cites("R-28")
    def move(self, mini: Mini, to: Cell) -> None:
        """A creature changes its cell, and thereby enters one."""
        self.tell(Moved, mini, self.cell[mini], to)
        self.put(mini, to)
        self.arrived += (mini,)

    @cites("DMG-07", "DMG-08", "DMG-09")
    def harm(self, mini: Mini, damage: int, *, relentless: bool = False) -> None:
        """Damage lands and adds up within the phase; the creature is still to be checked."""
        if damage <= 0:
            return
        self.damage[mini] = self.damage.get(mini, 0) + damage
        self.tell(Damaged, mini, damage)
        if mini not in self.hurt:
            self.hurt += (mini,)
        if relentless:
            self.undisruptable += (mini,)

    @cites("ATK-07", "DMG-10", "R-89")
    def begin_phase(self, phase: ThisPhase) -> None:
        """A phase begins; all damage ends with the one before."""
        self.phase = phase
        if self.damage:
            self.damage = {}

    @cites("DMG-06", "ZONE-05", "DEAD-05", "OWN-02", "OWN-03", "R-12", "R-85", "VESSEL-01", "SPAWN-04")
    def destroy(self, mini: Mini, by: Seat) -> None:
        """A miniature goes to its owner's graveyard at once; the destruction is on record, for its points."""
        owner, bonus = self.content.owner[mini], self.traits(mini).vessel
        self.put(mini, GRAVEYARD)
        self.fallen.append(Fallen(mini, by, bonus, scored=by == owner))
        self.earned[owner] += bonus
        self.tell(Destroyed, mini, by)

    @cites("OWN-04", "OWN-05", "OWN-06", "R-07")
    def sacrifice(self, mini: Mini) -> None:
        """A miniature goes to the graveyard, without being destroyed: no points for anybody."""
        self.put(mini, GRAVEYARD)
        self.tell(Sacrificed, mini)

    @cites("R-06")
    def banish(self, mini: Mini) -> None:
        """A miniature goes back to the reserves, without being destroyed."""
        self.put(mini, RESERVES)
        self.tell(Banished, mini)

    @cites("RAISE-01", "R-13")
    def raise_up(self, mini: Mini) -> None:
        """A miniature comes back from the graveyard into the reserves."""
        self.put(mini, RESERVES)
        self.tell(Raised, mini)

    @cites("PURGE-01", "R-74")
    def purge(self, mini: Mini) -> None:
        """A miniature goes from the reserves to the graveyard, without being destroyed."""
        self.put(mini, GRAVEYARD)
        self.tell(Purged, mini)

    @cites("CRIT-01", "FUMBLE-01", "ABX-04")
    def raise_damage(self, by: int) -> None:
        """The combat under way deals so much more, or less, by the ability that got the last blade."""
        if self.combat is not None:
            self.combat.more += (MoreDamage(*self.combat.used[-1], by),)
            self.tell(DamageRaised, by)

    @cites("CONQ-02", "DEAD-02")
    def score_fallen(self) -> None:
        """Conquest points are scored: figures on the border are tipped over."""
        self._keep_fallen(replace(f, scored=True) for f in self.fallen)

    @cites("SPAWN-05")
    def bonus_due(self, seat: Seat) -> int:
        """Bonus points that a player has earned and could not use yet."""
        return self.earned[seat] - self.paid[seat]

    @cites("SPAWN-04", "DEAD-03", "R-17")
    def pay_fallen(self, seat: Seat) -> int:
        """The bonus points of all a player's destructions that were not paid for yet."""
        owner, due = self.content.owner, self.bonus_due(seat)
        self._keep_fallen(replace(f, paid=True) if owner[f.mini] == seat else f for f in self.fallen)
        self.paid[seat] += due
        return due

    def _keep_fallen(self, fallen: Iterable[Fallen]) -> None:
        """Destructions that are both scored and paid for are forgotten."""
        self.fallen = [f for f in fallen if not (f.scored and f.paid)]
