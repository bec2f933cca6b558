"""Cave-In at its board: every question it can ask, also those that seldom come."""

import re
from collections.abc import Iterator
from itertools import count

from playwright.sync_api import expect

import gamelode
from gamelode.games.cavein import RULES
from gamelode.games.cavein.rules.actions import TakeAction
from gamelode.games.cavein.rules.payment.paying import AskToPay
from gamelode.kernel import Dice, Game, Question
from tests.games.cavein.scene import WITH_BIOSS, P, card, lead, mine, pay, play, played, table, turn_of

from .conftest import Visit
from .scenes import Scene

ASKED = {frame.__name__ for frame in RULES.standard.frames if issubclass(frame, Question)} - {AskToPay.__name__}


def moments() -> Iterator[tuple[str, Game]]:
    """Each question once, where random play first asks it of the first seat and leaves a choice."""
    missing = set(ASKED)
    for seed in count():
        game, dice = gamelode.start("cavein", seats=2, seed=seed), Dice.from_seed(f"play {seed}")
        while not game.is_over and missing:
            seat, name = game.waiting()[0], type(game.question).__name__
            if name in missing and seat == 0 and len(game.options(0)) > 1:
                missing.remove(name)
                yield name, game.clone()
            game.play(seat, game.sample(seat, dice))
        if not missing:
            return


def full_table() -> Game:
    """Four players with many cards in their Bases, at the first seat's action."""
    found: list[Game] = []
    for seed in range(4):
        game, dice = gamelode.start("cavein", seats=4, seed=seed), Dice.from_seed(f"play {seed}")
        while not game.is_over:
            if game.waiting() == (0,) and isinstance(game.question, TakeAction):
                found.append(game.clone())
            game.play(game.waiting()[0], game.sample(game.waiting()[0], dice))
    return max(found, key=lambda each: sum(len(player.base) for player in each.view(0).players))


def paying() -> Game:
    """A crystal that can be paid for in one way alone."""
    game = turn_of(table(P(hand=["shuwar"]), P(), mine=["blue-3a"]))
    play(game, mine("blue-3a"))
    return game


def test_the_bases_of_four_players_fit_the_screen(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, full_table())
    expect(ann.page.get_by_label(re.compile("^Dot.s Base$"))).to_be_in_viewport(ratio=1)
    board = ann.page.locator("main.board")
    ann.settle()
    assert board.evaluate("found => found.scrollHeight") <= board.evaluate("found => found.clientHeight")


def test_the_only_payment_stands_on_the_button_that_pays_it(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, paying())
    expect(ann.find("pay")).to_contain_text("Shu'War")


def test_every_piece_of_a_full_table_is_one_piece_of_the_page(address: str, visit: Visit) -> None:
    ann = visit()
    Scene(ann, address, full_table())
    ann.settle()
    pieces = ann.page.locator("[data-piece]").evaluate_all("found => found.map(one => one.dataset.piece)")
    assert len([piece for piece in pieces if piece.startswith("card:")]) > 20
    assert len(pieces) == len(set(pieces))


def test_the_track_says_what_it_counts(address: str, visit: Visit) -> None:
    ann = visit()
    game = full_table()
    Scene(ann, address, game)
    left = game.view(0).collapse - game.view(0).cave_in
    expect(ann.find("danger")).to_contain_text(f"{left} step")
    expect(ann.find("goal")).to_contain_text("Most points")


def test_every_question_is_asked_and_answered_at_the_board(address: str, visit: Visit) -> None:
    ann, seen = visit(), set()
    scene: Scene | None = None
    for name, game in moments():
        if scene is None:
            scene = Scene(ann, address, game)
        else:
            scene.show(game)
        asked = ann.last["asked"]
        expect(ann.page.locator(f"[data-ticket='{asked['ticket']}']")).to_be_attached()
        expect(ann.find("prompt")).to_have_text(asked["prompt"])
        ann.choose()
        seen.add(name)
        assert len(scene.answers) == len(seen)
    assert seen == ASKED


def test_cards_count_double_in_the_payment_bar_under_a_seeder(address: str, visit: Visit) -> None:
    """A Stalkroot of level 2 pays for a crystal of cost 3, and the bar says so."""
    hand = ["sapling", "stalkroot", "driller"]
    game = turn_of(table(P(hand=hand, base=["seeder"]), P(), mine=["green-3a"], factions=WITH_BIOSS))
    play(game, lead("seeder"), mine("green-3a"))
    ann = visit()
    scene = Scene(ann, address, game)
    held, said = (ann.page.locator(f"[data-place='hand:{card(id)}']") for id in hand), ann.find("sum")
    sapling, stalkroot, _ = held
    expect(said).to_contain_text("worth 3")
    sapling.click()
    expect(said).to_contain_text("2 of 3 from 1 card")
    expect(ann.find("pay")).to_have_attribute("aria-disabled", "true")
    sapling.click()
    stalkroot.click()
    expect(said).to_contain_text("4 of 3 from 1 card")
    expect(ann.find("pay")).not_to_have_attribute("aria-disabled", "true")
    ann.shot("cavein-seeder")
    answered = ann.answered()
    ann.find("pay").click()
    answered.wait_for()
    assert scene.answers == [pay("stalkroot")]
    assert played(scene.game) == ["stalkroot"]
