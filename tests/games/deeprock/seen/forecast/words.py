"""What is said of a choice, in words."""

from __future__ import annotations

from gamelode.kernel import Choice, Game
from gamelode.kernel.forecasts import ForecastInWords, in_words


def said(game: Game, choice: Choice, seat: int = 0) -> ForecastInWords:
    return in_words(game.forecast(seat, choice), game.words(["Ann", "Bo"]))
