"""About how much memory a match takes: enough to tell when there are too many."""

from __future__ import annotations

from .live_match import LiveMatch

BASE = 30_000  # bytes
FOR_AN_ANSWER = 700
FOR_AN_EVENT = 600


def weight_of(live: LiveMatch) -> int:
    """Bytes. A table is copied every few answers, so that one can look back."""
    match = live.match
    events = len(match.game.log or ())
    return BASE + FOR_AN_ANSWER * len(match.history) + FOR_AN_EVENT * events
