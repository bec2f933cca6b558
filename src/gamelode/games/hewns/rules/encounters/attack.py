"""Attack and defence dice: rolling, re-rolls, dodges, escapes, totals."""

from __future__ import annotations

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...dice import AttackDie, Pick, worth
from ...events import AttackResolved, Escaped, OverflowRolled, Rerolled
from ...kinds import ESCAPE, SHIELD, AttackResult, Die, Hewn, Source, ThrownDie
from ...table import HewnsTable

WEAPONS = ("laser", "area")
ESCAPES_THAT_CANCEL = 2
FAILED = -1  # an attack without success has no smaller margin
NOT_YOUR_DIE = Refusal("RR-02")


class Reroll(Choice, frozen=True):
    """Roll {die} again"""

    die: ThrownDie


class RerollDie(Ask[Reroll | Pass]):
    """Which die is rolled again? {left} re-roll(s) left"""

    hewn: Hewn  # whose dice; -1: any
    left: int = 0

    def things(self, table: HewnsTable, seat: Seat) -> list[Reroll | Pass]:
        """Equal dice are one option; the best face is never worth a re-roll, and yet allowed."""
        different: dict[AttackDie, int] = {}
        for place, die in enumerate(table.throw):
            if self.hewn in (-1, die.hewn):
                different.setdefault(die, place)
        return [PASS, *map(Reroll, different.values())]

    def why_not(self, table: HewnsTable, seat: Seat, choice: Reroll | Pass) -> Refusal | None:
        if isinstance(choice, Pass) or choice in self.things(table, seat):
            return None
        return NOT_YOUR_DIE


class RerollAttackDie(RerollDie):
    """Which attack die is rolled again? {left} re-roll(s) left"""


@cites("RR-01", "RR-02", "RR-03")
def reroll(table: HewnsTable, place: int) -> None:
    old = table.throw[place]
    face = table.dice.pick(table.content.faces[old.die], old.die)
    new = AttackDie(old.hewn, old.die, face)
    table.throw = (*table.throw[:place], new, *table.throw[place + 1 :])
    table.tell(Rerolled, old.die, face)


@cites("ARM-01", "ARM-02", "ARM-03", "AP-08", "SLOC-01", "RANG-27", "RANG-29", "SAME-21", "SAME-29", "SWARM-06", "R-17")
def roll_defence(table: HewnsTable, hewn: Hewn, screens: int) -> None:
    """Speed and armour dice of the card, shields and screens; nothing for a Hewn that is not healthy."""
    content = table.content
    if not table.is_healthy(hewn):
        table.guard = ()
        return
    shields = table.count(hewn, SHIELD) * content.armour_dice[SHIELD]
    armour: tuple[Source, ...] = ((content.armour[hewn], "card"), (shields, "shields"), (screens, "screens"))
    speed: tuple[Source, ...] = ((content.ap[hewn], "action_points"),)
    dice = []
    for die, sources in (("armour", armour), ("speed", speed)):
        faces = table.dice.roll(content.faces[die], sum([count for count, _ in sources]), die)
        table.tell_roll(hewn, die, faces, *sources)
        dice += [AttackDie(hewn, die, face) for face in faces]
    table.guard = tuple(dice)


@cites("RANG-32", "RANG-33", "SAME-42", "R-35")
def defence(table: HewnsTable) -> tuple[int, int]:
    """The total, an escape counting 1, and the number of escapes."""
    escapes = sum(die.face == ESCAPE for die in table.guard)
    return sum(worth(die.face) for die in table.guard), escapes


@cites("RANG-33", "SAME-42", "R-35")
def is_cancelled(table: HewnsTable) -> bool:
    """Two escapes cancel an attack, whatever its dice show."""
    return defence(table)[1] >= ESCAPES_THAT_CANCEL


@cites("RANG-30", "RANG-33", "SAME-38", "SAME-42", "DANG-06")
def result_of(table: HewnsTable, attack: int, guard: int) -> AttackResult:
    """Only more than the defence succeeds; two escapes cancel it all."""
    if is_cancelled(table):
        return "escaped"
    return "hit" if attack > guard else "failed"


@cites("WBON-02", "WBON-03", "WBON-04", "ARTI-09", "R-60", "SWARM-11")
def attack_total(table: HewnsTable, *, bonuses: bool) -> int:
    """All dice, and each attacker's weapon bonuses if any of its weapon dice shows more than 0."""
    total = sum(die.face for die in table.throw)
    return total + sum(bonuses_in(table).values()) if bonuses else total


def bonuses_in(table: HewnsTable) -> dict[Hewn, int]:
    """What weapons add to the attack, by attacker."""
    hit = {die.hewn for die in table.throw if die.die in WEAPONS and die.face}
    return {hewn: bonus for hewn in sorted(hit) if (bonus := weapon_bonus(table, hewn))}


def weapon_bonus(table: HewnsTable, hewn: Hewn) -> int:
    bonus = table.content.weapon_bonus
    return sum(bonus[piece] for piece in table.nana[hewn]) + sum(
        bonus[piece] for slot in table.sicket[hewn] for piece in slot
    )


