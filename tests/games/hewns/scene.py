"""Scenes of Hewns: a table as a test needs it, with the ids of the content files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from gamelode.games.hewns import RULES
from gamelode.games.hewns.common_knowledge import come_into_view
from gamelode.games.hewns.content.columns import Content
from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import ATTACK, DEPLETED, PIECES, TECHNOLOGY, TURN_ORDER, added, changed, without
from gamelode.games.hewns.rules.auction.auction import Auction
from gamelode.games.hewns.rules.auction.market import give_hewn
from gamelode.games.hewns.rules.auction.turn_order import deal
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.encounters.same_space import DoTo, SameSpaceEncounter
from gamelode.games.hewns.rules.heart_cards import take_gem
from gamelode.games.hewns.rules.hewn_turn import HewnTurn
from gamelode.games.hewns.rules.moving.tunnels import lay_tunnel
from gamelode.games.hewns.rules.player_turn import PlayerTurn
from gamelode.games.hewns.rules.setup import blank, lay_out_supplies
from gamelode.games.hewns.rules.stores import show_store
from gamelode.games.hewns.rules.technology.load import fill
from gamelode.games.hewns.seen.view import HewnView
from gamelode.games.hewns.table import HewnsTable, ThisTurn
from gamelode.kernel import PASS, Choice, Dice, Event, Frame, Game, Refusal, Seat

EDITION = RULES.standard
CONTENT: Content = EDITION.content
MISS = {"armour": (0,) * 30, "speed": (0,) * 60}  # a script: no die of a defence helps


class H(Struct, kw_only=True):
    """A Hewn of a scene."""

    id: str
    at: str = ""  # the id of a space, or the number of a tunnel piece; empty: off the board
    owner: Seat = 0  # -1: stunned, brought onto the board by `was`
    was: Seat = 0
    copy: int = 0
    damaged: bool = False
    normal: int = 0
    dirty: int = 0
    nana: Sequence[str] = ()
    sicket: Sequence[str | tuple[str, ...]] = ()
    heart: str = ""  # stone, gem, or the number of the seat whose stone it is
    shown: bool = False  # all know what is in its stores


def hewn(id: str, copy: int = 0) -> int:
    return CONTENT.hewn_named(id, copy)


IGIL, SMEG, ZACH, CLOGG, DRUMP = map(hewn, ("igil", "smeggler", "chailbine_zach", "clogg", "drump"))
BLIOG, SPRI, MAJOR = map(hewn, ("bliog", "spricelos", "major_miner"))


def piece(id: str) -> int:
    return PIECES.index(id)


def card(id: str, copy: int = 0) -> int:
    """A technology card."""
    return next(n for n, entry in enumerate(CONTENT.cards) if entry.id == id) + copy


def item(id: str, copy: int = 0) -> int:
    return TECHNOLOGY + card(id, copy)


def scene(
    *hewns: H,
    seats: int = 2,
    board: str = "twin_rift",
    scenario: int = 0,
    mines: Mapping[str, int] | None = None,
    dangers: Mapping[str, int] | None = None,
    tunnels: Mapping[int, tuple[str, str]] | None = None,
    script: Mapping[str, tuple[int, ...]] | None = None,
    pools: Sequence[tuple[int, int]] = (),
    stock: Mapping[str, int] | None = None,
    stones: int = 0,
    scouting: Sequence[str] = (),
    round: int = 1,
    order: tuple[int, ...] = (),
    active: Seat = 0,
    keys: int = 0,
) -> HewnsTable:
    """A table with these Hewns; all else lies in supplies and decks. Stock, stones and scouting are of seat 0."""
    make = EDITION.table
    assert issubclass(make, HewnsTable)
    dice = Dice(key=bytes([keys] * 32), script=dict(script or {}))
    table = blank(make, seats, CONTENT.board_named(board), scenario, dice)
    lay_out_supplies(table)
    laid = min(table.numbers.planet_cards, len(table.map.spaces_for_cards))
    if laid:  # all of them have been flipped
        cards = enumerate(CONTENT.files.planet_card)
        table.planet = tuple(number for number, card in cards for _ in range(card.copies))[laid:]
    table.round, table.active = round, active
    for seat, (normal, dirty) in enumerate(pools):
        table.normal[seat], table.dirty[seat] = normal, dirty
        table.pile -= normal
    for id, count in (stock or {}).items():
        table.add_stock(0, piece(id), count)
        table.supply = added(table.supply, piece(id), -count)
    table.stones = changed(table.stones, 0, stones)
    table.stones_left = added(table.stones_left, 0, -stones)
    hewns_of = [tuple(n for n in range(CONTENT.hewns) if CONTENT.size[n] == size) for size in range(3)]
    table.decks = (*hewns_of, tuple(range(len(CONTENT.cards))))
    for id in scouting:
        out_of_deck(table, 3, card(id))
        table.scouting = changed(table.scouting, 0, (*table.scouting[0], card(id)))
    for id, bonus in (mines or {}).items():
        table.mine[space(table, id)] = bonus
        table.extra_mines = added(table.extra_mines, bonus, 1)
    for bonus in table.map.mines.values() if table.rules.starting_mines else ():
        table.extra_mines = added(table.extra_mines, bonus, -1)
    for number, (one, two) in (tunnels or {}).items():
        piece_of_tunnel = table.map.spaces + CONTENT.tunnel_names.index(number)
        lay_tunnel(table, piece_of_tunnel, *sorted((space(table, one), space(table, two))))
    for each in hewns:
        _place(table, each)
    for id, danger in (dangers or {}).items():
        table.place_danger(danger, space(table, id))
    table.dirty_out = sum(table.dirty) + sum(table.open_dirty) + sum(table.hid_dirty)
    deal(table, order or tuple(range(1, seats + 1)), -1)
    table.order_shown = changed(table.order_shown, active, 1)
    return table


def out_of_deck(table: HewnsTable, deck: int, card: int) -> None:
    table.decks = changed(table.decks, deck, without(table.decks[deck], card))


def _place(table: HewnsTable, each: H) -> None:
    number = hewn(each.id, each.copy)
    out_of_deck(table, CONTENT.size[number], number)
    owner = each.owner if each.owner >= 0 else each.was
    give_hewn(table, owner, number)
    table.nana[number] = tuple(sorted(piece(id) for id in each.nana))
    slots = [(id,) if isinstance(id, str) else id for id in each.sicket]
    table.sicket[number] = tuple(sorted(tuple(piece(id) for id in slot) for slot in slots))
    for used in (*table.nana[number], *(p for slot in table.sicket[number] for p in slot)):
        table.supply = added(table.supply, used, -1)
    fill(table, number, each.normal, each.dirty)
    table.pile -= each.normal
    if each.heart == "gem":
        take_gem(table, number)
    elif each.heart:
        seat = owner if each.heart == "stone" else int(each.heart)
        table.heart[number] = seat
        table.stones_left = added(table.stones_left, seat, -1)
    if each.at:
        come_into_view(table, number)
        table.put(number, space(table, each.at))
    if each.shown:
        show_store(table, number)
    table.damaged[number] = int(each.damaged)
    if each.owner < 0:
        table.owner[number] = -1


def space(table: HewnsTable, id: str) -> int:
    """A space of the board by its id, a tunnel space by its number."""
    if id.isdigit():
        return table.map.spaces + CONTENT.tunnel_names.index(int(id))
    return table.map.number[id]


# --- playing


def begin(table: HewnsTable, rule: Frame) -> Game:
    """A game that stands at this rule."""
    EDITION.rules.audit(table)
    return Game.scene(EDITION, table, rule, header=EDITION.anonymous(table.seats))


def turn_of(table: HewnsTable, id: str, copy: int = 0) -> Game:
    """The Hewn turn of this Hewn."""
    number = hewn(id, copy)
    table.active = table.owner[number]
    return begin(table, HewnTurn(hewn=number, seat=table.owner[number]))


def player_turn(table: HewnsTable, seat: Seat = 0) -> Game:
    table.active, table.acted = seat, 0
    return begin(table, PlayerTurn(seat=seat))


def auction(
    *offer: int,
    pools: Sequence[tuple[int, int]] = ((2, 20), (2, 20)),
    seats: int = 2,
    round: int = 1,
    nananbites: int = 0,
) -> Game:
    """An auction of these items; any other card lies in its deck."""
    table = scene(pools=pools, seats=seats, round=round, stock={"nananbite": nananbites})
    table.offer = offer
    for each in offer:
        if each < TECHNOLOGY:
            out_of_deck(table, CONTENT.size[each], each)
        elif each != TURN_ORDER:
            out_of_deck(table, 3, each - TECHNOLOGY)
    table.last_seat = 0
    return begin(table, Auction())


def play(game: Game, *choices: Choice) -> None:
    """Whoever is waited for first makes the next choice."""
    for choice in choices:
        game.answer(game.waiting()[0], choice)


def first(game: Game, count: int = 1) -> None:
    """Whoever is waited for takes the first option, so many times."""
    for _ in range(count):
        seat = game.waiting()[0]
        game.answer(seat, game.options(seat)[0])


def pay_all(game: Game) -> None:
    while asked(game) == "PayForDice":
        first(game)


def refused(game: Game, choice: Choice, seat: Seat | None = None) -> str:
    """The clause that forbids a choice; empty if it may be made."""
    who = seat if seat is not None else game.waiting()[0]
    refusal: Refusal | None = game.why_not(who, choice)
    return (refusal.clause or "not offered") if refusal else ""


def at(game: Game) -> HewnsTable:
    """The table, to look at; nothing has been lost."""
    assert isinstance(game.table, HewnsTable)
    EDITION.rules.audit(game.table)
    return game.table


def sp(game: Game, id: str) -> int:
    assert isinstance(game.table, HewnsTable)
    return space(game.table, id)


def where(game: Game, id: str, copy: int = 0) -> str:
    """The id of the space where a Hewn stands; empty off the board."""
    table = at(game)
    here = table.space[hewn(id, copy)]
    if here < 0:
        return ""
    return table.map.ids[here] if here < table.map.spaces else str(CONTENT.tunnel_names[here - table.map.spaces])


def asked(game: Game) -> str:
    """The name of the open question; empty when the rule under test is done."""
    return type(game.question).__name__ if not game.is_over else ""


def who(game: Game) -> tuple[Seat, ...]:
    return game.waiting()


def state(game: Game, id: str, copy: int = 0) -> str:
    """Healthy, damaged, stunned, both, or dead."""
    table, number = at(game), hewn(id, copy)
    if table.owner[number] < 0 and table.space[number] < 0:
        return "dead"
    damaged, stunned = bool(table.damaged[number]), table.owner[number] < 0
    return "both" if damaged and stunned else "damaged" if damaged else "stunned" if stunned else "healthy"


def load(game: Game, id: str, copy: int = 0) -> tuple[int, int]:
    """Normal and dirty Substract on a Hewn."""
    table, number = at(game), hewn(id, copy)
    return table.normal_on(number), table.dirty_on(number)


def told(game: Game, *kinds: type[Event]) -> list[Event]:
    """What has happened, of these kinds."""
    return [told.event for told in game.log or () if isinstance(told.event, kinds)]


def ids(table: HewnsTable, spaces: Iterable[int]) -> list[str]:
    """Spaces by their ids, in order."""
    board = table.map
    names = [board.ids[s] if s < board.spaces else str(CONTENT.tunnel_names[s - board.spaces]) for s in spaces]
    return sorted(names)


def imagined(game: Game, seat: int | None, count: int = 40) -> list[HewnsTable]:
    tables = [game.redeal(seat, Dice.from_seed(number)).table for number in range(count)]
    for table in tables:
        EDITION.rules.audit(table)
    return tables  # type: ignore[return-value]


# --- scenes of several chapters


def close(game: Game) -> None:
    """All others hunt with what is left."""
    while asked(game) == "PlaceBidoxes":
        play(game, PASS)


def seen(game: Game, number: int) -> HewnView:
    """A Hewn as everyone sees it."""
    found: HewnView = next(each for each in game.view(None).hewns if each.hewn == number)
    return found


def planet(*hewns: H, cards: tuple[str, ...], script: dict[str, tuple[int, ...]], **more: object) -> HewnsTable:
    """A table of Hidden Substract with face-down cards on these spaces."""
    table = scene(*hewns, scenario=1, script=script, **more)  # type: ignore[arg-type]
    table.face_down = sum(1 << space(table, id) for id in cards)
    coming = script.get("planet", ())
    others = [number for number, card in enumerate(CONTENT.files.planet_card) for _ in range(card.copies)]
    for card in coming:
        others.remove(card)
    table.planet = tuple(sorted((*coming, *others[: len(table.planet) + len(cards) - len(coming)])))
    return table


def encounter(
    *hewns: H, moving: int, announced: tuple[int, ...], script: dict[str, tuple[int, ...]], **more: object
) -> Game:
    """The encounter after nobody has sent anything away."""
    game = begin(scene(*hewns, script={**MISS, **script}, **more), RangedEncounter(moving=moving, announced=announced))  # type: ignore[arg-type]
    while asked(game) == "SaveSubstract":
        play(game, PASS)
    return game


def bombing(*more: H, script: dict[str, tuple[int, ...]]) -> Game:
    svea = hewn("sveanivo")
    hewns = (H(id="sveanivo", at="B", dirty=1, sicket=["implosion_bomb"]), H(id="igil", at="C", owner=1), *more)
    game = encounter(*hewns, moving=svea, announced=(svea,), script=script)
    play(game, Pick(armour=1), Target(IGIL))
    pay_all(game)
    return game


def mining_scene(pile: int = 80, **more: object) -> Game:
    table = scene(
        H(id="clogg", at="ab1"),
        mines={"ab1": 0},
        script={"mining": (2, 3), "danger": (DEPLETED,)},
        **more,  # type: ignore[arg-type]
    )
    table.normal[1] += table.pile - pile
    table.pile = pile
    return turn_of(table, "clogg")


def meet(table: HewnsTable, moving: str, reacting: str, ap: int = 3) -> Game:
    """Two Hewns meet in one space, in the turn of the first."""
    one, two = hewn(moving), hewn(reacting)
    table.turn = ThisTurn(hewn=one, ap=ap)
    game = begin(table, SameSpaceEncounter(moving=one, reacting=two, seat=table.owner[one]))
    while asked(game) == "SaveSubstract":
        play(game, PASS)
    return game


def fight(*hewns: H, ap: int = 3, script: dict[str, tuple[int, ...]], **more: object) -> Game:
    """Both attack without secret dice."""
    game = meet(scene(*hewns, script={**MISS, **script}, **more), hewns[0].id, hewns[1].id, ap)  # type: ignore[arg-type]
    play(game, Pick(), Pick(), DoTo(ATTACK), DoTo(ATTACK))
    return game
