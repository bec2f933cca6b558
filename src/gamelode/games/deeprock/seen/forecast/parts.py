"""What can be said of a choice before it is made, sentence by sentence."""

from __future__ import annotations

from gamelode.kernel import Chance, Cost, Effect, Game, Risk, Seat

from ...events.dwarves import Rolled
from ...kinds import SCARE, Creature, Item, PickupKind

# --- what it costs


class CostsActions(Cost, frozen=True):
    """Costs {actions} of {have} action(s)."""

    actions: int
    have: int


class CostsAmmo(Cost, frozen=True):
    """Costs 1 of {have} {weapon} ammo."""

    have: int
    weapon: str


class CostsCard(Cost, frozen=True):
    """The card is used up."""


class CostsItems(Cost, frozen=True):
    """Costs {count} of {have} {item} in the shared pile."""

    count: int
    have: int
    item: str


class LeavesActions(Cost, frozen=True):
    """{actions} action(s) would be left over."""

    actions: int


# --- what follows


class Hurts(Effect, frozen=True):
    """{creature} has {health} Health left; the dice deal {mean} damage on average."""

    creature: Creature
    health: int
    mean: str


class Chops(Effect, frozen=True):
    """Brings {mean} chops on average."""

    mean: str


class CatchesCreatures(Effect, frozen=True):
    """Creatures in the area: {count}."""

    count: int


class Gains(Effect, frozen=True):
    """Adds {item} to the shared pile."""

    item: Item


class Finds(Effect, frozen=True):
    """You get {pickup}."""

    pickup: PickupKind


class OpensCave(Effect, frozen=True):
    """Opens a hidden cave, with all that is in it."""


class Drills(Effect, frozen=True):
    """Drills the space open without a roll; the move ends there."""


class Saves(Effect, frozen=True):
    """{seat} keeps {health} Health that would be lost."""

    seat: Seat
    health: int


class StopsEffect(Effect, frozen=True):
    """{seat} is spared what the "!" does."""

    seat: Seat


class BlankDice(Effect, frozen=True):
    """Blank dice that may be rolled again: {count}."""

    count: int


class GetsUp(Effect, frozen=True):
    """{seat} is back on his feet."""

    seat: Seat


class WinsMission(Effect, frozen=True):
    """Everybody is home then: the mission is a success."""


# --- what may be lost


class LosesMineral(Risk, frozen=True):
    """The {item} in that wall is lost."""

    item: Item


class HurtsDwarf(Risk, frozen=True):
    """{seat} stands in the area, and is hurt too."""

    seat: Seat


class WalksIntoFlames(Risk, frozen=True):
    """The way leads through Flames, which costs 1 Health."""


class LosesHealth(Risk, frozen=True):
    """{seat} loses {health} of {have} Health."""

    seat: Seat
    health: int
    have: int


class Falls(Risk, frozen=True):
    """{seat} falls unconscious."""

    seat: Seat


class BringsGrunts(Risk, frozen=True):
    """A Grunt comes out of every Tunnel Exit."""


class SetsOff(Risk, frozen=True):
    """{creature} explodes when it dies, and hits everybody next to it."""

    creature: Creature


class ThreatIsNear(Risk, frozen=True):
    """The Swarm Threat is {threat} of {last}: at {last} the mission is lost."""

    threat: int
    last: int


# --- how likely it is


class Kills(Chance, frozen=True):
    """{creature} dies: it takes {hits} hit(s)."""

    creature: Creature
    hits: int
    best_of: bool = False  # only one of the dice counts
    scare_hits: int = 0  # what a Scare counts

    def came_true(self, game: Game) -> bool | None:
        faces = _first_roll(game)
        if faces is None:
            return None
        hits = [self.scare_hits if face == SCARE else face for face in faces]
        return (max(hits) if self.best_of else sum(hits)) >= self.hits


class Succeeds(Chance, frozen=True):
    """{chops} chop(s) or more."""

    chops: int

    def came_true(self, game: Game) -> bool | None:
        faces = _first_roll(game)
        return None if faces is None else sum(faces) >= self.chops


class HitsAtAll(Chance, frozen=True):
    """It hits at all."""

    def came_true(self, game: Game) -> bool | None:
        faces = _first_roll(game)
        return None if faces is None else any(faces)


def _first_roll(game: Game) -> tuple[int, ...] | None:
    """The dice that were rolled first since the choice."""
    rolls = [told.event.faces for told in game.log or () if isinstance(told.event, Rolled)]
    return rolls[0] if rolls else None
