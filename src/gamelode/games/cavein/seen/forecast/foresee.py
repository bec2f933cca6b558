"""What is said of each kind of choice. The game is a re-dealt one: all in it that the seat cannot know is made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import asdict

from gamelode.kernel import Choice, Forecast, Game, Part, Seat, cites

from ...kinds import IN_BOX, Card, Crystal, halves_of
from ...rules.actions import Collect, EndActions, Mine, Raid, Recruit, TakeAction, UseSkill
from ...rules.collecting import Keep
from ...rules.payment.paying import AskToPay, Order, Pay
from ...rules.payment.prices import artifact_cost, levels_needed, mining_cost, worth
from ...rules.raiding import RaidAgain
from ...rules.scoring import points
from ...rules.skills.subjugating import SubjugateBaseCard, SubjugateHandCard
from ...rules.starting_phase import Lead, UseArtifact
from ...rules.taking_crystals import TakeFromMine
from ...table import CaveInTable
from . import parts
from .turn_end import end_actions, runs_out

Parts = Iterator[Part]


def forecast(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """What can be said of a choice."""
    foresee = FORESEEN.get(type(choice))
    return Forecast.of(foresee(game, seat, choice)) if foresee else Forecast()


# --- actions


@cites("REC-02", "REC-03", "R-36")
def _recruit(game: Game, seat: Seat, choice: Recruit) -> Parts:
    table = _table(game)
    content, level = table.content, table.content.level[choice.card]
    needed = levels_needed(table, seat, level)
    is_free = min(needed) <= 0
    yield parts.CostsNothing() if is_free else parts.CostsCard(" or ".join(map(str, sorted(set(needed)))))
    held = len(table.players[seat].hand) + is_free
    if held >= content.limits.hand:
        yield parts.FillsHand(held)
    docked = sum(content.level[card] == level for card in table.docks)
    if runs_out(table.mercenaries[level - 1], content.docks.slots[level - 1] - docked + 1):
        yield parts.EmptiesStack()


@cites("MINE-03", "MINE-05", "WILD-02", "CAVE-01", "R-36")
def _mine(game: Game, seat: Seat, choice: Mine) -> Parts:
    table, crystal = _table(game), choice.crystal
    cost = mining_cost(table, seat, crystal)
    if not cost:
        yield parts.CostsNothing()
    elif table.is_wild(crystal):
        yield parts.CostsOneColour(cost)
    else:
        yield parts.CostsColour(cost, table.colour(crystal))
    yield from _gained(table, seat, crystal)
    if table.content.caves_in[crystal]:
        yield from _shaken(table)


@cites("ART-02", "ART-03", "CAVE-02", "MGL-06")
def _collect(game: Game, seat: Seat, choice: Collect) -> Parts:
    table = _table(game)
    cost = artifact_cost(table, seat, choice.stack)
    yield parts.CostsAny(cost) if cost else parts.CostsNothing()
    yield parts.OffersArtifacts(*halves_of(table.artifact_tops[choice.stack]))
    if table.artifacts_left[choice.stack] == 1:
        yield from _shaken(table)


def _use_skill(game: Game, seat: Seat, choice: UseSkill) -> Parts:
    yield parts.PlaysCards((choice.card,))
    yield from _skill(game, seat, choice, choice.card)


def _lead(game: Game, seat: Seat, choice: Lead) -> Parts:
    yield from _skill(game, seat, choice, choice.card)


@cites("RAID-02", "RAID-03", "RAID-04", "ACT-03")
def _raid(game: Game, seat: Seat, choice: Raid | RaidAgain) -> Parts:
    table, base = _table(game), choice.base
    if isinstance(choice, Raid):
        yield parts.GivesUpActions()
    leader = table.leader(base)
    yield parts.ReturnsLeader(base, leader)
    colour = table.content.faction[leader]
    if table.totems[colour] not in (seat, IN_BOX):
        yield parts.TakesTotem(colour)
    after = _table(_played(game, seat, choice))
    gained = Counter(after.players[seat].hand) - Counter(table.players[seat].hand)
    if base == seat:
        gained[leader] -= 1
    cards = tuple(gained.elements())
    yield parts.TakesCards(cards) if cards else parts.TakesNoCards()


# --- payments and other answers


@cites("MINE-03", "PLAY-03", "R-16")
def _pay(game: Game, seat: Seat, choice: Pay) -> Parts:
    table, question = _table(game), game.question
    assert isinstance(question, AskToPay)
    if not choice.cards:
        yield parts.CostsNothing()
        return
    yield parts.PlaysCards(choice.cards)
    cost = question.cost(table, seat)
    surplus = 0 if cost is None else sum(worth(table, card) for card in choice.cards) - cost
    if surplus > 0:
        yield parts.PaysTooMuch(surplus)


def _order(game: Game, seat: Seat, choice: Order) -> Parts:
    yield parts.WillLead(choice.cards[-1])


def _keep(game: Game, seat: Seat, choice: Keep) -> Parts:
    table = _table(game)
    yield _text(table.content.artifacts[choice.artifact].text)
    owned = table.players[seat].artifacts
    if scored := _more_points(table, seat, owned, choice.artifact):
        yield parts.Scores(scored)


def _use_artifact(game: Game, seat: Seat, choice: UseArtifact) -> Parts:
    yield _text(_table(game).content.artifacts[choice.artifact].text)


def _take_crystal(game: Game, seat: Seat, choice: TakeFromMine) -> Parts:
    yield from _gained(_table(game), seat, choice.crystal)


@cites("SUBJ-05")
def _subjugate(game: Game, seat: Seat, choice: SubjugateBaseCard | SubjugateHandCard) -> Parts:
    content = _table(game).content
    yield parts.Scores(content.level[choice.card] * content.scoring.subjugated_per_level)


# --- what they have in common


def _table(game: Game) -> CaveInTable:
    assert isinstance(game.table, CaveInTable)
    return game.table


def _played(game: Game, seat: Seat, choice: Choice) -> Game:
    twin = game.clone()
    twin.play(seat, choice)
    return twin


def _text(text: str) -> Part:
    return parts.Grants(text.rstrip("."))


def _more_points(table: CaveInTable, seat: Seat, column: list[int], thing: int) -> int:
    """Points that a thing more in a column of the player's area brings, as it stands now."""
    before = sum(points(table, seat).values())
    column.append(thing)
    after = sum(points(table, seat).values())
    column.pop()
    return after - before


