"""Secret entrances."""

from gamelode.games.hewns.kinds import MEDIUM
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.kernel import proves

from ...scene import player_turn, refused, scene, sp, space


@proves("SCOUT-01", "SCOUT-02", "R-29")
def test_a_node_has_one_entrance_and_an_empty_stack_has_none() -> None:
    table = scene(scouting=["secret_entrance"])
    table.secret_entrances, table.entrances_left = ((space(table, "E"), MEDIUM, 1),), (3, 1, 1)
    game = player_turn(table)
    assert refused(game, FindEntrance(sp(game, "E"))) == "R-29"  # another player's
    assert refused(game, FindEntrance(sp(game, "G"))) == ""
    table.secret_entrances = tuple((space(table, node), MEDIUM, 1) for node in ("E", "E"))
    table.entrances_left = (3, 0, 1)
    assert refused(player_turn(table), FindEntrance(sp(game, "G"))) == "R-29"  # no medium one is left
