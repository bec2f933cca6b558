"""The Starting phase: artifacts of the turn's beginning, then the Leader; and what a Base is."""

import pytest

from gamelode.games.cavein.content.entries import ArtifactEntry
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.table import ThisTurn
from gamelode.kernel import PASS, proves

from ..scene import (
    CONTENT,
    P,
    asked,
    at,
    base,
    cards,
    end_actions,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    played,
    raid,
    recruit,
    refused,
    rounds_from,
    table,
    take_bottom,
    take_crystal,
    take_dock,
    turn_of,
    use,
    use_artifact,
)

# --- step 1.1


@proves("START-01")
def test_an_artifact_of_the_beginning_may_be_used() -> None:
    game = turn_of(table(P(base=["driller", "frogtopus"], artifacts=["third_cyber_arm"]), P()))
    play(game, use_artifact("third_cyber_arm"), take_bottom(1))
    assert hand(game) == ["driller"]


@proves("START-01")
def test_nobody_must_use_it() -> None:
    game = turn_of(table(P(base=["driller", "frogtopus"], artifacts=["third_cyber_arm"]), P()))
    play(game, PASS)
    assert (hand(game), asked(game)) == ([], "WhetherToLead")


@proves("START-01")
def test_only_owners_use_artifacts() -> None:
    scene = table(
        P(base=["driller", "foreman", "frogtopus"], artifacts=["recruiters_beacon"]),
        P(artifacts=["third_cyber_arm"]),
        docks=["oddgrabber"],
    )
    assert not may(turn_of(scene), use_artifact("third_cyber_arm"))


@proves("R-07")
@pytest.mark.parametrize("artifact", CONTENT.artifacts, ids=lambda artifact: artifact.id)
def test_only_artifacts_of_the_beginning_are_used_there(artifact: ArtifactEntry) -> None:
    """A Beacon is owned too, so that step 1.1 asks in any case."""
    owned = list(dict.fromkeys([artifact.id, "recruiters_beacon"]))
    game = turn_of(table(P(base=["driller", "frogtopus"], artifacts=owned), P(), docks=["oddgrabber"]))
    assert refused(game, use_artifact(artifact.id)) == ("" if artifact.timing == "start" else "R-07")


@proves("R-07")
def test_each_is_used_at_most_once_a_turn() -> None:
    artifacts = ["third_cyber_arm", "recruiters_beacon"]
    scene = table(P(base=["driller", "foreman", "frogtopus"], artifacts=artifacts), P(), docks=["oddgrabber"])
    game = turn_of(scene)
    play(game, use_artifact("third_cyber_arm"), take_bottom(1))
    assert refused(game, use_artifact("third_cyber_arm")) == "R-07"
    assert may(game, use_artifact("recruiters_beacon"))


@proves("R-37")
def test_a_beacon_without_a_card_for_it_cannot_be_used() -> None:
    artifacts = ["third_cyber_arm", "recruiters_beacon"]
    game = turn_of(table(P(base=["driller", "frogtopus"], artifacts=artifacts), P(), docks=["drollo"]))
    assert refused(game, use_artifact("recruiters_beacon")) == "R-37"


# --- step 1.2


@proves("START-02")
def test_the_top_card_is_the_leader() -> None:
    game = turn_of(table(P(base=["foreman", "drollo", "frogtopus"]), P()))
    assert list(game.options(0)) == [PASS, lead("frogtopus")]
    assert refused(game, lead("drollo")) == "START-03"


@proves("START-03")
def test_the_leaders_skill_costs_no_card_and_no_action() -> None:
    game = turn_of(table(P(base=["frogtopus"], hand=["driller"]), P(), mine=["blue-1a"]))
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert (owned(game), hand(game), played(game)) == (["blue-1a"], ["driller"], [])
    assert at(game).turn == ThisTurn()


@proves("START-03")
def test_it_is_the_own_leader_that_leads_and_it_need_not() -> None:
    game = turn_of(table(P(base=["frogtopus"]), P(base=["oddgrabber"]), mine=["blue-1a", "yellow-1a"]))
    assert refused(game, lead("oddgrabber")) == "START-03"
    play(game, PASS)
    assert (owned(game), asked(game)) == ([], "TakeAction")