def _gained(table: CaveInTable, seat: Seat, crystal: Crystal) -> Parts:
    """A crystal's points, with what it adds to sets and artifacts; and the stack that fills its place."""
    content, cost = table.content, table.content.cost[crystal]
    yield parts.Scores(_more_points(table, seat, table.players[seat].crystals, crystal))
    row, shown = content.mine.costs.index(cost), sum(content.cost[each] == cost for each in table.mine)
    if runs_out(table.crystals[row], content.mine.slots[row] - shown + 1):
        yield parts.EmptiesStack()


@cites("CAVE-01", "CAVE-02", "END-01", "R-38")
def _shaken(table: CaveInTable) -> Parts:
    """The Cave-In token moves."""
    collapse = table.content.cave_in.collapse[len(table.players)]
    if table.cave_in < table.content.cave_in.last_space:
        yield parts.MovesToken(table.cave_in + 1, collapse)
        if table.cave_in + 1 == collapse:
            yield parts.BringsLastRound()


@cites("CLAR-01", "R-04")
def _skill(game: Game, seat: Seat, choice: Choice, card: Card) -> Parts:
    """What a card's skill does, or that it finds nothing to do."""
    content = _table(game).content
    after = _played(game, seat, choice)
    has_effect = not isinstance(after.question, TakeAction) or _traces(after) != _traces(game)
    yield _text(content.files.mercenary[content.kind[card]].short) if has_effect else parts.DoesNothing()


def _traces(game: Game) -> tuple[Any, ...]:
    """All that a skill can change, but not that it was used."""
    table = _table(game)
    lasting = {name: value for name, value in asdict(table.turn).items() if name not in ("actions", "acted")}
    areas = [(player.base, player.crystals, player.subjugated) for player in table.players]
    return table.mine, table.docks, areas, lasting


FORESEEN: dict[type[Choice], Callable[[Game, Seat, Any], Parts]] = {
    Recruit: _recruit,
    Mine: _mine,
    Collect: _collect,
    UseSkill: _use_skill,
    Raid: _raid,
    RaidAgain: _raid,
    EndActions: end_actions,
    Lead: _lead,
    UseArtifact: _use_artifact,
    Pay: _pay,
    Order: _order,
    Keep: _keep,
    TakeFromMine: _take_crystal,
    SubjugateBaseCard: _subjugate,
    SubjugateHandCard: _subjugate,
}
