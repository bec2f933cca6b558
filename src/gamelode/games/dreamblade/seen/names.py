"""Names for people: miniatures, cells, abilities, faces of dice."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from ..content import Content
from ..content.texts import ability_name, ability_title
from ..kinds import BLADE, DRAWN, GRAVEYARD, MISS, RANDOM, Mini


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    miniatures, sides = content.files.miniature, content.files.side

    def kind_of(number: Mini) -> str:
        return miniatures[content.kind[number]].name

    def mini(number: Mini) -> str:
        return f"{sides[content.owner[number]].name}'s {copy_name(content, number)}"

    def warband(wanted: str) -> str:
        ready_made = {each.id: each.name for each in content.files.warband}
        special = {RANDOM: "any of the ready-made ones", DRAWN: "drawn from all miniatures"}
        return (special | ready_made).get(wanted, wanted)

    return {
        "mini": mini,
        "kind of mini": kind_of,
        "kind": lambda kind: miniatures[kind].name,
        "cell": lambda cell: content.cell_names[cell],
        "piece": lambda piece: ability_name(content, piece),
        "kind of piece": lambda piece: ability_title(content, piece),
        "warband": warband,
        "turn cap": lambda turns: f"a draw after {turns} turns" if turns else "no limit",
        "face": lambda face: {BLADE: "blade", MISS: "miss"}.get(face, str(face)),
    }


def ids(content: Content) -> Mapping[str, Mapping[str, int]]:
    """By what names lessons call things: a miniature by its side, its id and, from the second on, its number."""
    miniatures, sides = content.files.miniature, content.files.side
    minis = {
        f"{sides[owner].id}-{miniatures[content.kind[mini]].id}"
        + (f"-{content.copy[mini] + 1}" if content.copy[mini] else ""): mini
        for mini, owner in enumerate(content.owner)
    }
    return {
        "kind": content.kinds_by_id,
        "mini": minis,
        "piece": {
            f"{miniature.id}-{content.pieces[piece].__struct_config__.tag}": piece
            for miniature, pieces in zip(miniatures, content.printed_pieces, strict=True)
            for piece in pieces
        },
        "cell": {**{name: cell for cell, name in enumerate(content.cell_names)}, "graveyard": GRAVEYARD},
    }


def copy_name(content: Content, mini: Mini) -> str:
    """A miniature among those of its side, such as `Savage Ogre (2)`."""
    copy = content.copy[mini]
    return content.files.miniature[content.kind[mini]].name + (f" ({copy + 1})" if copy else "")
