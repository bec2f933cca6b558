"""What a seat may see, and what it may imagine."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Dice, Frame, Seat, cites

from .artillery import Artillery
from .attach import fill
from .auction import MOST_RAISED, boxes_of, minimum_price, minimum_prices
from .content import FIRST_BUILT
from .paying import PayingAtRange, PayingInOneSpace
from .ranged import RangedEncounter
from .records import BoardRecord
from .rolls import Attack, attack_total, bonuses_in, defence
from .same_space import AttackOrRepair, SameSpaceEncounter
from .secret_dice import RANGED, PickDice
from .seeing import spaces_seen_by
from .stores import account, stow
from .table import (
    EMPTY,
    HUNTS,
    NO_DANGER,
    NO_MINE,
    Hewn,
    HewnsTable,
    Item,
    Pick,
    bits,
    changed,
)

ANYTHING = 6  # one Bidox in so many is imagined with any amount in it


class HewnView(Struct, frozen=True, omit_defaults=True):
    """A Hewn in play. None: unknown."""

    hewn: Hewn
    owner: Seat
    space: int
    damaged: bool
    open_normal: int | None = None
    open_dirty: int | None = None
    hidden_normal: int | None = None
    hidden_dirty: int | None = None
    known_normal: int = 0  # the part of the hidden store that all have seen going in
    known_dirty: int = 0
    heart: int | None = None
    nanasockets: tuple[int, ...] = ()
    sicket_sockets: tuple[tuple[int, ...], ...] = ()
    members: tuple[int, ...] = ()
    in_sight: tuple[int, ...] = ()  # spaces that it sees from where it stands


class BidoxView(Struct, frozen=True, omit_defaults=True):
    place: int
    nananbites: int
    normal: int | None = None
    dirty: int | None = None


class PlayerView(Struct, frozen=True, omit_defaults=True):
    stock: tuple[int, ...]
    scouting: tuple[int, ...]
    bidoxes: tuple[BidoxView, ...]
    unseen_normal: int  # out of sight, wherever it is: pool, Bidoxes, Hewns off the board, hidden stores
    unseen_dirty: int
    normal: int | None = None
    dirty: int | None = None
    stones: int | None = None
    order_card: int | None = None


class EncounterView(Struct, frozen=True, omit_defaults=True):
    """An encounter as far as it has gone, for all to see."""

    kind: str
    moving: Hewn
    target: Hewn = -1  # -1: not named yet, or nobody
    out: tuple[Hewn, ...] = ()  # malfunctioned
    bombs: tuple[Hewn, ...] = ()  # who use theirs
    deeds: dict[Hewn, str] = {}  # announced in one space


class AttackView(Struct, frozen=True, omit_defaults=True):
    """Dice on the table, added up as they lie."""

    defender: Hewn
    attack: int
    defence: int
    escapes: int = 0
    screens: int = 0
    bonuses: dict[Hewn, int] = {}  # of weapons, counted in the attack
    rerolls: dict[Hewn, int] = {}  # left


class View(Struct, frozen=True, omit_defaults=True):
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
    tunnels: dict[int, tuple[int, int]]
    secret_entrances: tuple[tuple[int, int, int], ...]
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
    picks: dict[int, Pick]
    attack_dice: tuple[tuple[int, str, int], ...]
    defence_dice: tuple[tuple[int, str, int], ...]
    danger_dice: tuple[int, ...]
    under_way: tuple[str, ...]
    announced: tuple[Hewn, ...] = ()  # who are in the encounter
    reach: dict[int, int] = {}  # spaces where the moving Hewn can walk, and the action points it takes
    prices: dict[int, int] = {}  # the lowest bids that win what is on offer
    encounter: EncounterView | None = None
    attack: AttackView | None = None
    layout: BoardRecord | None = None  # of a board that is in no content file


@cites("STORE-02", "R-37", "ENC-07", "BID-06", "HEART-03")
def view(table: HewnsTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    shown = table.picks_shown
    board = table.map
    in_play = [hewn for hewn in range(len(table.owner)) if table.owner[hewn] >= 0 or table.space[hewn] >= 0]
    return View(
        board=board.record.id,
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
        tunnels={
            board.spaces + k: (table.tunnel[2 * k], table.tunnel[2 * k + 1])
            for k in range(board.tunnels)
            if table.tunnel[2 * k] >= 0
        },
        secret_entrances=tuple(table.secret_entrances),
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
        picks={h: p for h, p in table.picks.items() if shown or (seat is not None and table.owner[h] == seat)},
        attack_dice=tuple((die.hewn, die.die, die.face) for die in table.throw),
        defence_dice=tuple((die.hewn, die.die, die.face) for die in table.guard),
        danger_dice=table.danger_dice,
        under_way=tuple(type(frame).__name__ for frame in stack),
        announced=table.announced,
        reach=_reach(table),
        prices=dict(minimum_prices(table)),
        encounter=_encounter(stack),
        attack=_attack(table, stack),
        layout=board.record if table.board >= FIRST_BUILT else None,
    )


def _hewn(table: HewnsTable, hewn: Hewn, seat: Seat | None) -> HewnView:
    on_board = table.space[hewn] >= 0
    own = seat is not None and (table.owner[hewn] == seat or (on_board and table.purse[hewn] == seat))
    inside = own or (on_board and not table.most_normal[hewn] and not table.most_dirty[hewn])
    known_by, everyone = table.heart_seen[hewn], (1 << table.seats) - 1
    heart_known = known_by == everyone or (seat is not None and bool(known_by >> seat & 1))
    heart_known |= not table.content.has_heart[hewn]
    return HewnView(
        hewn=hewn,
        owner=table.owner[hewn],
        space=table.space[hewn],
        damaged=bool(table.damaged[hewn]),
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
        in_sight=tuple(spaces_seen_by(table, hewn)[1:]) if on_board else (),
    )


def _reach(table: HewnsTable) -> dict[int, int]:
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
    out: tuple[Hewn, ...] = ()
    for frame in reversed(stack):
        if isinstance(frame, PayingAtRange):
            out = frame.out  # as far as they have come
        if isinstance(frame, RangedEncounter):
            return EncounterView("ranged", frame.moving, frame.target, out or frame.out, frame.bombs)
        if isinstance(frame, Artillery):
            return EncounterView("artillery", frame.hewn, frame.target, out or frame.out)
        if isinstance(frame, SameSpaceEncounter):
            return EncounterView("same space", frame.moving, frame.reacting, deeds=frame.deeds or _announced(stack))
    return None


@cites("SAME-16")
def _announced(stack: list[Frame]) -> dict[Hewn, str]:
    """What has been announced while the others are still asked."""
    asked = next((frame for frame in stack if isinstance(frame, AttackOrRepair)), None)
    return {hewn: choice.deed for hewn, choice in asked.said.items() if choice} if asked else {}


def _attack(table: HewnsTable, stack: list[Frame]) -> AttackView | None:
    frame = next((each for each in reversed(stack) if isinstance(each, Attack)), None)
    if frame is None or not table.throw:
        return None
    guard, escapes = defence(table)
    return AttackView(
        frame.defender,
        attack_total(table, bonuses=frame.adds_bonuses),
        guard,
        escapes,
        frame.screens,
        bonuses_in(table) if frame.adds_bonuses else {},
        frame.left,
    )


def _player(table: HewnsTable, who: Seat, seat: Seat | None) -> PlayerView:
    own, unseen = who == seat, account(table, who)
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
        scouting=table.scouting[who],
        bidoxes=boxes,
        unseen_normal=unseen[0],
        unseen_dirty=unseen[1],
        normal=table.normal[who] if own else None,
        dirty=table.dirty[who] if own else None,
        stones=table.stones[who] if own else None,
        order_card=card if knows_card else None,
    )


# --- imagining


def redeal(table: HewnsTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Change the table into one that this seat could be facing."""
    least = _least(table, stack, dice)
    held: list[list[Hewn]] = [[] for _ in table.normal]
    for hewn, space in enumerate(table.space):
        holder = table.purse[hewn] if space >= 0 else table.owner[hewn]
        if holder >= 0:
            held[holder].append(hewn)
    for who, hewns in enumerate(held):
        if who != seat:
            _redeal_purse(table, who, hewns, least, dice)
            _redeal_stones(table, who, hewns, seat, dice)
    _redeal_order(table, seat, dice)
    if table.picks and not table.picks_shown:
        _redeal_picks(table, seat, dice)


