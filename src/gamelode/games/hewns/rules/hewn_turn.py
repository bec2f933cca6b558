"""A Hewn turn: what the Hewn may do with its action points."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import Act, AskToAct, Frame, Next, Refusal, Seat, cites, clause

from ..common_knowledge import learn_at_most, may_have_choice
from ..events import HewnTurnBegan
from ..kinds import GOZZBAG, NO_DANGER, NO_MINE, SUDERER, Hewn, Space
from ..table import HewnsTable, ThisTurn
from .action_points import BurnFor, fuel, may_burn
from .encounters.announce import Encounter, RangedWindow, humiliated_by, may_announce
from .encounters.humiliation import may_try_again
from .encounters.hurt import Stunning
from .encounters.same_space import Meeting, shares_with_healthy, targets
from .line_of_sight import linked
from .mining.extract import Extract
from .mining.mine import MINE, MINE_WITH_GOZZBAG, Mine, can_mine
from .moving.dangers import Calm
from .moving.enter_leave import Enter, Leave, entrances
from .moving.leap import Climb, Fly
from .moving.move import Move
from .moving.tunnels import Dig, Enlarge, tunnel_pieces, why_not_dig

FLEE = Refusal("FORCE-01")
MUST_BURN = Refusal("R-15")

NO_WAY_OUT = 99  # action points that no Hewn has


class EndHewnTurn(Act, frozen=True):
    """End the Hewn's turn"""

    @cites("FORCE-01", "FORCE-02", "R-15")
    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        if not table.turn.fleeing:
            return None
        cost = cheapest_way_out(table)
        if table.turn.ap >= cost:
            return FLEE
        return MUST_BURN if table.turn.ap + may_burn(table) >= cost else None

    def frame(self, seat: Seat) -> Frame:
        raise NotImplementedError


END_HEWN_TURN = EndHewnTurn()


@cites("FORCE-01", "FORCE-03", "R-15")
def cheapest_way_out(table: HewnsTable) -> int:
    """Action points that the cheapest way out of the space needs; very many if there is none."""
    hewn, cost = table.turn.hewn, table.content.cost
    here = table.space[hewn]
    if table.steps(here, table.content.size[hewn]):
        return cost.move
    ways = [cost.leave_board] if here in entrances(table, hewn) else []
    if here < table.map.spaces:
        reach = [to for to in table.map.reach[here] if table.map.size[to] >= table.content.size[hewn]]
        if table.content.can_fly[hewn] and reach:
            ways.append(cost.fly)
        if table.content.can_dig[hewn] and any(why_not_dig(table, hewn, to) is None for to in table.map.reach[here]):
            ways.append(cost.dig)
        if table.content.can_climb[hewn] and set(reach) & set(table.map.climb[here]):
            ways.append(cost.climb)
    return min(ways, default=NO_WAY_OUT)


@cites("R-15", "R-37")
def stay_in_danger(table: HewnsTable) -> None:
    """Whoever stays could not burn enough to leave, as all learn; unless no Hewn may burn that much."""
    missing = cheapest_way_out(table) - table.turn.ap
    if missing <= table.content.limits.burn_for_ap_per_hewn_turn - table.turn.burnt:
        learn_at_most(table, fuel(table), missing - 1)


LEAVE, ENLARGE, EXTRACT, BURN_DIRTY, BURN_NORMAL = Leave(), Enlarge(), Extract(), BurnFor(), BurnFor(True)
HewnAct = Move | Enter | Leave | Dig | Enlarge | Fly | Climb | Mine | Extract | Calm | BurnFor | Encounter | EndHewnTurn


