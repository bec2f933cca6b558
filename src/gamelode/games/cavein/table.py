"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct, field

from gamelode.kernel import Refusal, Seat, Table, cites

from .events import CardsPlayed, CardTaken, CaveIn, CrystalGained, Subjugated
from .kinds import ActionType, ArtifactCard, Card, Colour, Crystal, Half

if TYPE_CHECKING:
    from .content import Content

HAND_FULL = Refusal("CLAR-02")
NOT_DISPLAYED = Refusal("R-37")


class Perks(Struct, frozen=True, omit_defaults=True):
    """What a player's artifacts give as long as they are owned, that is for good [R-51]."""

    mine_discount: int = 0
    artifact_discount: int = 0
    any_colour: int = 0  # cards of each Mine payment that may have any colour
    recruit_below: tuple[int, ...] = ()  # further prices for a Recruit: a card so many levels lower
    equal_actions: bool = False
    second_leader: bool = False
    protected: bool = False
    raid_cap: int | None = None
    raid_crystals: tuple[int, ...] = ()  # a crystal of this cost for each Base raided
    second_raid: bool = False


@cites("SETUP-10", "CARD-11", "BASE-02")
class Player(Struct, kw_only=True, omit_defaults=True):
    """A player's own area, and the hand."""

    command: Colour
    hand: list[Card] = []  # sorted
    secret: list[Card] = []  # kinds in the hand that no other player has seen
    base: list[Card] = []  # bottom to top
    played: list[Card] = []  # this turn, in order; not yet in the Base
    crystals: list[Crystal] = []
    artifacts: list[Half] = []
    subjugated: list[Card] = []
    perks: Perks = Perks()


@cites("CARD-03")
class ThisTurn(Struct, omit_defaults=True):
    """What lasts until the end of the turn: made anew when a turn begins, so that nothing need be undone."""

    seat: Seat = 0  # whose turn it is
    actions: tuple[ActionType, ...] = ()  # the normal ones taken
    raided: tuple[Seat, ...] = ()
    extra_mines: int = 0
    acted: bool = False  # took any action, extra ones included, or Raided
    artifacts_used: tuple[Half, ...] = ()
    equal_actions: bool = False
    recruit_below: tuple[int, ...] = ()
    mine_discount: int = 0
    artifact_discount: int = 0
    as_crystal: int = 0  # factions whose cards count as the crystal's colour, a bit for each
    doubled: int = 0  # factions whose cards count double in a payment, a bit for each
    second_crystals: tuple[tuple[int, ...], ...] = ()  # for each Scrabber, the costs it works for
    recoloured: dict[Crystal, Colour] = {}
    reduced: dict[Crystal, int] = {}


class CaveInTable(Table, kw_only=True):
    """Docks, Mine, artifacts, the Cave-In track, and the players."""

    players: list[Player]
    in_play: tuple[Colour, ...] = ()
    docks: list[Card] = []  # sorted
    mine: list[Crystal] = []  # sorted
    mercenaries: list[list[Card]] = []  # the stacks by level: nobody knows their order, so each is a sorted bag
    crystals: list[list[Crystal]] = []  # likewise, by cost
    artifacts: list[ArtifactCard] = []  # cards of the three stacks that lie under others
    artifact_tops: list[ArtifactCard] = []
    artifacts_left: list[int] = []
    totems: list[int] = []  # by colour: the seat that holds it
    box: list[Card] = []  # cards that left the game
    cave_in: int = 0
    round: int = 1
    idle: int = 0  # turns in a row without an action or a Raid
    turn: ThisTurn = field(default_factory=ThisTurn)

    if TYPE_CHECKING:
        content: ClassVar[Content]

    @cites("START-02", "R-05")
    def leader(self, seat: Seat) -> Card:
        """The top card of a Base that is not empty."""
        return self.players[seat].base[-1]

    @cites("HAND-01", "HAND-02", "GOLD-02", "R-13")
    def room(self, seat: Seat) -> int:
        """How many cards the hand may still take in; less than 0 when a returned Leader has overfilled it."""
        return self.content.limits.hand - len(self.players[seat].hand)

    @cites("MGL-02", "R-21")
    def colour(self, crystal: Crystal) -> Colour:
        """What a crystal of the Mine looks like this turn."""
        turn = self.turn
        return turn.recoloured.get(crystal, self.content.hue[crystal]) if turn.recoloured else self.content.hue[crystal]

    @cites("WILD-01", "R-21")
    def is_wild(self, crystal: Crystal) -> bool:
        """Whether the faction of a crystal's colour, as it is this turn, is not in play."""
        return self.colour(crystal) not in self.in_play

    @cites("BASE-01", "R-35")
    def take_into_hand(self, seat: Seat, card: Card, whence: str) -> None:
        """A card that all have seen comes into a hand."""
        hand = self.players[seat].hand
        hand.append(card)
        hand.sort()
        self.tell(CardTaken, seat, card, whence)

    @cites("R-35")
    def leave_hand(self, seat: Seat, card: Card) -> None:
        """Nobody can tell two equal cards apart: the one that others know of leaves first."""
        player, kind = self.players[seat], self.content.kind
        secrets = player.secret.count(kind[card])
        if secrets and secrets == sum(kind[held] == kind[card] for held in player.hand):
            player.secret.remove(kind[card])
        player.hand.remove(card)

    @cites("PLAY-01", "PLAY-02", "PLAY-04", "REC-06")
    def play_cards(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Cards go from the hand to the play area, each on top of those before it."""
        for card in cards:
            self.leave_hand(seat, card)
            self.players[seat].played.append(self.content.kind[card])
        if cards:
            self.tell(CardsPlayed, seat, cards)

    @cites("MINE-06", "TAKE-01")
    def gain_crystal(self, seat: Seat, crystal: Crystal, *, mined: bool = False) -> None:
        """A crystal goes from the Mine, face down, to its new owner."""
        self.mine.remove(crystal)
        self.players[seat].crystals.append(crystal)
        self.tell(CrystalGained, seat, crystal, mined)

    @cites("SUBJ-02", "SUBJ-04")
    def subjugate(self, seat: Seat, card: Card, whence: str) -> None:
        """A card is out of use for good, face down before the player who subjugated it."""
        self.players[seat].subjugated.append(self.content.kind[card])
        self.tell(Subjugated, seat, self.content.kind[card], whence)

    @cites("R-38")
    def shake(self, cause: str) -> None:
        """The Cave-In token moves a space to the right, at most to the end of its track."""
        if self.cave_in < self.content.cave_in.last_space:
            self.cave_in += 1
            self.tell(CaveIn, self.cave_in, cause)
