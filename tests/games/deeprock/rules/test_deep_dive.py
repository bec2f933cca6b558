"""Deep Dives."""

from __future__ import annotations

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.events.mission import MissionBegan
from gamelode.games.deeprock.kinds import LOSS, MINOR, SUCCESS
from gamelode.games.deeprock.rules.deep_dive import DropUpgrade
from gamelode.kernel import YES, proves

from ..rare import dive
from ..scene import CONTENT, board, dwarf, options, play, told


@proves("DIVE-01", "DIVE-02", "DIVE-03", "DIVE-05", "DIVE-06", "R-101")
def test_what_a_dwarf_has_is_what_he_goes_on_with() -> None:
    one = dwarf("driller", (0, 0), health=2, primary=1, secondary=5, overclocked=True, throwables=(3,))
    table, game = dive(one, dwarf("engineer", (1, 0), weapon=1), result=SUCCESS)
    table_after = board(game)
    kept = table_after.dwarves[0]
    assert (kept.health, kept.primary, kept.secondary, kept.overclocked, kept.throwables) == (2, 1, 5, True, (3,))
    assert [len(d.cards) for d in table_after.dwarves] == [1, 1]
    assert told(game, MissionBegan)[0].mission == CONTENT.mission["behind_the_rock"]
    assert sum(table_after.pile) == 0
    assert table_after.sentry < 0
    assert table_after.platforms == 0
    assert 3 not in table_after.throwables
    RULES.audit(table)


@proves("DIVE-04")
def test_one_upgrade_is_kept_and_each_other_paid_with_a_throwable() -> None:
    one = dwarf("driller", (0, 0), fitted=((0, 2), (4,)))
    table, game = dive(one, dwarf("engineer", (1, 0)), result=SUCCESS)
    play(game, DropUpgrade(0, 2), DropUpgrade(1, 4))
    assert table.dwarves[0].fitted == ((0,), ())
    assert len(table.dwarves[0].throwables) == 2
    assert len(table.upgrade_bag) == 9


@proves("R-77", "DIVE-06")
def test_after_a_minor_success_those_left_behind_rejoin_with_one_health() -> None:
    table, game = dive(dwarf("driller", (0, 0)), dwarf("engineer", (5, 0), health=0, primary=2), result=MINOR)
    assert [d.health for d in table.dwarves] == [5, 1]
    assert table.dwarves[1].primary == 2
    assert [len(d.cards) for d in table.dwarves] == [1, 0]
    assert table.completed == 1
    assert not game.is_over


@proves("R-77")
def test_who_was_left_behind_on_his_feet_rejoins_with_one_health_too() -> None:
    table, _ = dive(dwarf("driller", (0, 0)), dwarf("engineer", (5, 0), health=4), result=MINOR)
    assert [d.health for d in table.dwarves] == [5, 1]


@proves("DIVE-07")
def test_a_failed_mission_is_replayed_with_fresh_dwarves() -> None:
    one = dwarf("driller", (0, 0), health=0, primary=0, overclocked=True, fitted=((1,), ()), cards=())
    table, game = dive(one, dwarf("engineer", (5, 0), health=0), result=LOSS, place=1)
    play(game, YES)
    fresh = board(game).dwarves[0]
    assert (fresh.health, fresh.primary, fresh.overclocked, fresh.fitted) == (5, 5, False, ((), ()))
    assert told(game, MissionBegan)[0].mission == CONTENT.mission["behind_the_rock"]
    assert len(fresh.cards) == 1
    table, game = dive(one, dwarf("engineer", (5, 0), health=0), result=LOSS, place=1)
    play(game, options(game)[0])
    assert game.is_over
    assert table.over == "DIVE-07"


@proves("DIVE-01", "R-77")
def test_the_last_mission_ends_the_dive() -> None:
    table, game = dive(dwarf("driller", (0, 0)), dwarf("engineer", (1, 0)), result=SUCCESS, place=2)
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.ranks == (1, 1)
    assert game.outcome.scores == (3, 3)
    assert table.completed == 3
