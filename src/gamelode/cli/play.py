"""`gamelode play`: a game at the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from gamelode.bots import levels_of
from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Record, Rules
from gamelode.match import Match, players_named
from gamelode.teaching import Coach

from .glance import at_a_glance
from .inputs import Changes, Options, Slug, options_of, split
from .screen import console
from .sitting import Sitting


def play(
    slug: Slug,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="Who sits where: you, you=Ann, beginner, casual, good, strong; search:2s."),
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed, the same luck; drawn unless told.")] = None,
    option: Options = [],  # noqa: B006
    changes: Changes = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here from the start.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a recorded game.")] = None,
    first: Annotated[
        bool, typer.Option("--first", help="A first game: as the rulebook recommends, a gentle bot, the coach.")
    ] = False,
    coach: Annotated[bool, typer.Option("--coach", help="A sentence to what is new: questions, events.")] = False,
    ask_always: Annotated[bool, typer.Option("--ask-always", help="Ask even where there is one answer only.")] = False,
) -> None:
    """Play a game in this terminal."""
    rules = game_named(slug)
    edition = rules.edition(changes)
    if save is not None and os.path.exists(save) and save != resume:
        raise Fault(f"{save} is there already: give --resume too, to go on with it, or choose another name")
    if resume is None:
        usual, options = _first_game(rules, option) if first else (_usual_seats(rules), options_of(option))
        players = players_named(split(usual if seats is None else seats), rules)
        drawn = seed if seed is not None else str(randbelow(1_000_000))
        match = Match.start(edition, players, drawn, options, automatic=not ask_always)
    else:
        if seed is not None or option or first:
            raise Fault("--resume takes the seed and the options from the record: leave --seed, --option, --first out")
        record = Record.open(resume)
        named = None if seats is None else players_named(split(seats), rules)
        match = Match.resume(edition, record, named, automatic=not ask_always)
    show = console()
    show.print(f"{rules.title}: {', '.join(match.names)}. Seed {match.game.header.seed}. h shows what you can type.")
    show.print(*_lines_on_bots(match), sep="\n", end="")
    if first:
        show.print(at_a_glance(rules))
    Sitting(match, show, save, Coach(rules) if coach or first else None).play()


def _usual_seats(rules: Rules) -> str:
    """One person, and bots on as many seats as make a small game."""
    seats = min(max(2, rules.seats[0]), rules.seats[-1])
    return ",".join(["you"] + ["search"] * (seats - 1))


def _first_game(rules: Rules, option: list[str]) -> tuple[str, dict[str, object]]:
    """Seats and options of the game that a newcomer is offered; options that were typed go before."""
    primer = rules.lessons.primer
    if primer is None:
        raise Fault(f"{rules.title} recommends no first game")
    return ",".join(primer.first_game.seats), {**primer.first_game.options, **options_of(option)}


def _lines_on_bots(match: Match) -> list[str]:
    """How the bots play that go by a level."""
    levels = {level.name: level for level in levels_of(match.game.edition.rules)}
    found = [levels[player.name] for player in match.players if player.is_bot and player.name in levels]
    return [f"{level.name}, {level.title}: {level.line}\n" for level in found]
