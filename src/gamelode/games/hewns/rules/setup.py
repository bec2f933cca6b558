"""Set-up: scenario, board, supplies, decks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gamelode.kernel import Dice, Fault, Frame, Next, Values, cites, clause

from ..content import Content
from ..content.boards import MOST_DRAWN
from ..kinds import BIG, FREE, MEDIUM, NO_CARD, NO_DANGER, NO_MINE, NOBODY, OFF_BOARD, SMALL, TECHNOLOGY_DECK
from ..table import HewnsTable
from .auction.market import DECKS, draw_cards, draw_offer, give_card, give_hewn
from .rounds import Rounds
from .technology.load import fill

HEAD_START = (SMALL, MEDIUM, SMALL, BIG, SMALL)  # sizes of the Hewns of a head start, in order
MOST_HEAD_START = len(HEAD_START)


@cites("GAME-01", "GAME-02", "WIN-04", "R-105")
def scenarios(content: Content, seats: int) -> list[str]:
    """Scenarios to pick from."""
    return [scenario.id for scenario in content.scenarios]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on before the game."""

    scenario: Annotated[str, "scenario", Meta(title="Scenario"), Values(scenarios)] = "raw_substract"
    # empty: the scenario's first; random: one of them; built: from the kit; or a board's name
    board: Annotated[str, "board", Meta(title="Board"), Values(("", "random", "built"))] = ""
    extra_scouting: Annotated[bool, Meta(title="Two more scouting cards")] = False
    clock: Annotated[bool, Meta(title="Timed auction")] = False
    # Hewns and technology cards that each player begins with
    head_start: Annotated[int, "head start", Meta(title="Head start"), Values((0, 3, 5))] = 0


def set_up(make: type[HewnsTable], seats: int, options: Options, dice: Dice) -> tuple[HewnsTable, Frame]:
    """An empty table, and the rule that fills it."""
    content = make.content
    names = [scenario.id for scenario in content.scenarios]
    if options.scenario not in names:
        raise Fault(f"option scenario: there is no {options.scenario!r}; there are {', '.join(names)}")
    scenario = names.index(options.scenario)
    numbers = next(each for each in content.scenarios[scenario].for_players if each.players == seats)
    board = choose_board(content, options.board or numbers.boards[0], seats, numbers.boards, dice)
    table = blank(make, seats, board, scenario, dice)
    table.clock = options.clock
    if not 0 <= options.head_start <= MOST_HEAD_START:
        raise Fault(f"option head_start: from 0 to {MOST_HEAD_START} Hewns, not {options.head_start}")
    return table, SetUp(extra_scouting=options.extra_scouting, head_start=options.head_start)


@cites("GAME-01", "R-106")
def choose_board(content: Content, name: str, seats: int, usual: tuple[str, ...], dice: Dice) -> int:
    """The one that is named, one of the scenario's by chance, or one that chance assembles."""
    if name == "built":
        return content.boards.number_of(seats, dice.below(MOST_DRAWN, "board"))
    number = content.boards.named(dice.pick(usual, "board") if name == "random" else name)
    if number is None or seats not in content.boards[number].entry.players:
        fit = [board.id for board in content.files.board if seats in board.players]
        raise Fault(f"option board: {name!r} is no board for {seats} players; there are {', '.join(fit)} and built")
    return number


def blank(make: type[HewnsTable], seats: int, board: int, scenario: int, dice: Dice) -> HewnsTable:
    """A table with all its columns and nothing in them yet."""
    content = make.content
    hewns, spaces = content.hewns, content.boards[board].all
    each = next(e for e in content.scenarios[scenario].for_players if e.players == seats).bidoxes_each
    zeros = [0] * hewns
    return make(
        dice=dice,
        board=board,
        scenario=scenario,
        normal=[0] * seats,
        dirty=[0] * seats,
        stock=((0,) * len(content.supply),) * seats,
        stones=(0,) * seats,
        scouting=((),) * seats,
        order_card=(0,) * seats,
        order_shown=(0,) * seats,
        boxes_each=each,
        box_place=[FREE] * (seats * each),
        box_normal=[0] * (seats * each),
        box_dirty=[0] * (seats * each),
        box_nanas=[0] * (seats * each),
        decks=((),) * len(DECKS),
        discards=((),) * len(DECKS),
        owner=[NOBODY] * hewns,
        space=[OFF_BOARD] * hewns,
        damaged=zeros[:],
        open_normal=zeros[:],
        open_dirty=zeros[:],
        hid_normal=zeros[:],
        hid_dirty=zeros[:],
        known_normal=zeros[:],
        known_dirty=zeros[:],
        most_normal=zeros[:],
        most_dirty=zeros[:],
        most_both=zeros[:],
        brought_by=[NOBODY] * hewns,
        heart=[NO_CARD] * hewns,
        heart_seen=zeros[:],
        nana=[()] * hewns,
        sicket=[()] * hewns,
        members=[()] * hewns,
        crowd=[0] * spaces,
        mine=[NO_MINE] * spaces,
        danger=[NO_DANGER] * spaces,
        tunnel=(-1,) * (2 * content.boards[board].tunnels),
    )


