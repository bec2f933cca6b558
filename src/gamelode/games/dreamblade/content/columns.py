"""The content files as typed records, and as columns that the rules read.

A miniature's number tells its kind, its owner and which copy it is. Columns have an entry for every number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from gamelode.kernel import Pack, Seat, cites

from ..board import SIZE
from ..events import Cell, Kind, Mini, Piece
from ..rules.abilities import Ability, AnyAbility
from ..rules.abilities.auras import Aura, Modifier, Reach
from ..rules.abilities.base import ALWAYS, ARRIVING, BLADES, PAID
from ..rules.abilities.bonuses import Bonus, HellsFury
from ..rules.abilities.strikes import Ambush, Charge, Strikeback
from ..rules.abilities.traits import Trait, Traits
from ..rules.abilities.zones import AfterAttack
from ..table import BLADE, MISS, DreambladeTable

RANDOM, DRAWN, MIRROR = "random", "drawn", "mirror"  # what an option may say instead of a warband's id

T = TypeVar("T")
Source = Literal["rulebook", "public", "house"]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source


class Board(_Record, frozen=True, kw_only=True):
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    ref: str = ""


class Side(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    spawn_row: str
    portal: str
    scoring: dict[str, int]


class DiceFaces(_Record, frozen=True, kw_only=True):
    attack: Annotated[tuple[Positive | Literal["blade", "miss"], ...], Meta(min_length=1)]
    initiative: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    attack_ref: str = ""
    initiative_ref: str = ""


class Limits(_Record, frozen=True, kw_only=True):
    warband: Annotated[int, Meta(ge=1, le=255)]  # as many as a tally of aspects can count
    copies: Positive
    creatures_in_cell: Positive
    spawned_into_cell: Positive
    action_phases: Positive
    turns_to_win: Positive
    bonus_for_destroyed: NotNegative
    conquest_for_destroyed: NotNegative
    surcharge_for_missing_aspect: NotNegative


class Safety(_Record, frozen=True, kw_only=True):
    unwon_turns: Positive


class Design(_Record, frozen=True, kw_only=True):
    budget_creature: str
    value_creature: str
    budget_location: str
    note: str


class Aspect(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    symbol: str
    color: str
    color_source: Source
    character: str
    character_source: Source


class Lineage(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    aspects: tuple[str, ...]
    name_source: Source
    name_ref: str = ""
    ref: str = ""


class ActivationText(_Record, frozen=True, kw_only=True):
    id: str
    text: str
    clauses: tuple[str, ...]


class AbilityText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"group": "class"}):
    id: str
    name: str
    source: Source
    has_x: bool
    group: str
    optional: bool
    targets: str
    timing: str
    effect: str
    clauses: tuple[str, ...]


class Miniature(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Literal["creature", "location"]
    lineage: str = ""
    spawn_cost: NotNegative
    aspect_cost: dict[str, Positive]
    power: NotNegative = 0
    defense: NotNegative = 0
    life: NotNegative = 0
    abilities: tuple[AnyAbility, ...] = ()
    ref: str = ""
    house_fields: tuple[str, ...] = ()
    note: str = ""


class Some(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: Positive = 1


class Warband(_Record, frozen=True, kw_only=True):
    id: str
    name: str
    plan: str = ""
    miniatures: tuple[Some, ...]


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    board: Board
    side: tuple[Side, Side]
    dice: DiceFaces
    limits: Limits
    safety: Safety
    design: Design
    aspect: tuple[Aspect, ...]
    lineage: tuple[Lineage, ...]
    activation: tuple[ActivationText, ...]
    ability: tuple[AbilityText, ...]
    miniature: tuple[Miniature, ...]
    warband: tuple[Warband, ...]


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
        _check_board(files, pack)
        _check_miniatures(files, pack)
        self._board(files)
        self._dice(files.dice)
        self._pieces(files.miniature)
        self._miniatures(files.miniature)
        self._abilities(files.miniature)
        self.kinds_by_id = {m.id: kind for kind, m in enumerate(files.miniature)}
        self.warbands = {w.id: self._warband(w) for w in files.warband}
        _check_warbands(files, pack)

    def number(self, kind: Kind, seat: Seat, copy: int) -> Mini:
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

    def _pieces(self, miniatures: tuple[Miniature, ...]) -> None:
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

    def _column(self, miniatures: tuple[Miniature, ...], fact: Callable[[Kind, Miniature], T]) -> tuple[T, ...]:
        """The same fact for every copy of a kind."""
        copies = 2 * self.limits.copies
        return tuple(value for kind, m in enumerate(miniatures) for value in [fact(kind, m)] * copies)

    def _miniatures(self, miniatures: tuple[Miniature, ...]) -> None:
        copies = self.limits.copies
        names = {a.id: a.name for a in self.files.aspect}
        self.kind: tuple[Kind, ...] = self._column(miniatures, lambda kind, m: kind)
        self.owner: tuple[Seat, ...] = tuple(n // copies % 2 for n in range(len(self.kind)))
        self.is_creature = self._column(miniatures, lambda kind, m: m.kind == "creature")
        self.cost = self._column(miniatures, lambda kind, m: m.spawn_cost)
        self.printed = self._column(miniatures, lambda kind, m: (m.power, m.defense, m.life))
        self.lineage = self._column(miniatures, lambda kind, m: m.lineage)
        shift = {a.id: 8 * place for place, a in enumerate(self.files.aspect)}  # of each aspect in a tally [prices]
        self.symbols = self._column(
            miniatures, lambda kind, m: tuple((shift[aspect], asked) for aspect, asked in m.aspect_cost.items())
        )
        self.tally = self._column(miniatures, lambda kind, m: sum(1 << shift[aspect] for aspect in m.aspect_cost))
        self.types = self._column(
            miniatures, lambda kind, m: frozenset({m.lineage, *(names[a] for a in m.aspect_cost)} - {""})
        )

    def _abilities(self, miniatures: tuple[Miniature, ...]) -> None:
        """What each miniature can do, sorted by when the rules ask for it."""

        def having(*kinds: type[Ability], mode: str = ALWAYS) -> tuple[tuple[Piece, ...], ...]:
            return self._column(miniatures, lambda kind, m: self._with(kind, kinds, mode))

        self.traits = self._column(miniatures, lambda kind, m: self._traits(m))
        self.is_restricted = tuple(bool(off.vengeance or off.unique) for off, _ in self.traits)
        self.defends = tuple(off.defender or on.defender for off, on in self.traits)
        self.dominates = tuple(off.dominates or on.dominates for off, on in self.traits)
        self.blade_pieces = having(Ability, mode=BLADES)
        self.paid_pieces = having(Ability, mode=PAID)
        self.arriving_pieces = having(Ability, mode=ARRIVING)
        self.steady_bonuses = having(Bonus)
        self.on_entering = having(Charge)
        self.on_enemy = having(Ambush)
        self.on_failure = having(Strikeback)
        self._fates = having(AfterAttack)
        self.auras = self._column(miniatures, lambda kind, m: self._auras(kind))
        self.modifiers = self._column(miniatures, lambda kind, m: self._modifiers(kind))
        self.grants = self._column(miniatures, lambda kind, m: self._grants(kind))

    def _with(self, kind: Kind, kinds: tuple[type[Ability], ...], mode: str) -> tuple[Piece, ...]:
        own = self.printed_pieces[kind]
        return tuple(p for p in own if isinstance(self.pieces[p], kinds) and self.pieces[p].mode == mode)

    def _traits(self, m: Miniature) -> tuple[Traits, Traits]:
        """Away from scoring cells, and on one. They are the same thing if it makes no difference."""
        off = on = Traits(vessel=self.limits.bonus_for_destroyed)
        for a in m.abilities:
            if isinstance(a, Trait) and a.mode == ALWAYS:
                on = a.added_to(on)
                off = off if a.needs_score else a.added_to(off)
        return off, off if off == on else on

    def _auras(self, kind: Kind) -> tuple[Reach, ...]:
        """Those that are always on."""
        return tuple(self.reaches[piece] for piece in self._with(kind, (Aura,), ALWAYS))

    def _modifiers(self, kind: Kind) -> tuple[tuple[Piece, Modifier, bool], ...]:
        found = [(piece, self.pieces[piece]) for piece in self.printed_pieces[kind]]
        return tuple((piece, a, a.needs_score) for piece, a in found if isinstance(a, Modifier))

    def _grants(self, kind: Kind) -> tuple[Grant, ...]:
        found = [(piece, self.pieces[piece]) for piece in self.printed_pieces[kind]]
        furies = [(self.granted[piece], a) for piece, a in found if isinstance(a, HellsFury)]
        return tuple(Grant(a.lineage, granted, a.needs_score) for granted, a in furies)

    def bonus(self, piece: Piece, table: DreambladeTable, mini: Mini) -> int:
        """The damage that an ability without blades adds."""
        ability = self.pieces[piece]
        return ability.bonus(table, mini) if isinstance(ability, Bonus) else 0

    def fates(self, table: DreambladeTable, mini: Mini) -> list[AfterAttack]:
        """A creature's abilities that tell what becomes of it after an attack."""
        scoring = table.is_scoring(mini)
        found = [self.pieces[p] for p in self._fates[mini] if scoring or not self.needs_score[p]]
        return [a for a in found if isinstance(a, AfterAttack)]

    def _warband(self, warband: Warband) -> tuple[Kind, ...]:
        known = self.kinds_by_id
        return tuple(known[some.id] for some in warband.miniatures if some.id in known for _ in range(some.count))

    # --- by name, for tests, bots and the page

    def cell_named(self, name: str) -> Cell:
        return self.cell_names.index(name)


