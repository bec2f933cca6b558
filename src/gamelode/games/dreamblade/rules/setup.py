"""Set-up: two warbands in their reserves, on either side of the dreamscape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from gamelode.kernel import Dice, Fault, Frame, Values, cites

from ..board import CELLS
from ..kinds import DRAWN, MIRROR, RANDOM, RESERVES, Kind
from ..table import DreambladeTable
from .turn import Turns

if TYPE_CHECKING:
    from ..content import Content


def warbands(content: Content, seats: int) -> tuple[str, ...]:
    """Warbands to pick from."""
    return (RANDOM, DRAWN, *content.warbands)


def warbands_and_mirror(content: Content, seats: int) -> tuple[str, ...]:
    """Warbands for whoever picks last."""
    return (RANDOM, MIRROR, DRAWN, *content.warbands)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on before the game.

    A warband is the id of a ready-made one; `random`: any of those; `drawn`: drawn from all miniatures; or a list such
    as `3 ember_brat, savage_ogre`. North may say `mirror`: the same as South.
    """

    south: Annotated[str, "warband", Meta(title="Warband of South"), Values(warbands)] = RANDOM
    north: Annotated[str, "warband", Meta(title="Warband of North"), Values(warbands_and_mirror)] = RANDOM
    # for simulations: the game ends as a draw after so many turns
    turn_cap: Annotated[int, "turn cap", Meta(title="Longest game"), Values((0, 60))] = 0
    # tournament option
    no_double_skip: Annotated[bool, Meta(title="Tournament rule against two skipped spawn phases in a row")] = False


@cites("SETUP-01", "SETUP-02", "ZONE-01", "R-04", "R-05", "R-97")
def set_up(make: type[DreambladeTable], seats: int, options: Options, dice: Dice) -> tuple[DreambladeTable, Frame]:
    """Both warbands lie open in the reserves, sorted by cost."""
    if options.turn_cap < 0:
        raise Fault("option turn_cap: a number of turns, or 0 for no limit")
    content = make.content
    south = muster(content, options.south, "south", dice)
    north = south if options.north == MIRROR else muster(content, options.north, "north", dice)
    table = lay_out(make, [south, north], dice)
    table.turn_cap, table.no_double_skip = options.turn_cap, options.no_double_skip
    return table, Turns()


def lay_out(make: type[DreambladeTable], warbands: list[tuple[Kind, ...]], dice: Dice) -> DreambladeTable:
    """A table with these warbands and an empty dreamscape."""
    content = make.content
    minis = [
        content.number(kind, seat, copy)
        for seat, warband in enumerate(warbands)
        for kind in sorted(set(warband), key=lambda kind: (content.files.miniature[kind].spawn_cost, kind))
        for copy in range(warband.count(kind))
    ]
    return make(
        dice=dice,
        cell=dict.fromkeys(minis, RESERVES),
        roster=tuple(minis),
        standing=[()] * (2 * CELLS),
        location=[-1] * CELLS,
        auras=tuple(mini for mini in minis if content.auras[mini]),
        granters=tuple(mini for mini in minis if content.grants[mini]),
        channels=tuple(mini for mini in minis if any(traits.channel for traits in content.traits[mini])),
        payers=tuple(mini for mini in minis if content.paid_pieces[mini]),
    )


@cites("BAND-01", "BAND-02", "BAND-03", "R-92")
def muster(content: Content, wanted: str, side: str, dice: Dice) -> tuple[Kind, ...]:
    """The warband that an option names."""
    if wanted == RANDOM:
        return content.warbands[dice.pick(sorted(content.warbands), "warbands")]
    if wanted == DRAWN:
        return drawn_warband(content, dice)
    if wanted in content.warbands:
        return content.warbands[wanted]
    return _listed(content, wanted, side)


def _listed(content: Content, wanted: str, side: str) -> tuple[Kind, ...]:
    """Miniatures named one by one, with their numbers: `3 ember_brat, savage_ogre`."""
    ids: list[str] = []
    for part in filter(None, (part.strip() for part in wanted.split(","))):
        count, _, id = part.rpartition(" ")
        if count and not (count.strip().isdecimal() and int(count)):
            raise Fault(f"option {side}: {count!r} is no number of miniatures")
        if "," not in wanted and not count and id not in content.kinds_by_id:
            ready = ", ".join(content.warbands)
            raise Fault(f"option {side}: there is no warband {id!r}; there are {ready}; or say random, drawn or a list")
        ids += [id] * min(int(count or 1), content.limits.warband + 1)
    if fault := content.warband_fault(ids):
        raise Fault(f"option {side}: {fault}")
    return tuple(content.kinds_by_id[id] for id in ids)


@cites("BAND-02", "BAND-03")
def drawn_warband(content: Content, dice: Dice) -> tuple[Kind, ...]:
    """A full warband of any miniatures, each as likely as long as it is allowed."""
    found: list[Kind] = []
    limits, kinds = content.limits, range(len(content.files.miniature))
    while len(found) < min(limits.warband, len(kinds) * limits.copies):
        kind = dice.pick(kinds, "warbands")
        if found.count(kind) < limits.copies:
            found.append(kind)
    return tuple(found)
