"""What must be true of every table."""

from __future__ import annotations

from collections import Counter

from gamelode.kernel import cites

from ..board.hexes import BIT, BOARD, NEAR
from ..kinds import APOCA, APOCA_PILE, AQUARQ, EGG, EGG_PILE, ITEMS, LOSS, MINERALS, MORKITE, NOBODY, NOWHERE, UNKNOWN
from ..table import DeepRockTable


@cites("SPAWN-09", "R-07", "R-38")
def audit(table: DeepRockTable) -> None:
    """Cards, tokens, miniatures, ammo, Health and minerals are conserved; derived sets agree."""
    if not table.where:
        return
    _audit_creatures(table)
    _audit_dwarves(table)
    if table.events or table.event_discard or table.specials_in:
        _audit_cards(table)
    _audit_tokens(table)


def _audit_creatures(table: DeepRockTable) -> None:
    content = table.content
    over = table.over or table.result != LOSS or not table.conscious()  # a mission may end in the middle of an attack
    bugs = big = 0
    for creature, space in enumerate(table.where):
        kind = content.kind_of[creature]
        if space < 0:
            gone = not table.wounds[creature] and not (table.stunned | table.frozen | table.marked) >> creature & 1
            assert gone, f"miniature {creature} is in the supply with tokens on it"
            continue
        spaces = table.spaces_of_creature(creature)
        bugs |= spaces
        big |= spaces if content.blocks[kind] else 0
        assert table.wounds[creature] < content.health[kind] or over, f"miniature {creature} should be dead"
    assert table.bugs == bugs, "the set of spaces with creatures is wrong"
    assert table.big == big, "the set of spaces with big creatures is wrong"
    assert not table.bugs & ~table.open, "a creature stands in rock"
    _audit_rear(table)


@cites("CRE-19", "R-51")
def _audit_rear(table: DeepRockTable) -> None:
    """The Oppressor takes two adjacent spaces. It emerges front first, and then a player may be asked for its rear."""
    two = table.content.two_spaces
    front = table.where[two] if two >= 0 else NOWHERE
    if table.rear >= 0:
        assert NEAR[front] & BIT[table.rear], "a rear is left behind"
    elif front >= 0:
        room = NEAR[front] & table.free_for_creatures() & ~table.burning
        is_new = room and not table.wounds[two]
        assert is_new, "a front that has not just emerged lacks its rear"


def _audit_dwarves(table: DeepRockTable) -> None:
    numbers, tokens = table.content.numbers, table.content.tokens
    for seat, dwarf in enumerate(table.dwarves):
        assert 0 <= dwarf.health <= numbers.health, f"Health of seat {seat}"
        assert 0 <= dwarf.primary <= numbers.primary, f"primary ammo of seat {seat}"
        assert 0 <= dwarf.secondary <= table.secondary_slots(seat), f"secondary ammo of seat {seat}"
        assert all(len(kinds) <= tokens.slots for kinds in dwarf.fitted), f"upgrades of seat {seat}"
        assert dwarf.health or not (dwarf.knocked or dwarf.stunned or dwarf.webbed or dwarf.carrying), (
            "token on the fallen"
        )
        assert table.open & BIT[dwarf.space], f"seat {seat} stands in rock"
        assert not table.stalagmites & BIT[dwarf.space], f"seat {seat} stands in a stalagmite"


