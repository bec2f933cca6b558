"""Names for people: miniatures, cells, abilities, faces of dice."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from ..content import Content
from ..kinds import BLADE, DRAWN, MISS, RANDOM, Mini, Piece

ACTIVATIONS = {
    "blade": "blade",
    "multiblade": "multiblade",
    "double_blade": "double blade",
    "double_multiblade": "double multiblade",
    "score": "on a scoring cell",
    "comes_into_play": "on coming into play",
}


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""
    miniatures, sides = content.files.miniature, content.files.side

    def kind_of(number: Mini) -> str:
        return miniatures[content.kind[number]].name

    def mini(number: Mini) -> str:
        copy = content.copy[number]
        name = kind_of(number) + (f" ({copy + 1})" if copy else "")
        return f"{sides[content.owner[number]].name}'s {name}"

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


def ability_name(content: Content, piece: Piece) -> str:
    """An ability with its figures and how it is set off, such as `Crit 2 (blade)`."""
    ability = content.pieces[piece]
    figures = [str(getattr(ability, field)) for field in ("type", "name", "x") if getattr(ability, field, None)]
    ways = [ACTIVATIONS[a] for a in ability.activation if a in ACTIVATIONS]
    if ability.spawn_cost:
        ways.append(f"{ability.spawn_cost} spawn point{'s' if ability.spawn_cost > 1 else ''}")
    return " ".join([ability_title(content, piece), *figures]) + (f" ({', '.join(ways)})" if ways else "")


def ability_title(content: Content, piece: Piece) -> str:
    """The name of an ability, such as `Crit`."""
    tag = content.pieces[piece].__struct_config__.tag
    return next(text.name for text in content.files.ability if text.id == tag)
