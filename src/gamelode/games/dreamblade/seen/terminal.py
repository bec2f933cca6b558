"""What a seat sees, in words for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gamelode.kernel import Piece, Row, Seat, Section, Words

from ..board import CELLS, SIZE
from ..content import Content
from ..content.entries import MiniatureEntry
from ..content.texts import ability_name
from ..kinds import NO_SPAWNING, Cell, Kind, Mini
from .forecast import MoreDamageView, TargetView
from .view import ChangeView, MiniView, PlayerView, Price, View

NONE = (Piece("none"),)
COLOURS = ("yellow", "cyan")  # South, North


def draw(content: Content, view: View, seat: Seat | None, words: Words) -> list[Section]:
    """From the turn over the dreamscape to both players' reserves."""
    return _Drawing(content, view, seat, words).sections()


class _Drawing:
    """The sections of a drawing, from one view."""

    def __init__(self, content: Content, view: View, seat: Seat | None, words: Words) -> None:
        self.content, self.view, self.seat, self.words = content, view, seat, words
        self.sides = [side.name for side in content.files.side]

    def sections(self) -> list[Section]:
        combat = [self.combat()] if self.view.combat else []
        return [self.state(), self.dreamscape(), self.cells(), *combat, *map(self.player, (0, 1))]

    def state(self) -> Section:
        view, phase = self.view, self.view.phase
        rolls = f"{self.sides[0]} {view.rolls[0]}, {self.sides[1]} {view.rolls[1]}"
        rows = [Row("initiative", (Piece(rolls), Piece(f"{self.name(view.first)} is first", COLOURS[view.first])))]
        if view.skipped:
            rows.append(Row("spawning", (Piece(f"skipped by a {NO_SPAWNING}"),)))
        if phase.seat >= 0:
            act = f", {phase.act}" if phase.act else ""
            points = f", {phase.points} spawn points left" if phase.kind == "spawn" else ""
            rows.append(Row("phase", (Piece(f"{self.name(phase.seat)}: {phase.kind}{act}{points}"),)))
        return Section(f"Turn {view.turn}", tuple(rows))

    # --- the dreamscape

    def dreamscape(self) -> Section:
        """Row by row as South sees it, with whose points a cell is worth and how many stand there."""
        rows = [
            Row(self.content.files.board.rows[row], tuple(self.square(row * SIZE + place) for place in range(SIZE)))
            for row in reversed(range(SIZE))
        ]
        return Section("Dreamscape", tuple(rows))

    def square(self, cell: Cell) -> Piece:
        """Such as `b4 S5 2:1`: worth 5 to South, with two of South's creatures and one of North's."""
        marks = [f"{side[0]}{self.content.points[seat][cell]}" for seat, side in self.scoring(cell)]
        marks += [f"{self.sides[seat][0]} portal" for seat, portal in enumerate(self.content.portals) if portal == cell]
        counts = [sum(m.owner == seat and self.is_creature(m) for m in self.at(cell)) for seat in (0, 1)]
        standing = f"{counts[0]}:{counts[1]}" if any(counts) else "-"
        holder = COLOURS[0] if counts[0] and not counts[1] else COLOURS[1] if counts[1] and not counts[0] else ""
        return Piece(" ".join([self.content.cell_names[cell], *marks, standing]), holder)

    def scoring(self, cell: Cell) -> list[tuple[Seat, str]]:
        return [(seat, side) for seat, side in enumerate(self.sides) if cell in self.content.points[seat]]

    def at(self, cell: Cell) -> list[MiniView]:
        return [m for m in self.view.minis if m.cell == cell]

    def is_creature(self, mini: MiniView) -> bool:
        return self.content.is_creature[mini.mini]

    def cells(self) -> Section:
        rows = [
            Row(self.content.cell_names[cell], tuple(map(self.mini, self.at(cell))))
            for cell in range(CELLS)
            if self.at(cell)
        ]
        return Section("Who stands where: power/defense/life", tuple(rows) or (Row("", NONE),))

    def mini(self, mini: MiniView) -> Piece:
        name, colour = self.words.namers["mini"](mini.mini), COLOURS[mini.owner]
        if not self.is_creature(mini):
            return Piece(f"{name}, a location", colour, self.text(mini.kind))
        wound = f", {mini.damage} damage" if mini.damage else ""
        why = "; ".join(self.change(change) for change in mini.changes)
        note = self.text(mini.kind) + (f" Now: {why}." if why else "")
        return Piece(f"{name} {mini.power}/{mini.defense}/{mini.life}{wound}", colour, note)

    def change(self, change: ChangeView) -> str:
        source = self.words.namers["mini"](change.source)
        return f"{change.amount:+d} {change.stat} by {source}, {ability_name(self.content, change.piece)}"

    def combat(self) -> Section:
        combat = self.view.combat
        assert combat is not None
        face = self.words.namers["face"]
        rows = (
            Row("attackers", tuple(self.figure(mini) for mini in combat.attackers)),
            Row("dice", tuple(Piece(face(each)) for each in combat.dice) or NONE),
            Row("blades left", (Piece(str(combat.blades)),)),
            Row("damage by abilities", tuple(map(self.more, combat.more)) or NONE),
            Row("damage", (Piece(str(combat.damage)),)),
            Row("targets", tuple(map(self.target, self.view.targets)) or NONE),
        )
        return Section(f"Combat at {self.content.cell_names[combat.cell]}", rows)

    def more(self, more: MoreDamageView) -> Piece:
        whose = self.words.namers["mini"](more.mini)
        return Piece(f"{more.by:+d} by {whose}, {ability_name(self.content, more.piece)}")

    def target(self, target: TargetView) -> Piece:
        """Such as `North's Soldier: disrupted at 6, disrupted or destroyed at 8`."""
        fates = ", ".join(f"{' or '.join(each.fates)} at {each.damage}" for each in target.thresholds)
        figure = self.figure(target.mini)
        return Piece(f"{figure.text}: {fates}", figure.colour, figure.note)

    # --- the players

    def player(self, seat: Seat) -> Section:
        player = self.view.players[seat]
        back = [Row("may come back", tuple(map(self.price, player.respawns)))] if player.respawns else []
        rows = (
            Row("turns won", (Piece(f"{player.wins} of {self.content.limits.turns_to_win}"),)),
            Row("this turn", tuple(self.points(player))),
            Row("reserves", tuple(map(self.price, player.reserves)) or NONE),
            Row("graveyard", tuple(self.graves(player.graveyard)) or NONE),
            *back,
        )
        return Section(self.name(seat), rows)

    def name(self, seat: Seat) -> str:
        you = " (you)" if seat == self.seat else ""
        return f"{self.words.player(seat)}, {self.sides[seat]}{you}"

    def points(self, player: PlayerView) -> Iterable[Piece]:
        yield Piece(f"{player.cells} for cells")
        yield Piece(f"{player.destroyed} for destroyed miniatures")
        if player.bonus:
            yield Piece(f"{player.bonus} bonus spawn points to come")

    def price(self, price: Price) -> Piece:
        printed = self.entry(price.kind)
        times = f"{price.count} x " if price.count > 1 else ""
        now = "" if price.price == price.cost else f", now {price.price}"
        short = f", {price.missing} missing" if price.missing else ""
        return Piece(f"{times}{printed.name} ({price.cost}{now}{short})", note=self.text(price.kind))

    def graves(self, graveyard: Iterable[Mini]) -> Iterable[Piece]:
        for kind, count in Counter(self.content.kind[mini] for mini in graveyard).items():
            times = f"{count} x " if count > 1 else ""
            yield Piece(times + self.entry(kind).name, note=self.text(kind))

    def figure(self, mini: Mini) -> Piece:
        kind = self.content.kind[mini]
        return Piece(self.words.namers["mini"](mini), COLOURS[self.content.owner[mini]], self.text(kind))

    def entry(self, kind: Kind) -> MiniatureEntry:
        return self.content.files.miniature[kind]

    def text(self, kind: Kind) -> str:
        """What is printed on a miniature."""
        m = self.entry(kind)
        symbols = ", ".join(f"{count} {aspect}" for aspect, count in m.aspect_cost.items())
        body = f", {m.power}/{m.defense}/{m.life}" if m.kind == "creature" else ", a location"
        lineage = f", {m.lineage}" if m.lineage else ""
        abilities = [ability_name(self.content, piece) for piece in self.content.printed_pieces[kind]]
        return f"{m.name}: cost {m.spawn_cost} and {symbols}{lineage}{body}. {'; '.join(abilities) or 'No abilities'}."
