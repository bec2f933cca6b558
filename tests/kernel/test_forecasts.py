"""What can be said of a choice before it is made; and odds that are held against many games."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gamelode.games.cavein import RULES
from gamelode.games.cavein.rules.actions import END_ACTIONS, Recruit
from gamelode.games.cavein.seen.forecast.parts import HoldsCardsFor
from gamelode.kernel import Chance, Choice, Cost, Dice, Edition, Effect, Forecast, Game, Risk, Seat
from gamelode.kernel.conformance import Check, NonConformance, check_odds
from gamelode.kernel.forecasts import come_true, in_words
from tests.kernel.forest import FOREST


class Toll(Cost, frozen=True):
    """Costs {food} food."""

    food: int


class Calm(Effect, frozen=True):
    """The wolf sleeps."""


class Storm(Risk, frozen=True):
    """A storm may come."""


class Rain(Chance, frozen=True):
    """It rains."""


def test_parts_come_where_they_belong() -> None:
    parts = (Rain(ways=1, of=4), Calm(), Toll(2), Storm(), Toll(1))
    forecast = Forecast.of(parts)
    assert forecast.costs == (Toll(2), Toll(1))
    assert (forecast.effects, forecast.risks) == ((Calm(),), (Storm(),))
    assert forecast.chances[0].share == 0.25


def test_a_forecast_in_words() -> None:
    said = in_words(Forecast.of([Toll(2), Rain(ways=1, of=2)]), FOREST.standard.words())
    assert said.costs == ("Costs 2 food.",)
    assert (said.chances[0].text, said.chances[0].share, said.chances[0].is_exact) == ("It rains.", 0.5, True)


def test_a_game_that_foretells_nothing_says_nothing() -> None:
    game = Game.start(FOREST.standard, 2, 1)
    seat = game.waiting()[0]
    assert game.forecast(seat, game.options(seat)[0]) == Forecast()


def test_nothing_is_said_of_what_is_refused() -> None:
    game = Game.start(RULES.standard, 2, 7)
    assert game.forecast(game.waiting()[0], Recruit(10**6)) == Forecast()


def test_a_forecast_leaves_the_game_alone() -> None:
    game = Game.start(RULES.standard, 2, 7)
    before = game.save()
    for choice in game.options(game.waiting()[0]):
        game.forecast(game.waiting()[0], choice)
    assert game.save() == before


# --- what conformance finds


def foretelling(forecast: Forecast) -> Edition:
    """Cave-In, with these words to every choice."""
    return Edition(replace(RULES, forecast=lambda game, seat, choice: forecast), RULES.standard.pack)


def peeking(game: Game, seat: Seat, choice: Choice) -> Forecast:
    """It counts on the very hand that another has: in a re-dealt game that is made up, and so are the odds."""
    hand = game.table.players[1 - seat].hand  # type: ignore[attr-defined]
    return Forecast(chances=(HoldsCardsFor(1 - seat, 15, ways=int(4 in hand), of=1),))


def test_odds_that_come_true_as_told_are_fine() -> None:
    game = Game.start(RULES.standard, 2, 7)
    assert check_odds(game, game.waiting()[0], END_ACTIONS, samples=2000) > 0


@pytest.mark.parametrize("ways", [0, 3, 9, 10])
def test_odds_that_do_not_come_true_are_found(ways: int) -> None:
    forecast = Forecast(chances=(HoldsCardsFor(1, 15, ways=ways, of=10),))  # in truth 0.126
    game = Game.start(foretelling(forecast), 2, 7)
    with pytest.raises(NonConformance, match="odds are as they are told"):
        check_odds(game, game.waiting()[0], END_ACTIONS, samples=2000)


def test_odds_from_a_peek_are_found() -> None:
    game = Game.start(Edition(replace(RULES, forecast=peeking), RULES.standard.pack), 2, 7)
    with pytest.raises(NonConformance, match="odds are as they are told"):
        check_odds(game, game.waiting()[0], END_ACTIONS, samples=500)


def test_odds_that_nobody_can_count_are_tried() -> None:
    game = Game.start(RULES.standard, 2, 7)
    seat = game.waiting()[0]
    (exact, *_) = game.forecast(seat, END_ACTIONS).chances
    draft = replace(exact, ways=0, of=1000, is_exact=False)
    (ways,) = come_true(game, seat, END_ACTIONS, [draft], Dice.from_seed(1), 1000)
    assert ways / 1000 == pytest.approx(exact.share, abs=0.05)


def test_a_chance_of_which_nobody_ever_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never(Chance, frozen=True):
        """It is never known."""

        def came_true(self, game: Game) -> bool | None:
            return None

    monkeypatch.setattr("gamelode.kernel.forecasts.PLAYED_ON", 1)
    game = Game.start(RULES.standard, 2, 7)
    with pytest.raises(ValueError, match=r"nobody knows what comes of .*Never"):
        come_true(game, game.waiting()[0], END_ACTIONS, [Never(ways=0, of=1)], Dice.from_seed(1), 1)


def test_odds_that_cannot_be_are_found() -> None:
    edition = foretelling(Forecast(chances=(HoldsCardsFor(1, 15, ways=3, of=2),)))
    with pytest.raises(NonConformance, match="odds are so many of so many"):
        Check(edition, 2, 1).run()


def test_a_forecast_that_is_no_sentence_is_found() -> None:
    class Nameless(Effect, frozen=True):
        """{text}"""

        text: str

    with pytest.raises(NonConformance, match="a forecast is in plain words"):
        Check(foretelling(Forecast(effects=(Nameless(""),))), 2, 1).run()


def test_a_forecast_that_looks_at_the_real_game_is_found() -> None:
    edition = RULES.standard
    asked: list[int] = []

    def counting(game: Game, seat: Seat, choice: Choice) -> Forecast:
        asked.append(1)
        return Forecast(costs=(Toll(len(asked)),))

    with pytest.raises(NonConformance, match="uses nothing that the seat does not know"):
        Check(Edition(replace(RULES, forecast=counting), edition.pack), 2, 1).run()
