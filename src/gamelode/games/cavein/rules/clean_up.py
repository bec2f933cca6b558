"""The Clean-up phase: played cards, the Base, the displays."""

from __future__ import annotations

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ..events import CardsLaidOnBase, CardsRemoved, DocksRefilled, MineRefilled
from ..table import CaveInTable


class CleanUp(Frame):
    """[TURN-05] A turn ends: what was played goes to the Base, and the displays are filled up."""

    seat: Seat

    @clause("CLEAN-01", "PLAY-02", "START-02", "R-23", "R-50")
    def move_to_base(self, table: CaveInTable, _: None) -> Next:
        """Step 3.1: cards played go on top of the Base in their order; the last is the new Leader."""
        player, kind = table.players[self.seat], table.content.kind
        if player.played:
            table.tell(CardsLaidOnBase, self.seat, tuple(player.played))
        player.base += player.played
        player.played = []
        if player.hand and player.hand[-1] >= table.content.kinds:  # tinted cards stand at the end
            player.hand = sorted(kind[card] for card in player.hand)
        table.idle = 0 if table.turn.acted else table.idle + 1
        return None

    @clause("CLEAN-02", "CLEAN-03", "BASE-02")
    def cut_base(self, table: CaveInTable, _: None) -> Next:
        """Step 3.2: what lies below the top seven cards leaves the game."""
        player = table.players[self.seat]
        surplus = len(player.base) - table.content.limits.base
        if surplus > 0:
            table.tell(CardsRemoved, self.seat, tuple(player.base[:surplus]))
            table.box += player.base[:surplus]
            del player.base[:surplus]
        return None

    @clause("CLEAN-04", "R-37")
    def refill_docks(self, table: CaveInTable, _: None) -> Next:
        """Step 3.3: the Docks are filled up from the stacks by level."""
        slots = table.content.docks.slots
        if len(table.docks) < sum(slots):
            held = [table.content.level[card] for card in table.docks]
            missing = [count - held.count(level) for level, count in enumerate(slots, 1)]
            if new := refill(table, table.docks, table.mercenaries, missing, "mercenaries"):
                table.tell(DocksRefilled, new)
        return None

    @clause("CLEAN-04", "R-37")
    def refill_mine(self, table: CaveInTable, _: None) -> Next:
        """Likewise the Mine is filled up from the stacks by cost."""
        mine = table.content.mine
        if len(table.mine) < sum(mine.slots):
            held = [table.content.cost[crystal] for crystal in table.mine]
            missing = [count - held.count(cost) for cost, count in zip(mine.costs, mine.slots, strict=True)]
            if new := refill(table, table.mine, table.crystals, missing, "crystals"):
                table.tell(MineRefilled, new)
        return None


@cites("CLEAN-04", "CAVE-03", "CAVE-04", "R-36")
def refill(
    table: CaveInTable, row: list[int], stacks: list[list[int]], missing: list[int], stream: str
) -> tuple[int, ...]:
    """Fill a display from its stacks as far as they go. A stack that runs out moves the Cave-In token."""
    new = []
    for stack, count in zip(stacks, missing, strict=True):
        for _ in range(min(count, len(stack))):
            new.append(table.dice.draw(stack, stream))
            if not stack:
                table.shake("a stack ran out")
    row += new
    row.sort()
    return tuple(new)
