"""Event cards."""

from __future__ import annotations

from gamelode.games.deeprock.board.hexes import BIT, NEAR
from gamelode.games.deeprock.events.cards import EventDrawn
from gamelode.games.deeprock.kinds import AQUARQ, NITRA
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent
from gamelode.games.deeprock.rules.choices import At
from gamelode.kernel import proves

from ...scene import alive, at, begin, drawn, dwarf, event, play, scene, told


@proves("EVENT-01", "EVENT-03", "EVENT-08", "SETUP-04", "HAZ-04")
def test_a_card_is_followed_and_discarded() -> None:
    table, game = drawn("stirring_nest")
    assert game.is_over
    assert table.threat == 1
    assert len(alive(game, "grunt")) == 2
    assert table.event_discard == [event("stirring_nest")]
    assert len(table.events) == 37


@proves("HAZ-04", "HAZ-05", "EVENT-01")
def test_nobody_knows_which_special_cards_are_in() -> None:
    table, _game = drawn("breather", dwarf("gunner", (0, 0), health=3))
    assert table.specials_in == 9
    assert len(table.specials) == 11
    assert table.dwarves[0].health == 5


@proves("R-40")
def test_discards_are_shuffled_when_a_deck_is_used_up() -> None:
    table = scene(dwarf("gunner", (0, 0)), events=[], specials_in=0, event_discard=[event("tremors")])
    game = begin(table, DrawEvent(seat=0))
    assert told(game, EventDrawn)[0].card == event("tremors")
    assert table.event_discard == [event("tremors")]
    used = scene(dwarf("gunner", (0, 0)), shouts=[], shout_discard=[3])
    used.draw_shout(0)
    assert (used.dwarves[0].cards, used.shout_discard) == ((3,), [])
    empty = scene(dwarf("gunner", (0, 0)), events=[], specials_in=0, shouts=[])
    assert begin(empty, DrawEvent(seat=0)).is_over
    empty.draw_shout(0)
    assert empty.dwarves[0].cards == ()


@proves("EVENT-04", "EVENT-08")
def test_the_card_leads_to_the_mission() -> None:
    table, game = drawn("mission_event", script={"creature": (0,)})  # the scene is laid on the first mission
    play(game, At(at(1, 0)))
    assert table.stalagmites == BIT[at(1, 0)]
    assert NEAR[at(0, 0)] & table.stalagmites
    assert (table.pile[NITRA], table.pile[AQUARQ]) == (0, 0)
