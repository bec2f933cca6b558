"""Odds of attacks, dangers and repairs: exact, as long as nobody rolls again."""

from __future__ import annotations

from gamelode.kernel import cites
from gamelode.kernel.totals import Totals, added_up, odds, totals

from ...dice import Pick, worth
from ...kinds import ESCAPE, FIXITO, NANANBITE, SHIELD, Danger, Hewn
from ...rules.encounters.attack import ESCAPES_THAT_CANCEL, WEAPONS
from ...table import HewnsTable

MARK = 1000  # added to faces that are counted beside what they are worth
Odds = tuple[int, int]  # ways, of how many
Dice = dict[str, int]  # how many of each die


# --- attacks


def attack_dice(table: HewnsTable, pick: Pick, *, close: int) -> Dice:
    """The dice of an attack: those that were picked, an explosion, and so many close combat dice."""
    burst = table.content.limits.explode_area_dice if pick.explode else 0
    return {"laser": pick.laser, "area": pick.area + burst, "close_combat": close}


@cites("ARM-01", "ARM-02", "ARM-03", "AP-08", "SLOC-01", "RANG-29", "SAME-29")
def defence_dice(table: HewnsTable, hewn: Hewn, screens: int) -> Dice:
    """Speed, armour, shields and screens; none for a Hewn that is not healthy."""
    content = table.content
    if not table.is_healthy(hewn):
        return {}
    shields = table.count(hewn, SHIELD) * content.armour_dice[SHIELD]
    return {"armour": content.armour[hewn] + shields + screens, "speed": content.ap[hewn]}


@cites("RANG-30", "RANG-32", "RANG-33", "SAME-38", "SAME-42", "WBON-02", "WBON-03", "DANG-06")
def hit_odds(table: HewnsTable, attack: Dice, bonus: int, defence: Dice) -> Odds:
    """More than the defence hits; a bonus counts if a weapon die shows anything; two escapes cancel it all."""
    strong, guard = _attack_totals(table, attack), _defence_totals(table, defence)
    ways = 0
    for shown, many in strong.items():
        weapons, total = divmod(shown, MARK)
        total += bonus if weapons else 0
        for held, more in guard.items():
            escapes, defended = divmod(held, MARK)
            if escapes < ESCAPES_THAT_CANCEL and total > defended:
                ways += many * more
    return odds(ways, sum(strong.values()) * sum(guard.values()))


def _attack_totals(table: HewnsTable, dice: Dice) -> Totals:
    """By total; weapon dice that are no 0 are marked."""
    faces = table.content.faces
    marked = {die: tuple(face + MARK * (die in WEAPONS and face > 0) for face in faces[die]) for die in dice}
    return added_up(totals(marked[die], count) for die, count in dice.items())


def _defence_totals(table: HewnsTable, dice: Dice) -> Totals:
    """By total; escapes are marked."""
    faces = table.content.faces
    marked = {
        die: tuple(worth(face) + MARK * (die == "speed" and face == ESCAPE) for face in faces[die]) for die in dice
    }
    return added_up(totals(marked[die], count) for die, count in dice.items())


def mean_of(table: HewnsTable, dice: Dice) -> float:
    """What dice show on average."""
    faces = table.content.faces
    return sum(count * sum(map(worth, faces[die])) / len(faces[die]) for die, count in dice.items())


# --- dangers


@cites("DANG-02", "DANG-04", "DANG-05", "DANG-06")
def danger_odds(table: HewnsTable, hewn: Hewn, danger: Danger, screens: int = 0) -> Odds:
    """That a danger token kills a healthy Hewn in its space."""
    die, count = table.content.danger_attack[danger]
    return hit_odds(table, {die: count}, 0, defence_dice(table, hewn, screens))


@cites("FLY-03", "CLIMB-04", "R-103")
def wind_odds(table: HewnsTable, landing: Odds) -> Odds:
    """That the winds take a Hewn, or else what waits where it lands."""
    faces = table.content.faces["d10"]
    lost, ways, of = faces.count(0), *landing
    return odds(lost * of + (len(faces) - lost) * ways, len(faces) * of)


@cites("DANG-01", "MINE-04")
def any_of_odds(faces: tuple[int, ...], wanted: tuple[int, ...], dice: int) -> Odds:
    """That one of these faces comes up on so many dice."""
    others = sum(face not in wanted for face in faces)
    return odds(len(faces) ** dice - others**dice, len(faces) ** dice)


# --- repairs


@cites("SAME-24", "SAME-27", "SAME-30", "SAME-32", "HEART-06", "GEM-04")
def repair_odds(table: HewnsTable, hewn: Hewn, other: Hewn, screens: int) -> Odds:
    """The best die of the repairer is better than the best of the other, with all Nananbites on both sides."""
    d10, nana = table.content.faces["d10"], table.content.faces["nana"]
    mine = _best(d10, table.content.repair[hewn] + table.count(hewn, FIXITO), nana, table.count(hewn, NANANBITE))
    theirs = _best(d10, 1, nana, 0)
    if table.is_healthy(other):
        hearts = int(table.heart[other] >= 0)
        theirs = _best(d10, 1 + hearts + screens, nana, table.count(other, NANANBITE))
    ways = sum(many * more for best, many in mine.items() for held, more in theirs.items() if best > held)
    return odds(ways, sum(mine.values()) * sum(theirs.values()))


def _best(big: tuple[int, ...], bigs: int, small: tuple[int, ...], smalls: int) -> Totals:
    """In how many ways each face is the best of some dice of two kinds."""
    faces = sorted({*big, *small})
    within = [
        sum(face <= best for face in big) ** bigs * sum(face <= best for face in small) ** smalls for best in faces
    ]
    return {face: ways - below for face, ways, below in zip(faces, within, (0, *within), strict=False)}
