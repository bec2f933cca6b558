"""What happens, as the log tells it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Chapter, DiceRolled, Event, Seat, Throw, Weight

from .dice import dice_in_words, thrown
from .kinds import ATTACK, NANADEAD, NO_BID, AttackResult, Danger, Deed, Die, Hewn, Item, Piece, Receiver, Source, Space


class _HasOwners(Protocol):
    owner: list[Seat]


class _ItsOwners:
    """It is the moment of the owner of its Hewn; of nobody, if that is neutral by now."""

    __slots__ = ()
    hewn: Hewn

    def whose(self, table: _HasOwners) -> tuple[Seat, ...]:
        owner = table.owner[self.hewn]
        return (owner,) if owner >= 0 else ()


class RoundBegan(Event, frozen=True):
    """[ROUND-02] Round {round}: every player gets {dirty} dirty Substract."""

    opens: ClassVar[Chapter] = "round"

    round: int
    dirty: int


class Harvested(Event, frozen=True):
    """[HARV-03] {hewn} harvests a dirty Substract for {seat}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    hewn: Hewn


class OfferDrawn(Event, frozen=True):
    """[AUCT-03] On offer in the next auction: {items}."""

    reveals: ClassVar[bool] = True

    items: tuple[Item, ...]


class BidoxPlaced(Event, frozen=True):
    """[BID-02] {seat} places a Bidox on {item}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    item: Item
    normal: int | None
    dirty: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, normal=None, dirty=None)


class BidoxHunts(Event, frozen=True):
    """[HUNT-01] A Bidox of {seat} hunts for dirty Substract."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class NananbiteOnBidox(Event, frozen=True):
    """[BIDOX-03] {seat} puts a Nananbite on a Bidox."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat


class BidOf(Struct, frozen=True):
    """{bid} by {seat}"""

    seat: Seat
    bid: int


class BidsOpened(Event, frozen=True):
    """[RES-03] Bids for {item}: {made}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    item: Item
    bids: tuple[int, ...]  # seat by seat; some may be NO_BID

    @property
    def made(self) -> tuple[BidOf, ...]:
        return tuple(BidOf(seat, bid) for seat, bid in enumerate(self.bids) if bid != NO_BID)


class ItemWon(Event, frozen=True):
    """[RES-04] {seat} wins {item} and pays {normal} normal (and) {dirty} dirty Substract."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "item"
    summed: ClassVar[str] = "times normal dirty"

    seat: Seat
    item: Item
    normal: int
    dirty: int

    @property
    def times(self) -> int:
        return 1


class ItemLost(Event, frozen=True):
    """[RES-11] Nobody gets {item}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "item"

    item: Item


class OrderDealt(Event, frozen=True):
    """[ORDER-02] Turn order cards are dealt face down."""

    dealer: Seat | None
    cards: tuple[int, ...] | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat is not None and seat == self.dealer else replace(self, cards=None)


class OrderShown(Event, frozen=True):
    """[ORDER-04] {seat} has turn order card {card}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    seat: Seat
    card: int


class TurnBegan(Event, frozen=True):
    """[ROUND-05] {seat}'s turn."""

    opens: ClassVar[Chapter] = "turn"

    seat: Seat


class HewnTurnBegan(Event, frozen=True):
    """[STATE-02] {hewn} takes its turn for {seat}."""

    opens: ClassVar[Chapter] = "turn"

    seat: Seat
    hewn: Hewn


class HewnMoved(_ItsOwners, Event, frozen=True):
    """[MOVE-02] {hewn} goes to {space}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    space: Space


class HewnEntered(_ItsOwners, Event, frozen=True):
    """[ENTER-01] {hewn} enters the board."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True  # its open store comes into sight

    hewn: Hewn


class HewnLeft(_ItsOwners, Event, frozen=True):
    """[EXIT-01] {hewn} leaves the board."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn


class Burnt(_ItsOwners, Event, frozen=True):
    """[BURN-01] {hewn} burns {normal} normal (and) {dirty} dirty Substract."""

    reveals: ClassVar[bool] = True
    summed: ClassVar[str] = "normal dirty"

    hewn: Hewn
    normal: int
    dirty: int


class Sent(_ItsOwners, Event, frozen=True):
    """[XMIT-01] {hewn} transmits {normal} normal (and) {dirty} dirty Substract {to}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    hewn: Hewn
    to: Receiver
    normal: int
    dirty: int


class Loaded(Event, frozen=True):
    """[R-36] {seat} loads {hewn} behind the screen."""

    seat: Seat
    hewn: Hewn | None
    normal: int
    dirty: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Stowed(_ItsOwners, Event, frozen=True):
    """[R-37] {hewn} now shows {normal} normal (and) {dirty} dirty Substract in its open store."""

    reveals: ClassVar[bool] = True

    hewn: Hewn
    normal: int
    dirty: int


