"""What is lost or doubled is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import BIT, from_offset
from gamelode.games.deeprock.kinds import APOCA_PILE, EGG_PILE, GOLD, MORKITE
from gamelode.games.deeprock.seen.audit import _audit_creatures
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import proves

from ..scene import CONTENT, at, board, dwarf, scene, started


@proves("CRE-19")
def test_the_rear_of_the_oppressor_is_next_to_its_front() -> None:
    table = scene(dwarf("gunner", (4, 0)), creatures=[("oppressor", (0, 0))])
    table.put_rear(at(-1, 0))
    _audit_creatures(table)
    table.put_rear(at(-2, 0))
    with pytest.raises(AssertionError, match="a rear is left behind"):
        _audit_creatures(table)


@proves("CRE-19", "R-51")
@pytest.mark.parametrize(("wounds", "only"), [(1, None), (0, [(0, 0), (4, 0)])])
def test_the_oppressor_lacks_its_rear_only_when_it_has_just_emerged(wounds: int, only: list[tuple[int, int]]) -> None:
    """Not once it was hurt, nor where there is no room for a rear."""
    table = scene(dwarf("gunner", (4, 0)), creatures=[("oppressor", (0, 0))], only=only)
    table.wounds[CONTENT.two_spaces] = wounds
    with pytest.raises(AssertionError, match="lacks its rear"):
        _audit_creatures(table)


def test_a_mission_may_end_in_the_middle_of_an_attack() -> None:
    """Whoever was about to be removed then stays on the board until the next mission of a Deep Dive."""
    table = scene(dwarf("driller", (0, 0)), creatures=[("grunt", (1, 0))])
    table.wounds[0] = 1
    with pytest.raises(AssertionError, match="should be dead"):
        RULES.audit(table)
    table.hurt(0, 5)
    table.over = ""  # a Deep Dive goes on
    RULES.audit(table)


def add(cards: list[int]) -> None:
    cards.append(cards[0])


BROKEN: dict[str, tuple[str, Callable[[DeepRockTable], object]]] = {
    "Health": ("Health of seat 0", lambda t: setattr(t.dwarves[0], "health", 6)),
    "primary ammo": ("primary ammo of seat 0", lambda t: setattr(t.dwarves[0], "primary", 6)),
    "secondary ammo": ("secondary ammo of seat 0", lambda t: setattr(t.dwarves[0], "secondary", 4)),
    "a Dwarf in rock": ("seat 0 stands in rock", lambda t: setattr(t.dwarves[0], "space", from_offset(0, 0))),
    "a Rock & Stone card": ("Rock & Stone cards are lost or doubled", lambda t: t.shouts.pop()),
    "a Throwable": ("Throwables are lost or doubled", lambda t: add(t.throwables)),
    "a Resupply card": ("Resupply cards are lost or doubled", lambda t: t.supplies.pop()),
    "a Swarm card": ("Swarm cards are lost or doubled", lambda t: add(t.swarms)),
    "two Event cards": ("Event cards are lost", lambda t: (t.events.pop(), t.events.pop())),
    "one more Event card": ("Event cards are doubled", lambda t: add(t.events)),
    "special cards": ("more special Event cards", lambda t: setattr(t, "specials_in", 13)),
    "a weapon": ("secondary weapons are lost or doubled", lambda t: t.weapons.pop()),
    "an upgrade": ("Weapon Upgrades are lost or doubled", lambda t: t.upgrade_bag.pop()),
    "a pickup": ("pickups are lost", lambda t: t.pickup_bag.pop()),
    "a bloom": ("apoca_bloom", lambda t: t.pile.__setitem__(APOCA_PILE, 1)),
    "an egg": ("alien_egg", lambda t: t.pile.__setitem__(EGG_PILE, 1)),
    "Morkite": ("morkite comes from nowhere", lambda t: t.pile.__setitem__(MORKITE, 1)),
    "Gold in a wall": ("minerals come from nowhere", lambda t: t.minerals.update({from_offset(0, 0): GOLD})),
    "a debt": ("owes something", lambda t: t.pile.__setitem__(GOLD, -1)),
    "a creature nowhere": ("the set of spaces with creatures is wrong", lambda t: t.where.__setitem__(0, -1)),
    "a wound in the supply": ("in the supply with tokens on it", lambda t: t.wounds.__setitem__(17, 1)),
    "Flames": ("too many Flames", lambda t: setattr(t, "flames", 127)),
    "a platform": ("a platform lies on no pit", lambda t: setattr(t, "platforms", BIT[from_offset(0, 0)])),
    "ziplines": ("too many ziplines", lambda t: setattr(t, "ziplines", ((1, 2), (3, 4)))),
    "Flares": ("too many Flares", lambda t: setattr(t, "flares", (1, 2, 3))),
    "the threat": ("the Swarm Threat marker", lambda t: setattr(t, "threat", 1)),
    "a gun": ("something stands in rock", lambda t: setattr(t, "sentry", from_offset(0, 0))),
    "a pod": ("something stands in rock", lambda t: setattr(t, "pod", from_offset(0, 0))),
}


@pytest.mark.parametrize(("said", "spoil"), BROKEN.values(), ids=BROKEN)
def test_what_is_lost_or_comes_from_nowhere_is_noticed(said: str, spoil: Callable[[DeepRockTable], object]) -> None:
    table = board(started(2, dwarves="gunner,scout"))
    RULES.audit(table)
    spoil(table)
    with pytest.raises(AssertionError, match=said):
        RULES.audit(table)
