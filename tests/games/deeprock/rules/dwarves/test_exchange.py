"""What changes hands."""

from __future__ import annotations

from gamelode.games.deeprock.rules.dwarves.exchange import Exchange, Hand
from gamelode.kernel import PASS, proves

from ...scene import dwarf, options, play, scene, shout, throwable, turn_of, why_not


@proves("EXCH-01", "EXCH-02", "R-37", "R-89")
def test_ammo_cards_and_upgrades_change_hands() -> None:
    frag, card = throwable("frag"), shout("catch")
    table = scene(
        dwarf("gunner", (0, 0), primary=4, cards=(card,), fitted=((2,), ())),
        dwarf("scout", (1, 0), primary=2, throwables=(frag,), health=0),
        dwarf("driller", (5, 0)),
    )
    game = play(turn_of(table), Exchange())
    assert not any(isinstance(c, Hand) and 2 in (c.giver, c.taker) for c in options(game))
    play(game, Hand(0, 1, 0), Hand(1, 0, 2, frag), Hand(0, 1, 3, card), Hand(0, 1, 4, 2, 1))
    assert (table.dwarves[0].primary, table.dwarves[1].primary) == (3, 3)
    assert table.dwarves[0].throwables == (frag,)
    assert table.dwarves[1].cards == (card,)
    assert table.dwarves[1].fitted == ((), (2,))
    assert Hand(1, 0, 0) not in options(game)  # it is not handed back
    play(game, PASS)
    assert table.turn.actions == 2
    assert table.dwarves[1].health == 0
    alone = scene(dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)))
    assert why_not(turn_of(alone), Exchange()) == "EXCH-01"


@proves("EXCH-01", "R-37")
def test_ammo_needs_free_slots() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0), primary=4, cards=(shout("catch"),)))
    game = play(turn_of(table), Exchange())
    assert Hand(0, 1, 0) in options(game)
    assert Hand(1, 0, 0) not in options(game)
