"""Dice that are picked in secret for an encounter."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from gamelode.kernel import AskAtOnce, Dice, Refusal, Seat, cites

from ...dice import Pick, SecretDie
from ...events import DiceShown
from ...kinds import Hewn
from ...table import HewnsTable
from .suppliers import obtainable

TOO_MANY = Refusal("WEAP-04")
NO_WEAPON = Refusal("RANG-13")
NO_SUBSTRACT = Refusal("R-72")
NOT_HERE = Refusal("SCREEN-02")
NO_SECRETS = Refusal("SAME-15")
ONLY_SCREENS = Refusal("ARTI-04")
ONLY_WEAPONS = Refusal("ARTI-03")
NO_EXPLOSION = Refusal("EXPL-01")

BLUFF = 12  # one pick in so many is of a kind that few people would make

PickKind = Literal["ranged", "artillery", "bombarded", "same space", "unequal"]  # what dice are picked for
RANGED: PickKind = "ranged"
ARTILLERY: PickKind = "artillery"
BOMBARDED: PickKind = "bombarded"
SAME_SPACE: PickKind = "same space"
UNEQUAL: PickKind = "unequal"


@cites("RANG-17", "RANG-18", "ARTI-03", "R-73")
def least_dice(table: HewnsTable, kind: PickKind) -> int:
    """With fewer dice than that, whoever has announced malfunctions."""
    if kind == ARTILLERY:
        return table.content.limits.artillery_min_dice
    return 1 if kind == RANGED else 0


class PickDice(AskAtOnce[Pick]):
    """Pick dice for {hewn} in secret"""

    is_open: ClassVar[bool] = True
    hewn: ClassVar[Hewn]  # whom it is asked about

    kinds: dict[Hewn, PickKind]  # by subject: what it may pick for

    def figures(self, table: HewnsTable, seat: Seat) -> dict[str, Hewn]:
        return {"hewn": self.subject(seat)}

    @cites("ENC-02", "ENC-07", "WEAP-04", "WEAP-05", "WEAP-07", "RREQ-05", "RANG-12", "SAME-12", "R-72", "R-96")
    def budget(self, table: HewnsTable, hewn: Hewn) -> int:
        """At most 7, and what the Hewn can pay."""
        kind = self.kinds[hewn]
        own = kind in (SAME_SPACE, UNEQUAL)
        most = table.load_of(hewn) if own else obtainable(table, hewn, tuple(self.kinds))
        return min(most, table.content.limits.substract_per_hewn_per_encounter)

    @cites("RANG-13", "RANG-14", "RANG-15", "SAME-13", "SAME-14", "SAME-15", "SCREEN-01", "SCREEN-02", "SCREEN-03")
    def dice(self, table: HewnsTable, hewn: Hewn) -> list[SecretDie]:
        """The kinds of dice it may take."""
        kind = self.kinds[hewn]
        found: list[SecretDie] = ["laser", "area"] if table.has_weapon(hewn) and kind != BOMBARDED else []
        found += ["armour"] if kind in (RANGED, BOMBARDED, SAME_SPACE) else []
        return [*found, "brain"] if kind == SAME_SPACE else found

    @cites("EXPL-02", "R-63")
    def may_explode(self, table: HewnsTable, hewn: Hewn) -> bool:
        return self.kinds[hewn] in (SAME_SPACE, UNEQUAL) and table.content.can_explode[hewn]

    def things(self, table: HewnsTable, seat: Seat) -> list[Pick]:
        """Some typical picks; any other that can be paid is accepted."""
        hewn = self.subject(seat)
        budget, dice = self.budget(table, hewn), self.dice(table, hewn)
        found = [Pick()] if self.kinds[hewn] in (SAME_SPACE, UNEQUAL, BOMBARDED) or not budget else []
        for count in sorted({1, 2, 3, 5, budget}):
            if count <= budget:
                found += [pick_of({die: count}) for die in dice]
        if "laser" in dice and "armour" in dice and budget > 1:
            found += [Pick(laser=budget - half, armour=half) for half in sorted({1, budget // 2})]
            found += [Pick(area=budget - half, armour=half) for half in sorted({1, budget // 2})]
        if budget and self.may_explode(table, hewn):
            found.append(Pick(explode=True))
        if self.kinds[hewn] == ARTILLERY:
            enough = [pick for pick in found if pick.weapons >= least_dice(table, ARTILLERY)]
            found = enough or [Pick()]
        return list(dict.fromkeys(found)) or [Pick()]

    def options(self, table: HewnsTable, seat: Seat) -> list[Pick]:
        return self.things(table, seat)

    @cites("RANG-12", "RANG-13", "RANG-17", "ARTI-03", "ARTI-04", "R-72", "R-73")
    def why_not(self, table: HewnsTable, seat: Seat, choice: Pick) -> Refusal | None:
        hewn = self.subject(seat)
        kind, limit = self.kinds[hewn], table.content.limits.substract_per_hewn_per_encounter
        if min(choice.laser, choice.area, choice.armour, choice.brain) < 0 or choice.price > limit:
            return TOO_MANY
        if choice.explode and not self.may_explode(table, hewn):
            return NO_EXPLOSION
        if choice.weapons and kind == BOMBARDED:
            return ONLY_SCREENS
        if choice.weapons and not table.has_weapon(hewn):
            return NO_WEAPON
        if choice.armour and kind in (ARTILLERY, UNEQUAL):
            return ONLY_WEAPONS if kind == ARTILLERY else NO_SECRETS
        if choice.brain and kind != SAME_SPACE:
            return NOT_HERE
        if kind in (SAME_SPACE, UNEQUAL) and choice.price > table.load_of(hewn):
            return NO_SUBSTRACT
        return None

    def sample(self, table: HewnsTable, seat: Seat, dice: Dice) -> Pick:
        if dice.below(2, "sample"):
            return super().sample(table, seat, dice)
        hewn = self.subject(seat)
        budget, kinds = self.budget(table, hewn), self.dice(table, hewn)
        if not dice.below(BLUFF, "bluff"):
            if self.kinds[hewn] not in (SAME_SPACE, UNEQUAL):  # it may pick more than it can pay
                budget = table.content.limits.substract_per_hewn_per_encounter
            elif budget and self.may_explode(table, hewn):
                return replace(any_pick(budget - 1, kinds, dice), explode=True)
        return any_pick(budget, kinds, dice)


def any_pick(budget: int, dice: list[SecretDie], chance: Dice) -> Pick:
    """A pick by chance: any mix of these dice within the budget."""
    counts: dict[SecretDie, int] = {}
    for _ in range(chance.below(budget + 1, "sample") if dice else 0):
        die = chance.pick(dice, "sample")
        counts[die] = counts.get(die, 0) + 1
    return pick_of(counts)


def pick_of(counts: dict[SecretDie, int]) -> Pick:
    return Pick(counts.get("laser", 0), counts.get("area", 0), counts.get("armour", 0), counts.get("brain", 0))


def show_dice(table: HewnsTable) -> None:
    """All secret dice are shown together."""
    table.picks_shown = True
    for hewn, pick in sorted(table.picks.items()):
        table.tell(DiceShown, hewn, pick.laser, pick.area, pick.armour, pick.brain, pick.explode)


def end_encounter(table: HewnsTable) -> None:
    table.announced, table.in_hand = (), False
