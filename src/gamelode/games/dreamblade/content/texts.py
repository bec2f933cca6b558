"""What abilities are called and what they say: read by the terminal, the log and the page."""

from __future__ import annotations

import re

from ..kinds import PrintedAbility
from .columns import Content
from .entries import AbilityEntry

ACTIVATIONS = {
    "blade": "blade",
    "multiblade": "multiblade",
    "double_blade": "double blade",
    "double_multiblade": "double multiblade",
    "score": "on a scoring cell",
    "comes_into_play": "on coming into play",
}


def counted(count: int, word: str) -> str:
    """Such as `1 spawn point` and `2 spawn points`."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def ability_entry(content: Content, piece: PrintedAbility) -> AbilityEntry:
    """The entry of a printed ability, which all of its kind share."""
    tag = content.pieces[piece].__struct_config__.tag
    return next(entry for entry in content.files.ability if entry.id == tag)


def ability_title(content: Content, piece: PrintedAbility) -> str:
    """The name of an ability, such as `Crit`."""
    return ability_entry(content, piece).name


def ability_name(content: Content, piece: PrintedAbility) -> str:
    """An ability with its figures, for whom it is and how it is set off, such as `Crit 2 (blade)`."""
    ability = content.pieces[piece]
    figures = [str(getattr(ability, field)) for field in ("type", "name", "x") if getattr(ability, field, None)]
    ways = [ACTIVATIONS[a] for a in ability.activation if a in ACTIVATIONS]
    if ability.spawn_cost:
        ways.append(counted(ability.spawn_cost, "spawn point"))
    lineage = getattr(ability, "only_lineage", "")
    name = " ".join([ability_title(content, piece), *figures]) + (f", {lineage} only" if lineage else "")
    return name + (f" ({', '.join(ways)})" if ways else "")


def ability_text(content: Content, piece: PrintedAbility) -> str:
    """What an ability does, with its own figure for X and the name of what it grants."""
    text, x = ability_entry(content, piece).effect, getattr(content.pieces[piece], "x", None)
    own = text if x is None else re.sub(r"\bX\b", str(x), text)
    granted = content.granted.get(piece)
    return own if granted is None else f"{own} It is {ability_name(content, granted)}."


def ability_reach(content: Content, piece: PrintedAbility) -> str:
    """Whom an ability concerns and when it works, as far as its name does not say so."""
    entry = ability_entry(content, piece)
    whom = "" if entry.targets == "itself" else entry.targets
    is_usual = entry.timing == "continuous" or entry.timing.startswith("on activation")
    return "; ".join(filter(None, (whom, "" if is_usual else entry.timing)))
