"""Ranged encounters."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from gamelode.kernel import (
    PASS,
    YES,
    Ask,
    Choice,
    Done,
    Frame,
    Next,
    Occasion,
    Pass,
    Reaction,
    Refusal,
    Seat,
    Window,
    Yes,
    cites,
    clause,
)

from ...events import ArtilleryAnnounced, BombUsed, EncounterAnnounced, TargetNamed
from ...table import BOMB, SMALL, Hewn, HewnsTable, Pick, Place, Space, bits
from ..line_of_sight import seen_by
from ..moving.arrive import Escaping, Screens, ScreensInEncounter, looking
from ..stores import burn, may_carry, vouch
from .artillery import Artillery, artillery_targets
from .attack import FAILED, Attack
from .hurt import Hurting
from .pay import PayingAtRange
from .pick_dice import (
    RANGED,
    PickDice,
    Save,
    SaveSubstract,
    end_encounter,
    may_obtain,
    obtainable,
    pay_for_failure,
    show_dice,
    suppliers,
)

NOT_IN_SIGHT = Refusal("RANG-22")
HUMILIATED = Refusal("HUMI-01")

# --- 1. announce


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
        seen = seen_by(table, self.moving)
        if seat == table.owner[self.moving]:
            return self._for_moving(table, seen)
        if not self.moved and not self.announced:
            return []
        return [Announce(hewn) for hewn in bits(seen) if table.owner[hewn] == seat and self.may_react(table, hewn)]

    @cites("RANG-02", "RANG-04", "RANG-22", "WEAP-03", "ENC-04", "RREQ-01", "ARTI-01", "R-64", "R-73")
    def _for_moving(self, table: HewnsTable, seen: int) -> list[Reaction]:
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
        table.tell(EncounterAnnounced, hewn)
        if hewn != self.moving:
            vouch(table, suppliers(table, hewn, (*self.announced, hewn)), 1)
        table.announced = (*table.announced, hewn)
        return replace(self, announced=(*self.announced, hewn))

    def bombard(self, table: HewnsTable, target: Hewn) -> InSight:
        table.tell(ArtilleryAnnounced, self.moving, target)
        table.announced = (self.moving, target)
        vouch(table, suppliers(table, self.moving, table.announced), table.content.limits.artillery_min_dice)
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
        """Whoever could not pay."""
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
    return any(table.owner[other] != seat for other in bits(seen_by(table, moving)))


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
        if again >= 0 and seen_by(table, self.moving) >> again & 1:
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


# --- the steps


class Target(Choice, frozen=True):
    """Target {hewn}"""

    hewn: Hewn


@cites("RANG-22", "RANG-37", "HUMI-01")
def nameable(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Enemy and neutral Hewns in sight; whom it has failed against costs an action point."""
    seat, turn = table.owner[hewn], table.turn
    seen = [other for other in bits(seen_by(table, hewn)) if table.owner[other] != seat]
    return seen if table.may_try_again else [other for other in seen if other not in turn.failed]


@cites("RREQ-03", "IMPL-01", "R-64")
def is_armed(table: HewnsTable, hewn: Hewn) -> bool:
    return table.has_weapon(hewn) or table.count(hewn, BOMB) > 0


