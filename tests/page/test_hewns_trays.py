"""Hewns at the page: amounts that are set by steppers, and looking that never acts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.kinds import OFF_PLANET
from gamelode.games.hewns.rules.auction.auction import Bid
from gamelode.games.hewns.rules.encounters.announce import Announce
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.moving.enter_leave import Leave
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.games.hewns.rules.technology.load import Load, Stow
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import PASS, Game
from tests.games.hewns.scene import H, auction, begin, hewn, piece, player_turn, scene, sp, turn_of

from .browser import PHONE, Visitor, link, open_match
from .conftest import Visit
from .test_hewns import STARTED, stage

CLOGG, IGIL, SMEG, SVEA = hewn("clogg"), hewn("igil"), hewn("smeggler"), hewn("sveanivo")


def step(ann: Visitor, name: str, times: int = 1) -> None:
    for _ in range(times):
        ann.find("tray").get_by_role("button", name=name).click()


def on(ann: Visitor, place: str) -> Locator:
    return ann.page.locator(f"[data-testid=mat] [data-place='{place}']")


# --- others act meanwhile


def test_a_bid_being_set_stays_while_somebody_else_acts(address: str, visit: Visit) -> None:
    match = open_match(address, "person", "person", **STARTED)
    ann, bob = visit(), visit()
    for seat, visitor in enumerate((ann, bob)):
        visitor.sit(link(address, match, seat))
    ann.wait_for_question()
    bob.wait_for_question()
    item = ann.last["view"]["offer"][-2]
    ann.page.locator(f"[data-place='item:{item}']").click()
    step(ann, "dirty: one more", 3)
    set_to = ann.find("sum").inner_text()
    bob.page.locator("[data-place=hunt]").click()
    expect(ann.find("log-line").filter(has_text="hunts for dirty Substract")).to_have_count(1)
    expect(ann.find("sum")).to_have_text(set_to)
    bob.page.locator("[data-testid=mat] [data-place^='store:'][data-can=yes]").first.click()  # behind the screen
    step(bob, "dirty: one less")
    answers = ann.last["match"]["answers"]
    bob.find("submit").click()
    expect(bob.find("tray")).to_have_count(0)
    ann.until(lambda: bool(ann.last["match"]["answers"] > answers))
    ann.catch_up()
    expect(ann.find("sum")).to_have_text(set_to)
    ann.find("submit").click()
    expect(ann.find("log-line").filter(has_text="places a Bidox")).to_have_count(1)


def test_secret_dice_being_set_stay_while_somebody_else_picks(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, picking(announced=(IGIL, SMEG)))
    step(ann, "laser dice: one more", 2)
    game.answer(1, Pick(armour=1))
    ann.catch_up()
    expect(ann.find("sum")).to_contain_text("= 2 of 3")


# --- bids


def test_a_raised_bid_counts_what_lies_there(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, auction(IGIL))
    price = ann.last["view"]["prices"][str(IGIL)]
    game.answer(0, Bid(IGIL, 0, price - 2))
    ann.page.locator(f"[data-place='item:{IGIL}']").click()
    expect(ann.find("sum")).to_have_text(f"2 + 0 + {price - 2} that lie there = {price}")
    step(ann, "dirty: one less")
    expect(ann.find("sum")).to_contain_text(f"= {price - 1}, less than {price}: wins nothing")


# --- secret dice


def picking(announced: tuple[int, ...] = (IGIL,)) -> Game:
    """Igil is about to pick dice, and carries 3."""
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    game = begin(table, RangedEncounter(moving=IGIL, announced=announced))
    for seat in (0, 1)[: len(announced)]:
        game.answer(seat, PASS)
    return game


def test_no_dice_are_picked_only_after_a_warning(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, picking())
    expect(ann.find("warning")).to_contain_text("malfunctions: it is stunned")
    ann.find("submit").click()
    expect(ann.find("submit")).to_contain_text("Really?")
    ann.shot("hewns-no-dice")
    assert game.answers == []
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Pick()])


@pytest.mark.parametrize("on_the_board", [False, True])
def test_a_hewn_with_nothing_to_pay_with_announces_only_after_a_warning(
    address: str, visit: Visit, on_the_board: bool
) -> None:
    table = scene(H(id="igil", at="B"), H(id="smeggler", at="C", owner=1, dirty=2))
    ann, game = stage(visit, address, turn_of(table, "igil"))
    if on_the_board:
        ann.page.locator(f"[data-place='hewn:{IGIL}'][data-can=yes]").first.click()
    announce = ann.page.get_by_role("button", name="announces an encounter")
    announce.last.click()
    sure = ann.page.get_by_role("button", name="Igil carries nothing")
    expect(sure).to_be_visible()
    assert game.answers == []
    sure.click()
    ann.until(lambda: game.answers == [Announce(IGIL)])


def test_dice_are_no_more_than_can_be_paid(address: str, visit: Visit) -> None:
    ann, _ = stage(visit, address, picking())
    step(ann, "laser dice: one more", 2)
    step(ann, "body screens: one more")
    expect(ann.find("sum")).to_contain_text("= 3 of 3")
    expect(ann.find("tray").get_by_role("button", name="laser dice: one more")).to_be_disabled()
    expect(ann.find("warning")).to_have_count(0)


# --- packing


def behind_the_screen() -> Game:
    return player_turn(scene(H(id="smeggler", normal=1, dirty=1), pools=[(2, 5), (0, 0)]))


def test_a_hewn_is_loaded_in_part(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, behind_the_screen())
    on(ann, f"store:{SMEG}").click()
    ann.shot("hewns-load")
    step(ann, "dirty: one less", 2)
    step(ann, "normal: one more")
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Load(SMEG, 2, 3)])
    expect(ann.find("tray")).to_have_count(0)


def test_a_hewn_is_unloaded(address: str, visit: Visit) -> None:
    table = scene(H(id="smeggler", normal=1, dirty=1), pools=[(0, 0), (0, 0)])
    ann, game = stage(visit, address, player_turn(table))
    on(ann, f"store:{SMEG}").click()
    step(ann, "normal: one less")
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Load(SMEG, 0, 1)])


def test_substract_is_transmitted_in_part(address: str, visit: Visit) -> None:
    table = scene(H(id="smeggler", at="B", normal=2, dirty=2), H(id="clogg", at="C"))
    ann, game = stage(visit, address, player_turn(table))
    on(ann, f"store:{SMEG}").click()
    step(ann, "dirty: one less", 2)
    step(ann, "normal: one less")
    ann.shot("hewns-transmit")
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Send(SMEG, OFF_PLANET, 1, 0)])


def test_a_store_is_shown_in_part(address: str, visit: Visit) -> None:
    table = scene(H(id="major_miner", at="B", dirty=4))
    ann, game = stage(visit, address, player_turn(table))
    on(ann, f"store:{hewn('major_miner')}").click()
    ann.find("tray").get_by_role("button", name="Open or hidden").click()
    step(ann, "dirty in the open: one more")
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Stow(hewn("major_miner"), 0, 1)])


def test_a_technology_takes_the_place_of_another(address: str, visit: Visit) -> None:
    table = scene(H(id="sveanivo", nana=["gunana"], sicket=["futanaz"]), stock={"fixito": 1})
    ann, game = stage(visit, address, player_turn(table))
    on(ann, f"piece:{piece('fixito')}").click()
    ann.shot("hewns-attach")
    expect(ann.find("sum")).to_contain_text("instead of Futanaz")
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Attach(SVEA, piece("fixito"), -1, piece("futanaz"))])


def test_a_technology_in_a_mamabite_is_replaced(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", sicket=[("mamabite", "gunana")]), stock={"major_gozzbag": 1})
    ann, game = stage(visit, address, player_turn(table))
    on(ann, f"piece:{piece('major_gozzbag')}").click()
    ann.find("tray").get_by_role("radio", name="in its Mamabite instead of Gunana").click()
    ann.find("submit").click()
    ann.until(lambda: game.answers == [Attach(CLOGG, piece("major_gozzbag"), 0, piece("gunana"))])


# --- on the player's side


def test_what_can_be_packed_fills_the_bar_only_on_demand(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="A", dirty=1), H(id="smeggler", at="B", normal=2, dirty=2))
    ann, _ = stage(visit, address, turn_of(table, "clogg"))
    bar = ann.page.locator("[data-option]").filter(has_text="Transmit")
    expect(bar).to_have_count(0)
    ann.page.get_by_role("button", name="more choice").click()
    expect(bar).not_to_have_count(0)


def test_an_entrance_is_found_only_after_its_card_is_taken_up(address: str, visit: Visit) -> None:
    game = turn_of(scene(H(id="clogg", at="A", dirty=1), scouting=["secret_entrance"]), "clogg")
    node = sp(game, "E")
    ann, played = stage(visit, address, game)
    there = ann.page.locator(f".svg-spot[data-place='space:{node}']")
    expect(there).not_to_have_attribute("data-can", "yes")
    on(ann, "entrance card").click()
    expect(there).to_have_attribute("data-can", "yes")
    there.click()
    ann.until(lambda: played.answers == [FindEntrance(node)])


def test_what_all_have_seen_of_others_is_shown(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="A"), H(id="smeggler", at="E", owner=1, dirty=2), pools=[(0, 0), (3, 4)])
    smeg = hewn("smeggler")
    table.known_dirty[smeg], table.most_dirty[smeg], table.most_both[smeg] = 2, 4, 4
    ann, _ = stage(visit, address, turn_of(table, "clogg"))
    expect(ann.page.get_by_text("3 normal, 4 dirty out of sight")).to_be_visible()
    ann.page.get_by_role("button", name="Side of Bob").click()
    expect(on(ann, f"store:{smeg}")).to_contain_text("unknown, at least 2 dirty")
    ann.shot("hewns-seen")


def test_the_end_tells_what_decided_between_equal_points(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="A"), H(id="smeggler", at="E", owner=1, damaged=True))
    game = player_turn(table)
    ann, _ = stage(visit, address, game)
    table.over = "END-02"
    ann.find("finish").click()
    ann.find("finish").click()  # with a Hewn ready it is asked twice
    expect(ann.find("tie")).to_have_text("equal points: healthy Hewns 1 0", use_inner_text=True)
    ann.shot("hewns-tie")


# --- looking


def at_the_door() -> Game:
    return turn_of(scene(H(id="clogg", at="A", dirty=1)), "clogg")


def test_a_tap_on_the_moving_hewn_leaves_nothing_done(address: str, visit: Visit) -> None:
    ann, game = stage(visit, address, at_the_door())
    ann.page.locator(f".svg-spot[data-place='hewn:{CLOGG}']").click()
    expect(ann.page.get_by_role("button", name="Back to all choices")).to_be_visible()
    assert game.answers == []
    ann.page.get_by_role("button", name="Leave the board", exact=True).click()
    ann.until(lambda: game.answers == [Leave()])


def test_with_sight_lines_on_a_tap_on_a_hewn_only_looks(address: str, visit: Visit) -> None:
    table = scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2))
    ann, game = stage(visit, address, turn_of(table, "igil"))
    ann.find("sight-switch").click()
    ann.page.locator(f".svg-spot[data-place='hewn:{SMEG}']").click()
    expect(ann.page.get_by_text("What Smeggler sees.")).to_be_visible()
    expect(ann.find("sight").locator("path")).not_to_have_count(0)
    ann.page.locator(f".svg-spot[data-place='hewn:{IGIL}']").click()
    expect(ann.page.get_by_text("What Igil sees.")).to_be_visible()
    assert game.answers == []


# --- room for fingers


def test_nothing_lies_over_the_map(address: str, visit: Visit) -> None:
    ann, _ = stage(visit, address, at_the_door())
    frame = ann.box(ann.page.locator(".map .frame"))
    for button in ann.page.locator(".map .tools button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] >= frame["y"] + frame["height"]


def test_what_can_be_tapped_on_a_phone_is_as_large_as_a_finger(address: str, visit: Visit) -> None:
    table = scene(H(id="clogg", at="B", dirty=1), H(id="drump", at="B", owner=1, damaged=True), stock={"futanaz": 1})
    game = turn_of(table, "clogg")
    ann, _ = stage(visit, address, game, PHONE)
    ann.shot("hewns-fingers")
    ann.settle()
    small = ann.page.locator("[data-testid=mat] button, .map button, .svg-spot[data-place^='hewn:']").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).filter(box => box.width < 43.9 || box.height < 43.9)"
        ".map(box => [box.width, box.height])"
    )
    assert small == []
