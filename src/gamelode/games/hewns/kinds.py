"""The ids that the columns of the table hold, what is beside them, and how rows of them are changed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

Hewn = Annotated[int, "hewn"]  # a figure
Space = Annotated[int, "space"]  # of the board; above those, tunnel spaces, one for each piece
Place = Annotated[int, "place"]  # a space, called after what lies there too
Receiver = Annotated[int, "receiver"]  # a Hewn, or the mother ship
Item = Annotated[int, "item"]  # of the auction: a Hewn, TECHNOLOGY + a card, or the turn order stack
Piece = Annotated[int, "piece"]  # of technology
Danger = Annotated[int, "danger"]  # a token, or a face of the danger die
Die = Annotated[str, "die"]
ThrownDie = Annotated[int, "thrown die"]  # its place in the throw
Deed = Literal["attack", "body", "brain"]  # an attack, or what is repaired
AttackResult = Literal["hit", "failed", "escaped"]
DiceSource = Literal[
    "card", "members", "action_points", "shields", "screens", "picked", "explosion", "bomb", "claws", "mine",
    "aggressive", "gozzbag", "suderer", "danger", "hit", "winds", "minds", "nananbites",
]  # fmt: skip
Source = tuple[int, DiceSource]  # how many of the dice that are rolled, and why

SMALL, MEDIUM, BIG = range(3)  # sizes, and the decks of Hewns
TECHNOLOGY_DECK = 3
NANANBITE, GUNANA, SUNGER, FUTANAZ, SUDERER, CLAW, SHIELD, BOMB, GOZZBAG, MAMABITE, FIXITO = range(11)  # pieces
PIECES = (
    "nananbite", "gunana", "sicket_sunger", "futanaz", "suderer", "mining_claw", "slocic_shield", "implosion_bomb",
    "major_gozzbag", "mamabite", "fixito",
)  # fmt: skip
LAVA, SNEDJ, PLANET_ATTACK, DEPLETED, NEW_MINE, RESPITE, BLANK = range(7)  # faces of the danger die
DANGER_TOKENS = ("lava", "snedj", "planet_attack")  # the first of them have tokens
DEAD, SICKET_HIT, DAMAGED, STUNNED, BOTH = range(5)  # faces of the hurt die
GEM_FACE, ESCAPE, NANADEAD = 20, 10, -1  # faces of mining, speed and Nanadice that are no plain numbers

ATTACK: Deed = "attack"
BODY: Deed = "body"
BRAIN: Deed = "brain"

UNIT = 1_000_000  # from a space of a board to the next, in the measure of the boards
OFF_BOARD = -1
OFF_PLANET = -1  # where Substract goes that no Hewn receives
NOBODY = -1  # the owner of a stunned Hewn, and of one that is not in play
NO_MINE, NO_DANGER = -1, -1
NO_CARD, EMPTY, GEM = -2, -1, 10  # in a heart card, beside the colour of a stone; a gem is GEM + its place in the list
FREE, HUNTS = -1, -2  # where a Bidox is that lies on no item
TECHNOLOGY, TURN_ORDER = 100, 200  # items
NO_BID = -1  # of a player without a Bidox on an item

T = TypeVar("T")


def bits(number: int) -> list[int]:
    """The places of the bits that are set."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


def changed(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    return (*row[:place], value, *row[place + 1 :])


def added(row: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The row with so much more in one place."""
    return changed(row, place, row[place] + more)


def some_of(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Those sources of dice that give any."""
    return tuple([source for source in sources if source[0]])


def without(pieces: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    """The pieces without one of this kind."""
    place = pieces.index(piece)
    return pieces[:place] + pieces[place + 1 :]