@cites("HUMI-01", "RANG-37", "R-18", "R-73")
def humiliated_by(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Whom the moving Hewn has failed against and could attack again from where it stands."""
    failed = table.turn.failed
    if not failed or not may_announce(table, hewn):
        return []
    found = nameable(table, hewn) if is_armed(table, hewn) else []
    if table.content.can_artillery[hewn]:
        least = table.content.limits.artillery_min_dice
        far = artillery_targets(table, hewn, seen_by(table, hewn))
        found += [other for other in far if obtainable(table, hewn, (hewn, other)) >= least]
    return [other for other in found if other in failed]


@cites("RANG-22", "R-65", "R-75")
class NameTarget(Ask[Target]):
    """Whom does {hewn} attack?"""

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Target]:
        return [Target(other) for other in bits(seen_by(table, self.hewn)) if table.owner[other] != seat]

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
        return PayingAtRange(least=dict.fromkeys(self.announced, 1), involved=self.announced)

    @clause("RANG-26", "IMPL-01", "IMPL-04", "R-61")
    def ask_bomb(self, table: HewnsTable, out: tuple[Hewn, ...]) -> Next:
        """Step 6. Bombs are added."""
        self.out = out
        self.spent = {hewn: table.picks[hewn].price for hewn in self.announced if hewn not in out}
        self.todo = tuple(h for h in self.attackers(table) if table.count(h, BOMB))
        return None

    @clause("IMPL-02", "IMPL-03", "RANG-26")
    def add_bomb(self, table: HewnsTable, choice: Yes | Pass | None) -> Next:
        """Each at its owner's wish."""
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
            table.turn.failed = (*table.turn.failed, self.target)
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
        return looking(table)

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


# --- overflow


class Blast(Choice, frozen=True):
    """The bomb flows over to {space}"""

    space: Place


class WhereBlast(Ask[Blast | Pass]):
    """Where does the implosion bomb flow over to?"""

    only_if_choice: ClassVar[bool] = True

    space: Space

    def things(self, table: HewnsTable, seat: Seat) -> list[Blast | Pass]:
        """An empty space is not worth pointing at."""
        return [PASS, *(Blast(space) for space in table.steps(self.space, SMALL) if table.crowd[space])]


class Overflow(Frame):
    """[IMPL-05] Each Hewn in a space beside the one attacked is attacked too; finishes with what each has spent."""

    seat: Seat
    space: Space
    spent: dict[Hewn, int] = {}  # in this encounter
    todo: tuple[Hewn, ...] = ()

    @clause("IMPL-05", "R-62", "R-19")
    def where(self, table: HewnsTable, _: None) -> Next:
        """The bomb's owner chooses the space."""
        return WhereBlast(seat=self.seat, space=self.space)

    @clause("IMPL-05", "R-62")
    def who(self, table: HewnsTable, choice: Blast | Pass) -> Next:
        """Friend or foe."""
        if isinstance(choice, Pass):
            return self.finish(self.spent)
        self.todo = tuple(table.hewns_at(choice.space))
        return None

    @clause("IMPL-07", "ENC-02", "R-62")
    def screens(self, table: HewnsTable, _: None) -> Next:
        """Healthy ones may make screens first, within what a Hewn may use in one encounter."""
        if not self.todo:
            return self.finish(self.spent)
        hewn = self.todo[0]
        if not table.is_healthy(hewn) or not may_carry(table, hewn):
            return None
        return ScreensInEncounter(seat=table.owner[hewn], hewn=hewn, spent=self.spent.get(hewn, 0))

    @clause("IMPL-05", "IMPL-07", "R-62")
    def attack(self, table: HewnsTable, choice: Screens | None) -> Next:
        """Each by its own roll."""
        hewn, screens = self.todo[0], choice or Screens(0)
        burn(table, hewn, screens.normal, screens.count - screens.normal)
        self.spent = {**self.spent, hewn: self.spent.get(hewn, 0) + screens.count}
        table.escaped = ()
        dice = ((hewn, "close_combat", table.content.limits.implosion_overflow_dice),)
        return Attack(defender=hewn, dice=dice, screens=screens.count, overflow=True)

    @clause("IMPL-05", "R-62")
    def hurt(self, table: HewnsTable, margin: int) -> Next:
        """A success rolls the hurt die."""
        return Hurting(hewn=self.todo[0], margin=margin) if margin != FAILED else None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Where one has died others may see past."""
        return looking(table)

    @clause("RANG-33", "R-62")
    def escape(self, table: HewnsTable, _: None) -> Next:
        hewn, self.todo = self.todo[0], self.todo[1:]
        escaped, table.escaped = table.escaped, ()
        return self.goto(Overflow.screens, after=Escaping(hewn=hewn) if escaped else None)
