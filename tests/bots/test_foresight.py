"""What a choice leads to."""

from __future__ import annotations

from gamelode.bots.foresight import Foresight
from gamelode.bots.payoffs import sides_of
from gamelode.kernel import PASS, Dice
from tests.kernel.forest.market import Bartering
from tests.kernel.scenes import DREAM, FEAST, HUNT, begin, forest


def test_nobody_answers_for_the_others_where_all_answer_freely() -> None:
    game = begin(forest(hands=([FEAST], [HUNT, DREAM])), Bartering())
    seat = game.waiting()[0]
    after = Foresight(sides_of(game), Dice.from_seed(1)).after(game, seat, PASS).game
    assert after.waiting() == (1 - seat,)
    assert [len(hand) for hand in after.table.hands] == [1, 2]  # type: ignore[attr-defined]
