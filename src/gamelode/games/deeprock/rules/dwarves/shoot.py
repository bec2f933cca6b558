"""Shooting: targets, dice, assigning dice to spaces, and what they hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from gamelode.kernel import PASS, Act, Ask, Choice, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board.hexes import BIT, DISTANCE, ON_BOARD, WITHIN, around, spaces_of
from ...board.sight import seen, sees
from ...events.dwarves import BoscoShot, Shot
from ...kinds import DAMAGE_TYPES, DOUBLE, FARTHEST, IGNORE, REROLL, SCARE, STUN, Faces, ModeId, Space, Spaces
from ...table import DeepRockTable
from ..creatures.harm import AreaAttack, Harm, damage
from .acting import NO_ACTIONS, why_not_act
from .dice import AreaIs, Die, DoubleWhich, Pick, PickDie, RollDice, WhichArea, different, lit
from .flaming_ground import PlacingFlames
from .walk import MoveOn, Walking, path_to

if TYPE_CHECKING:
    from ...content.entries import Mode

NO_AMMO, NO_SIGHT, NO_THROW = Refusal("SHOOT-01"), Refusal("LOS-01"), Refusal("THROW-03")


# --- what may be aimed at


@cites("SHOOT-03", "RANGE-01", "LOS-01", "THROW-03", "THROW-07", "ENG-11", "R-02", "R-04", "R-10", "R-11")
def why_not_aim(table: DeepRockTable, source: Space, mode: Mode, reach: int, space: Space) -> Refusal | None:
    """A space, with or without a creature, that is open, in range and in sight."""
    if space not in ON_BOARD or not table.open & BIT[space]:
        return Refusal("R-11")
    if DISTANCE[source][space] > reach:
        return Refusal("RANGE-01", (reach,))
    if mode.lobbed:
        return None if sees(source, space, table.walls) else NO_THROW
    return None if sees(source, space, table.blockers()) else NO_SIGHT


@cites("SHOOT-01", "SHOOT-02", "SCOUT-08", "DRILL-06", "GUN-12", "TURN-07", "R-36", "R-84")
def why_not_fire(table: DeepRockTable, seat: Seat, mode: Mode) -> Refusal | None:
    """Ammo and actions for this way to shoot."""
    no = why_not_act(table, seat, mode.actions)
    if no:
        return Refusal("SCOUT-08") if mode.aimed and no is NO_ACTIONS else no
    if mode.sustained and not table.turn.streak:
        return Refusal("GUN-12")
    if mode.flames and table.turn.flamings >= mode.per_turn:
        return Refusal("DRILL-06")
    return None if table.ammo(seat, mode.slot) else NO_AMMO


def ready_modes(table: DeepRockTable, seat: Seat) -> tuple[int, ...]:
    """The ways to shoot for which a standing Dwarf has ammo and actions."""
    turn, modes = table.turn, table.content.modes
    found = []
    for number in table.modes(seat):
        mode = modes[number]
        if mode.actions > turn.actions or not table.ammo(seat, mode.slot):
            continue
        if (mode.sustained and not turn.streak) or (mode.flames and turn.flamings >= mode.per_turn):
            continue
        found.append(number)
    return tuple(found)


class AtItsPrice(Struct, frozen=True):
    """{mode}"""

    mode: Annotated[int, "mode at its price"]


class Shoot(Act, frozen=True):
    """Fire at {space}: {shot}"""

    mode: ModeId
    space: Space

    @property
    def shot(self) -> Struct:
        return AtItsPrice(self.mode)

    @cites("SHOOT-01", "SHOOT-02", "SHOOT-03", "R-09", "R-12", "TURN-06")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        if self.mode not in table.modes(seat):
            return Refusal("SHOOT-02")
        mode = table.content.modes[self.mode]
        no = why_not_fire(table, seat, mode)
        return no or why_not_aim(table, table.dwarves[seat].space, mode, table.range_of(seat, mode), self.space)

    def frame(self, seat: Seat) -> Frame:
        return Shooting(seat=seat, mode=self.mode, space=self.space)


def shots(table: DeepRockTable, seat: Seat, source: Space, modes: tuple[int, ...]) -> list[Shoot]:
    """The creatures that these modes can be aimed at, all in one go."""
    entries = [table.content.modes[number] for number in modes]
    reach = [min(table.range_of(seat, mode), FARTHEST) for mode in entries]
    near = table.bugs & WITHIN[max(reach, default=0)][source]
    if not near:
        return []
    in_sight: dict[bool, Spaces] = {}  # worked out once for what is lobbed, and once for what is not
    found: list[Shoot] = []
    for place, mode in enumerate(entries):
        if mode.lobbed not in in_sight:
            in_sight[mode.lobbed] = seen(source, near, table.walls if mode.lobbed else table.blockers())
        there = in_sight[mode.lobbed] & WITHIN[reach[place]][source]
        found += [Shoot(modes[place], space) for space in spaces_of(there)]
    return found


def shots_at_all(table: DeepRockTable, seat: Seat) -> list[Shoot]:
    """Every way to shoot at every creature, possible or not."""
    return [Shoot(mode, space) for mode in table.modes(seat) for space in spaces_of(table.bugs)]


# --- assigning dice


class PutOn(Choice, frozen=True):
    """Die {die} on {space}"""

    die: Die
    space: Space


class PutDice(Ask[PutOn | Pass], kw_only=True):
    """Where do the dice go? They show {faces}."""

    mode: int
    robot: bool = False
    kinds: tuple[str, ...]
    faces: Faces
    left: tuple[int, ...]  # dice not yet placed
    used: tuple[Space, ...]  # the declared target first; nothing placed yet: only that
    placed: int = 0

    is_open = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[PutOn | Pass]:
        dice = different(self.kinds, self.faces, self.left)
        if not self.placed:
            return [PutOn(die, self.used[0]) for die in dice if self.faces[die]]
        reach = self.reach(table, seat)
        bodies = spaces_of(reach & table.bugs)
        found = [PutOn(die, space) for die in dice if self.faces[die] for space in bodies]
        return [PASS, *found, *self._links(table, dice, reach)]

    def _links(self, table: DeepRockTable, dice: list[int], reach: Spaces) -> list[PutOn]:
        """The least die as a link to a creature farther on."""
        beyond = around(reach) & table.bugs & ~reach
        if len(self.left) < 2 or not beyond:
            return []
        die = min(dice, key=lambda d: (self.faces[d], d))
        used = sum(BIT[space] for space in set(self.used))
        return [PutOn(die, space) for space in spaces_of(reach & around(beyond) & ~used & ~table.bugs)]

    @cites("DMG-02", "DMG-03", "DMG-04", "R-10", "R-11")
    def reach(self, table: DeepRockTable, seat: Seat) -> Spaces:
        """The spaces used so far and those next to them, within range and sight of the shooter."""
        mode, source = table.content.modes[self.mode], source_of(table, seat, self.robot)
        chain = sum(BIT[space] for space in set(self.used))
        limit, blockers = table.range_of(seat, mode), table.walls if mode.lobbed else table.blockers()
        reach = 0
        for space in spaces_of((chain | around(chain)) & table.open):
            if DISTANCE[source][space] <= limit and sees(source, space, blockers):
                reach |= BIT[space]
        return reach

    @cites("DMG-01", "DMG-02", "DMG-03", "SHOOT-05")
    def why_not(self, table: DeepRockTable, seat: Seat, choice: PutOn | Pass) -> Refusal | None:
        if isinstance(choice, Pass):
            return None if self.placed else Refusal("DMG-01")
        if choice.die not in self.left or choice.space not in ON_BOARD:
            return Refusal("SHOOT-05")
        if not self.placed:
            right = choice.space == self.used[0] and self.faces[choice.die]
            return None if right else Refusal("DMG-01")
        return (
            None if self.reach(table, seat) & BIT[choice.space] else Refusal("DMG-02" if self.placed == 1 else "DMG-03")
        )


def source_of(table: DeepRockTable, seat: Seat, robot: bool) -> Space:
    return table.robot if robot else table.dwarves[seat].space


# --- the shot


class Shooting(Frame):
    """[SHOOT-01] A shot, from the declaration to what it brings about; ends with whether anything hit."""

    seat: Seat
    mode: ModeId
    space: Space
    free: bool = False  # no action
    reaction: bool = False
    robot: bool = False
    area: Spaces = 0
    kinds: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    doubled: int = -1
    placed: tuple[tuple[int, Space], ...] = ()  # dice and where they went

    @clause("SHOOT-02", "SHOOT-03", "SHOOT-08", "ENG-12", "THROW-05", "R-09")
    def declare(self, table: DeepRockTable, _: None) -> Next:
        """Weapon, mode and target are declared first; an area is turned as the shooter likes."""
        mode = table.content.modes[self.mode]
        if self.robot:
            table.tell(BoscoShot, self.mode, self.space)
        else:
            table.tell(Shot, self.seat, self.mode, self.space)
        return WhichArea(seat=self.seat, shape=mode.area, space=self.space) if mode.area else None

    @clause(
        "SHOOT-01",
        "SHOOT-04",
        "SCOUT-07",
        "SCOUT-08",
        "DRILL-05",
        "DRILL-06",
        "GUN-11",
        "GUN-12",
        "R-09",
        "BOSCO-08",
        "REACT-04",
    )
    def pay(self, table: DeepRockTable, choice: AreaIs | None) -> Next:
        """Actions and ammo are paid, then dice are rolled."""
        mode, turn = table.content.modes[self.mode], table.turn
        self.area = sum(BIT[space] for space in choice.spaces) if choice else BIT[self.space]
        if not self.robot:
            table.pay_ammo(self.seat, mode.slot)
            if not self.free:
                turn.actions -= mode.actions
                turn.streak = False
            if self.seat == table.active:
                turn.flamings += bool(mode.flames)
                turn.streak = turn.streak or table.content.leads_on[self.mode]
        self.kinds = table.content.rolled[self.mode]
        fitted = () if self.robot else table.dwarves[self.seat].fitted[mode.slot]
        rerolls = fitted.count(REROLL) + lit(table, self.area)
        return RollDice(seat=self.seat, kinds=self.kinds, rerolls=rerolls)

    @clause("ENG-14")
    def keep(self, table: DeepRockTable, faces: tuple[int, ...]) -> Next:
        """The AP grenade uses the one result its owner prefers."""
        self.faces = faces
        mode = table.content.modes[self.mode]
        return PickDie(seat=self.seat, kinds=self.kinds, faces=faces) if mode.keep_one else None

    @clause("UPG-04", "R-15", "ENG-14")
    def double(self, table: DeepRockTable, choice: Pick | None) -> Next:
        """With the Double upgrade one result counts twice."""
        if choice is not None:
            self.kinds, self.faces = (self.kinds[choice.die],), (self.faces[choice.die],)
        mode = table.content.modes[self.mode]
        doubles = not self.robot and DOUBLE in table.dwarves[self.seat].fitted[mode.slot]
        return DoubleWhich(seat=self.seat, kinds=self.kinds, faces=self.faces) if doubles and any(self.faces) else None

    @clause("DMG-01", "SHOOT-05", "SCOUT-07", "R-12")
    def assign(self, table: DeepRockTable, choice: Pick | None) -> Next:
        """Dice go to the target and on from there; of a weapon for one target, all to it."""
        if choice is not None:
            self.doubled = choice.die
        mode = table.content.modes[self.mode]
        if mode.single or mode.area or self.reaction or not any(self.faces) or self._is_alone(table, mode):
            self.placed = tuple((die, self.space) for die in range(len(self.faces)))
            return self.goto(Shooting.strike)
        table.turn.hits = sum(1 if face == SCARE else face for face in self.faces)
        return None

    @clause("DMG-01", "DMG-02", "DMG-03", "DMG-04", "R-11")
    def put(self, table: DeepRockTable, _: None) -> Next:
        """Die by die: the target first, then spaces next to those used."""
        left = tuple(die for die in range(len(self.faces)) if die not in dict(self.placed))
        if not left:
            return self.goto(Shooting.strike)
        used = (self.space, *(space for _die, space in self.placed))
        return PutDice(
            seat=self.seat,
            mode=self.mode,
            robot=self.robot,
            kinds=self.kinds,
            faces=self.faces,
            left=left,
            used=used,
            placed=len(self.placed),
        )

    @clause("DMG-02", "DMG-03", "R-11")
    def put_next(self, table: DeepRockTable, choice: PutOn | Pass) -> Next:
        """Dice may be left unassigned."""
        if isinstance(choice, Pass):
            return None
        self.placed += ((choice.die, choice.space),)
        return self.goto(Shooting.put)

    @clause(
        "DMG-05",
        "DMG-06",
        "UPG-04",
        "UPG-05",
        "UPG-08",
        "ENG-12",
        "ENG-13",
        "R-10",
        "R-15",
        "R-20",
        "R-47",
        "BOSCO-05",
        "BOSCO-06",
    )
    def strike(self, table: DeepRockTable, _: None) -> Next:
        """All hits together: what is left after resistance wounds, and a Scare drives off."""
        table.turn.hits = 0
        mode = table.content.modes[self.mode]
        source = source_of(table, self.seat, self.robot)
        fitted = () if self.robot else table.dwarves[self.seat].fitted[mode.slot]
        stun, ignores = mode.stun or STUN in fitted, IGNORE in fitted
        steps = 4 if self.doubled >= 0 and self.faces[self.doubled] == SCARE else 2
        if mode.area:
            hits = self._hits([die for die, _space in self.placed])
            attack = AreaAttack(
                area=self.area, hits=hits, scares=SCARE in self.faces, source=source, by=self.seat, chooser=self.seat,
                ignores=ignores, steps=steps, stun=stun,
            )  # fmt: skip
            return attack.harm(table)
        wounds: dict[int, int] = {}
        scared = []
        for creature, dice in self._victims(table).items():
            wounds[creature] = damage(table, creature, self._hits(dice), source, ignores)
            if any(self.faces[die] == SCARE for die in dice):
                scared.append(creature)
        return Harm(
            wounds=wounds, by=self.seat, chooser=self.seat, scared=tuple(scared), source=source, flight=steps,
            stun=stun, freeze_one=mode.freeze_one,
        )  # fmt: skip

    @clause("DRILL-06", "DRILL-07")
    def ground(self, table: DeepRockTable, _: None) -> Next:
        """Flaming Ground sets spaces on fire, once the dead are removed."""
        mode = table.content.modes[self.mode]
        return PlacingFlames(seat=self.seat, mode=self.mode, space=self.space) if mode.flames else None

    @clause("R-92")
    def leap(self, table: DeepRockTable, _: None) -> Next:
        """Some shots throw the shooter back."""
        mode, dwarf = table.content.modes[self.mode], table.dwarves[self.seat]
        if not mode.leap or dwarf.webbed or not table.is_standing(self.seat) or self.robot:
            return self.finish(self._result())
        return MoveOn(seat=self.seat, points=mode.leap, hops=True)

    @clause("R-92")
    def land(self, table: DeepRockTable, choice: Choice | None) -> Next:
        """Pits may be crossed; he ends on a vacant space."""
        if choice is None or isinstance(choice, Pass):
            return self.finish(self._result())
        mode, to = table.content.modes[self.mode], choice.to  # type: ignore[attr-defined]
        way = path_to(table, self.seat, to, mode.leap, True)
        return self.finish(self._result(), after=Walking(seat=self.seat, way=way, points=len(way), hops=True))

    def _result(self) -> bool | None:
        """For reaction shots: whether anything hit."""
        return any(self.faces) if self.reaction else None

    def _is_alone(self, table: DeepRockTable, mode: Mode) -> bool:
        """Whether the chain of dice could lead to no creature but those on the target space."""
        chain = WITHIN[min(len(self.faces) - 1, FARTHEST)][self.space]
        reach = table.range_of(self.seat, mode)
        source = source_of(table, self.seat, self.robot)
        others = table.bugs & chain & ~BIT[self.space]
        return not any(DISTANCE[source][space] <= reach for space in spaces_of(others))

    def _hits(self, dice: list[int]) -> dict[int, int]:
        hits: dict[int, int] = {}
        for die in dice:
            if self.faces[die] != SCARE:
                count = self.faces[die] * (2 if die == self.doubled else 1)
                hits[DAMAGE_TYPES[self.kinds[die]]] = hits.get(DAMAGE_TYPES[self.kinds[die]], 0) + count
        return hits

    def _victims(self, table: DeepRockTable) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for die, space in self.placed:
            creature = table.creature_at(space)
            if creature >= 0:
                found.setdefault(creature, []).append(die)
        return found
