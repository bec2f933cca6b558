"""What the numbers of views, events and choices stand for, and what things say: sent to the page with the content."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import cites

from ..content import Content
from ..content.entries import HewnEntry, Size
from ..dice import ADDED_UP, face_shown, worth
from ..kinds import BLANK, EMPTY, ESCAPE, GEM, GEM_FACE, NANADEAD, NO_CARD, TECHNOLOGY, TURN_ORDER, Die, Hewn, Item
from ..rules.auction.auction import FOUND_BY_HUNTING
from .names import names, printed_name
from .story import Story, story

Texts = tuple[str, ...]
ItemKind = Size | Literal["technology", "scouting", "turn order"]
HeartKind = Literal["no card", "empty", "stone", "gem"]
MARKS = {GEM_FACE: f"{worth(GEM_FACE)}◆", ESCAPE: "E", NANADEAD: "✕"}


class HewnLegend(Struct, frozen=True):
    """A figure: its kind is the place of its entry among the Hewns."""

    kind: int
    name: str
    copy: int  # among those of its kind, from 1; 0: it is the only one


class KindLegend(Struct, frozen=True):
    """What is printed on the card of a kind of Hewn."""

    brief: str
    abilities: Texts
    facts: Texts


class ItemLegend(Struct, frozen=True):
    """Something that an auction may offer."""

    name: str
    kind: ItemKind
    hewn: Hewn | None
    card: int | None  # the place of its entry among the technologies
    text: str  # what a card does


class PieceLegend(Struct, frozen=True):
    """A piece of technology, and the place of the card that brings it among the technologies."""

    name: str
    card: int


class HeartLegend(Struct, frozen=True):
    """What may be in a heart card."""

    kind: HeartKind
    name: str
    value: int  # of a gem


class FaceLegend(Struct, frozen=True):
    """What a face shows, in words and as it is drawn, and what it counts."""

    name: str
    mark: str  # empty: it is drawn in words
    worth: int


class DieLegend(Struct, frozen=True):
    """A kind of dice, with its faces by their numbers."""

    name: str
    adds_up: bool
    faces: dict[int, FaceLegend]


class Sources(Struct, frozen=True):
    """Why dice are rolled."""

    card: str = "of its card"
    members: str = "one for each member"
    action_points: str = "one for each action point of its card"
    shields: str = "for Slocic Shields"
    screens: str = "for body screens"
    picked: str = "picked in secret and paid for"
    explosion: str = "for the explosion"
    bomb: str = "of its implosion bomb"
    claws: str = "for mining claws"
    mine: str = "for the mine"
    aggressive: str = "for mining aggressively"
    gozzbag: str = "for Major Gozzbag"
    extracting: str = "for its Suderer"
    danger_of_mine: str = "for the mine; they take effect last"
    being_hit: str = "for being hit"
    winds: str = "for flying or climbing: a 0 is deadly"
    minds: str = "mind against mind: the best die counts"
    each_nananbite: str = "one for each Nananbite"


class Hints(Struct, frozen=True):
    """What players are told where they decide."""

    auction: str = (
        "All see on what a Bidox lies, and nobody what is in it. The highest sum wins if it reaches the price; "
        "all others get theirs back."
    )
    hunt: str = f"A Bidox that hunts brings {FOUND_BY_HUNTING} dirty Substract at once."
    wins_nothing: str = "wins nothing"
    screens: str = "armour dice more"
    malfunctions: str = "malfunctions: it is stunned and rolls nothing"
    penniless: str = "carries nothing: unless a friend pays, it is stunned"


class Legend(Struct, frozen=True):
    """What each number is, by that number."""

    hewns: tuple[HewnLegend, ...]
    kinds: tuple[KindLegend, ...]
    items: dict[Item, ItemLegend]
    pieces: tuple[PieceLegend, ...]
    hearts: dict[int, HeartLegend]
    dangers: Texts
    dice: dict[Die, DieLegend]
    spaces: dict[str, Texts]  # by board: their names as they are printed
    sources: Sources
    hints: Hints
    story: Story


@cites("BID-06", "RES-04", "RES-12", "HUNT-01", "RANG-18", "RANG-25", "MINE-07", "FLY-03")
def legend(content: Content) -> Legend:
    """The legend of a content."""
    called = names(content)
    return Legend(
        hewns=tuple(_hewn(content, hewn, called["hewn"](hewn)) for hewn in range(content.hewns)),
        kinds=tuple(map(_kind, content.files.hewn)),
        items=_items(content),
        pieces=tuple(
            PieceLegend(name, content.files.technology.index(entry))
            for name, entry in zip(content.piece_names, content.piece_entries, strict=True)
        ),
        hearts=_hearts(content),
        dangers=tuple(map(called["danger"], range(BLANK + 1))),
        dice={die: _die(die, called["die"](die), faces) for die, faces in content.faces.items()},
        spaces={
            board.entry.id: tuple(printed_name(board, space) for space in range(board.spaces))
            for board in map(content.boards.__getitem__, range(content.boards.printed))
        },
        sources=Sources(),
        hints=Hints(),
        story=story(),
    )


# --- Hewns


def _hewn(content: Content, hewn: Hewn, name: str) -> HewnLegend:
    kind = content.kind[hewn]
    copies = content.files.hewn[kind].copies
    return HewnLegend(kind, name, hewn - content.kind.index(kind) + 1 if copies > 1 else 0)


@cites("AP-08", "ARM-01", "CC-02", "SWARM-10", "STORE-01", "SOCK-01", "HEART-02")
def _kind(entry: HewnEntry) -> KindLegend:
    close = "a close combat die for each member" if entry.swarm else f"{entry.close_combat} close combat dice"
    return KindLegend(
        brief=f"{entry.ap} points · {entry.armour} armour · store {entry.store_open}+{entry.store_hidden}",
        abilities=(
            *((f"{entry.mining} mining",) if entry.mining else ()),
            *(("weapon",) if entry.weapon else ()),
            *entry.abilities,
            *((f"{entry.repair} repair",) if entry.repair else ()),
        ),
        facts=(
            f"{entry.ap} action points and speed dice",
            f"{entry.armour} armour dice",
            close,
            _count(entry.rerolls, "re-roll"),
            f"{entry.store_open} open and {entry.store_hidden} hidden store",
            f"{_count(entry.nanasockets, 'Nanasocket')}, {_count(entry.sicket_sockets, 'Sicket socket')}",
            "heart card" if entry.heart else "no heart card",
        ),
    )


def _count(count: int, one: str) -> str:
    return f"{count} {one}{'s' * (count != 1)}"


def _hearts(content: Content) -> dict[int, HeartLegend]:
    seats = max(each.players for scenario in content.scenarios for each in scenario.for_players)
    return {
        NO_CARD: HeartLegend("no card", "no heart card", 0),
        EMPTY: HeartLegend("empty", "empty heart card", 0),
        **{seat: HeartLegend("stone", "heart stone", 0) for seat in range(seats)},
        **{GEM + gem: HeartLegend("gem", f"gem worth {value}", value) for gem, value in enumerate(content.gems)},
    }


# --- items


@cites("RES-08")
def _items(content: Content) -> dict[Item, ItemLegend]:
    called = names(content)["hewn"]
    hewns = {
        hewn: ItemLegend(called(hewn), content.files.hewn[kind].size, hewn, None, "")
        for hewn, kind in enumerate(content.kind)
    }
    cards = {
        TECHNOLOGY + number: ItemLegend(card.name, card.kind, None, content.files.technology.index(card), card.text)
        for number, card in enumerate(content.cards)
    }
    text = "Whoever wins it deals the turn order cards, face down."
    return {**hewns, **cards, TURN_ORDER: ItemLegend("Turn order stack", "turn order", None, None, text)}


# --- dice


def _die(die: Die, name: str, faces: tuple[int, ...]) -> DieLegend:
    adds_up = die in ADDED_UP
    return DieLegend(name, adds_up, {face: _face(die, face, adds_up=adds_up) for face in sorted(set(faces))})


def _face(die: Die, face: int, *, adds_up: bool) -> FaceLegend:
    name = face_shown(die, face)
    return FaceLegend(name, name if name == str(face) else MARKS.get(face, ""), worth(face) if adds_up else 0)
