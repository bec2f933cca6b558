"""What only one class can do: flares, ziplines and the Shield, the Sentry Gun and platforms."""

from __future__ import annotations

from typing import Annotated

from gamelode.kernel import PASS, Act, Ask, Frame, Next, Pass, Refusal, Seat, cites, clause

from ...board.hexes import BIT, DIRECTIONS, NEAR, ON_BOARD, WITHIN, spaces_of
from ...board.sight import sees
from ...events.cards import TokenPlaced
from ...kinds import (
    ENGINEER,
    FLARE_TOKEN,
    GUNNER,
    PLATFORM_RANGE,
    PLATFORM_TOKEN,
    SCOUT,
    SENTRY_TOKEN,
    SHIELD_TOKEN,
    STEPS,
    ZIPLINE_TOKEN,
    Space,
    Spaces,
)
from ...table import DeepRockTable
from ..choices import At
from .acting import why_not_act

FLARES_LOOK = 6  # how far off creatures are listed that could be lit


def why_not_class(table: DeepRockTable, seat: Seat, kind: int, actions: int) -> Refusal | None:
    """[TURN-07] Why a Dwarf may not use a tool: it is for this class alone, on its feet and with so many actions."""
    return why_not_act(table, seat, actions) if table.dwarves[seat].kind == kind else Refusal("TURN-07")


# --- the Scout


class Flare(Act, frozen=True):
    """Fire a Flare to {space}, for no action"""

    space: Space

    @cites("SCOUT-04", "R-73", "TURN-07")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_class(table, seat, SCOUT, 0)
        if no:
            return no
        if table.turn.flares >= table.content.tokens.flares or self.space in table.flares:
            return Refusal("R-73")
        source = table.dwarves[seat].space
        if self.space not in ON_BOARD or not table.open & BIT[self.space]:
            return Refusal("SCOUT-04")
        return None if sees(source, self.space, table.blockers()) else Refusal("LOS-01")

    def frame(self, seat: Seat) -> Frame:
        return Lighting(seat=seat, space=self.space)


def flare_targets(table: DeepRockTable, seat: Seat) -> Spaces:
    """Creatures near the Scout that no Flare lights yet: what a Flare is good for."""
    if table.turn.flares >= table.content.tokens.flares or not table.bugs:
        return 0
    light = 0
    for space in table.flares:
        light |= NEAR[space] | BIT[space]
    return table.bugs & ~light & WITHIN[FLARES_LOOK][table.dwarves[seat].space]


class Lighting(Frame):
    """[SCOUT-04] A Flare is fired."""

    seat: Seat
    space: Space

    @clause("SCOUT-04", "SCOUT-05", "R-73")
    def light(self, table: DeepRockTable, _: None) -> Next:
        """On any space in sight, for no action."""
        table.turn.flares += 1
        table.flares = tuple(sorted((*table.flares, self.space)))
        table.tell(TokenPlaced, self.seat, FLARE_TOKEN, self.space)
        return None


# --- the Gunner


class Zipline(Act, frozen=True):
    """Launch a zipline to the {direction}"""

    direction: Annotated[int, "direction"]

    @cites("GUN-01", "R-65", "TURN-07")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_class(table, seat, GUNNER, 1)
        if no or not 0 <= self.direction < len(DIRECTIONS):
            return no or Refusal("GUN-01")
        return None if line_across(table, table.dwarves[seat].space, self.direction) else Refusal("GUN-01")

    def frame(self, seat: Seat) -> Frame:
        return Stringing(seat=seat, direction=self.direction)


@cites("GUN-01", "R-65")
def line_across(table: DeepRockTable, start: Space, direction: int) -> tuple[Space, ...]:
    """The pit spaces between here and a vacant space straight ahead; none if that cannot be."""
    step, pits = STEPS[direction], table.pits
    line: list[Space] = []
    space = start + step
    while space in ON_BOARD and pits & BIT[space]:
        line.append(space)
        space += step
    right = 1 <= len(line) <= table.content.tokens.ziplines and space in ON_BOARD and table.vacant() & BIT[space]
    return tuple(line) if right else ()


