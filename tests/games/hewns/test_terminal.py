"""What a seat sees, in words."""

from gamelode.games.hewns.stores import store
from gamelode.games.hewns.table import LAVA, MEDIUM, TECHNOLOGY, HewnsTable
from gamelode.kernel import Game, Section

from .scene import CONTENT, EDITION, H, auction, card, hewn, player_turn, scene, space


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
    assert " · ".join(piece.text for piece in ravine.pieces) == "[A] ^big · ab1 Igil · ab2 mine+2 · [B] lava!"


def test_the_map_tells_whose_a_secret_entrance_is() -> None:
    table = scene()
    table.secret_entrances = ((space(table, "G"), MEDIUM, 1),)
    table.entrances_left = (3, 1, 1)
    maps = [rows for title, rows in seen(table).items() if title.startswith("Map")]
    assert "[G] ^medium of Bob" in maps[0]["medium ravine"]


def test_a_hidden_store_is_shown_to_its_owner_only() -> None:
    table = scene(H(id="igil", at="A", dirty=3, nana=["gunana"]), stones=1)
    assert "hidden 0+3" in seen(table)["Hewns"]["Igil"]
    assert "hidden ?" in seen(table, 1)["Hewns"]["Igil"]
    assert "Gunana" in seen(table, 1)["Hewns"]["Igil"]


def test_what_all_have_seen_going_in_is_shown_to_all() -> None:
    table = scene(H(id="igil", at="A", dirty=3))
    store(table, hewn("igil"), 0, 2)
    table.dirty_out += 2
    assert "hidden 0+2 and ?" in seen(table, 1)["Hewns"]["Igil"]


def test_pools_are_shown_to_their_owner_only_and_to_others_the_sum_out_of_sight() -> None:
    table = scene(H(id="igil", dirty=3), pools=[(2, 7), (0, 5)])
    assert seen(table)["Players"]["Ann (you)"].startswith("2 normal, 7 dirty")
    assert seen(table, 1)["Players"]["Ann"].startswith("out of sight 2+10")
    assert seen(table, None)["Players"]["Bob"].startswith("out of sight 0+5")


def test_before_turn_order_cards_are_dealt_all_know_that_nobody_has_one() -> None:
    game = Game.start(EDITION, 2, 1)
    for seat in (0, 1, None):
        assert [player.order_card for player in game.view(seat).players] == [0, 0]


def test_whatever_is_for_sale_or_in_stock_can_be_asked_about() -> None:
    game = Game.start(EDITION, 2, 1)
    table = game.table
    assert isinstance(table, HewnsTable)
    table.stock, table.scouting = ((0,) * 10 + (1,), table.stock[1]), ((card("secret_entrance"),), ())
    draw = EDITION.rules.draw
    assert draw is not None
    sections = {section.title: section for section in draw(CONTENT, game.view(0), 0, EDITION.words(("Ann", "Bob")))}
    notes = [row.pieces[0].note for row in sections["On offer"].rows]
    assert "action points" in notes[0]
    assert notes[7:11] == [CONTENT.cards[item - TECHNOLOGY].text for item in table.offer[7:11]]
    assert notes[11] == "whoever wins it deals the turn order cards"
    held = {piece.text: piece.note for piece in sections["Players"].rows[0].pieces}
    assert held["1 x Fixito"].startswith("1 d10 in every repair attempt")
    assert next(note for text, note in held.items() if "secret entrance" in text).startswith("Once, in the owner's")


def test_what_a_hewn_can_do_is_told_beside_it_in_play_and_on_offer() -> None:
    assert "big mining 3" in seen(scene(H(id="major_miner", at="A")))["Hewns"]["Major Miner 1"]
    game = auction(hewn("clogg"), hewn("spricelos"), hewn("drump"))
    draw = EDITION.rules.draw
    assert draw is not None
    sections = draw(CONTENT, game.view(0), 0, EDITION.words(("Ann", "Bob")))
    offer = rows_of(next(section for section in sections if section.title == "On offer"))
    assert offer["Clogg 1"] == f"medium, from {CONTENT.minimum[hewn('clogg')]} · mining 2 calm"
    assert offer["Spricelos"].endswith("repair 2")
    assert offer["Drump 1"].endswith("explode")


def test_the_market_shows_prices_and_boxes() -> None:
    game = Game.start(EDITION, 2, 1)
    draw = EDITION.rules.draw
    assert draw is not None
    sections = {section.title: section for section in draw(CONTENT, game.view(0), 0, EDITION.words(("Ann", "Bob")))}
    assert rows_of(sections["On offer"])["the turn order stack"] == "turn order, from 1"
    assert len(sections["On offer"].rows) == 12
