"""After a game: again, on from a point, its record; and what a bot does meanwhile."""

from pathlib import Path

from playwright.sync_api import expect

import gamelode
from gamelode.match import Capsule

from .browser import Visitor, findings, link, open_match
from .conftest import Visit


def see_the_end(ann: Visitor, address: str) -> None:
    """Ann leaves her seat to a bot, and the bots finish the game."""
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.find("menu").click()
    ann.page.get_by_role("button", name="Leave my seat to greedy").click()
    expect(ann.find("end")).to_be_visible(timeout=60_000)


def test_play_again_opens_a_new_game_of_the_same_table(address: str, visit: Visit) -> None:
    ann = visit()
    see_the_end(ann, address)
    before = ann.last["match"]
    assert findings(ann.page) == []
    ann.find("rematch").click()
    ann.wait_for_question()
    after = ann.last["match"]
    assert after["id"] != before["id"]
    assert [player["bot"] for player in after["players"]] == ["", "random"]


def test_play_on_from_a_point_against_bots(address: str, visit: Visit) -> None:
    ann = visit()
    see_the_end(ann, address)
    ann.page.get_by_label("Play on after answer").fill("4")
    ann.page.get_by_role("button", name="Play on from there").click()
    expect(ann.find("board")).to_be_visible()
    ann.wait_for_question()
    assert ann.last["match"]["answers"] >= 4
    assert ann.last["asked"]


def test_the_record_can_be_saved_and_replays(address: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    see_the_end(ann, address)
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "saved.record")
    game = gamelode.replay(gamelode.Record.open(tmp_path / "saved.record"))
    assert game.outcome is not None
    assert list(game.outcome.scores) == ann.last["score"]["scores"]


def test_a_bug_capsule_is_saved_from_the_menu(address: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.find("menu").click()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save what I see, for a bug report").click()
    saving.value.save_as(tmp_path / "odd.capsule")
    capsule = Capsule.read((tmp_path / "odd.capsule").read_bytes())
    assert (capsule.seat, capsule.record) == (0, "")
    assert capsule.view(gamelode.games()["cavein"].standard).players


def test_the_end_can_be_replayed_from_the_start(address: str, visit: Visit) -> None:
    ann = visit()
    see_the_end(ann, address)
    ann.page.get_by_role("button", name="Replay from the start").click()
    expect(ann.find("looking-back")).to_contain_text("after 0 of")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.find("looking-back")).to_contain_text("after 1 of")
    ann.page.keyboard.press("Escape")
    expect(ann.find("end")).to_be_visible()


def test_a_thinking_bot_can_be_stopped(address: str, visit: Visit) -> None:
    ann = visit()
    options = {"options": {"factions": "first", "start_player": 2}}
    ann.sit(link(address, open_match(address, "person", "search:60s", **options), 0))
    ann.find("stop-thinking").click()
    for _ in range(600):  # a thinking process takes its time to start
        if ann.last["match"]["answers"]:
            return
        ann.page.wait_for_timeout(100)
    raise AssertionError("the bot thinks on")


def test_a_card_is_enlarged_by_a_key_and_by_pointing(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.wait_for_question()
    card = ann.page.locator("[data-place^='dock:']").first
    card.focus()
    ann.page.keyboard.press("i")
    expect(ann.find("enlarged")).to_be_visible()
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.find("enlarged")).to_have_count(0)
    card.hover()
    expect(ann.find("enlarged")).to_be_visible()
