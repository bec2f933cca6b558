"""Coming into a space."""

from gamelode.games.hewns.events import DangerAttacked, MeetingBegan
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.kernel import PASS, proves

from ...scene import H, asked, play, scene, sp, space, told, turn_of


@proves("DANG-11", "R-91", "FORCE-02")
def test_danger_comes_before_the_enemy() -> None:
    table = scene(
        H(id="igil", at="A", shown=True),
        H(id="drump", at="ab1", owner=1),
        script={"area": (0, 0, 0), "armour": (1, 1, 1), "speed": (0,) * 4},
    )
    table.place_danger(LAVA, space(table, "ab1"))
    game = turn_of(table, "igil")
    while asked(game) != "WhatNext":
        play(game, PASS)
    play(game, Move(sp(game, "ab1")))
    kinds = [type(event).__name__ for event in told(game, DangerAttacked, MeetingBegan)]
    assert kinds == ["DangerAttacked", "MeetingBegan"]
