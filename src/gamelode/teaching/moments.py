"""What is found out about single answers of a match: how the game looked after each, what was luck, what was better.

Each piece of work depends on the record, the settings and its number alone, so that it can be done in any process.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct

from gamelode.bots import Lookahead, Position, SearchBot, sides_of, value_of
from gamelode.catalogue import game_named
from gamelode.kernel import Choice, Dice, Game, Record, Seat

from .ahead import WIDTH, after_next_move
from .reasons import why_better

DEALS = 2  # imagined games in which choices are looked at before a decision is searched

Result = TypeVar("Result", covariant=True)
Severity = Literal["slip", "mistake", "blunder"]


class AnalysisSettings(Struct, frozen=True, kw_only=True):
    """How thoroughly a match is looked into."""

    seed: str = "0"
    iterations: int = 100  # of the search at a decision
    decisions: int = 120  # that are searched at the most: those that look worst at first sight
    rolls: int = 12  # times that chance is drawn anew after an answer
    slip: float = 0.05  # the loss of chance from which on a choice is marked
    mistake: float = 0.10
    blunder: float = 0.20

    def severity(self, lost: float) -> Severity | None:
        """What a loss is called; None if it is too small to be marked."""
        if lost >= self.blunder:
            return "blunder"
        return "mistake" if lost >= self.mistake else "slip" if lost >= self.slip else None


class RecordedMatch(Struct, frozen=True):
    """The match that is looked into."""

    record: bytes
    changes: Path | None = None  # of the content
    settings: AnalysisSettings = AnalysisSettings()


class Moment(Struct, frozen=True, kw_only=True):
    """The game after an answer."""

    answers: int  # so many have been given
    seat: Seat
    chances: tuple[float, ...]  # by seat: how good the game looks, from 0 to 1
    luck: tuple[float, ...]  # by seat: by how much that is more than the answer brings on average
    suspect: float | None  # what the answer loses at first sight; None where there was no choice


class Mark(Struct, frozen=True, kw_only=True):
    """An answer after which the game looked worse than it need have."""

    answers: int  # it was the answer of this number
    seat: Seat
    severity: Severity
    lost: float
    chosen: msgspec.Raw  # choices as they stand in records
    better: msgspec.Raw
    chosen_label: str
    better_label: str
    why: str


class Look(Struct, frozen=True):
    """Some answers, one after another, to be looked at."""

    source: RecordedMatch
    first: int  # from 1
    last: int

    def work(self) -> list[Moment]:
        return [_moment(self.source, number) for number in range(self.first, self.last + 1)]


class Search(Struct, frozen=True):
    """A decision to be searched."""

    source: RecordedMatch
    number: int  # of the answer, from 1

    def work(self) -> tuple[float, Mark | None]:
        """What the answer lost against the best that was found, and the mark if it is worth one."""
        return _searched(self.source, self.number)


class Task(Protocol[Result]):
    """A piece of work."""

    def work(self) -> Result: ...


def work(task: Task[Result]) -> Result:
    """Do a piece of work; what a process is given."""
    return task.work()


# --- a record, replayed


@lru_cache(maxsize=2)
def games_of(record: bytes, changes: Path | None) -> tuple[list[Game], list[tuple[Seat, Choice]], tuple[str, ...]]:
    """The game at its start and after each answer, the answers, and the players; verified on the way."""
    found = Record.read(record)
    edition = game_named(found.header.game).edition(changes)
    games: list[Game] = []
    for game in found.replayed(edition):
        last = game
        games.append(game.clone())
    return games, list(last.history or ()), found.players


def chances_in(game: Game) -> tuple[float, ...]:
    """How good a game looks to each seat."""
    sides = sides_of(game)
    return tuple(value_of(game, seat, sides) for seat in range(game.header.seats))


# --- an answer at first sight


def _moment(source: RecordedMatch, number: int) -> Moment:
    games, history, _ = games_of(source.record, source.changes)
    seat, choice = history[number - 1]
    before, after = games[number - 1], games[number]
    was_chance = before.table.dice.drawn != after.table.dice.drawn
    return Moment(
        answers=number,
        seat=seat,
        chances=chances_in(after),
        luck=_luck(source, number) if was_chance else (0.0,) * before.header.seats,
        suspect=_suspect(Position(before, seat), choice, _dice(source, number, "look")),
    )


def _dice(source: RecordedMatch, number: int, purpose: str) -> Dice:
    return Dice.from_seed(f"analysis {source.settings.seed} {purpose} {number}")


def _luck(source: RecordedMatch, number: int) -> tuple[float, ...]:
    """By how much better the game looks to each seat than it does on average with all chance of an answer drawn anew.

    What was drawn often shows only in what can be done with it, so the game is looked at after the next move.
    """
    games, history, _ = games_of(source.record, source.changes)
    (seat, choice), before = history[number - 1], games[number - 1]
    dice, rolls = _dice(source, number, "luck"), source.settings.rolls
    totals = [0.0] * before.header.seats
    for _ in range(rolls):
        twin = before.clone()
        twin.table.dice = dice.spawn()
        twin.play(seat, choice)
        totals = [total + chance for total, chance in zip(totals, _chances_ahead(twin), strict=True)]
    return tuple(now - total / rolls for now, total in zip(_chances_ahead(games[number]), totals, strict=True))


def _chances_ahead(game: Game) -> tuple[float, ...]:
    return chances_in(after_next_move(game))


def _suspect(position: Position, choice: Choice, dice: Dice) -> float | None:
    """What a choice loses against others, if each move is looked at when it ends; None if there are no others."""
    candidates = position.shortlist or position.options
    if len({*candidates, choice}) < 2:
        return None
    tried = list(dict.fromkeys([choice, *(dice.shuffled(candidates, "width")[:WIDTH])]))
    games = [position.redeal(dice) for _ in range(DEALS)]
    ahead, seat = Lookahead(sides_of(games[0]), dice), position.seat
    values = [sum(ahead.after(game, seat, each).value for game in games) / DEALS for each in tried]
    return max(values) - values[0]


# --- a decision in depth


def _searched(source: RecordedMatch, number: int) -> tuple[float, Mark | None]:
    """The best choice that a search finds, weighed against the one that was made: in games of their own, for of many
    choices the one that was lucky looks best."""
    games, history, players = games_of(source.record, source.changes)
    seat, choice = history[number - 1]
    position, settings = Position(games[number - 1], seat), source.settings
    best = _bot(settings, "best").think(position, keep=choice).ranked()[0][0]
    if best == choice:
        return 0.0, None
    tree = _bot(settings, "weigh").think(position, among=(best, choice))
    lost = tree.gain(best) - tree.gain(choice)
    severity = settings.severity(lost)
    if severity is None:
        return max(lost, 0.0), None
    words = games[0].edition.rules.lessons.parts
    return lost, Mark(
        answers=number,
        seat=seat,
        severity=severity,
        lost=lost,
        chosen=msgspec.Raw(msgspec.json.encode(choice)),
        better=msgspec.Raw(msgspec.json.encode(best)),
        chosen_label=position.say(choice, players),
        better_label=position.say(best, players),
        why=why_better(position, best, choice, words, _dice(source, number, "reasons")),
    )


def _bot(settings: AnalysisSettings, purpose: str) -> SearchBot:
    return SearchBot(f"analysis {settings.seed} {purpose}", iterations=settings.iterations)
