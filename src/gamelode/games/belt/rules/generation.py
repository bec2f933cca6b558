"""Asteroids and ore: new asteroids come onto the board."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, clause

from ..board.geometry import overlaps
from ..events import AsteroidPlaced, AsteroidRolled
from ..kinds import LARGE, SMALL, UNDRILLED, UNKNOWN, Rock
from ..table import BeltTable
from .spots import resolve_spot


class Generation(Frame):
    """[GEN-01] Every player rolls for an asteroid."""

    seats: tuple[Seat, ...]  # still to roll

    @clause("GEN-01", "GEN-03", "GEN-04", "GEN-05", "GEN-07", "R-18", "R-22", "R-29", "R-66")
    def roll(self, table: BeltTable, _: None) -> Next:
        """Green for the line, white for the size. If that pile is empty the other one serves."""
        if not self.seats or not any(table.piles):
            return self.finish()
        seat, self.seats = self.seats[0], self.seats[1:]
        dice = table.content.dice
        green, white = table.dice.pick(dice.green, "green"), table.dice.pick(dice.white, "white")
        table.tell(AsteroidRolled, seat, green, white)
        if not green:
            return self.goto(Generation.roll)
        size = LARGE if white >= dice.large_from else SMALL
        size = size if table.piles[size] else LARGE - size
        return self.goto(Generation.roll, after=NewAsteroid(size=size, line=green))


class NewAsteroid(Frame):
    """[GEN-06] An asteroid appears at the start of a line."""

    size: int
    line: int
    rock: Rock = -1

    @clause("GEN-06", "GEN-08", "AST-01", "AST-03", "AST-05", "R-04", "R-67")
    def put_down(self, table: BeltTable, _: None) -> Next:
        """The asteroid lies face down on the first tick of its line."""
        self.rock = len(table.size)
        table.piles[self.size] -= 1
        table.size.append(self.size)
        table.line.append(self.line)
        table.tick.append(0)
        table.deposit.append(UNKNOWN)
        table.left.append(UNDRILLED)
        table.known.append(0)
        table.on_board.append(self.rock)
        table.tell(AsteroidPlaced, self.rock, self.size, self.line, *table.place(self.rock))
        return None

    @clause("R-30", "HIT-02")
    def strike(self, table: BeltTable, _: None) -> Next:
        """Every unit that stands where the asteroid appears is destroyed."""
        content, (x, y) = table.content, table.place(self.rock)
        radius = content.rock_radius[self.size]
        near = x + radius + max(content.radius)
        for unit, ux in enumerate(table.x):
            radii = radius + content.unit_radius[unit]
            if ux < near and table.number[unit] and overlaps(ux - x, table.y[unit] - y, radii):
                table.hit(unit, self.rock, "which stood where it appeared", (x, y))
        return None

    @clause("SPOT-01", "R-31")
    def same_spot(self, table: BeltTable, _: None) -> Next:
        """If another rock is on its spot, what happens to both is resolved at once."""
        resolve_spot(table, self.rock)
        return None
