"""Names for people: Hewns, items, pieces, spaces, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gamelode.kernel import Namer

from ..content import Board, Content
from ..dice import FACES, face_shown
from ..kinds import (
    ATTACK,
    BODY,
    BRAIN,
    DANGER_TOKENS,
    GEM,
    NO_DANGER,
    NO_MINE,
    OFF_PLANET,
    PIECES,
    TECHNOLOGY,
    TURN_ORDER,
    Space,
    bits,
)
from ..table import HewnsTable

DANGERS = tuple(FACES["danger"].values())
DEEDS = {ATTACK: "Attack", BODY: "Repair the body", BRAIN: "Repair the brain"}


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    entries = content.files.hewn

    def hewn(number: int | None) -> str:
        if number is None or not 0 <= number < content.hewns:
            return "off planet" if number == -1 else "nobody"
        kind = content.kind[number]
        copy = number - content.kind.index(kind)
        return entries[kind].name + (f" {copy + 1}" if entries[kind].copies > 1 else "")

    def item(number: int) -> str:
        if number == TURN_ORDER:
            return "the turn order stack"
        if TECHNOLOGY <= number < TECHNOLOGY + len(content.cards):
            card = content.cards[number - TECHNOLOGY]
            copy = number - TECHNOLOGY - content.cards.index(card)
            return card.name + (f" {copy + 1}" if card.copies > 1 else "")
        return hewn(number)

    def board(id: str) -> str:
        special = {"": "the first of the scenario", "random": "one of them, at random", "built": "built from the kit"}
        return special.get(id) or content.boards[content.board_named(id)].entry.name

    def kind_of_hewn(number: int) -> str:
        return entries[content.kind[number]].name

    def kind_of_item(number: int) -> str:
        if number < TECHNOLOGY:
            return kind_of_hewn(number)
        return content.cards[number - TECHNOLOGY].name if number < TURN_ORDER else item(number)

    def heart(inside: int) -> str:
        if inside >= GEM:
            return f"a gem worth {content.gems[inside - GEM]}"
        return "a heart stone" if inside >= 0 else "it is empty"

    return {
        "hewn": hewn,
        "kind of hewn": kind_of_hewn,
        "kind of item": kind_of_item,
        "receiver": lambda number: "off planet" if number < 0 else f"to {hewn(number)}",
        "supplier": lambda number: "" if number < 0 else f" of {hewn(number)}",
        "item": item,
        "heart": heart,
        "piece": lambda number: content.piece_names[number],
        "holder": lambda place: "" if place < 0 else " in its Mamabite",
        "replaced piece": lambda number: "" if number < 0 else f" instead of {content.piece_names[number]}",
        "space": lambda number: f"space {number}",
        "place": lambda number: f"space {number}",
        "danger": lambda number: DANGERS[number],
        "member": lambda number: ("leader", "small Arkz", "big Arkz")[number],
        "die": lambda die: str(die).replace("_", " "),
        "scenario": lambda name: next(each.name for each in content.scenarios if each.id == name),
        "board": board,
        "head start": lambda count: f"{count} Hewns and {count} technology cards each" if count else "none",
        "thrown die": lambda place: f"die {place + 1}",
        "deed": lambda deed: DEEDS[deed],
        "planet card": lambda number: content.files.planet_card[number].text,
    }


def names_on(table: HewnsTable) -> Mapping[str, Namer]:
    """Spaces by their names on the board, choices of a space with what else lies there, dice by what they show."""
    content, board = table.content, table.map
    hewn = names(content)["hewn"]

    def place(number: Space) -> str:
        there = []
        if table.mine[number] != NO_MINE:
            there.append(f"+{table.mine[number]} mine" if table.mine[number] else "mine")
        if table.danger[number] != NO_DANGER:
            there.append(DANGERS[table.danger[number]])
        if table.face_down >> number & 1:
            there.append("planet card")
        there += [hewn(each) for each in bits(table.crowd[number]) if each != table.turn.hewn]
        name = space_name(content, board, number)
        return f"{name} ({', '.join(there)})" if there else name

    def thrown(place: int) -> str:
        die = table.throw[place]
        return f"the {die.die.replace('_', ' ')} die with {face_shown(die.die, die.face)}"

    return {
        "space": lambda number: space_name(content, board, number),
        "place": lambda number: place(number) if 0 <= number < board.all else "nowhere",
        "thrown die": lambda place: thrown(place) if 0 <= place < len(table.throw) else "no die",
    }


def space_name(content: Content, board: Board, space: Space) -> str:
    """As it is printed on the board, and whether it is a node; tunnels have numbers."""
    if board.spaces <= space < board.all:
        return f"tunnel {content.tunnel_names[space - board.spaces]}"
    if not 0 <= space < board.spaces:
        return "nowhere"
    name = printed_name(board, space)
    return f"node {name}" if board.is_node[space] else name


def printed_name(board: Board, space: Space) -> str:
    return board.ids[space].replace("_", "-")


LESSON_BOARD = "twin_rift"  # whose spaces lessons name: the board of two players


def ids(content: Content) -> Mapping[str, Mapping[str, int]]:
    """By what names lessons call things. Of equal Hewns and cards the second and the others have a number."""
    hewns = _numbered(content.files.hewn[kind].id for kind in content.kind)
    cards = _numbered(card.id for card in content.cards)
    spaces = content.boards[content.board_named(LESSON_BOARD)].number
    return {
        "hewn": hewns,
        "receiver": {"off planet": OFF_PLANET, **hewns},
        "item": {**{id: TECHNOLOGY + card for id, card in cards.items()}, **hewns, "turn order": TURN_ORDER},
        "piece": {id: number for number, id in enumerate(PIECES)},
        "danger": {id: number for number, id in enumerate(DANGER_TOKENS)},
        "space": spaces,
        "place": spaces,
    }


def _numbered(ids: Iterable[str]) -> dict[str, int]:
    """Things by their ids: of equal ones the first as it is, then `id 2` and so on."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    for number, id in enumerate(ids):
        counts[id] = counts.get(id, 0) + 1
        found[id if counts[id] == 1 else f"{id} {counts[id]}"] = number
    return found
