"""The film at the page: whatever is shown is of the same moment, and what a player does while it runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

import gamelode
from gamelode.kernel import Dice, DiceRolled, Event, Game, Seat
from tests.server.table import patched

from .browser import PHONE, WIDE, Message, Visitor, findings, link, open_match
from .conftest import Visit
from .scenes import Scene
from .test_table import FIRST, end_turn, recruit_for_nothing

FILM = "[data-film]"
Answer = tuple[Seat, Any]


def film(ann: Visitor) -> str:
    """Whether a film is playing, paused, or at rest."""
    return ann.page.locator(FILM).get_attribute("data-film") or ""


def shown(ann: Visitor) -> int | None:
    """The line of the log whose table is shown."""
    number = ann.page.locator(FILM).get_attribute("data-step")
    return None if number is None else int(number)


def at_rest(ann: Visitor) -> None:
    expect(ann.page.locator("[data-film=rest]")).to_be_attached()


def watching(address: str, visit: Visit, size: tuple[int, int] = WIDE) -> Visitor:
    """Somebody whose turn is over: the page has all that a bot did then, but time stands still."""
    ann = visit(size, pace="normal")
    ann.sit(link(address, open_match(address, "person", "greedy", **FIRST), 0))
    recruit_for_nothing(ann)
    ann.wait_for_question()
    before = ann.last["asked"]["ticket"]
    ann.stop_time()
    end_turn(ann)
    ann.until(lambda: ann.last["asked"] is not None and ann.last["asked"]["ticket"] != before)
    ann.catch_up()
    return ann


def views(ann: Visitor) -> dict[int, Any]:
    """What the film shows after each line, from what was sent."""
    found: dict[int, Any] = {}
    before: Any = None
    for update in map(json.loads, ann.updates):
        for line in update["log"]:
            if before is not None and line["patch"] is not None:
                found[line["number"]] = before = patched(before, line["patch"])
        before = update["view"]
    return found


def hands(ann: Visitor) -> list[str]:
    return ann.page.get_by_title("cards in hand").all_inner_texts()


def test_panels_board_and_log_show_the_same_moment(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    seen = views(ann)
    steps, found = set(), set()
    while (step := shown(ann)) is not None:
        view = seen[step]
        assert hands(ann) == [f"{player['hand_size']} in hand" for player in view["players"]]
        assert ann.page.locator("[data-place^='dock:']").count() == len(view["docks"])
        assert ann.page.locator("[data-line]").last.get_attribute("data-line") == str(step)
        steps.add(step)
        found.add(json.dumps(view["players"]))
        ann.page.clock.run_for(100)
    assert len(steps) > 4
    assert len(found) > 2


def test_the_question_comes_when_the_film_has_caught_up(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    assert ann.last["asked"]
    assert ann.page.locator("[data-ticket]").count() == 0
    assert ann.page.locator("[data-can=yes]").count() == 0
    ann.pass_time(lambda: film(ann) == "rest")
    expect(ann.page.locator(f"[data-ticket='{ann.last['asked']['ticket']}']")).to_be_attached()
    expect(ann.find("prompt")).to_have_text(ann.last["asked"]["prompt"])


def test_the_prompt_tells_what_is_shown(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    texts = {line["number"]: line["text"] for update in ann.updates for line in json.loads(update)["log"]}
    told = set()
    while shown(ann) is not None:
        told.add(ann.prompt)
        ann.page.clock.run_for(100)
    assert len(told) > 3
    assert told <= set(texts.values())


def test_a_tap_skips_and_does_nothing_else(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    answers = ann.last["match"]["answers"]
    ann.page.locator("[data-place^='dock:']").first.click()
    at_rest(ann)
    ann.page.clock.run_for(1000)
    assert ann.last["match"]["answers"] == answers
    expect(ann.find("prompt")).to_have_text(ann.last["asked"]["prompt"])


def test_a_key_skips_and_does_nothing_else(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    ticket = ann.last["asked"]["ticket"]
    ann.page.keyboard.press("1")
    at_rest(ann)
    ann.page.clock.run_for(1000)
    assert ann.page.locator("[data-ticket]").get_attribute("data-ticket") == ticket


def test_it_can_be_held_and_stepped(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    ann.page.clock.run_for(1500)
    ann.page.keyboard.press("Space")
    held = shown(ann)
    ann.page.clock.run_for(20_000)
    assert (film(ann), shown(ann)) == ("paused", held)
    ann.page.keyboard.press("ArrowLeft")
    assert held is not None
    expect(ann.page.locator(f"[data-step='{held - 1}']")).to_be_attached()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(f"[data-step='{held}']")).to_be_attached()
    ann.page.keyboard.press("Escape")
    at_rest(ann)
    assert ann.page.locator("[data-ticket]").count() == 1


def test_what_happened_since_my_turn_can_be_seen_again(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    first = shown(ann)
    ann.page.keyboard.press("Escape")
    at_rest(ann)
    ann.page.keyboard.press("b")
    expect(ann.find("looking-back")).to_contain_text("Since your turn")
    again = shown(ann)
    assert first is not None
    assert again is not None
    assert again >= first
    ann.pass_time(lambda: film(ann) == "rest")
    assert ann.page.locator("[data-ticket]").count() == 1


def test_who_wants_no_motion_sees_no_film(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "greedy", **FIRST), 0))
    ann.wait_for_question()
    ann.page.evaluate(
        """() => {
          window.films = [];
          const root = document.querySelector("[data-film]");
          new MutationObserver(() => window.films.push(root.dataset.film)).observe(root, { attributes: true });
        }"""
    )
    recruit_for_nothing(ann)
    end_turn(ann)
    ann.wait_for_question()
    assert set(ann.page.evaluate("window.films")) == {"rest"}


def test_on_a_phone_the_controls_cover_nothing(address: str, visit: Visit) -> None:
    ann = watching(address, visit, PHONE)
    controls = ann.page.locator("[data-film-controls]").bounding_box()
    board = ann.page.locator("main.board").bounding_box()
    assert controls
    assert board
    assert board["y"] + board["height"] <= controls["y"] + 0.5
    assert controls["y"] + controls["height"] <= PHONE[1] + 0.5
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_the_controls_are_for_everybody(address: str, visit: Visit) -> None:
    ann = watching(address, visit)
    ann.page.keyboard.press("Space")
    ann.page.clock.resume()
    assert findings(ann.page) == []


def test_on_one_screen_the_next_player_sees_what_happened(address: str, visit: Visit) -> None:
    both = visit(pace="brisk", recap="show")
    both.go(address)
    both.find("set-up-cavein").click()
    both.find("seat-1").select_option("here")
    both.find("option-start_player").select_option("1")
    both.page.get_by_role("button", name="Open the table").click()
    expect(both.find("curtain")).to_contain_text("Guest")
    both.page.keyboard.press("Enter")
    recruit_for_nothing(both)
    both.wait_for_question()
    end_turn(both)
    expect(both.find("curtain")).to_contain_text("Player 2")
    both.page.keyboard.press("Enter")
    expect(both.find("looking-back")).to_contain_text("Since your turn")
    expect(both.page.locator("[data-ticket]")).to_have_count(1)
    assert both.last["seat"] == 1


# --- dice and the end


def before(slug: str, tells: Callable[[Game, list[Event]], bool]) -> tuple[Game, list[Answer]]:
    """A game of two, and answers to it. The last is the second player's, and the first sees such things of it."""
    for seed in range(40):
        game, dice = gamelode.start(slug, seats=2, seed=seed), Dice.from_seed(f"film {seed}")
        answers: list[Answer] = []
        while not game.is_over:
            seat, lines = game.waiting()[0], len(game.events_since(0, 0))
            answers.append((seat, game.sample(seat, dice)))
            game.play(*answers[-1])
            if seat == 1 and tells(game, [told.event for told in game.events_since(lines, 0)]):
                return gamelode.start(slug, seats=2, seed=seed), answers
    raise AssertionError("it did not happen")


