"""Views add what a seat may know; a re-dealt game is one that it could be in."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelode.kernel import Dice, Game, proves
from tests.kernel.forest import FOREST
from tests.kernel.forest.market import Bartering, Lay
from tests.kernel.forest.wolf import FIGHT, Ambush, Commit
from tests.kernel.scenes import BREW, BUCKLER, EDITION, FEAST, HUNT, begin, forest, play, random_game


@proves("SETUP-01")
def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    game = Game.start(EDITION, 3, 1)
    view = game.view(1)
    assert len(view.hand) == 4
    assert [seat.hand for seat in view.seats] == [4, 4, 4]
    assert view.glades == (0,) * 6


def test_a_spectator_sees_no_hand() -> None:
    assert Game.start(EDITION, 2, 1).view(None).hand == ()


def test_a_view_shows_the_rules_under_way() -> None:
    assert Game.start(EDITION, 2, 1).view(0).rules == ("Days", "Round", "Bartering", "BarterForFood")


def test_what_is_laid_is_seen_by_whoever_laid_it() -> None:
    game = play(begin(forest(hands=([FEAST, HUNT], [BREW])), Bartering()), (0, Lay(1, HUNT)))
    assert [bid.card for bid in game.view(0).bids] == [HUNT]
    assert game.view(1).bids == ()
    assert game.view(1).seats[0].stalls == (1,)


@given(st.integers(0, 2**64), st.integers(2, 4), st.integers(0, 60))
def test_a_redealt_game_looks_the_same_and_depends_on_nothing_hidden(seed: int, seats: int, answers: int) -> None:
    game = random_game(seats, seed % 50, answers)
    for seat in (*range(seats), None):
        other = game.redeal(seat, Dice.from_seed(seed))
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(game.view(seat))
        dice = Dice.from_seed(seed + 1)
        assert other.redeal(seat, dice).save() == game.redeal(seat, Dice.from_seed(seed + 1)).save()


def test_redealing_leaves_the_game_alone() -> None:
    game = random_game(3, 3, 30)
    before = game.save()
    game.redeal(0, Dice.from_seed(1))
    assert game.save() == before


def hands_of(game: Game) -> list[list[int]]:
    hands: list[list[int]] = game.table.hands  # type: ignore[attr-defined]
    return hands


def test_every_possible_hand_can_come_up() -> None:
    game = begin(forest(hands=([FEAST, HUNT], [BUCKLER])), Bartering())
    seen = {hands_of(game.redeal(0, Dice.from_seed(seed)))[1][0] for seed in range(100)}
    assert seen == set(range(6))
    assert all(hands_of(game.redeal(0, Dice.from_seed(seed)))[0] == [FEAST, HUNT] for seed in range(9))


def test_unrevealed_answers_of_others_are_given_anew() -> None:
    game = play(begin(forest(), Ambush(met=(0, 2, 1))), *[(0, FIGHT), (0, FIGHT), (1, FIGHT)])
    play(game, (0, Commit(3)), (0, Commit(0)))
    imagined = [game.redeal(1, Dice.from_seed(seed)).question.said for seed in range(60)]  # type: ignore[attr-defined]
    assert {said[0].dice for said in imagined} == {0, 1, 2, 3}
    assert game.redeal(0, Dice.from_seed(1)).question.said == {0: Commit(3), 2: Commit(0)}  # type: ignore[attr-defined]


def test_an_imagined_game_has_dice_of_its_own_and_no_seed() -> None:
    game = Game.start(EDITION, 2, "secret")
    other = game.redeal(0, Dice.from_seed(1))
    assert other.table.dice.key != game.table.dice.key
    assert b"secret" not in other.save()
    assert game.table.dice.key not in other.save()


def test_what_nobody_has_seen_follows_from_the_given_dice() -> None:
    game = random_game(2, 4, 20)
    assert game.redeal(0, Dice.from_seed(5)).save() == game.redeal(0, Dice.from_seed(5)).save()
    assert game.redeal(0, Dice.from_seed(5)).save() != game.redeal(0, Dice.from_seed(6)).save()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_shares(seats: int) -> None:
    game = random_game(seats, 1, 30)
    assert FOREST.value is not None
    shares = [FOREST.value(game.table, seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in shares)
