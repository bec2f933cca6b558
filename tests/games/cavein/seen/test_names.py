"""What things are called at the table."""

import pytest

from gamelode.games.cavein.seen.names import names

from ..scene import CONTENT, card, crystal, tinted

NAMERS = names(CONTENT)


def test_a_card_is_called_with_its_colour_and_level() -> None:
    assert NAMERS["card"](card("scrabber")) == "Scrabber (yellow 4)"


def test_a_card_in_another_colour_is_called_so() -> None:
    assert NAMERS["card"](tinted("scrabber", "red")) == "Scrabber (yellow 4 as red)"


def test_a_crystal_is_called_after_what_is_printed_on_it() -> None:
    assert NAMERS["crystal"](crystal("brown-1a")) == "brown crystal (cost 1, 1 VP)"
    assert NAMERS["crystal"](crystal("brown-1d")) == "brown crystal (cost 1, 1 VP, terron symbol, cave-in)"


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("stack", 0, "stack 1"),
        ("who begins", 0, "drawn at random"),
        ("who begins", 2, "player 2"),
        ("set of factions", "first", "the four for a first game"),
        ("set of factions", "terron,hydran", "terron,hydran"),
    ],
)
def test_what_else_has_a_name(kind: str, value: int | str, said: str) -> None:
    assert NAMERS[kind](value) == said