class SetUp(Frame):
    """[GAME-01] The game is laid out."""

    extra_scouting: bool = False
    head_start: int = 0

    @clause("GAME-01", "NEWM-02")
    def supplies(self, table: HewnsTable, _: None) -> Next:
        """Mines on the board and in the pool, Substract, tokens, pieces, gems, stones."""
        lay_out_supplies(table)
        start = table.numbers.start_substract
        table.normal, table.dirty = [start.normal] * table.seats, [start.dirty] * table.seats
        table.dirty_out = start.dirty * table.seats
        return None

    @clause("GAME-01", "SIGHT-02", "R-101")
    def mines(self, table: HewnsTable, _: None) -> Next:
        """Starting mines, or planet cards face down on spaces away from the entrances."""
        if table.rules.starting_mines:
            for space, bonus in table.map.mines.items():
                table.mine[space] = bonus
        if table.numbers.planet_cards:
            lay_planet_cards(table)
        return None

    @clause("AUCT-02", "AUCT-03", "GAME-01")
    def decks(self, table: HewnsTable, _: None) -> Next:
        """Hewns are sorted into decks by size, and technology cards make another."""
        content = table.content
        hewns = (tuple(hewn for hewn, size in enumerate(content.size) if size == deck) for deck in range(3))
        cards = enumerate(content.cards)
        table.decks = (*hewns, tuple(n for n, card in cards if self.extra_scouting or not card.variant))
        return None

    @clause("R-105", "AUCT-03")
    def first_hewns(self, table: HewnsTable, _: None) -> Next:
        """With a head start each player has loaded Hewns and technology by chance; then the first offer is laid out."""
        for number in range(self.head_start):
            for seat in range(table.seats):
                (hewn,), (card,) = draw_cards(table, HEAD_START[number], 1), draw_cards(table, TECHNOLOGY_DECK, 1)
                give_hewn(table, seat, hewn)
                fill(table, hewn, 0, table.capacity(hewn))
                table.dirty_out += table.capacity(hewn)
                give_card(table, seat, card)
        draw_offer(table)
        return None

    @clause("R-48")
    def begin(self, table: HewnsTable, _: None) -> Next:
        """Chance says who places the first Bidox."""
        table.last_seat = table.dice.below(table.seats, "first")
        return self.become(Rounds())


def lay_out_supplies(table: HewnsTable) -> None:
    """Mine pool, Substract, tokens, gems, entrances, stones and pieces."""
    content, numbers, files = table.content, table.numbers, table.content.files
    pool = numbers.mine_pool
    table.pile = numbers.normal_substract_supply
    table.mine_pool = (pool.normal, pool.plus1, pool.plus2, pool.plus3)
    tokens = files.danger_tokens
    table.danger_left = (tokens.lava, tokens.snedj, tokens.planet_attack)
    table.gems = tuple(gem.count for gem in files.gem)
    stack = files.entrance_stack
    table.entrances_left = (stack.small, stack.medium, stack.big)
    table.stones_left = (files.supply.heart_stones_per_colour,) * table.seats
    table.supply = content.supply


def lay_planet_cards(table: HewnsTable) -> None:
    """Planet cards lie face down on some spaces; which is where, nobody knows yet."""
    chosen = table.dice.shuffled(table.map.spaces_for_cards, "planet")[: table.numbers.planet_cards]
    table.face_down = sum(1 << space for space in chosen)
    cards = table.content.files.planet_card
    table.planet = tuple(number for number, card in enumerate(cards) for _ in range(card.copies))
