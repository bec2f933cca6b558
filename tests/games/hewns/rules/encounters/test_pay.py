"""Paying for dice."""

from gamelode.games.hewns.dice import Pick
from gamelode.games.hewns.events import AttackResolved, Malfunctioned
from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.encounters.pay import CANNOT_PAY, Pay
from gamelode.games.hewns.rules.encounters.ranged import Target
from gamelode.kernel import proves

from ...scene import IGIL, SMEG, ZACH, H, asked, at, encounter, first, hewn, load, pay_all, play, refused, state, told


@proves("RANG-17", "RANG-18", "RANG-24", "R-96", "R-72")
def test_who_cannot_pay_malfunctions_and_keeps_its_substract() -> None:
    hewns = (H(id="igil", at="B", dirty=1), H(id="smeggler", at="C", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={})
    play(game, Pick(laser=3), Target(SMEG))
    assert list(game.options(0)) == [CANNOT_PAY]
    play(game, CANNOT_PAY)
    assert told(game, Malfunctioned) == [Malfunctioned(IGIL)]
    assert (state(game, "igil"), load(game, "igil")) == ("stunned", (0, 1))


@proves("RANG-25", "XMIT-06")
def test_a_payment_names_who_pays() -> None:
    hewns = (H(id="igil", at="B", normal=1, dirty=1), H(id="bliog", at="A", dirty=2), H(id="smeggler", at="C", owner=1))
    game = encounter(*hewns, moving=IGIL, announced=(IGIL,), script={"laser": (0, 0)})
    play(game, Pick(laser=2), Target(SMEG))
    assert refused(game, Pay((IGIL,), (1,), (0,))) == "RANG-24"
    assert refused(game, Pay((SMEG,), (0,), (2,))) == "RANG-25"
    assert refused(game, Pay((IGIL,), (2,), (0,))) == "RANG-25"  # more than it has of either kind
    assert refused(game, Pay((IGIL,), (0,), (2,))) == "RANG-25"
    assert refused(game, CANNOT_PAY) == "RANG-18"
    play(game, Pay((IGIL, hewn("bliog")), (1, 0), (0, 1)))
    assert (load(game, "igil"), load(game, "bliog")) == ((0, 1), (0, 1))


@proves("R-96", "RANG-18")
def test_two_hewns_cannot_use_the_same_token() -> None:
    one, two = hewn("sveanivo"), hewn("flappchap")
    game = encounter(
        H(id="igil", at="B", shown=True), H(id="sveanivo", at="ab2", owner=1), H(id="flappchap", at="be1", owner=1),
        H(id="gombat", at="10", owner=1, dirty=1), tunnels={10: ("ab2", "be1")},  # in sight of both
        moving=hewn("igil"), announced=(one, two), script={"laser": (0,)},
    )  # fmt: skip
    play(game, Pick(laser=1), Pick(laser=1))
    assert refused(game, CANNOT_PAY) == "RANG-18"
    first(game)  # the Gombat pays for the Sveanivo
    assert list(game.options(1)) == [CANNOT_PAY]
    play(game, CANNOT_PAY)
    assert (state(game, "sveanivo"), state(game, "flappchap")) == ("healthy", "stunned")


@proves("DANG-09", "RANG-18", "R-75")
def test_who_malfunctions_beside_a_danger_dies_and_nobody_shoots_at_it() -> None:
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="chailbine_zach", at="C", owner=1))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, ZACH), script={}, dangers={"C": LAVA})
    play(game, Pick(laser=1), Pick(), Target(ZACH))
    pay_all(game)
    assert state(game, "chailbine_zach") == "dead"
    assert told(game, AttackResolved) == []


@proves("DANG-09", "R-30", "SWARM-14")
def test_a_swarm_that_malfunctions_beside_a_danger_loses_one_member() -> None:
    veyark = hewn("veyark")
    hewns = (H(id="smeggler", at="B", dirty=1), H(id="veyark", at="C", owner=1, nana=["gunana"]))
    game = encounter(*hewns, moving=SMEG, announced=(SMEG, veyark), script={"laser": (0,)}, dangers={"C": LAVA})
    play(game, Pick(laser=1), Pick(), Target(veyark))
    while asked(game):
        first(game)
    assert at(game).size_of_swarm(veyark) == 8
