"""What things are called at the table."""

import pytest
from msgspec import Struct

from gamelode.games.hewns.dice import AttackDie, Pick
from gamelode.games.hewns.events import (
    BidsOpened,
    DeedAnnounced,
    DiceShown,
    HeartShown,
    HewnMoved,
    MinePlaced,
    RepairResolved,
    Rolled,
)
from gamelode.games.hewns.kinds import ATTACK, BRAIN, EMPTY, GEM, LAVA, OFF_PLANET, RESPITE, SNEDJ, TURN_ORDER
from gamelode.games.hewns.rules.action_points import BurnFor
from gamelode.games.hewns.rules.auction.auction import Bid, Equip, Hunt
from gamelode.games.hewns.rules.auction.turn_order import Deal
from gamelode.games.hewns.rules.encounters.announce import Announce
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.encounters.pay import Pay
from gamelode.games.hewns.rules.encounters.same_space import DoTo, SameSpaceEncounter, Split
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.mining.mine import Mine
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.moving.tunnels import Dig
from gamelode.games.hewns.rules.technology.attach import Attach
from gamelode.games.hewns.rules.technology.transmit import Gaining, Put, Send
from gamelode.kernel import PASS
from gamelode.lab.tally import Tally

from ..scene import CONTENT, EDITION, H, at, auction, begin, hewn, item, piece, play, player_turn, scene, sp, turn_of

TABLE = scene(
    H(id="igil", at="ab1"), H(id="clogg", at="ab2", owner=1),
    mines={"B": 0, "ab2": 1}, dangers={"A": LAVA}, tunnels={9: ("ab1", "ae2")},
)  # fmt: skip
GAME = player_turn(TABLE)
SAY = GAME.words(("Ann", "Bob")).say


def test_a_choice_of_a_space_tells_what_lies_there() -> None:
    assert SAY(Move(sp(GAME, "ab2"))) == "Move to ab2 (+1 mine, Clogg 1)"
    assert SAY(Move(sp(GAME, "A"))) == "Move to node A (lava)"
    assert SAY(Move(sp(GAME, "9"))) == "Move to tunnel 9"
    assert SAY(Dig(sp(GAME, "B"))) == "Dig a tunnel to node B (mine)"


def test_the_log_calls_a_space_by_its_name() -> None:
    assert SAY(HewnMoved(hewn("igil"), sp(GAME, "ab2"))) == "Igil goes to ab2."
    assert SAY(MinePlaced(sp(GAME, "B"), 0)) == "A new normal mine at node B."


def test_dice_are_called_by_what_they_show() -> None:
    igil = hewn("igil")
    assert SAY(Rolled(igil, "danger", (SNEDJ, RESPITE))) == "Igil rolls Snedj nest and respite on the danger dice."
    assert SAY(Rolled(igil, "mining", (3, 20))) == "Igil rolls 3 and 2 or a gem (5) on the mining dice."
    at(GAME).throw = (AttackDie(igil, "close_combat", 1), AttackDie(igil, "laser", 0))
    assert SAY(Reroll(1)) == "Roll the laser die with 0 again"
    assert SAY(Reroll(2)) == "Roll no die again"


def test_what_is_not_there_is_not_named() -> None:
    igil, gunana = hewn("igil"), piece("gunana")
    assert SAY(Attach(igil, gunana)) == "Attach Gunana to Igil"
    assert SAY(Attach(igil, gunana, 0)) == "Attach Gunana to Igil in its Mamabite"
    assert SAY(Attach(igil, gunana, -1, gunana)) == "Attach Gunana to Igil instead of Gunana"
    assert SAY(BurnFor()) == "Burn a dirty Substract for an action point"
    assert SAY(BurnFor(True, igil)) == "Burn a normal Substract of Igil for an action point"


def test_bidoxes_are_told_apart_by_the_nananbites_on_them() -> None:
    game = auction(hewn("igil"), TURN_ORDER, nananbites=2)
    game.answer(0, Equip())
    labels = [game.words(("Ann", "Bob")).say(option) for option in game.options(0)]
    assert sorted(set(labels)) == sorted(labels)
    assert SAY(Hunt()) == "Hunt for dirty Substract"
    assert SAY(Bid(TURN_ORDER, 0, 3, 2)).endswith("for the turn order stack with a Bidox that has 2 Nananbites")
    assert SAY(Hunt(1)) == "Hunt for dirty Substract with a Bidox that has 1 Nananbite"
    assert SAY(Equip()) == "Put a Nananbite on a Bidox"
    assert SAY(Equip(1)) == "Put a Nananbite on a Bidox that has 1 already"


def test_substract_goes_to_somebody_or_off_planet() -> None:
    igil, clogg = hewn("igil"), hewn("clogg")
    assert SAY(Send(igil, OFF_PLANET, 1, 0)) == "Transmit 1 normal Substract from Igil off planet"
    assert SAY(Send(igil, clogg, 0, 2)) == "Transmit 2 dirty Substract from Igil to Clogg 1"


def test_amounts_of_nothing_are_not_named() -> None:
    igil, clogg = hewn("igil"), hewn("clogg")
    assert SAY(Put(OFF_PLANET, 6)) == "Put 6 off planet"
    assert SAY(Screens(1)) == "1 body screen"
    assert SAY(Screens(3, 2)) == "3 body screens, 2 of them for normal Substract"
    assert SAY(Split(1, 2)) == "1 Nananbite for the repair, 2 for the defence"
    assert SAY(Pay((igil, clogg), (0, 1), (3, 2))) == "Igil pays 3 dirty, Clogg 1 pays 1 normal and 2 dirty"