def _with_grants(pieces: list[Ability]) -> list[Piece]:
    return [piece for piece, a in enumerate(pieces) if isinstance(a, HellsFury)]


# --- what one record says of another must be true


@cites("R-01")
def _check_board(files: Files, pack: Pack) -> None:
    board = files.board
    if any(len(names) != SIZE or len(set(names)) != SIZE for names in (board.columns, board.rows)):
        raise pack.fault("board", f"the dreamscape has {SIZE} columns and {SIZE} rows, each with a name of its own")
    cells = {column + row for column in board.columns for row in board.rows}
    for number, side in enumerate(files.side):
        if side.spawn_row not in board.rows or not side.portal.endswith(side.spawn_row) or side.portal not in cells:
            raise pack.fault(f"side[{number}].portal", "the portal is a cell of the spawn row")
        if lost := sorted(set(side.scoring) - cells):
            raise pack.fault(f"side[{number}].scoring", f"there is no cell {lost[0]!r}")
    if len(set(files.dice.initiative) - {1}) < 2:
        raise pack.fault("dice.initiative", "a 1 and a tie are rolled again, so two other numbers must be on the die")


def _check_miniatures(files: Files, pack: Pack) -> None:
    aspects, lineages = {a.id for a in files.aspect}, {"", *(a.name for a in files.lineage)}
    for number, m in enumerate(files.miniature):
        where = f"miniature[{number}]"
        _check_id(m.id, where, pack)
        if lost := sorted(set(m.aspect_cost) - aspects):
            raise pack.fault(f"{where}.aspect_cost", f"there is no aspect {lost[0]!r}")
        if m.lineage not in lineages:
            raise pack.fault(f"{where}.lineage", f"there is no lineage {m.lineage!r}")
        if m.kind == "creature" and (m.defense < 1 or m.life < 1):
            raise pack.fault(f"{where}.life", "a creature has at least 1 defense and 1 life")
        if m.kind == "location" and (m.power or m.defense or m.life):
            raise pack.fault(where, "a location has no power, defense or life")
        _check_abilities(m, where, files, pack)


