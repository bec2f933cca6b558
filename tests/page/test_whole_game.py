"""A stranger plays Cave-In from the lobby to the final score."""

from playwright.sync_api import Error, expect

from .browser import Visitor, findings, link, open_match
from .conftest import Visit

MOST_STEPS = 3000  # a few hundred do; how many also depends on when the page is ready for the next
ON_THE_BOARD = "[data-can=yes]:not([aria-pressed])"
CONFIRMS = "[data-testid=order], [data-testid=finish]"
LISTED = "[data-option=can]"


def click_a_choice(visitor: Visitor, step: int) -> None:
    """One choice: mostly on the board, if the question has places there, and otherwise in the bar."""
    page = visitor.page
    found = page.query_selector_all(ON_THE_BOARD) if step % 3 else []
    found = found or page.query_selector_all(CONFIRMS) or page.query_selector_all(LISTED)
    try:
        if found:
            found[step % len(found)].click(force=True, timeout=2000)
    except Error:
        return  # the only choice was made by itself before the click


def test_a_whole_game_by_clicks(address: str, visit: Visit) -> None:
    ann = visit()
    ann.go(address)
    ann.shot("lobby")
    ann.find("play-now").click()
    expect(ann.find("board")).to_be_visible()
    step = 0
    while ann.wait_for_question():
        click_a_choice(ann, step)
        step += 1
        assert step < MOST_STEPS
    expect(ann.find("total")).to_have_count(2)
    scores = [int(text) for text in ann.find("total").all_inner_texts()]
    assert scores == ann.last["score"]["scores"]
    assert findings(ann.page) == []
    ann.shot("end")
    ann.page.get_by_text("Were the dice fair?").click()
    ann.find("verify").click()
    expect(ann.find("verified")).to_contain_text("the replay is the same game")


def test_a_whole_game_by_keyboard(address: str, visit: Visit) -> None:
    ann = visit()
    ann.go(link(address, open_match(address, "person", "random"), 0))
    keys = ["1", "1", "2", "Enter", "3", "1", "Enter", "4", "1", "Enter", "Enter"]
    step = 0
    while ann.wait_for_question():
        ann.page.keyboard.press(keys[step % len(keys)])
        step += 1
        assert step < MOST_STEPS
    expect(ann.find("total").first).to_have_text(str(ann.last["score"]["scores"][0]))
