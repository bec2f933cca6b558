"""What the numbers of views and choices stand for: sent to the page with the content."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import cites

from ..content import Content
from ..kinds import ArtifactCard, Card, Colour, Crystal, Half, card_of, halves_of
from .names import names

WILD = "Its faction is not in play, so it is wild: cards of any one colour pay for it."
CAVES_IN = "Mining it moves the Cave-In token."
SYMBOL = "Its symbol counts for sets at the end."
ON_TOP = "On top, and your next Leader if nothing follows"


class CardLegend(Struct, frozen=True):
    """A card: its kind is the place of its entry among the mercenaries."""

    name: str
    kind: Card
    faction: Colour
    tint: Colour | None  # the colour that a Robuster gave it


class CrystalLegend(Struct, frozen=True):
    """A crystal token as it is printed."""

    name: str
    colour: Colour
    symbol: Colour | None
    notes: tuple[str, ...]  # what its marks do


class HalfLegend(Struct, frozen=True):
    """An artifact: the card on which it is printed, and the side."""

    card: ArtifactCard
    side: Literal["left", "right"]


class Legend(Struct, frozen=True):
    """What each number is, by that number."""

    cards: tuple[CardLegend, ...]
    crystals: tuple[CrystalLegend, ...]
    halves: tuple[HalfLegend, ...]
    halves_of: tuple[tuple[Half, Half], ...]  # by artifact card
    levels: tuple[int, ...]  # of the stacks of mercenaries and the rows of the Docks
    wild: str  # what it means that a crystal is wild
    on_top: str  # what the last of the cards that are played becomes


@cites("START-02", "PLAY-03", "WILD-02")
def legend(content: Content) -> Legend:
    """What the numbers of views and choices stand for, and what cards do, in words."""
    called = names(content)
    return Legend(
        cards=tuple(_card(content, card, called["card"](card)) for card in range(len(content.kind))),
        crystals=tuple(_crystal(content, each, called["crystal"](each)) for each in range(len(content.hue))),
        halves=tuple(_half(half) for half in range(len(content.artifacts))),
        halves_of=tuple(map(halves_of, range(len(content.artifact_cost)))),
        levels=tuple(range(1, len(content.docks.slots) + 1)),
        wild=WILD,
        on_top=ON_TOP,
    )


def _card(content: Content, card: Card, name: str) -> CardLegend:
    return CardLegend(name, content.kind[card], content.faction[card], content.tint(card))


@cites("CARD-09", "CARD-10")
def _crystal(content: Content, crystal: Crystal, name: str) -> CrystalLegend:
    has_symbol = content.symbol[crystal] >= 0
    return CrystalLegend(
        name=name,
        colour=content.hue[crystal],
        symbol=content.symbol[crystal] if has_symbol else None,
        notes=(CAVES_IN,) * content.caves_in[crystal] + (SYMBOL,) * has_symbol,
    )


def _half(half: Half) -> HalfLegend:
    card = card_of(half)
    return HalfLegend(card, "left" if half == halves_of(card)[0] else "right")
