"""The content files as typed records, and as columns of ints that the rules read."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamelode.kernel import Pack, cites

from ..rules.artifacts.perks import Effect
from ..rules.skills.this_turn import Skill
from ..table import Card, Colour, Crystal

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, Meta(ge=0)]
Limit = Annotated[int, Meta(ge=1)]

UNKNOWN = {  # what a record names and no other record knows
    "faction": "there is no faction {!r}",
    "colour": "no faction has the colour {!r}",
    "cost": "the Mine has no row for cost {}",
}


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Source


class Faction(_Record, frozen=True):
    id: str
    name: str
    colour: str
    theme: str


class Mercenary(_Record, frozen=True):
    id: str
    name: str
    faction: str
    level: Literal[1, 2, 3, 4]
    copies: Count  # 0 takes it out of the game
    timing: Literal["turn", "instant", "extra_action"]
    skills: tuple[Skill, ...]
    short: str
    text: str
    copies_source: Source
    timing_source: Source


class CrystalToken(_Record, frozen=True):
    id: str
    colour: str
    cost: int
    vp: int
    symbol: str = ""
    cave_in: bool = False


class Artifact(_Record, frozen=True):
    id: str
    name: str
    timing: Literal["scoring", "start", "passive", "raid"]
    effect: Effect
    text: str
    note: str = ""


class ArtifactCard(_Record, frozen=True):
    id: str
    cost: int
    cost_source: Source
    left: Artifact
    right: Artifact


class Components(_Record, frozen=True):
    mercenary_cards: int
    mercenary_cards_per_faction: int
    artifact_cards: int
    crystal_tokens: int
    command_cards: int
    totems: int


class Limits(_Record, frozen=True):
    hand: Limit
    base: Limit
    actions: Limit
    factions: Limit


class SetUpNumbers(_Record, frozen=True):
    start_hand: tuple[Count, Count, Count, Count]
    artifact_stacks: Limit
    artifacts_per_stack: Limit
    first_game: tuple[str, ...]


class Docks(_Record, frozen=True):
    slots: tuple[Count, Count, Count, Count]


class Mine(_Record, frozen=True):
    costs: tuple[Count, ...]
    slots: tuple[Count, ...]


class CaveInTrack(_Record, frozen=True):
    last_space: int
    collapse: dict[int, int]


class Scoring(_Record, frozen=True):
    totem: int
    subjugated_per_level: int
    symbol_sets: tuple[int, ...]


class Safety(_Record, frozen=True):
    most_rounds: int


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    used_for: str


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    components: Components
    limits: Limits
    setup: SetUpNumbers
    docks: Docks
    mine: Mine
    cave_in: CaveInTrack
    scoring: Scoring
    safety: Safety
    faction: tuple[Faction, ...]
    mercenary: tuple[Mercenary, ...]
    crystal: tuple[CrystalToken, ...]
    artifact_card: tuple[ArtifactCard, ...]
    reference: tuple[Reference, ...] = ()


@cites("COMP-02", "COMP-05", "CARD-01", "CARD-02", "CARD-07", "CARD-08", "CARD-09", "CARD-10")
class Content:
    """Fixed facts of the game. Cards, crystals and colours are numbers; columns say what each is."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        _check(files, pack)
        self.files = files
        self.limits, self.setup, self.docks, self.mine = files.limits, files.setup, files.docks, files.mine
        self.cave_in, self.scoring, self.safety = files.cave_in, files.scoring, files.safety
        self.factions = {faction.id: number for number, faction in enumerate(files.faction)}
        self.colours = {faction.colour: number for number, faction in enumerate(files.faction)}
        self._mercenaries(files.mercenary)
        self._crystals(files.crystal)
        self.artifact_cost = tuple(card.cost for card in files.artifact_card)
        self.artifacts = tuple(half for card in files.artifact_card for half in (card.left, card.right))

    def _mercenaries(self, mercenaries: tuple[Mercenary, ...]) -> None:
        """Columns for each kind of card as printed, and then for each kind in each colour it may be given."""
        kinds, tints = len(mercenaries), len(self.factions) + 1
        self.kinds = kinds
        self.copies = tuple(m.copies for m in mercenaries)
        self.skills = tuple(m.skills for m in mercenaries)
        self.kind: tuple[Card, ...] = tuple(range(kinds)) * tints
        self.level: tuple[int, ...] = tuple(m.level for m in mercenaries) * tints
        self.faction: tuple[Colour, ...] = tuple(self.factions[m.faction] for m in mercenaries) * tints
        self.card_colour = self.faction[:kinds] + tuple(c for c in range(tints - 1) for _ in range(kinds))

    def _crystals(self, crystals: tuple[CrystalToken, ...]) -> None:
        self.hue: tuple[Colour, ...] = tuple(self.colours[c.colour] for c in crystals)
        self.cost = tuple(c.cost for c in crystals)
        self.vp = tuple(c.vp for c in crystals)
        self.caves_in = tuple(c.cave_in for c in crystals)
        self.symbol: tuple[int, ...] = tuple(self.factions.get(c.symbol, -1) for c in crystals)

    @cites("MET-04")
    def tinted(self, card: Card, colour: Colour) -> Card:
        """The same kind of card in another colour."""
        return self.kind[card] + self.kinds * (colour + 1)

    def tint(self, card: Card) -> Colour | None:
        """The colour that a card was given; None for a card as printed."""
        return card // self.kinds - 1 if card >= self.kinds else None

    # --- by name, for tests, bots and the page

    def card_named(self, id: str) -> Card:
        return next(number for number, m in enumerate(self.files.mercenary) if m.id == id)

    def crystal_named(self, id: str) -> Crystal:
        return next(number for number, c in enumerate(self.files.crystal) if c.id == id)

    def artifact_named(self, id: str) -> int:
        return next(number for number, half in enumerate(self.artifacts) if half.id == id)