class WhatNext(
    AskToAct[
        Move | Enter | Leave | Dig | Enlarge | Fly | Climb | Mine | Extract | Calm | BurnFor | Encounter | EndHewnTurn
    ]
):
    """{hewn} has {ap} action point(s): what does it do?"""

    hewn: Hewn

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, int]:
        return {"ap": table.turn.ap}

    def would_tell(self, table: HewnsTable, seat: Seat) -> bool:
        return may_have_choice(table, seat)

    @cites("FORCE-01", "R-15")
    def why_not(self, table: HewnsTable, seat: Seat, choice: HewnAct) -> Refusal | None:
        no = choice.why_not(table, seat)
        if (
            no is not None
            or not table.turn.fleeing
            or isinstance(choice, EndHewnTurn | Move | Leave | Dig | Fly | Climb)
        ):
            return no
        helps = isinstance(choice, BurnFor) and END_HEWN_TURN.why_not(table, seat) == MUST_BURN
        return None if helps else FLEE

    def things(self, table: HewnsTable, seat: Seat) -> list[HewnAct]:
        return list(self.acts(table, seat))

    def options(self, table: HewnsTable, seat: Seat) -> list[HewnAct]:
        """The things without refusal, without asking each of them."""
        turn, content = table.turn, table.content
        if turn.fleeing:
            return [thing for thing in self.acts(table, seat) if self.why_not(table, seat, thing) is None]
        hewn, ap, cost, limits = turn.hewn, turn.ap, content.cost, content.limits
        here = table.space[hewn]
        found: list[HewnAct] = [END_HEWN_TURN]
        if here < 0:
            if ap >= cost.enter_board:
                found += map(Enter, entrances(table, hewn))
        else:
            may_mine = ap >= cost.mine and turn.mined < limits.mine_per_hewn_turn
            if may_mine and table.mine[here] != NO_MINE and can_mine(table, hewn):
                found += MINE_WITH_GOZZBAG if table.count(hewn, GOZZBAG) else MINE
            if ap >= cost.move:
                found += map(Move, table.steps(here, content.size[hewn]))
            if content.is_special[hewn]:
                found += self._possible(table, hewn, here)
            is_at_entrance = (here in table.map.entrances or table.secret_entrances) and here in entrances(table, hewn)
            if is_at_entrance and ap >= cost.leave_board:
                found.append(LEAVE)
            if table.crowd[here] != 1 << hewn:
                meet = map(Encounter, targets(table, hewn))
                found += (act for act in meet if may_try_again(table) or act.target not in turn.failed)
            elif turn.failed and may_try_again(table):
                found += map(Encounter, humiliated_by(table, hewn))
            if table.sicket[hewn] and EXTRACT.why_not(table, seat) is None:
                found.append(EXTRACT)
        if turn.burnt < limits.burn_for_ap_per_hewn_turn:
            found += self._burning(table, hewn, here)
        return found

    def acts(self, table: HewnsTable, seat: Seat) -> Iterator[HewnAct]:
        """What may be worth pointing at for this Hewn where it stands."""
        hewn = table.turn.hewn
        here = table.space[hewn]
        yield END_HEWN_TURN
        if here < 0:
            yield from map(Enter, entrances(table, hewn))
        else:
            if table.mine[here] != NO_MINE and can_mine(table, hewn):
                yield from MINE_WITH_GOZZBAG if table.count(hewn, GOZZBAG) else MINE
            yield from map(Move, table.steps(here, 0))
            yield from self._special(table, hewn, here)
            if here in entrances(table, hewn):
                yield LEAVE
            yield from map(Encounter, (*targets(table, hewn), *humiliated_by(table, hewn)))
            if table.sicket[hewn] and table.count(hewn, SUDERER):
                yield EXTRACT
        if table.turn.burnt < table.content.limits.burn_for_ap_per_hewn_turn:
            yield from self._burning(table, hewn, here)

    def _burning(self, table: HewnsTable, hewn: Hewn, here: Space) -> list[BurnFor]:
        """Its own Substract; for a Hewn without a store, that of friends."""
        if here >= 0 and not table.capacity(hewn):
            friends = linked(table, hewn)
            dirty = [BurnFor(False, friend) for friend in friends if table.dirty_on(friend)]
            return dirty + [BurnFor(True, friend) for friend in friends if table.normal_on(friend)]
        found = [BURN_DIRTY] if table.open_dirty[hewn] or table.hid_dirty[hewn] else []
        if table.open_normal[hewn] or table.hid_normal[hewn]:
            found.append(BURN_NORMAL)
        return found

    def _special(self, table: HewnsTable, hewn: Hewn, here: Space) -> Iterator[HewnAct]:
        """Digging, flying, climbing and calming, for Hewns that can."""
        content, board, ap = table.content, table.map, table.turn.ap
        if here < board.spaces:
            if content.can_fly[hewn] and ap >= content.cost.fly:
                yield from map(Fly, board.reach[here])
            if content.can_climb[hewn] and ap >= content.cost.climb:
                yield from map(Climb, board.climb[here])
            if content.can_dig[hewn] and ap >= content.cost.dig:
                yield from map(Dig, board.reach[here])
        elif content.can_dig[hewn]:
            yield ENLARGE
        if content.can_calm[hewn]:
            yield from (Calm(space) for space in table.all_spaces() if table.danger[space] != NO_DANGER)

    def _possible(self, table: HewnsTable, hewn: Hewn, here: Space) -> list[HewnAct]:
        """Those of them that are allowed, in the same order."""
        content, board, ap, size = table.content, table.map, table.turn.ap, table.content.size[hewn]
        found: list[HewnAct] = []
        if here < board.spaces:
            if content.can_fly[hewn] and ap >= content.cost.fly:
                found += map(Fly, board.flights[size][here])
            if content.can_climb[hewn] and ap >= content.cost.climb:
                found += map(Climb, board.climbs[size][here])
            if content.can_dig[hewn] and ap >= content.cost.dig and tunnel_pieces(table, size):
                beyond = [to for tunnel in table.joined_by_tunnel(here) for to in table.joined_by_tunnel(tunnel)]
                found += (Dig(to) for to in board.digs[here] if to not in beyond)
        elif ENLARGE.why_not(table, table.owner[hewn]) is None:
            found.append(ENLARGE)
        if content.can_calm[hewn]:
            dangers = (Calm(space) for space in table.all_spaces() if table.danger[space] != NO_DANGER)
            found += (calm for calm in dangers if calm.why_not(table, table.owner[hewn]) is None)
        return found