class TakeUpLine(Ask[At]):
    """Which old zipline is taken up?"""

    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[At]:
        return [At(line[0]) for line in table.ziplines]


class Stringing(Frame):
    """[GUN-01] A zipline is strung."""

    seat: Seat
    direction: int

    @clause("GUN-01", "R-65")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """The zipline takes one action. Where it is strung no other line stays."""
        table.turn.actions -= 1
        new = self._line(table)
        table.ziplines = tuple(line for line in table.ziplines if not set(line) & set(new))
        return None

    @clause("GUN-05", "R-65")
    def spare(self, table: DeepRockTable, _: None) -> Next:
        """Old lines stay as long as there are tokens enough."""
        laid = sum(map(len, table.ziplines))
        if laid + len(self._line(table)) <= table.content.tokens.ziplines:
            return self.goto(Stringing.string)
        return TakeUpLine(seat=self.seat)

    @clause("GUN-05", "R-65")
    def take_up(self, table: DeepRockTable, choice: At) -> Next:
        """Where tokens are missing, an old line is taken up, all of it."""
        table.ziplines = tuple(line for line in table.ziplines if choice.space not in line)
        return self.goto(Stringing.spare)

    @clause("GUN-01", "R-65")
    def string(self, table: DeepRockTable, _: None) -> Next:
        """A zipline token lies on each pit space of the line."""
        line = self._line(table)
        table.ziplines = tuple(sorted((*table.ziplines, line)))
        table.tell(TokenPlaced, self.seat, ZIPLINE_TOKEN, line[0])
        return None

    def _line(self, table: DeepRockTable) -> tuple[Space, ...]:
        return line_across(table, table.dwarves[self.seat].space, self.direction)


class Shield(Act, frozen=True):
    """Generate the Shield"""

    @cites("GUN-06", "TURN-07")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_class(table, seat, GUNNER, 1)
        return no or (Refusal("GUN-06") if table.shield >= 0 else None)

    def frame(self, seat: Seat) -> Frame:
        return Shielding(seat=seat)


class Shielding(Frame):
    """[GUN-06] The Shield is generated."""

    seat: Seat

    @clause("GUN-06", "GUN-09")
    def generate(self, table: DeepRockTable, _: None) -> Next:
        """On the Gunner's own space, where it stays."""
        table.turn.actions -= 1
        table.shield = table.dwarves[self.seat].space
        table.tell(TokenPlaced, self.seat, SHIELD_TOKEN, table.shield)
        return None


# --- the Engineer


class Sentry(Act, frozen=True):
    """Set up the Sentry Gun at {space}, paid with {slot} ammo"""

    space: Space
    slot: Annotated[int, "ammo"] = 0

    @cites("ENG-01", "ENG-05", "R-58", "R-60", "TURN-07")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_class(table, seat, ENGINEER, 1)
        if no:
            return no
        if self.slot not in (0, 1) or not table.ammo(seat, self.slot):
            return Refusal("R-60")
        there = self.space in ON_BOARD and gun_places(table, seat) & BIT[self.space]
        return None if there else Refusal("ENG-01")

    def frame(self, seat: Seat) -> Frame:
        return SettingUp(seat=seat, space=self.space, slot=self.slot)


def gun_places(table: DeepRockTable, seat: Seat) -> Spaces:
    return NEAR[table.dwarves[seat].space] & table.vacant() & ~table.map.pod


class SettingUp(Frame):
    """[ENG-01] The Sentry Gun is set up."""

    seat: Seat
    space: Space
    slot: int

    @clause("ENG-01", "ENG-02", "ENG-05", "R-60")
    def place(self, table: DeepRockTable, _: None) -> Next:
        """The gun is set up for one action and one ammo; it is simply moved if it stands elsewhere."""
        table.turn.actions -= 1
        table.pay_ammo(self.seat, self.slot)
        table.sentry = self.space
        table.tell(TokenPlaced, self.seat, SENTRY_TOKEN, self.space)
        return None


