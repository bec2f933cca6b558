"""The content files as typed records, and as columns of ints that the rules read."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gamelode.kernel import Pack, cites

from .artifacts import Effect
from .skills import Skill
from .table import Card, Colour, Crystal

Source = Literal["rulebook", "public", "house"]


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
    copies: int
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
    hand: int
    base: int
    actions: int
    factions: int


class SetUpNumbers(_Record, frozen=True):
    start_hand: tuple[int, int, int, int]
    artifact_stacks: int
    artifacts_per_stack: int
    first_game: tuple[str, ...]


class Docks(_Record, frozen=True):
    slots: tuple[int, int, int, int]


class Mine(_Record, frozen=True):
    costs: tuple[int, ...]
    slots: tuple[int, ...]


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
    """What one record says of another must be true."""
    factions, colours = {f.id for f in files.faction}, {f.colour for f in files.faction}
    for number, m in enumerate(files.mercenary):
        if m.faction not in factions:
            raise pack.fault(f"mercenary[{number}].faction", f"there is no faction {m.faction!r}")
        for skill in m.skills:
            names = {"faction": factions, "colour": colours}
            for field, known in names.items():
                if getattr(skill, field, None) not in (None, *known):
                    raise pack.fault(f"mercenary[{number}].skills", f"there is no {field} {getattr(skill, field)!r}")
    for number, c in enumerate(files.crystal):
        if c.colour not in colours:
            raise pack.fault(f"crystal[{number}].colour", f"no faction has the colour {c.colour!r}")
        if c.symbol and c.symbol not in factions:
            raise pack.fault(f"crystal[{number}].symbol", f"there is no faction {c.symbol!r}")
        if c.cost not in files.mine.costs:
            raise pack.fault(f"crystal[{number}].cost", f"the Mine has no row for cost {c.cost}")
    _check_counts(files, pack)


def _check_counts(files: Files, pack: Pack) -> None:
    """There is enough of everything for a game of four."""
    if len(files.mine.slots) != len(files.mine.costs):
        raise pack.fault("mine.slots", f"{len(files.mine.costs)} costs need as many numbers")
    for cost, slots in zip(files.mine.costs, files.mine.slots, strict=True):
        if sum(c.cost == cost for c in files.crystal) < slots:
            raise pack.fault("mine.slots", f"fewer than {slots} crystals have cost {cost}")
    if len(files.faction) != 6:
        raise pack.fault("faction", "the rules need six factions")
    for level, slots, hand in zip((1, 2, 3, 4), files.docks.slots, files.setup.start_hand, strict=True):
        of_level = [m for m in files.mercenary if m.level == level]
        counts = sorted(sum(m.copies for m in of_level if m.faction == f.id) for f in files.faction)
        if sum(counts[: files.limits.factions]) < slots + 4 * hand:
            raise pack.fault("mercenary", f"too few cards of level {level} for a game of four players")
    if len(files.artifact_card) != files.setup.artifact_stacks * files.setup.artifacts_per_stack:
        raise pack.fault("artifact_card", "the stacks need exactly twelve cards")
    for name in files.setup.first_game:
        if name not in {f.id for f in files.faction}:
            raise pack.fault("setup.first_game", f"there is no faction {name!r}")
