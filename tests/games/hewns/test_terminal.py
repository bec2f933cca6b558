"""What a seat sees, in words."""

from gamelode.games.hewns.table import LAVA, HewnsTable
from gamelode.kernel import Game, Section

from .scene import CONTENT, EDITION, H, hewn, player_turn, scene


def seen(table: HewnsTable, seat: int | None = 0) -> dict[str, dict[str, str]]:
    """Section by section, each row under its label."""
    draw = EDITION.rules.draw
    assert draw is not None
    view = player_turn(table).view(seat)
    return {section.title: rows_of(section) for section in draw(CONTENT, view, seat, EDITION.words(("Ann", "Bob")))}


def rows_of(section: Section) -> dict[str, str]:
    return {row.label: " · ".join(piece.text for piece in row.pieces) for row in section.rows}


def test_the_map_shows_who_and_what_is_where() -> None:
    table = scene(H(id="igil", at="ab1"), mines={"ab2": 2}, dangers={"B": LAVA})
    draw = EDITION.rules.draw
    assert draw is not None
    sections = draw(CONTENT, player_turn(table).view(0), 0, EDITION.words(("Ann", "Bob")))
    ravine = next(section for section in sections if section.title.startswith("Map")).rows[0]
    assert " · ".join(piece.text for piece in ravine.pieces) == "[A] ^ · ab1 Igil · ab2 mine+2 · [B] lava!"


def test_a_hidden_store_is_shown_to_its_owner_only() -> None:
    table = scene(H(id="igil", at="A", dirty=3, nana=["gunana"]), stones=1)
    assert "hidden 0+3" in seen(table)["Hewns"]["Igil"]
    assert "hidden ?" in seen(table, 1)["Hewns"]["Igil"]
    assert "Gunana" in seen(table, 1)["Hewns"]["Igil"]


def test_what_all_have_seen_going_in_is_shown_to_all() -> None:
    table = scene(H(id="igil", at="A", dirty=3))
    table.store(hewn("igil"), 0, 2)
    table.dirty_out += 2
    assert "hidden 0+2 and ?" in seen(table, 1)["Hewns"]["Igil"]


def test_pools_are_shown_to_their_owner_only_and_to_others_the_sum_out_of_sight() -> None:
    table = scene(H(id="igil", dirty=3), pools=[(2, 7), (0, 5)])
    assert seen(table)["Players"]["Ann (you)"].startswith("2 normal, 7 dirty")
    assert seen(table, 1)["Players"]["Ann"].startswith("out of sight 2+10")
    assert seen(table, None)["Players"]["Bob"].startswith("out of sight 0+5")


def test_the_market_shows_prices_and_boxes() -> None:
    game = Game.start(EDITION, 2, 1)
    draw = EDITION.rules.draw
    assert draw is not None
    sections = {section.title: section for section in draw(CONTENT, game.view(0), 0, EDITION.words(("Ann", "Bob")))}
    assert rows_of(sections["On offer"])["the turn order stack"] == "turn order, from 1"
    assert len(sections["On offer"].rows) == 12
