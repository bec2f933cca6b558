"""The legend says of every number what it is."""

from __future__ import annotations

from gamelode.games.cavein.seen.legend import CardLegend, HalfLegend, legend

from ..scene import CONTENT, card, colour, crystal

LEGEND = legend(CONTENT)


def test_a_card_has_a_kind_a_name_and_maybe_a_tint() -> None:
    driller, brown, blue = card("driller"), colour("brown"), colour("blue")
    assert LEGEND.cards[driller] == CardLegend("Driller (brown 1)", driller, brown, None)
    tinted = LEGEND.cards[CONTENT.tinted(driller, blue)]
    assert tinted == CardLegend("Driller (brown 1 as blue)", driller, brown, blue)
    assert len(LEGEND.cards) == len(CONTENT.kind)


def test_a_crystal_has_a_colour_maybe_a_symbol_and_what_its_marks_do() -> None:
    for number, entry in enumerate(CONTENT.files.crystal):
        told = LEGEND.crystals[number]
        assert told.colour == colour(entry.colour)
        assert (told.symbol is not None) == bool(entry.symbol)
        assert len(told.notes) == bool(entry.symbol) + entry.cave_in
    assert LEGEND.crystals[crystal("red-1a")].name.startswith("red crystal")


def test_an_artifact_is_a_side_of_a_card() -> None:
    for number, (left, right) in enumerate(LEGEND.halves_of):
        assert (LEGEND.halves[left], LEGEND.halves[right]) == (HalfLegend(number, "left"), HalfLegend(number, "right"))
        printed = CONTENT.files.artifact_card[number]
        assert (CONTENT.artifacts[left], CONTENT.artifacts[right]) == (printed.left, printed.right)


def test_the_rows_of_the_docks_have_levels() -> None:
    assert LEGEND.levels == (1, 2, 3, 4)
