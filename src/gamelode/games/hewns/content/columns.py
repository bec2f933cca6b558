"""The content files as columns of ints that the rules read."""

from __future__ import annotations

from gamelode.kernel import Pack, cites

from ..kinds import PIECES, TECHNOLOGY, TURN_ORDER, Hewn, Piece
from .boards import Boards
from .checks import check, faces_of
from .entries import SIZES, Ability, Files

CARD_PIECES = {"nananbites": "nananbite"}  # cards whose pieces have another name
PIECE_NAMES = {"nananbite": "Nananbite", "mamabite": "Mamabite"}  # where the card is called otherwise


@cites("WEAP-06", "DANG-01", "HURT-01", "CARD-05", "ARM-01", "SIZE-01", "STORE-01", "SOCK-01", "SWARM-01", "R-77")
class Content:
    """Fixed facts of the game. Hewns are figures, numbered; columns say what each is."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        check(pack, files, [*PIECES, *CARD_PIECES])
        self.files = files
        self.cost, self.limits = files.action_cost, files.limits
        self.faces = {die.id: faces_of(die) for die in files.die}
        self.boards = Boards(files)
        self.scenarios = files.scenario
        self._hewns(files)
        self._technologies(files)
        self.minimum = {**dict(enumerate(self.price)), TURN_ORDER: 1}
        self.minimum |= {TECHNOLOGY + number: card.min_cost for number, card in enumerate(self.cards)}
        self.gems = tuple(gem.value for gem in files.gem)
        attacks = files.danger_attack
        self.danger_attack = tuple((a.die, a.count) for a in (attacks.lava, attacks.snedj, attacks.planet_attack))
        pieces = files.tunnel_pieces
        self.tunnel_names = (*pieces.small, *pieces.medium, *pieces.big)
        self.planet = tuple(card.does for card in files.planet_card)

    def _hewns(self, files: Files) -> None:
        """What each figure is, column by column."""
        entries = [(number, entry) for number, entry in enumerate(files.hewn) for _ in range(entry.copies)]
        self.hewns = len(entries)
        self.kind = tuple(number for number, _ in entries)
        self.size = tuple(SIZES.index(entry.size) for _, entry in entries)
        self.price = tuple(entry.cost for _, entry in entries)
        self.ap = tuple(entry.ap for _, entry in entries)
        self.armour = tuple(entry.armour for _, entry in entries)
        self.rerolls = tuple(entry.rerolls for _, entry in entries)
        self.mining = tuple(entry.mining for _, entry in entries)
        self.close_combat = tuple(entry.close_combat for _, entry in entries)
        self.has_weapon = tuple(entry.weapon for _, entry in entries)
        self.store_open = tuple(entry.store_open for _, entry in entries)
        self.store_hidden = tuple(entry.store_hidden for _, entry in entries)
        self.nanasockets = tuple(entry.nanasockets for _, entry in entries)
        self.sicket_sockets = tuple(entry.sicket_sockets for _, entry in entries)
        self.has_heart = tuple(entry.heart for _, entry in entries)
        self.repair = tuple(entry.repair for _, entry in entries)
        self.swarm = tuple(entry.swarm for _, entry in entries)
        self.is_swarm = tuple(entry.swarm is not None for _, entry in entries)

        def can(ability: Ability) -> tuple[bool, ...]:
            return tuple(ability in entry.abilities for _, entry in entries)

        self.can_dig, self.can_fly, self.can_climb, self.can_calm = can("dig"), can("fly"), can("climb"), can("calm")
        self.can_artillery, self.can_dodge, self.can_explode = can("artillery"), can("dodge"), can("explode")
        special = zip(self.can_fly, self.can_climb, self.can_dig, self.can_calm, strict=True)
        self.is_special = tuple(map(any, special))  # it has actions beside those of all Hewns

    def _technologies(self, files: Files) -> None:
        """What each technology card and each piece is."""
        self.cards = tuple(t for t in files.technology for _ in range(t.copies))
        by_id = {t.id: t for t in files.technology}
        names = {
            piece: next((t for t in files.technology if CARD_PIECES.get(t.id, t.id) == piece), None) for piece in PIECES
        }
        kinds = [names[piece] or by_id[piece] for piece in PIECES]
        self.piece_entries = tuple(kinds)  # the cards that bring them
        self.piece_names = tuple(PIECE_NAMES.get(p, k.name) for p, k in zip(PIECES, kinds, strict=True))
        self.is_nana = tuple(t.socket == "nana" for t in kinds)
        self.weapon_bonus = tuple(t.weapon_bonus for t in kinds)
        self.mining_dice = tuple(t.mining_dice for t in kinds)
        self.armour_dice = tuple(t.armour_dice for t in kinds)
        self.mama_sockets = by_id["mamabite"].nanasockets
        self.card_piece: tuple[Piece, ...] = tuple(
            PIECES.index(name) if (name := t.piece or CARD_PIECES.get(t.id, t.id)) in PIECES else -1 for t in self.cards
        )
        self.supply = tuple(getattr(files.supply, piece) for piece in PIECES)

    # --- by name, for tests, bots and the page

    def hewn_named(self, id: str, copy: int = 0) -> Hewn:
        kind = next(number for number, entry in enumerate(self.files.hewn) if entry.id == id)
        return self.kind.index(kind) + copy

    def board_named(self, id: str) -> int:
        number = self.boards.named(id)
        assert number is not None, id
        return number
