"""Announcing an encounter: when Hewns come into sight, or in the own turn."""

from __future__ import annotations

from msgspec.structs import replace

from gamelode.kernel import (
    PASS,
    Act,
    Choice,
    Done,
    Frame,
    Next,
    Occasion,
    Reaction,
    Refusal,
    Seat,
    Window,
    cites,
    clause,
)

from ...common_knowledge import learn_at_least
from ...events import ArtilleryAnnounced, EncounterAnnounced
from ...kinds import Hewn, bits
from ...table import HewnsTable
from ..action_points import spend, why_not_on_board
from ..line_of_sight import hewns_in_sight_of
from .artillery import Artillery, artillery_targets
from .humiliation import HUMILIATED, may_try_again, pay_for_failure
from .ranged import RangedEncounter, is_armed, nameable
from .same_space import SameSpaceEncounter, targets
from .suppliers import may_obtain, obtainable, suppliers

NO_TARGET = Refusal("SAME-03")


class InSight(Occasion, frozen=True):
    """[RANG-01] {moving} {has_come}."""

    moving: Hewn
    moved: bool
    announced: tuple[Hewn, ...] = ()
    artillery: Hewn = -1  # its target

    @property
    def has_come(self) -> str:
        return "has come into sight" if self.moved else "looks around"

    def reactions(self, table: HewnsTable, seat: Seat) -> list[Reaction]:
        """Which of a player's Hewns may announce: by what all can see."""
        if self.artillery >= 0:
            return []
        seen = hewns_in_sight_of(table, self.moving)
        if seat == table.owner[self.moving]:
            return self._for_moving(table, seen)
        if not self.moved and not self.announced:
            return []
        return [Announce(hewn) for hewn in bits(seen) if table.owner[hewn] == seat and self.may_react(table, hewn)]

    @cites("RANG-02", "RANG-04", "RANG-22", "WEAP-03", "ENC-04", "RREQ-01", "ARTI-01", "R-64", "R-73")
    def _for_moving(self, table: HewnsTable, seen: int) -> list[Reaction]:
        """What the moving Hewn may announce: an encounter with weapons or a bomb, or artillery."""
        moving = self.moving
        if moving in self.announced:
            return []
        found: list[Reaction] = []
        if self.announced or (is_armed(table, moving) and nameable(table, moving)):
            found.append(Announce(moving))
        if not self.announced and table.content.can_artillery[moving]:
            found += [Bombard(target) for target in artillery_targets(table, moving, seen)]
        return found

    @cites("RANG-03", "RANG-10", "SIGHT-16", "R-09", "R-64")
    def may_react(self, table: HewnsTable, hewn: Hewn) -> bool:
        """A healthy Hewn that sees the moving one and may, for all that everyone knows, pay for a die."""
        if hewn in self.announced or table.damaged[hewn]:
            return False
        return may_obtain(table, hewn, self.announced)

    def announce(self, table: HewnsTable, hewn: Hewn) -> InSight:
        table.tell(EncounterAnnounced, hewn, bool(self.announced))
        if hewn != self.moving:
            learn_at_least(table, suppliers(table, hewn, (*self.announced, hewn)), 1)
        table.announced = (*table.announced, hewn)
        return replace(self, announced=(*self.announced, hewn))

    def bombard(self, table: HewnsTable, target: Hewn) -> InSight:
        table.tell(ArtilleryAnnounced, self.moving, target)
        table.announced = (self.moving, target)
        learn_at_least(table, suppliers(table, self.moving, table.announced), table.content.limits.artillery_min_dice)
        return replace(self, artillery=target)


@cites("RANG-02", "RANG-03", "AP-07", "ENC-08", "R-64")
class Announce(Reaction, frozen=True):
    """{hewn} announces an encounter"""

    hewn: Hewn

    def react(self, table: HewnsTable, seat: Seat, occasion: InSight) -> Next:
        return Done(occasion.announce(table, self.hewn))


@cites("ARTI-02", "R-73")
class Bombard(Reaction, frozen=True):
    """Artillery on {target}"""

    target: Hewn

    def react(self, table: HewnsTable, seat: Seat, occasion: InSight) -> Next:
        return Done(occasion.bombard(table, self.target))


@cites("R-10", "R-64", "R-73", "RANG-08")
class WhenInSight(Window[InSight, Announce | Bombard]):
    """{occasion} Is an encounter announced?"""

    def things(self, table: HewnsTable, seat: Seat) -> list[Choice]:
        """Whoever could react is asked; but a reacting Hewn must be able to pay for a die, and a gunner for two."""
        reactions = self.occasion.reactions(table, seat)
        return [PASS, *(each for each in reactions if not self.is_idle(table, each))]

    def is_idle(self, table: HewnsTable, reaction: Reaction) -> bool:
        """Whether the Hewn that would react could not pay for its dice."""
        moving, others = self.occasion.moving, self.occasion.announced
        if isinstance(reaction, Bombard):
            involved = (moving, reaction.target)
            return obtainable(table, moving, involved) < table.content.limits.artillery_min_dice
        assert isinstance(reaction, Announce)
        return reaction.hewn != moving and not obtainable(table, reaction.hewn, (*others, reaction.hewn))


