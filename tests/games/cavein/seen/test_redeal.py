"""A game that a seat could be in: what was seen stays, what is hidden is drawn anew."""

from __future__ import annotations

import msgspec
import pytest

from gamelode.games.cavein.rules.payment.paying import CANNOT_PAY
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import PASS, Game, proves

from ..scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    at,
    card,
    hand,
    mine,
    owned,
    pay,
    play,
    raid,
    recruit,
    refused,
    subjugate_from_hand,
    table,
    tinted,
    use,
)
from .games import Viewer, random_game, redeals, robusted, viewers


def hidden(scene: CaveInTable, viewer: Viewer) -> list[int]:
    """The cards that this viewer has not seen: those of the stacks and those dealt to others."""
    dealt = [held for seat, player in enumerate(scene.players) if seat != viewer for held in player.secret]
    return sorted([*dealt, *(held for stack in scene.mercenaries for held in stack)])


def known(scene: CaveInTable, viewer: Viewer) -> bytes:
    """All that this viewer has seen, what others took openly included."""
    hands = []
    for seat, player in enumerate(scene.players):
        seen = [CONTENT.kind[held] for held in player.hand]
        for dealt in player.secret if seat != viewer else ():
            seen.remove(dealt)
        hands.append((seen, len(player.hand), player.base, player.played, player.crystals, player.subjugated))
    piles = scene.docks, scene.mine, scene.box, scene.artifact_tops, scene.artifacts, scene.crystals
    return msgspec.json.encode([hands, piles, [len(stack) for stack in scene.mercenaries], scene.totems, scene.turn])


# --- in whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_what_was_seen_never_moves_in_a_re_deal(seats: int) -> None:
    for game in random_game(seats, every=7):
        for viewer in viewers(game):
            before = known(at(game), viewer), hidden(at(game), viewer)
            for imagined in redeals(game, viewer, 3):
                assert (known(at(imagined), viewer), hidden(at(imagined), viewer)) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_every_card_that_was_not_seen_may_be_in_every_hand_that_was_dealt(seats: int) -> None:
    for game in random_game(seats, every=60):
        for viewer in viewers(game):
            unseen = set(hidden(at(game), viewer))
            imagined = redeals(game, viewer, 150)
            for seat, player in enumerate(at(game).players):
                levels = {CONTENT.level[held] for held in player.secret}
                found = {held for other in imagined for held in at(other).players[seat].secret}
                possible = {held for held in unseen if CONTENT.level[held] in levels}
                assert found == (set(player.secret) if seat == viewer else possible)


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_an_imagined_game_does_not_know_the_seed(seats: int) -> None:
    game = Game.start(EDITION, seats, seed=12)
    [imagined] = redeals(game, 0, 1)
    assert imagined.header.seed == ""
    assert imagined.table.dice.key != game.table.dice.key


@proves("R-35")
def test_a_card_taken_openly_is_remembered_and_a_card_dealt_is_not() -> None:
    game = actions_of(table(P(hand=["oddgrabber"], secret=["oddgrabber"]), P(), docks=["driller"]))
    play(game, recruit("driller"))
    hands = [hand(imagined) for imagined in redeals(game, 1, 60)]
    assert all("driller" in held for held in hands)
    assert {id for held in hands for id in held} == {"driller", "frogtopus", "mineraccoon", "oddgrabber"}


@proves("R-35")
def test_a_leader_that_returned_and_cards_that_were_raided_are_remembered() -> None:
    game = actions_of(table(P(), P(base=["foreman", "driller"])))
    play(game, raid(1))
    for imagined in redeals(game, None, 20):
        assert (hand(imagined, 0), hand(imagined, 1)) == (["foreman"], ["driller"])


@proves("R-35")
def test_of_two_equal_cards_the_one_that_others_know_is_played_first() -> None:
    """Another has seen one Driller come and one go: the card that is left may be any of its level."""
    game = actions_of(table(P(hand=["driller", "driller"], secret=["driller"]), P(), mine=["brown-1a"]))
    play(game, mine("brown-1a"), pay("driller"))
    assert {hand(imagined)[0] for imagined in redeals(game, 1, 60)} == {
        "driller",
        "frogtopus",
        "mineraccoon",
        "oddgrabber",
    }


@proves("R-35")
def test_a_dealt_card_that_is_played_or_subjugated_is_a_secret_no_more() -> None:
    strange = ("terron", "hydran", "bioss", "weedlock")
    dealt = ["driller", "sapling"]
    game = actions_of(table(P(hand=["domina", *dealt], secret=dealt), P(), factions=strange))
    play(game, use("domina"), subjugate_from_hand("driller"), PASS)
    assert at(game).players[0].secret == [card("sapling")]
    for imagined in redeals(game, 1, 20):
        assert at(imagined).players[0].subjugated == [card("driller")]


@proves("R-35")
def test_whoever_imagines_a_hand_that_cannot_pay_plays_on_and_the_player_who_can_must() -> None:
    game = actions_of(table(P(hand=["driller"], secret=["driller"]), P(), mine=["brown-1a"]))
    play(game, mine("brown-1a"))
    assert refused(game, CANNOT_PAY) == "R-16"
    poor = next(imagined for imagined in redeals(game, 1, 30) if hand(imagined) != ["driller"])
    assert poor.options(0) == [CANNOT_PAY]
    play(poor, CANNOT_PAY)
    assert owned(poor) == []


# --- a Robuster's cards


@proves("R-23")
def test_any_cards_of_the_hand_may_be_those_that_a_robuster_coloured() -> None:
    found = set()
    for imagined in redeals(robusted(), 1, 60):
        held = at(imagined).players[0].hand
        coloured = [each for each in held if CONTENT.tint(each) is not None]
        assert len(coloured) == 2
        assert {CONTENT.tint(each) for each in coloured} == {CONTENT.colours["blue"]}
        found |= {each for each in held if CONTENT.kind[each] == card("drollo")}
    assert found == {card("drollo"), tinted("drollo", "blue")}
