"""A game that a seat could be in."""

from __future__ import annotations

from gamelode.kernel import Dice, Frame, Seat, cites

from ..kinds import Colour
from ..table import CaveInTable, Player


@cites("R-35")
def redeal(table: CaveInTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Cards of other hands that nobody saw are drawn anew, each from the stack of its level.

    What was openly taken may be remembered and stays. Of a Robuster's cards only number and colour are known.
    """
    others = [player for each, player in enumerate(table.players) if each != seat]
    tints = [_untint(table, player) for player in others]
    for player in others:
        for card in player.secret:
            player.hand.remove(card)
            table.mercenaries[table.content.level[card] - 1].append(card)
    for cards in table.mercenaries:
        cards.sort()
    for player, colours in zip(others, tints, strict=True):
        levels = sorted(table.content.level[card] for card in player.secret)
        player.secret = sorted(dice.draw(table.mercenaries[level - 1], "redeal") for level in levels)
        player.hand = sorted(player.hand + player.secret)
        _tint(table, player, colours, dice)


def _untint(table: CaveInTable, player: Player) -> list[Colour]:
    """Give the cards of a hand their printed colours back; which colours they had."""
    tints = sorted(tint for card in player.hand if (tint := table.content.tint(card)) is not None)
    if tints:
        player.hand = sorted(table.content.kind[card] for card in player.hand)
    return tints


def _tint(table: CaveInTable, player: Player, tints: list[Colour], dice: Dice) -> None:
    """Any cards of the hand may be those that were given these colours."""
    if tints:
        mixed = dice.shuffled(player.hand, "redeal")
        tinted = [table.content.tinted(card, tint) for card, tint in zip(mixed, tints, strict=False)]
        player.hand = sorted(tinted + mixed[len(tints) :])
