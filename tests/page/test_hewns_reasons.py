"""Hewns at the page: what cannot be chosen says why, what is over is told, and nothing moves away under a finger."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from gamelode.games.hewns.kinds import SNEDJ, TURN_ORDER
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.kernel import PASS, Game
from tests.games.hewns.scene import H, auction, hewn, play, player_turn, scene, sp, turn_of

from .browser import PHONE, Visitor
from .conftest import Visit
from .test_hewns import stage

CLOGG, IGIL = hewn("clogg"), hewn("igil")


def at_the_door() -> Game:
    return turn_of(scene(H(id="clogg", at="A", dirty=1)), "clogg")


def space(ann: Visitor, number: int) -> Locator:
    return ann.page.locator(f".svg-spot[data-place='space:{number}']")


# --- why not


def test_a_space_two_moves_away_says_why_it_cannot_be_chosen(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, at_the_door())
    space(ann, sp(game.game, "ab2")).click()
    expect(ann.find("hint")).to_contain_text("A Hewn moves one space at a time")
    ann.find("hint").get_by_role("button", name="MOVE-02").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("MOVE-02")
    assert game.answers == []


def test_a_space_that_is_pointed_at_says_why_not_too(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, at_the_door())
    space(ann, sp(game.game, "ab2")).hover()
    expect(ann.find("hint")).to_contain_text("A Hewn moves one space at a time")
    space(ann, sp(game.game, "ab1")).hover()
    expect(ann.find("hint")).to_contain_text("Move to ab1")


def test_on_a_phone_a_tap_on_a_far_space_says_why_not(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, at_the_door(), PHONE)
    space(ann, sp(game.game, "ab2")).tap()
    expect(ann.find("hint")).to_contain_text("A Hewn moves one space at a time")


def test_outside_the_board_a_space_without_entrance_says_so(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, turn_of(scene(H(id="clogg", dirty=1)), "clogg"))
    space(ann, sp(game.game, "B")).click()
    expect(ann.find("hint")).to_contain_text("ENTER-01")


def test_a_hewn_that_cannot_act_says_why(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="A"), H(id="igil", at="C", owner=1))
    ann, _ = stage(visit, address, player_turn(table))
    ann.page.locator(f".svg-spot[data-place='hewn:{IGIL}']").click()
    expect(ann.find("hint")).to_contain_text("Only a healthy Hewn of yours takes a turn.")


def test_a_space_that_nobody_asks_for_says_what_is_asked(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, player_turn(scene(H(id="clogg", at="A"))))
    space(ann, sp(game.game, "ab2")).click()
    expect(ann.find("hint")).to_contain_text("It is not asked for now. Which Hewn takes its turn?")
    expect(ann.find("hint").get_by_role("button", name="STATE-03")).to_be_visible()


# --- dice


def test_dice_that_show_the_same_can_all_be_tapped(address: str, visit: Visit) -> None:
    script = {"mining": (0, 1, 0, 2), "danger": (SNEDJ, SNEDJ)}
    game = turn_of(scene(H(id="minor_miner", at="ab1"), mines={"ab1": 0}, script=script), "minor_miner")
    play(game, Mine(aggressive=True))
    ann, played = stage(visit, address, game)
    expect(ann.find("throw")).to_contain_text("0 + 1 + 0 = 1")
    ann.page.locator("[data-place='die:2']").click()
    ann.until(lambda: played.answers == [Reroll(0)])


# --- the auction


def test_what_is_bid_for_stays_where_it_is(address: str, visit: Visit) -> None:
    for size in ((1440, 900), PHONE):
        ann, _ = stage(visit, address, auction(IGIL, CLOGG, TURN_ORDER), size)
        item = ann.page.locator(f"[data-place='item:{CLOGG}']")
        before = ann.box(item)["y"]
        item.click()
        expect(ann.find("tray")).to_be_in_viewport()
        assert abs(ann.box(item)["y"] - before) <= 12  # it is lifted, as everything picked


def test_how_the_auction_came_out_is_shown(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, auction(IGIL, CLOGG, TURN_ORDER))
    game.answer(0, Bid(IGIL, 0, 12))
    game.answer(1, Bid(IGIL, 0, 13))
    game.answer(0, Bid(TURN_ORDER, 0, 1))
    game.answer(0, PASS)
    game.answer(1, PASS)
    shown = ann.find("results")
    expect(shown).to_contain_text("Bob wins")
    expect(shown).to_contain_text("You win")
    expect(shown).to_contain_text("No bids: Clogg 1")
    expect(ann.find("market")).to_have_count(0)
    ann.shot("hewns-results")
    shown.get_by_role("button", name="Put away").click()
    expect(shown).to_have_count(0)


# --- the map


def test_the_map_stays_as_it_is_while_the_choices_change(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="B", normal=1, dirty=1), mines={"B": 0})
    ann, game = stage(visit, address, turn_of(table, "clogg"))
    frame = ann.page.locator(".map .frame")
    before = ann.box(frame)
    space(ann, sp(game.game, "B")).click(position={"x": 6, "y": 30})
    expect(ann.page.get_by_role("button", name="Back to all choices")).to_be_visible()
    assert ann.box(frame) == before
    ann.page.keyboard.press("Escape")
    space(ann, sp(game.game, "bc1")).click()
    ann.until(lambda: len(game.answers) == 1)
    assert ann.box(frame) == before
