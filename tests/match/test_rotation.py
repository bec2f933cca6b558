"""Where all act freely, bots leave people the time to act."""

from gamelode.catalogue import game_named
from gamelode.games.hewns.rules.auction.auction import Hunt, PlaceBidoxes
from gamelode.kernel import PASS, proves
from gamelode.match import Match, players_named

HEWNS = game_named("hewns")


def auction(*seats: str, first: int) -> Match:
    """An auction in which this seat is the first to place a Bidox."""
    matches = (Match.start(HEWNS.standard, players_named(seats), seed) for seed in range(99))
    return next(match for match in matches if match.game.waiting()[0] == first)


def placed(match: Match) -> list[int]:
    """How many Bidoxes each player has used."""
    question = match.game.question
    assert isinstance(question, PlaceBidoxes)
    return [question.answered(seat) for seat in range(len(match.players))]


@proves("R-48")
def test_bots_wait_for_a_person_who_comes_first() -> None:
    match = auction("you", "random", "random", first=0)
    match.let_bots_move()
    assert placed(match) == [0, 0, 0]


@proves("R-48")
def test_bots_place_one_bidox_after_each_of_a_person() -> None:
    match = auction("random", "you", "random", first=2)
    match.let_bots_move()
    assert placed(match) == [1, 0, 1]
    match.answer(1, Hunt())
    match.let_bots_move()
    assert placed(match) == [2, 1, 2]


@proves("R-48")
def test_bots_keep_up_with_a_person_while_another_takes_his_time() -> None:
    match = auction("you", "random", "you", first=0)
    match.answer(2, Hunt())
    match.let_bots_move()
    assert placed(match) == [0, 1, 1]


@proves("R-48")
def test_when_all_people_have_passed_bots_go_on() -> None:
    match = auction("you", "random", first=0)
    match.answer(0, PASS)
    match.let_bots_move()
    assert match.game.view(None).round == 2


@proves("R-48")
def test_when_the_time_is_up_bots_still_place_their_bidoxes() -> None:
    match = Match.start(HEWNS.standard, players_named(("you", "random")), 1, {"clock": True})
    match.time_is_up()
    assert [seat for seat, _ in match.history] == [0]
