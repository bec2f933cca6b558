"""What can be said of a choice before it is made, sentence by sentence."""

from __future__ import annotations

from gamelode.kernel import Chance, Cost, Dice, Effect, Game, Risk

from ...kinds import Cell, Mini
from ...rules.damage.rolling import damage_of
from ...table import DreambladeTable

# --- what it costs


class CostsPoints(Cost, frozen=True):
    """Costs {price} of your {points} point(s)."""

    price: int
    points: int


class CostsMore(Cost, frozen=True):
    """{more} of that because you lack: {aspects}."""

    more: int
    aspects: str  # such as 2 Valor, 1 Fear


class LosesPoints(Cost, frozen=True):
    """{points} point(s) are lost."""

    points: int


# --- what follows


class Claims(Effect, frozen=True):
    """Claims {cell}, worth {points}."""

    cell: Cell
    points: int


class Contests(Effect, frozen=True):
    """The enemy no longer claims {cell}, worth {points} to them."""

    cell: Cell
    points: int


class Engages(Effect, frozen=True):
    """Engages {enemies}."""

    enemies: tuple[Mini, ...]


class PointsStand(Effect, frozen=True):
    """Conquest points then: {yours} for you, {theirs} for the enemy."""

    yours: int
    theirs: int


class WinsTurn(Effect, frozen=True):
    """The turn ends, and you win it."""


class LosesTurn(Risk, frozen=True):
    """The turn ends, and the enemy wins it."""


class TiesTurn(Risk, frozen=True):
    """The turn ends, and nobody wins it."""


class RollsDice(Effect, frozen=True):
    """Rolls {dice} attack dice."""

    dice: int


class AddsDamage(Effect, frozen=True):
    """Abilities change the damage by {more}."""

    more: str  # such as +2


class Disrupts(Effect, frozen=True):
    """Disrupted: {minis}."""

    minis: tuple[Mini, ...]


class Destroys(Effect, frozen=True):
    """Destroyed: {minis}."""

    minis: tuple[Mini, ...]


class LeavesChoice(Effect, frozen=True):
    """Disrupted or destroyed, as you like: {minis}."""

    minis: tuple[Mini, ...]


class BanishesInstead(Effect, frozen=True):
    """Banished to the reserves instead of being destroyed: {minis}."""

    minis: tuple[Mini, ...]


class DrivesOff(Effect, frozen=True):
    """You put it into an empty cell when the combat ends."""


class ScoresDestruction(Effect, frozen=True):
    """Brings you {points} conquest point(s) this turn."""

    points: int


class GivesBonus(Risk, frozen=True):
    """Its owner gets {points} bonus point(s) for it when he spawns next."""

    points: int


# --- what may be lost


class NothingToStrike(Risk, frozen=True):
    """Nobody of yours is engaged: there is nothing to attack."""


class NothingToShift(Risk, frozen=True):
    """All of yours are engaged, or there are none: nobody can move."""


class GivesUp(Risk, frozen=True):
    """Gives {cell} up, worth {points}."""

    cell: Cell
    points: int


class WillBeAmbushed(Risk, frozen=True):
    """{mini} ambushes whoever enters."""

    mini: Mini


class MayStrikeBack(Risk, frozen=True):
    """{mini} strikes back if nobody is disrupted or destroyed."""

    mini: Mini


class MayStrikeDying(Risk, frozen=True):
    """Whoever is destroyed may strike a deathblow first."""


class WastesDamage(Risk, frozen=True):
    """It is not enough for anything: {minis}."""

    minis: tuple[Mini, ...]


# --- how likely it is


class _Rolled(Chance, frozen=True, kw_only=True):
    """The dice reach a number. Abilities that need no blade are counted, blades and rerolls are not."""

    dice: int
    needed: int  # by the dice alone

    def came_true(self, game: Game) -> bool | None:
        table = game.table
        assert isinstance(table, DreambladeTable)
        if table.combat is not None and table.combat.dice:
            return damage_of(table.combat.dice) >= self.needed
        # The attack is over: its dice were the first of this stream that the re-dealt game has rolled.
        fresh = Dice(key=table.dice.key)
        return damage_of(fresh.roll(table.content.attack_die, self.dice, "attack")) >= self.needed


class CanDisrupt(_Rolled, frozen=True, kw_only=True):
    """The dice are enough to disrupt {mini}."""

    mini: Mini


class CanDestroy(_Rolled, frozen=True, kw_only=True):
    """The dice are enough to destroy {mini}."""

    mini: Mini
