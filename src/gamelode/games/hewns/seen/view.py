"""What a seat may see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Frame, Seat, cites

from ..common_knowledge import hidden_substract, is_heart_known, is_in_doubt
from ..content.boards import FIRST_BUILT
from ..content.entries import SIZES, BoardEntry, Size
from ..dice import worth
from ..kinds import (
    NO_DANGER,
    NO_MINE,
    NOBODY,
    TECHNOLOGY,
    AttackResult,
    Danger,
    Deed,
    Die,
    Hewn,
    Item,
    Piece,
    Space,
    bits,
)
from ..rules.auction.auction import PlaceBidoxes, bids_of, boxes_of
from ..rules.auction.market import minimum_prices
from ..rules.encounters.announce import Announce, WhenInSight
from ..rules.encounters.artillery import Artillery
from ..rules.encounters.attack import ESCAPES_THAT_CANCEL, Attack, attack_total, bonuses_in, defence, result_of
from ..rules.encounters.pay import PayingAtRange
from ..rules.encounters.ranged import RangedEncounter
from ..rules.encounters.same_space import AttackOrRepair, SameSpaceEncounter
from ..rules.line_of_sight import spaces_in_sight_of
from ..rules.mining.mine import Mining
from ..rules.moving.dangers import DangerAttack
from ..rules.technology.attach import Attach, free_nanasockets, free_sicket_sockets, replacements
from ..table import HewnsTable
from .amounts import BidView, PickingView, SubstractView, bids_to_set, loading, picking, substract_to_set
from .names import printed_name, space_name
from .stages import STAGES, EncounterKind, Stage, stage_of

HewnState = Literal["healthy", "damaged", "stunned", "damaged and stunned"]


class HewnView(Struct, frozen=True):
    """A Hewn in play. None: unknown."""

    hewn: Hewn
    owner: Seat  # NOBODY: it is stunned
    space: Space
    damaged: bool
    state: HewnState
    open_store: int  # room for Substract
    hidden_store: int
    free_nanasockets: int
    free_sicket_sockets: int
    loading: SubstractView | None = None  # its owner, who looks, may load it so behind the screen
    open_normal: int | None = None
    open_dirty: int | None = None
    hidden_normal: int | None = None
    hidden_dirty: int | None = None
    known_normal: int = 0  # the part of the hidden store that all have seen going in
    known_dirty: int = 0
    heart: int | None = None
    nanasockets: tuple[Piece, ...] = ()
    sicket_sockets: tuple[tuple[Piece, ...], ...] = ()  # each with what it holds
    members: tuple[int, ...] = ()
    in_sight: tuple[Space, ...] = ()  # spaces that it sees from where it stands


class BidoxView(Struct, frozen=True):
    """A Bidox. None: only its owner knows."""

    place: Item  # or FREE, or HUNTS
    nananbites: int
    normal: int | None = None
    dirty: int | None = None


class PlayerView(Struct, frozen=True):
    """A player's side. None: only he knows."""

    stock: tuple[int, ...]  # by piece
    scouting: tuple[Item, ...]
    bidoxes: tuple[BidoxView, ...]
    bids: dict[Item, int]  # what the own Bidoxes on an item bid together; of others nothing is known
    unseen_normal: int  # out of sight, wherever it is: pool, Bidoxes, Hewns off the board, hidden stores
    unseen_dirty: int
    normal: int | None = None
    dirty: int | None = None
    stones: int | None = None
    order_card: int | None = None


class PickView(Struct, frozen=True, tag="Pick"):
    """Dice that were picked in secret."""

    laser: int = 0
    area: int = 0
    armour: int = 0
    brain: int = 0
    explode: bool = False


class TunnelView(Struct, frozen=True):
    """A tunnel that has been dug."""

    mouths: tuple[Space, Space]
    name: str
    piece: int  # the number on it
    size: Size


class SecretEntranceView(Struct, frozen=True):
    """An entrance that one player has found."""

    node: Space
    size: Size
    owner: Seat


class EncounterView(Struct, frozen=True):
    """An encounter as far as it has gone, for all to see."""

    kind: EncounterKind
    stages: tuple[Stage, ...]  # of an encounter of this kind, in order
    moving: Hewn
    stage: Stage | None = None  # under way; None between two of them
    target: Hewn = NOBODY  # or not named yet
    out: tuple[Hewn, ...] = ()  # malfunctioned
    bombs: tuple[Hewn, ...] = ()  # who use theirs
    deeds: dict[Hewn, Deed] = {}  # announced in one space


