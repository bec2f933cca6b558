"""Scouting cards of the variant."""

from gamelode.games.hewns.kinds import NEW_MINE
from gamelode.games.hewns.rules.mining.danger_dice import DangerDice
from gamelode.games.hewns.rules.moving.leap import Fly
from gamelode.kernel import YES, proves

from ...scene import H, asked, at, begin, play, scene, sp, state, turn_of, where, who


@proves("R-103", "NEWM-01")
def test_a_seam_map_places_the_mine() -> None:
    table = scene(seats=3, scouting=["seam_map"], mines={"ab1": 0}, order=(3, 1, 2), active=1)
    table.danger_dice = (NEW_MINE,)
    game = begin(table, DangerDice(seat=1, space=0))
    assert (asked(game), who(game)) == ("UseSeamMap", (0,))
    play(game, YES)
    assert (asked(game), who(game)) == ("PlaceMine", (0,))
    assert at(game).scouting[0] == ()


@proves("R-103")
def test_a_weather_eye_saves_a_flyer() -> None:
    table = scene(H(id="sveanivo", at="ab1"), scouting=["weather_eye"], script={"d10": (0, 0)})
    game = turn_of(table, "sveanivo")
    play(game, Fly(sp(game, "ae2")))
    assert where(game, "sveanivo") == "ae2"
    assert at(game).scouting[0] == ()
    play(game, Fly(sp(game, "ab1")))
    assert state(game, "sveanivo") == "dead"