class Attached(Event, frozen=True):
    """[ATT-01] {seat} attaches {piece} to {hewn}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    hewn: Hewn
    piece: Piece


class Detached(Event, frozen=True):
    """[R-54] {seat} takes {piece} off {hewn}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    hewn: Hewn
    piece: Piece


class HeartCompleted(Event, frozen=True):
    """[HEART-05] {seat} puts a heart stone into {hewn}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    hewn: Hewn | None
    is_open: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.is_open or seat == self.seat else None


class HeartShown(Event, frozen=True):
    """[RECO-10] The heart card of {hewn} is shown: {heart}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    hewn: Hewn
    heart: Annotated[int, "heart"]  # what is in it


class StoreShown(Event, frozen=True):
    """[R-99] {hewn} is opened: it holds {normal} normal (and) {dirty} dirty Substract."""

    reveals: ClassVar[bool] = True

    hewn: Hewn
    normal: int
    dirty: int


class EntranceFound(Event, frozen=True):
    """[SCOUT-01] {seat} has found an entrance at {space}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    space: Space


class CardUsed(Event, frozen=True):
    """[R-29] {seat} uses {item}."""

    weight: ClassVar[Weight] = "beat"

    seat: Seat
    item: Item


class TunnelDug(_ItsOwners, Event, frozen=True):
    """[DIG-05] {hewn} digs a tunnel from {space} to {to}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    space: Space
    to: Space


class TunnelEnlarged(_ItsOwners, Event, frozen=True):
    """[DIG-08] {hewn} enlarges its tunnel."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn


class Rolled(_ItsOwners, DiceRolled, frozen=True):
    """[MINE-03] {hewn} rolls {shown}."""

    hewn: Hewn
    die: Die
    faces: tuple[int, ...]
    sources: tuple[Source, ...] = ()  # why there are so many dice

    purpose: ClassVar[str] = ""  # what they are for, if the kind of die does not say it

    def throws(self) -> tuple[Throw, ...]:
        return (thrown(self.die, self.faces, self.purpose),)


class MiningRolled(Rolled, frozen=True):
    """[MINE-03] {hewn} rolls {shown}."""

    purpose: ClassVar[str] = "mining"


class WindsRolled(Rolled, frozen=True):
    """[FLY-03] In the winds {hewn} rolls {shown}."""

    purpose: ClassVar[str] = "the winds"


class DangerRolled(Rolled, frozen=True, kw_only=True):
    """[DANG-02] {danger} rolls {shown} against {hewn}."""

    purpose: ClassVar[str] = "a danger"

    danger: Danger


class OverflowRolled(Rolled, frozen=True):
    """[IMPL-05] The overflow rolls {shown} against {hewn}."""

    purpose: ClassVar[str] = "the overflow"


class Rerolled(DiceRolled, frozen=True):
    """[RR-01] A die is rolled again: {shown}."""

    die: Die
    face: int

    def throws(self) -> tuple[Throw, ...]:
        return (thrown(self.die, (self.face,), "once more"),)


class SubstractMined(Event, frozen=True):
    """[MINE-05] {hewn} gains {normal} normal (and) {dirty} dirty Substract: {to}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True  # what does not go into a hidden store shows that it is full
    summed: ClassVar[str] = "normal dirty"

    seat: Seat
    hewn: Hewn
    normal: int
    dirty: int
    to: Receiver  # on whom it is now, or behind the screen of its owner


class GemTaken(_ItsOwners, Event, frozen=True):
    """[GEM-02] {hewn} takes a Substract gem worth {value}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True  # whether a stone had to make room
    summed: ClassVar[str] = "value"

    hewn: Hewn
    value: int


class DangerPlaced(Event, frozen=True):
    """[DANG-13] {danger} at {space}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "danger"

    danger: Danger
    space: Space


class DangerRemoved(Event, frozen=True):
    """[DANG-10] {danger} at {space} is removed."""

    weight: ClassVar[Weight] = "beat"

    danger: Danger
    space: Space


class DieCancelled(Event, frozen=True):
    """[RESP-01] The respite cancels a die: {face}."""

    weight: ClassVar[Weight] = "beat"

    face: Danger


class MineDepleted(Event, frozen=True):
    """[DEPL-01] The mine at {space} is depleted: {count} so far."""

    weight: ClassVar[Weight] = "drama"

    space: Space
    count: int


class MinePlaced(Event, frozen=True):
    """[NEWM-01] A new {kind} mine at {space}."""

    weight: ClassVar[Weight] = "beat"

    space: Space
    bonus: int

    @property
    def kind(self) -> str:
        return f"+{self.bonus}" if self.bonus else "normal"


