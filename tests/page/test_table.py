"""What a player can do at the table, and what the table says."""

import json

from playwright.sync_api import expect

from .browser import PHONE, Visitor, findings, link, open_match
from .conftest import Visit

FIRST = {"options": {"factions": "first", "start_player": 1}}


def test_reload_in_mid_question_keeps_the_question(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    begin_to_mine(ann)
    asked = ann.last["asked"]
    ann.page.reload()
    expect(ann.find("board")).to_be_visible()
    expect(ann.find("prompt")).to_have_text(asked["prompt"])
    assert ann.last["asked"]["ticket"] == asked["ticket"]


def begin_to_mine(ann: Visitor) -> None:
    """A crystal is tapped, and the question is what to pay with."""
    ann.wait_for_question()
    mines = [o["choice"]["crystal"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "Mine"]
    costs = ann.last["view"]["mining_costs"]
    crystal = max(mines, key=lambda each: costs[str(each)])
    ann.page.locator(f"[data-place='crystal:{crystal}']").click()
    expect(ann.find("prompt")).to_contain_text("Which cards")


def recruit_for_nothing(ann: Visitor) -> None:
    """A level 1 card comes from the Docks; nothing is revealed."""
    ann.wait_for_question()
    recruits = [o["choice"]["card"] for o in ann.last["asked"]["options"] if o["choice"]["type"] == "Recruit"]
    card = next(card for card in recruits if card % 4 == 0)  # each faction has four, by level
    ann.page.locator(f"[data-place='dock:{card}']").first.click()
    expect(ann.find("doing")).to_contain_text("recruited")


def end_turn(ann: Visitor) -> None:
    """With an action left it asks twice, since this cannot be undone."""
    answered, again = ann.answered(), ann.page.get_by_role("button", name="Really end")
    ann.find("finish").click()
    answered.or_(again).first.wait_for()
    if again.count():
        again.click()
    answered.wait_for()


def test_undo_takes_the_last_answer_back(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    recruit_for_nothing(ann)
    expect(ann.find("undo")).not_to_have_attribute("aria-disabled", "true")
    ann.find("undo").click()
    expect(ann.find("doing")).to_contain_text("turn begins")
    assert ann.last["match"]["answers"] == 0


def test_against_a_bot_undo_reaches_back_into_the_turn_before(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    recruit_for_nothing(ann)
    end_turn(ann)
    ann.wait_for_question()
    ann.page.get_by_text("Round 2", exact=True).wait_for()
    expect(ann.find("undo")).not_to_have_attribute("aria-disabled", "true")
    ann.find("undo").click()
    ann.page.get_by_text("Round 1", exact=True).wait_for()
    assert ann.last["match"]["answers"] == 1


def test_among_people_undo_is_refused_after_something_was_shown(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "person", **FIRST), 0))
    recruit_for_nothing(ann)
    end_turn(ann)
    expect(ann.find("undo")).to_have_attribute("aria-disabled", "true")
    ann.find("undo").click(force=True)
    expect(ann.find("hint")).to_contain_text("can no longer be undone")


def test_look_back_and_return(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    recruit_for_nothing(ann)
    ann.find("log-line").first.click()
    expect(ann.find("looking-back")).to_contain_text("You are looking back")
    ann.shot("looking-back")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.find("doing")).to_contain_text("turn begins")
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.find("looking-back")).to_have_count(0)
    expect(ann.find("doing")).to_contain_text("recruited")


def test_what_may_not_be_done_says_why_with_its_clause(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    ann.wait_for_question()
    refused = next(r for r in ann.last["asked"]["refused"] if r["choice"]["type"] == "Mine")
    ann.page.locator(f"[data-place='crystal:{refused['choice']['crystal']}']").hover()
    expect(ann.find("hint")).to_contain_text(refused["clause"])
    ann.shot("refused")
    ann.find("hint").get_by_role("button", name=refused["clause"]).click()
    expect(ann.find("clause-at")).to_contain_text(refused["clause"])
    ann.shot("rulebook")
    assert findings(ann.page) == []


def test_a_clause_has_an_address(address: str, visit: Visit) -> None:
    ann = visit()
    ann.go(f"{address}/play/cavein#rule=MINE-03")
    expect(ann.find("clause-at")).to_contain_text("MINE-03")


def test_the_dice_are_promised_from_the_start(address: str, visit: Visit) -> None:
    ann = visit()
    match = open_match(address, "person", "random", **FIRST)
    ann.sit(link(address, match, 0))
    expect(ann.page.get_by_role("log")).to_contain_text(match["commitment"][:12])
    ann.find("menu").click()
    ann.page.get_by_role("button", name="Fair dice").click()
    expect(ann.find("commitment")).to_have_text(match["commitment"])
    assert findings(ann.page) == []


def test_a_clock_that_a_rulebook_sets_is_shown(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "person", game="hewns", options={"clock": True}), 0))
    expect(ann.find("clock")).to_contain_text("5:")
    ann.shot("clock")


