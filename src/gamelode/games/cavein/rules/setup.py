"""Set-up: everything from the sorted box to the first turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gamelode.kernel import Dice, Fault, Frame, Next, Seat, Values, cites, clause

from ..kinds import BESIDE_BOARD, IN_BOX, Colour
from ..table import CaveInTable, Player
from .rounds import Rounds


@cites("SETUP-03", "SETUP-05", "SETUP-13", "R-53")
class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on before the game."""

    # random, first (the set for a first game), or four names with commas
    factions: Annotated[str, "set of factions", Meta(title="Factions"), Values(("random", "first"))] = "random"
    # 0: at random; or a player's number
    start_player: Annotated[int, "who begins", Meta(title="First player"), Values((0, 1))] = 0


@cites("COMP-01")
def set_up(make: type[CaveInTable], seats: int, options: Options, dice: Dice) -> tuple[CaveInTable, Frame]:
    """An empty table, and the rule that fills it."""
    if not 0 <= options.start_player <= seats:
        raise Fault(f"option start_player: {options.start_player} is no player of {seats}")
    factions = _wanted(make, options.factions)
    table = make(dice=dice, players=[Player(command=-1) for _ in range(seats)])
    return table, SetUp(factions=factions, start=options.start_player - 1)


def _wanted(make: type[CaveInTable], factions: str) -> tuple[Colour, ...]:
    """The factions that the options name; none if they are to be drawn."""
    content = make.content
    if factions == "random":
        return ()
    names = content.setup.first_game if factions == "first" else factions.replace(" ", "").split(",")
    if unknown := [name for name in names if name not in content.factions]:
        known = ", ".join(content.factions)
        raise Fault(f"option factions: there is no faction {unknown[0]!r}; there are {known}, or say random or first")
    if len(set(names)) != content.limits.factions or len(names) != content.limits.factions:
        raise Fault(f"option factions: a game needs {content.limits.factions} different factions")
    return tuple(sorted(content.factions[name] for name in names))


class SetUp(Frame):
    """[SETUP-01] The game is laid out."""

    factions: tuple[Colour, ...]  # empty: drawn at random
    start: Seat  # -1: drawn at random

    @clause("SETUP-01", "SETUP-02", "COMP-03", "R-42")
    def crystals(self, table: CaveInTable, _: None) -> Next:
        """Crystals form a stack for each cost, and the Mine opens with some of each."""
        content = table.content
        for cost, slots in zip(content.mine.costs, content.mine.slots, strict=True):
            stack = [crystal for crystal, price in enumerate(content.cost) if price == cost]
            table.mine += [table.dice.draw(stack, "crystals") for _ in range(slots)]
            table.crystals.append(stack)
        table.mine.sort()
        return None

    @clause("SETUP-03", "SETUP-04", "SETUP-05", "COMP-04", "WILD-01", "R-10")
    def choose_factions(self, table: CaveInTable, _: None) -> Next:
        """Four Command cards are drawn: these factions are in play, and crystals of the others are Wild."""
        drawn = table.dice.shuffled(range(len(table.content.factions)), "factions")
        table.in_play = self.factions or tuple(sorted(drawn[: table.content.limits.factions]))
        table.totems = [BESIDE_BOARD if colour in table.in_play else IN_BOX for colour in range(len(drawn))]
        return None

    @clause("SETUP-06", "SETUP-07", "R-40")
    def mercenaries(self, table: CaveInTable, _: None) -> Next:
        """Their mercenaries form a stack for each level, and the Docks open with some of each."""
        content = table.content
        for level, slots in enumerate(content.docks.slots, 1):
            kinds = [
                k for k in range(content.kinds) if content.level[k] == level and content.faction[k] in table.in_play
            ]
            stack = [kind for kind in kinds for _ in range(content.copies[kind])]
            table.docks += [table.dice.draw(stack, "mercenaries") for _ in range(slots)]
            table.mercenaries.append(stack)
        table.docks.sort()
        return None

    @clause("SETUP-08")
    def hands(self, table: CaveInTable, _: None) -> Next:
        """Each player is dealt two level 1 cards and a level 2 card, unseen by the others."""
        for player in table.players:
            for stack, count in zip(table.mercenaries, table.content.setup.start_hand, strict=True):
                player.hand += [table.dice.draw(stack, "hands") for _ in range(count)]
            player.hand.sort()
            player.secret = player.hand[:]
        return None

    @clause("SETUP-09", "SETUP-10", "CARD-11", "R-09")
    def commands(self, table: CaveInTable, _: None) -> Next:
        """Each player draws a Command card of a faction in play and gets its Totem; others lie beside the board."""
        drawn = table.dice.shuffled(table.in_play, "commands")
        for seat, player in enumerate(table.players):
            player.command = drawn[seat]
            table.totems[drawn[seat]] = seat
        return None

    @clause("SETUP-11", "SETUP-12", "R-41")
    def artifacts(self, table: CaveInTable, _: None) -> Next:
        """The Cave-In token starts on 0. Artifact cards form three stacks, of which only the top cards are known."""
        table.cave_in = 0
        numbers = table.content.setup
        table.artifacts = list(range(len(table.content.artifact_cost)))
        table.artifact_tops = [table.dice.draw(table.artifacts, "artifacts") for _ in range(numbers.artifact_stacks)]
        table.artifacts_left = [numbers.artifacts_per_stack] * numbers.artifact_stacks
        return None

    @clause("SETUP-13", "R-53")
    def start_player(self, table: CaveInTable, _: None) -> Next:
        """The Start Player is drawn, unless the table has named one."""
        drawn = table.dice.below(len(table.players), "start player")
        return self.become(Rounds(start=drawn if self.start < 0 else self.start))