class AttackView(Struct, frozen=True):
    """Dice on the table, added up as they lie."""

    defender: Hewn
    attackers: tuple[Hewn, ...]  # none: an overflow attacks
    attack: int
    defence: int
    escapes: int
    more_escapes: int  # that would cancel the attack
    result: AttackResult  # as it stands
    verdict: str  # the same in words
    screens: int
    bonuses: dict[Hewn, int]  # of weapons, counted in the attack
    rerolls: dict[Hewn, int]  # left


class MiningView(Struct, frozen=True):
    """Mining dice on the table, added up as they lie."""

    hewn: Hewn
    substract: int
    rerolls: int  # left


class View(Struct, frozen=True):
    """What one seat knows, or everyone."""

    board: str
    scenario: str
    round: int
    active: Seat
    acted: tuple[Hewn, ...]
    moving: Hewn
    action_points: int
    burnt: int
    offer: tuple[int, ...]
    hewns: tuple[HewnView, ...]
    players: tuple[PlayerView, ...]
    mines: dict[int, int]
    dangers: dict[int, int]
    tunnels: dict[Space, TunnelView]
    secret_entrances: tuple[SecretEntranceView, ...]
    face_down: tuple[int, ...]
    pile: int
    depleted: int
    mine_pool: tuple[int, ...]
    danger_left: tuple[int, ...]
    gems: tuple[int, ...]
    entrances_left: tuple[int, ...]
    supply: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    picks: dict[int, PickView]
    attack_dice: tuple[tuple[Hewn, Die, int], ...]
    defence_dice: tuple[tuple[Hewn, Die, int], ...]
    danger_dice: tuple[Danger, ...]
    bidding: bool = False  # Bidoxes are being placed
    announced: tuple[Hewn, ...] = ()  # who are in the encounter
    reach: dict[int, int] = {}  # spaces where the moving Hewn can walk, and the action points it takes
    prices: dict[int, int] = {}  # the lowest bids that win what is on offer
    encounter: EncounterView | None = None
    attack: AttackView | None = None
    mining: MiningView | None = None
    bids: tuple[BidView, ...] = ()  # that the player who looks may place
    picking: PickingView | None = None
    substract: tuple[SubstractView, ...] = ()  # that the player who looks may pay, burn or send away
    attacking_danger: Danger = NO_DANGER  # against which a Hewn may make screens now
    penniless: tuple[Hewn, ...] = ()  # who may announce an encounter and carry nothing to pay for dice with
    replacements: tuple[Attach, ...] = ()  # loose pieces in the place of attached ones, as far as they fit
    layout: BoardEntry | None = None  # of a board that is in no content file
    spaces: tuple[str, ...] = ()  # the names of its spaces