def _audit_cards(table: DeepRockTable) -> None:
    content = table.content
    held = [card for dwarf in table.dwarves for card in dwarf.cards]
    _same(
        table.shouts + table.shout_discard + held,
        [n for n, s in enumerate(content.shouts) for _ in range(s.count)],
        "Rock & Stone cards",
    )
    held = [card for dwarf in table.dwarves for card in dwarf.throwables]
    shown = [card for cards in table.shown_cards.values() for card in cards]
    _same(table.throwables + table.throwable_discard + held + shown, range(len(content.throwables)), "Throwables")
    on_table = [table.pod_card] if table.pod_card >= 0 else []
    _same(table.supplies + table.supply_discard + on_table, range(len(content.supplies)), "Resupply cards")
    swarms = [n for n, s in enumerate(content.swarms) if s.id not in table.map.entry.remove_swarms]
    _same(table.swarms + table.swarm_discard, swarms, "Swarm cards")
    cards = [n for n, e in enumerate(content.events) for _ in range(e.count)]
    found = Counter(table.events + table.specials + table.event_discard)
    assert (Counter(cards) - found).total() <= 1, "Event cards are lost"  # one may be under way
    assert not found - Counter(cards), "Event cards are doubled"
    assert 0 <= table.specials_in <= len(table.specials), "more special Event cards are in than there are"
    held = [weapon for dwarf in table.dwarves for weapon in (dwarf.weapon,) if weapon >= 0]
    _same(table.weapons + held, range(len(content.files.secondary)), "secondary weapons")


def _audit_tokens(table: DeepRockTable) -> None:
    content = table.content
    fitted = [kind for dwarf in table.dwarves for kinds in dwarf.fitted for kind in kinds]
    face_up = [kind for kind in table.upgrades.values() if kind != UNKNOWN]
    every = [kind for kind, u in enumerate(content.files.upgrade) for _ in range(u.count)]
    _same(table.upgrade_bag + table.upgrade_box + fitted + face_up, every, "Weapon Upgrades")
    unknown = list(table.pickups.values()).count(UNKNOWN)
    assert len(table.pickup_bag) == unknown + len(table.hidden), "pickups are lost"
    _audit_finds(table)
    assert table.flames.bit_count() <= content.tokens.flames, "too many Flames"
    assert table.platforms.bit_count() <= content.tokens.platforms, "too many platforms"
    assert not table.platforms & ~table.map.pits, "a platform lies on no pit"
    assert sum(map(len, table.ziplines)) <= content.tokens.ziplines, "too many ziplines"
    assert len(table.flares) <= content.tokens.flares, "too many Flares"
    assert not table.objects() & ~table.open, "something stands in rock"
    burning = table.flames
    for spaces in table.fires:
        burning |= spaces
    assert burning == table.burning, "the set of burning spaces is wrong"
    assert not table.open & ~BOARD, "there is no such space"
    assert 0 <= table.threat <= table.reached <= content.threat.last, "the Swarm Threat marker"
    assert NOBODY <= table.aside <= len(table.swarms) + len(table.swarm_discard), "Swarm cards set aside"


def _audit_finds(table: DeepRockTable) -> None:
    """Nitra and Gold also come from dice and cards, and are spent; all else is where the mission put it, or found."""
    entry, walls = table.map.entry, Counter(table.minerals.values())
    lying = Counter(mineral for minerals in table.ground.values() for mineral in minerals)
    assert min(table.pile) >= 0, "the shared pile owes something"
    for mineral, name in enumerate(MINERALS):
        assert walls[mineral] <= entry.minerals.get(name, 0), "minerals come from nowhere"
    for mineral in (MORKITE, AQUARQ):
        carried = sum(dwarf.carrying for dwarf in table.dwarves) if mineral == AQUARQ else 0
        count = walls[mineral] + lying[mineral] + table.pile[mineral] + carried
        assert count <= entry.minerals.get(MINERALS[mineral], 0), f"{MINERALS[mineral]} comes from nowhere"
    face_up = list(table.pickups.values())
    for kind, item in ((APOCA, APOCA_PILE), (EGG, EGG_PILE)):
        count = table.pickup_bag.count(kind) + face_up.count(kind) + table.pile[item]
        assert count == entry.pickups.get(ITEMS[item], 0), f"{ITEMS[item]} is lost or comes from nowhere"


def _same(found: list[int], expected: object, what: str) -> None:
    assert sorted(found) == sorted(expected), f"{what} are lost or doubled"  # type: ignore[call-overload]
