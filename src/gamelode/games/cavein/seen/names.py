"""Names for people: cards, crystals, artifacts, colours, stacks."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from ..content import Content

FACTIONS = {"random": "four at random", "first": "the four for a first game"}


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    colours = list(content.colours)

    def card(number: int) -> str:
        m = content.files.mercenary[content.kind[number]]
        tint = content.tint(number)
        as_colour = "" if tint is None else f" as {colours[tint]}"
        return f"{m.name} ({colours[content.faction[number]]} {m.level}{as_colour})"

    def crystal(number: int) -> str:
        c = content.files.crystal[number]
        marks = (f", {c.symbol} symbol" if c.symbol else "") + (", cave-in" if c.cave_in else "")
        return f"{c.colour} crystal (cost {c.cost}, {c.vp} VP{marks})"

    return {
        "card": card,
        "crystal": crystal,
        "artifact": lambda number: content.artifacts[number].name,
        "colour": lambda number: colours[number],
        "stack": lambda number: f"stack {number + 1}",
        "set of factions": lambda name: str(FACTIONS.get(name, name)),
        "who begins": lambda number: f"player {number}" if number else "drawn at random",
    }


def ids(content: Content) -> Mapping[str, Mapping[str, int]]:
    """By what names lessons call things."""
    return {
        "card": {m.id: number for number, m in enumerate(content.files.mercenary)},
        "crystal": {c.id: number for number, c in enumerate(content.files.crystal)},
        "artifact": {half.id: number for number, half in enumerate(content.artifacts)},
        "artifact card": {card.id: number for number, card in enumerate(content.files.artifact_card)},
        "colour": content.colours,
        "stack": {f"stack {number + 1}": number for number in range(content.setup.artifact_stacks)},
    }