class DangerAttacked(Event, frozen=True):
    """[DANG-02] {danger} attacks {hewn}: {attack} against {defence}."""

    weight: ClassVar[Weight] = "beat"
    tallied_by: ClassVar[str] = "danger"

    danger: Danger
    hewn: Hewn
    attack: int
    defence: int
    result: AttackResult


class EncounterAnnounced(_ItsOwners, Event, frozen=True):
    """[RANG-02] {hewn} announces an encounter."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    joins: bool = False  # others have announced it before


class ArtilleryAnnounced(_ItsOwners, Event, frozen=True):
    """[ARTI-02] {hewn} announces artillery on {target}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    target: Hewn


class MeetingBegan(_ItsOwners, Event, frozen=True):
    """[SAME-08] {hewn} and {other} meet in one space."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    other: Hewn


class DeedAnnounced(_ItsOwners, Event, frozen=True):
    """[SAME-16] {hewn} {does} {other}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    other: Hewn
    deed: Deed

    @property
    def does(self) -> str:
        return "attacks" if self.deed == ATTACK else f"tries to repair the {self.deed} of"


class NananbitesSplit(_ItsOwners, Event, frozen=True):
    """[NANA-07] Of the Nananbites of {hewn} {repair} repair and {defence} defend."""

    hewn: Hewn
    repair: int
    defence: int


class TargetNamed(_ItsOwners, Event, frozen=True):
    """[RANG-21] {hewn} targets {target}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    target: Hewn


class DiceShown(_ItsOwners, Event, frozen=True):
    """[RANG-21] {hewn} shows {dice}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True

    hewn: Hewn
    laser: int
    area: int
    armour: int
    brain: int
    explode: bool = False

    @property
    def dice(self) -> str:
        dice = dice_in_words(self.laser, self.area, self.armour, self.brain)
        if not self.explode:
            return dice
        more = self.laser + self.area + self.armour + self.brain
        return f"an explosion, with {dice}" if more else "an explosion"


class BombUsed(_ItsOwners, Event, frozen=True):
    """[IMPL-02] {hewn} fires its implosion bomb."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn


class Malfunctioned(_ItsOwners, Event, frozen=True):
    """[RANG-18] {hewn} malfunctions."""

    weight: ClassVar[Weight] = "drama"
    reveals: ClassVar[bool] = True

    hewn: Hewn


class AttackResolved(Event, frozen=True):
    """[RANG-30] The attack on {hewn}: {attack} against {defence}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    attack: int
    defence: int
    result: AttackResult


class Escaped(_ItsOwners, Event, frozen=True):
    """[RANG-33] {hewn} escapes the whole attack."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn


class RepairResolved(_ItsOwners, Event, frozen=True):
    """[SAME-32] The repair of {target}: {shown} against {difficulty}."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn
    target: Hewn
    best: int  # NANADEAD: no die shows a number
    difficulty: int
    succeeds: bool

    @property
    def shown(self) -> str:
        return str(self.best) if self.best != NANADEAD else "nothing"


class NananbiteDied(_ItsOwners, Event, frozen=True):
    """[NANA-06] A Nananbite of {hewn} dies."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn


class HewnDied(Event, frozen=True):
    """[HURT-02] {hewn} is dead."""

    weight: ClassVar[Weight] = "drama"
    reveals: ClassVar[bool] = True
    tallied_by: ClassVar[str] = "hewn"

    seat: Seat | None
    hewn: Hewn


class HewnDamaged(_ItsOwners, Event, frozen=True):
    """[HURT-03] {hewn} is damaged."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn


class HewnStunned(_ItsOwners, Event, frozen=True):
    """[HURT-05] {hewn} is stunned."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn


class HewnRepaired(_ItsOwners, Event, frozen=True):
    """[SAME-34] The damage of {hewn} is repaired."""

    weight: ClassVar[Weight] = "beat"

    hewn: Hewn


class HewnTaken(Event, frozen=True):
    """[SAME-35] {hewn} now belongs to {seat}."""

    weight: ClassVar[Weight] = "drama"
    tallied_by: ClassVar[str] = "hewn"

    seat: Seat
    hewn: Hewn


class PieceDestroyed(_ItsOwners, Event, frozen=True):
    """[HURT-04] {piece} of {hewn} is destroyed."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn
    piece: Piece


class MemberLost(_ItsOwners, Event, frozen=True):
    """[SWARM-07] {hewn} loses a member: {left} are left."""

    weight: ClassVar[Weight] = "drama"

    hewn: Hewn
    left: int


class PlanetCardFlipped(Event, frozen=True):
    """[SIGHT-02] The planet card at {space} is flipped: {card}."""

    weight: ClassVar[Weight] = "beat"
    reveals: ClassVar[bool] = True
    tallied_by: ClassVar[str] = "card"

    space: Space
    card: Annotated[int, "planet card"]
