"""What a seat may know: everything but the next roll. And the audit."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Dice, Frame, Seat, cites

from .board import CELLS
from .events import Cell, Kind, Mini
from .prices import aspects_held, by_aspect, channel, price, shortage
from .scoring import cell_points, destruction_points
from .stats import Change, changes, stats
from .table import GRAVEYARD, REMOVED, RESERVES, Combat, DreambladeTable, Fallen, ThisPhase


class MiniView(Struct, frozen=True):
    """A miniature in the dreamscape, with its stats as they are now and what changes them."""

    mini: Mini
    kind: Kind
    owner: Seat
    cell: Cell
    damage: int = 0
    power: int = 0
    defense: int = 0
    life: int = 0
    engaged: bool = False
    changes: tuple[Change, ...] = ()


class Price(Struct, frozen=True):
    """What a kind of miniature would cost now, of which so much is for missing aspects."""

    kind: Kind
    count: int
    price: int
    missing: int


class PlayerView(Struct, frozen=True):
    reserves: tuple[Price, ...]
    graveyard: tuple[Mini, ...]
    aspects: dict[str, int]
    wins: int
    cells: int  # conquest points as the cells stand
    destroyed: int  # and for destroyed miniatures
    bonus: int  # bonus spawn points to come


class View(Struct, frozen=True):
    turn: int
    first: Seat
    rolls: tuple[int, int]
    skipped: bool
    players: tuple[PlayerView, ...]
    minis: tuple[MiniView, ...]
    fallen: tuple[Fallen, ...]
    phase: ThisPhase
    combat: Combat | None


@cites("SETUP-02", "R-97")
def view(table: DreambladeTable, stack: list[Frame], seat: Seat | None) -> View:
    """The same for both players and for spectators."""
    return View(
        turn=table.turn,
        first=table.first,
        rolls=table.rolls,
        skipped=table.skipped,
        players=tuple(_player(table, each) for each in (0, 1)),
        minis=tuple(_mini(table, mini) for mini, cell in table.cell.items() if cell >= 0),
        fallen=tuple(table.fallen),
        phase=table.phase,
        combat=table.combat,
    )


def _player(table: DreambladeTable, seat: Seat) -> PlayerView:
    return PlayerView(
        reserves=prices(table, seat),
        graveyard=tuple(table.in_zone(GRAVEYARD, seat)),
        aspects=by_aspect(table, aspects_held(table, seat)),
        wins=table.wins[seat],
        cells=cell_points(table, seat),
        destroyed=destruction_points(table, seat),
        bonus=table.bonus_due(seat),
    )


def prices(table: DreambladeTable, seat: Seat) -> tuple[Price, ...]:
    """The reserves, each kind with what it would cost now."""
    held, less, kind = aspects_held(table, seat), channel(table, seat), table.content.kind
    minis = table.in_zone(RESERVES, seat)
    first = {kind[mini]: mini for mini in reversed(minis)}
    return tuple(
        Price(each, sum(kind[m] == each for m in minis), price(table, mini, held, less), shortage(table, mini, held))
        for each, mini in sorted(first.items(), key=lambda item: minis.index(item[1]))
    )


def _mini(table: DreambladeTable, mini: Mini) -> MiniView:
    content, cell = table.content, table.cell[mini]
    owner = content.owner[mini]
    if not content.is_creature[mini]:
        return MiniView(mini, content.kind[mini], owner, cell)
    power, defense, life = stats(table, mini)
    return MiniView(
        mini,
        content.kind[mini],
        owner,
        cell,
        table.damage.get(mini, 0),
        power,
        defense,
        life,
        table.is_engaged(mini),
        tuple(changes(table, mini)),
    )


@cites("R-97")
def redeal(table: DreambladeTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden: only chance to come is drawn anew."""


@cites("ZONE-01", "ZONE-06", "R-91", "LOC-02", "SPAWN-04", "BAND-01", "BAND-03")
def audit(table: DreambladeTable) -> None:
    """Every miniature is in one zone, every bonus point is accounted for, and derived columns agree."""
    content, cells = table.content, table.cell
    standing: list[tuple[Mini, ...]] = [()] * (2 * CELLS)
    locations = [-1] * CELLS
    for mini in sorted(cells):
        cell = cells[mini]
        assert REMOVED < cell < CELLS, "a miniature is nowhere"  # no ability removes one from the game
        if cell >= 0 and content.is_creature[mini]:
            standing[content.owner[mini] * CELLS + cell] += (mini,)
        elif cell >= 0:
            assert locations[cell] < 0, "two locations in a cell"
            locations[cell] = mini
    assert standing == table.standing, "creatures do not stand where their cells say"
    assert locations == table.location, "locations do not stand where their cells say"
    assert all(cells[mini] >= 0 and n > 0 for mini, n in table.damage.items()), "damage outside the dreamscape"
    for seat in (0, 1):
        own = [content.kind[mini] for mini in cells if content.owner[mini] == seat]
        assert len(own) <= content.limits.warband, "a warband has grown"
        due = sum(f.bonus for f in table.fallen if content.owner[f.mini] == seat and not f.paid)
        assert table.earned[seat] - table.paid[seat] == due, "a bonus point is lost"
        for cell in range(CELLS):
            full = len(table.creatures(cell, seat)) > content.limits.creatures_in_cell
            assert not full or cell == content.portals[seat], "a cell is overfull"
