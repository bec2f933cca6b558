"""Attacks of danger tokens, and calming the planet."""

from gamelode.games.hewns.events import DangerAttacked, DangerRolled, Rolled
from gamelode.games.hewns.kinds import ESCAPE, LAVA, PLANET_ATTACK, SNEDJ, AttackResult
from gamelode.games.hewns.rules.encounters.escape import FreeMove
from gamelode.games.hewns.rules.hewn_turn import END_HEWN_TURN
from gamelode.games.hewns.rules.moving.arrive import Arriving
from gamelode.games.hewns.rules.moving.dangers import Calm, DangerAttack
from gamelode.games.hewns.rules.moving.move import Move
from gamelode.kernel import proves

from ...scene import (
    CONTENT,
    EDITION,
    H,
    at,
    begin,
    first,
    hewn,
    play,
    refused,
    scene,
    sp,
    space,
    state,
    told,
    turn_of,
    where,
)


@proves("DANG-02", "DANG-04", "DANG-06", "DANG-08", "SLOC-01", "ARM-01", "AP-08", "R-17")
def test_what_dangers_roll_and_what_defends() -> None:
    for danger, die, count in ((SNEDJ, "close_combat", 8), (LAVA, "area", 3), (PLANET_ATTACK, "laser", 3)):
        table = scene(
            H(id="clogg", at="ab1", sicket=["slocic_shield"]),
            script={die: (1,) * count, "armour": (2, 1, 1), "speed": (0, 0, 1, 0)},
        )
        table.turn.hewn, table.turn.ap = hewn("clogg"), 0  # spent points do not matter
        game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=danger))
        result: AttackResult = "hit" if count > 5 else "failed"
        assert told(game, DangerAttacked) == [DangerAttacked(danger, hewn("clogg"), count, 5, result)]
        assert state(game, "clogg") == ("dead" if count > 5 else "healthy")


@proves("DANG-02")
def test_a_danger_is_told_to_roll_its_own_dice() -> None:
    table = scene(H(id="clogg", at="ab1"), script={"area": (1, 0, 2)})
    game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=LAVA))
    [rolled] = told(game, DangerRolled)
    assert EDITION.words().say(rolled) == "lava rolls 1, 0 and 2 (3) on the area dice against Clogg 1."
    assert {event.die for event in told(game, Rolled) if type(event) is Rolled} == {"armour", "speed"}


@proves("DANG-09", "R-32", "DANG-11")
def test_unhealthy_hewns_die_in_danger() -> None:
    table = scene(
        H(id="clogg", at="A", damaged=True, shown=True), H(id="drump", at="A", owner=-1, shown=True),
        dangers={"ab1": LAVA}, script={"area": (0,) * 6},
    )  # fmt: skip
    for id in ("clogg", "drump"):
        game = begin(table, Arriving(hewn=hewn(id), space=space(table, "ab1")))
        assert state(game, id) == "dead"
        assert told(game, DangerAttacked) == []  # nothing is rolled


@proves("DANG-07", "SWARM-06")
def test_a_swarm_loses_members_to_a_danger() -> None:
    table = scene(H(id="veyark", at="ab1"), script={"area": (3, 3, 0), "speed": (2, 1, 0, 0)})
    game = begin(table, DangerAttack(hewn=hewn("veyark"), danger=LAVA))
    first(game, 3)
    assert at(game).size_of_swarm(hewn("veyark")) == 6


@proves("FORCE-04", "DANG-11")
def test_who_survives_goes_on() -> None:
    table = scene(
        H(id="clogg", at="A"), dangers={"ab1": LAVA}, script={"area": (0, 0, 0), "armour": (0, 0), "speed": (0,) * 4}
    )
    game = turn_of(table, "clogg")
    play(game, Move(sp(game, "ab1")), Move(sp(game, "ab2")), END_HEWN_TURN)
    assert state(game, "clogg") == "healthy"


@proves("DANG-09")
def test_a_danger_kills_an_unhealthy_hewn_without_a_roll() -> None:
    for owner, damaged in ((0, True), (-1, False)):
        table = scene(H(id="clogg", at="ab1", owner=owner, damaged=damaged), script={"area": (0, 0, 0)})
        game = begin(table, DangerAttack(hewn=hewn("clogg"), danger=LAVA))
        assert state(game, "clogg") == "dead"


@proves("CALM-01", "CALM-02", "CALM-03", "COST-05", "DANG-10", "R-80")
def test_calm_planet_reaches_four_spaces_without_sight() -> None:
    table = scene(H(id="clogg", at="ab1"), dangers={"be1": LAVA, "bc2": SNEDJ})
    game = turn_of(table, "clogg")
    assert refused(game, Calm(sp(game, "bc2"))) == ""  # ab2, B, bc1, bc2
    play(game, Calm(sp(game, "be1")))
    assert at(game).danger[sp(game, "be1")] == -1
    assert at(game).danger_left[LAVA] == CONTENT.files.danger_tokens.lava
    assert at(game).turn.ap == 3
    assert refused(game, Calm(sp(game, "be1"))) == "CALM-01"
    far = turn_of(scene(H(id="clogg", at="A"), dangers={"bc2": SNEDJ}), "clogg")
    assert refused(far, Calm(sp(far, "bc2"))) == "CALM-01"
    table = scene(H(id="clogg", at="A"), dangers={"ab1": LAVA})
    table.place_danger(SNEDJ, space(table, "A"))
    here = turn_of(table, "clogg")
    assert refused(here, Calm(sp(here, "ab1"))) == "CALM-02"


@proves("R-35", "R-91", "DANG-04")
def test_two_escapes_get_away_from_a_danger() -> None:
    table = scene(
        H(id="dreampogg", at="A", sicket=["slocic_shield"]),
        dangers={"ab1": PLANET_ATTACK},
        script={"laser": (4, 4, 4), "armour": (0, 0, 0), "speed": (ESCAPE, ESCAPE, 0, 0, 0)},
    )
    game = turn_of(table, "dreampogg")
    play(game, Move(sp(game, "ab1")), FreeMove(sp(game, "ab2")))
    assert where(game, "dreampogg") == "ab2"
    assert state(game, "dreampogg") == "healthy"
