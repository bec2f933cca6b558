"""The table of a lesson: what the scene names is there, and everything else lies in supplies and decks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from gamelode.kernel import Fault, Seat

from ..common_knowledge import come_into_view
from ..kinds import (
    BIG,
    MEDIUM,
    NOBODY,
    SMALL,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    TURN_ORDER,
    Danger,
    Hewn,
    Item,
    Piece,
    Space,
    added,
    changed,
    without,
)
from ..rules.auction.market import draw_offer, give_hewn
from ..rules.auction.turn_order import deal
from ..rules.setup import blank, lay_out_supplies
from ..rules.stores import show_store
from ..rules.technology.load import fill
from ..table import HewnsTable


class HewnScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Hewn that is in play."""

    owner: Seat  # of one that is stunned: who brought it onto the board
    at: Space | None = None  # none: off the board
    stunned: bool = False
    damaged: bool = False
    normal: int = 0
    dirty: int = 0
    is_open: bool = False  # all know what it carries
    nana: tuple[Piece, ...] = ()  # in Nanasockets
    sicket: tuple[Piece, ...] = ()  # in Sicket sockets
    has_stone: bool = False  # its heart card is complete


class PlayerScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has behind the screen."""

    normal: int = 0
    dirty: int = 0
    stock: dict[Piece, int] = {}


class TableScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies on the table. Mines that are not named are those of the board; an offer that is not named is drawn, one
    that is named is for an auction that is about to begin."""

    round: int = 1
    hewns: dict[Hewn, HewnScene] = {}
    players: dict[Seat, PlayerScene] = {}
    mines: dict[Space, int] | None = None
    dangers: dict[Space, Danger] = {}
    offer: tuple[Item, ...] | None = None


def arrange(table: HewnsTable, scene: TableScene) -> None:
    """Lay a table out that was dealt for a game."""
    _clear(table)
    table.round = scene.round
    _lay_mines(table, scene)
    for seat, player in scene.players.items():
        _give(table, seat, player)
    for hewn, wanted in scene.hewns.items():
        _put(table, hewn, wanted)
    for space, danger in scene.dangers.items():
        table.place_danger(danger, space)
    table.dirty_out = sum(table.dirty) + sum(table.open_dirty) + sum(table.hid_dirty)
    _lay_offer(table, scene.offer)
    _give_turn(table, is_auction=scene.offer is not None)


def _clear(table: HewnsTable) -> None:
    """Everything is off the table, and all Hewns and cards are in their decks."""
    new = blank(type(table), table.seats, table.board, table.scenario, table.dice)
    for name in new.__struct_fields__:
        setattr(table, name, getattr(new, name))
    lay_out_supplies(table)
    content = table.content
    hewns = (tuple(h for h, size in enumerate(content.size) if size == deck) for deck in (SMALL, MEDIUM, BIG))
    table.decks = (*hewns, tuple(number for number, card in enumerate(content.cards) if not card.variant))


def _lay_mines(table: HewnsTable, scene: TableScene) -> None:
    """Mines in other places than those of the board count as brought by cards."""
    printed = table.map.mines
    mines = printed if scene.mines is None else scene.mines
    for space, bonus in mines.items():
        table.mine[space] = bonus
        table.extra_mines = added(table.extra_mines, bonus, 1)
    for bonus in printed.values():
        table.extra_mines = added(table.extra_mines, bonus, -1)


def _give(table: HewnsTable, seat: Seat, player: PlayerScene) -> None:
    table.normal[seat], table.dirty[seat] = player.normal, player.dirty
    table.pile -= player.normal
    for piece, count in player.stock.items():
        table.add_stock(seat, piece, count)
    _use_up(table, (piece for piece, count in player.stock.items() for _ in range(count)))


def _put(table: HewnsTable, hewn: Hewn, wanted: HewnScene) -> None:
    """Bring a Hewn into play, with all that is on it."""
    _take_card(table, table.content.size[hewn], hewn)
    give_hewn(table, wanted.owner, hewn)
    table.nana[hewn] = tuple(sorted(wanted.nana))
    table.sicket[hewn] = tuple(sorted((piece,) for piece in wanted.sicket))
    _use_up(table, (*wanted.nana, *wanted.sicket))
    fill(table, hewn, wanted.normal, wanted.dirty)
    table.pile -= wanted.normal
    if wanted.has_stone:
        table.heart[hewn] = wanted.owner
        table.stones_left = added(table.stones_left, wanted.owner, -1)
    if wanted.at is not None:
        come_into_view(table, hewn)
        table.put(hewn, wanted.at)
    if wanted.is_open:
        show_store(table, hewn)
    table.damaged[hewn] = int(wanted.damaged)
    if wanted.stunned:
        table.owner[hewn] = NOBODY


def _use_up(table: HewnsTable, pieces: Iterable[Piece]) -> None:
    for piece in pieces:
        table.supply = added(table.supply, piece, -1)


def _lay_offer(table: HewnsTable, offer: tuple[Item, ...] | None) -> None:
    if offer is None:
        draw_offer(table)
        return
    for item in offer:
        if item < TECHNOLOGY:
            _take_card(table, table.content.size[item], item)
        elif item != TURN_ORDER:
            _take_card(table, TECHNOLOGY_DECK, item - TECHNOLOGY)
    table.offer = offer


def _take_card(table: HewnsTable, deck: int, card: int) -> None:
    if card not in table.decks[deck]:
        raise Fault(f"card {card} of deck {deck} is somewhere else already")
    table.decks = changed(table.decks, deck, without(table.decks[deck], card))


def _give_turn(table: HewnsTable, *, is_auction: bool) -> None:
    """Turn order cards are dealt seat by seat, and it is the first one's turn; an auction begins with him too."""
    deal(table, tuple(range(1, table.seats + 1)), -1)
    if is_auction:
        table.last_seat = 0
        return
    table.order_shown = changed(table.order_shown, 0, 1)
    table.active = 0