@pytest.mark.parametrize("pace", ["normal", "at once"])
def test_dice_lie_in_the_tray(pace: str, address: str, visit: Visit) -> None:
    game, answers = before("hewns", lambda _, told: any(isinstance(event, DiceRolled) for event in told))
    ann = visit(pace=pace)
    scene = Scene(ann, address, game)
    scene.play(answers[:-1])
    at_rest(ann)
    ann.catch_up()
    ann.stop_time()
    scene.answer(*answers[-1])
    thrown = next(line["throws"] for line in ann.last["log"] if line["throws"])
    ann.pass_time(lambda: ann.find("tray").count() == 1)
    for each in thrown:
        for face in each["faces"]:
            expect(ann.find("tray")).to_contain_text(face)
    ann.pass_time(lambda: ann.find("tray").count() == 0)


def test_the_last_step_is_seen_before_the_end(address: str, visit: Visit) -> None:
    game, answers = before("cavein", lambda game, told: game.is_over and bool(told))
    ann = visit(pace="normal")
    scene = Scene(ann, address, game)
    scene.play(answers[:-1])
    at_rest(ann)
    ann.catch_up()
    ann.stop_time()
    scene.answer(*answers[-1])
    expect(ann.page.locator("[data-film=playing]")).to_be_attached()
    assert ann.last["score"]
    assert ann.find("end").count() == 0
    ann.pass_time(lambda: ann.find("end").count() == 1)


