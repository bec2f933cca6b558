"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from gamelode.kernel import Frame, Seat, Table, cites

from .content import Board, Content
from .content.entries import ForPlayers, ScenarioEntry
from .dice import AttackDie, Pick
from .events import (
    DangerPlaced,
    DangerRemoved,
    HewnMoved,
    MineDepleted,
    MinePlaced,
    NananbiteDied,
    PieceDestroyed,
    Rolled,
)
from .kinds import (
    NANANBITE,
    NO_DANGER,
    NO_MINE,
    SMALL,
    TECHNOLOGY_DECK,
    Danger,
    Die,
    Hewn,
    Item,
    Piece,
    Source,
    Space,
    added,
    bits,
    changed,
    some_of,
    without,
)


class ThisTurn(Struct, omit_defaults=True):
    """What lasts until the end of a Hewn turn: made anew when one begins."""

    hewn: Hewn = -1
    ap: int = 0
    burnt: int = 0
    mined: int = 0
    extracted: int = 0
    failed: tuple[Hewn, ...] = ()  # against whom this Hewn has suffered a humiliating failure
    spent: int = 0  # action points of the last action
    moved: bool = False  # the last action, or a retreat, changed its space
    ended: bool = False
    passed_on: bool = False  # ended by a repair: the Hewn repaired takes its turn now
    fleeing: bool = False  # began in danger and has not left yet
    acting: bool = False  # an action is under way