def _check_abilities(m: Miniature, where: str, files: Files, pack: Pack) -> None:
    lineages = {"", *(a.name for a in files.lineage)}
    types = {a.name for a in files.aspect} | lineages
    texts = {a.id for a in files.ability}
    for a in m.abilities:
        granted = (a.grants,) if isinstance(a, HellsFury) else ()
        faults = [each.fault() for each in (a, *granted)]
        named = [(field, getattr(a, field, "")) for field in ("type", "lineage", "only_lineage")]
        for field, name in named:
            if name not in (types if field == "type" else lineages):
                faults.append(f"there is no {'aspect or ' if field == 'type' else ''}lineage {name!r}")
        if a.is_single and [type(each) for each in m.abilities].count(type(a)) > 1:
            faults.append("a miniature has it once at most")
        if a.for_creatures and m.kind == "location":
            faults.append("no location can have it")
        if _tag_of(a) not in texts:
            faults.append("it has no text")
        for fault in filter(None, faults):
            raise pack.fault(f"{where}.abilities", f"{_tag_of(a)}: {fault}")


def _check_id(id: str, where: str, pack: Pack) -> None:
    """Options name miniatures in a list, such as `3 ember_brat, savage_ogre`."""
    if not id or "," in id or id != "".join(id.split()):
        raise pack.fault(f"{where}.id", "an id has no spaces or commas, and is not empty")


def _tag_of(ability: Ability) -> str:
    return str(ability.__struct_config__.tag)


@cites("BAND-01", "BAND-03", "R-92")
def _check_warbands(files: Files, pack: Pack) -> None:
    known, limits = {m.id for m in files.miniature}, files.limits
    for number, warband in enumerate(files.warband):
        _check_id(warband.id, f"warband[{number}]", pack)
        if warband.id in (RANDOM, DRAWN, MIRROR):
            raise pack.fault(f"warband[{number}].id", f"{warband.id!r} has another meaning as an option")
        where = f"warband[{number}].miniatures"
        ids = [some.id for some in warband.miniatures for _ in range(some.count)]
        if fault := warband_fault(ids, known, limits):
            raise pack.fault(where, fault)


@cites("BAND-01", "BAND-02", "BAND-03", "R-92")
def warband_fault(ids: list[str], known: set[str], limits: Limits) -> str:
    """What is wrong with a warband of these miniatures; empty if nothing. Aspects mix freely."""
    if lost := [id for id in ids if id not in known]:
        return f"there is no miniature {lost[0]!r}"
    if not 1 <= len(ids) <= limits.warband:
        return f"a warband has 1 to {limits.warband} miniatures, not {len(ids)}"
    if many := [id for id in dict.fromkeys(ids) if ids.count(id) > limits.copies]:
        return f"at most {limits.copies} of a kind: there are {ids.count(many[0])} of {many[0]!r}"
    return ""
