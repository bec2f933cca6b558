"""Whole games told in sentences, so that a change of the rules shows as a difference that a player can read.

`python -m tests.transcripts` writes them anew. To add one, make an empty file and run that.
"""

from __future__ import annotations

import re
from pathlib import Path

import gamelode
from gamelode.kernel import Dice

GAMES = Path(__file__).parent / "games"


def files() -> list[Path]:
    """Every transcript: `games/<slug>/transcripts/<number>-players-seed-<seed>.txt`."""
    return sorted(GAMES.glob("*/transcripts/*.txt"))


def written(path: Path) -> str:
    """What ought to stand in that file."""
    named = re.fullmatch(r"(\d+)-players-seed-(\d+)", path.stem)
    assert named, f"{path.name} does not say how many players and which seed"
    return transcript(path.parent.parent.name, int(named[1]), int(named[2]))


def transcript(slug: str, seats: int, seed: int) -> str:
    """A game in which everybody does anything that is allowed."""
    game, dice = gamelode.start(slug, seats=seats, seed=seed), Dice.from_seed(f"transcript {seed}")
    while not game.is_over:
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
    words, outcome = game.words(), game.outcome
    assert outcome is not None
    lines = [words.say(told.event) for told in game.log or ()]
    lines.append(f"The game ends by {outcome.reason} after {game.answers} answers.")
    for place in range(seats):
        parts = ", ".join(f"{source} {points}" for source, points in outcome.sources[place].items())
        lines.append(f"{words.player(place)}: rank {outcome.ranks[place]}, {outcome.scores[place]} points ({parts}).")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for path in files():
        path.write_text(written(path), encoding="utf-8")
