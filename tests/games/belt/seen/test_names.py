"""How choices, prompts and events are said."""

from __future__ import annotations

from gamelode.games.belt.rules.actions import NO_ACTION
from gamelode.games.belt.rules.driller import Extract
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.rules.setup import Berth
from gamelode.kernel import Dice, Game, proves

from ..scene import EDITION, R, phase_of, play, table, unit

WORDS = EDITION.words(("Ann", "Bob"))


def test_choices_and_prompts_in_words() -> None:
    game = phase_of(table({"hauler1": (500, 300)}))
    assert WORDS.say(Handle(unit("hauler1"))) == "Move and use Hauler 1"
    play(game, Handle(unit("hauler1")))
    assert game.prompt(0, WORDS) == "Where does Hauler 1 fly to?"
    assert WORDS.say(Extract(2, unit("hauler1"))) == "Extract a load from Asteroid 3 into Hauler 1"
    assert WORDS.say(Extract(2)) == "Extract a load from Asteroid 3"


@proves("R-68")
def test_places_are_called_after_what_is_beside_them() -> None:
    units = {"hauler1": (2000, 2785), "driller2": (2170, 2670), "driller1": (4155, 2100)}
    game = phase_of(table(units, [R(line=5, tick=4), R(line=5, tick=6, size="debris")]))
    play(game, Handle(unit("hauler1")))
    label = {(x, y): game.label(Fly(x, y), game.words()) for x, y in [(2000, 2785), (2500, 2500), (2585, 3000)]}
    assert label[2000, 2785] == "Stay at 2000, 2785 beside Asteroid 1, Driller 2"
    assert label[2500, 2500] == "Fly to 2500, 2500"
    assert label[2585, 3000] == "Fly to 2585, 3000 beside the debris of Asteroid 2"
    play(game, Fly(2000, 2785), NO_ACTION, Handle(unit("driller1")))
    assert game.label(Fly(4155, 2100), game.words()) == "Stay at 4155, 2100 beside the refinery of Team A"


@proves("R-05")
def test_berths_are_called_after_the_lines() -> None:
    assert [WORDS.say(Berth(y)) for y in (600, 900, 5400)] == [
        "Place the refinery on line 1",
        "Place the refinery between lines 1 and 2",
        "Place the refinery on line 9",
    ]


def test_every_event_prompt_and_option_of_a_game_can_be_said() -> None:
    game, dice = Game.start(EDITION, 4, seed=3), Dice.from_seed(3)
    while not game.is_over:
        seat = game.waiting()[0]
        assert game.prompt(seat, WORDS)
        assert all(game.label(option, game.words()) for option in game.options(seat))
        game.answer(seat, game.sample(seat, dice))
    for viewer in (0, 1, None):
        assert all(WORDS.say(told.event) for told in game.events_since(0, viewer))
