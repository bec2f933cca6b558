"""`gamelode check`: every promise of the kernel, checked over random games."""

from __future__ import annotations

import shlex
import time
from collections import Counter
from typing import Annotated

import typer
from rich.text import Text

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Rules
from gamelode.kernel.conformance import clauses_of
from gamelode.kernel.lessons import Lesson
from gamelode.lab.checking import Checked, Task, Wanted, check_all, tasks
from gamelode.teaching import check_lesson

from . import screen
from .inputs import Changes, Numbers, Options, Slug, Workers, numbers_of, options_of
from .progress import counted
from .screen import console


def check(
    slug: Slug,
    games: Annotated[int, typer.Option("--games", min=1, help="How many, at each number of players.")] = 20,
    seats: Numbers = None,
    every: Annotated[int, typer.Option("--every", min=1, metavar="K", help="Check every K-th decision.")] = 10,
    seed: Annotated[int, typer.Option("--seed", help="The first game's; each further one's is one higher.")] = 0,
    option: Options = [],  # noqa: B006
    changes: Changes = None,
    workers: Workers = None,
) -> None:
    """Check a game: conformance on many random games."""
    rules = game_named(slug)
    numbers = numbers_of(seats) or list(rules.seats)
    wanted = Wanted(seats=numbers, games=games, seed=seed, every=every, options=options_of(option), changes=changes)
    todo = tasks(rules, wanted)
    start = time.perf_counter()
    done = list(counted(check_all(todo, workers), len(todo), f"Checking {rules.title}"))
    failures = [checked for checked in done if checked.failure]
    for checked in failures[:5]:
        _show_failure(checked)
    show = console()
    show.print(_summary(todo, done, time.perf_counter() - start))
    ran = sum((Counter(checked.ran) for checked in done), Counter[str]())
    never = [name for name in clauses_of(rules.edition(changes).frames) if not ran[name]]
    show.print(f"Never run: {', '.join(never)}." if never else "Every clause has run.")
    broken = [sentence for lesson in rules.lessons.lessons if (sentence := _why_not_taught(rules, lesson))]
    for sentence in broken:
        show.print(Text(f"Broken: {sentence}", style=screen.REFUSED))
    if rules.lessons.lessons and not broken:
        show.print(f"{screen.count(len(rules.lessons.lessons), 'lesson')} can be taught.")
    if failures or broken:
        raise typer.Exit(1)


def _why_not_taught(rules: Rules, lesson: Lesson) -> str:
    """What is wrong with a lesson; empty if it can be taught."""
    try:
        check_lesson(rules, lesson)
    except Fault as fault:
        return str(fault)
    return ""


def _summary(todo: list[Task], done: list[Checked], seconds: float) -> str:
    """The line that says what was checked, and how quickly."""
    players = ", ".join(map(str, dict.fromkeys(task.seats for task in todo)))
    options = len({str(task.options) for task in todo})
    decisions = sum(checked.decisions for checked in done)
    kinds = screen.count(options, "set") + " of options"
    which = "all" if todo[0].every == 1 else f"one in {todo[0].every}"
    games = screen.count(len(done), "game")
    speed = f"{decisions / seconds:,.0f} decisions/s"
    return f"{games} with {players} players and {kinds}: {decisions:,} decisions, {which} checked ({speed})."


def _show_failure(checked: Checked) -> None:
    task = checked.task
    options = "".join(f" --option {shlex.quote(f'{key}={value}')}" for key, value in task.options.items())
    changes = f" --changes {shlex.quote(str(task.changes))}" if task.changes else ""
    again = f"gamelode check {task.slug} --seats {task.seats} --games 1 --seed {task.seed} --every {task.every}"
    console().print(Text(f"Broken: {checked.failure}", style=screen.REFUSED))
    console().print(Text(f"  to repeat it: {again}{options}{changes}"))
