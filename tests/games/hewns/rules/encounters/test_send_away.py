"""Substract that is sent away before the dice are picked."""

from gamelode.games.hewns.events import Sent
from gamelode.games.hewns.kinds import OFF_PLANET
from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.encounters.same_space import SameSpaceEncounter
from gamelode.games.hewns.rules.encounters.send_away import Save
from gamelode.games.hewns.table import ThisTurn
from gamelode.kernel import proves

from ...scene import BLIOG, DRUMP, IGIL, H, asked, at, begin, hewn, load, play, refused, scene, told, who


@proves("RANG-11", "XMIT-06", "R-11")
def test_substract_is_saved_before_the_dice() -> None:
    table = scene(H(id="igil", at="B", normal=2, dirty=2), H(id="clogg", at="C", owner=1))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, Save(OFF_PLANET, 2, 0))
    assert asked(game) == "PickDice"
    assert (at(game).normal[0], load(game, "igil")) == (2, (0, 2))


@proves("RANG-11", "XMIT-04")
def test_substract_is_saved_on_a_friend_in_sight() -> None:
    table = scene(H(id="igil", at="B", dirty=2), H(id="bliog", at="A"), H(id="clogg", at="C", owner=1))
    game = begin(table, RangedEncounter(moving=IGIL, announced=(IGIL,)))
    play(game, Save(hewn("bliog"), 0, 2))
    assert (load(game, "igil"), load(game, "bliog")) == ((0, 0), (0, 2))


@proves("SAME-09", "SAME-10", "XMIT-09")
def test_substract_goes_off_planet_and_nowhere_else() -> None:
    table = scene(H(id="igil", at="ab1", dirty=2), H(id="drump", at="ab1", owner=1, shown=True), H(id="bliog", at="A"))
    table.turn = ThisTurn(hewn=hewn("igil"), ap=1)
    game = begin(table, SameSpaceEncounter(moving=hewn("igil"), reacting=DRUMP, seat=0))
    assert refused(game, Save(BLIOG, 0, 1)) == "SAME-10"
    play(game, Save(OFF_PLANET, 0, 2))
    assert at(game).dirty[0] == 2


@proves("SAME-09", "SAME-10")
def test_what_the_first_sends_away_the_second_sees() -> None:
    table = scene(H(id="igil", at="ab1", dirty=2), H(id="drump", at="ab1", owner=1, dirty=1))
    game = begin(table, SameSpaceEncounter(moving=hewn("igil"), reacting=DRUMP, seat=0))
    play(game, Save(OFF_PLANET, 0, 2))
    assert (asked(game), who(game), load(game, "igil")) == ("SaveSubstract", (1,), (0, 0))
    assert told(game, Sent) == [Sent(hewn("igil"), OFF_PLANET, 0, 2)]