@cites("WEAP-02", "EXPL-01", "CC-02", "SWARM-10", "IMPL-03")
def sources_of(table: HewnsTable, hewn: Hewn, die: Die, count: int, defender: Hewn) -> tuple[Source, ...]:
    """Why a Hewn attacks with so many dice. Close combat dice reach another space only out of a bomb."""
    if die in WEAPONS:
        pick = table.picks.get(hewn, Pick())
        picked = pick.laser if die == "laser" else pick.area
        return ((picked, "picked"), (count - picked, "explosion"))
    if table.space[hewn] != table.space[defender]:
        return ((count, "bomb"),)
    return ((count, "members" if table.members[hewn] else "card"),)


class Attack(Frame):
    """[RANG-30] One attack total against one defence total: finishes with the margin, -1 for a failure."""

    defender: Hewn
    dice: tuple[tuple[Hewn, str, int], ...]  # who rolls how many of which die
    screens: int = 0
    artillery: bool = False
    overflow: bool = False  # of a bomb: it has neither bonuses nor re-rolls
    helpless: bool = False  # the defender has malfunctioned and rolls nothing
    queue: tuple[Hewn, ...] = ()  # who may still have dice rolled again
    left: dict[Hewn, int] = {}
    passes: int = 0

    @property
    def adds_bonuses(self) -> bool:
        return not self.artillery and not self.overflow

    @clause("RANG-18", "RANG-30", "RANG-31", "SAME-26", "SAME-38", "CC-02", "CC-03", "WEAP-02")
    def roll(self, table: HewnsTable, _: None) -> Next:
        """All dice of attack and defence are rolled."""
        thrown = []
        for hewn, die, count in self.dice:
            faces = table.dice.roll(table.content.faces[die], count, die)
            if self.overflow:
                table.tell(OverflowRolled, hewn, die, faces)
            else:
                table.tell_roll(hewn, die, faces, *sources_of(table, hewn, die, count, self.defender))
            thrown += [AttackDie(hewn, die, face) for face in faces]
        table.throw = tuple(thrown)
        if not self.helpless:
            roll_defence(table, self.defender, self.screens)
        return None

    @clause("ARTI-06", "RANG-36", "R-02")
    def ask_discard(self, table: HewnsTable, _: None) -> Next:
        """Against artillery the defender removes one die, damaged or not."""
        if not self.artillery or is_cancelled(table):
            return None
        if self.helpless or table.owner[self.defender] < 0:
            return None
        return DiscardDie(seat=table.owner[self.defender], hewn=self.defender)

    @clause(
        "ARTI-06", "ARTI-07", "ARTI-08", "RANG-34", "RANG-36", "SAME-39", "SAME-40", "DODGE-01", "R-02", "R-35",
        "R-62", "R-66", "R-67",
    )  # fmt: skip
    def rerolls(self, table: HewnsTable, choice: Discard | None) -> Next:
        """Each attacker has re-rolls of its own, a dodging defender one for the whole attack."""
        if choice is not None:
            table.throw = (*table.throw[: choice.die], *table.throw[choice.die + 1 :])
        if table.throw and not is_cancelled(table):
            alone = self.artillery or self.overflow
            attackers = () if alone else tuple(dict.fromkeys(die.hewn for die in table.throw))
            self.left = {h: n for h in attackers if (n := table.content.rerolls[h]) and table.owner[h] >= 0}
            if table.content.can_dodge[self.defender] and table.is_healthy(self.defender):
                self.left = {**self.left, self.defender: 1}
            self.queue = tuple(self.left)
        return None

    @clause("RR-01", "SAME-41", "DODGE-02", "R-67")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """Whoever has re-rolls is asked, attackers first, until all have passed in a row."""
        if self.passes >= len(self.queue):
            return self.goto(Attack.total)
        hewn = self.queue[0]
        seat = table.owner[hewn]
        return RerollAttackDie(seat=seat, hewn=-1 if hewn == self.defender else hewn, left=self.left[hewn])

    @clause("RR-02", "DODGE-01", "SAME-41", "R-67")
    def again(self, table: HewnsTable, choice: Reroll | Pass) -> Next:
        """A die may be rolled again and again, as long as re-rolls last."""
        hewn = self.queue[0]
        self.queue = (*self.queue[1:], hewn)
        if isinstance(choice, Pass):
            self.passes += 1
            return self.goto(Attack.ask)
        reroll(table, choice.die)
        self.passes = 0
        self.left = {**self.left, hewn: self.left[hewn] - 1}
        if not self.left[hewn]:
            self.queue = self.queue[:-1]
        return self.goto(Attack.ask)

    @clause("RANG-30", "RANG-32", "RANG-33", "SAME-38", "SAME-42")
    def total(self, table: HewnsTable, _: None) -> Next:
        """Only more than the defence succeeds; two escapes cancel it all."""
        attack = attack_total(table, bonuses=self.adds_bonuses)
        guard = defence(table)[0]
        result = result_of(table, attack, guard)
        table.tell(AttackResolved, self.defender, attack, guard, result)
        if result == "escaped":
            table.tell(Escaped, self.defender)
            table.escaped = (*table.escaped, self.defender)
        margin = attack - guard if result == "hit" else FAILED
        table.throw = table.guard = ()
        return self.finish(margin)


class Discard(Choice, frozen=True):
    """Remove {die}"""

    die: ThrownDie


class DiscardDie(Ask[Discard]):
    """Which attack die do you remove?"""

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Discard]:
        different = {die: place for place, die in reversed(list(enumerate(table.throw)))}
        return [Discard(place) for place in sorted(different.values())]
