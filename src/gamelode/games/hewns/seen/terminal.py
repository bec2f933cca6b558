"""What a seat sees, in words for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamelode.kernel import Piece, Row, Seat, Section, Words

from ..content import Board, Content
from ..content.entries import SIZES, HewnEntry
from ..dice import face_shown, pick_in_words
from ..kinds import EMPTY, FREE, GEM, HUNTS, NO_CARD, TECHNOLOGY, TURN_ORDER, Item, Space
from .names import DEEDS, space_name
from .view import HewnView, PickView, PlayerView, View

NONE = (Piece("none"),)
COLOURS = ("orange", "red", "yellow", "blue")  # of the teams, in order


def abilities(entry: HewnEntry) -> list[str]:
    """What it can do; mining and repairs with their dice."""
    dice = {"mining": entry.mining, "repair": entry.repair}
    found = [f"{name} {count}" for name, count in dice.items() if count]
    return [*found, *(["weapon"] if entry.weapon else []), *entry.abilities]


def figures(entry: HewnEntry) -> str:
    """The numbers on the card of a Hewn."""
    close_combat = "1 for each member" if entry.swarm else entry.close_combat
    return (
        f"{entry.size}, {entry.ap} action points, armour {entry.armour}, re-rolls {entry.rerolls}, "
        f"mining {entry.mining}, close combat {close_combat}, repair {entry.repair}, "
        f"open store {entry.store_open}, hidden store {entry.store_hidden}, Nanasockets {entry.nanasockets}, "
        f"Sicket sockets {entry.sicket_sockets}, {'a' if entry.heart else 'no'} heart card"
    )


def draw(content: Content, view: View, seat: Seat | None, words: Words) -> list[Section]:
    """From the planet down to one's own pool."""
    return _Drawing(content, view, seat, words).sections()