class Platforms(Act, frozen=True):
    """Fire the Platform Gun"""

    @cites("ENG-08", "R-72", "TURN-07")
    def why_not(self, table: DeepRockTable, seat: Seat) -> Refusal | None:
        no = why_not_class(table, seat, ENGINEER, 1)
        return no or (None if may_platform(table, seat) else Refusal("ENG-08"))

    def frame(self, seat: Seat) -> Frame:
        return Platforming(seat=seat)


def may_platform(table: DeepRockTable, seat: Seat) -> bool:
    """Whether there is a place for a platform, and a platform."""
    source = table.dwarves[seat].space
    near = table.pits & WITHIN[PLATFORM_RANGE][source]
    if not near or not spare_platforms(table, 0):
        return False
    walls = table.walls
    return any(sees(source, space, walls) for space in spaces_of(near))


@cites("ENG-08", "R-72")
def platform_places(table: DeepRockTable, seat: Seat) -> Spaces:
    """Pit spaces without platform within three spaces and throw sight."""
    source = table.dwarves[seat].space
    near, walls = table.pits & WITHIN[PLATFORM_RANGE][source], table.walls
    found = 0
    for space in spaces_of(near):
        if sees(source, space, walls):
            found |= BIT[space]
    return found


@cites("ENG-10")
def spare_platforms(table: DeepRockTable, fresh: Spaces) -> bool:
    """Whether one is left, or an old one can be taken up because nobody stands on it."""
    if table.platforms.bit_count() < table.content.tokens.platforms:
        return True
    return bool(table.platforms & ~fresh & ~table.loaded())


class PlatformWhere(Ask[At | Pass]):
    """Where does the platform go?"""

    placed: Spaces = 0
    only_if_choice = True

    def things(self, table: DeepRockTable, seat: Seat) -> list[At | Pass]:
        places = [At(space) for space in spaces_of(platform_places(table, seat))]
        return [PASS, *places] if self.placed else [*places]


class TakeUpWhich(Ask[At]):
    """Which platform is moved?"""

    placed: Spaces = 0
    only_if_choice = True

    @cites("ENG-10")
    def things(self, table: DeepRockTable, seat: Seat) -> list[At]:
        return [At(space) for space in spaces_of(table.platforms & ~self.placed & ~table.loaded())]


class Platforming(Frame):
    """[ENG-08] Platforms are fired."""

    seat: Seat
    placed: Spaces = 0
    next: Space = -1

    @clause("ENG-08")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """The Platform Gun takes one action."""
        table.turn.actions -= 1
        return None

    @clause("ENG-08", "R-72")
    def where(self, table: DeepRockTable, _: None) -> Next:
        """The Engineer places one to three platforms."""
        full = self.placed.bit_count() >= table.content.tokens.platforms
        if full or not spare_platforms(table, self.placed):
            return self.finish()
        return PlatformWhere(seat=self.seat, placed=self.placed)

    @clause("ENG-08", "ENG-10")
    def which(self, table: DeepRockTable, choice: At | Pass | None) -> Next:
        """If all are laid, an old one without a figure is moved."""
        if not isinstance(choice, At):
            return self.finish()
        self.next = choice.space
        short = table.platforms.bit_count() >= table.content.tokens.platforms
        return TakeUpWhich(seat=self.seat, placed=self.placed) if short else None

    @clause("ENG-08", "ENG-09", "ENG-10")
    def lay(self, table: DeepRockTable, choice: At | None) -> Next:
        """From now on it is floor for everybody."""
        if choice is not None:
            table.platforms &= ~BIT[choice.space]
        table.platforms |= BIT[self.next]
        self.placed |= BIT[self.next]
        table.ziplines = tuple(line for line in table.ziplines if self.next not in line)
        table.tell(TokenPlaced, self.seat, PLATFORM_TOKEN, self.next)
        return self.goto(Platforming.where)
