"""Why one choice is better than another: what it does more of, and less, as the parts of the game's value tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gamelode.bots import Lookahead, Position, sides_of
from gamelode.kernel import Choice, Dice, Game
from gamelode.kernel.lessons import PartWords

DEALS = 8  # imagined games in which two choices are compared
LEAST = 0.2  # of the greatest difference: smaller ones are not worth a word
MANY, FEW = 2, 1  # differences that are told for a statement, and against it
LATER = "It looks no better at once, but it pays off in what follows"

Parts = dict[str, float]


def compared(position: Position, better: Choice, other: Choice, dice: Dice) -> Parts:
    """By how much the parts of the seat's value are greater after one move than after another, in the same imagined
    games; nothing if the game has no parts."""
    games = [position.redeal(dice) for _ in range(DEALS)]
    if games[0].edition.rules.value_parts is None:
        return {}
    difference: Counter[str] = Counter()
    for game in games:
        for sign, choice in ((1, better), (-1, other)):
            for name, amount in _parts_after(game, position, choice, dice).items():
                difference[name] += sign * amount / DEALS  # type: ignore[assignment]
    return dict(difference)


def _parts_after(game: Game, position: Position, choice: Choice, dice: Dice) -> Mapping[str, float]:
    """The parts at the end of the move that a choice begins, played on as looks best."""
    value_parts = game.edition.rules.value_parts
    assert value_parts is not None
    moved = Lookahead(sides_of(game), dice).after(game, position.seat, choice)
    return value_parts(moved.game.table, position.seat)


def why_better(difference: Parts, words: Mapping[str, PartWords]) -> str:
    """What the better of two choices does more of, and where it falls short: the greatest differences first."""
    favours, drawbacks = _told(difference, words)
    if not difference:
        return ""
    if sum(difference.values()) <= 0 or not favours:
        return f"{LATER}: it {drawbacks[0]}." if drawbacks else f"{LATER}."
    return _sentence(favours[:MANY], drawbacks[:FEW])


def why_worse(difference: Parts, words: Mapping[str, PartWords]) -> str:
    """Where the worse of two choices falls short, and what it does more of, if it does. The difference is that of the
    better one."""
    favours, drawbacks = _told({name: -amount for name, amount in difference.items()}, words)
    return _sentence(drawbacks[:MANY], favours[:FEW]) if drawbacks else ""


def _told(difference: Parts, words: Mapping[str, PartWords]) -> tuple[list[str], list[str]]:
    """What is more, and what is less; the greatest differences first."""
    least = LEAST * max(map(abs, difference.values()), default=0.0)
    names = [name for name, amount in difference.items() if abs(amount) > least and name in words]
    names.sort(key=lambda name: -abs(difference[name]))
    favours = [words[name].more for name in names if difference[name] > 0]
    return favours, [words[name].less for name in names if difference[name] < 0]


def _sentence(first: list[str], second: list[str]) -> str:
    but = f", but {' and '.join(second)}" if second else ""
    return f"It {' and '.join(first)}{but}."
