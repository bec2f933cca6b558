"""Coming into a space: body screens, escapes, danger tokens, stuns, planet cards."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from gamelode.kernel import PASS, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...events import DangerAttacked, DangerRolled, Escaped, PlanetCardFlipped
from ...table import LAVA, NO_DANGER, NO_MINE, PLANET_ATTACK, SNEDJ, Hewn, HewnsTable, Place, Space, added
from ..auction.auction import TECHNOLOGY_DECK, draw_cards, give_card
from ..encounters.attack import defence, is_cancelled, roll_defence
from ..encounters.hurt import LosingMembers
from ..line_of_sight import has_healthy_hewn, spaces_seen_by
from ..stores import burn, may_carry
from ..technology.transmit import Gaining

TOO_MANY = Refusal("DANG-05")
TOO_MANY_IN_ENCOUNTER = Refusal("WEAP-04")


# --- screens


class Screens(Choice, frozen=True):
    """{count} body screen(s){for_normal}"""

    count: int
    normal: int = 0

    @property
    def for_normal(self) -> str:
        return f", {self.normal} of them for normal Substract" if self.normal else ""


@cites("DANG-05", "IMPL-07", "SCREEN-03", "ARM-03")
class HowManyScreens(Ask[Screens]):
    """How many body screens does {hewn} make?"""

    is_open: ClassVar[bool] = True
    keeps_secret: ClassVar[bool] = True
    too_many: ClassVar[Refusal] = TOO_MANY

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Screens]:
        dirty = table.dirty_on(self.hewn)
        most = min(self.most(table), table.load_of(self.hewn))
        return [Screens(count, max(count - dirty, 0)) for count in range(most + 1)]

    def most(self, table: HewnsTable) -> int:
        return table.content.limits.body_screens_against_danger

    def options(self, table: HewnsTable, seat: Seat) -> list[Screens]:
        return self.things(table, seat)

    def why_not(self, table: HewnsTable, seat: Seat, choice: Screens) -> Refusal | None:
        if not 0 <= choice.count <= self.most(table):
            return self.too_many
        fits = 0 <= choice.normal <= min(choice.count, table.normal_on(self.hewn))
        return None if fits and choice.count - choice.normal <= table.dirty_on(self.hewn) else TOO_MANY


@cites("ENC-02", "WEAP-04", "IMPL-07")
class ScreensInEncounter(HowManyScreens):
    """How many body screens does {hewn} make against the overflow?"""

    too_many: ClassVar[Refusal] = TOO_MANY_IN_ENCOUNTER

    spent: int  # Substract for its dice in this encounter

    def most(self, table: HewnsTable) -> int:
        return table.content.limits.substract_per_hewn_per_encounter - self.spent


# --- free moves


class FreeMove(Choice, frozen=True):
    """Escape to {to}"""

    to: Place


@cites("RANG-33", "SAME-42", "R-34", "R-19")
def escape_spaces(table: HewnsTable, hewn: Hewn) -> list[Space]:
    """Adjacent spaces that fit and have no healthy Hewn."""
    steps = table.steps(table.space[hewn], table.content.size[hewn])
    return [space for space in steps if not has_healthy_hewn(table, space, but=hewn)]


class WhereEscape(Ask[FreeMove | Pass]):
    """Where does {hewn} escape to?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[FreeMove | Pass]:
        return [*map(FreeMove, escape_spaces(table, self.hewn)), PASS]


