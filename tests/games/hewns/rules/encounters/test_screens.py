"""Body screens."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import Rolled
from gamelode.games.hewns.kinds import ATTACK, LAVA
from gamelode.games.hewns.rules.encounters.same_space import DoTo
from gamelode.games.hewns.rules.encounters.screens import Screens
from gamelode.games.hewns.rules.moving.dangers import DangerAttack
from gamelode.kernel import PASS, proves

from ...scene import CONTENT, DRUMP, MISS, H, begin, hewn, load, meet, pay_all, play, refused, scene, state, told


@proves("DANG-05", "DANG-19", "ARM-03", "SCREEN-03")
def test_screens_against_a_danger() -> None:
    table = scene(
        H(id="igil", at="ab1", normal=1, dirty=7),
        script={"area": (3, 3, 3), "armour": (2, 2, 2, 0, 0, 0, 0, 0, 0, 0), "speed": (2, 1, 0, 0)},
    )
    game = begin(table, DangerAttack(hewn=hewn("igil"), danger=LAVA))
    assert refused(game, Screens(8, 1)) == "DANG-05"
    assert refused(game, Screens(7, 2)) == "DANG-05"
    play(game, Screens(7, 0))
    assert load(game, "igil") == (1, 0)
    assert state(game, "igil") == "healthy"  # 9 against 9
    rolled = [event for event in told(game, Rolled) if isinstance(event, Rolled) and event.die == "armour"]
    assert len(rolled[0].faces) == CONTENT.armour[hewn("igil")] + 7


@proves("SCREEN-03", "SAME-14", "SAME-21")
def test_body_screens_add_armour_dice_to_the_one_who_made_them() -> None:
    hewns = (H(id="drump", at="ab1"), H(id="igil", at="ab1", owner=1, dirty=2))
    game = meet(scene(*hewns, script={**MISS, "close_combat": (0,) * 9}), "drump", "igil")
    play(game, Pick(), Pick(armour=2))
    pay_all(game)
    play(game, DoTo(ATTACK), DoTo(ATTACK), PASS)
    rolls = [(event.hewn, len(event.faces)) for event in told(game, Rolled) if isinstance(event, Rolled)
             and event.die == "armour"]  # fmt: skip
    assert rolls == [(hewn("igil"), 5), (DRUMP, 2)]
