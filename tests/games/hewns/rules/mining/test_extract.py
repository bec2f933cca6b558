"""Extracting dirty Substract."""

from gamelode.games.hewns.rules.mining.extract import Extract
from gamelode.games.hewns.rules.technology.transmit import Put
from gamelode.kernel import proves

from ...scene import H, at, hewn, load, play, refused, scene, turn_of


@proves("AP-06", "COST-07", "SUDER-01", "SUDER-02")
def test_dirty_substract_is_extracted_once_a_turn() -> None:
    table = scene(H(id="clogg", at="A", sicket=["suderer"]), H(id="bliog", at="B"), script={"mining": (20,)})
    game = turn_of(table, "clogg")
    play(game, Extract(), Put(hewn("clogg"), 1), Put(hewn("bliog"), 1))
    assert (load(game, "clogg"), load(game, "bliog")) == ((0, 1), (0, 1))  # the gem face is 2
    assert at(game).turn.ap == 3
    assert refused(game, Extract()) == "AP-06"
    game = turn_of(scene(H(id="clogg", at="A")), "clogg")
    assert refused(game, Extract()) == "SUDER-01"
