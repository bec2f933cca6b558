"""The content files as columns, which the rules read.

A miniature's number tells its kind, its owner and which copy it is. Columns have a fact for every number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from gamelode.kernel import Pack, Seat, cites

from ..board import SIZE
from ..kinds import BLADE, MISS, TALLY_BITS, Cell, Kind, Mini, Piece
from ..rules.abilities import Ability
from ..rules.abilities.auras import Aura, Modifier
from ..rules.abilities.base import Mode
from ..rules.abilities.bonuses import Bonus, HellsFury
from ..rules.abilities.strikes import Ambush, Charge, Strikeback
from ..rules.abilities.traits import Trait
from ..rules.abilities.zones import AfterAttack
from ..rules.stats import Reach
from ..table import Traits
from .checks import check_board, check_miniatures, check_warbands, warband_fault
from .entries import DiceFaces, Files, MiniatureEntry, WarbandEntry

T = TypeVar("T")
PLAYERS = 2  # each has miniatures of his own


class Grant(Struct, frozen=True):
    """An ability that a miniature gives to allies near it."""

    lineage: str
    piece: Piece
    needs_score: bool  # the giver must stand on a scoring cell


@cites("R-01", "R-02", "R-03", "ASPECT-03")
class Content:
    """Fixed facts of the game."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        self.files, self.limits, self.safety = files, files.limits, files.safety
        check_board(files, pack)
        check_miniatures(files, pack)
        self._board(files)
        self._dice(files.dice)
        self._pieces(files.miniature)
        self._miniatures(files.miniature)
        self._abilities(files.miniature)
        self.kinds_by_id = {m.id: kind for kind, m in enumerate(files.miniature)}
        self.warbands = {w.id: self._warband(w) for w in files.warband}
        check_warbands(files, pack)

    def number(self, kind: Kind, seat: Seat, copy: int) -> Mini:
        """The miniature that is this copy of a kind in a side's warband; `kind`, `owner` and `copy` undo it."""
        return (kind * 2 + seat) * self.limits.copies + copy

    # --- columns

    def _board(self, files: Files) -> None:
        board, sides = files.board, files.side
        self.cell_names = tuple(column + row for row in board.rows for column in board.columns)
        cell = {name: number for number, name in enumerate(self.cell_names)}
        self.portals: tuple[Cell, ...] = tuple(cell[side.portal] for side in sides)
        rows = [board.rows.index(side.spawn_row) for side in sides]
        self.spawn_rows = tuple(tuple(range(row * SIZE, row * SIZE + SIZE)) for row in rows)
        self.points = tuple({cell[name]: points for name, points in sorted(side.scoring.items())} for side in sides)
        self.scoring = tuple(sum(1 << c for c in points) for points in self.points)

    def _dice(self, dice: DiceFaces) -> None:
        faces = {"blade": BLADE, "miss": MISS}
        self.attack_die = tuple(face if isinstance(face, int) else faces[face] for face in dice.attack)
        self.initiative_die = dice.initiative

    def _pieces(self, miniatures: tuple[MiniatureEntry, ...]) -> None:
        """Every ability as printed has a number; what Hell's Fury grants has one too."""
        pieces: list[Ability] = []
        self.printed_pieces: list[tuple[Piece, ...]] = []
        for m in miniatures:
            self.printed_pieces.append(tuple(range(len(pieces), len(pieces) + len(m.abilities))))
            pieces += m.abilities
        self.granted = {piece: len(pieces) + i for i, piece in enumerate(_with_grants(pieces))}
        pieces += [a.grants for a in pieces if isinstance(a, HellsFury)]
        self.pieces = tuple(pieces)
        self.needs_score = tuple(a.needs_score for a in pieces)
        self.blade_price = tuple(a.blades for a in pieces)
        self.is_multiple = tuple(a.is_multiple for a in pieces)
        self.reaches = {piece: a.reach(piece) for piece, a in enumerate(pieces) if isinstance(a, Aura)}

    def _column(
        self, miniatures: tuple[MiniatureEntry, ...], fact: Callable[[Kind, MiniatureEntry], T]
    ) -> tuple[T, ...]:
        """The same fact for every copy of a kind."""
        copies = PLAYERS * self.limits.copies
        return tuple(value for kind, m in enumerate(miniatures) for value in [fact(kind, m)] * copies)

    def _miniatures(self, miniatures: tuple[MiniatureEntry, ...]) -> None:
        copies = self.limits.copies
        names = {a.id: a.name for a in self.files.aspect}
        self.kind: tuple[Kind, ...] = self._column(miniatures, lambda kind, m: kind)
        self.owner: tuple[Seat, ...] = tuple(n // copies % PLAYERS for n in range(len(self.kind)))
        self.copy = tuple(n % copies for n in range(len(self.kind)))
        self.is_creature = self._column(miniatures, lambda kind, m: m.kind == "creature")
        self.cost = self._column(miniatures, lambda kind, m: m.spawn_cost)
        self.printed = self._column(miniatures, lambda kind, m: (m.power, m.defense, m.life))
        self.lineage = self._column(miniatures, lambda kind, m: m.lineage)
        shift = {a.id: TALLY_BITS * place for place, a in enumerate(self.files.aspect)}
        self.symbols = self._column(
            miniatures, lambda kind, m: tuple((shift[aspect], asked) for aspect, asked in m.aspect_cost.items())
        )
        self.tally = self._column(miniatures, lambda kind, m: sum(1 << shift[aspect] for aspect in m.aspect_cost))
        self.types = self._column(
            miniatures, lambda kind, m: frozenset({m.lineage, *(names[a] for a in m.aspect_cost)} - {""})
        )

    def _abilities(self, miniatures: tuple[MiniatureEntry, ...]) -> None:
        """What each miniature can do, sorted by when the rules ask for it."""

        def having(*kinds: type[Ability], mode: Mode = Mode.ALWAYS) -> tuple[tuple[Piece, ...], ...]:
            return self._column(miniatures, lambda kind, m: self._with(kind, kinds, mode))

        self.traits = self._column(miniatures, lambda kind, m: self._traits(m))
        self.is_restricted = tuple(bool(off.vengeance or off.unique) for off, _ in self.traits)
        self.defends = tuple(off.defender or on.defender for off, on in self.traits)
        self.dominates = tuple(off.dominates or on.dominates for off, on in self.traits)
        self.blade_pieces = having(Ability, mode=Mode.BLADES)
        self.paid_pieces = having(Ability, mode=Mode.PAID)
        self.arriving_pieces = having(Ability, mode=Mode.ARRIVING)
        self.steady_bonuses = having(Bonus)
        self.on_entering = having(Charge)
        self.on_enemy = having(Ambush)
        self.on_failure = having(Strikeback)
        self.on_attack_ended = having(AfterAttack)
        self.auras = self._column(miniatures, lambda kind, m: self._auras(kind))
        self.modifiers = self._column(miniatures, lambda kind, m: self._modifiers(kind))
        self.grants = self._column(miniatures, lambda kind, m: self._grants(kind))

    def _with(self, kind: Kind, kinds: tuple[type[Ability], ...], mode: Mode) -> tuple[Piece, ...]:
        own = self.printed_pieces[kind]
        return tuple(p for p in own if isinstance(self.pieces[p], kinds) and self.pieces[p].mode == mode)

    def _traits(self, m: MiniatureEntry) -> tuple[Traits, Traits]:
        """Away from scoring cells, and on one. They are the same thing if it makes no difference."""
        off = on = Traits(vessel=self.limits.bonus_for_destroyed)
        for a in m.abilities:
            if isinstance(a, Trait) and a.mode == Mode.ALWAYS:
                on = a.added_to(on)
                off = off if a.needs_score else a.added_to(off)
        return off, off if off == on else on

    def _auras(self, kind: Kind) -> tuple[Reach, ...]:
        """The auras of a kind that are always on."""
        return tuple(self.reaches[piece] for piece in self._with(kind, (Aura,), Mode.ALWAYS))

    def _modifiers(self, kind: Kind) -> tuple[tuple[Piece, Modifier, bool], ...]:
        found = [(piece, self.pieces[piece]) for piece in self.printed_pieces[kind]]
        return tuple((piece, a, a.needs_score) for piece, a in found if isinstance(a, Modifier))

    def _grants(self, kind: Kind) -> tuple[Grant, ...]:
        found = [(piece, self.pieces[piece]) for piece in self.printed_pieces[kind]]
        furies = [(self.granted[piece], a) for piece, a in found if isinstance(a, HellsFury)]
        return tuple(Grant(a.lineage, granted, a.needs_score) for granted, a in furies)

    def _warband(self, warband: WarbandEntry) -> tuple[Kind, ...]:
        known = self.kinds_by_id
        return tuple(known[some.id] for some in warband.miniatures if some.id in known for _ in range(some.count))

    # --- by name, for options, tests, bots and the page

    def warband_fault(self, ids: list[str]) -> str:
        """What is wrong with a warband of these miniatures; empty if nothing."""
        return warband_fault(ids, set(self.kinds_by_id), self.limits)

    def cell_named(self, name: str) -> Cell:
        return self.cell_names.index(name)


def _with_grants(pieces: list[Ability]) -> list[Piece]:
    return [piece for piece, a in enumerate(pieces) if isinstance(a, HellsFury)]
