"""What weapons, cards, creatures and objectives say in words: read by the terminal, and sent to the page."""

from __future__ import annotations

from ..kinds import GOLD, ITEMS, MORKITE, NITRA, Card, EventCard, Kind, MissionId, ModeId, SwarmCard
from ..rules.wording import counted, creature_name, several
from .columns import Content
from .entries import UNLIMITED, Mode, Objective, Shape

Texts = tuple[str, ...]  # a sentence, or a few words, for each thing there is to say

MODES = {"he": "HE grenade", "ap": "AP grenade"}
AREAS: dict[Shape, str] = {
    "single": "one space",
    "triangle": "three spaces",
    "line3": "a line of three",
    "blast7": "seven spaces",
}
WITHOUT_PLURAL = {ITEMS[item] for item in (MORKITE, NITRA, GOLD)}


# --- cards


def event_texts(content: Content, card: EventCard) -> Texts:
    """A sentence for each instruction of the card."""
    return tuple(effect.words(content) for effect in content.events[card].effects)


def shout_text(content: Content, card: Card) -> str:
    """A Rock & Stone card, with the moment it is for if it has one."""
    window, text = content.shouts[card].window, content.shouts[card].text
    return text if window == "any time" else f"{window[0].upper()}{window[1:]}: {text[0].lower()}{text[1:]}"


def swarm_texts(content: Content, card: SwarmCard) -> Texts:
    """Who comes, in order, and what follows."""
    places = "; ".join(place.words(content) for place in content.swarms[card].place)
    return (f"{places}.", "Then all creatures activate.")


# --- creatures


def creature_texts(content: Content, kind: Kind) -> Texts:
    """What is special about a kind of creature."""
    return tuple(rule.words for rule in content.creatures[kind].rules if rule.words)


def creature_numbers(content: Content, kind: Kind) -> Texts:
    """How far a kind of creature moves and reaches, and what it rolls."""
    nature = content.creatures[kind]
    moves = f"moves {nature.movement}" if nature.movement else "does not move"
    reach = [f"reaches {nature.range}"] if nature.range else []
    return (moves, *reach, f"rolls {dice_text(nature.dice, nature.die)}")


# --- weapons


def mode_name(content: Content, number: ModeId) -> str:
    """A way to shoot, with its weapon if that has several."""
    mode = content.modes[number]
    return mode.weapon if mode.slot else f"{mode.weapon} ({MODES.get(mode.id, mode.id.replace('_', ' '))})"


def mode_texts(content: Content, number: ModeId) -> Texts:
    """What a way to shoot does: its dice first, then whom they hit, and what else is unusual about it."""
    mode = content.modes[number]
    dice = " and ".join(dice_text(count, die) for die, count in mode.dice.items())
    price = [] if mode.actions == 1 else [actions_text(mode.actions)]
    return (dice, _aim(mode), *_unusual(mode), *price)


def _aim(mode: Mode) -> str:
    if mode.area:
        return f"hits {AREAS[mode.area]}, friends too"
    return "at one target" if mode.single else "spread over spaces next to each other"


def _unusual(mode: Mode) -> list[str]:
    said = {
        "over heads": mode.lobbed,
        "the die you prefer counts": mode.keep_one,
        f"at most {mode.per_turn} times a turn": mode.per_turn < UNLIMITED,
        f"then up to {mode.flames} Flames": mode.flames,
        "stuns": mode.stun,
        "freezes one survivor": mode.freeze_one,
        f"throws you up to {mode.leap} spaces": mode.leap,
        "right after another shot of it": mode.sustained,
    }
    return [words for words, is_so in said.items() if is_so]


def dice_text(count: int, die: str) -> str:
    """Dice of one kind: `3 bullet dice`."""
    return f"{count} {die} {'die' if count == 1 else 'dice'}"


def actions_text(actions: int) -> str:
    """What something takes: `2 actions`."""
    return counted(actions, "action") if actions else "no action"


# --- missions


def item_text(item: str) -> str:
    """Something of the shared pile by its name."""
    return item.replace("_", " ").title()


def objective_texts(content: Content, mission: MissionId) -> Texts:
    """What is wanted, a line for each objective."""
    return tuple(objective_text(content, objective) for objective in content.files.mission[mission].objectives)


def objective_text(content: Content, objective: Objective) -> str:
    """What an objective wants."""
    count, item = objective.n, objective.item
    if objective.kind == "kill":
        name = creature_name(content, item)
        return f"Kill {count} marked {several(name)}" if count > 1 else f"Kill the marked {name}"
    if objective.kind == "repair":
        return f"Repair {counted(count, 'wreck')}, {objective.cubes} cubes each"
    wanted = f"{count} {item_text(item)}" if item in WITHOUT_PLURAL else counted(count, item_text(item))
    return f"Bring {wanted} to the Minehead" if objective.kind == "deposit" else f"Collect {wanted}"