class HewnTurn(Frame):
    """[STATE-02] A healthy Hewn takes its turn."""

    hewn: Hewn
    seat: Seat

    @clause("STATE-02", "STATE-03", "AP-01", "AP-02", "SWARM-05", "FORCE-01", "SIGHT-07", "R-13", "R-108")
    def begin(self, table: HewnsTable, _: None) -> Next:
        """Full action points; a Hewn in danger must leave, any other first meets a healthy enemy in its space."""
        here = table.space[self.hewn]
        fleeing = here >= 0 and table.danger[here] != NO_DANGER
        table.turn = ThisTurn(hewn=self.hewn, ap=table.content.ap[self.hewn], fleeing=fleeing)
        table.acted |= 1 << self.hewn
        table.next_hewn = -1
        table.tell(HewnTurnBegan, self.seat, self.hewn)
        if fleeing or here < 0:
            return self.goto(HewnTurn.ask)
        return None if table.is_alone(self.hewn) else Meeting(hewn=self.hewn)

    @clause("RANG-04", "R-09")
    def first_window(self, table: HewnsTable, _: None) -> Next:
        """Before it acts it may announce an encounter."""
        turn = table.turn
        moved, turn.moved = turn.moved, False
        if turn.ended or not may_announce(table, self.hewn):
            return self.goto(HewnTurn.ask)
        return self.goto(HewnTurn.window, after=RangedWindow(moving=self.hewn, moved=moved))

    @clause("AP-01", "STATE-05", "STATE-07", "AP-02")
    def ask(self, table: HewnsTable, _: None) -> Next:
        """As long as it is healthy and belongs to the player."""
        hewn, turn = self.hewn, table.turn
        if turn.ended or table.owner[hewn] != self.seat or table.damaged[hewn]:
            return self.goto(HewnTurn.end)
        return WhatNext(seat=self.seat, hewn=hewn)

    @clause("AP-01", "MOVE-03", "AP-05", "R-55")
    def act(self, table: HewnsTable, choice: HewnAct) -> Next:
        if isinstance(choice, EndHewnTurn):
            if table.turn.fleeing:
                stay_in_danger(table)
            return self.goto(HewnTurn.end)
        table.turn.acting = True
        return choice.frame(self.seat)

    @clause("RANG-01", "RANG-03", "R-09", "R-33")
    def window(self, table: HewnsTable, _: None) -> Next:
        """After whatever cost action points, or a retreat or escape, an encounter may be announced."""
        turn = table.turn
        turn.acting = False
        if turn.ended or not (turn.spent or turn.moved):
            return self.goto(HewnTurn.ask)
        moved, turn.spent, turn.moved = turn.moved, 0, False
        if not may_announce(table, self.hewn):
            return self.goto(HewnTurn.ask)
        return self.goto(HewnTurn.window, after=RangedWindow(moving=self.hewn, moved=moved))

    @clause("MOVE-09", "MOVE-10", "REP-05", "SAME-36", "R-05", "R-06", "R-30")
    def end(self, table: HewnsTable, _: None) -> Next:
        """Who ends its turn beside another healthy Hewn is stunned, unless a repair has passed the turn to that one."""
        hewn = self.hewn
        table.turn = ThisTurn()
        own = table.owner[hewn] == self.seat and not table.damaged[hewn]
        if own and shares_with_healthy(table, hewn):
            return Stunning(hewn=hewn)
        return None
