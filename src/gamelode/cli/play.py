"""`gamelode play`: a game at the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer

from gamelode.catalogue import game_named
from gamelode.kernel import Fault, Record, Rules
from gamelode.match import Match, players_named

from .inputs import Changes, Options, Slug, options_of, split
from .screen import console
from .sitting import Sitting


def play(
    slug: Slug,
    seats: Annotated[
        str | None, typer.Option("--seats", help="Who sits where: you, you=Ann, random, greedy, search, search:2s.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed, the same luck; drawn unless told.")] = None,
    option: Options = [],  # noqa: B006
    changes: Changes = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here from the start.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a recorded game.")] = None,
    ask_always: Annotated[bool, typer.Option("--ask-always", help="Ask even where there is one answer only.")] = False,
) -> None:
    """Play a game in this terminal."""
    rules = game_named(slug)
    edition = rules.edition(changes)
    if save is not None and os.path.exists(save) and save != resume:
        raise Fault(f"{save} is there already: give --resume too, to go on with it, or choose another name")
    if resume is None:
        players = players_named(split(_usual_seats(rules) if seats is None else seats))
        drawn = seed if seed is not None else str(randbelow(1_000_000))
        match = Match.start(edition, players, drawn, options_of(option), automatic=not ask_always)
    else:
        if seed is not None or option:
            raise Fault("--resume takes the seed and the options from the record: leave --seed and --option out")
        record = Record.open(resume)
        named = None if seats is None else players_named(split(seats))
        match = Match.resume(edition, record, named, automatic=not ask_always)
    show = console()
    show.print(f"{rules.title}: {', '.join(match.names)}. Seed {match.game.header.seed}. h shows what you can type.")
    Sitting(match, show, save).play()


def _usual_seats(rules: Rules) -> str:
    """One person, and bots on as many seats as make a small game."""
    seats = min(max(2, rules.seats[0]), rules.seats[-1])
    return ",".join(["you"] + ["search"] * (seats - 1))
