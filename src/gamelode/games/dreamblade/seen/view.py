"""What a seat may know: everything but the next roll. And the audit."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Dice, Frame, Seat, cites

from ..board import CELLS, cells_of
from ..events import Cell, Kind, Mini, Piece
from ..rules.combat.fighting import gained_abilities, is_nullified
from ..rules.scoring import cell_points, destruction_points
from ..rules.spawning.phase import energy, stock, why_not_at_all
from ..rules.spawning.prices import aspects_held, base_cost, by_aspect, channel, missing_aspects, price
from ..rules.stats import Change, changes, stats
from ..table import GRAVEYARD, REMOVED, RESERVES, DreambladeTable, Fallen, ThisPhase
from .forecast import BlowView, CombatView, Result, TargetView, blow_view, combat_view, results, target_views


class Gained(Struct, frozen=True):
    """An ability that a miniature has from another one: granted or copied."""

    piece: Piece
    source: Mini


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
    scoring: bool = False  # on one of its side's scoring cells: abilities that ask for one work
    nullified: bool = False  # its blade abilities are switched off
    gained: tuple[Gained, ...] = ()


class Price(Struct, frozen=True):
    """What a kind of miniature would cost now: its own cost, a surcharge for missing miniatures, less Channel."""

    kind: Kind
    count: int
    price: int
    missing: int
    cost: int  # as printed, or Respawn's
    short: dict[str, int]  # the missing miniatures by aspect
    less: int  # by Channel
    barred: str  # the clause by which it cannot be spawned at all now; empty if it can


class PlayerView(Struct, frozen=True):
    reserves: tuple[Price, ...]
    respawns: tuple[Price, ...]  # whoever may be spawned from the graveyard
    graveyard: tuple[Mini, ...]
    aspects: dict[str, int]
    wins: int
    cells: int  # conquest points as the cells stand
    destroyed: int  # and for destroyed miniatures
    bonus: int  # bonus spawn points to come
    energy: int  # spawn points by Energize, as things stand


class View(Struct, frozen=True):
    turn: int
    first: Seat
    rolls: tuple[int, int]
    skipped: bool
    players: tuple[PlayerView, ...]
    minis: tuple[MiniView, ...]
    fallen: tuple[Fallen, ...]
    phase: ThisPhase
    combat: CombatView | None
    blow: BlowView | None
    targets: tuple[TargetView, ...]  # on whom damage may fall next, and what it takes to bring them down
    results: tuple[Result, ...]


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
        combat=combat_view(table, stack),
        blow=blow_view(table, stack),
        targets=target_views(table, stack),
        results=results(table, stack),
    )


def _player(table: DreambladeTable, seat: Seat) -> PlayerView:
    return PlayerView(
        reserves=prices(table, seat, RESERVES),
        respawns=prices(table, seat, GRAVEYARD),
        graveyard=tuple(table.in_zone(GRAVEYARD, seat)),
        aspects=by_aspect(table, aspects_held(table, seat)),
        wins=table.wins[seat],
        cells=cell_points(table, seat),
        destroyed=destruction_points(table, seat),
        bonus=table.bonus_due(seat),
        energy=energy(table, seat),
    )


def prices(table: DreambladeTable, seat: Seat, zone: int) -> tuple[Price, ...]:
    """Kinds of a zone that can be spawned from there, each with what it would cost now."""
    held, less, kinds = aspects_held(table, seat), channel(table, seat), table.content.kind
    all_kinds = [kinds[mini] for mini in table.in_zone(zone, seat)]
    found = []
    for act, kind, mini in stock(table, seat):
        if act.zone == zone:
            short = missing_aspects(table, mini, held)
            barred = why_not_at_all(table, mini)
            found.append(
                Price(
                    kind=kind,
                    count=all_kinds.count(kind),
                    price=price(table, mini, held, less),
                    missing=sum(short.values()),
                    cost=base_cost(table, mini),
                    short=short,
                    less=less,
                    barred=barred.clause if barred else "",
                )
            )
    return tuple(found)


def _mini(table: DreambladeTable, mini: Mini) -> MiniView:
    content, cell = table.content, table.cell[mini]
    owner = content.owner[mini]
    if not content.is_creature[mini]:
        return MiniView(mini, content.kind[mini], owner, cell, scoring=table.is_scoring(mini))
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
        table.is_scoring(mini),
        is_nullified(table, cell),
        tuple(Gained(gained.piece, gained.source) for gained in gained_abilities(table, mini)),
    )


@cites("R-97")
def redeal(table: DreambladeTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Nothing is hidden: only chance to come is drawn anew."""


@cites("ZONE-01", "ZONE-06", "R-91", "LOC-02", "SPAWN-04", "BAND-01", "BAND-03")
def audit(table: DreambladeTable) -> None:
    """Every miniature is in one zone, every bonus point is accounted for, and derived columns agree."""
    assert sorted(table.cell) == sorted(table.roster), "a miniature is lost, or one too many"
    _audit_places(table)
    for seat in (0, 1):
        _audit_side(table, seat)


def _audit_places(table: DreambladeTable) -> None:
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


def _audit_side(table: DreambladeTable, seat: Seat) -> None:
    content = table.content
    own = [(mini, cell) for mini, cell in table.cell.items() if content.owner[mini] == seat]
    assert len(own) <= content.limits.warband, "a warband has grown"
    creatures = {cell for mini, cell in own if cell >= 0 and content.is_creature[mini]}
    built = {cell for mini, cell in own if cell >= 0 and not content.is_creature[mini]}
    assert set(cells_of(table.occupied[seat])) == creatures, "creatures do not stand where their cells say"
    assert set(cells_of(table.built[seat])) == built, "locations do not stand where their cells say"
    outside = sum(content.tally[mini] for mini, cell in own if cell != RESERVES)
    assert table.aspects[seat] == outside, "aspects are miscounted"
    due = sum(f.bonus for f in table.fallen if content.owner[f.mini] == seat and not f.paid)
    assert 0 <= table.paid[seat] == table.earned[seat] - due, "a bonus point is lost, or one too many"
    for cell in range(CELLS):
        full = len(table.creatures(cell, seat)) > content.limits.creatures_in_cell
        assert not full or cell == content.portals[seat], "a cell is overfull"
