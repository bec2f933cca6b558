"""Why one choice is better than another: what it does more of, and less, as the parts of the game's value tell it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from gamelode.bots import Lookahead, Position, sides_of
from gamelode.kernel import Choice, Dice, Game
from gamelode.kernel.lessons import PartWords

from .ahead import after_next_move

DEALS = 6  # imagined games in which two choices are compared
MOVES = 5  # that are played on where a choice does not pay off at once
LEAST = 0.2  # of the greatest difference: smaller ones are not worth a word
MANY, FEW = 2, 1  # differences that are told for a statement, and against it

Parts = dict[str, float]
Words = Mapping[str, PartWords]


def why_better(position: Position, better: Choice, other: Choice, words: Words, dice: Dice) -> str:
    """What the better of two choices does more of, at once or later, and where it falls short.

    Empty if the game does not say what its value is made of.
    """
    at_once = compared(position, better, other, dice)
    if not at_once or sum(at_once.values()) > 0:
        return said_at_once(at_once, words)
    return said_later(at_once, compared(position, better, other, dice, MOVES), words)


def compared(position: Position, better: Choice, other: Choice, dice: Dice, moves: int = 0) -> Parts:
    """By how much the parts of the seat's value are greater after one move than after another, in the same imagined
    games, played on for so many moves; nothing if the game has no parts."""
    games = [position.redeal(dice) for _ in range(DEALS)]
    if games[0].edition.rules.value_parts is None:
        return {}
    difference: Parts = defaultdict(float)
    for game in games:
        for sign, choice in ((1, better), (-1, other)):
            for name, amount in _parts_after(game, position, choice, moves).items():
                difference[name] += sign * amount / DEALS
    return dict(difference)


def _parts_after(game: Game, position: Position, choice: Choice, moves: int) -> Mapping[str, float]:
    """The parts after the move that a choice begins, and so many moves of whoever is asked then."""
    value_parts = game.edition.rules.value_parts
    assert value_parts is not None
    moved = Lookahead(sides_of(game), Dice.from_seed("compared")).after(game, position.seat, choice).game
    for _ in range(moves):
        moved = after_next_move(moved)
    return value_parts(moved.table, position.seat)


# --- in words


def said_at_once(difference: Parts, words: Words) -> str:
    """What a choice that pays off at once does more of, and where it falls short."""
    favours, drawbacks = _told(difference, words)
    return _sentence(favours[:MANY], drawbacks[:FEW]) if favours else ""


def said_later(at_once: Parts, later: Parts, words: Words) -> str:
    """What a choice that does not pay off at once brings later, and what it costs at once."""
    lasting = {name: amount for name, amount in later.items() if name in words and not words[name].only_at_once}
    favours, _ = _told(lasting, words)
    _, drawbacks = _told(at_once, words)
    if not favours or sum(lasting.values()) <= 0:
        favours = ["pays off"]
    cost = f"; at once it {drawbacks[0]}" if drawbacks else ""
    return f"In what follows it {' and '.join(favours[:MANY])}{cost}."


def why_worse(difference: Parts, words: Words) -> str:
    """Where the worse of two choices falls short at once, and what it does more of; by the better one's difference."""
    favours, drawbacks = _told({name: -amount for name, amount in difference.items()}, words)
    return _sentence(drawbacks[:MANY], favours[:FEW]) if drawbacks else ""


def _told(difference: Parts, words: Words) -> tuple[list[str], list[str]]:
    """What is more, and what is less; the greatest differences first."""
    least = LEAST * max(map(abs, difference.values()), default=0.0)
    names = [name for name, amount in difference.items() if abs(amount) > least and name in words]
    names.sort(key=lambda name: -abs(difference[name]))
    favours = [words[name].more for name in names if difference[name] > 0]
    return favours, [words[name].less for name in names if difference[name] < 0]


def _sentence(first: list[str], second: list[str]) -> str:
    but = f", but {' and '.join(second)}" if second else ""
    return f"It {' and '.join(first)}{but}."