class HewnsTable(Table, kw_only=True):
    """Board, supplies, market, players and Hewns. Hewns are columns by figure, boards by space.

    What seldom changes is a tuple, which copies of the table share.
    """

    board: int
    scenario: int
    clock: bool = False
    round: int = 0
    last_seat: Seat = 0  # who was last in the previous turn order
    active: Seat = -1  # whose turn it is in the Actions phase
    acted: int = 0  # Hewns, a bit for each, that have had their turn in it
    next_hewn: Hewn = -1  # who takes a Hewn turn at once
    turn: ThisTurn = field(default_factory=ThisTurn)

    # players
    normal: list[int] = []  # Substract behind the screen
    dirty: list[int] = []
    stock: tuple[tuple[int, ...], ...] = ()  # technology pieces not attached, by kind
    stones: tuple[int, ...] = ()  # heart stones not put into a heart card
    scouting: tuple[tuple[int, ...], ...] = ()  # cards
    order_card: tuple[int, ...] = ()
    order_shown: tuple[int, ...] = ()
    dealer: Seat = -1
    stack_winner: Seat = -1  # of the turn order stack in this auction
    boxes_each: int = 0
    box_place: list[Item] = []  # Bidoxes, those of a player side by side
    box_normal: list[int] = []
    box_dirty: list[int] = []
    box_nanas: list[int] = []

    # market
    offer: tuple[Item, ...] = ()
    decks: tuple[tuple[int, ...], ...] = ()  # small, medium, big Hewns, technology cards: nobody knows their order
    discards: tuple[tuple[int, ...], ...] = ()
    cards_out: tuple[int, ...] = ()  # technology cards with players, oldest first

    # Hewns
    owner: list[Seat] = []
    space: list[Space] = []
    damaged: list[int] = []
    open_normal: list[int] = []
    open_dirty: list[int] = []
    hid_normal: list[int] = []
    hid_dirty: list[int] = []
    known_normal: list[int] = []  # the part of a hidden store that all have seen going in
    known_dirty: list[int] = []
    most_normal: list[int] = []  # what may at most be in it beside that
    most_dirty: list[int] = []
    most_both: list[int] = []
    # Groups of Hewns, a bit for each, and what must at least be in them beside that; the same with what may at most be:
    # normal, dirty, both; and who brought a Hewn onto the board. Saves and digests call them as the first release did.
    at_least_together: tuple[tuple[int, int], ...] = field(default=(), name="vouched")
    at_most_together: tuple[tuple[int, int, int, int], ...] = field(default=(), name="bounded")
    brought_by: list[Seat] = field(default_factory=list, name="purse")
    heart: list[int] = []
    heart_seen: list[int] = []  # seats, a bit for each, that know what is in the heart card
    nana: list[tuple[Piece, ...]] = []  # in Nanasockets
    sicket: list[tuple[tuple[Piece, ...], ...]] = []  # in Sicket sockets, each with what it holds
    members: list[tuple[int, ...]] = []  # of a swarm: leader, small, big

    # board
    crowd: list[int] = []  # Hewns by space, a bit for each
    mine: list[int] = []  # bonus
    danger: list[Danger] = []
    tunnel: tuple[Space, ...] = ()  # the two mouths of each piece
    secret_entrances: tuple[tuple[int, int, int], ...] = ()  # node, size, owner
    face_down: int = 0  # spaces with a planet card, a bit for each
    planet: tuple[int, ...] = ()  # the planet cards that nobody has seen

    # supplies
    pile: int = 0  # normal Substract
    mine_pool: tuple[int, ...] = ()
    danger_left: tuple[int, ...] = ()
    gems: tuple[int, ...] = ()
    entrances_left: tuple[int, ...] = ()
    stones_left: tuple[int, ...] = ()
    supply: tuple[int, ...] = ()
    depleted: int = 0
    dirty_out: int = 0  # dirty Substract taken from the supply, which has no end, and not given back
    spent_mines: tuple[int, ...] = (0, 0, 0, 0)  # depleted, by bonus
    extra_mines: tuple[int, ...] = (0, 0, 0, 0)  # brought by planet cards, by bonus
    gaining: int = 0  # normal Substract mined and not yet put anywhere

    # an encounter
    announced: tuple[Hewn, ...] = ()  # who are in it, from the announcement until it is over
    in_hand: bool = False  # secret dice have been picked up, and the results are not yet settled
    picks: dict[int, Pick] = {}  # secret dice
    picks_shown: bool = False
    throw: tuple[AttackDie, ...] = ()
    guard: tuple[AttackDie, ...] = ()
    escaped: tuple[Hewn, ...] = ()  # who may make a free move when all is resolved
    danger_dice: tuple[int, ...] = ()  # of a mining action, not yet dealt with

    content: ClassVar[Content]

    # --- fixed facts

    @property
    def seats(self) -> int:
        return len(self.normal)

    @property
    def map(self) -> Board:
        return self.content.boards[self.board]

    @property
    def rules(self) -> ScenarioEntry:
        return self.content.scenarios[self.scenario]

    @property
    def numbers(self) -> ForPlayers:
        return next(each for each in self.rules.for_players if each.players == self.seats)

    @property
    def everyone(self) -> int:
        """All seats, a bit for each."""
        return (1 << len(self.normal)) - 1

    def to_the_left(self, seat: Seat) -> tuple[Seat, ...]:
        """All players, this one first, then clockwise."""
        return tuple((seat + k) % self.seats for k in range(self.seats))

    # --- the state of a Hewn

    @cites("STATE-01", "STATE-02", "STATE-04", "STATE-05", "STATE-07", "STATE-08", "STATE-09", "GAME-03")
    def is_healthy(self, hewn: Hewn) -> bool:
        """Whether a Hewn carries its owner's rod and no damaged token."""
        return self.owner[hewn] >= 0 and not self.damaged[hewn]

    def hewns_at(self, space: Space) -> list[Hewn]:
        return bits(self.crowd[space])

    @cites("SIGHT-06", "RANG-05")
    def is_alone(self, hewn: Hewn) -> bool:
        return self.crowd[self.space[hewn]] == 1 << hewn

    def own_hewns(self, seat: Seat) -> list[Hewn]:
        return [hewn for hewn, owner in enumerate(self.owner) if owner == seat]

    @cites("SWARM-02", "MAMA-01")
    def count(self, hewn: Hewn, piece: Piece) -> int:
        """Attached pieces of a kind, those in a Mamabite included."""
        return self.nana[hewn].count(piece) + sum(slot.count(piece) for slot in self.sicket[hewn])

    @cites("WEAP-01", "WBON-01", "RREQ-03")
    def has_weapon(self, hewn: Hewn) -> bool:
        bonus = self.content.weapon_bonus
        return (
            self.content.has_weapon[hewn]
            or any(bonus[piece] for piece in self.nana[hewn])
            or any(bonus[piece] for slot in self.sicket[hewn] for piece in slot)
        )

    @cites("SWARM-09", "R-77", "R-79")
    def size_of_swarm(self, hewn: Hewn) -> int:
        return sum(self.members[hewn])

    @cites("CC-02", "SWARM-10")
    def close_combat_dice(self, hewn: Hewn) -> int:
        return self.size_of_swarm(hewn) if self.members[hewn] else self.content.close_combat[hewn]

    # --- Substract

    @cites("STORE-01", "R-77")
    def stores(self, hewn: Hewn) -> tuple[int, int]:
        """Room in the open and in the hidden store."""
        if self.members[hewn] and not self.members[hewn][0]:
            return 0, 0
        return self.content.store_open[hewn], self.content.store_hidden[hewn]

    def normal_on(self, hewn: Hewn) -> int:
        return self.open_normal[hewn] + self.hid_normal[hewn]

    def dirty_on(self, hewn: Hewn) -> int:
        return self.open_dirty[hewn] + self.hid_dirty[hewn]

    def load_of(self, hewn: Hewn) -> int:
        return self.open_normal[hewn] + self.hid_normal[hewn] + self.open_dirty[hewn] + self.hid_dirty[hewn]

    def capacity(self, hewn: Hewn) -> int:
        return sum(self.stores(hewn))

    def room(self, hewn: Hewn) -> int:
        return self.capacity(hewn) - self.load_of(hewn)

    # --- moves that begin rules: chapters that lead to each other do so through the table

    def arrive(self, hewn: Hewn, space: Space) -> Frame | None:
        """A Hewn comes into a space; what waits for it there is the rule to do next."""
        raise NotImplementedError

    def look(self, hewn: Hewn = -1) -> Frame | None:
        """Hewns may have come to see planet cards, this one first; flipping them is the rule to do next."""
        raise NotImplementedError

    # --- moving figures

    def put(self, hewn: Hewn, space: Space) -> None:
        """A figure is set down somewhere, or taken off the board."""
        before = self.space[hewn]
        if before >= 0:
            self.crowd[before] &= ~(1 << hewn)
        if space >= 0:
            self.crowd[space] |= 1 << hewn
        self.space[hewn] = space

    def move(self, hewn: Hewn, space: Space) -> None:
        self.put(hewn, space)
        self.tell(HewnMoved, hewn, space)

    def empty_stores(self, hewn: Hewn) -> None:
        self.open_normal[hewn] = self.open_dirty[hewn] = self.hid_normal[hewn] = self.hid_dirty[hewn] = 0

    def tell_roll(self, hewn: Hewn, die: Die, faces: tuple[int, ...], *sources: Source) -> None:
        """Say what was rolled and why, if there were dice at all."""
        if faces:
            self.tell(Rolled, hewn, die, faces, some_of(sources))

    # --- technology

    def add_stock(self, seat: Seat, piece: Piece, more: int) -> None:
        self.stock = changed(self.stock, seat, added(self.stock[seat], piece, more))

    @cites("HURT-02", "R-97")
    def return_piece(self, piece: Piece) -> None:
        """A piece goes back to the supply; a card whose last piece is gone is discarded."""
        self.supply = added(self.supply, piece, 1)
        self.discard_spent_piece(piece)

    def discard_spent_piece(self, piece: Piece) -> None:
        cards = [card for card in self.cards_out if self.content.card_piece[card] == piece]
        self._discard_oldest(cards, self.content.supply[piece] - self.supply[piece])

    def discard_spent(self, id: str, pieces_out: int) -> None:
        cards = [card for card in self.cards_out if self.content.cards[card].id == id]
        self._discard_oldest(cards, pieces_out)

    def _discard_oldest(self, cards: list[int], pieces_out: int) -> None:
        sold = sum(self.content.cards[card].quantity for card in cards)
        for card in cards:
            sold -= self.content.cards[card].quantity
            if pieces_out > sold:
                return
            self.cards_out = without(self.cards_out, card)
            self.discard_card(card)

    def discard_card(self, card: int) -> None:
        self.discard(TECHNOLOGY_DECK, card)

    def discard(self, deck: int, card: int) -> None:
        self.discards = changed(self.discards, deck, tuple(sorted((*self.discards[deck], card))))

    def stones_out(self) -> int:
        return self.content.files.supply.heart_stones_per_colour * self.seats - sum(self.stones_left)

    @cites("NANA-04", "NANA-06", "SAME-33")
    def lose_nananbite(self, hewn: Hewn) -> None:
        """One dies: of those in its own sockets first."""
        if NANANBITE in self.nana[hewn]:
            self.nana[hewn] = without(self.nana[hewn], NANANBITE)
        else:
            slot = next(slot for slot in self.sicket[hewn] if NANANBITE in slot)
            self.replace_slot(hewn, slot, without(slot, NANANBITE))
        self.tell(NananbiteDied, hewn)
        self.return_piece(NANANBITE)

    def replace_slot(self, hewn: Hewn, slot: tuple[Piece, ...], *new: tuple[Piece, ...]) -> None:
        slots = list(self.sicket[hewn])
        slots.remove(slot)
        self.sicket[hewn] = tuple(sorted([*slots, *new]))

    @cites("TECH-03", "HURT-04", "MAMA-04")
    def destroy_slot(self, hewn: Hewn, slot: tuple[Piece, ...]) -> None:
        """A Sicket technology is destroyed with all that it holds."""
        self.replace_slot(hewn, slot)
        self.tell(PieceDestroyed, hewn, slot[0])
        for piece in slot:
            self.return_piece(piece)

    # --- the board

    @cites("MOVE-02", "MOVE-04", "MOVE-05", "MOVE-06", "SIZE-02", "TUN-02", "TUN-03", "MOVE-01", "R-19")
    def steps(self, space: Space, size: int) -> list[Space]:
        """Adjacent spaces that a Hewn of this size fits into."""
        board = self.map
        found = list(board.steps[size][space]) if space < board.spaces else []
        joined = self.joined_by_tunnel(space)
        return [*found, *(to for to in joined if board.size[to] >= size)] if joined else found

    def joined_by_tunnel(self, space: Space) -> list[Space]:
        """The mouths of a tunnel space, or the tunnel spaces that have this mouth."""
        first, tunnel = self.map.spaces, self.tunnel
        if space >= first:
            place = 2 * (space - first)
            return list(tunnel[place : place + 2])
        if space not in tunnel:
            return []
        return [first + place // 2 for place, mouth in enumerate(tunnel) if mouth == space]

    @cites("R-80", "CALM-01", "DANG-14")
    def distance(self, a: Space, b: Space) -> int:
        """Steps over adjacent spaces of any size."""
        if max(a, b) < self.map.spaces and max(self.tunnel) < 0:
            return self.map.distances[a][b]
        far, todo = {a: 0}, [a]
        for space in todo:
            if space == b:
                break
            for to in self.steps(space, SMALL):
                if to not in far:
                    far[to] = far[space] + 1
                    todo.append(to)
        return far.get(b, self.map.all)

    def is_space(self, space: Space) -> bool:
        """Of the board, or a tunnel that has been dug."""
        board = self.map
        return 0 <= space < board.spaces or (
            board.spaces <= space < board.all and self.tunnel[2 * (space - board.spaces)] >= 0
        )

    def all_spaces(self) -> list[Space]:
        board = self.map
        dug = [board.spaces + piece for piece in range(board.tunnels) if self.tunnel[2 * piece] >= 0]
        return [*range(board.spaces), *dug]

    @cites("DANG-12")
    def place_danger(self, danger: Danger, space: Space) -> None:
        self.danger[space] = danger
        self.danger_left = added(self.danger_left, danger, -1)
        self.tell(DangerPlaced, danger, space)

    @cites("DANG-10", "CALM-01")
    def remove_danger(self, space: Space) -> None:
        """The danger token of a space goes back to its stack."""
        danger, self.danger[space] = self.danger[space], NO_DANGER
        self.danger_left = added(self.danger_left, danger, 1)
        self.tell(DangerRemoved, danger, space)

    @cites("DEPL-01", "DEPL-03", "END-01", "END-04", "DANG-03")
    def deplete(self, space: Space) -> None:
        """A mine is taken off, if there is one; the counter may end the game on the spot."""
        if self.mine[space] == NO_MINE:
            return
        self.spent_mines = added(self.spent_mines, self.mine[space], 1)
        self.mine[space] = NO_MINE
        self.depleted += 1
        self.tell(MineDepleted, space, self.depleted)
        if self.depleted >= self.rules.depleted_mines_end:
            self.over = "END-04"

    @cites("END-05", "R-42")
    def check_mines(self) -> None:
        """No mine on the board ends the game; with planet cards, when all of them have been flipped."""
        rules = self.rules
        if rules.no_mines_end_only_after_all_planet_cards_revealed and self.face_down:
            return
        if rules.ends_when_no_mines and all(mine == NO_MINE for mine in self.mine):
            self.over = "END-05"

    def place_mine(self, space: Space, bonus: int) -> None:
        self.mine[space] = bonus
        self.tell(MinePlaced, space, bonus)
