"""What a seat sees, in words for a terminal."""

from __future__ import annotations

from gamelode.games.belt.seen.terminal import houses
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Game, Section, proves

from ..scene import CONTENT, EDITION, R, phase_of, table, unit

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