@cites("RANG-01", "RANG-05", "RANG-06", "SIGHT-14")
def may_announce(table: HewnsTable, moving: Hewn) -> bool:
    """Whether there is anybody to shoot at: the moving Hewn is alone in its space and sees others, or has artillery."""
    if table.space[moving] < 0 or not table.is_healthy(moving) or not table.is_alone(moving):
        return False
    if table.content.can_artillery[moving]:
        return True
    seat = table.owner[moving]
    return any(table.owner[other] != seat for other in bits(hewns_in_sight_of(table, moving)))


class RangedWindow(Frame):
    """[RANG-01] The moving Hewn and those that see it may announce an encounter: at most one."""

    moving: Hewn
    moved: bool
    again: Hewn = -1  # whom the moving Hewn has failed against, and has paid to encounter once more

    @clause("RANG-01", "RANG-04", "RANG-05", "RANG-06", "SIGHT-14", "HUMI-01", "R-09", "R-10", "R-18")
    def announce(self, table: HewnsTable, _: None) -> Next:
        """The moving Hewn's owner first, then to the left, until all pass in a row."""
        if not may_announce(table, self.moving):
            return self.finish()
        sighting, again = InSight(self.moving, self.moved), self.again
        if again >= 0 and hewns_in_sight_of(table, self.moving) >> again & 1:
            sighting = sighting.announce(table, self.moving)
        elif again >= 0:
            sighting = sighting.bombard(table, again)
        return WhenInSight(occasion=sighting, seats=table.to_the_left(table.owner[self.moving]))

    @clause("RANG-07", "RANG-08", "ARTI-02", "R-74")
    def begin(self, table: HewnsTable, sighting: InSight) -> Next:
        """If nobody has announced, the moving Hewn goes on."""
        if sighting.artillery >= 0:
            return Artillery(hewn=self.moving, target=sighting.artillery)
        if not sighting.announced:
            return None
        order = table.to_the_left(table.owner[self.moving])
        announced = sorted(sighting.announced, key=lambda h: (order.index(table.owner[h]), h != self.moving, h))
        return RangedEncounter(moving=self.moving, announced=tuple(announced), target=self.again)


@cites("HUMI-01", "RANG-37", "R-18", "R-73")
def humiliated_by(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Whom the moving Hewn has failed against and could attack again from where it stands."""
    failed = table.turn.failed
    if not failed or not may_announce(table, hewn):
        return []
    found = nameable(table, hewn) if is_armed(table, hewn) else []
    if table.content.can_artillery[hewn]:
        least = table.content.limits.artillery_min_dice
        far = artillery_targets(table, hewn, hewns_in_sight_of(table, hewn))
        found += [other for other in far if obtainable(table, hewn, (hewn, other)) >= least]
    return [other for other in found if other in failed]


@cites("SAME-03", "SAME-08", "SAME-17", "COST-02", "HUMI-01", "RANG-37", "AP-07", "R-18", "R-95")
class Encounter(Act, frozen=True):
    """Announce an encounter with {target}"""

    target: Hewn

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if self.target in table.turn.failed and not may_try_again(table):
            return HUMILIATED
        return None if self.target in (*targets(table, hewn), *humiliated_by(table, hewn)) else NO_TARGET

    def frame(self, seat: Seat) -> Frame:
        return BeginEncounter(target=self.target, seat=seat)


class BeginEncounter(Frame):
    """[SAME-08] An encounter is announced: free, unless this Hewn has failed against that one."""

    target: Hewn
    seat: Seat

    @clause("SAME-08", "COST-02", "HUMI-01", "SAME-47", "AP-07", "RANG-37", "R-18")
    def announce(self, table: HewnsTable, _: None) -> Next:
        """At range it is only announced like this for another try, which is paid now and opens no further window."""
        turn, target = table.turn, self.target
        if table.space[target] != table.space[turn.hewn]:
            pay_for_failure(table, target)
            turn.failed = tuple(other for other in turn.failed if other != target)
            return self.become(RangedWindow(moving=turn.hewn, moved=False, again=target))
        if target in turn.failed:
            spend(table, table.content.cost.encounter_again_after_failure)
        return self.become(SameSpaceEncounter(moving=turn.hewn, reacting=target, seat=self.seat))
