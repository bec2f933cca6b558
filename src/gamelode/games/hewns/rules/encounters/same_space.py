"""Same space encounters."""

from __future__ import annotations

from typing import Annotated, ClassVar

from gamelode.kernel import PASS, Ask, AskInTurn, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...common_knowledge import may_carry
from ...dice import Pick
from ...events import DeedAnnounced, HewnRepaired, MeetingBegan, NananbitesSplit, RepairResolved
from ...kinds import ATTACK, BODY, BRAIN, FIXITO, NANADEAD, NANANBITE, Deed, Hewn, Place, Space
from ...table import HewnsTable
from ..heart_cards import show_heart
from ..line_of_sight import healthy_enemies_here
from ..states import kill, take_over
from .attack import FAILED, Attack
from .escape import Escaping, escape_spaces
from .humiliation import fail_against
from .hurt import Hurting, Stunning
from .pay import PayingInOneSpace
from .pick_dice import SAME_SPACE, UNEQUAL, PickDice, show_dice
from .send_away import Save, SaveSubstract

HAS_CHOSEN = Refusal("SAME-13")
CANNOT_REPAIR = Refusal("REP-07")
NOT_ON_THIS = Refusal("R-90")
OWN_HEWN = Refusal("SAME-04")
TOO_MANY_NANANBITES = Refusal("SAME-25")


@cites("REP-01", "REP-02", "REP-07", "SWARM-13", "SAME-27", "SAME-28")
def can_repair(table: HewnsTable, hewn: Hewn) -> bool:
    return bool(table.content.repair[hewn] or table.count(hewn, FIXITO) or table.count(hewn, NANANBITE))


@cites("REP-01", "REP-03", "ENC-03", "ENC-05", "ENC-06", "SAME-03", "SAME-04", "R-70", "R-90", "CREQ-01")
def deeds(table: HewnsTable, hewn: Hewn, other: Hewn) -> list[Deed]:
    """What a healthy Hewn may do to another in its space."""
    seat, owner, damaged = table.owner[hewn], table.owner[other], table.damaged[other]
    repairs = can_repair(table, hewn)
    if owner == seat:
        return [BODY] if damaged and repairs else []
    found: list[Deed] = [ATTACK]
    if repairs and owner < 0 and damaged:
        found.append(BODY)
    return [*found, BRAIN] if repairs else found


