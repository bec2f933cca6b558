"""A strike of Dreamblade at the page: every stage, every kind of attack, every word and sum of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, Game
from tests.games.dreamblade.scene import (
    action_of,
    arrive,
    attackers,
    blade,
    cell,
    checked,
    fight,
    give,
    n,
    play,
    put,
    s,
    scene,
    strike_phase,
    strikers,
)

from .browser import PHONE, findings
from .conftest import Visit
from .dreamblade import TABLE, TRICKS, choices, die, on_cell, on_mini, sit_at, stage, stage_now, target, told

# --- attackers


def test_attackers_are_left_out_by_taps(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, strike_phase(scene({"c3": "soldier peon husk"}, {"c3": "wall"}, dice=". " * 9)))
    on_cell(ann, cell("c3"))
    expect(stage_now(ann)).to_have_text("Attackers")
    expect(ann.find("strike")).to_contain_text("5 dice")
    on_mini(ann, s("soldier")).click()
    expect(ann.find("strike")).to_contain_text("Peon, Husk: 1 die")
    ann.shot("dreamblade-attackers")
    ann.find("several").click()
    ann.until(lambda: attackers(s("peon"), s("husk")) in scene_.answers)


def test_attackers_are_left_out_by_keys(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, strike_phase(scene({"c3": "soldier peon"}, {"c3": "wall"}, dice=". " * 9)))
    on_cell(ann, cell("c3"))
    expect(ann.find("several")).to_contain_text("2 attack")
    ann.page.keyboard.press("1")
    expect(ann.find("several")).to_contain_text("1 attacks")
    ann.page.keyboard.press("Enter")
    ann.until(lambda: attackers(s("soldier")) in scene_.answers)


def test_attackers_of_a_played_game_attack(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhoAttacks", 2)
    ann.find("several").click()
    told(ann, "attack.")


# --- dice


def lucky() -> Game:
    """Dice that a Fortunate creature may roll again, at most two; after that nothing is left to roll."""
    table = scene({"c3": "gamblers_shade savage_ogre"}, {"c3": "wall peon"}, dice="3 . . b 1 . . ." + " 2 3")
    return fight(table, "c3")


def test_dice_are_rolled_again_by_taps(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, lucky())
    expect(stage_now(ann)).to_have_text("Dice")
    expect(ann.find("sum")).to_contain_text("4 rolled = 4 damage so far")
    die(ann, 1).click()
    ann.find("strike").locator("[data-die='2']").click()
    ann.shot("dreamblade-reroll")
    ann.find("several").click()
    ann.until(lambda: scene_.answers == [Reroll((1, 2))])
    expect(ann.find("sum")).to_contain_text("9 rolled")


def test_too_many_dice_are_not_rolled_again(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, lucky())
    for key in ("1", "2", "3"):
        ann.page.keyboard.press(key)
    expect(ann.find("several")).to_have_text(re.compile("At most 2"))
    ann.find("several").click(force=True)
    expect(ann.find("hint")).to_contain_text("At most 2")
    assert scene_.answers == []


def test_dice_of_a_special_attack_have_no_stages_and_no_blades(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, arrive(action_of(scene({"c3": "lucky_rider"}, {"c3": "wall"}, dice="b 1")), s("lucky_rider")))
    expect(ann.find("strike")).to_contain_text("Charge 2")
    expect(ann.find("strike")).to_contain_text("Lucky Rider against Wall. Blades are misses.")
    expect(ann.find("sum")).to_have_text("1 damage so far")
    expect(ann.page.get_by_role("button", name="Die 1: blade, a miss").first).to_be_visible()
    expect(stage_now(ann)).to_have_count(0)


def test_dice_of_a_played_game_are_rolled_again(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "MayReroll", table=TRICKS)
    rolls = ann.find("log-line").filter(has_text=re.compile(r" rolls \w")).count()
    die(ann, 0).click()
    ann.find("several").click()
    ann.until(lambda: ann.find("log-line").filter(has_text=re.compile(r" rolls \w")).count() > rolls)


# --- blades


def test_blades_are_assigned_one_at_a_time(address: str, visit: Visit) -> None:
    ann = visit()
    table = scene({"c3": "savage_ogre idol_wrecker"}, {"c3": "peon wall"}, dice="b b 3 1" + " ." * 6)
    scene_ = stage(ann, address, fight(table, "c3"))
    expect(stage_now(ann)).to_have_text("Blades")
    expect(ann.find("strike")).to_contain_text("2 blades left.")
    on_mini(ann, s("savage_ogre")).click()
    ann.until(lambda: scene_.answers == [blade(s("savage_ogre"), "crit")])
    expect(ann.find("sum")).to_contain_text("4 rolled +2 Crit 2 (blade), Savage Ogre = 6 damage so far")


def test_blades_of_a_played_game_are_assigned(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhichBladeAbility", 2)
    ann.page.locator("[data-option=can]").first.click()
    told(ann, " uses ")


# --- damage


def test_damage_is_split_by_taps_here_and_on_the_board(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, fight(scene({"c3": "soldier"}, {"c3": "peon husk"}, dice="3 1 1 ."), "c3"))
    assert findings(ann.page) == []
    for _ in range(3):
        on_mini(ann, n("peon")).click()
    ann.page.get_by_role("button", name="One more to Husk").click()
    ann.page.get_by_role("button", name="One more to Husk").click()
    expect(ann.page.get_by_role("button", name="One more to Husk")).to_be_disabled()  # nothing is left
    ann.page.get_by_role("button", name="One less to Husk").click()
    expect(ann.find("several")).to_contain_text("1 left to give")
    ann.page.get_by_role("button", name="One more to Peon").click()
    ann.shot("dreamblade-split")
    ann.find("several").click()
    ann.until(lambda: scene_.answers == [give((n("peon"), 4), (n("husk"), 1))])


def test_damage_of_a_played_game_is_split_by_taps(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "SplitDamage", 2)
    for mini, amount in choices(ann, "Split")[0]["parts"]:
        for _ in range(amount):
            on_mini(ann, mini).click()
    expect(ann.find("several")).to_contain_text("Deal the damage")
    ann.find("several").click()
    told(ann, "damage")


def test_a_way_to_split_that_a_bodyguard_forbids_says_so(address: str, visit: Visit) -> None:
    ann = visit()
    game = fight(scene({"c3": "soldier"}, {"c3": "oathbound_sentry husk"}, dice="1 1 1 1"), "c3")
    scene_ = stage(ann, address, game)
    expect(target(ann, n("oathbound_sentry"))).to_contain_text("Bodyguard: 4 before others get any")
    for _ in range(4):
        on_mini(ann, n("husk")).click()
    ann.find("several").click()
    expect(ann.find("hint")).to_contain_text("Bodyguard")
    assert scene_.answers == []


def test_what_damage_means_is_told_as_it_is_given(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, fight(scene({"c3": "soldier"}, {"c3": "peon husk"}, dice="3 3 3 ."), "c3"))
    peon = target(ann, n("peon"))
    expect(peon).to_contain_text("holds · disrupted at 3, destroyed or disrupted at 5")
    for _ in range(3):
        on_mini(ann, n("peon")).click()
    expect(peon.locator("strong").last).to_have_text("disrupted")
    for _ in range(2):
        on_mini(ann, n("peon")).click()
    expect(peon.locator("strong").last).to_have_text("destroyed or disrupted, you choose")


def test_relentless_disrupts_nobody(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, fight(scene({"c3": "grim_rider peon"}, {"c3": "peon husk"}, dice="3 3 3"), "c3"))
    expect(ann.find("guide")).to_contain_text("Relentless")
    peon = target(ann, n("peon"))
    expect(peon).to_contain_text("destroyed at 5")
    for _ in range(4):
        on_mini(ann, n("peon")).click()
    expect(peon.locator("strong").last).to_have_text("holds")
    on_mini(ann, n("peon")).click()
    expect(peon.locator("strong").last).to_have_text("destroyed")


def test_ferocity_destroys_whom_others_disrupt(address: str, visit: Visit) -> None:
    ann = visit()
    game = fight(scene({"c3": "bold_dancer"}, {"c3": "peon wall"}, dice="b 3"), "c3")
    play(game, blade(s("bold_dancer"), "ferocity"), Target(n("peon")))
    stage(ann, address, game)
    for _ in range(3):
        on_mini(ann, n("peon")).click()
    expect(target(ann, n("peon")).locator("strong").last).to_have_text("destroyed")
    expect(target(ann, n("peon"))).to_contain_text("Ferocity")


def test_whoever_regenerates_is_banished(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, fight(scene({"c3": "soldier"}, {"c3": "undying_vessel husk"}, dice="1 1 1 ."), "c3"))
    expect(target(ann, n("undying_vessel"))).to_contain_text("banished or disrupted at 3")


def test_damage_without_blades_is_in_the_sum(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, fight(scene({"c3": "steady_hand"}, {"c3": "peon husk"}, dice="1"), "c3"))
    expect(ann.find("sum")).to_have_text(re.compile(r"1 rolled\s*\+2 Crit 2, Steady Hand\s*= 3 damage"))


def test_damage_by_hells_fury_names_who_grants_it(address: str, visit: Visit) -> None:
    ann = visit()
    table = scene({"b4": "bonfire_acolyte", "b5": "ashen_matron"}, {"b4": "wall peon"}, dice="1 1 1")
    stage(ann, address, fight(table, "b4"))
    expect(ann.find("sum")).to_contain_text("+2 Crit 2 (on a scoring cell), Bonfire Acolyte from Ashen Matron")


def test_whoever_is_struck_sees_the_same(address: str, visit: Visit) -> None:
    ann = visit()
    stage(ann, address, fight(scene({"c3": "steady_hand"}, {"c3": "peon husk"}, dice="1"), "c3"), 1)
    expect(stage_now(ann)).to_have_text("Damage")
    expect(ann.find("sum")).to_contain_text("= 3 damage")
    expect(target(ann, n("peon"))).to_contain_text("disrupted at 3")


# --- results


def overpowered() -> Game:
    return fight(scene({"c3": "soldier"}, {"c3": "peon", "a5": "wall"}, dice="3 3 . ."), "c3")


def test_whom_damage_would_do_both_to_is_disrupted_and_put_somewhere(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, overpowered())
    expect(stage_now(ann)).to_have_text("Results")
    expect(target(ann, n("peon"))).to_contain_text("has 6: destroyed or disrupted, you choose")
    expect(ann.find("guide")).to_contain_text("so you choose")
    ann.page.get_by_role("button", name="Disrupt it").click()
    expect(ann.find("results")).to_contain_text("Peon disrupted")
    ann.shot("dreamblade-placing")
    on_cell(ann, cell("a1"))
    ann.until(lambda: scene_.answers == [DISRUPT, put(n("peon"), "a1")])


def test_whom_damage_would_do_both_to_is_destroyed(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, overpowered())
    ann.page.get_by_role("button", name="Destroy it").click()
    ann.until(lambda: scene_.answers == [DESTROY])


def test_of_several_disrupted_one_is_tapped_and_then_a_cell(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, checked(scene(north={"c3": "peon peon"}), {n("peon"): 3, n("peon", 1): 3}))
    expect(ann.find("strike")).to_contain_text("Damage")
    on_mini(ann, n("peon", 1)).click()
    on_cell(ann, cell("e3"))
    ann.until(lambda: scene_.answers == [put(n("peon", 1), "e3")])


def test_the_disrupted_of_a_played_game_are_placed(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "PlaceDisrupted", 2, lambda choice: choice.mini >= 0)
    where = choices(ann, "PutInto")[-1]
    if len({put["mini"] for put in choices(ann, "PutInto")}) > 1:
        on_mini(ann, where["mini"]).click()
    on_cell(ann, where["cell"])
    told(ann, "moves from")


# --- answers


def fallen() -> Game:
    """One of North's is destroyed in South's action, and may strike once more."""
    table = scene({"c3": "soldier soldier"}, {"c3": "late_bloomer peon"}, dice="3 3 3 . . . . ." + " 3 b .")
    game = fight(table, "c3")
    play(game, give((n("late_bloomer"), 9)), DESTROY)
    return game


def test_the_fallen_strike_a_deathblow(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, fallen(), 1)
    expect(ann.find("strike")).to_contain_text("Deathblow at c3")
    expect(ann.find("results")).to_contain_text("Late Bloomer destroyed")
    ann.find("several").click()
    ann.until(lambda: scene_.answers == [strikers(n("late_bloomer"))])
    expect(ann.find("strike").locator("h3")).to_have_text("Deathblow")
    expect(ann.find("sum")).to_have_text("3 damage")
    expect(stage_now(ann)).to_have_text("Results")
    expect(target(ann, s("soldier"))).to_contain_text("disrupted at 6")
    ann.shot("dreamblade-deathblow")


def test_the_fallen_may_let_it_be(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(ann, address, fallen(), 1)
    ann.page.get_by_role("button", name="Pass").click()
    ann.until(lambda: scene_.answers == [PASS])


def test_a_deathblow_of_a_played_game_is_struck(address: str, visit: Visit) -> None:
    ann = sit_at(visit, address, "WhoStrikesDying", table=TABLE)
    ann.find("several").click()
    told(ann, "deathblow")


def test_a_strikeback_is_no_stage_of_blades(address: str, visit: Visit) -> None:
    ann = visit()
    scene_ = stage(
        ann, address, fight(scene({"c3": "peon peon"}, {"c3": "bellringer"}, dice=". ." + " 1 . ."), "c3"), 1
    )
    expect(stage_now(ann)).to_have_text("Strikeback")
    expect(ann.find("strike").locator("h3")).to_have_text("Strikeback 3")
    expect(ann.find("guide")).to_contain_text("roll 3 dice")
    on_mini(ann, s("peon", 1)).click()
    ann.until(lambda: scene_.answers == [Target(s("peon", 1))])


# --- small screens


def test_on_a_phone_the_strike_stands_above_the_map(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    stage(ann, address, fight(scene({"c3": "soldier"}, {"c3": "peon husk"}, dice="3 1 1 ."), "c3"))
    panel, corner = ann.box(ann.find("strike")), ann.box(on_mini(ann, n("peon")))
    assert panel["y"] + panel["height"] < corner["y"]
    assert ann.width <= PHONE[0]
    assert findings(ann.page) == []


def test_on_a_phone_what_to_do_stays_in_sight(address: str, visit: Visit) -> None:
    ann = visit(PHONE)
    stage(ann, address, fight(scene({"c3": "soldier", "reserves": "peon"}, {"c3": "peon husk"}, dice="3 1 1 ."), "c3"))
    ann.page.locator("[data-mat='1']").scroll_into_view_if_needed()
    expect(stage_now(ann)).not_to_be_in_viewport()
    expect(ann.find("guide")).to_be_in_viewport()


def test_on_a_middling_screen_the_map_is_the_largest(address: str, visit: Visit) -> None:
    ann = visit((1024, 768))
    stage(ann, address, fight(scene({"c3": "soldier"}, {"c3": "peon husk"}, dice="3 1 1 ."), "c3"))
    board, panel = ann.box(ann.page.get_by_label("The dreamscape")), ann.box(ann.find("strike"))
    assert board["width"] > panel["width"]
    assert ann.width <= 1024
