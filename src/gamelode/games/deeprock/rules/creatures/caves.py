"""Rock gives way, and hidden caves are revealed."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, cites, clause

from ...board.areas import posed
from ...board.hexes import BIT, NEAR, spaces_of
from ...events.cave import CaveRevealed, MineralLost, Opened, StalagmiteGone
from ...kinds import UNKNOWN, Kind, Space, Spaces
from ...table import DeepRockTable
from .emerge import Emerge


class Shatter(Frame):
    """[AXE-06] Rock and stalagmites of an area are blown away; minerals stay on the ground."""

    area: Spaces

    @clause("AXE-07", "R-21")
    def stalagmites(self, table: DeepRockTable, _: None) -> Next:
        """Stalagmites that are blown away give nothing."""
        for space in spaces_of(self.area & table.stalagmites):
            table.stalagmites &= ~BIT[space]
            table.tell(StalagmiteGone, space)
        return None

    @clause("AXE-06", "R-26")
    def rock(self, table: DeepRockTable, _: None) -> Next:
        """Space by space, and hidden caves are revealed as usual."""
        for space in spaces_of(self.area & table.walls):
            self.area &= ~BIT[space]
            mineral = table.minerals.pop(space, None)
            if mineral is not None:
                table.lay_down(space, mineral)
            return self.goto(Shatter.rock, after=Opening(space=space))
        return None


class Opening(Frame):
    """[AXE-06] A wall space becomes floor."""

    space: Space
    todo: tuple[int, ...] = ()

    @clause("AXE-06", "AXE-14", "SETUP-07", "R-25", "R-26", "HID-01")
    def dig(self, table: DeepRockTable, _: None) -> Next:
        """It joins the caves next to it; work on a hidden cave itself reveals the cave and opens nothing else."""
        slots = table.map.slots
        inside = [s for s in table.hidden if slots[s] & BIT[self.space]]
        if inside:
            self.todo = tuple(inside)
            return None
        table.open |= BIT[self.space]
        table.tell(Opened, self.space)
        self.todo = tuple(s for s in table.hidden if slots[s] & NEAR[self.space])
        return None

    @clause("HID-01")
    def reveal(self, table: DeepRockTable, _: None) -> Next:
        """Every hidden cave that is now connected is flipped."""
        if self.todo:
            slot, self.todo = self.todo[0], self.todo[1:]
            return self.goto(Opening.reveal, after=Reveal(slot=slot))
        table.look_about()
        return None


class Reveal(Frame):
    """[HID-01] A hidden cave is revealed."""

    slot: int
    pose: int = 0
    cave: int = -1
    creatures: tuple[tuple[Kind, Space], ...] = ()

    @clause("HID-01", "HID-02", "HID-03", "HID-04", "UPG-01", "SPAWN-01", "R-28", "BOSCO-11")
    def flip(self, table: DeepRockTable, _: None) -> Next:
        """Which cave it is, and how it lies, is drawn now; its tokens are placed face down."""
        content, slot = table.content, table.map.entry.slots[self.slot]
        table.hidden = tuple(s for s in table.hidden if s != self.slot)
        self.cave = table.dice.draw(table.cave_bag, "caves")
        pose = slot.poses[table.dice.below(len(slot.poses), "poses")]
        cave = content.caves[self.cave]
        table.open |= table.map.slots[self.slot]
        for cell in cave.stalagmites:
            table.stalagmites |= BIT[posed(cell, pose)]
        table.pickups[posed(cave.pickup, pose)] = UNKNOWN
        for cell in cave.upgrades:
            table.upgrades[posed(cell, pose)] = UNKNOWN
        if cave.exit is not None:
            table.exits = (table.exits[0], table.exits[1], posed(cave.exit, pose))
        self.creatures = tuple((content.kind[c.creature], posed(c.at, pose)) for c in cave.creatures)
        table.tell(CaveRevealed, self.cave)
        return None

    @clause("HID-02", "SPAWN-07", "SPAWN-08", "R-27")
    def creatures_appear(self, table: DeepRockTable, _: None) -> Next:
        """Its creatures stand where it shows them, as far as there are miniatures. They do not activate."""
        if self.creatures:
            (kind, space), self.creatures = self.creatures[0], self.creatures[1:]
            return self.goto(Reveal.creatures_appear, after=Emerge(kind=kind, origin=space))
        table.look_about()
        return None


@cites("DRILL-03", "R-71")
def lose_mineral(table: DeepRockTable, space: Space) -> None:
    """A drilled wall takes its mineral with it."""
    mineral = table.minerals.pop(space, None)
    if mineral is not None:
        table.tell(MineralLost, space)
        table.warn(mineral)
