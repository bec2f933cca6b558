"""The Sentry Gun fires."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ...board.hexes import WITHIN, spaces_of
from ...board.sight import sees
from ...events.creatures import SentryFired
from ...kinds import BULLET, ENGINEER, SENTRY_RANGE, Creature
from ...table import DeepRockTable
from .harm import Harm, damage


@cites("ENG-06", "R-61")
def sentry_shot(table: DeepRockTable, creature: Creature) -> SentryShot | None:
    """The gun fires at whoever moves or appears within three spaces and in its sight, once a turn."""
    gun, space = table.sentry, table.where[creature]
    if gun < 0 or space < 0 or table.turn.shot_at >> creature & 1:
        return None
    body = table.spaces_of_creature(creature)
    if not WITHIN[SENTRY_RANGE][gun] & body:
        return None
    blockers = table.blockers()
    if not any(sees(gun, part, blockers) for part in spaces_of(body & WITHIN[SENTRY_RANGE][gun])):
        return None
    table.turn.shot_at |= 1 << creature
    return SentryShot(creature=creature)


class SentryShot(Frame):
    """[ENG-06] The Sentry Gun fires."""

    creature: Creature

    @clause("ENG-06", "ENG-07", "R-61", "R-68", "R-79")
    def fire(self, table: DeepRockTable, _: None) -> Next:
        """One bullet die, without action or ammo. A kill is the Engineer's."""
        table.tell(SentryFired, self.creature)
        (hits,) = table.roll("bullet", 1, "the Sentry Gun")
        wounds = damage(table, self.creature, {BULLET: hits}, table.sentry, False)
        engineer = table.seat_of(ENGINEER)
        return self.become(Harm(wounds={self.creature: wounds}, by=engineer, chooser=table.active))
