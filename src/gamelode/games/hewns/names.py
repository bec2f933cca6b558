"""Names for people: Hewns, items, pieces, spaces, dice."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from .content import Content
from .table import TECHNOLOGY, TURN_ORDER

DANGERS = ("lava", "Snedj nest", "planet attack", "mine depleted", "new mine", "respite", "blank")


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    records = content.files.hewn

    def hewn(number: int | None) -> str:
        if number is None or not 0 <= number < content.hewns:
            return "off planet" if number == -1 else "nobody"
        kind = content.kind[number]
        copy = number - content.kind.index(kind)
        return records[kind].name + (f" {copy + 1}" if records[kind].copies > 1 else "")

    def item(number: int) -> str:
        if number == TURN_ORDER:
            return "the turn order stack"
        if TECHNOLOGY <= number < TECHNOLOGY + len(content.cards):
            return content.cards[number - TECHNOLOGY].name
        return hewn(number)

    def board(id: str) -> str:
        special = {"": "the usual one of the scenario", "random": "drawn at random"}
        return special.get(id) or content.boards[content.board_named(id)].record.name

    return {
        "hewn": hewn,
        "item": item,
        "piece": lambda number: content.piece_names[number],
        "space": lambda number: f"space {number}",
        "danger": lambda number: DANGERS[number],
        "member": lambda number: ("leader", "small Arkz", "big Arkz")[number],
        "die": lambda die: str(die).replace("_", " "),
        "scenario": lambda name: next(each.name for each in content.scenarios if each.id == name),
        "board": board,
        "head start": lambda count: f"{count} Hewns and {count} technology cards each" if count else "none",
        "planet card": lambda number: content.files.planet_card[number].text,
    }
