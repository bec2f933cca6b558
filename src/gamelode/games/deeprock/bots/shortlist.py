"""What bots are told about the answers: which of them deserve a look."""

from __future__ import annotations

from collections.abc import Sequence

from gamelode.kernel import Choice, Question, Seat

from ..board.hexes import BIT, DISTANCE, WITHIN, spaces_of
from ..kinds import Space, Spaces
from ..rules.cards.surprise_attacks import EmergesBeside
from ..rules.creatures.activate import IN_ORDER, NextCreature, WhichWay
from ..rules.creatures.emerge import WhereEmerges
from ..rules.dwarves.classes import Sentry
from ..rules.dwarves.dice import WhichArea
from ..rules.dwarves.exchange import beside
from ..rules.dwarves.move import Move
from ..rules.dwarves.shoot import PutDice, PutOn, Shoot
from ..rules.dwarves.walk import GoOn, MoveOn
from ..rules.turn import EXCHANGE, TakeAction
from ..table import DeepRockTable
from .value import best_places, best_targets

LOW, ENOUGH = 1, 3  # ammo of whoever needs some, and of whoever could give some
TARGETS = 3  # to shoot at in one way
PLACES = 6  # to go to with the last action that deserve a look


def shortlist(table: DeepRockTable, question: Question[Choice], seat: Seat) -> Sequence[Choice] | None:
    """Creatures of one kind act in order: to let the least harmful go first only puts off what comes. Of ways that are
    equally short any will do. Whatever emerges should do so far away."""
    if isinstance(question, NextCreature):
        return [IN_ORDER]
    if isinstance(question, WhichWay):
        return question.options(table, seat)[:1]
    if isinstance(question, WhereEmerges | EmergesBeside):
        return [max(question.options(table, seat), key=lambda option: _away(table, option.space))]
    if isinstance(question, WhichArea):
        return _areas(table, question, seat)
    if isinstance(question, PutDice):
        return _dice(table, question, seat)
    if isinstance(question, TakeAction):
        return _where_it_is_good(table, _actions(table, question, seat), seat)
    if isinstance(question, MoveOn):
        return _where_it_is_good(table, question.options(table, seat), seat)
    return None


def _dice(table: DeepRockTable, question: PutDice, seat: Seat) -> Sequence[Choice]:
    """The best die goes first, to a creature; none is left over that can go somewhere."""
    options = question.options(table, seat)
    dice = [option for option in options if isinstance(option, PutOn) and table.bugs & BIT[option.space]]
    most = max([question.faces[option.die] for option in dice], default=0)
    first = [option for option in dice if question.faces[option.die] == most]
    return [option for option in first if option.die == first[0].die] or options


def _away(table: DeepRockTable, space: Space) -> int:
    return sum([DISTANCE[space][dwarf.space] for dwarf in table.dwarves if dwarf.health])


def _areas(table: DeepRockTable, question: WhichArea, seat: Seat) -> Sequence[Choice]:
    """Of those that hit the same figures the first."""
    figures = table.bugs | table.bodies | BIT[table.sentry] | BIT[table.robot]
    found: dict[Spaces, Choice] = {}
    for area in question.options(table, seat):
        found.setdefault(figures & sum([BIT[space] for space in area.spaces]), area)
    return list(found.values())


def _actions(table: DeepRockTable, question: TakeAction, seat: Seat) -> Sequence[Choice]:
    """Nothing changes hands without need, and a Sentry Gun is paid with the ammo that there is more of."""
    needy, slot = _is_in_need(table, seat), int(table.ammo(seat, 1) > table.ammo(seat, 0))
    options = [
        option
        for option in question.options(table, seat)
        if (needy or option != EXCHANGE) and not (isinstance(option, Sentry) and option.slot != slot)
    ]
    return _at_what_matters(table, options)


def _at_what_matters(table: DeepRockTable, options: Sequence[Choice]) -> Sequence[Choice]:
    """Without shots at creatures of which there are better ones to shoot at in the same way."""
    shots: dict[int, list[Shoot]] = {}
    for option in options:
        if isinstance(option, Shoot):
            shots.setdefault(option.mode, []).append(option)
    if max(map(len, shots.values()), default=0) <= TARGETS:
        return options
    order = best_targets(table, {shot.space for each in shots.values() for shot in each})
    worse = [shot for each in shots.values() for shot in sorted(each, key=lambda s: order.index(s.space))[TARGETS:]]
    return [option for option in options if option not in worse]


def _where_it_is_good(table: DeepRockTable, options: Sequence[Choice], seat: Seat) -> Sequence[Choice]:
    """With the last action, without the ways to places where it is worse to be than elsewhere."""
    places = [option.to for option in options if isinstance(option, Move | GoOn)]
    if table.turn.actions > 1 or len(places) <= PLACES:
        return options
    good = {*best_places(table, seat, places)[:PLACES], *_finds(table)}
    return [option for option in options if not isinstance(option, Move | GoOn) or option.to in good]


def _finds(table: DeepRockTable) -> set[Space]:
    """Where something lies, or can be turned over."""
    near = [space for pickup in table.pickups for space in spaces_of(WITHIN[1][pickup])]
    return {*table.ground, *table.upgrades, *near}


def _is_in_need(table: DeepRockTable, seat: Seat) -> bool:
    """Whether one of those who stand together is short of ammo that another has."""
    ammo = [table.dwarves[one].primary for one in (seat, *beside(table, seat))]
    return min(ammo) <= LOW and max(ammo) >= ENOUGH
