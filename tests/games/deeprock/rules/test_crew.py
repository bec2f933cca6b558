"""The crew."""

from __future__ import annotations

from gamelode.games.deeprock.rules.crew import Arm, BeDwarf
from gamelode.kernel import Game, proves

from ..scene import EDITION, board, options, play, started


@proves("CREW-01", "CREW-02", "R-83", "TURN-01", "R-48")
def test_dwarves_and_weapons_are_chosen_in_turn_order_once_each() -> None:
    game = Game.start(EDITION, 3, 1, {"first": 2})
    assert game.waiting() == (1,)
    play(game, BeDwarf(3), Arm(2))
    assert game.waiting() == (2,)
    assert BeDwarf(3) not in options(game)
    play(game, BeDwarf(0))
    assert Arm(2) not in options(game)
    play(game, Arm(0))
    assert game.waiting() == (0,)
    play(game, BeDwarf(1), Arm(1))
    assert game.waiting() == (1,)  # the first player begins
    assert [d.kind for d in board(game).dwarves] == [1, 3, 0]
    assert not any(d.overclocked for d in board(game).dwarves)


@proves("CREW-03", "CREW-04", "CREW-05", "CREW-06", "CREW-08", "SETUP-03", "R-38")
def test_a_dwarf_starts_with_full_slots_and_a_card_of_each() -> None:
    game = started(4, dwarves="driller,engineer,gunner,scout")
    table = board(game)
    for one, code in zip(table.dwarves, "degs", strict=True):
        assert (one.health, one.primary, one.secondary) == (5, 5, 3)
        assert len(one.cards) == len(one.throwables) == 1
        assert one.space == table.map.start[code]
    assert game.view(None).dwarves[2].cards == table.dwarves[2].cards  # face up, for everyone
