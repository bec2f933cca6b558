"""Options of a game in words, so that the lobby can show them."""

import msgspec
import pytest

from gamelode.catalogue import games
from gamelode.kernel import Game
from gamelode.server.offers import offers


@pytest.mark.parametrize("slug", games())
def test_every_option_and_value_is_named_for_people(slug: str) -> None:
    for offer in offers(games()[slug]):
        assert offer.title[0].isupper()
        assert len(offer.values) > 1
        for words in (offer.title, *(value.label for value in offer.values)):
            assert words
            assert "_" not in words


@pytest.mark.parametrize("slug", games())
def test_no_two_values_are_called_the_same(slug: str) -> None:
    for offer in offers(games()[slug]):
        assert len({value.label for value in offer.values}) == len(offer.values)


@pytest.mark.parametrize("slug", games())
def test_the_usual_value_stands_first(slug: str) -> None:
    usual = msgspec.to_builtins(games()[slug].options())
    assert [offer.values[0].value for offer in offers(games()[slug])] == [
        usual[offer.name] for offer in offers(games()[slug])
    ]


@pytest.mark.parametrize("slug", games())
def test_every_offered_value_begins_a_game(slug: str) -> None:
    rules = games()[slug]
    for offer in offers(rules):
        for value in offer.values:
            Game.start(rules.standard, rules.seats[-1], 1, {offer.name: value.value})


def test_values_are_named_after_the_content() -> None:
    (mission, hazard, dive) = offers(games()["deeprock"])
    assert (mission.title, mission.values[0].label) == ("Mission", "First Shift")
    assert [value.label for value in hazard.values] == ["1", "2", "3"]
    assert (dive.values[0].label, dive.values[-1].label) == ("none", "Elite Deep Dive")