class Escaping(Frame):
    """[RANG-33] A Hewn that has escaped may make a free move."""

    hewn: Hewn

    @clause("RANG-33", "SAME-42", "R-34", "R-35")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """If it is still healthy."""
        if table.space[self.hewn] < 0 or not table.is_healthy(self.hewn):
            return self.finish()
        return WhereEscape(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("RANG-33", "R-32", "R-91")
    def move(self, table: HewnsTable, choice: FreeMove | Pass) -> Next:
        """Dangers wait there as anywhere."""
        if isinstance(choice, Pass):
            return self.finish()
        if self.hewn == table.turn.hewn:
            table.turn.moved = True
        return arriving(table, self.hewn, choice.to)


# --- danger tokens


class DangerAttack(Frame):
    """[DANG-02] A danger token attacks a Hewn in its space."""

    hewn: Hewn
    danger: int
    margin: int = 0

    @clause("DANG-05", "DANG-08", "DANG-09")
    def screens(self, table: HewnsTable, _: None) -> Next:
        """Stunned and damaged Hewns die; others may burn Substract first."""
        if not table.is_healthy(self.hewn):
            table.kill(self.hewn)
            return self.goto(DangerAttack.look)
        if not may_carry(table, self.hewn):
            return self.goto(DangerAttack.roll)
        return HowManyScreens(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("DANG-02", "DANG-04", "DANG-05", "DANG-19", "R-35")
    def roll(self, table: HewnsTable, choice: Screens | None) -> Next:
        """Its dice against speed, armour, shield and screens."""
        screens = choice or Screens(0)
        burn(table, self.hewn, screens.normal, screens.count - screens.normal)
        die, count = table.content.danger_attack[self.danger]
        faces = table.dice.roll(table.content.faces[die], count, die)
        table.tell(DangerRolled, self.hewn, die, faces, self.danger)
        roll_defence(table, self.hewn, screens.count)
        guard, has_escaped = defence(table)[0], is_cancelled(table)
        table.guard = ()
        table.tell(DangerAttacked, self.danger, self.hewn, sum(faces), guard)
        if has_escaped:
            table.tell(Escaped, self.hewn)
            return self.become(Escaping(hewn=self.hewn))
        self.margin = sum(faces) - guard
        return None

    @clause("DANG-06", "DANG-07", "FORCE-04")
    def result(self, table: HewnsTable, _: None) -> Next:
        """More than the defence kills, without hurt dice; a swarm loses as many members."""
        if self.margin <= 0:
            return self.finish()
        if table.members[self.hewn]:
            return LosingMembers(hewn=self.hewn, count=self.margin)
        table.kill(self.hewn)
        return None

    @clause("SIGHT-02")
    def look(self, table: HewnsTable, _: None) -> Next:
        """Where one has died others may see past."""
        return looking(table)


def arriving(table: HewnsTable, hewn: Hewn, space: Space) -> Arriving | None:
    """A Hewn comes into a space. Where nothing waits for it, it is simply there."""
    if table.face_down or table.danger[space] != NO_DANGER:
        return Arriving(hewn=hewn, space=space)
    table.move(hewn, space)
    return None


class Arriving(Frame):
    """[DANG-11] A Hewn comes into a space, by whatever way."""

    hewn: Hewn
    space: Space
    token: int = NO_DANGER  # that lay there before

    @clause("MOVE-02", "SIGHT-02", "R-32", "R-91")
    def put(self, table: HewnsTable, _: None) -> Next:
        """Whatever can now be seen is looked at first."""
        self.token = table.danger[self.space]
        table.move(self.hewn, self.space)
        return looking(table, self.hewn)

    @clause("DANG-11", "DANG-09", "FORCE-02", "R-32", "R-91")
    def danger(self, table: HewnsTable, _: None) -> Next:
        """A danger token that lay there attacks it; one that a planet card has brought meanwhile has done so."""
        if self.token == NO_DANGER or table.space[self.hewn] != self.space or table.danger[self.space] == NO_DANGER:
            return self.finish()
        return DangerAttack(hewn=self.hewn, danger=self.token)


# --- stuns


@cites("MOVE-09", "RANG-18", "R-30")
class Stunning(Frame):
    """[HURT-05] A Hewn is stunned; a swarm loses a member instead."""

    hewn: Hewn

    @clause("RANG-18", "MOVE-09", "SWARM-14", "DANG-09", "SIGHT-02", "R-30")
    def stun(self, table: HewnsTable, _: None) -> Next:
        """Where a danger lies it dies, and others may see past."""
        if table.members[self.hewn]:
            return LosingMembers(hewn=self.hewn, count=1)
        table.stun(self.hewn)
        table.lose_to_danger(self.hewn)
        return looking(table) if table.space[self.hewn] < 0 else None

    @clause("R-30")
    def make_room(self, table: HewnsTable, _: None) -> Next:
        """A swarm beside a healthy Hewn is put on the nearest space that it fits into."""
        here = table.space[self.hewn]
        if here < 0 or not table.members[self.hewn] or not has_healthy_hewn(table, here, but=self.hewn):
            return None
        return SwarmTo(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("R-30", "R-32")
    def put(self, table: HewnsTable, choice: Withdraw | None) -> Next:
        """Dangers wait there as anywhere."""
        return None if choice is None else arriving(table, self.hewn, choice.to)


class Withdraw(Choice, frozen=True):
    """To {to}"""

    to: Place


class SwarmTo(Ask[Withdraw]):
    """Where does the swarm go?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[Withdraw]:
        here, size = table.space[self.hewn], table.content.size[self.hewn]
        free = [
            space
            for space in table.all_spaces()
            if table.map.size[space] >= size and not has_healthy_hewn(table, space, but=self.hewn)
        ]
        near = min((table.distance(here, space) for space in free), default=0)
        return [Withdraw(space) for space in free if table.distance(here, space) == near]


# --- planet cards


def looking(table: HewnsTable, hewn: Hewn = -1) -> LookingAround | None:
    """What is done whenever Hewns may have come to see something: this one looks first."""
    return LookingAround(first=hewn) if table.face_down else None


class LookingAround(Frame):
    """[SIGHT-02] Planet cards that have come into anybody's sight are flipped at once."""

    first: Hewn = -1
    todo: tuple[Hewn, ...] = ()

    @clause("SIGHT-02", "R-101")
    def who(self, table: HewnsTable, _: None) -> Next:
        """Whoever has just come looks first, then the Hewns of the player whose turn it is, then those to the left."""
        seats = table.to_the_left(max(table.active, 0))
        others = (h for seat in seats for h in table.own_hewns(seat) if h != self.first)
        candidates = [*([self.first] if self.first >= 0 else []), *others]
        self.todo = tuple(h for h in candidates if table.space[h] >= 0 and table.is_healthy(h))
        return None

    @clause("SIGHT-02")
    def flip(self, table: HewnsTable, _: None) -> Next:
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(LookingAround.flip, after=RevealingCards(hewn=hewn))

    @clause("R-42", "END-05")
    def mines(self, table: HewnsTable, _: None) -> Next:
        """When the last card was flipped and there is no mine, the game is over."""
        if not table.face_down:
            table.check_mines()
        return None


class RevealingCards(Frame):
    """[SIGHT-02] Planet cards that a Hewn sees are flipped, the nearest first."""

    hewn: Hewn

    @clause("SIGHT-02", "R-27")
    def flip(self, table: HewnsTable, _: None) -> Next:
        """One after another, as long as there are any in sight."""
        hewn = self.hewn
        if table.space[hewn] < 0 or not table.is_healthy(hewn):
            return self.finish()
        seen = [space for space in spaces_seen_by(table, hewn) if table.face_down >> space & 1]
        if not seen:
            return self.finish()
        here = table.space[hewn]
        space = min(seen, key=lambda each: (table.distance(here, each), each))
        table.face_down &= ~(1 << space)
        cards = list(table.planet)
        card = table.dice.draw(cards, "planet")
        table.planet = tuple(cards)
        table.tell(PlanetCardFlipped, space, card)
        effect = table.content.planet[card]
        return self.goto(RevealingCards.flip, after=effect.frame(hewn, space))


class NewMineHere(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A mine on the card's space, beside those of the pool."""

    bonus: Annotated[int, Meta(ge=0, le=3)]

    def frame(self, hewn: Hewn, space: Space) -> Frame:
        return UncoveringMine(space=space, bonus=self.bonus)


class DangerHere(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A danger token on the card's space."""

    danger: Literal["lava", "snedj", "planet_attack"]

    def frame(self, hewn: Hewn, space: Space) -> Frame:
        kind = {"lava": LAVA, "snedj": SNEDJ, "planet_attack": PLANET_ATTACK}[self.danger]
        return UncoveringDanger(space=space, danger=kind)


class DirtyCache(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """Dirty Substract for the Hewn that sees it."""

    amount: int

    def frame(self, hewn: Hewn, space: Space) -> Frame:
        return Gaining(hewn=hewn, dirty=self.amount)


class LostTechnology(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A technology card for its owner."""

    def frame(self, hewn: Hewn, space: Space) -> Frame:
        return FindingTechnology(hewn=hewn)


class Quiet(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """Nothing happens."""

    def frame(self, hewn: Hewn, space: Space) -> Frame | None:
        return None


Planet = NewMineHere | DangerHere | DirtyCache | LostTechnology | Quiet


class UncoveringMine(Frame):
    """[R-101] A planet card brings a mine."""

    space: Space
    bonus: int

    @clause("R-101")
    def place(self, table: HewnsTable, _: None) -> Next:
        """Unless a mine is there already."""
        if table.mine[self.space] == NO_MINE:
            table.extra_mines = added(table.extra_mines, self.bonus, 1)
            table.place_mine(self.space, self.bonus)
        return None


class UncoveringDanger(Frame):
    """[R-101] A planet card brings a danger token, which attacks at once."""

    space: Space
    danger: int
    todo: tuple[Hewn, ...] = ()

    @clause("R-101", "DANG-02", "DANG-03")
    def place(self, table: HewnsTable, _: None) -> Next:
        """If there is one in its stack and none in the space."""
        if table.danger[self.space] != NO_DANGER or not table.danger_left[self.danger]:
            return self.finish()
        table.place_danger(self.danger, self.space)
        self.todo = tuple(table.hewns_at(self.space))
        table.deplete(self.space)
        return None

    @clause("R-101", "DANG-02", "DANG-09")
    def attack(self, table: HewnsTable, _: None) -> Next:
        if not self.todo:
            return None
        hewn, self.todo = self.todo[0], self.todo[1:]
        return self.goto(UncoveringDanger.attack, after=DangerAttack(hewn=hewn, danger=self.danger))


class FindingTechnology(Frame):
    """[R-101] A planet card brings the top technology card."""

    hewn: Hewn

    @clause("R-101")
    def draw(self, table: HewnsTable, _: None) -> Next:
        """Free of charge; a scouting card is kept."""
        for card in draw_cards(table, TECHNOLOGY_DECK, 1):
            give_card(table, table.owner[self.hewn], card)
        return None
