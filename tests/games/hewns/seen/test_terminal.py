"""What a seat sees, in words."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import ESCAPE, LAVA, MEDIUM, RESPITE, TECHNOLOGY
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter, Target
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.stores import store
from gamelode.games.hewns.seen.terminal import figures
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import PASS, Game, Section

from ..scene import CONTENT, EDITION, H, auction, begin, card, first, hewn, play, player_turn, scene, space, turn_of


def seen(table: HewnsTable, seat: int | None = 0) -> dict[str, dict[str, str]]:
    return seen_in(player_turn(table), seat)


def seen_in(game: Game, seat: int | None = 0) -> dict[str, dict[str, str]]:
    """Section by section, each row under its label."""
    draw = EDITION.rules.draw
    assert draw is not None
    sections = draw(CONTENT, game.view(seat), seat, EDITION.words(("Ann", "Bob")))
    return {section.title: rows_of(section) for section in sections}


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


def test_only_the_owner_reads_what_his_bidoxes_bid() -> None:
    game = auction(hewn("clogg"), pools=((2, 20), (2, 20)))
    play(game, Bid(hewn("clogg"), 1, 6), Bid(hewn("clogg"), 0, 8))
    assert seen_in(game, 0)["On offer"]["Clogg 1"].endswith("Ann: 1, bid 7 · Bob: 1")
    assert seen_in(game, 1)["On offer"]["Clogg 1"].endswith("Ann: 1 · Bob: 1, bid 8")


def test_dice_on_the_table_are_added_up() -> None:
    igil, smeggler = hewn("igil"), hewn("smeggler")
    table = scene(
        H(id="igil", at="B", dirty=2, nana=["gunana"]), H(id="smeggler", at="C", owner=1),
        script={"laser": (0, 3), "armour": (1, 0), "speed": (0, 0, ESCAPE, 0, 0)},
    )  # fmt: skip
    game = begin(table, RangedEncounter(moving=igil, announced=(igil,)))
    play(game, PASS, Pick(laser=2), Target(smeggler))
    first(game)
    shown = seen_in(game)["Encounter"]
    assert shown["ranged"] == "Igil against Smeggler"
    assert shown["attack"] == "Igil: laser 0, 3 · +1 weapons of Igil · = 4"
    assert shown["defence"].endswith("speed 0, 0, escape, 0, 0 · = 2 · 1 escape, two cancel the attack")


def test_mining_dice_lie_beside_danger_dice() -> None:
    table = scene(
        H(id="midocondrian", at="ab2"), mines={"ab2": 0}, script={"mining": (2, 0), "danger": (RESPITE,)},
    )  # fmt: skip
    game = turn_of(table, "midocondrian")
    play(game, Mine())
    shown = seen_in(game)["Dice"]
    assert (shown["rolled"], shown["danger dice"]) == ("Midocondrian Scraveler 1: mining 2, 0", "respite")


def test_a_swarm_strikes_with_all_its_members() -> None:
    record = CONTENT.files.hewn[CONTENT.kind[hewn("veyark")]]
    assert "close combat 1 for each member" in figures(record)