# --- looking back


@pytest.fixture(scope="module")
def finished(address: str) -> Message:
    """A match that is over: Ann left it to a bot at once."""
    match = open_match(address, "person", "random")
    with connect(f"{address.replace('http', 'ws')}/api/matches/{match['id']}/socket", max_size=None) as ann:
        ann.send(json.dumps({"type": "hello", "token": match["keys"][0]["token"]}))
        ann.send(json.dumps({"type": "leave", "bot": "random"}))
        while not json.loads(ann.recv(timeout=60))["score"]:
            pass
    return match


def test_any_moment_is_found_by_slider_keys_and_log(address: str, visit: Visit, finished: Message) -> None:
    ann = visit()
    ann.go(link(address, finished, 0))
    ann.find("log-line").nth(30).click()
    expect(ann.find("looking-back")).to_contain_text("You are looking back")
    ann.find("slider").fill("60")
    expect(ann.page.locator("[data-step='60']")).to_be_attached()
    expect(ann.page.locator("[data-line='60']")).to_be_in_viewport()
    ann.find("pause").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("[data-step='59']")).to_be_attached()
    expect(ann.find("prompt")).to_have_text(ann.last["log"][59]["text"])
    ann.page.keyboard.press("Escape")
    expect(ann.find("end")).to_be_visible()


def test_a_link_opens_a_finished_match_at_a_moment(address: str, visit: Visit, finished: Message) -> None:
    ann, eve = visit(), visit()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go(link(address, finished, 0))
    ann.find("log-line").nth(30).click()
    expect(ann.find("looking-back")).to_be_visible()
    ann.find("share").click()
    expect(ann.find("share")).to_have_text("Copied")
    eve.go(ann.page.evaluate("navigator.clipboard.readText()"))
    expect(eve.find("looking-back")).to_be_visible()
    expect(eve.find("prompt")).to_have_text(ann.prompt)
    assert hands(eve) == hands(ann)
    expect(eve.find("eyes")).to_have_value("0")


def test_a_replay_plays_on_by_itself(address: str, visit: Visit, finished: Message) -> None:
    ann = visit(pace="brisk")
    ann.go(link(address, finished, 0))
    ann.page.get_by_role("button", name="Replay from the start").click()
    ann.until(lambda: (shown(ann) or 0) > 12)
    assert film(ann) == "playing"
