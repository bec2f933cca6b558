"""Turns: actions, BOSCO, the Event card, and the end of the turn."""

from __future__ import annotations

from gamelode.kernel import PASS, Act, Ask, AskToAct, Frame, Next, Pass, Refusal, Seat, cites, clause

from ..board.hexes import BIT, NEAR, WITHIN, spaces_of
from ..board.sight import sees
from ..events.dwarves import BoscoLost, PassedOver, Revived, ShieldGone, TurnBegan
from ..kinds import DRILLER, ENGINEER, GOLD, GUNNER, MINOR, NITRA, NOWHERE, SCOUT, STUNNED_ACTIONS
from ..table import DeepRockTable, ThisTurn
from .bosco import RobotActs, RobotDone
from .cards.any_time import Detonate, Shout, anyone_could
from .cards.event_cards import DrawEvent
from .dwarves.axe import AXE_CHOP, Axe, can_chop
from .dwarves.classes import Flare, Platforms, Sentry, Shield, Zipline, flare_targets, gun_places, may_platform
from .dwarves.exchange import Exchange, beside
from .dwarves.helping import TO_STAND_UP, HelpUp, Revive, StandUp
from .dwarves.move import MOVES, Move
from .dwarves.shoot import Shoot, ready_modes, shots, shots_at_all
from .dwarves.supplies import CallPod, GetSupplies, Overclock, landing_places
from .dwarves.throw import ThrowCard, grenade_targets, throws_at_all
from .dwarves.walk import destinations, steps_of
from .missions import Deposit, Launch, LayDown, Repair, may_launch


class EndActions(Act, frozen=True):
    """Do no more"""

    @cites("R-08")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        return None

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


END_ACTIONS = EndActions()
OVERCLOCK, CALL_POD, GET_SUPPLIES, EXCHANGE, STAND_UP = Overclock(), CallPod(), GetSupplies(), Exchange(), StandUp()
SHIELD, PLATFORMS, LAY_DOWN, DEPOSIT, LAUNCH = Shield(), Platforms(), LayDown(), Deposit(), Launch()
SIMPLE = (OVERCLOCK, CALL_POD, GET_SUPPLIES, EXCHANGE)
ZIPLINES = tuple(map(Zipline, range(6)))

Acts = (
    EndActions
    | Move
    | Shoot
    | Axe
    | ThrowCard
    | Overclock
    | CallPod
    | GetSupplies
    | Exchange
    | StandUp
    | HelpUp
    | Revive
    | Flare
    | Zipline
    | Shield
    | Sentry
    | Platforms
    | Repair
    | LayDown
    | Deposit
    | Launch
)


