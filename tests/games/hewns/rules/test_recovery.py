"""The Recovery phase."""

from gamelode.games.hewns.events import RepairResolved
from gamelode.games.hewns.kinds import NANADEAD
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.kernel import PASS, YES, proves
from gamelode.match import Match, Player

from ..scene import H, asked, at, begin, hewn, piece, play, scene, state, told, who


@proves("HEART-03", "RECO-08")
def test_whoever_has_no_stone_is_asked_and_takes_his_time() -> None:
    for heart in ("stone", ""):
        table = scene(H(id="igil", at="ab1", owner=-1, heart=heart), stones=1)
        match = Match(begin(table, Recovery()), (Player("Ann"), Player("Bob")))
        assert (match.answer_forced(), match.people_asked()) == ([], (0,))


@proves("ROUND-03", "RECO-01", "RECO-07", "RECO-09", "STATE-05", "STATE-07")
def test_without_technology_there_is_no_recovery() -> None:
    table = scene(H(id="clogg", at="A", damaged=True), H(id="drump", at="B", owner=-1))
    game = begin(table, Recovery())
    assert (state(game, "clogg"), state(game, "drump")) == ("damaged", "stunned")


@proves("RECO-03", "NANA-05", "NANA-06")
def test_a_nanadead_kills_its_nananbite() -> None:
    table = scene(
        H(id="gombat", at="A", damaged=True, nana=["nananbite", "nananbite"]),
        script={"nana": (NANADEAD, 3), "d10": (3,)},
    )
    game = begin(table, Recovery())
    assert state(game, "gombat") == "damaged"  # 3 is not higher than 3
    assert at(game).count(hewn("gombat"), piece("nananbite")) == 1


@proves("HEART-07", "GEM-05", "RECO-04", "HEART-03")
def test_a_stone_or_a_gem_rolls_for_damage_and_an_empty_card_does_not() -> None:
    for heart, end in (("stone", "healthy"), ("gem", "healthy"), ("", "damaged")):
        table = scene(H(id="igil", at="A", damaged=True, heart=heart), script={"d10": (5, 4)})
        assert state(begin(table, Recovery()), "igil") == end


@proves("HEART-08", "RECO-08", "HEART-01", "R-08")
def test_a_stone_may_be_tried_against_the_stun() -> None:
    for dice, end in (((6, 5), "healthy"), ((5, 5), "stunned")):
        game = begin(scene(H(id="igil", at="A", owner=-1, heart="stone"), script={"d10": dice}), Recovery())
        play(game, YES)
        assert state(game, "igil") == end


@proves("RECO-08", "R-98", "STORE-02")
def test_whoever_could_have_a_stone_is_asked() -> None:
    table = scene(H(id="igil", at="A", owner=-1), stones=1)
    table.heart_seen[hewn("igil")] = 1
    game = begin(table, Recovery())
    assert (asked(game), list(game.options(0))) == ("UseHeart", [PASS])


@proves("GEM-07", "RECO-09")
def test_a_gem_helps_neither_against_stun_nor_against_capture() -> None:
    table = scene(H(id="igil", at="A", owner=-1, heart="gem"), H(id="gombat", at="B", owner=1, heart="gem"))
    table.brought_by[hewn("gombat")] = 0
    game = begin(table, Recovery())
    assert asked(game) == ""
    assert state(game, "igil") == "stunned"


@proves("HEART-09", "RECO-10", "RECO-11")
def test_a_stone_may_win_a_hewn_back() -> None:
    for dice, owner in (((6, 5), 0), ((4, 5), 1)):
        table = scene(H(id="igil", at="A", heart="stone"), script={"d10": dice})
        table.owner[hewn("igil")] = 1
        game = begin(table, Recovery())
        assert who(game) == (0,)
        play(game, YES)
        assert at(game).owner[hewn("igil")] == owner
        assert game.view(1).hewns[0].heart == 0


@proves("R-85", "STATE-09", "HURT-06")
def test_damage_is_rolled_for_first_and_then_the_stun() -> None:
    table = scene(H(id="igil", at="A", owner=-1, damaged=True, heart="stone"), script={"d10": (5, 4, 3, 2)})
    game = begin(table, Recovery())
    assert state(game, "igil") == "stunned"
    play(game, YES)
    assert state(game, "igil") == "healthy"


@proves("RECO-08", "HEART-08")
def test_the_owner_of_a_stone_is_not_asked_for_his_own_hewn() -> None:
    for owner, end in ((0, ""), (1, "UseHeart")):
        table = scene(H(id="igil", at="A", owner=owner, heart="0"), seats=2)
        table.heart_seen[hewn("igil")] = 3
        assert asked(begin(table, Recovery())) == end


@proves("R-85")
def test_hewns_recover_in_the_turn_order_of_their_owners_and_neutral_ones_last() -> None:
    table = scene(
        H(id="igil", at="A", owner=-1, damaged=True, nana=["nananbite"]),
        H(id="smeggler", at="B", damaged=True, nana=["nananbite"]),
        H(id="bliog", at="C", owner=1, damaged=True, nana=["nananbite"]),
        order=(2, 1),
        script={"nana": (0,) * 3, "d10": (5,) * 3},
    )
    game = begin(table, Recovery())
    order = [event.hewn for event in told(game, RepairResolved) if isinstance(event, RepairResolved)]
    assert order == [hewn("bliog"), hewn("smeggler"), hewn("igil")]
