"""Rounds, income and harvest."""

from gamelode.games.hewns.kinds import OFF_PLANET
from gamelode.games.hewns.rules.player_turn import END_TURN
from gamelode.games.hewns.rules.rounds import Rounds
from gamelode.games.hewns.rules.technology.transmit import Put
from gamelode.kernel import PASS, Game, proves

from ..scene import EDITION, H, asked, at, begin, hewn, load, play, scene, state


@proves("ROUND-01", "ROUND-02", "HARV-01", "HARV-02")
def test_income_falls_from_round_to_round() -> None:
    game = Game.start(EDITION, 2, 1)
    seen: list[int] = []
    while not game.is_over:
        if asked(game) == "PlaceBidoxes" and at(game).round > len(seen):
            seen.append(at(game).dirty[0])
        play(game, PASS if asked(game) == "PlaceBidoxes" else END_TURN)
    assert seen == [36, 36 + 8 + 25, 36 + 8 + 25 + 8 + 15]


@proves("HARV-04", "HARV-03", "R-38")
def test_a_harvest_token_is_kept_or_sent() -> None:
    game = begin(scene(H(id="igil", at="A"), H(id="spricelos", at="D"), H(id="drump"), round=0), Rounds())
    assert list(game.options(0)) == [Put(OFF_PLANET, 1), Put(hewn("igil"), 1)]
    play(game, Put(hewn("igil"), 1))
    assert load(game, "igil") == (0, 1)
    assert at(game).dirty[0] == 36 + 1  # the Spricelos has no store and no friend in sight
    assert asked(game) == "PlaceBidoxes"  # off the board nothing is harvested
    game = begin(scene(H(id="igil", at="A"), H(id="bliog", at="B"), round=0), Rounds())
    play(game, Put(hewn("bliog"), 1))  # in sight
    assert load(game, "bliog") == (0, 1)


@proves("R-86", "HARV-03")
def test_a_hewn_that_recovers_has_missed_the_harvest() -> None:
    table = scene(H(id="igil", at="A", damaged=True, nana=["nananbite"]), round=0, script={"nana": (8,), "d10": (0,)})
    game = begin(table, Rounds())
    assert state(game, "igil") == "healthy"
    assert at(game).dirty == [36, 36]


@proves("END-02", "R-41")
def test_the_game_ends_after_the_third_round() -> None:
    game = Game.start(EDITION, 2, 1)
    while not game.is_over:
        play(game, PASS if asked(game) == "PlaceBidoxes" else END_TURN)
    assert (at(game).over, at(game).round) == ("END-02", 3)
