"""Onto the board and off it."""

from gamelode.games.hewns.events import HeartShown
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.enter_leave import Enter, Leave
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.games.hewns.rules.player_turn import END_TURN, Begin
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.kernel import proves

from ...scene import H, at, hewn, play, player_turn, refused, scene, sp, told, turn_of, where


@proves("ENTER-01", "ENTER-02", "SIZE-03", "SCOUT-01", "SCOUT-02", "SCOUT-03", "R-28", "R-29")
def test_entrances_common_and_secret() -> None:
    table = scene(H(id="igil"), H(id="clogg"), H(id="drump", owner=1), scouting=["secret_entrance"])
    game = player_turn(table)
    assert refused(game, FindEntrance(sp(game, "A"))) == "R-29"  # has one
    assert refused(game, FindEntrance(sp(game, "ab1"))) == "SCOUT-02"
    assert refused(game, FindEntrance(sp(game, "E")), 1) == "SCOUT-01"
    play(game, FindEntrance(sp(game, "E")))
    assert at(game).entrances_left == (3, 1, 1)
    assert refused(game, FindEntrance(sp(game, "G"))) == "SCOUT-01"  # the card is used up
    play(game, Begin(hewn("clogg")))
    assert refused(game, Enter(sp(game, "F"))) == "ENTER-01"  # a small entrance
    play(game, Enter(sp(game, "E")), END_HEWN_TURN, Begin(hewn("igil")))
    assert refused(game, Enter(sp(game, "E"))) == "ENTER-01"
    play(game, END_HEWN_TURN, END_TURN)
    other = turn_of(at(game), "drump")
    assert refused(other, Enter(sp(other, "E"))) == "ENTER-01"


@proves("EXIT-01", "EXIT-03", "R-36")
def test_a_hewn_that_left_may_stay_away_and_come_back() -> None:
    game = player_turn(scene(H(id="igil", at="B")))
    play(game, Begin(hewn("igil")))
    assert refused(game, Leave()) == "EXIT-01"
    assert refused(game, Enter(sp(game, "A"))) == "ENTER-01"  # it is on the board
    play(game, Move(sp(game, "ab2")), Move(sp(game, "ab1")), Move(sp(game, "A")), Leave(), END_TURN)
    again = player_turn(at(game))
    play(again, Begin(hewn("igil")), END_HEWN_TURN)
    assert where(again, "igil") == ""
    later = turn_of(at(game), "igil")
    assert refused(later, Enter(sp(later, "D"))) == ""


@proves("R-98")
def test_the_heart_card_of_another_players_hewn_is_shown_when_it_leaves() -> None:
    igil = hewn("igil")
    for brought_by, known in ((0, False), (1, True)):
        table = scene(H(id="igil", at="A", heart="1"), seats=3)
        table.brought_by[igil] = brought_by
        game = turn_of(table, "igil")
        play(game, Leave())
        assert told(game, HeartShown) == ([HeartShown(igil, 1)] if known else [])
