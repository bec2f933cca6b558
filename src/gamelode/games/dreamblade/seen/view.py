"""What a seat sees: everything but the next roll."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..kinds import GRAVEYARD, RESERVES, SHARED, SPAWN, STATS, Cell, Deed, Kind, Mini, PhaseKind, PrintedAbility, Stat
from ..rules.combat.blades import gained_abilities, is_nullified
from ..rules.scoring import cell_points, destruction_points
from ..rules.spawning.phase import energy, stock, why_not_at_all
from ..rules.spawning.prices import aspects_held, base_cost, by_aspect, channel, missing_aspects, price
from ..rules.stats import changes, stats
from ..table import DreambladeTable, ThisPhase
from .forecast import (
    BlowView,
    CombatView,
    Result,
    StrikerView,
    TargetView,
    blow_view,
    combat_view,
    falls_on,
    results,
    striker_views,
    target_views,
)
from .guide import guide


class Gained(Struct, frozen=True):
    """An ability that a miniature has from another one: granted or copied."""

    piece: PrintedAbility
    source: Mini


class ChangeView(Struct, frozen=True):
    """What changes a stat, and whose ability it is."""

    source: Mini
    piece: PrintedAbility
    stat: Stat
    amount: int


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
    changes: tuple[ChangeView, ...] = ()
    scoring: bool = False  # on one of its side's scoring cells: abilities that ask for one work
    nullified: bool = False  # its blade abilities are switched off
    gained: tuple[Gained, ...] = ()


class Price(Struct, frozen=True):
    """What a kind of miniature would cost now: its own cost, a surcharge for missing miniatures, less Channel."""

    kind: Kind
    mini: Mini  # the copy that comes next
    count: int
    price: int
    missing: int
    cost: int  # as printed, or Respawn's
    short: dict[str, int]  # the missing miniatures by aspect
    surcharge: int  # for those
    less: int  # by Channel
    dear: bool  # it costs more than its owner has left in the spawn phase under way
    barred: str  # the clause by which it cannot be spawned at all now; empty if it can


class PlayerView(Struct, frozen=True):
    """A player's zones, prices and points."""

    reserves: tuple[Price, ...]
    respawns: tuple[Price, ...]  # whoever may be spawned from the graveyard
    graveyard: tuple[Mini, ...]
    aspects: dict[str, int]
    wins: int
    cells: int  # conquest points as the cells stand
    destroyed: int  # and for destroyed miniatures
    conquest: int  # both together
    bonus: int  # bonus spawn points to come
    energy: int  # spawn points by Energize, as things stand


class FallenView(Struct, frozen=True):
    """A destruction that is not yet both scored and paid for."""

    mini: Mini
    by: Seat
    bonus: int
    scored: bool = False
    paid: bool = False


class PhaseView(Struct, frozen=True, kw_only=True):
    """The phase under way, and what has been done in it."""

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


class View(Struct, frozen=True):
    """All that lies open, which is everything."""

    turn: int
    first: Seat
    rolls: tuple[int, int]
    skipped: bool
    players: tuple[PlayerView, ...]
    minis: tuple[MiniView, ...]
    fallen: tuple[FallenView, ...]
    phase: PhaseView
    combat: CombatView | None
    blow: BlowView | None
    targets: tuple[TargetView, ...]  # on whom damage may fall next, and what it takes to bring them down
    falls_on: tuple[Mini, ...]  # those of the targets on whom damage falls now
    results: tuple[Result, ...]
    strikers: tuple[StrikerView, ...]  # who may be picked, where that is asked
    guide: str  # what the open question is about, for whoever is asked


@cites("SETUP-02", "R-97")
def view(table: DreambladeTable, stack: list[Frame], seat: Seat | None) -> View:
    """What everyone sees: it is the same for both players and for spectators."""
    combat, blow, targets = combat_view(table, stack), blow_view(table, stack), target_views(table, stack)
    return View(
        turn=table.turn,
        first=table.first,
        rolls=table.rolls,
        skipped=table.skipped,
        players=tuple(_player(table, each) for each in (0, 1)),
        minis=tuple(_mini(table, mini) for mini, cell in table.cell.items() if cell >= 0),
        fallen=tuple(FallenView(f.mini, f.by, f.bonus, f.scored, f.paid) for f in table.fallen),
        phase=_phase(table.phase),
        combat=combat,
        blow=blow,
        targets=targets,
        falls_on=falls_on(targets, combat, blow),
        results=results(table, stack),
        strikers=striker_views(table, stack),
        guide=guide(table, stack),
    )


def _phase(phase: ThisPhase) -> PhaseView:
    return PhaseView(
        kind=phase.kind,
        seat=phase.seat,
        number=phase.number,
        act=phase.act,
        points=phase.points,
        held=phase.held,
        spawned=phase.spawned,
        used=phase.used,
        shifted=phase.shifted,
        struck=phase.struck,
    )


def _player(table: DreambladeTable, seat: Seat) -> PlayerView:
    cells, destroyed = cell_points(table, seat), destruction_points(table, seat)
    return PlayerView(
        reserves=prices(table, seat, RESERVES),
        respawns=prices(table, seat, GRAVEYARD),
        graveyard=tuple(table.in_zone(GRAVEYARD, seat)),
        aspects=by_aspect(table, aspects_held(table, seat)),
        wins=table.wins[seat],
        cells=cells,
        destroyed=destroyed,
        conquest=cells + destroyed,
        bonus=table.bonus_due(seat),
        energy=energy(table, seat),
    )


def prices(table: DreambladeTable, seat: Seat, zone: int) -> tuple[Price, ...]:
    """Kinds of a zone that can be spawned from there, each with what it would cost now."""
    held, less, kinds = aspects_held(table, seat), channel(table, seat), table.content.kind
    limits, points = table.content.limits, _points_left(table, seat)
    all_kinds = [kinds[mini] for mini in table.in_zone(zone, seat)]
    found = []
    for act, kind, mini in stock(table, seat):
        if act.zone == zone:
            short = missing_aspects(table, mini, held)
            missing, now = sum(short.values()), price(table, mini, held, less)
            barred = why_not_at_all(table, mini)
            found.append(
                Price(
                    kind=kind,
                    mini=mini,
                    count=all_kinds.count(kind),
                    price=now,
                    missing=missing,
                    cost=base_cost(table, mini),
                    short=short,
                    surcharge=missing * limits.surcharge_for_missing_aspect,
                    less=less,
                    dear=points is not None and now > points,
                    barred=barred.clause if barred else "",
                )
            )
    return tuple(found)


def _points_left(table: DreambladeTable, seat: Seat) -> int | None:
    """Spawn points of the player whose spawn phase it is; None: it is not."""
    phase = table.phase
    return phase.points if phase.kind == SPAWN and phase.seat == seat else None


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
        tuple(ChangeView(one.source, one.piece, STATS[one.stat], one.amount) for one in changes(table, mini)),
        table.is_scoring(mini),
        is_nullified(table, cell),
        tuple(Gained(gained.piece, gained.source) for gained in gained_abilities(table, mini)),
    )