@proves("START-04")
def test_an_action_that_the_leader_grants_waits_for_the_action_phase() -> None:
    game = turn_of(table(P(base=["drollo"], hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    assert not may(game, mine("yellow-1a"))
    play(game, lead("drollo"))
    assert (asked(game), owned(game)) == ("TakeAction", [])
    assert at(game).turn.extra_mines == 1


@proves("START-05")
def test_it_does_not_count_as_one_of_the_two_actions() -> None:
    game = turn_of(table(P(base=["drollo"], hand=["oddgrabber"]), P(), mine=["yellow-1a"], docks=["driller"]))
    play(game, lead("drollo"), mine("yellow-1a"), pay("oddgrabber"), recruit("driller"))
    assert may(game, use("driller"))


@proves("START-06")
def test_without_a_base_there_is_no_step_for_the_leader() -> None:
    game = turn_of(table(P(artifacts=["recruiters_beacon"]), P(base=["drollo"]), docks=["driller"]))
    play(game, use_artifact("recruiters_beacon"), take_dock("driller"))
    assert asked(game) == "TakeAction"


@proves("START-07")
def test_the_leader_stays_on_top() -> None:
    game = turn_of(table(P(base=["driller", "drollo"]), P()))
    play(game, lead("drollo"))
    assert (base(game), hand(game)) == (["driller", "drollo"], [])


@proves("START-08")
def test_with_neither_base_nor_artifacts_a_turn_begins_with_actions() -> None:
    game = rounds_from(table(P(), P(), docks=["driller", "driller"]))
    for seat in (0, 1):
        assert (game.waiting(), asked(game)) == ((seat,), "TakeAction")
        play(game, recruit("driller"), END_ACTIONS, seat=seat)


@proves("R-49")
def test_a_leader_who_was_declined_is_not_used_later() -> None:
    game = turn_of(table(P(base=["drollo"], hand=["oddgrabber"]), P(), docks=["driller"]))
    play(game, PASS, recruit("driller"))
    assert not may(game, lead("drollo"))
    assert at(game).turn.extra_mines == 0


@proves("R-49")
def test_what_the_leader_gave_outlasts_a_raid_on_the_own_base() -> None:
    game = turn_of(table(P(base=["drollo"], hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, lead("drollo"), raid(0))
    assert base(game) == []
    play(game, mine("yellow-1a"), pay())  # the yellow Totem came with the Raid
    assert owned(game) == ["yellow-1a"]


@proves("R-50")
def test_without_a_card_played_the_leader_leads_again() -> None:
    game = rounds_from(table(P(base=["driller", "frogtopus"]), P(), mine=["blue-1a", "blue-1b"], docks=["driller"]))
    play(game, lead("frogtopus"), take_crystal("blue-1a"), recruit("driller"), END_ACTIONS)
    end_actions(game, seat=1)
    play(game, lead("frogtopus"), take_crystal("blue-1b"))
    assert (base(game), owned(game)) == (["driller", "frogtopus"], ["blue-1a", "blue-1b"])


# --- Bases


@proves("BASE-01")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_sees_every_card_of_every_base(viewer: int | None) -> None:
    game = turn_of(table(P(base=["driller", "foreman", "frogtopus"]), P(base=["drollo", "colonel"])))
    bases = [list(player.base) for player in game.view(viewer).players]
    assert bases == [cards(["driller", "foreman", "frogtopus"]), cards(["drollo", "colonel"])]


@proves("BASE-02")
def test_new_cards_lie_on_top_and_old_ones_at_the_bottom() -> None:
    game = turn_of(table(P(base=["driller", "foreman", "sergeant"], hand=["drollo"]), P()))
    play(game, lead("sergeant"), take_bottom(1), use("drollo"), END_ACTIONS)
    assert hand(game) == ["driller"]
    assert base(game) == ["foreman", "sergeant", "drollo"]


@proves("R-05")
def test_a_card_in_the_play_area_is_no_leader() -> None:
    game = turn_of(table(P(base=["foreman", "drollo"], hand=["oddgrabber"]), P(), mine=["yellow-1a"]))
    play(game, lead("drollo"), mine("yellow-1a"), pay("oddgrabber"), raid(0))
    assert hand(game) == ["foreman", "drollo"]
    assert (base(game), played(game)) == ([], ["oddgrabber"])


@proves("R-05")
def test_whatever_lies_on_top_at_the_moment_is_the_leader() -> None:
    game = rounds_from(table(P(hand=["driller"] * 4 + ["foreman"] * 2), P(base=["frogtopus", "fishbean", "drollo"])))
    play(game, raid(1), END_ACTIONS)
    assert list(game.options(1)) == [PASS, lead("frogtopus")]
