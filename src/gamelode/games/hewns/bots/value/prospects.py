"""How good a table looks to a seat.

All figures are in normal Substract that a thing may still bring. They were fitted to games of greedy bots.
"""

from __future__ import annotations

from gamelode.kernel import Seat

from ...kinds import GEM, Hewn, bits
from ...rules.line_of_sight import hewns_in_sight_of
from ...table import HewnsTable
from .bids import Bidder, money
from .hewns import MOST_SHOT, loose, owned, value_of_hewns

CLEAR_LEAD = 3.0  # how far ahead is clearly ahead, at the end,
STILL_MINED = 0.45  # how much farther for each Substract that may still be mined,
ROUND, AUCTION = 12.0, 14.0  # for each round to come, and in an auction
ALL_RIVALS = 0.3  # what the others count for together, beside the best of them
GEM_KEPT = 0.7  # of a gem, before the end: whoever bears it must be healthy then
GEM_ROLLED = 3  # what a 2/gem face counts for
EARLY = 1.0  # what it is worth to act first in a round and not last


# Fights
STRUCK = 0.7  # of a Hewn, what a hit costs its owner
EDGE = 0.11  # chance of a hit for each point by which the attack is stronger
CLOSE = 0.5  # what a close combat die brings
LASER, AREA, WEAPON = 1.67, 1.33, 1.5  # the mean of a weapon die, and of any of the two
ARMOUR, SPEED = 0.83, 0.75  # the mean of a defence die
HELPLESS = -3.0  # the defence of a damaged Hewn
SUREST = 0.95  # chance of a hit


def value(table: HewnsTable, seat: Seat) -> float:
    """From 0 to 1: the seat's prospects against the others, above all the best of them."""
    prospects, to_come = prospects_of_seats(table)
    own = prospects.pop(seat)
    lead = own - (1 - ALL_RIVALS) * max(prospects) - ALL_RIVALS * sum(prospects) / len(prospects)
    return 0.5 + 0.5 * lead / (abs(lead) + clear_lead(table, to_come))


def value_parts(table: HewnsTable, seat: Seat) -> dict[str, float]:
    """What the value is made of, in normal Substract: together they are the lead that it grows with."""
    prospects, _ = prospects_of_seats(table)
    own = prospects.pop(seat)
    found = {"substract": _mined(table, seat), "hewns": 0.0, "money": 0.0, "bids": 0.0, "pieces": 0.0}
    if not table.over:
        later, hewns = table.rules.rounds - table.round, owned(table)
        values, mining = value_of_hewns(table, hewns, later)
        found["hewns"] = sum(values[hewn] for hewn, who in hewns if who == seat)
        found["money"] = money(later) * table.dirty[seat]
        found["pieces"] = loose(table, seat, later)
        if table.active < 0:
            found["bids"] = Bidder(table, seat, later, mining).prospects()
    found["safety"] = own - sum(found.values())  # what an encounter may cost, and the turn order
    found["rivals"] = -(1 - ALL_RIVALS) * max(prospects) - ALL_RIVALS * sum(prospects) / len(prospects)
    return found


def _mined(table: HewnsTable, seat: Seat) -> float:
    """Normal Substract of a seat, wherever it is, gems, and what is being mined."""
    gems, total = 1.0 if table.over else GEM_KEPT, float(table.normal[seat])
    for hewn in table.own_hewns(seat):
        total += table.normal_on(hewn)
        if table.heart[hewn] >= GEM and not table.damaged[hewn]:
            total += gems * table.content.gems[table.heart[hewn] - GEM]
    moving = table.turn.hewn
    if moving >= 0 and table.owner[moving] == seat and not table.over:
        total += table.gaining
        if table.throw and table.throw[0].die == "mining":
            total += sum(min(die.face, GEM_ROLLED) for die in table.throw)
    return total


def clear_lead(table: HewnsTable, to_come: float) -> float:
    """How far ahead is clearly ahead: the less is to come, the less a rival can make up for."""
    if table.over:
        return CLEAR_LEAD
    rounds = ROUND * (table.rules.rounds - table.round)
    return CLEAR_LEAD + STILL_MINED * to_come + rounds + (AUCTION if table.active < 0 else 0.0)