@cites("R-64", "R-72", "R-73")
def _least(table: HewnsTable, stack: list[Frame], dice: Dice) -> dict[Hewn, int]:
    """What must be in hidden stores beside what was seen going in: for dice to be paid, or as all have learnt."""
    found: dict[Hewn, int] = {}
    for frame in stack:
        if isinstance(frame, PayingInOneSpace):
            for hewn in frame.todo:
                seen = table.load_of(hewn) - table.hid_normal[hewn] - table.hid_dirty[hewn]
                seen += table.known_normal[hewn] + table.known_dirty[hewn]
                found[hewn] = max(table.picks[hewn].price - seen, 0)
    for hewns, need in sorted(table.vouched, key=lambda each: each[0].bit_count()):
        together = bits(hewns)
        left = need - sum(found.get(hewn, 0) for hewn in together)
        for hewn in dice.shuffled(together, "redeal") if left > 0 else ():
            more = min(left, _most_beside(table, hewn, found))
            found[hewn] = found.get(hewn, 0) + more
            left -= more
    return found


def _most_beside(table: HewnsTable, hewn: Hewn, found: dict[Hewn, int]) -> int:
    """What a hidden store may hold, if at least so much is there and in others."""
    normal, dirty = account(table, table.purse[hewn])
    normal, dirty = min(table.most_normal[hewn], normal), min(table.most_dirty[hewn], dirty)
    most = table.most_both[hewn] - found.get(hewn, 0)
    for hewns, most_n, most_d, both in table.bounded:
        if hewns >> hewn & 1:
            normal, dirty = min(normal, most_n), min(dirty, most_d)
            most = min(most, both - sum(found.get(each, 0) for each in bits(hewns)))
    return max(min(most, normal + dirty - found.get(hewn, 0)), 0)


