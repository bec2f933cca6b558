"""The content files as columns of ints, which the rules read."""

from __future__ import annotations

from gamelode.kernel import Pack, cites

from ..kinds import Card, Colour, Crystal
from .checks import check_files
from .entries import CrystalEntry, Files, MercenaryEntry


@cites("COMP-02", "COMP-05", "CARD-01", "CARD-02", "CARD-07", "CARD-08", "CARD-09", "CARD-10")
class Content:
    """Fixed facts of the game. Cards, crystals and colours are numbers; columns say what each is."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        check_files(files, pack)
        self.files = files
        self.limits, self.setup, self.docks, self.mine = files.limits, files.setup, files.docks, files.mine
        self.cave_in, self.scoring, self.safety = files.cave_in, files.scoring, files.safety
        self.factions = {faction.id: number for number, faction in enumerate(files.faction)}
        self.colours = {faction.colour: number for number, faction in enumerate(files.faction)}
        self._mercenaries(files.mercenary)
        self._crystals(files.crystal)
        self.artifact_cost = tuple(card.cost for card in files.artifact_card)
        self.artifacts = tuple(half for card in files.artifact_card for half in (card.left, card.right))

    def _mercenaries(self, mercenaries: tuple[MercenaryEntry, ...]) -> None:
        """Columns for each kind of card as printed, and then for each kind in each colour it may be given."""
        kinds, tints = len(mercenaries), len(self.factions) + 1
        self.kinds = kinds
        self.copies = tuple(m.copies for m in mercenaries)
        self.skills = tuple(m.skills for m in mercenaries)
        self.kind: tuple[Card, ...] = tuple(range(kinds)) * tints
        self.level: tuple[int, ...] = tuple(m.level for m in mercenaries) * tints
        self.faction: tuple[Colour, ...] = tuple(self.factions[m.faction] for m in mercenaries) * tints
        self.card_colour = self.faction[:kinds] + tuple(c for c in range(tints - 1) for _ in range(kinds))

    def _crystals(self, crystals: tuple[CrystalEntry, ...]) -> None:
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
