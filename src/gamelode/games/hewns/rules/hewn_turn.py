"""A Hewn turn: action points, and every action with its cost and limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from gamelode.kernel import Act, AskToAct, Frame, Next, Refusal, Seat, cites, clause

from ..events import Burnt, HewnTurnBegan
from ..table import GOZZBAG, NO_DANGER, NO_MINE, SUDERER, Hewn, HewnsTable, Place, Space, ThisTurn
from .encounters.pick_dice import pay_for_failure
from .encounters.ranged import RangedWindow, humiliated_by, may_announce
from .encounters.same_space import Meeting, SameSpaceEncounter, shares_with_healthy, targets
from .line_of_sight import linked
from .mining.mine import Extracting, Mining, can_mine, spend
from .moving.arrive import Stunning
from .moving.leap import Climb, Fly
from .moving.move import (
    NO_ABILITY,
    Enter,
    Leave,
    Move,
    entrances,
    may_have_choice,
    why_not_on_board,
    why_not_spend,
    why_not_use,
)
from .moving.tunnels import Dig, Enlarge, tunnel_pieces, why_not_dig
from .stores import belittle, bound_by_sum, burn

FLEE = Refusal("FORCE-01")
NO_MINE_HERE = Refusal("MINE-01")
MINED = Refusal("MINE-02")
NO_GOZZBAG = Refusal("GOZZ-01")
EXTRACTED = Refusal("AP-06")
NO_SUDERER = Refusal("SUDER-01")
IN_DANGER = Refusal("CALM-02")
NO_TOKEN = Refusal("CALM-01")
BURNT_OUT = Refusal("BURN-02")
NOTHING_TO_BURN = Refusal("BURN-01")
NO_TARGET = Refusal("SAME-03")
HUMILIATED = Refusal("HUMI-01")
MUST_BURN = Refusal("R-15")


@cites("MINE-01", "MINE-02", "MINE-08", "MINE-09", "MINE-16", "GOZZ-01", "COST-01", "AP-06", "CALM-02")
class Mine(Act, frozen=True):
    """Mine{how}"""

    aggressive: bool = False
    electric: bool = False

    @property
    def how(self) -> str:
        return " aggressively" * self.aggressive + " with Major Gozzbag" * self.electric

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not can_mine(table, hewn):
            return NO_ABILITY
        if table.mine[table.space[hewn]] == NO_MINE:
            return NO_MINE_HERE
        if table.turn.mined >= table.content.limits.mine_per_hewn_turn:
            return MINED
        if self.electric and not table.count(hewn, GOZZBAG):
            return NO_GOZZBAG
        return why_not_spend(table, table.content.cost.mine)

    def frame(self, seat: Seat) -> Frame:
        return BeginMining(aggressive=self.aggressive, electric=self.electric)


class BeginMining(Frame):
    """[MINE-09] How it mines is chosen before any dice are rolled."""

    aggressive: bool
    electric: bool

    @clause("MINE-09", "MINE-16")
    def mine(self, table: HewnsTable, _: None) -> Next:
        return self.become(Mining(hewn=table.turn.hewn, aggressive=self.aggressive, electric=self.electric))


@cites("SUDER-01", "AP-06", "COST-07")
class Extract(Act, frozen=True):
    """Extract dirty Substract"""

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_on_board(table)
        if no is not None:
            return no
        if not table.count(table.turn.hewn, SUDERER):
            return NO_SUDERER
        if table.turn.extracted >= table.content.limits.extract_per_hewn_turn:
            return EXTRACTED
        return why_not_spend(table, table.content.cost.extract_dirty)

    def frame(self, seat: Seat) -> Frame:
        return BeginExtracting()


class BeginExtracting(Frame):
    """[SUDER-01] The moving Hewn extracts."""

    @clause("SUDER-01")
    def extract(self, table: HewnsTable, _: None) -> Next:
        return self.become(Extracting(hewn=table.turn.hewn))


@cites("CALM-01", "CALM-02", "CALM-03", "COST-05", "DANG-10", "R-80")
class Calm(Act, frozen=True):
    """Calm the planet at {space}"""

    space: Place

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        no = why_not_use(table, table.content.cost.calm_planet, table.content.can_calm)
        if no is not None:
            return no
        here = table.space[table.turn.hewn]
        if table.danger[here] != NO_DANGER:
            return IN_DANGER
        if not table.is_space(self.space) or table.danger[self.space] == NO_DANGER:
            return NO_TOKEN
        far = table.distance(here, self.space)
        return None if far <= table.content.limits.calm_planet_range else NO_TOKEN

    def frame(self, seat: Seat) -> Frame:
        return Calming(space=self.space)


class Calming(Frame):
    """[CALM-01] A danger token goes back to its pile."""

    space: Space

    @clause("CALM-01", "COST-05", "DANG-10")
    def calm(self, table: HewnsTable, _: None) -> Next:
        spend(table, table.content.cost.calm_planet)
        table.remove_danger(self.space)
        return None


@cites("BURN-01", "BURN-02", "SUBS-02", "SUBS-03", "R-87")
class BurnFor(Act, frozen=True):
    """Burn a {kind} Substract{source} for an action point"""

    normal: bool = False
    source: Annotated[int, "supplier"] = -1  # a friend in sight, for a Hewn without a store; -1: the Hewn itself

    @property
    def kind(self) -> str:
        return "normal" if self.normal else "dirty"

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        if table.turn.burnt >= table.content.limits.burn_for_ap_per_hewn_turn:
            return BURNT_OUT
        if self.source >= 0 and (table.capacity(hewn) or self.source not in linked(table, hewn)):
            return NOTHING_TO_BURN
        source = self.source if self.source >= 0 else hewn
        there = table.normal_on(source) if self.normal else table.dirty_on(source)
        return None if there and self.source >= -1 else NOTHING_TO_BURN

    def frame(self, seat: Seat) -> Frame:
        return Burning(normal=self.normal, source=self.source)


class Burning(Frame):
    """[BURN-01] A Substract becomes an action point for this turn."""

    normal: bool
    source: Hewn

    @clause("BURN-01", "BURN-02", "R-87")
    def burn(self, table: HewnsTable, _: None) -> Next:
        """The token goes back to its stockpile."""
        source = self.source if self.source >= 0 else table.turn.hewn
        if table.space[source] < 0:
            burn_off_board(table, source, normal=self.normal)
        else:
            burn(table, source, int(self.normal), int(not self.normal))
        table.turn.burnt += 1
        table.turn.ap += 1
        return None


def burn_off_board(table: HewnsTable, hewn: Hewn, *, normal: bool) -> None:
    """Behind the screen nobody knows what is left."""
    column = (table.hid_normal, table.open_normal) if normal else (table.hid_dirty, table.open_dirty)
    place = column[0] if column[0][hewn] else column[1]
    place[hewn] -= 1
    table.pile += int(normal)
    table.dirty_out -= int(not normal)
    bound_by_sum(table, table.owner[hewn])
    table.tell(Burnt, hewn, int(normal), int(not normal))


@cites("SAME-03", "SAME-08", "SAME-17", "COST-02", "HUMI-01", "RANG-37", "AP-07", "R-18", "R-95")
class Encounter(Act, frozen=True):
    """Announce an encounter with {target}"""

    target: Hewn

    def why_not(self, table: HewnsTable, seat: Seat) -> Refusal | None:
        hewn = table.turn.hewn
        no = why_not_on_board(table)
        if no is not None:
            return no
        if self.target in table.turn.failed and not table.may_try_again:
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
    return min(ways, default=99)


@cites("BURN-02", "R-15", "R-87")
def may_burn(table: HewnsTable) -> int:
    """As much as there is, within the limit of a Hewn turn."""
    left = table.content.limits.burn_for_ap_per_hewn_turn - table.turn.burnt
    return min(left, sum(map(table.load_of, fuel(table))))


@cites("R-87")
def fuel(table: HewnsTable) -> list[Hewn]:
    """Whose Substract the moving Hewn burns: its own; without a store, that of friends."""
    hewn = table.turn.hewn
    return [hewn] if table.capacity(hewn) else linked(table, hewn)


@cites("R-15", "R-37")
def stay_in_danger(table: HewnsTable) -> None:
    """Whoever stays could not burn enough to leave, as all learn; unless no Hewn may burn that much."""
    missing = cheapest_way_out(table) - table.turn.ap
    if missing <= table.content.limits.burn_for_ap_per_hewn_turn - table.turn.burnt:
        belittle(table, fuel(table), missing - 1)


LEAVE, ENLARGE, EXTRACT, BURN_DIRTY, BURN_NORMAL = Leave(), Enlarge(), Extract(), BurnFor(), BurnFor(True)
MINE = (Mine(), Mine(True))
MINE_WITH_GOZZBAG = (*MINE, Mine(False, True), Mine(True, True))

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
                found += (act for act in meet if table.may_try_again or act.target not in turn.failed)
            elif turn.failed and table.may_try_again:
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