@cites("SAME-03", "SAME-05", "SAME-17", "HUMI-01", "SAME-47")
def targets(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Unhealthy Hewns that it may announce an encounter with, if no healthy enemy is there."""
    if table.space[hewn] < 0 or table.is_alone(hewn) or healthy_enemies_here(table, hewn):
        return []
    others = [other for other in table.hewns_at(table.space[hewn]) if other != hewn]
    return [other for other in others if not table.is_healthy(other) and deeds(table, hewn, other)]


class DoTo(Choice, frozen=True):
    """{deed}"""

    deed: Annotated[Deed, "deed"]


@cites("CC-01", "SAME-07", "SAME-13", "SAME-16", "SAME-18")
class AttackOrRepair(AskInTurn[DoTo]):
    """Does {hewn} attack or repair?"""

    against: dict[Hewn, Hewn]

    hewn: ClassVar[Hewn]  # whom it is asked about

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, Hewn]:
        return {"hewn": self.subject(seat)}

    def things(self, table: HewnsTable, seat: Seat) -> list[DoTo]:
        return [DoTo(ATTACK), DoTo(BODY), DoTo(BRAIN)]

    def why_not(self, table: HewnsTable, seat: Seat, choice: DoTo) -> Refusal | None:
        hewn = self.subject(seat)
        other, pick = self.against[hewn], table.picks.get(hewn, Pick())
        if choice.deed in deeds(table, hewn, other):
            return HAS_CHOSEN if choice.deed != ATTACK and (pick.weapons or pick.explode) else None
        if choice.deed == ATTACK and table.owner[other] == seat:
            return OWN_HEWN
        return NOT_ON_THIS if can_repair(table, hewn) else CANNOT_REPAIR

    def options(self, table: HewnsTable, seat: Seat) -> list[DoTo]:
        hewn = self.subject(seat)
        pick = table.picks.get(hewn, Pick())
        if pick.weapons or pick.explode:
            return [DoTo(ATTACK)]
        return [DoTo(deed) for deed in (ATTACK, BODY, BRAIN) if deed in deeds(table, hewn, self.against[hewn])]

    def take(self, table: HewnsTable, seat: Seat, choice: DoTo) -> Next:
        """Who comes second knows what the first has announced."""
        hewn = self.subject(seat)
        table.tell(DeedAnnounced, hewn, self.against[hewn], choice.deed)
        return super().take(table, seat, choice)


class Split(Choice, frozen=True):
    """{repair} Nananbite(s) for the repair, {defence} for the defence"""

    repair: int
    defence: int


@cites("NANA-05", "NANA-07", "SAME-25", "SWARM-13")
class SplitNananbites(AskInTurn[Split]):
    """How do the Nananbites of {hewn} take part?"""

    repairing: tuple[Hewn, ...]
    repaired: tuple[Hewn, ...]

    hewn: ClassVar[Hewn]  # whom it is asked about

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, Hewn]:
        return {"hewn": self.subject(seat)}

    def things(self, table: HewnsTable, seat: Seat) -> list[Split]:
        hewn = self.subject(seat)
        count = table.count(hewn, NANANBITE)
        repairs = range(count, -1, -1) if hewn in self.repairing else (0,)
        return [
            Split(repair, defence)
            for repair in repairs
            for defence in (range(count - repair, -1, -1) if hewn in self.repaired else (0,))
        ]

    def why_not(self, table: HewnsTable, seat: Seat, choice: Split) -> Refusal | None:
        return None if choice in self.things(table, seat) else TOO_MANY_NANANBITES

    def take(self, table: HewnsTable, seat: Seat, choice: Split) -> Next:
        table.tell(NananbitesSplit, self.subject(seat), choice.repair, choice.defence)
        return super().take(table, seat, choice)


class SameSpaceEncounter(Frame):
    """[SAME-06] Two Hewns in one space attack or repair each other."""

    moving: Hewn
    reacting: Hewn
    seat: Seat  # the moving Hewn's owner
    healthy: tuple[Hewn, ...] = ()  # at the beginning
    todo: tuple[Hewn, ...] = ()  # who are still to attack, be hurt or escape
    deeds: dict[Hewn, Deed] = {}
    splits: dict[Hewn, tuple[int, int]] = {}
    margins: dict[Hewn, int] = {}  # of attacks, by attacker
    repaired: tuple[Hewn, ...] = ()  # who has repaired the other
    exploding: tuple[Hewn, ...] = ()
    owners: dict[Hewn, Seat] = {}
    space: Space = -1

    def other(self, hewn: Hewn) -> Hewn:
        return self.reacting if hewn == self.moving else self.moving

    @clause("SAME-01", "SAME-06", "SAME-08", "ENC-01", "ENC-09", "SIGHT-07")
    def meet(self, table: HewnsTable, _: None) -> Next:
        """Step 1. The encounter is announced, or starts by itself."""
        table.tell(MeetingBegan, self.moving, self.reacting)
        both = table.announced = (self.moving, self.reacting)
        self.space = table.space[self.moving]
        self.healthy = tuple(hewn for hewn in both if table.is_healthy(hewn))
        self.owners = {hewn: table.owner[hewn] for hewn in both}
        return None

    @clause("SAME-09", "SAME-10")
    def save(self, table: HewnsTable, _: None) -> Next:
        """Step 2. Substract may be sent off planet before it is too late."""
        carrying = [hewn for hewn in self.healthy if len(self.healthy) == 2 and may_carry(table, hewn)]
        return SaveSubstract(subjects={hewn: table.owner[hewn] for hewn in carrying}, to_friends=False)

    @clause("SAME-12", "SAME-13", "SAME-14", "SAME-15", "XMIT-09")
    def pick(self, table: HewnsTable, _: dict[Hewn, Save | Pass]) -> Next:
        """Step 3. Dice are picked in secret; against a Hewn that is not healthy only weapon dice."""
        table.in_hand = True
        kind = SAME_SPACE if len(self.healthy) == 2 else UNEQUAL
        picking = self.healthy
        if kind == UNEQUAL and (table.owner[self.reacting] == self.seat or not may_carry(table, self.moving)):
            picking = ()
        subjects = {hewn: table.owner[hewn] for hewn in picking}
        return PickDice(subjects=subjects, kinds=dict.fromkeys(subjects, kind))

    @clause("SAME-16", "SAME-20", "ENC-07")
    def reveal(self, table: HewnsTable, picks: dict[Hewn, Pick]) -> Next:
        """Step 4. All secret dice are shown together."""
        table.picks = dict(picks)
        if picks:
            show_dice(table)
        return None

    @clause("SAME-19", "SAME-20")
    def pay(self, table: HewnsTable, _: None) -> Next:
        """Step 5. Each pays for its dice."""
        return PayingInOneSpace(todo=tuple(hewn for hewn, pick in table.picks.items() if pick.price))

    @clause("SAME-07", "SAME-16", "SAME-18", "SAME-28", "CC-01")
    def announce(self, table: HewnsTable, _: None) -> Next:
        """From the moving Hewn on, attack or repair is announced."""
        against = {hewn: self.other(hewn) for hewn in self.healthy}
        return AttackOrRepair(subjects={hewn: table.owner[hewn] for hewn in self.healthy}, against=against)

    @clause("NANA-07", "SAME-24", "SAME-25", "SAME-27", "EXPL-01", "R-63")
    def split(self, table: HewnsTable, chosen: dict[Hewn, DoTo]) -> Next:
        """Step 6. Nananbites repair or defend, the moving Hewn's first."""
        self.deeds = {hewn: choice.deed for hewn, choice in chosen.items()}
        self.exploding = tuple(h for h in self.deeds if h in table.picks and table.picks[h].explode)
        repairing = tuple(hewn for hewn, deed in self.deeds.items() if deed != ATTACK)
        repaired = tuple(self.other(h) for h in repairing if self.deeds[h] == BRAIN and self.other(h) in self.healthy)
        concerned = [h for h in self.healthy if (h in repairing or h in repaired) and table.count(h, NANANBITE)]
        subjects = {hewn: table.owner[hewn] for hewn in concerned}
        return SplitNananbites(subjects=subjects, repairing=repairing, repaired=repaired)

    @clause("SAME-31", "SAME-32", "SAME-33", "NANA-06", "REP-04")
    def repairs(self, table: HewnsTable, chosen: dict[Hewn, Split]) -> Next:
        """Step 7. All is rolled before anything takes effect: repairs first."""
        self.splits = {hewn: (choice.repair, choice.defence) for hewn, choice in chosen.items()}
        for hewn, deed in self.deeds.items():
            if deed != ATTACK and self.roll_repair(table, hewn) and self.other(hewn) not in self.exploding:
                self.repaired = (*self.repaired, hewn)
        self.todo = tuple(hewn for hewn, deed in self.deeds.items() if deed == ATTACK)
        table.escaped = ()
        return None

    @cites(
        "SAME-24", "SAME-27", "SAME-30", "SAME-32", "SAME-33", "HEART-06", "GEM-04", "SWARM-12", "R-07", "R-71", "R-89"
    )
    def roll_repair(self, table: HewnsTable, hewn: Hewn) -> bool:
        """The best die of the repairer against the best die of the defender; a tie favours the defender."""
        other = self.other(hewn)
        repair = table.content.repair[hewn] + table.count(hewn, FIXITO)
        mine = roll_minds(table, hewn, repair, self.splits.get(hewn, (0, 0))[0])
        if other in self.healthy:
            show_heart(table, other)
            hearts = 1 if table.heart[other] >= 0 else 0
            screens = table.picks[other].brain if other in table.picks else 0
            theirs = roll_minds(table, other, 1 + hearts + screens, self.splits.get(other, (0, 0))[1])
        else:
            theirs = table.dice.pick(table.content.faces["d10"], "d10")
        succeeds = mine > theirs
        table.tell(RepairResolved, hewn, other, mine, theirs, succeeds)
        return succeeds

    @clause("SAME-26", "SAME-31", "SAME-38", "CC-02", "EXPL-03", "SWARM-10", "R-63")
    def attack(self, table: HewnsTable, _: None) -> Next:
        """Then each attack is rolled; one on a Hewn that explodes is void."""
        self.todo = tuple(hewn for hewn in self.todo if self.other(hewn) not in self.exploding)
        if not self.todo:
            return self.goto(SameSpaceEncounter.apply_repairs)
        hewn = self.todo[0]
        other, pick = self.other(hewn), table.picks.get(hewn, Pick())
        area = pick.area + (table.content.limits.explode_area_dice if pick.explode else 0)
        close = table.close_combat_dice(hewn)
        dice = ((hewn, "laser", pick.laser), (hewn, "area", area), (hewn, "close_combat", close))
        screens = table.picks[other].armour if other in table.picks else 0
        return Attack(defender=other, dice=tuple(die for die in dice if die[2]), screens=screens)

    @clause("SAME-31", "R-68")
    def note(self, table: HewnsTable, margin: int) -> Next:
        hewn, self.todo = self.todo[0], self.todo[1:]
        self.margins = {**self.margins, hewn: margin}
        return self.goto(SameSpaceEncounter.attack)

    @clause("SAME-34", "SAME-35", "SAME-44", "SAME-50", "STATE-09", "R-69", "R-90")
    def apply_repairs(self, table: HewnsTable, _: None) -> Next:
        """Step 8. A body repair takes off the damaged token, a brain repair brings a new rod."""
        table.picks, table.picks_shown = {}, False
        for hewn in self.repaired:
            other = self.other(hewn)
            if self.deeds[hewn] == BODY:
                table.damaged[other] = 0
                table.tell(HewnRepaired, other)
            else:
                take_over(table, other, self.owners[hewn])
        self.todo = tuple(hewn for hewn, margin in self.margins.items() if margin != FAILED)
        return None

    @clause("SAME-43", "SAME-44", "SAME-31", "R-68")
    def hurt(self, table: HewnsTable, _: None) -> Next:
        """Whoever was hit rolls the hurt die, or loses members."""
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        hit = Hurting(hewn=self.other(hewn), margin=self.margins[hewn])
        return self.goto(SameSpaceEncounter.hurt, after=hit)

    @clause("EXPL-01", "EXPL-04", "R-63")
    def explode(self, table: HewnsTable, _: None) -> Next:
        """A Hewn that has exploded is dead."""
        for hewn in self.exploding:
            kill(table, hewn)
        self.todo = tuple(sorted(set(table.escaped), key=lambda hewn: (hewn != self.moving, hewn)))
        table.escaped = ()
        return table.look()

    @clause("SAME-42", "R-34")
    def escape(self, table: HewnsTable, _: None) -> Next:
        """Who has escaped may move, the moving Hewn first."""
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(SameSpaceEncounter.escape, after=Escaping(hewn=hewn))

    @clause(
        "REP-05", "SAME-34", "SAME-36", "SAME-37", "SAME-51", "SAME-53", "SAME-54", "HUMI-01", "SAME-47", "R-13", "R-18"
    )
    def whose_turn(self, table: HewnsTable, _: None) -> Next:
        """Step 9. A Hewn repaired to health takes its turn now; a failure against an unhealthy one is noted."""
        moving, reacting, turn = self.moving, self.reacting, table.turn
        table.in_hand = False
        if moving in self.repaired and table.owner[reacting] == self.seat and table.is_healthy(reacting):
            turn.ended = turn.passed_on = True
            table.next_hewn = reacting
        if table.owner[moving] != self.seat or not table.is_healthy(moving):
            turn.ended = True
        if reacting not in self.healthy and moving not in self.repaired and self.margins.get(moving, FAILED) == FAILED:
            fail_against(table, reacting)
        return None

    @clause("SAME-46", "R-76")
    def push_out(self, table: HewnsTable, _: None) -> Next:
        """The only healthy Hewn of the space may have the others pushed out."""
        healthy = [hewn for hewn in table.hewns_at(self.space) if table.is_healthy(hewn)]
        if len(healthy) != 1 or table.is_alone(healthy[0]):
            return self.goto(SameSpaceEncounter.retreat)
        return PushOut(seat=table.owner[healthy[0]], space=self.space)

    @clause("SAME-46", "R-32", "R-76", "R-19")
    def pushed(self, table: HewnsTable, choice: Push | Pass) -> Next:
        """One after another, into adjacent spaces; dangers there kill them."""
        if isinstance(choice, Pass):
            return None
        return self.goto(SameSpaceEncounter.push_out, after=table.arrive(choice.hewn, choice.to))

    @clause("SAME-48", "SAME-49", "SAME-52", "R-05", "R-31")
    def retreat(self, table: HewnsTable, _: None) -> Next:
        """If both are healthy and the repaired one does not take its turn for the mover's team, the mover retreats."""
        moving, reacting = self.moving, self.reacting
        table.announced = ()
        if not (table.is_healthy(moving) and table.is_healthy(reacting)):
            return self.goto(SameSpaceEncounter.met_again)
        if table.space[moving] < 0 or table.space[moving] != table.space[reacting]:
            return self.goto(SameSpaceEncounter.met_again)
        if table.turn.passed_on and table.owner[moving] == table.owner[reacting]:
            return self.finish()
        if not retreats(table, moving):
            return self.become(Stunning(hewn=moving))
        return Retreat(seat=table.owner[moving], hewn=moving)

    @clause("SAME-48", "SAME-52", "R-31", "R-32", "R-33")
    def retreated(self, table: HewnsTable, choice: Withdrawal) -> Next:
        """The mover retreats free of charge, and its turn goes on."""
        if self.moving == table.turn.hewn:
            table.turn.moved = True
        return table.arrive(self.moving, choice.to)

    @clause("R-31", "SAME-01", "SIGHT-07", "R-108")
    def met_again(self, table: HewnsTable, _: None) -> Next:
        """With another enemy where the mover is now a new encounter starts."""
        moving = self.moving
        if table.space[moving] < 0 or table.turn.ended:
            return self.finish()
        return self.become(Meeting(hewn=moving))


class Meet(Choice, frozen=True):
    """Meet {target}"""

    target: Hewn


@cites("SAME-06", "R-104")
class WhichEnemy(Ask[Meet]):
    """Several healthy enemies are there: which one is met?"""

    only_if_choice: ClassVar[bool] = True

    enemies: tuple[Hewn, ...]

    def things(self, table: HewnsTable, seat: Seat) -> list[Meet]:
        return [Meet(enemy) for enemy in self.enemies]


class Meeting(Frame):
    """[SAME-01] A Hewn meets a healthy enemy in its space."""

    hewn: Hewn

    @clause("MOVE-07", "MOVE-08", "SAME-01", "SAME-02", "SIGHT-07", "FLY-05", "CLIMB-05", "R-31", "R-91", "R-104")
    def whom(self, table: HewnsTable, _: None) -> Next:
        """One of its owner's choice, if it is there in health."""
        hewn = self.hewn
        if table.space[hewn] < 0 or not table.is_healthy(hewn):
            return self.finish()
        enemies = healthy_enemies_here(table, hewn)
        return WhichEnemy(seat=table.owner[hewn], enemies=tuple(enemies)) if enemies else self.finish()

    @clause("SAME-01", "SAME-06")
    def encounter(self, table: HewnsTable, choice: Meet) -> Next:
        seat = table.owner[self.hewn]
        return self.become(SameSpaceEncounter(moving=self.hewn, reacting=choice.target, seat=seat))


def roll_minds(table: HewnsTable, hewn: Hewn, d10s: int, nanas: int) -> int:
    """The best of some d10 and Nanadice; Nananbites may die."""
    faces = table.content.faces
    big = table.dice.roll(faces["d10"], d10s, "d10")
    small = table.dice.roll(faces["nana"], nanas, "nana")
    table.tell_roll(hewn, "d10", big, (d10s, "minds"))
    table.tell_roll(hewn, "nana", small, (nanas, "nananbites"))
    for _ in range(small.count(NANADEAD)):
        table.lose_nananbite(hewn)
    return max((*big, *small), default=NANADEAD)


class Push(Choice, frozen=True):
    """Push {hewn} to {to}"""

    hewn: Hewn
    to: Place


class PushOut(Ask[Push | Pass]):
    """Which Hewns are pushed out of the space?"""

    only_if_choice: ClassVar[bool] = True

    space: Space

    def things(self, table: HewnsTable, seat: Seat) -> list[Push | Pass]:
        found: list[Push | Pass] = [PASS]
        for hewn in table.hewns_at(self.space):
            if not table.is_healthy(hewn):
                found += [Push(hewn, to) for to in table.steps(self.space, table.content.size[hewn])]
        return found


class Withdrawal(Choice, frozen=True):
    """Retreat to {to}"""

    to: Place


@cites("SAME-48", "SAME-49", "SAME-52", "R-31")
def retreats(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Adjacent spaces without healthy Hewns; failing that any, for a Hewn that can still act."""
    free = escape_spaces(table, hewn)
    if free or table.turn.hewn != hewn or table.turn.ended or table.turn.ap < table.content.cost.move:
        return free
    return table.steps(table.space[hewn], table.content.size[hewn])


class Retreat(Ask[Withdrawal]):
    """Where does {hewn} retreat to?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Withdrawal]:
        return [Withdrawal(space) for space in retreats(table, self.hewn)]


@cites("MOVE-09", "R-05", "R-06")
def shares_with_healthy(table: HewnsTable, hewn: Hewn) -> bool:
    """Whether another healthy Hewn is in its space, beside one that it has repaired and that acts now."""
    if table.space[hewn] < 0:
        return False
    others = table.hewns_at(table.space[hewn])
    return any(table.is_healthy(other) for other in others if other not in (hewn, table.next_hewn))
