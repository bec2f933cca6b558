"""Heart cards."""

from gamelode.games.hewns.events import HeartShown
from gamelode.games.hewns.kinds import EMPTY
from gamelode.games.hewns.rules.heart_cards import take_gem
from gamelode.games.hewns.rules.states import kill
from gamelode.kernel import proves

from ..scene import IGIL, H, at, player_turn, scene


@proves("R-98", "R-58")
def test_all_see_the_heart_card_of_a_dead_hewn() -> None:
    for heart in ("stone", ""):
        table = scene(H(id="igil", at="A", heart=heart), stones=1)
        game = player_turn(table)
        kill(table, IGIL)
        assert HeartShown(IGIL, 0 if heart else EMPTY) in (at(game).news or ())


@proves("R-98", "MINE-14")
def test_all_see_whether_a_stone_makes_room_for_a_gem() -> None:
    table = scene(H(id="igil", at="A", heart="stone"), stones=1)
    game = player_turn(table)
    take_gem(table, IGIL)
    assert HeartShown(IGIL, 0) in (at(game).news or ())