@cites("R-37")
def _redeal_purse(table: HewnsTable, who: Seat, hewns: list[Hewn], least: dict[Hewn, int], dice: Dice) -> None:
    """What a player has out of sight is dealt anew over pool, Bidoxes, Hewns off the board and hidden stores."""
    normal, dirty = table.normal[who], table.dirty[who]
    placed = [box for box in boxes_of(table, who) if table.box_place[box] >= 0] if table.active < 0 else []
    for box in placed:
        normal += table.box_normal[box]
        dirty += table.box_dirty[box]
    on_board, off_board = [], []
    for hewn in hewns:
        if table.space[hewn] < 0:
            off_board.append(hewn)
            normal += table.open_normal[hewn] + table.hid_normal[hewn]
            dirty += table.open_dirty[hewn] + table.hid_dirty[hewn]
        elif table.most_normal[hewn] or table.most_dirty[hewn]:
            on_board.append(hewn)
            normal += table.hid_normal[hewn] - table.known_normal[hewn]
            dirty += table.hid_dirty[hewn] - table.known_dirty[hewn]
    if on_board:
        normal, dirty = _redeal_hidden_stores(table, on_board, normal, dirty, least, dice)
    most = dirty
    if off_board:
        normal, dirty = _redeal_off_board(table, off_board, normal, dirty, dice)
    table.normal[who], table.dirty[who] = normal, dirty
    if placed:
        _redeal_bids(table, who, placed, most, dice)


def _redeal_hidden_stores(
    table: HewnsTable, hewns: list[Hewn], normal: int, dirty: int, least: dict[Hewn, int], dice: Dice
) -> tuple[int, int]:
    """Some of so much Substract goes into the hidden stores of these Hewns, as much as must be there; what is left."""
    below, spare = dice.below, 0
    if least:
        hewns = sorted(hewns, key=lambda h: (h not in least, table.most_normal[h] + table.most_dirty[h], h))
        spare = normal + dirty - sum(least.get(hewn, 0) for hewn in hewns)
    bounds = _bounds(table, least) if table.bounded else []
    for hewn in hewns:
        known_n, known_d, room = table.known_normal[hewn], table.known_dirty[hewn], table.most_both[hewn]
        most_n, most_d = min(table.most_normal[hewn], normal), min(table.most_dirty[hewn], dirty)
        shared = [each for each in bounds if each[0] >> hewn & 1] if bounds else ()
        for _, left_n, left_d, left in shared:
            most_n, most_d, room = min(most_n, left_n), min(most_d, left_d), min(room, left + least.get(hewn, 0))
        some = below(min(room, most_d) + 1, "redeal")
        more = below(min(room - some, most_n) + 1, "redeal") if most_n else 0
        if hewn in least:
            need = least[hewn]
            some = min(some, need + spare)
            more = min(more, need + spare - some)
            some = max(some, min(need - more, most_d, room - more))
            more = max(more, min(need - some, most_n, room - some))
            spare -= some + more - need
        for bound in shared:
            bound[1] -= more
            bound[2] -= some
            bound[3] -= more + some - least.get(hewn, 0)
        table.hid_normal[hewn], table.hid_dirty[hewn] = known_n + more, known_d + some
        normal, dirty = normal - more, dirty - some
    return normal, dirty


def _bounds(table: HewnsTable, least: dict[Hewn, int]) -> list[list[int]]:
    """What some Hewns may at most hold together: normal, dirty, and both beside what each must hold."""
    return [[hewns, n, d, b - sum(least.get(hewn, 0) for hewn in bits(hewns))] for hewns, n, d, b in table.bounded]


