"""What must always be true of a table."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from gamelode.kernel import cites

from ..kinds import IN_BOX, NO_CARD, Card, card_of
from ..rules.artifacts.perks import Perk
from ..table import CaveInTable, Perks, Player


@cites("COMP-02", "COMP-03", "CLEAN-02", "R-10", "R-51")
def audit(table: CaveInTable) -> None:
    """Cards, crystals, artifacts and Totems are conserved; limits hold; derived columns agree."""
    content, players = table.content, table.players
    crystals = [*table.mine, *chain(*table.crystals), *chain(*(p.crystals for p in players))]
    assert sorted(crystals) == list(range(len(content.cost))), "a crystal is lost or stands twice"
    cards = Counter(
        [*table.docks, *table.box, *chain(*table.mercenaries), *chain(*(_cards(table, p) for p in players))]
    )
    printed = {k: content.copies[k] for k in range(content.kinds) if content.faction[k] in table.in_play}
    assert cards == Counter(printed), "a card is lost or stands twice"
    owned = [card_of(half) for p in players for half in p.artifacts]
    tops = [top for top in table.artifact_tops if top != NO_CARD]
    assert sorted(owned + tops + table.artifacts) == list(range(len(content.artifact_cost))), "an artifact is lost"
    assert sum(table.artifacts_left) == len(tops) + len(table.artifacts), "artifact stacks are miscounted"
    assert all((holder == IN_BOX) == (c not in table.in_play) for c, holder in enumerate(table.totems)), "a Totem"
    for player in players:
        _audit_player(table, player)
    for row in (table.docks, table.mine, table.artifacts, *table.mercenaries, *table.crystals):
        assert row == sorted(row), "a bag or a display is not in order"


def _cards(table: CaveInTable, player: Player) -> list[Card]:
    held = [table.content.kind[card] for card in player.hand]
    return [*held, *player.base, *player.played, *player.subjugated]


def _audit_player(table: CaveInTable, player: Player) -> None:
    kinds = Counter(table.content.kind[card] for card in player.hand)
    assert player.hand == sorted(player.hand), "a hand is not in order"
    assert player.secret == sorted(player.secret), "secrets are not in order"
    assert not Counter(player.secret) - kinds, "a secret card is not in the hand"
    assert len(player.base) <= table.content.limits.base, "a Base is too large"
    perks = Perks()
    for half in player.artifacts:
        effect = table.content.artifacts[half].effect
        perks = effect.added_to(perks) if isinstance(effect, Perk) else perks
    assert perks == player.perks, "perks do not follow from the artifacts"
