"""What the team agrees on, and the rule that begins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from gamelode.kernel import Dice, Fault, Frame, Next, Seat, Values, cites, clause

from ..table import DeepRockTable, Dwarf
from .crew import Crew, equip
from .deep_dive import DeepDive
from .layout import Mission

if TYPE_CHECKING:
    from ..content import Content

# --- options


def missions(content: Content, seats: int) -> tuple[str, ...]:
    """Missions to pick from."""
    return tuple(content.mission)


def dives(content: Content, seats: int) -> tuple[str, ...]:
    """No Deep Dive, or one of them."""
    return ("", *content.dive)


def crews(content: Content, seats: int) -> tuple[str, ...]:
    """As the players choose, or the first Dwarves of the rulebook."""
    return ("", ",".join(content.dwarf_ids[:seats]))


def bosco_or_not(content: Content, seats: int) -> tuple[str, ...]:
    """A single Dwarf may leave BOSCO behind."""
    return ("auto", "no") if seats == 1 else ("auto",)


def players(content: Content, seats: int) -> range:
    """Players who may begin, by number."""
    return range(1, seats + 1)


@cites("HAZ-01", "SETUP-06", "BOSCO-01", "SOLO-01", "SOLO-02", "TURN-01")
class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the team agrees on before the game."""

    mission: Annotated[str, "mission by id", Meta(title="Mission"), Values(missions)] = "first_shift"
    hazard: Annotated[int, Meta(title="Hazard level"), Values((1, 2, 3))] = 1
    dive: Annotated[str, "dive by id", Meta(title="Deep Dive instead of one mission"), Values(dives)] = ""
    # by seat, with commas; empty: the players choose
    dwarves: Annotated[str, "crew", Meta(title="Dwarves"), Values(crews)] = ""
    # auto: with a single Dwarf
    bosco: Annotated[Literal["auto", "yes", "no"], "BOSCO", Meta(title="BOSCO"), Values(bosco_or_not)] = "auto"
    # the number of the player who begins
    first: Annotated[int, "who begins", Meta(title="First player"), Values(players)] = 1


@cites("CREW-01", "HAZ-01", "BOSCO-01", "TURN-02")
def set_up(make: type[DeepRockTable], seats: int, options: Options, dice: Dice) -> tuple[DeepRockTable, Frame]:
    """An empty table, and the rule that fills it."""
    content = make.content
    if options.mission not in content.mission:
        raise Fault(f"option mission: there is no mission {options.mission!r}; there are {', '.join(content.mission)}")
    if options.dive and options.dive not in content.dive:
        raise Fault(f"option dive: there is no Deep Dive {options.dive!r}; there are {', '.join(content.dive)}")
    if options.hazard not in (1, 2, 3):
        raise Fault(f"option hazard: {options.hazard} is no Hazard level; there are 1, 2 and 3")
    if not 1 <= options.first <= seats:
        raise Fault(f"option first: {options.first} is no player of {seats}")
    if options.bosco == "yes" and seats > 1:
        raise Fault("option bosco: BOSCO comes along only with a single Dwarf [BOSCO-01]")
    names = [name for name in options.dwarves.replace(" ", "").split(",") if name]
    if unknown := [name for name in names if name not in content.dwarf_ids]:
        raise Fault(f"option dwarves: there is no {unknown[0]!r}; there are {', '.join(content.dwarf_ids)}")
    if names and (len(names) != seats or len(set(names)) != seats):
        raise Fault(f"option dwarves: {seats} different Dwarves are needed")
    kinds = tuple(content.dwarf_ids.index(name) for name in names)
    table = make(dice=dice, dwarves=[Dwarf() for _ in range(seats)], hazard=options.hazard)
    missions = content.dive[options.dive] if options.dive else (content.mission[options.mission],)
    table.mission = missions[0]  # what everybody sees while the crew is chosen
    robot = seats == 1 and options.bosco != "no"
    game = DeepDive(missions=missions, first=options.first - 1, robot=robot, kinds=kinds)
    return table, game if options.dive else OneMission(
        missions=missions, first=options.first - 1, robot=robot, kinds=kinds
    )


# --- a mission


class OneMission(Frame):
    """[SETUP-06] A game of one mission, from its crew to its end."""

    missions: tuple[int, ...]
    first: Seat
    robot: bool
    kinds: tuple[int, ...]

    @clause("CREW-01", "CREW-02")
    def crew(self, table: DeepRockTable, _: None) -> Next:
        """The players take their Dwarves."""
        return Crew(first=self.first, kinds=self.kinds)

    @clause("CREW-03", "CREW-04", "SETUP-06")
    def begin(self, table: DeepRockTable, _: None) -> Next:
        """The Dwarves are equipped, and the mission that the team picked begins."""
        equip(table)
        return Mission(mission=self.missions[0], first=self.first, robot=self.robot)
