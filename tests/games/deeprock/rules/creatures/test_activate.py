"""The order in which creatures act."""

from __future__ import annotations

from gamelode.games.deeprock.events.creatures import Attacked, Emerged, Stepped
from gamelode.games.deeprock.kinds import BANG
from gamelode.games.deeprock.rules.choices import This
from gamelode.games.deeprock.rules.creatures.activate import InOrder, activation
from gamelode.games.deeprock.rules.creatures.crawl import SetOff
from gamelode.kernel import YES, proves

from ...scene import CORRIDOR, activated, alive, at, begin, dwarf, options, place, play, scene, told


@proves("ACT-02", "ACT-01", "ACT-09")
def test_kinds_act_in_the_order_of_the_table() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=CORRIDOR, creatures=[("slasher", (3, 0)), ("grunt", (5, 0))])
    activated(table)
    assert place(table.where[0]) == (2, 0)  # the Grunt passed the Slasher, and blocks it
    assert alive(activated(table), "slasher")


@proves("ACT-03", "ACT-16")
def test_the_active_player_orders_creatures_of_a_kind() -> None:
    table = scene(
        dwarf("gunner", (0, 0)), dwarf("scout", (6, 0)), creatures=[("grunt", (3, 0)), ("grunt", (-3, 0))], active=1
    )
    game = begin(table, activation(table))
    assert game.waiting() == (1,)
    assert options(game) == [InOrder(), This(0), This(1)]
    play(game, This(1))
    assert told(game, Stepped)[0].creature == 1


@proves("ACT-15", "R-85")
def test_who_dies_is_skipped_and_who_comes_later_waits() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        creatures=[("exploder", (1, 0)), ("exploder", (2, 0)), ("brood_nexus", (-3, 0))],
        script={"explosion": (2, 0), "creature": (BANG, BANG)},
    )
    game = begin(table, activation(table))
    play(game, This(table.creature_at(at(1, 0))))
    while not game.is_over:
        play(game, options(game)[0])
    assert alive(game, "exploder") == []
    assert len(alive(game, "grunt")) == 2
    assert not any(e.creature in (0, 1) for e in told(game, Stepped))


@proves("EFF-03", "EFF-05", "R-85")
def test_a_stunned_or_frozen_creature_loses_its_tokens_instead_of_acting() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("grunt", (1, 0)), ("grunt", (0, 1))], stunned=1, frozen=2)
    game = activated(table)
    assert told(game, Attacked) == []
    assert table.stunned == table.frozen == 0


@proves("ACT-15", "R-85")
def test_who_comes_back_while_its_kind_acts_does_not_act() -> None:
    """The miniature of a Grunt that a charge killed is used again for one that comes out of a Brood Nexus."""
    table = scene(
        dwarf("gunner", (-4, 0)),
        creatures=[("grunt", (5, 0)), ("grunt", (3, 1)), ("grunt", (4, -2)), ("brood_nexus", (2, 0))],
        charges={at(3, 0): 0},
        script={"explosion": (1, 1)},
    )
    nexus = table.creature_at(at(2, 0))
    table.wounds[nexus] = 4
    game = begin(table, activation(table, ("grunt",)))
    play(game, This(0))
    while not isinstance(game.question, SetOff):
        play(game, options(game)[0])
    play(game, YES)
    while not game.is_over:
        play(game, options(game)[0])
    assert {event.creature for event in told(game, Emerged)} == {0, 1}
    assert {event.creature for event in told(game, Stepped)} == {0, 2}