def _redeal_off_board(table: HewnsTable, hewns: list[Hewn], normal: int, dirty: int, dice: Dice) -> tuple[int, int]:
    """Some of so much Substract is on these Hewns behind the screen; what is left."""
    below = dice.below
    for hewn in hewns:
        shown, inside = table.stores(hewn)
        room = shown + inside
        some = below(min(room, dirty) + 1, "redeal") if room else 0
        more = below(min(room - some, normal) + 1, "redeal") if room and normal else 0
        fill(table, hewn, more, some)
        normal, dirty = normal - more, dirty - some
        if shown and inside and some + more:
            least, most = max(some + more - inside, 0), min(shown, some + more)
            out = least + below(most - least + 1, "redeal")
            least, most = max(out - more, 0), min(out, some)
            out_dirty = least + below(most - least + 1, "redeal")
            stow(table, hewn, out - out_dirty, out_dirty)
    return normal, dirty


@cites("BID-04", "BID-06")
def _redeal_bids(table: HewnsTable, who: Seat, placed: list[int], most: int, dice: Dice) -> None:
    """Mostly as people bid: enough to win, dirty Substract before normal. A box may hold anything, or nothing."""
    normal, dirty = table.normal[who], table.dirty[who]
    bid: dict[Item, int] = {}
    before = _found_before(table, who, placed, most)
    for box in dice.shuffled(placed, "redeal"):
        item = table.box_place[box]
        there = bid.get(item, 0) + table.box_nanas[box]
        at_hand = min([dirty, *(left for last, left in before.items() if box <= last)]) if box in before else dirty
        if dice.below(ANYTHING, "redeal"):
            amount = max(minimum_price(table, item) - there, 0) + dice.below(MOST_RAISED + 1, "redeal")
            some = min(amount, at_hand)
            more = min(amount - some, normal)
        else:
            some, more = dice.below(at_hand + 1, "redeal"), dice.below(normal + 1, "redeal")
        bid[item] = there + some + more
        table.box_normal[box], table.box_dirty[box] = more, some
        normal, dirty = normal - more, dirty - some
        if box in before:
            before = {last: left - some if box <= last else left for last, left in before.items()}
    table.normal[who], table.dirty[who] = normal, dirty


@cites("HUNT-02", "BID-04")
def _found_before(table: HewnsTable, who: Seat, placed: list[int], most: int) -> dict[int, int]:
    """Dirty Substract that a player had when a Bidox was placed, by Bidox: without what was found by hunting since.

    Bidoxes without Nananbites are placed one after another; when others were, nobody remembers. What was transmitted
    off planet since then counts as if it had been there.
    """
    hunted = [box for box in boxes_of(table, who) if table.box_place[box] == HUNTS and not table.box_nanas[box]]
    if not hunted:
        return {}
    plain = [box for box in placed if not table.box_nanas[box]]
    return {box: most - sum(each > box for each in hunted) for box in plain}


@cites("HEART-03", "R-98")
def _redeal_stones(table: HewnsTable, who: Seat, hewns: list[Hewn], seat: Seat | None, dice: Dice) -> None:
    """Heart stones may lie behind the screen or in any heart card that this seat has not seen.

    A stone bought after a Hewn came onto the board is not told apart from those that its owner had before.
    """
    cards, stones = [], table.stones[who]
    everyone = (1 << table.seats) - 1
    for hewn in hewns:
        heart, seen = table.heart[hewn], table.heart_seen[hewn]
        if heart in (who, EMPTY) and seen != everyone and (seat is None or not seen >> seat & 1):
            cards.append(hewn)
            stones += heart == who
    if not stones:
        return
    for hewn in cards:
        put = stones > 0 and dice.below(2, "redeal") == 1
        table.heart[hewn] = who if put else EMPTY
        stones -= put
    table.stones = changed(table.stones, who, stones)


@cites("ORDER-04")
def _redeal_order(table: HewnsTable, seat: Seat | None, dice: Dice) -> None:
    """Turn order cards that are face down."""
    if not table.order_card or not table.order_card[0] or (seat is not None and seat == table.dealer):
        return
    unknown = [who for who in range(table.seats) if who != seat and not table.order_shown[who]]
    if len(unknown) > 1:
        cards = dice.shuffled(sorted(table.order_card[who] for who in unknown), "redeal")
        for who, card in zip(unknown, cards, strict=True):
            table.order_card = changed(table.order_card, who, card)
        table.last_seat = table.order_card.index(table.seats)


@cites("RANG-12", "ENC-07", "R-72")
def _redeal_picks(table: HewnsTable, seat: Seat | None, dice: Dice) -> None:
    """Secret dice that are not yet shown: in one space, and where artillery fires, they are shown at once."""
    kinds = dict.fromkeys(table.picks, RANGED)
    for hewn in kinds:
        who = table.owner[hewn]
        if who != seat:
            table.picks[hewn] = PickDice(subjects={hewn: who}, kinds=kinds).sample(table, who, dice)