class TakeAction(AskToAct[Acts]):
    """What do you do? {actions} action(s) left"""

    is_open = True  # shots and throws at empty spaces, ways of one's own, Flares into the dark
    admits = (Shout, Detonate)

    def figures(self, table: DeepRockTable, seat: Seat) -> dict[str, int]:
        return {"actions": table.turn.actions}

    @cites("TURN-05", "TURN-06", "TURN-07")
    def things(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        """What a player can point at near his Dwarf; options that are listed nowhere are accepted all the same."""
        dwarf = table.dwarves[seat]
        goals = WITHIN[3][dwarf.space] & ~BIT[dwarf.space] | destinations(table, seat, steps_of(table, seat))
        goals |= BIT[dwarf.space] if dwarf.kind == SCOUT else 0
        found: list[Acts] = [END_ACTIONS, *(MOVES[space] for space in spaces_of(goals))]
        found += [*shots_at_all(table, seat), AXE_CHOP, *throws_at_all(table, seat), *SIMPLE, STAND_UP]
        others = [other for other in range(len(table.dwarves)) if other != seat]
        found += [HelpUp(other) for other in others] + [Revive(other) for other in others]
        return found + self._of_class(table, seat) + self._of_mission(table, seat)

    def _of_class(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        dwarf = table.dwarves[seat]
        if dwarf.kind == SCOUT:
            return [Flare(space) for space in spaces_of(flare_targets(table, seat))]
        if dwarf.kind == GUNNER:
            return [*ZIPLINES, SHIELD]
        if dwarf.kind == ENGINEER:
            near = spaces_of(NEAR[dwarf.space])
            return [*(Sentry(space, slot) for slot in (0, 1) for space in near), PLATFORMS]
        assert dwarf.kind == DRILLER
        return []

    def _of_mission(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        found: list[Acts] = [Repair(space) for space in sorted(table.cubes)]
        if table.map.minehead >= 0:
            found += [LAY_DOWN, DEPOSIT]
        return [*found, LAUNCH] if table.met else found

    def options(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        """The same as the things without refusal, with what they share worked out once."""
        dwarf, turn = table.dwarves[seat], table.turn
        found: list[Acts] = [END_ACTIONS]
        if not dwarf.health:
            return found
        if dwarf.knocked:
            found += [STAND_UP] if turn.actions >= TO_STAND_UP else []
            return found + ([LAUNCH] if table.met and LAUNCH.why_not(table, seat) is None else [])
        if turn.actions and not dwarf.webbed:
            goals = destinations(table, seat, steps_of(table, seat))
            goals |= BIT[dwarf.space] if dwarf.kind == SCOUT else 0
            found += [MOVES[space] for space in spaces_of(goals)]
        if table.bugs:
            found += shots(table, seat, dwarf.space, ready_modes(table, seat))
        if turn.actions:
            found += self._common_options(table, seat)
        found += self._class_options(table, seat)
        if table.cubes or table.met or table.map.minehead >= 0:
            found += [act for act in self._of_mission(table, seat) if act.why_not(table, seat) is None]
        return found

    def _common_options(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        dwarf, found = table.dwarves[seat], list[Acts]()
        if can_chop(table, seat):
            found.append(AXE_CHOP)
        if dwarf.throwables:
            found += grenade_targets(table, seat)
        if table.pile[GOLD] and OVERCLOCK.why_not(table, seat) is None:
            found.append(OVERCLOCK)
        if table.pile[NITRA] + table.pile[GOLD] >= table.content.numbers.resupply_cost and landing_places(table):
            found.append(CALL_POD)
        if table.pod >= 0 and GET_SUPPLIES.why_not(table, seat) is None:
            found.append(GET_SUPPLIES)
        near = beside(table, seat)
        if near:
            found += [EXCHANGE] if EXCHANGE.why_not(table, seat) is None else []
            found += [HelpUp(other) for other in near if table.dwarves[other].knocked]
            found += [Revive(other) for other in near if not table.dwarves[other].health]
        return found

    def _class_options(self, table: DeepRockTable, seat: Seat) -> list[Acts]:
        dwarf, turn = table.dwarves[seat], table.turn
        if dwarf.kind == SCOUT:
            targets = flare_targets(table, seat)
            if not targets:
                return []
            blockers = table.blockers()
            return [Flare(space) for space in spaces_of(targets) if sees(dwarf.space, space, blockers)]
        if dwarf.kind == DRILLER or not turn.actions:
            return []
        if dwarf.kind == GUNNER:
            pits = NEAR[dwarf.space] & table.pits
            lines = [z for z in ZIPLINES if z.why_not(table, seat) is None] if pits else []
            return [*lines, *([SHIELD] if table.shield < 0 else [])]
        found: list[Acts] = []
        slots = [slot for slot in (0, 1) if table.ammo(seat, slot)]
        if slots:
            places = spaces_of(gun_places(table, seat))
            found += [Sentry(space, slot) for slot in slots for space in places]
        if may_platform(table, seat):
            found.append(PLATFORMS)
        return found


class LiesUnconscious(Ask[Pass]):
    """Does anybody help, before the turn is passed over?"""

    admits = (Shout, Detonate)

    def things(self, table: DeepRockTable, seat: Seat) -> tuple[Pass, ...]:
        return (PASS,)


class Rounds(Frame):
    """[TURN-01] Players take turns."""

    seat: Seat

    @clause("TURN-01", "TURN-09", "SOLO-02")
    def turn(self, table: DeepRockTable, _: None) -> Next:
        """Clockwise; each Dwarf has a turn of his own."""
        seat, self.seat = self.seat, (self.seat + 1) % len(table.dwarves)
        return self.goto(Rounds.turn, after=Turn(seat=seat))


@cites("SCOUT-06", "DRILL-11", "GUN-08", "EFF-08", "EFF-09")
def give_back(table: DeepRockTable, seat: Seat) -> None:
    """What lasts until the start of a Dwarf's next turn is over now."""
    kind = table.dwarves[seat].kind
    if kind == SCOUT:
        table.flares = ()
    elif kind == DRILLER:
        table.flames = 0
    elif kind == GUNNER:
        table.shield = NOWHERE
    table.fires[seat] = 0
    table.burn()
    table.lures.pop(seat, None)
    table.fields.pop(seat, None)
    table.corroded.pop(seat, None)
    table.throwable_discard += table.shown_cards.pop(seat, ())


class Turn(Frame):
    """[TURN-03] A turn: actions, then an Event card."""

    seat: Seat

    @clause("TURN-03", "ACT-06", "R-53", "SCOUT-06", "DRILL-11", "GUN-08")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """Tokens that lasted until now come back. Who lies unconscious may be helped first."""
        table.active, table.turn = self.seat, ThisTurn()
        table.turns += 1
        table.recent = (self.seat, *(seat for seat in table.recent if seat != self.seat))
        give_back(table, self.seat)
        unconscious = not table.dwarves[self.seat].health
        return LiesUnconscious(seat=self.seat) if unconscious and anyone_could(table) else None

    @clause("TURN-08", "EFF-02", "REV-02", "R-32", "R-35", "R-41")
    def wake(self, table: DeepRockTable, _: Pass | None) -> Next:
        """Three actions; one, if he is stunned; none, and no Event card, if he is unconscious."""
        dwarf = table.dwarves[self.seat]
        if not dwarf.health:
            table.tell(PassedOver, self.seat)
            return self.goto(Turn.end)
        table.turn.actions = STUNNED_ACTIONS if dwarf.stunned else table.content.numbers.actions
        table.turn.acting = True
        dwarf.stunned = False
        table.tell(TurnBegan, self.seat, table.turn.actions)
        return None

    @clause("TURN-03", "TURN-04", "TURN-05", "R-08", "R-35")
    def choose(self, table: DeepRockTable, _: None) -> Next:
        """Actions in any order, as long as there is anything he could do."""
        if not table.dwarves[self.seat].health:
            return self.goto(Turn.robot)
        question = TakeAction(seat=self.seat)
        if not table.turn.actions and len(question.options(table, self.seat)) == 1 and not anyone_could(table):
            return self.goto(Turn.robot)
        return question

    @clause("TURN-03", "TURN-04", "R-84")
    def act(self, table: DeepRockTable, choice: Acts) -> Next:
        """Whatever he does but shooting breaks a chain of Sustained Fire."""
        if isinstance(choice, EndActions):
            return self.goto(Turn.robot)
        if not isinstance(choice, Shoot):
            table.turn.streak = False
        return self.goto(Turn.choose, after=choice.frame(self.seat))

    @clause("BOSCO-02", "R-33")
    def robot(self, table: DeepRockTable, _: None) -> Next:
        """BOSCO takes two actions, before the Event card. A web comes off."""
        table.turn.acting = False
        table.turn.actions = 0
        table.dwarves[self.seat].webbed = False
        if table.robot < 0 or not table.dwarves[self.seat].health:
            return self.goto(Turn.event)
        table.turn.robot = table.content.files.bosco.actions
        return None

    @clause("BOSCO-02")
    def robot_chooses(self, table: DeepRockTable, _: None) -> Next:
        """BOSCO acts as long as he has actions left."""
        if table.turn.robot <= 0 or not table.dwarves[self.seat].health:
            return self.goto(Turn.event)
        return RobotActs(seat=self.seat)

    @clause("BOSCO-02")
    def robot_acts(self, table: DeepRockTable, choice: Act) -> Next:
        """BOSCO's actions are carried out one after another."""
        if isinstance(choice, RobotDone):
            table.turn.robot = 0
        return self.goto(Turn.robot_chooses, after=choice.frame(self.seat))

    @clause("TURN-03", "EVENT-01", "EVENT-02", "REV-02", "R-41")
    def event(self, table: DeepRockTable, _: None) -> Next:
        """One Event card; none for whoever is unconscious, or home with all objectives met."""
        dwarf = table.dwarves[self.seat]
        home = table.met and table.map.pod & BIT[dwarf.space]
        return DrawEvent(seat=self.seat) if dwarf.health and not home else None

    @clause("BOSCO-07", "R-75")
    def rescue(self, table: DeepRockTable, _: None) -> Next:
        """BOSCO sacrifices himself for a fallen Dwarf, who takes a new turn."""
        dwarf = table.dwarves[self.seat]
        if dwarf.health or table.robot < 0:
            return None
        table.robot, dwarf.health = NOWHERE, 1
        table.tell(BoscoLost, self.seat)
        table.tell(Revived, self.seat)
        table.look_about()
        return self.goto(Turn.begin)

    @clause("GUN-08", "R-42", "R-62", "TURN-09")
    def end(self, table: DeepRockTable, _: None) -> Next:
        """A Shield that stopped an attack is used up. A round of waiting on the Drop pod launches it."""
        if table.turn.shield_used:
            table.shield = NOWHERE
            table.tell(ShieldGone)
        table.stuck = table.stuck + 1 if may_launch(table) else 0
        if table.stuck > len(table.dwarves):
            table.end("R-42", MINOR)
        return None
