"""Several people: by invitation, at one screen, watching."""

import json

from playwright.sync_api import WebSocketRoute, expect

from .browser import Visitor, findings, link, open_match
from .conftest import Visit


def invite(ann: Visitor, address: str) -> str:
    """Ann opens a table with a free seat; the link for a friend."""
    ann.go(address)
    ann.find("set-up-cavein").click()
    ann.find("seat-1").select_option("invite")
    ann.find("option-factions").select_option(json.dumps("first"))
    ann.find("option-start_player").select_option("1")
    ann.shot("set-up")
    ann.page.get_by_role("button", name="Open the table").click()
    return ann.find("invitation").input_value()


def hands(visitor: Visitor) -> set[tuple[int, ...]]:
    """Every hand that was told to a page as its own."""
    return {tuple(json.loads(update)["view"]["hand"]) for update in visitor.updates}


def test_two_browsers_by_invitation_see_only_their_own_hands(address: str, visit: Visit) -> None:
    ann, bob = visit(name="Ann"), visit(name="Bob")
    invitation = invite(ann, address)
    assert findings(ann.page) == []
    ann.shot("waiting")
    bob.go(invitation)
    bob.page.get_by_role("button", name="Sit down").click()
    for each in (ann, bob):
        expect(each.find("board")).to_be_visible()
        expect(each.page.get_by_label("Players").get_by_text("Bob")).to_be_visible()
    asked, other = ann, bob
    for _ in range(16):
        asked.page.locator("[data-ticket]").wait_for()
        expect(other.page.locator("[data-ticket]")).to_have_count(0)
        asked.choose()
        if not asked.page.locator("[data-ticket]").count():
            asked, other = other, asked
    assert len(hands(ann)) > 1 < len(hands(bob))
    for own, other in ((ann, bob), (bob, ann)):
        for hand in hands(other) - hands(own):
            written = f'"hand":{json.dumps(hand, separators=(",", ":"))}'
            assert all(written not in frame for frame in own.frames)
        assert not hands(other) & hands(own) - {()}
        assert len({json.loads(update)["seat"] for update in own.updates}) == 1
        assert '"secret"' not in "".join(own.frames)


def test_whoever_sent_an_invitation_cannot_use_it_after_the_friend(address: str, visit: Visit) -> None:
    ann, bob = visit(name="Ann"), visit(name="Bob")
    invitation = invite(ann, address)
    bob.go(invitation)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find("board")).to_be_visible()
    assert "join=" not in bob.page.url
    eve = visit(name="Eve")  # whoever else has read the invitation
    for somebody in (ann, eve):
        somebody.go(invitation)
        if somebody is eve:
            somebody.page.get_by_role("button", name="Sit down").click()
            expect(somebody.page.get_by_text("This invitation has been used, or was replaced.")).to_be_visible()
            somebody.faults.clear()  # the browser writes of the refused request
        else:
            expect(somebody.find("board")).to_be_visible()
        assert not hands(bob) & hands(somebody) - {()}
        assert all(json.loads(frame).get("seat") != 1 for frame in somebody.frames)


def test_a_new_link_for_my_seat_ends_the_old_one(address: str, visit: Visit) -> None:
    ann, thief = visit(name="Ann"), visit()
    old = link(address, open_match(address, "person", "random"), 0)
    ann.sit(old)
    ann.find("menu").click()
    ann.find("renew-key").click()
    expect(ann.page).not_to_have_url(old)
    expect(ann.find("board")).to_be_visible()
    thief.go(old)
    expect(thief.page.get_by_text("This link opens no seat of the match.")).to_be_visible()


def test_a_seat_that_i_give_up_is_for_whoever_i_invite(address: str, visit: Visit) -> None:
    ann, bob = visit(name="Ann"), visit(name="Bob")
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.find("menu").click()
    ann.find("give-up").click()
    bob.go(ann.find("invitation").input_value())
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.find("board")).to_be_visible()
    assert bob.last["seat"] == 0
    assert ann.last["seat"] is None


def test_a_spectator_sees_no_hand(address: str, visit: Visit) -> None:
    eve = visit()
    match = open_match(address, "person", "random")
    eve.sit(f"{address}/m/{match['id']}")
    expect(eve.page.get_by_text("Watching", exact=True)).to_be_visible()
    assert eve.last["view"]["hand"] == []
    assert eve.find("undo").count() == 0
    assert findings(eve.page) == []


def test_hot_seat_has_a_curtain(address: str, visit: Visit) -> None:
    both = visit()
    both.go(address)
    both.find("set-up-cavein").click()
    both.find("seat-1").select_option("here")
    both.find("option-start_player").select_option("1")
    both.page.get_by_role("button", name="Open the table").click()
    expect(both.find("curtain")).to_contain_text("Guest")
    expect(both.find("board")).to_have_count(0)
    both.shot("curtain")
    assert findings(both.page) == []
    both.page.keyboard.press("Enter")
    expect(both.find("board")).to_be_visible()
    assert both.last["seat"] == 0
    both.find("finish").click()
    both.page.get_by_role("button", name="Really end").click()
    expect(both.find("curtain")).to_contain_text("Player 2")
    expect(both.find("board")).to_have_count(0)
    both.page.keyboard.press("Enter")
    expect(both.find("board")).to_be_visible()
    assert both.last["seat"] == 1


def test_a_listed_table_can_be_joined_from_the_lobby(address: str, visit: Visit) -> None:
    bob = visit(name="Bob")
    open_match(address, "person", "open", listed=True)
    bob.go(address)
    bob.page.get_by_role("button", name="Sit down").first.click()
    expect(bob.find("board")).to_be_visible()
    assert bob.last["seat"] == 1


def test_a_wrong_link_says_so(address: str, visit: Visit) -> None:
    eve = visit()
    match = open_match(address, "person", "random")
    eve.go(f"{address}/m/{match['id']}#nonsense")
    expect(eve.page.get_by_text("This link opens no seat of the match.")).to_be_visible()
    assert findings(eve.page) == []


def test_a_lost_connection_is_taken_up_again(address: str, visit: Visit) -> None:
    ann = visit()
    wires: list[WebSocketRoute] = []

    def pass_through(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    ann.page.route_web_socket("**/socket*", pass_through)
    ann.sit(link(address, open_match(address, "person", "random"), 0))
    ann.stop_time()
    wires[0].close()
    expect(ann.page.locator("[data-connection=away]")).to_be_visible()
    ann.pass_time(until=lambda: len(wires) == 2)
    expect(ann.page.locator("[data-connection=open]")).to_be_visible()
    assert len(wires) == 2