class _Drawing:
    def __init__(self, content: Content, view: View, seat: Seat | None, words: Words) -> None:
        self.content, self.view, self.seat, self.words = content, view, seat, words
        self.board: Board = content.boards[content.board_named(view.board)]
        self.hewn_name, self.item_name = words.namers["hewn"], words.namers["item"]
        self.danger_name, self.piece_name = words.namers["danger"], words.namers["piece"]

    def sections(self) -> list[Section]:
        market = [self.market()] if self.view.offer else []
        dice = self.encounter() + self.dice()
        rolled = [Section("Encounter" if self.view.encounter else "Dice", tuple(dice))] if dice else []
        return [self.state(), self.map(), self.hewns(), *market, self.players(), *rolled]

    def state(self) -> Section:
        view = self.view
        scenario = next(each for each in self.content.scenarios if each.id == view.scenario)
        tokens = ", ".join(f"{self.danger_name(kind)} {left}" for kind, left in enumerate(view.danger_left))
        pool = ", ".join(f"{f'+{bonus}' if bonus else 'normal'} {left}" for bonus, left in enumerate(view.mine_pool))
        rows = [
            Row("normal Substract", (Piece(f"{view.pile} in the pile"),)),
            Row("depleted mines", (Piece(f"{view.depleted} of {scenario.depleted_mines_end}"), Piece(f"pool {pool}"))),
            Row("dangers left", (Piece(tokens),)),
        ]
        if view.moving >= 0:
            rows.append(Row("moving", (Piece(f"{self.hewn_name(view.moving)}, {view.action_points} action points"),)))
        return Section(f"{scenario.name}, round {view.round} of {scenario.rounds}", tuple(rows))

    # --- the map

    def map(self) -> Section:
        """Each ravine from node to node; tunnels below. Spaces go by their names."""
        rows = []
        for ravine in self.board.entry.ravines:
            spaces = [self.board.number[id] for id in (ravine.ends[0], *ravine.spaces, ravine.ends[1])]
            rows.append(Row(f"{ravine.size} ravine", tuple(map(self.space, spaces))))
        for magnet in self.board.entry.magnetic_tunnels:
            ends = [self.board.number[end] for end in magnet.ends]
            rows.append(Row(f"{magnet.size} magnet", tuple(map(self.space, ends))))
        for space, tunnel in self.view.tunnels.items():
            one, two = tunnel.mouths
            rows.append(Row(f"{tunnel.size} tunnel", tuple(map(self.space, (one, space, two)))))
        return Section("Map: [A] is a node, ^ an entrance, / a corner, ? a planet card", tuple(rows))

    def space(self, space: Space) -> Piece:
        view, board = self.view, self.board
        name = space_name(self.content, board, space)
        if space < board.spaces:
            kind = board.entry.spaces[space].kind
            name = f"[{name.removeprefix('node ')}]" if kind == "node" else f"/{name}" if kind == "corner" else name
        marks = []
        if space in board.entrances:
            marks.append(f"^{SIZES[board.entrances[space]]}")
        found = [entrance for entrance in view.secret_entrances if entrance.node == space]
        marks += [f"^{entrance.size} of {self.words.player(entrance.owner)}" for entrance in found]
        if space in view.mines:
            marks.append(f"mine+{view.mines[space]}" if view.mines[space] else "mine")
        if space in view.dangers:
            marks.append(self.danger_name(view.dangers[space]) + "!")
        if space in view.face_down:
            marks.append("?")
        there = [hewn for hewn in view.hewns if hewn.space == space]
        marks += [self.hewn_name(hewn.hewn) for hewn in there]
        colour = self.colour(there[0].owner) if len(there) == 1 else ""
        return Piece(" ".join([name, *marks]), colour)

    # --- Hewns

    def hewns(self) -> Section:
        rows = [
            Row(self.hewn_name(hewn.hewn), tuple(self.hewn(hewn)), self.colour(hewn.owner)) for hewn in self.view.hewns
        ]
        return Section("Hewns", tuple(rows) or (Row("", NONE),))

    def hewn(self, hewn: HewnView) -> Iterable[Piece]:
        entry = self.content.files.hewn[self.content.kind[hewn.hewn]]
        states = ["neutral" if hewn.owner < 0 else self.words.player(hewn.owner)]
        states += ["damaged"] if hewn.damaged else []
        yield Piece(", ".join(states), self.colour(hewn.owner))
        here = space_name(self.content, self.board, hewn.space)
        yield Piece(f"at {here}" if hewn.space >= 0 else "off the board")
        yield Piece(" ".join([entry.size, *abilities(entry)]), note=figures(entry))
        yield Piece(self.load(hewn))
        pieces = [self.piece_name(piece) for piece in hewn.nanasockets]
        pieces += [" with ".join(map(self.piece_name, slot)) for slot in hewn.sicket_sockets]
        if pieces:
            yield Piece(", ".join(pieces))
        if hewn.heart is None:
            yield Piece("heart card ?")
        elif hewn.heart != NO_CARD:
            yield Piece(self.heart(hewn.heart))
        if hewn.members:
            yield Piece(f"{sum(hewn.members)} members")

    def heart(self, heart: int) -> str:
        if heart == EMPTY:
            return "empty heart card"
        return f"gem of {self.content.gems[heart - GEM]}" if heart >= GEM else f"stone of {self.words.player(heart)}"

    @staticmethod
    def load(hewn: HewnView) -> str:
        shown = "?" if hewn.open_normal is None else f"{hewn.open_normal}+{hewn.open_dirty}"
        inside = f"{hewn.hidden_normal}+{hewn.hidden_dirty}"
        if hewn.hidden_normal is None:
            known = hewn.known_normal or hewn.known_dirty
            inside = f"{hewn.known_normal}+{hewn.known_dirty} and ?" if known else "?"
        return f"open {shown}, hidden {inside} (normal+dirty)"

    # --- auction and players

    def market(self) -> Section:
        rows = []
        for item in self.view.offer:
            boxes = [Piece(self.bid(item, seat, count), self.colour(seat)) for seat, count in self.boxes(item)]
            price, able = Piece(self.price(item), note=self.card(item)), self.able(item)
            rows.append(Row(self.item_name(item), (price, *([Piece(able)] if able else []), *boxes)))
        return Section("On offer", tuple(rows), narrow=True)

    def price(self, item: Item) -> str:
        kind = (
            "turn order"
            if item == TURN_ORDER
            else "technology"
            if item >= TECHNOLOGY
            else SIZES[self.content.size[item]]
        )
        return f"{kind}, from {self.view.prices[item]}"

    def able(self, item: Item) -> str:
        """What a Hewn on offer can do."""
        return " ".join(abilities(self.content.files.hewn[self.content.kind[item]])) if item < TECHNOLOGY else ""

    def card(self, item: Item) -> str:
        if item == TURN_ORDER:
            return "whoever wins it deals the turn order cards"
        if item >= TECHNOLOGY:
            return self.content.cards[item - TECHNOLOGY].text
        entry = self.content.files.hewn[self.content.kind[item]]
        return ", ".join([*abilities(entry), figures(entry)])

    def boxes(self, item: Item) -> list[tuple[Seat, int]]:
        counts = [sum(box.place == item for box in player.bidoxes) for player in self.view.players]
        return [(seat, count) for seat, count in enumerate(counts) if count]

    def bid(self, item: Item, seat: Seat, count: int) -> str:
        """How many Bidoxes of a player lie there; of one's own, what they bid."""
        text = f"{self.words.player(seat)}: {count}"
        if seat != self.seat:
            return text
        return f"{text}, bid {self.view.players[seat].bids[item]}"

    def players(self) -> Section:
        rows = []
        for seat, player in enumerate(self.view.players):
            you = " (you)" if seat == self.seat else ""
            rows.append(Row(f"{self.words.player(seat)}{you}", tuple(self.player(player)), self.colour(seat)))
        return Section("Players", tuple(rows))

    def player(self, player: PlayerView) -> Iterable[Piece]:
        if player.normal is not None:
            yield Piece(f"{player.normal} normal, {player.dirty} dirty")
        else:
            yield Piece(
                f"out of sight {player.unseen_normal}+{player.unseen_dirty}", note="in the pool, in Bidoxes or in Hewns"
            )
        free = sum(box.place == FREE for box in player.bidoxes)
        hunting = sum(box.place == HUNTS for box in player.bidoxes)
        yield Piece(f"{free} Bidoxes free" + (f", {hunting} hunting" if hunting else ""))
        yield Piece(
            "turn order card ?" if player.order_card is None else f"turn order card {player.order_card or 'none'}"
        )
        if player.stones:
            yield Piece(f"{player.stones} heart stones")
        for piece, count in enumerate(player.stock):
            if count:
                card = self.content.card_piece.index(piece)
                yield Piece(f"{count} x {self.piece_name(piece)}", note=self.card(TECHNOLOGY + card))
        for item in player.scouting:
            yield Piece(self.item_name(item), note=self.card(item))

    # --- encounters and dice

    def encounter(self) -> list[Row]:
        """Who are in it, what they have announced and the dice that they have shown."""
        view, found = self.view, self.view.encounter
        if found is None:
            return []
        against = f" against {self.hewn_name(found.target)}" if found.target >= 0 else ""
        rows = [Row(found.kind, (Piece(f"{self.hewn_name(found.moving)}{against}"),))]
        if found.kind == "ranged":
            rows.append(Row("in it", tuple(Piece(self.hewn_name(hewn)) for hewn in view.announced)))
        rows += [Row(self.hewn_name(hewn), (Piece(DEEDS[deed].lower()),)) for hewn, deed in found.deeds.items()]
        return rows + [Row(self.hewn_name(hewn), (Piece(self.picked(pick)),)) for hewn, pick in view.picks.items()]

    @staticmethod
    def picked(pick: PickView) -> str:
        return pick_in_words(pick.laser, pick.area, pick.armour, pick.brain, explode=pick.explode)

    def dice(self) -> list[Row]:
        """What lies on the table, added up as it lies."""
        view, attack, rows = self.view, self.view.attack, []
        if attack is not None:
            bonuses = [Piece(f"+{bonus} weapons of {self.hewn_name(hewn)}") for hewn, bonus in attack.bonuses.items()]
            thrown = self.thrown(view.attack_dice, is_overflow=not attack.attackers)
            rows.append(Row("attack", (*thrown, *bonuses, Piece(f"= {attack.attack}"))))
            escapes = (Piece(f"{attack.escapes} escape, two cancel the attack"),) if attack.escapes else ()
            rows.append(Row("defence", (*self.thrown(view.defence_dice), Piece(f"= {attack.defence}"), *escapes)))
        elif view.attack_dice:
            rows.append(Row("rolled", tuple(self.thrown(view.attack_dice))))
        if view.danger_dice:
            rows.append(Row("danger dice", tuple(Piece(face_shown("danger", face)) for face in view.danger_dice)))
        return rows

    def thrown(self, dice: Sequence[tuple[int, str, int]], *, is_overflow: bool = False) -> list[Piece]:
        """Dice of a kind side by side, with whose they are."""
        faces: dict[tuple[int, str], list[str]] = {}
        for hewn, die, face in dice:
            faces.setdefault((hewn, die), []).append(face_shown(die, face))
        found = []
        for (hewn, die), shown in faces.items():
            whose = "overflow" if is_overflow else self.hewn_name(hewn)
            found.append(Piece(f"{whose}: {die.replace('_', ' ')} {', '.join(shown)}"))
        return found

    def colour(self, seat: Seat) -> str:
        return COLOURS[seat] if 0 <= seat < len(COLOURS) else ""
