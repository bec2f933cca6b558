"""What would you do? The best choices of a search on imagined games, what they lead to, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from gamelode.bots import Position, SearchBot
from gamelode.kernel import Choice, Dice, Rules

from .reasons import compared, why_better, why_worse

ITERATIONS = 200
MOST = 3  # choices that are recommended


class Recommended(Struct, frozen=True, kw_only=True):
    """A choice, and what a search expects of it."""

    choice: Choice
    label: str
    chance: float  # after it: how good the game looks to the seat, from 0 to 1
    why: str  # of the best: against the next; of the others: against the best


class Advice(Struct, frozen=True, kw_only=True):
    """The best choices of a seat, the best first."""

    seat: int
    now: float  # how good the game looks before
    choices: tuple[Recommended, ...]


def advise(
    rules: Rules,
    position: Position,
    *,
    seed: int | str = 0,
    iterations: int = ITERATIONS,
    players: Sequence[str] = (),
    is_stopped: Callable[[], bool] = bool,
) -> Advice:
    """Advice for whoever is at a position. It follows from the position, the seed and the budget alone, unless it is
    stopped before."""
    bot = SearchBot(f"advice {seed}", iterations=iterations)
    bot.is_stopped = is_stopped
    tree = bot.think(position)
    ranked = tree.ranked()[:MOST]
    reasons = _reasons(rules, position, [choice for choice, _ in ranked], Dice.from_seed(f"reasons {seed}"))
    found: list[Recommended] = []
    chance = 1.0
    for (choice, gain), why in zip(ranked, reasons, strict=True):
        # What was dropped early was tried less often: it promises no more than what outlasted it.
        chance = min(chance, max(tree.now + gain, 0.0))
        found.append(Recommended(choice=choice, label=position.say(choice, players), chance=chance, why=why))
    return Advice(seat=position.seat, now=tree.now, choices=tuple(found))


def _reasons(rules: Rules, position: Position, choices: Sequence[Choice], dice: Dice) -> list[str]:
    """Why the best is better than the next; and of each of the others, what it lacks against the best."""
    best, *others = choices
    words = rules.lessons.parts
    first = why_better(position, best, others[0], words, dice) if others else ""
    return [first, *(why_worse(compared(position, best, other, dice), words) for other in others)]
