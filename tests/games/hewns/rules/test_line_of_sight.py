"""Who sees whom."""

from gamelode.games.hewns.kinds import LAVA
from gamelode.games.hewns.rules.line_of_sight import hewns_in_sight_of, spaces_in_sight_of
from gamelode.kernel import proves

from ..scene import H, hewn, scene, space


@proves("R-25", "SIGHT-11")
def test_a_tunnel_is_seen_from_its_mouths_only() -> None:
    table = scene(
        H(id="drump", at="1"),
        H(id="igil", at="ab1", owner=1),
        H(id="gombat", at="B", owner=1),
        tunnels={1: ("ab1", "ae2")},
    )
    assert hewns_in_sight_of(table, hewn("drump")) == 1 << hewn("igil")
    assert hewns_in_sight_of(table, hewn("igil")) == 1 << hewn("drump") | 1 << hewn("gombat")
    assert hewns_in_sight_of(table, hewn("gombat")) == 1 << hewn("igil")


@proves("SIGHT-12", "SIGHT-13")
def test_tokens_and_magnets_neither_block_nor_show() -> None:
    table = scene(
        H(id="drump", at="A"), H(id="igil", at="B", owner=1), H(id="clogg", at="ae4"),
        H(id="skrunke", at="dg4", owner=1),
        dangers={"ab1": LAVA}, mines={"ab2": 1},
    )  # fmt: skip
    assert hewns_in_sight_of(table, hewn("drump")) >> hewn("igil") & 1
    assert not hewns_in_sight_of(table, hewn("clogg")) >> hewn("skrunke") & 1
    assert space(table, "dg4") not in spaces_in_sight_of(table, hewn("clogg"))
