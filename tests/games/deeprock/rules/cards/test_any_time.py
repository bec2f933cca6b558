"""What may be used at any time."""

from __future__ import annotations

from gamelode.games.deeprock.kinds import NITRA, UNKNOWN
from gamelode.games.deeprock.rules.cards.any_time import Shout
from gamelode.games.deeprock.rules.dwarves.supplies import CallPod
from gamelode.kernel import proves

from ...scene import at, dwarf, holding, play, scene, shout, turn_of


@proves("RNS-01", "RNS-02", "RNS-03", "R-35", "CREW-06", "TURN-04")
def test_a_card_is_played_in_anybodys_turn_for_nothing() -> None:
    table, game = holding("one_more")
    assert game.why_not(0, Shout(shout("one_more"), 0)).clause == "RNS-03"  # type: ignore[union-attr]
    game.answer(0, Shout(shout("one_more"), 1))
    assert table.turn.actions == 4
    assert table.dwarves[0].cards == ()
    assert table.shout_discard == [shout("one_more")]
    assert game.why_not(0, Shout(shout("one_more"), 1)).clause == "RNS-02"  # type: ignore[union-attr]


@proves("RNS-03", "R-35")
def test_one_more_action_is_for_whoever_acts_now() -> None:
    cards = (shout("one_more"),)
    table = scene(dwarf("gunner", (0, 0), cards=cards), dwarf("scout", (2, 0), health=0), dwarf("driller", (4, 0)))
    game = turn_of(table, 2)
    assert game.why_not(0, Shout(cards[0], 1)).clause == "R-35"  # type: ignore[union-attr]
    assert game.why_not(0, Shout(cards[0], 2)) is None
    table.turn.acting = False
    assert game.why_not(0, Shout(cards[0], 2)).clause == "R-35"  # type: ignore[union-attr]


@proves("R-35", "RNS-01")
def test_no_card_interrupts_what_is_half_resolved() -> None:
    table, game = holding("drinks_on_me", health=3)
    table.pickups[at(3, 0)] = UNKNOWN
    table.pile[NITRA] = 3
    play(game, CallPod())
    assert game.why_not(0, Shout(shout("drinks_on_me"), 1)).clause == "R-35"  # type: ignore[union-attr]


@proves("R-100", "R-35")
def test_a_card_that_can_do_nothing_is_kept() -> None:
    _, game = holding("drinks_on_me")
    assert game.commands(0) == []
    assert game.why_not(0, Shout(shout("drinks_on_me"), 1)).clause == "R-35"  # type: ignore[union-attr]
    _table, game = holding("rock_solid")
    assert game.why_not(0, Shout(shout("rock_solid"), 1)).clause == "R-35"  # type: ignore[union-attr]
