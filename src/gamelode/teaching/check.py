"""Whether a lesson can be taught: its scene stands, every way that it accepts leads to its end, every answer is to
something that can be tried."""

from __future__ import annotations

from collections.abc import Iterator

from gamelode.kernel import Choice, Fault, Rules
from gamelode.kernel.lessons import Lesson

from .lessons import Attempt

Way = tuple[Choice, ...]


def check_lesson(rules: Rules, lesson: Lesson) -> None:
    """Play a lesson in all ways that it accepts; a fault names its file, the key and what is wrong."""
    wanted = {
        f"step[{number}].{kind}[{place}]"
        for number, step in enumerate(lesson.steps)
        for kind, entries in (("accept", step.accept), ("answer", step.answers))
        for place in range(len(entries))
    }
    for attempt in attempts(rules, lesson):
        if not attempt.is_solved:
            wanted -= set(_met(attempt))
    if wanted:
        raise _fault(lesson, min(wanted), "nobody can choose this")


def attempts(rules: Rules, lesson: Lesson) -> Iterator[Attempt]:
    """The lesson at every point of every way that it accepts."""
    ways: list[Way] = [()]
    while ways:
        way = ways.pop()
        attempt = _after(rules, lesson, way)
        yield attempt
        if not attempt.is_solved:
            ways += [(*way, choice) for choice in _accepted(attempt)]


def _after(rules: Rules, lesson: Lesson, way: Way) -> Attempt:
    try:
        attempt = Attempt(rules, lesson)
    except Fault as fault:
        raise _fault(lesson, "scene", str(fault)) from fault
    for choice in way:
        attempt.give(choice)
    return attempt


def _accepted(attempt: Attempt) -> list[Choice]:
    """What solves the step; a fault if nothing does that can be chosen."""
    key, game = f"step[{attempt.step}]", attempt.game
    if game.is_over or attempt.seat not in game.waiting():
        raise _fault(attempt.lesson, key, "whoever learns is not asked")
    found = attempt.ways()
    if not found:
        raise _fault(attempt.lesson, key, "nothing that it accepts can be chosen")
    _check_order(attempt, found)
    return found


def _check_order(attempt: Attempt, accepted: list[Choice]) -> None:
    """Where the game lists the same cards in another order, its own order must be accepted: it is what people pick."""
    options = attempt.game.options(attempt.seat)
    listed = {_in_any_order(option): option for option in options}
    for choice in accepted:
        same = listed.get(_in_any_order(choice), choice)
        if choice not in options and not attempt.solves(same):
            raise _fault(attempt.lesson, f"step[{attempt.step}]", f"the game lists {choice} as {same}: accept that")


def _in_any_order(choice: Choice) -> tuple[object, ...]:
    values = [getattr(choice, name) for name in choice.__struct_fields__]
    return (type(choice), *(tuple(sorted(each)) if isinstance(each, tuple) else each for each in values))


def _met(attempt: Attempt) -> Iterator[str]:
    """The keys of what the step accepts and answers that can be chosen here."""
    step, key = attempt.lesson.steps[attempt.step], f"step[{attempt.step}]"
    for place, pattern in enumerate(step.accept):
        if attempt.way(pattern) is not None:
            yield f"{key}.accept[{place}]"
    wrong = wrong_tries(attempt)
    for place, (pattern, _) in enumerate(step.answers):
        if any(map(pattern.fits, wrong)):
            yield f"{key}.answer[{place}]"


def wrong_tries(attempt: Attempt) -> list[Choice]:
    """What can be tried at a step and does not solve it: options, and what is refused."""
    game, seat = attempt.game, attempt.seat
    refused = [choice for choice, _ in game.refusals(seat)]
    return [*(choice for choice in game.options(seat) if not attempt.solves(choice)), *refused]


def _fault(lesson: Lesson, key: str, reason: str) -> Fault:
    return Fault(f"{lesson.id}.toml: {key}: {reason}")
