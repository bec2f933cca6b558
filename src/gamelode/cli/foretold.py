"""What is known of answers before they are given, at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from gamelode.kernel import Fault, Game
from gamelode.kernel.forecasts import ForecastInWords, in_words
from gamelode.match import Match
from gamelode.teaching import Advice

from . import screen
from .asking import Answer


def foretold(match: Match, answers: Iterable[Answer]) -> RenderableType:
    """The forecasts of these answers; a fault if there is nothing to say of any."""
    game = match.game
    found = [(answer, _forecast(match, game, answer)) for answer in answers]
    told = [part for answer, said in found if said != ForecastInWords() for part in _answer(answer, said)]
    if not told:
        raise Fault("There is nothing to foretell here.")
    return Group(*told)


def _forecast(match: Match, game: Game, answer: Answer) -> ForecastInWords:
    return in_words(game.forecast(answer.seat, answer.choice), game.words(match.names))


def _answer(answer: Answer, said: ForecastInWords) -> Iterator[RenderableType]:
    yield Text(f" {answer.number:>3} ", style=f"bold {screen.ACCENT}") + screen.coloured(answer.words)
    if said.costs or said.effects:
        yield screen.sentences([" ".join((*said.costs, *said.effects))], indent=5)
    if said.risks:
        yield screen.sentences([" ".join(said.risks)], indent=5, style=screen.REFUSED)
    for chance in said.chances:
        about = "" if chance.is_exact else "about "
        yield screen.sentences([f"{chance.text} {about}{chance.share:.0%}"], indent=5)


def advised(advice: Advice, answers: Sequence[Answer]) -> RenderableType:
    """The best choices, with the numbers to type for them."""
    numbers = {answer.choice: str(answer.number) for answer in answers}
    told: list[RenderableType] = [Text(f" Your chance looks like {advice.now:.0%} now.")]
    for each in advice.choices:
        number = Text(f" {numbers.get(each.choice, '='):>3} ", style=f"bold {screen.ACCENT}")
        told.append(number + screen.coloured(f"{each.label}: {each.chance:.0%}"))
        told.append(screen.sentences([each.why], indent=5))
    return Group(*told)
