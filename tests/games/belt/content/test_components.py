"""What is in the box, and how large it is."""

from __future__ import annotations

from collections import Counter

from gamelode.kernel import proves

from ..scene import CONTENT, ORES, table

FILES = CONTENT.files


@proves("COMP-01", "COMP-02", "AST-01", "AST-03")
def test_24_small_and_10_large_asteroids() -> None:
    assert (FILES.components.small_asteroids, FILES.components.large_asteroids) == (24, 10)
    assert [len(tokens) for tokens in CONTENT.tokens] == [24, 10]
    assert table().piles == [24, 10]


@proves("COMP-03", "COMP-05", "COMP-06", "COMP-09", "COMP-10")
def test_tokens_refineries_cards_and_dice() -> None:
    parts = FILES.components
    assert (parts.debris_fields, parts.refineries, parts.health_clips, parts.score_cards) == (50, 6, 6, 5)
    assert (parts.movement_cards, parts.dice) == (2, 2)


@proves("COMP-04")
def test_pieces_for_six_squads() -> None:
    assert FILES.components.units_of_each_kind == 6
    assert len(table(players=6).number) == 18


@proves("COMP-07", "COMP-08")
def test_houses_stand_for_one_and_four_loads() -> None:
    parts = FILES.components
    assert (parts.white_houses, parts.white_house_loads) == (30, 1)
    assert (parts.purple_houses, parts.purple_house_loads) == (12, 4)


@proves("R-17", "COMP-06")
def test_score_cards_suffice_for_every_number_of_teams() -> None:
    assert max(table(players=players).teams for players in range(2, 7)) == FILES.components.score_cards


@proves("AST-02", "R-28")
def test_every_token_holds_one_kind_of_ore() -> None:
    loads = Counter[str]()
    for token in FILES.token:
        loads[token.ore] += token.loads
    assert loads == {"uberoid": 13, "mundacite": 31, "lameum": 46}
    assert {token.loads for token in FILES.token if token.size == "small"} == {1, 2, 3, 4}
    assert {token.loads for token in FILES.token if token.size == "large"} == {2, 3, 4, 6}
    assert [ore.id for ore in FILES.ore] == list(ORES)


@proves("R-02", "R-03", "GEN-03")
def test_the_board_has_nine_lines() -> None:
    assert (CONTENT.width, CONTENT.height) == (5600, 6000)
    assert CONTENT.line_y[1:] == tuple(600 * line for line in range(1, 10))
    assert set(CONTENT.dice.green) - {0} == set(range(1, CONTENT.lines + 1))


@proves("R-04")
def test_a_line_has_thirteen_ticks() -> None:
    assert CONTENT.tick_x == tuple(400 + 400 * tick for tick in range(13))


@proves("R-05")
def test_the_refinery_line_crosses_the_asteroid_lines_at_tick_ten() -> None:
    assert CONTENT.refinery_x == CONTENT.tick_x[10]
    assert CONTENT.berths == tuple(range(600, 5401, 300))


@proves("R-07")
def test_footprints() -> None:
    assert CONTENT.radius == (60, 90, 110)
    assert CONTENT.rock_radius == (100, 160, 100)
    assert CONTENT.half == 150


@proves("R-07")
def test_rocks_on_neighbouring_spots_never_overlap() -> None:
    assert 2 * max(CONTENT.rock_radius) <= CONTENT.tick_spacing
    assert 2 * max(CONTENT.rock_radius) <= CONTENT.line_y[2] - CONTENT.line_y[1]


@proves("R-07", "R-75")
def test_units_between_two_lines_are_out_of_every_path() -> None:
    for y in FILES.board.shelter_y:
        assert all(abs(y - line) >= max(CONTENT.radius) + max(CONTENT.rock_radius) for line in CONTENT.line_y[1:])


@proves("MOVE-02", "MOVE-03", "MOVE-04", "MOVE-05", "MOVE-06", "MOVE-07", "R-08", "COMP-09")
def test_reach_is_measured_with_a_playing_card() -> None:
    assert (FILES.movement_card.short, FILES.movement_card.long) == (630, 880)
    assert CONTENT.reach == (630 + 880, 880, 630)
