"""Who wins."""

from gamelode.games.hewns.rules.scoring import healthy_hewns, outcome, points
from gamelode.kernel import proves

from ..scene import H, hewn, scene


@proves("WIN-01", "WIN-04", "GEM-06", "GEM-08", "SUBS-02", "SUBS-03", "R-40")
def test_normal_substract_and_gems_of_healthy_hewns_count() -> None:
    table = scene(
        H(id="igil", at="A", normal=2, dirty=3, heart="gem"),
        H(id="gombat", at="B", damaged=True, normal=1, heart="gem"),
        H(id="fogbear", at="C", owner=-1, normal=4),
        H(id="drump", normal=1),
        pools=[(5, 9), (0, 0)],
    )
    table.box_normal[0] = 3
    table.pile -= 3
    assert points(table, 0) == {"pool": 8, "hewns": 4, "gems": 6}
    assert points(table, 1) == {"pool": 0, "hewns": 0, "gems": 0}


@proves("WIN-02")
def test_the_outcome_tells_what_decides_between_equal_scores() -> None:
    result = outcome(scene(H(id="igil"), H(id="drump", owner=1), H(id="clogg", owner=1, at="A", damaged=True)))
    assert result.ties == ({"healthy Hewns": 1}, {"healthy Hewns": 1})


@proves("WIN-02", "WIN-03", "R-79", "R-92")
def test_ties_go_to_more_healthy_hewns_and_then_nobody() -> None:
    table = scene(
        H(id="veyark"), H(id="drump", at="A"), H(id="skrunke", owner=1), H(id="clogg", owner=1, at="B", damaged=True)
    )
    table.normal = [3, 3]
    assert [healthy_hewns(table, seat) for seat in (0, 1)] == [2, 1]
    assert outcome(table).ranks == (1, 2)
    table.damaged[hewn("drump")] = 1
    assert outcome(table).ranks == (1, 1)
