"""What a search would do, and why: from what the seat knows, and the same every time."""

from __future__ import annotations

import pytest

from gamelode.bots import Position
from gamelode.games.cavein import RULES
from gamelode.kernel import Dice, Game
from gamelode.kernel.lessons import PartWords
from gamelode.teaching import Advice, advise
from gamelode.teaching.reasons import compared, said_at_once, said_later, why_better, why_worse
from tests.games.cavein.scene import P, actions_of, mine, raid, rounds_from, table, use
from tests.kernel.forest import FOREST

BUDGET = 40


def advice_in(game: Game, seat: int = 0, iterations: int = BUDGET) -> Advice:
    return advise(RULES, Position(game, seat), iterations=iterations, players=["Ann", "Bo"])


def midgame(seed: int = 3) -> Game:
    game, dice = Game.start(RULES.standard, 2, seed), Dice.from_seed(seed)
    while game.answers < 20 or len(game.options(game.waiting()[0])) < 4:
        game.play(game.waiting()[0], game.sample(game.waiting()[0], dice))
    return game


def test_the_best_choice_comes_first() -> None:
    scene = table(P(hand=["frogtopus", "fishbean"]), P(), mine=["blue-3a", "blue-1a"])
    advice = advice_in(rounds_from(scene))
    assert advice.choices[0].choice == mine("blue-3a")
    assert advice.choices[0].label == "Mine blue crystal (cost 3, 4 VP)"
    chances = [each.chance for each in advice.choices]
    assert chances == sorted(chances, reverse=True)
    assert len(chances) == 3


def test_it_says_how_good_the_game_looks_before_and_after() -> None:
    rich = P(hand=["shuwar", "mushell"], crystals=["yellow-10a", "blue-6a"])
    advice = advice_in(rounds_from(table(rich, P(), mine=["blue-3a"])))
    assert advice.now > 0.6
    assert advice.choices[0].chance > advice.now


def test_the_same_seed_and_budget_give_the_same_advice() -> None:
    game = midgame()
    assert advice_in(game, game.waiting()[0]) == advice_in(game, game.waiting()[0])


def test_it_is_the_same_whatever_is_hidden() -> None:
    game = midgame()
    seat = game.waiting()[0]
    told = [advice_in(game.redeal(seat, Dice.from_seed(each)), seat) for each in "abc"]
    assert told[0] == told[1] == told[2] == advice_in(game, seat)


def test_a_single_choice_needs_no_reason() -> None:
    advice = advice_in(actions_of(table(P(), P())))
    assert [each.why for each in advice.choices] == [""]


def test_a_game_without_parts_is_advised_without_reasons() -> None:
    game = Game.start(FOREST.standard, 2, 1)
    advice = advise(FOREST, Position(game, game.waiting()[0]), iterations=10)
    assert advice.choices
    assert not any(each.why for each in advice.choices)


def test_whoever_stops_it_gets_what_was_found_so_far() -> None:
    position = Position(midgame(), 0) if midgame().waiting() == (0,) else Position(midgame(), 1)
    assert advise(RULES, position, iterations=10**6, is_stopped=lambda: True).choices


# --- reasons


def test_choices_are_compared_part_by_part() -> None:
    game = rounds_from(
        table(P(hand=["frogtopus", "fishbean"]), P(base=["drollo", "driller"]), mine=["blue-3a", "blue-1a"])
    )
    difference = compared(Position(game, 0), mine("blue-3a"), mine("blue-1a"), Dice.from_seed(1))
    assert difference["points"] == 3
    assert difference["hand"] < 0


def test_a_reason_names_what_is_more_and_what_is_less() -> None:
    game = rounds_from(table(P(hand=["frogtopus", "fishbean"]), P(), mine=["blue-3a", "blue-1a"]))
    difference = compared(Position(game, 0), mine("blue-3a"), mine("blue-1a"), Dice.from_seed(1))
    assert said_at_once(difference, RULES.lessons.parts).startswith("It brings more points")
    assert why_worse(difference, RULES.lessons.parts).startswith("It brings fewer points")


def test_a_raid_is_compared_with_a_skill() -> None:
    game = rounds_from(table(P(hand=["frogtopus"]), P(base=["shuwar", "driller"], totems=["brown"]), mine=["blue-1a"]))
    difference = compared(Position(game, 0), raid(1), use("frogtopus"), Dice.from_seed(1))
    assert difference["hand"] > 0
    assert difference["tempo"] < 0


WORDS = {
    name: PartWords(id=name, more=f"has more {name}", less=f"has less {name}")
    for name in ("gold", "time", "luck", "salt")
}


@pytest.mark.parametrize(
    ("difference", "better", "worse"),
    [
        ({"gold": 3.0}, "It has more gold.", "It has less gold."),
        ({"gold": 3.0, "time": -1.0}, "It has more gold, but has less time.", "It has less gold, but has more time."),
        ({"gold": 3.0, "time": 0.1}, "It has more gold.", "It has less gold."),  # too little to be told
        (
            {"gold": 3.0, "time": 2.0, "luck": 1.0, "salt": -2.5},
            "It has more gold and has more time, but has less salt.",
            "It has less gold and has less time, but has more salt.",
        ),
        ({"weather": 2.0}, "", ""),  # a part that nobody has words for
        ({}, "", ""),
    ],
)
def test_differences_in_words(difference: dict[str, float], better: str, worse: str) -> None:
    assert (said_at_once(difference, WORDS), why_worse(difference, WORDS)) == (better, worse)


@pytest.mark.parametrize(
    ("at_once", "later", "told"),
    [
        ({"gold": -1.0}, {"time": 2.0}, "In what follows it has more time; at once it has less gold."),
        ({"gold": 0.0}, {"time": 2.0}, "In what follows it has more time."),
        ({"gold": -1.0}, {"gold": -2.0}, "In what follows it pays off; at once it has less gold."),
    ],
)
def test_what_pays_off_later_in_words(at_once: dict[str, float], later: dict[str, float], told: str) -> None:
    assert said_later(at_once, later, WORDS) == told


def test_a_choice_that_pays_off_at_once_is_not_looked_at_later() -> None:
    game = rounds_from(table(P(hand=["frogtopus", "fishbean"]), P(), mine=["blue-3a", "blue-1a"]))
    position, dice = Position(game, 0), Dice.from_seed(1)
    told = why_better(position, mine("blue-3a"), mine("blue-1a"), RULES.lessons.parts, dice)
    assert told.startswith("It brings more points")
    told = why_better(position, mine("blue-1a"), mine("blue-3a"), RULES.lessons.parts, dice)
    assert told.startswith("In what follows it ")
