"""Ranged encounters."""

from __future__ import annotations

from gamelode.kernel import PASS, YES, Ask, Choice, Frame, Next, Pass, Refusal, Seat, Yes, cites, clause

from ...common_knowledge import may_carry
from ...dice import Pick
from ...events import BombUsed, TargetNamed
from ...kinds import BOMB, Hewn, Space, bits
from ...table import HewnsTable
from ..line_of_sight import hewns_in_sight_of
from .attack import FAILED, Attack
from .escape import Escaping
from .humiliation import HUMILIATED, fail_against, pay_for_failure, without_humiliators
from .hurt import Hurting
from .overflow import Overflow
from .pay import PayingAtRange
from .pick_dice import RANGED, PickDice, end_encounter, least_dice, show_dice
from .send_away import Save, SaveSubstract

NOT_IN_SIGHT = Refusal("RANG-22")


class Target(Choice, frozen=True):
    """Target {hewn}"""

    hewn: Hewn


@cites("RANG-22", "RANG-37", "HUMI-01")
def nameable(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Enemy and neutral Hewns in sight; whom it has failed against costs an action point."""
    seat = table.owner[hewn]
    seen = [other for other in bits(hewns_in_sight_of(table, hewn)) if table.owner[other] != seat]
    return without_humiliators(table, seen)


@cites("RREQ-03", "IMPL-01", "R-64")
def is_armed(table: HewnsTable, hewn: Hewn) -> bool:
    return table.has_weapon(hewn) or table.count(hewn, BOMB) > 0


@cites("RANG-22", "R-65", "R-75")
class NameTarget(Ask[Target]):
    """Whom does {hewn} attack?"""

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Target]:
        return [Target(other) for other in bits(hewns_in_sight_of(table, self.hewn)) if table.owner[other] != seat]

    def why_not(self, table: HewnsTable, seat: Seat, choice: Target) -> Refusal | None:
        if choice not in self.things(table, seat):
            return NOT_IN_SIGHT
        return None if choice.hewn in nameable(table, self.hewn) else HUMILIATED


@cites("IMPL-02", "IMPL-04", "RANG-26", "R-61")
class UseBomb(Ask[Yes | Pass]):
    """Does {hewn} use its implosion bomb?"""

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Yes | Pass]:
        return [YES, PASS]


class RangedEncounter(Frame):
    """[RANG-01] Hewns that see each other shoot."""

    moving: Hewn
    announced: tuple[Hewn, ...]
    target: Hewn = -1  # named from the beginning if another try was paid for
    todo: tuple[Hewn, ...] = ()
    out: tuple[Hewn, ...] = ()  # malfunctioned
    bombs: tuple[Hewn, ...] = ()
    margins: tuple[tuple[Hewn, int], ...] = ()
    blasts: tuple[tuple[Seat, Space], ...] = ()  # bombs used: whose, and the space attacked
    spent: dict[Hewn, int] = {}  # Substract for dice, by the Hewn that rolls them

    @clause("RANG-11", "SIGHT-01", "R-11")
    def save(self, table: HewnsTable, _: None) -> Next:
        """Step 2. What may be lost can be sent away now."""
        table.announced = self.announced
        subjects = {hewn: table.owner[hewn] for hewn in self.announced if may_carry(table, hewn)}
        return SaveSubstract(subjects=subjects, to_friends=True)

    @clause("RANG-09", "RANG-11", "RANG-12", "XMIT-03", "XMIT-07")
    def pick(self, table: HewnsTable, _: dict[Hewn, Save | Pass]) -> Next:
        """Step 3. Each player secretly picks dice for each of his Hewns that announced."""
        table.in_hand = True
        subjects = {hewn: table.owner[hewn] for hewn in self.announced}
        return PickDice(subjects=subjects, kinds=dict.fromkeys(self.announced, RANGED))

    @clause("RANG-21", "RANG-22", "RANG-23", "R-65")
    def name_target(self, table: HewnsTable, picks: dict[Hewn, Pick]) -> Next:
        """Step 4. The moving Hewn names its target; all others aim at the moving Hewn."""
        table.picks, table.picks_shown = dict(picks), False
        moving = self.moving
        if self.target >= 0 or moving not in self.announced or not nameable(table, moving):
            return None
        if not is_armed(table, moving):
            return None
        return NameTarget(seat=table.owner[moving], hewn=moving)

    @clause("RANG-21", "RANG-17", "R-65")
    def reveal(self, table: HewnsTable, target: Target | None) -> Next:
        """Then all dice are shown together; who has neither weapon dice nor a bomb has named nobody."""
        named, self.target = target.hewn if target else self.target, -1
        if named >= 0 and (table.picks[self.moving].weapons or table.count(self.moving, BOMB)):
            self.target = named
            pay_for_failure(table, named)
            table.tell(TargetNamed, self.moving, named)
        show_dice(table)
        return None

    @clause("RANG-17", "RANG-18", "RANG-24", "RANG-25")
    def pay(self, table: HewnsTable, _: None) -> Next:
        """Step 5. Each pays for its dice; who has picked none malfunctions."""
        least = dict.fromkeys(self.announced, least_dice(table, RANGED))
        return PayingAtRange(least=least, involved=self.announced)

    @clause("RANG-26", "IMPL-01", "IMPL-04", "R-61")
    def ask_bomb(self, table: HewnsTable, out: tuple[Hewn, ...]) -> Next:
        """Step 6. Whoever attacks and has an implosion bomb may use it."""
        self.out = out
        self.spent = {hewn: table.picks[hewn].price for hewn in self.announced if hewn not in out}
        self.todo = tuple(h for h in self.attackers(table) if table.count(h, BOMB))
        return None

    @clause("IMPL-02", "IMPL-03", "RANG-26")
    def add_bomb(self, table: HewnsTable, choice: Yes | Pass | None) -> Next:
        """Each owner is asked, and a bomb that is used adds its dice."""
        if choice is not None:
            hewn, self.todo = self.todo[0], self.todo[1:]
            if isinstance(choice, Yes):
                self.bombs = (*self.bombs, hewn)
                table.tell(BombUsed, hewn)
                space = table.space[self.attacked_by(table, hewn)]
                self.blasts = (*self.blasts, (table.owner[hewn], space))
        if self.todo:
            hewn = self.todo[0]
            return self.goto(RangedEncounter.add_bomb, after=UseBomb(seat=table.owner[hewn], hewn=hewn))
        return None

    def attackers(self, table: HewnsTable) -> list[Hewn]:
        """Those that announced, have not malfunctioned and have somebody to attack who is still on the board."""
        return [h for h in self.announced if h not in self.out and self.attacked_by(table, h) >= 0]

    def attacked_by(self, table: HewnsTable, hewn: Hewn) -> Hewn:
        """The target of the moving Hewn; the moving Hewn by all others. -1: nobody, or one that a danger has killed."""
        attacked = self.target if hewn == self.moving else self.moving
        return attacked if attacked >= 0 and table.space[attacked] >= 0 else -1

    def dice_of(self, table: HewnsTable, hewn: Hewn) -> tuple[tuple[Hewn, str, int], ...]:
        pick = table.picks[hewn]
        bomb = table.content.limits.implosion_dice if hewn in self.bombs else 0
        dice = ((hewn, "laser", pick.laser), (hewn, "area", pick.area), (hewn, "close_combat", bomb))
        return tuple(die for die in dice if die[2])

    def screens(self, table: HewnsTable, hewn: Hewn) -> int:
        """Only those who announced have screens [RANG-09] [RANG-20]."""
        return table.picks[hewn].armour if hewn in table.picks and hewn not in self.out else 0

    @clause("RANG-16", "RANG-20", "RANG-27", "RANG-28", "RANG-29", "RANG-30", "R-68")
    def moving_attacks(self, table: HewnsTable, _: None) -> Next:
        """Step 7. The moving Hewn attacks its target."""
        table.escaped = ()
        dice = self.dice_of(table, self.moving) if self.moving in self.attackers(table) else ()
        if not dice:
            return self.goto(RangedEncounter.others_attack)
        helpless = self.target in self.out
        return Attack(defender=self.target, dice=dice, screens=self.screens(table, self.target), helpless=helpless)

    @clause("RANG-16", "RANG-37", "HUMI-01")
    def note_first(self, table: HewnsTable, margin: int) -> Next:
        """A failure against a Hewn that is not healthy is humiliating."""
        if margin == FAILED and not table.is_healthy(self.target):
            fail_against(table, self.target)
        self.margins = ((self.target, margin),)
        return None

    @clause("RANG-16", "RANG-23", "RANG-31", "R-66")
    def others_attack(self, table: HewnsTable, _: None) -> Next:
        """All others form one combined attack on the moving Hewn."""
        others = [h for h in self.attackers(table) if h != self.moving]
        dice = tuple(die for hewn in others for die in self.dice_of(table, hewn))
        if not dice:
            return self.goto(RangedEncounter.use_up_bombs)
        helpless = self.moving in self.out
        return Attack(defender=self.moving, dice=dice, screens=self.screens(table, self.moving), helpless=helpless)

    @clause("RANG-16", "R-68")
    def note_second(self, table: HewnsTable, margin: int) -> Next:
        self.margins = (*self.margins, (self.moving, margin))
        return None

    @clause("IMPL-02", "R-97")
    def use_up_bombs(self, table: HewnsTable, _: None) -> Next:
        """Bombs that were used go back to the supply."""
        for hewn in self.bombs:
            table.replace_slot(hewn, (BOMB,))
            table.return_piece(BOMB)
        return None

    @clause("RANG-35", "RANG-38", "R-68")
    def hurt(self, table: HewnsTable, _: None) -> Next:
        """Step 8. All results are applied."""
        while self.margins:
            (hewn, margin), self.margins = self.margins[0], self.margins[1:]
            if margin != FAILED:
                return self.goto(RangedEncounter.hurt, after=Hurting(hewn=hewn, margin=margin))
        self.todo = tuple(sorted(set(table.escaped), key=lambda hewn: (hewn != self.moving, hewn)))
        table.picks, table.picks_shown, table.escaped = {}, False, ()
        return table.look()

    @clause("RANG-33", "R-34")
    def escape(self, table: HewnsTable, _: None) -> Next:
        """Then those move that have escaped, the moving Hewn first."""
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(RangedEncounter.escape, after=Escaping(hewn=hewn))

    @clause("IMPL-05", "IMPL-06", "ENC-02")
    def overflow(self, table: HewnsTable, spent: dict[Hewn, int] | None) -> Next:
        """Last, bombs flow over, whether or not who fired them lives."""
        self.spent = spent or self.spent
        if not self.blasts:
            return None
        (seat, space), self.blasts = self.blasts[0], self.blasts[1:]
        return self.goto(RangedEncounter.overflow, after=Overflow(seat=seat, space=space, spent=self.spent))

    @clause("XMIT-03", "ATT-06")
    def over(self, table: HewnsTable, _: None) -> Next:
        """The encounter is over: all may transmit and attach again."""
        end_encounter(table)
        return None
