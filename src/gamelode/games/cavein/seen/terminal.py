"""What a seat sees, in words for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gamelode.kernel import Piece, Row, Seat, Section, Words

from ..content import Content
from ..kinds import NO_CARD, ActionType, Card, Colour, Crystal, Half, halves_of
from .view import PlayerView, TurnView, View

NONE = (Piece("none"),)
ACTIONS = {
    ActionType.RECRUIT: "Recruit",
    ActionType.MINE: "Mine",
    ActionType.COLLECT: "Collect",
    ActionType.USE_SKILL: "Use a skill",
}


def draw(content: Content, view: View, seat: Seat | None, words: Words) -> list[Section]:
    """The table from the top of the board down to one's own hand."""
    return _Drawing(content, view, seat, words).sections()


class _Drawing:
    """The sections of a drawing, from one view."""

    def __init__(self, content: Content, view: View, seat: Seat | None, words: Words) -> None:
        self.content, self.view, self.seat, self.words = content, view, seat, words
        self.colours = list(content.colours)

    def sections(self) -> list[Section]:
        board = [self.state(), self.mine(), self.docks(), self.artifacts(), self.players()]
        return board if self.seat is None else [*board, self.hand(), self.own()]

    # --- the board

    def state(self) -> Section:
        view = self.view
        track = "■" * view.cave_in + "□" * (view.collapse - view.cave_in)
        wild = [colour for colour in range(len(self.colours)) if colour not in view.in_play]
        rows = [
            Row("cave-in", (Piece(f"{track} {view.cave_in} of {view.collapse}"),)),
            Row("wild crystals", tuple(map(self.colour, wild))),
        ]
        if effects := self.effects(view.turn):
            rows.append(Row("this turn", tuple(map(Piece, effects))))
        return Section(f"Round {view.round}", tuple(rows))

    def effects(self, turn: TurnView) -> list[str]:
        """What has been done this turn, and what holds until its end."""
        told = {
            f"done: {', '.join(ACTIONS[action] for action in turn.actions)}": turn.actions,
            "Raided": turn.raided,
            f"{_count(turn.extra_mines, 'extra Mine action')}": turn.extra_mines,
            "actions may be equal": turn.equal_actions,
            f"recruits for a card {_either(turn.recruit_below)} levels lower": turn.recruit_below,
            f"crystals cost {turn.mine_discount} less": turn.mine_discount,
            f"artifacts cost {turn.artifact_discount} less": turn.artifact_discount,
            f"{self.factions(turn.as_crystal)} count as the crystal's colour": turn.as_crystal,
            f"{self.factions(turn.doubled)} pay double": turn.doubled,
            "mining brings a second crystal": turn.second_crystals,
        }
        return [words for words, holds in told.items() if holds]

    def factions(self, bits: int) -> str:
        return " and ".join(f.name for number, f in enumerate(self.content.files.faction) if bits >> number & 1)

    def mine(self) -> Section:
        rows = []
        for cost, left in zip(self.content.mine.costs, self.view.crystal_stacks, strict=True):
            crystals = [crystal for crystal in self.view.mine if self.content.cost[crystal] == cost]
            rows.append(Row(f"cost {cost}, {left} left", tuple(map(self.in_mine, crystals)) or NONE))
        return Section("Mine", tuple(rows), narrow=True)

    def in_mine(self, crystal: Crystal) -> Piece:
        """A crystal with its colour of this turn, and with the cost to this seat where it is not the printed one."""
        colour = self.view.colours[crystal]
        wild = " wild" if crystal in self.view.wild else ""
        price = self.view.mining_costs.get(crystal, self.content.cost[crystal])
        now = "" if price == self.content.cost[crystal] else f", costs you {price}"
        return self.crystal(crystal, colour, wild, now)

    def docks(self) -> Section:
        rows = []
        for level, left in enumerate(self.view.stacks, 1):
            cards = [card for card in self.view.docks if self.content.level[card] == level]
            rows.append(Row(f"level {level}, {left} left", self.cards(cards)))
        return Section("Docks", tuple(rows), narrow=True)

    def artifacts(self) -> Section:
        rows = []
        for stack, (top, left) in enumerate(zip(self.view.artifact_tops, self.view.artifacts_left, strict=True)):
            label = f"stack {stack + 1}, {left} left"
            if top == NO_CARD:
                rows.append(Row(label, NONE))
                continue
            printed = self.content.artifact_cost[top]
            price = self.view.artifact_costs.get(stack, printed)
            cost = f"cost {printed}" if price == printed else f"cost {printed}, now {price}"
            rows.append(Row(label, (Piece(cost), *map(self.artifact, halves_of(top)))))
        return Section("Artifacts, one of the two", tuple(rows))

    # --- the players

    def players(self) -> Section:
        rows: list[Row] = []
        for seat, player in enumerate(self.view.players):
            you = " (you)" if seat == self.seat else ""
            rows.append(Row(f"{self.words.player(seat)}{you}", self.base(player)))
            if player.played:
                rows.append(Row("  played", tuple(map(self.card, player.played))))
            rows.append(Row("  holds", tuple(self.holds(player))))
        return Section("Bases from bottom to top; ★ leads", tuple(rows))

    def base(self, player: PlayerView) -> tuple[Piece, ...]:
        if not player.base:
            return (Piece("an empty Base"),)
        return (*map(self.card, player.base[:-1]), self.card(player.base[-1], "★ "))

    def holds(self, player: PlayerView) -> Iterable[Piece]:
        yield Piece(_count(player.hand_size, "card"))
        for colour, count in player.tinted.items():
            yield Piece(f"{count} of them {self.colours[colour]}", self.colours[colour])
        yield Piece(_count(player.crystals, "crystal"))
        for colour in player.totems:
            yield Piece(f"{self.colours[colour]} Totem", self.colours[colour])
        yield from map(self.artifact, player.artifacts)
        if player.subjugated:
            levels = sum(self.content.level[card] for card in player.subjugated)
            names = ", ".join(self.content.files.mercenary[card].name for card in player.subjugated)
            yield Piece(f"{len(player.subjugated)} subjugated, {_count(levels, 'level')}", note=names)

    def hand(self) -> Section:
        name, colour = self.words.namers["card"], self.content.card_colour
        rows = [
            Row(_times(name(card), count), (self.skill(card),), self.colours[colour[card]])
            for card, count in Counter(self.view.hand).items()
        ]
        return Section("Your hand", tuple(rows) or (Row("", NONE),), narrow=True)

    def own(self) -> Section:
        points = self.view.points
        crystals = tuple(self.crystal(crystal, self.content.hue[crystal]) for crystal in self.view.crystals)
        rows = (
            Row("crystals", crystals or NONE),
            Row(f"{self.view.score} points", tuple(Piece(f"{name} {n}") for name, n in points.items() if n)),
        )
        return Section("Your crystals and points", rows, narrow=True)

    # --- things

    def colour(self, colour: Colour) -> Piece:
        return Piece(self.colours[colour], self.colours[colour])

    def cards(self, cards: Iterable[Card]) -> tuple[Piece, ...]:
        """Cards of a display, equal ones together."""
        return tuple(self.card(card, count=count) for card, count in Counter(cards).items()) or NONE

    def card(self, card: Card, mark: str = "", count: int = 1) -> Piece:
        merc = self.content.files.mercenary[self.content.kind[card]]
        name = _times(f"{mark}{merc.name} ({self.colours[self.content.faction[card]]} {merc.level})", count)
        return Piece(name, self.colours[self.content.card_colour[card]], f"{merc.short}. {merc.text}")

    def skill(self, card: Card) -> Piece:
        merc = self.content.files.mercenary[self.content.kind[card]]
        return Piece(merc.short, note=f"{merc.name}: {merc.text}")

    def crystal(self, crystal: Crystal, colour: Colour, wild: str = "", now: str = "") -> Piece:
        token, name = self.content.files.crystal[crystal], self.colours[colour]
        marks = (f" +{token.symbol}" if token.symbol else "") + (" cave-in!" if token.cave_in else "")
        return Piece(f"{name}{wild} {token.vp} VP{marks}{now}", name)

    def artifact(self, half: Half) -> Piece:
        artifact = self.content.artifacts[half]
        return Piece(artifact.name, note=artifact.text)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{count} x {name}"


def _either(numbers: Iterable[int]) -> str:
    return " or ".join(map(str, sorted(set(numbers))))
