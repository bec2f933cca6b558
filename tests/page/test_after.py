"""After a game: again, on from a point, its record; and what a bot does meanwhile."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

import gamelode
from gamelode.match import Problem

from .browser import findings, link, open_match, server
from .conftest import Visit


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """The link to a seat of a match that is over: Ann left it to a bot at once."""
    match = open_match(address, "person", "random")
    with connect(f"{address.replace('http', 'ws')}/api/matches/{match['id']}/socket", max_size=None) as ann:
        ann.send(json.dumps({"type": "hello", "token": match["keys"][0]["token"]}))
        ann.send(json.dumps({"type": "leave", "bot": "random"}))
        while not json.loads(ann.recv(timeout=60))["score"]:
            pass
    return link(address, match, 0)


def test_play_again_opens_a_new_game_of_the_same_table(finished: str, visit: Visit) -> None:
    ann = visit()
    ann.go(finished)
    expect(ann.find("end")).to_be_visible()
    before = ann.last["match"]
    assert findings(ann.page) == []
    ann.find("rematch").click()
    ann.page.locator("[data-ticket]").wait_for()
    after = ann.last["match"]
    assert after["id"] != before["id"]
    assert [player["bot"] for player in after["players"]] == ["", "random"]


def test_play_on_from_a_point_against_bots(finished: str, visit: Visit) -> None:
    ann = visit()
    ann.go(finished)
    expect(ann.find("end")).to_be_visible()
    ann.page.get_by_label("Play on after answer").fill("4")
    ann.page.get_by_role("button", name="Play on from there").click()
    ann.page.locator("[data-ticket]").wait_for()
    assert ann.last["match"]["answers"] >= 4
    assert ann.last["asked"]


def test_the_record_can_be_saved_and_replays(finished: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.go(finished)
    expect(ann.find("end")).to_be_visible()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("link", name="Save the record").click()
    saving.value.save_as(tmp_path / "saved.record")
    game = gamelode.replay(gamelode.Record.open(tmp_path / "saved.record"))
    assert game.outcome is not None
    assert list(game.outcome.scores) == ann.last["score"]["scores"]


def test_a_problem_is_saved_from_the_menu(address: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.find("menu").click()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save what I see, for a bug report").click()
    saving.value.save_as(tmp_path / "odd.problem")
    problem = Problem.read((tmp_path / "odd.problem").read_bytes())
    assert (problem.seat, problem.record) == (0, "")
    assert problem.view(gamelode.games()["cavein"].standard).players


def test_the_end_can_be_replayed_from_the_start(finished: str, visit: Visit) -> None:
    ann = visit()
    ann.go(finished)
    expect(ann.find("end")).to_be_visible()
    ann.page.get_by_role("button", name="Replay from the start").click()
    expect(ann.find("looking-back")).to_contain_text("step")
    ann.page.keyboard.press("Space")
    ann.find("slider").fill("20")
    expect(ann.find("looking-back")).to_contain_text("step 21 of")
    ann.find("pause").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.find("looking-back")).to_contain_text("step 22 of")
    ann.page.keyboard.press("Escape")
    expect(ann.find("end")).to_be_visible()


def test_the_end_can_be_replayed_with_the_eyes_of_another(finished: str, visit: Visit) -> None:
    ann = visit()
    ann.go(finished)
    ann.page.get_by_role("button", name="Replay from the start").click()
    expect(ann.find("eyes")).to_have_value("0")
    ann.page.keyboard.press("Space")
    ann.find("slider").fill("20")
    ann.find("eyes").select_option("as random saw it")
    expect(ann.page.get_by_label("Player 1\u2019s Base", exact=True)).to_be_visible()
    ann.find("pause").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.find("looking-back")).to_contain_text("step 22 of")
    expect(ann.find("eyes")).to_have_value("1")
    ann.shot("eyes")
    assert findings(ann.page) == []


def test_a_thinking_bot_can_be_stopped(tmp_path: Path, visit: Visit) -> None:
    with server(tmp_path) as address:  # of its own: the bot would go on thinking beside the other tests
        ann = visit()
        options = {"options": {"factions": "first", "start_player": 2}}
        ann.sit(link(address, open_match(address, "person", "search:60s", **options), 0))
        ann.find("stop-thinking").click(trial=True)
        before = ann.last["view"]
        ann.find("stop-thinking").click()
        ann.until(lambda: ann.last["view"] != before, seconds=50)  # a process takes its time to start
        ann.close()


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
