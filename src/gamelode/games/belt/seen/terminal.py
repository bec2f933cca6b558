"""What a seat sees, in words for a terminal."""

from __future__ import annotations

from gamelode.kernel import Piece, Row, Seat, Section, Words, cites

from ..content import Content
from ..kinds import DEBRIS, Team
from .view import RockView, TeamView, UnitView, View

NONE = (Piece("none"),)
COLOURS = ("blue", "yellow", "green", "red", "purple")  # of the teams


def draw(content: Content, view: View, seat: Seat | None, words: Words) -> list[Section]:
    """The belt line by line, the refineries, the squads."""
    return _Drawing(content, view, seat, words).sections()


@cites("COMP-07", "COMP-08", "DRILL-06", "R-59")
def houses(content: Content, loads: int) -> str:
    """Loads as they lie on an open asteroid: a purple house for every four, white ones for the rest."""
    parts = content.files.components
    purple, white = divmod(loads, parts.purple_house_loads)
    return "⌂" * purple + "·" * (white // parts.white_house_loads)


class _Drawing:
    """The sections of one drawing, for one seat or a spectator."""

    def __init__(self, content: Content, view: View, seat: Seat | None, words: Words) -> None:
        self.content, self.view, self.seat, self.words = content, view, seat, words

    def sections(self) -> list[Section]:
        """The whole drawing, from top to bottom."""
        return [self.state(), self.belt(), self.refineries(), *self.squads()]

    def state(self) -> Section:
        """The round, who is acting, and the asteroids still to come."""
        view = self.view
        small, large = view.piles
        rows = [Row("to come", (Piece(f"{small} small"), Piece(f"{large} large")))]
        if view.acting is not None:
            rows.append(Row("acting", (Piece(self.words.player(view.acting), self.colour_of(view.acting)),)))
        return Section(f"Round {view.round}", tuple(rows))

    # --- the belt

    def belt(self) -> Section:
        """The rocks, line by line, the farthest first."""
        rows = []
        for line in range(1, self.content.lines + 1):
            rocks = sorted((rock for rock in self.view.rocks if rock.line == line), key=lambda rock: -rock.tick)
            rows.append(Row(f"line {line}, y {self.content.line_y[line]}", tuple(map(self.rock, rocks)) or NONE))
        return Section("The belt, drifting right", tuple(rows))

    def rock(self, rock: RockView) -> Piece:
        """Where it is, what it is, and what is known of it; the note says where it will be."""
        name = f"{self.words.namers['rock'](rock.rock)} at x {rock.x}: {('small', 'large', 'debris')[rock.size]}"
        riders = [self.words.namers["unit"](unit.unit) for unit in self.view.units if unit.rides == rock.rock]
        carries = f", carries {', '.join(riders)}" if riders else ""
        return Piece(f"{name}{self.holds(rock)}{carries}", note=self.next(rock))

    @cites("R-39")
    def next(self, rock: RockView) -> str:
        """What will become of it in the coming movement."""
        if rock.drift is None or rock.drift.x is None:
            return "leaves the board next"
        if rock.drift.crashes_into is not None:
            return f"crashes into the refinery of {self.view.teams[rock.drift.crashes_into].name} next"
        return f"next at x {rock.drift.x}"

    def holds(self, rock: RockView) -> str:
        """What is known of an asteroid's ore."""
        if rock.size == DEBRIS:
            return ""
        if rock.left is not None and rock.deposit is not None:
            ore = self.content.ore_names[self.content.deposit_ore[rock.deposit]]
            return f", {rock.left} {ore} {houses(self.content, rock.left)}"
        scanned = "".join(f", scanned by {self.words.namers['team'](team)}" for team in rock.scanned_by)
        known = "face down" if rock.deposit is None else f"holds {self.words.namers['deposit'](rock.deposit)}"
        return f", {known}{scanned}"

    # --- the teams

    def refineries(self) -> Section:
        """The teams' refineries, one in each row."""
        teams = enumerate(self.view.teams)
        rows = [Row(self.team(number), tuple(self.card(team)), COLOURS[number]) for number, team in teams]
        return Section("Refineries", tuple(rows))

    def card(self, team: TeamView) -> list[Piece]:
        """A refinery's place, health and stock, and its team's points."""
        health = self.content.refinery.health
        stock = [f"{loads} {name}" for loads, name in zip(team.stock, self.content.ore_names, strict=True)]
        where = "not placed yet" if team.berth is None else f"y {team.berth}"
        bar = "■" * team.health + "□" * (health - team.health)
        return [Piece(text) for text in (where, f"{bar} health", *stock, f"{team.points} points")]

    def team(self, team: Team) -> str:
        """A team's name with its players."""
        names = ", ".join(self.words.player(seat) for seat in self.view.teams[team].seats)
        return f"{self.words.namers['team'](team)} ({names})"

    def squads(self) -> list[Section]:
        """The players' units, a squad in each row."""
        rows = []
        for team in self.view.teams:
            for seat in team.seats:
                you = " (you)" if seat == self.seat else ""
                units = tuple(self.unit(unit) for unit in self.view.units if unit.seat == seat)
                rows.append(Row(f"{self.words.player(seat)}{you}", units or NONE, self.colour_of(seat)))
        return [Section("Squads", tuple(rows))]

    def unit(self, unit: UnitView) -> Piece:
        """A unit with its place, cargo and marks."""
        cargo = f", {unit.loads} {self.content.ore_names[unit.ore]}" if unit.ore is not None else ""
        rides = f", on {self.words.namers['rock'](unit.rides)}" if unit.rides is not None else ""
        harried = ", harried" if unit.harried else ""
        done = " ✓" if unit.handled and unit.seat == self.view.acting else ""
        return Piece(f"{self.words.namers['unit'](unit.unit)} at {unit.x}, {unit.y}{cargo}{rides}{harried}{done}")

    def colour_of(self, seat: Seat) -> str:
        """The colour of a seat's team."""
        return COLOURS[next(number for number, team in enumerate(self.view.teams) if seat in team.seats)]
