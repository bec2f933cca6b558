"""What cards and creatures say in words: read by the terminal, and sent to the page with the content."""

from __future__ import annotations

from ..kinds import Card, EventCard, Kind, SwarmCard
from .columns import Content

Texts = tuple[str, ...]  # a sentence, or a few words, for each thing there is to say


def texts(content: Content) -> dict[str, tuple[Texts, ...]]:
    """All that things say in words, by kind of thing and by number."""
    return {
        "event": tuple(event_texts(content, card) for card in range(len(content.events))),
        "shout": tuple((shout_text(content, card),) for card in range(len(content.shouts))),
        "swarm": tuple(swarm_texts(content, card) for card in range(len(content.swarms))),
        "creature": tuple(creature_texts(content, kind) for kind in range(len(content.creatures))),
    }


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


def creature_texts(content: Content, kind: Kind) -> Texts:
    """What is special about a kind of creature."""
    return tuple(rule.words for rule in content.creatures[kind].rules if rule.words)
