"""What is said of each kind of choice. The game is a re-dealt one: all in it that the seat cannot know is made up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gamelode.kernel import Choice, Forecast, Game, Part, Pass, Seat, Yes, cites

from ...dice import worth
from ...kinds import BOMB, DEPLETED, GEM_FACE, LAVA, NO_DANGER, NO_MINE, PLANET_ATTACK, SNEDJ, Hewn, Space, bits
from ...rules.action_points import BurnFor
from ...rules.auction.auction import Bid, Equip, Hunt, PlaceBidoxes, bids_of, free_boxes
from ...rules.auction.market import minimum_price
from ...rules.encounters.announce import Encounter
from ...rules.encounters.attack import Reroll
from ...rules.encounters.escape import FreeMove
from ...rules.encounters.overflow import Overflow
from ...rules.encounters.ranged import UseBomb, is_armed
from ...rules.encounters.same_space import Withdrawal, shares_with_healthy
from ...rules.encounters.screens import Screens
from ...rules.encounters.suppliers import may_obtain
from ...rules.hewn_turn import EndHewnTurn
from ...rules.line_of_sight import healthy_enemies_here, hewns_in_sight_of
from ...rules.mining.extract import Extract
from ...rules.mining.mine import MayTakeGem, Mine, can_mine, mining_dice
from ...rules.moving.dangers import Calm, DangerAttack
from ...rules.moving.enter_leave import Enter, Leave
from ...rules.moving.leap import Climb, Fly
from ...rules.moving.move import Move
from ...rules.moving.tunnels import Dig, Enlarge
from ...rules.technology.scouting_cards import scouting_card
from ...table import HewnsTable
from . import parts
from .encounters import FORESEEN as IN_ENCOUNTERS
from .figures import round_off
from .odds import any_of_odds, danger_odds, defence_dice, hit_odds, wind_odds

Parts = Iterator[Part]
TOKENS = (LAVA, SNEDJ, PLANET_ATTACK)
NO_DANGER_THERE = (0, 1)


def forecast(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """What can be said of a choice."""
    foresee = FORESEEN.get(type(choice))
    return Forecast.of(foresee(game, seat, choice)) if foresee else Forecast()


def _table(game: Game) -> HewnsTable:
    assert isinstance(game.table, HewnsTable)
    return game.table


# --- the auction


@cites("RES-04", "BID-05", "CARD-01", "SUBS-02")
def _bid(game: Game, seat: Seat, choice: Bid) -> Parts:
    """What the whole bid is then, and whether that can win."""
    table = _table(game)
    total = bids_of(table, seat).get(choice.item, 0) + choice.normal + choice.dirty + choice.nananbites
    least = minimum_price(table, choice.item)
    yield parts.RaisesBid(choice.item, total, least)
    if total < least:
        yield parts.CannotWin(least)
    if choice.normal:
        yield parts.CostsVictory(choice.normal)
    if len(free_boxes(table, seat)) > 1:
        left = table.normal[seat] + table.dirty[seat] - choice.normal - choice.dirty
        yield parts.LeavesMoney(left)


@cites("HUNT-01")
def _hunt(game: Game, seat: Seat, choice: Hunt) -> Parts:
    yield parts.BringsDirty(1)


@cites("BID-07")
def _pass(game: Game, seat: Seat, choice: Pass) -> Parts:
    """Whoever passes in an auction hunts with all Bidoxes that are left."""
    if isinstance(game.question, PlaceBidoxes):
        yield parts.BringsDirty(len(free_boxes(_table(game), seat)))


@cites("BIDOX-04", "BIDOX-05")
def _equip(game: Game, seat: Seat, choice: Equip) -> Parts:
    yield parts.StaysOnBidox()


# --- moving


@cites("AP-03", "ENTER-03")
def _move(game: Game, seat: Seat, choice: Move | Enter) -> Parts:
    table = _table(game)
    cost = table.content.cost
    entering = isinstance(choice, Enter)
    to = choice.node if isinstance(choice, Enter) else choice.to
    yield _points(table, cost.enter_board if entering else cost.move)
    yield from _arrival(table, table.turn.hewn, to)


@cites("FLY-03", "CLIMB-04", "R-103")
def _leap(game: Game, seat: Seat, choice: Fly | Climb) -> Parts:
    """The winds take one in ten, unless a weather eye helps."""
    table, hewn = _table(game), _table(game).turn.hewn
    cost = table.content.cost
    yield _points(table, cost.fly if isinstance(choice, Fly) else cost.climb)
    landing = _danger_there(table, hewn, choice.to)
    if scouting_card(table, seat, "weather_eye") is None:
        ways, of = wind_odds(table, landing)
        yield parts.Dies(hewn, ways=ways, of=of)
    elif landing != NO_DANGER_THERE:
        yield parts.Dies(hewn, ways=landing[0], of=landing[1])
    yield from (part for part in _arrival(table, hewn, choice.to) if not isinstance(part, parts.Dies))


def _step(game: Game, seat: Seat, choice: Withdrawal | FreeMove) -> Parts:
    """A step that costs nothing, into whatever waits there."""
    table, question = _table(game), game.question
    hewn: Hewn = getattr(question, "hewn", -1)
    if (odds := _danger_there(table, hewn, choice.to)) != NO_DANGER_THERE:
        yield parts.Dies(hewn, ways=odds[0], of=odds[1])


def _danger_there(table: HewnsTable, hewn: Hewn, to: Space) -> tuple[int, int]:
    """The odds that a danger token there kills a Hewn that makes no screens; a swarm only loses members."""
    if table.danger[to] == NO_DANGER or table.members[hewn]:
        return NO_DANGER_THERE
    return danger_odds(table, hewn, table.danger[to])


@cites("DANG-11", "MOVE-08", "RANG-03", "MINE-01")
def _arrival(table: HewnsTable, hewn: Hewn, to: Space) -> Parts:
    """What waits in a space: a danger, an enemy, a mine, and whoever sees it."""
    if (odds := _danger_there(table, hewn, to)) != NO_DANGER_THERE:
        yield parts.Dies(hewn, ways=odds[0], of=odds[1])
    before = table.space[hewn]
    table.put(hewn, to)
    try:
        enemies = healthy_enemies_here(table, hewn)
        yield from map(parts.Meets, enemies[:1])
        if not enemies and table.mine[to] != NO_MINE and can_mine(table, hewn):
            dice, _ = mining_dice(table, hewn, aggressive=False, electric=False)
            yield parts.GoesToMine(sum(count for count, _ in dice))
        yield from map(parts.MayShoot, _shooters(table, hewn))
    finally:
        table.put(hewn, before)


def _shooters(table: HewnsTable, hewn: Hewn) -> list[Hewn]:
    """Healthy enemies with weapons that see a Hewn, and may have Substract to fire for all that everyone knows."""
    if not table.is_alone(hewn):
        return []
    seat = table.owner[hewn]
    foes = [other for other in bits(hewns_in_sight_of(table, hewn)) if table.owner[other] not in (seat, -1)]
    return [foe for foe in foes if not table.damaged[foe] and is_armed(table, foe) and may_obtain(table, foe)]


@cites("COST-04")
def _dig(game: Game, seat: Seat, choice: Dig | Enlarge) -> Parts:
    cost = _table(game).content.cost
    yield _points(_table(game), cost.dig if isinstance(choice, Dig) else cost.enlarge_tunnel)


@cites("EXIT-01", "EXIT-02")
def _leave(game: Game, seat: Seat, choice: Leave) -> Parts:
    yield _points(_table(game), _table(game).content.cost.leave_board)
    yield parts.LeavesBoard()


@cites("COST-05", "CALM-01")
def _calm(game: Game, seat: Seat, choice: Calm) -> Parts:
    table = _table(game)
    yield _points(table, table.content.cost.calm_planet)
    yield parts.Calms(table.danger[choice.space])


@cites("BURN-01")
def _burn(game: Game, seat: Seat, choice: BurnFor) -> Parts:
    if choice.normal:
        yield parts.CostsVictory(1)


@cites("MOVE-09")
def _end(game: Game, seat: Seat, choice: EndHewnTurn) -> Parts:
    """Points that are left over, and the stun of whoever stays beside a healthy Hewn."""
    table = _table(game)
    if table.turn.ap:
        yield parts.LeavesPoints(table.turn.ap)
    if shares_with_healthy(table, table.turn.hewn):
        yield parts.WillBeStunned()


def _points(table: HewnsTable, points: int) -> Part:
    return parts.CostsPoints(points, table.turn.ap)


# --- mining


@cites("MINE-03", "MINE-04", "MINE-08", "MINE-17", "DANG-01", "END-03", "END-04")
def _mine(game: Game, seat: Seat, choice: Mine) -> Parts:
    """What the dice bring, and what they risk."""
    table, hewn = _table(game), _table(game).turn.hewn
    content = table.content
    yield _points(table, content.cost.mine)
    sources, danger = mining_dice(table, hewn, aggressive=choice.aggressive, electric=choice.electric)
    dice, faces = sum(count for count, _ in sources), tuple(map(worth, content.faces["mining"]))
    yield parts.RollsMining(dice, round_off(dice * sum(faces) / len(faces)), dice * max(faces))
    yield parts.RollsDanger(danger)
    if content.rerolls[hewn]:
        yield parts.MayReroll(content.rerolls[hewn])
    if dice * max(faces) >= table.pile:
        yield parts.EmptiesPile(table.pile)
    if table.depleted + 1 >= table.rules.depleted_mines_end:
        yield parts.LastMine()
    ways, of = any_of_odds(content.faces["danger"], TOKENS, danger)
    yield parts.BringsToken(ways=ways, of=of)
    ways, of = any_of_odds(content.faces["danger"], (DEPLETED,), danger)
    yield parts.DepletesMine(ways=ways, of=of)


@cites("SUDER-01")
def _extract(game: Game, seat: Seat, choice: Extract) -> Parts:
    table = _table(game)
    yield _points(table, table.content.cost.extract_dirty)
    faces = tuple(map(worth, table.content.faces["mining"]))
    yield parts.FindsDirty(round_off(sum(faces) / len(faces)))


@cites("RR-02")
def _reroll(game: Game, seat: Seat, choice: Reroll) -> Parts:
    table = _table(game)
    die = table.throw[choice.die]
    faces = tuple(map(worth, table.content.faces[die.die]))
    yield parts.ShowsOnAverage(round_off(sum(faces) / len(faces)), worth(die.face))


@cites("GEM-01", "GEM-06", "IMPL-03")
def _yes(game: Game, seat: Seat, choice: Yes) -> Parts:
    """A gem instead of Substract; a bomb that is used."""
    table, question = _table(game), game.question
    if isinstance(question, MayTakeGem):
        best = next(gem for gem, left in enumerate(table.gems) if left)
        yield parts.CostsVictory(worth(GEM_FACE))
        yield parts.BringsGem(question.hewn, table.content.gems[best])
    if isinstance(question, UseBomb):
        yield parts.UsesUp(BOMB)


# --- screens


@cites("DANG-05", "IMPL-07")
def _screens(game: Game, seat: Seat, choice: Screens) -> Parts:
    """What screens cost, and how likely the danger, or the overflow, gets through."""
    table = _table(game)
    question_hewn: Hewn = getattr(game.question, "hewn", -1)
    if choice.count:
        yield parts.CostsDice(choice.count, table.load_of(question_hewn))
    if choice.normal:
        yield parts.CostsVictory(choice.normal)
    if table.members[question_hewn]:
        return
    for frame in game.stack:
        if isinstance(frame, DangerAttack) and frame.hewn == question_hewn:
            ways, of = danger_odds(table, frame.hewn, frame.danger, choice.count)
            yield parts.Dies(frame.hewn, ways=ways, of=of)
        elif isinstance(frame, Overflow):
            dice = {"close_combat": table.content.limits.implosion_overflow_dice}
            ways, of = hit_odds(table, dice, 0, defence_dice(table, question_hewn, choice.count))
            yield parts.Hits(question_hewn, ways=ways, of=of)


@cites("COST-02", "HUMI-01", "SAME-29")
def _encounter(game: Game, seat: Seat, choice: Encounter) -> Parts:
    """Another try after a failure costs a point; who is not healthy has no defence."""
    table = _table(game)
    if choice.target in table.turn.failed:
        yield _points(table, table.content.cost.encounter_again_after_failure)
    else:
        yield parts.CostsNothing()
    if table.owner[choice.target] != seat:
        yield parts.DefendsNot(choice.target)


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Bid: _bid,
    Hunt: _hunt,
    Pass: _pass,
    Equip: _equip,
    Move: _move,
    Enter: _move,
    Fly: _leap,
    Climb: _leap,
    Withdrawal: _step,
    FreeMove: _step,
    Dig: _dig,
    Enlarge: _dig,
    Leave: _leave,
    Calm: _calm,
    BurnFor: _burn,
    EndHewnTurn: _end,
    Mine: _mine,
    Extract: _extract,
    Reroll: _reroll,
    Yes: _yes,
    Screens: _screens,
    Encounter: _encounter,
    **IN_ENCOUNTERS,
}
