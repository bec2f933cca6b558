"""What can be said of a choice before it is made, sentence by sentence."""

from __future__ import annotations

from typing import TypeVar

from gamelode.kernel import Chance, Cost, Effect, Event, Game, Risk

from ...events import AttackResolved, HewnDied, RepairResolved, Rolled
from ...kinds import DEPLETED, PLANET_ATTACK, Danger, Hewn, Item, Piece
from ...rules.moving.dangers import DangerAttack

# --- what it costs


class CostsPoints(Cost, frozen=True):
    """Costs {points} of {have} action point(s)."""

    points: int
    have: int


class CostsNothing(Cost, frozen=True):
    """Costs no action point."""


class CostsDice(Cost, frozen=True):
    """Costs {substract} of {have} Substract."""

    substract: int
    have: int


class CostsVictory(Cost, frozen=True):
    """Uses {normal} normal Substract, which counts at the end."""

    normal: int


class LeavesMoney(Cost, frozen=True):
    """Leaves you {substract} Substract for other bids."""

    substract: int


class LeavesPoints(Cost, frozen=True):
    """{points} action point(s) would be left over."""

    points: int


class UsesUp(Cost, frozen=True):
    """{piece} is used up."""

    piece: Piece


# --- what follows


class RollsMining(Effect, frozen=True):
    """Mining dice: {dice}. They bring {mean} Substract on average, {most} at most."""

    dice: int
    mean: str
    most: int


class RollsDanger(Effect, frozen=True):
    """Danger dice: {dice}."""

    dice: int


class MayReroll(Effect, frozen=True):
    """Lets you roll mining dice again, {count} time(s)."""

    count: int


class ShowsOnAverage(Effect, frozen=True):
    """The die shows {mean} on average, and {face} now."""

    mean: str
    face: int


class FindsDirty(Effect, frozen=True):
    """Brings {dirty} dirty Substract on average."""

    dirty: str


class BringsDirty(Effect, frozen=True):
    """Brings you {dirty} dirty Substract now."""

    dirty: int


class GoesToMine(Effect, frozen=True):
    """There is a mine. Its mining dice there: {dice}."""

    dice: int


class Meets(Effect, frozen=True):
    """It meets {hewn} there: the two must have an encounter."""

    hewn: Hewn


class RaisesBid(Effect, frozen=True):
    """Your bid for {item} is {total} then; at least {least} wins it."""

    item: Item
    total: int
    least: int


class AttacksWith(Effect, frozen=True):
    """Its attack shows {mean} on average."""

    mean: str


class DefendsWith(Effect, frozen=True):
    """The defence of {hewn} shows {mean} on average, without screens."""

    hewn: Hewn
    mean: str


class DefendsNot(Effect, frozen=True):
    """{hewn} has no defence: whatever is more than 0 kills it."""

    hewn: Hewn


class BringsGem(Effect, frozen=True):
    """The gem counts {value} at the end, if {hewn} is healthy then."""

    hewn: Hewn
    value: int


class LeavesBoard(Effect, frozen=True):
    """Its turn ends, and nobody can attack it until it enters again."""


class Calms(Effect, frozen=True):
    """{danger} goes back to its pile."""

    danger: Danger


class StaysOnBidox(Effect, frozen=True):
    """Adds 1 to every bid with that Bidox, for the rest of the game."""


class ActsNext(Effect, frozen=True):
    """If it succeeds, {hewn} is yours."""

    hewn: Hewn


# --- what may be lost


class MayShoot(Risk, frozen=True):
    """{hewn} will see it, and may shoot."""

    hewn: Hewn


class CannotWin(Risk, frozen=True):
    """That is less than {least}: it cannot win."""

    least: int


class WouldMalfunction(Risk, frozen=True):
    """It can get hold of {have} Substract only: it would malfunction and be stunned."""

    have: int


class PicksTooFew(Risk, frozen=True):
    """Too few dice: with fewer than {least} it malfunctions and is stunned."""

    least: int


class WillBeStunned(Risk, frozen=True):
    """It ends its turn beside a healthy Hewn, and is stunned."""


class EmptiesPile(Risk, frozen=True):
    """Only {left} Substract are left in the pile: when it is empty, the game is over."""

    left: int


class LastMine(Risk, frozen=True):
    """One more depleted mine ends the game."""


class LosesRest(Risk, frozen=True):
    """What it carries is lost if it dies."""


# --- how likely it is


E = TypeVar("E", bound=Event)


def _told(game: Game, kind: type[E]) -> list[E]:
    """What has happened since the choice, of this kind."""
    return [told.event for told in game.log or () if isinstance(told.event, kind)]


class Dies(Chance, frozen=True):
    """{hewn} dies."""

    hewn: Hewn

    def came_true(self, game: Game) -> bool | None:
        """That is open as long as a danger attacks it."""
        if any(isinstance(frame, DangerAttack) and frame.hewn == self.hewn for frame in game.stack):
            return None
        return any(died.hewn == self.hewn for died in _told(game, HewnDied))


class BringsToken(Chance, frozen=True):
    """A danger token comes up."""

    def came_true(self, game: Game) -> bool | None:
        return any(face <= PLANET_ATTACK for face in _danger_dice(game))


class DepletesMine(Chance, frozen=True):
    """The mine is depleted at once."""

    def came_true(self, game: Game) -> bool | None:
        return DEPLETED in _danger_dice(game)


def _danger_dice(game: Game) -> tuple[int, ...]:
    return next(rolled.faces for rolled in _told(game, Rolled) if rolled.die == "danger")


class Hits(Chance, frozen=True):
    """It hits {hewn}, if nobody rolls again."""

    hewn: Hewn

    def came_true(self, game: Game) -> bool | None:
        attacks = [attack.result for attack in _told(game, AttackResolved) if attack.hewn == self.hewn]
        return attacks[0] == "hit" if attacks else None


class Repairs(Chance, frozen=True):
    """The repair of {hewn} succeeds, if all Nananbites take part."""

    hewn: Hewn

    def came_true(self, game: Game) -> bool | None:
        repairs = [repair.succeeds for repair in _told(game, RepairResolved) if repair.target == self.hewn]
        return repairs[0] if repairs else None
