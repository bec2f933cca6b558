"""What a seat sees, in words; and how choices, prompts and events are said."""

from __future__ import annotations

from gamelode.games.belt.rules.actions import NO_ACTION
from gamelode.games.belt.rules.driller import Extract
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import Handle
from gamelode.games.belt.rules.setup import Berth
from gamelode.games.belt.seen.terminal import houses
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Dice, Game, Section, proves

from ..scene import CONTENT, EDITION, R, phase_of, play, table, unit

WORDS = EDITION.words(("Ann", "Bob"))


def seen(scene: BeltTable, seat: int | None = 0) -> dict[str, dict[str, str]]:
    """Section by section, each row under its label."""
    draw = EDITION.rules.draw
    assert draw is not None
    view = phase_of(scene).view(seat)
    return {section.title: rows_of(section) for section in draw(CONTENT, view, seat, WORDS)}


def rows_of(section: Section) -> dict[str, str]:
    return {row.label: " · ".join(piece.text for piece in row.pieces) for row in section.rows}


def belt(*rocks: R, seat: int | None = 0) -> str:
    return seen(table({"hauler1": (500, 300)}, rocks), seat)["The belt, drifting right"]["line 5, y 3000"]


@proves("DRILL-06", "COMP-07", "COMP-08", "R-59")
def test_loads_are_shown_as_houses() -> None:
    assert [houses(CONTENT, loads) for loads in (1, 4, 6)] == ["·", "⌂", "⌂··"]
    assert belt(R(line=5, tick=4, holds="4 lameum", left=3)) == "Asteroid 1 at x 2000: small, 3 Lameum ···"


def test_what_my_team_knows_of_a_rock() -> None:
    rock = R(line=5, tick=4, holds="2 uberoid", known=[0])
    assert belt(rock) == "Asteroid 1 at x 2000: small, holds 2 Uberoid, scanned by Team A"
    assert belt(rock, seat=1) == "Asteroid 1 at x 2000: small, face down, scanned by Team A"
    both = R(line=5, tick=4, holds="2 uberoid", known=[0, 1])
    assert belt(both) == "Asteroid 1 at x 2000: small, holds 2 Uberoid, scanned by Team A, scanned by Team B"
    assert belt(R(line=5, tick=4, size="large")) == "Asteroid 1 at x 2000: large, face down"
    assert belt(R(line=5, tick=4, size="debris")) == "Asteroid 1 at x 2000: debris"


def test_rocks_stand_with_the_farthest_first_and_with_their_riders() -> None:
    units = {"scout1": (2000, 2835), "hauler1": (500, 300)}
    scene = table(units, [R(line=5, tick=4, riders=["scout1"]), R(line=5, tick=8)])
    drawn = seen(scene)["The belt, drifting right"]
    assert drawn["line 5, y 3000"] == (
        "Asteroid 2 at x 3600: small, face down · Asteroid 1 at x 2000: small, face down, carries Scout 1"
    )
    assert drawn["line 4, y 2400"] == "none"


def test_where_a_rock_will_be_is_in_its_note() -> None:
    draw = EDITION.rules.draw
    assert draw is not None
    scene = table({"hauler1": (500, 300)}, [R(line=5, tick=4), R(line=5, tick=11)])
    section = draw(CONTENT, phase_of(scene).view(0), 0, WORDS)[1]
    assert [piece.note for piece in section.rows[4].pieces] == ["leaves the board next", "next at x 2800"]


@proves("R-39")
def test_a_rock_that_is_about_to_crash_says_so_in_its_note() -> None:
    draw = EDITION.rules.draw
    assert draw is not None
    scene = table({"hauler1": (500, 300)}, [R(line=3, tick=9, size="large"), R(line=3, tick=8)])
    section = draw(CONTENT, phase_of(scene).view(0), 0, WORDS)[1]
    notes = [piece.note for piece in section.rows[2].pieces]
    assert notes == ["crashes into the refinery of Team A next", "next at x 4400"]


def test_refineries_with_health_stock_and_points() -> None:
    cards = seen(table({"hauler1": (500, 300)}, health={0: 3}))["Refineries"]
    assert cards["Team A (Ann)"] == "y 2100 · ■■■□□ health · 1 Uberoid · 4 Mundacite · 5 Lameum · 18 points"


def test_squads_with_cargo_and_marks() -> None:
    units = {"hauler1": (500, 300), "driller2": (2000, 2805)}
    scene = table(units, [R(line=5, tick=4, riders=["driller2"])], cargo={"hauler1": "2 lameum"})
    scene.harried = 1 << unit("driller2")
    squads = seen(scene)["Squads"]
    assert squads["Ann (you)"] == "Hauler 1 at 500, 300, 2 Lameum"
    assert squads["Bob"] == "Driller 2 at 2000, 2805, on Asteroid 1, harried"


def test_a_table_without_refineries_can_be_drawn() -> None:
    game = Game.start(EDITION, 2, seed=1)
    draw = EDITION.rules.draw
    assert draw is not None
    cards = rows_of(draw(CONTENT, game.view(0), 0, WORDS)[2])
    assert cards["Team A (Ann)"].startswith("not placed yet")


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