def test_payment_is_picked_from_the_hand(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    begin_to_mine(ann)
    ann.page.locator("[data-place^='hand:']").first.click()
    expect(ann.find("sum")).to_contain_text("from 1 card")
    ann.shot("payment")
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-option=can]").first.click()
    expect(ann.find("doing")).to_contain_text("mined")


def test_every_option_has_a_name(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", **FIRST), 0))
    ann.wait_for_question()
    ann.settle()
    names = " ".join(ann.page.locator("button").evaluate_all("all => all.map(b => b.ariaLabel ?? b.textContent)"))
    for option in ann.last["asked"]["options"]:
        assert option["label"] in names


def test_a_phone_plays(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go(address)
    ann.find("set-up-cavein").tap()
    expect(ann.find("set-up-form")).to_be_visible()
    ann.shot("lobby-phone")
    assert ann.width <= PHONE[0]
    ann.find("play-now").tap()
    expect(ann.find("board")).to_be_visible()
    ann.wait_for_question()
    ann.shot("table-phone")
    assert findings(ann.page) == []
    assert ann.width <= PHONE[0]
    heights = ann.page.locator("button:visible:not(.clause)").evaluate_all("all => all.map(b => b.offsetHeight)")
    assert min(heights) >= 44
    before = ann.last["match"]["answers"]
    ann.page.locator("[data-can=yes]").first.tap()
    expect(ann.find("undo")).not_to_have_attribute("aria-disabled", "true")
    assert ann.last["match"]["answers"] > before


def test_the_plain_table_plays_too(address: str, visit: Visit) -> None:
    ann = visit(board="plain")
    ann.go(link(address, open_match(address, "person", "random", **FIRST), 0))
    expect(ann.find("plain-board")).to_be_visible()
    ann.wait_for_question()
    ann.page.get_by_role("button", name="Mine").first.click()
    ann.page.locator("[data-option=can]").first.click()
    expect(ann.find("compose")).to_be_visible()
    ann.shot("plain")
    assert findings(ann.page) == []
    before = ann.last["match"]["answers"]
    ann.find("compose").click()
    ann.until(lambda: ann.last["match"]["answers"] > before)
    expect(ann.find("log-line").filter(has_text="mines").first).to_be_visible()


def test_a_point_is_picked_where_a_game_has_no_board(address: str, visit: Visit) -> None:
    ann = visit(board="plain")
    ann.go(link(address, open_match(address, "person", "random", game="belt"), 0))
    ann.page.get_by_role("button", name="Place the refinery").first.click()
    across = ann.page.get_by_role("spinbutton", name="x")
    ann.find("picker").click(position={"x": 20, "y": 20})
    tapped = int(across.input_value())
    ann.page.keyboard.press("ArrowRight")
    expect(across).not_to_have_value(str(tapped))
    assert int(across.input_value()) > tapped
    ann.shot("picker")
    assert findings(ann.page) == []


def test_leaving_and_coming_back(address: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = open_match(address, "person", "person", **FIRST)
    ann.sit(link(address, match, 0))
    bob.sit(link(address, match, 1))
    bob.find("menu").click()
    bob.page.get_by_role("button", name="Leave my seat to greedy").click()
    expect(bob.find("come-back")).to_be_visible()
    expect(ann.page.get_by_text("away: greedy plays")).to_be_visible()
    bob.find("come-back").click()
    expect(bob.find("come-back")).to_have_count(0)


def test_undo_by_consent(address: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    match = open_match(address, "person", "person", **FIRST)
    ann.sit(link(address, match, 0))
    bob.sit(link(address, match, 1))
    recruit_for_nothing(ann)
    end_turn(ann)
    bob.wait_for_question()
    ann.find("undo").click(force=True)
    ann.page.get_by_role("button", name="Ask the others").click()
    bob.page.get_by_role("button", name="Agree").click()
    ann.wait_for_question()
    expect(ann.find("doing")).to_contain_text("recruited")


def test_the_key_of_a_seat_is_in_no_request_but_that_of_its_socket(address: str, visit: Visit) -> None:
    ann = visit()
    match = open_match(address, "person", "random")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.sit(link(address, match, 0))
    token = match["keys"][0]["token"]
    assert not [url for url in asked if token in url.split("#")[0]]
    assert json.dumps(token) not in "".join(ann.frames)