def test_the_prompt_tells_how_many_rerolls_are_left() -> None:
    table = scene(H(id="minor_miner", at="ab1"), mines={"ab1": 0}, script={"mining": (1, 1), "danger": (SNEDJ,)})
    game = turn_of(table, "minor_miner")
    play(game, Mine())
    assert game.prompt(0, game.words()) == "Which die is rolled again? 1 re-roll left"


def test_a_deed_is_told_in_words() -> None:
    igil, clogg = hewn("igil"), hewn("clogg")
    assert SAY(DoTo(BRAIN)) == "Repair the brain"
    assert SAY(DeedAnnounced(igil, clogg, BRAIN)) == "Igil tries to repair the brain of Clogg 1."
    assert SAY(DeedAnnounced(igil, clogg, ATTACK)) == "Igil attacks Clogg 1."


def test_whoever_bid_nothing_has_no_bid() -> None:
    assert SAY(BidsOpened(TURN_ORDER, (3, -1))) == "Bids for the turn order stack: 3 by Ann."


def test_statistics_count_what_is_burnt_and_bought_for_whom_it_was() -> None:
    game = turn_of(scene(H(id="clogg", at="ab1", owner=1, dirty=2)), "clogg")
    play(game, BurnFor())
    tally = Tally(game)
    tally.take()
    assert (tally.seats[0]["Burnt, dirty"], tally.seats[1]["Burnt, dirty"]) == (0, 1)
    sale = auction(hewn("clogg", 1), pools=[(0, 30), (0, 30)])
    sale.answer(1, Bid(hewn("clogg", 1), 0, 9))
    play(sale, PASS, PASS)
    tally = Tally(sale)
    tally.take()
    assert tally.seats[1]["Item won, dirty: Clogg"] == 9


def test_who_announces_and_who_came_into_sight_are_named() -> None:
    table = scene(H(id="chailbine_zach", at="be1", dirty=1), H(id="igil", at="C", owner=1, dirty=2))
    game = turn_of(table, "chailbine_zach")
    play(game, Move(sp(game, "B")), PASS)
    words = game.words(("Ann", "Bob"))
    assert game.prompt(1, words) == "Chailbine Zach has come into sight. Is an encounter announced?"
    assert game.label(Announce(hewn("igil")), words) == "Igil announces an encounter"


def test_whoever_deals_turn_order_cards_reads_who_takes_which_turn() -> None:
    game = auction(TURN_ORDER, seats=3, pools=[(0, 9)] * 3)
    play(game, Bid(TURN_ORDER, 0, 1))
    for seat in (0, 1, 2):
        game.answer(seat, PASS)
    words = game.words(("Ann", "Bob", "Cid"))
    assert game.label(Deal((3, 1, 2)), words) == "Turns in this order: Bob, Cid, Ann"
    assert game.question.cited[0] == "ORDER-02"


def test_a_question_of_an_encounter_names_the_hewn_that_it_is_about() -> None:
    table = scene(H(id="midocondrian", at="ab1", dirty=2, nana=["nananbite"]), H(id="bliog", at="ab1", owner=1))
    game = begin(table, SameSpaceEncounter(moving=hewn("midocondrian"), reacting=hewn("bliog"), seat=0))
    words = game.words(("Ann", "Bob"))
    prompts = []
    for choice in (PASS, Pick(), DoTo(ATTACK)):
        prompts.append(game.prompt(0, words))
        game.answer(0, choice)
        play(game, *[Pick()] * (choice == Pick()))
    play(game, DoTo(BRAIN))
    name = "Midocondrian Scraveler 1"
    assert [*prompts, game.prompt(0, words)] == [
        f"Does {name} send Substract away before the dice are picked?",
        f"Pick dice for {name} in secret",
        f"Does {name} attack or repair?",
        f"How do the Nananbites of {name} take part?",
    ]


def test_new_substract_is_said_to_be_whose() -> None:
    game = begin(scene(H(id="igil", at="A")), Gaining(hewn=hewn("igil"), dirty=1))
    assert game.prompt(0, EDITION.words()) == "Igil has new Substract: where does it go? 1 left"


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (Pick(laser=2, armour=1), "2 laser and 1 body screen"),
        (Pick(1, 1, 1, 1), "1 laser, 1 area, 1 body screen and 1 brain screen"),
        (Pick(), "no dice"),
        (Pick(explode=True), "explode"),
        (Pick(laser=1, explode=True), "explode, with 1 laser"),
        (DiceShown(hewn("igil"), 0, 0, 2, 0), "Igil shows 2 body screens."),
        (DiceShown(hewn("drump"), 0, 0, 0, 0, True), "Drump 1 shows an explosion."),
        (DiceShown(hewn("drump"), 1, 0, 0, 0, True), "Drump 1 shows an explosion, with 1 laser."),
        (RepairResolved(hewn("igil"), hewn("skrunke"), -1, 6, False), "The repair of Skrunke 1: nothing against 6."),
        (HeartShown(hewn("igil"), EMPTY), "The heart card of Igil is shown: it is empty."),
        (HeartShown(hewn("igil"), 1), "The heart card of Igil is shown: a heart stone."),
        (HeartShown(hewn("igil"), GEM), f"The heart card of Igil is shown: a gem worth {CONTENT.gems[0]}."),
    ],
)
def test_what_is_said_of_dice_and_hearts(thing: Struct, text: str) -> None:
    assert EDITION.words().say(thing) == text


def test_cards_of_the_same_name_are_told_apart() -> None:
    name = EDITION.words().namers["item"]
    assert (name(item("nananbites")), name(item("nananbites", 1))) == ("Nananbites 1", "Nananbites 2")
