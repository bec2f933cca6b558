"""What a hit does: hurt dice, stuns, and members that a swarm loses."""

from __future__ import annotations

from typing import Annotated, ClassVar

from gamelode.kernel import Ask, Choice, Frame, Next, Seat, cites, clause

from ...common_knowledge import forget
from ...events import MemberLost
from ...kinds import BOTH, DAMAGED, DEAD, SICKET_HIT, STUNNED, Hewn, Piece, Place
from ...table import HewnsTable
from ..heart_cards import lose_heart_card
from ..line_of_sight import has_healthy_hewn
from ..states import damage, kill, lose_to_danger, stun
from ..stores import show_store


class Hurting(Frame):
    """[RANG-35] A successful attack takes effect."""

    hewn: Hewn
    margin: int

    @clause("RANG-35", "RANG-38", "RANG-39", "SAME-43", "SAME-45", "SWARM-07", "SWARM-14", "RR-03")
    def roll(self, table: HewnsTable, _: None) -> Next:
        """A Hewn that is not healthy dies; a swarm loses members; for others the hurt die is rolled."""
        if table.space[self.hewn] < 0:
            return self.finish()
        if table.members[self.hewn]:
            return self.become(LosingMembers(hewn=self.hewn, count=self.margin))
        if not table.is_healthy(self.hewn):
            kill(table, self.hewn)
            return self.finish()
        face = table.dice.pick(table.content.faces["hurt"], "hurt")
        table.tell_roll(self.hewn, "hurt", (face,), (1, "hit"))
        return self.become(HurtResult(hewn=self.hewn, face=face))


class LoseSicket(Choice, frozen=True):
    """Lose {piece}"""

    place: int
    piece: Piece


@cites("R-57")
class WhichSicket(Ask[LoseSicket]):
    """Which Sicket technology is destroyed?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[LoseSicket]:
        different = {slot: place for place, slot in reversed(list(enumerate(table.sicket[self.hewn])))}
        return [LoseSicket(place, slot[0]) for slot, place in sorted(different.items())]


class HurtResult(Frame):
    """[HURT-01] The face of the hurt die is carried out."""

    hewn: Hewn
    face: int

    @clause("HURT-01", "HURT-02", "HURT-03", "HURT-05", "HURT-06", "STATE-08", "TECH-03", "DANG-09")
    def apply(self, table: HewnsTable, _: None) -> Next:
        """Dead, damaged, stunned or both; a Sicket hit spares a Hewn that has such a technology."""
        if self.face == DEAD or (self.face == SICKET_HIT and not table.sicket[self.hewn]):
            kill(table, self.hewn)
        if self.face in (DAMAGED, BOTH):
            damage(table, self.hewn)
        if self.face in (STUNNED, BOTH):
            stun(table, self.hewn)
        lose_to_danger(table, self.hewn)
        if self.face == SICKET_HIT and table.space[self.hewn] >= 0:
            return WhichSicket(seat=table.owner[self.hewn], hewn=self.hewn)
        return self.finish()

    @clause("HURT-04", "TECH-03", "R-57")
    def lose_sicket(self, table: HewnsTable, choice: LoseSicket) -> Next:
        """The Sicket technology that was chosen is destroyed, and the Hewn lives."""
        table.destroy_slot(self.hewn, table.sicket[self.hewn][choice.place])
        return None


# --- swarms


LEADER, SMALL_ARKZ, BIG_ARKZ = range(3)


class LoseMember(Choice, frozen=True):
    """Lose the {member} with {pieces}"""

    member: Annotated[int, "member"]
    pieces: tuple[Piece, ...] = ()  # the technology that dies with it


@cites("SWARM-08", "R-77")
class WhichMember(Ask[LoseMember]):
    """Which member of the swarm dies?"""

    only_if_choice: ClassVar[bool] = True

    hewn: Hewn

    def things(self, table: HewnsTable, seat: Seat) -> list[LoseMember]:
        """Members without technology come first, the leader last."""
        leader, small, big = table.members[self.hewn]
        nana, sicket = table.nana[self.hewn], table.sicket[self.hewn]
        found = [LoseMember(SMALL_ARKZ)] if small > len(nana) else []
        found += [LoseMember(BIG_ARKZ)] if big > len(sicket) else []
        found += [LoseMember(SMALL_ARKZ, (piece,)) for piece in sorted(set(nana))]
        found += [LoseMember(BIG_ARKZ, slot) for slot in sorted(set(sicket))]
        return [*found, LoseMember(LEADER)] if leader else found


class LosingMembers(Frame):
    """[SWARM-07] A swarm loses members."""

    hewn: Hewn
    count: int

    @clause("SWARM-07", "SWARM-08", "SWARM-09", "DANG-07")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """The owner chooses them one by one; if all are to die, the swarm is dead."""
        if self.count >= table.size_of_swarm(self.hewn):
            kill(table, self.hewn)
            return self.finish()
        if not self.count:
            return self.finish()
        return WhichMember(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("SWARM-02", "SWARM-08", "R-77")
    def lose(self, table: HewnsTable, choice: LoseMember) -> Next:
        """It goes to the box with its technology; the leader takes store and heart card with it."""
        self.count -= 1
        hewn, lost = self.hewn, choice.member
        left = list(table.members[hewn])
        left[lost] -= 1
        if lost == LEADER:
            lose_leader(table, hewn)
        elif lost == SMALL_ARKZ and choice.pieces:
            nana = list(table.nana[hewn])
            nana.remove(choice.pieces[0])
            table.nana[hewn] = tuple(nana)
            table.return_piece(choice.pieces[0])
        elif lost == BIG_ARKZ and choice.pieces:
            table.destroy_slot(hewn, choice.pieces)
        table.members[hewn] = tuple(left)
        table.tell(MemberLost, hewn, sum(left))
        return self.goto(LosingMembers.ask)


@cites("R-77", "R-58")
def lose_leader(table: HewnsTable, hewn: Hewn) -> None:
    show_store(table, hewn)
    table.pile += table.normal_on(hewn)
    table.dirty_out -= table.dirty_on(hewn)
    table.empty_stores(hewn)
    forget(table, hewn)
    lose_heart_card(table, hewn)


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
        stun(table, self.hewn)
        lose_to_danger(table, self.hewn)
        return table.look() if table.space[self.hewn] < 0 else None

    @clause("R-30")
    def make_room(self, table: HewnsTable, _: None) -> Next:
        """A swarm beside a healthy Hewn is put on the nearest space that it fits into."""
        here = table.space[self.hewn]
        if here < 0 or not table.members[self.hewn] or not has_healthy_hewn(table, here, but=self.hewn):
            return None
        return SwarmTo(seat=table.owner[self.hewn], hewn=self.hewn)

    @clause("R-30", "R-32")
    def put(self, table: HewnsTable, choice: Withdraw | None) -> Next:
        """The swarm comes into that space, with the dangers that wait there."""
        return None if choice is None else table.arrive(self.hewn, choice.to)


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
