"""What a seat sees, in words."""

from __future__ import annotations

from gamelode.games.dreamblade.seen.terminal import draw
from gamelode.kernel import Game, Section

from ..scene import CONTENT, EDITION, SOUTH, fight, scene, shift_phase, shop


def seen(game: Game, seat: int | None = SOUTH) -> dict[str, dict[str, str]]:
    """Section by section, each row under its label."""
    sections = draw(CONTENT, game.view(seat), seat, EDITION.words(("Ann", "Bob")))
    return {section.title: rows_of(section) for section in sections}


def rows_of(section: Section) -> dict[str, str]:
    return {row.label: " · ".join(piece.text for piece in row.pieces) for row in section.rows}


def test_the_dreamscape_shows_points_portals_and_numbers() -> None:
    rows = seen(shift_phase(scene({"b4": "peon soldier", "e1": "wall"}, {"b4": "husk"})))["Dreamscape"]
    assert rows["4"] == "a4 - · b4 S5 2:1 · c4 S4 - · d4 S3 - · e4 -"
    assert rows["1"].endswith("e1 S portal 1:0")


def test_creatures_with_their_stats_of_the_moment_and_why() -> None:
    game = shift_phase(scene({"c3": "peon", "a1": "soldier", "c2": "pilgrim_standard"}))
    rows = seen(game)["Who stands where: power/defense/life"]
    assert rows["c3"] == "South's Peon 1/4/5"
    notes = [
        piece.note
        for section in draw(CONTENT, game.view(SOUTH), SOUTH, EDITION.words())
        for row in section.rows
        for piece in row.pieces
        if row.label == "c3" and piece.note
    ]
    assert "+1 defense by South's Pilgrim Standard-Bearer, Bolster 1" in notes[0]


def test_the_shop_shows_real_prices() -> None:
    rows = seen(shop(scene({"reserves": "peon peon great_dragon"}), 9))["Ann, South (you)"]
    assert rows["reserves"] == "2 x Peon (1, now 2, 1 missing) · Great Dragon (9, now 12, 3 missing)"


def test_a_combat_shows_dice_and_blades() -> None:
    game = fight(scene({"c3": "savage_ogre idol_wrecker"}, {"c3": "wall"}, dice="b b 1 2 . . . . . ."), "c3")
    rows = seen(game)["Combat at c3"]
    assert rows["dice"].startswith("blade · blade · 1 · 2 · miss")
    assert rows["blades left"] == "2"


def test_a_combat_shows_its_damage_with_reasons_and_what_it_will_do() -> None:
    game = fight(scene({"c3": "steady_hand"}, {"c3": "peon late_bloomer"}, dice="1"), "c3")
    rows = seen(game)["Combat at c3"]
    assert (rows["damage by abilities"], rows["damage"]) == ("+2 by South's Steady Hand, Crit 2", "3")
    assert rows["targets"] == (
        "North's Peon: disrupted at 3, destroyed or disrupted at 5"
        " · North's Late Bloomer: destroyed at 4, destroyed or disrupted at 9"
    )


def test_spectators_see_the_same() -> None:
    game = shift_phase(scene({"c3": "peon"}))
    assert "Ann, South" in seen(game, None)
