"""Deep Rock at its own board: the cave, tools and targets, dice on spaces, supplies, creatures that act."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gamelode
from gamelode.games.deeprock.board.hexes import BIT, from_offset
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.dwarves.classes import Flare
from gamelode.games.deeprock.rules.dwarves.dice import AgainSome, AreaIs
from gamelode.games.deeprock.rules.dwarves.exchange import Hand
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.shoot import PutOn, Shoot
from gamelode.games.deeprock.rules.dwarves.supplies import GetSupplies, Take
from gamelode.games.deeprock.rules.dwarves.throw import ThrowCard
from gamelode.games.deeprock.rules.turn import Rounds
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Dice, Game

from .browser import PHONE, WIDE, Message, Visitor, findings, link, open_match
from .conftest import Visit
from .scenes import Scene

BURST, REGULAR, HE = 4, 6, 2  # ways to shoot, by number
DWARVES = "gunner,scout"
CARDS = "cards 0"  # so dealt that the Scout can cheer the Gunner on
MOST_KEYS = 400


def at(name: str) -> int:
    """The space called so, such as D4."""
    return from_offset(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def spot(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-place='space:{at(name)}']")


def tool(visitor: Visitor, key: str) -> Locator:
    return visitor.page.locator(f"[data-tool='{key}']")


def staged(
    where: dict[int, str],
    creatures: dict[str, str],
    dwarves: str = DWARVES,
    script: dict[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> Game:
    """First Shift with Dwarves and creatures somewhere else than they begin; the first one has the turn."""
    game = gamelode.start("deeprock", seats=dwarves.count(",") + 1, seed=5, options={"dwarves": dwarves})
    while type(game.question).__name__ != "TakeAction":
        game.answer(game.waiting()[0], game.options(game.waiting()[0])[0])
    table = game.table
    assert isinstance(table, DeepRockTable)
    for creature, space in enumerate(table.where):
        if space >= 0:
            table.remove(creature)
    for name, kind in creatures.items():
        creature = next(c for c in table.content.minis[table.content.kind[kind]] if table.where[c] < 0)
        table.put(creature, at(name))
    for seat, name in where.items():
        table.dwarves[seat].space, table.dwarves[seat].left_pod = at(name), True
        table.dwarves[seat].cards = ()
    for name, value in {"pickups": {}, **more}.items():
        setattr(table, name, value)
    table.dice = Dice(key=bytes(32), script=dict(script or {}))
    return Game.scene(game.edition, table, Rounds(seat=0), header=game.header)


def busy() -> Game:
    """A board with much on it."""
    return staged(
        {0: "H6", 1: "H5", 2: "G6", 3: "I6"},
        {
            "J5": "slasher",
            "F5": "praetorian",
            "I8": "web_spitter",
            "G7": "exploder",
            "J7": "grunt",
            "L8": "brood_nexus",
        },
        "gunner,scout,driller,engineer",
        flares=(at("J6"),),
        shield=at("D4"),
        mines=(at("E5"),),
        charges={at("E6"): 0},
        lures={1: at("D6")},
        platforms=BIT[at("I7")],
        sentry=at("K7"),
    )


# --- from the crew to the first turns


def test_a_crew_is_chosen_and_turns_are_played_by_clicks(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", "random", game="deeprock"), 0))
    ann.wait_for_question()
    assert findings(ann.page) == []
    ann.shot("deeprock-crew")
    ann.page.locator("[data-place='dwarf:2']").click()
    ann.page.locator("[data-place='weapon:0']").click()
    tool(ann, "Move").wait_for()
    home = ann.last["view"]["dwarves"][0]["space"]
    ann.page.locator("[data-place^='space:'][data-can=yes]").last.click()
    expect(ann.find("prompt")).to_contain_text("2 actions")
    assert ann.last["view"]["dwarves"][0]["space"] != home
    ann.find("finish").click()
    ann.page.get_by_role("button", name="Really end with 2 actions left?").click()
    expect(ann.page.get_by_role("region", name="Event card")).to_contain_text("Event: ")


def test_turns_are_played_by_keyboard_alone(address: str, visit: Visit) -> None:
    ann = visit()
    ann.sit(link(address, open_match(address, "person", game="deeprock", options={"dwarves": "scout"}), 0))
    step = 0
    while ann.wait_for_question() and ann.last["match"]["answers"] < 12:
        ann.page.keyboard.press(["1", "1", "2", "Enter", "Enter"][step % 5])
        step += 1
        assert step < MOST_KEYS


# --- a turn


def test_what_may_not_be_entered_says_why(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, staged({0: "H6", 1: "H5"}, {"J7": "grunt"}))
    spot(ann, "I7").hover()  # a pit
    expect(ann.find("hint")).to_contain_text("MOVE-05")


def test_a_weapon_in_hand_shows_what_it_reaches_and_fires_where_nobody_stands(address: str, visit: Visit) -> None:
    ann = visit()
    scene = Scene(ann, address, staged({0: "H6", 1: "D4"}, {}, script={"bullet": (0, 0, 0)}))
    tool(ann, f"shoot:{BURST}").click()
    ann.shot("deeprock-range")
    spot(ann, "K8").click()
    expect(ann.find("prompt")).to_contain_text("2 actions")
    assert scene.answers == [Shoot(BURST, at("K8"))]


def test_whoever_aims_where_he_may_not_is_told_why(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {"J7": "grunt"}))
    tool(ann, f"shoot:{BURST}").click()
    for name, why in (("L12", "out of range"), ("D6", "no Line of Sight"), ("A1", "Only open spaces")):
        spot(ann, name).click()
        expect(ann.find("hint")).to_contain_text(why)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_board_stays_where_it_is_when_a_tool_is_taken(address: str, visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {"J7": "grunt"}, "gunner,scout"))
    tool(ann, "Move").wait_for()
    before = ann.box(spot(ann, "H6"))
    for key in ("Move", f"shoot:{BURST}"):
        tool(ann, key).click()
        ann.page.get_by_label("Back to all choices").wait_for()
        assert ann.box(spot(ann, "H6")) == before
        ann.page.get_by_label("Back to all choices").click()


def test_a_creature_is_tapped_and_then_how(address: str, visit: Visit) -> None:
    ann = visit()
    scene = Scene(ann, address, staged({0: "H6", 1: "D4"}, {"K7": "grunt"}, script={"bullet": (1, 0, 0)}))
    spot(ann, "K7").click()
    ann.shot("deeprock-how")
    assert scene.answers == []  # nothing that dice decide is done by a single tap
    ann.page.get_by_role("button", name="Fire at K7: Minigun (burst)").click()
    expect(ann.page.get_by_text("Grunt 1 dies at K7.")).to_be_visible()


def test_a_way_is_drawn_space_by_space(address: str, visit: Visit) -> None:
    ann = visit()
    scene = Scene(ann, address, staged({0: "H6", 1: "D4"}, {}))
    tool(ann, "Move").click()
    ann.find("own-way").click()
    for name in ("H7", "H8", "H9"):
        spot(ann, name).click()
    expect(ann.page.get_by_text("By way of H7, H8, H9")).to_be_visible()
    ann.shot("deeprock-way")
    ann.find("go").click()
    expect(ann.find("prompt")).to_contain_text("2 actions")
    assert scene.answers == [Move(at("H9"), (at("H7"), at("H8")))]


def test_the_scout_throws_at_an_empty_space_after_a_move(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "D4"}, {}, "scout,gunner", script={"explosion": (0, 0)})
    table = game.table
    assert isinstance(table, DeepRockTable)
    frag = table.content.throwable_named("frag")
    table.dwarves[0].throwables = (frag,)
    scene = Scene(ann, address, game)
    spot(ann, "I6").click()
    expect(ann.find("prompt")).to_contain_text("attack at the end of your move")
    tool(ann, f"throw:{frag}").click()
    spot(ann, "J5").click()
    ann.shot("deeprock-after-move")
    expect(ann.find("prompt")).to_contain_text("Which spaces does it hit")
    assert scene.answers[1:] == [ThrowCard(frag, at("J5"))]


def test_a_flare_lights_the_dark(address: str, visit: Visit) -> None:
    ann = visit()
    scene = Scene(ann, address, staged({0: "H6", 1: "D4"}, {}, "scout,gunner"))
    tool(ann, "Flare").click()
    spot(ann, "K8").click()
    expect(ann.page.get_by_text("Ann places a Flare at K8.")).to_be_visible()
    assert scene.answers == [Flare(at("K8"))]


# --- dice


def test_dice_are_put_on_spaces_one_by_one(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "D4"}, {"K7": "grunt", "K8": "slasher"}, script={"bullet": (1, 2, 0)})
    scene = Scene(ann, address, game)
    spot(ann, "K7").click()
    ann.page.get_by_role("button", name="Fire at K7: Minigun (burst)").click()
    expect(ann.find("prompt")).to_contain_text("Where do the dice go?")
    spot(ann, "K7").click()
    expect(ann.page.locator("[data-die='0']")).to_have_attribute("aria-disabled", "true")
    ann.page.locator("[data-die='1']").click()
    ann.shot("deeprock-dice")
    assert findings(ann.page) == []
    spot(ann, "K8").click()
    ann.find("finish").click()
    expect(ann.page.get_by_text("Slasher 1 takes 1 damage.")).to_be_visible()
    assert scene.answers[1:3] == [PutOn(0, at("K7")), PutOn(1, at("K8"))]


def test_any_dice_are_rolled_again(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "G6"}, {"K7": "grunt"}, script={"bullet": (0, 1, 0, 1, 1)})
    table = game.table
    assert isinstance(table, DeepRockTable)
    table.dwarves[1].cards = (table.content.shout["rock_and_stone"],)
    scene = Scene(ann, address, game)
    spot(ann, "K7").click()
    ann.page.get_by_role("button", name="Fire at K7: Minigun (burst)").click()
    expect(ann.find("prompt")).to_contain_text("Waiting for Bob")
    scene.answer(1, scene.game.options(1)[1])
    for die in (0, 2):
        ann.page.locator(f"[data-die='{die}']").click()
    ann.shot("deeprock-reroll")
    ann.page.get_by_role("button", name="Roll 2 again").click()
    expect(ann.page.get_by_text("Grunt 1 dies")).to_be_visible()
    assert AgainSome((0, 2)) in scene.answers


def test_an_area_is_turned_and_warns_of_friends(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "J6"}, {"K7": "grunt"}, "engineer,scout", script={"explosion": (1,)})
    scene = Scene(ann, address, game)
    tool(ann, f"shoot:{HE}").click()
    spot(ann, "K7").click()
    while ann.page.get_by_text("and Bob!").count() == 0:
        ann.page.keyboard.press("ArrowRight")
    ann.shot("deeprock-area")
    spot(ann, "K8").click()  # an area that holds this space instead
    ann.find("finish").click()
    expect(ann.page.get_by_text("Grunt 1 dies")).to_be_visible()
    chosen = scene.answers[1]
    assert isinstance(chosen, AreaIs)
    assert at("K8") in chosen.spaces


# --- supplies


def test_supplies_are_called_and_taken_by_steppers(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "D4"}, {}, pile=[0, 3, 0, 0, 0, 0])
    table = game.table
    assert isinstance(table, DeepRockTable)
    table.dwarves[0].primary, table.dwarves[0].health = 2, 3
    scene = Scene(ann, address, game)
    tool(ann, "CallPod").click()
    expect(ann.find("prompt")).to_contain_text("Where does the pod land?")
    spot(ann, "H7").click()
    expect(ann.page.get_by_label("On the Resupply pod")).to_be_visible()
    tool(ann, "GetSupplies").click()
    ann.page.get_by_role("button", name="primary ammo: one less").click()
    ann.shot("deeprock-supplies")
    assert findings(ann.page) == []
    ann.find("finish").click()
    expect(ann.find("prompt")).to_contain_text("1 action left")
    taken = scene.answers[-1]
    assert isinstance(taken, Take)
    assert (GetSupplies() in scene.answers, taken.primary) == (True, 2)


def test_things_change_hands(address: str, visit: Visit) -> None:
    ann = visit()
    game = staged({0: "H6", 1: "H5"}, {})
    table = game.table
    assert isinstance(table, DeepRockTable)
    table.dwarves[1].primary = 1
    scene = Scene(ann, address, game)
    tool(ann, "Exchange").click()
    ann.page.get_by_role("region", name="You → Bob").get_by_role("button", name="primary ammo").click()
    ann.shot("deeprock-exchange")
    ann.find("finish").click()
    expect(ann.find("prompt")).to_contain_text("2 actions")
    assert Hand(0, 1, 0) in scene.answers


# --- creatures


def test_a_creature_tells_all_about_itself(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {"K7": "slasher"}))
    spot(ann, "K7").hover()
    facts = ann.find("enlarged")
    expect(facts).to_contain_text("Slasher 1")
    expect(facts).to_contain_text("1 bullet")
    expect(facts).to_contain_text("it makes for Ann")
    ann.shot("deeprock-creature")
    assert findings(ann.page) == []
    ann.page.mouse.move(5, 5)
    expect(facts).to_have_count(0)
    spot(ann, "K7").focus()
    ann.page.keyboard.press("i")
    expect(facts).to_contain_text("Slasher 1")


def test_creatures_act_one_by_one_and_any_key_goes_to_the_end(address: str, visit: Visit) -> None:
    ann = visit(pace="normal")
    game = staged({0: "H6", 1: "H5"}, {"L8": "web_spitter", "K12": "grunt"}, events=[], specials_in=0)
    table = game.table
    assert isinstance(table, DeepRockTable)
    table.events = [table.content.event_named("they_smell_you")]
    Scene(ann, address, game)
    ann.find("finish").click()
    ann.stop_time()
    ann.page.get_by_role("button", name="Really end").click()
    expect(ann.page.locator("[data-film=playing]")).to_be_visible()
    ann.shot("deeprock-film")
    ann.page.keyboard.press("x")
    expect(ann.page.locator("[data-film=rest]")).to_be_visible()
    expect(ann.page.get_by_role("log")).to_contain_text("nobody is nearer")


def test_a_line_of_the_log_flashes_what_it_speaks_of(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {"K7": "grunt"}, script={"bullet": (0, 0, 0)}))
    tool(ann, f"shoot:{BURST}").click()
    spot(ann, "K7").click()
    ann.page.get_by_text("Ann fires at K7").hover()
    expect(spot(ann, "K7")).to_have_class(re.compile(r"\bflash\b"))


# --- looks


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_busy_board_in_both_looks(address: str, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    ann = visit(size, theme=theme)
    Scene(ann, address, busy())
    tool(ann, "Move").wait_for()
    ann.shot(f"deeprock-{theme}-{size[0]}")
    assert findings(ann.page) == []
    assert ann.covered() == []
    assert ann.width <= size[0]


def test_a_phone_plays_with_targets_that_fingers_hit(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    scene = Scene(ann, address, staged({0: "H6", 1: "D4"}, {}))
    target = spot(ann, "H8")
    box = ann.box(target)
    assert min(box["width"], box["height"]) >= 44
    target.tap()
    expect(ann.find("prompt")).to_contain_text("2 actions")
    assert scene.answers == [Move(at("H8"))]


def test_a_full_pile_leaves_room_for_the_threat_on_a_phone(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {}, pile=[4, 3, 12, 2, 2, 2]))
    text = ann.page.locator(".threat p")
    ann.settle()
    assert text.evaluate("p => p.scrollWidth <= p.clientWidth && p.getBoundingClientRect().right <= innerWidth")
    ann.shot("deeprock-full-pile")


def test_nothing_lies_above_a_target_on_a_phone(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {"H10": "grunt", "I10": "grunt", "I9": "slasher", "J8": "grunt"}))
    tool(ann, "Move").wait_for()
    assert ann.covered() == []


def test_a_phone_tells_of_targets_that_are_not_shown_and_shows_them(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    Scene(ann, address, staged({0: "H6", 1: "D4"}, {}))
    spot(ann, "H9").tap()
    expect(ann.find("prompt")).to_contain_text("2 actions")  # the board has not moved by itself
    below = ann.page.get_by_role("button", name=re.compile("^Show \\d+ more choices? below$"))
    ann.shot("deeprock-more-below")
    assert findings(ann.page) == []
    below.tap()
    expect(below).to_have_count(0)
    assert ann.covered() == []


def test_every_option_of_a_turn_has_a_name(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, busy())
    tool(ann, "Move").wait_for()
    ann.settle()
    names = ann.page.locator("[data-place^='space:'][data-can=yes]").evaluate_all("all => all.map(g => g.ariaLabel)")
    moves = [o["label"] for o in options(ann) if o["choice"]["type"] == "Move"]
    assert all(any(label in name for name in names) for label in moves)


def options(visitor: Visitor) -> list[Message]:
    found: list[Message] = visitor.last["asked"]["options"]
    return found


def leader_of_two(address: str, visit: Visit, **deal: str) -> Visitor:
    """One person with two Dwarves, both armed: the first one acts."""
    ann = visit()
    match = open_match(address, "person", "person", game="deeprock", options={"dwarves": DWARVES}, **deal)
    for seat in (1, 0):
        ann.sit(link(address, match, seat))
    answered = ann.answered()
    ann.page.locator("[data-place='weapon:0']").click()
    answered.wait_for()
    ann.page.locator("[data-place='weapon:1'][data-can]").click()
    tool(ann, "Move").wait_for()
    return ann


def test_one_person_leads_two_dwarves_without_a_curtain(address: str, visit: Visit) -> None:
    ann = leader_of_two(address, visit)
    assert [dwarf["weapon"] for dwarf in ann.last["view"]["dwarves"]] == [0, 1]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_card_is_played_while_another_has_the_turn(address: str, visit: Visit, size: tuple[int, int]) -> None:
    bob = visit(size)
    game = staged({0: "H6", 1: "G6"}, {})
    table = game.table
    assert isinstance(table, DeepRockTable)
    card = table.content.shout["one_more"]
    table.dwarves[1].cards = (card,)
    scene = Scene(bob, address, game, seat=1)
    expect(bob.find("prompt")).to_contain_text("Waiting for Ann")
    bob.shot(f"deeprock-meanwhile-{size[0]}")
    assert findings(bob.page) == []
    bob.page.get_by_role("list", name="At any time you may").get_by_role("button").click()
    expect(bob.page.get_by_role("list", name="At any time you may")).to_have_count(0)
    assert (scene.answers, table.turn.actions) == ([Shout(card, 0)], 4)


def test_one_person_plays_a_card_of_another_dwarf_than_the_one_who_acts(address: str, visit: Visit) -> None:
    ann = leader_of_two(address, visit, seed=CARDS)
    others = ann.page.get_by_role("list", name="At any time your others may")
    others.get_by_role("button").first.click()
    told = ann.find("log-line").filter(has_text="plays “Come On, One More!”")
    expect(told).to_be_visible()
    assert findings(ann.page) == []


def test_a_deep_dive_says_how_far_it_is(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    wish = {"dwarves": "scout", "dive": "standard_dive"}
    ann.sit(link(address, open_match(address, "person", game="deeprock", options=wish), 0))
    expect(ann.page.get_by_role("heading", name="Standard Deep Dive: First Shift")).to_be_visible()
    ann.page.locator("[data-place='weapon:0']").click()
    ann.page.locator("[data-place^='space:'][data-can]").first.click()  # BOSCO
    expect(ann.page.get_by_role("region", name="The mission")).to_contain_text("Standard Deep Dive: 1 of 3")
    ann.shot("deeprock-dive")


def test_a_tap_on_a_player_shows_that_dwarf_beside_the_board(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, busy())
    ann.find("show-side").nth(1).click()
    mat = ann.page.locator("[data-mat]")
    expect(mat).to_have_attribute("data-mat", "1")
    expect(ann.find("board")).to_be_visible()
    ann.find("show-side").nth(0).click()
    expect(mat).to_contain_text("Your ")
