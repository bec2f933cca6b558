"""Collect an artifact."""

import pytest

from gamelode.games.cavein.events import ArtifactUncovered
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.payment.prices import artifact_cost
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import Refusal, proves

from ..scene import (
    CONTENT,
    P,
    actions_of,
    artifacts,
    asked,
    at,
    collect,
    hand,
    keep,
    may,
    order,
    pay,
    play,
    played,
    raid,
    refused,
    rounds_from,
    table,
    told,
    use_artifact,
)

CARDS = [card.id for card in CONTENT.files.artifact_card]


@proves("ART-01")
def test_the_top_card_of_a_stack_is_gained() -> None:
    game = actions_of(table(P(hand=["colonel"]), P(), tops=["A06", "A04", "A07"]))
    play(game, collect(1), pay("colonel"))
    assert list(game.options(0)) == [keep("contract"), keep("haggler_module")]
    play(game, keep("contract"))
    assert artifacts(game) == ["contract"]
    first, second, third = (CARDS[top] for top in at(game).artifact_tops)
    assert (first, third) == ("A06", "A07")
    assert second not in ("A04", "A06", "A07")


@proves("ART-01")
@pytest.mark.parametrize("stack", [-1, 3])
def test_there_are_no_other_stacks(stack: int) -> None:
    game = actions_of(table(P(hand=["colonel", "mushell"]), P()))
    assert refused(game, collect(stack)) == "ART-01"


@proves("ART-02")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        (["colonel", "oddgrabber"], Refusal("ART-02", (5, 6))),
        (["colonel", "oddgrabber", "frogtopus"], None),
        (["colonel", "fishbean"], None),
        (["colonel", "fishbean", "frogtopus"], None),
    ],
)
def test_any_cards_of_any_colours_worth_the_cost_pay(paid: list[str], reason: Refusal | None) -> None:
    game = actions_of(table(P(hand=["colonel", "fishbean", "oddgrabber", "frogtopus"]), P(), tops=["A02"]))
    play(game, collect(0))
    assert game.why_not(0, pay(*paid)) == reason


@proves("ART-02")
def test_a_hand_that_is_worth_less_cannot_collect() -> None:
    game = actions_of(table(P(hand=["colonel", "oddgrabber"]), P(), tops=["A02"]))
    assert game.why_not(0, collect(0)) == Refusal("ART-02", (5, 6))


@proves("ART-02")
def test_the_cards_are_played() -> None:
    game = actions_of(table(P(hand=["colonel", "fishbean", "driller"]), P(), tops=["A02"]))
    play(game, collect(0), pay("fishbean", "colonel"), order("colonel", "fishbean"))
    assert (hand(game), played(game)) == (["driller"], ["colonel", "fishbean"])


@proves("R-16")
def test_superfluous_cards_may_be_played_for_an_artifact() -> None:
    game = actions_of(table(P(hand=["colonel", "fishbean"]), P(), tops=["A04"]))
    play(game, collect(0), pay("fishbean", "colonel"), order("fishbean", "colonel"), keep("contract"))
    assert artifacts(game) == ["contract"]


@proves("ART-03")
@pytest.mark.parametrize(("half", "score", "cost"), [("contract", 2, 8), ("haggler_module", 0, 6)])
def test_only_the_chosen_half_is_in_force(half: str, score: int, cost: int) -> None:
    me = P(hand=["colonel"], crystals=["blue-1a", "blue-3a"])
    game = actions_of(table(me, P(), tops=["A04", "A06"]))
    play(game, collect(0), pay("colonel"), keep(half))
    assert (points(at(game), 0)["artifacts"], artifact_cost(at(game), 0, 1)) == (score, cost)


@proves("ART-04")
def test_the_choice_is_made_at_once_and_for_good() -> None:
    game = rounds_from(table(P(hand=["colonel"]), P(), tops=["A04"], docks=["driller"]))
    play(game, collect(0), pay("colonel"))
    assert [type(choice).__name__ for choice in game.options(0)] == ["Keep", "Keep"]
    play(game, keep("contract"))
    assert not may(game, keep("haggler_module"))
    play(game, END_ACTIONS)
    play(game, END_ACTIONS, seat=1)
    assert not may(game, use_artifact("haggler_module"))
    assert artifacts(game) == ["contract"]


@proves("ART-05")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_chosen_halves_are_open_and_may_be_left_and_right(viewer: int | None) -> None:
    owned = ["contract", "sonic_drill", "barking"]
    game = actions_of(table(P(artifacts=owned), P()))
    shown = game.view(viewer).players[0].artifacts
    assert [CONTENT.artifacts[half].id for half in shown] == owned
    assert [half % 2 for half in shown] == [0, 1, 0]


@proves("ART-06")
def test_the_next_card_can_be_collected_in_the_same_turn() -> None:
    me = P(hand=["colonel", "mushell", "maccarat"], artifacts=["overtime_roster"])
    game = actions_of(table(me, P(), tops=["A04"], script={"artifacts": (CARDS.index("A06"), CARDS.index("A03"))}))
    play(game, collect(0), pay("colonel"), keep("contract"))
    assert game.view(1).artifact_tops[0] == CARDS.index("A06")
    left, right = (CONTENT.artifact_named(id) for id in ("motherlode_charter", "sonic_drill"))
    assert told(game, ArtifactUncovered) == [ArtifactUncovered(0, left, right)]
    play(game, collect(0), pay("mushell", "maccarat"), order("mushell", "maccarat"), keep("sonic_drill"))
    assert artifacts(game) == ["overtime_roster", "contract", "sonic_drill"]


@proves("CAVE-02")
@pytest.mark.parametrize(("left", "space"), [(2, 0), (1, 1)])
def test_the_last_card_of_a_stack_moves_the_token(left: int, space: int) -> None:
    scene = table(P(hand=["colonel", "mushell"]), P(), tops=["A04", "A06"])
    scene.artifacts_left[0] = left
    game = actions_of(scene)
    play(game, collect(0), pay("colonel"), keep("contract"))
    assert at(game).cave_in == space


@proves("CAVE-02", "ART-01")
def test_a_stack_that_is_used_up_has_nothing_to_collect() -> None:
    scene = table(P(hand=["colonel", "mushell"], artifacts=["overtime_roster"]), P(), tops=["A04", "A07"])
    scene.artifacts_left[0] = 1
    game = actions_of(scene)
    play(game, collect(0), pay("colonel"), keep("contract"))
    assert (refused(game, collect(0)), refused(game, collect(1))) == ("ART-01", "")
    assert collect(0) not in game.options(0)


@proves("R-51")
def test_artifacts_stay_in_force_whatever_happens() -> None:
    me = P(hand=["driller"], base=["foreman", "drollo"], artifacts=["sonic_drill", "contract"])
    game = rounds_from(table(P(), me, mine=["yellow-3a"]))
    before = game.view(1).mining_costs
    play(game, raid(1), END_ACTIONS)
    assert asked(game) == "TakeAction"  # the Base is gone
    assert artifacts(game, 1) == ["sonic_drill", "contract"]
    assert before.items() <= game.view(1).mining_costs.items()
