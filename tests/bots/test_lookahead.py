"""What a choice leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from gamelode.bots import Position, SearchBot
from gamelode.bots.lookahead import Lookahead
from gamelode.bots.values import sides_of
from gamelode.kernel import PASS, Choice, Dice, Game, Seat
from tests.kernel.forest import FOREST
from tests.kernel.forest.market import BarterForFood, Bartering, Lay
from tests.kernel.forest.table import ForestTable
from tests.kernel.scenes import DREAM, FEAST, HUNT, begin, forest


def test_nobody_answers_for_the_others_where_all_answer_freely() -> None:
    game = begin(forest(hands=([FEAST], [HUNT, DREAM])), Bartering())
    seat = game.waiting()[0]
    after = Lookahead(sides_of(game), Dice.from_seed(1)).after(game, seat, PASS).game
    assert after.waiting() == (1 - seat,)
    assert [len(hand) for hand in after.table.hands] == [1, 2]  # type: ignore[attr-defined]


def dearest_first(table: ForestTable, question: object, seat: Seat) -> Sequence[Choice] | None:
    """At the market, the highest bid at the first free stall."""
    if not isinstance(question, BarterForFood):
        return None
    options = question.options(table, seat)
    bids = [choice for choice in options if isinstance(choice, Lay)]
    return sorted(bids, key=lambda bid: (bid.stall, -table.content.card[bid.card].bid)) or options


def market(*hands: list[int], helped: bool = True) -> Game:
    rules = replace(FOREST, shortlist=dearest_first, value=lambda table, seat: 0.5) if helped else FOREST
    return Game.scene(rules.standard, forest(hands=hands), Bartering(), seats=2)


def bids(game: Game) -> list[tuple[int, int, int]]:
    return [(bid.seat, bid.stall, bid.card) for bid in cast(ForestTable, game.table).bids]


def test_where_all_answer_freely_each_goes_on_with_what_promises_most() -> None:
    game = market([FEAST], [HUNT, DREAM])
    ended = game.clone()
    assert Lookahead((0, 1), Dice.from_seed(1)).play_on(ended, game.question.number)
    for _ in range(3):
        seat = game.waiting()[0]
        choices = dearest_first(cast(ForestTable, game.table), game.question, seat)
        assert choices
        game.play(seat, choices[0])
    assert ended.save() == game.save()


def test_without_a_shortlist_nobody_knows_how_they_go_on() -> None:
    game = market([FEAST], [HUNT, DREAM], helped=False)
    assert not Lookahead((0, 1), Dice.from_seed(1)).play_on(game, game.question.number)
    assert bids(game) == []


def test_search_judges_an_answer_that_others_may_outdo_when_all_are_in() -> None:
    tree = SearchBot(1, iterations=30).think(Position(market([FEAST, FEAST], [HUNT, DREAM]), 0))
    assert len(tree.root.actions) > 1
    assert not any(node.actions for node in tree.root.actions.values())