@cites("STORE-02", "R-37", "ENC-07", "BID-06", "HEART-03")
def view(table: HewnsTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    shown = table.picks_shown
    board, is_built = table.map, table.board >= FIRST_BUILT
    asked = stack[-1] if stack else None
    in_play = [hewn for hewn in range(len(table.owner)) if table.owner[hewn] >= 0 or table.space[hewn] >= 0]
    return View(
        board=board.entry.id,
        scenario=table.rules.id,
        round=table.round,
        active=table.active,
        acted=tuple(bits(table.acted)),
        moving=table.turn.hewn,
        action_points=table.turn.ap,
        burnt=table.turn.burnt,
        offer=tuple(table.offer),
        hewns=tuple(_hewn(table, hewn, seat) for hewn in in_play),
        players=tuple(_player(table, who, seat) for who in range(table.seats)),
        mines={space: bonus for space, bonus in enumerate(table.mine) if bonus != NO_MINE},
        dangers={space: kind for space, kind in enumerate(table.danger) if kind != NO_DANGER},
        tunnels=_tunnels(table),
        secret_entrances=tuple(
            SecretEntranceView(node, SIZES[size], owner) for node, size, owner in table.secret_entrances
        ),
        face_down=tuple(bits(table.face_down)),
        pile=table.pile,
        depleted=table.depleted,
        mine_pool=tuple(table.mine_pool),
        danger_left=tuple(table.danger_left),
        gems=tuple(table.gems),
        entrances_left=tuple(table.entrances_left),
        supply=tuple(table.supply),
        deck_sizes=tuple(map(len, table.decks)),
        discards=tuple(table.discards),
        picks={
            hewn: PickView(pick.laser, pick.area, pick.armour, pick.brain, pick.explode)
            for hewn, pick in table.picks.items()
            if shown or (seat is not None and table.owner[hewn] == seat)
        },
        attack_dice=tuple((die.hewn, die.die, die.face) for die in table.throw),
        defence_dice=tuple((die.hewn, die.die, die.face) for die in table.guard),
        danger_dice=table.danger_dice,
        bidding=any(isinstance(frame, PlaceBidoxes) for frame in stack),
        announced=table.announced,
        reach=_reach(table),
        prices=dict(minimum_prices(table)),
        encounter=_encounter(stack),
        attack=_attack(table, stack),
        mining=_mining(table, stack),
        bids=bids_to_set(table, asked, seat),
        picking=picking(table, asked, seat),
        substract=substract_to_set(table, asked, seat),
        attacking_danger=_attacking_danger(stack),
        penniless=_penniless(table, stack, seat),
        replacements=() if seat is None else tuple(replacements(table, seat)),
        layout=board.entry if is_built else None,
        spaces=tuple(printed_name(board, space) for space in range(board.spaces)) if is_built else (),
    )


def _tunnels(table: HewnsTable) -> dict[Space, TunnelView]:
    board, found = table.map, {}
    for piece in range(board.tunnels):
        one, two = table.tunnel[2 * piece : 2 * piece + 2]
        if one >= 0:
            space = board.spaces + piece
            name, number = space_name(table.content, board, space), table.content.tunnel_names[piece]
            found[space] = TunnelView((one, two), name, number, SIZES[board.size[space]])
    return found


def _hewn(table: HewnsTable, hewn: Hewn, seat: Seat | None) -> HewnView:
    """A Hewn: its open store if it is on the board, and what is hidden if the seat knows it."""
    on_board = table.space[hewn] >= 0
    own = seat is not None and (table.owner[hewn] == seat or (on_board and table.brought_by[hewn] == seat))
    inside = own or (on_board and not is_in_doubt(table, hewn))
    heart_known = is_heart_known(table, hewn) or (seat is not None and bool(table.heart_seen[hewn] >> seat & 1))
    heart_known |= not table.content.has_heart[hewn]
    open_store, hidden_store = table.stores(hewn)
    return HewnView(
        hewn=hewn,
        owner=table.owner[hewn],
        space=table.space[hewn],
        damaged=bool(table.damaged[hewn]),
        state=_state(table, hewn),
        open_store=open_store,
        hidden_store=hidden_store,
        free_nanasockets=free_nanasockets(table, hewn),
        free_sicket_sockets=free_sicket_sockets(table, hewn),
        loading=loading(table, hewn) if seat is not None and table.owner[hewn] == seat else None,
        open_normal=table.open_normal[hewn] if own or on_board else None,
        open_dirty=table.open_dirty[hewn] if own or on_board else None,
        hidden_normal=table.hid_normal[hewn] if inside else None,
        hidden_dirty=table.hid_dirty[hewn] if inside else None,
        known_normal=table.known_normal[hewn],
        known_dirty=table.known_dirty[hewn],
        heart=table.heart[hewn] if heart_known else None,
        nanasockets=table.nana[hewn],
        sicket_sockets=table.sicket[hewn],
        members=table.members[hewn],
        in_sight=tuple(spaces_in_sight_of(table, hewn)[1:]) if on_board else (),
    )


@cites("STATE-01", "STATE-04", "STATE-07")
def _state(table: HewnsTable, hewn: Hewn) -> HewnState:
    if table.damaged[hewn]:
        return "damaged and stunned" if table.owner[hewn] == NOBODY else "damaged"
    return "stunned" if table.owner[hewn] == NOBODY else "healthy"


def _reach(table: HewnsTable) -> dict[int, int]:
    """Spaces that the moving Hewn can walk to, and the action points it takes."""
    hewn, points = table.turn.hewn, table.turn.ap
    if hewn < 0 or table.space[hewn] < 0:
        return {}
    found = {table.space[hewn]: 0}
    for space in (todo := list(found)):
        if found[space] < points:
            fresh = [to for to in table.steps(space, table.content.size[hewn]) if to not in found]
            found.update(dict.fromkeys(fresh, found[space] + table.content.cost.move))
            todo += fresh
    return found


def _encounter(stack: list[Frame]) -> EncounterView | None:
    """The encounter under way: who are in it, what they have told, and which stage it has come to."""
    out: tuple[Hewn, ...] = ()
    for frame in reversed(stack):
        if isinstance(frame, PayingAtRange):
            out = frame.out  # as far as they have come
        if isinstance(frame, RangedEncounter):
            stage = stage_of(stack, "ranged")
            out = out or frame.out
            return EncounterView("ranged", STAGES["ranged"], frame.moving, stage, frame.target, out, frame.bombs)
        if isinstance(frame, Artillery):
            stage = stage_of(stack, "artillery")
            out = out or frame.out
            return EncounterView("artillery", STAGES["artillery"], frame.hewn, stage, frame.target, out)
        if isinstance(frame, SameSpaceEncounter):
            deeds = dict(frame.deeds) or _announced(stack)
            stage = stage_of(stack, "same space")
            return EncounterView("same space", STAGES["same space"], frame.moving, stage, frame.reacting, deeds=deeds)
    return None


@cites("SAME-16")
def _announced(stack: list[Frame]) -> dict[Hewn, Deed]:
    """What has been announced while the others are still asked."""
    asked = next((frame for frame in stack if isinstance(frame, AttackOrRepair)), None)
    return {hewn: choice.deed for hewn, choice in asked.said.items() if choice} if asked else {}


def _attack(table: HewnsTable, stack: list[Frame]) -> AttackView | None:
    """The attack under way, added up."""
    frame = next((each for each in reversed(stack) if isinstance(each, Attack)), None)
    if frame is None or not table.throw:
        return None
    guard, escapes = defence(table)
    attack = attack_total(table, bonuses=frame.adds_bonuses)
    result = result_of(table, attack, guard)
    return AttackView(
        defender=frame.defender,
        attackers=() if frame.overflow else tuple(dict.fromkeys(die.hewn for die in table.throw)),
        attack=attack,
        defence=guard,
        escapes=escapes,
        more_escapes=max(ESCAPES_THAT_CANCEL - escapes, 0),
        result=result,
        verdict=_verdict(result, attack - guard),
        screens=frame.screens,
        bonuses=bonuses_in(table) if frame.adds_bonuses else {},
        rerolls=dict(frame.left),
    )


@cites("RANG-30", "RANG-33")
def _verdict(result: AttackResult, margin: int) -> str:
    if result == "escaped":
        return "It escapes as it stands."
    if result == "failed":
        return "Fails as it stands: it must be more than the defence."
    return f"Hits by {margin} as it stands."


@cites("MINE-05")
def _mining(table: HewnsTable, stack: list[Frame]) -> MiningView | None:
    """The mining dice of a throw that can still change, added up."""
    frame = next((each for each in reversed(stack) if isinstance(each, Mining)), None)
    if frame is None or not table.throw:
        return None
    return MiningView(frame.hewn, sum(worth(die.face) for die in table.throw), frame.rerolls)


def _attacking_danger(stack: list[Frame]) -> Danger:
    asking = stack[-2] if len(stack) > 1 else None
    return asking.danger if isinstance(asking, DangerAttack) else NO_DANGER


@cites("RANG-18", "R-64")
def _penniless(table: HewnsTable, stack: list[Frame], seat: Seat | None) -> tuple[Hewn, ...]:
    """The moving Hewn may announce an encounter though it could not pay for a die; others may not."""
    asked = stack[-1] if stack else None
    if seat is None or not isinstance(asked, WhenInSight) or seat not in asked.waiting(table):
        return ()
    moving = asked.occasion.moving
    may = Announce(moving) in asked.things(table, seat) and not table.load_of(moving)
    return (moving,) if may else ()


def _player(table: HewnsTable, who: Seat, seat: Seat | None) -> PlayerView:
    """A player: what lies open, and what is behind the screen if it is the own one."""
    own, unseen = who == seat, hidden_substract(table, who)
    card = table.order_card[who]  # 0: none is dealt, as all can see
    knows_card = own or not card or bool(table.order_shown[who]) or (seat is not None and seat == table.dealer)
    boxes = tuple(
        BidoxView(
            table.box_place[box],
            table.box_nanas[box],
            table.box_normal[box] if own else None,
            table.box_dirty[box] if own else None,
        )
        for box in boxes_of(table, who)
    )
    return PlayerView(
        stock=tuple(table.stock[who]),
        scouting=tuple(TECHNOLOGY + card for card in table.scouting[who]),
        bidoxes=boxes,
        bids=bids_of(table, who) if own else {},
        unseen_normal=unseen[0],
        unseen_dirty=unseen[1],
        normal=table.normal[who] if own else None,
        dirty=table.dirty[who] if own else None,
        stones=table.stones[who] if own else None,
        order_card=card if knows_card else None,
    )