def prospects_of_seats(table: HewnsTable) -> tuple[list[float], float]:
    """What each seat has and may still get; and how much may still be mined by all together."""
    found = [float(normal) for normal in table.normal]
    hewns = owned(table)
    gems = 1.0 if table.over else GEM_KEPT
    for hewn, who in hewns:
        found[who] += table.open_normal[hewn] + table.hid_normal[hewn]
        if table.heart[hewn] >= GEM and not table.damaged[hewn]:
            found[who] += gems * table.content.gems[table.heart[hewn] - GEM]
    if table.over:
        return found, 0.0
    later = table.rules.rounds - table.round
    values, mining = value_of_hewns(table, hewns, later)
    for hewn, who in hewns:
        found[who] += values[hewn]
    for seat in range(table.seats):
        found[seat] += money(later) * table.dirty[seat] + loose(table, seat, later)
        if table.order_card[seat] and not table.order_shown[seat]:
            found[seat] += EARLY * (table.seats - table.order_card[seat]) / (table.seats - 1)
        if table.active < 0:
            found[seat] += Bidder(table, seat, later, mining).prospects()
    moving = table.turn.hewn
    if moving >= 0 and table.owner[moving] >= 0:
        add_under_way(table, found, values, moving)
    return found, mining.to_come


def add_under_way(table: HewnsTable, found: list[float], values: dict[Hewn, float], moving: Hewn) -> None:
    """What the moving Hewn is about to gain, and what may be lost in its encounter."""
    owner = table.owner[moving]
    found[owner] += table.gaining
    if table.throw and table.throw[0].die == "mining":
        found[owner] += sum(min(die.face, GEM_ROLLED) for die in table.throw)
    if table.announced and table.is_alone(moving):
        fight(table, found, values, moving)
    elif table.announced:
        meeting(table, found, values, moving)


# --- encounters


def fight(table: HewnsTable, found: list[float], values: dict[Hewn, float], moving: Hewn) -> None:
    """What may be lost in an encounter at range that is under way, in expectation."""
    seat = table.owner[moving]
    foes = [hewn for hewn in table.announced if table.owner[hewn] not in (seat, -1)]
    against = sum(strength(table, foe) for foe in foes)
    if against:
        found[seat] -= STRUCK * values[moving] * hit(against, guard(table, moving))
    if moving in table.announced and (mine := strength(table, moving)):
        targets = [other for other in bits(hewns_in_sight_of(table, moving)) if table.owner[other] not in (seat, -1)]
        blows = [(STRUCK * values[other] * hit(mine, guard(table, other)), table.owner[other]) for other in targets]
        if blows:
            most, victim = max(blows)
            found[victim] -= most


def meeting(table: HewnsTable, found: list[float], values: dict[Hewn, float], moving: Hewn) -> None:
    """Take off what the owners of Hewns in one space may lose there, as long as both may strike."""
    here = table.space[moving]
    for other in table.announced:
        if other != moving and table.space[other] == here and table.is_healthy(other):
            for attacker, victim in ((moving, other), (other, moving)):
                blow = CLOSE * table.close_combat_dice(attacker) + strength(table, attacker)
                found[table.owner[victim]] -= STRUCK * values[victim] * hit(blow, guard(table, victim))


def strength(table: HewnsTable, hewn: Hewn) -> float:
    """What the dice that a Hewn has picked, or may pick, show on average."""
    if hewn in table.picks:
        pick = table.picks[hewn]
        return LASER * pick.laser + AREA * pick.area
    return WEAPON * min(table.load_of(hewn), MOST_SHOT) if table.has_weapon(hewn) else 0.0


def guard(table: HewnsTable, hewn: Hewn) -> float:
    """What the defence dice of a Hewn show on average."""
    if table.damaged[hewn]:
        return HELPLESS
    screens = table.picks[hewn].armour if hewn in table.picks else 0
    return ARMOUR * (table.content.armour[hewn] + screens) + SPEED * table.content.ap[hewn]


def hit(attack: float, defence: float) -> float:
    """The chance that an attack is more than the defence, roughly."""
    return min(max(0.5 + EDGE * (attack - defence), 0.0), SUREST)