@cites("COMP-03", "COMP-04", "R-40", "R-42")
def _check(files: Files, pack: Pack) -> None:
    """What one record says of another must be true, and there is enough of everything for a game of four."""
    known: dict[str, Collection[object]] = {
        "faction": {faction.id for faction in files.faction},
        "colour": {faction.colour for faction in files.faction},
        "cost": set(files.mine.costs),
    }
    _check_names(files, pack, known)
    _check_numbers(files, pack)
    _check_mine(files, pack)
    _check_mercenaries(files, pack)


def _check_names(files: Files, pack: Pack, known: dict[str, Collection[object]]) -> None:
    """Factions, colours and costs that records name are there."""

    def check(thing: object, key: str, *fields: str) -> None:
        for field in fields:
            value = getattr(thing, field, None)
            if value is not None and value not in known[field]:
                raise pack.fault(key, UNKNOWN[field].format(value))

    for number, m in enumerate(files.mercenary):
        check(m, f"mercenary[{number}].faction", "faction")
        for place, skill in enumerate(m.skills):
            check(skill, f"mercenary[{number}].skills[{place}]", "faction", "colour", "cost")
    for number, c in enumerate(files.crystal):
        check(c, f"crystal[{number}].colour", "colour")
        check(c, f"crystal[{number}].cost", "cost")
        if c.symbol and c.symbol not in known["faction"]:
            raise pack.fault(f"crystal[{number}].symbol", UNKNOWN["faction"].format(c.symbol))
    for number, card in enumerate(files.artifact_card):
        check(card.left.effect, f"artifact_card[{number}].left.effect", "cost")
        check(card.right.effect, f"artifact_card[{number}].right.effect", "cost")
    for name in files.setup.first_game:
        if name not in known["faction"]:
            raise pack.fault("setup.first_game", UNKNOWN["faction"].format(name))


def _check_numbers(files: Files, pack: Pack) -> None:
    """Numbers that depend on one another agree."""
    factions, cards = len(files.faction), files.setup.artifact_stacks * files.setup.artifacts_per_stack
    if factions != 6:
        raise pack.fault("faction", "the rules need six factions")
    if not 4 <= files.limits.factions <= factions:
        raise pack.fault("limits.factions", f"four players need 4 to {factions} factions in play")
    if len(set(files.setup.first_game)) != files.limits.factions or len(files.setup.first_game) > files.limits.factions:
        raise pack.fault("setup.first_game", f"it needs {files.limits.factions} different factions")
    if len(files.scoring.symbol_sets) != factions:
        raise pack.fault("scoring.symbol_sets", f"it needs a number for each size of set, from 1 to {factions}")
    if max(files.cave_in.collapse.values()) > files.cave_in.last_space:
        raise pack.fault("cave_in.collapse", f"the track ends with space {files.cave_in.last_space}")
    if len(files.artifact_card) != cards:
        raise pack.fault(
            "artifact_card", f"the stacks need exactly {cards} cards, and there are {len(files.artifact_card)}"
        )


def _check_mine(files: Files, pack: Pack) -> None:
    costs, slots = files.mine.costs, files.mine.slots
    if len(set(costs)) != len(costs):
        raise pack.fault("mine.costs", "a cost stands there twice")
    if len(slots) != len(costs):
        raise pack.fault("mine.slots", f"{len(costs)} costs need as many numbers")
    for cost, count in zip(costs, slots, strict=True):
        if sum(c.cost == cost for c in files.crystal) < count:
            raise pack.fault("mine.slots", f"fewer than {count} crystals have cost {cost}")


def _check_mercenaries(files: Files, pack: Pack) -> None:
    """Whichever factions are drawn, their cards fill the Docks and the hands of four players."""
    for level, slots, hand in zip((1, 2, 3, 4), files.docks.slots, files.setup.start_hand, strict=True):
        of_level = [m for m in files.mercenary if m.level == level]
        counts = sorted(sum(m.copies for m in of_level if m.faction == f.id) for f in files.faction)
        if sum(counts[: files.limits.factions]) < slots + 4 * hand:
            raise pack.fault("mercenary", f"too few cards of level {level} for a game of four players")
